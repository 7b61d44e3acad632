# What leaderboards and curves say.
picture-leaders-given = verteilt
picture-leaders-taken = kassiert
picture-leaders-matches = Matchs
picture-leaders-rating = Wertung
picture-leaders-nobody = Noch niemand.
picture-plot-rating = Wertung
picture-plot-no-rating = Noch kein gewertetes Match.
picture-plot-coches = Coches
picture-plot-no-coches = Noch kein Match.
picture-plot-given = verteilt
picture-plot-taken = kassiert

# In words, for who cannot see them.
alt-leaderboard-head = Coches verteilt, kassiert, Matchs, Wertung.
alt-leaderboard-head-own = Coches verteilt, kassiert, Matchs, { $measure }.
alt-leaderboard-head-plain = Coches verteilt, kassiert, Matchs.
alt-leaderboard-row = { $place }. { $name }: { $values }.
alt-plot-rating = Wertung vom { $since } bis { $until }: von { $first } auf { $last } ± { $deviation } in { $n } gewerteten Matchs, am tiefsten { $low }, am höchsten { $high }.
alt-plot-coches = Coches vom { $since } bis { $until }: { $given } verteilt, { $taken } kassiert in { $n } Matchs.
