# The words of cards, seats and teams.
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
seat-N = Nord
seat-W = Ouest
seat-S = Sud
seat-E = Est
team-NS = Nord-Sud
team-EW = Est-Ouest
marriage-said = { $points ->
    [20] Vingt
    [30] Trente
    [40] Quarante
   *[60] Soixante
 } en { $suit ->
    [h] cœur
    [d] carreau
    [c] trèfle
   *[s] pique
 }
