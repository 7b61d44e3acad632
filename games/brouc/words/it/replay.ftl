# A deal again, card by card, and the record of its match.
replay-step = -# Atout { $trump } · carte date da { $dealer } · carta { $step } di { $end }
replay-last-trick = -# Presa { $trick } prima: { $leader } apre { $cards }, la prende { $winner }.
replay-jump = Vai a una presa
replay-summary = { $coches ->
    [0] { $ending }
    [one] { $ending }, { $coches } coche
   *[other] { $ending }, { $coches } coches
 }
replay-ending-dehors = Dehors
replay-ending-wrong-dehors = Dehors sbagliato
replay-ending-cape = Cape
replay-ending-demand-made = Cape chiesta e riuscita
replay-ending-demand-failed = Cape chiesta e fallita
replay-record-note = Il verbale della sfida, mano per mano: si legge a occhio e con `python -m brouc replay`.
verify-right = ✅ Il segreto è quello annunciato, e con il taglio dà esattamente queste 32 carte.
verify-wrong = ❌ Queste carte non sono quelle che danno il segreto e il taglio.
verify-by-hand = **A mano**: la prima riga deve dare il testo qui sopra; la seconda, con il file di /esporta, rifà ogni mano.
    `printf { $secret } | xxd -r -p | sha256sum`
    `python -m brouc verify { $file }`
