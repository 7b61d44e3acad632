game-name = Nattkort
game-about = A trick game of twelve cards for two
table-name = Nattkort { $table }
seat-sol = Sun
seat-natt = Night
side-sol = { $one }
side-natt = { $one }
preset-evening = Evening: the higher card takes
preset-midnight = Midnight: the lower card takes
rules-line = { $preset ->
    [midnight] Midnight
   *[evening] Evening
 } · to { $option_target }{ $option_lamp ->
    [on] {" "}· under the lamp
   *[off] {""}
 }
lobby-sides = Sun plays against Night.
help-text = Follow suit if you can; the better card of the suit led takes the trick. Three of five tricks are worth a point, all five two. Until two tricks are complete, either may double. Two cards sleep.
option-target = Points to win
option-target-value = { $value ->
    [one] { $value } point
   *[other] { $value } points
 }
option-lamp = One sleeping card is seen
option-lamp-on = One of the sleeping cards is seen.
not-now = Not now (rule { $rule }).
not-your-turn = It is not your turn (rule { $rule }).
not-your-card = You do not hold that card (rule { $rule }).
follow-suit = You must follow suit (rule { $rule }).
too-late = Two tricks are complete: too late to double (rule { $rule }).
doubled-already = The deal counts double already (rule { $rule }).
board-title = ### Deal { $deal }
board-score = { $sol } – { $natt }, to { $target }
board-tricks = Tricks: { $sol } – { $natt }
board-table = On the table: { $cards }
board-empty = The table is empty.
board-asleep = Under the lamp: { $cards }
board-doubled = { $who } doubled.
recap-title = ### Deal { $deal } is over
recap-won = { $who }: { $tricks } tricks, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
recap-asleep = Asleep were { $cards }.
final-title = ### { $who } wins { $score }
final-seconds = It took { $minutes } min.
hand-title = ### Your cards
hand-sure = Once more: { $what }
act-double = Double
act-double-said = double
button-last = Last trick
page-last = Last trick: { $cards }
page-none = There is no trick yet.
cmd-double = double
cmd-double-description = Double what the deal is worth
hint-low = { $what }: no higher card is needed.
hint-take = { $what }: it takes the trick.
metric-tricks = Tricks
metric-points-a-deal = Points a deal
column-tricks = Tricks
column-points-a-deal = Points a deal
column-doubles = Doubled
stats-tricks = { $tricks } tricks in { $deals } deals, { $points_a_deal } points a deal
stats-best = Best deal: { $best_deal }
score-line = { $scores } points
replay-stop = Trick { $number }
replay-title = ### Deal { $deal }, step { $step }
replay-summary = Deal { $deal }: { $sol } – { $natt } tricks
alt-board = Deal { $deal }. On the table: { $cards }. Tricks { $sol } to { $natt }.
alt-hand = Your hand: { $cards }.
alt-nothing = nothing
curve-title = Tricks and doubles
curve-text = In { $matches } matches from { $since } to { $until }: { $first } tricks, { $second } doubles.
columns-line = { $tricks } tricks, doubled { $doubles } times
replay-jump = Go to a trick
replay-record-note = One action a line: anybody can read it.
