# Das Spiel des Tages.
cmd-daily = tagesspiel
cmd-daily-description = Das Spiel des Tages: für alle dieselben Karten, einmal
daily-title = ## Spiel des Tages · { $game }
daily-day = **{ $day }**
daily-about = Alle spielen dieselben Karten vom selben Platz aus, einmal, allein mit den stärksten Computern. Es läuft keine Uhr. Wer vor dem Ende des Tages begonnen hat, kann bis { $finished } fertig spielen. Ende des Tages: { $ends }
daily-finished = { $count ->
    [0] Noch niemand hat es zu Ende gespielt.
    [one] Eine Person hat es zu Ende gespielt.
   *[other] { $count } Leute haben es zu Ende gespielt.
 }
daily-play = Spielen
daily-play-too = Auch spielen
daily-continue = Weiterspielen
daily-practise = Ohne Rangliste spielen
daily-more = Rangliste, andere Tage
daily-waits = Discord lässt mich private Nachrichten nur 15 Minuten lang aktuell halten. Das Spiel des Tages wartet: Drücke «Weiterspielen».
daily-closed = Der Tag ist vorbei, das Spiel wurde nicht fertig. Das nächste gibt es mit `/tagesspiel`.
daily-once = Das heutige Spiel hast du gespielt. Das nächste beginnt { $when }.
daily-locked = Andere spielen dieses Spiel des Tages noch. Wenn es niemand mehr fertig spielen kann, kannst du es nachspielen und analysieren: `/tagesspiel`.
daily-opens = Manche spielen dieses Spiel noch fertig. Rangliste, Karten und Wiedergabe öffnen sich { $when }.
daily-counts = Es zählt, wenn du bis { $finished } fertig bist ({ $when }).
daily-not-played = Du hast dieses Spiel nicht zu Ende gespielt: Es gibt nichts zu zeigen.
daily-not-yours = Das ist nicht dein Spiel des Tages: Spiel deines mit `/tagesspiel`.
daily-points = { $points }
daily-result = Du: **{ $points }** · Computer an deinem Platz: { $par }
daily-result-shared = **{ $points }** · die Computer: { $par }
daily-alone = Du: **{ $points }** · die Computer spielen es selber noch
daily-better = Besser als { $percent } % von { $count ->
    [one] { $count } Person
   *[other] { $count } Leuten
 }
daily-field = Durchschnitt von { $count ->
    [one] { $count } Person
   *[other] { $count } Leuten
 }: { $mean }
daily-streak = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage hintereinander
 }
daily-shared = **{ $game }** · Spiel des Tages, { $day }
daily-shared-by = { $who } hat es gespielt:
daily-tricks = { $count ->
    [0] -# Kein Stich gewonnen.
    [one] -# Gewonnener Stich: Nummer { $tricks }.
   *[other] -# Gewonnene Stiche: Nummern { $tricks }.
 }
daily-ranking-here = **Rangliste dieses Servers**
daily-ranking-everywhere = **Rangliste aller Server**
daily-ranking-none = Niemand hat dieses Spiel zu Ende gespielt.
daily-rank = **{ $rank }.** { $who } – { $points }
daily-winners = **Die Besten von gestern**
daily-everywhere = Alle Server
daily-here = Dieser Server
daily-days = Ein anderer Tag
daily-departure = Der häufigste erste Fehler: { $played } statt { $better } ({ $people } von { $of } unter dem Ergebnis der Computer).
daily-tomorrow-commitment = Fingerabdruck des Spiels von morgen: { $hash }
verify-title-daily = ### Spiel des Tages, { $day }: Waren die Karten ausgesucht?
verify-why-daily = Der Fingerabdruck eines Geheimnisses stand schon da, bevor das Spiel gespielt wurde, und band den Bot daran. Aus dem Geheimnis folgen die Reihenfolge der Karten und das Abheben: Niemand konnte die Karten auswählen, und alle spielten dieselben.
verify-cut-daily = **Abgehoben, wie es aus dem Geheimnis folgt**: { $cut ->
    [one] { $cut } Karte
   *[other] { $cut } Karten
 }
settings-daily-channel = Spiel des Tages in
settings-daily-hour = Uhrzeit dieser Nachricht (bei dir)
settings-daily-none = keinem Kanal
daily-lacks = ❌ Das Spiel des Tages kommt nicht in { $channel }: Dort fehlt mir die Berechtigung **{ $permission }**.
daily-failed = { $why ->
    [forbidden] ❌ { $when } klappte es nicht mit dem Spiel des Tages in { $channel }: Eine Berechtigung fehlte.
    [gone] ❌ { $when } klappte es nicht mit dem Spiel des Tages: Es gibt den Kanal nicht mehr ({ $channel }). Wähle mit /servereinstellungen einen anderen.
   *[other] ❌ { $when } klappte es nicht mit dem Spiel des Tages in { $channel }: Discord nahm es nicht an. Ich versuche es jede Viertelstunde wieder.
 }
