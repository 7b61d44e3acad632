# The words of cards.
rank-letters = A 10 R D F 9 8 7
suit-h = cuori
suit-d = quadri
suit-c = fiori
suit-s = picche
card-name = { $rank ->
    [ace] asso
    [ten] dieci
    [king] re
    [queen] donna
    [jack] fante
    [nine] nove
    [eight] otto
   *[seven] sette
 } di { $suit ->
    [h] cuori
    [d] quadri
    [c] fiori
   *[s] picche
 }
card-the = { $rank ->
    [ace] l'asso di
    [ten] il dieci di
    [king] il re di
    [queen] la donna di
    [jack] il fante di
    [nine] il nove di
    [eight] l'otto di
   *[seven] il sette di
 } { $suit ->
    [h] cuori
    [d] quadri
    [c] fiori
   *[s] picche
 }
