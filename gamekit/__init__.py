"""Parts of card games: contract, cards, records, search. Knows no game."""
