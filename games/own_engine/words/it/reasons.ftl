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
    [one] {" "}e la loro carta osata è battuta, il che cancella un tratto
   *[other] {" "}e la loro carta osata è battuta, il che cancella { $strokes } tratti
 }
why-takes = **{ $what }**: { $sure ->
    [last] la presa è vinta di sicuro
    [yes] nessuno può più battere questa carta, la presa è vinta
   *[no] la presa dovrebbe essere vinta
 }{ why-worth }{ why-strokes }; con **{ made-the }** è { $lost ->
    [yes] persa
   *[no] probabilmente persa
 }.
why-feeds = **{ $what }**: la presa { $sure ->
    [no] dovrebbe essere vinta
   *[other] è vinta
 } comunque; così ci metti { $own } { $own ->
    [one] punto
   *[other] punti
 }, con **{ made-the }** { $other ->
    [0] niente
   *[other] solo { $other }
 }.
why-gives = **{ $what }**: la presa è comunque { $sure ->
    [no] probabilmente persa
   *[other] persa
 }; { $own ->
    [0] così non ci lasci nessun punto
    [one] così ci lasci { $own } punto
   *[other] così ci lasci { $own } punti
 }, con **{ made-the }** { $other }.
why-enough = **{ $what }**: per questa presa { $sure ->
    [no] dovrebbe bastare
   *[other] basta
 }; con **{ made-the }** dovresti farne un’altra più tardi.
why-partner = **{ $what }**: il tuo compagno { $sure ->
    [no] dovrebbe tenere questa presa
   *[other] tiene questa presa
 }; con **{ made-the }** dovresti farne un’altra più tardi.
why-keeps = **{ $what }**: adesso con **{ made-the }** non faresti probabilmente niente; più tardi dovrebbe essere una presa.
why-draws = **{ $what }**: prima fai cadere gli atout; adesso potrebbero tagliare **{ made-the }**.
why-pair = **{ $what }**: con **{ made-the }** separeresti re e donna, e il matrimonio conta.
why-sequence = **{ $what }**: con **{ made-the }** romperesti la tua sequenza, che vale { $sequence } { $sequence ->
    [one] punto
   *[other] punti
 }.
why-joins = **{ $what }**: fa un matrimonio in questa presa, che { $sure ->
    [no] dovrebbe essere vostra
   *[other] è vostra
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
why-risks = **{ $what }**: con **{ made-the }** gli altri farebbero un matrimonio in questa presa circa { $times } volte su dieci: { $wed } { $wed ->
    [one] punto
   *[other] punti
 } per loro.
hint-best-chance = **{ $what }**: su molte mani immaginate è la scelta migliore.
