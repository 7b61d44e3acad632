# Pages of the help that tell this game; they are told the commands.
help-turn-text =
    ## Mon tour
    Vos cartes, la levée en cours et toutes les annonces sont dans un seul message : appuyez sur une carte pour la jouer. Les cartes défendues sont grisées ; « Pourquoi ? » nomme la règle.
    On peut aussi écrire : { $play } comprend « as coeur », « Ah », « dame d’atout ». { $hand } montre à nouveau vos cartes, { $last } la dernière levée, { $slate } l’ardoise.
    Si vous manquez un tour, un ordinateur le joue pour vous. Après deux, il garde votre place jusqu’à ce que vous appuyiez sur « Me revoilà ».
help-calls-title = Dehors, mariages, cape
help-calls-text =
    ## Dehors, mariages, cape
    Personne ne compte pour vous. { $dehors } dit que votre équipe a 301 points : si c’est juste, la partie est à vous ; sinon, c’est vous qui payez.
    { $marriage } annonce un mariage que vous tenez, à tout moment entre deux cartes, dès que votre équipe a une levée.
    { $cape } demande les huit levées. Les règles en détail : { $rules }.
help-words-text =
    ## Les mots du jeu
    {""}**dehors** – se dit quand on pense que son équipe a 301 points.
    {""}**30 et 1** – trente et un, les 301 points qui gagnent une partie.
    {""}**sur le point** – arrondi aux dizaines : 75 devient 8, 44 devient 4.
    {""}**coche** – un trait oblique dans la colonne des perdants ; à cinq, le match est perdu.
    {""}**mariage** – roi et dame d’une couleur, avec le valet aussi ; annoncé de la main, ou fait dans une levée.
    {""}**cape** – les huit levées pour une équipe. **pas dédoublé** – un camp dont l’ardoise montre 14 ou moins.
    {""}**ardoise** – les points de chaque équipe en dizaines, et ses coches. **donne** – huit cartes chacun, huit levées.
    {""}**partie** – des donnes jusqu’à ce que quelqu’un soit dehors. **match** – des parties jusqu’à cinq coches.
