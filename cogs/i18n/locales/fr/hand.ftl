# The private message of a player, in their own language.
hand-gone = Vous n’avez plus de place à la table { $table }.
hand-kept = On remet ça à la table { $table } : votre place est gardée.
hand-awaits = On joue dès que tout le monde est de retour, ou les places prises : { $where }
hand-resting = Discord ne me laisse tenir une main privée à jour que pendant 15 minutes. Vos cartes de la table { $table } vous attendent : appuyez sur « Ma main ».
hand-cut = À vous de couper : choisissez combien de cartes soulever.
hand-turn = **À vous de jouer.**
hand-turn-until = **À vous de jouer.** Fin du temps : { $when }
hand-ready = La donne suivante n’attend plus que les autres.
hand-stand-in = L’ordinateur joue pour { $person }.
hand-last = Votre dernière carte se joue toute seule : { $when }
hand-away = L’ordinateur joue pour vous. Appuyez sur « Me revoilà » pour reprendre.
button-take-back = Reprendre
moment-share = Partager : { $what }
moment-post = Un grand moment pour { $who } : **{ $what }**
moment-shared = Toute la table va le voir.
moment-once = C’est déjà partagé.
