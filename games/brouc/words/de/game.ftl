# The game by name, its options, its commands and its rules in short.
game-name = Le Brouc
game-about = Das Spiel aus L’Etivaz: zwei gegen zwei, Mariagen, eine Tafel und ein Wort zu viel
table-name = Le Brouc { $table }
lobby-sides = Partner sitzen einander gegenüber: Nord mit Süd, West mit Ost.
preset-brouc = { game-name }
preset-homme-de-brou = L’Homme de Brou (1802)
rules-line = { $preset ->
    [homme-de-brou] { preset-homme-de-brou } auf { $option_target } { $option_target ->
        [one] Partie
       *[other] Partien
    }
   *[brouc] { preset-brouc } auf { $option_target } { $option_target ->
        [one] Coche
       *[other] Coches
    }
 }
option-target = Länge des Matchs
option-target-value = { $preset ->
    [homme-de-brou] Auf { $value } { $value ->
        [one] Partie
       *[other] Partien
    }
   *[brouc] Auf { $value } { $value ->
        [one] Coche
       *[other] Coches
    }
 }
option-first-dealer = Wer zuerst gibt
option-first-dealer-value = { $value ->
    [kings] nach den Königen
   *[random] durchs Los
 }
option-first-dealer-about = { $value ->
    [kings] Es wird offen ausgeteilt; wer den ersten König erhält, gibt zuerst.
   *[random] Wer zuerst gibt, wird ausgelost.
 }
option-indicator = Die aufgedeckte Karte
option-indicator-value = { $value ->
    [stays] bleibt offen
   *[taken] wird aufgenommen
 }
option-indicator-about = { $value ->
    [stays] Die aufgedeckte Karte liegt offen, bis sie gespielt wird.
   *[taken] Die aufgedeckte Karte kommt mit dem ersten Ausspiel in die Hand dessen, der gibt.
 }
option-declare = Wann Mariagen gemeldet werden
option-declare-value = { $value ->
    [own-turn] wenn man dran ist
    [after-own-trick] nach eigenem Stich
   *[any-time] jederzeit
 }
option-declare-about = { $value ->
    [own-turn] Eine Mariage meldet man nur, wenn man an der Reihe ist.
    [after-own-trick] Eine Mariage meldet man nur gleich nach einem Stich des eigenen Teams.
   *[any-time] Eine Mariage darf man jederzeit melden, auch mitten in einem Stich.
 }
option-raise = Von zwanzig auf dreissig
option-raise-value = { $value ->
    [allowed] erlaubt
   *[refused] nicht erlaubt
 }
option-raise-about = { $value ->
    [allowed] Gemeldete zwanzig dürfen später dreissig werden, vierzig sechzig.
   *[refused] Gemeldete zwanzig bleiben zwanzig.
 }
option-marking = Mariagen im Stich
option-marking-value = { $value ->
    [manual] von Hand gelegt
   *[automatic] von selbst gelegt
 }
option-marking-about = { $value ->
    [manual] Mariagen im Stich werden von Hand gelegt: Wer es vergisst, verliert sie.
   *[automatic] Mariagen im Stich werden von selbst gelegt.
 }
option-unfinished-trick = Ein angefangener Stich
option-unfinished-trick-value = { $value ->
    [counted] zählt für die Rufenden
   *[nobody] zählt für niemanden
 }
option-unfinished-trick-about = { $value ->
    [counted] Bei einem Ruf zählen die Karten eines angefangenen Stichs für das rufende Team.
   *[nobody] Bei einem Ruf zählen die Karten eines angefangenen Stichs für niemanden.
 }
option-dehors = Hinausgehen
option-dehors-value = { $value ->
    [automatic] von selbst
   *[called] muss gerufen werden
 }
option-dehors-about = { $value ->
    [automatic] Wer nach einem Spiel genug auf der Tafel hat, gewinnt ohne Ruf.
   *[called] «Dehors !» muss gerufen werden: Genug Punkte auf der Tafel gewinnen allein noch nichts.
 }
option-cape-declared = In einer Cape gemeldete Mariagen
option-cape-declared-value = { $value ->
    [cancelled] verfallen
   *[carried] bleiben
 }
option-cape-declared-about = { $value ->
    [cancelled] In einer Cape gemeldete Mariagen verfallen.
   *[carried] In einer Cape gemeldete Mariagen zählen im nächsten Spiel.
 }
option-failed-cape = Verlangte Cape, die misslingt
option-failed-cape-value = { $value ->
    [game-over] beendet die Partie
   *[game-on] die Partie geht weiter
 }
option-failed-cape-about = { $value ->
    [game-over] Eine misslungene Cape beendet die Partie: Die anderen gewinnen sie.
   *[game-on] Nach einer misslungenen Cape geht die Partie mit beiden Tafeln weiter.
 }
cmd-play-description = Eine Karte spielen
cmd-play-argument = karte
cmd-play-argument-description = Die Karte: «A♥», «Herz Ass», «Kreuz 10» …
cmd-play-unknown = { card-unknown }
cmd-play-which = { card-which }
cmd-play-done = { card-played }
cmd-marriage = mariage
cmd-marriage-description = Eine Mariage melden oder legen
cmd-marriage-argument = mariage
cmd-marriage-argument-description = Welche Mariage
cmd-marriage-unknown = Diese Mariage kenne ich nicht: Wähle eine aus der Liste.
cmd-marriage-which = Das können mehrere Mariagen sein: Wähle eine.
cmd-dehors = dehors
cmd-dehors-description = «Dehors !» sagen: Euer Team hat 301 und will gezählt werden
cmd-cape = cape
cmd-cape-description = Die Cape verlangen: alle acht Stiche
cmd-cape-argument = ansage
cmd-cape-argument-description = Welche Ansage
cmd-cape-unknown = Diese Ansage kenne ich nicht: Wähle eine aus der Liste.
cmd-slate = tafel
cmd-slate-description = Die Tafel zeigen
help-text =
    ## Le Brouc
    Vier Spieler, zwei Teams: Nord mit Süd, West mit Ost; 32 Karten, gespielt wird nach rechts.
    {""}**Karten von oben nach unten:** A 10 K D B 9 8 7, Wert 11 10 4 3 2 0 0 0. Die letzte gegebene Karte zeigt Trumpf.
    {""}**Farbe bekennen.** Bei Trumpf überstechen, wenn man kann. Ohne die Farbe: abwerfen oder höher stechen; Trumpf-K, -D oder -B, die im Stich eine Mariage machen, sind immer erlaubt.
    {""}**Mariagen** K+D 20, K+D+B 30, in Trumpf das Doppelte. Aus der Hand meldet man nach dem ersten Stich des Teams; im Stich zählen sie für die Gewinner und gegen die anderen.
    {""}**Die Tafel** zählt in Zehnern. Wer mit Tafel und Punkten 301 hat, sagt **«Dehors !»** – stimmt es, bekommen die anderen eine oder zwei Coches, sonst du.
    {""}**Alle acht Stiche** sind eine Cape: zwei Coches, verlangt drei oder vier. 5 Coches beenden den Match: Dieses Team hat verloren.
    Deine Karten kommen per Direktnachricht oder mit «Meine Karten».
