# Lessons for /learn.
lesson-tricks = Prese con e senza tallone
lesson-rob = { booklet-rob-title }
lesson-marriage = Mostrare (Melden): i matrimoni
lesson-sequence = Mostrare: le sequenze, e ciò che vale due volte
lesson-four = Mostrare: quattro uguali
lesson-out = Contare e dire «Fuori» (Aus)
school-exercise = -# Esercizio { $number } di { $exercises } · siedi a Sud, contro Nord
school-intro = Le carte sono date e in parte già giocate. Rispondi con i pulsanti e il menu qui sotto, come al tavolo; puoi provare quante volte vuoi.

learn-order-1-task = Atout cuori. Nord esce con il fante di picche. Quale delle tue carte lo prende?
learn-order-1-hint = Dall’alto in basso: asso, re, donna, fante, dieci, nove, otto, sette. Non hai atout: ci vuole una carta di picche più alta.
learn-order-1-done = Giusto: la donna batte il fante. Tu peschi per primo, poi Nord, e tocca a te uscire.
learn-order-1-ten = Permesso, ma nel Briscon il dieci sta sotto il fante: prende Nord, con dieci punti.

learn-free-1-task = Atout fiori, e non ne hai. Nord esce con l’asso di quadri; non puoi prenderlo. Che cosa dai?
learn-free-1-hint = Finché c’è il tallone nessuno è obbligato a rispondere al seme: va bene qualsiasi carta. Danne una che non vale niente.
learn-free-1-done = Giusto: niente regalato, e re e dieci di quadri restano in mano.
learn-free-1-gift = Permesso, ma quella carta vale punti e la presa è di Nord. Non sei obbligato a rispondere al seme.

learn-follow-1-task = Il tallone è finito: sono le ultime cinque prese. Atout picche. Nord esce con l’asso di quadri. Che cosa puoi giocare?
learn-follow-1-hint = Nelle ultime cinque prese si risponde al seme: hai una carta di quadri.
learn-follow-1-done = Ecco: solo la donna di quadri era permessa. L’asso d’atout aspetta.

learn-void-1-task = Restano tre prese, atout quadri. Nord esce con l’asso di picche e non hai picche. Quale carta lo prende?
learn-void-1-hint = Chi non ha il seme gioca quel che vuole. Anche il più piccolo atout batte un asso.
learn-void-1-done = Il sette d’atout prende undici punti.
learn-void-1-away = Permesso, ma Nord tiene la presa con undici punti. Hai un atout…

learn-rob-1-task = Tocca a te uscire. È scoperto l’asso di cuori: cuori è atout, e tu hai il sette. Che cosa fai prima di uscire?
learn-rob-1-hint = Ruba (Rauben): prima di uscire metti il sette d’atout sotto il tallone e prendi la carta scoperta.
learn-rob-1-done = L’asso è tuo; il sette sta sotto il tallone e si pesca per ultimo. Nord ha visto tutto.
learn-rob-1-seven = Permesso, ma senza il sette non rubi più niente. Adesso vale un asso.

learn-rob-meld-1-task = Tocca a te, atout picche. Hai re e donna, l’asso è scoperto e tieni il sette. Da dove cominci?
learn-rob-meld-1-hint = Prima ruba: con l’asso c’è di più da mostrare.
learn-rob-meld-1-done = Asso, re e donna d’atout ora sono in una mano.
learn-rob-meld-1-later = Il matrimonio da 40 è comunque tuo; prendi prima l’asso.
learn-rob-meld-1-seven = Permesso, ma senza il sette l’asso ti sfugge.
learn-rob-meld-2-task = Sempre prima di uscire: mostra la sequenza.
learn-rob-meld-2-hint = Scegli nel menu asso, re e donna di picche.
learn-rob-meld-2-done = Tre dall’asso in atout: 120, scritti subito. Il matrimonio da 40 può seguire.
learn-rob-meld-2-later = Giusto anche questo, vale 40, ma è chiesta la sequenza di tre.

learn-rob-late-1-task = Esci per l’undicesima presa. Restano due carte da pescare, l’ultima è l’asso di fiori; atout fiori, e tu hai il sette. È troppo tardi?
learn-rob-late-1-hint = Finché si possono pescare almeno due carte, si ruba: è l’ultimo momento.
learn-rob-late-1-done = Appena in tempo. Chi perde questa presa pesca il tuo sette e scrive 10 per l’ultima carta.
learn-rob-late-1-seven = Permesso, ma era l’ultima occasione di cambiarlo con l’asso.

learn-marriage-1-task = Tocca a te uscire, atout fiori. Hai re e donna di quadri. Che cosa c’è da scrivere?
learn-marriage-1-hint = Mostra (Melden): prima di uscire scegli nel menu re e donna di un seme.
learn-marriage-1-done = Un matrimonio: 20, in atout sarebbero 40. Una volta per seme in una mano; le carte restano tue, ma Nord le conosce.
learn-marriage-1-early = Permesso, ma così il matrimonio si rompe. Mostralo prima.

