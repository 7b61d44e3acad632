# The words of cards, seats and teams.
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
seat-N = Nord
seat-W = Ovest
seat-S = Sud
seat-E = Est
team-NS = Nord-Sud
team-EW = Est-Ovest
marriage-said = { $points ->
    [20] Venti
    [30] Trenta
    [40] Quaranta
   *[60] Sessanta
 } a { $suit ->
    [h] cuori
    [d] quadri
    [c] fiori
   *[s] picche
 }
