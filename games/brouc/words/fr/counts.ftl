# What is counted, in leaderboards and statistics.
metric-coches-given = Coches données
metric-coches-taken = Coches prises
metric-capes = Capes
metric-capes-demanded = Capes et dehors
metric-capes-undoubled = Capes, dehors, pas dédoublé
metric-dehors-right = Dehors justes
metric-dehors-wrong = Dehors faux
metric-marriages = Mariages
column-capes = capes
column-capes-demanded = c. et dehors
column-capes-undoubled = pas dédoublé
column-dehors-right = dehors
column-dehors-wrong = faux
column-marriages = mariages
columns-line = coches données : { $coches_given }, prises : { $coches_taken }
stats-coches = -# Coches données : { $coches_given }, prises : { $coches_taken } · donnes : { $deals }, points par donne : { $points_per_deal } · mariages : { $marriages }, dont { $table_marriages } sur la table
stats-calls = -# Capes : { $capes }, et dehors : { $capes_demanded }, pas dédoublé : { $capes_undoubled }, manquées : { $capes_failed } · dehors justes : { $dehors_right }, faux : { $dehors_wrong }
side-score = **{ $score }** { $score ->
    [one] coche
   *[other] coches
 }
column-coches_given = données
column-coches_taken = prises
curve-title = Coches
curve-text = Coches { $when } : données : { $first }, prises : { $second }, matchs : { $matches }.
stats-beside = { games-won-of }
achievement-first-marriage = Un premier mariage
achievement-marriages-in-match = { $least } mariages dans un match
achievement-table-marriages = { $least } mariages sur la table
achievement-first-dehors = Un premier « Dehors ! » juste
achievement-dehors-in-match = { $least } « Dehors ! » justes dans un match
achievement-hundred-dehors = { $least } « Dehors ! » justes
achievement-first-cape = Une première cape
achievement-cape-demanded = Une cape et dehors, demandée et réussie
achievement-cape-undoubled = Une cape et dehors, pas dédoublé, demandée et réussie
achievement-hundred-coches = { $least } coches données
moment-match-turned = Match gagné après 0–4
moment-cape-undoubled = Cape, pas dédoublé
moment-cape-demanded = Cape demandée
moment-dehors-exact = « Dehors ! » à 301 pile
moment-cape = Cape
