# A deal again, card by card, and the record of its match.
replay-step = -# Trumpf { $trump } · { $dealer } hat gegeben · Karte { $step } von { $end }
replay-last-trick = -# Stich { $trick } davor: { $leader } spielt aus: { $cards }; { $winner } nimmt ihn.
replay-jump = Zu einem Stich
replay-summary = { $coches ->
    [0] { $ending }
    [one] { $ending }, { $coches } Coche
   *[other] { $ending }, { $coches } Coches
 }
replay-ending-dehors = Dehors
replay-ending-wrong-dehors = Falsches Dehors
replay-ending-cape = Cape
replay-ending-demand-made = Verlangte Cape, geglückt
replay-ending-demand-failed = Verlangte Cape, missglückt
replay-record-note = Das Protokoll des Matchs, Spiel für Spiel: lesbar für Menschen und für `python -m brouc replay`.
verify-right = ✅ Das Geheimnis passt zum Fingerabdruck und ergibt mit dem Abheben genau diese 32 Karten.
verify-wrong = ❌ Diese Karten ergeben sich nicht aus Geheimnis und Abheben.
verify-by-hand = **Von Hand**: Die erste Zeile muss den Text oben ergeben; die zweite gibt mit der Datei von /exportieren jedes Spiel neu.
    `printf { $secret } | xxd -r -p | sha256sum`
    `python -m brouc verify { $file }`
