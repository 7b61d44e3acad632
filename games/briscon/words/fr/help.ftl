# Pages of the help that tell this game; they are told the commands.
help-turn-text =
    ## Mon tour
    Vos cartes, la levée en cours, le talon et vos annonces sont dans un seul message : appuyez sur une carte pour la jouer. « Pourquoi ? » nomme la règle.
    On peut aussi écrire : { $play } comprend « as coeur », « Ah », « dame d’atout ». { $hand } montre à nouveau vos cartes, { $last } la dernière levée, { $sheet } ce qui est écrit.
    Si vous manquez un tour, un ordinateur le joue pour vous. Après deux, il garde votre place jusqu’à ce que vous appuyiez sur « Me revoilà ».
help-calls-title = Montrer, dérober, dire « Fini »
help-calls-text =
    ## Montrer, dérober, dire « Fini »
    Avant d’entamer, choisissez dans le menu les cartes à montrer (Melden), ou écrivez { $melden } « R D coeur ». Le mariage de la levée que vous venez de prendre a son propre bouton.
    { $rauben } (Rauben) prend la retourne contre le sept d’atout.
    Personne ne compte pour vous. { $aus } (Aus) dit que vous avez 600 points : juste, la partie est à vous ; faux, elle est perdue. Le bouton demande une fois ; écrit, c’est dit. Les règles en détail : { $rules }.
help-words-text =
    ## Les mots du jeu
    {""}**fini** (Aus) – se dit quand on pense avoir 600 points.
    {""}**montrer** (Melden) – poser à vue des cartes qui vont ensemble et écrire leurs points.
    {""}**dérober** (Rauben) – prendre la retourne contre le sept d’atout.
    {""}**talon** – les 22 cartes que l’on tire, la retourne en dernier.
    {""}**suite** – trois à cinq cartes qui se suivent d’une couleur ; **mariage** – roi et dame d’une couleur.
    {""}**feuille** – ce qui est écrit, et pour quoi. **donne** – seize levées.
    {""}**partie** – des donnes jusqu’à 600 points. **match** – une, trois ou cinq parties.
