# The words of cards.
rank-letters = A 10 K D B 9 8 7
suit-h = Herz
suit-d = Karo
suit-c = Kreuz
suit-s = Pik
card-name = { $suit ->
    [h] Herz
    [d] Karo
    [c] Kreuz
   *[s] Pik
 }-{ $rank ->
    [ace] Ass
    [ten] Zehn
    [king] König
    [queen] Dame
    [jack] Bube
    [nine] Neun
    [eight] Acht
   *[seven] Sieben
 }
card-the = { $suit ->
    [h] Herz
    [d] Karo
    [c] Kreuz
   *[s] Pik
 }-{ $rank ->
    [ace] Ass
    [ten] Zehn
    [king] König
    [queen] Dame
    [jack] Bube
    [nine] Neun
    [eight] Acht
   *[seven] Sieben
 }
