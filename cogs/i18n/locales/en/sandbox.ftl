# What `make play` says.
sandbox-table = The table
sandbox-hand = My cards
sandbox-ready = Le Brouc is at { $url } (Ctrl-C stops).
