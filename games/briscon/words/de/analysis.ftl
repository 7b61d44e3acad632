# A finished deal judged.
analysis-title = ### Spiel { $deal }: was besser gewesen wäre
analysis-card = Stich { $trick }, { $who }: { $made }. Besser: { $better }, etwa { $cost } % mehr Gewinnaussicht.
analysis-meld = Stich { $trick }: { $who } spielte aus, ohne zu melden: { $better }.
analysis-rob = Stich { $trick }: { $who } hätte rauben dürfen und spielte stattdessen aus.
analysis-out = Ab Stich { $trick } hatte { $who } 600 und hätte «Aus» sagen können.
analysis-none = { $cards ->
    [one] Die einzige Karte, bei der es eine Wahl gab, war nicht
   *[other] Von { $cards } Karten, bei denen es eine Wahl gab, war keine
 } klar ein Fehler.
analysis-note = -# Beurteilt nach dem, was alle wissen konnten, an gedachten Spielen; die letzten fünf Stiche genau. Ein Prozent ist ein Prozent der Aussicht, die Partie zu gewinnen.
