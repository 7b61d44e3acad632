"""What card games are made of: contract, cards, records, search. Knows no game."""
