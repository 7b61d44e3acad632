# What leaderboards and curves say.
picture-leaders-given = date
picture-leaders-taken = prese
picture-leaders-matches = sfide
picture-leaders-rating = punti
picture-leaders-nobody = Ancora nessuno.
picture-plot-rating = Punteggio
picture-plot-no-rating = Ancora nessuna sfida valida.
picture-plot-coches = Coches
picture-plot-no-coches = Ancora nessuna sfida.
picture-plot-given = date
picture-plot-taken = prese

# In words, for who cannot see them.
alt-leaderboard-head = Coches date, prese, sfide, punti.
alt-leaderboard-head-own = Coches date, prese, sfide, { $measure }.
alt-leaderboard-head-plain = Coches date, prese, sfide.
alt-leaderboard-row = { $place }. { $name }: { $values }.
alt-plot-rating = Punteggio dal { $since } al { $until }: da { $first } a { $last } ± { $deviation } in { $n } sfide valide, minimo { $low }, massimo { $high }.
alt-plot-coches = Coches dal { $since } al { $until }: { $given } date, { $taken } prese in { $n } sfide.
