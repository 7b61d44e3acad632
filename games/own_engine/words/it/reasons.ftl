# Why one move is better than another.
why-worth = { $points ->
    [0] {""}
   *[other] {" "}({ $about ->
        [yes] circa{" "}
       *[no] {""}
    }{ $points } { $points ->
        [one] punto
       *[other] punti
    })
 }
why-takes = **{ $what }**: { $sure ->
    [yes] la presa è vinta di sicuro
   *[no] la presa dovrebbe essere vinta
 }{ why-worth }; con **{ $made }** è { $lost ->
    [yes] persa
   *[no] probabilmente persa
 }.
why-feeds = **{ $what }**: la presa { $sure ->
    [yes] è vinta
   *[no] dovrebbe essere vinta
 } comunque; così ci metti { $own } { $own ->
    [one] punto
   *[other] punti
 }, con **{ $made }** solo { $other }.
why-gives = **{ $what }**: la presa è comunque { $sure ->
    [yes] persa
   *[no] probabilmente persa
 }; così ci lasci { $own } { $own ->
    [one] punto
   *[other] punti
 }, con **{ $made }** { $other }.
why-enough = **{ $what }**: per questa presa { $sure ->
    [yes] basta
   *[no] dovrebbe bastare
 }; tieni **{ $made }**, che dovrebbe farne un’altra.
why-partner = **{ $what }**: il tuo compagno { $sure ->
    [yes] tiene questa presa
   *[no] dovrebbe tenere questa presa
 }; conserva **{ $made }**, che dovrebbe farne un’altra.
why-keeps = **{ $what }**: adesso **{ $made }** andrebbe probabilmente perso; più tardi dovrebbe fare una presa.
why-pair = **{ $what }**: **{ $made }** separerebbe re e donna, e il matrimonio conta.
why-hand = **{ $what }**: così la tua squadra dovrebbe vincere la mano { $own } volte su dieci, con **{ $made }** { $other ->
    [0] mai
    [1] una volta
   *[other] { $other } volte
 }.
why-joins = **{ $what }**: fa un matrimonio in questa presa; **{ $made }** no.
why-marries = **{ $what }**: **{ $made }** farebbe un matrimonio in questa presa, e la presa è { $lost ->
    [yes] persa
   *[no] probabilmente persa
 }.
hint-best-chance = **{ $what }**: su molte mani immaginate è la scelta migliore.
