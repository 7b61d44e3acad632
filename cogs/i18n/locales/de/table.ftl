# Public words of a table, in the table's language.
lobby-title = ## { $game } – Tisch { $table }
lobby-owner = Eröffnet von { $owner }.
lobby-same = Das erste Spiel ist Spiel { $deal } aus Match { $match } an Tisch { $table }: Der Match zählt nicht für die Wertung.
lobby-seat-empty = **{ $seat }**: frei
lobby-seat-person = **{ $seat }**: { $person }
lobby-seat-reserved = **{ $seat }**: reserviert für { $person }
lobby-seat-computer = **{ $seat }**: 🤖 { $name }, { $level }
lobby-rules = { $rules } · Uhr: { $clock } · Hilfe: { $help }
lobby-private = Privat: nur mit Einladung.
lobby-take-backs = Eine Karte darf zurückgenommen werden, bis die nächste gespielt ist; allein gegen Computer bis zur eigenen nächsten (ohne Wertung).
lobby-last-card = Die letzte Karte wird von selbst gespielt.
lobby-speed-brisk = Die Computer spielen zügig.
lobby-speed-instant = Die Computer spielen sofort.
lobby-expires = Der Tisch schliesst { $when }, wenn niemand etwas tut.
lobby-expired = Geschlossen: Niemand hat rechtzeitig begonnen. Eröffne mit /tisch einen neuen.
lobby-closed-idle = Geschlossen: Lange hat niemand gespielt. Eröffne mit /tisch einen neuen.
lobby-closed-gone = Geschlossen: Den Kanal oder Server, in dem gespielt wurde, gibt es nicht mehr.
lobby-closed-host = Geschlossen von der Person, die diesen Bot betreibt.
lobby-abandoned = Der Match wurde einvernehmlich beendet.
lobby-resigned = { $count ->
    [one] { $team } hat den Match aufgegeben.
   *[other] { $team } haben den Match aufgegeben.
 }
lobby-playing = Es wird gespielt: { $where }
lobby-draw = Partner auslosen
lobby-options = Optionen …
lobby-start = Beginnen
lobby-close = Aufstehen
lobby-computers = Einen Computer hinsetzen …
lobby-all-seats = Alle freien Plätze
lobby-which-seat = Computer, { $level }: auf welchen Platz?
lobby-no-seat = Alle Plätze sind besetzt.
level-beginner = Anfänger
level-amateur = Amateur
level-club = Klubspieler
level-expert = Experte
level-master = Meister
clock-20s = 20 s
clock-45s = 45 s
clock-2min = 2 min
clock-12h = 12 h
clock-none = ohne
help-none = keine
help-rules = erlaubte Karten
help-hints = Tipps
language-name = Deutsch

options-title = Optionen von Tisch { $table }
options-rules = Hausregeln …
rules-title = ### Regeln von Tisch { $table }
rules-set = Gespielt wird **{ $rules }**. Was davon abweicht, ist markiert.
rules-line-usual = { settings-line }
rules-line-house = 🔸 **{ $name }**: { $value }
rules-on = ja
rules-off = nein
rules-fields = Welche Regel …
rules-plain = Alles wie üblich
rules-back = Andere Optionen
rules-keep = Für diesen Server speichern …
rules-keep-title = Diese Regeln speichern
rules-keep-name = Wie heissen sie?
rules-kept = Gespeichert als **{ $name }**: Jeder Tisch dieses Servers kann diese Regeln wählen, und /servereinstellungen kann sie zu den üblichen machen.
rules-nameless = Ein Name braucht mindestens einen Buchstaben.
rules-too-many = Ein Server speichert höchstens { $most } Regelwerke: /servereinstellungen kann welche löschen.
rules-house = **Hausregeln**, anders als in { $rules }:
rules-differs = { $name }: { $value }
options-preset = Regeln
options-clock = Zeit pro Zug
options-help = Hilfe beim Spielen
options-language = Sprache des Tisches
options-more = Mehr …
options-private = Privat: nur mit Einladung
options-take-backs = Karten dürfen zurückgenommen werden
options-last-card = Die letzte Karte wird von selbst gespielt
options-speed = Tempo der Computer
speed-calm = Computer: ruhig, 1–2 s pro Karte
speed-brisk = Computer: zügig, unter 1 s pro Karte
speed-instant = Computer: sofort
options-clock-choice = Uhr: { $clock }
options-language-choice = Sprache: { $name }
options-help-choice = Hilfe: { $help }

