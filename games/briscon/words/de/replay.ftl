# A deal again, step by step, and the record of its match.
replay-step = -# Trumpf { $trump } · { $dealer } hat gegeben · { $step } von { $end }
replay-played = { $person } spielt { $card }.
replay-melded = { $person } meldet { $cards }.
replay-robbed = { $person } raubt: { $card }.
replay-out = { $person }: «Aus»
replay-jump = Zu einem Stich
replay-summary = { $ending } · Nord { $n }, Süd { $s }
replay-ending-out = «Aus», richtig
replay-ending-wrong-out = «Aus», falsch
replay-ending-all-tricks = Sechzehn Stiche
replay-record-note = Das Protokoll des Matchs, Spiel für Spiel: lesbar für Menschen und für `python -m games.briscon replay`.
verify-by-hand = **Von Hand**: Die erste Zeile muss den Text oben ergeben; die zweite gibt mit der Datei von /exportieren jedes Spiel neu.
    `printf { $secret } | xxd -r -p | sha256sum`
    `python -m games.briscon verify { $file }`
