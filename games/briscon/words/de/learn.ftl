# Lessons for /learn.
lesson-tricks = Stiche mit und ohne Talon
lesson-rob = { booklet-rob-title }
lesson-marriage = Melden: Mariagen
lesson-sequence = Melden: Folgen, und was zweimal zählt
lesson-four = Melden: vier Gleiche
lesson-out = Zählen und «Aus»
school-exercise = -# Übung { $number } von { $exercises } · du sitzt im Süden, gegen Nord
school-intro = Die Karten sind gegeben und zum Teil gespielt. Antworte mit den Knöpfen und dem Menü unten, wie am Tisch; du darfst es so oft versuchen, wie du magst.

learn-order-1-task = Herz ist Trumpf. Nord spielt den Pik-Buben aus. Welche deiner Karten sticht ihn?
learn-order-1-hint = Von oben nach unten: Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben. Trumpf hast du keinen: Es braucht ein höheres Pik.
learn-order-1-done = Richtig: Die Dame schlägt den Buben. Du ziehst zuerst, dann Nord, und du spielst aus.
learn-order-1-ten = Erlaubt, aber in Briscon steht die Zehn unter dem Buben: Nord macht den Stich, mit zehn Punkten.

learn-free-1-task = Kreuz ist Trumpf, und du hast keines. Nord spielt das Karo-Ass aus; nehmen kannst du es nicht. Was gibst du?
learn-free-1-hint = Solange der Talon liegt, muss niemand bekennen: Jede Karte darf fallen. Gib eine, die nichts zählt.
learn-free-1-done = Richtig: nichts verschenkt, und Karo-König und -Zehn bleiben in der Hand.
learn-free-1-gift = Erlaubt, aber diese Karte zählt Punkte, und der Stich gehört Nord. Bekennen musst du nicht.

learn-follow-1-task = Der Talon ist weg: Das sind die letzten fünf Stiche. Pik ist Trumpf. Nord spielt das Karo-Ass aus. Was darfst du spielen?
learn-follow-1-hint = In den letzten fünf Stichen wird bekannt: Du hast ein Karo.
learn-follow-1-done = Genau: Nur die Karo-Dame war erlaubt. Das Trumpfass wartet.

learn-void-1-task = Drei Stiche bleiben, Karo ist Trumpf. Nord spielt das Pik-Ass aus, und du hast kein Pik. Welche Karte nimmt es?
learn-void-1-hint = Ohne die Farbe spielst du, was du willst. Schon der kleinste Trumpf schlägt ein Ass.
learn-void-1-done = Die Trumpf-Sieben holt elf Punkte.
learn-void-1-away = Erlaubt, aber Nord behält den Stich mit elf Punkten. Du hast einen Trumpf …

learn-rob-1-task = Du spielst aus. Das Herz-Ass wurde aufgedeckt: Herz ist Trumpf, und du hast die Sieben. Was tust du vor dem Ausspielen?
learn-rob-1-hint = Rauben: Vor dem Ausspielen legst du die Trumpf-Sieben unter den Talon und nimmst die aufgedeckte Karte.
learn-rob-1-done = Das Ass gehört dir; die Sieben liegt unter dem Talon und wird zuletzt gezogen. Nord hat alles gesehen.
learn-rob-1-seven = Erlaubt, aber ohne die Sieben kannst du nicht mehr rauben. Jetzt ist sie ein Ass wert.

