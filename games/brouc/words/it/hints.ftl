# What the master would do, and why.
hint-table-marriage = **{ $what }**: fa un matrimonio in questa presa, che { $trick ->
    [100] è vostra
   *[other] dovrebbe essere vostra ({ $trick }%)
 }.
hint-takes-trick = **{ $what }**: { $trick ->
    [100] prende di sicuro
   *[other] dovrebbe prendere ({ $trick }%)
 }, con { $lying } { $lying ->
    [one] punto
   *[other] punti
 } sul tavolo.
hint-ruffs = **{ $what }**: taglia, nella presa { $lying ->
    [one] c’è { $lying } punto
   *[other] ci sono { $lying } punti
 }.
hint-feeds-partner = **{ $what }**: il tuo compagno { $trick ->
    [100] prende
   *[other] dovrebbe prendere ({ $trick }%)
 }, dagli dei punti.
hint-gives-least = **{ $what }**: la presa è { $trick ->
    [0] loro
   *[other] probabilmente loro
 }, dai il meno possibile.
hint-draws-trumps = **{ $what }**: fai cadere gli atout, così le tue carte alte tengono.
hint-finds-partner = **{ $what }**: il tuo compagno dovrebbe poter prendere ({ $trick }%).
hint-keeps-marriage = **{ $what }**: tieni insieme re e donna.
hint-dehors = **{ $what }** La tua squadra ha { $count ->
    [one] { $count } punto
   *[other] { $count } punti
 }: dillo.
hint-declare = **{ $what }**: dichiaralo adesso; conta solo se lo dici finché hai le carte in mano.
hint-mark = **{ card-name }**: segna il matrimonio prima della prossima uscita.
hint-announce = **{ $what }**: finora le prese sono tutte vostre, e il resto dovrebbe seguire.
puzzle-margin = Per quello che sapevi, **{ made-the }** costa circa { $margin ->
    [one] { $margin } punto
   *[other] { $margin } punti
 }.
