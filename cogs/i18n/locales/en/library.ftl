# The booklet's frame (its pages are the games') and the help.
cmd-rules = rules
cmd-rules-description = The rules by topic, with pictures
cmd-rules-topic = topic
cmd-rules-topic-description = What you want to read about
rules-page =
    ## { $title }
    { $text }
rules-sections = { $count ->
    [one] -# Rulebook, section { $sections }
   *[other] -# Rulebook, sections { $sections }
    }
cmd-option-game = game
cmd-option-game-description = Which game
no-such-game = I don’t know that game: choose one from the list.
no-course = { $count ->
    [0] { $game } has no course.
   *[other] { $game } has no course. Another game?
 }
no-booklet = { $count ->
    [0] { $game } has no booklet of rules.
   *[other] { $game } has no booklet of rules. Another game?
 }
no-puzzles = { $count ->
    [0] { $game } has no puzzles.
   *[other] { $game } has no puzzles. Another game?
 }
no-daily = { $count ->
    [0] { $game } has no deal of the day.
   *[other] { $game } has no deal of the day. Another game?
 }
rules-unknown = I don’t know that topic: choose one from the list.
rules-topics = Another topic…
rules-try = Try it
plain-command = `/{ $name }`
help-games = Another game…
help-topics = Help about…
help-course = Learn by playing
help-rules-button = The rules
help-first-text =
    ## { $game }
    { $table } – open a table, alone or with others
    { $invite } – invite somebody
    { $hand } – see your cards again
    { $course ->
        [True] { $learn } – learn by playing
       *[other] { $rules } – the rules
    }
    { $preferences } – language, cards, reminders
help-play-title = How it is played
help-start-title = Opening a table
help-start-text =
    ## Opening a table
    { $table } opens a table in this channel. Press a seat; the card says who plays with whom. Fill empty seats with computer players, or { $invite } somebody. “Options…” changes rules, clock and help. “Play now” seats computer players on the free seats and deals.
    Cards come by direct message; if you receive none, press “My hand” at the table. { $preferences } lets you choose.
    { $leave } gives your seat to a computer player for the rest of the match.
help-turn-title = My turn
help-turn-text =
    ## My turn
    What you hold, what has happened and everything you may do are in one message: press a button. What is not allowed is greyed out.
    You can also type: { $play }. { $hand } shows your hand again.
    If you miss a turn, a computer player plays it for you. After two it keeps your seat until you press “I’m back”.
help-calls-title = Calls
help-words-title = The game’s words
help-computers-title = Computer players and hints
help-computers-text =
    ## Computer players and hints
    Every seat can be taken by a computer player, from beginner to master. They see only their own cards, and play by the same rules. People may take their places between two deals: { $invite }.
    At a table with the help “hints” you are reminded of what you have seen and may say, and { $hint } proposes a move with its reason.
help-self-title = My preferences and data
help-self-text =
    ## My preferences and data
    { $preferences }: where your hand is shown, four colours, big indices, language, confirming each card, reminders, text instead of pictures.
    { $mydata }: see what is kept about you, take it as a file, have it erased.
    { $learn }: the course; { $daily }: the deal of the day; { $puzzle }: puzzles and your own mistakes. Your progress is kept.
help-server-title = For the server’s managers
help-server-text =
    ## For the server’s managers
    { $settings }: language, channels, threads, clock, rules, help, computer players, who may open tables, and a role to notify when a seat is free.
    { $diagnose } names the permissions that are missing in a channel and checks whether direct messages reach you.
help-all-title = All commands
help-all-text = ## All commands
help-command = { $command } – { $description }
erased-person = a deleted account
