# Pages of the help that tell this game; they are told the commands.
help-turn-text =
    ## Ich bin an der Reihe
    Deine drei Karten und alles, was du damit darfst, sind in einer einzigen Nachricht: Drücke eine Karte, um sie zu spielen. Zum Wagen drückst du stattdessen «Brus – wagen»; verdeckt ausspielen geht mit «Kehren» und ihrem Zeichen. Beides ist da, sobald du es darfst.
    Du kannst auch tippen: { $play } versteht «Herz König», «Brus wagen», «kehren Kreuz 7». { $hand } zeigt noch einmal deine Karten, { $last } den letzten Stich, { $played } alle gespielten Karten, { $tableau } die Tafel.
    Verpasst du deinen Zug, spielt ihn ein Computer für dich. Nach zwei Zügen behält er deinen Platz, bis du «Bin zurück» drückst.
help-calls-title = Wagen, kehren
help-calls-text =
    ## Wagen, kehren
    { $wagen } wagt Brus oder Dullen Hund: nicht als letzte Karte im Stich, nicht, wo eine Sieben ausgespielt ist, die zählt, und nur solange eine höhere Karte noch draussen ist.
    { $kehren } spielt eine Karte verdeckt aus, bei genau zwei oder vier Stichen gegen einen oder mehr, einmal pro Spiel und Team. Die anderen antworten { $run } oder { $takeup }: egal wer, das erste Wort gilt.
    Wer Brus oder Dullen Hund gekehrt hat, darf ihn nach dem Aufnehmen wagen, bevor die nächste Karte fällt. Die Regeln im Einzelnen: { $rules }.
help-words-text =
    ## Die Wörter des Spiels
    {""}**Spitz, Brus, Dulle Hund** – B♣︎, K♥️, 8♠︎: die drei höchsten.
    {""}**wagen** – Brus oder Dulle Hund um Striche spielen. **geschlagt** – gewagt und von den anderen gestochen. **übergeschlagt** – gestochen, doch das Gegenüber lag noch höher.
    {""}**kehren** – verdeckt ausspielen. **laufen** – das Spiel aufgeben. **aufnehmen** – die Karte sehen und weiterspielen.
    {""}**jannen** – fünf Stiche zu null. **Stanto** – vier zu vier; mehrere sind Stanti.
    {""}**Tafel** – sechs Striche pro Team, einer nach dem anderen gewischt. **Brille, Keule** – was die Verlierer einer Partie bekommen.
    {""}**Spiel** – höchstens acht Stiche. **Partie** – Spiele bis zum letzten Strich. **Match** – eine, zwei oder drei Partien.
