# What names diamonds or spades, in the words of Swiss players; all else is as in German.
learn-ruff-1-task = Ost spielt das Ecken-Ass aus, und du hast keine Ecke. Noch hat niemand gestochen: Alle deine Karten sind erlaubt. Welche gewinnt?
learn-ruff-1-hint = Herz ist Trumpf: Schon ein kleines Herz schlägt das Ecken-Ass.
learn-discard-1-task = Dein Partner spielt das Schaufel-Ass aus, West sticht mit der Herz-Zehn. Du hast keine Schaufel. Was wirfst du ab?
learn-declare-1-task = Du hast König und Dame von Kreuz, aber dein Team hat noch keinen Stich: Ohne Stich wird nicht gemeldet. Ost hat die Schaufel-Neun ausgespielt. Gewinn zuerst den Stich.
learn-declare-1-hint = Gemeldet wird erst, wenn das Team mindestens einen Stich hat. Du musst Schaufel angeben, und dein Ass gewinnt.
learn-in-time-1-task = Dein Partner spielt das Ecken-Ass aus. Du kannst nur König oder Dame angeben: Die nächste Karte bricht deine Mariage auf. Was tust du vorher?
learn-in-time-1-done = Rechtzeitig! «Zwanzig in Ecke.»
learn-in-time-2-task = Gib jetzt Ecke an.
learn-give-1-task = Ost spielt den Ecken-König aus, dein Partner nimmt mit dem Ass. Du hast Dame und Acht von Ecke. Welche?
learn-wait-1-task = Wieder 23 auf der Tafel, aber erst 51 Punkte netto in diesem Spiel. Du hast das Schaufel-Ass. Gehst du schon hinaus?
learn-cape-1-task = Sechs Stiche, alle für euch. Eure Tafel zeigt 20, und du hast noch zwei Asse: Schaufel und Trumpf. Was kannst du verlangen?
learn-pas-dedouble-2-hint = Schaufel-Ass, Trumpf-Ass oder Trumpf-Zehn: Alle drei gewinnen.
