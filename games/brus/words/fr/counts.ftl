# What is counted, in leaderboards and statistics.
metric-games-won = Parties gagnées
metric-games = Parties jouées
metric-hands-won = Donnes gagnées
metric-hands = Donnes jouées
metric-brillen-given = Brillen données
metric-brillen-taken = Brillen prises
metric-keulen-given = Keulen données
metric-keulen-taken = Keulen prises
metric-dares = Audaces (wagen)
metric-dares-won = Audaces réussies
metric-dares-beaten = Audaces battues (geschlagt)
metric-jannen = Jannen
metric-kehren = Cartes tournées (kehren)
column-games-won = p. gagnées
column-games = parties
column-hands-won = d. gagnées
column-hands = donnes
column-brillen-given = Brillen don.
column-brillen-taken = Brillen pr.
column-keulen-given = Keulen don.
column-keulen-taken = Keulen pr.
column-dares = audaces
column-dares-won = réussies
column-dares-beaten = geschlagt
column-jannen = jannen
column-kehren = kehren
column-strokes_wiped = effacés
column-strokes_lost = concédés
columns-line = traits { $strokes_wiped } effacés, { $strokes_lost } concédés
stats-beside = { $games_won } parties gagnées sur { $games }
stats-hands = -# Donnes : { $hands_won } gagnées sur { $hands }, { $jannen } par jannen · traits { $strokes_wiped } effacés, { $strokes_lost } concédés · Brillen { $brillen_given } données, { $brillen_taken } prises · Keulen { $keulen_given } données, { $keulen_taken } prises
stats-dares = -# Audaces { $dares } : { $dares_won } réussies, { $dares_beaten } geschlagt · { $kehren } cartes tournées · { $tricks } levées
score-line = Parties { $scores }
side-score = **{ $score }** { $score ->
    [one] partie
   *[other] parties
 }
curve-title = Traits
curve-text = Traits du { $since } au { $until } : { $first } effacés, { $second } concédés en { $matches } matchs.
