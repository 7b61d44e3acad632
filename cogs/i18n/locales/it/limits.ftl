# What may not be done so often, or not so much at once.
too-soon = { $scope ->
    [guest] Questa persona ha ricevuto molti inviti di recente. Si può invitarla di nuovo { $when }.
    [table] Per questo tavolo è appena stato annunciato un posto. Si potrà rifare { $when }.
    [channel] In questo canale è successo molto spesso negli ultimi tempi. Sarà di nuovo possibile { $when }.
    [server] Su questo server è successo molto spesso negli ultimi tempi. Sarà di nuovo possibile { $when }.
   *[person] L’hai fatto molto spesso negli ultimi tempi. Sarà di nuovo possibile { $when }.
 }
too-many-tables = { $scope ->
    [channel] Questo canale ha { $most ->
        [one] { $most } tavolo aperto
       *[other] { $most } tavoli aperti
    }, ed è il massimo. Finitene prima uno.
    [server] Questo server ha { $most ->
        [one] { $most } tavolo aperto
       *[other] { $most } tavoli aperti
    }, ed è il massimo. Finitene prima uno.
   *[person] Hai { $most ->
        [one] { $most } tavolo aperto
       *[other] { $most } tavoli aperti
    }, ed è il massimo. Finiscine uno, o aspetta che un tavolo si chiuda.
 }
busy-self = Sto ancora lavorando a quello che hai chiesto prima. Chiedi di nuovo quando è pronto.
busy-others = In questo momento sto lavorando per più persone. Chiedi di nuovo fra poco.
takes-no-invitations = Questa persona non riceve inviti.
muted = { $scope ->
    [server] Chi gestisce questo bot ha sospeso questa funzione per questo server. La sospensione finisce { $when }.
   *[person] Chi gestisce questo bot ha sospeso questa funzione per te. La sospensione finisce { $when }. Ai tavoli dove siedi puoi continuare a giocare.
 }
