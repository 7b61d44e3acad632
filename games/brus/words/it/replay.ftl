# A hand again, step by step, and the record of its match.
replay-step = -# Mano { $hand } · carte date da { $dealer } · passo { $step } di { $end }
replay-dealt = -# Tre carte a testa, venti nel mazzo.
replay-played = -# { $person } gioca { $card }.
replay-dared = -# { $person } osa { $card }.
replay-turned = -# { $person } esce con { $card }, coperta.
replay-took = -# { $person } fa scoprire la carta.
replay-ran = -# { $person } scappa.
replay-jump = Vai a una presa
replay-summary-won = { $team }, { $own }–{ $others }: { $wiped ->
    [one] { $wiped } tratto
   *[other] { $wiped } tratti
 }
replay-summary-run = { $team }, gli altri sono scappati: { $wiped ->
    [one] { $wiped } tratto
   *[other] { $wiped } tratti
 }
replay-summary-stanto = { booklet-stanto-title }
replay-record-note = Il verbale della sfida, mano per mano: si legge a occhio e con `python -m games.brus replay`.
verify-right = ✅ Il segreto è quello annunciato, e con il taglio dà esattamente queste 32 carte.
verify-wrong = ❌ Queste carte non sono quelle che danno il segreto e il taglio.
verify-by-hand = **A mano**: la prima riga deve dare il testo qui sopra; la seconda, con il file di /esporta, rifà ogni mano.
    `printf { $secret } | xxd -r -p | sha256sum`
    `python -m games.brus verify { $file }`
