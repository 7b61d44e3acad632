booklet-goal-title = Lo scopo del gioco
booklet-goal-text = Due contro due, i compagni seduti di fronte. Si gioca a 30 e 1: la prima squadra che ha 301 punti e lo dice – «Dehors !» – vince la partita. Chi perde riceve una o due coches. Chi ha cinque coches ha perso la sfida.
booklet-cards-title = Le carte
booklet-cards-text =
    32 carte. In ogni seme, dalla più alta alla più bassa: asso, dieci, re, donna, fante, nove, otto, sette.
    Punti: asso 11, dieci 10, re 4, donna 3, fante 2, il resto niente. In tutto 120 punti.
booklet-deal-title = Come si danno le carte
booklet-deal-text = Tutto gira in senso antiorario. Chi siede a sinistra del mazziere taglia. Si danno 1, poi 3, poi 4 carte. L’ultima carta del mazziere si scopre: il suo seme è atout. Resta visibile fino alla prima carta giocata. Esce chi siede a destra del mazziere.
booklet-follow-title = Rispondere
booklet-follow-text = Si esce con qualsiasi carta. Chi ha il seme deve rispondere. Fuori dall’atout non si è mai obbligati a salire. Vince l’atout più alto; senza atout, la carta più alta del seme d’uscita. Chi vince esce alla presa seguente.
booklet-trumps-title = L’atout
booklet-trumps-text =
    Uscita in atout: si risponde, e chi può sale. Chi non può salire mette un atout qualsiasi; chi non ne ha, qualsiasi carta.
    Altro seme, e non se ne ha: finché nessuno ha tagliato, ogni carta è permessa. Se è tagliato, si gioca un altro seme oppure un atout più alto. Sottotagliare è vietato, salvo a chi ha solo atout e nessuno più alto.
booklet-exception-title = L’eccezione del matrimonio
booklet-exception-text = Re, donna o fante d’atout si possono sempre mettere, invece di salire, se fanno o allargano un matrimonio nella presa: il re se c’è la donna, la donna se c’è il re, il fante solo se ci sono entrambi. Non importa chi li ha giocati; le carte in mano non contano.
booklet-marriages-title = I matrimoni dichiarati
booklet-marriages-text = Re e donna di un seme valgono 20, con il fante 30; in atout 40 e 60. Si dichiara appena la squadra ha una presa e finché si hanno tutte le carte, in ogni momento tra due carte, anche fuori turno. Una volta per seme; un venti non diventa più trenta. Ciò che non si dichiara non vale nulla.
booklet-table-title = I matrimoni sul tavolo
booklet-table-text = Re e donna (e fante) dello stesso seme in una presa fanno un matrimonio, chiunque li abbia giocati: in più per chi vince la presa, in meno per gli altri. Una carta resta scoperta sul mazzetto per segnarlo.
booklet-count-title = Contare
booklet-count-text = Dopo otto prese i punti delle carte si arrotondano alle decine, cinque in su: è «sur le point» (75 e 45 diventano 8 e 5). Si aggiungono i matrimoni e la somma si scrive, senza lo zero, sulla lavagna. Può essere negativa.
booklet-dehors-title = «Dehors !»
booklet-dehors-text = Chi pensa di avere 301 punti lo dice: dieci volte la lavagna più i punti non arrotondati di questa mano (prese finite, matrimoni, meno quello che gli altri hanno vinto sul tavolo). Si può dire in ogni momento, anche fuori turno e ancora dopo l’ottava presa. Se è giusto, la partita è vinta; se è sbagliato, è persa. Nessuno conta per te.
booklet-coches-title = Le coches
booklet-coches-text = Chi perde una partita riceve una coche, e due se la sua lavagna mostrava meno di 15 prima di questa mano. Dopo un dehors sbagliato, la colonna di chi l’ha detto ne riceve due se la lavagna degli altri mostra meno di 15, altrimenti una. Le coches sono tratti obliqui nella colonna di chi perde.
booklet-cape-title = La cape
booklet-cape-text = Tutte e otto le prese a una squadra: due coches agli altri. Niente punti di carte né matrimoni sul tavolo; le lavagne restano e la partita continua. I matrimoni dichiarati restano in fondo alla lavagna e contano nella mano seguente, dall’inizio, anche per il dehors.
booklet-demand-title = Chiedere la cape
booklet-demand-text =
    «Je demande la cape et dehors !»: permesso se la lavagna mostrava 19 o più, senza prese perse e con almeno due carte in mano. Riuscito: tre coches, e la partita è finita.
    «… et pas dédoublé !»: lo stesso se gli altri hanno 14 o meno; quattro coches.
    Fallito: le coches vanno a chi ha chiesto, e la mano finisce subito. Una sola richiesta per mano.
booklet-match-title = La sfida
booklet-match-text = Una partita finita cancella lavagna e matrimoni; il mazzo passa a destra e comincia una nuova partita. La sfida finisce appena una colonna ha cinque coches: quella squadra ha perso.
booklet-signals-title = I segnali
booklet-signals-text = Uscire con il dieci d’atout promette l’asso d’atout. Uscire con un re promette dieci e asso del seme. Scartare un asso sulla presa del compagno promette il dieci. Di solito si esce, in quest’ordine: un asso; un seme in cui si ha parte di un matrimonio; un dieci (non d’atout); altro.
booklet-ancient-title = L’Homme de Brou, 1802
booklet-ancient-text = L’antenato: si risponde al seme, altrimenti ogni carta è permessa. Si dichiara solo quando la squadra ha appena vinto una presa. Un matrimonio sul tavolo vale il doppio. I punti si scrivono per intero; si vince a 301, in partite: una se chi perde ha 150 o più, due da 0 a 149, quattro se è in negativo. La vole vale tre partite. La sfida va a dodici.
