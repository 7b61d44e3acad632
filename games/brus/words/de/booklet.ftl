school-exercise = -# Übung { $number } von { $exercises } · du sitzt im Süden, Nord ist dein Partner
school-intro = Die Karten sind gegeben, ein Teil ist schon gespielt. Antworte mit den Knöpfen wie am Tisch; du darfst es so oft versuchen, wie du willst.
booklet-goal-title = Worum es geht
booklet-goal-text = Brus kommt von Gotland. Zwei gegen zwei, das Gegenüber ist im Team, gespielt wird im Uhrzeigersinn. Auf der Tafel stehen sechs Striche für jedes Team. Wer den letzten wischen darf, gewinnt die Partie; der Match geht auf eine, zwei oder drei Partien.
booklet-cards-title = Was sticht
booklet-cards-text =
    32 Karten. Es stechen, von oben: Kreuz-Bube «Spitz», Herz-König «Brus», Pik-Acht «Dulle Hund», dann die Neuner, die Asse und die übrigen Buben, jedes Mal Kreuz, Pik, Herz, Karo. Die Medaille auf der Karte sagt den Rang, von 1 bis 14.
    Alles andere ist blank: Zehner, Damen, die übrigen Könige und Achter.
booklet-hand-title = Ein Spiel
booklet-hand-text = Je drei Karten, zwanzig im Talon. Links vom Geber wird ausgespielt. Jede Karte ist erlaubt: Die höchste stechende macht den Stich; liegt keine, macht ihn, wer ausgespielt hat. Nach dem Stich ziehen alle eine Karte, solange Talon da ist. Wer zuerst fünf Stiche hat, gewinnt das Spiel.
booklet-seven-title = Die Sieben
booklet-seven-text = Solange Talon liegt, also in den ersten fünf Stichen, zählt eine ausgespielte Sieben: Nur eine höhere Sieben schlägt sie, Kreuz vor Pik, Herz, Karo. Jede andere Sieben ist blank.
booklet-dare-title = Wagen
booklet-dare-text = Brus und Dullen Hund darf man beim Spielen wagen, ausser als letzte Karte im Stich oder wo eine Sieben zählt. Eine höhere Karte muss noch draussen sein: weder gespielt noch in der eigenen Hand; der Talon gilt als draussen. Es darf auch schon eine höhere im Stich liegen.
booklet-settle-title = Was Wagen kostet
booklet-settle-text =
    Ein Wagnis ist einen Strich wert, beim ausgespielten Brus zwei. Macht die gewagte Karte den Stich, wischt ihr Team so viel. Sticht ein Gegner, ist sie geschlagt: Die anderen wischen einen mehr. Sticht das eigene Gegenüber, wischt niemand; lag dabei ein Gegner über der gewagten Karte, heisst das übergeschlagt.
    Ein Wagnis wischt nie den letzten Strich.
booklet-turn-title = Kehren
booklet-turn-text = Wer ausspielt, darf eine Karte verdeckt legen, wenn das eigene Team genau zwei oder genau vier Stiche hat und das andere mindestens einen; jedes Team einmal pro Spiel. Eine gekehrte Sieben gilt als ausgespielt. Brus oder Dullen Hund darf man nach dem Aufnehmen noch wagen, bevor die nächste Karte fällt.
booklet-answer-title = Laufen oder aufnehmen
booklet-answer-text = Auf das Kehren antwortet das andere Team, egal wer von beiden: Das erste Wort gilt. Wer läuft, verliert das Spiel und zeigt beide Blätter. Wird aufgenommen, liegt die Karte offen, es geht weiter, und wer das Spiel gewinnt, wischt einen Strich mehr.
booklet-tableau-title = Wischen
booklet-tableau-text = Das gewonnene Spiel wischt einen Strich; einen mehr für fünf zu null (jannen), einen für jedes aufgenommene Kehren und einen für jeden Stanto, der steht. Was über die stehenden Striche hinausginge, verfällt.
booklet-stanto-title = Stanto
booklet-stanto-text = Vier zu vier ist ein Stanto: Niemand wischt, das Kehren verfällt, und ein Stanto steht mehr. Wer das nächste Spiel gewinnt, wischt für jeden einen Strich, und die Stanti sind weg.
booklet-brille-title = Brille und Keule
booklet-brille-text = Wer eine Partie verliert, bekommt eine Brille auf die Tafel, und eine Keule, wenn das Team in der ganzen Partie keinen Strich gewischt hat. Die nächste Partie beginnt mit sechs Strichen und ohne Stanto.
booklet-knowing-title = Was man wissen darf
booklet-knowing-text = Welche Karten gespielt sind, dürfen alle jederzeit fragen: «Gespielte Karten» zeigt sie und was noch draussen ist. Alle sehen Stiche, Striche, Stanti und wie viele Karten im Talon liegen. Eine gekehrte Karte kennt nur, wer sie gelegt hat, bis sie aufgenommen wird.
