# Lessons for /learn.
lesson-tricks = Tricks with and without stock
lesson-rob = { booklet-rob-title }
lesson-marriage = Melds: marriages
lesson-sequence = Melds: sequences, and what serves twice
lesson-four = Melds: four of a kind
lesson-out = Counting and “Out”
school-exercise = -# Exercise { $number } of { $exercises } · you sit South, against North
school-intro = Cards have been dealt and partly played. Answer with the buttons and the menu below, as at a table; you may try as often as you like.

learn-order-1-task = Hearts are trump. North leads the jack of spades. Which of your cards takes it?
learn-order-1-hint = High to low: ace, king, queen, jack, ten, nine, eight, seven. You have no trump: you need a higher spade.
learn-order-1-done = Right: the queen beats the jack. You draw first, then North, and you lead.
learn-order-1-ten = Allowed, but in Briscon the ten stands below the jack: North takes it, with ten points.

learn-free-1-task = Clubs are trump and you have none. North leads the ace of diamonds; you cannot take it. What do you give?
learn-free-1-hint = While there is a stock nobody has to follow suit: any card may go. Give one that is worth nothing.
learn-free-1-done = Right: nothing given away, and king and ten of diamonds stay in hand.
learn-free-1-gift = Allowed, but that card has points, and the trick is North’s. You need not follow suit.

learn-follow-1-task = The stock is gone: these are the last five tricks. Spades are trump. North leads the ace of diamonds. What may you play?
learn-follow-1-hint = In the last five tricks you must follow suit: you hold one diamond.
learn-follow-1-done = That’s it: only the queen of diamonds was allowed. The ace of trumps waits for its turn.

learn-void-1-task = Three tricks are left, diamonds are trump. North leads the ace of spades and you have no spade. Which card takes it?
learn-void-1-hint = If you have none of the suit, you may play anything. Even the smallest trump beats an ace.
learn-void-1-done = The seven of trumps takes eleven points.
learn-void-1-away = Allowed, but North keeps the trick with eleven points. You hold a trump…

learn-rob-1-task = You lead. The ace of hearts was turned up: hearts are trump, and you hold their seven. What do you do before leading?
learn-rob-1-hint = Rob: before leading, lay the trump seven under the stock and take the card turned up.
learn-rob-1-done = The ace is yours; the seven lies under the stock and is drawn last. North has seen it all.
learn-rob-1-seven = Allowed, but without the seven there is nothing to rob with. It is worth an ace now.

learn-rob-meld-1-task = You lead, spades are trump. King and queen are in your hand, the ace was turned up, and you hold the seven. First things first?
learn-rob-meld-1-hint = Rob first: with the ace there is more to show.
learn-rob-meld-1-done = Ace, king and queen of trumps are now all in your hand.
learn-rob-meld-1-later = The marriage of 40 is yours in any case; take the ace first.
learn-rob-meld-1-seven = Allowed, but without the seven the ace is out of reach.
learn-rob-meld-2-task = Still before leading: show the sequence.
learn-rob-meld-2-hint = Choose ace, king and queen of spades in the menu.
learn-rob-meld-2-done = Three from the ace in trumps: 120, written at once. The marriage of 40 may follow.
learn-rob-meld-2-later = Also right and worth 40, but the task was the sequence of three.

learn-rob-late-1-task = You lead to the eleventh trick. Two cards remain to be drawn, the ace of clubs last; clubs are trump and you hold the seven. Is it too late?
learn-rob-late-1-hint = While at least two cards can be drawn, the upcard may be robbed: this is the last moment.
learn-rob-late-1-done = Just in time. The loser of this trick draws your seven, and writes 10 for the last card.
learn-rob-late-1-seven = Allowed, but it was the last chance to change it for the ace.

learn-marriage-1-task = You lead, clubs are trump. King and queen of diamonds are in your hand. What is there to write?
learn-marriage-1-hint = Meld: before leading, choose king and queen of one suit in the menu.
learn-marriage-1-done = A marriage: 20, in trumps it would be 40. Once a suit in a deal; the cards stay in your hand, but North knows them.
learn-marriage-1-early = Allowed, but it breaks the marriage. Show it first.

