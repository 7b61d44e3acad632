# The words of marriages.
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
