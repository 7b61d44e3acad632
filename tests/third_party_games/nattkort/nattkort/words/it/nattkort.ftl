game-name = Nattkort
game-about = Un gioco di prese con dodici carte per due
table-name = Nattkort { $table }
seat-sol = Sole
seat-natt = Notte
side-sol = { $one }
side-natt = { $one }
preset-evening = Sera: prende la carta più alta
preset-midnight = Mezzanotte: prende la carta più bassa
rules-line = { $preset ->
    [midnight] Mezzanotte
   *[evening] Sera
 } · a { $option_target }{ $option_lamp ->
    [on] {" "}· sotto la lampada
   *[off] {""}
 }
lobby-sides = Sole gioca contro Notte.
help-text = Chi può risponde al seme; la carta migliore del seme giocato prende. Tre prese su cinque valgono un punto, cinque ne valgono due. Finché non ci sono due prese, si può raddoppiare. Due carte dormono.
option-target = Punti per vincere
option-target-value = { $value ->
    [one] { $value } punto
   *[other] { $value } punti
 }
option-lamp = Si vede una carta addormentata
option-lamp-on = Si vede una delle carte addormentate.
not-now = Non ora (regola { $rule }).
not-your-turn = Non è il tuo turno (regola { $rule }).
not-your-card = Non hai questa carta (regola { $rule }).
follow-suit = Bisogna rispondere al seme (regola { $rule }).
too-late = Ci sono già due prese: troppo tardi per raddoppiare (regola { $rule }).
doubled-already = La mano vale già il doppio (regola { $rule }).
board-title = ### Mano { $deal }
board-score = { $sol } – { $natt }, a { $target }
board-tricks = Prese: { $sol } – { $natt }
board-table = Sul tavolo: { $cards }
board-empty = Il tavolo è vuoto.
board-asleep = Sotto la lampada: { $cards }
board-doubled = { $who } ha raddoppiato.
recap-title = ### La mano { $deal } è finita
recap-won = { $who }: { $tricks ->
    [one] { $tricks } presa
   *[other] { $tricks } prese
 }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
recap-asleep = Dormivano { $cards }.
final-title = ### { $who } vince { $score }
final-seconds = È durata { $minutes } min.
hand-title = ### Le tue carte
act-double = Raddoppia
act-double-said = raddoppia
button-last = Ultima presa
page-last = Ultima presa: { $cards }
page-none = Non c’è ancora una presa.
cmd-double = raddoppia
cmd-double-description = Raddoppia il valore della mano
hint-low = { $what }: non serve di più.
hint-take = { $what }: fa la presa.
metric-tricks = Prese
metric-points-a-deal = Punti per mano
column-tricks = Prese
column-points-a-deal = Punti per mano
column-doubles = Raddoppi
stats-tricks = { $tricks } prese in { $deals } mani, { $points_a_deal } punti per mano
stats-best = Mano migliore: { $best_deal }
side-score = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
 }
score-line = { $scores } punti
replay-stop = Presa { $number }
replay-title = ### Mano { $deal }, passo { $step }
replay-summary = Mano { $deal }: { $sol } – { $natt } prese
alt-board = Mano { $deal }. Sul tavolo: { $cards }. Prese { $sol } a { $natt }.
alt-hand = La tua mano: { $cards }.
alt-nothing = niente
curve-title = Prese e raddoppi
curve-text = In { $matches } partite dal { $since } al { $until }: { $first } prese, { $second } raddoppi.
columns-line = { $tricks } prese, { $doubles } raddoppi
replay-jump = Vai a una presa
replay-record-note = Un’azione per riga: tutti possono leggerla.
booklet-tricks-title = Le prese
booklet-tricks-text = Ognuno riceve cinque carte su dodici; due carte dormono. Apre chi non ha dato le carte. Rispondete al seme se potete. La carta più alta del seme d’apertura prende e apre la presa seguente; a mezzanotte prende la più bassa. Non c’è briscola.
booklet-doubling-title = Raddoppiare
booklet-doubling-text = Finché la seconda presa non è completa, ciascuno può raddoppiare il valore della mano, anche fuori turno. Si può fare una volta per mano.
booklet-points-title = Punti
booklet-points-text = Tre o quattro prese valgono un punto, tutte e cinque ne valgono due. Vince chi arriva per primo a uno, tre o cinque punti: lo decide il tavolo prima della partita.
