# The words of seats, and what people type for melds.
seat-N = Nord
seat-S = Sud
typed-meld = melden melde meld annonce annoncer et
typed-marriage = mariage
typed-four = 4 quatre carré
typed-ranks = as dix rois dames valets
