# What is counted, in leaderboards and statistics.
metric-points = Points
metric-best-meld = Best meld
metric-outs-right = « Aus », right
metric-outs-wrong = « Aus », wrong
metric-all-tricks = All the tricks
column-games_won = won
column-games = played
column-points = points
column-best-meld = best meld
column-outs-right = aus
column-outs-wrong = wrong
column-all-tricks = 16 tricks
columns-line = { stats-beside }
stats-points = -# Points: { $points }, deals: { $deals }, points a deal: { $points_per_deal } · tricks: { $tricks } · melds: { $melds }, the best: { $best_meld }
stats-calls = -# « Aus »: { $outs_right } right, { $outs_wrong } wrong · rauben: { $robbed } · all the tricks: { $all_tricks }
curve-title = Games
curve-text = Games from { $since } to { $until }: { $first } won, { $second } played (matches: { $matches }).
