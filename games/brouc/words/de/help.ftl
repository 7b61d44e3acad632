# Pages of the help that tell this game; they are told the commands.
help-turn-text =
    ## Ich bin an der Reihe
    Deine Karten, der laufende Stich und alle Ansagen stehen in einer einzigen Nachricht: Drücke eine Karte, um sie zu spielen. Verbotene Karten sind grau; «Warum?» nennt die Regel.
    Du kannst auch tippen: { $play } versteht «Herz Ass», «Ah», «Trumpf Dame». { $hand } zeigt noch einmal deine Karten, { $last } den letzten Stich, { $slate } die Tafel.
    Verpasst du deinen Zug, spielt ihn ein Computer für dich. Nach zwei Zügen behält er deinen Platz, bis du «Bin zurück» drückst.
help-calls-title = Dehors, Mariagen, Cape
help-calls-text =
    ## Dehors, Mariagen, Cape
    Niemand zählt für dich. { $dehors } sagt, dass dein Team 301 Punkte hat: Stimmt es, gehört euch die Partie; sonst bezahlt ihr.
    { $marriage } meldet eine Mariage, die du hältst, jederzeit zwischen zwei Karten, sobald dein Team einen Stich hat.
    { $cape } verlangt alle acht Stiche. Die Regeln im Einzelnen: { $rules }.
help-words-text =
    ## Die Wörter des Spiels
    {""}**dehors** – «draussen»: sagt, wer glaubt, dass das Team 301 Punkte hat.
    {""}**30 et 1** – dreissig und eins, die 301 Punkte, die eine Partie gewinnen.
    {""}**sur le point** – auf Zehner gerundet: Aus 75 wird 8, aus 44 wird 4.
    {""}**Coche** – ein schräger Strich in der Spalte der Verlierer; mit fünf ist der Match verloren.
    {""}**Mariage** – König und Dame einer Farbe, auch mit dem Buben; aus der Hand gemeldet oder im Stich gemacht.
    {""}**Cape** – alle acht Stiche für ein Team. **pas dédoublé** – wessen Tafel 14 oder weniger zeigt.
    {""}**Tafel** – die Punkte jedes Teams in Zehnern und seine Coches. **Spiel** – acht Karten für jeden, acht Stiche.
    {""}**Partie** – Spiele, bis jemand draussen ist. **Match** – Partien, bis ein Team fünf Coches hat.
