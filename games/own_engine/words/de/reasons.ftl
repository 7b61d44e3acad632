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
        [yes] etwa{" "}
       *[no] {""}
    }{ $points } { $points ->
        [one] Punkt
       *[other] Punkte
    })
 }
why-strokes = { $strokes ->
    [0] {""}
    [one] , die gewagte Karte der anderen ist geschlagen, und ihr wischt einen Strich
   *[other] , die gewagte Karte der anderen ist geschlagen, und ihr wischt { $strokes } Striche
 }
why-takes = **{ $what }**: { $sure ->
    [last] So ist der Stich sicher gewonnen
    [yes] Das kann niemand mehr schlagen, der Stich ist gewonnen
   *[no] So dürfte der Stich gewonnen sein
 }{ why-worth }{ why-strokes }; **{ made-the }** verliert { $strokes ->
    [0] ihn
   *[other] den Stich
 }{ $lost ->
    [yes] {""}
   *[no] {" "}wohl
 }.
why-feeds = **{ $what }**: Der Stich { $sure ->
    [no] dürfte ohnehin gewonnen sein
   *[other] ist ohnehin gewonnen
 }; so bringst du { $own } { $own ->
    [one] Punkt
   *[other] Punkte
 } hinein, **{ made-the }** bringt { $other ->
    [0] nichts
    [one] nur einen Punkt
   *[other] nur { $other } Punkte
 }.
why-gives = **{ $what }**: Der Stich ist ohnehin { $sure ->
    [no] wohl verloren
   *[other] verloren
 }; { $own ->
    [0] so gibst du keinen Punkt her
    [one] so gibst du nur einen Punkt her
   *[other] so gibst du nur { $own } Punkte her
 }, **{ made-the }** kostet { $other } { $other ->
    [one] Punkt
   *[other] Punkte
 }.
why-enough = **{ $what }**: Das { $sure ->
    [no] sollte für diesen Stich reichen
   *[other] reicht für diesen Stich
 }; **{ made-the }** sollte später noch einen machen.
why-partner = **{ $what }**: Dein Partner { $sure ->
    [no] sollte diesen Stich haben
   *[other] hat diesen Stich
 }; **{ made-the }** sollte später noch einen machen.
why-keeps = **{ $what }**: Jetzt wäre **{ made-the }** wohl verloren; später sollte die Karte noch einen Stich machen.
why-draws = **{ $what }**: Zieh zuerst die Trümpfe; jetzt könnte **{ made-the }** gestochen werden.
why-pair = **{ $what }**: So bleiben König und Dame beisammen, und die Mariage zählt noch; **{ made-the }** risse sie auseinander.
why-sequence = **{ $what }**: So bleibt deine Folge beisammen, { $sequence } { $sequence ->
    [one] Punkt
   *[other] Punkte
 } wert; **{ made-the }** würde sie zerreissen.
why-joins = **{ $what }**: Das macht in diesem Stich eine Mariage, und der Stich { $sure ->
    [no] dürfte gewonnen sein
   *[other] ist gewonnen
 }: { $wed } { $wed ->
    [one] Punkt
   *[other] Punkte
 }; **{ made-the }** macht keine.
why-marries = **{ $what }**: Vorsicht, **{ made-the }** würde in diesem Stich eine Mariage machen, und { $taker ->
    [none] der Stich ist { $lost ->
        [yes] verloren
       *[no] wohl verloren
    }
   *[other] { taker-seat } macht den Stich
 }: { $wed } { $wed ->
    [one] Punkt
   *[other] Punkte
 } für die anderen.
why-risks = **{ $what }**: Es droht eine Mariage; kommt **{ made-the }**, machen die anderen in etwa { $times } von 10 Fällen eine in diesem Stich: bis zu { $wed } { $wed ->
    [one] Punkt
   *[other] Punkte
 } für sie.
hint-best-chance = **{ $what }**: Über viele gedachte Spiele hinweg das Beste.
