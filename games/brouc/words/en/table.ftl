# What Le Brouc says at a table: the board, what was said, endings, the slate, the hand.
board-counting = Eight tricks: count in your head, say « Dehors ! » now or never.
said-declare = { $person }: « { $marriage } »
said-mark = { $person } marks: { $marriage }
said-mark-own = You mark: { $marriage }
said-dehors = { $person }: **« Dehors ! »**
said-cape-et-dehors = { $person }: **« Je demande la cape et dehors ! »**
said-cape-dehors-pas-dedouble = { $person }: **« Je demande la cape, dehors et pas dédoublé ! »**
said-partie-et-vole = { $person }: **« Partie et vole ! »**
table-marriage-lies = 💍 { $person } makes a marriage in the trick ({ $suit }): +{ $value } for the side that takes it, −{ $value } for the other.
table-marriage-lies-own = 💍 You make a marriage in the trick ({ $suit }): +{ $value } for the side that takes it, −{ $value } for the other.
table-marriage-won = 💍 Marriage in the trick ({ $suit }), made by { $person }: +{ $value } for { $winners }, −{ $value } for { $losers }.
table-marriage-won-own = 💍 Your marriage in the trick ({ $suit }): +{ $value } for { $winners }, −{ $value } for { $losers }.
near-cape = ⚡ { $team } have all seven tricks: one more is a cape.
near-vole = ⚡ { $team } have all seven tricks: one more is a vole.
ending-counted = Deal { $deal } counted: { $ns_name } writes { $ns }, { $ew_name } { $ew }.
ending-dehors = Deal { $deal }: { $person } is out. { $coches } { $unit } for { $losers }.
ending-dehors-own = Deal { $deal }: you are out. { $coches } { $unit } for { $losers }.
ending-wrong-dehors = Deal { $deal }: { $person } called « Dehors ! » too early. { $coches } { $unit } for { $losers }.
ending-wrong-dehors-own = Deal { $deal }: you called « Dehors ! » too early. { $coches } { $unit } for { $losers }.
ending-cape = Deal { $deal }: cape! { $coches } { $unit } for { $losers }.
ending-demand-made = Deal { $deal }: the demanded cape is made. { $coches } { $unit } for { $losers }.
ending-demand-failed = Deal { $deal }: the demanded cape failed. { $coches } { $unit } for { $losers }.
dehors-right = ## « Dehors ! »
    { $person } called with { $slate } on the slate ({ $worth } { $worth ->
    [one] point
   *[other] points
 }) and { $points ->
    [one] { $points } point
   *[other] { $points } points
 } in this deal: { $total }. That is enough. { $coches } { $unit } for { $losers }.
dehors-wrong = ## « Dehors ! »
    { $person } called with { $slate } on the slate ({ $worth } { $worth ->
    [one] point
   *[other] points
 }) and { $points ->
    [one] { $points } point
   *[other] { $points } points
 } in this deal: { $total }. It takes 301. { $coches } { $unit } for { $losers }.
slate-line = { $ns_name } { $ns } · { $ew_name } { $ew } · { $unit } { $ns_short } { $ns_marks }, { $ew_short } { $ew_marks }
final-score = Coches: { $ns_name } { $ns }, { $ew_name } { $ew }.
final-score-parties = Games: { $ns_name } { $ns }, { $ew_name } { $ew }.
unit-coches = { $count ->
    [one] coche
   *[other] coches
 }
unit-parties = { $count ->
    [one] game
   *[other] games
 }
button-slate = { picture-sum-slate }
hand-counting = Eight tricks: say « Dehors ! » now or never, or press “Count”.
hand-marriage = Declare a marriage…
hand-mark = Mark: { $card }
cape-choose = Which announcement? It is binding.
hand-dehors = **« Dehors ! »?** Under 301 loses.
button-dehors = « Dehors ! »
button-dehors-sure = Really: « Dehors ! »
hand-cape-et-dehors = **All eight?** If not, 3 coches for you.
hand-cape-dehors-pas-dedouble = **All eight?** If not, 4 coches for you.
hand-partie-et-vole = **All eight?** If not, the others score.
button-cape-et-dehors-sure = Really, for 3?
button-cape-dehors-pas-dedouble-sure = Really, for 4?
button-partie-et-vole-sure = Partie et vole?
button-cape-et-dehors = La cape et dehors
button-cape-dehors-pas-dedouble = …et pas dédoublé
button-partie-et-vole = Partie et vole
about-cape-et-dehors = « La cape et dehors »: your team must take all eight tricks; three coches for the others, or else for you.
about-cape-dehors-pas-dedouble = « …et pas dédoublé »: the same for four coches, where the others have 14 or less.
about-partie-et-vole = « Partie et vole »: all eight tricks score the game and three more; with one lost, the others score as much.
reminder-marriage = 💡 You may declare: « { $marriage } ».
reminder-count = 💡 By your count: { $slate } on the slate and { $points } in this deal make { $total }.
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
