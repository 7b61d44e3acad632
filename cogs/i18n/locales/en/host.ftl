# What those who run the bot have to say to all tables, and how they say it.
board-maintenance = 🛠️ Maintenance from { $begins }: no deal begins then. Your match goes on afterwards, at the latest: { $ends }
lobby-maintenance = 🛠️ Maintenance from { $begins }: no match begins then. It will be possible again afterwards, at the latest: { $ends }
maintenance = The bot is under maintenance, so nothing new begins now. It will be possible again { $when } at the latest.
maintenance-over = ✅ The maintenance is over: play goes on.
notice = 📢 **A message from the people who run this bot:** { $text }
cmd-maintenance = maintenance
cmd-maintenance-description = For those who run this bot: let no deal begin for a while
cmd-maintenance-do = do
cmd-maintenance-do-description = Show what is announced, announce it, or end it
cmd-maintenance-minutes = minutes
cmd-maintenance-minutes-description = How long it takes at most; it ends then by itself
cmd-maintenance-in = in
cmd-maintenance-in-description = In how many minutes it begins
maintenance-do-show = show
maintenance-do-on = announce
maintenance-do-off = end
maintenance-owner = Only those who run this bot can do that.
maintenance-none = No maintenance has been announced.
maintenance-announced = Maintenance from { $begins }, until { $ends } at the latest. All tables say so.
maintenance-ended = The maintenance is over; the tables go on.
maintenance-finishing = Deals that have begun and end soon: { $quick } ({ $tables }).{ $slow ->
    [0] { "" }
   *[other] { " " }With the 12-hour clock or none: { $slow }; the maintenance does not wait for those.
 }
maintenance-at-rest = { $slow ->
    [0] ✅ No deal is being played any more. The bot may be stopped.
   *[other] ✅ No deal is being played any more, but for { $slow } with the 12-hour clock or none. The bot may be stopped.
 }
maintenance-refused = That cannot be announced: a maintenance takes a day at most, begins within a day, and one that goes on can only be prolonged, shortened or ended.
