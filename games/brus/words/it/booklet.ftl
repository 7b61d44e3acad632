school-exercise = -# Esercizio { $number } di { $exercises } · siedi a Sud, Nord è il tuo compagno
school-intro = Le carte sono date, una parte è già giocata. Rispondi con i pulsanti come al tavolo; puoi provare quante volte vuoi.
booklet-goal-title = Lo scopo del gioco
booklet-goal-text = Brus viene da Gotland. Due contro due, compagni di fronte, in senso orario. Sulla lavagna ci sono sei tratti per squadra. Chi può cancellare l’ultimo vince la partita; la sfida va a una, due o tre partite.
booklet-cards-title = Che cosa batte
booklet-cards-text =
    32 carte. Battono, dall’alto: il fante di fiori «Spitz», il re di cuori «Brus», l’otto di picche «Dulle Hund», poi i nove, gli assi e gli altri fanti, ogni volta fiori, picche, cuori, quadri. La medaglia sulla carta dice il rango, da 1 a 14.
    Tutto il resto è liscio: dieci, donne, gli altri re e gli altri otto.
booklet-hand-title = Una mano
booklet-hand-text = Tre carte a testa, venti nel mazzo. Esce chi siede alla sinistra del mazziere. Ogni carta è permessa: la più alta che batte prende; se non ce n’è, prende chi è di mano. Dopo la presa tutti pescano una carta, finché c’è mazzo. La prima squadra con cinque prese vince la mano.
booklet-seven-title = Il sette
booklet-seven-text = Finché c’è mazzo, cioè nelle prime cinque prese, un sette con cui si esce conta: lo batte solo un sette più alto, fiori prima di picche, cuori, quadri. Ogni altro sette è liscio.
booklet-dare-title = Osare (wagen)
booklet-dare-text = Brus e Dulle Hund si possono osare giocandoli, ma non per ultimi nella presa né dove un sette conta. Una carta più alta dev’essere ancora fuori: né giocata né nella propria mano; il mazzo è fuori. Una più alta può anche essere già nella presa.
booklet-settle-title = Quanto costa osare
booklet-settle-text =
    Una carta osata vale un tratto, il Brus osato in uscita due. Se prende, la sua squadra ne cancella altrettanti. Se prende un avversario (geschlagt), loro ne cancellano uno in più. Se prende il compagno, nessuno cancella; se un avversario l’aveva già battuta, si dice übergeschlagt.
    Una carta osata non cancella mai l’ultimo tratto.
booklet-turn-title = Coprire una carta (kehren)
booklet-turn-text = Chi è di mano può posare la carta coperta se la sua squadra ha esattamente due o esattamente quattro prese e l’altra almeno una; ogni squadra una volta per mano. Un sette coperto conta come uscita. Brus o Dulle Hund si possono osare dopo che sono scoperti, prima della carta seguente.
booklet-answer-title = Scappare o scoprire
booklet-answer-text = Risponde l’altra squadra, uno o l’altro: vale la prima parola. Chi scappa perde la mano e mostra tutte e due le mani. Se si scopre, la carta è aperta, si continua, e chi vince la mano cancella un tratto in più.
booklet-tableau-title = Cancellare
booklet-tableau-text = Una mano vinta cancella un tratto; uno in più per cinque a zero (jannen), uno per ogni carta coperta (kehren) fatta scoprire e uno per ogni Stanto che resta. Quello che andrebbe oltre i tratti rimasti è perso.
booklet-stanto-title = Stanto
booklet-stanto-text = Quattro pari è uno Stanto: nessuno cancella, le carte coperte non valgono niente, e resta uno Stanto in più. Chi vince la mano seguente cancella un tratto per ciascuno, e gli Stanti spariscono.
booklet-brille-title = Brille e Keule
booklet-brille-text = Chi perde una partita prende sulla lavagna una Brille (occhiali), o una Keule (una clava) se la squadra non ha cancellato nessun tratto in tutta la partita. La partita seguente comincia con sei tratti a testa e senza Stanto.
booklet-knowing-title = Che cosa si può sapere
booklet-knowing-text = Quali carte sono giocate lo può chiedere chiunque in ogni momento: «Carte giocate» le mostra, e dice che cosa è ancora fuori. Tutti vedono prese, tratti, Stanti e quante carte ha il mazzo. Una carta coperta la conosce solo chi l’ha posata, finché non è scoperta.
