# Die Ranglisten.
cmd-leaderboard = rangliste
cmd-leaderboard-description = Wertungen, Matchs und was ein Spiel zählt: Wer führt?
cmd-leaderboard-metric = mass
cmd-leaderboard-metric-description = { standings-menu-metric }
cmd-leaderboard-where = wo
cmd-leaderboard-where-description = Auf diesem Server oder überall
cmd-leaderboard-period = zeitraum
cmd-leaderboard-period-description = Dieser Monat, diese Saison oder seit jeher
cmd-leaderboard-pairs = paare
cmd-leaderboard-pairs-description = Partner statt Einzelne
cmd-leaderboard-computers = computer
cmd-leaderboard-computers-description = Matchs gegen den Computer statt gegen Menschen
standings-metric-rating = { picture-plot-rating }
standings-metric-matches = Gespielte Matchs
standings-metric-matches-won = Gewonnene Matchs
standings-metric-beaten = Gewonnen gegen: { $level }
standings-column-rating = Wertung
standings-column-matches-won = gewonnen
standings-where-here = Dieser Server
standings-where-everywhere = Überall
standings-period-month = Dieser Monat
standings-period-season = Diese Saison
standings-period-ever = Seit jeher
standings-this-month = Dieser Monat ({ $period })
standings-this-season = Diese Saison ({ $period })
standings-kind-players = Einzelne
standings-kind-pairs = Paare
standings-kind-computers = gegen den Computer
standings-scope-here-players = Dieser Server, Einzelne
standings-scope-here-pairs = Dieser Server, Paare
standings-scope-here-computers = Dieser Server, gegen den Computer
standings-scope-everywhere-players = Überall, Einzelne
standings-scope-everywhere-pairs = Überall, Paare
standings-scope-everywhere-computers = Überall, gegen den Computer
standings-menu-metric = Was gezählt wird
standings-menu-period = Seit wann
standings-menu-scope = Wer
standings-menu-pool = { options-preset }
standings-title =
    ## { $metric }
    -# { $where } · { $kind }
standings-row = **{ $place }.** { $who }: **{ $value }** · { $counts } · { $matches ->
    [one] { $matches } Match
   *[other] { $matches } Matchs
 }
standings-row-plain = **{ $place }.** { $who }: **{ $value }** · { $matches ->
    [one] { $matches } Match
   *[other] { $matches } Matchs
 }
standings-rating-note = -# Vorsichtig geordnet: Wertung minus dreimal die Unsicherheit.
standings-rating-rule = -# Jeder weitere Match gegen dieselbe Person innerhalb von 90 Tagen zählt weniger: drei Fünftel, zwei Fünftel, … zusammen nie mehr als vier. Auch Gegner, von denen man wenig weiss, zählen weniger. Wer geht oder aufgibt, hat verloren; wer sich lange vertreten lässt, kann verlieren, aber nicht gewinnen.
standings-nameless = jemand
standings-nobody = { $count ->
    [one] Noch niemand. Wer einen Match gegen Menschen beendet, steht hier.
   *[other] Noch niemand. Es braucht { $count } Matchs gegen Menschen.
 }
standings-nobody-rated = { $count ->
    [one] Noch niemand. Hier steht, wer einen gewerteten Match beendet: Menschen an allen Plätzen, keine Karten zurücknehmen.
   *[other] Noch niemand. Es braucht { $count } gewertete Matchs: Menschen an allen Plätzen, keine Karten zurücknehmen.
 }
standings-nobody-computers = { $count ->
    [one] Noch niemand. Wer einen Match gegen den Computer beendet, steht hier.
   *[other] Noch niemand. Es braucht { $count } Matchs gegen den Computer.
 }
standings-apart = -# Matchs gegen den Computer zählen für sich: Wähle unten «{ $list }».
standings-mine = -# Du: Rang **{ $place }** von { $total } · { $who }: { $value } · { $matches ->
    [one] { $matches } Match
   *[other] { $matches } Matchs
 }
standings-mine-none = -# Du: in dieser Liste noch kein Match gegen Menschen.
standings-mine-none-computers = -# Du: in dieser Liste noch kein Match gegen den Computer.
standings-mine-none-rated = -# Du: in dieser Liste noch kein gewerteter Match. Gewertet wird, wenn an allen Plätzen Menschen sitzen und keine Karten zurückgenommen werden dürfen.
standings-mine-few = -# Du: { $value }, noch ohne Rang ({ $matches } von { $needed ->
    [one] { $needed } Match
   *[other] { $needed } Matchs
 }).
standings-mine-hidden = -# Du: { $value }, nur für dich sichtbar; mit /einstellungen kannst du überall aufgeführt werden.
standings-first = { replay-first }
standings-back = { replay-back }
standings-next = { replay-next }
standings-share = Allen zeigen
