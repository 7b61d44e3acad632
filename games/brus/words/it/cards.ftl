# The words of seats, teams and cards.
seat-N = Nord
seat-E = Est
seat-S = Sud
seat-W = Ovest
team-NS = Nord-Sud
team-EW = Est-Ovest
team-people = { $one } e { $two }
# What people type to dare a card, and to lead one face down.
typed-dare = wagen osa osare
typed-turn = kehren coperta coperto
