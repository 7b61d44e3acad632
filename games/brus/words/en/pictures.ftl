# What Brus's pictures say.
picture-label-stock = Stock
picture-label-worth = At stake
picture-label-turns = Turned!
picture-label-dares = Dare!
picture-label-takes = takes up
picture-label-runs = runs
picture-label-may-dare = dare?
picture-label-may-dare-turned = You may dare the card turned up
picture-label-may-turn = You may turn a card (kehren)
picture-label-answer = Run or take up?
picture-label-stanti = Stanti
picture-label-games = Games
picture-ending-won = Hand over
picture-ending-run = They run!
picture-ending-stanto = Stanto!
picture-title-won = { $team } wins
picture-title-run = { $team } runs
picture-title-game = Game to { $team }!
picture-label-ran = runs
picture-label-nobody = nobody
picture-label-held = left
picture-sum-before = Before
picture-sum-dares = Dares
picture-sum-hand = Hand
picture-sum-jannen = { metric-jannen }
picture-sum-kehren = Turned
picture-sum-stanti = { picture-label-stanti }
picture-sum-lost = lost
picture-sum-standing = { curve-title }
picture-final-hands = Hands
picture-final-lost = { $one } and { $two } lose with { $left ->
    [one] one stroke
   *[other] { $left } strokes
 } left
picture-final-lost-games = { $one } and { $two } lose { $own } to { $others } in games
picture-final-games-won = { metric-games-won }
picture-final-strokes-left = Strokes left
picture-final-dares = Dares N–S, E–W
picture-final-jannen = Jannen N–S, E–W
picture-final-runs = Runs N–S, E–W
picture-played-beating = Still out: beating cards
picture-played-sevens = Sevens
picture-played-blank = Blank

# In words, for who cannot see them.
alt-board = Brus table.
alt-no-deal = Brus table: the deal is awaited.
alt-play-dared = { $name } dares { $card }
alt-face-down = { $name } a card face down (kehren)
alt-took = { $name } takes up.
alt-ran = { $name } runs.
alt-asked = Run or take up: { $list }.
alt-ended = End: { $ending }
alt-hands = Cards in hand: { $list }.
alt-held = { $name } { $n }
alt-stock = Stock: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }.
alt-worth = At stake: { $n }.
alt-strokes = Strokes: { $ns_team } { $ns }, { $ew_team } { $ew }.
alt-new = Wiped in this hand: { $team } { $n }.
alt-stanti = Stanti: { $n }.
alt-drawn = { $team } drew: { $list }.
alt-tableau = Tableau.
alt-pair = { $team }: { $list }.
alt-may-dare-turned = You may dare the card turned up: { $list }.
alt-may-turn = You may lead a card face down (kehren).
alt-your-answer = Do you run, or take up?
alt-turned = { $name } led a card face down (kehren).
alt-recap = The hand is over, { $name } dealt.
alt-played = Cards played: { $n }.
alt-out-beating = Beating cards still out: { $list }.
alt-out-sevens = Sevens still out: { $list }.
alt-out-blank = Blank cards still out: { $list }.
alt-gone = Played: { $list }.
alt-final-games = Strokes left after each game: { $list }.
alt-final-hands = Strokes left after each hand: { $list }.
