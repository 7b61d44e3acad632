# Evenings of a club: sign-up, rounds, directing.
cmd-evening = serata
cmd-evening-description = Le serate di carte: la prossima, quella in corso, le passate, una nuova
evening-title = ## Serate
evening-next = Prossima
evening-running = In corso
evening-past = Passate, stagione
evening-new = Nuova
evening-direct = Dirigere
evening-none-next = Su questo server non è annunciata nessuna serata.
evening-none-running = Su questo server non è in corso nessuna serata.
evening-none-past = Su questo server non si è ancora giocata nessuna serata.
evening-none-direct = Su questo server non c’è nessuna serata da dirigere.
evening-which = Un’altra serata
evening-line = **{ $name }** · { $when } · { $state ->
    [off] annullata
    [over] finita
    [playing] in corso
   *[lobby] { evening-count }
 }
evening-count = { $count ->
    [0] Ancora nessuna iscrizione
    [one] Viene una persona
   *[other] Vengono { $count } persone
 }

# Its plan.
evening-name = Serata { $game }
evening-kind-new-partners = un compagno nuovo a ogni turno
evening-kind-new-partners-about = Compagni e avversari si sorteggiano a ogni turno; ognuno conta per sé
evening-kind-pairs = a coppie
evening-kind-pairs-about = Tieni il tuo compagno; si incontrano coppie vicine in classifica
evening-kind-knock-out = a eliminazione
evening-kind-knock-out-about = Chi perde continua nel turno di consolazione
evening-kind-singles = uno contro uno
evening-kind-singles-about = Si incontrano persone vicine in classifica
evening-plan = { $game } · { $kind ->
    [new-partners] un compagno nuovo a ogni turno
    [pairs] a coppie
    [knock-out] a eliminazione, con consolazione
   *[singles] uno contro uno
 } · { evening-length }
evening-length = { $deals ->
    [0] { $rounds ->
        [one] un match
       *[other] { $rounds } turni di un match
    }
   *[other] { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    } di { $deals ->
        [one] una mano
       *[other] { $deals } mani
    }
 }
evening-preview = { $typical } persone: { evening-length }, fino alle { $end } circa.
evening-when = { $when } ({ $relative })
evening-until = Finisce verso le { $end }.
evening-computers-fill = I computer prendono i posti liberi.
evening-people-only = Senza computer: chi resta fuori riposa un turno.
evening-check-in = Negli ultimi 15 minuti ognuno preme «Ci sono».
evening-weekly = Ogni settimana.
evening-limit = Al massimo { $most } persone, poi c’è una lista d’attesa.

# The card.
evening-come = Vengo
evening-with = In due
evening-later = Più tardi
evening-not-today = Questa volta no
evening-here = Ci sono
evening-join = Mi unisco
evening-leave = Vado via
evening-my-place = Il mio posto
evening-go = Via
evening-why = Perché questo tavolo?
evening-puzzle = Un problema
evening-yes = Sì
evening-no = No
evening-next-week = La prossima: vengo
evening-coming = { $count ->
    [0] Ancora nessuna iscrizione.
    [one] **Viene una persona:**
   *[other] **Vengono { $count } persone:**
 }
evening-looking = Cerca un compagno: { $people }
evening-late = Viene più tardi: { $people }
evening-waiting = In lista d’attesa: { $people }
evening-were-there = C’erano l’ultima volta: { $people }
evening-pair = { $one } e { $two }
evening-pair-open = { $one } e ?
evening-computer = un computer
evening-and-more = { $count ->
    [one] { $people } e un’altra persona
   *[other] { $people } e altre { $count } persone
 }
evening-secrets = -# Impronte dei segreti dei sorteggi: { $hashes }
evening-round = **Turno { $round } di { $last }**
evening-round-soon = Il turno { $round } di { $last } comincia { $when }.
evening-drawing = Si sorteggiano i tavoli.
evening-cutting = { $person } alza per tutta la serata: un numero da 1 a 999. Se no, ci pensa il caso { $when }.
evening-paused = La serata è in pausa. I tavoli finiscono il loro turno.
evening-few = Per il prossimo turno ci sono troppo poche persone. Premi «Mi unisco», se no la serata finisce.
evening-off = La serata è annullata.
evening-off-few = C’erano troppo poche persone: la serata non si fa.
evening-over = La serata è finita.
evening-hall-at = La sala: { $where }
evening-podium = **{ $place }.** { $who } – **{ $total }**
evening-again-at = La prossima: { $when }

