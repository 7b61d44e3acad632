# What the master would do, and why.
hint-only-card = **{ $what }** : il n’y a rien d’autre à faire.
hint-dares = **{ $what }** : cela { $trick ->
    [100] fait la levée
   *[other] devrait faire la levée ({ $trick } %)
 }, et qui ose et gagne efface.
hint-turns = **{ $what }** : qu’ils fuient ou qu’ils relèvent, la donne devrait être à vous ({ $hand } %).
hint-turns-away = **{ $what }** : ils fuiront peut-être ({ $runs } %), et la donne sera à vous.
hint-runs = **{ $what }** : en jouant, vous ne sauvez la donne qu’à { $hand } %, et perdue, elle coûte un trait de plus.
hint-must-take-up = **{ $what }** : fuir, ce serait perdre la partie.
hint-takes-up = **{ $what }** : votre équipe peut encore sauver la donne ({ $hand } %).
hint-leads-seven = **{ $what }** : tant qu’il y a du talon, seul un sept plus fort le bat.
hint-leads-sure = **{ $what }** : il ne reste rien de plus fort, c’est la levée.
hint-leads-high = **{ $what }** : votre plus forte carte ; la levée devrait être à vous ({ $trick } %).
hint-leads-out = **{ $what }** : votre plus forte carte ; pour la battre, il faudra en dépenser une plus forte.
hint-leads-low = **{ $what }** : gardez vos cartes plus fortes pour la suite.
hint-takes-trick = **{ $what }** : { $trick ->
    [100] la levée est à votre équipe à coup sûr
   *[other] cela devrait faire la levée pour votre équipe ({ $trick } %)
 }.
hint-tries-trick = **{ $what }** : cela bat ce qui est posé, et les autres devront mettre plus fort.
hint-partner-has-it = **{ $what }** : la levée est à votre partenaire, laissez-la-lui.
hint-keeps-higher = **{ $what }** : cette levée ne vaut pas une carte plus forte.
hint-throws-away = **{ $what }** : vous ne ferez pas cette levée ; donnez ce qui vous sert le moins.
why-dares = **{ $what }** : la carte devrait faire la levée { $own ->
    [10] presque à coup sûr
   *[other] { $own } fois sur dix
 } ; osée, elle efface { $strokes ->
    [one] { $strokes } trait
   *[other] { $strokes } traits
 } de plus.
why-risky = **{ $what }** : **{ $made }** ne { $own ->
    [0] ferait presque jamais la levée
    [one] ferait la levée qu’une fois sur dix
   *[other] ferait la levée que { $own } fois sur dix
 } ; battue, la carte offre { $strokes } { $strokes ->
    [one] trait
   *[other] traits
 } aux autres.
why-hand = **{ $what }** : { $own ->
    [0] votre équipe peut encore sauver la donne par un Stanto, environ { $tie } fois sur dix
    [10] votre équipe devrait presque à coup sûr gagner la donne
   *[other] sur dix donnes pareilles, votre équipe devrait en gagner { $own }{ $tie ->
        [0] {""}
        [one] {" "}et faire un Stanto
       *[other] {" "}et faire { $tie } Stanti
    }
 } ; avec **{ $made }**, { $other ->
    [0] { $saved ->
        [0] la donne est perdue
        [one] elle ne ferait qu’un Stanto sur dix donnes
       *[other] elle ne ferait que { $saved } Stanti sur dix donnes
    }
    [one] elle en gagnerait une sur dix{ $saved ->
        [0] {""}
        [one] {" "}et ferait un Stanto
       *[other] {" "}et ferait { $saved } Stanti
    }
   *[other] elle en gagnerait { $other } sur dix{ $saved ->
        [0] {""}
        [one] {" "}et ferait un Stanto
       *[other] {" "}et ferait { $saved } Stanti
    }
 }.
