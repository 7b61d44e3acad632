# Pages of the help that tell this game; they are told the commands.
help-turn-text =
    ## Ich bin an der Reihe
    Deine Karten, der laufende Stich, der Talon und was du sagen kannst, sind in einer einzigen Nachricht: Drücke eine Karte, um sie zu spielen. «Warum?» nennt die Regel.
    Du kannst auch tippen: { $play } versteht «Herz Ass», «Ah», «Trumpf Dame». { $hand } zeigt noch einmal deine Karten, { $last } den letzten Stich, { $sheet } was angeschrieben ist.
    Verpasst du deinen Zug, spielt ihn ein Computer für dich. Nach zwei Zügen behält er deinen Platz, bis du «Bin zurück» drückst.
help-calls-title = Melden, rauben, aus
help-calls-text =
    ## Melden, rauben, aus
    Vor dem Ausspielen wählst du im Menü die Karten, die du zeigst, oder schreibst { $melden } «K D Herz». Die Mariage im eben gemachten Stich hat einen eigenen Knopf.
    { $rauben } nimmt die aufgedeckte Karte gegen die Trumpf-Sieben.
    Niemand zählt für dich. { $aus } sagt, dass du 600 Punkte hast: Stimmt es, gehört dir die Partie; sonst ist sie verloren. Der Knopf fragt einmal nach; geschrieben ist gesagt. Die Regeln im Einzelnen: { $rules }.
help-words-text =
    ## Die Wörter des Spiels
    {""}**aus** – sagt, wer glaubt, 600 Punkte zu haben.
    {""}**melden** – Karten zeigen, die zusammengehören, und ihre Punkte anschreiben.
    {""}**rauben** – die aufgedeckte Karte gegen die Trumpf-Sieben nehmen.
    {""}**Talon** – die 22 Karten, die gezogen werden, die aufgedeckte zuletzt.
    {""}**Folge** – drei bis fünf Karten einer Farbe in der Reihe; **Mariage** – König und Dame einer Farbe.
    {""}**Zettel** – was angeschrieben ist, und wofür. **Spiel** – sechzehn Stiche.
    {""}**Partie** – Spiele bis 600 Punkte. **Match** – eine, drei oder fünf Partien.
