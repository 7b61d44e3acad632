# What `make play` says.
sandbox-table = Der Tisch
sandbox-hand = Meine Karten
sandbox-ready = Der Tisch ist unter { $url } (Ctrl-C beendet).
