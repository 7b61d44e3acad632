# What the master would do, and why.
hint-out = **{ $what }** : tout bien compté, vous y êtes, et l’autre pourrait y être avant vous.
hint-rob = **{ $what }** : l’atout retourné vaut mieux que le sept.
hint-meld = **{ $what }** : montrez-les maintenant ; cela ne compte que tant que vous avez la main.
hint-solved = **{ $what }** : le talon est épuisé et tout est connu ; bien joué de part et d’autre, c’est ce qui rapporte le plus.
hint-trick-marriage = **{ $what }** : cela fait un mariage dans cette levée, à annoncer avant d’entamer.
hint-ruffs = **{ $what }** : coupez, il y a { $lying } { $lying ->
    [one] point
   *[other] points
 } à prendre.
hint-takes-trick = **{ $what }** : cela prend la levée, et la main avec elle.
hint-keeps-marriage = **{ $what }** : gardez le roi et la dame ensemble jusqu’à ce que vous ayez la main.
hint-gives-least = **{ $what }** : laissez la levée, et n’y donnez rien.
why-marries = **{ $what }** : **{ made-the }** ferait un mariage dans cette levée, et vous la perdez{ $lost ->
    [yes] {""}
   *[no] {" "}sans doute
 } : { $wed } { $wed ->
    [one] point
   *[other] points
 } pour votre adversaire.
why-risks = **{ $what }** : avec **{ made-the }**, votre adversaire ferait un mariage dans cette levée environ { $times } fois sur dix : jusqu’à { $wed } { $wed ->
    [one] point
   *[other] points
 }.
