# What leaderboards and curves say.
picture-leaders-matches = matchs
picture-plot-rating = Cote

# In words, for who cannot see them.
alt-leaderboard-head = { $columns }.
alt-leaderboard-row = { $place }. { $name } : { $values }.
alt-plot-rating = Cote { $when } : de { $first } à { $last } ± { $deviation } en { $n ->
    [one] { $n } match classé
   *[other] { $n } matchs classés
 }, au plus bas { $low }, au plus haut { $high }.
