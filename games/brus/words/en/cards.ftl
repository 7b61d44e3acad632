# What people type to dare a card, and to lead one face down.
typed-dare = wagen dare dared
typed-turn = kehren turn turned face down
