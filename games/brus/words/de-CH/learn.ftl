# What names diamonds or spades, in the words of Swiss players; all else is as in German.
learn-take-1-task = West spielt den blanken Ecken-König aus, Ost legt die Ecken-Neun. Du hast Herz-Neun, Kreuz-Ass und Schaufel-Dame. Womit machst du den Stich?
learn-take-1-hint = Niemand muss Farbe bekennen: Die höchste stechende Karte macht den Stich. Neuner kommen vor den Assen, unter sich gehen sie Kreuz, Schaufel, Herz, Ecke.
learn-take-1-done = Richtig: Herz (6) schlägt Ecke (7). Die Zahl auf der Medaille ist der Rang, 1 ist der Spitz.
learn-cheap-1-task = West spielt Herz-Ass aus. Du bist zuletzt an der Reihe, mit Spitz, Schaufel-Ass und Ecken-Bube. Womit stichst du?
learn-cheap-1-hint = Nimm die niedrigste Karte, die reicht. Bei den Assen kommt Schaufel vor Herz.
learn-cheap-1-done = Genau: Schaufel-Ass reicht, und der Spitz bleibt für später.
learn-cheap-1-dear = Erlaubt, der Stich ist dein. Aber der Spitz ist die höchste Karte im Spiel: Schaufel-Ass hätte gereicht.
learn-partner-1-task = West spielt eine blanke Acht aus, Nord, dein Gegenüber, den Ecken-Buben, Ost einen blanken König. Du spielst zuletzt. Welche Karte gibst du her?
learn-led-1-task = Du spielst zum ersten Stich aus, mit Herz-Sieben, Kreuz-Dame und Ecken-Zehn. Eine dieser Karten schlägt sogar den Spitz. Welche?
learn-led-1-done = Der Spitz hilft West nichts, und die Ecken-Sieben ist niedriger: Der Stich gehört dir.
learn-over-1-task = West spielt die Ecken-Sieben aus, der Talon ist noch da. Du hast Schaufel-Sieben, Spitz und Ecken-Ass. Was schlägt sie?
learn-over-1-hint = Gegen eine Sieben, die zählt, hilft nur eine höhere: Kreuz, Schaufel, Herz, Ecke.
learn-over-1-done = Ja: Schaufel-Sieben über Ecken-Sieben. Der Spitz bleibt in der Hand.
learn-late-1-task = Der Talon ist leer, und West spielt die Ecken-Sieben aus. Ihr habt einen Stich, die anderen vier: Dieser muss euch gehören. Womit?
learn-take-up-1-task = Ost hat gekehrt. Du hast den Spitz, Schaufel-Neun und Schaufel-Bube, es steht eins zu zwei. Laufen oder aufnehmen?
learn-run-1-task = Ost kehrt bei vier zu eins. Dir bleiben Schaufel-Dame, Schaufel-König und Herz-Acht: alle blank. Und jetzt?
learn-stanto-1-hint = Wer das Spiel gewinnt, wischt für jeden Stanto einen Strich mehr. Die Herz-Neun schlägt den Schaufel-Buben.
