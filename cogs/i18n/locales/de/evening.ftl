# Evenings of a club: sign-up, rounds, directing.
cmd-evening = abend
cmd-evening-description = Spielabende: der nächste, der laufende, vergangene, ein neuer
evening-title = ## Spielabende
evening-next = Nächster
evening-running = Läuft
evening-past = Vergangene, Saison
evening-new = Neu
evening-direct = Leiten
evening-none-next = Auf diesem Server ist kein Abend angekündigt.
evening-none-running = Auf diesem Server läuft kein Abend.
evening-none-past = Auf diesem Server wurde noch kein Abend gespielt.
evening-none-direct = Auf diesem Server gibt es keinen Abend zu leiten.
evening-which = Ein anderer Abend
evening-line = **{ $name }** · { $when } · { $state ->
    [off] abgesagt
    [over] vorbei
    [playing] läuft
   *[lobby] { evening-count }
 }
evening-count = { $count ->
    [0] Noch niemand angemeldet
    [one] Eine Person kommt
   *[other] { $count } Leute kommen
 }

# Its plan.
evening-name = Spielabend { $game }
evening-kind-new-partners = jede Runde neue Partner
evening-kind-new-partners-about = Partner und Gegner werden für jede Runde ausgelost; jede Person zählt für sich
evening-kind-pairs = Paare
evening-kind-pairs-about = Du spielst immer mit derselben Person; es treffen sich Paare, die etwa gleich stehen
evening-kind-knock-out = K.-o.
evening-kind-knock-out-about = Wer verliert, spielt in der Trostrunde weiter
evening-kind-singles = eins gegen eins
evening-kind-singles-about = Es treffen sich Leute, die etwa gleich stehen
evening-plan = { $game } · { $kind ->
    [new-partners] jede Runde neue Partner
    [pairs] in Paaren
    [knock-out] K.-o. mit Trostrunden
   *[singles] eins gegen eins
 } · { evening-length }
evening-length = { $deals ->
    [0] { $rounds ->
        [one] ein Match
       *[other] { $rounds } Runden zu einem Match
    }
   *[other] { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    } zu { $deals ->
        [one] einem Spiel
       *[other] { $deals } Spielen
    }
 }
evening-preview = { $typical } Leute: { evening-length }, bis etwa { $end }.
evening-when = { $when } ({ $relative })
evening-until = Ende etwa um { $end }.
evening-computers-fill = Freie Plätze nehmen Computer ein.
evening-people-only = Nur Leute: Wer übrig bleibt, setzt eine Runde aus.
evening-check-in = In den letzten 15 Minuten drücken alle «Ich bin da».
evening-weekly = Jede Woche.
evening-limit = Höchstens { $most } Leute, danach gibt es eine Warteliste.

# The card.
evening-come = Ich komme
evening-with = Zu zweit
evening-later = Später
evening-not-today = Heute nicht
evening-here = Ich bin da
evening-join = Mitspielen
evening-leave = Ich gehe
evening-my-place = Mein Platz
evening-go = Los
evening-why = Warum dieser Tisch?
evening-puzzle = Ein Rätsel
evening-yes = Ja
evening-no = Nein
evening-next-week = Nächstes Mal komme ich
evening-coming = { $count ->
    [0] Noch hat sich niemand angemeldet.
    [one] **Eine Person kommt:**
   *[other] **{ $count } Leute kommen:**
 }
evening-looking = Sucht noch jemanden: { $people }
evening-late = Kommt später: { $people }
evening-waiting = Auf der Warteliste: { $people }
evening-were-there = Letztes Mal dabei, wieder gefragt: { $people }
evening-pair = { $one } und { $two }
evening-pair-open = { $one } und ?
evening-computer = Computer
evening-and-more = { $count ->
    [one] { $people } und eine weitere Person
   *[other] { $people } und { $count } weitere
 }
