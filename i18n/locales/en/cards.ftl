# The words of cards.
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
card-the = the { $rank ->
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
