# Pages of the help that tell this game; they are told the commands.
help-turn-text =
    ## My turn
    Your three cards and all you may do with them are in one message: press a card to play it. To dare, press “Brus – dare (wagen)” instead; to lead a card face down, press “Turn” with its sign. Both are there whenever you may.
    You can also type: { $play } understands “Kh”, “dare Brus”, “turn 7 clubs”. { $hand } shows your cards again, { $last } the last trick, { $played } all cards played, { $tableau } the tableau.
    If you miss a turn, a computer player plays it for you. After two it keeps your seat until you press “I’m back”.
help-calls-title = Dare, turn
help-calls-text =
    ## Dare, turn
    { $wagen } (wagen) dares with Brus or Dulle Hund: not as the trick’s last player, not where a seven was led that counts, and only while a higher card is still out.
    { $kehren } (kehren) leads a card face down, with exactly two or four tricks against one or more, once a hand for each team. The other team answers { $run } or { $takeup }: either player, the first word counts.
    If you turned Brus or Dulle Hund, you may dare it once it is taken up, before the next card falls. The rules in detail: { $rules }.
help-words-text =
    ## The game’s words
    {""}**Spitz, Brus, Dulle Hund** – J♣︎, K♥️, 8♠︎: the three highest.
    {""}**dare** (wagen) – to stake strokes on Brus or Dulle Hund. **beaten** (geschlagt) – a dared card that an opponent beat. **übergeschlagt** – beaten, but the partner was higher still.
    {""}**turn** (kehren) – to lead a card face down. **run** – to give the hand up. **take up** – to see the card and play on.
    {""}**jannen** – five tricks to none. **Stanto** – four each; several are Stanti.
    {""}**tableau** – six strokes for each team, wiped one by one. **Brille, Keule** – what the losers of a game draw.
    {""}**hand** – up to eight tricks. **game** – hands until a team has wiped its last stroke. **match** – one, two or three games.
