## Il corso: titoli delle lezioni

lesson-follow = Rispondere e tagliare
lesson-beat = Salire in atout, e l’eccezione del matrimonio
lesson-declare = Dichiarare i matrimoni
lesson-table = { booklet-table-title }
lesson-dehors = Contare e dire «Dehors !»
lesson-cape = { booklet-cape-title }

## Lezione 1

learn-follow-1-task = Cuori è atout. Ovest esce con il re di fiori. Hai l’asso e il sette di fiori e un piccolo atout. Che cosa giochi?
learn-follow-1-hint = Si risponde sempre al seme d’uscita: serve una carta di fiori. Quale prende?
learn-follow-1-done = Bene! L’asso prende il re: undici e quattro punti per la tua squadra. Fuori dall’atout non eri obbligato a salire, ma conveniva.
learn-follow-1-low = Permesso: fuori dall’atout non c’è obbligo di salire. Ma l’asso prendeva. Riprova.
learn-ruff-1-task = Est esce con l’asso di quadri e tu non hai quadri. Nessuno ha ancora tagliato: ogni carta è permessa. Quale vince?
learn-ruff-1-hint = Cuori è atout: basta una piccola carta di cuori per battere l’asso di quadri.
learn-ruff-1-done = Tagliato! L’otto d’atout si prende l’asso, e nessuno può più superarlo.
learn-ruff-1-away = Permesso, ma così lasci l’asso agli avversari. Hai ancora un piccolo atout…
learn-discard-1-task = Il tuo compagno esce con l’asso di picche, Ovest taglia con il dieci di cuori. Non hai picche. Che cosa scarti?
learn-discard-1-hint = È già tagliato: un atout più basso è vietato. Scarta una carta che non regali nulla.
learn-discard-1-done = Giusto. Sottotagliare è vietato finché hai altro, e l’otto di fiori non vale niente.
learn-discard-1-gift = Permesso, ma il fante vale due punti e la presa è loro. C’è di meno caro.

## Lezione 2

learn-beat-1-task = Est esce in atout, con il fante. La donna di Ovest è la più alta. Hai l’asso e il sette d’atout. Che cosa devi giocare?
learn-beat-1-hint = In atout si risponde, e chi può sale.
learn-beat-1-done = Proprio così: l’asso era l’unica carta permessa. In atout salire è un obbligo.
learn-exception-led-1-task = Est esce con il re d’atout, il tuo compagno ha messo il dieci e sta vincendo. Hai asso e donna d’atout. Sono permessi entrambi: quale rende di più?
learn-exception-led-1-hint = L’eccezione: la donna si può sempre mettere sul re, perché fa il matrimonio nella presa.
learn-exception-led-1-done = Magnifico: re e donna d’atout nella vostra presa, quaranta in più per voi, quaranta in meno per loro, e l’asso resta in mano.
learn-exception-led-1-ace = Permesso, e vinci la presa; ma la vinceva già il compagno. La donna vi farebbe un matrimonio d’atout da quaranta.
learn-exception-ruff-1-task = Est esce con l’asso di fiori, il tuo compagno ha tagliato con il re. Hai solo atout: asso, donna, sette. Il sette è vietato. Che cosa giochi?
learn-exception-ruff-1-hint = Il re d’atout è sul tavolo: la donna fa il matrimonio, anche senza salire.
learn-exception-ruff-1-done = Sì! La donna può stare sotto il re perché fa il matrimonio: quaranta punti in una presa vostra.
learn-exception-ruff-1-ace = Permesso, ma superi il tuo compagno e perdi un matrimonio da quaranta.

## Lezione 3

learn-declare-1-task = Hai re e donna di fiori, ma la tua squadra non ha ancora prese: senza presa niente dichiarazione. Est è uscito con il nove di picche. Prima vinci la presa.
learn-declare-1-hint = Si dichiara solo quando la squadra ha almeno una presa. Devi rispondere a picche, e il tuo asso vince.
learn-declare-1-done = La presa è vostra. Ora hai il diritto di dichiarare.
learn-declare-2-task = È il momento: dichiara il matrimonio di fiori prima di giocare una delle sue carte.
learn-declare-2-hint = Scegli «Matrimonio» e poi fiori: «Venti a fiori».
learn-declare-2-done = «Venti a fiori!» Venti punti sono scritti in fondo alla lavagna.
learn-declare-2-early = Attenzione: chi gioca il re o la donna non ha più il matrimonio in mano. Prima dichiara.
learn-sixty-1-task = Hai re, donna e fante d’atout, e la tua squadra ha una presa. Dichiara, e non troppo poco.
learn-sixty-1-hint = Re, donna e fante valgono trenta, e in atout il doppio.
learn-sixty-1-done = «Sessanta!» La dichiarazione più bella del gioco.
learn-sixty-1-forty = «Quaranta» è permesso, ma dopo non si sale più a sessanta. Di’ subito tutto quello che hai.
learn-sixty-1-early = Dichiara prima di giocare: dopo questa carta non resterebbe nulla di completo.
learn-in-time-1-task = Il tuo compagno esce con l’asso di quadri. Puoi rispondere solo con re o donna: la prossima carta rompe il matrimonio. Che cosa fai prima?
learn-in-time-1-hint = Si può dichiarare in ogni momento tra due carte, anche a metà presa, finché le carte sono in mano.
learn-in-time-1-done = In tempo! «Venti a quadri.»
learn-in-time-1-early = Permesso, ma il matrimonio è perso: prima dichiara, poi gioca.
learn-in-time-2-task = Ora rispondi a quadri.
learn-in-time-2-hint = Re o donna, vanno bene entrambi.
learn-in-time-2-done = La dichiarazione vale, qualunque cosa succeda a quelle due carte.

