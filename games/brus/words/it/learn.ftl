## Il corso: titoli delle lezioni

lesson-beat = Che cosa batte, e di chi è la presa
lesson-seven = { booklet-seven-title }
lesson-dare = { booklet-dare-title }
lesson-turn = Coprire una carta (kehren), e rispondere
lesson-tableau = Lavagna, Stanto e jannen

## Lezione 1

learn-take-1-task = Ovest esce con il re di quadri, una liscia; Est mette il nove di quadri. Hai il nove di cuori, l’asso di fiori e la donna di picche. Con che cosa prendi?
learn-take-1-hint = Nessuno è obbligato a rispondere al seme: prende la più alta carta che batte. I nove vengono prima degli assi; tra loro fiori, picche, cuori, quadri.
learn-take-1-done = Giusto: cuori (6) batte quadri (7). Il numero sulla medaglia è il rango, 1 è lo Spitz.
learn-take-1-ace = Permesso, ma gli assi vengono dopo i nove: Est tiene la presa.
learn-take-1-blank = Permesso, ma le donne sono lisce: non battono mai.
learn-cheap-1-task = Ovest esce con l’asso di cuori. Tocca a te chiudere la presa, con lo Spitz, l’asso di picche e il fante di quadri. Con che cosa prendi?
learn-cheap-1-hint = Basta la carta più bassa che serve. Tra gli assi, picche viene prima di cuori.
learn-cheap-1-done = Esatto: l’asso di picche basta, e lo Spitz resta per dopo.
learn-cheap-1-dear = Permesso, la presa è tua. Ma lo Spitz è la carta più alta di tutte: bastava l’asso di picche.
learn-cheap-1-low = Permesso, ma i fanti vengono dopo gli assi: Ovest tiene la presa.
learn-partner-1-task = Ovest esce con un otto liscio, Nord, il tuo compagno, mette il fante di quadri, Est un re liscio. Tocca a te chiudere la presa. Quale carta dai?
learn-partner-1-hint = Di chi è la presa in questo momento? Il compagno vi ha l’unica carta che batte.
learn-partner-1-done = Ben risparmiato: la presa è già della tua squadra, basta una liscia.
learn-partner-1-waste = Permesso, ma batti il tuo compagno. Tieni le carte che battono per le prese altrimenti perse.

## Lezione 2

learn-led-1-task = Esci tu alla prima presa, con il sette di cuori, la donna di fiori e il dieci di quadri. Una di queste carte batte perfino lo Spitz. Quale?
learn-led-1-hint = Finché c’è mazzo, un sette con cui si esce conta: lo batte solo un sette più alto.
learn-led-1-done = Lo Spitz non serve a Ovest, e il sette di quadri è più basso: la presa è tua.
learn-led-1-blank = Permesso, ma una liscia vince solo se nessuno la batte.
learn-over-1-task = Ovest esce con il sette di quadri, e c’è ancora mazzo. Hai il sette di picche, lo Spitz e l’asso di quadri. Che cosa lo batte?
learn-over-1-hint = Contro un sette che conta serve solo un sette più alto: fiori, picche, cuori, quadri.
learn-over-1-done = Sì: picche su quadri. Lo Spitz resta in mano.
learn-over-1-spitz = Permesso, ma regalato: nemmeno lo Spitz batte un sette che conta.
learn-over-1-ace = Permesso, ma nessun asso batte un sette che conta.
learn-late-1-task = Il mazzo è finito, e Ovest esce con il sette di quadri. Avete una presa, loro quattro: questa dev’essere vostra. Con che cosa?
learn-late-1-hint = Senza mazzo ogni sette è liscio. Che cosa batte nella tua mano?
learn-late-1-done = Giusto: dalla sesta presa il sette è liscio, e basta il fante di cuori.
learn-late-1-seven = Il sette di fiori lo batte solo finché c’è mazzo. Ora sono lisci tutti e due, e la presa è di Ovest.
learn-late-1-blank = Permesso, ma senza una carta che batte la presa è di chi è di mano: Ovest vince la mano.

## Lezione 3

learn-dare-1-task = Lo Spitz è giocato, il Brus non ancora. Hai il Dulle Hund, e dopo di te gioca solo Ovest. Se prende, che renda qualcosa.
learn-dare-1-hint = Osa il Dulle Hund: se prende, cancellate un tratto.
learn-dare-1-done = Osato e vinto: un tratto in meno. Se Ovest avesse avuto il Brus, la tua carta sarebbe stata battuta (geschlagt), e loro ne avrebbero cancellati due.
learn-dare-1-plain = Permesso, e la presa è tua. Ma cancella solo chi osa.
learn-dare-1-blank = Permesso, ma la presa va a Est. Hai il Dulle Hund.
learn-brus-1-task = Esci tu. Lo Spitz è ancora fuori, ma in una presa ci sono solo tre altre carte. Che cosa rende di più?
learn-brus-1-hint = Uscire con il Brus e osarlo vale due.
learn-brus-1-done = Due tratti in un colpo! Solo lo Spitz l’avrebbe battuto, e sarebbe costato tre.
learn-brus-1-plain = Permesso, e prudente. Qui si può volere di più: osato in uscita, il Brus vale due.
learn-brus-1-blank = Permesso, ma difficilmente prende. Hai il Brus.
learn-last-1-task = Ovest esce con il Dulle Hund, tocca a te chiudere la presa e hai il Brus. Giocalo come è permesso.
learn-last-1-hint = Chi gioca per ultimo nella presa non può osare: sa già come va a finire.
learn-last-1-done = Il Brus prende, senza osare. Di più qui non c’era.
learn-last-1-low = Permesso, ma la presa resterebbe al Dulle Hund. Il tuo Brus lo batte.
learn-known-1-task = Lo Spitz è giocato, Brus e Dulle Hund li hai tu. Est esce con l’asso di fiori. Prendi spendendo il meno possibile. C’è qualcosa da osare?
learn-known-1-hint = Per osare, una carta più alta dev’essere ancora fuori: né giocata né nella tua mano. Qui non ce n’è; anche il nove di fiori è sicuro.
learn-known-1-done = Sicuro e a buon prezzo: sopra il nove di fiori non è fuori più niente. Per questo non c’era niente da osare.
learn-known-1-dear = Permesso e sicuro, ma caro: basta il nove di fiori, tutto quello che è più alto è giocato o tuo.

