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
        [yes] circa{" "}
       *[no] {""}
    }{ $points } { $points ->
        [one] punto
       *[other] punti
    })
 }
why-strokes = { $strokes ->
    [0] {""}
    [one] , la carta che hanno rischiato è battuta e cancellate un tratto
   *[other] , la carta che hanno rischiato è battuta e cancellate { $strokes } tratti
 }
why-takes = **{ $what }**: { $sure ->
    [last] la presa è vinta di sicuro
    [yes] nessuno può più battere questa carta, la presa è vinta
   *[no] la presa dovrebbe essere vinta
 }{ why-worth }{ why-strokes }; con **{ made-the }** { $strokes ->
    [0] {""}
   *[other] la presa{" "}
 }è { $lost ->
    [yes] persa
   *[no] probabilmente persa
 }.
why-feeds = **{ $what }**: la presa { $sure ->
    [no] dovrebbe essere vinta
   *[other] è vinta
 } comunque; così ci metti { $own } { $own ->
    [one] punto
   *[other] punti
 }, mentre con **{ made-the }** { $other ->
    [0] non ci metteresti niente
    [one] ci metteresti solo un punto
   *[other] ci metteresti solo { $other } punti
 }.
why-gives = **{ $what }**: la presa è comunque { $sure ->
    [no] probabilmente persa
   *[other] persa
 }; { $own ->
    [0] così non ci lasci nessun punto
    [one] così ci lasci { $own } punto
   *[other] così ci lasci { $own } punti
 }, mentre con **{ made-the }** ci lasceresti { $other } { $other ->
    [one] punto
   *[other] punti
 }.
why-enough = **{ $what }**: per questa presa { $sure ->
    [no] dovrebbe bastare
   *[other] basta
 }; con **{ made-the }** dovresti farne un’altra più tardi.
why-partner = **{ $what }**: il tuo compagno { $sure ->
    [no] dovrebbe tenere questa presa
   *[other] tiene questa presa
 }; con **{ made-the }** dovresti farne un’altra più tardi.
why-keeps = **{ $what }**: tieni **{ made-the }**; adesso la carta non farebbe probabilmente niente, ma più tardi dovrebbe fare una presa.
why-draws = **{ $what }**: prima fai cadere gli atout; adesso potrebbero tagliare **{ made-the }**.
why-pair = **{ $what }**: con **{ made-the }** romperesti il tuo matrimonio, che conta ancora.
why-sequence = **{ $what }**: con **{ made-the }** romperesti la tua sequenza, che vale { $sequence } { $sequence ->
    [one] punto
   *[other] punti
 }.
why-joins = **{ $what }**: fa un matrimonio in questa presa, che { $sure ->
    [no] dovrebbe essere vinta
   *[other] è vinta
 }: { $wed } { $wed ->
    [one] punto
   *[other] punti
 }; con **{ made-the }** no.
why-marries = **{ $what }**: con **{ made-the }** faresti un matrimonio in questa presa, e { $taker ->
    [none] la presa è { $lost ->
        [yes] persa
       *[no] probabilmente persa
    }
   *[other] la prende { taker-seat }
 }: { $wed } { $wed ->
    [one] punto
   *[other] punti
 } per gli altri.
why-risks = **{ $what }**: con **{ made-the }** gli altri farebbero un matrimonio in questa presa circa { $times } volte su dieci: fino a { $wed } { $wed ->
    [one] punto
   *[other] punti
 } per loro.
hint-best-chance = **{ $what }**: su molte mani immaginate è la scelta migliore.
