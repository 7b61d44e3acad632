# What people type to dare a card, and to lead one face down.
typed-dare = wagen osa osare oso
typed-turn = kehren copri copro coprire coperta coperto
