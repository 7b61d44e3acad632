# The words of teams.
team-people = { $one } et { $two }
# What people type to dare a card, and to lead one face down.
typed-dare = wagen ose oser
typed-turn = kehren retourne retourner cachée caché
