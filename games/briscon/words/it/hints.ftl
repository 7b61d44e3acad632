# What the master would do, and why.
hint-out = **{ $what }**: a contare bene bastano, e chi hai di fronte potrebbe arrivarci prima.
hint-rob = **{ $what }**: l’atout scoperto è meglio del sette.
hint-meld = **{ $what }**: mostrale adesso; puoi farlo solo finché tocca a te uscire.
hint-solved = **{ $what }**: il tallone è finito e tutto è noto; se giocate bene entrambi, è quel che rende di più.
hint-trick-marriage = **{ $what }**: fa un matrimonio in questa presa, da mostrare prima di uscire.
hint-ruffs = **{ $what }**: taglia, { $lying ->
    [one] c’è { $lying } punto
   *[other] ci sono { $lying } punti
 } da prendere.
hint-takes-trick = **{ $what }**: fa la presa, e poi esci tu.
hint-keeps-marriage = **{ $what }**: tieni insieme re e donna finché non tocca a te uscire.
hint-gives-least = **{ $what }**: lascia la presa, e non darle niente.
why-marries = **{ $what }**: con **{ made-the }** faresti un matrimonio in questa presa, e la presa è { $lost ->
    [yes] persa
   *[no] probabilmente persa
 }: { $wed } { $wed ->
    [one] punto
   *[other] punti
 } per l’avversario.
why-risks = **{ $what }**: con **{ made-the }** l’avversario farebbe un matrimonio in questa presa circa { $times } volte su dieci: fino a { $wed } { $wed ->
    [one] punto
   *[other] punti
 }.
