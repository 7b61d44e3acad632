# Sentences of every card game on these bases. A game with words of its own has the same key.
table-name = { game-name } { $table }
preset-standard = { game-name }
rules-line = Standard rules
help-text = Your hand has a button for each card and each call. “Why?” says which cards may not be played, and for what reason.
sides-alone = Everyone plays alone.
sides-against = { seat-N } and { seat-S } play against { seat-E } and { seat-W }.
option-goal = Points to win
option-goal-value = { $value ->
    [one] { $value } point
   *[other] { $value } points
 }
deal-title = ### Deal { $deal } · { $dealer } dealt
deal-trump = Trump: { $suit }
deal-scores = Score: { $list }
deal-scores-to = Score: { $list } · to { $goal }
deal-tricks = Tricks: { $list }
deal-held = Cards: { $list }
deal-points = This deal: { $list }
deal-stock = Stock: { $count }
deal-turned = Turned up: { $card }
deal-said = { $who }: { $said }
side-points = { $side } { $points }
card-back = face-down card
hand-heading = ### Table { $table } · deal { $deal } · you are { $seat }
recap-title = ### Deal { $deal } is over
final-title-one = ## { $winner } wins the match
final-score = { $list }
button-calls = More…
not-now = No deal is in progress: that cannot be done now.
not-your-turn-now = It is not your turn: wait until the others have played.
not-your-card = You do not hold that card: choose one from your hand.
follow-suit = You must follow suit: play a card of the suit that was led.
not-the-pack = These are not the cards of this game.
replay-title = ### Deal { $deal } · step { $step } of { $end }
replay-dealt = The cards are dealt.
replay-did = { $who }: { $what }
replay-jump = Go to a trick
replay-summary = Deal { $deal }: { $list }
replay-record-note = One action a line: anybody can read it.
booklet-rules-title = Rules
booklet-rules-text = { help-text }
metric-tricks = Tricks
column-tricks = Tricks
column-points = Points
columns-line = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
 }
curve-title = Points and tricks
curve-text = In { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
 } { $when }: { $first ->
    [one] { $first } point
   *[other] { $first } points
 }, { $second ->
    [one] { $second } trick
   *[other] { $second } tricks
 }.
stats-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } in { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }, best deal { $best_deal }
side-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
hint-ahead = **{ $what }**: over the imagined deals it puts you clearly further ahead, by about { $more ->
    [one] { $more } point
   *[other] { $more } points
 }.
hint-best = **{ $what }**: over the imagined deals it does best on average.
hint-thumb = **{ $what }**: by rule of thumb, the right move.
puzzle-margin = By what you knew, **{ made-the }** leaves you about { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
 } further behind.
picture-label-talon = Stock
picture-label-score = Score
picture-label-to = to { $goal }
picture-label-deal = Deal { $deal }
picture-label-points = Points
picture-final-lose = { $list }
picture-final-score = Score
alt-card-table = { game-name }, deal { $deal }.
alt-no-deal = { game-name }: the cards are awaited.
alt-stock = Cards in the stock: { $count }.
alt-turned = Turned up: { $card }.
alt-scores = Score: { $list }.
alt-goal = The match goes to { $goal }.
alt-won = Tricks: { $list }.
alt-held = Cards: { $list }.
alt-said = { $who }: { $said }.
alt-face-down = { $name } a card face down
alt-win = { $list } win the match.
alt-win-one = { $list } wins the match.
alt-deals = Points of the deals: { $list }.
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
