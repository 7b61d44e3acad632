# What Brus says at a table: the board, what is turned and dared, endings, the tableau, the hand.
board-title = ### Donne { $hand } · levée { $trick } · { $dealer } a donné
recap-title = ### Donne { $hand } · { $dealer } a donné
progress-line = Levées : { $ns_name } { $ns }, { $ew_name } { $ew } · talon { $stock ->
    [0] épuisé
    [one] { $stock } carte
   *[other] { $stock } cartes
 }
tableau-line = Traits restants : { $ns_name } { $ns }, { $ew_name } { $ew }{ $stanti ->
    [0] {""}
    [one] {" "}· { $stanti } Stanto
   *[other] {" "}· { $stanti } Stanti
 }{ $to ->
    [1] {""}
   *[other] {" "}· parties { $games } (en { $to })
 }
tableau-drawn = { $team } : { $brillen ->
    [0] 0 Brille
    [one] { $brillen } Brille
   *[other] { $brillen } Brillen
 }, { $keulen ->
    [0] 0 Keule
    [one] { $keulen } Keule
   *[other] { $keulen } Keulen
 }
board-asked = { $team } : fuir ou relever ? Le premier mot compte.
said-turned = { $person } entame d’une carte cachée (kehren).
said-turned-own = Vous entamez d’une carte cachée (kehren).
said-takes = { $person } relève.
said-takes-own = Vous relevez.
said-runs = { $person } fuit.
said-runs-own = Vous fuyez.
seven-led = { $person } entame d’un sept : seul un sept plus fort le bat.
seven-led-own = Vous entamez d’un sept : seul un sept plus fort le bat.
said-dares = { $person } ose **{ $card }** (wagen) !
said-dares-own = Vous osez **{ $card }** (wagen) !
dare-won = { $person } a osé { $card } et fait la levée : { $wiped ->
    [0] { $team } n’efface rien
    [one] { $team } efface un trait
   *[other] { $team } efface { $wiped } traits
 }{ $kept ->
    [0] .
   *[other] , le dernier reste.
 }
dare-won-own = Vous avez osé { $card } et faites la levée : { $wiped ->
    [0] { $team } n’efface rien
    [one] { $team } efface un trait
   *[other] { $team } efface { $wiped } traits
 }{ $kept ->
    [0] .
   *[other] , le dernier reste.
 }
dare-beaten = { $person } a osé { $card } et se fait battre (geschlagt) : { $wiped ->
    [0] { $team } n’efface rien
    [one] { $team } efface un trait
   *[other] { $team } efface { $wiped } traits
 }{ $kept ->
    [0] .
   *[other] , le dernier reste.
 }
dare-beaten-own = Vous avez osé { $card } et vous faites battre (geschlagt) : { $wiped ->
    [0] { $team } n’efface rien
    [one] { $team } efface un trait
   *[other] { $team } efface { $wiped } traits
 }{ $kept ->
    [0] .
   *[other] , le dernier reste.
 }
dare-over = { $person } a osé { $card } ; battu, mais le partenaire est plus fort encore (übergeschlagt) : personne n’efface.
dare-over-own = Vous avez osé { $card } ; la carte est battue, mais votre partenaire est plus fort encore (übergeschlagt) : personne n’efface.
dare-covered = { $person } a osé { $card } ; la levée est au partenaire : personne n’efface.
dare-covered-own = Vous avez osé { $card } ; la levée est à votre partenaire : personne n’efface.
ending-won = Donne { $hand } : { $team } gagnent { $own }–{ $others } et effacent { $wiped ->
    [0] 0 trait
    [one] un trait
   *[other] { $wiped } traits
 }.
ending-run = Donne { $hand } : { $person } fuit. { $team } la gagnent et effacent { $wiped ->
    [0] 0 trait
    [one] un trait
   *[other] { $wiped } traits
 }.
ending-run-own = Donne { $hand } : vous fuyez. { $team } la gagnent et effacent { $wiped ->
    [0] 0 trait
    [one] un trait
   *[other] { $wiped } traits
 }.
ending-stanto = Donne { $hand } : quatre levées partout, un **Stanto**. { $stanti ->
    [one] Il compte à la donne suivante.
   *[other] Il y en a { $stanti }, qui comptent à la donne suivante.
 }
ending-reasons = Dus : un pour la donne{ $jannen ->
    [0] {""}
   *[other] , un pour cinq à zéro (jannen)
 }{ $kehren ->
    [0] {""}
    [one] , un pour la carte cachée (kehren)
   *[other] , { $kehren } pour les cartes cachées (kehren)
 }{ $stanti ->
    [0] {""}
    [one] , un pour le Stanto
   *[other] , { $stanti } pour les Stanti
 }.
game-brille = { $winners } gagnent la partie. { $losers } prennent une **Brille** (lunettes).
game-keule = { $winners } gagnent la partie. { $losers } n’ont pas effacé un trait et prennent une **Keule** (massue).
call-run = ## { $person } fuit
call-shown = { $person } montre : { $cards }
call-game = ## La partie est gagnée
final-score = Parties : { $ns_name } { $ns }, { $ew_name } { $ew }, en { $hands ->
    [one] une donne
   *[other] { $hands } donnes
 }.
lies-turned = { $person } une carte cachée
played-none = Aucune carte n’est encore jouée dans cette donne.
played-count = { $count ->
    [one] Une carte est jouée.
   *[other] { $count } cartes sont jouées.
 }
played-beating = Cartes qui battent : { $cards }
played-sevens = Sept : { $cards }
played-blank = Blanches : { $cards }
button-played = Cartes jouées
button-tableau = Tableau
hand-title = ### Table { $table } · donne { $hand } · levée { $trick } · vous êtes en { $seat }
hand-title-rests = ### Table { $table } · donne { $hand } · vous êtes en { $seat }
hand-asked = **Fuir ou relever ?** Fuir perd la donne ; relever y ajoute un trait. Le premier mot de votre équipe compte.
sure-turn = **Cachée ?** Fuite, ou un trait de plus.
sure-run = **Fuir ?** La donne est alors à eux.
button-dare = Oser { $card } (wagen)
button-dare-turned = Oser (wagen)
button-takeup = Relever
button-run = Fuir
button-sure-of = { $what } ?
button-turn = Cacher { $card } (kehren)
label-turn = cacher { $card } (kehren)
about-worth = En jeu : { $n }. Qui gagne la donne efface { $n ->
    [one] un trait
   *[other] { $n } traits
 }, un de plus à 5–0.
about-dare = Wagen : si la carte fait la levée, votre équipe efface un trait (deux pour Brus entamé) ; si les autres la battent, ils en effacent un de plus.
about-turn = Kehren : la carte reste cachée ; les autres fuient et perdent la donne, ou relèvent, et elle vaut un trait de plus.
daily-points = { $points ->
    [one] { $points } trait
   *[other] { $points } traits
 }
