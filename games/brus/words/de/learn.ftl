## Der Kurs: Titel der Lektionen

lesson-beat = Was sticht, und wem der Stich gehört
lesson-seven = { booklet-seven-title }
lesson-dare = { booklet-dare-title }
lesson-turn = Kehren und antworten
lesson-tableau = Tafel, Stanto und Jannen

## Lektion 1

learn-take-1-task = West spielt den blanken Karo-König aus, Ost legt die Karo-Neun. Du hast Herz-Neun, Kreuz-Ass und Pik-Dame. Womit machst du den Stich?
learn-take-1-hint = Niemand muss Farbe bekennen: Die höchste stechende Karte macht den Stich. Neuner kommen vor den Assen, unter sich gehen sie Kreuz, Pik, Herz, Karo.
learn-take-1-done = Richtig: Herz (6) schlägt Karo (7). Die Zahl auf der Medaille ist der Rang, 1 ist der Spitz.
learn-take-1-ace = Erlaubt, aber Asse kommen nach den Neunern: Ost behält den Stich.
learn-take-1-blank = Erlaubt, doch Damen sind blank: Sie stechen nie.
learn-cheap-1-task = West spielt Herz-Ass aus. Du bist zuletzt an der Reihe, mit Spitz, Pik-Ass und Karo-Bube. Womit stichst du?
learn-cheap-1-hint = Nimm die niedrigste Karte, die reicht. Bei den Assen kommt Pik vor Herz.
learn-cheap-1-done = Genau: Pik-Ass reicht, und der Spitz bleibt für später.
learn-cheap-1-dear = Erlaubt, der Stich ist dein. Aber der Spitz ist die höchste Karte im Spiel: Pik-Ass hätte gereicht.
learn-cheap-1-low = Erlaubt, aber Buben kommen nach den Assen: West behält den Stich.
learn-partner-1-task = West spielt eine blanke Acht aus, Nord, dein Gegenüber, den Karo-Buben, Ost einen blanken König. Du spielst zuletzt. Welche Karte gibst du her?
learn-partner-1-hint = Wem gehört der Stich im Augenblick? Dein Gegenüber hat die einzige stechende Karte gelegt.
learn-partner-1-done = Gut gespart: Der Stich gehört schon eurem Team, eine blanke Karte genügt.
learn-partner-1-waste = Erlaubt, aber du stichst dein eigenes Gegenüber. Behalte stechende Karten für Stiche, die sonst verloren sind.

## Lektion 2

learn-led-1-task = Du spielst zum ersten Stich aus, mit Herz-Sieben, Kreuz-Dame und Karo-Zehn. Eine dieser Karten schlägt sogar den Spitz. Welche?
learn-led-1-hint = Solange Talon liegt, zählt eine ausgespielte Sieben: Nur eine höhere Sieben schlägt sie.
learn-led-1-done = Der Spitz hilft West nichts, und die Karo-Sieben ist niedriger: Der Stich gehört dir.
learn-led-1-blank = Erlaubt, aber eine blanke Karte gewinnt nur, wenn niemand sticht.
learn-over-1-task = West spielt die Karo-Sieben aus, der Talon ist noch da. Du hast Pik-Sieben, Spitz und Karo-Ass. Was schlägt sie?
learn-over-1-hint = Gegen eine Sieben, die zählt, hilft nur eine höhere: Kreuz, Pik, Herz, Karo.
learn-over-1-done = Ja: Pik-Sieben über Karo-Sieben. Der Spitz bleibt in der Hand.
learn-over-1-spitz = Erlaubt, aber verschenkt: Gegen eine Sieben, die zählt, sticht nicht einmal der Spitz.
learn-over-1-ace = Erlaubt, aber kein Ass schlägt eine Sieben, die zählt.
learn-late-1-task = Der Talon ist leer, und West spielt die Karo-Sieben aus. Ihr habt einen Stich, die anderen vier: Dieser muss euch gehören. Womit?
learn-late-1-hint = Ohne Talon ist jede Sieben blank. Was sticht in deiner Hand?
learn-late-1-done = Richtig: Vom sechsten Stich an ist die Sieben blank, der Herz-Bube genügt.
learn-late-1-seven = Die Kreuz-Sieben schlägt sie nur, solange Talon liegt. Jetzt sind beide blank, und der Stich gehört West.
learn-late-1-blank = Erlaubt, aber ohne stechende Karte gehört der Stich dem, der ausgespielt hat: West gewinnt das Spiel.

