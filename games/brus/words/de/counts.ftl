# What is counted, in leaderboards and statistics.
metric-games-won = Gewonnene Partien
metric-games = Gespielte Partien
metric-hands-won = Gewonnene Spiele
metric-hands = Gespielte Spiele
metric-brillen-given = Brillen gegeben
metric-brillen-taken = Brillen bekommen
metric-keulen-given = Keulen gegeben
metric-keulen-taken = Keulen bekommen
metric-dares = Gewagt
metric-dares-won = Gewagt und gestochen
metric-dares-beaten = Gewagt und geschlagt
metric-jannen = Jannen
metric-kehren = Gekehrte Karten
column-games-won = P. gewonnen
column-games = Partien
column-hands-won = Sp. gewonnen
column-hands = Spiele
column-brillen-given = Brillen geg.
column-brillen-taken = Brillen bek.
column-keulen-given = Keulen geg.
column-keulen-taken = Keulen bek.
column-dares = gewagt
column-dares-won = gestochen
column-dares-beaten = geschlagt
column-jannen = jannen
column-kehren = gekehrt
column-strokes_wiped = gewischt
column-strokes_lost = verloren
columns-line = Striche { $strokes_wiped } gewischt, { $strokes_lost } verloren
stats-beside = Partien gewonnen: { $games_won } von { $games }
stats-hands = -# Spiele: { $hands_won } von { $hands } gewonnen, { $jannen } durch Jannen · Striche { $strokes_wiped } gewischt, { $strokes_lost } verloren · Brillen { $brillen_given } gegeben, { $brillen_taken } bekommen · Keulen { $keulen_given } gegeben, { $keulen_taken } bekommen
stats-dares = -# Gewagt { $dares }: { $dares_won } gestochen, { $dares_beaten } geschlagt · gekehrt: { $kehren } · Stiche: { $tricks }
score-line = Partien { $scores }
side-score = **{ $score }** { $score ->
    [one] Partie
   *[other] Partien
 }
curve-title = Striche
curve-text = Striche vom { $since } bis { $until }: { $first } gewischt, { $second } verloren (Matchs: { $matches }).
