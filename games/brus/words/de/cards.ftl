# The words of teams.
team-people = { $one } und { $two }
# What people type to dare a card, and to lead one face down.
typed-dare = wagen gewagt wage
typed-turn = kehren kehre verdeckt
