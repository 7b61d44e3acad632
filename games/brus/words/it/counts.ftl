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
columns-line = tratti cancellati: { $strokes_wiped }, concessi: { $strokes_lost }
stats-beside = giochi vinti: { $games_won } su { $games }
stats-hands = -# Mani vinte: { $hands_won } su { $hands }, con jannen: { $jannen } · tratti cancellati: { $strokes_wiped }, concessi: { $strokes_lost } · Brillen date: { $brillen_given }, prese: { $brillen_taken } · Keulen date: { $keulen_given }, prese: { $keulen_taken }
stats-dares = -# Osate: { $dares }, riuscite: { $dares_won }, geschlagt: { $dares_beaten } · carte coperte: { $kehren } · prese: { $tricks }
score-line = Giochi { $scores }
side-score = **{ $score }** { $score ->
    [one] gioco
   *[other] giochi
 }
curve-title = Tratti
curve-text = Tratti dal { $since } al { $until }: cancellati: { $first }, concessi: { $second }, partite: { $matches }.
