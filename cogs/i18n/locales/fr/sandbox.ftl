# What `make play` says.
sandbox-table = La table
sandbox-hand = Mes cartes
sandbox-ready = Le Brouc est à { $url } (Ctrl-C arrête).
