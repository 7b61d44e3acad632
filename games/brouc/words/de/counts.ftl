# What is counted, in leaderboards and statistics.
metric-coches-given = Verteilte Coches
metric-coches-taken = Kassierte Coches
metric-capes = Capes
metric-capes-demanded = Capes et dehors
metric-capes-undoubled = Capes, dehors, pas dédoublé
metric-dehors-right = Richtige Dehors
metric-dehors-wrong = Falsche Dehors
metric-marriages = Mariagen
column-capes = Capes
column-capes-demanded = C. et dehors
column-capes-undoubled = pas dédoublé
column-dehors-right = Dehors
column-dehors-wrong = falsch
column-marriages = Mariagen
columns-line = Coches: { $coches_given } verteilt, { $coches_taken } kassiert
stats-coches = -# Coches: { $coches_given } verteilt, { $coches_taken } kassiert · Spiele: { $deals }, Punkte pro Spiel: { $points_per_deal } · Mariagen: { $marriages }, davon { $table_marriages } auf dem Tisch
stats-calls = -# Capes { $capes }, et dehors { $capes_demanded }, pas dédoublé { $capes_undoubled }, missglückt { $capes_failed } · Dehors: { $dehors_right } richtig, { $dehors_wrong } falsch
side-score = **{ $score }** { $score ->
    [one] Coche
   *[other] Coches
 }
column-coches_given = verteilt
column-coches_taken = kassiert
curve-title = Coches
curve-text = Coches { $when }: { $first } verteilt, { $second } kassiert (Matchs: { $matches }).
stats-beside = { games-won-of }
achievement-first-marriage = Die erste Mariage
achievement-marriages-in-match = { $least } Mariagen in einem Match
achievement-table-marriages = { $least } Mariagen auf dem Tisch
achievement-first-dehors = Das erste richtige «Dehors !»
achievement-dehors-in-match = { $least } richtige «Dehors !» in einem Match
achievement-hundred-dehors = { $least } richtige «Dehors !»
achievement-first-cape = Die erste Cape
achievement-cape-demanded = Eine Cape et dehors, angesagt und gemacht
achievement-cape-undoubled = Eine Cape et dehors, pas dédoublé, angesagt und gemacht
achievement-hundred-coches = { $least } Coches verteilt
moment-match-turned = Match nach 0–4 gedreht
moment-cape-undoubled = Cape, pas dédoublé
moment-cape-demanded = Angesagte Cape
moment-dehors-exact = «Dehors !» mit genau 301
moment-cape = Cape
