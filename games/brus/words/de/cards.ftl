# What people type to dare a card, and to lead one face down.
typed-dare = wagen gewagt wage
typed-turn = kehren kehre verdeckt