learn-in-trick-1-task = Nord esce con la donna di picche; atout cuori. Re e asso la prendono entrambi. Quale rende di più?
learn-in-trick-1-hint = Re e donna nella presa appena fatta sono anch’essi un matrimonio.
learn-in-trick-1-done = Re e donna sono nella tua presa, e l’asso resta in mano.
learn-in-trick-1-ace = Permesso, e sette punti in più nella presa. Ma re su donna vale 20.
learn-in-trick-2-task = Avete pescato e tocca a te uscire. Ora mostralo.
learn-in-trick-2-hint = Il pulsante con re e donna mostra la presa appena fatta; alla prossima è troppo tardi.
learn-in-trick-2-done = Venti, con carte che nessuno ha più in mano.

learn-sequence-1-task = Tocca a te uscire, atout picche, e ne hai re, donna e fante. Mostra la sequenza.
learn-sequence-1-hint = Tre carte di fila, dal re: sceglile tutte e tre nel menu.
learn-sequence-1-done = 100, il doppio di quanto varrebbe in un altro seme.
learn-sequence-1-later = Giusto anche questo, e 40. Ma comincia dalla sequenza.
learn-sequence-2-task = Re e donna sono serviti nella sequenza. Possono rendere ancora qualcosa?
learn-sequence-2-hint = Una carta serve in una sola sequenza, ma anche in un matrimonio e in quattro uguali.
learn-sequence-2-done = Altri 40 per il matrimonio d’atout: 140 con tre carte.
learn-sequence-2-early = Permesso, ma allora il matrimonio è perso: 40 punti non scritti.

learn-longest-1-task = Atout quadri. Hai asso, re, donna e fante di cuori. Mostra il massimo in una sequenza.
learn-longest-1-hint = Quattro dall’asso valgono 200 in atout, la metà in un altro seme; tre solo 60.
learn-longest-1-done = 100. Con il dieci sarebbero stati 300: cinque dall’asso.
learn-longest-1-short = Permesso: una sequenza può essere più corta di ciò che si ha. Ma le sue carte non servono più in una più lunga.
learn-longest-1-later = Giusto anche questo, 20 per il matrimonio. Ma prima la sequenza.

learn-once-1-task = Hai mostrato fante, dieci e nove di picche; ora hai pescato la donna. C’è altro da scrivere? Se no, esci con una carta.
learn-once-1-hint = Fante, dieci e nove sono serviti in una sequenza: non servono in un’altra.
learn-once-1-done = Giusto: nient’altro. Se viene il re, donna e re fanno comunque un matrimonio.

learn-four-1-task = Tocca a te uscire e hai tutti e quattro i re. Mostrali.
learn-four-1-hint = Scegli i quattro re nel menu. Gli assi valgono 150, i re 100, le donne 80, i fanti 60, i dieci 40.
learn-four-1-done = 100, qualunque sia l’atout.
learn-four-1-later = Giusto anche questo; il matrimonio vale 20. Ma prima i quattro re.
learn-four-2-task = Hai anche la donna di fiori. C’è altro?
learn-four-2-hint = Il re di fiori può servire ancora, in un matrimonio con la sua donna.
learn-four-2-done = Altri 20. E guarda il foglio: cinque carte dall’asso al dieci avevano già reso 20.
learn-four-2-early = Permesso, ma rompe il matrimonio. Mostralo prima di uscire.

learn-nines-1-task = I quattro nove sono tuoi. Quanto valgono? Se niente, esci con una carta.
learn-nines-1-hint = Quattro uguali contano dagli assi fino ai dieci.
learn-nines-1-done = Giusto: quattro nove non valgono niente. Ma cinque carte dal nove al sette avevano reso 10 da sole.

learn-out-1-task = 566 erano sul foglio prima di questa mano. Hai scritto 10 per l’ultima carta pescata e contato 24 punti nelle tue prese. Che cosa dici?
learn-out-1-hint = 566, 10 e 24 fanno 600: quanto basta.
learn-out-1-done = «Fuori»: 600 punti, la partita è vinta subito. Nessuno avrebbe contato per te.

learn-out-1-play-on = Permesso, ma Nord può dirlo prima, e quando si segna vince chi ha di più. Tu hai 600 adesso.

learn-wait-1-task = 572 prima della mano, 10 scritti, 7 punti nelle tue prese. Nord è uscito con l’asso di picche, e non hai picche. Dire già «Fuori»?
learn-wait-1-hint = 572, 10 e 7 fanno 589; una presa conta solo quando è completa. Prendi prima l’asso.
learn-wait-1-done = Il sette d’atout prende undici punti: 589 e 11 fanno 600.
learn-wait-1-wrong = Solo 589: un «Fuori» sbagliato perde la partita. L’asso sul tavolo non conta ancora per nessuno.
learn-wait-1-away = Permesso, ma così l’asso va a Nord. Hai un atout.
learn-wait-2-task = E adesso?
learn-wait-2-hint = 600 bastano, e si può dire in ogni momento fino a quando si segna.
learn-wait-2-done = Esattamente 600: la partita è tua.

learn-wait-2-play-on = Permesso, ma hai i tuoi 600: ogni altra carta aiuta solo Nord.
