# La donne du jour.
cmd-daily = donne-du-jour
cmd-daily-description = La donne du jour : les mêmes cartes pour tout le monde, une fois
daily-title = ## Donne du jour · { $game }
daily-day = **{ $day }**
daily-about = Tout le monde joue les mêmes cartes à la même place, une seule fois, avec l’ordinateur au plus haut niveau. Sans horloge. Une donne commencée avant la fin de la journée peut se finir jusqu’à { $finished }. Fin de la journée : { $ends }
daily-finished = { $count ->
    [0] Personne ne l’a encore finie.
    [one] Une personne l’a finie.
   *[other] { $count } personnes l’ont finie.
 }
daily-play = Jouer
daily-play-too = La jouer aussi
daily-continue = Continuer
daily-practise = La jouer hors classement
daily-more = Classement, autres jours
daily-waits = Discord ne me laisse tenir un message privé à jour que pendant 15 minutes. La donne du jour vous attend : appuyez sur « Continuer ».
daily-closed = La journée est finie, et la donne n’a pas été terminée. La suivante est sous `/donne-du-jour`.
daily-once = Vous avez joué la donne d’aujourd’hui. La prochaine commence { $when }.
daily-locked = D’autres jouent encore cette donne du jour. Quand plus personne ne peut la finir, vous pourrez la revoir et l’analyser : `/donne-du-jour`.
daily-opens = Quelques personnes finissent encore cette donne. Son classement complet, ses cartes et la reprise s’ouvrent { $when }.
daily-counts = Cette donne compte si vous la finissez avant { $finished } ({ $when }).
daily-not-played = Vous n’avez pas fini cette donne : il n’y a rien à montrer.
daily-not-yours = Cette donne du jour n’est pas la vôtre : jouez la vôtre avec `/donne-du-jour`.
daily-points = { $points }
daily-result = Vous : **{ $points }** · l’ordinateur à votre place : { $par }
daily-result-shared = **{ $points }** · l’ordinateur : { $par }
daily-alone = Vous : **{ $points }** · l’ordinateur est encore en train de la jouer
daily-better = Mieux que { $percent } % { $count ->
    [one] d’une personne
   *[other] des { $count } personnes
 }
daily-field = Moyenne { $count ->
    [one] d’une personne
   *[other] des { $count } personnes
 } : { $mean }
daily-streak = { $days ->
    [one] { $days } jour
   *[other] { $days } jours de suite
 }
daily-shared = **{ $game }** · donne du jour, { $day }
daily-shared-by = { $who } l’a jouée :
daily-tricks = { $count ->
    [0] -# Aucune levée gagnée.
    [one] -# Levée gagnée : la { $tricks }.
   *[other] -# Levées gagnées : { $tricks }.
 }
daily-ranking-here = **Classement de ce serveur**
daily-ranking-everywhere = **Classement de tous les serveurs**
daily-ranking-none = Personne n’a fini cette donne.
daily-rank = **{ $rank }.** { $who } – { $points }
daily-winners = **Les meilleurs d’hier**
daily-everywhere = Tous les serveurs
daily-here = Ce serveur
daily-days = Un autre jour
daily-departure = Première faute, le plus souvent : { $played }. Mieux : { $better } ({ $people } sur { $of } en dessous de l’ordinateur).
daily-tomorrow-commitment = Empreinte de la donne de demain : { $hash }
verify-title-daily = ### Donne du jour, { $day } : les cartes étaient-elles choisies ?
verify-why-daily = L’empreinte d’un secret a été montrée avant que la donne soit jouée, ce qui engageait le bot. Le secret donne l’ordre du jeu et la coupe : personne n’a pu choisir les cartes, et tout le monde a joué les mêmes.
verify-cut-daily = **Coupe qui découle du secret** : { $cut ->
    [one] { $cut } carte
   *[other] { $cut } cartes
 }
settings-daily-channel = Donne du jour dans
settings-daily-hour = Heure de cette annonce (chez vous)
settings-daily-none = aucun salon
daily-lacks = ❌ Je ne peux pas publier la donne du jour dans { $channel } : il y manque la permission **{ $permission }**.
daily-failed = { $why ->
    [forbidden] ❌ { $when }, la donne du jour n’a pas pu être publiée dans { $channel } : il manquait une permission.
    [gone] ❌ { $when }, la donne du jour n’a pas pu être publiée : le salon { $channel } n’existe plus. Choisissez-en un autre avec /reglages.
   *[other] ❌ { $when }, la donne du jour n’a pas pu être publiée dans { $channel } : Discord ne l’a pas acceptée. Je réessaie tous les quarts d’heure.
 }
