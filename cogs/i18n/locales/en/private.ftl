# Private answers: why a table refuses, and what everybody may ask.
no-table = There is no such table any more: open one with /table.
bad-options = These options don't go together: choose another value.
not-lobby = The match has begun or the table is closed: nothing can be changed here any more.
not-playing = No match is being played at this table: start one first.
not-over = The match is still going on: play it to the end first.
table-closed = This table is closed: open another with /table.
not-seated = You don't sit at this table: take a free seat, or just watch.
not-owner = Only who opened the table may do that: ask them.
no-such-seat = There is no such seat: choose North, West, South or East.
seat-taken = That seat is taken: choose another.
seat-reserved = That seat is kept for somebody: choose another.
seat-kept = That seat is kept for somebody: only who invited them or who opened the table may give it away.
seat-free = Nobody sits there: there is nothing to free.
already-seated = You sit there already.
private = This table is private: ask its owner for a seat.
seats-empty = Some seats are still empty: fill them with people or computer players first.
not-your-seat = That is another player's seat: use your own buttons.
tables-own = Only the table deals and books: nothing to do for you.
you-left = You have left this table: press “I'm back” first.
not-away = You are not away: just play.
not-to-cut = It is not yours to cut, or the pack is cut already.
bad-cut = Lift between 1 and 31 cards.
nothing-to-count = There is nothing to count now: wait for the end of the eight tricks.
no-take-back = You cannot take a card back here: another was played, or the table doesn't allow it.
not-invited = You have no invitation to this table.
needs-consent = The others at the table have to agree first.
seat-played = Somebody is playing that seat: choose an absent player's.
nothing-to-vote = Nobody has proposed to stop the match.
voted = You have already voted.
busy = That took too long: please try again.

stale = Things have moved on: here is the table as it stands now.
old-message = This message is from an earlier time: use the newest one.
other-server = That table belongs to another server.
no-table-here = You sit at no table: open one with /table and take a seat.
only-server = A table needs a channel of a server: use /table there.
modal-lost = I was restarted while you were writing: please open the form once more.
oops = Something went wrong on my side; nothing is lost. Please try again.
missing-permissions = I lack permissions in this channel: { $names }. Ask a manager of the server for them.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-attach_files = Attach Files
permission-create_public_threads = Create Public Threads
permission-send_messages_in_threads = Send Messages in Threads
not-a-card = I don't know that card: choose one from the list.
which-card = That could be several cards: choose one from the list.
not-a-marriage = I don't know that marriage: choose one from the list.
said-it = Said.
voted-it = Noted; the match stops once all who are present agree.
voted-alone = Noted. Without a yes from the other team your team gives the match up; “Play on” takes your vote back.
played-it = Played: { $card }.
left-table = You have left table { $table }. “I'm back” brings you back.
help-text =
    ## Le Brouc
    Four players, two teams: North with South, West with East; 32 cards, and the turn goes to the right.
    {""}**Cards, high to low:** A 10 K Q J 9 8 7, worth 11 10 4 3 2 0 0 0. The last card dealt shows trump.
    {""}**Follow suit.** Trumps led: beat if you can. Void: discard, or ruff higher than what lies; a trump K, Q or J that makes a marriage in the trick is always allowed.
    {""}**Marriages** K+Q 20, K+Q+J 30, in trumps double. Declare from hand after your team's first trick; in a trick they count for its winners and against the losers.
    {""}**The slate** is in tens. Whose slate and points reach 301 says **« Dehors ! »** – a right call costs the others a coche or two, a wrong one costs you.
    {""}**All eight tricks** are a cape: two coches, announced three or four. { $target } { $unit } end the match: that team has lost.
    Your cards come by direct message, or with “My hand”.
