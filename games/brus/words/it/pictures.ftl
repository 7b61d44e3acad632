# What Brus's pictures say.
picture-label-stock = Mazzo
picture-label-worth = In palio
picture-label-turns = Coperta!
picture-label-dares = Oso!
picture-label-takes = scopre
picture-label-runs = scappa
picture-label-may-dare = osi?
picture-label-may-dare-turned = Puoi osare la carta scoperta
picture-label-may-turn = Puoi uscire coperto (kehren)
picture-label-answer = Scappare o scoprire?
picture-label-stanti = Stanti
picture-label-games = Partite
picture-ending-won = Mano finita
picture-ending-run = Scappati!
picture-ending-stanto = Stanto!
picture-title-won = Vince { $team }
picture-title-run = { $team } scappa
picture-title-game = Partita a { $team }!
picture-label-ran = scappa
picture-label-nobody = nessuno
picture-label-held = resto
picture-sum-before = Prima
picture-sum-dares = Osate
picture-sum-hand = Mano
picture-sum-jannen = { metric-jannen }
picture-sum-kehren = Coperte
picture-sum-stanti = { picture-label-stanti }
picture-sum-lost = perso
picture-sum-standing = { curve-title }
picture-final-hands = Mani
picture-final-lost = { $one } e { $two } perdono: { $left ->
    [one] resta un tratto
   *[other] restano { $left } tratti
 }
picture-final-lost-games = { $one } e { $two } perdono { $own } a { $others }
picture-final-games-won = { metric-games-won }
picture-final-strokes-left = Tratti rimasti
picture-final-dares = Osate N–S, E–O
picture-final-jannen = Jannen N–S, E–O
picture-final-runs = Fughe N–S, E–O
picture-played-beating = Ancora fuori: carte che battono
picture-played-sevens = Sette
picture-played-blank = Lisce

# In words, for who cannot see them.
alt-board = Tavolo di Brus.
alt-no-deal = Tavolo di Brus: si sta per dare.
alt-play-dared = { $name } osa { $card }
alt-face-down = { $name } una carta coperta (kehren)
alt-took = { $name } fa scoprire.
alt-ran = { $name } scappa.
alt-asked = Scappare o scoprire: { $list }.
alt-ended = Fine: { $ending }
alt-hands = Carte in mano: { $list }.
alt-held = { $name } { $n }
alt-stock = Mazzo: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }.
alt-worth = In palio: { $n }.
alt-strokes = Tratti: { $ns_team } { $ns }, { $ew_team } { $ew }.
alt-new = Cancellati in questa mano: { $team } { $n }.
alt-stanti = Stanti: { $n }.
alt-drawn = { $team } ha preso: { $list }.
alt-tableau = Lavagna.
alt-pair = { $team }: { $list }.
alt-may-dare-turned = Puoi osare la carta scoperta: { $list }.
alt-may-turn = Puoi uscire con una carta coperta (kehren).
alt-your-answer = Scappate, o fate scoprire?
alt-turned = { $name } esce con una carta coperta (kehren).
alt-recap = Mano finita, carte date da { $name }.
alt-played = Carte giocate: { $n }.
alt-out-beating = Carte che battono ancora fuori: { $list }.
alt-out-sevens = Sette ancora fuori: { $list }.
alt-out-blank = Lisce ancora fuori: { $list }.
alt-gone = Giocate: { $list }.
alt-final-games = Tratti rimasti dopo ogni partita: { $list }.
alt-final-hands = Tratti rimasti dopo ogni mano: { $list }.
