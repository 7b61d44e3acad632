# The words of cards, seats and teams.
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
seat-N = Nord
seat-W = West
seat-S = Süd
seat-E = Ost
team-NS = Nord-Süd
team-EW = Ost-West
marriage-said = { $points ->
    [20] Zwanzig
    [30] Dreissig
    [40] Vierzig
   *[60] Sechzig
 } in { $suit ->
    [h] Herz
    [d] Karo
    [c] Kreuz
   *[s] Pik
 }
