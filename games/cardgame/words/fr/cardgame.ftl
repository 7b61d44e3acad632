# Phrases de tous les jeux de cartes sur ces bases. Un jeu qui a les siennes les donne sous la même clé.
table-name = { game-name } { $table }
preset-standard = { game-name }
rules-line = Règles habituelles
help-text = Votre main a un bouton par carte et par annonce. « Pourquoi ? » dit quelles cartes ne peuvent pas être jouées, et pour quelle raison.
sides-alone = Chacun joue pour soi.
sides-against = { seat-N } et { seat-S } jouent contre { seat-E } et { seat-W }.
option-goal = Points pour gagner
option-goal-value = { $value ->
    [one] { $value } point
   *[other] { $value } points
 }
deal-title = ### Donne { $deal } · { $dealer } a donné
deal-trump = Atout { $suit }
deal-scores = Score : { $list }
deal-scores-to = Score : { $list } · en { $goal }
deal-tricks = Levées : { $list }
deal-held = Cartes : { $list }
deal-points = Cette donne : { $list }
deal-stock = Talon : { $count }
deal-turned = Retourne : { $card }
deal-said = { $who } : { $said }
side-points = { $side } { $points }
card-back = carte cachée
hand-heading = ### Table { $table } · donne { $deal } · vous êtes { $seat }
recap-title = ### La donne { $deal } est finie
final-title-one = ## { $winner } gagne le match
final-score = { $list }
button-calls = Autres…
not-now = Aucune donne n’est en cours : ce n’est pas possible maintenant.
not-your-turn-now = Ce n’est pas votre tour : attendez que les autres aient joué.
not-your-card = Vous n’avez pas cette carte : choisissez-en une de votre main.
follow-suit = Il faut fournir : jouez une carte de la couleur demandée.
not-the-pack = Ce ne sont pas les cartes de ce jeu.
replay-title = ### Donne { $deal } · étape { $step } sur { $end }
replay-dealt = Les cartes sont données.
replay-did = { $who } : { $what }
replay-jump = Aller à une levée
replay-summary = Donne { $deal } : { $list }
replay-record-note = Une action par ligne : tout le monde peut le lire.
booklet-rules-title = Règles
booklet-rules-text = { help-text }
metric-tricks = Levées
column-tricks = Levées
column-points = Points
columns-line = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
 }
curve-title = Points et levées
curve-text = En { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
 }, { $when } : { $first ->
    [one] { $first } point
   *[other] { $first } points
 }, { $second ->
    [one] { $second } levée
   *[other] { $second } levées
 }.
stats-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } en { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }, meilleure donne { $best_deal }
side-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
hint-ahead = **{ $what }** : sur les donnes imaginées, c’est nettement le mieux, d’environ { $more ->
    [one] { $more } point
   *[other] { $more } points
 }.
hint-best = **{ $what }** : sur les donnes imaginées, le meilleur choix en moyenne.
hint-thumb = **{ $what }** : le bon choix, d’après l’usage.
puzzle-margin = D’après ce que vous saviez, **{ made-the }** vous coûte environ { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
 } d’écart.
picture-label-talon = Talon
picture-label-score = Score
picture-label-to = en { $goal }
picture-label-deal = Donne { $deal }
picture-label-points = Points
picture-final-lose = { $list }
picture-final-score = Score
alt-card-table = { game-name }, donne { $deal }.
alt-no-deal = { game-name } : on attend les cartes.
alt-stock = Cartes au talon : { $count }.
alt-turned = Retourne : { $card }.
alt-scores = Score : { $list }.
alt-goal = Le match se joue en { $goal }.
alt-won = Levées : { $list }.
alt-held = Cartes : { $list }.
alt-said = { $who } : { $said }.
alt-face-down = { $name } une carte cachée
alt-win = { $list } gagnent le match.
alt-win-one = { $list } gagne le match.
alt-deals = Points des donnes : { $list }.
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
