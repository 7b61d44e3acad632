booklet-goal-title = What it is about
booklet-goal-text = Two against two, partners facing each other. The game is 30 and 1: the first team that has 301 points and says so – « Dehors ! » – wins it. The losers get one or two coches. The side with five coches loses the match.
booklet-cards-title = The cards
booklet-cards-text =
    32 cards. In every suit, high to low: ace, ten, king, queen, jack, nine, eight, seven.
    Points: ace 11, ten 10, king 4, queen 3, jack 2, the rest nothing. A pack holds 120.
booklet-deal-title = The deal
booklet-deal-text = Everything goes anticlockwise. The dealer’s left neighbour cuts. Packets of 1, then 3, then 4 go round. The dealer’s last card is turned up: its suit is trump. It stays face up until the first card is played. The dealer’s right neighbour leads.
booklet-follow-title = Following suit
booklet-follow-text = Any card may be led. If you hold the suit led, you must follow. In a plain suit nobody has to beat. The highest trump wins the trick; without trumps, the highest card of the suit led. The winner leads to the next.
booklet-trumps-title = Trumps
booklet-trumps-text =
    Trump led: follow, and beat if you can. If you cannot beat, play any trump; if you have none, play anything.
    Another suit, and you have none: while nobody has ruffed, any card will do. Once it is ruffed, play another suit or a higher trump. Undertrumping is barred, unless you hold nothing but trumps and none is higher.
booklet-exception-title = The marriage exception
booklet-exception-text = King, queen or jack of trumps may always be played instead of beating when it makes or extends a marriage in the trick: the king if the queen lies there, the queen if the king does, the jack only if both do. It does not matter who played them; cards in hand do not count.
booklet-marriages-title = Declared marriages
booklet-marriages-text = King and queen of a suit are worth 20, with the jack 30; in trumps 40 and 60. Declare as soon as your team has a trick and while you hold all the cards, at any moment between two cards, even out of turn. Once per suit; a twenty does not become thirty. What is not declared is worth nothing.
booklet-table-title = Marriages on the table
booklet-table-text = King and queen (and jack) of one suit in a trick make a marriage, whoever played them: plus for those who win the trick, minus for the others. One card stays face up on the pile to mark it.
booklet-count-title = Counting
booklet-count-text = After eight tricks the card points are rounded to tens, five going up: that is “sur le point” (75 and 45 become 8 and 5). Marriages are added, and the sum goes on the slate without the zero. It may be negative.
booklet-dehors-title = « Dehors ! »
booklet-dehors-text = If you think your team has 301 points, say so: ten times the slate, plus the unrounded points of this deal (finished tricks, marriages, less what the others won on the table). It may be said at any moment, out of turn and even after the eighth trick. If right, the game is won; if wrong, it is lost. Nobody counts for you.
booklet-coches-title = Coches
booklet-coches-text = The losers of a game get one coche, and two if their slate showed less than 15 before this deal. After a wrong dehors the caller’s column gets two if the others’ slate shows less than 15, else one. Coches are oblique strokes in the losers’ column.
booklet-cape-title = La cape
booklet-cape-text = All eight tricks for one team: two coches for the others. No card points and no table marriages; the slates stay and the game goes on. Declared marriages stay at the bottom of the slate and count in the next deal from its start, for dehors too.
booklet-demand-title = Demanding the cape
booklet-demand-text =
    « Je demande la cape et dehors ! »: allowed if the slate showed 19 or more, no trick is lost and you still hold two cards. Made: three coches, and the game is over.
    « … et pas dédoublé ! »: the same if the others have 14 or less; four coches.
    Failed: the coches go to those who demanded, and the deal stops. One demand a deal.
booklet-match-title = The match
booklet-match-text = A finished game wipes the slate and the marriages; the deal passes to the right and a new game begins. The match ends as soon as a column has five coches: that team has lost.
booklet-signals-title = Signals
booklet-signals-text = Leading the ten of trumps promises the ace of trumps. Leading a king promises the ten and the ace of that suit. Discarding an ace on your partner’s trick promises the ten. Usual leads, in this order: an ace; a suit in which you hold part of a marriage; a ten (not of trumps); anything.
booklet-ancient-title = L’Homme de Brou, 1802
booklet-ancient-text = The ancestor: follow suit, else play anything. Declare only when your team has just won a trick. A marriage on the table counts twice. Points are written in full; 301 wins: one game if the losers have 150 or more, two for 0 to 149, four if they are below zero. The vole is worth three games. A match goes to twelve.
