# A finished hand judged.
analysis-title = ### Spiel { $hand }: was besser gewesen wäre
analysis-mistake = Stich { $trick }, { $who }: { $made }. Besser: **{ $better }** ({ $cost } mehr Aussicht).
analysis-worst = **Der teuerste Fehler:** { $told }
analysis-no-dare = nicht wagen
analysis-per-cent = { $whole },{ $tenth } %
analysis-seen-same = { $told } Im Nachhinein, mit allen Karten offen: auch so besser.
analysis-seen-other = { $told } Im Nachhinein, mit allen Karten offen: { $best }.
analysis-seen-harmless = { $told } Im Nachhinein, mit allen Karten offen: Es machte keinen Unterschied.
analysis-team = { $team }: { $mistakes ->
    [0] kein Fehler.
    [one] ein Fehler, { $cost } weniger Aussicht.
   *[other] { $mistakes } Fehler, zusammen { $cost } weniger Aussicht.
 }
analysis-none = { $choices ->
    [one] Die einzige Entscheidung war nicht
   *[other] Von { $choices } Entscheidungen war keine
 } deutlich ein Fehler.
analysis-stopped = Die Zeit hat nicht gereicht: beurteilt bis Stich { $trick }.
analysis-note = -# Beurteilt nach dem, was alle in diesem Moment wissen konnten, an gedachten Spielen. Ein Prozent ist ein Prozent der Aussicht, die Partie zu gewinnen.
analysis-note-seen = -# Im Nachhinein: was niemand wissen konnte, gesagt, wo sich der Rest des Spiels ausrechnen lässt, wenn alle ihr Bestes spielen.
