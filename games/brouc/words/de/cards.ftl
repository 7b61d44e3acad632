# The words of seats, teams and marriages.
seat-N = Nord
seat-W = West
seat-S = Süd
seat-E = Ost
team-NS = Nord-Süd
team-EW = Ost-West
marriage-said = { $points ->
    [20] Zwanzig
    [30] Dreissig
    [40] Vierzig
   *[60] Sechzig
 } in { $suit ->
    [h] Herz
    [d] Karo
    [c] Kreuz
   *[s] Pik
 }
