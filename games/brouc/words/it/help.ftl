# Pages of the help that tell this game; they are told the commands.
help-turn-text =
    ## Tocca a me
    Le tue carte, la presa in corso e tutti gli annunci sono in un solo messaggio: premi una carta per giocarla. Le carte vietate sono grigie; «Perché?» dice la regola.
    Puoi anche scrivere: { $play } capisce «asso cuori», «Ah», «donna d’atout». { $hand } mostra di nuovo le tue carte, { $last } l’ultima presa, { $slate } la lavagna.
    Se salti un turno, lo gioca per te un computer. Dopo due tiene il tuo posto finché non premi «Eccomi».
help-calls-title = Dehors, matrimoni, cape
help-calls-text =
    ## Dehors, matrimoni, cape
    Nessuno conta per te. { $dehors } dice che la tua squadra ha 301 punti: se è giusto, la partita è vostra; se è sbagliato, pagate voi.
    { $marriage } dichiara un matrimonio che hai in mano, in ogni momento tra due carte, quando la tua squadra ha una presa.
    { $cape } chiede tutte e otto le prese. Le regole nei dettagli: { $rules }.
help-words-text =
    ## Le parole del gioco
    {""}**dehors** – «fuori»: lo dice chi pensa che la squadra abbia 301 punti.
    {""}**30 et 1** – trenta e uno, i 301 punti che vincono una partita.
    {""}**sur le point** – arrotondato alle decine: 75 diventa 8, 44 diventa 4.
    {""}**coche** – un tratto obliquo nella colonna di chi perde; con cinque la sfida è persa.
    {""}**matrimonio** – re e donna di un seme, anche con il fante; dichiarato dalla mano o fatto in una presa.
    {""}**cape** – tutte e otto le prese per una squadra. **pas dédoublé** – chi sulla lavagna ha 14 o meno.
    {""}**lavagna** – i punti di ogni squadra in decine, e le sue coches. **mano** – otto carte ciascuno, otto prese.
    {""}**partita** – mani finché qualcuno non è fuori. **sfida** – partite finché una squadra non ha cinque coches.
