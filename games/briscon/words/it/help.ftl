# Pages of the help that tell this game; they are told the commands.
help-turn-text =
    ## Tocca a me
    Le tue carte, la presa in corso, il tallone e quel che puoi dire sono in un solo messaggio: premi una carta per giocarla. «Perché?» dice la regola.
    Puoi anche scrivere: { $play } capisce «asso cuori», «Ah», «donna d’atout». { $hand } mostra di nuovo le tue carte, { $last } l’ultima presa, { $sheet } che cosa è scritto.
    Se salti un turno, lo gioca per te un computer. Dopo due tiene il tuo posto finché non premi «Eccomi».
help-calls-title = Mostrare, rubare, dire «Fuori»
help-calls-text =
    ## Mostrare, rubare, dire «Fuori»
    Prima di uscire scegli nel menu le carte da mostrare (Melden), o scrivi { $melden } «R D cuori». Il matrimonio della presa appena fatta ha un pulsante suo.
    { $rauben } (Rauben) prende la carta scoperta con il sette d’atout.
    Nessuno conta per te. { $aus } (Aus) dice che hai 600 punti: se è giusto la partita è tua; se no è persa. Il pulsante chiede una volta; scritto è detto. Le regole nei dettagli: { $rules }.
help-words-text =
    ## Le parole del gioco
    {""}**fuori** (Aus) – lo dice chi pensa di avere 600 punti.
    {""}**mostrare** (Melden) – far vedere carte che vanno insieme e scriverne i punti.
    {""}**rubare** (Rauben) – prendere la carta scoperta con il sette d’atout.
    {""}**tallone** – le 22 carte da pescare, la carta scoperta per ultima.
    {""}**sequenza** – da tre a cinque carte di un seme in fila; **matrimonio** – re e donna di un seme.
    {""}**foglio** – che cosa è scritto, e perché. **mano** – sedici prese.
    {""}**partita** – mani fino a 600 punti. **sfida** – una, tre o cinque partite.
