# What tables of several games say alike. A game with words of its own has the same key.
seat-N = Nord
seat-W = Ouest
seat-S = Sud
seat-E = Est
sit-N = S’asseoir au nord
sit-W = S’asseoir à l’ouest
sit-S = S’asseoir au sud
sit-E = S’asseoir à l’est
seat-letter-N = N
seat-letter-W = O
seat-letter-S = S
seat-letter-E = E
team-NS = Nord-Sud
team-EW = Est-Ouest
team-NS-short = N–S
team-EW-short = E–O
team-people = { $one } et { $two }
side-N = { $one } et { $two }
side-W = { $one } et { $two }
side-S = { $one } et { $two }
side-E = { $one } et { $two }
trick-lies = Sur la table : { $cards }.
last-none = Aucune levée n’est encore complète.
button-last = { picture-label-last }
button-why = Pourquoi ?
why-no-deal = Aucune donne n’est en cours : on ne peut rien jouer encore.
why-not-turn = Ce n’est pas votre tour : c’est à { $person } de jouer.
why-all = Vous pouvez jouer n’importe laquelle de vos cartes.
why-line = { $cards } : { $reason }
hand-waiting = Vous êtes en { $seat } à la table { $table }. Vos cartes arrivent ici.
deal-running = Une donne est en cours : terminez-la d’abord. (règle { $rule })
card-not-held = Vous n’avez pas cette carte : choisissez-en une de votre main. (règle { $rule })
hint-leads-winner = **{ card-the }** : { $rank ->
    [queen] rien ne la bat plus dans cette couleur ; elle prend si personne ne coupe.
   *[other] rien ne le bat plus dans cette couleur ; il prend si personne ne coupe.
 }
cmd-last = derniere
cmd-last-description = Revoir la dernière levée
card-unknown = Je ne connais pas cette carte : choisissez-en une dans la liste.
card-which = Cela peut être plusieurs cartes : choisissez-en une.
card-played = Jouée : { $what }.
replay-stop = Levée { $number }
replay-ending-counted = Comptée
metric-points-per-deal = Points par donne
column-points-per-deal = pts/donne
metric-games-won = Parties gagnées
metric-games = Parties jouées
column-games-won = p. gagnées
games-won-of = parties gagnées : { $games_won } sur { $games }
option-games = Longueur du match
option-games-value = En { $value } { $value ->
    [one] partie
   *[other] parties
 }
match-over = Le match est terminé : ouvrez une autre table avec /table ou le bouton « Encore une ». (règle { $rule })
no-deal = Aucune donne n’est en cours : attendez les prochaines cartes. (règle { $rule })
not-a-pack = Ce ne sont pas les 32 cartes : recommencez la distribution. (règle { $rule })
not-your-turn = Ce n’est pas votre tour : attendez que les autres aient joué. (règle { $rule })
games-score = **{ $score }** { $score ->
    [one] partie
   *[other] parties
 }
column-games = parties
board-title = ### Donne { $deal } · atout { $trump } · { $dealer } a donné
hand-title = ### Table { $table } · donne { $deal } · atout { $trump } · vous êtes en { $seat }
final-title = ## { $winners } gagnent le match
last-trick = Levée { $number } : { $cards }. { $winner } l’a faite.
last-trick-own = Levée { $number } : { $cards }. Vous l’avez faite.
played-by-you = Vous
hint-only-card = **{ $what }** : c’est la seule carte que vous puissiez jouer.
