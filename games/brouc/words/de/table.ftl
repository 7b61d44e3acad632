# What Le Brouc says at a table: the board, what was said, endings, the slate, the hand.
board-counting = Acht Stiche: Zähle im Kopf und sag jetzt oder nie «Dehors !».
said-declare = { $person }: «{ $marriage }»
said-mark = { $person } legt: { $marriage }
said-mark-own = Du legst: { $marriage }
said-dehors = { $person }: **«Dehors !»**
said-cape-et-dehors = { $person }: **«Je demande la cape et dehors !»**
said-cape-dehors-pas-dedouble = { $person }: **«Je demande la cape, dehors et pas dédoublé !»**
said-partie-et-vole = { $person }: **«Partie et vole !»**
table-marriage-lies = 💍 { $person } macht eine Mariage im Stich ({ $suit }): +{ $value } für die Seite, die ihn gewinnt, −{ $value } für die andere.
table-marriage-lies-own = 💍 Du machst eine Mariage im Stich ({ $suit }): +{ $value } für die Seite, die ihn gewinnt, −{ $value } für die andere.
table-marriage-won = 💍 Mariage im Stich ({ $suit }), gemacht von { $person }: +{ $value } für { $winners }, −{ $value } für { $losers }.
table-marriage-won-own = 💍 Deine Mariage im Stich ({ $suit }): +{ $value } für { $winners }, −{ $value } für { $losers }.
near-cape = ⚡ { $team } haben alle sieben Stiche: Noch einer, und es ist eine Cape.
near-vole = ⚡ { $team } haben alle sieben Stiche: Noch einer, und es ist eine Vole.
ending-counted = Spiel { $deal } gezählt: { $ns_name } schreibt { $ns }, { $ew_name } { $ew }.
ending-dehors = Spiel { $deal }: { $person } ist draussen. { $coches } { $unit } für { $losers }.
ending-dehors-own = Spiel { $deal }: Du bist draussen. { $coches } { $unit } für { $losers }.
ending-wrong-dehors = Spiel { $deal }: { $person } hat zu früh «Dehors !» gerufen. { $coches } { $unit } für { $losers }.
ending-wrong-dehors-own = Spiel { $deal }: Du hast zu früh «Dehors !» gerufen. { $coches } { $unit } für { $losers }.
ending-cape = Spiel { $deal }: Cape! { $coches } { $unit } für { $losers }.
ending-demand-made = Spiel { $deal }: Die verlangte Cape ist gelungen. { $coches } { $unit } für { $losers }.
ending-demand-failed = Spiel { $deal }: Die verlangte Cape ist misslungen. { $coches } { $unit } für { $losers }.
dehors-right = ## «Dehors !»
    { $person } rief mit { $slate } auf der Tafel ({ $worth } { $worth ->
    [one] Punkt
   *[other] Punkte
 }) und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 } in diesem Spiel: { $total }. Das reicht. { $coches } { $unit } für { $losers }.
dehors-wrong = ## «Dehors !»
    { $person } rief mit { $slate } auf der Tafel ({ $worth } { $worth ->
    [one] Punkt
   *[other] Punkte
 }) und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 } in diesem Spiel: { $total }. Es braucht 301. { $coches } { $unit } für { $losers }.
slate-line = { $ns_name } { $ns } · { $ew_name } { $ew } · { $unit } { $ns_short } { $ns_marks }, { $ew_short } { $ew_marks }
final-score = Coches: { $ns_name } { $ns }, { $ew_name } { $ew }.
final-score-parties = Partien: { $ns_name } { $ns }, { $ew_name } { $ew }.
unit-coches = { $count ->
    [one] Coche
   *[other] Coches
 }
unit-parties = { $count ->
    [one] Partie
   *[other] Partien
 }
button-slate = { picture-sum-slate }
hand-counting = Acht Stiche: Sag jetzt oder nie «Dehors !», oder drücke «Zählen».
hand-marriage = Eine Mariage melden …
hand-mark = Legen: { $card }
cape-choose = Welche Ansage? Sie ist verbindlich.
hand-dehors = **«Dehors !»?** Unter 301 verliert ihr.
button-dehors = «Dehors !»
button-dehors-sure = Wirklich: «Dehors !»
hand-cape-et-dehors = **Alle acht?** Sonst 3 Coches für euch.
hand-cape-dehors-pas-dedouble = **Alle acht?** Sonst 4 Coches für euch.
hand-partie-et-vole = **Alle acht?** Sonst schreiben die anderen.
button-cape-et-dehors-sure = Wirklich, um 3?
button-cape-dehors-pas-dedouble-sure = Wirklich, um 4?
button-partie-et-vole-sure = Partie et vole?
button-cape-et-dehors = La cape et dehors
button-cape-dehors-pas-dedouble = …et pas dédoublé
button-partie-et-vole = Partie et vole
about-cape-et-dehors = «La cape et dehors»: Euer Team muss alle acht Stiche machen; drei Coches für die andern, sonst für euch.
about-cape-dehors-pas-dedouble = «…et pas dédoublé»: dasselbe um vier Coches, wenn die andern höchstens 14 haben.
about-partie-et-vole = «Partie et vole»: Alle acht Stiche bringen euch die Partie und drei dazu; fehlt einer, schreiben die andern dasselbe.
reminder-marriage = 💡 Du darfst melden: «{ $marriage }».
reminder-count = 💡 Deine Zählung: { $slate } auf der Tafel und { $points } in diesem Spiel machen { $total }.
daily-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
