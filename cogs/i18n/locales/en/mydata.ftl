# What is kept about a person.
cmd-mydata = mydata
cmd-mydata-description = See, export or erase what is kept about me
mydata-title = ## What is kept about you
mydata-preferences = { $count ->
    [0] Preferences: none but the usual ones
   *[other] Preferences: yours
 }
mydata-progress = { $count ->
    [one] Course: { $count } lesson begun
   *[other] Course: { $count } lessons begun
 }
mydata-tables = { $count ->
    [one] Tables that know you: { $count }, with the cards and calls of its matches
   *[other] Tables that know you: { $count }, with the cards and calls of their matches
 }
mydata-matches = Finished matches: { $count }
mydata-ratings = Ratings: { $count }
mydata-messages = Private messages whose place is known: { $count }
mydata-settings-changed = Server settings you changed: { $count }
mydata-note = Your Discord id, nothing you wrote, and no name. The file holds every row.
mydata-export = Export as a file
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
mydata-erased = Done: nothing of you is kept any more. Messages that were posted in channels stay with Discord.
