# What is counted, in leaderboards and statistics.
metric-games-won = Games won
metric-games = Games played
metric-hands-won = Hands won
metric-hands = Hands played
metric-brillen-given = Brillen given
metric-brillen-taken = Brillen taken
metric-keulen-given = Keulen given
metric-keulen-taken = Keulen taken
metric-dares = Dares made
metric-dares-won = Dares won
metric-dares-beaten = Dares beaten (geschlagt)
metric-jannen = Jannen
metric-kehren = Cards turned (kehren)
column-games-won = games won
column-games = games
column-hands-won = hands won
column-hands = hands
column-brillen-given = Brillen g.
column-brillen-taken = Brillen t.
column-keulen-given = Keulen g.
column-keulen-taken = Keulen t.
column-dares = dares
column-dares-won = dares won
column-dares-beaten = geschlagt
column-jannen = jannen
column-kehren = kehren
column-strokes_wiped = wiped
column-strokes_lost = lost
columns-line = strokes { $strokes_wiped } wiped, { $strokes_lost } lost
stats-beside = games won: { $games_won } of { $games }
stats-hands = -# Hands won: { $hands_won } of { $hands }, by jannen: { $jannen } · strokes { $strokes_wiped } wiped, { $strokes_lost } lost · Brillen { $brillen_given } given, { $brillen_taken } taken · Keulen { $keulen_given } given, { $keulen_taken } taken
stats-dares = -# Dares { $dares }: { $dares_won } won, { $dares_beaten } geschlagt · cards turned: { $kehren } · tricks: { $tricks }
score-line = Games { $scores }
side-score = **{ $score }** { $score ->
    [one] game
   *[other] games
 }
curve-title = Strokes
curve-text = Strokes from { $since } to { $until }: { $first } wiped, { $second } lost (matches: { $matches }).
