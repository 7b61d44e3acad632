# The words of cards.
rank-letters = A 10 K D B 9 8 7
suit-h = Herz
suit-d = Karo
suit-c = Kreuz
suit-s = Pik
# The suit and the rank of a card, within other sentences.
suit-of = { $suit ->
    [h] { suit-h }
    [d] { suit-d }
    [c] { suit-c }
   *[s] { suit-s }
 }
rank-of = { $rank ->
    [ace] Ass
    [ten] Zehn
    [king] König
    [queen] Dame
    [jack] Bube
    [nine] Neun
    [eight] Acht
    [seven] Sieben
    [six] Sechs
    [five] Fünf
    [four] Vier
    [three] Drei
   *[two] Zwei
 }
joker-name = { $suit ->
    [h] roter Joker
   *[s] schwarzer Joker
 }
card-name = { $rank ->
    [joker] { joker-name }
   *[other] { suit-of }-{ rank-of }
 }
card-the = { card-name }
# The card that was played, within a sentence; none: another action.
made-the = { $rank ->
    [none] { $made }
    [ace] das { card-name }
    [king] der { card-name }
    [jack] der { card-name }
   *[other] die { card-name }
 }