learn-rob-meld-1-task = Du spielst aus, Pik ist Trumpf. König und Dame hast du, das Ass wurde aufgedeckt, und du hältst die Sieben. Was zuerst?
learn-rob-meld-1-hint = Zuerst rauben: Mit dem Ass gibt es mehr zu melden.
learn-rob-meld-1-done = Ass, König und Dame von Trumpf sind jetzt in einer Hand.
learn-rob-meld-1-later = Die Mariage zu 40 bleibt dir ohnehin; nimm zuerst das Ass.
learn-rob-meld-1-seven = Erlaubt, aber ohne die Sieben ist das Ass fort.
learn-rob-meld-2-task = Immer noch vor dem Ausspielen: Melde die Folge.
learn-rob-meld-2-hint = Wähle im Menü Ass, König und Dame von Pik.
learn-rob-meld-2-done = Drei ab dem Ass in Trumpf: 120, sofort angeschrieben. Die Mariage zu 40 darf folgen.
learn-rob-meld-2-later = Auch richtig und 40 wert, aber gefragt ist die Folge von dreien.

learn-rob-late-1-task = Du spielst zum elften Stich aus. Zwei Karten sind noch zu ziehen, zuletzt das Kreuz-Ass; Kreuz ist Trumpf, und du hast die Sieben. Ist es zu spät?
learn-rob-late-1-hint = Solange mindestens zwei Karten zu ziehen sind, darf geraubt werden: Das ist der letzte Moment.
learn-rob-late-1-done = Gerade noch. Wer diesen Stich verliert, zieht deine Sieben und schreibt 10 für die letzte Karte.
learn-rob-late-1-seven = Erlaubt, aber es war die letzte Gelegenheit, sie gegen das Ass zu tauschen.

learn-marriage-1-task = Du spielst aus, Kreuz ist Trumpf. Karo-König und -Dame hast du in der Hand. Was gibt es anzuschreiben?
learn-marriage-1-hint = Melden: vor dem Ausspielen, im Menü König und Dame einer Farbe wählen.
learn-marriage-1-done = Eine Mariage: 20, in Trumpf wären es 40. Je Farbe einmal im Spiel; die Karten bleiben in deiner Hand, aber Nord kennt sie.
learn-marriage-1-early = Erlaubt, aber damit ist die Mariage zerrissen. Melde zuerst.

learn-in-trick-1-task = Nord spielt die Pik-Dame aus; Herz ist Trumpf. König und Ass nähmen sie beide. Welche Karte bringt mehr?
learn-in-trick-1-hint = König und Dame im eben gewonnenen Stich sind auch eine Mariage.
learn-in-trick-1-done = König und Dame liegen in deinem Stich, und das Ass bleibt in der Hand.
learn-in-trick-1-ace = Erlaubt, und sieben Punkte mehr im Stich. Aber König auf Dame bringt 20.
learn-in-trick-2-task = Ihr habt gezogen, und du spielst aus. Jetzt melde.
learn-in-trick-2-hint = Der Knopf mit König und Dame meldet den eben gewonnenen Stich; beim nächsten ist es zu spät.
learn-in-trick-2-done = Zwanzig, mit Karten, die niemand mehr in der Hand hat.

learn-sequence-1-task = Du spielst aus, Pik ist Trumpf, und du hast davon König, Dame und Buben. Melde die Folge.
learn-sequence-1-hint = Drei Karten hintereinander, ab dem König: Wähle alle drei im Menü.
learn-sequence-1-done = 100, doppelt so viel wie in einer anderen Farbe.
learn-sequence-1-later = Auch richtig, und 40 wert. Beginne aber mit der Folge.
learn-sequence-2-task = König und Dame haben in der Folge gezählt. Bringen sie noch etwas?
learn-sequence-2-hint = Eine Karte zählt nur in einer Folge, daneben aber auch in einer Mariage und bei vier Gleichen.
learn-sequence-2-done = Noch 40 für die Trumpf-Mariage: 140 mit drei Karten.
learn-sequence-2-early = Erlaubt, aber dann ist die Mariage fort: 40 Punkte bleiben ungeschrieben.

