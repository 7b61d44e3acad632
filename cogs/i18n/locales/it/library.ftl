# The booklet's frame (its pages are the games') and the help.
cmd-rules = regole
cmd-rules-description = Le regole per argomento, con immagini
cmd-rules-topic = argomento
cmd-rules-topic-description = Di che cosa vuoi leggere
rules-page =
    ## { $title }
    { $text }
rules-sections = { $count ->
    [one] -# Regolamento, sezione { $sections }
   *[other] -# Regolamento, sezioni { $sections }
    }
cmd-option-game = gioco
cmd-option-game-description = Quale gioco
no-such-game = Non conosco questo gioco: scegline uno dalla lista.
no-course = { $count ->
    [0] { $game } non ha un corso.
   *[other] { $game } non ha un corso. Un altro gioco?
 }
no-booklet = { $count ->
    [0] { $game } non ha un libretto delle regole.
   *[other] { $game } non ha un libretto delle regole. Un altro gioco?
 }
no-puzzles = { $count ->
    [0] { $game } non ha problemi.
   *[other] { $game } non ha problemi. Un altro gioco?
 }
no-daily = { $count ->
    [0] { $game } non ha una mano del giorno.
   *[other] { $game } non ha una mano del giorno. Un altro gioco?
 }
rules-unknown = Non conosco questo argomento: scegline uno dalla lista.
rules-topics = Un altro argomento…
rules-try = Prova
plain-command = `/{ $name }`
help-games = Un altro gioco…
help-topics = Aiuto su…
help-course = Imparare giocando
help-rules-button = Le regole
help-first-text =
    ## { $game }
    { $table } – apri un tavolo, anche da solo
    { $invite } – invita qualcuno
    { $hand } – rivedi le tue carte
    { $course ->
        [True] { $learn } – impara giocando
       *[other] { $rules } – le regole
    }
    { $preferences } – lingua, carte, promemoria
help-play-title = Come si gioca
help-start-title = Aprire un tavolo
help-start-text =
    ## Aprire un tavolo
    { $table } apre un tavolo in questo canale. Premi un posto; la carta dice chi gioca con chi. Riempi i posti vuoti con dei computer, o invita qualcuno: { $invite }. «Opzioni…» cambia regole, tempo e aiuto. «Gioca subito» fa sedere i computer ai posti liberi e dà le carte.
    Le carte arrivano in messaggio privato; se non ne ricevi, premi «La mia mano» al tavolo. Con { $preferences } scegli tu.
    { $leave } affida il tuo posto a un computer fino alla fine della sfida.
help-turn-title = Tocca a me
help-turn-text =
    ## Tocca a me
    Quello che hai in mano, quello che è successo e tutto ciò che puoi fare sono in un solo messaggio: premi un pulsante. Ciò che è vietato è grigio.
    Puoi anche scrivere: { $play }. { $hand } mostra di nuovo la tua mano.
    Se salti un turno, lo gioca per te un computer. Dopo due tiene il tuo posto finché non premi «Eccomi».
help-calls-title = Annunci
help-words-title = Le parole del gioco
help-computers-title = Computer e consigli
help-computers-text =
    ## Computer e consigli
    Ogni posto può essere di un computer, dal principiante al maestro. Vede solo le proprie carte e gioca con le stesse regole. Tra due mani qualcuno può prendere il suo posto: { $invite }.
    A un tavolo con l’aiuto «consigli» ti viene ricordato che cosa hai visto e puoi dichiarare, e { $hint } propone una mossa con il suo perché.
help-self-title = Le mie preferenze, i miei dati
help-self-text =
    ## Le mie preferenze, i miei dati
    { $preferences }: dove si vede la tua mano, quattro colori, indici grandi, lingua, conferma prima di giocare, promemoria, testo al posto delle immagini.
    { $mydata }: vedere i tuoi dati, scaricarli, farli cancellare.
    { $learn }: il corso; { $daily }: la mano del giorno; { $puzzle }: problemi e i tuoi errori. I tuoi progressi restano.
help-server-title = Per chi gestisce il server
help-server-text =
    ## Per chi gestisce il server
    { $settings }: lingua, canali, thread, tempo, regole, aiuto, computer, chi apre tavoli, e un ruolo avvisato quando c’è un posto libero.
    { $diagnose } nomina i permessi che mancano in un canale e verifica che i messaggi privati ti arrivino.
help-all-title = Tutti i comandi
help-all-text = ## Tutti i comandi
help-command = { $command } – { $description }
erased-person = un account cancellato
