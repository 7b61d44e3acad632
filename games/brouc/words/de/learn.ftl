## Der Kurs: Titel der Lektionen

lesson-follow = Farbe bekennen und stechen
lesson-beat = Trumpf überbieten – und die Mariage-Ausnahme
lesson-declare = Mariagen melden
lesson-table = { booklet-table-title }
lesson-dehors = Zählen und «Dehors !» rufen
lesson-cape = { booklet-cape-title }

## Lektion 1

learn-follow-1-task = Herz ist Trumpf. West spielt den Kreuz-König aus. Du hast Kreuz-Ass, Kreuz-Sieben und einen kleinen Trumpf. Was spielst du?
learn-follow-1-hint = Die ausgespielte Farbe wird immer angegeben: Es muss Kreuz sein. Welches gewinnt den Stich?
learn-follow-1-done = Gut! Das Ass nimmt den König: elf und vier Punkte für euch. In einer Nebenfarbe hättest du nicht überbieten müssen – aber es lohnte sich.
learn-follow-1-low = Erlaubt: In Nebenfarben muss man nicht überbieten. Aber das Ass hätte den Stich gewonnen. Versuch es noch einmal.
learn-ruff-1-task = Ost spielt das Karo-Ass aus, und du hast kein Karo. Noch hat niemand gestochen: Alle deine Karten sind erlaubt. Welche gewinnt?
learn-ruff-1-hint = Herz ist Trumpf: Schon ein kleines Herz schlägt das Karo-Ass.
learn-ruff-1-done = Gestochen! Die Trumpf-Acht holt das Ass, und niemand kann mehr darüber.
learn-ruff-1-away = Erlaubt, aber das Ass bleibt so bei den Gegnern. Du hast doch noch einen kleinen Trumpf …
learn-discard-1-task = Dein Partner spielt das Pik-Ass aus, West sticht mit der Herz-Zehn. Du hast kein Pik. Was wirfst du ab?
learn-discard-1-hint = Es ist schon gestochen: Ein kleinerer Trumpf ist verboten. Wirf ab, was den anderen nichts bringt.
learn-discard-1-done = Richtig. Untertrumpfen ist verboten, solange du etwas anderes hast, und die Kreuz-Acht zählt nichts.
learn-discard-1-gift = Erlaubt, aber der Bube zählt zwei Punkte, und der Stich gehört ihnen. Es geht billiger.

## Lektion 2

learn-beat-1-task = Ost spielt Trumpf aus, den Buben. Die Dame von West liegt am höchsten. Du hast Trumpf-Ass und Trumpf-Sieben. Was musst du spielen?
learn-beat-1-hint = Bei Trumpf musst du Trumpf angeben und, wenn du kannst, überbieten.
learn-beat-1-done = Genau: Nur das Ass war erlaubt. Bei Trumpf ist Überbieten Pflicht.
learn-exception-led-1-task = Ost spielt den Trumpf-König aus, dein Partner hat die Zehn gelegt und liegt vorn. Du hast Ass und Dame von Trumpf. Beide sind erlaubt – welche bringt mehr?
learn-exception-led-1-hint = Die Ausnahme: Die Dame darf immer auf den König, denn sie macht die Mariage im Stich.
learn-exception-led-1-done = Wunderbar: König und Dame von Trumpf in eurem Stich, vierzig für euch, vierzig weniger für sie, und dein Ass bleibt in der Hand.
learn-exception-led-1-ace = Erlaubt, und du gewinnst den Stich; aber dein Partner hatte ihn schon. Die Dame macht darin eine Trumpf-Mariage zu vierzig.
learn-exception-ruff-1-task = Ost spielt das Kreuz-Ass aus, dein Partner hat mit dem König gestochen. Du hast nur Trümpfe: Ass, Dame, Sieben. Die Sieben ist verboten. Was spielst du?
learn-exception-ruff-1-hint = Der Trumpf-König liegt: Die Dame macht mit ihm eine Mariage, auch ohne zu überbieten.
learn-exception-ruff-1-done = Ja! Die Dame darf unter den König, weil sie die Mariage macht: vierzig Punkte in eurem eigenen Stich.
learn-exception-ruff-1-ace = Erlaubt, aber du übernimmst deinen eigenen Partner und verlierst eine Mariage zu vierzig.

