# Pages of the help that tell this game; they are told the commands.
help-turn-text =
    ## My turn
    Your cards, the trick so far, the stock and what you may say are in one message: press a card to play it. “Why?” names the rule.
    You can also type: { $play } understands “Ah”, “ace of hearts”, “queen of trumps”. { $hand } shows your cards again, { $last } the last trick, { $sheet } what is written down.
    If you miss a turn, a computer player plays it for you. After two it keeps your seat until you press “I’m back”.
help-calls-title = Meld, rob, out
help-calls-text =
    ## Meld, rob, out
    Before you lead, choose in the menu the cards that you show (Melden), or write { $melden } “K Q hearts”. The marriage in the trick just won has a button of its own.
    { $rauben } (Rauben) takes the upcard for the seven of trumps.
    Nobody counts for you. { $aus } (Aus) says that you have 600 points: right, and the game is yours; wrong, and it is lost. The button asks once; what you type counts at once. The rules in detail: { $rules }.
help-words-text =
    ## The game’s words
    {""}**out** (Aus) – what you say when you think that you have 600 points.
    {""}**meld** (Melden) – to show cards that belong together and write their points down.
    {""}**rob** (Rauben) – to take the upcard for the seven of trumps.
    {""}**stock** – the 22 cards that are drawn, the upcard last.
    {""}**sequence** – three to five cards of a suit in a row; **marriage** – king and queen of a suit.
    {""}**sheet** – what is written down, and for what. **deal** – sixteen tricks.
    {""}**game** – deals until 600 points. **match** – one, three or five games.
