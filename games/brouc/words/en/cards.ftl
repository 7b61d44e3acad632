# The words of marriages.
marriage-said = { $points ->
    [20] Twenty
    [30] Thirty
    [40] Forty
   *[60] Sixty
 } in { suit-of }
marriage-cards = Marriage in { suit-of } ({ $cards })
# What people type for a marriage of two cards, of three, and for marking one in a trick.
typed-simple = 20 40 twenty forty simple
typed-extended = 30 60 thirty sixty
typed-mark = mark marks