## Lektion 3

learn-declare-1-task = Du hast König und Dame von Kreuz, aber dein Team hat noch keinen Stich: Ohne Stich wird nicht gemeldet. Ost hat die Pik-Neun ausgespielt. Gewinn zuerst den Stich.
learn-declare-1-hint = Gemeldet wird erst, wenn das Team mindestens einen Stich hat. Du musst Pik angeben, und dein Ass gewinnt.
learn-declare-1-done = Der Stich gehört euch. Jetzt darfst du melden.
learn-declare-2-task = Jetzt ist der Moment: Melde deine Kreuz-Mariage, bevor du eine ihrer Karten spielst.
learn-declare-2-hint = Wähle «Mariage» und dann Kreuz: «Zwanzig in Kreuz».
learn-declare-2-done = «Zwanzig in Kreuz!» Zwanzig Punkte stehen unten auf der Tafel.
learn-declare-2-early = Vorsicht: Wer König oder Dame spielt, hat die Mariage nicht mehr in der Hand. Melde sie zuerst.
learn-sixty-1-task = Du hältst König, Dame und Bube von Trumpf, und dein Team hat einen Stich. Melde – und nicht zu wenig.
learn-sixty-1-hint = König, Dame und Bube zählen dreissig, in Trumpf das Doppelte.
learn-sixty-1-done = «Sechzig!» Die schönste Meldung des Spiels.
learn-sixty-1-forty = «Vierzig» ist erlaubt, aber danach kann man nicht mehr auf sechzig erhöhen. Sag gleich alles, was du hast.
learn-sixty-1-early = Melde, bevor du spielst: Nach dieser Karte gäbe es nichts Vollständiges mehr zu melden.
learn-in-time-1-task = Dein Partner spielt das Karo-Ass aus. Du kannst nur König oder Dame angeben: Die nächste Karte bricht deine Mariage auf. Was tust du vorher?
learn-in-time-1-hint = Melden darf man jederzeit zwischen zwei Karten, auch mitten im Stich, solange man alle Karten noch hält.
learn-in-time-1-done = Rechtzeitig! «Zwanzig in Karo.»
learn-in-time-1-early = Erlaubt, aber die Mariage ist dahin: zuerst melden, dann spielen.
learn-in-time-2-task = Gib jetzt Karo an.
learn-in-time-2-hint = König oder Dame, beide sind erlaubt.
learn-in-time-2-done = Die Meldung zählt, was auch immer mit den beiden Karten geschieht.

## Lektion 4

learn-give-1-task = Ost spielt den Karo-König aus, dein Partner nimmt mit dem Ass. Du hast Dame und Acht von Karo. Welche?
learn-give-1-hint = König und Dame im selben Stich sind eine Mariage für die, die ihn gewinnen.
learn-give-1-done = Zwanzig für euch und zwanzig weniger für sie: Eine Mariage auf dem Tisch zählt doppelt.
learn-give-1-missed = Erlaubt, aber der Stich gehört euch und der König liegt schon darin: Die Dame würde eine Mariage daraus machen.
learn-withhold-1-task = Ost spielt das Kreuz-Ass aus, dein Partner musste den König geben. Du hast Dame und Sieben von Kreuz. Welche?
learn-withhold-1-hint = Der Stich gehört den Gegnern. Was geschähe, wenn die Dame zum König käme?
learn-withhold-1-done = Gut gehütet: Die Dame hätte ihnen eine Mariage zu zwanzig geschenkt und euch ebenso viel gekostet.
learn-withhold-1-gift = Erlaubt, aber ein Geschenk: zwanzig mehr für sie, zwanzig weniger für euch.

## Lektion 5

