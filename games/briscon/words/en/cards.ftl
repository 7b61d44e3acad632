# What people type for melds.
typed-meld = melden meld show and
typed-marriage = marriage
typed-four = 4 four
typed-ranks = aces tens kings queens jacks
