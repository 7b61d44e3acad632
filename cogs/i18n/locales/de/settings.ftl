# What a server's managers choose.
cmd-settings = servereinstellungen
cmd-settings-description = Für die Verwaltung: Sprache, Kanäle, Uhr, Regeln, Hilfe, wer Tische eröffnet
settings-title =
    ## Spielen auf diesem Server
    Das gilt für Tische, die von jetzt an eröffnet werden.
settings-line = **{ $name }**: { $value }
settings-changed = -# { $when } hat { $person } geändert: { $name }
settings-fields = Was ändern?
settings-language = Sprache der Tische
settings-language-auto = wie der Server
settings-channels = Kanäle für Tische
settings-everywhere = überall
settings-place = Thread oder Kanal
settings-place-thread = ein Thread pro Tisch
settings-place-channel = im Kanal selbst
settings-clock = Zeit pro Zug
settings-game = Spiel
settings-preset = Regeln
settings-help = Hilfe für die Spieler
settings-computers = Computer
settings-computers-yes = dürfen sich hinsetzen
settings-computers-no = vertreten nur Abwesende
settings-level = Stärke der Vertretung
settings-opener-role = Wer Tische eröffnet
settings-opener-role-none = alle
settings-ping-role = Rolle, die von freien Plätzen erfährt
settings-ping-role-none = niemand
settings-limits = Wie viel in kurzer Zeit
settings-limits-strict = streng: halb so viel wie üblich
settings-limits-normal = wie üblich
settings-limits-relaxed = grosszügig: für grosse Server
not-manager = Das darf nur ändern, wer den Server verwaltet: Frag dort nach.
not-opener = Hier eröffnet { $role } die Tische: Frag dort nach.
wrong-channel = Tische werden hier in { $channels } eröffnet.
no-computers = Auf diesem Server setzen sich keine Computer hin: Lade mit /invite jemanden ein.
