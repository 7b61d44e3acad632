# The words of seats, teams and marriages.
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
marriage-cards = Mariage de { $suit ->
    [h] cœur
    [d] carreau
    [c] trèfle
   *[s] pique
 } ({ $cards })
# What people type for a marriage of two cards, of three, and for marking one in a trick.
typed-simple = 20 40 vingt quarante simple
typed-extended = 30 60 trente soixante
typed-mark = marque marquer marqué
