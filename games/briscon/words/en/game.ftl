# The game by name, its options, its commands and its rules in short.
game-name = Briscon
game-about = A duel with five cards: a stock, sequences to show, 600 points, and one word at your own risk
table-name = Briscon { $table }
lobby-sides = One against one.
side-N = { $one }
side-S = { $one }
preset-briscon = { game-name }
rules-line = Briscon to { $option_games } { $option_games ->
    [one] game
   *[other] games
 }
option-strict = { booklet-last-five-title }
option-strict-value = { $value ->
    [yes] strict
   *[no] follow suit
 }
option-strict-about = { $value ->
    [yes] In the last five tricks you must play higher in suit if you can; if void, you must ruff.
   *[no] In the last five tricks you must follow suit; if void, you play any card.
 }
cmd-play-description = Play a card
cmd-play-argument = card
cmd-play-argument-description = The card: “A♥”, “Ah”, “10 clubs”…
cmd-play-unknown = { card-unknown }
cmd-play-which = { card-which }
cmd-play-done = { card-played }
cmd-melden = meld
cmd-melden-description = Show a sequence, four of a kind or a marriage
cmd-melden-argument = cards
cmd-melden-argument-description = The cards: “K Q hearts”, “9s 8s 7s”, “4 aces”…
cmd-melden-unknown = I don’t understand those cards: write, for example, “K Q hearts”.
cmd-melden-which = That could be several things: choose one.
cmd-melden-done = { $what }.
cmd-rauben = rob
cmd-rauben-description = Take the upcard for the seven of trumps
cmd-aus = out
cmd-aus-description = Say “Out” (Aus): 600 points, or the game is lost
cmd-sheet = sheet
cmd-sheet-description = Show what is written down
help-text =
    ## Briscon
    Two players, 32 cards, five in hand; the eleventh card shows trump and goes under the stock.
    {""}**Cards, high to low:** A K Q J 10 9 8 7; in tricks A 11, 10 10, K 4, Q 3, J 2.
    {""}**While there is a stock** you play what you like; the winner of the trick draws first, then the other. In the last five tricks you follow suit.
    {""}**Rob (Rauben):** before leading, you may take the upcard for the seven of trumps.
    {""}**Meld (Melden):** before leading, you show sequences (20 to 600; half of it in plain suits), four of a kind (A 150 down to 10 40), marriages K+Q (20, trumps 40). Points are written at once.
    {""}**600 points** win the game. If you think you have them, say **“Out”** (Aus): right, and the game is won; wrong, and it is lost. Nobody counts for you.
    Your cards come by direct message, or with “My hand”.
