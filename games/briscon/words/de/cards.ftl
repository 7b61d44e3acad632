# What people type for melds.
typed-meld = melden melde meld ich und
typed-marriage = mariage paar
typed-four = 4 vier
typed-ranks = asse zehner könige damen buben