## Lezione 4

learn-give-1-task = Est esce con il re di quadri, il tuo compagno prende con l’asso. Hai la donna e l’otto di quadri. Quale?
learn-give-1-hint = Re e donna nella stessa presa fanno un matrimonio per chi la vince.
learn-give-1-done = Venti in più per voi, venti in meno per loro: un matrimonio sul tavolo conta due volte.
learn-give-1-missed = Permesso, ma la presa è vostra e il re c’è già: la donna farebbe un matrimonio.
learn-withhold-1-task = Est esce con l’asso di fiori, il tuo compagno ha dovuto mettere il re. Hai la donna e il sette di fiori. Quale?
learn-withhold-1-hint = La presa è degli avversari. Che cosa succederebbe se la donna raggiungesse il re?
learn-withhold-1-done = Ben custodita: la donna avrebbe dato loro un matrimonio da venti, e a voi sarebbe costato altrettanto.
learn-withhold-1-gift = Permesso, ma è un regalo: venti in più per loro, venti in meno per voi.

## Lezione 5

learn-call-1-task = La vostra lavagna mostra 23, cioè 230. In questa mano la tua squadra ha 71 punti netti, non arrotondati. Quanto fa, e che cosa dici?
learn-call-1-hint = 230 e 71 fanno 301: trenta e uno, giusto giusto.
learn-call-1-done = «Dehors !» 301 punti, la partita è vostra. Nessun altro l’avrebbe detto per te.
learn-call-1-play-on = Si può continuare, ma gli altri potrebbero uscire prima, e «sur le point» 71 conta solo 7. Dillo subito.
learn-wait-1-task = Ancora 23 sulla lavagna, ma solo 51 punti netti in questa mano. Hai l’asso di picche. Esci già?
learn-wait-1-hint = 230 e 51 fanno 281: mancano venti punti. Prima prendi una buona presa.
learn-wait-1-done = L’asso prende un dieci: 51 e 21 fanno 72, con 230 sono 302.
learn-wait-1-wrong = Dehors sbagliato: 281 non bastano. La partita andrebbe agli altri, con una coche nella vostra colonna. Qui puoi riprendere.
learn-wait-2-task = E adesso?
learn-wait-2-hint = 302 punti: basta dirlo.
learn-wait-2-done = Giusto! Contare tocca a te; la lavagna non parla.
learn-wait-2-play-on = Hai 302 punti. Quello che non si dice prima del conteggio è perso.

## Lezione 6

learn-cape-1-task = Sei prese, tutte vostre. La vostra lavagna mostra 20 e ti restano due assi: picche e atout. Che cosa puoi chiedere?
learn-cape-1-hint = Da 19 sulla lavagna, senza prese perse e con due carte in mano, si può chiedere cape et dehors.
learn-cape-1-done = «Je demande la cape et dehors !» Ci sono in gioco tre coches.
learn-cape-1-silent = Permesso, ma una cape non chiesta vale solo due coches e la partita continua. Dopo questa carta sarà tardi.
learn-cape-1-dehors = 200 e i vostri punti non fanno 301. Chiedi piuttosto la cape.
learn-cape-2-task = Ora mantieni la parola. Prima l’atout.
learn-cape-2-hint = Gioca l’asso di cuori.
learn-cape-2-done = Sette.
learn-cape-2-order = Qui andrebbe bene, ma abituati a giocare prima l’atout: così nessuno taglia.
learn-cape-3-task = E l’ultima.
learn-cape-3-hint = Ti resta una sola carta.
learn-cape-3-done = Otto prese: tre coches agli altri, e la partita è finita.
learn-pas-dedouble-1-task = Cinque prese su cinque, 22 sulla vostra lavagna e solo 9 sulla loro. Tre carte vincenti in mano. Che cosa chiedi?
learn-pas-dedouble-1-hint = Gli altri hanno 14 o meno: sono «pas dédoublés». Esiste una richiesta da quattro coches.
learn-pas-dedouble-1-done = «Je demande la cape, dehors et pas dédoublé !» Quattro coches in un colpo.
learn-pas-dedouble-1-cheap = Permesso, ma sono solo tre coches e non si può più salire. Gli altri hanno meno di 15: chiedi tutto.
learn-pas-dedouble-1-dehors = Fai il conto: 220 e 83 farebbero 303, abbastanza per uscire con due coches. Ma qui ce ne sono quattro da prendere.
learn-pas-dedouble-2-task = Gioca una delle tue tre vincenti.
learn-pas-dedouble-2-hint = Asso di picche, asso o dieci d’atout: vincono tutte e tre.
learn-pas-dedouble-2-done = Il corso è finito. Non ti resta che prendere posto a un tavolo: /tavolo.
school-exercise = -# Esercizio { $number } di { $exercises } · siedi a Sud, Nord è il tuo compagno
school-intro = Le carte sono date e in parte già giocate. Rispondi con i pulsanti qui sotto, come al tavolo; puoi provare quante volte vuoi.