## Lezione 4

learn-turn-1-task = Avete quattro prese, loro una. Esci tu e hai lo Spitz: la mano è vinta. Come ne ricavi più di un tratto?
learn-turn-1-hint = Con esattamente due o quattro prese si può uscire con una carta coperta. Scegli quella che vince.
learn-turn-1-done = Hanno fatto scoprire, e lo Spitz vince: un tratto per la mano, uno per la carta coperta. Se fossero scappati, era vinta lo stesso.
learn-turn-1-open = Permesso e vinto, ma per un solo tratto. Coperto poteva renderne due.
learn-turn-1-weak = Permesso, ma se la liscia viene scoperta la presa è in pericolo, e c’è in palio un tratto in più. Copri la carta che vince.
learn-take-up-1-task = Est esce coperto. Hai lo Spitz, il nove e il fante di picche; una presa a due. Scappare o scoprire?
learn-take-up-1-hint = Con tre carte che battono, tra cui lo Spitz, non si lascia una mano.
learn-take-up-1-done = Scoperta: la carta è aperta, e chi vince la mano cancella un tratto in più. Con le tue carte va bene così.
learn-take-up-1-ran = Chi scappa perde subito la mano, e tutti vedono le vostre carte. Questa vale la pena di giocarla.
learn-run-1-task = Est esce coperto sul quattro a uno. Ti restano la donna e il re di picche e l’otto di cuori: tutte lisce. E adesso?
learn-run-1-hint = A loro manca una sola presa. Se si deve perdere, che sia al minor prezzo.
learn-run-1-done = Giusto scappare: costa un tratto. Scoperta e persa, ne costava due.
learn-run-1-taken = Permesso, ma con tre lisce il compagno dovrebbe fare tutte le prese. Persa, costa due tratti invece di uno.
learn-turned-1-task = Due a tre, esci tu e hai il Brus. Esci con il Brus coperto.
learn-turned-1-hint = Copri il re di cuori, il Brus.
learn-turned-1-done = Est fa scoprire. Prima che Ovest giochi puoi ancora dire qualcosa.
learn-turned-1-open = Permesso: anche aperto e osato in uscita il Brus vale due. Ma così nessuno può scappare. Prova coperto.
learn-turned-2-task = Il Brus è aperto e conta come uscita. Ovest sta per giocare. Che cosa dici?
learn-turned-2-hint = Dopo che è scoperta e prima della carta seguente, la carta si può osare.
learn-turned-2-done = Osato e vinto: due tratti, e la mano ne vale uno in più.

## Lezione 5

learn-jannen-1-task = Quattro a zero, esci tu. Sulla vostra lavagna ci sono cinque tratti. Con quale carta fai cinque prese su cinque?
learn-jannen-1-hint = Cinque a zero si chiama jannen e vale un tratto in più. Coprire qui non è permesso: loro non hanno ancora una presa.
learn-jannen-1-done = Jannen! Un tratto per la mano, uno per jannen: ne restano tre.
learn-jannen-1-blank = Permesso, ma liscia: se fanno una sola presa, jannen è perso.
learn-stanto-1-task = Da prima è rimasto uno Stanto. Siete quattro a due, e tocca a te chiudere la presa. Prendila.
learn-stanto-1-hint = Chi vince la mano cancella un tratto in più per ogni Stanto. Il nove di cuori batte il fante di picche.
learn-stanto-1-done = Cinque prese: un tratto per la mano e uno per lo Stanto, che sparisce.
learn-stanto-1-away = Permesso, ma la presa va a Est. Sul quattro pari resterebbe un secondo Stanto.
learn-stroke-1-task = Vi resta un solo tratto. Hai il Dulle Hund; Spitz e Brus sono fuori. Fai la presa – osando o no?
learn-stroke-1-hint = Una carta osata non cancella mai l’ultimo tratto. Che cosa puoi vincere, che cosa perdere?
learn-stroke-1-done = Saggio: non c’era niente da vincere. L’ultimo tratto lo cancella solo la fine di una mano. Il corso è finito: siediti a un tavolo, con /tavolo.
learn-stroke-1-dared = Permesso, ma l’ultimo tratto resta anche se vinci. Battuto, loro ne cancellano due.
