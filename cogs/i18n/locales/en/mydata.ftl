# What is kept about a person.
cmd-mydata = mydata
cmd-mydata-description = See, download or erase my data
mydata-title = ## Your data
mydata-preferences = { $count ->
    [0] Preferences: the defaults
   *[other] Preferences: yours
 }
mydata-progress = { $count ->
    [one] Course: { $count } lesson begun
   *[other] Course: { $count } lessons begun
 }
mydata-puzzle-answers = Puzzles answered, or mistakes to practise: { $count }
mydata-daily-results = Deals of the day played: { $count }
mydata-tables = { $count ->
    [one] Tables you appear at: { $count }, with the cards and calls of its matches
   *[other] Tables you appear at: { $count }, with the cards and calls of their matches
 }
mydata-matches = Finished matches, with what was counted in them: { $count }
mydata-ratings = Ratings, with their changes and your ranks: { $count }
mydata-messages = Private messages I can find again: { $count }
mydata-refused-inviters = People whose invitations you refuse: { $count }
mydata-hidden-in = Servers you left, whose leaderboard no longer shows you: { $count }
mydata-settings-changed = Server settings you changed: { $count }
mydata-limits = Recent actions counted for limits: { $count }
mydata-values = Other notes: { $count }
mydata-note = Your Discord id, but no name and nothing you wrote. The file holds everything, row by row.
mydata-export = Download
mydata-erase = Erase…
mydata-exported = { $parts ->
    [1] Everything that is kept about you: JSON in a ZIP archive.
   *[other] Everything that is kept about you: JSON in ZIP archives, part { $part } of { $parts }.
 }
mydata-ask =
    ## Erase everything about you?
    Preferences, progress, ratings and places of messages are deleted. Matches stay with the others, with a number in your place that leads back to nobody. This cannot be undone.
mydata-ask-tables =
    ## Erase everything about you?
    { $count ->
        [one] You sit at a table that is still open: you leave it now, and a computer player finishes for you.
       *[other] You sit at { $count } tables that are still open: you leave them now, and computer players finish for you.
    }
    Preferences, progress, ratings and places of messages are deleted. Matches stay with the others, with a number in your place that leads back to nobody. This cannot be undone.
mydata-yes = Erase for good
mydata-no = Keep everything
mydata-erased = Done: what is about you is erased. Messages that were posted in channels stay with Discord.
mydata-stays = One thing stays until the day ends ({ $when }): that you have begun the deal of the day, which is played only once.
