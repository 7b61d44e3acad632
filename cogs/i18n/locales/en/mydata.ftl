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
mydata-tables = { $count ->
    [one] Tables you appear at: { $count }, with the cards and calls of its matches
   *[other] Tables you appear at: { $count }, with the cards and calls of their matches
 }
mydata-matches = Finished matches: { $count }
mydata-ratings = Ratings: { $count }
mydata-messages = Private messages I can find again: { $count }
mydata-settings-changed = Server settings you changed: { $count }
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
mydata-erased = Done: nothing about you is kept any more. Messages that were posted in channels stay with Discord.
