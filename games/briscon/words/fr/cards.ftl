# What people type for melds.
typed-meld = melden melde meld montre montrer montrez annonce annoncer et
typed-marriage = mariage
typed-four = 4 quatre carré
typed-ranks = as dix rois dames valets
