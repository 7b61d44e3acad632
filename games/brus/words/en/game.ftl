# The game by name, its options, its commands and its rules in short.
game-name = Brus
game-about = The game of Gotland: two against two, three cards in hand, a tableau to wipe, and dares
table-name = Brus { $table }
lobby-sides = Partners sit opposite: North with South, East with West; the turn goes clockwise.
preset-brus = { game-name }
rules-line = { preset-brus } to { $option_games } { $option_games ->
    [one] game
   *[other] games
 }
cmd-play-description = Play a card
cmd-play-argument = card
cmd-play-argument-description = The card: “K♥️”, “Kh”, “dare Brus”, “turn 7 clubs”…
cmd-play-unknown = { card-unknown }
cmd-play-which = { card-which }
cmd-play-done = { card-played }
cmd-wagen = dare
cmd-wagen-description = Dare with Brus or Dulle Hund, as you play it
cmd-wagen-which = Both may be dared: choose one.
cmd-wagen-done = Dared: { $what }.
cmd-kehren = turn
cmd-kehren-description = Lead a card face down
cmd-kehren-argument = card
cmd-kehren-argument-description = Which card
cmd-kehren-unknown = { card-unknown }
cmd-kehren-which = { card-which }
cmd-kehren-done = Face down: { $what }.
cmd-run = run
cmd-run-description = Run from a turned card: the hand is lost
cmd-run-done = Said: { $what }.
cmd-takeup = takeup
cmd-takeup-description = Take a turned card up: play on, for one stroke more
cmd-takeup-done = { cmd-run-done }
cmd-played = played
cmd-played-description = Show which cards have been played in this hand
cmd-tableau = tableau
cmd-tableau-description = Show the tableau: strokes, Stanti, Brillen and Keulen
help-text =
    ## Brus
    Four players, two teams: North with South, East with West; 32 cards, clockwise. Three cards in hand, and after each trick everybody draws one from the stock.
    {""}**Beating cards, high to low:** J♣︎ Spitz, K♥️ Brus, 8♠︎ Dulle Hund, 9♣︎ 9♠︎ 9♥️ 9♦️, A♣︎ A♠︎ A♥️ A♦️, J♠︎ J♥️ J♦️. All others are blank; nobody follows suit. A seven led while there is a stock is beaten by a higher seven alone.
    {""}**Five tricks** win the hand and wipe a stroke, 5–0 (jannen) two; 4–4 is a Stanto, worth one more to the next winners. Six strokes wiped win the game.
    {""}**Dare (wagen)** with Brus or Dulle Hund as you play it. Win the trick and your team wipes; lose it to the others and they wipe one more.
    {""}**Turn (kehren):** with two or four tricks, you may lead a card face down. The others run and lose the hand, or take up: then it is worth one stroke more.
    The losers of a game draw a Brille, or a Keule if they wiped nothing. Your cards come by direct message, or with “My hand”.
