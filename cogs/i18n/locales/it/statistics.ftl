# Cifre, sfide passate, file e prove.
cmd-stats = statistiche
cmd-stats-description = Punteggi, compagni: che cosa ha giocato qualcuno
cmd-stats-user = membro
cmd-stats-user-description = Di chi; senza, le tue
cmd-history = cronologia
cmd-history-description = Le sfide finite, con chi sedeva dove
cmd-history-user = membro
cmd-history-user-description = Di chi; senza, le tue
cmd-export = esporta
cmd-export-description = Il verbale di una sfida o le tue statistiche, come file
cmd-export-what = cosa
cmd-export-what-description = Il verbale di una sfida o le tue statistiche
cmd-verify = verifica
cmd-verify-description = Verificare che le carte di una mano finita non fossero scelte
cmd-verify-deal = mano
cmd-verify-deal-description = La mano da verificare; senza, l’ultima
stats-title = ## { $who }
stats-none = Ancora nessuna sfida finita.
stats-only-here = Per vedere le cifre di qualcuno ci vuole un server in comune.
stats-rating = **Punteggio** ({ $pool }): **{ $mean } ± { $deviation }** · { $matches ->
    [one] { $matches } sfida classificata
   *[other] { $matches } sfide classificate
 }
stats-contested = **Contro persone**: { $matches ->
    [one] { $matches } sfida
   *[other] { $matches } sfide
 }, { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
 } ({ $percent }%), { $left ->
    [one] { $left } lasciata
   *[other] { $left } lasciate
 }
stats-solo = **Contro il computer**: { $matches ->
    [one] { $matches } sfida
   *[other] { $matches } sfide
 }, { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
 } ({ $percent }%), { $left ->
    [one] { $left } lasciata
   *[other] { $left } lasciate
 }
stats-partners = **Compagni**
stats-opponents = **Avversari**
stats-acquaintance = { $who }: { $matches ->
    [one] { $matches } sfida
   *[other] { $matches } sfide
 }, { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
 } · { $counts }
stats-acquaintance-plain = { $who }: { $matches ->
    [one] { $matches } sfida
   *[other] { $matches } sfide
 }, { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
 }
stats-ladder = -# Vinte contro il computer, per livello: { $levels }
stats-ladder-level = { $level } { $won }
stats-back = Torna alle cifre
achievements-button = Traguardi: { $reached } su { $count }
achievements-title = ## Traguardi di { $who }
achievements-head = **{ $game }**: { $reached } su { $count }
achievement-reached = ✅ { $what }
achievement-open = ▫️ { $what }
achievement-so-far = ▫️ { $what } (finora { $have })
achievement-first-win = Una prima sfida vinta
achievement-ten-wins = { $least } sfide vinte
achievement-hundred-matches = { $least } sfide
achievement-strongest-beaten = Una sfida vinta contro il computer al livello più alto
history-title = ## Sfide di { $who }
history-none = Qui non c’è nulla da mostrare.
history-row = { $result ->
    [won] **Vinta**
    [left] **Lasciata**
    [level] **Pari**
   *[lost] **Persa**
 } · { $when } · tavolo { $table } · { $duration }
history-side = { $players } · { $score }
history-seat = { $seat }: { $who }
history-computer = { $name } ({ $level })
history-rating = -# Punteggio { $before } → { $after } ({ $step }), ± { $deviation }
history-rating-same = -# Punteggio invariato: { $after } ± { $deviation }
history-match = Tavolo { $table }, sfida { $match }
history-replay = Rivedi una sfida
export-match = Il verbale di una sfida
export-statistics = Le mie statistiche
export-statistics-note = { $count ->
    [one] Le tue statistiche con { $count } sfida: una tabella (CSV) e tutto insieme (JSON). Nessun altro vi compare.
   *[other] Le tue statistiche con { $count } sfide: una tabella (CSV) e tutto insieme (JSON). Nessun altro vi compare.
 }
verify-title = ### Tavolo { $table } · sfida { $match } · mano { $deal }: le carte erano scelte?
verify-nothing = Questa mano non ha una prova.
verify-why = Prima del taglio, sotto il tavolo c’era l’impronta di un segreto: così il bot si impegnava. Qualcuno ha tagliato senza conoscerlo, e le due cose insieme hanno deciso l’ordine delle carte. Nessuno ha quindi potuto sceglierle, nemmeno il bot.
verify-why-uncut = Prima della mano, sotto il tavolo c’era l’impronta di un segreto: così il bot si impegnava. Il segreto da solo ha deciso l’ordine delle carte: una volta mostrata l’impronta, non poteva più cambiare.
verify-why-chance = Fin dall’inizio della mano, sotto il tavolo c’era l’impronta di un segreto: così il bot si impegnava. Il mazzo è stato tagliato a caso, senza chiedere a nessuno: una volta mostrata l’impronta, le carte non si potevano più cambiare.
verify-commitment = **Mostrato prima della mano** (SHA-256 del segreto):
    `{ $commitment }`
verify-cut = **Tagliato da un giocatore**: { $cut ->
    [one] { $cut } carta
   *[other] { $cut } carte
 }
verify-cut-chance = **Tagliato a caso**: { $cut ->
    [one] { $cut } carta
   *[other] { $cut } carte
 }
verify-secret = **Segreto, mostrato dopo la mano**:
    `{ $secret }`
verify-right = ✅ Il segreto è quello annunciato, e dà esattamente questa mano.
verify-wrong = ❌ Questa mano non è quella che dà il segreto.
verify-by-hand =
    {""}**A mano**: questa riga deve dare il testo qui sopra.
    `printf { $secret } | xxd -r -p | sha256sum`
verify-running =
    -# La mano { $deal } non è finita. Il suo impegno, il segreto seguirà:
    -# `{ $commitment }`