## Lektion 3

learn-dare-1-task = Der Spitz ist gespielt, der Brus noch nicht. Du hast den Dullen Hund, und nach dir kommt nur noch West. Sticht er, soll es sich auch lohnen.
learn-dare-1-hint = Wage den Dullen Hund: Gewinnt er den Stich, wischt ihr einen Strich.
learn-dare-1-done = Gewagt und gewonnen: ein Strich weniger. Hätte West den Brus gehabt, wärst du geschlagt, und die anderen hätten zwei gewischt.
learn-dare-1-plain = Erlaubt, und der Stich ist dein. Aber nur wer wagt, wischt dafür.
learn-dare-1-blank = Erlaubt, doch dann gehört der Stich Ost. Du hast den Dullen Hund.
learn-brus-1-task = Du spielst aus. Der Spitz ist noch draussen, aber in einem Stich liegen nur drei fremde Karten. Was bringt am meisten?
learn-brus-1-hint = Ein ausgespielter Brus, gewagt, zählt zwei.
learn-brus-1-done = Zwei Striche auf einmal! Nur der Spitz hätte ihn geschlagen, und das hätte drei gekostet.
learn-brus-1-plain = Erlaubt und vorsichtig. Hier darfst du mehr wollen: Gewagt zählt der ausgespielte Brus zwei.
learn-brus-1-blank = Erlaubt, aber damit holst du kaum einen Stich. Du hast den Brus.
learn-last-1-task = West hat den Dullen Hund ausgespielt, du bist zuletzt an der Reihe und hast den Brus. Spiele ihn so, wie es erlaubt ist.
learn-last-1-hint = Wer zuletzt zum Stich spielt, darf nicht wagen: Da weiss man ja schon, wie es ausgeht.
learn-last-1-done = Der Brus macht den Stich, ohne Wagen. Mehr ist hier nicht zu holen.
learn-last-1-low = Erlaubt, aber der Stich bliebe beim Dullen Hund. Dein Brus schlägt ihn.
learn-known-1-task = Der Spitz ist gespielt, Brus und Dullen Hund hast du selber. Ost hat Kreuz-Ass ausgespielt. Nimm den Stich, so günstig es geht. Lässt sich dabei etwas wagen?
learn-known-1-hint = Zum Wagen muss eine höhere Karte noch draussen sein: weder gespielt noch in deiner Hand. Hier ist keine draussen; auch die Kreuz-Neun ist schon sicher.
learn-known-1-done = Sicher und günstig: Über der Kreuz-Neun ist nichts mehr draussen. Darum gäbe es auch nichts zu wagen.
learn-known-1-dear = Erlaubt und sicher, aber teuer: Die Kreuz-Neun genügt, denn alles Höhere ist gespielt oder in deiner Hand.

## Lektion 4

