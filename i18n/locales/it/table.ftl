# What tables of several games say alike. A game with words of its own has the same key.
seat-N = Nord
seat-W = Ovest
seat-S = Sud
seat-E = Est
sit-N = Siediti a nord
sit-W = Siediti a ovest
sit-S = Siediti a sud
sit-E = Siediti a est
seat-letter-N = N
seat-letter-W = O
seat-letter-S = S
seat-letter-E = E
team-NS = Nord-Sud
team-EW = Est-Ovest
team-NS-short = N–S
team-EW-short = E–O
team-people = { $one } e { $two }
side-N = { $one } e { $two }
side-W = { $one } e { $two }
side-S = { $one } e { $two }
side-E = { $one } e { $two }
trick-lies = Sul tavolo: { $cards }.
last-none = Nessuna presa è ancora completa.
button-last = { picture-label-last }
button-why = Perché?
why-no-deal = Nessuna mano è in corso: non si può ancora giocare.
why-not-turn = Non è il tuo turno: tocca a { $person }.
why-all = Puoi giocare qualunque tua carta.
why-line = { $cards }: { $reason }
hand-waiting = Sei a { $seat } al tavolo { $table }. Le tue carte arrivano qui.
deal-running = Una mano è in corso: finitela prima. (regola { $rule })
card-not-held = Non hai questa carta: scegline una della tua mano. (regola { $rule })
hint-leads-winner = **{ card-the }**: { $rank ->
    [queen] in quel seme nessuna carta la batte più; prende se nessuno taglia.
   *[other] in quel seme nessuna carta lo batte più; prende se nessuno taglia.
 }
cmd-last = ultima
cmd-last-description = Rivedere l’ultima presa
card-unknown = Non conosco questa carta: scegline una dalla lista.
card-which = Potrebbero essere più carte: scegline una.
card-played = Giocata: { $what }.
replay-stop = Presa { $number }
replay-ending-counted = Contata
metric-points-per-deal = Punti per mano
column-points-per-deal = pt/mano
metric-games-won = Partite vinte
metric-games = Partite giocate
column-games-won = p. vinte
games-won-of = partite vinte: { $games_won } su { $games }
option-games = Lunghezza della sfida
option-games-value = A { $value } { $value ->
    [one] partita
   *[other] partite
 }
match-over = La sfida è finita: apri un altro tavolo con /tavolo o con «Ancora una». (regola { $rule })
no-deal = Non c’è nessuna mano in corso: aspetta le prossime carte. (regola { $rule })
not-a-pack = Queste non sono le 32 carte: distribuisci di nuovo. (regola { $rule })
not-your-turn = Non è il tuo turno: aspetta che gli altri abbiano giocato. (regola { $rule })
games-score = **{ $score }** { $score ->
    [one] partita
   *[other] partite
 }
column-games = partite
board-title = ### Mano { $deal } · atout { $trump } · carte date da { $dealer }
hand-title = ### Tavolo { $table } · mano { $deal } · atout { $trump } · sei a { $seat }
final-title = ## { $winners } vincono la sfida
last-trick = Presa { $number }: { $cards }. L’ha fatta { $winner }.
last-trick-own = Presa { $number }: { $cards }. L’hai fatta tu.
played-by-you = Tu
hint-only-card = **{ $what }**: è l’unica carta che puoi giocare.
