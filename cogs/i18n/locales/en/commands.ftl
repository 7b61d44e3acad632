# Names (lower case, no spaces) and descriptions (up to 100 characters) of the commands.
cmd-table = table
cmd-table-description = Open a table in this channel
cmd-table-game = game
cmd-table-game-description = Which game; if left out, the server’s usual one
cmd-hand = hand
cmd-hand-description = Show my cards, for my eyes only
cmd-play = play
cmd-play-description = Play, in your own words
cmd-play-argument = move
cmd-play-argument-description = What you play or say; choose from the list or type it
cmd-leave = leave
cmd-leave-description = Leave the table; a computer player finishes for you
cmd-help = help
cmd-help-description = How to play here
cmd-stop = stop
cmd-stop-description = Propose to stop the match: it takes a yes from each side, else yours gives it up
cmd-of-game = { $game }: { $description }
