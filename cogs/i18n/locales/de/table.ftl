# Public words of a table, in the table's language.
lobby-title = ## { $game } – Tisch { $table }
lobby-owner = Eröffnet von { $owner }.
lobby-same = Das erste Spiel ist Spiel { $deal } aus Match { $match } an Tisch { $table }: Der Match zählt nicht für die Wertung.
lobby-midst = Der Match geht mitten in Spiel { $deal } aus Match { $match } an Tisch { $table } weiter: Er zählt nirgends.
lobby-seat-empty = **{ $seat }**: frei
lobby-seat-person = **{ $seat }**: { $person }
lobby-seat-reserved = **{ $seat }**: reserviert für { $person }
lobby-seat-computer = **{ $seat }**: 🤖 { $name }, { $level }
lobby-picture = { $game }: ein Tisch von oben.
lobby-chair-free = frei
lobby-chair-kept = für { $person }
lobby-rules = { $rules } · Uhr: { $clock } · Hilfe: { $help }
lobby-private = Privat: nur mit Einladung.
lobby-deals = { $deals ->
    [one] Ein einziges Spiel entscheidet (ohne Wertung).
   *[other] { $deals } Spiele, deren Punkte zusammengezählt werden (ohne Wertung).
 }
lobby-take-backs = Eine Karte darf zurückgenommen werden, bis die nächste gespielt ist; allein gegen Computer bis zur eigenen nächsten (ohne Wertung).
lobby-last-card = Die letzte Karte wird von selbst gespielt.
lobby-own-cut = Wer allein spielt, hebt selbst ab.
lobby-speed-brisk = Die Computer spielen zügig.
lobby-speed-instant = Die Computer spielen sofort.
lobby-expires = Wenn niemand etwas tut, schliesst der Tisch: { $when }
lobby-expired = Geschlossen: Niemand hat rechtzeitig begonnen. Eröffne mit /tisch einen neuen.
lobby-closed-idle = Geschlossen: Lange hat niemand gespielt. Eröffne mit /tisch einen neuen.
lobby-closed-gone = Geschlossen: Den Kanal oder Server, in dem gespielt wurde, gibt es nicht mehr.
lobby-closed-host = Geschlossen von der Person, die diesen Bot betreibt.
lobby-closed-redrawn = Geschlossen: Die Runde wurde neu ausgelost.
lobby-abandoned = Der Match wurde einvernehmlich beendet.
lobby-resigned = { $count ->
    [one] { $team } hat den Match aufgegeben.
   *[other] { $team } haben den Match aufgegeben.
 }
lobby-playing = Es wird gespielt: { $where }
lobby-draw = Partner auslosen
lobby-options = Optionen …
lobby-start = Beginnen
lobby-play-now = Jetzt spielen
lobby-sit = Platz { $seat } nehmen
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
clock-none = keine
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
options-own-cut = Wer allein spielt, hebt selbst ab
options-speed = Tempo der Computer
options-deals = Zahl der Spiele
options-deals-whole = Ein ganzer Match
options-deals-choice = { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
 }
speed-calm = Computer: ruhig, 1–2 s pro Karte
speed-brisk = Computer: zügig, unter 1 s pro Karte
speed-instant = Computer: sofort
options-preset-choice = Regeln: { $rules }
options-clock-choice = Uhr: { $clock }
options-language-choice = Sprache: { $name }
options-help-choice = Hilfe: { $help }

either = { $one } oder { $two }
board-turn = { $person } ist an der Reihe.
board-turn-until = { $person } ist an der Reihe. Die Zeit läuft ab: { $when }
board-closes = Ohne Uhr. Wenn niemand spielt, schliesst der Tisch: { $when }
board-gives-up = { $count ->
    [one] Ohne Uhr. Wenn niemand spielt, verliert den Match, wer am Zug ist: { $when }
   *[other] Ohne Uhr. Wenn niemand spielt, verliert die Seite am Zug den Match: { $when }
 }
board-deserted = Niemand ist am Tisch: Er ruht, bis jemand «Bin zurück» drückt. Sonst schliesst er: { $when }
board-cut = { $person } hebt für Spiel { $deal } ab. Die Zeit läuft ab: { $when }
board-cut-open = { $person } hebt für Spiel { $deal } ab.
board-cut-label = ✂ { $cards }
board-commitment = Fingerabdruck der Mischung: { $hash }
board-cut-chance = Eine Person gegen Computer: Es wird zufällig abgehoben. Selbst abheben: vor dem Match unter Optionen.
board-next = Das nächste Spiel folgt.
board-deals = Spiel { $deal } von { $deals }
board-deals-points = Spiel { $deal } von { $deals } · { $points }
board-deals-side = { $team }: { $points }
board-cut-why = -# Die abgehobenen Karten kommen unter die übrigen: So hat niemand, auch ich nicht, die Verteilung bestimmt. Jede Zahl ist recht; sonst wird nach einem Moment von selbst abgehoben.
board-next-at = Nächstes Spiel: { $when }
board-ready = Bereit: { $persons }.
call-turn = Du bist an der Reihe: { $where }
board-behind = Der Tisch ist jetzt weiter unten ⤵
board-nudge = { $person }, der Tisch wartet auf dich.
board-you-again = Der Computer spielt für { $person }. Drücke «Bin zurück», um selbst weiterzuspielen.
board-moved = Der Thread lässt sich nicht mehr benutzen; der Tisch geht hier weiter.
board-no-dm = { $person } nimmt keine Nachrichten von mir an: Spiele hier mit «Meine Karten».
board-recall = { $person }, ich wurde neu gestartet: Deine Karten hier werden nicht mehr nachgeführt. Drücke «Meine Karten».
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
final-unrated-deals = -# Ohne Wertung: Die Zahl der Spiele stand fest.
final-deals-won = { $count ->
    [one] ## { $team } gewinnt { $deals ->
        [one] das Spiel
       *[other] nach { $deals } Spielen
     }
   *[other] ## { $team } gewinnen { $deals ->
        [one] das Spiel
       *[other] nach { $deals } Spielen
     }
 }
final-deals-level = { $deals ->
    [one] ## Nach { $deals } Spiel sind alle gleichauf
   *[other] ## Nach { $deals } Spielen sind alle gleichauf
 }
final-deals-shared = { $deals ->
    [one] ## Nach { $deals } Spiel gemeinsam vorn: { $teams }
   *[other] ## Nach { $deals } Spielen gemeinsam vorn: { $teams }
 }
final-deals-side = **{ $team }**: { $points } ({ $each })
board-abandon = { $persons }: Den Match beenden? Wer schweigt, stimmt zu: { $when }
board-abandon-alone = { $count ->
    [one] Sagt bis dahin sonst niemand Ja, gibt { $team } den Match auf.
   *[other] Sagt bis dahin niemand vom anderen Team Ja, geben { $team } den Match auf.
 }
board-abandon-open = { $persons }: Den Match beenden?
button-stop = Beenden
button-play-on = Weiterspielen
lobby-draw-seats = Plätze auslosen
board-booked = Wird notiert: { $when }
board-booking = Das Spiel ist zu Ende.
hand-booking = Das Spiel ist zu Ende: Drücke «Zählen», um weiterzuspielen.
hand-elsewhere = Die anderen sind dran: Am Tisch siehst du, wie es weitergeht.
