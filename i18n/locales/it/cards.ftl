# The words of cards.
rank-letters = A 10 R D F 9 8 7
suit-h = cuori
suit-d = quadri
suit-c = fiori
suit-s = picche
# The suit and the rank of a card, within other sentences.
suit-of = { $suit ->
    [h] { suit-h }
    [d] { suit-d }
    [c] { suit-c }
   *[s] { suit-s }
 }
rank-of = { $rank ->
    [ace] asso
    [ten] dieci
    [king] re
    [queen] donna
    [jack] fante
    [nine] nove
    [eight] otto
   *[seven] sette
 }
card-name = { rank-of } di { suit-of }
card-the = { $rank ->
    [ace] l’asso
    [ten] il dieci
    [king] il re
    [queen] la donna
    [jack] il fante
    [nine] il nove
    [eight] l’otto
   *[seven] il sette
 } di { suit-of }
