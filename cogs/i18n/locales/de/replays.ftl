# Beendete Spiele zum Nachspielen und ihre Analyse.
cmd-replay = nachspielen
cmd-replay-description = Ein beendetes Spiel Karte für Karte ansehen, alle vier Hände offen
cmd-replay-table = tisch
cmd-replay-table-description = Die Nummer des Tischs; ohne sie dein letztes Match
cmd-replay-match = match
cmd-replay-match-description = Das Match an diesem Tisch; ohne Angabe das neueste
cmd-replay-deal = spiel
cmd-replay-deal-description = Mit welchem Spiel es beginnt
button-replay = Nachspielen
replay-title = ### Tisch { $table } · Match { $match } · Spiel { $deal } von { $deals }
replay-first = « Anfang
replay-back = ‹ Zurück
replay-next = Weiter ›
replay-last = Ende »
replay-jump = Springen zu …
replay-record-note = Das Protokoll des Matchs, Spiel für Spiel.
replay-deal = Spiel { $deal }
replay-deals = Ein anderes Spiel
replay-again = Nochmals geben
replay-film = Film
replay-analysis = Analyse
replay-record = Protokoll
replay-verify = Mischung prüfen
replay-no-record = Von Matchs dieses Spiels gibt es kein Protokoll.
replay-no-film = Von diesem Spiel gibt es keinen Film.
replay-none = Du hast noch kein Match beendet: Es gibt nichts nachzuspielen.
replay-not-yours = Nur wer an diesem Tisch sass, darf seine Hände sehen.
replay-running = Dieses Match läuft noch: Bis zum Ende sehen nur die am Tisch seine beendeten Spiele.
replay-no-deal = Noch kein Spiel dieses Matchs ist zu Ende.
analysis-fair-title = ### Spiel { $deal }, nach dem, was alle wussten
analysis-fair = Stich { $trick }: { $who } spielt { $card }; { $better } war um etwa { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
 } besser.
analysis-fair-none = Nach dem, was man wusste, hat niemand einen klaren Fehler gemacht.
analysis-title = ### Spiel { $deal }, mit allen Karten offen
analysis-result = Bei bestem Spiel: { $par } Punkte für Nord-Süd; so, wie gespielt wurde: { $final }.
analysis-card = Stich { $trick }: { $who } spielt { $card } und verschenkt { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
 }. Besser: { $better }.
analysis-turning = Stich { $trick }: { $who } spielt { $card } und gibt den Vorsprung aus der Hand, { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
 }. Besser: { $better }.
analysis-perfect = Keine einzige Karte hat einen Punkt gekostet.
analysis-declaration = { $who } hat { $suit } nie angesagt: { $possible } Punkte.
analysis-low = { $who } hat { $suit } für { $declared } angesagt; { $possible } waren da.
analysis-mark = { $team } hat von Stich { $trick } nicht alles markiert: { $marriage }, { $lost } Punkte.
analysis-dehors-wrong = { $team } hat in Stich { $trick } « Dehors ! » gerufen, ohne 301 zu haben.
analysis-dehors-missed = { $team } hätte ab Stich { $trick } hinausgehen können und hat es nie gesagt.
analysis-dehors-late = { $team } hätte in Stich { $trick } hinausgehen können und hat es in Stich { $called } gesagt.
analysis-unsolved = { $count ->
    [one] Die erste Karte war zu schwer zu beurteilen.
   *[other] Die ersten { $count } Karten waren zu schwer zu beurteilen.
 }
analysis-note = -# Niemand am Tisch konnte wissen, was man hier weiss: Eine Karte, die Punkte gekostet hat, war vielleicht die richtige.
analysis-progress = Analyse von Spiel { $deal }: { $percent } %.
analysis-too-long = Die Analyse dauert gerade zu lange; versuch es später noch einmal.
