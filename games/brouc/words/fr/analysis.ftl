# What a finished deal could have been.
analysis-fair-title = ### Donne { $deal }, d’après ce que chacun savait
analysis-fair = Levée { $trick } : { $who } joue { $card } ; mieux valait { $better }, d’environ { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }.
analysis-fair-none = D’après ce qu’on savait, personne n’a fait de faute nette.
analysis-title = ### Donne { $deal }, toutes cartes vues
analysis-result = Avec un jeu parfait : { $par ->
    [one] { $par } point
   *[other] { $par } points
 } pour Nord-Sud ; comme on a joué : { $final }.
analysis-card = Levée { $trick } : { $who } joue { $card } et perd { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }. Mieux : { $better }.
analysis-turning = Levée { $trick } : { $who } joue { $card } et laisse échapper l’avantage, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }. Mieux : { $better }.
analysis-perfect = Pas une carte n’a coûté un point.
analysis-declaration = { $who } n’a jamais annoncé { $suit } : { $possible ->
    [one] { $possible } point
   *[other] { $possible } points
 }.
analysis-low = { $who } a annoncé { $suit } pour { $declared } ; il y en avait { $possible }.
analysis-mark = { $team } n’a pas tout marqué de la levée { $trick } : { $marriage }, { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
 }.
analysis-dehors-wrong = { $team } a dit « Dehors ! » à la levée { $trick } sans avoir 301.
analysis-dehors-missed = { $team } pouvait sortir dès la levée { $trick } et ne l’a jamais dit.
analysis-dehors-late = { $team } pouvait sortir à la levée { $trick }, et l’a dit à la levée { $called }.
analysis-unsolved = { $count ->
    [one] La première carte était trop difficile à juger.
   *[other] Les { $count } premières cartes étaient trop difficiles à juger.
 }
analysis-note = -# Personne à la table ne pouvait savoir ce qu’on sait ici : une carte qui a coûté des points était peut-être la bonne.