learn-turn-1-task = Ihr habt vier Stiche, die anderen einen. Du spielst aus und hast den Spitz: Das Spiel ist gewonnen. Wie holst du mehr heraus als einen Strich?
learn-turn-1-hint = Bei genau zwei oder vier Stichen darfst du kehren: eine Karte verdeckt ausspielen. Nimm die, mit der du gewinnst.
learn-turn-1-done = Sie haben aufgenommen, der Spitz gewinnt: ein Strich für das Spiel, einer fürs Kehren. Wären sie gelaufen, hättest du auch gewonnen.
learn-turn-1-open = Erlaubt und gewonnen, aber nur für einen Strich. Verdeckt ausgespielt hätte er zwei bringen können.
learn-turn-1-weak = Erlaubt, aber wird die blanke Karte aufgenommen, ist der Stich in Gefahr, und es geht um einen Strich mehr. Kehre die Karte, die gewinnt.
learn-take-up-1-task = Ost hat gekehrt. Du hast den Spitz, Pik-Neun und Pik-Bube, es steht eins zu zwei. Laufen oder aufnehmen?
learn-take-up-1-hint = Mit drei stechenden Karten, darunter dem Spitz, gibst du kein Spiel verloren.
learn-take-up-1-done = Aufgenommen: Die Karte liegt offen, und wer das Spiel gewinnt, wischt einen Strich mehr. Mit deinem Blatt ist euch das recht.
learn-take-up-1-ran = Wer läuft, verliert das Spiel sofort, und alle sehen eure Karten. Mit diesem Blatt lohnt sich das Spielen.
learn-run-1-task = Ost kehrt bei vier zu eins. Dir bleiben Pik-Dame, Pik-König und Herz-Acht: alle blank. Und jetzt?
learn-run-1-hint = Den anderen fehlt nur ein Stich. Verlierst du sowieso, dann möglichst billig.
learn-run-1-done = Richtig gelaufen: Das kostet einen Strich. Aufgenommen und verloren hätte es zwei gekostet.
learn-run-1-taken = Erlaubt, aber mit drei blanken Karten müsste dein Gegenüber jeden Stich machen. Verloren kostet es dann zwei Striche statt einen.
learn-turned-1-task = Zwei zu drei, du spielst aus und hast den Brus. Spiele ihn verdeckt aus.
learn-turned-1-hint = Kehre den Herz-König, den Brus.
learn-turned-1-done = Ost nimmt auf. Bevor West spielt, darfst du noch etwas sagen.
learn-turned-1-open = Erlaubt: Offen ausgespielt und gewagt zählt der Brus auch zwei. Aber dann kann niemand laufen. Versuche es verdeckt.
learn-turned-2-task = Der Brus liegt offen, er gilt als ausgespielt. West ist gleich an der Reihe. Was sagst du?
learn-turned-2-hint = Nach dem Aufnehmen und vor der nächsten Karte darf die gekehrte Karte gewagt werden.
learn-turned-2-done = Gewagt und gewonnen: zwei Striche, und das Spiel gilt einen mehr.

## Lektion 5

learn-jannen-1-task = Vier zu null, du spielst aus. Auf eurer Tafel stehen fünf Striche. Mit welcher Karte holst du alle fünf Stiche?
learn-jannen-1-hint = Fünf zu null heisst jannen und zählt einen Strich mehr. Kehren darfst du hier nicht: Die anderen haben noch keinen Stich.
learn-jannen-1-done = Gejannt! Ein Strich für das Spiel, einer fürs Jannen: Jetzt stehen noch drei.
learn-jannen-1-blank = Erlaubt, aber blank: Holen die anderen einen einzigen Stich, ist es mit dem Jannen vorbei.
learn-stanto-1-task = Von vorhin steht ein Stanto. Jetzt steht es vier zu zwei, und du spielst zuletzt. Mach den Stich.
learn-stanto-1-hint = Wer das Spiel gewinnt, wischt für jeden Stanto einen Strich mehr. Die Herz-Neun schlägt den Pik-Buben.
learn-stanto-1-done = Fünf Stiche: ein Strich für das Spiel und einer für den Stanto, der damit weg ist.
learn-stanto-1-away = Erlaubt, aber der Stich gehört dann Ost. Wird es vier zu vier, steht ein zweiter Stanto.
learn-stroke-1-task = Ihr habt noch einen einzigen Strich. Du hast den Dullen Hund, Spitz und Brus sind draussen. Nimm den Stich – mit oder ohne Wagen?
learn-stroke-1-hint = Ein Wagnis wischt nie den letzten Strich. Was kannst du gewinnen, was verlieren?
learn-stroke-1-done = Klug: Zu gewinnen gab es nichts. Den letzten Strich wischt nur das Ende eines Spiels. Der Kurs ist fertig: Setz dich an einen Tisch, mit /tisch.
learn-stroke-1-dared = Erlaubt, aber der letzte Strich bleibt, auch wenn du gewinnst. Wird er geschlagt, wischen die anderen zwei.
