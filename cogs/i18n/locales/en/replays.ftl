# Replays of finished deals, and their analysis.
cmd-replay = replay
cmd-replay-description = Step through a finished deal with four open hands
cmd-replay-table = table
cmd-replay-table-description = The table's number; without it your last match
cmd-replay-match = match
cmd-replay-match-description = The match at that table; without it the newest
cmd-replay-deal = deal
cmd-replay-deal-description = The deal to begin with
button-replay = Replay
replay-title = ### Table { $table } · match { $match } · deal { $deal } of { $deals }
replay-first = « First
replay-back = ‹ Back
replay-next = Next ›
replay-last = Last »
replay-jump = Jump to…
replay-record-note = The record of the match, deal by deal.
replay-deal = Deal { $deal }
replay-deals = Another deal
replay-again = Same deal again
replay-film = Film
replay-analysis = Analysis
replay-record = Record
replay-verify = Check the shuffle
replay-no-record = Matches of this game have no record.
replay-no-film = There is no film of this deal.
replay-none = You have finished no match yet: there is nothing to replay.
replay-not-yours = Only those who sat at this table may see its hands.
replay-running = This match is not over: until then only those at the table may see its finished deals.
replay-no-deal = No deal of this match is over yet.
analysis-fair-title = ### Deal { $deal }, by what each player knew
analysis-fair = Trick { $trick }: { $who } played { $card }; { $better } was better by about { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }.
analysis-fair-none = By what was known, nobody made a clear mistake.
analysis-title = ### Deal { $deal }, with all cards seen
analysis-result = With perfect play: { $par } points for North-South; as it was played: { $final }.
analysis-card = Trick { $trick }: { $who } played { $card } and gave away { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }. Better: { $better }.
analysis-turning = Trick { $trick }: { $who } played { $card } and let the lead slip, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }. Better: { $better }.
analysis-perfect = Not one card cost a point.
analysis-declaration = { $who } never declared { $suit }: { $possible } points.
analysis-low = { $who } declared { $suit } for { $declared }; { $possible } were held.
analysis-mark = { $team } did not mark all of trick { $trick }: { $marriage }, { $lost } points.
analysis-dehors-wrong = { $team } called « Dehors ! » in trick { $trick } without 301.
analysis-dehors-missed = { $team } could have gone out from trick { $trick } on and never said so.
analysis-dehors-late = { $team } could have gone out in trick { $trick }, and called in trick { $called }.
analysis-unsolved = { $count ->
    [one] The first card was too hard to judge.
   *[other] The first { $count } cards were too hard to judge.
 }
analysis-note = -# Nobody at the table could know what is known here: a card that cost points may have been the right one.
analysis-progress = Analysing deal { $deal }: { $percent } %.
analysis-too-long = The analysis takes too long just now; try again later.
