# What is kept about a person.
cmd-mydata = mieidati
cmd-mydata-description = Vedere, scaricare o cancellare i miei dati
mydata-title = ## I tuoi dati
mydata-preferences = { $count ->
    [0] Preferenze: quelle predefinite
   *[other] Preferenze: le tue
 }
mydata-progress = { $count ->
    [one] Corso: { $count } lezione cominciata
   *[other] Corso: { $count } lezioni cominciate
 }
mydata-puzzle-answers = Problemi affrontati, o errori da riprendere: { $count }
mydata-daily-results = Mani del giorno giocate: { $count }
mydata-tables = { $count ->
    [one] Tavoli in cui compari: { $count }, con le carte e gli annunci delle sue sfide
   *[other] Tavoli in cui compari: { $count }, con le carte e gli annunci delle loro sfide
 }
mydata-matches = Sfide finite, con ciò che vi è stato contato: { $count }
mydata-ratings = Punteggi, con le loro variazioni e i tuoi posti in classifica: { $count }
mydata-messages = Messaggi privati che so ritrovare: { $count }
mydata-refused-inviters = Persone di cui rifiuti gli inviti: { $count }
mydata-hidden-in = Server lasciati, la cui classifica non ti mostra più: { $count }
mydata-settings-changed = Impostazioni del server che hai cambiato: { $count }
mydata-limits = Azioni recenti contate per i limiti: { $count }
mydata-values = Altri appunti: { $count }
mydata-note = Il tuo identificativo Discord, ma nessun nome e nulla di ciò che scrivi. Il file contiene tutto, riga per riga.
mydata-export = Scarica
mydata-erase = Cancella…
mydata-exported = { $parts ->
    [1] Tutti i tuoi dati: JSON in un archivio ZIP.
   *[other] Tutti i tuoi dati: JSON in archivi ZIP, parte { $part } di { $parts }.
 }
mydata-ask =
    ## Cancellare tutto ciò che ti riguarda?
    Preferenze, progressi, punteggi e posizioni dei messaggi vengono eliminati. Le sfide restano agli altri, con al tuo posto un numero che non porta a nessuno. Non si può tornare indietro.
mydata-ask-tables =
    ## Cancellare tutto ciò che ti riguarda?
    { $count ->
        [one] Siedi a un tavolo ancora aperto: adesso lo lasci, e un computer finisce per te.
       *[other] Siedi a { $count } tavoli ancora aperti: adesso li lasci, e dei computer finiscono per te.
    }
    Preferenze, progressi, punteggi e posizioni dei messaggi vengono eliminati. Le sfide restano agli altri, con al tuo posto un numero che non porta a nessuno. Non si può tornare indietro.
mydata-yes = Cancella per sempre
mydata-no = Tieni tutto
mydata-erased = Fatto: ciò che ti riguarda è cancellato. I messaggi pubblicati nei canali restano su Discord.
mydata-stays = Una cosa resta fino alla fine della giornata ({ $when }): che hai cominciato la mano del giorno, che si gioca una volta sola.