learn-in-trick-1-task = North leads the queen of spades; hearts are trump. King and ace would both take it. Which one earns more?
learn-in-trick-1-hint = King and queen in the trick just won make a marriage as well.
learn-in-trick-1-done = King and queen lie in your trick, and the ace stays in hand.
learn-in-trick-1-ace = Allowed, and seven points more in the trick. But king on queen would write 20.
learn-in-trick-2-task = You have drawn and lead again. Now show it.
learn-in-trick-2-hint = The button with king and queen melds the trick just won; at the next trick it is too late.
learn-in-trick-2-done = Twenty, with cards that are no longer in anybody’s hand.

learn-sequence-1-task = You lead, spades are trump, and you hold king, queen and jack of them. Show the sequence.
learn-sequence-1-hint = Three cards in a row, from the king: choose all three in the menu.
learn-sequence-1-done = 100, twice what it would be in another suit.
learn-sequence-1-later = Right as well, and 40. But begin with the sequence.
learn-sequence-2-task = King and queen have served in the sequence. Can they write anything else?
learn-sequence-2-hint = A card serves in one sequence only, but in a marriage and in four of a kind besides.
learn-sequence-2-done = 40 more for the marriage in trumps: 140 with three cards.
learn-sequence-2-early = Allowed, but then the marriage is gone: 40 points stay unwritten.

learn-longest-1-task = Diamonds are trump. You hold ace, king, queen and jack of hearts. Show the most in one sequence.
learn-longest-1-hint = Four from the ace are worth 200 in trumps, half of it in another suit; three only 60.
learn-longest-1-done = 100. With the ten it would have been 300: five from the ace.
learn-longest-1-short = Allowed: a sequence may be shorter than what you hold. But its cards serve in no longer one afterwards.
learn-longest-1-later = Right too, 20 for the marriage. But first the sequence.

learn-once-1-task = You have shown jack, ten and nine of spades; now you have drawn the queen. Is there anything more to write? If not, lead a card.
learn-once-1-hint = Jack, ten and nine have served in a sequence: they serve in no other.
learn-once-1-done = Right: nothing more. If the king comes, queen and king make a marriage all the same.

learn-four-1-task = You lead and hold all four kings. Show them.
learn-four-1-hint = Choose the four kings in the menu. Aces write 150, kings 100, queens 80, jacks 60, tens 40.
learn-four-1-done = 100, whatever is trump.
learn-four-1-later = Right too; the marriage writes 20. But the four kings first.
learn-four-2-task = The queen of clubs is in your hand as well. One more thing?
learn-four-2-hint = The king of clubs may serve again, in a marriage with its queen.
learn-four-2-done = 20 more. And look at the sheet: five cards of ace to ten had already written 20.
learn-four-2-early = Allowed, but it breaks the marriage. Show it before you lead.

learn-nines-1-task = All four nines are yours. What are they worth? If nothing, lead a card.
learn-nines-1-hint = Four of a kind goes from the aces down to the tens.
learn-nines-1-done = Right: four nines write nothing. But five cards of nine to seven had written 10 by themselves.

learn-out-1-task = 566 stood on the sheet before this deal. You wrote 10 for the last card drawn, and you have counted 24 points in your tricks. What do you say?
learn-out-1-hint = 566, 10 and 24 make 600: exactly enough.
learn-out-1-done = “Out”: 600 points, the game is won at once. Nobody would have counted for you.

learn-out-1-play-on = Allowed, but North may say it first, and at the booking the higher score wins. You have 600 now.

learn-wait-1-task = 572 before the deal, 10 written, 7 points in your tricks. North has led the ace of spades, and you have no spade. Say “Out” already?
learn-wait-1-hint = 572, 10 and 7 make 589; a trick counts only when it is complete. Take the ace first.
learn-wait-1-done = The seven of trumps takes eleven points: 589 and 11 make 600.
learn-wait-1-wrong = 589 only: a wrong “Out” loses the game. The ace on the table counts for nobody yet.
learn-wait-1-away = Allowed, but then the ace goes to North. You hold a trump.
learn-wait-2-task = And now?
learn-wait-2-hint = 600 is enough, and it may be said at any moment until the booking.
learn-wait-2-done = Exactly 600: the game is yours.

learn-wait-2-play-on = Allowed, but you have your 600: every further card only helps North.
