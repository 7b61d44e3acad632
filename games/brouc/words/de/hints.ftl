# What the master would do, and why.
hint-table-marriage = **{ $what }**: Das macht im Stich eine Mariage, und der Stich { $trick ->
    [100] gehört euch
   *[other] sollte euch gehören ({ $trick } %)
 }.
hint-takes-trick = **{ $what }**: Das { $trick ->
    [100] macht den Stich sicher
   *[other] sollte den Stich machen ({ $trick } %)
 }; { $lying ->
    [one] { $lying } Punkt liegt
   *[other] { $lying } Punkte liegen
 } darin.
hint-ruffs = **{ $what }**: Trumpfe, im Stich { $lying ->
    [one] liegt { $lying } Punkt
   *[other] liegen { $lying } Punkte
 }.
hint-feeds-partner = **{ $what }**: Dein Partner { $trick ->
    [100] macht den Stich
   *[other] sollte den Stich machen ({ $trick } %)
 }, gib ihm Punkte.
hint-gives-least = **{ $what }**: Der Stich gehört { $trick ->
    [0] den anderen
   *[other] wohl den anderen
 }, gib so wenig wie möglich.
hint-draws-trumps = **{ $what }**: Zieh die Trümpfe, damit deine hohen Karten halten.
hint-finds-partner = **{ $what }**: Dein Partner sollte den Stich machen können ({ $trick } %).
hint-keeps-marriage = **{ $what }**: Behalte König und Dame zusammen.
hint-dehors = **{ $what }** Dein Team hat { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }: Sag es.
hint-declare = **{ $what }**: Melde es jetzt; es zählt nur, wenn du es sagst, solange du die Karten hältst.
hint-mark = **{ card-name }**: Leg die Mariage hin, bevor wieder ausgespielt wird.
hint-announce = **{ $what }**: Bisher gehören euch alle Stiche, und der Rest sollte folgen.
puzzle-margin = Nach dem, was du wusstest, kostet **{ made-the }** etwa { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkte
 }.
