# The booklet of rules for /rules.
booklet-goal-title = Worum es geht
booklet-goal-text = Eins gegen eins, fünf Karten in der Hand und ein Talon zum Ziehen. Punkte bringen die Stiche und mehr noch das Melden: Folgen, Mariagen, vier Gleiche. Wer 600 hat, gewinnt die Partie – und darf es mit «Aus» sofort sagen, auf eigene Gefahr.
booklet-cards-title = Die Karten
booklet-cards-text =
    32 Karten. In jeder Farbe von oben nach unten: Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben – in Stichen wie in Folgen.
    Punkte in gewonnenen Stichen: Ass 11, Zehn 10, König 4, Dame 3, Bube 2, der Rest nichts. Zusammen sind es 120.
booklet-deal-title = Das Geben
booklet-deal-text = Wer zuerst gibt, wird gelost, danach gibt man abwechselnd. Die Gegenseite hebt ab und bekommt zwei Karten, wer gibt zwei, dann je drei. Die elfte Karte wird aufgedeckt: Ihre Farbe ist Trumpf. Sie liegt quer unter dem Talon und wird zuletzt gezogen: 22 Karten sind zu ziehen.
booklet-tricks-title = Stiche mit Talon
booklet-tricks-text = Wer nicht gegeben hat, spielt aus. Solange der Talon liegt, darf jede Karte fallen. Der höhere Trumpf macht den Stich, sonst die höhere Karte der ausgespielten Farbe. Wer ihn macht, zieht zuerst, dann die Gegenseite, und spielt aus.
booklet-last-five-title = Die letzten fünf Stiche
booklet-last-five-text = Ohne Talon wird bekannt, wenn man kann; sonst fällt jede Karte. Niemand muss überstechen oder trumpfen.
booklet-rob-title = Rauben
booklet-rob-text = Vor dem eigenen Ausspielen darf, wer die Trumpf-Sieben hat, sie unter den Talon legen und die aufgedeckte Karte nehmen, solange noch mindestens zwei Karten zu ziehen sind: vom allerersten Ausspiel bis zum Ausspiel des elften Stichs.
booklet-meld-title = Melden
booklet-meld-text = Vor dem eigenen Ausspielen, wenn beide gezogen haben, darf man beliebig viel melden; die Punkte werden sofort angeschrieben. Die Karten bleiben in der Hand, und die Gegenseite kennt sie nun. Nach dem sechzehnten Stich wird nichts mehr gemeldet.
booklet-worth-title = Was Meldungen wert sind
booklet-worth-text =
    Folgen in Trumpf, nach ihrer höchsten Karte:
    ```
                A    K    D    B   10    9
    fünf      600  300  200  100
    vier      200  160  120   80   60
    drei      120  100   80   60   40   20
    ```
    In einer anderen Farbe die Hälfte.
    Mariage, König und Dame: 20, in Trumpf 40.
    Vier Gleiche: Asse 150, Könige 100, Damen 80, Buben 60, Zehner 40.
booklet-marriage-title = Mariagen
booklet-marriage-text = König und Dame einer Farbe: 20, in Trumpf 40, je Farbe einmal im Spiel. Beide sind in deiner Hand, oder beide liegen in dem Stich, den du eben gemacht hast.
booklet-sequence-title = Folgen
booklet-sequence-text = Drei bis fünf Karten einer Farbe hintereinander, in der Hand. Eine Folge darf kürzer sein als das, was man hält. Eine Karte zählt nur in einer Folge, daneben aber auch in einer Mariage und bei vier Gleichen.
booklet-four-title = Vier Gleiche
booklet-four-text = Alle vier eines Rangs in der Hand: Asse 150, Könige 100, Damen 80, Buben 60, Zehner 40, je Rang einmal im Spiel. Neuner, Achter und Siebner sind nichts wert.
booklet-written-title = Was sich von selbst schreibt
booklet-written-text =
    Wer gibt und dabei Ass, König, Dame, Bube oder Zehn aufdeckt, schreibt 10.
    Sind deine ersten fünf Karten alle von Ass bis Zehn: 20, und nach jedem Ziehen wieder 20, solange es so bleibt; alle von Neun bis Sieben: je 10. Eine andere Karte, auch eine geraubte, beendet es für das ganze Spiel.
    Wer die letzte Karte des Talons zieht, schreibt 10. Wer fünf Trümpfe hat, wenn der Talon weg ist, schreibt 30.
booklet-end-title = Am Ende des Spiels
booklet-end-text = Der letzte Stich 10; alle der letzten fünf noch 20; mehr Stiche als die Gegenseite 10; wer das Trumpfass im Stich macht, 10, ausser es wurde in einer Folge oder bei vier Gleichen gemeldet; und für beide ihre Kartenpunkte. Alle sechzehn Stiche: 600 statt der 10, und die Partie ist gewonnen.
booklet-out-title = «Aus»
booklet-out-text = Wer glaubt, 600 zu haben, sagt «Aus», jederzeit im Spiel, bis es angeschrieben ist, auch ausser der Reihe. Dann wird gezählt: der Stand vor dem Spiel, was darin geschrieben wurde, die Karten der vollen Stiche – nach dem sechzehnten auch, was am Ende geschrieben wird. 600 oder mehr: Die Partie ist gewonnen. Weniger: Sie ist verloren. Niemand zählt für dich.
booklet-booking-title = Wenn angeschrieben wird
booklet-booking-text = Ohne «Aus» wird nach dem sechzehnten Stich angeschrieben. Dann gewinnen 600 auch ohne ein Wort; haben beide so viel, gewinnt der höhere Stand. Stehen beide gleich, bleiben die Punkte, und ein weiteres Spiel entscheidet, in dem niemand «Aus» sagt.
booklet-match-title = Der Match
booklet-match-text = Ein Match wird mit einer Partie gewonnen oder, wo der Tisch es so will, mit drei oder fünf. Eine neue Partie beginnt bei null; gegeben wird weiter abwechselnd.
booklet-known-title = Was beide wissen
booklet-known-text = Die eigene Hand, die aufgedeckte Karte, alles Gezeigte, was wofür geschrieben wurde, und der letzte Stich. Zählen gehört zum Spiel: Kartenpunkte stehen erst da, wenn angeschrieben oder «Aus» gesagt ist.
booklet-strict-title = Strenge letzte Stiche
booklet-strict-text = Ein Tisch darf die letzten fünf streng spielen: Man bekennt höher, wenn man kann, sonst mit irgendeiner Karte der Farbe; ohne die Farbe trumpft man; ohne Trumpf fällt jede Karte.
