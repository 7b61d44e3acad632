# What pictures of all games say.
picture-label-you = You
picture-label-your-turn = Play!
picture-label-trump = Trump
picture-label-tricks = Tricks
picture-label-cards = Cards
picture-label-last = Last trick
picture-label-number = Trick { $number }
picture-label-waiting = Dealing…
picture-label-count = Count!
picture-ending-counted = Counted
picture-final-deals = Deals
picture-final-duration = Duration
picture-deals-level = all level!
picture-deals-score = { $deals ->
    [one] { $list } after { $deals } deal
   *[other] { $list } after { $deals } deals
 }

# In words, for who cannot see them.
alt-at = { $seat } { $name }
alt-people = Seats: { $list }.
alt-dealer = { $name } deals.
alt-trump = Trump: { $suit }.
alt-turn = { $name } is to play.
alt-your-turn = It is your turn.
alt-trick = On the table: { $list }.
alt-trick-empty = No card on the table yet: the first is { $name }’s.
alt-play = { $name } { $card }
alt-last = Last trick: { $list }; taken by { $name }.
alt-lone-trick = Trick { $number }: { $list }. Led by { $leader }, won by { $winner }.
alt-taken = { $name } takes the trick.
alt-hand = Hand of { $name }.
alt-hand-cards = Cards: { $list }.
alt-hand-empty = No cards left.
alt-hand-legal = Playable: { $list }.
alt-hand-mark = { $card }: { $list }.
alt-hand-all-legal = { $n ->
    [one] Your only card may be played.
   *[other] All may be played.
 }
alt-hand-none-legal = None may be played now.
alt-replay = Replay of the deal, step { $n } of { $all }.
alt-film = Animated replay of the deal. Steps: { $n }.
alt-replay-hand = { $name } holds { $list }.
alt-fact = { $name }: { $value }.
alt-ratings = Ratings: { $list }.
alt-deals-deal = Deal { $deal }: { $list }.
picture-final-win = win the match!
picture-final-win-one = wins the match!
alt-recap = The deal is over, dealt by { $name }, trump { $suit }.
alt-tricks = Tricks: { $ns_team } { $ns }, { $ew_team } { $ew }.
