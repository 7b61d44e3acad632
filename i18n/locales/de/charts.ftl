# What leaderboards and curves say.
picture-leaders-matches = Matchs
picture-plot-rating = Wertung

# In words, for who cannot see them.
alt-leaderboard-head = { $columns }.
alt-leaderboard-row = { $place }. { $name }: { $values }.
alt-plot-rating = Wertung { $when }: von { $first } auf { $last } ± { $deviation } in { $n ->
    [one] { $n } gewerteten Match
   *[other] { $n } gewerteten Matchs
 }, am tiefsten { $low }, am höchsten { $high }.
