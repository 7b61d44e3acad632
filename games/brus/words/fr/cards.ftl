# The words of seats, teams and cards.
seat-N = Nord
seat-E = Est
seat-S = Sud
seat-W = Ouest
team-NS = Nord-Sud
team-EW = Est-Ouest
team-people = { $one } et { $two }
# What people type to dare a card, and to lead one face down.
typed-dare = wagen ose oser
typed-turn = kehren retourne retourner cachée caché
