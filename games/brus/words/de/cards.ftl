# The words of seats, teams and cards.
seat-N = Nord
seat-E = Ost
seat-S = Süd
seat-W = West
team-NS = Nord-Süd
team-EW = Ost-West
team-people = { $one } und { $two }
# What people type to dare a card, and to lead one face down.
typed-dare = wagen gewagt wage
typed-turn = kehren kehre verdeckt
