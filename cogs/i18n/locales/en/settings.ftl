# What a server's managers choose.
cmd-settings = settings
cmd-settings-description = For managers: language, channels, clock, rules, help, who may open tables
settings-title =
    ## Playing on this server
    They hold for tables opened from now on.
settings-line = **{ $name }**: { $value }
settings-changed = -# { $when } { $person } changed: { $name }
settings-fields = What to change…
settings-language = Language of tables
settings-language-auto = as the server
settings-channels = Channels for tables
settings-everywhere = everywhere
settings-place = Thread or channel
settings-place-thread = a thread for each table
settings-place-channel = in the channel itself
settings-clock = Time for a turn
settings-game = Game
settings-preset = Rules
settings-help = Help for players
settings-computers = Computer players
settings-computers-yes = may take seats
settings-computers-no = only stand in for absent people
settings-level = Level of stand-ins
settings-opener-role = Who may open tables
settings-opener-role-none = everybody
settings-ping-role = Role told of free seats
settings-ping-role-none = nobody
settings-limits = How much in a short time
settings-limits-strict = strict: half of the usual
settings-limits-normal = as usual
settings-limits-relaxed = relaxed: for large servers
not-manager = Only who manages the server may change this: ask there.
not-opener = Tables are opened by { $role } here: ask one of them.
wrong-channel = Tables are opened in { $channels } here.
no-computers = On this server computer players take no seats: invite people with /invite.
