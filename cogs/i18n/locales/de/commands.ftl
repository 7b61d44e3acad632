# Names (lower case, no spaces) and descriptions (up to 100 characters) of the commands.
cmd-table = tisch
cmd-table-description = In diesem Kanal einen Tisch eröffnen
cmd-table-game = spiel
cmd-table-game-description = Welches Spiel; ohne Angabe das übliche des Servers
cmd-hand = karten
cmd-hand-description = Meine Karten zeigen, nur für mich
cmd-play = spielen
cmd-play-description = Spielen, in eigenen Worten
cmd-play-argument = zug
cmd-play-argument-description = Was du spielst oder sagst; aus der Liste oder getippt
cmd-leave = verlassen
cmd-leave-description = Den Tisch verlassen; ein Computer spielt für dich fertig
cmd-help = hilfe
cmd-help-description = Wie man hier spielt
cmd-stop = beenden
cmd-stop-description = Vorschlagen, den Match zu beenden: Es braucht ein Ja jeder Seite, sonst gibt deine auf
cmd-of-game = { $game }: { $description }
