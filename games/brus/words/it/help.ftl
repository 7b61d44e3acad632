# Pages of the help that tell this game; they are told the commands.
help-turn-text =
    ## Tocca a me
    Le tue tre carte e tutto quello che puoi farne sono in un solo messaggio: premi una carta per giocarla. Per osare premi invece «Osa Brus (wagen)»; per uscire con una carta coperta, «Copri … (kehren)». Ci sono tutti e due quando è permesso.
    Puoi anche scrivere: { $play } capisce «re di cuori», «osa Brus», «copri 7 fiori». { $hand } mostra di nuovo le tue carte, { $last } l’ultima presa, { $played } le carte giocate, { $tableau } la lavagna.
    Se salti un turno, lo gioca per te un computer. Dopo due tiene il tuo posto finché non premi «Eccomi».
help-calls-title = Osare, coprire
help-calls-text =
    ## Osare, coprire
    { $wagen } (wagen) osa con Brus o Dulle Hund: non per ultimi nella presa, non dove è uscito un sette che conta, e solo finché una carta più alta è ancora fuori.
    { $kehren } (kehren) esce con una carta coperta, con esattamente due o quattro prese contro una o più, una volta per mano e per squadra. L’altra squadra risponde { $run } o { $takeup }: uno dei due, vale la prima parola.
    Chi ha coperto Brus o Dulle Hund può osarlo dopo che è scoperto, prima della carta seguente. Le regole nei dettagli: { $rules }.
help-words-text =
    ## Le parole del gioco
    {""}**Spitz, Brus, Dulle Hund** – F♣︎, R♥️, 8♠︎: le tre più alte.
    {""}**osare** (wagen) – scommettere su Brus o Dulle Hund. **geschlagt** – una carta osata e battuta dagli altri. **übergeschlagt** – battuta, ma il compagno era ancora più alto.
    {""}**coprire** (kehren) – uscire con una carta coperta. **scappare** – lasciare la mano. **scoprire** – vedere la carta e giocare.
    {""}**jannen** – cinque prese a zero. **Stanto** – quattro per parte; più di uno sono Stanti.
    {""}**lavagna** – sei tratti per squadra, cancellati uno a uno. **Brille, Keule** – occhiali o clava: ciò che prende chi perde una partita.
    {""}**mano** – al massimo otto prese. **partita** – mani fino all’ultimo tratto. **sfida** – una, due o tre partite.