learn-longest-1-task = Karo ist Trumpf. Du hast Ass, König, Dame und Buben von Herz. Melde eine Folge, die möglichst viel bringt.
learn-longest-1-hint = Vier ab dem Ass sind in Trumpf 200 wert, in einer anderen Farbe die Hälfte; drei nur 60.
learn-longest-1-done = 100. Mit der Zehn wären es 300 gewesen: fünf ab dem Ass.
learn-longest-1-short = Erlaubt: Eine Folge darf kürzer sein als das, was man hält. Ihre Karten zählen danach aber in keiner längeren mehr.
learn-longest-1-later = Auch richtig, 20 für die Mariage. Aber zuerst die Folge.

learn-once-1-task = Du hast Buben, Zehn und Neun von Pik gemeldet; jetzt hast du die Dame gezogen. Gibt es noch etwas anzuschreiben? Wenn nicht, spiel eine Karte aus.
learn-once-1-hint = Bube, Zehn und Neun haben in einer Folge gezählt: In einer anderen zählen sie nicht mehr.
learn-once-1-done = Richtig: nichts mehr. Kommt der König, so geben Dame und König trotzdem eine Mariage.

learn-four-1-task = Du spielst aus und hast alle vier Könige. Melde sie.
learn-four-1-hint = Wähle im Menü die vier Könige. Asse bringen 150, Könige 100, Damen 80, Buben 60, Zehner 40.
learn-four-1-done = 100, welche Farbe auch Trumpf ist.
learn-four-1-later = Auch richtig; die Mariage bringt 20. Aber zuerst die vier Könige.
learn-four-2-task = Auch die Kreuz-Dame hast du. Noch etwas?
learn-four-2-hint = Der Kreuz-König darf noch einmal zählen: in einer Mariage mit seiner Dame.
learn-four-2-done = Noch 20. Und schau auf den Zettel: Fünf Karten von Ass bis Zehn hatten schon 20 gebracht.
learn-four-2-early = Erlaubt, aber das zerreisst die Mariage. Melde sie, bevor du ausspielst.

learn-nines-1-task = Alle vier Neuner gehören dir. Was sind sie wert? Wenn nichts, spiel eine Karte aus.
learn-nines-1-hint = Vier Gleiche gelten von den Assen bis zu den Zehnern.
learn-nines-1-done = Richtig: Vier Neuner bringen nichts. Aber fünf Karten von Neun bis Sieben hatten von selbst 10 gebracht.

learn-out-1-task = 566 standen vor diesem Spiel auf dem Zettel. 10 hast du für die letzte gezogene Karte geschrieben, und in deinen Stichen hast du 24 Punkte gezählt. Was sagst du?
learn-out-1-hint = 566, 10 und 24 sind 600: genau genug.
learn-out-1-done = «Aus»: 600 Punkte, die Partie ist sofort gewonnen. Niemand hätte für dich gezählt.

learn-out-1-play-on = Erlaubt, aber Nord könnte es zuerst sagen, und beim Anschreiben gewinnt, wer mehr hat. Du hast die 600 jetzt.

learn-wait-1-task = 572 vor dem Spiel, 10 geschrieben, 7 Punkte in deinen Stichen. Nord hat das Pik-Ass ausgespielt, und du hast kein Pik. Schon «Aus» sagen?
learn-wait-1-hint = 572, 10 und 7 sind 589; ein Stich zählt erst, wenn er voll ist. Nimm zuerst das Ass.
learn-wait-1-done = Die Trumpf-Sieben holt elf Punkte: 589 und 11 sind 600.
learn-wait-1-wrong = Nur 589: Ein falsches «Aus» verliert die Partie. Das Ass auf dem Tisch zählt noch für niemanden.
learn-wait-1-away = Erlaubt, aber so geht das Ass an Nord. Du hast einen Trumpf.
learn-wait-2-task = Und jetzt?
learn-wait-2-hint = 600 genügen, und es darf jederzeit gesagt werden, bis angeschrieben wird.
learn-wait-2-done = Genau 600: Die Partie gehört dir.

learn-wait-2-play-on = Erlaubt, aber du hast deine 600: Jede weitere Karte hilft nur noch Nord.
