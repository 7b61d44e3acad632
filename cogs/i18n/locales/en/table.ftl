# Public words of a table, in the table's language.
lobby-title = ## { $game } – table { $table }
lobby-owner = Opened by { $owner }.
lobby-same = The first deal is deal { $deal } of match { $match } at table { $table }: the match is not rated.
lobby-midst = The match goes on in the middle of deal { $deal } of match { $match } at table { $table }: it counts nowhere.
lobby-seat-empty = **{ $seat }**: free
lobby-seat-person = **{ $seat }**: { $person }
lobby-seat-reserved = **{ $seat }**: kept for { $person }
lobby-seat-computer = **{ $seat }**: 🤖 { $name }, { $level }
lobby-picture = { $game }: a table seen from above.
lobby-chair-free = free
lobby-chair-kept = kept for { $person }
lobby-rules = { $rules } · clock: { $clock } · help: { $help }
lobby-private = Private: by invitation only.
lobby-deals = { $deals ->
    [one] One deal decides (not rated).
   *[other] { $deals } deals, whose points are added up (not rated).
 }
lobby-take-backs = A card may be taken back until the next one is played; alone against computers, until your own next one (not rated).
lobby-last-card = The last card plays itself.
lobby-own-cut = Whoever plays alone cuts the pack themselves.
lobby-speed-brisk = Computer players play briskly.
lobby-speed-instant = Computer players play at once.
lobby-expires = If nobody acts, the table closes: { $when }
lobby-expired = Closed: nobody started in time. Open another with /table.
lobby-closed-idle = Closed: nobody had played for a long time. Open another with /table.
lobby-closed-gone = Closed: the channel or server it was played in is gone.
lobby-closed-host = Closed by whoever runs this bot.
lobby-closed-redrawn = Closed: the round was drawn again.
lobby-abandoned = The match was stopped by agreement.
lobby-resigned = { $team } gave up the match.
lobby-playing = In play: { $where }
lobby-draw = Draw partners
lobby-options = Options…
lobby-start = Start
lobby-play-now = Play now
lobby-sit = Sit: { $seat }
lobby-close = Leave seat
lobby-computers = Seat a computer player…
lobby-all-seats = All free seats
lobby-which-seat = Computer player, { $level }: which seat?
lobby-no-seat = All seats are taken.
level-beginner = beginner
level-amateur = amateur
level-club = club player
level-expert = expert
level-master = master
clock-20s = 20 s
clock-45s = 45 s
clock-2min = 2 min
clock-12h = 12 h
clock-none = off
help-none = none
help-rules = legal cards
help-hints = hints
language-name = English

options-title = Options of table { $table }
options-rules = House rules…
rules-title = ### Rules of table { $table }
rules-set = You play **{ $rules }**. Differences are marked.
rules-line-usual = { settings-line }
rules-line-house = 🔸 **{ $name }**: { $value }
rules-on = yes
rules-off = no
rules-fields = Which rule…
rules-plain = Everything as usual
rules-back = Other options
rules-keep = Keep for this server…
rules-keep-title = Keep these rules
rules-keep-name = What are they called?
rules-kept = Kept as **{ $name }**: every table of this server can choose these rules, and /settings can make them the usual ones.
rules-nameless = A name needs at least one letter.
rules-too-many = A server keeps { $most } sets of rules at most: /settings can delete some.
rules-house = **House rules**, different from { $rules }:
rules-differs = { $name }: { $value }
options-preset = Rules
options-clock = Time for a turn
options-help = Help for players
options-language = The table’s language
options-more = More…
options-private = Private: by invitation only
options-take-backs = A card may be taken back
options-last-card = The last card plays itself
options-own-cut = Alone, you cut the pack yourself
options-speed = Speed of the computer players
options-deals = Number of deals
options-deals-whole = A whole match
options-deals-choice = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }
speed-calm = Computers: calm, 1–2 s a card
speed-brisk = Computers: brisk, under 1 s a card
speed-instant = Computers: at once
options-preset-choice = Rules: { $rules }
options-clock-choice = Clock: { $clock }
options-language-choice = Language: { $name }
options-help-choice = Help: { $help }

either = { $one } or { $two }
board-turn = It is { $person }’s turn.
board-turn-until = It is { $person }’s turn. Time is up: { $when }
board-closes = No clock. If nobody plays, the table closes: { $when }
board-gives-up = { $count ->
    [one] No clock. If nobody plays, the player whose turn it is loses the match: { $when }
   *[other] No clock. If nobody plays, the side whose turn it is loses the match: { $when }
 }
board-deserted = Nobody is at the table: it rests until somebody presses “I’m back”. If nobody does, it closes: { $when }
board-cut = { $person } cuts the pack for deal { $deal }. Time is up: { $when }
board-cut-open = { $person } cuts the pack for deal { $deal }.
board-cut-label = ✂ { $cards }
board-commitment = Fingerprint of the shuffle: { $hash }
board-cut-chance = One person against computers: the pack is cut by chance. You can cut it yourself: Options in the lobby.
board-next = The next deal follows.
board-deals = Deal { $deal } of { $deals }
board-deals-points = Deal { $deal } of { $deals } · { $points }
board-deals-side = { $team }: { $points }
board-cut-why = -# The cards you lift go under the rest, so that nobody, not even I, has chosen the deal. Any number will do; after a moment the pack is cut for you.
board-next-at = Next deal: { $when }
board-ready = Ready: { $persons }.
call-turn = It is your turn: { $where }
board-behind = The table continues further down ⤵
board-nudge = { $person }, the table is waiting for you.
board-you-again = The computer plays for { $person }. Press “I’m back” to play on yourself.
board-moved = The thread can no longer be used; the table continues here.
board-no-dm = { $person } does not accept messages from me: play here with “My hand”.
board-recall = { $person }, I was restarted: your cards here are no longer kept up to date. Press “My hand”.
button-hand = My hand
button-help = ?
button-back = I’m back
button-count = Count
button-next = Next deal
button-again = Again
button-new-partners = New partners
final-unrated-computers = -# Not rated: a computer player sat at the table from the start.
final-unrated-take-backs = -# Not rated: cards could be taken back.
final-unrated-same-deal = -# Not rated: the match began with a deal that was played before.
final-unrated-deals = -# Not rated: a fixed number of deals was played.
final-deals-won = { $count ->
    [one] ## { $team } wins { $deals ->
        [one] the deal
       *[other] after { $deals } deals
     }
   *[other] ## { $team } win { $deals ->
        [one] the deal
       *[other] after { $deals } deals
     }
 }
final-deals-level = { $deals ->
    [one] ## All level after { $deals } deal
   *[other] ## All level after { $deals } deals
 }
final-deals-shared = { $deals ->
    [one] ## First together after { $deals } deal: { $teams }
   *[other] ## First together after { $deals } deals: { $teams }
 }
final-deals-side = **{ $team }**: { $points } ({ $each })
board-abandon = { $persons }: stop the match? No answer counts as a yes: { $when }
board-abandon-alone = { $count ->
    [one] If nobody else says yes by then, { $team } gives up the match.
   *[other] If nobody on the other team says yes by then, { $team } give up the match.
 }
board-abandon-open = { $persons }: stop the match?
button-stop = Stop
button-play-on = Play on
lobby-draw-seats = Draw seats
board-booked = The points are written: { $when }
board-booking = The deal is over.
hand-booking = The deal is over: press “Count” to go on.
hand-elsewhere = The others are playing: follow them at the table.
