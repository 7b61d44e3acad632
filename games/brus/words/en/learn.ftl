## The course: titles of the lessons

lesson-beat = What beats, and who gets the trick
lesson-seven = { booklet-seven-title }
lesson-dare = { booklet-dare-title }
lesson-turn = Turning a card (kehren), and the answer
lesson-tableau = Tableau, Stanto and jannen

## Lesson 1

learn-take-1-task = West leads the blank king of diamonds, East plays the nine of diamonds. You hold the nine of hearts, the ace of clubs and the queen of spades. What takes the trick?
learn-take-1-hint = Nobody follows suit: the highest beating card takes the trick. Nines come before aces; among themselves they go clubs, spades, hearts, diamonds.
learn-take-1-done = Right: hearts (6) beats diamonds (7). The number on the medal is the rank; 1 is the Spitz.
learn-take-1-ace = Allowed, but aces come after the nines: East keeps the trick.
learn-take-1-blank = Allowed, but queens are blank: they never beat.
learn-cheap-1-task = West leads the ace of hearts. You play last, with the Spitz, the ace of spades and the jack of diamonds. What do you take it with?
learn-cheap-1-hint = The lowest card that is enough will do. Among aces, spades come before hearts.
learn-cheap-1-done = Exactly: the ace of spades is enough, and the Spitz stays for later.
learn-cheap-1-dear = Allowed, and the trick is yours. But the Spitz is the highest card of all: the ace of spades was enough.
learn-cheap-1-low = Allowed, but jacks come after aces: West keeps the trick.
learn-partner-1-task = West leads a blank eight, North, your partner, plays the jack of diamonds, East a blank king. You play last. Which card do you part with?
learn-partner-1-hint = Whose is the trick at this moment? Your partner has the only beating card in it.
learn-partner-1-done = Well saved: the trick is your team’s already, a blank card will do.
learn-partner-1-waste = Allowed, but you beat your own partner. Keep beating cards for tricks that would be lost otherwise.

## Lesson 2

learn-led-1-task = You lead to the first trick, with the seven of hearts, the queen of clubs and the ten of diamonds. One of these beats even the Spitz. Which?
learn-led-1-hint = While there is a stock, a seven that is led counts: only a higher seven beats it.
learn-led-1-done = The Spitz does not help West, and the seven of diamonds is lower: the trick is yours.
learn-led-1-blank = Allowed, but a blank card wins only if nobody beats it.
learn-over-1-task = West leads the seven of diamonds, and there is still a stock. You hold the seven of spades, the Spitz and the ace of diamonds. What beats it?
learn-over-1-hint = Against a seven that counts only a higher one helps: clubs, spades, hearts, diamonds.
learn-over-1-done = Yes: spades over diamonds. The Spitz stays in your hand.
learn-over-1-spitz = Allowed, but given away: not even the Spitz beats a seven that counts.
learn-over-1-ace = Allowed, but no ace beats a seven that counts.
learn-late-1-task = The stock is used up, and West leads the seven of diamonds. You have one trick, they have four: this one must be yours. With what?
learn-late-1-hint = Without a stock every seven is blank. What beats in your hand?
learn-late-1-done = Right: from the sixth trick on a seven is blank, and the jack of hearts is enough.
learn-late-1-seven = The seven of clubs beats it only while there is a stock. Now both are blank, and the trick is West’s.
learn-late-1-blank = Allowed, but with no beating card the trick is the leader’s: West wins the hand.

## Lesson 3

learn-dare-1-task = The Spitz has been played, the Brus has not. You hold the Dulle Hund, and only West plays after you. If it takes the trick, let it pay.
learn-dare-1-hint = Dare the Dulle Hund: if it takes the trick, you wipe a stroke.
learn-dare-1-done = Dared and won: one stroke less. Had West held the Brus, you would have been beaten (geschlagt), and they would have wiped two.
learn-dare-1-plain = Allowed, and the trick is yours. But only a dare wipes for it.
learn-dare-1-blank = Allowed, but then the trick is East’s. You hold the Dulle Hund.
learn-brus-1-task = You lead. The Spitz is still out, but there are only three other cards in a trick. What brings most?
learn-brus-1-hint = The Brus, led and dared, is worth two.
learn-brus-1-done = Two strokes at once! Only the Spitz would have beaten it, and that would have cost three.
learn-brus-1-plain = Allowed, and careful. Here you may want more: led and dared, the Brus is worth two.
learn-brus-1-blank = Allowed, but it hardly takes a trick. You hold the Brus.
learn-last-1-task = West led the Dulle Hund, you play last and hold the Brus. Play it as it is allowed.
learn-last-1-hint = The trick’s last player may not dare: they know how it ends.
learn-last-1-done = The Brus takes the trick, without a dare. There was no more to be had here.
learn-last-1-low = Allowed, but the trick would stay with the Dulle Hund. Your Brus beats it.
learn-known-1-task = The Spitz has been played, Brus and Dulle Hund are both yours. East led the ace of clubs. Take the trick as cheaply as you can. Is there anything to dare?
learn-known-1-hint = To dare, a higher card must still be out: neither played nor in your hand. None is out here; even the nine of clubs is safe.
learn-known-1-done = Safe and cheap: nothing above the nine of clubs is out. That is also why there was nothing to dare.
learn-known-1-dear = Allowed and safe, but dear: the nine of clubs is enough, since everything higher is played or yours.

