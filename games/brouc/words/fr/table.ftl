# What Le Brouc says at a table: the board, what was said, endings, the slate, the hand.
board-counting = Huit levées : comptez de tête, dites « Dehors ! » maintenant ou jamais.
said-declare = { $person } : « { $marriage } »
said-mark = { $person } marque : { $marriage }
said-mark-own = Vous marquez : { $marriage }
said-dehors = { $person } : **« Dehors ! »**
said-cape-et-dehors = { $person } : **« Je demande la cape et dehors ! »**
said-cape-dehors-pas-dedouble = { $person } : **« Je demande la cape, dehors et pas dédoublé ! »**
said-partie-et-vole = { $person } : **« Partie et vole ! »**
table-marriage-lies = 💍 { $person } fait un mariage dans la levée ({ $suit }) : +{ $value } pour qui la gagne, −{ $value } pour l’autre équipe.
table-marriage-lies-own = 💍 Vous faites un mariage dans la levée ({ $suit }) : +{ $value } pour qui la gagne, −{ $value } pour l’autre équipe.
table-marriage-won = 💍 Mariage dans la levée ({ $suit }), fait par { $person } : +{ $value } pour { $winners }, −{ $value } pour { $losers }.
table-marriage-won-own = 💍 Votre mariage dans la levée ({ $suit }) : +{ $value } pour { $winners }, −{ $value } pour { $losers }.
near-cape = ⚡ { $team } ont les sept levées : encore une et c’est la cape.
near-vole = ⚡ { $team } ont les sept levées : encore une et c’est la vole.
ending-counted = Donne { $deal } comptée : { $ns_name } écrit { $ns }, { $ew_name } { $ew }.
ending-dehors = Donne { $deal } : { $person } est dehors. { $coches } { $unit } pour { $losers }.
ending-dehors-own = Donne { $deal } : vous êtes dehors. { $coches } { $unit } pour { $losers }.
ending-wrong-dehors = Donne { $deal } : { $person } a annoncé trop tôt. { $coches } { $unit } pour { $losers }.
ending-wrong-dehors-own = Donne { $deal } : vous avez annoncé trop tôt. { $coches } { $unit } pour { $losers }.
ending-cape = Donne { $deal } : cape ! { $coches } { $unit } pour { $losers }.
ending-demand-made = Donne { $deal } : la cape demandée est faite. { $coches } { $unit } pour { $losers }.
ending-demand-failed = Donne { $deal } : la cape demandée est manquée. { $coches } { $unit } pour { $losers }.
dehors-right = ## « Dehors ! »
    { $person } a annoncé avec { $slate } à l’ardoise ({ $worth } { $worth ->
    [one] point
   *[other] points
 }) et { $points } dans la donne : { $total }. C’est bon. { $coches } { $unit } pour { $losers }.
dehors-wrong = ## « Dehors ! »
    { $person } a annoncé avec { $slate } à l’ardoise ({ $worth } { $worth ->
    [one] point
   *[other] points
 }) et { $points } dans la donne : { $total }. Il fallait 301. { $coches } { $unit } pour { $losers }.
slate-line = { $ns_name } { $ns } · { $ew_name } { $ew } · { $unit } { $ns_short } { $ns_marks }, { $ew_short } { $ew_marks }
final-score = Coches : { $ns_name } { $ns }, { $ew_name } { $ew }.
final-score-parties = Parties : { $ns_name } { $ns }, { $ew_name } { $ew }.
unit-coches = { $count ->
    [one] coche
   *[other] coches
 }
unit-parties = { $count ->
    [one] partie
   *[other] parties
 }
button-slate = { picture-sum-slate }
hand-counting = Huit levées : dites « Dehors ! » maintenant ou jamais, ou appuyez sur « Compter ».
hand-marriage = Annoncer un mariage…
hand-mark = Marquer : { $card }
cape-choose = Quelle annonce ? Elle engage.
hand-dehors = **« Dehors ! » ?** Sous 301, c’est perdu.
button-dehors = « Dehors ! »
button-dehors-sure = Vraiment : « Dehors ! »
hand-cape-et-dehors = **Les huit ?** Sinon 3 coches pour vous.
hand-cape-dehors-pas-dedouble = **Les huit ?** Sinon 4 coches pour vous.
hand-partie-et-vole = **Les huit ?** Sinon les autres marquent.
button-cape-et-dehors-sure = Vraiment, pour 3 ?
button-cape-dehors-pas-dedouble-sure = Vraiment, pour 4 ?
button-partie-et-vole-sure = Partie et vole ?
button-cape-et-dehors = La cape et dehors
button-cape-dehors-pas-dedouble = …et pas dédoublé
button-partie-et-vole = Partie et vole
about-cape-et-dehors = « La cape et dehors » : votre équipe doit faire les huit levées ; trois coches pour les autres, sinon pour vous.
about-cape-dehors-pas-dedouble = « …et pas dédoublé » : la même chose pour quatre coches, quand les autres ont 14 ou moins.
about-partie-et-vole = « Partie et vole » : vos huit levées rapportent la partie et trois de plus ; une seule perdue, tout va aux autres.
reminder-marriage = 💡 Vous pouvez annoncer : « { $marriage } ».
reminder-count = 💡 Votre compte : { $slate } à l’ardoise et { $points } dans cette donne font { $total }.
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
