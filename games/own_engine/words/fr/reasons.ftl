# Why one move is better than another.
taker-seat = { $taker ->
    [N] { seat-N }
    [E] { seat-E }
    [S] { seat-S }
   *[W] { seat-W }
 }
why-worth = { $points ->
    [0] {""}
   *[other] {" "}({ $about ->
        [yes] environ{" "}
       *[no] {""}
    }{ $points } { $points ->
        [one] point
       *[other] points
    })
 }
why-strokes = { $strokes ->
    [0] {""}
    [one] , la carte qu’ils ont risquée est battue et vous effacez un trait
   *[other] , la carte qu’ils ont risquée est battue et vous effacez { $strokes } traits
 }
why-takes = **{ $what }** : { $sure ->
    [last] la levée est gagnée à coup sûr
    [yes] plus personne ne peut battre cette carte, la levée est gagnée
   *[no] la levée devrait être gagnée
 }{ why-worth }{ why-strokes } ; avec **{ made-the }**, { $strokes ->
    [0] elle
   *[other] la levée
 } est { $lost ->
    [yes] perdue
   *[no] sans doute perdue
 }.
why-feeds = **{ $what }** : de toute façon, la levée { $sure ->
    [no] devrait être gagnée
   *[other] est gagnée
 } ; vous y mettez { $own } { $own ->
    [one] point
   *[other] points
 }, tandis qu’avec **{ made-the }**, vous n’y mettriez { $other ->
    [0] rien
    [one] qu’un point
   *[other] que { $other } points
 }.
why-gives = **{ $what }** : de toute façon, la levée est { $sure ->
    [no] sans doute perdue
   *[other] perdue
 } ; { $own ->
    [0] vous n’y laissez aucun point
    [one] vous y laissez { $own } point
   *[other] vous y laissez { $own } points
 }, tandis qu’avec **{ made-the }**, vous y laisseriez { $other } { $other ->
    [one] point
   *[other] points
 }.
why-enough = **{ $what }** : { $sure ->
    [no] cela devrait suffire
   *[other] cela suffit
 } pour cette levée ; gardez **{ made-the }**, qui devrait en faire une autre.
why-partner = **{ $what }** : votre partenaire { $sure ->
    [no] devrait tenir cette levée
   *[other] tient cette levée
 } ; gardez **{ made-the }**, qui devrait en faire une autre.
why-keeps = **{ $what }** : gardez **{ made-the }** ; maintenant, la carte ne ferait sans doute rien, mais plus tard, elle devrait faire une levée.
why-draws = **{ $what }** : faites d’abord tomber les atouts ; maintenant, on pourrait couper **{ made-the }**.
why-pair = **{ $what }** : jouer **{ made-the }** casserait votre mariage, qui compte encore.
why-sequence = **{ $what }** : **{ made-the }** casserait votre suite, qui vaut { $sequence } { $sequence ->
    [one] point
   *[other] points
 }.
why-joins = **{ $what }** : cela fait un mariage dans cette levée, { $sure ->
    [no] qui devrait être à vous
   *[other] qui est à vous
 } : { $wed } { $wed ->
    [one] point
   *[other] points
 } ; **{ made-the }** n’en fait pas.
why-marries = **{ $what }** : **{ made-the }** ferait un mariage dans cette levée, et { $taker ->
    [none] la levée est { $lost ->
        [yes] perdue
       *[no] sans doute perdue
    }
   *[other] c’est { taker-seat } qui la prend
 } : { $wed } { $wed ->
    [one] point
   *[other] points
 } pour les autres.
why-risks = **{ $what }** : avec **{ made-the }**, les autres feraient un mariage dans cette levée environ { $times } fois sur dix : jusqu’à { $wed } { $wed ->
    [one] point
   *[other] points
 } pour eux.
hint-best-chance = **{ $what }** : sur beaucoup de donnes imaginées, c’est le mieux.
