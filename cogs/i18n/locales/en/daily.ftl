# The deal of the day.
cmd-daily = daily
cmd-daily-description = The deal of the day: the same cards for everybody, once
daily-title = ## Deal of the day · { $game }
daily-day = **{ $day }**
daily-about = Everybody plays the same cards from the same seat, once, alone with the strongest computers. No clock runs. Whoever has begun before the day ends may finish until { $finished }. End of the day: { $ends }
daily-finished = { $count ->
    [0] Nobody has finished it yet.
    [one] One person has finished it.
   *[other] { $count } people have finished it.
 }
daily-play = Play
daily-play-too = Play it too
daily-continue = Continue
daily-practise = Play it, without ranking
daily-more = Ranking, other days
daily-waits = Discord lets me keep a private message up to date for 15 minutes only. The deal of the day is waiting: press “Continue”.
daily-closed = The day is over, and the deal was not finished. `/daily` has the next one.
daily-once = You have played today’s deal. The next one begins { $when }.
daily-locked = Others are still playing this deal of the day. Once nobody can finish it any more, its replay, its analysis and its cards are there, with `/daily`.
daily-opens = Some are still finishing this deal. Ranking, cards and replay open { $when }.
daily-counts = It counts if you finish it by { $finished } ({ $when }).
daily-not-played = You have not finished this deal: there is nothing to show.
daily-not-yours = This deal of the day is not yours: play your own with `/daily`.
daily-points = { $points }
daily-result = You: **{ $points }** · computers in your seat: { $par }
daily-result-shared = **{ $points }** · the computers: { $par }
daily-alone = You: **{ $points }** · the computers are still playing it themselves
daily-better = Better than { $percent }% of { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
daily-field = Average of { $count ->
    [one] { $count } player
   *[other] { $count } players
 }: { $mean }
daily-streak = { $days ->
    [one] { $days } day
   *[other] { $days } days in a row
 }
daily-shared = **{ $game }** · deal of the day, { $day }
daily-shared-by = { $who } has played it:
daily-tricks = { $count ->
    [0] -# No trick won.
    [one] -# Trick won: number { $tricks }.
   *[other] -# Tricks won: numbers { $tricks }.
 }
daily-ranking-here = **Ranking of this server**
daily-ranking-everywhere = **Ranking everywhere**
daily-ranking-none = Nobody has finished this deal.
daily-rank = **{ $rank }.** { $who } – { $points }
daily-winners = **Yesterday’s best**
daily-everywhere = Everywhere
daily-here = This server
daily-days = Another day
daily-departure = The most frequent first mistake: { $played } instead of { $better } ({ $people } of { $of } below the computers’ result).
daily-tomorrow-commitment = Fingerprint of tomorrow’s deal: { $hash }
verify-title-daily = ### Deal of the day, { $day }: was it chosen?
verify-why-daily = The fingerprint of a secret was shown before the deal was played, and so bound the bot to it. The secret makes both the order of the pack and the cut: nobody could choose the cards, and everybody played the same.
verify-cut-daily = **Cut that follows from the secret**: { $cut ->
    [one] { $cut } card
   *[other] { $cut } cards
 }
settings-daily-channel = Deal of the day in
settings-daily-hour = Hour of that post (your time)
settings-daily-none = no channel
daily-lacks = ❌ I cannot post the deal of the day in { $channel }: the permission **{ $permission }** is missing there.
daily-failed = { $why ->
    [forbidden] ❌ { $when } the deal of the day could not be posted in { $channel }: a permission was missing.
    [gone] ❌ { $when } the deal of the day could not be posted: the channel { $channel } does not exist any more. Choose another one in /settings.
   *[other] ❌ { $when } the deal of the day could not be posted in { $channel }: Discord did not take it. I try again every quarter of an hour.
 }
