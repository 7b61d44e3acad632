# Les donnes finies à revoir, et leur analyse.
cmd-replay = revoir
cmd-replay-description = Revoir une donne finie, carte par carte, les quatre mains ouvertes
cmd-replay-table = table
cmd-replay-table-description = Le numéro de la table ; sans lui, votre dernier match
cmd-replay-match = match
cmd-replay-match-description = Le match à cette table ; sans lui, le plus récent
cmd-replay-deal = donne
cmd-replay-deal-description = La donne par laquelle commencer
button-replay = Revoir
replay-title = ### Table { $table } · match { $match } · donne { $deal } sur { $deals }
replay-first = « Début
replay-back = ‹ Retour
replay-next = Suite ›
replay-last = Fin »
replay-jump = Aller à…
replay-record-note = La feuille du match, donne par donne.
replay-deal = Donne { $deal }
replay-deals = Une autre donne
replay-again = Rejouer la donne
replay-film = Film
replay-analysis = Analyse
replay-record = Feuille
replay-verify = Vérifier la donne
replay-no-record = Les matchs de ce jeu n'ont pas de feuille.
replay-no-film = Il n'y a pas de film de cette donne.
replay-none = Vous n'avez encore fini aucun match : il n'y a rien à revoir.
replay-not-yours = Seuls ceux qui étaient à cette table peuvent voir ses mains.
replay-running = Ce match n'est pas fini : d'ici là, seuls ceux de la table voient ses donnes finies.
replay-no-deal = Aucune donne de ce match n'est encore finie.
analysis-fair-title = ### Donne { $deal }, d'après ce que chacun savait
analysis-fair = Levée { $trick } : { $who } joue { $card } ; mieux valait { $better }, d'environ { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }.
analysis-fair-none = D'après ce qu'on savait, personne n'a fait de faute nette.
analysis-title = ### Donne { $deal }, toutes cartes vues
analysis-result = Avec un jeu parfait : { $par } points pour Nord-Sud ; comme on a joué : { $final }.
analysis-card = Levée { $trick } : { $who } joue { $card } et perd { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }. Mieux : { $better }.
analysis-turning = Levée { $trick } : { $who } joue { $card } et laisse échapper l'avantage, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }. Mieux : { $better }.
analysis-perfect = Pas une carte n'a coûté un point.
analysis-declaration = { $who } n'a jamais annoncé { $suit } : { $possible } points.
analysis-low = { $who } a annoncé { $suit } pour { $declared } ; il y en avait { $possible }.
analysis-mark = { $team } n'a pas tout marqué de la levée { $trick } : { $marriage }, { $lost } points.
analysis-dehors-wrong = { $team } a dit « Dehors ! » à la levée { $trick } sans avoir 301.
analysis-dehors-missed = { $team } pouvait sortir dès la levée { $trick } et ne l'a jamais dit.
analysis-dehors-late = { $team } pouvait sortir à la levée { $trick }, et l'a dit à la levée { $called }.
analysis-unsolved = { $count ->
    [one] La première carte était trop dure à juger.
   *[other] Les { $count } premières cartes étaient trop dures à juger.
 }
analysis-note = -# Personne à la table ne pouvait savoir ce qu'on sait ici : une carte qui a coûté des points était peut-être la bonne.
analysis-progress = Analyse de la donne { $deal } : { $percent } %.
analysis-too-long = L'analyse prend trop de temps maintenant ; réessayez plus tard.