either = { $one } oder { $two }
board-turn = { $person } ist an der Reihe.
board-turn-until = { $person } ist an der Reihe; die Zeit läuft { $when } ab.
board-closes = Ohne Uhr: Der Tisch schliesst { $when }, wenn niemand spielt.
board-gives-up = { $count ->
    [one] Ohne Uhr: Wenn niemand spielt, hat den Match { $when } verloren, wer am Zug ist.
   *[other] Ohne Uhr: Wenn niemand spielt, hat die Seite am Zug den Match { $when } verloren.
 }
board-cut = { $who ->
    [one] { $person } hebt
   *[any] Jemand am Tisch hebt
 } für Spiel { $deal } ab, spätestens { $when }.
board-cut-open = { $who ->
    [one] { $person } hebt
   *[any] Jemand am Tisch hebt
 } für Spiel { $deal } ab.
board-cut-label = ✂ { $cards }
board-commitment = Fingerabdruck der Mischung: `{ $hash }`
board-next = Das nächste Spiel folgt.
board-cut-why = -# Die abgehobenen Karten kommen unter die übrigen: So hat niemand, auch ich nicht, die Verteilung bestimmt. Jede Zahl ist recht; sonst wird nach einem Moment von selbst abgehoben.
board-next-at = Nächstes Spiel { $when }.
board-ready = Bereit: { $persons }.
call-turn = Du bist an der Reihe: { $where }
board-behind = Der Tisch steht weiter unten ⤵
board-nudge = { $person }, der Tisch wartet auf dich.
board-you-again = Der Computer spielt für { $person }. Drücke «Bin zurück», um selbst weiterzuspielen.
board-moved = Der Thread ist weg; der Tisch geht hier weiter.
board-no-dm = { $person } nimmt keine Nachrichten von mir an: Spiele hier mit «Meine Karten».
board-recall = { $person }, ich wurde neu gestartet: Deine privaten Karten folgen dem Tisch nicht mehr. Drücke «Meine Karten».
button-hand = Meine Karten
button-help = ?
button-back = Bin zurück
button-count = Zählen
button-next = Nächstes Spiel
button-again = Noch einmal
button-new-partners = Neue Partner
final-unrated-computers = -# Ohne Wertung: Von Anfang an sass ein Computer am Tisch.
final-unrated-take-backs = -# Ohne Wertung: Karten durften zurückgenommen werden.
final-unrated-same-deal = -# Ohne Wertung: Der Match begann mit einem Spiel, das schon gespielt wurde.
board-abandon = { $persons }: Den Match beenden? Wer schweigt, stimmt { $when } zu.
board-abandon-alone = { $count ->
    [one] Sagt bis dahin sonst niemand Ja, hat { $team } den Match aufgegeben.
   *[other] Sagt bis dahin niemand vom anderen Team Ja, haben { $team } den Match aufgegeben.
 }
board-abandon-open = { $persons }: Den Match beenden?
button-stop = Beenden
button-play-on = Weiterspielen
lobby-draw-seats = Plätze auslosen
board-booked = Wird { $when } notiert.
board-booking = Das Spiel ist zu Ende.
hand-booking = Das Spiel ist zu Ende: Drücke «Zählen», um weiterzuspielen.
hand-elsewhere = Die anderen sind dran: Am Tisch siehst du, wie es weitergeht.
