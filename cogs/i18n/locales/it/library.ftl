# The booklet's frame (its pages are in booklet.ftl) and the help.
cmd-rules = regole
cmd-rules-description = Le regole per argomento, con immagini
cmd-rules-topic = argomento
cmd-rules-topic-description = Di che cosa vuoi leggere
rules-page =
    ## { $title }
    { $text }
    -# Regolamento, sezioni { $sections }
rules-unknown = Non conosco questo argomento: scegline uno dalla lista.
rules-topics = Un altro argomento…
rules-try = Prova
plain-command = `/{ $name }`
help-topics = Aiuto su…
help-course = Imparare giocando
help-rules-button = Le regole
help-play-title = Come si gioca
help-start-title = Aprire un tavolo
help-start-text =
    ## Aprire un tavolo
    { $table } apre un tavolo in questo canale. Premi un posto; i compagni si siedono di fronte. Riempi i posti vuoti con giocatori automatici, o invita qualcuno: { $invite }. «Opzioni…» cambia regole, tempo e aiuto, «Comincia» dà le carte.
    Le carte arrivano in messaggio privato; se non ne ricevi, premi «La mia mano» al tavolo. Con { $preferences } scegli tu.
    { $leave } affida il tuo posto a un giocatore automatico fino alla fine della partita.
help-turn-title = Tocca a me
help-turn-text =
    ## Tocca a me
    Le tue carte, la presa in corso e tutti gli annunci sono in un solo messaggio: premi una carta per giocarla. Le carte vietate sono grigie; «Perché?» dice la regola.
    Puoi anche scrivere: { $play } capisce «asso cuori», «Ah», «donna di atout». { $hand } mostra di nuovo le tue carte, { $last } l'ultima presa, { $slate } la lavagna.
    Se salti un turno, lo gioca per te un giocatore automatico. Dopo due tiene il tuo posto finché premi «Eccomi».
help-calls-title = Dehors, matrimoni, cape
help-calls-text =
    ## Dehors, matrimoni, cape
    Nessuno conta per te. { $dehors } dice che la tua squadra ha 301 punti: se è giusto, il gioco è vostro; se è sbagliato, pagate voi.
    { $marriage } dichiara un matrimonio che hai in mano, in ogni momento tra due carte, quando la tua squadra ha una presa.
    { $cape } chiede tutte e otto le prese. Le regole nei dettagli: { $rules }.
help-computers-title = Giocatori automatici e consigli
help-computers-text =
    ## Giocatori automatici e consigli
    Ogni posto può essere di un giocatore automatico, dal principiante al maestro. Vede solo le proprie carte e gioca con le stesse regole. Tra due mani qualcuno può prendere il suo posto: { $invite }.
    A un tavolo con l'aiuto «consigli» vedi quali matrimoni puoi dichiarare e che cosa hai contato, e { $hint } propone una mossa con il suo perché.
help-self-title = Le mie preferenze, i miei dati
help-self-text =
    ## Le mie preferenze, i miei dati
    { $preferences }: dove si vede la tua mano, quattro colori, indici grandi, lingua, conferma prima di giocare, promemoria, testo al posto delle immagini.
    { $mydata }: vedere che cosa è conservato di te, portarlo via in un file, farlo cancellare.
    { $learn }: il corso; i tuoi progressi restano.
help-server-title = Per chi gestisce il server
help-server-text =
    ## Per chi gestisce il server
    { $settings }: lingua, canali, thread, tempo, regole, aiuto, giocatori automatici, chi apre tavoli, e un ruolo avvisato quando c'è un posto libero.
    { $diagnose } nomina i permessi che mancano in un canale e prova se i messaggi privati ti arrivano.
help-all-title = Tutti i comandi
help-all-text = ## Tutti i comandi
help-command = { $command } – { $description }
erased-person = un account cancellato
help-words-title = Le parole del gioco
help-words-text =
    ## Le parole del gioco
    {""}**dehors** – «fuori»: lo dice chi pensa che la squadra abbia 301 punti.
    {""}**30 et 1** – trenta e uno, i 301 punti che vincono un gioco.
    {""}**sur le point** – arrotondato alle decine: 75 diventa 8, 44 diventa 4.
    {""}**coche** – un tratto obliquo nella colonna di chi perde; cinque perdono la partita.
    {""}**matrimonio** – re e donna di un seme, anche con il fante; dichiarato dalla mano o fatto in una presa.
    {""}**cape** – tutte e otto le prese per una squadra. **pas dédoublé** – chi sulla lavagna ha 14 o meno.
    {""}**lavagna** – i punti di ogni squadra in decine, e le sue coche. **mano** – otto carte ciascuno, otto prese.
    {""}**gioco** – mani finché qualcuno è fuori. **partita** – giochi finché una squadra ha cinque coche.
