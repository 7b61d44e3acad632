# Public words of a table, in the table's language.
lobby-title = ## { $game } – tavolo { $table }
lobby-owner = Aperto da { $owner }.
lobby-same = La prima mano è la mano { $deal } della sfida { $match } al tavolo { $table }: la sfida non conta per la classifica.
lobby-midst = La sfida riprende a metà della mano { $deal } della sfida { $match } al tavolo { $table }: non conta per nessuna classifica.
lobby-seat-empty = **{ $seat }**: libero
lobby-seat-person = **{ $seat }**: { $person }
lobby-seat-reserved = **{ $seat }**: riservato a { $person }
lobby-seat-computer = **{ $seat }**: 🤖 { $name }, { $level }
lobby-picture = { $game }: un tavolo visto dall’alto.
lobby-chair-free = libero
lobby-chair-kept = per { $person }
lobby-rules = { $rules } · tempo: { $clock } · aiuto: { $help }
lobby-private = Privato: si siedono solo gli invitati.
lobby-deals = { $deals ->
    [one] Decide una sola mano (fuori classifica).
   *[other] { $deals } mani, di cui si sommano i punti (fuori classifica).
 }
lobby-take-backs = Si può riprendere la carta finché non ne è giocata un’altra; da soli contro i computer, fino alla propria carta seguente (fuori classifica).
lobby-last-card = L’ultima carta si gioca da sola.
lobby-own-cut = Chi gioca da solo taglia il mazzo di persona.
lobby-speed-brisk = I computer giocano svelti.
lobby-speed-instant = I computer giocano subito.
lobby-expires = Se nessuno fa nulla, il tavolo chiude: { $when }
lobby-expired = Chiuso: nessuno ha cominciato in tempo. Aprine un altro con /tavolo.
lobby-closed-idle = Chiuso: da molto tempo nessuno giocava. Aprine un altro con /tavolo.
lobby-closed-gone = Chiuso: il canale o il server in cui si giocava non c’è più.
lobby-closed-host = Chiuso da chi gestisce questo bot.
lobby-closed-redrawn = Chiuso: il turno è stato sorteggiato di nuovo.
lobby-abandoned = La sfida è stata interrotta di comune accordo.
lobby-resigned = { $count ->
    [one] { $team } ha abbandonato la sfida.
   *[other] { $team } hanno abbandonato la sfida.
 }
lobby-playing = Si gioca: { $where }
lobby-draw = Sorteggia i compagni
lobby-options = Opzioni…
lobby-start = Comincia
lobby-play-now = Gioca subito
lobby-sit = Siediti: { $seat }
lobby-close = Alzati
lobby-computers = Fai sedere un computer…
lobby-all-seats = Tutti i posti liberi
lobby-which-seat = Computer, { $level }: a quale posto?
lobby-no-seat = Tutti i posti sono occupati.
level-beginner = principiante
level-amateur = amatore
level-club = giocatore di club
level-expert = esperto
level-master = maestro
clock-20s = 20 s
clock-45s = 45 s
clock-2min = 2 min
clock-12h = 12 h
clock-none = libero
help-none = nessuno
help-rules = carte permesse
help-hints = consigli
language-name = italiano

options-title = Opzioni del tavolo { $table }
options-rules = Regole della casa…
rules-title = ### Regole del tavolo { $table }
rules-set = Si gioca **{ $rules }**. Ciò che se ne scosta è segnato.
rules-line-usual = { settings-line }
rules-line-house = 🔸 **{ $name }**: { $value }
rules-on = sì
rules-off = no
rules-fields = Quale regola…
rules-plain = Tutto come di solito
rules-back = Altre opzioni
rules-keep = Salva per questo server…
rules-keep-title = Salvare queste regole
rules-keep-name = Come si chiamano?
rules-kept = Salvate come **{ $name }**: ogni tavolo di questo server può sceglierle, e /impostazioni può farne quelle abituali.
rules-nameless = Un nome ha bisogno di almeno una lettera.
rules-too-many = Un server salva al massimo { $most } insiemi di regole: con /impostazioni se ne può eliminare qualcuno.
rules-house = **Regole della casa**, diverse da { $rules }:
rules-differs = { $name }: { $value }
options-preset = Regole
options-clock = Tempo per turno
options-help = Aiuto ai giocatori
options-language = Lingua del tavolo
options-more = Altro…
options-private = Privato: solo invitati
options-take-backs = Si può riprendere la carta
options-last-card = L’ultima carta si gioca da sola
options-own-cut = Da soli, si taglia il mazzo di persona
options-speed = Velocità dei computer
options-deals = Numero di mani
options-deals-whole = Una sfida intera
options-deals-choice = { $deals ->
    [one] { $deals } mano
   *[other] { $deals } mani
 }
