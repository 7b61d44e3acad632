# What people type to dare a card, and to lead one face down.
typed-dare = wagen ose oser osé osez
typed-turn = kehren cache cacher cachée caché cachez retourne retourner
