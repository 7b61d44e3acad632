# What Briscon says at a table: the board, what is written, endings, the score, the hand.
board-counting = Sedici prese: conta a mente, di’ «Fuori» (Aus) adesso o mai più.
board-counting-decider = Sedici prese: si conta, e questa mano decide.
decider = Questa mano decide: nessuno dice «Fuori» (Aus).
stock-line = Tallone: { $cards } { $cards ->
    [one] carta
   *[other] carte
 }, sotto { $below }
said-rob = 🎴 { $person } ruba la carta scoperta (Rauben): { $card }
said-rob-own = 🎴 Rubi la carta scoperta (Rauben): { $card }
said-meld = 🎴 { $person } mostra { $cards }: { $points }
said-meld-own = 🎴 Mostri { $cards }: { $points }
written-line = { $person } scrive { $entries }
written-line-own = Scrivi { $entries }
written-entry = **{ $points }** { $reason }
written-upcard = per la carta scoperta
written-high = per cinque carte dall’asso al dieci
written-low = per cinque carte dal nove al sette
written-last-draw = per l’ultima carta pescata
written-all-trumps = per cinque atout
written-last-trick = per l’ultima presa
written-last-five = per le ultime cinque prese
written-most-tricks = per il maggior numero di prese
written-all-tricks = per tutte le prese
written-trump-ace = per l’asso d’atout
cards-line = Nelle prese: { $n_name } { $n }, { $s_name } { $s }.
score-line = { $n_name } { $n } · { $s_name } { $s }
score-line-games = { $n_name } { $n } · { $s_name } { $s } · partite { $n_games }–{ $s_games }
ending-counted = Mano { $deal } contata: { $n_name } fa { $n ->
    [one] { $n } punto
   *[other] { $n } punti
 }, { $s_name } { $s }.
ending-won = Mano { $deal } contata: { $n_name } arriva a { $n }, { $s_name } a { $s }. { $winner } vince la partita.
ending-won-own = Mano { $deal } contata: { $n_name } arriva a { $n }, { $s_name } a { $s }. Vinci tu la partita.
ending-tied = Mano { $deal }: { $n_name } e { $s_name } hanno { $n }. Decide un’altra mano, senza «Fuori» (Aus).
ending-out = Mano { $deal }: { $person } dice «Fuori» (Aus) con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } e vince la partita.
ending-out-own = Mano { $deal }: dici «Fuori» (Aus) con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } e vinci la partita.
ending-wrong-out = Mano { $deal }: { $person } dice «Fuori» (Aus) con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }. { $winner } vince la partita.
ending-wrong-out-own = Mano { $deal }: dici «Fuori» (Aus) con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }. { $winner } vince la partita.
ending-wrong-out-won = Mano { $deal }: { $person } dice «Fuori» (Aus) con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }. Vinci tu la partita.
ending-all-tricks = Mano { $deal }: le sedici prese sono di { $winner }, e la partita anche.
ending-all-tricks-own = Mano { $deal }: le sedici prese sono tue, e la partita anche.
out-right = ## «Fuori» (Aus)
    { $person } aveva { $before } prima della mano, { $written ->
    [one] { $written } scritto
   *[other] { $written } scritti
 } e { $cards } nelle prese: { $points }. Bastano: la partita è vinta.
out-wrong = ## «Fuori» (Aus)
    { $person } aveva { $before } prima della mano, { $written ->
    [one] { $written } scritto
   *[other] { $written } scritti
 } e { $cards } nelle prese: { $points }. Ce ne volevano 600: { $winner } vince la partita.
final-title = ## { $winners } vince la sfida
final-games = Partite: { $n_name } { $n }, { $s_name } { $s }.
button-sheet = Foglio
sheet-empty = In questa mano non è ancora scritto niente.
hand-counting = Sedici prese: di’ «Fuori» adesso o mai più, oppure premi «Conta».
hand-counting-decider = Sedici prese: premi «Conta».
hand-out = **«Fuori»?** Sotto 600 si perde.
button-out = { booklet-out-title }
button-out-sure = Davvero: «Fuori» (Aus)
button-rob = { booklet-rob-title }
button-meld-trick = Mostra { $cards } (Melden)
act-meld = { button-meld-trick }
hand-meld = Mostra delle carte… (Melden)
reminder-rob = 💡 Puoi rubare { $card } (Rauben).
reminder-meld = 💡 Puoi mostrare { $cards }: { $points }.
daily-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
