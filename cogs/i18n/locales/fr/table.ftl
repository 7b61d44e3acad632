# Public words of a table, in the table's language.
lobby-title = ## { $game } – table { $table }
lobby-owner = Ouverte par { $owner }.
lobby-same = La première donne est la donne { $deal } du match { $match } de la table { $table } : le match n’est pas classé.
lobby-seat-empty = **{ $seat }** : libre
lobby-seat-person = **{ $seat }** : { $person }
lobby-seat-reserved = **{ $seat }** : réservée à { $person }
lobby-seat-computer = **{ $seat }** : 🤖 { $name }, { $level }
lobby-rules = { $rules } · temps : { $clock } · aide : { $help }
lobby-private = Table privée : sur invitation seulement.
lobby-take-backs = On peut reprendre sa carte tant que la suivante n’est pas jouée ; seul contre des ordinateurs, jusqu’à sa propre carte suivante (hors classement).
lobby-last-card = La dernière carte se joue toute seule.
lobby-speed-brisk = Les ordinateurs jouent vite.
lobby-speed-instant = Les ordinateurs jouent aussitôt.
lobby-expires = La table ferme { $when } si personne ne bouge.
lobby-expired = Fermée : personne n’a commencé à temps. Ouvrez-en une autre avec /table.
lobby-closed-idle = Fermée : personne n’a joué depuis longtemps. Ouvrez-en une autre avec /table.
lobby-closed-gone = Fermée : le salon ou le serveur où l’on jouait n’existe plus.
lobby-closed-host = Fermée par la personne qui exploite ce bot.
lobby-abandoned = Le match a été arrêté d’un commun accord.
lobby-resigned = { $count ->
    [one] { $team } a abandonné le match.
   *[other] { $team } ont abandonné le match.
 }
lobby-playing = On joue : { $where }
lobby-draw = Tirer les partenaires
lobby-options = Options…
lobby-start = Commencer
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
rules-keep = Garder pour ce serveur…
rules-keep-title = Garder ces règles
rules-keep-name = Comment s’appellent-elles ?
rules-kept = Gardées sous le nom **{ $name }** : chaque table de ce serveur peut les choisir, et /reglages peut en faire les règles habituelles.
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
options-speed = Vitesse des ordinateurs
speed-calm = Ordinateurs : posés, 1 à 2 s par carte
speed-brisk = Ordinateurs : vifs, moins d’une seconde par carte
speed-instant = Ordinateurs : aussitôt
options-clock-choice = Temps : { $clock }
options-language-choice = Langue : { $name }
options-help-choice = Aide : { $help }

either = { $one } ou { $two }
board-turn = À { $person } de jouer.
board-turn-until = À { $person } de jouer ; temps écoulé { $when }.
board-closes = Sans horloge : la table ferme { $when } si personne ne joue.
board-gives-up = { $count ->
    [one] Sans horloge : si personne ne joue, la personne dont c’est le tour perd le match { $when }.
   *[other] Sans horloge : si personne ne joue, le camp dont c’est le tour perd le match { $when }.
 }
board-cut = { $who ->
    [one] { $person } coupe
   *[any] N’importe qui à la table coupe
 } le jeu pour la donne { $deal }, au plus tard { $when }.
board-cut-open = { $who ->
    [one] { $person } coupe
   *[any] N’importe qui à la table coupe
 } le jeu pour la donne { $deal }.
board-cut-label = ✂ { $cards }
board-commitment = Empreinte du mélange : `{ $hash }`
board-next = La donne suivante arrive.
board-cut-why = -# Les cartes soulevées passent sous les autres : ainsi personne, pas même moi, n’a choisi la donne. N’importe quel nombre va bien ; au bout d’un moment, le jeu se coupe tout seul.
board-next-at = Donne suivante { $when }.
board-ready = Prêts : { $persons }.
call-turn = C’est votre tour : { $where }
board-behind = La table continue plus bas ⤵
board-nudge = { $person }, la table vous attend.
board-you-again = L’ordinateur joue pour { $person }. Appuyez sur « Me revoilà » pour reprendre.
board-moved = Le fil a disparu ; la table continue ici.
board-no-dm = { $person } ne reçoit pas mes messages : jouez ici avec « Ma main ».
board-recall = { $person }, j’ai redémarré : votre main privée ne suit plus la table. Appuyez sur « Ma main ».
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
board-abandon = { $persons } : arrêter le match ? Sans réponse, c’est d’accord { $when }.
board-abandon-alone = { $count ->
    [one] Sans un oui de quelqu’un d’autre d’ici là, { $team } aura abandonné le match.
   *[other] Sans un oui de l’autre équipe d’ici là, { $team } auront abandonné le match.
 }
board-abandon-open = { $persons } : arrêter le match ?
button-stop = Arrêter
button-play-on = Continuer
lobby-draw-seats = Tirer les places
board-booked = Inscription { $when }.
board-booking = La donne est finie.
hand-booking = La donne est finie : appuyez sur « Compter » pour continuer.
hand-elsewhere = Les autres jouent : suivez-les à la table.
