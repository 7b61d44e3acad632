# The game by name, its options, its commands and its rules in short.
game-name = Briscon
game-about = Un duel à cinq cartes : un talon, des suites à montrer, 600 points et un mot à ses risques
table-name = Briscon { $table }
lobby-sides = Un contre un.
side-N = { $one }
side-S = { $one }
preset-briscon = { game-name }
rules-line = Briscon en { $option_games } { $option_games ->
    [one] partie
   *[other] parties
 }
option-strict = { booklet-last-five-title }
option-strict-value = { $value ->
    [yes] strictes
   *[no] on fournit
 }
option-strict-about = { $value ->
    [yes] Les cinq dernières levées : on fournit plus haut si l’on peut ; sans la couleur, on coupe.
   *[no] Les cinq dernières levées : on fournit ; sans la couleur, on joue ce qu’on veut.
 }
cmd-play-description = Jouer une carte
cmd-play-argument = carte
cmd-play-argument-description = La carte : « A♥ », « as coeur », « 10 trefle »…
cmd-play-unknown = { card-unknown }
cmd-play-which = { card-which }
cmd-play-done = { card-played }
cmd-melden = montrer
cmd-melden-description = Montrer (Melden) une suite, un carré ou un mariage
cmd-melden-argument = cartes
cmd-melden-argument-description = Les cartes : « R D coeur », « 9♠ 8♠ 7♠ », « 4 as »…
cmd-melden-unknown = Je ne comprends pas ces cartes : écrivez par exemple « R D coeur ».
cmd-melden-which = Cela peut être plusieurs choses : choisissez.
cmd-melden-done = { $what }.
cmd-rauben = derober
cmd-rauben-description = Dérober (Rauben) : prendre la retourne contre le sept d’atout
cmd-aus = fini
cmd-aus-description = Dire « Fini » (Aus) : 600 points, ou la partie est perdue
cmd-sheet = feuille
cmd-sheet-description = Voir ce qui est écrit
help-text =
    ## Briscon
    Deux joueurs, 32 cartes, cinq en main ; la onzième carte montre l’atout et finit sous le talon.
    {""}**Cartes, de haut en bas :** A R D V 10 9 8 7 ; dans les levées A 11, 10 10, R 4, D 3, V 2.
    {""}**Tant qu’il y a un talon** on joue ce qu’on veut ; qui prend la levée tire d’abord, l’autre ensuite. Dans les cinq dernières levées, on fournit.
    {""}**Dérober (Rauben) :** avant d’entamer, on échange le sept d’atout contre la retourne.
    {""}**Montrer (Melden) :** avant d’entamer, on montre des suites (20 à 600 ; la moitié hors atout), des carrés (A 150 à 10 40), des mariages R+D (20, atout 40). Les points s’écrivent tout de suite.
    {""}**600 points** gagnent la partie. Qui croit les avoir dit **« Fini »** (Aus) : juste, la partie est gagnée ; faux, elle est perdue. Personne ne compte pour vous.
    Vos cartes arrivent en message privé, ou avec « Ma main ».
