# The game by name, its options, its commands and its rules in short.
game-name = Le Brouc
game-about = Le jeu de L’Etivaz : deux contre deux, des mariages, une ardoise et un mot de trop
table-name = Le Brouc { $table }
lobby-sides = Les partenaires se font face : Nord avec Sud, Ouest avec Est.
preset-brouc = { game-name }
preset-homme-de-brou = L’Homme de Brou (1802)
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
option-first-dealer = Premier donneur
option-first-dealer-value = { $value ->
    [kings] aux rois
   *[random] au sort
 }
option-first-dealer-about = { $value ->
    [kings] On distribue à découvert ; le premier roi désigne le premier donneur.
   *[random] Le premier donneur est tiré au sort.
 }
option-indicator = La carte retournée
option-indicator-value = { $value ->
    [stays] reste visible
   *[taken] reprise en main
 }
option-indicator-about = { $value ->
    [stays] La carte retournée reste visible jusqu’à ce qu’elle soit jouée.
   *[taken] La carte retournée rejoint la main du donneur dès la première entame.
 }
option-declare = Quand on annonce un mariage
option-declare-value = { $value ->
    [own-turn] à son tour
    [after-own-trick] après une levée gagnée
   *[any-time] à tout moment
 }
option-declare-about = { $value ->
    [own-turn] On n’annonce un mariage qu’à son tour de jouer.
    [after-own-trick] On n’annonce un mariage que juste après une levée de son équipe.
   *[any-time] On peut annoncer à tout moment, même pendant une levée.
 }
option-raise = De vingt à trente
option-raise-value = { $value ->
    [allowed] permis
   *[refused] non permis
 }
option-raise-about = { $value ->
    [allowed] Un vingt annoncé peut devenir trente plus tard, un quarante soixante.
   *[refused] Un vingt annoncé reste vingt.
 }
option-marking = Mariages sur la table
option-marking-value = { $value ->
    [manual] marqués à la main
   *[automatic] marqués d’office
 }
option-marking-about = { $value ->
    [manual] Les mariages sur la table se marquent à la main : qui oublie les perd.
   *[automatic] Les mariages sur la table sont marqués d’office.
 }
option-unfinished-trick = La levée inachevée
option-unfinished-trick-value = { $value ->
    [counted] compte pour qui annonce
   *[nobody] ne compte pour personne
 }
option-unfinished-trick-about = { $value ->
    [counted] À une annonce, les cartes d’une levée inachevée comptent pour l’équipe qui annonce.
   *[nobody] À une annonce, les cartes d’une levée inachevée ne comptent pour personne.
 }
option-dehors = Sortir
option-dehors-value = { $value ->
    [automatic] d’office
   *[called] il faut le dire
 }
option-dehors-about = { $value ->
    [automatic] Qui a de quoi sortir à l’ardoise après une donne gagne sans rien dire.
   *[called] « Dehors ! » doit être dit : l’ardoise seule ne fait rien gagner.
 }
option-cape-declared = Mariages annoncés dans une cape
option-cape-declared-value = { $value ->
    [cancelled] perdus
   *[carried] gardés
 }
option-cape-declared-about = { $value ->
    [cancelled] Les mariages annoncés dans une cape sont perdus.
   *[carried] Les mariages annoncés dans une cape comptent à la donne suivante.
 }
option-failed-cape = La cape demandée et manquée
option-failed-cape-value = { $value ->
    [game-over] termine la partie
   *[game-on] la partie continue
 }
option-failed-cape-about = { $value ->
    [game-over] Une cape manquée termine la partie : les autres la gagnent.
   *[game-on] Après une cape manquée, la partie continue avec les deux ardoises.
 }
cmd-play-description = Jouer une carte
cmd-play-argument = carte
cmd-play-argument-description = La carte : « A♥ », « as coeur », « 10 trefle »…
cmd-play-unknown = { card-unknown }
cmd-play-which = { card-which }
cmd-play-done = { card-played }
cmd-marriage = mariage
cmd-marriage-description = Annoncer ou marquer un mariage
cmd-marriage-argument = mariage
cmd-marriage-argument-description = Quel mariage
cmd-marriage-unknown = Je ne connais pas ce mariage : choisissez-en un dans la liste.
cmd-marriage-which = Cela peut être plusieurs mariages : choisissez-en un.
cmd-dehors = dehors
cmd-dehors-description = Dire « Dehors ! » : votre équipe a 301 points et demande qu’on compte
cmd-cape = cape
cmd-cape-description = Demander la cape : les huit levées
cmd-cape-argument = annonce
cmd-cape-argument-description = Quelle annonce
cmd-cape-unknown = Je ne connais pas cette annonce : choisissez-en une dans la liste.
cmd-slate = ardoise
cmd-slate-description = Voir l’ardoise
help-text =
    ## Le Brouc
    Quatre joueurs, deux équipes : Nord avec Sud, Ouest avec Est ; 32 cartes, on tourne vers la droite.
    {""}**Cartes, de haut en bas :** A 10 R D V 9 8 7, valeur 11 10 4 3 2 0 0 0. La dernière carte donnée montre l’atout.
    {""}**On fournit.** À l’atout, on monte si l’on peut. Sans la couleur : se défausser, ou couper plus haut ; le R, la D ou le V d’atout qui complète un mariage dans la levée est toujours permis.
    {""}**Mariages** R+D 20, R+D+V 30, le double à l’atout. On annonce de la main dès la première levée de l’équipe ; sur le tapis ils comptent pour qui fait la levée et contre les autres.
    {""}**L’ardoise** se tient en dizaines. Qui a 301 avec l’ardoise et ses points dit **« Dehors ! »** : juste, les autres prennent une ou deux coches ; faux, c’est pour vous.
    {""}**Les huit levées** font une cape : deux coches, trois ou quatre si elle est demandée. 5 coches finissent le match : cette équipe a perdu.
    Vos cartes arrivent en message privé, ou avec « Ma main ».
