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
columns-line = traits effacés : { $strokes_wiped }, concédés : { $strokes_lost }
stats-beside = parties gagnées : { $games_won } sur { $games }
stats-hands = -# Donnes gagnées : { $hands_won } sur { $hands }, par jannen : { $jannen } · traits effacés : { $strokes_wiped }, concédés : { $strokes_lost } · Brillen données : { $brillen_given }, prises : { $brillen_taken } · Keulen données : { $keulen_given }, prises : { $keulen_taken }
stats-dares = -# Wagen : { $dares }, réussis : { $dares_won }, geschlagt : { $dares_beaten } · cartes tournées : { $kehren } · levées : { $tricks }
score-line = Parties { $scores }
side-score = **{ $score }** { $score ->
    [one] partie
   *[other] parties
 }
curve-title = Traits
curve-text = Traits du { $since } au { $until } : effacés : { $first }, concédés : { $second }, matchs : { $matches }.
