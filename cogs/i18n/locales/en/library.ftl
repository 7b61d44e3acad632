# The booklet's frame (its pages are in booklet.ftl) and the help.
cmd-rules = rules
cmd-rules-description = The rules by topic, with pictures
cmd-rules-topic = topic
cmd-rules-topic-description = What you want to read about
rules-page =
    ## { $title }
    { $text }
    -# Rulebook, sections { $sections }
rules-unknown = I don't know that topic: choose one from the list.
rules-topics = Another topic…
rules-try = Try it
plain-command = `/{ $name }`
help-topics = Help about…
help-course = Learn by playing
help-rules-button = The rules
help-play-title = How it is played
help-start-title = Opening a table
help-start-text =
    ## Opening a table
    { $table } opens a table in this channel. Press a seat; partners sit opposite. Fill what stays empty with computer players, or { $invite } somebody. “Options…” changes rules, clock and help, “Start” deals.
    Cards come by direct message; if you take none, press “My hand” at the table. { $preferences } lets you choose.
    { $leave } gives your seat to a computer player for the rest of the match.
help-turn-title = My turn
help-turn-text =
    ## My turn
    Your cards, the trick so far and all calls are in one message: press a card to play it. Cards that may not be played are greyed out; “Why?” names the rule.
    You can also type: { $play } understands “Ah”, “ace of hearts”, “queen of trumps”. { $hand } shows your cards again, { $last } the last trick, { $slate } the slate.
    If you miss a turn, a computer player plays it for you. After two it keeps your seat until you press “I'm back”.
help-calls-title = Dehors, marriages, cape
help-calls-text =
    ## Dehors, marriages, cape
    Nobody counts for you. { $dehors } says that your team has 301 points: right, and the game is yours; wrong, and it costs you.
    { $marriage } declares a marriage you hold, at any moment between two cards once your team has a trick.
    { $cape } demands all eight tricks. The rules in detail: { $rules }.
help-computers-title = Computer players and hints
help-computers-text =
    ## Computer players and hints
    Every seat can be taken by a computer player, from beginner to master. They see only their own cards, and play by the same rules. People may take their places between two deals: { $invite }.
    At a table with the help “hints” you see which marriages you can declare and what you have counted, and { $hint } proposes a move with its reason.
help-self-title = My preferences and data
help-self-text =
    ## My preferences and data
    { $preferences }: where your hand is shown, four colours, big indices, language, asking before a card is played, reminders, text instead of pictures.
    { $mydata }: see what is kept about you, take it as a file, have it erased.
    { $learn }: the course; your progress is kept.
help-server-title = For the server's managers
help-server-text =
    ## For the server's managers
    { $settings }: language, channels, threads, clock, rules, help, computer players, who may open tables, and a role that is told when a seat is free.
    { $diagnose } names the permissions that are missing in a channel and tries whether direct messages reach you.
help-all-title = All commands
help-all-text = ## All commands
help-command = { $command } – { $description }
erased-person = a former player
help-words-title = The game's words
help-words-text =
    ## The game's words
    {""}**dehors** – “out”: said by who thinks the team has 301 points.
    {""}**30 et 1** – thirty and one, the 301 points that win a game.
    {""}**sur le point** – rounded to tens: 75 becomes 8, 44 becomes 4.
    {""}**coche** – an oblique stroke in the losers' column; five lose the match.
    {""}**marriage** – king and queen of a suit, with the jack too; declared from hand, or made in a trick.
    {""}**cape** – all eight tricks for one team. **pas dédoublé** – a side whose slate shows 14 or less.
    {""}**slate** – each team's points in tens, and its coches. **deal** – eight cards each, eight tricks.
    {""}**game** – deals until somebody is out. **match** – games until a team has five coches.
