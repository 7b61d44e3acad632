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
    [seven] sette
    [six] sei
    [five] cinque
    [four] quattro
    [three] tre
   *[two] due
 }
joker-name = { $suit ->
    [h] jolly rosso
   *[s] jolly nero
 }
card-name = { $rank ->
    [joker] { joker-name }
   *[other] { rank-of } di { suit-of }
 }
card-the = { $rank ->
    [ace] l’asso
    [ten] il dieci
    [king] il re
    [queen] la donna
    [jack] il fante
    [nine] il nove
    [eight] l’otto
    [seven] il sette
    [six] il sei
    [five] il cinque
    [four] il quattro
    [three] il tre
   *[two] il due
 } di { suit-of }
# The card that was played, within a sentence; none: another action.
made-the = { $rank ->
    [none] { $made }
   *[other] { card-the }
 }
