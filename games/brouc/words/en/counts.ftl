# What is counted, in leaderboards and statistics.
metric-coches-given = Coches given
metric-coches-taken = Coches taken
metric-capes = Capes
metric-capes-demanded = Capes et dehors
metric-capes-undoubled = Capes, dehors, pas dédoublé
metric-dehors-right = Dehors, right
metric-dehors-wrong = Dehors, wrong
metric-marriages = Marriages
column-capes = capes
column-capes-demanded = c. et dehors
column-capes-undoubled = undoubled
column-dehors-right = dehors
column-dehors-wrong = wrong
column-marriages = marriages
columns-line = coches { $coches_given } given, { $coches_taken } taken
stats-coches = -# Coches { $coches_given } given, { $coches_taken } taken · deals: { $deals }, points a deal: { $points_per_deal } · marriages: { $marriages }, { $table_marriages } of them on the table
stats-calls = -# Capes { $capes }, et dehors { $capes_demanded }, pas dédoublé { $capes_undoubled }, failed { $capes_failed } · dehors { $dehors_right } right, { $dehors_wrong } wrong
side-score = **{ $score }** { $score ->
    [one] coche
   *[other] coches
 }
column-coches_given = given
column-coches_taken = taken
curve-title = Coches
curve-text = Coches { $when }: { $first } given, { $second } taken (matches: { $matches }).
stats-beside = { games-won-of }
achievement-first-marriage = A first marriage
achievement-marriages-in-match = { $least } marriages in one match
achievement-table-marriages = { $least } marriages on the table
achievement-first-dehors = A first right « Dehors ! »
achievement-dehors-in-match = { $least } right « Dehors ! » in one match
achievement-hundred-dehors = { $least } right « Dehors ! »
achievement-first-cape = A first cape
achievement-cape-demanded = A cape et dehors, announced and made
achievement-cape-undoubled = A cape et dehors, pas dédoublé, announced and made
achievement-hundred-coches = { $least } coches given
moment-match-turned = Match won from 0–4
moment-cape-undoubled = Cape, pas dédoublé
moment-cape-demanded = Announced cape
moment-dehors-exact = « Dehors ! » at exactly 301
moment-cape = Cape
