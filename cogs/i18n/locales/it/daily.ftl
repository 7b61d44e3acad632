# La mano del giorno.
cmd-daily = mano-del-giorno
cmd-daily-description = La mano del giorno: le stesse carte per tutti, una volta sola
daily-title = ## Mano del giorno · { $game }
daily-day = **{ $day }**
daily-about = Tutti giocano le stesse carte dallo stesso posto, una volta sola, con il computer al livello più alto. Senza orologio. Chi ha cominciato prima della fine della giornata può finire entro le { $finished }. Fine della giornata: { $ends }
daily-finished = { $count ->
    [0] Nessuno l’ha ancora finita.
    [one] L’ha finita una persona.
   *[other] L’hanno finita in { $count }.
 }
daily-play = Gioca
daily-play-too = Giocala anche tu
daily-continue = Continua
daily-practise = Giocala fuori classifica
daily-more = Classifica, altri giorni
daily-waits = Discord mi lascia aggiornare un messaggio privato solo per 15 minuti. La mano del giorno ti aspetta: premi «Continua».
daily-closed = La giornata è finita e la mano non è stata terminata. La prossima è con `/mano-del-giorno`.
daily-once = Hai già giocato la mano di oggi. La prossima comincia { $when }.
daily-locked = Altri stanno ancora giocando questa mano del giorno. Quando nessuno potrà più finirla, potrai rivederla e analizzarla: `/mano-del-giorno`.
daily-opens = Qualcuno sta ancora finendo questa mano. Classifica, carte e ripresa si aprono { $when }.
daily-counts = La mano vale se la finisci entro le { $finished } ({ $when }).
daily-not-played = Non hai finito questa mano: non c’è nulla da mostrare.
daily-not-yours = Questa mano del giorno non è la tua: gioca la tua con `/mano-del-giorno`.
daily-points = { $points }
daily-result = Tu: **{ $points }** · il computer al tuo posto: { $par }
daily-result-shared = **{ $points }** · il computer: { $par }
daily-alone = Tu: **{ $points }** · il computer la sta ancora giocando
daily-better = Meglio di { $percent } su 100, fra { $count ->
    [one] { $count } persona
   *[other] { $count } persone
 }
daily-field = Media di { $count ->
    [one] { $count } persona
   *[other] { $count } persone
 }: { $mean }
daily-streak = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni di fila
 }
daily-shared = **{ $game }** · mano del giorno, { $day }
daily-shared-by = { $who } l’ha giocata:
daily-tricks = { $count ->
    [0] -# Nessuna presa vinta.
    [one] -# Presa vinta: la { $tricks }.
   *[other] -# Prese vinte: { $tricks }.
 }
daily-ranking-here = **Classifica di questo server**
daily-ranking-everywhere = **Classifica di tutti i server**
daily-ranking-none = Nessuno ha finito questa mano.
daily-rank = **{ $rank }.** { $who } – { $points }
daily-winners = **I migliori di ieri**
daily-everywhere = Tutti i server
daily-here = Questo server
daily-days = Un altro giorno
daily-departure = Il primo errore più frequente: { $played } invece di { $better } ({ $people } su { $of } sotto il risultato del computer).
daily-tomorrow-commitment = Impronta della mano di domani: { $hash }
verify-title-daily = ### Mano del giorno, { $day }: le carte erano scelte?
verify-why-daily = L’impronta di un segreto è stata mostrata prima che la mano fosse giocata e così vincolava il bot. Dal segreto seguono l’ordine del mazzo e il taglio: nessuno ha potuto scegliere le carte, e tutti hanno giocato le stesse.
verify-cut-daily = **Taglio che segue dal segreto**: { $cut ->
    [one] { $cut } carta
   *[other] { $cut } carte
 }
settings-daily-channel = Mano del giorno in
settings-daily-hour = Ora di quel messaggio (da te)
settings-daily-none = nessun canale
daily-lacks = ❌ Non posso pubblicare la mano del giorno in { $channel }: lì manca il permesso **{ $permission }**.
daily-failed = { $why ->
    [forbidden] ❌ { $when } non è stato possibile pubblicare la mano del giorno in { $channel }: mancava un permesso.
    [gone] ❌ { $when } non è stato possibile pubblicare la mano del giorno: il canale { $channel } non esiste più. Scegline un altro con /impostazioni.
   *[other] ❌ { $when } non è stato possibile pubblicare la mano del giorno in { $channel }: Discord non l’ha accettata. Riprovo ogni quarto d’ora.
 }
