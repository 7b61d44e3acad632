# What tables of several games say alike. A game with words of its own has the same key.
seat-N = North
seat-W = West
seat-S = South
seat-E = East
sit-N = Sit North
sit-W = Sit West
sit-S = Sit South
sit-E = Sit East
seat-letter-N = N
seat-letter-W = W
seat-letter-S = S
seat-letter-E = E
team-NS = North-South
team-EW = East-West
team-NS-short = N–S
team-EW-short = E–W
team-people = { $one } and { $two }
side-N = { $one } and { $two }
side-W = { $one } and { $two }
side-S = { $one } and { $two }
side-E = { $one } and { $two }
trick-lies = On the table: { $cards }.
last-none = No trick is complete yet.
button-last = { picture-label-last }
button-why = Why?
why-no-deal = No deal is in progress: nothing may be played yet.
why-not-turn = It is not your turn: it’s { $person }’s.
why-all = You may play any of your cards.
why-line = { $cards }: { $reason }
hand-waiting = You sit { $seat } at table { $table }. Your cards will come here.
deal-running = A deal is in progress: finish it first. (rule { $rule })
card-not-held = You don’t hold that card: choose one from your hand. (rule { $rule })
hint-leads-winner = **{ card-the }**: { $rank ->
   *[other] nothing in that suit beats it any more; it wins unless somebody ruffs.
 }
cmd-last = last
cmd-last-description = Show the last trick
card-unknown = I don’t know that card: choose one from the list.
card-which = That could be several cards: choose one.
card-played = Played: { $what }.
replay-stop = Trick { $number }
replay-ending-counted = Counted
metric-points-per-deal = Points per deal
column-points-per-deal = pts/deal
metric-games-won = Games won
metric-games = Games played
column-games-won = games won
games-won-of = games won: { $games_won } of { $games }
option-games = Length of the match
option-games-value = To { $value } { $value ->
    [one] game
   *[other] games
 }
match-over = The match is over: open another with /table or the “Again” button. (rule { $rule })
no-deal = No deal is in progress: wait for the next cards. (rule { $rule })
not-a-pack = These are not the 32 cards: deal again. (rule { $rule })
not-your-turn = It is not your turn: wait until the others have played. (rule { $rule })
games-score = **{ $score }** { $score ->
    [one] game
   *[other] games
 }
column-games = games
board-title = ### Deal { $deal } · trump { $trump } · { $dealer } dealt
hand-title = ### Table { $table } · deal { $deal } · trump { $trump } · you are { $seat }
final-title = ## { $winners } win the match
last-trick = Trick { $number }: { $cards }. { $winner } won it.
last-trick-own = Trick { $number }: { $cards }. You won it.
played-by-you = You
hint-only-card = **{ $what }**: it is the only card you may play.
