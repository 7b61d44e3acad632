# What `make play` says.
sandbox-table = La table
sandbox-hand = Mes cartes
sandbox-ready = La table est à { $url } (Ctrl-C arrête).
