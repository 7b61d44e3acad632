# Public words of a table, in the table's language.
lobby-title = ## { $game } – table { $table }
lobby-owner = Ouverte par { $owner }.
lobby-same = La première donne est la donne { $deal } du match { $match } de la table { $table } : le match n’est pas classé.
lobby-midst = Le match reprend au milieu de la donne { $deal } du match { $match } de la table { $table } : il ne compte nulle part.
lobby-seat-empty = **{ $seat }** : libre
lobby-seat-person = **{ $seat }** : { $person }
lobby-seat-reserved = **{ $seat }** : réservée à { $person }
lobby-seat-computer = **{ $seat }** : 🤖 { $name }, { $level }
lobby-picture = { $game } : une table vue d’en haut.
lobby-chair-free = libre
lobby-chair-kept = pour { $person }
lobby-rules = { $rules } · temps : { $clock } · aide : { $help }
lobby-private = Table privée : sur invitation seulement.
lobby-deals = { $deals ->
    [one] { $deals } donne décide (hors classement).
   *[other] { $deals } donnes, dont on additionne les points (hors classement).
 }
lobby-take-backs = On peut reprendre sa carte tant que la suivante n’est pas jouée ; seul contre des ordinateurs, jusqu’à sa propre carte suivante (hors classement).
lobby-last-card = La dernière carte se joue toute seule.
lobby-own-cut = Seul contre des ordinateurs, on coupe le jeu soi-même.
lobby-speed-brisk = Les ordinateurs jouent vite.
lobby-speed-instant = Les ordinateurs jouent aussitôt.
lobby-expires = Si personne ne bouge, la table ferme : { $when }
lobby-expired = Fermée : personne n’a commencé à temps. Ouvrez-en une autre avec /table.
lobby-closed-idle = Fermée : personne n’a joué depuis longtemps. Ouvrez-en une autre avec /table.
lobby-closed-gone = Fermée : le salon ou le serveur où l’on jouait n’existe plus.
lobby-closed-host = Fermée par la personne qui gère ce bot.
lobby-closed-redrawn = Fermée : le tour a été tiré à nouveau.
lobby-abandoned = Le match a été arrêté d’un commun accord.
lobby-resigned = { $count ->
    [one] { $team } a abandonné le match.
   *[other] { $team } ont abandonné le match.
 }
lobby-playing = On joue : { $where }
lobby-draw = Tirer les partenaires
lobby-options = Options…
lobby-start = Commencer
lobby-play-now = Jouer tout de suite
lobby-sit = S’asseoir : { $seat }
lobby-close = Se lever
lobby-computers = Asseoir un ordinateur…
lobby-all-seats = Toutes les places libres
lobby-which-seat = Ordinateur, { $level } : à quelle place ?
lobby-no-seat = Toutes les places sont prises.
level-beginner = débutant
level-amateur = amateur
level-club = joueur de club
level-expert = expert
level-master = maître
clock-20s = 20 s
clock-45s = 45 s
clock-2min = 2 min
clock-12h = 12 h
clock-none = libre
help-none = aucune
help-rules = cartes permises
help-hints = conseils
language-name = français

options-title = Options de la table { $table }
options-rules = Règles de la maison…
rules-title = ### Règles de la table { $table }
rules-set = On joue **{ $rules }**. Ce qui s’en écarte est marqué.
rules-line-usual = { settings-line }
rules-line-house = 🔸 **{ $name }** : { $value }
rules-on = oui
rules-off = non
rules-fields = Quelle règle…
rules-plain = Tout comme d’habitude
rules-back = Autres options
rules-keep = Enregistrer pour ce serveur…
rules-keep-title = Enregistrer ces règles
rules-keep-name = Comment s’appellent-elles ?
rules-kept = Enregistrées sous le nom **{ $name }** : chaque table de ce serveur peut les choisir, et /reglages peut en faire les règles habituelles.
rules-nameless = Il faut au moins une lettre pour un nom.
rules-too-many = Un serveur garde { $most } jeux de règles au plus : /reglages permet d’en supprimer.
rules-house = **Règles de la maison**, autrement que dans { $rules } :
rules-differs = { $name } : { $value }
options-preset = Règles
options-clock = Temps par tour
options-help = Aide aux joueurs
options-language = Langue de la table
options-more = Autres réglages…
options-private = Privée : sur invitation
options-take-backs = On peut reprendre sa carte
options-last-card = La dernière carte se joue toute seule
options-own-cut = Seul, on coupe le jeu soi-même
options-speed = Vitesse des ordinateurs
options-deals = Nombre de donnes
options-deals-whole = Un match entier
options-deals-choice = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }
speed-calm = Ordinateurs : posés, 1 à 2 s par carte
speed-brisk = Ordinateurs : vifs, moins d’une seconde par carte
speed-instant = Ordinateurs : aussitôt
options-preset-choice = Règles : { $rules }
options-clock-choice = Temps : { $clock }
options-language-choice = Langue : { $name }
options-help-choice = Aide : { $help }

