# A hand again, step by step, and the record of its match.
replay-step = -# Spiel { $hand } · { $dealer } hat gegeben · Schritt { $step } von { $end }
replay-dealt = -# Je drei Karten, zwanzig im Talon.
replay-played = -# { $person } spielt { $card }.
replay-dared = -# { $person } wagt { $card }.
replay-turned = -# { $person } spielt { $card } verdeckt aus.
replay-took = -# { $person } nimmt auf.
replay-ran = -# { $person } läuft.
replay-jump = Zu einem Stich
replay-summary-won = { $team }, { $own }–{ $others }: { $wiped ->
    [one] { $wiped } Strich
   *[other] { $wiped } Striche
 }
replay-summary-run = { $team }, die anderen liefen: { $wiped ->
    [one] { $wiped } Strich
   *[other] { $wiped } Striche
 }
replay-summary-stanto = { booklet-stanto-title }
replay-record-note = Das Protokoll des Matchs, Spiel für Spiel: lesbar für Menschen und für `python -m games.brus replay`.
verify-right = ✅ Das Geheimnis passt zum Fingerabdruck und ergibt mit dem Abheben genau diese 32 Karten.
verify-wrong = ❌ Diese Karten ergeben sich nicht aus Geheimnis und Abheben.
verify-by-hand = **Von Hand**: Die erste Zeile muss den Text oben ergeben; die zweite gibt mit der Datei von /exportieren jedes Spiel neu.
    `printf { $secret } | xxd -r -p | sha256sum`
    `python -m games.brus verify { $file }`
