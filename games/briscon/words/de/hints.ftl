# What the master would do, and why.
hint-out = **{ $what }**: Genau gezählt reicht es, und gegenüber könnte es zuerst reichen.
hint-rob = **{ $what }**: Der aufgedeckte Trumpf ist besser als die Sieben.
hint-meld = **{ $what }**: Zeig sie jetzt; melden kannst du nur, solange du am Ausspielen bist.
hint-solved = **{ $what }**: Der Talon ist leer und alles bekannt; wenn beide gut spielen, bringt das am meisten.
hint-trick-marriage = **{ $what }**: Das macht im Stich eine Mariage, die du vor dem Ausspielen melden darfst.
hint-ruffs = **{ $what }**: Trumpfe, { $lying ->
    [one] { $lying } Punkt ist
   *[other] { $lying } Punkte sind
 } zu holen.
hint-takes-trick = **{ $what }**: Das macht den Stich, und du spielst aus.
hint-keeps-marriage = **{ $what }**: Behalte König und Dame zusammen, bis du am Ausspielen bist.
hint-gives-least = **{ $what }**: Lass den Stich gehen und gib nichts dazu.
why-marries = **{ $what }**: Vorsicht, **{ made-the }** würde in diesem Stich eine Mariage machen, und der Stich ist { $lost ->
    [yes] verloren
   *[no] wohl verloren
 }: { $wed } { $wed ->
    [one] Punkt
   *[other] Punkte
 } für den Gegner.
why-risks = **{ $what }**: Es droht eine Mariage; kommt **{ made-the }**, macht der Gegner in etwa { $times } von 10 Fällen eine in diesem Stich: bis zu { $wed } { $wed ->
    [one] Punkt
   *[other] Punkte
 }.