# Answers to presses on the card.
evening-you-come = Sei in lista. Inizio: { $when }; te lo ricorderò.
evening-you-wait = I { $most } posti sono tutti presi. Sei al numero { $place } della lista d’attesa; ti avviso quando si libera un posto.
evening-you-come-next = Ci sei: giochi dal prossimo turno.
evening-you-here = Bene, ci sei. Si comincia { $relative }.
evening-you-later = Va bene, vieni più tardi. Allora premi «Ci sono», e giochi dal turno seguente.
evening-you-not = Va bene, questa volta no.
evening-you-left = Hai lasciato la serata. Se sei a un tavolo, un computer finisce questo turno per te.
evening-whom = Con chi giochi?
evening-whom-about = La persona riceve la domanda e risponde sì o no. Se all’inizio non ha risposto, giochi con qualcun altro che cerca.
evening-alone = Trovatemi qualcuno
evening-partner-asked = { $person } ha ricevuto la domanda.
evening-partner-bot = I bot non possono giocare: scegli una persona.
evening-partner-question = { $guest }, { $person } vorrebbe giocare con te: { $name }, { $when }
evening-partner-yes = Giochi con { $person }.
evening-partner-no = Va bene: { $person } cerca qualcun altro.
evening-help = **Come va una serata.** Premi «Vengo», ed è tutto. All’inizio si sorteggiano i tavoli; «Via» mostra le tue carte. Dopo ogni turno vedi la classifica e il tuo prossimo tavolo. Si può venire più tardi, andar via fra due turni e tornare. Quando non ci sei, un computer gioca per te. Chi riposa riceve la media dei propri turni. Chiunque può verificare i sorteggi: alla fine i file sono sulla scheda.
evening-cut = Alzare
evening-cut-number = Un numero da 1 a 999
evening-cut-done = Alzato: { $number }.
evening-bad-cut = Deve essere un numero da 1 a 999. Premi di nuovo «Alzare».
evening-not-to-cut = Per questa serata alza qualcun altro, oppure si è già alzato.

# Reminders, questions, draws.
evening-reminder = **{ $name }** comincia { $relative }, { $when }. Vieni?
evening-reminder-here = **{ $name }** comincia { $relative }. Premi «Ci sono», se no non entri nel sorteggio.
evening-place-free = Si è liberato un posto, è tuo: **{ $name }**, { $when }
evening-spot = **Tavolo { $table }**
evening-thread = Tavolo { $table }
evening-notice = **Turno { $round } di { $last } · tavolo { $table }**
evening-notice-sides = { $one } contro { $two }
evening-notice-cards = Si danno le carte quando tutti hanno premuto «Via», al più tardi { $when }.
evening-hall = ### Turno { $round } di { $last }
evening-hall-title = { $name } · turno { $round } di { $last }
evening-hall-left = Tavoli che giocano ancora: { $left } su { $tables }{ $minutes ->
    [0] .
   *[other] , circa { $minutes } min.
 }
evening-hall-none = Tutti i tavoli hanno finito.
evening-hall-over = Il turno è finito.
evening-hall-byes = Riposa: { $people }
evening-bell = È suonata la campana: questa mano è l’ultima.
evening-secret = -# Segreto di questo sorteggio: { $secret } · alzata: { $cut }

# One’s own evening.
evening-own-not = Non sei nella lista di questa serata.
evening-own-comes = Sei in lista.
evening-own-late = Vieni più tardi: quando arrivi, premi «Ci sono».
evening-own-waits = Sei al numero { $place } della lista d’attesa.
evening-own-away = Non entri nel sorteggio finché non premi «Ci sono».
evening-own-table = Turno { $round }: giochi al tavolo { $table }, { $where }
evening-own-result = Il tavolo { $table } ha finito: **{ $own } a { $other }**.
evening-own-so-far = Posto provvisorio: { $place } su { $people }, fra chi ha finito.
evening-own-watch = Da guardare: { $where }
evening-own-bye = Nel turno { $round } riposi. Vale { $average }, la tua media.
evening-own-bye-first = Nel turno { $round } riposi. Vale la tua media della serata.
evening-own-place = Dopo { $rounds ->
    [one] un turno
   *[other] { $rounds } turni
 } sei al posto **{ $place }** su { $people }, con { $total }.
evening-own-moved = { $up ->
    [yes] ▲ Prima era il posto { $before }.
   *[no] ▼ Prima era il posto { $before }.
 }
evening-own-next = Il turno { $round } comincia { $when }.
evening-own-end = Finisci al posto **{ $place }** su { $people }, con { $total }.
evening-own-partners = I tuoi compagni: { $people }
evening-own-best = Il tuo miglior turno: il turno { $round }, con { $points }
evening-why-title = **Perché il tavolo { $table } nel turno { $round }?**
evening-why-partners = { $partners ->
    [0] Con il tuo compagno non avevi ancora giocato.
    [one] Con il tuo compagno avevi già giocato una volta.
   *[other] Con il tuo compagno avevi già giocato { $partners } volte.
 }
evening-why-opponents = { $opponents ->
    [0] Non avevi ancora incontrato questi avversari.
    [one] Avevi già incontrato una volta uno di questi avversari.
   *[other] Avevi già incontrato questi avversari { $opponents } volte in tutto.
 }
evening-why-bye = { $byes ->
    [0] Qualcuno resta fuori, e nessuno riposa due volte prima che tutti abbiano riposato una volta.
   *[other] Qualcuno resta fuori, e tutti hanno riposato quanto te.
 }
