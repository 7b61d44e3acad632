# What may not be done so often, or not so much at once.
too-soon = { $scope ->
    [guest] Cette personne a reçu beaucoup d’invitations ces derniers temps. On peut la réinviter { $when }.
    [table] On vient d’annoncer une place à cette table. Vous pourrez le refaire { $when }.
    [channel] On l’a fait très souvent dans ce salon ces derniers temps. Ce sera de nouveau possible { $when }.
    [server] On l’a fait très souvent sur ce serveur ces derniers temps. Ce sera de nouveau possible { $when }.
   *[person] Vous l’avez fait très souvent ces derniers temps. Ce sera de nouveau possible { $when }.
 }
too-many-tables = { $scope ->
    [channel] Ce salon a déjà { $most ->
        [one] { $most } table ouverte
       *[other] { $most } tables ouvertes
    }, c’est le maximum. Finissez d’abord une partie.
    [server] Ce serveur a déjà { $most ->
        [one] { $most } table ouverte
       *[other] { $most } tables ouvertes
    }, c’est le maximum. Finissez d’abord une partie.
   *[person] Vous avez déjà { $most ->
        [one] { $most } table ouverte
       *[other] { $most } tables ouvertes
    }, c’est le maximum. Finissez-en une, ou attendez qu’une table se ferme.
 }
busy-self = Je travaille encore à votre demande précédente. Redemandez quand elle sera prête.
busy-others = Je travaille en ce moment pour plusieurs personnes. Redemandez dans un instant.
takes-no-invitations = Cette personne ne reçoit pas d’invitations.
muted = { $scope ->
    [server] La personne qui gère ce bot a suspendu cette possibilité pour ce serveur. La suspension se termine { $when }.
   *[person] La personne qui gère ce bot a suspendu cette possibilité pour vous. La suspension se termine { $when }. Aux tables où vous avez une place, vous pouvez continuer à jouer.
 }
