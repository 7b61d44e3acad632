# The suits as Swiss players of French cards call them. Ranks are called as in German.
suit-d = Ecke
suit-s = Schaufel
card-name = { $suit ->
    [h] Herz
    [d] Ecken
    [c] Kreuz
   *[s] Schaufel
 }-{ rank-of }
