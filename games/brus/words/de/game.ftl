# The game by name, its options, its commands and its rules in short.
game-name = Brus
game-about = Das Spiel aus Gotland: zwei gegen zwei, drei Karten, eine Tafel zum Wischen und etwas Wagemut
table-name = Brus { $table }
lobby-sides = Partner sitzen einander gegenüber: Nord mit Süd, Ost mit West; gespielt wird nach links.
preset-brus = { game-name }
rules-line = { preset-brus } auf { $option_games } { $option_games ->
    [one] Partie
   *[other] Partien
 }
cmd-play-description = Eine Karte spielen
cmd-play-argument = karte
cmd-play-argument-description = Die Karte: «K♥️», «Herz König», «Brus wagen», «kehren Kreuz 7» …
cmd-play-unknown = { card-unknown }
cmd-play-which = { card-which }
cmd-play-done = { card-played }
cmd-wagen = wagen
cmd-wagen-description = Brus oder Dullen Hund beim Spielen wagen
cmd-wagen-which = Beide lassen sich wagen: Wähle einen.
cmd-wagen-done = Gewagt: { $what }.
cmd-kehren = kehren
cmd-kehren-description = Eine Karte verdeckt ausspielen
cmd-kehren-argument = karte
cmd-kehren-argument-description = Welche Karte
cmd-kehren-unknown = { card-unknown }
cmd-kehren-which = { card-which }
cmd-kehren-done = Verdeckt: { $what }.
cmd-run = laufen
cmd-run-description = Vor einer gekehrten Karte laufen: Das Spiel ist verloren
cmd-run-done = Gesagt: { $what }.
cmd-takeup = aufnehmen
cmd-takeup-description = Eine gekehrte Karte aufnehmen: weiter, um einen Strich mehr
cmd-takeup-done = { cmd-run-done }
cmd-played = gespielte
cmd-played-description = Zeigen, welche Karten in diesem Spiel gespielt sind
cmd-tableau = striche
cmd-tableau-description = Die Tafel zeigen: Striche, Stanti, Brillen und Keulen
help-text =
    ## Brus
    Vier Spieler, zwei Teams: Nord mit Süd, Ost mit West; 32 Karten, gespielt wird nach links. Drei Karten in der Hand, und nach jedem Stich ziehen alle eine vom Talon.
    {""}**Stechende Karten von oben nach unten:** B♣︎ Spitz, K♥️ Brus, 8♠︎ Dulle Hund, 9♣︎ 9♠︎ 9♥️ 9♦️, A♣︎ A♠︎ A♥️ A♦️, B♠︎ B♥️ B♦️. Alle anderen sind blank; niemand bekennt Farbe. Solange Talon liegt, wird eine ausgespielte Sieben nur von einer höheren Sieben gestochen.
    {""}**Fünf Stiche** gewinnen das Spiel und wischen einen Strich, bei 5–0 (jannen) zwei; 4–4 ist ein Stanto, ein Strich mehr für die nächsten Gewinner. Sechs gewischte Striche gewinnen die Partie.
    {""}**Wagen:** Wage Brus oder Dullen Hund, wenn du ihn spielst. Macht er den Stich, wischt ihr; schlagen ihn die anderen, wischen sie einen mehr.
    {""}**Kehren:** Wer mit zwei oder vier Stichen ausspielt, darf eine Karte verdeckt legen. Die anderen laufen und verlieren das Spiel, oder sie nehmen auf: Dann gilt es einen Strich mehr.
    Wer eine Partie verliert, bekommt eine Brille, oder ohne gewischten Strich eine Keule. Deine Karten kommen per Direktnachricht oder mit «Meine Karten».
