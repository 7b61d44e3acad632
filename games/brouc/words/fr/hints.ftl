# What the master would do, and why.
hint-table-marriage = **{ $what }** : cela fait un mariage dans cette levée, qui { $trick ->
    [100] est à vous
   *[other] devrait être à vous ({ $trick } %)
 }.
hint-takes-trick = **{ $what }** : { $trick ->
    [100] la levée est à vous à coup sûr
   *[other] la levée devrait être à vous ({ $trick } %)
 } ; il y a déjà { $lying } { $lying ->
    [one] point
   *[other] points
 }.
hint-ruffs = **{ $what }** : coupez, il y a { $lying } { $lying ->
    [one] point
   *[other] points
 } dans la levée.
hint-feeds-partner = **{ $what }** : votre partenaire { $trick ->
    [100] prend la levée
   *[other] devrait prendre la levée ({ $trick } %)
 }, donnez-lui des points.
hint-gives-least = **{ $what }** : la levée est { $trick ->
    [0] aux autres
   *[other] sans doute aux autres
 }, donnez le moins possible.
hint-draws-trumps = **{ $what }** : faites tomber les atouts, pour que vos hautes cartes tiennent.
hint-finds-partner = **{ $what }** : votre partenaire devrait pouvoir prendre ({ $trick } %).
hint-keeps-marriage = **{ $what }** : gardez le roi et la dame ensemble.
hint-dehors = **{ $what }** Votre équipe a { $count ->
    [one] { $count } point
   *[other] { $count } points
 } : dites-le.
hint-declare = **{ $what }** : annoncez maintenant ; cela ne compte que si on le dit tant qu’on tient les cartes.
hint-mark = **{ card-name }** : marquez le mariage avant la prochaine entame.
hint-announce = **{ $what }** : toutes les levées sont à vous, et le reste devrait suivre.
puzzle-margin = D’après ce que vous saviez, **{ made-the }** coûte environ { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
 }.
