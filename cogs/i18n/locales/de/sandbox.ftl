# What `make play` says.
sandbox-table = Der Tisch
sandbox-hand = Meine Karten
sandbox-ready = Le Brouc ist unter { $url } (Ctrl-C beendet).
