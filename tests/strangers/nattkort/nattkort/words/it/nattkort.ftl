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
recap-won = { $who }: { $tricks } prese, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
recap-asleep = Dormivano { $cards }.
final-title = ### { $who } vince { $score }
final-seconds = È durata { $minutes } min.
hand-title = ### Le tue carte
hand-sure = Ancora una volta: { $what }
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
