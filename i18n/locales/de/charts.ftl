# What leaderboards and curves say.
picture-leaders-matches = Matchs
picture-leaders-nobody = Noch niemand.
picture-plot-rating = Wertung
picture-plot-no-rating = Noch kein gewerteter Match.
picture-plot-no-match = Noch kein Match.

# In words, for who cannot see them.
alt-leaderboard-head = { $columns }.
alt-leaderboard-row = { $place }. { $name }: { $values }.
alt-plot-rating = Wertung vom { $since } bis { $until }: von { $first } auf { $last } ± { $deviation } in { $n } gewerteten Matchs, am tiefsten { $low }, am höchsten { $high }.
