# Evenings of a club: sign-up, rounds, directing.
cmd-evening = evening
cmd-evening-description = Evenings of card play: the next one, the one that runs, past ones, a new one
evening-title = ## Evenings
evening-next = Next
evening-running = Running
evening-past = Past and season
evening-new = New
evening-direct = Direct
evening-none-next = No evening is announced on this server.
evening-none-running = No evening is running on this server.
evening-none-past = No evening has been played on this server yet.
evening-none-direct = There is no evening to direct on this server.
evening-which = Another evening
evening-line = **{ $name }** · { $when } · { $state ->
    [off] called off
    [over] over
    [playing] running
   *[lobby] { evening-count }
 }
evening-count = { $count ->
    [0] Nobody has signed up yet
    [one] One person is coming
   *[other] { $count } people are coming
 }

# Its plan.
evening-name = { $game } evening
evening-kind-new-partners = new partner each round
evening-kind-new-partners-about = Partners and opponents are drawn for each round; everybody counts alone
evening-kind-pairs = pairs
evening-kind-pairs-about = You keep your partner; pairs of about equal standing meet
evening-kind-knock-out = knock-out
evening-kind-knock-out-about = Whoever loses plays on in the consolation rounds
evening-kind-singles = one against one
evening-kind-singles-about = People of about equal standing meet
evening-plan = { $game } · { $kind ->
    [new-partners] a new partner each round
    [pairs] in pairs
    [knock-out] knock-out with consolation rounds
   *[singles] one against one
 } · { evening-length }
