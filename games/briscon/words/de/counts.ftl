# What is counted, in leaderboards and statistics.
metric-games-won = Gewonnene Partien
metric-games = Gespielte Partien
metric-points = Punkte
metric-best-meld = Beste Meldung
metric-outs-right = Richtige «Aus»
metric-outs-wrong = Falsche «Aus»
metric-all-tricks = Alle Stiche
column-games_won = gewonnen
column-games = gespielt
column-games-won = P. gewonnen
column-points = Punkte
column-best-meld = Meldung
column-outs-right = Aus
column-outs-wrong = falsch
column-all-tricks = 16 Stiche
columns-line = { stats-beside }
stats-beside = Partien gewonnen: { $games_won } von { $games }
stats-points = -# Punkte: { $points }, Spiele: { $deals }, Punkte pro Spiel: { $points_per_deal } · Stiche: { $tricks } · Meldungen: { $melds }, die beste: { $best_meld }
stats-calls = -# «Aus»: { $outs_right } richtig, { $outs_wrong } falsch · geraubt: { $robbed } · alle Stiche: { $all_tricks }
side-score = **{ $score }** { $score ->
    [one] Partie
   *[other] Partien
 }
curve-title = Partien
curve-text = Partien vom { $since } bis { $until }: { $first } gewonnen, { $second } gespielt (Matchs: { $matches }).
