game-name = Nattkort
game-about = Un jeu de levées à douze cartes pour deux
table-name = Nattkort { $table }
seat-sol = Soleil
seat-natt = Nuit
side-sol = { $one }
side-natt = { $one }
preset-evening = Soir : la plus haute l’emporte
preset-midnight = Minuit : la plus basse l’emporte
rules-line = { $preset ->
    [midnight] Minuit
   *[evening] Soir
 } · en { $option_target }{ $option_lamp ->
    [on] {" "}· sous la lampe
   *[off] {""}
 }
lobby-sides = Soleil joue contre Nuit.
help-text = Fournissez si vous pouvez ; la meilleure carte de la couleur demandée l’emporte. Trois levées sur cinq valent un point, les cinq en valent deux. Tant que deux levées ne sont pas faites, on peut doubler. Deux cartes dorment.
option-target = Points pour gagner
option-target-value = { $value ->
    [one] { $value } point
   *[other] { $value } points
 }
option-lamp = Une carte endormie se voit
option-lamp-on = Une des cartes endormies se voit.
not-now = Pas maintenant (règle { $rule }).
not-your-turn = Ce n’est pas votre tour (règle { $rule }).
not-your-card = Vous n’avez pas cette carte (règle { $rule }).
follow-suit = Il faut fournir (règle { $rule }).
too-late = Deux levées sont faites : trop tard pour doubler (règle { $rule }).
doubled-already = La donne compte déjà double (règle { $rule }).
board-title = ### Donne { $deal }
board-score = { $sol } – { $natt }, en { $target }
board-tricks = Levées : { $sol } – { $natt }
board-table = Sur la table : { $cards }
board-empty = La table est vide.
board-asleep = Sous la lampe : { $cards }
board-doubled = { $who } a doublé.
recap-title = ### La donne { $deal } est finie
recap-won = { $who } : { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
recap-asleep = Dormaient : { $cards }.
final-title = ### { $who } gagne { $score }
final-seconds = Le match a duré { $minutes } min.
hand-title = ### Vos cartes
act-double = Doubler
act-double-said = doubler
button-last = Dernière levée
page-last = Dernière levée : { $cards }
page-none = Il n’y a pas encore de levée.
cmd-double = doubler
cmd-double-description = Doubler la valeur de la donne
hint-low = { $what } : pas besoin de plus haut.
hint-take = { $what } : elle fait la levée.
metric-tricks = Levées
metric-points-a-deal = Points par donne
column-tricks = Levées
column-points-a-deal = Points par donne
column-doubles = Doublé
stats-tricks = { $tricks } levées en { $deals } donnes, { $points_a_deal } points par donne
stats-best = Meilleure donne : { $best_deal }
side-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
score-line = { $scores } points
replay-stop = Levée { $number }
replay-title = ### Donne { $deal }, pas { $step }
replay-summary = Donne { $deal } : { $sol } – { $natt } levées
alt-board = Donne { $deal }. Sur la table : { $cards }. Levées : { $sol } à { $natt }.
alt-hand = Votre main : { $cards }.
alt-nothing = rien
curve-title = Levées et doubles
curve-text = En { $matches } matchs du { $since } au { $until } : { $first } levées, { $second } doubles.
columns-line = { $tricks } levées, doublé { $doubles } fois
replay-jump = Aller à une levée
replay-record-note = Une action par ligne : chacun peut la lire.
booklet-tricks-title = Les levées
booklet-tricks-text = Chacun reçoit cinq cartes sur douze ; deux cartes dorment. Qui n’a pas donné entame. Fournissez si vous pouvez. La plus haute carte de la couleur demandée l’emporte et entame ensuite ; à minuit, c’est la plus basse. Il n’y a pas d’atout.
booklet-doubling-title = Doubler
booklet-doubling-text = Tant que la deuxième levée n’est pas complète, l’un ou l’autre peut doubler la valeur de la donne, même hors de son tour. Une seule fois par donne.
booklet-points-title = Les points
booklet-points-text = Trois ou quatre levées valent un point, les cinq en valent deux. Qui a le premier un, trois ou cinq points gagne : la table en décide avant la partie.
