# What `make play` says.
sandbox-table = The table
sandbox-hand = My cards
sandbox-ready = The table is at { $url } (Ctrl-C stops).
