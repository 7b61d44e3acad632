# What is counted, in leaderboards and statistics.
metric-coches-given = Coches date
metric-coches-taken = Coches prese
metric-games = Partite giocate
metric-games-won = Partite vinte
metric-capes = Cape
metric-capes-demanded = Cape et dehors
metric-capes-undoubled = Cape, dehors, pas dédoublé
metric-dehors-right = Dehors giusti
metric-dehors-wrong = Dehors sbagliati
metric-marriages = Matrimoni
metric-points-per-deal = Punti per mano
column-games = partite
column-games-won = p. vinte
column-capes = cape
column-capes-demanded = c. et dehors
column-capes-undoubled = pas dédoublé
column-dehors-right = dehors
column-dehors-wrong = sbagliati
column-marriages = matrimoni
column-points-per-deal = pt/mano
columns-line = coches { $coches_given } date, { $coches_taken } prese
stats-beside = { $games_won } partite vinte su { $games }
stats-coches = -# Coches: { $coches_given } date, { $coches_taken } prese · { $deals } mani, { $points_per_deal } punti per mano · { $marriages } matrimoni
stats-calls = -# Cape { $capes }, et dehors { $capes_demanded }, pas dédoublé { $capes_undoubled }, fallite { $capes_failed } · dehors { $dehors_right } giusti, { $dehors_wrong } sbagliati
side-score = **{ $score }** { $score ->
    [one] coche
   *[other] coches
 }
column-coches_given = date
column-coches_taken = prese
curve-title = Coches
curve-text = Coches dal { $since } al { $until }: { $first } date, { $second } prese in { $matches } sfide.