learn-call-1-task = Eure Tafel zeigt 23, also 230. In diesem Spiel hat dein Team 71 Punkte netto, ungerundet. Wie viel ergibt das, und was sagst du?
learn-call-1-hint = 230 und 71 ergibt 301: dreissig und eins, gerade genug.
learn-call-1-done = «Dehors !» 301 Punkte, die Partie gehört euch. Niemand sonst hätte es für dich gesagt.
learn-call-1-play-on = Man kann weiterspielen, aber die anderen könnten vorher draussen sein, und «sur le point» werden aus 71 nur 7. Sag es gleich.
learn-wait-1-task = Wieder 23 auf der Tafel, aber erst 51 Punkte netto in diesem Spiel. Du hast das Pik-Ass. Gehst du schon hinaus?
learn-wait-1-hint = 230 und 51 ergibt 281: Es fehlen zwanzig Punkte. Hol zuerst einen guten Stich.
learn-wait-1-done = Das Ass holt eine Zehn: 51 und 21 ergibt 72, mit 230 zusammen 302.
learn-wait-1-wrong = Falsches Dehors: 281 genügen nicht. Die Partie ginge an die anderen, mit einer Coche in eurer Spalte. Hier darfst du zurücknehmen.
learn-wait-2-task = Und jetzt?
learn-wait-2-hint = 302 Punkte: Man muss es nur sagen.
learn-wait-2-done = Richtig! Zählen ist deine Sache; die Tafel sagt nichts.
learn-wait-2-play-on = Du hast 302 Punkte. Was vor dem Zählen nicht gesagt ist, ist verloren.

## Lektion 6

learn-cape-1-task = Sechs Stiche, alle für euch. Eure Tafel zeigt 20, und du hast noch zwei Asse: Pik und Trumpf. Was kannst du verlangen?
learn-cape-1-hint = Ab 19 auf der Tafel, ohne verlorenen Stich und mit zwei Karten in der Hand darf man «cape et dehors» verlangen.
learn-cape-1-done = «Je demande la cape et dehors !» Drei Coches stehen auf dem Spiel.
learn-cape-1-silent = Erlaubt, aber eine nicht verlangte Cape zählt nur zwei Coches, und die Partie geht weiter. Nach dieser Karte ist es zu spät.
learn-cape-1-dehors = 200 und eure Punkte ergeben nicht 301. Verlang lieber die Cape.
learn-cape-2-task = Jetzt halte Wort. Zuerst Trumpf.
learn-cape-2-hint = Spiel das Herz-Ass.
learn-cape-2-done = Sieben.
learn-cape-2-order = Hier ginge es gut, aber gewöhn dir an, zuerst Trumpf zu ziehen: So kann niemand stechen.
learn-cape-3-task = Und der letzte.
learn-cape-3-hint = Du hast nur noch eine Karte.
learn-cape-3-done = Acht Stiche: drei Coches für die anderen, und die Partie ist aus.
learn-pas-dedouble-1-task = Fünf von fünf Stichen, 22 auf eurer Tafel und nur 9 auf der anderen. Drei sichere Karten in der Hand. Was verlangst du?
learn-pas-dedouble-1-hint = Die anderen haben 14 oder weniger: Sie sind «pas dédoublés». Es gibt eine Ansage zu vier Coches.
learn-pas-dedouble-1-done = «Je demande la cape, dehors et pas dédoublé !» Vier Coches auf einmal.
learn-pas-dedouble-1-cheap = Erlaubt, aber nur drei Coches, und erhöhen kann man nicht mehr. Die anderen haben weniger als 15: Verlang alles.
learn-pas-dedouble-1-dehors = Rechne: 220 und 83 ergäbe 303, das reicht zum Hinausgehen mit zwei Coches. Hier aber liegen vier bereit.
learn-pas-dedouble-2-task = Spiel eine deiner drei sicheren Karten.
learn-pas-dedouble-2-hint = Pik-Ass, Trumpf-Ass oder Trumpf-Zehn: Alle drei gewinnen.
learn-pas-dedouble-2-done = Der Kurs ist zu Ende. Jetzt fehlt nur noch ein Platz am Tisch: /tisch.
school-exercise = -# Übung { $number } von { $exercises } · du sitzt im Süden, Nord ist dein Partner
school-intro = Die Karten sind gegeben und zum Teil gespielt. Antworte mit den Knöpfen unten, wie am Tisch; du darfst es so oft versuchen, wie du magst.
