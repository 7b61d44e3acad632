school-exercise = -# Exercise { $number } of { $exercises } · you sit South, North is your partner
school-intro = The cards are dealt, some have been played. Answer with the buttons as you would at a table; you may try as often as you like.
booklet-goal-title = The aim
booklet-goal-text = Brus comes from Gotland. Two against two, partners opposite, clockwise. The tableau has six strokes for each team. The team that wipes its last one wins the game; a match is won with one, two or three games.
booklet-cards-title = What beats
booklet-cards-text =
    32 cards. These beat, from the top: the jack of clubs “Spitz”, the king of hearts “Brus”, the eight of spades “Dulle Hund”, then the nines, the aces and the other jacks, each time clubs, spades, hearts, diamonds. The medal on the card tells its rank, from 1 to 14.
    Everything else is blank: tens, queens, the other kings and eights.
booklet-hand-title = A hand
booklet-hand-text = Three cards each, twenty in the stock. The dealer’s left leads. Any card may be played: the highest beating card takes the trick, and if there is none, its leader does. After the trick everybody draws a card, as long as there is a stock. The first team with five tricks wins the hand.
booklet-seven-title = The seven
booklet-seven-text = While there is a stock, that is in the first five tricks, a seven that is led counts: only a higher seven beats it, clubs before spades, hearts, diamonds. Every other seven is blank.
booklet-dare-title = Dare (wagen)
booklet-dare-text = Brus and Dulle Hund may be dared as they are played, except by the trick’s last player or where a seven counts. A higher card must still be out: neither played nor in your own hand; the stock counts as out. A higher card may even lie in the trick.
booklet-settle-title = What a dare costs
booklet-settle-text =
    A dare is worth one stroke, or two if the Brus was led. If the dared card takes the trick, its team wipes as much. If an opponent takes it, it is beaten (geschlagt): they wipe one more. If the partner takes it, nobody wipes; if an opponent had beaten it before, that is called übergeschlagt.
    A dare never wipes the last stroke.
booklet-turn-title = Turn (kehren)
booklet-turn-text = On lead you may lay a card face down if your team has exactly two or exactly four tricks and the others at least one; each team once a hand. A turned seven counts as led. Brus or Dulle Hund may be dared once it is taken up, before the next card.
booklet-answer-title = Run or take up
booklet-answer-text = The other team answers, either of its players: the first word counts. The team that runs loses the hand and shows both its hands. If it is taken up, the card lies open, play goes on, and the hand’s winner wipes one stroke more.
booklet-tableau-title = Wiping
booklet-tableau-text = A hand that is won wipes one stroke; one more for five to none (jannen), one for each turned card that was taken up and one for each Stanto that stands. What would go beyond the strokes standing is lost.
booklet-stanto-title = Stanto
booklet-stanto-text = Four each is a Stanto: nobody wipes, its turned cards count for nothing, and one Stanto more stands. The team that wins the next hand wipes a stroke for each of them, and the Stanti are gone.
booklet-brille-title = Brille and Keule
booklet-brille-text = The losers of a game draw a Brille (spectacles) on the tableau, or a Keule (a club) if the team wiped no stroke in the whole game. The next game begins with six strokes each and no Stanto.
booklet-knowing-title = What may be known
booklet-knowing-text = Which cards have been played may be asked by anybody at any time: “Played cards” shows them, and what is still out. Everybody sees tricks, strokes, Stanti and how many cards the stock has. A turned card is known to its player alone until it is taken up.
