# The words of marriages.
marriage-said = { $points ->
    [20] Vingt
    [30] Trente
    [40] Quarante
   *[60] Soixante
 } en { suit-of }
marriage-cards = Mariage de { suit-of } ({ $cards })
# What people type for a marriage of two cards, of three, and for marking one in a trick.
typed-simple = 20 40 vingt quarante simple
typed-extended = 30 60 trente soixante
typed-mark = marque marquer marqué
