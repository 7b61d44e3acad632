# What Briscon says at a table: the board, what is written, endings, the score, the hand.
board-counting = Seize levées : comptez de tête, dites « Fini » (Aus) maintenant ou jamais.
board-counting-decider = Seize levées : on compte, et cette donne décide.
decider = Cette donne décide : personne ne dit « Fini » (Aus).
stock-line = Talon : { $cards } { $cards ->
    [one] carte
   *[other] cartes
 }, dessous { $below }
said-rob = 🎴 { $person } dérobe la retourne (Rauben) : { $card }
said-rob-own = 🎴 Vous dérobez la retourne (Rauben) : { $card }
said-meld = 🎴 { $person } montre { $cards } : { $points }
said-meld-own = 🎴 Vous montrez { $cards } : { $points }
written-line = { $person } écrit { $entries }
written-line-own = Vous écrivez { $entries }
written-entry = **{ $points }** { $reason }
written-upcard = pour la retourne
written-high = pour cinq cartes de l’as au dix
written-low = pour cinq cartes du neuf au sept
written-last-draw = pour la dernière carte tirée
written-all-trumps = pour cinq atouts
written-last-trick = pour la dernière levée
written-last-five = pour les cinq dernières levées
written-most-tricks = pour le plus grand nombre de levées
written-all-tricks = pour toutes les levées
written-trump-ace = pour l’as d’atout
cards-line = Dans les levées : { $n_name } { $n }, { $s_name } { $s }.
score-line = { $n_name } { $n } · { $s_name } { $s }
score-line-games = { $n_name } { $n } · { $s_name } { $s } · parties { $n_games }–{ $s_games }
ending-counted = Donne { $deal } comptée : { $n_name } fait { $n ->
    [one] { $n } point
   *[other] { $n } points
 }, { $s_name } { $s }.
ending-won = Donne { $deal } comptée : { $n_name } arrive à { $n }, { $s_name } à { $s }. { $winner } gagne la partie.
ending-won-own = Donne { $deal } comptée : { $n_name } arrive à { $n }, { $s_name } à { $s }. Vous gagnez la partie.
ending-tied = Donne { $deal } : { $n_name } et { $s_name } ont { $n }. Une donne de plus décide, sans « Fini » (Aus).
ending-out = Donne { $deal } : { $person } dit « Fini » (Aus) avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 } et gagne la partie.
ending-out-own = Donne { $deal } : vous dites « Fini » (Aus) avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 } et gagnez la partie.
ending-wrong-out = Donne { $deal } : { $person } dit « Fini » (Aus) avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. { $winner } gagne la partie.
ending-wrong-out-own = Donne { $deal } : vous dites « Fini » (Aus) avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. { $winner } gagne la partie.
ending-wrong-out-won = Donne { $deal } : { $person } dit « Fini » (Aus) avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. Vous gagnez la partie.
ending-all-tricks = Donne { $deal } : les seize levées sont à { $winner }, et la partie aussi.
ending-all-tricks-own = Donne { $deal } : les seize levées sont à vous, et la partie aussi.
out-right = ## « Fini » (Aus)
    { $person } avait { $before } avant la donne, { $written ->
    [one] { $written } écrit
   *[other] { $written } écrits
 } et { $cards } dans les levées : { $points }. C’est bon : la partie est gagnée.
out-wrong = ## « Fini » (Aus)
    { $person } avait { $before } avant la donne, { $written ->
    [one] { $written } écrit
   *[other] { $written } écrits
 } et { $cards } dans les levées : { $points }. Il fallait 600 : { $winner } gagne la partie.
final-title = ## { $winners } gagne le match
final-games = Parties : { $n_name } { $n }, { $s_name } { $s }.
button-sheet = Feuille
sheet-empty = Rien n’est encore écrit dans cette donne.
hand-counting = Seize levées : dites « Fini » maintenant ou jamais, ou appuyez sur « Compter ».
hand-counting-decider = Seize levées : appuyez sur « Compter ».
hand-out = **« Fini » ?** Sous 600, c’est perdu.
button-out = { booklet-out-title }
button-out-sure = Vraiment : « Fini » (Aus)
button-rob = { booklet-rob-title }
button-meld-trick = Montrer { $cards } (Melden)
act-meld = { button-meld-trick }
hand-meld = Montrer des cartes… (Melden)
reminder-rob = 💡 Vous pouvez dérober { $card } (Rauben).
reminder-meld = 💡 Vous pouvez montrer { $cards } : { $points }.
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
