# Pages of the help that tell this game; they are told the commands.
help-turn-text =
    ## My turn
    Your cards, the trick so far and all calls are in one message: press a card to play it. Cards that may not be played are greyed out; “Why?” names the rule.
    You can also type: { $play } understands “Ah”, “ace of hearts”, “queen of trumps”. { $hand } shows your cards again, { $last } the last trick, { $slate } the slate.
    If you miss a turn, a computer player plays it for you. After two it keeps your seat until you press “I’m back”.
help-calls-title = Dehors, marriages, cape
help-calls-text =
    ## Dehors, marriages, cape
    Nobody counts for you. { $dehors } says that your team has 301 points: right, and the game is yours; wrong, and it costs you.
    { $marriage } declares a marriage you hold, at any moment between two cards once your team has a trick.
    { $cape } demands all eight tricks. The rules in detail: { $rules }.
help-words-text =
    ## The game’s words
    {""}**dehors** – “out”: what you say when you think your team has 301 points.
    {""}**30 et 1** – thirty and one, the 301 points that win a game.
    {""}**sur le point** – rounded to tens: 75 becomes 8, 44 becomes 4.
    {""}**coche** – an oblique stroke in the losers’ column; five lose the match.
    {""}**marriage** – king and queen of a suit, with the jack too; declared from hand, or made in a trick.
    {""}**cape** – all eight tricks for one team. **pas dédoublé** – a side whose slate shows 14 or less.
    {""}**slate** – each team’s points in tens, and its coches. **deal** – eight cards each, eight tricks.
    {""}**game** – deals until somebody is out. **match** – games until a team has five coches.
