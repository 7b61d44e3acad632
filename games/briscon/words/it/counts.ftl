# What is counted, in leaderboards and statistics.
metric-points = Punti
metric-best-meld = Miglior annuncio
metric-outs-right = «Aus» giusti
metric-outs-wrong = «Aus» sbagliati
metric-all-tricks = Tutte le prese
column-games_won = vinte
column-games = giocate
column-points = punti
column-best-meld = annuncio
column-outs-right = aus
column-outs-wrong = sbagliati
column-all-tricks = 16 prese
columns-line = { stats-beside }
stats-points = -# Punti: { $points }, mani: { $deals }, punti per mano: { $points_per_deal } · prese: { $tricks } · annunci: { $melds }, il migliore: { $best_meld }
stats-calls = -# «Aus» giusti: { $outs_right }, sbagliati: { $outs_wrong } · rauben: { $robbed } · tutte le prese: { $all_tricks }
curve-title = Partite
curve-text = Partite dal { $since } al { $until }: vinte: { $first }, giocate: { $second }, sfide: { $matches }.