evening-secrets = -# Fingerabdrücke der Geheimnisse der Auslosungen: { $hashes }
evening-round = **Runde { $round } von { $last }**
evening-round-soon = Runde { $round } von { $last } beginnt { $when }.
evening-drawing = Die Tische werden ausgelost.
evening-cutting = { $person } hebt für den ganzen Abend ab: eine Zahl von 1 bis 999. Sonst tut es { $when } der Zufall.
evening-paused = Der Abend macht Pause. Die Tische spielen ihre Runde fertig.
evening-few = Für die nächste Runde sind zu wenige da. Drücke «Mitspielen», sonst ist der Abend zu Ende.
evening-off = Der Abend ist abgesagt.
evening-off-few = Es waren zu wenige da: Der Abend findet nicht statt.
evening-over = Der Abend ist vorbei.
evening-hall-at = Der Saal: { $where }
evening-podium = **{ $place }.** { $who } – **{ $total }**
evening-again-at = Der nächste: { $when }

# Answers to presses on the card.
evening-you-come = Du bist angemeldet. Es beginnt { $when }; ich erinnere dich daran.
evening-you-wait = Alle { $most } Plätze sind vergeben. Du bist Nummer { $place } auf der Warteliste; ich melde mich, sobald einer frei wird.
evening-you-come-next = Du bist dabei: Du spielst von der nächsten Runde an.
evening-you-here = Gut, du bist da. Es beginnt { $relative }.
evening-you-later = Gut, du kommst später. Drücke dann «Ich bin da», und du spielst von der nächsten Runde an.
evening-you-not = In Ordnung, diesmal nicht.
evening-you-left = Du bist gegangen. Falls du an einem Tisch sitzt, spielt ein Computer diese Runde für dich fertig.
evening-whom = Mit wem spielst du?
evening-whom-about = Die Person wird gefragt und sagt Ja oder Nein. Hat sie bis zum Beginn nicht geantwortet, spielst du mit jemandem, der auch noch sucht.
evening-alone = Sucht mir jemanden
evening-partner-asked = { $person } ist gefragt.
evening-partner-bot = Bots können nicht mitspielen: Wähle eine Person.
evening-partner-question = { $guest }, { $person } möchte mit dir spielen: { $name }, { $when }
evening-partner-yes = Du spielst mit { $person }.
evening-partner-no = In Ordnung: { $person } sucht jemand anders.
evening-help = **So geht ein Abend.** Drücke «Ich komme», mehr braucht es nicht. Zu Beginn werden die Tische ausgelost; «Los» zeigt dir deine Karten. Nach jeder Runde siehst du die Rangliste und deinen nächsten Tisch. Du darfst später kommen, zwischen zwei Runden gehen und wiederkommen. Solange du weg bist, spielt ein Computer für dich. Wer aussetzt, bekommt den Durchschnitt der eigenen Runden. Die Auslosungen können alle nachprüfen: Die Dateien dazu gibt es am Schluss auf der Karte.
evening-cut = Abheben
evening-cut-number = Eine Zahl von 1 bis 999
evening-cut-done = Abgehoben: { $number }.
evening-bad-cut = Es muss eine Zahl von 1 bis 999 sein. Drücke noch einmal «Abheben».
evening-not-to-cut = Für diesen Abend hebt jemand anders ab, oder es ist schon abgehoben.

# Reminders, questions, draws.
evening-reminder = **{ $name }** beginnt { $relative }, { $when }. Kommst du?
evening-reminder-here = **{ $name }** beginnt { $relative }. Drücke «Ich bin da», sonst wirst du nicht ausgelost.
evening-place-free = Ein Platz ist frei, du bist dabei: **{ $name }**, { $when }
evening-spot = **Tisch { $table }**
evening-thread = Tisch { $table }
evening-notice = **Runde { $round } von { $last } · Tisch { $table }**
evening-notice-sides = { $one } gegen { $two }
evening-notice-cards = Die Karten werden verteilt, sobald alle «Los» gedrückt haben, spätestens { $when }.
evening-hall = ### Runde { $round } von { $last }
evening-hall-title = { $name } · Runde { $round } von { $last }
evening-hall-left = Tische, die noch spielen: { $left } von { $tables }{ $minutes ->
    [0] .
   *[other] , etwa { $minutes } Min.
 }
