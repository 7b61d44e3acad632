# What Briscon says at a table: the board, what is written, endings, the score, the hand.
board-counting = Sechzehn Stiche: Zähle im Kopf und sag jetzt oder nie «Aus».
board-counting-decider = Sechzehn Stiche: Es wird gezählt, und dieses Spiel entscheidet.
decider = Dieses Spiel entscheidet: Niemand sagt «Aus».
stock-line = Talon: { $cards } { $cards ->
    [one] Karte
   *[other] Karten
 }, unten { $below }
said-rob = 🎴 { $person } raubt: { $card }
said-rob-own = 🎴 Du raubst: { $card }
said-meld = 🎴 { $person } meldet { $cards }: { $points }
said-meld-own = 🎴 Du meldest { $cards }: { $points }
written-line = { $person } schreibt { $entries }
written-line-own = Du schreibst { $entries }
written-entry = **{ $points }** { $reason }
written-upcard = für die aufgedeckte Karte
written-high = für fünf Karten von Ass bis Zehn
written-low = für fünf Karten von Neun bis Sieben
written-last-draw = für die letzte gezogene Karte
written-all-trumps = für fünf Trümpfe
written-last-trick = für den letzten Stich
written-last-five = für die letzten fünf Stiche
written-most-tricks = für die meisten Stiche
written-all-tricks = für alle Stiche
written-trump-ace = für das Trumpfass
cards-line = In den Stichen: { $n_name } { $n }, { $s_name } { $s }.
score-line = { $n_name } { $n } · { $s_name } { $s }
score-line-games = { $n_name } { $n } · { $s_name } { $s } · Partien { $n_games }–{ $s_games }
ending-counted = Spiel { $deal } gezählt: { $n_name } macht { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }, { $s_name } { $s }.
ending-won = Spiel { $deal } gezählt: { $n_name } kommt auf { $n }, { $s_name } auf { $s }. { $winner } gewinnt die Partie.
ending-won-own = Spiel { $deal } gezählt: { $n_name } kommt auf { $n }, { $s_name } auf { $s }. Du gewinnst die Partie.
ending-tied = Spiel { $deal }: { $n_name } und { $s_name } haben { $n }. Ein weiteres Spiel entscheidet, ohne «Aus».
ending-out = Spiel { $deal }: { $person } sagt «Aus» mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 } und gewinnt die Partie.
ending-out-own = Spiel { $deal }: Du sagst «Aus» mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 } und gewinnst die Partie.
ending-wrong-out = Spiel { $deal }: { $person } sagt «Aus» mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }. { $winner } gewinnt die Partie.
ending-wrong-out-own = Spiel { $deal }: Du sagst «Aus» mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }. { $winner } gewinnt die Partie.
ending-wrong-out-won = Spiel { $deal }: { $person } sagt «Aus» mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }. Du gewinnst die Partie.
ending-all-tricks = Spiel { $deal }: Alle sechzehn Stiche für { $winner }, und damit die Partie.
ending-all-tricks-own = Spiel { $deal }: Alle sechzehn Stiche für dich, und damit die Partie.
out-right = ## «Aus»
    { $person } hatte { $before } vor dem Spiel, { $written } angeschrieben und { $cards } in den Stichen: { $points }. Das reicht: Die Partie ist gewonnen.
out-wrong = ## «Aus»
    { $person } hatte { $before } vor dem Spiel, { $written } angeschrieben und { $cards } in den Stichen: { $points }. Es braucht 600: { $winner } gewinnt die Partie.
final-title = ## { $winners } gewinnt den Match
final-games = Partien: { $n_name } { $n }, { $s_name } { $s }.
button-sheet = Zettel
sheet-empty = In diesem Spiel ist noch nichts angeschrieben.
hand-counting = Sechzehn Stiche: Sag jetzt oder nie «Aus», oder drücke «Zählen».
hand-counting-decider = Sechzehn Stiche: Drücke «Zählen».
hand-out = **«Aus»?** Unter 600 verlierst du.
button-out = { booklet-out-title }
button-out-sure = Wirklich: «Aus»
button-rob = { booklet-rob-title }
button-meld-trick = Melden: { $cards }
act-meld = { button-meld-trick }
hand-meld = Melden: Wähle die Karten …
reminder-rob = 💡 Du darfst { $card } nehmen: «Rauben».
reminder-meld = 💡 Du darfst { $cards } melden: { $points }.
daily-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
