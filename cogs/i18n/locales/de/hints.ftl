# What the master would do, and what a beginner is reminded of.
cmd-hint = tipp
cmd-hint-description = Was ein Meister jetzt täte und warum (Tische mit Tipps)
button-hint = Tipp
hint-not-here = An diesem Tisch gibt es keine Tipps. Vor einem Match kann sie erlauben, wer den Tisch eröffnet hat: «{ lobby-options }», dann «{ options-help }».
hint-not-now = Du hast jetzt nichts zu entscheiden: Warte, bis du dran bist.