evening-why-rule = Il sorteggio evita prima lo stesso compagno, poi gli stessi avversari; dal terzo turno mette insieme persone vicine in classifica. Quel che resta pari lo decidono un segreto e l’alzata: nessuno poteva saperlo né sceglierlo.

# New.
evening-new-title = ## Una nuova serata
evening-new-line = **{ $name }**: { $value }
evening-new-fields = Che cosa vuoi cambiare?
evening-new-form = Formula
evening-new-game = Gioco
evening-new-rules = Regole
evening-new-length = Durata
evening-new-length-60 = circa 1 h
evening-new-length-90 = circa 1 h 30
evening-new-length-120 = circa 2 h
evening-new-clock = { options-clock }
evening-new-limit = Quante persone
evening-new-limit-none = senza limite
evening-new-more = Altro
evening-new-more-none = niente
evening-new-more-people = senza computer
evening-new-more-check = appello prima dell’inizio
evening-new-more-weekly = ogni settimana
evening-new-post = Nome e inizio …
evening-form-title = Annunciare una serata
evening-form-name = Nome
evening-form-start = Inizio
evening-form-start-about = Fuso orario: { $zone }. Per esempio { $example }
evening-announced = La serata è annunciata in { $where }.
evening-bad-start = Non capisco «{ $text }» come inizio. Scrivi un giorno e un’ora, per esempio { $example }.
evening-far-start = Mancano più di 90 giorni. Non è stato annunciato niente: scrivi un inizio più vicino.
evening-not-director = { $role ->
    [none] Qui le serate le tiene chi gestisce gli eventi del server: rivolgiti a loro.
   *[other] Qui le serate le tiene { $role }: rivolgiti a queste persone.
 }
evening-no-game = Nessuno dei giochi di qui va bene per una serata: servono due parti uguali.

# Directing.
evening-direct-title = ## { $name }: dirigere
evening-direct-table = **Tavolo { $table }**: si aspetta { $people } ({ $since })
evening-direct-nobody = Nessuno è in ritardo.
evening-pause = Pausa
evening-go-on = { school-on }
evening-delay = 5 min in più
evening-next-now = Turno seguente
evening-start-now = Cominciare ora
evening-redraw = Nuovo sorteggio
evening-say = Messaggio …
evening-say-title = Messaggio a tutti i tavoli
evening-say-text = Testo
evening-rename = Altro nome …
evening-rename-title = Altro nome
evening-call-off = Annullare
evening-call-off-sure = Annullare **{ $name }**? { $count ->
    [0] Nessuna iscrizione.
    [one] Si è iscritta una persona.
   *[other] Si sono iscritte { $count } persone.
 }
evening-call-off-yes = Sì, annullare
evening-call-off-series = Questa e le seguenti
evening-back = Indietro
evening-files = File
evening-files-about = Il file CSV si apre in qualsiasi foglio di calcolo. Il verbale contiene sorteggi e risultati; `python -m games evening verify FILE` lo verifica.
evening-a-table = Un tavolo …
evening-a-person = Una persona …
evening-table-page = ### Tavolo { $table }, turno { $round }
evening-table-delay = 5 min in più qui
evening-table-correct = Correggere il risultato …
evening-correct-title = Risultato del tavolo { $table }
evening-correct-points = Punti, parte { $side }
evening-correct-won = Partite vinte, parte { $side }
evening-correct-reason = Motivo (lo leggono tutti)
evening-person-page = ### { $person }
evening-person-state = { $state ->
    [coming] In lista.
    [late] Viene più tardi.
    [waiting] In lista d’attesa.
    [here] C’è.
    [away] Non c’è.
    [withdrew] Ha lasciato la serata.
   *[excluded] Esclusione.
 }
evening-person-none = Non è in lista.
evening-add = Aggiungere
evening-person-withdraw = Togliere
evening-person-warn = Ammonire …
evening-person-exclude = Escludere
evening-person-exclude-sure = Escludere { $person } da questa serata? Un computer finisce il turno.
evening-person-replace = Sostituire con …
evening-person-swap = Scambiare con …
evening-warn-title = Un’ammonizione
evening-warn-text = Testo
evening-done = ✅ Fatto.
evening-said = { $person }: { $text }
evening-warned = **{ $name }**: { $text }
evening-excluded = Chi dirige **{ $name }** ha messo fine alla tua partecipazione.
evening-corrected = Tavolo { $table }: ora il risultato è **{ $one } a { $two }**. { $person }: { $reason }
evening-delayed = ⏱️ { $minutes } min in più.

# Refusals.
no-evening = Questa serata non esiste.
evening-bad-score = I punti sono numeri interi. Non è cambiato niente.

# The season.
evening-season = **Stagione** – contano le { $best } migliori di { $most } serate.
evening-season-line = **{ $place }.** { $who } – **{ $total }** ({ $evenings ->
    [one] una serata
   *[other] { $evenings } serate
 })
evening-season-champion = Più punti da tutte le serate insieme: { $who }

# Settings.
settings-evening-role = Chi tiene le serate
settings-evening-role-none = chi gestisce gli eventi
