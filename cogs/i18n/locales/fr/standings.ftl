# Les classements.
cmd-leaderboard = classement
cmd-leaderboard-description = Cotes, matchs et ce qu’un jeu compte : qui est en tête ?
cmd-leaderboard-metric = mesure
cmd-leaderboard-metric-description = { standings-menu-metric }
cmd-leaderboard-where = ou
cmd-leaderboard-where-description = Ce serveur ou partout
cmd-leaderboard-period = periode
cmd-leaderboard-period-description = Ce mois, cette saison ou depuis toujours
cmd-leaderboard-pairs = paires
cmd-leaderboard-pairs-description = Les partenaires plutôt que chacun
cmd-leaderboard-computers = ordinateurs
cmd-leaderboard-computers-description = Les matchs contre l’ordinateur plutôt que contre des personnes
standings-metric-rating = { picture-plot-rating }
standings-metric-matches = Matchs joués
standings-metric-matches-won = Matchs gagnés
standings-metric-beaten = Gagnés contre : { $level }
standings-column-rating = cote
standings-column-matches-won = gagnés
standings-where-here = Ce serveur
standings-where-everywhere = Partout
standings-period-month = Ce mois
standings-period-season = Cette saison
standings-period-ever = Depuis toujours
standings-this-month = Ce mois ({ $period })
standings-this-season = Cette saison ({ $period })
standings-kind-players = par joueur
standings-kind-pairs = par paire
standings-kind-computers = contre l’ordinateur
standings-scope-here-players = Ce serveur, par joueur
standings-scope-here-pairs = Ce serveur, par paire
standings-scope-here-computers = Ce serveur, contre l’ordinateur
standings-scope-everywhere-players = Partout, par joueur
standings-scope-everywhere-pairs = Partout, par paire
standings-scope-everywhere-computers = Partout, contre l’ordinateur
standings-menu-metric = Ce qui est compté
standings-menu-period = Depuis quand
standings-menu-scope = Qui
standings-menu-pool = { options-preset }
standings-title =
    ## { $metric }
    -# { $where } · { $kind }
standings-row = **{ $place }.** { $who } : **{ $value }** · { $counts } · { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
 }
standings-row-plain = **{ $place }.** { $who } : **{ $value }** · { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
 }
standings-rating-note = -# Classement prudent : la cote moins trois fois son incertitude.
standings-rating-rule = -# Chaque nouveau match contre la même personne en 90 jours compte moins : trois cinquièmes, deux cinquièmes, … jamais plus de quatre matchs en tout. Des adversaires encore peu connus comptent moins, eux aussi. Partir ou abandonner, c’est perdre ; qui se fait longtemps remplacer peut perdre des points, mais pas en gagner.
standings-nameless = quelqu’un
standings-nobody = { $count ->
    [one] Personne pour l’instant. Un match fini contre d’autres personnes suffit pour figurer ici.
   *[other] Personne pour l’instant. Il faut { $count } matchs contre d’autres personnes.
 }
standings-nobody-rated = { $count ->
    [one] Personne pour l’instant. Un match classé suffit pour figurer ici : des personnes à toutes les places, aucune carte reprise.
   *[other] Personne pour l’instant. Il faut { $count } matchs classés : des personnes à toutes les places, aucune carte reprise.
 }
standings-nobody-computers = { $count ->
    [one] Personne pour l’instant. Un match fini contre l’ordinateur suffit pour figurer ici.
   *[other] Personne pour l’instant. Il faut { $count } matchs contre l’ordinateur.
 }
standings-apart = -# Les matchs contre l’ordinateur sont comptés à part : choisissez « { $list } » ci-dessous.
standings-mine = -# Vous : rang **{ $place }** sur { $total } · { $who } : { $value } · { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
 }
standings-mine-none = -# Vous : aucun match contre d’autres personnes dans cette liste.
standings-mine-none-computers = -# Vous : aucun match contre l’ordinateur dans cette liste.
standings-mine-none-rated = -# Vous : aucun match classé dans cette liste pour l’instant. Un match est classé quand des personnes occupent toutes les places et que les cartes jouées ne se reprennent pas.
standings-mine-few = -# Vous : { $value }, pas encore de rang (matchs : { $matches } sur { $needed }).
standings-mine-hidden = -# Vous : { $value }, visible de vous seul ; /preferences permet de figurer partout.
standings-first = { replay-first }
standings-back = { replay-back }
standings-next = { replay-next }
standings-share = Montrer à tous
