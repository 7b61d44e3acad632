# What the master would do, and why.
hint-table-marriage = **{ $what }**: fa un matrimonio in questa presa, che dovrebbe essere vostra ({ $trick }%).
hint-takes-trick = **{ $what }**: dovrebbe prendere ({ $trick }%), con { $lying ->
    [one] { $lying } punto
   *[other] { $lying } punti
 } sul tavolo.
hint-ruffs = **{ $what }**: taglia, nella presa { $lying ->
    [one] c’è { $lying } punto
   *[other] ci sono { $lying } punti
 }.
hint-feeds-partner = **{ $what }**: il tuo compagno dovrebbe prendere ({ $trick }%), dagli dei punti.
hint-gives-least = **{ $what }**: la presa è probabilmente loro, dai il meno possibile.
hint-draws-trumps = **{ $what }**: fai cadere gli atout, così le tue carte alte tengono.
hint-finds-partner = **{ $what }**: il tuo compagno dovrebbe poter prendere ({ $trick }%).
hint-keeps-marriage = **{ $what }**: tieni insieme re e donna.
hint-by-trick = **{ $what }**: questa presa dovrebbe portarvi circa { hint-more } in più che con la seconda scelta.
hint-by-own-marriages = **{ $what }**: i vostri matrimoni dovrebbero portarvi circa { hint-more } in più che con la seconda scelta.
hint-by-their-marriages = **{ $what }**: i loro matrimoni dovrebbero portare circa { hint-more } in meno che con la seconda scelta.
hint-by-later-tricks = **{ $what }**: le prese seguenti dovrebbero portarvi circa { hint-more } in più che con la seconda scelta.
hint-more = { $more } { $more ->
    [one] punto
   *[other] punti
 }
hint-best-chance = **{ $what }**: { $close ->
    [yes] è questione di poco, ma su molte mani immaginate è la scelta migliore.
    [match] forse meno punti, ma più possibilità di vincere la sfida.
   *[no] promette di più, { $gain ->
    [one] { $gain } punto
   *[other] { $gain } punti
 } più della seconda.
 }
hint-dehors = **{ $what }** La tua squadra ha { $count ->
    [one] { $count } punto
   *[other] { $count } punti
 }: dillo.
hint-declare = **{ $what }**: dichiaralo adesso; conta solo se lo dici finché hai le carte in mano.
hint-mark = **{ card-name }**: segna il matrimonio prima della prossima uscita.
hint-announce = **{ $what }**: finora le prese sono tutte vostre, e il resto dovrebbe seguire.
puzzle-margin = Per quello che sapevi, la seconda scelta perde circa { $margin ->
    [one] { $margin } punto
   *[other] { $margin } punti
 }.
