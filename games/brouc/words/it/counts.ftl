# What is counted, in leaderboards and statistics.
metric-coches-given = Coches date
metric-coches-taken = Coches prese
metric-capes = Cape
metric-capes-demanded = Cape et dehors
metric-capes-undoubled = Cape, dehors, pas dédoublé
metric-dehors-right = Dehors giusti
metric-dehors-wrong = Dehors sbagliati
metric-marriages = Matrimoni
column-capes = cape
column-capes-demanded = c. et dehors
column-capes-undoubled = pas dédoublé
column-dehors-right = dehors
column-dehors-wrong = sbagliati
column-marriages = matrimoni
columns-line = coches date: { $coches_given }, prese: { $coches_taken }
stats-coches = -# Coches date: { $coches_given }, prese: { $coches_taken } · mani: { $deals }, punti per mano: { $points_per_deal } · matrimoni: { $marriages }, di cui { $table_marriages } sul tavolo
stats-calls = -# Cape { $capes }, et dehors { $capes_demanded }, pas dédoublé { $capes_undoubled }, fallite { $capes_failed } · dehors giusti: { $dehors_right }, sbagliati: { $dehors_wrong }
side-score = **{ $score }** { $score ->
    [one] coche
   *[other] coches
 }
column-coches_given = date
column-coches_taken = prese
curve-title = Coches
curve-text = Coches { $when }: date: { $first }, prese: { $second }, sfide: { $matches }.
stats-beside = { games-won-of }
achievement-first-marriage = Un primo matrimonio
achievement-marriages-in-match = { $least } matrimoni in una sfida
achievement-table-marriages = { $least } matrimoni sul tavolo
achievement-first-dehors = Un primo «Dehors !» giusto
achievement-dehors-in-match = { $least } «Dehors !» giusti in una sfida
achievement-hundred-dehors = { $least } «Dehors !» giusti
achievement-first-cape = Una prima cape
achievement-cape-demanded = Una cape et dehors, annunciata e riuscita
achievement-cape-undoubled = Una cape et dehors, pas dédoublé, annunciata e riuscita
achievement-hundred-coches = { $least } coches date
moment-match-turned = Sfida vinta da 0–4
moment-cape-undoubled = Cape, pas dédoublé
moment-cape-demanded = Cape annunciata
moment-dehors-exact = «Dehors !» a 301 esatti
moment-cape = Cape
