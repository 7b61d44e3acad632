# What the master would do, and why.
hint-table-marriage = **{ $what }** : cela fait un mariage dans cette levée, qui devrait être à vous ({ $trick } %).
hint-takes-trick = **{ $what }** : cela devrait prendre la levée ({ $trick } %), où il y a { $lying ->
    [one] { $lying } point
   *[other] { $lying } points
 }.
hint-ruffs = **{ $what }** : coupez, il y a { $lying ->
    [one] { $lying } point
   *[other] { $lying } points
 } dans la levée.
hint-feeds-partner = **{ $what }** : votre partenaire devrait prendre la levée ({ $trick } %), donnez-lui des points.
hint-gives-least = **{ $what }** : la levée est sans doute aux autres, donnez le moins possible.
hint-draws-trumps = **{ $what }** : faites tomber les atouts, pour que vos hautes cartes tiennent.
hint-finds-partner = **{ $what }** : votre partenaire devrait pouvoir prendre ({ $trick } %).
hint-keeps-marriage = **{ $what }** : gardez le roi et la dame ensemble.
hint-by-trick = **{ $what }** : cette levée devrait vous rapporter environ { hint-more } de plus qu’avec le deuxième choix.
hint-by-own-marriages = **{ $what }** : vos mariages devraient rapporter environ { hint-more } de plus qu’avec le deuxième choix.
hint-by-their-marriages = **{ $what }** : les mariages des autres devraient rapporter environ { hint-more } de moins qu’avec le deuxième choix.
hint-by-later-tricks = **{ $what }** : les levées suivantes devraient vous rapporter environ { hint-more } de plus qu’avec le deuxième choix.
hint-more = { $more } { $more ->
    [one] point
   *[other] points
 }
hint-best-chance = **{ $what }** : { $close ->
    [yes] c’est serré, mais sur beaucoup de donnes imaginées, c’est le mieux.
    [match] moins de points peut-être, mais de meilleures chances dans le match.
   *[no] c’est ce qui promet le plus, { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
 } de mieux que la carte suivante.
 }
hint-dehors = **{ $what }** Votre équipe a { $count ->
    [one] { $count } point
   *[other] { $count } points
 } : dites-le.
hint-declare = **{ $what }** : annoncez maintenant ; cela ne compte que si on le dit tant qu’on tient les cartes.
hint-mark = **{ card-name }** : marquez le mariage avant la prochaine entame.
hint-announce = **{ $what }** : toutes les levées sont à vous, et le reste devrait suivre.
puzzle-margin = D’après ce que vous saviez, le deuxième choix perd environ { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
 }.
