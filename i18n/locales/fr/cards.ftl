# The words of cards.
rank-letters = A 10 R D V 9 8 7
suit-h = cœur
suit-d = carreau
suit-c = trèfle
suit-s = pique
card-name = { $rank ->
    [ace] as
    [ten] dix
    [king] roi
    [queen] dame
    [jack] valet
    [nine] neuf
    [eight] huit
   *[seven] sept
 } de { $suit ->
    [h] cœur
    [d] carreau
    [c] trèfle
   *[s] pique
 }
card-the = { $rank ->
    [ace] l'as de
    [ten] le dix de
    [king] le roi de
    [queen] la dame de
    [jack] le valet de
    [nine] le neuf de
    [eight] le huit de
   *[seven] le sept de
 } { $suit ->
    [h] cœur
    [d] carreau
    [c] trèfle
   *[s] pique
 }
