# Why one move is better than another.
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
why-takes = **{ $what }** : { $sure ->
    [yes] la levée est gagnée à coup sûr
   *[no] la levée devrait être gagnée
 }{ why-worth } ; avec **{ $made }**, elle est { $lost ->
    [yes] perdue
   *[no] sans doute perdue
 }.
why-feeds = **{ $what }** : de toute façon, la levée { $sure ->
    [yes] est gagnée
   *[no] devrait être gagnée
 } ; vous y mettez { $own } { $own ->
    [one] point
   *[other] points
 }, avec **{ $made }** seulement { $other }.
why-gives = **{ $what }** : de toute façon, la levée est { $sure ->
    [yes] perdue
   *[no] sans doute perdue
 } ; vous y laissez { $own } { $own ->
    [one] point
   *[other] points
 }, avec **{ $made }** { $other }.
why-enough = **{ $what }** : { $sure ->
    [yes] cela suffit
   *[no] cela devrait suffire
 } pour cette levée ; gardez **{ $made }**, qui devrait en faire une autre.
why-partner = **{ $what }** : votre partenaire { $sure ->
    [yes] tient cette levée
   *[no] devrait tenir cette levée
 } ; gardez **{ $made }**, qui devrait en faire une autre.
why-keeps = **{ $what }** : maintenant, **{ $made }** ne ferait sans doute rien ; plus tard, cela devrait faire une levée.
why-pair = **{ $what }** : **{ $made }** séparerait le roi et la dame, et le mariage compte.
why-hand = **{ $what }** : votre équipe devrait gagner la donne { $own } fois sur dix, avec **{ $made }** { $other ->
    [0] jamais
    [1] une fois
   *[other] { $other } fois
 }.
why-joins = **{ $what }** : cela fait un mariage dans cette levée ; **{ $made }** n’en fait pas.
why-marries = **{ $what }** : **{ $made }** ferait un mariage dans cette levée, et la levée est { $lost ->
    [yes] perdue
   *[no] sans doute perdue
 }.
hint-best-chance = **{ $what }** : sur beaucoup de donnes imaginées, c’est le mieux.
