# Private answers: why a table refuses, and what everybody may ask.
no-table = Questo tavolo non c'è più: aprine uno con /table.
bad-options = Queste opzioni non vanno insieme: scegli un altro valore.
not-lobby = La partita è cominciata o il tavolo è chiuso: qui non si cambia più nulla.
not-playing = A questo tavolo non si gioca: cominciate prima una partita.
not-over = La partita non è finita: giocatela prima fino in fondo.
table-closed = Questo tavolo è chiuso: aprine un altro con /table.
not-seated = Non sei seduto a questo tavolo: prendi un posto libero o guarda.
not-owner = Può farlo solo chi ha aperto il tavolo: chiedi lì.
no-such-seat = Questo posto non esiste: scegli Nord, Ovest, Sud o Est.
seat-taken = Questo posto è occupato: scegline un altro.
seat-reserved = Questo posto è riservato: scegline un altro.
seat-kept = Questo posto è tenuto per qualcuno: può darlo via solo chi ha invitato o chi ha aperto il tavolo.
seat-free = Lì non siede nessuno: non c'è nulla da liberare.
already-seated = Sei già seduto lì.
private = Questo tavolo è privato: chiedi un posto a chi l'ha aperto.
seats-empty = Ci sono ancora posti vuoti: riempiteli prima.
not-your-seat = È il posto di un altro: usa i tuoi pulsanti.
tables-own = Solo il tavolo dà le carte e scrive: non devi fare nulla.
you-left = Hai lasciato questo tavolo: premi prima «Eccomi».
not-away = Non sei assente: gioca e basta.
not-to-cut = Non tocca a te tagliare, o il mazzo è già tagliato.
bad-cut = Alza da 1 a 31 carte.
nothing-to-count = Ora non c'è nulla da contare: aspetta la fine delle otto prese.
no-take-back = Non puoi riprendere la carta: ne è già caduta un'altra, o il tavolo non lo permette.
not-invited = Non hai un invito a questo tavolo.
needs-consent = Gli altri al tavolo devono prima essere d'accordo.
seat-played = Lì sta giocando qualcuno: scegli il posto di un assente.
nothing-to-vote = Nessuno ha proposto di smettere.
voted = Hai già votato.
busy = Ci è voluto troppo: riprova.

stale = Il gioco è andato avanti: ecco il tavolo com'è adesso.
old-message = Questo messaggio è di prima: usa il più recente.
other-server = Questo tavolo è di un altro server.
no-table-here = Non siedi a nessun tavolo: aprine uno con /table e prendi posto.
only-server = Un tavolo ha bisogno del canale di un server: usa /table lì.
modal-lost = Sono stato riavviato mentre scrivevi: apri il modulo ancora una volta.
oops = Qualcosa è andato storto da parte mia; nulla è perso. Riprova.
missing-permissions = In questo canale mi mancano dei permessi: { $names }. Chiedili a chi gestisce il server.
permission-view_channel = Visualizzare il canale
permission-send_messages = Inviare messaggi
permission-attach_files = Allegare file
permission-create_public_threads = Creare thread pubblici
permission-send_messages_in_threads = Inviare messaggi nei thread
not-a-card = Non conosco questa carta: scegline una dalla lista.
which-card = Potrebbero essere più carte: scegline una dalla lista.
not-a-marriage = Non conosco questo matrimonio: scegline uno dalla lista.
said-it = Detto.
voted-it = Segnato; si smette quando tutti i presenti sono d'accordo.
voted-alone = Segnato. Senza un sì dell'altra squadra la tua abbandona la partita; «Continuiamo» ritira il tuo voto.
played-it = Giocata: { $card }.
left-table = Hai lasciato il tavolo { $table }. «Eccomi» ti riporta lì.
help-text =
    ## Le Brouc
    Quattro giocatori, due squadre: Nord con Sud, Ovest con Est; 32 carte, si gira verso destra.
    {""}**Carte, dall'alto in basso:** A 10 R D F 9 8 7, valore 11 10 4 3 2 0 0 0. L'ultima carta data mostra l'atout.
    {""}**Si risponde al seme.** In atout si sale se si può. Senza il seme: scartare o tagliare più alto; R, D o F di atout che fanno un matrimonio nella presa sono sempre permessi.
    {""}**Matrimoni** R+D 20, R+D+F 30, il doppio in atout. Si dichiara dalla mano dopo la prima presa della squadra; nella presa contano per chi la fa e contro gli altri.
    {""}**La lavagna** conta a decine. Chi con lavagna e punti ha 301 dice **«Dehors !»**: se è giusto gli altri prendono una o due coche, se no tu.
    {""}**Tutte e otto le prese** sono una cape: due coche, tre o quattro se chiesta. { $target } { $unit } chiudono la partita: quella squadra ha perso.
    Le tue carte arrivano per messaggio privato o con «La mia mano».
