# The booklet's frame (its pages are in booklet.ftl) and the help.
cmd-rules = regeln
cmd-rules-description = Die Regeln nach Themen, mit Bildern
cmd-rules-topic = thema
cmd-rules-topic-description = Worüber du lesen willst
rules-page =
    ## { $title }
    { $text }
    -# Regelbuch, Abschnitte { $sections }
rules-unknown = Dieses Thema kenne ich nicht: Wähle eines aus der Liste.
rules-topics = Ein anderes Thema …
rules-try = Ausprobieren
plain-command = `/{ $name }`
help-topics = Hilfe zu …
help-course = Spielend lernen
help-rules-button = Die Regeln
help-play-title = Wie man spielt
help-start-title = Einen Tisch eröffnen
help-start-text =
    ## Einen Tisch eröffnen
    { $table } eröffnet in diesem Kanal einen Tisch. Drücke einen Platz; Partner sitzen einander gegenüber. Was leer bleibt, besetzt du mit Computern, oder du lädst jemanden ein: { $invite }. «Optionen …» ändert Regeln, Uhr und Hilfe, «Beginnen» gibt die Karten.
    Die Karten kommen per Direktnachricht; wenn du keine annimmst, drücke am Tisch «Meine Karten». Mit { $preferences } wählst du.
    { $leave } überlässt deinen Platz bis zum Ende des Matchs einem Computer.
help-turn-title = Ich bin an der Reihe
help-turn-text =
    ## Ich bin an der Reihe
    Deine Karten, der laufende Stich und alle Ansagen sind in einer einzigen Nachricht: Drücke eine Karte, um sie zu spielen. Verbotene Karten sind grau; «Warum?» nennt die Regel.
    Du kannst auch tippen: { $play } versteht «Herz Ass», «Ah», «Trumpf Dame». { $hand } zeigt noch einmal deine Karten, { $last } den letzten Stich, { $slate } die Tafel.
    Verpasst du deinen Zug, spielt ihn ein Computer für dich. Nach zwei behält er deinen Platz, bis du «Bin zurück» drückst.
help-calls-title = Dehors, Mariagen, Cape
help-calls-text =
    ## Dehors, Mariagen, Cape
    Niemand zählt für dich. { $dehors } sagt, dass dein Team 301 Punkte hat: Stimmt es, gehört euch die Partie; sonst bezahlt ihr.
    { $marriage } meldet eine Mariage, die du hältst, jederzeit zwischen zwei Karten, sobald dein Team einen Stich hat.
    { $cape } verlangt alle acht Stiche. Die Regeln im Einzelnen: { $rules }.
help-computers-title = Computer und Tipps
help-computers-text =
    ## Computer und Tipps
    Jeden Platz kann ein Computer einnehmen, vom Anfänger bis zum Meister. Er sieht nur seine eigenen Karten und spielt nach denselben Regeln. Zwischen zwei Spielen darf jemand seinen Platz übernehmen: { $invite }.
    An einem Tisch mit der Hilfe «Tipps» siehst du, welche Mariagen du melden kannst und was du gezählt hast, und { $hint } schlägt einen Zug mit seinem Grund vor.
help-self-title = Meine Einstellungen und Daten
help-self-text =
    ## Meine Einstellungen und Daten
    { $preferences }: wo deine Karten gezeigt werden, vier Farben, grosse Indizes, Sprache, Rückfrage vor dem Spielen, Erinnerungen, Text statt Bilder.
    { $mydata }: ansehen, was über dich aufbewahrt wird, es als Datei mitnehmen, es löschen lassen.
    { $learn }: der Kurs; dein Fortschritt bleibt erhalten.
help-server-title = Für die Verwaltung des Servers
help-server-text =
    ## Für die Verwaltung des Servers
    { $settings }: Sprache, Kanäle, Threads, Uhr, Regeln, Hilfe, Computer, wer Tische eröffnet, und eine Rolle, die von freien Plätzen erfährt.
    { $diagnose } nennt die Berechtigungen, die in einem Kanal fehlen, und probiert, ob Direktnachrichten bei dir ankommen.
help-all-title = Alle Befehle
help-all-text = ## Alle Befehle
help-command = { $command } – { $description }
erased-person = ein gelöschtes Konto
help-words-title = Die Wörter des Spiels
help-words-text =
    ## Die Wörter des Spiels
    {""}**dehors** – «draussen»: sagt, wer glaubt, dass das Team 301 Punkte hat.
    {""}**30 et 1** – dreissig und eins, die 301 Punkte, die eine Partie gewinnen.
    {""}**sur le point** – auf Zehner gerundet: Aus 75 wird 8, aus 44 wird 4.
    {""}**Coche** – ein schräger Strich in der Spalte der Verlierer; fünf verlieren den Match.
    {""}**Mariage** – König und Dame einer Farbe, auch mit dem Buben; aus der Hand gemeldet oder im Stich gemacht.
    {""}**Cape** – alle acht Stiche für ein Team. **pas dédoublé** – wessen Tafel 14 oder weniger zeigt.
    {""}**Tafel** – die Punkte jedes Teams in Zehnern und seine Coches. **Spiel** – acht Karten für jeden, acht Stiche.
    {""}**Partie** – Spiele, bis jemand draussen ist. **Match** – Partien, bis ein Team fünf Coches hat.
