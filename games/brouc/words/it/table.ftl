# What Le Brouc says at a table: the board, what was said, endings, the slate, the hand.
board-counting = Otto prese: conta a mente, di’ «Dehors !» adesso o mai più.
said-declare = { $person }: «{ $marriage }»
said-mark = { $person } segna: { $marriage }
said-mark-own = Segni: { $marriage }
said-dehors = { $person }: **«Dehors !»**
said-cape-et-dehors = { $person }: **«Je demande la cape et dehors !»**
said-cape-dehors-pas-dedouble = { $person }: **«Je demande la cape, dehors et pas dédoublé !»**
said-partie-et-vole = { $person }: **«Partie et vole !»**
table-marriage-lies = 💍 { $person } fa un matrimonio nella presa ({ $suit }): +{ $value } per la squadra che la vince, −{ $value } per l’altra.
table-marriage-lies-own = 💍 Fai un matrimonio nella presa ({ $suit }): +{ $value } per la squadra che la vince, −{ $value } per l’altra.
table-marriage-won = 💍 Matrimonio nella presa ({ $suit }), fatto da { $person }: +{ $value } per { $winners }, −{ $value } per { $losers }.
table-marriage-won-own = 💍 Il tuo matrimonio nella presa ({ $suit }): +{ $value } per { $winners }, −{ $value } per { $losers }.
near-cape = ⚡ { $team } hanno tutte e sette le prese: ancora una ed è cape.
near-vole = ⚡ { $team } hanno tutte e sette le prese: ancora una ed è vole.
ending-counted = Mano { $deal } contata: { $ns_name } scrive { $ns }, { $ew_name } { $ew }.
ending-dehors = Mano { $deal }: { $person } è fuori. { $coches } { $unit } a { $losers }.
ending-dehors-own = Mano { $deal }: sei fuori. { $coches } { $unit } a { $losers }.
ending-wrong-dehors = Mano { $deal }: { $person } l’ha detto troppo presto. { $coches } { $unit } a { $losers }.
ending-wrong-dehors-own = Mano { $deal }: l’hai detto troppo presto. { $coches } { $unit } a { $losers }.
ending-cape = Mano { $deal }: cape! { $coches } { $unit } a { $losers }.
ending-demand-made = Mano { $deal }: la cape chiesta è fatta. { $coches } { $unit } a { $losers }.
ending-demand-failed = Mano { $deal }: la cape chiesta è fallita. { $coches } { $unit } a { $losers }.
dehors-right = ## «Dehors !»
    { $person } l’ha detto con { $slate } sulla lavagna ({ $worth } { $worth ->
    [one] punto
   *[other] punti
 }) e { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } nella mano: { $total }. Bastano. { $coches } { $unit } a { $losers }.
dehors-wrong = ## «Dehors !»
    { $person } l’ha detto con { $slate } sulla lavagna ({ $worth } { $worth ->
    [one] punto
   *[other] punti
 }) e { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } nella mano: { $total }. Ce ne volevano 301. { $coches } { $unit } a { $losers }.
slate-line = { $ns_name } { $ns } · { $ew_name } { $ew } · { $unit } { $ns_short } { $ns_marks }, { $ew_short } { $ew_marks }
final-score = Coches: { $ns_name } { $ns }, { $ew_name } { $ew }.
final-score-parties = Partite: { $ns_name } { $ns }, { $ew_name } { $ew }.
unit-coches = { $count ->
    [one] coche
   *[other] coches
 }
unit-parties = { $count ->
    [one] partita
   *[other] partite
 }
button-slate = { picture-sum-slate }
hand-counting = Otto prese: di’ «Dehors !» adesso o mai più, oppure premi «Conta».
hand-marriage = Dichiara un matrimonio…
hand-mark = Segna: { $card }
cape-choose = Quale annuncio? È vincolante.
hand-dehors = **«Dehors !»?** Sotto 301 si perde.
button-dehors = «Dehors !»
button-dehors-sure = Davvero: «Dehors !»
hand-cape-et-dehors = **Tutte e otto?** Se no 3 coches a voi.
hand-cape-dehors-pas-dedouble = **Tutte e otto?** Se no 4 coches a voi.
hand-partie-et-vole = **Tutte e otto?** Se no segnano gli altri.
button-cape-et-dehors-sure = Davvero, per 3?
button-cape-dehors-pas-dedouble-sure = Davvero, per 4?
button-partie-et-vole-sure = Partie et vole?
button-cape-et-dehors = La cape et dehors
button-cape-dehors-pas-dedouble = …et pas dédoublé
button-partie-et-vole = Partie et vole
about-cape-et-dehors = «La cape et dehors»: la tua squadra deve fare tutte e otto le prese; tre coches agli altri, se no a voi.
about-cape-dehors-pas-dedouble = «…et pas dédoublé»: lo stesso per quattro coches, se gli altri hanno al massimo 14.
about-partie-et-vole = «Partie et vole»: con tutte e otto le prese avete la partita e altre tre; se ne manca una, va tutto agli altri.
reminder-marriage = 💡 Puoi dichiarare: «{ $marriage }».
reminder-count = 💡 Il tuo conto: { $slate } sulla lavagna e { $points } in questa mano fanno { $total }.
daily-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
