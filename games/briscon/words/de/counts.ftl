# What is counted, in leaderboards and statistics.
metric-points = Punkte
metric-best-meld = Beste Meldung
metric-outs-right = Richtige «Aus»
metric-outs-wrong = Falsche «Aus»
metric-all-tricks = Alle Stiche
column-games_won = gewonnen
column-games = gespielt
column-points = Punkte
column-best-meld = Meldung
column-outs-right = Aus
column-outs-wrong = falsch
column-all-tricks = 16 Stiche
columns-line = { stats-beside }
stats-points = -# Punkte: { $points }, Spiele: { $deals }, Punkte pro Spiel: { $points_per_deal } · Stiche: { $tricks } · Meldungen: { $melds }, die beste: { $best_meld }
stats-calls = -# «Aus»: { $outs_right } richtig, { $outs_wrong } falsch · geraubt: { $robbed } · alle Stiche: { $all_tricks }
curve-title = Partien
curve-text = Partien vom { $since } bis { $until }: { $first } gewonnen, { $second } gespielt (Matchs: { $matches }).
