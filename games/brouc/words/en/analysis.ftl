# What a finished deal could have been.
analysis-fair-title = ### Deal { $deal }, by what each player knew
analysis-fair = Trick { $trick }: { $who } played { $card }; { $better } was better by about { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }.
analysis-fair-none = By what was known, nobody made a clear mistake.
analysis-title = ### Deal { $deal }, with all cards seen
analysis-result = With perfect play: { $par ->
    [one] { $par } point
   *[other] { $par } points
 } for North-South; as it was played: { $final }.
analysis-card = Trick { $trick }: { $who } played { $card } and gave away { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }. Better: { $better }.
analysis-turning = Trick { $trick }: { $who } played { $card } and let the lead slip, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }. Better: { $better }.
analysis-perfect = Not one card cost a point.
analysis-declaration = { $who } never declared { $suit }: { $possible ->
    [one] { $possible } point
   *[other] { $possible } points
 }.
analysis-low = { $who } declared { $suit } for { $declared }; { $possible } were held.
analysis-mark = { $team } did not mark all of trick { $trick }: { $marriage }, { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
 }.
analysis-dehors-wrong = { $team } called « Dehors ! » in trick { $trick } without 301.
analysis-dehors-missed = { $team } could have gone out from trick { $trick } on and never said so.
analysis-dehors-late = { $team } could have gone out in trick { $trick }, and called in trick { $called }.
analysis-unsolved = { $count ->
    [one] The first card was too hard to judge.
   *[other] The first { $count } cards were too hard to judge.
 }
analysis-note = -# Nobody at the table could know what is known here: a card that cost points may have been the right one.
