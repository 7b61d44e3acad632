# The words of marriages.
marriage-said = { $points ->
    [20] Venti
    [30] Trenta
    [40] Quaranta
   *[60] Sessanta
 } a { suit-of }
marriage-cards = Matrimonio a { suit-of } ({ $cards })
# What people type for a marriage of two cards, of three, and for marking one in a trick.
typed-simple = 20 40 venti quaranta semplice
typed-extended = 30 60 trenta sessanta
typed-mark = segna segnare segno
