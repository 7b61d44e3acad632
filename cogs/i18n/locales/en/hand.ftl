# The private message of a player, in their own language.
hand-gone = You no longer sit at table { $table }.
hand-kept = Another match begins at table { $table }: your seat is kept.
hand-awaits = The match begins once everybody is back or their seats are filled: { $where }
hand-resting = Discord lets me keep a private hand up to date for 15 minutes only. Your cards at table { $table } are waiting: press “My hand”.
hand-cut = You cut the pack: choose how many cards to lift.
hand-turn = **Your turn.**
hand-turn-until = **Your turn.** Time is up: { $when }
hand-ready = The next deal waits for the others.
hand-stand-in = The computer plays for { $person }.
hand-last = Your last card plays itself: { $when }
hand-away = The computer plays for you. Press “I’m back” to play on yourself.
button-take-back = Take back
moment-share = Share: { $what }
moment-post = A great moment for { $who }: **{ $what }**
moment-shared = Everybody at the table will see it in a moment.
moment-once = This has been shared already.
