# What names diamonds or spades, in the words of Swiss players; all else is as in German.
learn-order-1-task = Herz ist Trumpf. Nord spielt den Schaufel-Buben aus. Welche deiner Karten sticht ihn?
learn-order-1-hint = Von oben nach unten: Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben. Trumpf hast du keinen: Es braucht eine höhere Schaufel.
learn-free-1-task = Kreuz ist Trumpf, und du hast keines. Nord spielt das Ecken-Ass aus; nehmen kannst du es nicht. Was gibst du?
learn-free-1-done = Richtig: nichts verschenkt, und Ecken-König und -Zehn bleiben in der Hand.
learn-follow-1-task = Der Talon ist weg: Das sind die letzten fünf Stiche. Schaufel ist Trumpf. Nord spielt das Ecken-Ass aus. Was darfst du spielen?
learn-follow-1-hint = In den letzten fünf Stichen wird bekannt: Du hast eine Ecke.
learn-follow-1-done = Genau: Nur die Ecken-Dame war erlaubt. Das Trumpfass wartet.
learn-void-1-task = Drei Stiche bleiben, Ecke ist Trumpf. Nord spielt das Schaufel-Ass aus, und du hast keine Schaufel. Welche Karte nimmt es?
learn-rob-meld-1-task = Du spielst aus, Schaufel ist Trumpf. König und Dame hast du, das Ass wurde aufgedeckt, und du hältst die Sieben. Was zuerst?
learn-rob-meld-2-hint = Wähle im Menü Ass, König und Dame von Schaufel.
learn-marriage-1-task = Du spielst aus, Kreuz ist Trumpf. Ecken-König und -Dame hast du in der Hand. Was gibt es anzuschreiben?
learn-in-trick-1-task = Nord spielt die Schaufel-Dame aus; Herz ist Trumpf. König und Ass nähmen sie beide. Welche Karte bringt mehr?
learn-sequence-1-task = Du spielst aus, Schaufel ist Trumpf, und du hast davon König, Dame und Buben. Melde die Folge.
learn-longest-1-task = Ecke ist Trumpf. Du hast Ass, König, Dame und Buben von Herz. Melde eine Folge, die möglichst viel bringt.
learn-once-1-task = Du hast Buben, Zehn und Neun von Schaufel gemeldet; jetzt hast du die Dame gezogen. Gibt es noch etwas anzuschreiben? Wenn nicht, spiel eine Karte aus.
learn-wait-1-task = 572 vor dem Spiel, 10 geschrieben, 7 Punkte in deinen Stichen. Nord hat das Schaufel-Ass ausgespielt, und du hast keine Schaufel. Schon «Aus» sagen?
