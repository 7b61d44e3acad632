# What Briscon says at a table: the board, what is written, endings, the score, the hand.
board-counting = Sixteen tricks: count in your head, and say “Out” now or never.
board-counting-decider = Sixteen tricks: they are counted, and this deal decides.
decider = This deal decides: nobody says “Out”.
stock-line = Stock: { $cards } { $cards ->
    [one] card
   *[other] cards
 }, below it { $below }
said-rob = 🎴 { $person } robs (Rauben): { $card }
said-rob-own = 🎴 You rob (Rauben): { $card }
said-meld = 🎴 { $person } shows { $cards }: { $points }
said-meld-own = 🎴 You show { $cards }: { $points }
written-line = { $person } writes { $entries }
written-line-own = You write { $entries }
written-entry = **{ $points }** { $reason }
written-upcard = for the upcard
written-high = for five cards from ace to ten
written-low = for five cards from nine to seven
written-last-draw = for the last card drawn
written-all-trumps = for five trumps
written-last-trick = for the last trick
written-last-five = for the last five
written-most-tricks = for the most tricks
written-all-tricks = for all the tricks
written-trump-ace = for the trump ace
cards-line = In the tricks: { $n_name } { $n }, { $s_name } { $s }.
score-line = { $n_name } { $n } · { $s_name } { $s }
score-line-games = { $n_name } { $n } · { $s_name } { $s } · games { $n_games }–{ $s_games }
ending-counted = Deal { $deal } counted: { $n_name } makes { $n ->
    [one] { $n } point
   *[other] { $n } points
 }, { $s_name } { $s }.
ending-won = Deal { $deal } counted: { $n_name } reaches { $n }, { $s_name } { $s }. { $winner } wins the game.
ending-won-own = Deal { $deal } counted: { $n_name } reaches { $n }, { $s_name } { $s }. You win the game.
ending-tied = Deal { $deal }: { $n_name } and { $s_name } have { $n }. One more deal decides, without “Out”.
ending-out = Deal { $deal }: { $person } says “Out” with { $points ->
    [one] { $points } point
   *[other] { $points } points
 } and wins the game.
ending-out-own = Deal { $deal }: you say “Out” with { $points ->
    [one] { $points } point
   *[other] { $points } points
 } and win the game.
ending-wrong-out = Deal { $deal }: { $person } says “Out” with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. { $winner } wins the game.
ending-wrong-out-own = Deal { $deal }: you say “Out” with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. { $winner } wins the game.
ending-wrong-out-won = Deal { $deal }: { $person } says “Out” with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. You win the game.
ending-all-tricks = Deal { $deal }: all sixteen tricks for { $winner }, and with them the game.
ending-all-tricks-own = Deal { $deal }: all sixteen tricks for you, and with them the game.
out-right = ## “Out”
    { $person } had { $before } before the deal, { $written } written and { $cards } in tricks: { $points }. That is enough: the game is won.
out-wrong = ## “Out”
    { $person } had { $before } before the deal, { $written } written and { $cards } in tricks: { $points }. It takes 600: { $winner } wins the game.
final-title = ## { $winners } wins the match
final-games = Games: { $n_name } { $n }, { $s_name } { $s }.
button-sheet = Sheet
sheet-empty = Nothing is written in this deal yet.
hand-counting = Sixteen tricks: say “Out” now or never, or press “Count”.
hand-counting-decider = Sixteen tricks: press “Count”.
hand-out = **“Out”?** Under 600 loses.
button-out = { booklet-out-title }
button-out-sure = Really: “Out”
button-rob = { booklet-rob-title }
button-meld-trick = Meld (Melden): { $cards }
act-meld = { button-meld-trick }
hand-meld = Meld (Melden): choose the cards…
reminder-rob = 💡 You may take { $card }: “Rob”.
reminder-meld = 💡 You may show { $cards }: { $points }.
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
