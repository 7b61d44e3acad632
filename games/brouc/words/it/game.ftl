# The game by name, its options, its commands and its rules in short.
game-name = Le Brouc
game-about = Il gioco di L’Etivaz: due contro due, matrimoni, una lavagna e una parola di troppo
table-name = Le Brouc { $table }
lobby-sides = I compagni siedono di fronte: Nord con Sud, Ovest con Est.
preset-brouc = { game-name }
preset-homme-de-brou = L’Homme de Brou (1802)
rules-line = { $preset ->
    [homme-de-brou] { preset-homme-de-brou } a { $option_target } { $option_target ->
        [one] partita
       *[other] partite
    }
   *[brouc] { preset-brouc } a { $option_target } { $option_target ->
        [one] coche
       *[other] coches
    }
 }
option-target = Lunghezza della sfida
option-target-value = { $preset ->
    [homme-de-brou] A { $value } { $value ->
        [one] partita
       *[other] partite
    }
   *[brouc] A { $value } { $value ->
        [one] coche
       *[other] coches
    }
 }
option-first-dealer = Primo mazziere
option-first-dealer-value = { $value ->
    [kings] con i re
   *[random] a sorte
 }
option-first-dealer-about = { $value ->
    [kings] Si distribuisce a carte scoperte: chi riceve il primo re dà per primo.
   *[random] Il primo mazziere è estratto a sorte.
 }
option-indicator = La carta scoperta
option-indicator-value = { $value ->
    [stays] resta scoperta
   *[taken] ripresa in mano
 }
option-indicator-about = { $value ->
    [stays] La carta scoperta resta visibile finché non viene giocata.
   *[taken] La carta scoperta va in mano al mazziere alla prima uscita.
 }
option-declare = Quando si dichiara un matrimonio
option-declare-value = { $value ->
    [own-turn] al proprio turno
    [after-own-trick] dopo una propria presa
   *[any-time] in ogni momento
 }
option-declare-about = { $value ->
    [own-turn] Un matrimonio si dichiara solo al proprio turno.
    [after-own-trick] Un matrimonio si dichiara solo subito dopo una presa della propria squadra.
   *[any-time] Un matrimonio si può dichiarare in ogni momento, anche durante una presa.
 }
option-raise = Da venti a trenta
option-raise-value = { $value ->
    [allowed] permesso
   *[refused] non permesso
 }
option-raise-about = { $value ->
    [allowed] Un venti dichiarato può diventare trenta più tardi, un quaranta sessanta.
   *[refused] Un venti dichiarato resta venti.
 }
option-marking = Matrimoni sul tavolo
option-marking-value = { $value ->
    [manual] segnati a mano
   *[automatic] segnati da soli
 }
option-marking-about = { $value ->
    [manual] I matrimoni sul tavolo si segnano a mano: chi dimentica li perde.
   *[automatic] I matrimoni sul tavolo si segnano da soli.
 }
option-unfinished-trick = La presa incompiuta
option-unfinished-trick-value = { $value ->
    [counted] conta per chi annuncia
   *[nobody] non conta per nessuno
 }
option-unfinished-trick-about = { $value ->
    [counted] A un annuncio le carte di una presa incompiuta contano per la squadra che annuncia.
   *[nobody] A un annuncio le carte di una presa incompiuta non contano per nessuno.
 }
option-dehors = Uscire
option-dehors-value = { $value ->
    [automatic] in automatico
   *[called] va detto
 }
option-dehors-about = { $value ->
    [automatic] Chi dopo una mano ha abbastanza sulla lavagna vince senza dire nulla.
   *[called] «Dehors !» va detto: la lavagna da sola non fa vincere nulla.
 }
option-cape-declared = Matrimoni dichiarati in una cape
option-cape-declared-value = { $value ->
    [cancelled] persi
   *[carried] conservati
 }
option-cape-declared-about = { $value ->
    [cancelled] I matrimoni dichiarati in una cape sono persi.
   *[carried] I matrimoni dichiarati in una cape contano nella mano seguente.
 }
option-failed-cape = La cape chiesta e fallita
option-failed-cape-value = { $value ->
    [game-over] finisce la partita
   *[game-on] la partita continua
 }
option-failed-cape-about = { $value ->
    [game-over] Una cape fallita finisce la partita: la vincono gli altri.
   *[game-on] Dopo una cape fallita la partita continua con le due lavagne.
 }
cmd-play-description = Giocare una carta
cmd-play-argument = carta
cmd-play-argument-description = La carta: «A♥», «asso cuori», «10 fiori»…
cmd-play-unknown = { card-unknown }
cmd-play-which = { card-which }
cmd-play-done = { card-played }
cmd-marriage = matrimonio
cmd-marriage-description = Dichiarare o segnare un matrimonio
cmd-marriage-argument = matrimonio
cmd-marriage-argument-description = Quale matrimonio
cmd-marriage-unknown = Non conosco questo matrimonio: scegline uno dalla lista.
cmd-marriage-which = Potrebbero essere più matrimoni: scegline uno.
cmd-dehors = dehors
cmd-dehors-description = Dire «Dehors !»: la tua squadra ha 301 e vuole il conto
cmd-cape = cape
cmd-cape-description = Chiedere la cape: tutte e otto le prese
cmd-cape-argument = annuncio
cmd-cape-argument-description = Quale annuncio
cmd-cape-unknown = Non conosco questo annuncio: scegline uno dalla lista.
cmd-slate = lavagna
cmd-slate-description = Vedere la lavagna
help-text =
    ## Le Brouc
    Quattro giocatori, due squadre: Nord con Sud, Ovest con Est; 32 carte, si gira verso destra.
    {""}**Carte, dall’alto in basso:** A 10 R D F 9 8 7, valore 11 10 4 3 2 0 0 0. L’ultima carta data mostra l’atout.
    {""}**Si risponde al seme.** In atout si sale se si può. Senza il seme: scartare o tagliare più alto; R, D o F d’atout che fanno un matrimonio nella presa sono sempre permessi.
    {""}**Matrimoni** R+D 20, R+D+F 30, il doppio in atout. Si dichiara dalla mano dopo la prima presa della squadra; nella presa contano per chi la fa e contro gli altri.
    {""}**La lavagna** conta a decine. Chi con lavagna e punti ha 301 dice **«Dehors !»**: se è giusto gli altri prendono una o due coches, se no tu.
    {""}**Tutte e otto le prese** sono una cape: due coches, tre o quattro se chiesta. 5 coches chiudono la sfida: quella squadra ha perso.
    Le tue carte arrivano per messaggio privato o con «La mia mano».
