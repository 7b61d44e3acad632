# What the master would do, and why.
hint-table-marriage = **{ $what }**: Das macht im Stich eine Mariage, und der Stich sollte euch gehören ({ $trick } %).
hint-takes-trick = **{ $what }**: Das sollte den Stich machen ({ $trick } %); { $lying ->
    [one] { $lying } Punkt liegt
   *[other] { $lying } Punkte liegen
 } darin.
hint-ruffs = **{ $what }**: Trumpfe, im Stich { $lying ->
    [one] liegt { $lying } Punkt
   *[other] liegen { $lying } Punkte
 }.
hint-feeds-partner = **{ $what }**: Dein Partner sollte den Stich machen ({ $trick } %), gib ihm Punkte.
hint-gives-least = **{ $what }**: Der Stich gehört wohl den anderen, gib so wenig wie möglich.
hint-draws-trumps = **{ $what }**: Zieh die Trümpfe, damit deine hohen Karten halten.
hint-finds-partner = **{ $what }**: Dein Partner sollte den Stich machen können ({ $trick } %).
hint-keeps-marriage = **{ $what }**: Behalte König und Dame zusammen.
hint-by-trick = **{ $what }**: Dieser Stich sollte euch etwa { hint-more } mehr bringen als mit der zweitbesten Karte.
hint-by-own-marriages = **{ $what }**: Eure Mariagen sollten etwa { hint-more } mehr bringen als nach der zweitbesten Karte.
hint-by-their-marriages = **{ $what }**: Die Mariagen der anderen sollten etwa { hint-more } weniger bringen als nach der zweitbesten Karte.
hint-by-later-tricks = **{ $what }**: Die weiteren Stiche sollten euch etwa { hint-more } mehr bringen als nach der zweitbesten Karte.
hint-more = { $more } { $more ->
    [one] Punkt
   *[other] Punkte
 }
hint-best-chance = **{ $what }**: { $close ->
    [yes] Es ist knapp, aber über viele gedachte Spiele hinweg das Beste.
    [match] Vielleicht weniger Punkte, aber die bessere Aussicht im Match.
   *[no] Das verspricht am meisten, { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
 } mehr als die zweitbeste Karte.
 }
hint-dehors = **{ $what }** Dein Team hat { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }: Sag es.
hint-declare = **{ $what }**: Melde es jetzt; es zählt nur, wenn du es sagst, solange du die Karten hältst.
hint-mark = **{ card-name }**: Leg die Mariage hin, bevor wieder ausgespielt wird.
hint-announce = **{ $what }**: Bisher gehören euch alle Stiche, und der Rest sollte folgen.
puzzle-margin = Nach dem, was du wusstest, verliert das Zweitbeste etwa { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkte
 }.
