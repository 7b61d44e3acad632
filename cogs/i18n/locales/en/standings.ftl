# The leaderboards.
cmd-leaderboard = leaderboard
cmd-leaderboard-description = Ratings, matches and what a game counts: who leads?
cmd-leaderboard-metric = metric
cmd-leaderboard-metric-description = { standings-menu-metric }
cmd-leaderboard-where = where
cmd-leaderboard-where-description = This server or everywhere
cmd-leaderboard-period = period
cmd-leaderboard-period-description = This month, this season or all time
cmd-leaderboard-pairs = pairs
cmd-leaderboard-pairs-description = Partners instead of single players
cmd-leaderboard-computers = computers
cmd-leaderboard-computers-description = Matches against computers instead of people
standings-metric-rating = { picture-plot-rating }
standings-metric-matches = Matches played
standings-metric-matches-won = Matches won
standings-metric-beaten = Won against: { $level }
standings-column-rating = rating
standings-column-matches-won = won
standings-where-here = This server
standings-where-everywhere = Everywhere
standings-period-month = This month
standings-period-season = This season
standings-period-ever = All time
standings-this-month = This month ({ $period })
standings-this-season = This season ({ $period })
standings-kind-players = players
standings-kind-pairs = pairs
standings-kind-computers = against computers
standings-scope-here-players = This server, players
standings-scope-here-pairs = This server, pairs
standings-scope-here-computers = This server, against computers
standings-scope-everywhere-players = Everywhere, players
standings-scope-everywhere-pairs = Everywhere, pairs
standings-scope-everywhere-computers = Everywhere, against computers
standings-menu-metric = What is counted
standings-menu-period = Since when
standings-menu-scope = Who
standings-menu-pool = { options-preset }
standings-title =
    ## { $metric }
    -# { $where } · { $kind }
standings-row = **{ $place }.** { $who }: **{ $value }** · { $counts } · { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
 }
standings-row-plain = **{ $place }.** { $who }: **{ $value }** · { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
 }
standings-rating-note = -# Ranked cautiously: the rating minus three times its uncertainty.
standings-rating-rule = -# Each further match against the same person within 90 days counts less: three fifths, two fifths, … never more than four matches in all. Opponents of whom little is known count less, too. If you leave or give up, you have lost; if you let a stand-in play for long, you can lose but not gain.
standings-nameless = someone
standings-nobody = { $count ->
    [one] Nobody yet. Finish a match against people to be listed here.
   *[other] Nobody yet. { $count } matches against people are needed.
 }
standings-nobody-rated = { $count ->
    [one] Nobody yet. Finish a rated match to be listed here: people at every seat, no cards taken back.
   *[other] Nobody yet. { $count } rated matches are needed: people at every seat, no cards taken back.
 }
standings-nobody-computers = { $count ->
    [one] Nobody yet. Finish a match against computers to be listed here.
   *[other] Nobody yet. { $count } matches against computers are needed.
 }
standings-apart = -# Matches against computers are counted apart: choose “{ $list }” below.
standings-mine = -# You: place **{ $place }** of { $total } · { $who }: { $value } · { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
 }
standings-mine-none = -# You: no match against people in this list yet.
standings-mine-none-computers = -# You: no match against computers in this list yet.
standings-mine-none-rated = -# You: no rated match in this list yet. Rated are matches with people at every seat and no cards taken back.
standings-mine-few = -# You: { $value }, not ranked yet ({ $matches } of { $needed ->
    [one] { $needed } match
   *[other] { $needed } matches
 }).
standings-mine-hidden = -# You: { $value }, seen by nobody but you: /preferences lets you be listed everywhere.
standings-first = { replay-first }
standings-back = { replay-back }
standings-next = { replay-next }
standings-share = Show to all
