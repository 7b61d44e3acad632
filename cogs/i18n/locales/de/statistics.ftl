# Zahlen, vergangene Matchs, Dateien und Beweise.
cmd-stats = statistik
cmd-stats-description = Wertungen, Partner: was jemand gespielt hat
cmd-stats-user = mitglied
cmd-stats-user-description = Wessen Zahlen; ohne Angabe deine eigenen
cmd-history = verlauf
cmd-history-description = Beendete Matchs, und wer wo sass
cmd-history-user = mitglied
cmd-history-user-description = Wessen Matchs; ohne Angabe deine eigenen
cmd-export = exportieren
cmd-export-description = Das Protokoll eines Matchs oder deine Statistik als Dateien
cmd-export-what = was
cmd-export-what-description = Das Protokoll eines Matchs oder deine Statistik
cmd-verify = pruefen
cmd-verify-description = Prüfen, dass die Karten eines beendeten Spiels nicht ausgesucht waren
cmd-verify-deal = spiel
cmd-verify-deal-description = Welches Spiel; ohne Angabe das letzte
stats-title = ## { $who }
stats-none = Noch kein beendeter Match.
stats-only-here = Nach anderen kann man nur auf einem gemeinsamen Server fragen.
stats-rating = **Wertung** ({ $pool }): **{ $mean } ± { $deviation }** · { $matches ->
    [one] { $matches } gewerteter Match
   *[other] { $matches } gewertete Matchs
 }
stats-contested = **Gegen Menschen**: { $matches ->
    [one] { $matches } Match
   *[other] { $matches } Matchs
 }, { $won } gewonnen ({ $percent } %), { $left } verlassen
stats-solo = **Gegen den Computer**: { $matches ->
    [one] { $matches } Match
   *[other] { $matches } Matchs
 }, { $won } gewonnen ({ $percent } %), { $left } verlassen
stats-partners = **Partner**
stats-opponents = **Gegner**
stats-acquaintance = { $who }: { $matches ->
    [one] { $matches } Match
   *[other] { $matches } Matchs
 }, { $won } gewonnen · { $counts }
stats-acquaintance-plain = { $who }: { $matches ->
    [one] { $matches } Match
   *[other] { $matches } Matchs
 }, { $won } gewonnen
stats-ladder = -# Gegen den Computer gewonnen, nach Stärke: { $levels }
stats-ladder-level = { $level } { $won }
stats-back = Zurück zu den Zahlen
achievements-button = Erfolge: { $reached } von { $count }
achievements-title = ## Erfolge von { $who }
achievements-head = **{ $game }**: { $reached } von { $count }
achievement-reached = ✅ { $what }
achievement-open = ▫️ { $what }
achievement-so-far = ▫️ { $what } (bisher { $have })
achievement-first-win = Der erste gewonnene Match
achievement-ten-wins = { $least } gewonnene Matchs
achievement-hundred-matches = { $least } Matchs
achievement-strongest-beaten = Gegen Computer der höchsten Stärke gewonnen
history-title = ## Matchs von { $who }
history-none = Hier gibt es nichts zu zeigen.
history-row = { $result ->
    [won] **Gewonnen**
    [left] **Verlassen**
    [level] **Gleichauf**
   *[lost] **Verloren**
 } · { $when } · Tisch { $table } · { $duration }
history-side = { $players } · { $score }
history-seat = { $seat }: { $who }
history-computer = { $name } ({ $level })
history-rating = -# Wertung { $before } → { $after } ({ $step }), ± { $deviation }
history-rating-same = -# Wertung unverändert: { $after } ± { $deviation }
history-match = Tisch { $table }, Match { $match }
history-replay = Einen Match nachspielen
export-match = Das Protokoll eines Matchs
export-statistics = Meine Statistik
export-statistics-note = { $count ->
    [one] Deine Statistik mit { $count } Match: eine Tabelle (CSV) und alles zusammen (JSON). Niemand sonst steht darin.
   *[other] Deine Statistik mit { $count } Matchs: eine Tabelle (CSV) und alles zusammen (JSON). Niemand sonst steht darin.
 }
verify-title = ### Tisch { $table } · Match { $match } · Spiel { $deal }: Waren die Karten ausgesucht?
verify-nothing = Zu diesem Spiel gibt es keinen Beweis.
verify-why = Vor dem Abheben stand unter dem Tisch der Fingerabdruck eines Geheimnisses; damit war der Bot daran gebunden. Jemand hob ab, ohne das Geheimnis zu kennen, und beides zusammen ergab die Reihenfolge der Karten. So konnte niemand die Karten wählen, auch der Bot nicht.
verify-why-uncut = Vor dem Geben stand unter dem Tisch der Fingerabdruck eines Geheimnisses; damit war der Bot daran gebunden. Das Geheimnis allein ergab die Reihenfolge der Karten: Einmal gezeigt, liess es sich nicht mehr ändern.
verify-why-chance = Von Beginn des Spiels an stand unter dem Tisch der Fingerabdruck eines Geheimnisses; damit war der Bot daran gebunden. Es wurde zufällig abgehoben, ohne dass jemand gefragt war: Als der Fingerabdruck einmal dastand, liessen sich die Karten nicht mehr ändern.
verify-commitment = **Vor dem Geben gezeigt** (SHA-256 des Geheimnisses):
    `{ $commitment }`
verify-cut = **Von einem Spieler abgehoben**: { $cut ->
    [one] { $cut } Karte
   *[other] { $cut } Karten
 }
verify-cut-chance = **Zufällig abgehoben**: { $cut ->
    [one] { $cut } Karte
   *[other] { $cut } Karten
 }
verify-secret = **Geheimnis, nach dem Spiel gezeigt**:
    `{ $secret }`
verify-right = ✅ Das Geheimnis passt zum Fingerabdruck und ergibt genau dieses Spiel.
verify-wrong = ❌ Dieses Spiel ergibt sich nicht aus dem Geheimnis.
verify-by-hand =
    {""}**Von Hand**: Diese Zeile muss den Text oben ergeben.
    `printf { $secret } | xxd -r -p | sha256sum`
verify-running =
    -# Spiel { $deal } ist nicht zu Ende. Hier der Fingerabdruck, das Geheimnis folgt:
    -# `{ $commitment }`
