# What `make play` says.
sandbox-table = Il tavolo
sandbox-hand = Le mie carte
sandbox-ready = Il tavolo è su { $url } (Ctrl-C ferma).
