# The words of seats, teams and cards.
seat-N = North
seat-E = East
seat-S = South
seat-W = West
team-NS = North-South
team-EW = East-West
team-people = { $one } and { $two }
# What people type to dare a card, and to lead one face down.
typed-dare = wagen dare dared
typed-turn = kehren turn turned face down
