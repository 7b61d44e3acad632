# Why one move is better than another.
why-worth = { $points ->
    [0] {""}
   *[other] {" "}({ $about ->
        [yes] etwa{" "}
       *[no] {""}
    }{ $points } { $points ->
        [one] Punkt
       *[other] Punkte
    })
 }
why-takes = **{ $what }**: So { $sure ->
    [yes] ist der Stich sicher gewonnen
   *[no] dürfte der Stich gewonnen sein
 }{ why-worth }; mit **{ $made }** ist er { $lost ->
    [yes] verloren
   *[no] wohl verloren
 }.
why-feeds = **{ $what }**: Der Stich { $sure ->
    [yes] ist ohnehin gewonnen
   *[no] dürfte ohnehin gewonnen sein
 }; so kommen { $own } { $own ->
    [one] Punkt
   *[other] Punkte
 } hinein, mit **{ $made }** nur { $other }.
why-gives = **{ $what }**: Der Stich ist ohnehin { $sure ->
    [yes] verloren
   *[no] wohl verloren
 }; so gibst du { $own } { $own ->
    [one] Punkt
   *[other] Punkte
 } her, mit **{ $made }** { $other }.
why-enough = **{ $what }**: Das { $sure ->
    [yes] reicht
   *[no] sollte reichen
 } für diesen Stich; behalte **{ $made }**, damit solltest du noch einen machen.
why-partner = **{ $what }**: Dein Partner { $sure ->
    [yes] hat diesen Stich
   *[no] sollte diesen Stich haben
 }; behalte **{ $made }**, damit solltest du noch einen machen.
why-keeps = **{ $what }**: Jetzt wäre **{ $made }** wohl verloren; später solltest du damit einen Stich machen.
why-pair = **{ $what }**: **{ $made }** würde König und Dame trennen, und die Mariage zählt.
why-hand = **{ $what }**: So sollte dein Team das Spiel { $own }-mal von zehn gewinnen, mit **{ $made }** { $other ->
    [0] nie
    [1] einmal
   *[other] { $other }-mal
 }.
why-joins = **{ $what }**: Das macht in diesem Stich eine Mariage, **{ $made }** nicht.
why-marries = **{ $what }**: **{ $made }** würde in diesem Stich eine Mariage machen, und der Stich ist { $lost ->
    [yes] verloren
   *[no] wohl verloren
 }.
hint-best-chance = **{ $what }**: Über viele gedachte Spiele hinweg das Beste.
