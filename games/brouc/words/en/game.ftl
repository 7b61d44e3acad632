# The game by name, its options, its commands and its rules in short.
game-name = Le Brouc
game-about = The game of L’Etivaz: two against two, marriages, a slate and one word too many
table-name = Le Brouc { $table }
lobby-sides = Partners sit opposite: North with South, West with East.
preset-brouc = { game-name }
preset-homme-de-brou = L’Homme de Brou (1802)
rules-line = { $preset ->
    [homme-de-brou] { preset-homme-de-brou } to { $option_target } { $option_target ->
        [one] game
       *[other] games
    }
   *[brouc] { preset-brouc } to { $option_target } { $option_target ->
        [one] coche
       *[other] coches
    }
 }
option-target = Length of the match
option-target-value = { $preset ->
    [homme-de-brou] To { $value } { $value ->
        [one] game
       *[other] games
    }
   *[brouc] To { $value } { $value ->
        [one] coche
       *[other] coches
    }
 }
option-first-dealer = First dealer
option-first-dealer-value = { $value ->
    [kings] by the kings
   *[random] by lot
 }
option-first-dealer-about = { $value ->
    [kings] Cards are dealt face up; whoever gets the first king deals first.
   *[random] The first dealer is drawn by lot.
 }
option-indicator = The card turned up
option-indicator-value = { $value ->
    [stays] stays face up
   *[taken] taken up
 }
option-indicator-about = { $value ->
    [stays] The card turned up lies face up until it is played.
   *[taken] The card turned up goes into the dealer’s hand with the first lead.
 }
option-declare = When marriages are declared
option-declare-value = { $value ->
    [own-turn] on one’s own turn
    [after-own-trick] after a trick of one’s own
   *[any-time] at any moment
 }
option-declare-about = { $value ->
    [own-turn] A marriage is declared on one’s own turn only.
    [after-own-trick] A marriage is declared only just after one’s team has won a trick.
   *[any-time] A marriage may be declared at any moment, even during a trick.
 }
option-raise = From twenty to thirty
option-raise-value = { $value ->
    [allowed] allowed
   *[refused] not allowed
 }
option-raise-about = { $value ->
    [allowed] A declared twenty may become thirty later, a forty sixty.
   *[refused] A declared twenty stays twenty.
 }
option-marking = Marriages in tricks
option-marking-value = { $value ->
    [manual] marked by hand
   *[automatic] marked automatically
 }
option-marking-about = { $value ->
    [manual] Marriages in tricks are marked by hand: forget, and they are lost.
   *[automatic] Marriages in tricks are marked automatically.
 }
option-unfinished-trick = A trick not finished
option-unfinished-trick-value = { $value ->
    [counted] counts for the caller
   *[nobody] counts for nobody
 }
option-unfinished-trick-about = { $value ->
    [counted] At a call the cards of an unfinished trick count for the team that calls.
   *[nobody] At a call the cards of an unfinished trick count for nobody.
 }
option-dehors = Going out
option-dehors-value = { $value ->
    [automatic] by itself
   *[called] must be called
 }
option-dehors-about = { $value ->
    [automatic] Enough on the slate after a deal wins without a call.
   *[called] « Dehors ! » must be called: enough on the slate wins nothing by itself.
 }
option-cape-declared = Marriages declared in a cape
option-cape-declared-value = { $value ->
    [cancelled] lost
   *[carried] kept
 }
option-cape-declared-about = { $value ->
    [cancelled] Marriages declared in a cape are lost.
   *[carried] Marriages declared in a cape count in the next deal.
 }
option-failed-cape = An announced cape that fails
option-failed-cape-value = { $value ->
    [game-over] ends the game
   *[game-on] the game goes on
 }
option-failed-cape-about = { $value ->
    [game-over] A failed cape ends the game: the others win it.
   *[game-on] After a failed cape the game goes on with both slates.
 }
cmd-play-description = Play a card
cmd-play-argument = card
cmd-play-argument-description = The card: “A♥”, “Ah”, “10 clubs”…
cmd-play-unknown = { card-unknown }
cmd-play-which = { card-which }
cmd-play-done = { card-played }
cmd-marriage = marriage
cmd-marriage-description = Declare or mark a marriage
cmd-marriage-argument = marriage
cmd-marriage-argument-description = Which marriage
cmd-marriage-unknown = I don’t know that marriage: choose one from the list.
cmd-marriage-which = That could be several marriages: choose one.
cmd-dehors = dehors
cmd-dehors-description = Say « Dehors ! »: your team has 301 and wants to be counted
cmd-cape = cape
cmd-cape-description = Demand the cape: all eight tricks
cmd-cape-argument = announcement
cmd-cape-argument-description = Which announcement
cmd-cape-unknown = I don’t know that announcement: choose one from the list.
cmd-slate = slate
cmd-slate-description = Show the slate
help-text =
    ## Le Brouc
    Four players, two teams: North with South, West with East; 32 cards, and the turn goes to the right.
    {""}**Cards, high to low:** A 10 K Q J 9 8 7, worth 11 10 4 3 2 0 0 0. The last card dealt shows trump.
    {""}**Follow suit.** Trumps led: beat if you can. If void, discard, or ruff higher than what lies there; a trump K, Q or J that makes a marriage in the trick is always allowed.
    {""}**Marriages** K+Q 20, K+Q+J 30, double in trumps. Declare from hand after your team’s first trick; in a trick they count for its winners and against the losers.
    {""}**The slate** is in tens. If your slate and points reach 301, say **« Dehors ! »** – a right call costs the others a coche or two, a wrong one costs you.
    {""}**All eight tricks** are a cape: two coches, announced three or four. 5 coches end the match: that team has lost.
    Your cards come by direct message, or with “My hand”.
