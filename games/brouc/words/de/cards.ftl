# The words of seats, teams and marriages.
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
 } in { suit-of }
marriage-cards = Mariage in { suit-of } ({ $cards })
# What people type for a marriage of two cards, of three, and for marking one in a trick.
typed-simple = 20 40 zwanzig vierzig einfach
typed-extended = 30 60 dreissig dreißig sechzig
typed-mark = lege legen hinlegen
