## The course: titles of the lessons

lesson-follow = Following suit and ruffing
lesson-beat = Beating in trumps, and the marriage exception
lesson-declare = Declaring marriages
lesson-table = { booklet-table-title }
lesson-dehors = Counting and calling « Dehors ! »
lesson-cape = { booklet-cape-title }

## Lesson 1

learn-follow-1-task = Hearts are trumps. West leads the king of clubs. You hold the ace and seven of clubs and a small trump. What do you play?
learn-follow-1-hint = The suit led must always be followed: it has to be a club. Which one takes the trick?
learn-follow-1-done = Good! The ace takes the king: eleven and four points for your team. In a plain suit you need not beat, but here it paid.
learn-follow-1-low = Allowed: in a plain suit nobody has to beat. But the ace would have taken the trick. Try again.
learn-ruff-1-task = East leads the ace of diamonds and you have none. Nobody has ruffed yet, so any card may be played. Which one wins?
learn-ruff-1-hint = Hearts are trumps: one small heart beats the ace of diamonds.
learn-ruff-1-done = Ruffed! The eight of trumps carries off the ace, and nobody is left to overtake it.
learn-ruff-1-away = Allowed, but it leaves the ace to the opponents. You still hold a small trump…
learn-discard-1-task = Your partner leads the ace of spades, West ruffs with the ten of hearts. You have no spades. What do you throw?
learn-discard-1-hint = It is ruffed already: a lower trump is barred. Throw something that gives them nothing.
learn-discard-1-done = Right. Undertrumping is barred while you have anything else, and the eight of clubs is worth nothing.
learn-discard-1-gift = Allowed, but the jack is worth two points and the trick is theirs. You have something cheaper.

## Lesson 2

learn-beat-1-task = East leads trumps, the jack. West’s queen is highest. You hold the ace and seven of trumps. What must you play?
learn-beat-1-hint = In trumps you must follow, and beat if you can.
learn-beat-1-done = That’s it: only the ace was allowed. In trumps, beating is a duty.
learn-exception-led-1-task = East leads the king of trumps, your partner has put the ten on it and is winning. You hold the ace and queen of trumps. Both are allowed; which one earns more?
learn-exception-led-1-hint = The exception: the queen may always join the king, since she makes the marriage in the trick.
learn-exception-led-1-done = Splendid: king and queen of trumps in your trick, forty more for you, forty less for them, and your ace stays in hand.
learn-exception-led-1-ace = Allowed, and you win the trick; but your partner had it already. The queen would make a trump marriage of forty in it.
learn-exception-ruff-1-task = East leads the ace of clubs, your partner has ruffed with the king. You hold nothing but trumps: ace, queen, seven. The seven is barred. What do you play?
learn-exception-ruff-1-hint = The king of trumps lies there: the queen makes a marriage with it, even without beating.
learn-exception-ruff-1-done = Yes! The queen may go under the king because she makes the marriage: forty points in a trick of your own.
learn-exception-ruff-1-ace = Allowed, but you overtake your own partner and lose a marriage of forty.

## Lesson 3

learn-declare-1-task = You hold king and queen of clubs, but your team has no trick yet: no trick, no declaration. East has led the nine of spades. Win the trick first.
learn-declare-1-hint = You may declare only once your team has a trick. You must follow in spades, and your ace wins.
learn-declare-1-done = The trick is yours. Now you have the right to declare.
learn-declare-2-task = This is the moment: declare your marriage in clubs before you play one of its cards.
learn-declare-2-hint = Choose “Marriage”, then clubs: “Twenty in clubs”.
learn-declare-2-done = “Twenty in clubs!” Twenty points are chalked at the bottom of the slate.
learn-declare-2-early = Careful: once you play the king or the queen, you no longer hold the marriage. Declare first.
learn-sixty-1-task = You hold king, queen and jack of trumps, and your team has a trick. Declare, and not too little.
learn-sixty-1-hint = King, queen and jack are worth thirty, and twice that in trumps.
learn-sixty-1-done = “Sixty!” The finest declaration in the game.
learn-sixty-1-forty = “Forty” is allowed, but it cannot be raised to sixty afterwards. Say at once all you have.
learn-sixty-1-early = Declare before you play: after this card there would be nothing complete left to declare.
learn-in-time-1-task = Your partner leads the ace of diamonds. You can follow only with the king or the queen: your next card breaks the marriage. What do you do first?
learn-in-time-1-hint = You may declare at any moment between two cards, even in the middle of a trick, while you still hold them all.
learn-in-time-1-done = Just in time! “Twenty in diamonds.”
learn-in-time-1-early = Allowed, but the marriage is lost: declare first, then play.
learn-in-time-2-task = Now follow in diamonds.
learn-in-time-2-hint = King or queen, both are allowed.
learn-in-time-2-done = The declaration counts, whatever happens to the two cards.

