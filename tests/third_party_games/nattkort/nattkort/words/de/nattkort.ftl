game-name = Nattkort
game-about = Ein Stichspiel mit zwölf Karten für zwei
table-name = Nattkort { $table }
seat-sol = Sonne
seat-natt = Nacht
side-sol = { $one }
side-natt = { $one }
preset-evening = Abend: die höhere Karte sticht
preset-midnight = Mitternacht: die tiefere Karte sticht
rules-line = { $preset ->
    [midnight] Mitternacht
   *[evening] Abend
 } · auf { $option_target }{ $option_lamp ->
    [on] {" "}· unter der Lampe
   *[off] {""}
 }
lobby-sides = Sonne spielt gegen Nacht.
help-text = Wer kann, bekennt Farbe; die bessere Karte der verlangten Farbe macht den Stich. Drei von fünf Stichen zählen einen Punkt, alle fünf zwei. Bis zwei Stiche gemacht sind, darf verdoppelt werden. Zwei Karten schlafen.
option-target = Punkte zum Sieg
option-target-value = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
 }
option-lamp = Eine schlafende Karte ist zu sehen
option-lamp-on = Eine der schlafenden Karten ist zu sehen.
not-now = Jetzt nicht (Regel { $rule }).
not-your-turn = Du bist nicht am Zug (Regel { $rule }).
not-your-card = Diese Karte hast du nicht (Regel { $rule }).
follow-suit = Du musst Farbe bekennen (Regel { $rule }).
too-late = Zwei Stiche sind gemacht: zu spät zum Verdoppeln (Regel { $rule }).
doubled-already = Das Spiel zählt schon doppelt (Regel { $rule }).
board-title = ### Spiel { $deal }
board-score = { $sol } – { $natt }, auf { $target }
board-tricks = Stiche: { $sol } – { $natt }
board-table = Auf dem Tisch: { $cards }
board-empty = Der Tisch ist leer.
board-asleep = Unter der Lampe: { $cards }
board-doubled = { $who } hat verdoppelt.
recap-title = ### Spiel { $deal } ist vorbei
recap-won = { $who }: { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
 }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
recap-asleep = Es schliefen { $cards }.
final-title = ### { $who } gewinnt { $score }
final-seconds = Es dauerte { $minutes } min.
hand-title = ### Deine Karten
act-double = Verdoppeln
act-double-said = verdoppeln
button-last = Letzter Stich
page-last = Letzter Stich: { $cards }
page-none = Noch kein Stich.
cmd-double = verdoppeln
cmd-double-description = Den Wert des Spiels verdoppeln
hint-low = { $what }: höher braucht es nicht.
hint-take = { $what }: damit kommt der Stich.
metric-tricks = Stiche
metric-points-a-deal = Punkte je Spiel
column-tricks = Stiche
column-points-a-deal = Punkte je Spiel
column-doubles = Verdoppelt
stats-tricks = { $tricks } Stiche in { $deals } Spielen, { $points_a_deal } Punkte je Spiel
stats-best = Bestes Spiel: { $best_deal }
side-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }
score-line = { $scores } Punkte
replay-stop = Stich { $number }
replay-title = ### Spiel { $deal }, Schritt { $step }
replay-summary = Spiel { $deal }: { $sol } – { $natt } Stiche
alt-board = Spiel { $deal }. Auf dem Tisch: { $cards }. Stiche { $sol } zu { $natt }.
alt-hand = Deine Hand: { $cards }.
alt-nothing = nichts
curve-title = Stiche und Verdopplungen
curve-text = In { $matches } Matches vom { $since } bis { $until }: { $first } Stiche, { $second } Verdopplungen.
columns-line = { $tricks } Stiche, { $doubles }-mal verdoppelt
replay-jump = Zu einem Stich
replay-record-note = Eine Aktion je Zeile: jeder kann sie lesen.
booklet-tricks-title = Stiche
booklet-tricks-text = Jeder bekommt fünf von zwölf Karten; zwei Karten schlafen. Wer nicht gegeben hat, spielt aus. Bediene die Farbe, wenn du kannst. Die höhere Karte der ausgespielten Farbe nimmt den Stich und spielt als Nächstes aus; um Mitternacht ist es die tiefere. Es gibt keinen Trumpf.
booklet-doubling-title = Verdoppeln
booklet-doubling-text = Bis der zweite Stich vollständig ist, dürfen beide den Wert des Spiels verdoppeln, auch wenn sie nicht an der Reihe sind. Das geht einmal in jedem Spiel.
booklet-points-title = Punkte
booklet-points-text = Drei oder vier Stiche zählen einen Punkt, alle fünf zählen zwei. Wer zuerst einen, drei oder fünf Punkte hat, gewinnt: Der Tisch wählt vor der Partie.
