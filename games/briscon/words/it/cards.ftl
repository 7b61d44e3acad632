# What people type for melds.
typed-meld = melden meld mostra mostro mostrare dichiaro dichiara e
typed-marriage = matrimonio
typed-four = 4 quattro poker
typed-ranks = assi dieci re donne fanti