## Lesson 4

learn-give-1-task = East leads the king of diamonds, your partner takes it with the ace. You hold the queen and the eight of diamonds. Which one?
learn-give-1-hint = King and queen in the same trick make a marriage for those who win it.
learn-give-1-done = Twenty more for you, twenty less for them: a marriage on the table counts twice.
learn-give-1-missed = Allowed, but the trick is your team’s and the king lies in it: the queen would make a marriage.
learn-withhold-1-task = East leads the ace of clubs, your partner had to give the king. You hold the queen and the seven of clubs. Which one?
learn-withhold-1-hint = The trick is theirs. What would happen if the queen joined the king?
learn-withhold-1-done = Well kept: the queen would have given them a marriage of twenty and cost you as much.
learn-withhold-1-gift = Allowed, but a present: twenty more for them, twenty less for you.

## Lesson 5

learn-call-1-task = Your slate shows 23, that is 230. In this deal your team has 71 points net, unrounded. What does that make, and what do you say?
learn-call-1-hint = 230 and 71 make 301: thirty and one, exactly enough.
learn-call-1-done = « Dehors ! » 301 points, the game is yours. Nobody else would have said it for you.
learn-call-1-play-on = You may play on, but the others could go out first, and “sur le point” 71 becomes a mere 7. Say it now.
learn-wait-1-task = Again 23 on the slate, but only 51 points net in this deal. You hold the ace of spades. Do you go out already?
learn-wait-1-hint = 230 and 51 make 281: twenty points are missing. Take a good trick first.
learn-wait-1-done = The ace takes a ten: 51 and 21 make 72, and with 230 that is 302.
learn-wait-1-wrong = A wrong dehors: 281 is not enough. The game would go to the others, with a coche in your column. Here you may take it back.
learn-wait-2-task = And now?
learn-wait-2-hint = 302 points: it only has to be said.
learn-wait-2-done = Right! Counting is your business; the slate does not speak.
learn-wait-2-play-on = You have 302 points. What is not called before the count is lost.

## Lesson 6

learn-cape-1-task = Six tricks, all of them yours. Your slate shows 20, and two aces are left to you: spades and trumps. What can you demand?
learn-cape-1-hint = With 19 or more on the slate, no trick lost and two cards in hand, you may demand the cape and dehors.
learn-cape-1-done = « Je demande la cape et dehors ! » Three coches are at stake.
learn-cape-1-silent = Allowed, but a cape that was not demanded is worth only two coches, and the game goes on. After this card it will be too late.
learn-cape-1-dehors = 200 and your points do not make 301. Demand the cape instead.
learn-cape-2-task = Now keep your word. Trumps first.
learn-cape-2-hint = Play the ace of hearts.
learn-cape-2-done = Seven.
learn-cape-2-order = It would do here, but make it a habit to draw trumps first: then nobody can ruff.
learn-cape-3-task = And the last one.
learn-cape-3-hint = You have only one card left.
learn-cape-3-done = Eight tricks: three coches for the others, and the game is over.
learn-pas-dedouble-1-task = Five tricks out of five, 22 on your slate and only 9 on theirs. Three winners in hand. What do you demand?
learn-pas-dedouble-1-hint = The others have 14 or less: they are « pas dédoublés ». There is a demand worth four coches.
learn-pas-dedouble-1-done = « Je demande la cape, dehors et pas dédoublé ! » Four coches at a stroke.
learn-pas-dedouble-1-cheap = Allowed, but that is three coches, and it cannot be raised. The others have less than 15: demand it all.
learn-pas-dedouble-1-dehors = Do the sum: 220 and 83 would make 303, enough to go out with two coches. But here there are four to be had.
learn-pas-dedouble-2-task = Play one of your three winners.
learn-pas-dedouble-2-hint = Ace of spades, ace or ten of trumps: all three win.
learn-pas-dedouble-2-done = That was the course. All that is left is to take a seat at a table: /table.
school-exercise = -# Exercise { $number } of { $exercises } · you sit South, North is your partner
school-intro = Cards have been dealt and partly played. Answer with the buttons below, as at a table; you may try as often as you like.
