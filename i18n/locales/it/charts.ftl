# What leaderboards and curves say.
picture-leaders-matches = sfide
picture-plot-rating = Punteggio

# In words, for who cannot see them.
alt-leaderboard-head = { $columns }.
alt-leaderboard-row = { $place }. { $name }: { $values }.
alt-plot-rating = Punteggio { $when }: da { $first } a { $last } ± { $deviation } in { $n ->
    [one] { $n } sfida classificata
   *[other] { $n } sfide classificate
 }, minimo { $low }, massimo { $high }.
