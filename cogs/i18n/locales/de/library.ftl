# The booklet's frame (its pages are the games') and the help.
cmd-rules = regeln
cmd-rules-description = Die Regeln nach Themen, mit Bildern
cmd-rules-topic = thema
cmd-rules-topic-description = Worüber du lesen willst
rules-page =
    ## { $title }
    { $text }
rules-sections = { $count ->
    [one] -# Regelbuch, Abschnitt { $sections }
   *[other] -# Regelbuch, Abschnitte { $sections }
    }
cmd-option-game = spiel
cmd-option-game-description = Welches Spiel
no-such-game = Dieses Spiel kenne ich nicht: Wähle eines aus der Liste.
no-course = { $count ->
    [0] { $game } hat keinen Kurs.
   *[other] { $game } hat keinen Kurs. Ein anderes Spiel?
 }
no-booklet = { $count ->
    [0] { $game } hat kein Regelheft.
   *[other] { $game } hat kein Regelheft. Ein anderes Spiel?
 }
no-puzzles = { $count ->
    [0] { $game } hat keine Aufgaben.
   *[other] { $game } hat keine Aufgaben. Ein anderes Spiel?
 }
no-daily = { $count ->
    [0] { $game } hat kein Spiel des Tages.
   *[other] { $game } hat kein Spiel des Tages. Ein anderes Spiel?
 }
rules-unknown = Dieses Thema kenne ich nicht: Wähle eines aus der Liste.
rules-topics = Ein anderes Thema …
rules-try = Ausprobieren
plain-command = `/{ $name }`
help-games = Ein anderes Spiel …
help-topics = Hilfe zu …
help-course = Spielend lernen
help-rules-button = Die Regeln
help-first-text =
    ## { $game }
    { $table } – einen Tisch eröffnen, auch allein
    { $invite } – jemanden einladen
    { $hand } – deine Karten noch einmal sehen
    { $course ->
        [True] { $learn } – spielend lernen
       *[other] { $rules } – die Regeln
    }
    { $preferences } – Sprache, Karten, Erinnerungen
help-play-title = Wie man spielt
help-start-title = Einen Tisch eröffnen
help-start-text =
    ## Einen Tisch eröffnen
    { $table } eröffnet in diesem Kanal einen Tisch. Drücke einen Platz; auf der Karte steht, wer mit wem spielt. Leere Plätze besetzt du mit Computern, oder du lädst jemanden ein: { $invite }. «Optionen …» ändert Regeln, Uhr und Hilfe. «Jetzt spielen» setzt Computer auf die freien Plätze und gibt die Karten.
    Die Karten kommen per Direktnachricht; wenn du keine annimmst, drücke am Tisch «Meine Karten». Mit { $preferences } wählst du.
    { $leave } überlässt deinen Platz bis zum Ende des Matchs einem Computer.
help-turn-title = Ich bin an der Reihe
help-turn-text =
    ## Ich bin an der Reihe
    Was du in der Hand hast, was geschehen ist und alles, was du tun darfst, steht in einer einzigen Nachricht: Drücke einen Knopf. Verbotenes ist grau.
    Du kannst auch tippen: { $play }. { $hand } zeigt noch einmal deine Karten.
    Verpasst du deinen Zug, spielt ihn ein Computer für dich. Nach zwei Zügen behält er deinen Platz, bis du «Bin zurück» drückst.
help-calls-title = Ansagen
help-words-title = Die Wörter des Spiels
help-computers-title = Computer und Tipps
help-computers-text =
    ## Computer und Tipps
    Jeden Platz kann ein Computer einnehmen, vom Anfänger bis zum Meister. Er sieht nur seine eigenen Karten und spielt nach denselben Regeln. Zwischen zwei Spielen darf jemand seinen Platz übernehmen: { $invite }.
    An einem Tisch mit der Hilfe «Tipps» wirst du an das erinnert, was du gesehen hast und melden kannst, und { $hint } schlägt einen Zug mit seinem Grund vor.
help-self-title = Meine Einstellungen und Daten
help-self-text =
    ## Meine Einstellungen und Daten
    { $preferences }: wo du deine Karten siehst, vier Farben, grosse Indizes, Sprache, Rückfrage vor dem Spielen, Erinnerungen, Text statt Bilder.
    { $mydata }: deine Daten ansehen, herunterladen, löschen lassen.
    { $learn }: der Kurs; { $daily }: das Spiel des Tages; { $puzzle }: Aufgaben und deine eigenen Fehler. Dein Fortschritt bleibt erhalten.
help-server-title = Für die Verwaltung des Servers
help-server-text =
    ## Für die Verwaltung des Servers
    { $settings }: Sprache, Kanäle, Threads, Uhr, Regeln, Hilfe, Computer, wer Tische eröffnet, und eine Rolle, die von freien Plätzen erfährt.
    { $diagnose } nennt die Berechtigungen, die in einem Kanal fehlen, und prüft, ob Direktnachrichten bei dir ankommen.
help-all-title = Alle Befehle
help-all-text = ## Alle Befehle
help-command = { $command } – { $description }
erased-person = ein gelöschtes Konto
