# What is counted, in leaderboards and statistics.
metric-games-won = Giochi vinti
metric-games = Giochi giocati
metric-hands-won = Mani vinte
metric-hands = Mani giocate
metric-brillen-given = Brillen date
metric-brillen-taken = Brillen prese
metric-keulen-given = Keulen date
metric-keulen-taken = Keulen prese
metric-dares = Carte osate (wagen)
metric-dares-won = Osate e riuscite
metric-dares-beaten = Osate e battute (geschlagt)
metric-jannen = Jannen
metric-kehren = Carte coperte (kehren)
column-games-won = giochi vinti
column-games = giochi
column-hands-won = mani vinte
column-hands = mani
column-brillen-given = Brillen date
column-brillen-taken = Brillen pr.
column-keulen-given = Keulen date
column-keulen-taken = Keulen pr.
column-dares = osate
column-dares-won = riuscite
column-dares-beaten = geschlagt
column-jannen = jannen
column-kehren = kehren
column-strokes_wiped = cancellati
column-strokes_lost = concessi
columns-line = tratti { $strokes_wiped } cancellati, { $strokes_lost } concessi
stats-beside = { $games_won } giochi vinti su { $games }
stats-hands = -# Mani: { $hands_won } vinte su { $hands }, { $jannen } con jannen · tratti { $strokes_wiped } cancellati, { $strokes_lost } concessi · Brillen { $brillen_given } date, { $brillen_taken } prese · Keulen { $keulen_given } date, { $keulen_taken } prese
stats-dares = -# Osate { $dares }: { $dares_won } riuscite, { $dares_beaten } geschlagt · { $kehren } carte coperte · { $tricks } prese
score-line = Giochi { $scores }
side-score = **{ $score }** { $score ->
    [one] gioco
   *[other] giochi
 }
curve-title = Tratti
curve-text = Tratti dal { $since } al { $until }: { $first } cancellati, { $second } concessi in { $matches } partite.
