# What the master would do, and what a beginner is reminded of.
cmd-hint = tipp
cmd-hint-description = Was ein Meister jetzt täte und warum (Tische mit Tipps)
button-hint = Tipp
hint-not-here = An diesem Tisch gibt es keine Tipps: Die Hilfe ist hier tiefer eingestellt.
hint-not-now = Du hast jetzt nichts zu entscheiden: Warte, bis du dran bist.
