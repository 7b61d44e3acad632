# What leaderboards and curves say.
picture-leaders-given = données
picture-leaders-taken = prises
picture-leaders-matches = matchs
picture-leaders-rating = cote
picture-leaders-nobody = Personne encore.
picture-plot-rating = Cote
picture-plot-no-rating = Encore aucun match coté.
picture-plot-coches = Coches
picture-plot-no-coches = Encore aucun match.
picture-plot-given = données
picture-plot-taken = prises

# In words, for who cannot see them.
alt-leaderboard-head = Coches données, prises, matchs, cote.
alt-leaderboard-head-own = Coches données, prises, matchs, { $measure }.
alt-leaderboard-head-plain = Coches données, prises, matchs.
alt-leaderboard-row = { $place }. { $name } : { $values }.
alt-plot-rating = Cote du { $since } au { $until } : de { $first } à { $last } ± { $deviation } en { $n } matchs cotés, au plus bas { $low }, au plus haut { $high }.
alt-plot-coches = Coches du { $since } au { $until } : { $given } données, { $taken } prises en { $n } matchs.
