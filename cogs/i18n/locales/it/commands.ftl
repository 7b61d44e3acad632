# Names (lower case, no spaces) and descriptions (up to 100 characters) of the commands.
cmd-table = tavolo
cmd-table-description = Aprire un tavolo in questo canale
cmd-table-game = gioco
cmd-table-game-description = Quale gioco; se non lo indichi, quello abituale del server
cmd-hand = mano
cmd-hand-description = Vedere le mie carte, solo per me
cmd-play = gioca
cmd-play-description = Giocare, con parole tue
cmd-play-argument = mossa
cmd-play-argument-description = Che cosa giochi o dici; dalla lista o scritto
cmd-leave = lascia
cmd-leave-description = Lasciare il tavolo; un computer finisce per te
cmd-help = aiuto
cmd-help-description = Come si gioca qui
cmd-stop = smetti
cmd-stop-description = Proporre di smettere: ci vuole un sì di ogni parte, altrimenti la tua abbandona
cmd-of-game = { $game }: { $description }
