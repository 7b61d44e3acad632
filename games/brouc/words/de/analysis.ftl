# What a finished deal could have been.
analysis-fair-title = ### Spiel { $deal }, nach dem, was alle wussten
analysis-fair = Stich { $trick }: { $who } spielt { $card }; { $better } war um etwa { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
 } besser.
analysis-fair-none = Nach dem, was man wusste, hat niemand einen klaren Fehler gemacht.
analysis-title = ### Spiel { $deal }, mit allen Karten offen
analysis-result = Bei bestem Spiel: { $par ->
    [one] { $par } Punkt
   *[other] { $par } Punkte
 } für Nord-Süd; so, wie gespielt wurde: { $final }.
analysis-card = Stich { $trick }: { $who } spielt { $card } und verschenkt { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
 }. Besser: { $better }.
analysis-turning = Stich { $trick }: { $who } spielt { $card } und gibt den Vorsprung aus der Hand, { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
 }. Besser: { $better }.
analysis-perfect = Keine einzige Karte hat einen Punkt gekostet.
analysis-declaration = { $who } hat { $suit } nie gemeldet: { $possible ->
    [one] { $possible } Punkt
   *[other] { $possible } Punkte
 }.
analysis-low = { $who } hat { $suit } für { $declared } gemeldet; { $possible } waren da.
analysis-mark = { $team } hat von Stich { $trick } nicht alles gelegt: { $marriage }, { $lost ->
    [one] { $lost } Punkt
   *[other] { $lost } Punkte
 }.
analysis-dehors-wrong = { $team } hat in Stich { $trick } «Dehors !» gerufen, ohne 301 zu haben.
analysis-dehors-missed = { $team } hätte ab Stich { $trick } hinausgehen können und hat es nie gesagt.
analysis-dehors-late = { $team } hätte in Stich { $trick } hinausgehen können und hat es in Stich { $called } gesagt.
analysis-unsolved = { $count ->
    [one] Die erste Karte war zu schwer zu beurteilen.
   *[other] Die ersten { $count } Karten waren zu schwer zu beurteilen.
 }
analysis-note = -# Niemand am Tisch konnte wissen, was man hier weiss: Eine Karte, die Punkte gekostet hat, war vielleicht die richtige.
