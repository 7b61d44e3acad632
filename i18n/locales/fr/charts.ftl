# What leaderboards and curves say.
picture-leaders-matches = matchs
picture-leaders-nobody = Personne pour l’instant.
picture-plot-rating = Cote
picture-plot-no-rating = Encore aucun match classé.
picture-plot-no-match = Encore aucun match.

# In words, for who cannot see them.
alt-leaderboard-head = { $columns }.
alt-leaderboard-row = { $place }. { $name } : { $values }.
alt-plot-rating = Cote du { $since } au { $until } : de { $first } à { $last } ± { $deviation } en { $n } matchs classés, au plus bas { $low }, au plus haut { $high }.