speed-calm = Computer: calmi, 1–2 s a carta
speed-brisk = Computer: svelti, meno di 1 s a carta
speed-instant = Computer: subito
options-preset-choice = Regole: { $rules }
options-clock-choice = Tempo: { $clock }
options-language-choice = Lingua: { $name }
options-help-choice = Aiuto: { $help }

either = { $one } o { $two }
board-turn = Tocca a { $person }.
board-turn-until = Tocca a { $person }. Scadenza: { $when }
board-closes = Senza orologio. Se nessuno gioca, il tavolo chiude: { $when }
board-gives-up = { $count ->
    [one] Senza orologio. Se nessuno gioca, chi è di turno perde la sfida: { $when }
   *[other] Senza orologio. Se nessuno gioca, la coppia di turno perde la sfida: { $when }
 }
board-deserted = Al tavolo non c’è nessuno: aspetta che qualcuno prema «Eccomi». Altrimenti chiude: { $when }
board-cut = { $person } taglia il mazzo per la mano { $deal }. Scadenza: { $when }
board-cut-open = { $person } taglia il mazzo per la mano { $deal }.
board-cut-label = ✂ { $cards }
board-commitment = Impronta della mescolata: { $hash }
board-cut-chance = Una persona contro i computer: il mazzo si taglia a caso. Per tagliarlo di persona: Opzioni, prima della sfida.
board-next = Segue la prossima mano.
board-deals = Mano { $deal } di { $deals }
board-deals-points = Mano { $deal } di { $deals } · { $points }
board-deals-side = { $team }: { $points }
board-cut-why = -# Le carte alzate vanno sotto le altre: così nessuno, nemmeno io, ha scelto la mano. Va bene qualunque numero; dopo un attimo il mazzo si taglia da solo.
board-next-at = Prossima mano: { $when }
board-ready = Pronti: { $persons }.
call-turn = Tocca a te: { $where }
board-behind = Il tavolo continua più sotto ⤵
board-nudge = { $person }, il tavolo ti aspetta.
board-you-again = Il computer gioca per { $person }. Premi «Eccomi» per riprendere.
board-moved = Il thread non è più utilizzabile; il tavolo continua qui.
board-no-dm = { $person } non riceve i miei messaggi: gioca qui con «La mia mano».
board-recall = { $person }, sono stato riavviato: le tue carte qui non si aggiornano più. Premi «La mia mano».
button-hand = La mia mano
button-help = ?
button-back = Eccomi
button-count = Conta
button-next = Prossima mano
button-again = Ancora una
button-new-partners = Nuovi compagni
final-unrated-computers = -# Fuori classifica: un computer era al tavolo dall’inizio.
final-unrated-take-backs = -# Fuori classifica: si potevano riprendere le carte.
final-unrated-same-deal = -# Fuori classifica: la sfida è cominciata con una mano già giocata.
final-unrated-deals = -# Fuori classifica: il numero di mani era fissato.
final-deals-won = { $count ->
    [one] ## { $team } vince { $deals ->
        [one] la mano
       *[other] dopo { $deals } mani
     }
   *[other] ## { $team } vincono { $deals ->
        [one] la mano
       *[other] dopo { $deals } mani
     }
 }
final-deals-level = { $deals ->
    [one] ## Tutti pari dopo { $deals } mano
   *[other] ## Tutti pari dopo { $deals } mani
 }
final-deals-shared = { $deals ->
    [one] ## Primi insieme dopo { $deals } mano: { $teams }
   *[other] ## Primi insieme dopo { $deals } mani: { $teams }
 }
final-deals-side = **{ $team }**: { $points } ({ $each })
board-abandon = { $persons }: smettiamo? Chi non risponde acconsente: { $when }
board-abandon-alone = { $count ->
    [one] Se entro allora nessun altro dice di sì, { $team } abbandona la sfida.
   *[other] Se entro allora nessuno dell’altra squadra dice di sì, { $team } abbandonano la sfida.
 }
board-abandon-open = { $persons }: smettiamo?
button-stop = Smettiamo
button-play-on = Continuiamo
lobby-draw-seats = Sorteggia i posti
board-booked = Punti scritti: { $when }
board-booking = La mano è finita.
hand-booking = La mano è finita: premi «Conta» per continuare.
hand-elsewhere = Tocca agli altri: segui la partita al tavolo.
