# A person's own choices.
cmd-preferences = preferences
cmd-preferences-description = Where my hand is shown, my pack, language, reminders, text mode
cmd-preferences-zone = zone
cmd-preferences-zone-description = My time zone, for quiet hours: a city, a country or UTC+2
preferences-title =
    ## My preferences
    They apply everywhere, right away.
preferences-place = Where my hand is shown
preferences-place-dm = My hand: by direct message
preferences-place-channel = My hand: at the table, with “My hand”
preferences-pack = My pack
preferences-pack-classic = Pack: two colours
preferences-pack-four-colour = Pack: four colours
preferences-language = My language
preferences-language-auto = Language: like my Discord
preferences-calls = When it’s my turn
preferences-calls-no = When it’s my turn: don’t ping me
preferences-calls-mention = When it’s my turn: mention me
preferences-calls-dm = When it’s my turn: send me a direct message
preferences-quiet = Quiet hours
preferences-quiet-none = Quiet hours: none
preferences-quiet-hours = Quiet from { $first } to { $end }
preferences-clock = My clock
preferences-clock-now = My clock: { $clock }
preferences-clock-guessed = Your clock was guessed from your Discord’s language. If it is wrong, choose another one above.
preferences-clock-more = -# Your city is not there? Type it with /preferences, option “zone”. Daylight saving time is taken care of.
preferences-switches = More preferences: choose here…
preferences-big-index = Big indices
preferences-big-index-description = Larger letters on the cards
preferences-confirm = Ask before a card is played
preferences-confirm-description = A pressed card is played when you press it again
preferences-nudges = Reminders
preferences-nudges-description = Mention me when half of my time is over
preferences-text-mode = Text instead of pictures
preferences-text-mode-description = For screen readers and slow connections
preferences-listed = Leaderboards everywhere
preferences-listed-description = Not only on the servers where I play
preferences-invitations = Invitations to tables
preferences-invitations-description = People may invite me; off, nobody can
preferences-inviters = Unblock inviters ({ $count })
hand-sure = Press again: **{ $card }**.
no-such-zone = I don’t know the time in “{ $city }”. Type a bigger city, the country or the offset (UTC+2), and choose from the list.
zone-several = Several time zones match “{ $city }”: choose a city from the list.
# What a zone is called: a country with one zone by its name, other zones by their city.
zone-place = { $zone ->
    [Europe-Zurich] Switzerland
    [Asia-Kolkata] India
   *[other] { $city }
 }
