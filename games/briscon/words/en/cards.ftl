# The words of seats, and what people type for melds.
seat-N = North
seat-S = South
typed-meld = melden meld show and
typed-marriage = marriage
typed-four = 4 four
typed-ranks = aces tens kings queens jacks
