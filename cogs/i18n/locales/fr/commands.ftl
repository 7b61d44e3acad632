# Names (lower case, no spaces) and descriptions (up to 100 characters) of the commands.
cmd-table = table
cmd-table-description = Ouvrir une table dans ce salon
cmd-table-game = jeu
cmd-table-game-description = Quel jeu ; sans précision, le jeu habituel du serveur
cmd-hand = main
cmd-hand-description = Voir mes cartes, que personne d’autre ne voit
cmd-play = jouer
cmd-play-description = Jouer en l’écrivant avec vos mots
cmd-play-argument = coup
cmd-play-argument-description = Ce que vous jouez ou dites ; choisissez dans la liste ou écrivez
cmd-leave = partir
cmd-leave-description = Quitter la table ; un ordinateur finit pour vous
cmd-help = aide
cmd-help-description = Comment on joue ici
cmd-stop = arreter
cmd-stop-description = Proposer d’arrêter le match : il faut un oui de chaque camp, sinon le vôtre abandonne
cmd-of-game = { $game } : { $description }
