# The words of cards, seats and teams.
rank-letters = A 10 K Q J 9 8 7
suit-h = hearts
suit-d = diamonds
suit-c = clubs
suit-s = spades
card-name = { $rank ->
    [ace] ace
    [ten] ten
    [king] king
    [queen] queen
    [jack] jack
    [nine] nine
    [eight] eight
   *[seven] seven
 } of { $suit ->
    [h] hearts
    [d] diamonds
    [c] clubs
   *[s] spades
 }
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
