# Evenings of a club: sign-up, rounds, directing.
cmd-evening = soiree
cmd-evening-description = Les soirées de cartes : la prochaine, celle en cours, les passées, une nouvelle
evening-title = ## Soirées
evening-next = Prochaine
evening-running = En cours
evening-past = Passées, saison
evening-new = Nouvelle
evening-direct = Diriger
evening-none-next = Aucune soirée n’est annoncée sur ce serveur.
evening-none-running = Aucune soirée n’est en cours sur ce serveur.
evening-none-past = Aucune soirée n’a encore été jouée sur ce serveur.
evening-none-direct = Il n’y a aucune soirée à diriger sur ce serveur.
evening-which = Une autre soirée
evening-line = **{ $name }** · { $when } · { $state ->
    [off] annulée
    [over] terminée
    [playing] en cours
   *[lobby] { evening-count }
 }
evening-count = { $count ->
    [0] Personne n’est encore inscrit
    [one] { $count } personne vient
   *[other] { $count } personnes viennent
 }

# Its plan.
evening-name = Soirée { $game }
evening-kind-new-partners = nouveau partenaire à chaque tour
evening-kind-new-partners-about = Partenaires et adversaires sont tirés à chaque tour ; on compte pour soi
evening-kind-pairs = par paires
evening-kind-pairs-about = Vous gardez votre partenaire ; les paires proches au classement se rencontrent
evening-kind-knock-out = élimination
evening-kind-knock-out-about = Qui perd continue en consolation
evening-kind-singles = un contre un
evening-kind-singles-about = Les gens proches au classement se rencontrent
evening-plan = { $game } · { $kind ->
    [new-partners] nouveau partenaire à chaque tour
    [pairs] par paires
    [knock-out] élimination, avec consolation
   *[singles] un contre un
 } · { evening-length }
