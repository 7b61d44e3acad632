# What is counted, in leaderboards and statistics.
metric-games-won = Partite vinte
metric-games = Partite giocate
metric-points = Punti
metric-best-meld = Miglior combinazione
metric-outs-right = «Aus» giusti
metric-outs-wrong = «Aus» sbagliati
metric-all-tricks = Tutte le prese
column-games_won = vinte
column-games = giocate
column-games-won = p. vinte
column-points = punti
column-best-meld = combin.
column-outs-right = aus
column-outs-wrong = sbagliati
column-all-tricks = 16 prese
columns-line = { stats-beside }
stats-beside = partite vinte: { $games_won } su { $games }
stats-points = -# Punti: { $points }, mani: { $deals }, punti per mano: { $points_per_deal } · prese: { $tricks } · combinazioni: { $melds }, la migliore: { $best_meld }
stats-calls = -# «Aus» giusti: { $outs_right }, sbagliati: { $outs_wrong } · rauben: { $robbed } · tutte le prese: { $all_tricks }
side-score = **{ $score }** { $score ->
    [one] partita
   *[other] partite
 }
curve-title = Partite
curve-text = Partite dal { $since } al { $until }: vinte: { $first }, giocate: { $second }, sfide: { $matches }.
