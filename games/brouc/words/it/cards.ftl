# The words of seats, teams and marriages.
seat-N = Nord
seat-W = Ovest
seat-S = Sud
seat-E = Est
team-NS = Nord-Sud
team-EW = Est-Ovest
marriage-said = { $points ->
    [20] Venti
    [30] Trenta
    [40] Quaranta
   *[60] Sessanta
 } a { $suit ->
    [h] cuori
    [d] quadri
    [c] fiori
   *[s] picche
 }
