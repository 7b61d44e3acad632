# The booklet's frame (its pages are in booklet.ftl) and the help.
cmd-rules = regles
cmd-rules-description = Les règles par sujet, avec des images
cmd-rules-topic = sujet
cmd-rules-topic-description = Ce que vous voulez lire
rules-page =
    ## { $title }
    { $text }
    -# Règlement, sections { $sections }
rules-unknown = Je ne connais pas ce sujet : choisissez-en un dans la liste.
rules-topics = Un autre sujet…
rules-try = Essayer
plain-command = `/{ $name }`
help-topics = De l'aide sur…
help-course = Apprendre en jouant
help-rules-button = Les règles
help-play-title = Comment on joue
help-start-title = Ouvrir une table
help-start-text =
    ## Ouvrir une table
    { $table } ouvre une table dans ce salon. Appuyez sur une place ; les partenaires se font face. Remplissez ce qui reste vide avec des joueurs automatiques, ou invitez quelqu'un : { $invite }. « Options… » change les règles, le temps et l'aide, « Commencer » donne les cartes.
    Les cartes arrivent en message privé ; si vous n'en recevez pas, appuyez sur « Ma main » à la table. { $preferences } vous laisse choisir.
    { $leave } confie votre place à un joueur automatique jusqu'à la fin du match.
help-turn-title = Mon tour
help-turn-text =
    ## Mon tour
    Vos cartes, la levée en cours et toutes les annonces sont dans un seul message : appuyez sur une carte pour la jouer. Les cartes défendues sont grisées ; « Pourquoi ? » nomme la règle.
    On peut aussi écrire : { $play } comprend « as coeur », « Ah », « dame d'atout ». { $hand } montre à nouveau vos cartes, { $last } la dernière levée, { $slate } l'ardoise.
    Si vous manquez un tour, un joueur automatique le joue pour vous. Après deux, il garde votre place jusqu'à ce que vous appuyiez sur « Me revoilà ».
help-calls-title = Dehors, mariages, cape
help-calls-text =
    ## Dehors, mariages, cape
    Personne ne compte pour vous. { $dehors } dit que votre équipe a 301 points : si c'est juste, la partie est à vous ; sinon, c'est vous qui payez.
    { $marriage } annonce un mariage que vous tenez, à tout moment entre deux cartes, dès que votre équipe a une levée.
    { $cape } demande les huit levées. Les règles en détail : { $rules }.
help-computers-title = Joueurs automatiques et conseils
help-computers-text =
    ## Joueurs automatiques et conseils
    Un joueur automatique peut prendre chaque place, du débutant au maître. Il ne voit que ses propres cartes et suit les mêmes règles. Entre deux donnes, quelqu'un peut prendre sa place : { $invite }.
    À une table où l'aide est « conseils », vous voyez les mariages à annoncer et ce que vous avez compté, et { $hint } propose un coup avec sa raison.
help-self-title = Mes préférences, mes données
help-self-text =
    ## Mes préférences, mes données
    { $preferences } : où votre main est montrée, quatre couleurs, grands index, langue, confirmation avant de jouer, rappels, texte à la place des images.
    { $mydata } : voir ce qui est gardé de vous, l'emporter en fichier, le faire effacer.
    { $learn } : le cours ; votre progression est gardée.
help-server-title = Pour qui gère le serveur
help-server-text =
    ## Pour qui gère le serveur
    { $settings } : langue, salons, fils, temps, règles, aide, joueurs automatiques, qui ouvre des tables, et un rôle averti quand une place est libre.
    { $diagnose } nomme les permissions qui manquent dans un salon et essaie si les messages privés vous arrivent.
help-all-title = Toutes les commandes
help-all-text = ## Toutes les commandes
help-command = { $command } – { $description }
erased-person = un compte effacé
help-words-title = Les mots du jeu
help-words-text =
    ## Les mots du jeu
    {""}**dehors** – le dit qui pense que son équipe a 301 points.
    {""}**30 et 1** – trente et un, les 301 points qui gagnent une partie.
    {""}**sur le point** – arrondi aux dizaines : 75 devient 8, 44 devient 4.
    {""}**coche** – un trait oblique dans la colonne des perdants ; cinq perdent le match.
    {""}**mariage** – roi et dame d'une couleur, avec le valet aussi ; annoncé de la main, ou fait dans une levée.
    {""}**cape** – les huit levées pour une équipe. **pas dédoublé** – un camp dont l'ardoise montre 14 ou moins.
    {""}**ardoise** – les points de chaque équipe en dizaines, et ses coches. **donne** – huit cartes chacun, huit levées.
    {""}**partie** – des donnes jusqu'à ce que quelqu'un soit dehors. **match** – des parties jusqu'à cinq coches.
