# What leaderboards and curves say.
picture-leaders-given = given
picture-leaders-taken = taken
picture-leaders-matches = matches
picture-leaders-rating = rating
picture-leaders-nobody = Nobody yet.
picture-plot-rating = Rating
picture-plot-no-rating = No rated match yet.
picture-plot-coches = Coches
picture-plot-no-coches = No match yet.
picture-plot-given = given
picture-plot-taken = taken

# In words, for who cannot see them.
alt-leaderboard-head = Coches given, taken, matches, rating.
alt-leaderboard-head-own = Coches given, taken, matches, { $measure }.
alt-leaderboard-head-plain = Coches given, taken, matches.
alt-leaderboard-row = { $place }. { $name }: { $values }.
alt-plot-rating = Rating from { $since } to { $until }: { $first } to { $last } ± { $deviation } in { $n } rated matches, lowest { $low }, highest { $high }.
alt-plot-coches = Coches from { $since } to { $until }: { $given } given, { $taken } taken in { $n } matches.
