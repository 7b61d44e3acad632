# The words of seats, and what people type for melds.
seat-N = Nord
seat-S = Süd
typed-meld = melden melde meld ich und
typed-marriage = mariage paar
typed-four = 4 vier
typed-ranks = asse zehner könige damen buben
