# The game by name, its options, its commands and its rules in short.
game-name = Le Brouc
game-about = Le jeu de L'Etivaz : deux contre deux, des mariages, une ardoise et un mot de trop
table-name = Le Brouc { $table }
lobby-sides = Les partenaires se font face : Nord avec Sud, Ouest avec Est.
side-N = { $one } et { $two }
side-W = { $one } et { $two }
side-S = { $one } et { $two }
side-E = { $one } et { $two }
preset-brouc = Le Brouc
preset-homme-de-brou = L'Homme de Brou (1802)
rules-line = { $preset ->
    [homme-de-brou] { preset-homme-de-brou } en { $option_target } { $option_target ->
        [one] partie
       *[other] parties
    }
   *[brouc] { preset-brouc } en { $option_target } { $option_target ->
        [one] coche
       *[other] coches
    }
 }
option-target = Longueur du match
option-target-value = { $preset ->
    [homme-de-brou] En { $value } { $value ->
        [one] partie
       *[other] parties
    }
   *[brouc] En { $value } { $value ->
        [one] coche
       *[other] coches
    }
 }
option-marking = Mariages de table marqués à la main
option-marking-on = Les mariages sur la table se marquent à la main : qui oublie les perd.
cmd-play-description = Jouer une carte
cmd-play-argument = carte
cmd-play-argument-description = La carte : « A♥ », « as coeur », « 10 trefle »…
cmd-play-unknown = Je ne connais pas cette carte : choisissez-en une dans la liste.
cmd-play-which = Cela peut être plusieurs cartes : choisissez-en une.
cmd-play-done = Jouée : { $what }.
cmd-marriage = mariage
cmd-marriage-description = Annoncer ou marquer un mariage
cmd-marriage-argument = mariage
cmd-marriage-argument-description = Quel mariage
cmd-marriage-unknown = Je ne connais pas ce mariage : choisissez-en un dans la liste.
cmd-marriage-which = Cela peut être plusieurs mariages : choisissez-en un.
cmd-dehors = dehors
cmd-dehors-description = Dire « Dehors ! » : votre équipe a 301 et veut être comptée
cmd-cape = cape
cmd-cape-description = Demander la cape : les huit levées
cmd-cape-argument = annonce
cmd-cape-argument-description = Quelle annonce
cmd-cape-unknown = Je ne connais pas cette annonce : choisissez-en une dans la liste.
cmd-slate = ardoise
cmd-slate-description = Voir l'ardoise
cmd-last = derniere
cmd-last-description = Revoir la dernière levée
help-text =
    ## Le Brouc
    Quatre joueurs, deux équipes : Nord avec Sud, Ouest avec Est ; 32 cartes, on tourne vers la droite.
    {""}**Cartes, de haut en bas :** A 10 R D V 9 8 7, valeur 11 10 4 3 2 0 0 0. La dernière carte donnée montre l'atout.
    {""}**On fournit.** À l'atout, on monte si l'on peut. Sans la couleur : se défausser, ou couper plus haut ; le R, la D ou le V d'atout qui complète un mariage dans la levée est toujours permis.
    {""}**Mariages** R+D 20, R+D+V 30, le double à l'atout. On annonce de la main dès la première levée de l'équipe ; sur le tapis ils comptent pour qui fait la levée et contre les autres.
    {""}**L'ardoise** se tient en dizaines. Qui a 301 avec l'ardoise et ses points dit **« Dehors ! »** : juste, les autres prennent une ou deux coches ; faux, c'est pour vous.
    {""}**Les huit levées** font une cape : deux coches, trois ou quatre si elle est demandée. 5 coches finissent le match : cette équipe a perdu.
    Vos cartes arrivent en message privé, ou avec « Ma main ».