either = { $one } ou { $two }
board-turn = À { $person } de jouer.
board-turn-until = À { $person } de jouer. Fin du temps : { $when }
board-closes = Sans horloge. Si personne ne joue, la table ferme : { $when }
board-gives-up = { $count ->
    [one] Sans horloge. Si personne ne joue, la personne dont c’est le tour perd le match : { $when }
   *[other] Sans horloge. Si personne ne joue, le camp dont c’est le tour perd le match : { $when }
 }
board-deserted = Plus personne à la table : elle attend que quelqu’un appuie sur « Me revoilà ». Sinon, elle ferme : { $when }
board-cut = { $person } coupe le jeu pour la donne { $deal }. Fin du temps : { $when }
board-cut-open = { $person } coupe le jeu pour la donne { $deal }.
board-cut-label = ✂ { $cards }
board-commitment = Empreinte du mélange : { $hash }
board-cut-chance = Une personne contre des ordinateurs : le jeu se coupe au hasard. Pour couper vous-même : Options, avant le match.
board-next = La donne suivante arrive.
board-deals = Donne { $deal } sur { $deals }
board-deals-points = Donne { $deal } sur { $deals } · { $points }
board-deals-side = { $team } : { $points }
board-cut-why = -# Les cartes soulevées passent sous les autres : ainsi personne, pas même moi, n’a choisi la donne. N’importe quel nombre va bien ; au bout d’un moment, le jeu se coupe tout seul.
board-next-at = Donne suivante : { $when }
board-ready = Prêts : { $persons }.
call-turn = C’est votre tour : { $where }
board-behind = La table continue plus bas ⤵
board-nudge = { $person }, la table vous attend.
board-you-again = L’ordinateur joue pour { $person }. Appuyez sur « Me revoilà » pour reprendre.
board-moved = Le fil n’est plus utilisable ; la table continue ici.
board-no-dm = { $person } ne reçoit pas mes messages : jouez ici avec « Ma main ».
board-recall = { $person }, j’ai redémarré : vos cartes ici ne sont plus à jour. Appuyez sur « Ma main ».
button-hand = Ma main
button-help = ?
button-back = Me revoilà
button-count = Compter
button-next = Donne suivante
button-again = Encore une
button-new-partners = Autres partenaires
final-unrated-computers = -# Hors classement : un ordinateur était à table dès le début.
final-unrated-take-backs = -# Hors classement : on pouvait reprendre ses cartes.
final-unrated-same-deal = -# Hors classement : le match a commencé par une donne déjà jouée.
final-unrated-deals = -# Hors classement : le nombre de donnes était fixé.
final-deals-won = { $count ->
    [one] ## { $team } gagne { $deals ->
        [one] après { $deals } donne
       *[other] après { $deals } donnes
     }
   *[other] ## { $team } gagnent { $deals ->
        [one] après { $deals } donne
       *[other] après { $deals } donnes
     }
 }
final-deals-level = { $deals ->
    [one] ## Égalité après { $deals } donne
   *[other] ## Égalité après { $deals } donnes
 }
final-deals-shared = { $deals ->
    [one] ## Premiers ensemble après { $deals } donne : { $teams }
   *[other] ## Premiers ensemble après { $deals } donnes : { $teams }
 }
final-deals-side = **{ $team }** : { $points } ({ $each })
board-abandon = { $persons } : arrêter le match ? Sans réponse, c’est d’accord : { $when }
board-abandon-alone = { $count ->
    [one] Si personne d’autre ne dit oui d’ici là, { $team } abandonne le match.
   *[other] Si personne de l’autre équipe ne dit oui d’ici là, { $team } abandonnent le match.
 }
board-abandon-open = { $persons } : arrêter le match ?
button-stop = Arrêter
button-play-on = Continuer
lobby-draw-seats = Tirer les places
board-booked = Les points s’inscrivent : { $when }
board-booking = La donne est finie.
hand-booking = La donne est finie : appuyez sur « Compter » pour continuer.
hand-elsewhere = Les autres jouent : suivez-les à la table.
