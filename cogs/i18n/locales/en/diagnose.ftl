# What is missing here.
cmd-diagnose = diagnose
cmd-diagnose-description = Which permissions I lack in this channel, and whether my messages reach you
diagnose-title = ## Playing in this channel
diagnose-has = ✅ { $permission }
diagnose-lacks = ❌ **{ $permission }** is missing.
diagnose-tables = Tables can be played here.
diagnose-no-threads = Tables can be played here, but in the channel itself: for threads both thread permissions are needed.
diagnose-no-tables = **No table can be played here** until a manager of the server grants what is missing.
diagnose-role = { $role } cannot be told of free seats: allow everyone to mention it.
diagnose-dm-test = A test: my direct messages reach you. Nothing to do.
diagnose-dm-read = Got it
diagnose-dm-works = ✅ My direct messages reach you.
diagnose-dm-closed = ❌ **My direct messages don’t reach you.** Allow them in the server’s privacy settings, or play with “My hand” at the table.
diagnose-dm-unknown = ❔ Discord could not say whether my direct messages reach you: try again later.
