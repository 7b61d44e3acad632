# What the master would do, and what a beginner is reminded of.
cmd-hint = conseil
cmd-hint-description = Ce que jouerait un maître, et pourquoi (tables avec conseils)
button-hint = Conseil
hint-not-here = Cette table ne donne pas de conseils. Avant un match, la personne qui l’a ouverte peut les permettre : « { lobby-options } », puis « { options-help } ».
hint-not-now = Vous n’avez rien à décider maintenant : attendez votre tour.
