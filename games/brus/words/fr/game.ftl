# The game by name, its options, its commands and its rules in short.
game-name = Brus
game-about = Le jeu de Gotland : deux contre deux, trois cartes en main, un tableau à effacer, de l’audace
table-name = Brus { $table }
lobby-sides = Les partenaires se font face : Nord avec Sud, Est avec Ouest ; on tourne vers la gauche.
preset-brus = { game-name }
rules-line = { preset-brus } en { $option_games } { $option_games ->
    [one] partie
   *[other] parties
 }
cmd-play-description = Jouer une carte
cmd-play-argument = carte
cmd-play-argument-description = La carte : « R♥️ », « roi de coeur », « oser Brus », « cacher 7 trefle »…
cmd-play-unknown = { card-unknown }
cmd-play-which = { card-which }
cmd-play-done = { card-played }
cmd-wagen = oser
cmd-wagen-description = Oser (wagen) avec Brus ou Dulle Hund, en le jouant
cmd-wagen-which = Les deux peuvent s’oser : choisissez.
cmd-wagen-done = C’est dit : { $what }.
cmd-kehren = cacher
cmd-kehren-description = Entamer d’une carte cachée (kehren)
cmd-kehren-argument = carte
cmd-kehren-argument-description = Quelle carte
cmd-kehren-unknown = { card-unknown }
cmd-kehren-which = { card-which }
cmd-kehren-done = C’est dit : { $what }.
cmd-run = fuir
cmd-run-description = Fuir devant une carte cachée : la donne est perdue
cmd-run-done = C’est dit : { $what }.
cmd-takeup = relever
cmd-takeup-description = Relever une carte cachée : on joue, pour un trait de plus
cmd-takeup-done = { cmd-run-done }
cmd-played = jouees
cmd-played-description = Voir les cartes déjà jouées dans cette donne
cmd-tableau = tableau
cmd-tableau-description = Voir le tableau : traits, Stanti, Brillen et Keulen
help-text =
    ## Brus
    Quatre joueurs, deux équipes : Nord avec Sud, Est avec Ouest ; 32 cartes, on tourne vers la gauche. Trois cartes en main ; après chaque levée, chacun en tire une du talon.
    {""}**Cartes qui battent, de haut en bas :** V♣︎ Spitz, R♥️ Brus, 8♠︎ Dulle Hund, 9♣︎ 9♠︎ 9♥️ 9♦️, A♣︎ A♠︎ A♥️ A♦️, V♠︎ V♥️ V♦️. Les autres sont blanches ; on ne fournit pas. Un sept entamé tant qu’il y a du talon n’est battu que par un sept plus fort.
    {""}**Cinq levées** gagnent la donne et effacent un trait, deux à 5–0 (jannen) ; 4–4 est un Stanto, un trait de plus pour qui gagne ensuite. Six traits effacés gagnent la partie.
    {""}**Oser (wagen) :** osez avec Brus ou Dulle Hund en le jouant. La levée faite, votre équipe efface ; battu, les autres effacent un de plus.
    {""}**Cacher (kehren) :** à l’entame, avec deux ou quatre levées, jouez une carte cachée. Les autres fuient et perdent la donne, ou relèvent : elle vaut alors un trait de plus.
    Qui perd une partie prend une Brille (lunettes), ou une Keule (massue) sans rien d’effacé. Vos cartes arrivent en message privé, ou avec « Ma main ».