evening-length = { $deals ->
    [0] { $rounds ->
        [one] { $rounds } match
       *[other] { $rounds } tours d’un match
    }
   *[other] { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    } de { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
 }
evening-preview = { $typical } personnes : { evening-length }, jusque vers { $end }.
evening-when = { $when } ({ $relative })
evening-until = Fin vers { $end }.
evening-computers-fill = Les ordinateurs prennent les places libres.
evening-people-only = Sans ordinateurs : qui est en trop se repose un tour.
evening-check-in = Dans le dernier quart d’heure, on appuie sur « Je suis là ».
evening-weekly = Chaque semaine.
evening-limit = { $most } personnes au plus, puis une liste d’attente.

# The card.
evening-come = Je viens
evening-with = À deux
evening-later = Plus tard
evening-not-today = Pas cette fois
evening-here = Je suis là
evening-join = Me joindre
evening-leave = Je pars
evening-my-place = Ma place
evening-go = J’y vais
evening-why = Pourquoi cette table ?
evening-puzzle = Un problème
evening-yes = Oui
evening-no = Non
evening-next-week = La prochaine : je viens
evening-coming = { $count ->
    [0] Personne n’est encore inscrit.
    [one] **Une personne vient :**
   *[other] **{ $count } personnes viennent :**
 }
evening-looking = Cherche un partenaire : { $people }
evening-late = Vient plus tard : { $people }
evening-waiting = Sur la liste d’attente : { $people }
evening-were-there = Étaient là la dernière fois : { $people }
evening-pair = { $one } et { $two }
evening-pair-open = { $one } et ?
evening-computer = un ordinateur
evening-and-more = { $count ->
    [one] { $people } et { $count } autre
   *[other] { $people } et { $count } autres
 }
evening-secrets = -# Empreintes des secrets des tirages : { $hashes }
evening-round = **Tour { $round } sur { $last }**
evening-round-soon = Le tour { $round } sur { $last } commence { $when }.
evening-drawing = On tire les tables.
evening-cutting = { $person } coupe pour toute la soirée : un nombre de 1 à 999. Sinon, le hasard s’en charge { $when }.
evening-paused = La soirée fait une pause. Les tables finissent leur tour.
evening-few = Il y a trop peu de monde pour le prochain tour. Appuyez sur « Me joindre », sinon la soirée s’arrête là.
evening-off = La soirée est annulée.
evening-off-few = Il y avait trop peu de monde : la soirée n’a pas lieu.
evening-over = La soirée est terminée.
evening-hall-at = La salle : { $where }
evening-podium = **{ $place }.** { $who } – **{ $total }**
evening-again-at = La prochaine : { $when }

# Answers to presses on the card.
evening-you-come = Vous êtes sur la liste. Début : { $when } ; je vous le rappellerai.
evening-you-wait = Les { $most } places sont prises. Vous êtes au rang { $place } de la liste d’attente ; je vous dirai quand une place se libère.
evening-you-come-next = C’est bon : vous jouez dès le prochain tour.
evening-you-here = Bien, vous êtes là. Début { $relative }.
evening-you-later = Entendu, vous venez plus tard. Appuyez alors sur « Je suis là », et vous jouerez dès le tour suivant.
evening-you-not = Entendu, pas cette fois.
evening-you-left = Vous avez quitté la soirée. Si vous êtes à une table, un ordinateur finit ce tour pour vous.
evening-whom = Avec qui jouez-vous ?
evening-whom-about = La personne reçoit la question et répond oui ou non. Sans réponse au début, vous jouez avec quelqu’un d’autre qui cherche aussi.
evening-alone = Trouvez-moi quelqu’un
evening-partner-asked = La question est posée à { $person }.
evening-partner-bot = Un bot ne peut pas jouer : choisissez une personne.
evening-partner-question = { $guest }, { $person } aimerait jouer avec vous : { $name }, { $when }
evening-partner-yes = Vous jouez avec { $person }.
evening-partner-no = Entendu : { $person } cherche quelqu’un d’autre.
evening-help = **Comment se passe une soirée.** Appuyez sur « Je viens », et c’est tout. Au début, on tire les tables ; « J’y vais » montre vos cartes. Après chaque tour, vous voyez le classement et votre prochaine table. On peut venir plus tard, partir entre deux tours et revenir. En votre absence, un ordinateur joue pour vous. Qui se repose un tour reçoit la moyenne de ses propres tours. Tout le monde peut vérifier les tirages : les fichiers sont sur la carte, à la fin.
evening-cut = Couper
evening-cut-number = Un nombre de 1 à 999
evening-cut-done = C’est coupé : { $number }.
evening-bad-cut = Il faut un nombre de 1 à 999. Appuyez de nouveau sur « Couper ».
evening-not-to-cut = Quelqu’un d’autre coupe pour cette soirée, ou c’est déjà coupé.

# Reminders, questions, draws.
evening-reminder = **{ $name }** commence { $relative }, { $when }. Venez-vous ?
evening-reminder-here = **{ $name }** commence { $relative }. Appuyez sur « Je suis là », sinon vous ne serez pas du tirage.
evening-place-free = Une place s’est libérée, elle est pour vous : **{ $name }**, { $when }
evening-spot = **Table { $table }**
evening-thread = Table { $table }
evening-notice = **Tour { $round } sur { $last } · table { $table }**
evening-notice-sides = { $one } contre { $two }
evening-notice-cards = On donne les cartes quand tout le monde a appuyé sur « J’y vais », au plus tard { $when }.
evening-hall = ### Tour { $round } sur { $last }
evening-hall-title = { $name } · tour { $round } sur { $last }
evening-hall-left = Tables qui jouent encore : { $left } sur { $tables }{ $minutes ->
    [0] .
   *[other] , environ { $minutes } min.
 }
evening-hall-none = Toutes les tables ont fini.
evening-hall-over = Le tour est terminé.
evening-hall-byes = Au repos : { $people }
evening-bell = La cloche a sonné : cette donne est la dernière.
evening-secret = -# Secret de ce tirage : { $secret } · coupe : { $cut }

# One’s own evening.
evening-own-not = Vous n’êtes pas sur la liste de cette soirée.
evening-own-comes = Vous êtes sur la liste.
evening-own-late = Vous venez plus tard : appuyez sur « Je suis là » à votre arrivée.
evening-own-waits = Vous êtes au rang { $place } de la liste d’attente.
evening-own-away = Vous ne serez pas du tirage avant d’appuyer sur « Je suis là ».
evening-own-table = Tour { $round } : vous jouez à la table { $table }, { $where }
evening-own-result = La table { $table } a fini : **{ $own } à { $other }**.
evening-own-so-far = Rang provisoire : { $place } sur { $people }, parmi ceux qui ont fini.
evening-own-watch = À regarder : { $where }
evening-own-bye = Vous êtes au repos pour le tour { $round }. Il compte { $average }, votre moyenne.
evening-own-bye-first = Vous êtes au repos pour le tour { $round }. Il compte comme votre moyenne de la soirée.
evening-own-place = Après { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
 }, vous êtes au rang **{ $place }** sur { $people }, avec { $total }.
evening-own-moved = { $up ->
    [yes] ▲ Avant, c’était le rang { $before }.
   *[no] ▼ Avant, c’était le rang { $before }.
 }
evening-own-next = Le tour { $round } commence { $when }.
evening-own-end = Vous finissez au rang **{ $place }** sur { $people }, avec { $total }.
evening-own-partners = Vos partenaires : { $people }
evening-own-best = Votre meilleur tour : le tour { $round }, avec { $points }
evening-why-title = **Pourquoi la table { $table } au tour { $round } ?**
evening-why-partners = { $partners ->
    [0] Vous n’aviez pas encore joué avec votre partenaire.
    [one] Vous aviez déjà joué { $partners } fois avec votre partenaire.
   *[other] Vous aviez déjà joué { $partners } fois avec votre partenaire.
 }
evening-why-opponents = { $opponents ->
    [0] Vous n’aviez rencontré aucun de ces adversaires.
    [one] Vous aviez rencontré l’un de ces adversaires { $opponents } fois.
   *[other] Vous aviez rencontré ces adversaires { $opponents } fois en tout.
 }
evening-why-bye = { $byes ->
    [0] Il y a quelqu’un de trop, et personne ne se repose deux fois avant que tout le monde se soit reposé une fois.
   *[other] Il y a quelqu’un de trop, et tout le monde s’est reposé autant de fois que vous.
 }
evening-why-rule = Le tirage évite d’abord le même partenaire, puis les mêmes adversaires ; dès le troisième tour, il réunit des gens proches au classement. Ce qui est alors égal se décide par un secret et par la coupe : personne ne pouvait le savoir ni le choisir.

# New.
evening-new-title = ## Une nouvelle soirée
evening-new-line = **{ $name }** : { $value }
evening-new-fields = Que changer ?
evening-new-form = Formule
evening-new-game = Jeu
evening-new-rules = Règles
evening-new-length = Durée
evening-new-length-60 = environ 1 h
evening-new-length-90 = environ 1 h 30
evening-new-length-120 = environ 2 h
evening-new-clock = { options-clock }
evening-new-limit = Nombre de personnes
evening-new-limit-none = sans limite
evening-new-more = Autres
evening-new-more-none = rien
evening-new-more-people = sans ordinateurs
evening-new-more-check = appel avant le début
evening-new-more-weekly = chaque semaine
evening-new-post = Nom et début …
evening-form-title = Annoncer une soirée
evening-form-name = Nom
evening-form-start = Début
evening-form-start-about = Fuseau horaire : { $zone }. Par exemple { $example }
evening-announced = La soirée est annoncée dans { $where }.
evening-bad-start = Je ne comprends pas « { $text } » comme début. Écrivez un jour et une heure, par exemple { $example }.
evening-far-start = C’est dans plus de 90 jours. Rien n’est annoncé : écrivez un début plus proche.
evening-not-director = { $role ->
    [none] Ici, les soirées sont tenues par les personnes qui gèrent les évènements du serveur : adressez-vous à elles.
   *[other] Ici, c’est { $role } qui tient les soirées : adressez-vous à ces personnes.
 }
evening-no-game = Aucun des jeux d’ici ne se joue en soirée : il faut deux camps de même taille.

# Directing.
evening-direct-title = ## { $name } : diriger
evening-direct-table = **Table { $table }** : on attend { $people } ({ $since })
evening-direct-nobody = Personne n’est en retard.
evening-pause = Pause
evening-go-on = { school-on }
evening-delay = 5 min de plus
evening-next-now = Tour suivant
evening-start-now = Commencer
evening-redraw = Nouveau tirage
evening-say = Message …
evening-say-title = Message à toutes les tables
evening-say-text = Texte
evening-rename = Autre nom …
evening-rename-title = Autre nom
evening-call-off = Annuler
evening-call-off-sure = Annuler **{ $name }** ? { $count ->
    [0] Personne n’est inscrit.
    [one] { $count } personne est inscrite.
   *[other] { $count } personnes sont inscrites.
 }
evening-call-off-yes = Oui, annuler
evening-call-off-series = Celle-ci et les suivantes
evening-back = Retour
evening-files = Fichiers
evening-files-about = Le fichier CSV s’ouvre dans tout tableur. Le procès-verbal contient tirages et résultats ; `python -m games evening verify FICHIER` le vérifie.
evening-a-table = Une table …
evening-a-person = Une personne …
evening-table-page = ### Table { $table }, tour { $round }
evening-table-delay = 5 min de plus ici
evening-table-correct = Corriger le résultat …
evening-correct-title = Résultat de la table { $table }
evening-correct-points = Points, camp { $side }
evening-correct-won = Parties gagnées, camp { $side }
evening-correct-reason = Raison (tout le monde la lit)
evening-person-page = ### { $person }
evening-person-state = { $state ->
    [coming] Sur la liste.
    [late] Vient plus tard.
    [waiting] Sur la liste d’attente.
    [here] Présence confirmée.
    [away] En son absence, un ordinateur joue.
    [withdrew] N’y participe plus.
   *[excluded] Sous exclusion.
 }
evening-person-none = Pas sur la liste.
evening-add = Ajouter
evening-person-withdraw = Retirer
evening-person-warn = Avertir …
evening-person-exclude = Exclure
evening-person-exclude-sure = Exclure { $person } de cette soirée ? Un ordinateur finit le tour.
evening-person-replace = Remplacer par …
evening-person-swap = Échanger avec …
evening-warn-title = Un avertissement
evening-warn-text = Texte
evening-done = ✅ C’est fait.
evening-said = { $person } : { $text }
evening-warned = **{ $name }** : { $text }
evening-excluded = Les personnes qui dirigent **{ $name }** ont mis fin à votre participation.
evening-corrected = Table { $table } : le résultat est maintenant **{ $one } à { $two }**. { $person } : { $reason }
evening-delayed = ⏱️ { $minutes } min de plus.

# Refusals.
no-evening = Cette soirée n’existe pas.
evening-bad-score = Les points sont des nombres entiers. Rien n’a changé.

# The season.
evening-season = **Saison** – les { $best } meilleures de { $most } soirées comptent.
evening-season-line = **{ $place }.** { $who } – **{ $total }** ({ $evenings ->
    [one] { $evenings } soirée
   *[other] { $evenings } soirées
 })
evening-season-champion = Le plus de points de toutes les soirées : { $who }

# Settings.
settings-evening-role = Qui tient les soirées
settings-evening-role-none = qui gère les évènements