evening-length = { $deals ->
    [0] { $rounds ->
        [one] one match
       *[other] { $rounds } rounds of one match
    }
   *[other] { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } of { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
 }
evening-preview = { $typical } people: { evening-length }, until about { $end }.
evening-when = { $when } ({ $relative })
evening-until = It ends about { $end }.
evening-computers-fill = Computers take the free seats.
evening-people-only = People only: whoever is left over sits out for a round.
evening-check-in = In the last 15 minutes everybody presses “I’m here”.
evening-weekly = Every week.
evening-limit = At most { $most } people, then there is a waiting list.

# The card.
evening-come = I’m coming
evening-with = With a partner
evening-later = Later
evening-not-today = Not today
evening-here = I’m here
evening-join = Join in
evening-leave = I’m leaving
evening-my-place = My place
evening-go = Go
evening-why = Why this table?
evening-puzzle = A puzzle
evening-yes = Yes
evening-no = No
evening-next-week = Next time: I’m coming
evening-coming = { $count ->
    [0] Nobody has signed up yet.
    [one] **One person is coming:**
   *[other] **{ $count } people are coming:**
 }
evening-looking = Looking for a partner: { $people }
evening-late = Coming later: { $people }
evening-waiting = On the waiting list: { $people }
evening-were-there = There last time, asked again: { $people }
evening-pair = { $one } and { $two }
evening-pair-open = { $one } and ?
evening-computer = a computer
evening-and-more = { $people } and { $count } more
evening-secrets = -# Fingerprints of the secrets of the draws: { $hashes }
evening-round = **Round { $round } of { $last }**
evening-round-soon = Round { $round } of { $last } begins { $when }.
evening-drawing = The tables are being drawn.
evening-cutting = { $person } cuts for the whole evening: any number from 1 to 999. If not, chance does it { $when }.
evening-paused = The evening is paused. Tables finish their round.
evening-few = Too few people are here for the next round. Press “Join in”, or the evening ends.
evening-off = The evening has been called off.
evening-off-few = Too few people were there: the evening does not take place.
evening-over = The evening is over.
evening-hall-at = The hall: { $where }
evening-podium = **{ $place }.** { $who } – **{ $total }**
evening-again-at = The next one: { $when }

# Answers to presses on the card.
evening-you-come = You are on the list. It starts { $when }; I will remind you.
evening-you-wait = All { $most } places are taken. You are number { $place } on the waiting list, and I will tell you when a place is free.
evening-you-come-next = You are in: you play from the next round on.
evening-you-here = Good, you are here. It starts { $relative }.
evening-you-later = Fine, you are coming later. Press “I’m here” then, and you play from the next round on.
evening-you-not = All right, not this time.
evening-you-left = You have left the evening. If you sit at a table, a computer finishes this round for you.
evening-whom = Who would you like to play with?
evening-whom-about = They are asked and answer yes or no. If they have not answered by the start, you play with somebody else who is looking for a partner.
evening-alone = Find me somebody
evening-partner-asked = { $person } has been asked.
evening-partner-bot = Bots cannot play: choose a person.
evening-partner-question = { $guest }, { $person } would like to play with you: { $name }, { $when }
evening-partner-yes = You play with { $person }.
evening-partner-no = All right: { $person } is looking for somebody else.
evening-help = **How an evening goes.** Press “I’m coming”, and that is all. At the start the tables are drawn; “Go” shows your cards. After each round you see the ranking and your next table. You may come later, leave between two rounds and come back. While you are away, a computer plays for you. Whoever sits out gets the average of their own rounds. Anybody can check the draws: the files are on the card at the end.
evening-cut = Cut
evening-cut-number = A number from 1 to 999
evening-cut-done = Cut: { $number }.
evening-bad-cut = It has to be a number from 1 to 999. Press “Cut” again.
evening-not-to-cut = Somebody else cuts for this evening, or it has been cut already.

# Reminders, questions, draws.
evening-reminder = **{ $name }** starts { $relative }, { $when }. Are you coming?
evening-reminder-here = **{ $name }** starts { $relative }. Press “I’m here”, or you are not drawn.
evening-place-free = A place is free, and you are in: **{ $name }**, { $when }
evening-spot = **Table { $table }**
evening-thread = Table { $table }
evening-notice = **Round { $round } of { $last } · table { $table }**
evening-notice-sides = { $one } against { $two }
evening-notice-cards = Cards are dealt once everybody has pressed “Go”, or { $when }.
evening-hall = ### Round { $round } of { $last }
evening-hall-title = { $name } · round { $round } of { $last }
evening-hall-left = Tables that still play: { $left } of { $tables }{ $minutes ->
    [0] .
   *[other] , for about { $minutes } min.
 }
evening-hall-none = All tables are done.
evening-hall-over = The round is over.
evening-hall-byes = Sitting out: { $people }
evening-bell = The bell has rung: this deal is the last.
evening-secret = -# Secret of this draw: { $secret } · cut: { $cut }

# One’s own evening.
evening-own-not = You are not on the list of this evening.
evening-own-comes = You are on the list.
evening-own-late = You are coming later: press “I’m here” when you arrive.
evening-own-waits = You are number { $place } on the waiting list.
evening-own-away = You are not drawn until you press “I’m here”.
evening-own-table = Round { $round }: you play at table { $table }, { $where }
evening-own-result = Table { $table } is done: **{ $own } to { $other }**.
evening-own-so-far = Place so far: { $place } of { $people }, among those who are done.
evening-own-watch = Watch: { $where }
evening-own-bye = You sit out round { $round }. It counts as { $average }, your average.
evening-own-bye-first = You sit out round { $round }. It counts as your average of the evening.
evening-own-place = After { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 } you are number **{ $place }** of { $people }, with { $total }.
evening-own-moved = { $up ->
    [yes] ▲ Before it was { $before }.
   *[no] ▼ Before it was { $before }.
 }
evening-own-next = Round { $round } begins { $when }.
evening-own-end = You are number **{ $place }** of { $people }, with { $total }.
evening-own-partners = Your partners: { $people }
evening-own-best = Your best round: round { $round }, with { $points }
evening-why-title = **Why table { $table } in round { $round }?**
evening-why-partners = { $partners ->
    [0] You and your partner had not played together before.
    [one] You and your partner had played together once before.
   *[other] You and your partner had played together { $partners } times before.
 }
evening-why-opponents = { $opponents ->
    [0] You had met neither of these opponents before.
    [one] You had met one of these opponents once before.
   *[other] You had met these opponents { $opponents } times before, counted together.
 }
evening-why-bye = { $byes ->
    [0] Somebody is left over, and nobody sits out twice before everybody has sat out once.
   *[other] Somebody is left over, and everybody has sat out as often as you.
 }
evening-why-rule = The draw first avoids the same partner, then the same opponents; from the third round on it brings together people of near standing. What is equal then is decided by a secret and the cut, so nobody could know or choose it.

# New.
evening-new-title = ## A new evening
evening-new-line = **{ $name }**: { $value }
evening-new-fields = What do you want to change?
evening-new-form = Form
evening-new-game = Game
evening-new-rules = Rules
evening-new-length = Length
evening-new-length-60 = about 1 h
evening-new-length-90 = about 1½ h
evening-new-length-120 = about 2 h
evening-new-clock = { options-clock }
evening-new-limit = Limit of people
evening-new-limit-none = any number
evening-new-more = More
evening-new-more-none = nothing
evening-new-more-people = people only, no computers
evening-new-more-check = check-in before the start
evening-new-more-weekly = every week
evening-new-post = Name and start …
evening-form-title = Announce an evening
evening-form-name = Name
evening-form-start = Start
evening-form-start-about = Time zone: { $zone }. For example { $example }
evening-announced = The evening is announced in { $where }.
evening-bad-start = I do not understand “{ $text }” as a start. Write a day and an hour, for example { $example }.
evening-far-start = That is more than 90 days away. Nothing has been announced: write an earlier start.
evening-not-director = { $role ->
    [none] Here, those who manage the server’s events hold the evenings: ask them.
   *[other] Here, { $role } holds the evenings: ask these people.
 }
evening-no-game = None of the games here can be played at an evening: it takes two sides of equal size.

# Directing.
evening-direct-title = ## { $name }: directing
evening-direct-table = **Table { $table }** waits for { $people } ({ $since })
evening-direct-nobody = Nobody is late.
evening-pause = Pause
evening-go-on = { school-on }
evening-delay = 5 min more
evening-next-now = Next round now
evening-start-now = Start now
evening-redraw = Draw again
evening-say = Message …
evening-say-title = Message to all tables
evening-say-text = Text
evening-rename = Another name …
evening-rename-title = Another name
evening-call-off = Call off
evening-call-off-sure = Call off **{ $name }**? { $count ->
    [0] Nobody has signed up.
    [one] One person has signed up.
   *[other] { $count } people have signed up.
 }
evening-call-off-yes = Yes, call it off
evening-call-off-series = This one and the following weeks
evening-back = Back
evening-files = Files
evening-files-about = The CSV file opens in any spreadsheet. The record holds draws and results; `python -m games evening verify FILE` checks it.
evening-a-table = A table …
evening-a-person = A person …
evening-table-page = ### Table { $table }, round { $round }
evening-table-delay = 5 min more here
evening-table-correct = Correct the result …
evening-correct-title = Result of table { $table }
evening-correct-points = Points, side { $side }
evening-correct-won = Games won, side { $side }
evening-correct-reason = Reason (everybody reads it)
evening-person-page = ### { $person }
evening-person-state = { $state ->
    [coming] Signed up.
    [late] Comes later.
    [waiting] On the waiting list.
    [here] Here.
    [away] Away.
    [withdrew] Has left.
   *[excluded] Excluded.
 }
evening-person-none = Not on the list.
evening-add = Add
evening-person-withdraw = Remove
evening-person-warn = Warn …
evening-person-exclude = Exclude
evening-person-exclude-sure = Exclude { $person } from this evening? A computer finishes the round.
evening-person-replace = Replace with …
evening-person-swap = Swap seats with …
evening-warn-title = A warning
evening-warn-text = Text
evening-done = ✅ Done.
evening-said = { $person }: { $text }
evening-warned = **{ $name }**: { $text }
evening-excluded = You have been excluded from **{ $name }** by those who direct it.
evening-corrected = Table { $table }: the result is now **{ $one } to { $two }**. { $person }: { $reason }
evening-delayed = ⏱️ { $minutes } min more.

# Refusals.
no-evening = There is no such evening.
evening-bad-score = Points are whole numbers. Nothing has changed.

# The season.
evening-season = **Season** – the best { $best } of { $most } evenings count.
evening-season-line = **{ $place }.** { $who } – **{ $total }** ({ $evenings ->
    [one] one evening
   *[other] { $evenings } evenings
 })
evening-season-champion = Most points of all evenings together: { $who }

# Settings.
settings-evening-role = Who holds evenings
settings-evening-role-none = who manages events
