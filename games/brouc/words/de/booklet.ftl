booklet-goal-title = Worum es geht
booklet-goal-text = Zwei gegen zwei, die Partner sitzen sich gegenüber. Gespielt wird auf 30 und 1: Das Team, das zuerst 301 Punkte hat und es sagt – «Dehors !» –, gewinnt die Partie. Die Verlierer bekommen eine oder zwei Coches. Wer fünf Coches hat, hat den Match verloren.
booklet-cards-title = Die Karten
booklet-cards-text =
    32 Karten. In jeder Farbe von hoch nach tief: Ass, Zehn, König, Dame, Bube, Neun, Acht, Sieben.
    Punkte: Ass 11, Zehn 10, König 4, Dame 3, Bube 2, der Rest nichts. Im Spiel sind 120 Punkte.
booklet-deal-title = Das Geben
booklet-deal-text = Alles geht im Gegenuhrzeigersinn. Links vom Geber wird abgehoben. Es gibt 1, dann 3, dann 4 Karten. Die letzte Karte des Gebers wird aufgedeckt: Ihre Farbe ist Trumpf. Sie bleibt offen, bis die erste Karte gespielt ist. Wer rechts vom Geber sitzt, spielt aus.
booklet-follow-title = Farbe angeben
booklet-follow-text = Ausspielen darf man jede Karte. Wer die Farbe hat, muss sie angeben. In Nebenfarben muss nie überboten werden. Der höchste Trumpf gewinnt den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer gewinnt, spielt zum nächsten aus.
booklet-trumps-title = Der Trumpf
booklet-trumps-text =
    Trumpf ausgespielt: Trumpf angeben und, wer kann, überbieten. Wer nicht überbieten kann, legt irgendeinen Trumpf; wer keinen hat, irgendeine Karte.
    Nebenfarbe, und man hat keine: Solange niemand gestochen hat, ist jede Karte erlaubt. Ist schon gestochen, legt man eine andere Farbe oder einen höheren Trumpf. Untertrumpfen ist verboten – ausser man hat nur noch Trümpfe und keinen höheren.
booklet-exception-title = Die Mariage-Ausnahme
booklet-exception-text = König, Dame oder Bube von Trumpf dürfen immer statt eines höheren gelegt werden, wenn sie im Stich eine Mariage machen oder vergrössern: der König, wenn die Dame liegt; die Dame, wenn der König liegt; der Bube nur, wenn beide liegen. Wer sie gespielt hat, ist gleich; Karten in der Hand zählen nicht.
booklet-marriages-title = Gemeldete Mariagen
booklet-marriages-text = König und Dame einer Farbe zählen 20, mit dem Buben 30; in Trumpf 40 und 60. Melden darf man, sobald das Team einen Stich hat und solange man alle Karten hält, jederzeit zwischen zwei Karten, auch ausser der Reihe. Einmal je Farbe; aus zwanzig wird nicht mehr dreissig. Was nicht gemeldet ist, zählt nicht.
booklet-table-title = Mariagen auf dem Tisch
booklet-table-text = König und Dame (und Bube) einer Farbe in einem Stich sind eine Mariage, wer immer sie gespielt hat: plus für die Gewinner des Stichs, minus für die anderen. Eine Karte bleibt zum Zeichen offen auf dem Haufen liegen.
booklet-count-title = Zählen
booklet-count-text = Nach acht Stichen werden die Kartenpunkte auf Zehner gerundet, fünf nach oben: «sur le point» (75 und 45 werden 8 und 5). Dazu kommen die Mariagen, und die Summe kommt ohne die Null auf die Tafel. Sie darf negativ sein.
booklet-dehors-title = «Dehors !»
booklet-dehors-text = Wer glaubt, dass das Team 301 Punkte hat, sagt es: zehnmal die Tafel und die ungerundeten Punkte dieses Spiels (fertige Stiche, Mariagen, weniger das, was die Gegner auf dem Tisch gewonnen haben). Man darf es jederzeit sagen, auch ausser der Reihe und noch nach dem achten Stich. Richtig: Partie gewonnen. Falsch: Partie verloren. Niemand zählt für dich.
booklet-coches-title = Die Coches
booklet-coches-text = Die Verlierer einer Partie bekommen eine Coche, und zwei, wenn ihre Tafel vor diesem Spiel weniger als 15 zeigte. Nach einem falschen Dehors bekommt die Spalte des Rufers zwei, wenn die Tafel der anderen weniger als 15 zeigt, sonst eine. Coches sind schräge Striche in der Spalte der Verlierer.
booklet-cape-title = Die Cape
booklet-cape-text = Alle acht Stiche für ein Team: zwei Coches für die anderen. Keine Kartenpunkte, keine Mariagen vom Tisch; die Tafeln bleiben, und die Partie geht weiter. Gemeldete Mariagen bleiben unten stehen und zählen im nächsten Spiel von Anfang an, auch für Dehors.
booklet-demand-title = Die Cape verlangen
booklet-demand-text =
    «Je demande la cape et dehors !»: erlaubt, wenn die Tafel 19 oder mehr zeigte, kein Stich verloren ist und man noch zwei Karten hat. Gelungen: drei Coches, und die Partie ist aus.
    «… et pas dédoublé !»: dasselbe, wenn die anderen 14 oder weniger haben; vier Coches.
    Misslungen: Die Coches gehen an die, die verlangt haben, und das Spiel endet sofort. Nur eine Ansage je Spiel.
booklet-match-title = Der Match
booklet-match-text = Eine fertige Partie löscht Tafel und Mariagen; das Geben geht nach rechts, und eine neue Partie beginnt. Der Match endet, sobald eine Spalte fünf Coches hat: Dieses Team hat verloren.
booklet-signals-title = Zeichen unter Partnern
booklet-signals-text = Die Trumpf-Zehn ausspielen verspricht das Trumpf-Ass. Einen König ausspielen verspricht Zehn und Ass dieser Farbe. Ein Ass auf den Stich des Partners abwerfen verspricht die Zehn. Ausgespielt wird üblicherweise in dieser Reihenfolge: ein Ass; eine Farbe mit einem Teil einer Mariage; eine Zehn (nicht Trumpf); sonst etwas.
booklet-ancient-title = L’Homme de Brou, 1802
booklet-ancient-text = Der Vorfahr: Farbe angeben, sonst ist jede Karte erlaubt. Gemeldet wird nur, wenn das eigene Team eben einen Stich gewonnen hat. Eine Mariage auf dem Tisch zählt doppelt. Die Punkte werden voll geschrieben; man gewinnt mit 301, und zwar Partien: eine, wenn die Verlierer 150 oder mehr haben, zwei bei 0 bis 149, vier, wenn sie negativ sind. Die Vole zählt drei Partien. Der Match geht auf zwölf.
