# The game by name, its options, its commands and its rules in short.
game-name = Briscon
game-about = Ein Duell mit fünf Karten: ein Talon, Folgen zum Melden, 600 Punkte und ein Wort auf eigene Gefahr
table-name = Briscon { $table }
lobby-sides = Eins gegen eins.
side-N = { $one }
side-S = { $one }
preset-briscon = { game-name }
rules-line = Briscon auf { $option_games } { $option_games ->
    [one] Partie
   *[other] Partien
 }
option-strict = { booklet-last-five-title }
option-strict-value = { $value ->
    [yes] streng
   *[no] Farbe bekennen
 }
option-strict-about = { $value ->
    [yes] Die letzten fünf Stiche: Man bekennt höher, wenn man kann; ohne die Farbe trumpft man.
   *[no] Die letzten fünf Stiche: Man bekennt Farbe; ohne die Farbe spielt man, was man will.
 }
cmd-play-description = Eine Karte spielen
cmd-play-argument = karte
cmd-play-argument-description = Die Karte: «A♥», «Herz Ass», «Kreuz 10» …
cmd-play-unknown = { card-unknown }
cmd-play-which = { card-which }
cmd-play-done = { card-played }
cmd-melden = melden
cmd-melden-description = Eine Folge, vier Gleiche oder eine Mariage melden
cmd-melden-argument = karten
cmd-melden-argument-description = Die Karten: «K D Herz», «9♠ 8♠ 7♠», «4 Asse» …
cmd-melden-unknown = Diese Karten verstehe ich nicht: Schreib zum Beispiel «K D Herz».
cmd-melden-which = Das kann mehreres sein: Wähle.
cmd-melden-done = { $what }.
cmd-rauben = rauben
cmd-rauben-description = Die aufgedeckte Karte gegen die Trumpf-Sieben nehmen
cmd-aus = aus
cmd-aus-description = «Aus» sagen: 600 Punkte, oder die Partie ist verloren
cmd-sheet = zettel
cmd-sheet-description = Zeigen, was angeschrieben ist
help-text =
    ## Briscon
    Zwei Spieler, 32 Karten, fünf in der Hand; die elfte Karte zeigt Trumpf und kommt unter den Talon.
    {""}**Karten von oben nach unten:** A K D B 10 9 8 7; in den Stichen A 11, 10 10, K 4, D 3, B 2.
    {""}**Solange der Talon liegt,** spielt man, was man will; wer den Stich macht, zieht zuerst, dann die Gegenseite. In den letzten fünf Stichen bekennt man.
    {""}**Rauben:** Vor dem Ausspielen nimmt man die aufgedeckte Karte gegen die Trumpf-Sieben.
    {""}**Melden:** Vor dem Ausspielen zeigt man Folgen (20 bis 600; ausser Trumpf die Hälfte), vier Gleiche (A 150 bis 10 40), Mariagen K+D (20, Trumpf 40). Die Punkte werden sofort angeschrieben.
    {""}**600 Punkte** gewinnen die Partie. Wer glaubt, sie zu haben, sagt **«Aus»**: Stimmt es, ist die Partie gewonnen, sonst verloren. Niemand zählt für dich.
    Deine Karten kommen per Direktnachricht oder mit «Meine Karten».