evening-hall-none = Alle Tische sind fertig.
evening-hall-over = Die Runde ist fertig.
evening-hall-byes = Setzt aus: { $people }
evening-bell = Es hat geläutet: Dieses Spiel ist das letzte.
evening-secret = -# Geheimnis dieser Auslosung: { $secret } · abgehoben: { $cut }

# One’s own evening.
evening-own-not = Du stehst nicht auf der Liste dieses Abends.
evening-own-comes = Du bist angemeldet.
evening-own-late = Du kommst später: Drücke «Ich bin da», wenn es so weit ist.
evening-own-waits = Du bist Nummer { $place } auf der Warteliste.
evening-own-away = Du wirst erst wieder ausgelost, wenn du «Ich bin da» drückst.
evening-own-table = Runde { $round }: Du spielst an Tisch { $table }, { $where }
evening-own-result = Tisch { $table } ist fertig: **{ $own } zu { $other }**.
evening-own-so-far = Vorläufiger Platz: { $place } von { $people }, unter denen, die fertig sind.
evening-own-watch = Zuschauen: { $where }
evening-own-bye = Du setzt in Runde { $round } aus. Sie zählt { $average }, deinen Durchschnitt.
evening-own-bye-first = Du setzt in Runde { $round } aus. Sie zählt so viel wie dein Durchschnitt des Abends.
evening-own-place = Nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
 } bist du auf Platz **{ $place }** von { $people }, mit { $total }.
evening-own-moved = { $up ->
    [yes] ▲ Vorher war es Platz { $before }.
   *[no] ▼ Vorher war es Platz { $before }.
 }
evening-own-next = Runde { $round } beginnt { $when }.
evening-own-end = Du bist auf Platz **{ $place }** von { $people }, mit { $total }.
evening-own-partners = Deine Partner: { $people }
evening-own-best = Deine beste Runde: Runde { $round }, mit { $points }
evening-why-title = **Warum Tisch { $table } in Runde { $round }?**
evening-why-partners = { $partners ->
    [0] Ihr hattet noch nie zusammen gespielt.
    [one] Ihr hattet schon einmal zusammen gespielt.
   *[other] Ihr hattet schon { $partners }-mal zusammen gespielt.
 }
evening-why-opponents = { $opponents ->
    [0] Gegen diese Gegner hattest du noch nicht gespielt.
    [one] Einem dieser Gegner warst du schon einmal begegnet.
   *[other] Diesen Gegnern warst du zusammen schon { $opponents }-mal begegnet.
 }
evening-why-bye = { $byes ->
    [0] Jemand bleibt übrig, und niemand setzt zweimal aus, bevor alle einmal ausgesetzt haben.
   *[other] Jemand bleibt übrig, und alle haben so oft ausgesetzt wie du.
 }
evening-why-rule = Die Auslosung vermeidet zuerst denselben Partner, dann dieselben Gegner; von der dritten Runde an bringt sie Leute zusammen, die ähnlich stehen. Was dann noch gleich ist, entscheiden ein Geheimnis und das Abheben: Niemand konnte es wissen oder wählen.

# New.
evening-new-title = ## Ein neuer Abend
evening-new-line = **{ $name }**: { $value }
evening-new-fields = Was willst du ändern?
evening-new-form = Form
evening-new-game = Spiel
evening-new-rules = Regeln
evening-new-length = Dauer
evening-new-length-60 = etwa 1 Std.
evening-new-length-90 = etwa 1½ Std.
evening-new-length-120 = etwa 2 Std.
evening-new-clock = { options-clock }
evening-new-limit = Wie viele höchstens
evening-new-limit-none = beliebig viele
evening-new-more = Weiteres
evening-new-more-none = nichts
evening-new-more-people = nur Leute, keine Computer
evening-new-more-check = vor dem Beginn «Ich bin da» drücken
evening-new-more-weekly = jede Woche
evening-new-post = Name und Beginn …
evening-form-title = Einen Abend ankündigen
evening-form-name = Name
evening-form-start = Beginn
evening-form-start-about = Zeitzone: { $zone }. Zum Beispiel { $example }
evening-announced = Der Abend ist angekündigt, in { $where }.
evening-bad-start = «{ $text }» verstehe ich nicht als Beginn. Schreib Tag und Uhrzeit, zum Beispiel { $example }.
evening-far-start = Bis dahin sind es mehr als 90 Tage. Es wurde nichts angekündigt: Schreib einen früheren Beginn.
evening-not-director = { $role ->
    [none] Hier leitet die Abende, wer die Events des Servers verwaltet: Wende dich dorthin.
   *[other] Hier leitet { $role } die Abende: Wende dich an diese Leute.
 }
