# A finished deal judged.
analysis-title = ### Mano { $deal }: che cosa sarebbe stato meglio
analysis-card = Presa { $trick }, { $who }: { $made }. Meglio: { $better } (probabilità di vincere: circa +{ $cost }%).
analysis-meld = Presa { $trick }: { $who } è uscito senza questo: { $better }.
analysis-rob = Presa { $trick }: { $who } poteva rubare la carta scoperta, e invece è uscito.
analysis-out = Dalla presa { $trick } { $who } aveva 600 e poteva dire «Fuori».
analysis-none = { $cards ->
    [one] L’unica carta con una scelta non era
   *[other] Su { $cards } carte con una scelta nessuna era
 } chiaramente un errore.
analysis-note = -# Giudicato da quel che ciascuno sapeva, su mani immaginate; le ultime cinque prese esattamente. Un per cento è un per cento della probabilità di vincere la partita.
