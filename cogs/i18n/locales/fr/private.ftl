# Private answers: why a table refuses, and what everybody may ask.
no-table = Cette table n'existe plus : ouvrez-en une avec /table.
bad-options = Ces options ne vont pas ensemble : choisissez une autre valeur.
not-lobby = Le match a commencé ou la table est fermée : on ne change plus rien ici.
not-playing = On ne joue pas à cette table : commencez d'abord un match.
not-over = Le match n'est pas fini : jouez-le d'abord jusqu'au bout.
table-closed = Cette table est fermée : ouvrez-en une autre avec /table.
not-seated = Vous n'êtes pas assis à cette table : prenez une place libre, ou regardez.
not-owner = Seul qui a ouvert la table peut faire cela : demandez-lui.
no-such-seat = Cette place n'existe pas : choisissez Nord, Ouest, Sud ou Est.
seat-taken = Cette place est prise : choisissez-en une autre.
seat-reserved = Cette place est réservée : choisissez-en une autre.
seat-kept = Cette place est réservée à quelqu'un : seule la personne qui l'a invité ou qui a ouvert la table peut en disposer.
seat-free = Personne n'est assis là : il n'y a rien à libérer.
already-seated = Vous êtes déjà assis là.
private = Cette table est privée : demandez une place à qui l'a ouverte.
seats-empty = Il reste des places vides : remplissez-les d'abord.
not-your-seat = C'est la place de quelqu'un d'autre : utilisez vos propres boutons.
tables-own = Seule la table donne et inscrit : vous n'avez rien à faire.
you-left = Vous avez quitté cette table : appuyez d'abord sur « Me revoilà ».
not-away = Vous n'êtes pas absent : jouez, simplement.
not-to-cut = Ce n'est pas à vous de couper, ou le jeu est déjà coupé.
bad-cut = Soulevez entre 1 et 31 cartes.
nothing-to-count = Il n'y a rien à compter maintenant : attendez la fin des huit levées.
no-take-back = Vous ne pouvez pas reprendre de carte : une autre est jouée, ou la table ne le permet pas.
not-invited = Vous n'avez pas d'invitation à cette table.
needs-consent = Les autres à la table doivent d'abord être d'accord.
seat-played = Quelqu'un joue à cette place : choisissez celle d'un absent.
nothing-to-vote = Personne n'a proposé d'arrêter le match.
voted = Vous avez déjà voté.
busy = Cela a pris trop de temps : essayez encore une fois.

stale = Le jeu a avancé entre-temps : voici la table comme elle est maintenant.
old-message = Ce message date d'avant : utilisez le plus récent.
other-server = Cette table est celle d'un autre serveur.
no-table-here = Vous n'êtes assis à aucune table : ouvrez-en une avec /table et prenez place.
only-server = Il faut un salon d'un serveur pour une table : utilisez /table là-bas.
modal-lost = J'ai redémarré pendant que vous écriviez : ouvrez le formulaire encore une fois.
oops = Quelque chose a raté chez moi ; rien n'est perdu. Essayez encore une fois.
missing-permissions = Il me manque des permissions dans ce salon : { $names }. Demandez-les à qui gère le serveur.
permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-attach_files = Joindre des fichiers
permission-create_public_threads = Créer des fils publics
permission-send_messages_in_threads = Envoyer des messages dans les fils
not-a-card = Je ne connais pas cette carte : choisissez-en une dans la liste.
which-card = Cela peut être plusieurs cartes : choisissez-en une dans la liste.
not-a-marriage = Je ne connais pas ce mariage : choisissez-en un dans la liste.
said-it = C'est dit.
voted-it = Noté ; le match s'arrête quand tous les présents sont d'accord.
voted-alone = Noté. Sans un oui de l'autre équipe, la vôtre abandonne le match ; « Continuer » retire votre voix.
played-it = Jouée : { $card }.
left-table = Vous avez quitté la table { $table }. « Me revoilà » vous y ramène.
help-text =
    ## Le Brouc
    Quatre joueurs, deux équipes : Nord avec Sud, Ouest avec Est ; 32 cartes, on tourne vers la droite.
    {""}**Cartes, de haut en bas :** A 10 R D V 9 8 7, valeur 11 10 4 3 2 0 0 0. La dernière carte donnée montre l'atout.
    {""}**On fournit.** À l'atout, on monte si l'on peut. Sans la couleur : se défausser, ou couper plus haut ; le R, la D ou le V d'atout qui complète un mariage dans la levée est toujours permis.
    {""}**Mariages** R+D 20, R+D+V 30, le double à l'atout. On annonce de la main dès la première levée de l'équipe ; sur le tapis ils comptent pour qui fait la levée et contre les autres.
    {""}**L'ardoise** se tient en dizaines. Qui a 301 avec l'ardoise et ses points dit **« Dehors ! »** : juste, les autres prennent une ou deux coches ; faux, c'est pour vous.
    {""}**Les huit levées** font une cape : deux coches, trois ou quatre si elle est demandée. { $target } { $unit } finissent le match : cette équipe a perdu.
    Vos cartes arrivent en message privé, ou avec « Ma main ».
