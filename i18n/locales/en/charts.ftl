# What leaderboards and curves say.
picture-leaders-matches = matches
picture-plot-rating = Rating

# In words, for who cannot see them.
alt-leaderboard-head = { $columns }.
alt-leaderboard-row = { $place }. { $name }: { $values }.
alt-plot-rating = Rating { $when }: { $first } to { $last } ± { $deviation } in { $n ->
    [one] { $n } rated match
   *[other] { $n } rated matches
 }, lowest { $low }, highest { $high }.
