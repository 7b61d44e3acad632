# Chiffres, matchs passés, fichiers et preuves.
cmd-stats = statistiques
cmd-stats-description = Cotes, partenaires : ce que quelqu’un a joué
cmd-stats-user = membre
cmd-stats-user-description = De qui ; sinon, vos propres chiffres
cmd-history = historique
cmd-history-description = Les matchs finis, avec qui était assis où
cmd-history-user = membre
cmd-history-user-description = De qui ; sinon, vos propres matchs
cmd-export = exporter
cmd-export-description = La feuille d’un match, ou vos statistiques, en fichiers
cmd-export-what = quoi
cmd-export-what-description = La feuille d’un match, ou vos statistiques
cmd-verify = verifier
cmd-verify-description = Vérifier que les cartes d’une donne finie n’ont pas été choisies
cmd-verify-deal = donne
cmd-verify-deal-description = La donne à vérifier ; sans elle, la dernière
stats-title = ## { $who }
stats-none = Encore aucun match fini.
stats-only-here = Pour voir les chiffres de quelqu’un, il faut un serveur en commun.
stats-rating = **Cote** ({ $pool }) : **{ $mean } ± { $deviation }** · { $matches ->
    [one] { $matches } match classé
   *[other] { $matches } matchs classés
 }
stats-contested = **Contre des personnes** : { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
 }, { $won ->
    [one] { $won } gagné
   *[other] { $won } gagnés
 } ({ $percent } %), { $left ->
    [one] { $left } quitté
   *[other] { $left } quittés
 }
stats-solo = **Contre l’ordinateur** : { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
 }, { $won ->
    [one] { $won } gagné
   *[other] { $won } gagnés
 } ({ $percent } %), { $left ->
    [one] { $left } quitté
   *[other] { $left } quittés
 }
stats-partners = **Partenaires**
stats-opponents = **Adversaires**
stats-acquaintance = { $who } : { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
 }, { $won ->
    [one] { $won } gagné
   *[other] { $won } gagnés
 } · { $counts }
stats-acquaintance-plain = { $who } : { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
 }, { $won ->
    [one] { $won } gagné
   *[other] { $won } gagnés
 }
stats-ladder = -# Gagnés contre l’ordinateur, par niveau : { $levels }
stats-ladder-level = { $level } { $won }
stats-back = Retour aux chiffres
achievements-button = Succès : { $reached } sur { $count }
achievements-title = ## Succès de { $who }
achievements-head = **{ $game }** : { $reached } sur { $count }
achievement-reached = ✅ { $what }
achievement-open = ▫️ { $what }
achievement-so-far = ▫️ { $what } ({ $have } jusqu’ici)
achievement-first-win = Un premier match gagné
achievement-ten-wins = { $least } matchs gagnés
achievement-hundred-matches = { $least } matchs
achievement-strongest-beaten = Un match gagné contre l’ordinateur au plus haut niveau
history-title = ## Matchs de { $who }
history-none = Rien à montrer ici.
history-row = { $result ->
    [won] **Gagné**
    [left] **Quitté**
    [level] **Égalité**
   *[lost] **Perdu**
 } · { $when } · table { $table } · { $duration }
history-side = { $players } · { $score }
history-seat = { $seat } : { $who }
history-computer = { $name } ({ $level })
history-rating = -# Cote { $before } → { $after } ({ $step }), ± { $deviation }
history-rating-same = -# Cote inchangée : { $after } ± { $deviation }
history-match = Table { $table }, match { $match }
history-replay = Revoir un match
export-match = La feuille d’un match
export-statistics = Mes statistiques
export-statistics-note = { $count ->
    [one] Vos statistiques avec { $count } match : un tableau (CSV) et le tout (JSON). Personne d’autre n’y figure.
   *[other] Vos statistiques avec { $count } matchs : un tableau (CSV) et le tout (JSON). Personne d’autre n’y figure.
 }
verify-title = ### Table { $table } · match { $match } · donne { $deal } : les cartes étaient-elles choisies ?
verify-nothing = Cette donne ne porte pas de preuve.
verify-why = Avant la coupe, l’empreinte d’un secret était affichée sous la table : le bot s’engageait ainsi. Quelqu’un a coupé sans connaître ce secret, et les deux ensemble ont décidé de l’ordre des cartes. Personne n’a donc pu les choisir, pas même le bot.
verify-why-uncut = Avant la donne, l’empreinte d’un secret était affichée sous la table : le bot s’engageait ainsi. L’ordre des cartes découle de ce seul secret ; une fois l’empreinte montrée, il ne pouvait plus changer.
verify-why-chance = Dès le début de la donne, l’empreinte d’un secret était affichée sous la table : le bot s’engageait ainsi. Le jeu a été coupé au hasard, sans qu’on demande à personne : une fois l’empreinte montrée, les cartes ne pouvaient plus changer.
verify-commitment = **Montré avant la donne** (SHA-256 du secret) :
    `{ $commitment }`
verify-cut = **Coupé par un joueur** : { $cut ->
    [one] { $cut } carte
   *[other] { $cut } cartes
 }
verify-cut-chance = **Coupé au hasard** : { $cut ->
    [one] { $cut } carte
   *[other] { $cut } cartes
 }
verify-secret = **Secret, montré après la donne** :
    `{ $secret }`
verify-right = ✅ Le secret est bien celui qui était annoncé, et il donne exactement cette donne.
verify-wrong = ❌ Le secret ne donne pas cette donne.
verify-by-hand =
    {""}**À la main** : cette ligne doit donner le texte ci-dessus.
    `printf { $secret } | xxd -r -p | sha256sum`
verify-running =
    -# La donne { $deal } n’est pas finie. Son engagement, le secret suivra :
    -# `{ $commitment }`
