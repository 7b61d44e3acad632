# The words of cards.
rank-letters = A 10 K Q J 9 8 7
suit-h = hearts
suit-d = diamonds
suit-c = clubs
suit-s = spades
# The suit and the rank of a card, within other sentences.
suit-of = { $suit ->
    [h] { suit-h }
    [d] { suit-d }
    [c] { suit-c }
   *[s] { suit-s }
 }
rank-of = { $rank ->
    [ace] ace
    [ten] ten
    [king] king
    [queen] queen
    [jack] jack
    [nine] nine
    [eight] eight
    [seven] seven
    [six] six
    [five] five
    [four] four
    [three] three
   *[two] two
 }
joker-name = { $suit ->
    [h] red joker
   *[s] black joker
 }
card-name = { $rank ->
    [joker] { joker-name }
   *[other] { rank-of } of { suit-of }
 }
card-the = the { card-name }
# The card that was played, within a sentence; none: another action.
made-the = { $rank ->
    [none] { $made }
   *[other] { card-the }
 }
