# What Briscon's pictures say.
picture-label-stock = Tallone
picture-label-stock-gone = Esaurito
picture-label-robbed = rubata: { $letter }
picture-sheet-games = partite
picture-sheet-before = prima
picture-sheet-earlier = già scritti
picture-sheet-cards = carte
picture-sheet-so-far = finora
picture-sheet-total = totale
picture-reason-upcard = scoperta
picture-reason-high = 5 alte
picture-reason-low = 5 basse
picture-reason-last-draw = fine tallone
picture-reason-all-trumps = 5 atout
picture-reason-last-trick = ultima presa
picture-reason-last-five = ultime 5
picture-reason-most-tricks = più prese
picture-reason-all-tricks = tutte le prese
picture-reason-trump-ace = asso d’atout
picture-mark-marriage = matrimonio
picture-mark-sequence = sequenza
picture-mark-four = quattro
picture-mark-seen = nota
picture-ending-out = Fuori!
picture-ending-wrong-out = Fuori… sbagliato!
picture-ending-all-tricks = Tutte le prese!
picture-recap-robbed = Rubata: { $name }, { $card }, presa { $trick }
picture-recap-not-robbed = Nessuno ha preso la carta scoperta
picture-recap-said = { $name }: { $ending }
picture-recap-won = { $name } vince la partita!
picture-final-lost = { $name } perde con { $own ->
    [one] { $own } punto
   *[other] { $own } punti
 } contro { $others }
picture-final-lost-wrong = { $name } perde { $own } a { $others }: «Fuori» era sbagliato
picture-final-lost-games = { $name } perde { $own } a { $others }
picture-final-best = Miglior annuncio
picture-final-claims = { booklet-out-title }
picture-final-right = bene
picture-final-wrong = male
picture-final-games = { picture-sheet-games }
picture-final-points = punti alla fine

# In words, for who cannot see them.
alt-board = Tavolo di Briscon.
alt-no-deal = Tavolo di Briscon: si aspettano le carte.
alt-stock = { $n ->
    [one] { $n } carta da pescare
   *[other] { $n } carte da pescare, l’ultima
 }: { $card }.
alt-stock-gone = Il tallone è finito.
alt-holds = { $name }, carte in mano: { $n }.
alt-holds-known = { $name }, carte in mano: { $n }, tra cui { $list }.
alt-tricks = Prese: { $north } { $n }, { $south } { $s }.
alt-counting = Le sedici prese sono fatte: si conta.
alt-ended = Fine della mano: «{ $ending }».
alt-meld-marriage = matrimonio { $list }
alt-meld-sequence = sequenza { $list }
alt-meld-four = quattro uguali { $list }
alt-reason-upcard = per la carta scoperta
alt-reason-high = per cinque carte dall’asso al dieci
alt-reason-low = per cinque carte dal nove al sette
alt-reason-last-draw = per l’ultima carta del tallone
alt-reason-all-trumps = per cinque atout
alt-reason-last-trick = per l’ultima presa
alt-reason-last-five = per le ultime cinque prese
alt-reason-most-tricks = per più prese
alt-reason-all-tricks = per tutte le prese
alt-reason-trump-ace = per l’asso d’atout
alt-sheet-games = Partite: { $north } { $n }, { $south } { $s }.
alt-sheet-before = Prima della mano: { $north } { $n }, { $south } { $s }.
alt-sheet-earlier = Già scritti: { $north } { $n }, { $south } { $s }.
alt-sheet-written = Scritti per { $name }: { $list }.
alt-sheet-cards = Punti delle carte: { $north } { $n }, { $south } { $s }.
alt-sheet-so-far = Finora, senza le carte della mano: { $north } { $n }, { $south } { $s }.
alt-sheet-total = Totale: { $north } { $n }, { $south } { $s }.
alt-sheet = Foglio dei punti.
alt-sheet-struck = Cancellati: { $name } { $list }.
alt-robbed = { $name } ha preso la carta scoperta con il sette.
alt-final-points = Punti alla fine: { $north } { $n }, { $south } { $s }.
alt-final-games = Punti dopo ogni partita: { $list }.
alt-final-deals = Punti dopo ogni mano: { $list }.
