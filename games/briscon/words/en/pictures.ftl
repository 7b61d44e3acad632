# What Briscon's pictures say.
picture-label-stock = Stock
picture-label-stock-gone = Stock gone
picture-label-robbed = robbed by { $letter }
picture-sheet-games = games
picture-sheet-before = before
picture-sheet-earlier = earlier
picture-sheet-cards = cards
picture-sheet-so-far = so far
picture-sheet-total = total
picture-reason-upcard = turn-up
picture-reason-high = 5 high
picture-reason-low = 5 low
picture-reason-last-draw = last draw
picture-reason-all-trumps = 5 trumps
picture-reason-last-trick = last trick
picture-reason-last-five = last 5
picture-reason-most-tricks = most tricks
picture-reason-all-tricks = all tricks
picture-reason-trump-ace = trump ace
picture-mark-marriage = marriage
picture-mark-sequence = sequence
picture-mark-four = four
picture-mark-seen = seen
picture-ending-out = Out!
picture-ending-wrong-out = Out… wrong!
picture-ending-all-tricks = All tricks!
picture-recap-not-robbed = Nobody robbed
picture-recap-robbed = { $name } robs { $card } before trick { $trick }
picture-recap-said = { $name }: { $ending }
picture-recap-won = { $name } wins the game!
picture-final-lost = { $name } loses with { $own ->
    [one] { $own } point
   *[other] { $own } points
 } to { $others }
picture-final-lost-wrong = { $name } loses { $own } to { $others }: “Out” was wrong
picture-final-lost-games = { $name } loses { $own } to { $others } in games
picture-final-best = Best meld
picture-final-claims = { booklet-out-title }
picture-final-right = right
picture-final-wrong = wrong
picture-final-games = { picture-sheet-games }
picture-final-points = points at the end

# In words, for who cannot see them.
alt-board = Briscon table.
alt-no-deal = Briscon table: waiting for the deal.
alt-stock = { $n ->
    [one] { $n } card to draw,
   *[other] { $n } cards to draw, the last of them
 } the { $card }.
alt-stock-gone = The stock is gone.
alt-holds = { $name }, cards in hand: { $n }.
alt-holds-known = { $name }, cards in hand: { $n }, among them { $list }.
alt-tricks = Tricks: { $north } { $n }, { $south } { $s }.
alt-counting = Sixteen tricks are played: count.
alt-ended = The deal ended with “{ $ending }”.
alt-meld-marriage = marriage { $list }
alt-meld-sequence = sequence { $list }
alt-meld-four = four of a kind { $list }
alt-reason-upcard = for the card turned up
alt-reason-high = for five of ace to ten
alt-reason-low = for five of nine to seven
alt-reason-last-draw = for the last draw
alt-reason-all-trumps = for five trumps
alt-reason-last-trick = for the last trick
alt-reason-last-five = for the last five tricks
alt-reason-most-tricks = for the most tricks
alt-reason-all-tricks = for all tricks
alt-reason-trump-ace = for the trump ace
alt-sheet-games = Games: { $north } { $n }, { $south } { $s }.
alt-sheet-before = Before the deal: { $north } { $n }, { $south } { $s }.
alt-sheet-earlier = Written earlier: { $north } { $n }, { $south } { $s }.
alt-sheet-written = Written for { $name }: { $list }.
alt-sheet-cards = Card points: { $north } { $n }, { $south } { $s }.
alt-sheet-so-far = So far, without card points: { $north } { $n }, { $south } { $s }.
alt-sheet-total = Total: { $north } { $n }, { $south } { $s }.
alt-sheet = Score sheet.
alt-sheet-struck = Struck out: { $name } { $list }.
alt-robbed = { $name } has robbed.
alt-final-points = Points at the end: { $north } { $n }, { $south } { $s }.
alt-final-games = Points after each game: { $list }.
alt-final-deals = Points after each deal: { $list }.