evening-no-game = Keines der Spiele hier taugt für einen Abend: Es braucht zwei gleich grosse Seiten.

# Directing.
evening-direct-title = ## { $name }: leiten
evening-direct-table = **Tisch { $table }** wartet auf { $people } ({ $since })
evening-direct-nobody = Niemand ist im Rückstand.
evening-pause = Pause
evening-go-on = { school-on }
evening-delay = 5 Min. mehr
evening-next-now = Nächste Runde jetzt
evening-start-now = Jetzt beginnen
evening-redraw = Neu auslosen
evening-say = Mitteilung …
evening-say-title = Mitteilung an alle Tische
evening-say-text = Text
evening-rename = Anderer Name …
evening-rename-title = Anderer Name
evening-call-off = Absagen
evening-call-off-sure = **{ $name }** absagen? { $count ->
    [0] Niemand ist angemeldet.
    [one] Eine Person ist angemeldet.
   *[other] { $count } Leute sind angemeldet.
 }
evening-call-off-yes = Ja, absagen
evening-call-off-series = Diesen und die folgenden Wochen
evening-back = Zurück
evening-files = Dateien
evening-files-about = Die CSV-Datei öffnet jede Tabellenkalkulation. Die Aufzeichnung enthält Auslosungen und Resultate; `python -m games evening verify DATEI` prüft sie nach.
evening-a-table = Ein Tisch …
evening-a-person = Eine Person …
evening-table-page = ### Tisch { $table }, Runde { $round }
evening-table-delay = 5 Min. mehr an diesem Tisch
evening-table-correct = Resultat korrigieren …
evening-correct-title = Resultat von Tisch { $table }
evening-correct-points = Punkte, Seite { $side }
evening-correct-won = Gewonnene Partien, Seite { $side }
evening-correct-reason = Grund (lesen alle)
evening-person-page = ### { $person }
evening-person-state = { $state ->
    [coming] Angemeldet.
    [late] Kommt später.
    [waiting] Auf der Warteliste.
    [here] Da.
    [away] Nicht da.
    [withdrew] Ist gegangen.
   *[excluded] Ausgeschlossen.
 }
evening-person-none = Nicht auf der Liste.
evening-add = Hinzufügen
evening-person-withdraw = Abmelden
evening-person-warn = Verwarnen …
evening-person-exclude = Ausschliessen
evening-person-exclude-sure = { $person } von diesem Abend ausschliessen? Ein Computer spielt die Runde fertig.
evening-person-replace = Ersetzen durch …
evening-person-swap = Platz tauschen mit …
evening-warn-title = Eine Verwarnung
evening-warn-text = Text
evening-done = ✅ Erledigt.
evening-said = { $person }: { $text }
evening-warned = **{ $name }**: { $text }
evening-excluded = Wer **{ $name }** leitet, hat dich ausgeschlossen.
evening-corrected = Tisch { $table }: Das Resultat lautet jetzt **{ $one } zu { $two }**. { $person }: { $reason }
evening-delayed = ⏱️ { $minutes } Min. mehr.

# Refusals.
no-evening = Diesen Abend gibt es nicht.
evening-bad-score = Punkte sind ganze Zahlen. Es hat sich nichts geändert.

# The season.
evening-season = **Saison** – es zählen die besten { $best } von { $most } Abenden.
evening-season-line = **{ $place }.** { $who } – **{ $total }** ({ $evenings ->
    [one] ein Abend
   *[other] { $evenings } Abende
 })
evening-season-champion = Am meisten Punkte aus allen Abenden zusammen: { $who }

# Settings.
settings-evening-role = Wer Abende leitet
settings-evening-role-none = wer Events verwaltet
