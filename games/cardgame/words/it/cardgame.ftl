# Frasi di tutti i giochi di carte su queste basi. Un gioco con frasi proprie le dà con la stessa chiave.
table-name = { game-name } { $table }
preset-standard = { game-name }
rules-line = Regole consuete
help-text = La tua mano ha un pulsante per ogni carta e per ogni dichiarazione. «Perché?» dice quali carte non si possono giocare, e per quale motivo.
sides-alone = Ognuno gioca per sé.
sides-against = { seat-N } e { seat-S } giocano contro { seat-E } e { seat-W }.
option-goal = Punti per vincere
option-goal-value = { $value ->
    [one] { $value } punto
   *[other] { $value } punti
 }
deal-title = ### Mano { $deal } · ha dato { $dealer }
deal-trump = Atout { $suit }
deal-scores = Punteggio: { $list }
deal-scores-to = Punteggio: { $list } · a { $goal }
deal-tricks = Prese: { $list }
deal-held = Carte: { $list }
deal-points = Questa mano: { $list }
deal-stock = Tallone: { $count }
deal-turned = Scoperta: { $card }
deal-said = { $who }: { $said }
side-points = { $side } { $points }
card-back = carta coperta
hand-heading = ### Tavolo { $table } · mano { $deal } · sei { $seat }
recap-title = ### La mano { $deal } è finita
final-title-one = ## { $winner } vince la sfida
final-score = { $list }
button-calls = Altro…
not-now = Nessuna mano è in corso: ora non si può.
not-your-turn-now = Non è il tuo turno: aspetta che gli altri abbiano giocato.
not-your-card = Non hai questa carta: scegline una della tua mano.
follow-suit = Devi rispondere: gioca una carta del seme d’uscita.
not-the-pack = Queste non sono le carte di questo gioco.
replay-title = ### Mano { $deal } · passo { $step } di { $end }
replay-dealt = Le carte sono distribuite.
replay-did = { $who }: { $what }
replay-jump = Vai a una presa
replay-summary = Mano { $deal }: { $list }
replay-record-note = Un’azione per riga: chiunque può leggerlo.
booklet-rules-title = Regole
booklet-rules-text = { help-text }
metric-tricks = Prese
column-tricks = Prese
column-points = Punti
columns-line = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }, { $tricks ->
    [one] { $tricks } presa
   *[other] { $tricks } prese
 }
curve-title = Punti e prese
curve-text = In { $matches ->
    [one] { $matches } sfida
   *[other] { $matches } sfide
 } { $when }: { $first ->
    [one] { $first } punto
   *[other] { $first } punti
 }, { $second ->
    [one] { $second } presa
   *[other] { $second } prese
 }.
stats-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } in { $deals ->
    [one] { $deals } mano
   *[other] { $deals } mani
 }, migliore { $best_deal }
side-score = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
 }
hint-ahead = **{ $what }**: sulle distribuzioni immaginate è nettamente la scelta migliore, di circa { $more ->
    [one] { $more } punto
   *[other] { $more } punti
 }.
hint-best = **{ $what }**: sulle distribuzioni immaginate la scelta migliore in media.
hint-thumb = **{ $what }**: la scelta giusta secondo l’uso.
puzzle-margin = Per quello che sapevi, **{ made-the }** ti lascia indietro di circa { $margin ->
    [one] { $margin } punto
   *[other] { $margin } punti
 } in più.
picture-label-talon = Tallone
picture-label-score = Totale
picture-label-to = a { $goal }
picture-label-deal = Mano { $deal }
picture-label-points = Punti
picture-final-lose = { $list }
picture-final-score = Punteggio
alt-card-table = { game-name }, mano { $deal }.
alt-no-deal = { game-name }: si aspettano le carte.
alt-stock = Carte nel tallone: { $count }.
alt-turned = Scoperta: { $card }.
alt-scores = Punteggio: { $list }.
alt-goal = La sfida va a { $goal }.
alt-won = Prese: { $list }.
alt-held = Carte: { $list }.
alt-said = { $who }: { $said }.
alt-face-down = { $name } una carta coperta
alt-win = { $list } vincono la sfida.
alt-win-one = { $list } vince la sfida.
alt-deals = Punti delle mani: { $list }.
daily-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
