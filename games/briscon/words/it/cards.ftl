# The words of seats, and what people type for melds.
seat-N = Nord
seat-S = Sud
typed-meld = melden meld dichiaro dichiara e
typed-marriage = matrimonio
typed-four = 4 quattro poker
typed-ranks = assi dieci re donne fanti
