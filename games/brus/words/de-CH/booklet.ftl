# What names diamonds or spades, in the words of Swiss players; all else is as in German.
booklet-cards-text =
    32 Karten. Es stechen, von oben: Kreuz-Bube «Spitz», Herz-König «Brus», Schaufel-Acht «Dulle Hund», dann die Neuner, die Asse und die übrigen Buben, jedes Mal Kreuz, Schaufel, Herz, Ecke. Die Medaille auf der Karte sagt den Rang, von 1 bis 14.
    Alles andere ist blank: Zehner, Damen, die übrigen Könige und Achter.
booklet-seven-text = Solange Talon liegt, also in den ersten fünf Stichen, zählt eine ausgespielte Sieben: Nur eine höhere Sieben schlägt sie, Kreuz vor Schaufel, Herz, Ecke. Jede andere Sieben ist blank.
