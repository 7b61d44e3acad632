# The words of cards.
rank-letters = A 10 R D V 9 8 7
suit-h = cœur
suit-d = carreau
suit-c = trèfle
suit-s = pique
# The suit and the rank of a card, within other sentences.
suit-of = { $suit ->
    [h] { suit-h }
    [d] { suit-d }
    [c] { suit-c }
   *[s] { suit-s }
 }
rank-of = { $rank ->
    [ace] as
    [ten] dix
    [king] roi
    [queen] dame
    [jack] valet
    [nine] neuf
    [eight] huit
    [seven] sept
    [six] six
    [five] cinq
    [four] quatre
    [three] trois
   *[two] deux
 }
joker-name = { $suit ->
    [h] joker rouge
   *[s] joker noir
 }
card-name = { $rank ->
    [joker] { joker-name }
   *[other] { rank-of } de { suit-of }
 }
card-the = { $rank ->
    [ace] l’as
    [ten] le dix
    [king] le roi
    [queen] la dame
    [jack] le valet
    [nine] le neuf
    [eight] le huit
    [seven] le sept
    [six] le six
    [five] le cinq
    [four] le quatre
    [three] le trois
   *[two] le deux
 } de { suit-of }
# The card that was played, within a sentence; none: another action.
made-the = { $rank ->
    [none] { $made }
   *[other] { card-the }
 }