## Lesson 4

learn-turn-1-task = You have four tricks, they have one. You lead and hold the Spitz: the hand is won. How do you get more than one stroke out of it?
learn-turn-1-hint = With exactly two or four tricks you may turn: lead a card face down. Take the one that wins.
learn-turn-1-done = They took up, and the Spitz wins: one stroke for the hand, one for the turned card. Had they run, you would have won as well.
learn-turn-1-open = Allowed, and won, but for one stroke. Led face down it could have brought two.
learn-turn-1-weak = Allowed, but if a blank card is taken up, the trick is at risk, and one stroke more is at stake. Turn the card that wins.
learn-take-up-1-task = East has turned a card. You hold the Spitz, the nine and the jack of spades; it stands one to two. Run, or take up?
learn-take-up-1-hint = With three beating cards, the Spitz among them, you give up no hand.
learn-take-up-1-done = Taken up: the card lies open, and the hand’s winner wipes one stroke more. With your cards that suits you.
learn-take-up-1-ran = Run, and you lose the hand at once, and everybody sees your cards. This hand is worth playing.
learn-run-1-task = East turns a card at four to one. You are left with the queen and the king of spades and the eight of hearts: all blank. What now?
learn-run-1-hint = They need just one trick. If you lose anyway, lose as cheaply as you can.
learn-run-1-done = Right to run: that costs one stroke. Taken up and lost, it would have cost two.
learn-run-1-taken = Allowed, but with three blank cards your partner would have to take every trick. Lost, it costs two strokes instead of one.
learn-turned-1-task = Two to three, you lead and hold the Brus. Lead it face down.
learn-turned-1-hint = Turn the king of hearts, the Brus.
learn-turned-1-done = East takes up. Before West plays, you may still say something.
learn-turned-1-open = Allowed: led openly and dared the Brus is worth two as well. But then nobody can run. Try it face down.
learn-turned-2-task = The Brus lies open and counts as led. West is about to play. What do you say?
learn-turned-2-hint = Once it is taken up, and before the next card, the turned card may be dared.
learn-turned-2-done = Dared and won: two strokes, and the hand is worth one more.

## Lesson 5

learn-jannen-1-task = Four to none, and you lead. Your tableau shows five strokes. Which card makes it five tricks out of five?
learn-jannen-1-hint = Five to none is called jannen and is worth one stroke more. You may not turn here: they have no trick yet.
learn-jannen-1-done = Jannen! One stroke for the hand, one for jannen: three are left standing.
learn-jannen-1-blank = Allowed, but blank: if they take a single trick, jannen is gone.
learn-stanto-1-task = A Stanto stands from before. Now it is four to two, and you play last. Take the trick.
learn-stanto-1-hint = The hand’s winners wipe one stroke more for each Stanto. The nine of hearts beats the jack of spades.
learn-stanto-1-done = Five tricks: one stroke for the hand and one for the Stanto, which is then gone.
learn-stanto-1-away = Allowed, but then the trick is East’s. If it comes to four each, a second Stanto stands.
learn-stroke-1-task = You have a single stroke left. You hold the Dulle Hund; Spitz and Brus are out. Take the trick – daring or not?
learn-stroke-1-hint = A dare never wipes the last stroke. What can you win, what can you lose?
learn-stroke-1-done = Wise: there was nothing to win. The last stroke is wiped only by the end of a hand. The course is finished: take a seat, with /table.
learn-stroke-1-dared = Allowed, but the last stroke stays even if you win. Beaten, it lets the others wipe two.
