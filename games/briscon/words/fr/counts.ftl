# What is counted, in leaderboards and statistics.
metric-points = Points
metric-best-meld = Plus belle annonce
metric-outs-right = « Aus » justes
metric-outs-wrong = « Aus » faux
metric-all-tricks = Toutes les levées
column-games_won = gagnées
column-games = jouées
column-points = points
column-best-meld = annonce
column-outs-right = aus
column-outs-wrong = faux
column-all-tricks = 16 levées
columns-line = { stats-beside }
stats-points = -# Points : { $points }, donnes : { $deals }, points par donne : { $points_per_deal } · levées : { $tricks } · annonces : { $melds }, la plus belle : { $best_meld }
stats-calls = -# « Aus » justes : { $outs_right }, faux : { $outs_wrong } · rauben : { $robbed } · toutes les levées : { $all_tricks }
curve-title = Parties
curve-text = Parties du { $since } au { $until } : gagnées : { $first }, jouées : { $second }, matchs : { $matches }.
