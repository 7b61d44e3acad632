# The booklet of rules for /rules.
booklet-goal-title = Lo scopo del gioco
booklet-goal-text = Uno contro uno, cinque carte in mano e un tallone da cui pescare. I punti vengono dalle prese, e di più da ciò che si mostra: sequenze, matrimoni, quattro uguali. Chi ha 600 vince la partita – e può dirlo subito con «Fuori» (Aus), a suo rischio.
booklet-cards-title = Le carte
booklet-cards-text =
    32 carte. In ogni seme, dall’alto in basso: asso, re, donna, fante, dieci, nove, otto, sette – nelle prese come nelle sequenze.
    Punti nelle prese: asso 11, dieci 10, re 4, donna 3, fante 2, il resto niente. In tutto 120.
booklet-deal-title = Come si danno le carte
booklet-deal-text = Chi dà per primo è sorteggiato, poi si dà a turno. L’altro taglia e riceve due carte, chi dà due, poi tre ciascuno. L’undicesima carta è scoperta: il suo seme è atout. Sta di traverso sotto il tallone e si pesca per ultima: ci sono 22 carte da pescare.
booklet-tricks-title = Le prese con il tallone
booklet-tricks-text = Esce chi non ha dato. Finché c’è il tallone si gioca quel che si vuole. Prende l’atout più alto, altrimenti la carta più alta del seme di uscita. Chi prende pesca per primo, poi l’altro, ed esce.
booklet-last-five-title = Le ultime cinque prese
booklet-last-five-text = Senza tallone si risponde al seme se si può, altrimenti si gioca quel che si vuole. Nessuno è obbligato a salire o a tagliare.
booklet-rob-title = Rubare (Rauben)
booklet-rob-text = Prima di uscire, chi ha il sette d’atout può metterlo sotto il tallone e prendere la carta scoperta, finché restano almeno due carte da pescare: dalla primissima uscita a quella dell’undicesima presa.
booklet-meld-title = Mostrare (Melden)
booklet-meld-text = Prima di uscire, quando entrambi hanno pescato, si possono mostrare quante combinazioni si vuole; i punti si scrivono subito. Le carte restano in mano, e ora l’altro le conosce. Dopo la sedicesima presa non si mostra più niente.
booklet-worth-title = Quanto valgono gli annunci
booklet-worth-text =
    Sequenze in atout, secondo la carta più alta:
    ```
                A    R    D    F   10    9
    cinque    600  300  200  100
    quattro   200  160  120   80   60
    tre       120  100   80   60   40   20
    ```
    In un altro seme la metà.
    Matrimonio, re e donna: 20, in atout 40.
    Quattro uguali: assi 150, re 100, donne 80, fanti 60, dieci 40.
booklet-marriage-title = I matrimoni
booklet-marriage-text = Re e donna di un seme: 20, in atout 40, una volta per seme in una mano. Sono entrambi in mano tua, o entrambi nella presa che hai appena fatto.
booklet-sequence-title = Le sequenze
booklet-sequence-text = Da tre a cinque carte di fila di un seme, in mano. Una sequenza può essere più corta di ciò che si ha. Una carta serve in una sola sequenza, ma può servire anche in un matrimonio e in quattro uguali.
booklet-four-title = Quattro uguali
booklet-four-text = Tutte e quattro le carte di un valore in mano: assi 150, re 100, donne 80, fanti 60, dieci 40, una volta per valore in una mano. Nove, otto e sette non valgono niente.
booklet-written-title = Scritto senza una parola
booklet-written-text =
    Chi dà scopre asso, re, donna, fante o dieci: 10.
    Le tue prime cinque carte vanno tutte dall’asso al dieci: 20, e altri 20 dopo ogni pescata finché è così; tutte dal nove al sette: 10 ogni volta. Un’altra carta, anche rubata, mette fine per tutta la mano.
    L’ultima carta del tallone: 10 a chi la pesca. Cinque atout quando il tallone è finito: 30.
booklet-end-title = Alla fine della mano
booklet-end-text = L’ultima presa 10; tutte le ultime cinque altri 20; più prese dell’altro 10; l’asso d’atout 10 a chi l’ha fatto in una presa, se non è stato mostrato in una sequenza o in quattro uguali; e a ciascuno i punti delle sue carte. Tutte e sedici le prese: 600 al posto dei 10, e la partita è vinta.
booklet-out-title = «Fuori» (Aus)
booklet-out-text = Chi crede di avere 600 dice «Fuori» (Aus), in ogni momento di una mano finché non è segnata, anche fuori turno. Ci si ferma e si conta: il punteggio prima della mano, ciò che vi è stato scritto, le carte delle prese complete – dopo la sedicesima anche ciò che si scrive alla fine. 600 o più: la partita è vinta. Meno: è persa. Nessuno conta per te.
booklet-booking-title = Quando si segna
booklet-booking-text = Senza «Fuori» si segna dopo la sedicesima presa. Allora 600 vincono senza una parola; se li hanno entrambi, vince chi ha di più. A parità i punti restano e decide un’altra mano, in cui nessuno dice «Fuori».
booklet-match-title = La sfida
booklet-match-text = La sfida si vince con una partita, o con tre o cinque se il tavolo vuole così. Una nuova partita comincia da zero; si continua a dare a turno.
booklet-known-title = Che cosa si sa
booklet-known-text = La propria mano, la carta scoperta, tutto ciò che è stato mostrato, ciò che è stato scritto e perché, e l’ultima presa. Contare fa parte del gioco: i punti delle carte si vedono solo quando si segna o dopo «Fuori».
booklet-strict-title = Le ultime prese obbligate
booklet-strict-text = Un tavolo può giocare le ultime cinque con più obblighi: si risponde più alto se si può, altrimenti con una carta qualsiasi del seme; senza il seme si taglia; senza atout, quel che si vuole.
