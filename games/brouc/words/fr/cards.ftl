# The words of seats, teams and marriages.
seat-N = Nord
seat-W = Ouest
seat-S = Sud
seat-E = Est
team-NS = Nord-Sud
team-EW = Est-Ouest
marriage-said = { $points ->
    [20] Vingt
    [30] Trente
    [40] Quarante
   *[60] Soixante
 } en { $suit ->
    [h] cœur
    [d] carreau
    [c] trèfle
   *[s] pique
 }
