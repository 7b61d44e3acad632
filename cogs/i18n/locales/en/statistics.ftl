# Figures, past matches, files and proofs.
cmd-stats = stats
cmd-stats-description = Ratings, partners: what somebody has played
cmd-stats-user = user
cmd-stats-user-description = Whose figures; without it your own
cmd-history = history
cmd-history-description = Finished matches, with who sat where
cmd-history-user = user
cmd-history-user-description = Whose matches; without it your own
cmd-export = export
cmd-export-description = A match’s record, or your statistics, as files
cmd-export-what = what
cmd-export-what-description = The record of a match, or your statistics
cmd-verify = verify
cmd-verify-description = Check that the cards of a finished deal were not chosen
cmd-verify-deal = deal
cmd-verify-deal-description = The deal to check; without it the last one
stats-title = ## { $who }
stats-none = No finished match yet.
stats-only-here = You can ask about others only on a server that you share.
stats-rating = **Rating** ({ $pool }): **{ $mean } ± { $deviation }** · { $matches ->
    [one] { $matches } rated match
   *[other] { $matches } rated matches
 }
stats-contested = **Against people**: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
 }, { $won } won ({ $percent }%), { $left } left
stats-solo = **Against computers**: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
 }, { $won } won ({ $percent }%), { $left } left
stats-partners = **Partners**
stats-opponents = **Opponents**
stats-acquaintance = { $who }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
 }, { $won } won · { $counts }
stats-acquaintance-plain = { $who }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
 }, { $won } won
stats-ladder = -# Won against computers by their level: { $levels }
stats-ladder-level = { $level } { $won }
stats-back = Back to the figures
achievements-button = Achievements: { $reached } of { $count }
achievements-title = ## Achievements of { $who }
achievements-head = **{ $game }**: { $reached } of { $count }
achievement-reached = ✅ { $what }
achievement-open = ▫️ { $what }
achievement-so-far = ▫️ { $what } ({ $have } so far)
achievement-first-win = A first match won
achievement-ten-wins = { $least } matches won
achievement-hundred-matches = { $least } matches
achievement-strongest-beaten = Won against computers of the strongest level
history-title = ## Matches of { $who }
history-none = Nothing to show here.
history-row = { $result ->
    [won] **Won**
    [left] **Left**
    [level] **Level**
   *[lost] **Lost**
 } · { $when } · table { $table } · { $duration }
history-side = { $players } · { $score }
history-seat = { $seat }: { $who }
history-computer = { $name } ({ $level })
history-rating = -# Rating { $before } → { $after } ({ $step }), ± { $deviation }
history-rating-same = -# Rating unchanged: { $after } ± { $deviation }
history-match = Table { $table }, match { $match }
history-replay = Replay a match
export-match = The record of a match
export-statistics = My statistics
export-statistics-note = { $count ->
    [one] Your statistics with { $count } match: a table (CSV) and everything (JSON). Nobody else is in them.
   *[other] Your statistics with { $count } matches: a table (CSV) and everything (JSON). Nobody else is in them.
 }
verify-title = ### Table { $table } · match { $match } · deal { $deal }: was it chosen?
verify-nothing = There is no proof for this deal.
verify-why = Before the cut the bot showed the fingerprint of a secret under the board and so bound itself to it. A player cut without knowing the secret, and both together made the order of the pack. So nobody could choose the cards, not even the bot.
verify-why-uncut = Before the deal the bot showed the fingerprint of a secret under the board and so bound itself to it. The secret alone made the order of the pack: once shown, it could not be changed.
verify-why-chance = From the beginning of the deal the fingerprint of a secret stood under the board, and so bound the bot to it. The pack was cut by chance, since no person was asked to: once the fingerprint was shown, the cards could not be changed.
verify-commitment = **Shown before the deal** (SHA-256 of the secret):
    `{ $commitment }`
verify-cut = **Cut by a player**: { $cut ->
    [one] { $cut } card
   *[other] { $cut } cards
 }
verify-cut-chance = **Cut by chance**: { $cut ->
    [one] { $cut } card
   *[other] { $cut } cards
 }
verify-secret = **Secret, shown after the deal**:
    `{ $secret }`
verify-right = ✅ The secret matches the fingerprint, and with it the deal comes out exactly as it was played.
verify-wrong = ❌ The secret does not make this deal.
verify-by-hand =
    {""}**By hand**: this line must give the text above.
    `printf { $secret } | xxd -r -p | sha256sum`
verify-running =
    -# Deal { $deal } is not over. Here is its fingerprint; the secret follows:
    -# `{ $commitment }`
