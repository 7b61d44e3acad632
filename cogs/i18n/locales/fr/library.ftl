# The booklet's frame (its pages are the games') and the help.
cmd-rules = regles
cmd-rules-description = Les règles par sujet, avec des images
cmd-rules-topic = sujet
cmd-rules-topic-description = Ce que vous voulez lire
rules-page =
    ## { $title }
    { $text }
rules-sections = { $count ->
    [one] -# Règlement, section { $sections }
   *[other] -# Règlement, sections { $sections }
    }
cmd-option-game = jeu
cmd-option-game-description = Quel jeu
no-such-game = Je ne connais pas ce jeu : choisissez-en un dans la liste.
no-course = { $count ->
    [0] { $game } n’a pas de cours.
   *[other] { $game } n’a pas de cours. Un autre jeu ?
 }
no-booklet = { $count ->
    [0] { $game } n’a pas de livret de règles.
   *[other] { $game } n’a pas de livret de règles. Un autre jeu ?
 }
no-puzzles = { $count ->
    [0] { $game } n’a pas de problèmes.
   *[other] { $game } n’a pas de problèmes. Un autre jeu ?
 }
no-daily = { $count ->
    [0] { $game } n’a pas de donne du jour.
   *[other] { $game } n’a pas de donne du jour. Un autre jeu ?
 }
rules-unknown = Je ne connais pas ce sujet : choisissez-en un dans la liste.
rules-topics = Un autre sujet…
rules-try = Essayer
plain-command = `/{ $name }`
help-games = Un autre jeu…
help-topics = Aide sur…
help-course = Apprendre en jouant
help-rules-button = Les règles
help-first-text =
    ## { $game }
    { $table } – ouvrir une table, même sans amis
    { $invite } – inviter quelqu’un
    { $hand } – revoir vos cartes
    { $course ->
        [True] { $learn } – apprendre en jouant
       *[other] { $rules } – les règles
    }
    { $preferences } – langue, cartes, rappels
help-play-title = Comment on joue
help-start-title = Ouvrir une table
help-start-text =
    ## Ouvrir une table
    { $table } ouvre une table dans ce salon. Appuyez sur une place ; la carte dit qui joue avec qui. Donnez les places vides à des ordinateurs, ou invitez quelqu’un : { $invite }. « Options… » change les règles, le temps et l’aide. « Jouer tout de suite » assied des ordinateurs aux places libres et donne les cartes.
    Les cartes arrivent en message privé ; si vous n’en recevez pas, appuyez sur « Ma main » à la table. { $preferences } vous laisse choisir.
    { $leave } confie votre place à un ordinateur jusqu’à la fin du match.
help-turn-title = Mon tour
help-turn-text =
    ## Mon tour
    Ce que vous tenez, ce qui s’est passé et tout ce que vous pouvez faire sont dans un seul message : appuyez sur un bouton. Ce qui est défendu est grisé.
    On peut aussi écrire : { $play }. { $hand } montre à nouveau votre main.
    Si vous manquez un tour, un ordinateur le joue pour vous. Après deux, il garde votre place jusqu’à ce que vous appuyiez sur « Me revoilà ».
help-calls-title = Annonces
help-words-title = Les mots du jeu
help-computers-title = Ordinateurs et conseils
help-computers-text =
    ## Ordinateurs et conseils
    Un ordinateur peut prendre n’importe quelle place, du débutant au maître. Il ne voit que ses propres cartes et suit les mêmes règles. Entre deux donnes, quelqu’un peut prendre sa place : { $invite }.
    À une table où l’aide est « conseils », on vous rappelle ce que vous avez vu et pouvez annoncer, et { $hint } propose un coup avec sa raison.
help-self-title = Mes préférences, mes données
help-self-text =
    ## Mes préférences, mes données
    { $preferences } : où voir votre main, quatre couleurs, grands index, langue, confirmation avant de jouer, rappels, texte à la place des images.
    { $mydata } : voir vos données, les télécharger, les faire effacer.
    { $learn } : le cours ; { $daily } : la donne du jour ; { $puzzle } : des problèmes et vos propres erreurs. Votre progression est gardée.
help-server-title = Gérer le serveur
help-server-text =
    ## Gérer le serveur
    { $settings } : langue, salons, fils, temps, règles, aide, ordinateurs, qui ouvre des tables, et un rôle averti quand une place est libre.
    { $diagnose } nomme les permissions qui manquent dans un salon et vérifie que les messages privés vous arrivent.
help-all-title = Toutes les commandes
help-all-text = ## Toutes les commandes
help-command = { $command } – { $description }
erased-person = un compte effacé
