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
recap-won = { $who }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
recap-asleep = Asleep were { $cards }.
final-title = ### { $who } wins { $score }
final-seconds = It took { $minutes } min.
hand-title = ### Your cards
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
side-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
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
booklet-tricks-title = Tricks
booklet-tricks-text = Each gets five of twelve cards; two cards sleep. Who does not deal leads. Follow suit if you can. The higher card of the suit led takes the trick and leads next; by midnight’s rules the lower one does. There is no trump.
booklet-doubling-title = Doubling
booklet-doubling-text = Until the second trick is complete, either player may double what the deal is worth, in or out of turn. It can be done once a deal.
booklet-points-title = Points
booklet-points-text = Three tricks or four are worth one point, all five are worth two. Who first has one, three or five points wins: the table chooses before the match.
