# A deal again, step by step, and the record of its match.
replay-step = -# Atout { $trump } · carte date da { $dealer } · { $step } di { $end }
replay-played = { $person } gioca { $card }.
replay-melded = { $person } mostra { $cards }.
replay-robbed = { $person } ruba la carta scoperta: { $card }.
replay-out = { $person }: «Fuori»
replay-jump = Vai a una presa
replay-summary = { $ending } · Nord { $n }, Sud { $s }
replay-ending-out = «Fuori» giusto
replay-ending-wrong-out = «Fuori» sbagliato
replay-ending-all-tricks = Sedici prese
replay-record-note = Il verbale della sfida, mano per mano: si legge a occhio e con `python -m games.briscon replay`.
verify-by-hand = **A mano**: la prima riga deve dare il testo qui sopra; la seconda, con il file di /esporta, rifà ogni mano.
    `printf { $secret } | xxd -r -p | sha256sum`
    `python -m games.briscon verify { $file }`
