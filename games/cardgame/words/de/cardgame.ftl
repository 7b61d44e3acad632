# Sätze aller Kartenspiele auf diesen Grundlagen. Ein Spiel mit eigenen gibt sie unter demselben Schlüssel.
table-name = { game-name } { $table }
preset-standard = { game-name }
rules-line = Übliche Regeln
help-text = Deine Hand hat für jede Karte und jede Ansage einen Knopf. «Warum?» sagt, welche Karten nicht gespielt werden dürfen und weshalb.
sides-alone = Alle spielen für sich.
sides-against = { seat-N } und { seat-S } spielen gegen { seat-E } und { seat-W }.
option-goal = Punkte bis zum Sieg
option-goal-value = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
 }
deal-title = ### Spiel { $deal } · { $dealer } hat gegeben
deal-trump = Trumpf { $suit }
deal-scores = Stand: { $list }
deal-scores-to = Stand: { $list } · auf { $goal }
deal-tricks = Stiche: { $list }
deal-held = Karten: { $list }
deal-points = Dieses Spiel: { $list }
deal-stock = Talon: { $count }
deal-turned = Aufgedeckt: { $card }
deal-said = { $who }: { $said }
side-points = { $side } { $points }
card-back = verdeckte Karte
hand-heading = ### Tisch { $table } · Spiel { $deal } · du bist { $seat }
recap-title = ### Spiel { $deal } ist vorbei
final-title-one = ## { $winner } gewinnt den Match
final-score = { $list }
button-calls = Mehr …
not-now = Es läuft kein Spiel: Das geht jetzt nicht.
not-your-turn-now = Du bist nicht am Zug: Warte, bis die anderen gespielt haben.
not-your-card = Diese Karte hast du nicht: Wähle eine aus deiner Hand.
follow-suit = Du musst Farbe angeben: Spiel eine Karte der angespielten Farbe.
not-the-pack = Das sind nicht die Karten dieses Spiels.
replay-title = ### Spiel { $deal } · Schritt { $step } von { $end }
replay-dealt = Die Karten sind verteilt.
replay-did = { $who }: { $what }
replay-jump = Zu einem Stich
replay-summary = Spiel { $deal }: { $list }
replay-record-note = Eine Handlung pro Zeile: Alle können es lesen.
booklet-rules-title = Regeln
booklet-rules-text = { help-text }
metric-tricks = Stiche
column-tricks = Stiche
column-points = Punkte
columns-line = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
 }
curve-title = Punkte und Stiche
curve-text = In { $matches ->
    [one] { $matches } Match
   *[other] { $matches } Matchs
 } { $when }: { $first ->
    [one] { $first } Punkt
   *[other] { $first } Punkte
 }, { $second ->
    [one] { $second } Stich
   *[other] { $second } Stiche
 }.
stats-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } in { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spielen
 }, bestes Spiel { $best_deal }
side-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }
hint-ahead = **{ $what }**: Über die gedachten Verteilungen deutlich das Beste, um etwa { $more ->
    [one] { $more } Punkt
   *[other] { $more } Punkte
 }.
hint-best = **{ $what }**: Über die gedachten Verteilungen im Mittel das Beste.
hint-thumb = **{ $what }**: Nach der Faustregel das Richtige.
puzzle-margin = Nach dem, was du wusstest, wirft **{ made-the }** dich etwa { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkte
 } zurück.
picture-label-talon = Talon
picture-label-score = Stand
picture-label-to = auf { $goal }
picture-label-deal = Spiel { $deal }
picture-label-points = Punkte
picture-final-lose = { $list }
picture-final-score = Stand
alt-card-table = { game-name }, Spiel { $deal }.
alt-no-deal = { game-name }: Es wird gleich gegeben.
alt-stock = Karten im Talon: { $count }.
alt-turned = Aufgedeckt: { $card }.
alt-scores = Stand: { $list }.
alt-goal = Die Partie geht auf { $goal }.
alt-won = Stiche: { $list }.
alt-held = Karten: { $list }.
alt-said = { $who }: { $said }.
alt-face-down = { $name } eine verdeckte Karte
alt-win = { $list } gewinnen den Match.
alt-win-one = { $list } gewinnt den Match.
alt-deals = Punkte der Spiele: { $list }.
daily-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
