# What leaderboards and curves say.
picture-leaders-matches = matches
picture-leaders-nobody = Nobody yet.
picture-plot-rating = Rating
picture-plot-no-rating = No rated match yet.
picture-plot-no-match = No match yet.

# In words, for who cannot see them.
alt-leaderboard-head = { $columns }.
alt-leaderboard-row = { $place }. { $name }: { $values }.
alt-plot-rating = Rating from { $since } to { $until }: { $first } to { $last } ± { $deviation } in { $n } rated matches, lowest { $low }, highest { $high }.
