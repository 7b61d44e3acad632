# The words of seats, teams and marriages.
seat-N = North
seat-W = West
seat-S = South
seat-E = East
team-NS = North-South
team-EW = East-West
marriage-said = { $points ->
    [20] Twenty
    [30] Thirty
    [40] Forty
   *[60] Sixty
 } in { $suit ->
    [h] hearts
    [d] diamonds
    [c] clubs
   *[s] spades
 }
