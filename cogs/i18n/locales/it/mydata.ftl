# What is kept about a person.
cmd-mydata = mieidati
cmd-mydata-description = Vedere, esportare o cancellare ciò che è conservato di me
mydata-title = ## Che cosa è conservato di te
mydata-preferences = { $count ->
    [0] Preferenze: nessuna oltre alle solite
   *[other] Preferenze: le tue
 }
mydata-progress = { $count ->
    [one] Corso: { $count } lezione cominciata
   *[other] Corso: { $count } lezioni cominciate
 }
mydata-tables = { $count ->
    [one] Tavoli che ti conoscono: { $count }, con le carte e gli annunci delle sue partite
   *[other] Tavoli che ti conoscono: { $count }, con le carte e gli annunci delle loro partite
 }
mydata-matches = Partite finite: { $count }
mydata-ratings = Punteggi: { $count }
mydata-messages = Messaggi privati di cui si conosce il posto: { $count }
mydata-settings-changed = Impostazioni del server che hai cambiato: { $count }
mydata-note = Il tuo numero di Discord, nulla di ciò che scrivi, e nessun nome. Il file contiene ogni riga.
mydata-export = Esporta in un file
mydata-erase = Cancella…
mydata-exported = { $parts ->
    [1] Tutto ciò che è conservato di te: JSON in un archivio ZIP.
   *[other] Tutto ciò che è conservato di te: JSON in archivi ZIP, parte { $part } di { $parts }.
 }
mydata-ask =
    ## Cancellare tutto di te?
    Preferenze, progressi, punteggi e posti dei messaggi vengono eliminati. Le partite restano agli altri, con al tuo posto un numero che non porta a nessuno. Non si può tornare indietro.
mydata-ask-tables =
    ## Cancellare tutto di te?
    { $count ->
        [one] Siedi a un tavolo ancora aperto: adesso lo lasci, e un giocatore automatico finisce per te.
       *[other] Siedi a { $count } tavoli ancora aperti: adesso li lasci, e dei giocatori automatici finiscono per te.
    }
    Preferenze, progressi, punteggi e posti dei messaggi vengono eliminati. Le partite restano agli altri, con al tuo posto un numero che non porta a nessuno. Non si può tornare indietro.
mydata-yes = Cancella per sempre
mydata-no = Conserva tutto
mydata-erased = Fatto: di te non è conservato più nulla. I messaggi pubblicati nei canali restano presso Discord.
