# The booklet of rules for /rules.
booklet-goal-title = What it is about
booklet-goal-text = One against one, five cards in hand and a stock to draw from. Points come from tricks, and even more from what you show: sequences, marriages, four of a kind. 600 points win the game – and you may say so at once with “Out” (Aus), at your own risk.
booklet-cards-title = The cards
booklet-cards-text =
    32 cards. In every suit, high to low: ace, king, queen, jack, ten, nine, eight, seven – in tricks and in sequences alike.
    Points in won tricks: ace 11, ten 10, king 4, queen 3, jack 2, the rest nothing. A pack holds 120.
booklet-deal-title = The deal
booklet-deal-text = The first dealer is drawn, afterwards the two deal in turn. The other cuts and gets two cards, the dealer two, the other three, the dealer three. The eleventh card is turned up: its suit is trump. It lies across under the stock and is drawn last: 22 cards can be drawn.
booklet-tricks-title = Tricks with stock
booklet-tricks-text = The player who did not deal leads. While there is a stock, any card may be played. The higher trump takes the trick, else the higher card of the suit led. Its winner draws first, then the other; the winner leads.
booklet-last-five-title = The last five tricks
booklet-last-five-text = Without a stock you must follow suit if you can, and otherwise play anything. Nobody has to go higher or to ruff.
booklet-rob-title = Rob (Rauben)
booklet-rob-text = Before leading, the holder of the trump seven may lay it under the stock and take the card turned up instead, while at least two cards can still be drawn: from the very first lead to the lead to the eleventh trick.
booklet-meld-title = Meld (Melden)
booklet-meld-text = Before leading, once both have drawn, you may show any number of combinations; their points are written at once. The cards stay in hand, and the other now knows them. After the sixteenth trick nothing is shown any more.
booklet-worth-title = What melds are worth
booklet-worth-text =
    Sequences in trumps, by their highest card:
    ```
                A    K    Q    J   10    9
    five      600  300  200  100
    four      200  160  120   80   60
    three     120  100   80   60   40   20
    ```
    In another suit they are worth half.
    Marriage, king and queen: 20, in trumps 40.
    Four of a kind: aces 150, kings 100, queens 80, jacks 60, tens 40.
booklet-marriage-title = Marriages
booklet-marriage-text = King and queen of a suit: 20, in trumps 40, once a suit in a deal. Both are in your hand, or both lie in the trick that you have just won.
booklet-sequence-title = Sequences
booklet-sequence-text = Three to five cards of a suit in a row, in hand. A sequence may be shorter than what you hold. A card serves in one sequence only, but may serve in a marriage and in four of a kind as well.
booklet-four-title = Four of a kind
booklet-four-text = All four of a rank in hand: aces 150, kings 100, queens 80, jacks 60, tens 40, once a rank in a deal. Nines, eights and sevens are worth nothing.
booklet-written-title = Written without a word
booklet-written-text =
    The dealer turns up ace, king, queen, jack or ten: 10.
    Your first five cards are all ace to ten: 20, and 20 more after each draw for as long as they are; all nine to seven: 10 each time. One other card, even a robbed one, ends it for the deal.
    The last card of the stock: 10 for the player who draws it. Five trumps when the stock is gone: 30.
booklet-end-title = At the end of the deal
booklet-end-text = The last trick 10; all of the last five 20 more; more tricks than the other 10; the trump ace 10 for the player who took it in a trick, unless it was shown in a sequence or in four of a kind; and each their card points. All sixteen tricks: 600 instead of the 10, and the game is won.
booklet-out-title = Out (Aus)
booklet-out-text = If you think you have 600, you may say “Out”, at any moment of a deal until it is booked, even out of turn. Play stops and is counted: the score before the deal, what was written in it, the cards of complete tricks – after the sixteenth also what is written at the end. 600 or more: the game is won. Less: it is lost. Nobody counts for you.
booklet-booking-title = When a deal is booked
booklet-booking-text = Unless somebody says “Out”, the deal is booked after the sixteenth trick. 600 then wins without a word; if both have it, the higher. If both have the same, the scores stay and one more deal decides, in which nobody says “Out”.
booklet-match-title = The match
booklet-match-text = A match is won with one game or, where the table says so, with three or five. A new game begins at nothing; the deal goes on in turn.
booklet-known-title = What everybody knows
booklet-known-text = Your own hand, the card turned up, everything shown, what was written and for what, and the last trick. Counting is part of the game: card points are shown only when the deal is booked or “Out” was said.
booklet-strict-title = Strict last tricks
booklet-strict-text = A table may play the last five strictly: you play higher in suit if you can, else any card of the suit; without the suit you must ruff; without trumps, anything goes.
