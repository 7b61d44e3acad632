# What the master would do, and why.
hint-only-card = **{ $what }**: Etwas anderes gibt es nicht zu tun.
hint-dares = **{ $what }**: Das { $trick ->
    [100] macht den Stich
   *[other] sollte den Stich machen ({ $trick } %)
 }, und mit Wagen wischt ihr dafür.
hint-turns = **{ $what }**: Ob sie laufen oder aufnehmen, das Spiel sollte euch gehören ({ $hand } %).
hint-turns-away = **{ $what }**: Vielleicht laufen sie ({ $runs } %), dann gehört das Spiel euch.
hint-runs = **{ $what }**: Beim Weiterspielen rettet ihr das Spiel nur zu { $hand } %, und verloren kostet es einen Strich mehr.
hint-must-take-up = **{ $what }**: Mit Laufen wäre die Partie verloren.
hint-takes-up = **{ $what }**: Dein Team kann das Spiel noch retten ({ $hand } %).
hint-leads-seven = **{ $what }**: Solange Talon liegt, schlägt sie nur eine höhere Sieben.
hint-leads-sure = **{ $what }**: Etwas Höheres ist nicht mehr da, das macht den Stich.
hint-leads-high = **{ $what }**: Deine höchste Karte; den Stich sollte dein Team machen ({ $trick } %).
hint-leads-out = **{ $what }**: Deine höchste Karte; wer sie stechen will, muss eine höhere ausgeben.
hint-leads-low = **{ $what }**: Behalte deine höheren Karten für später.
hint-takes-trick = **{ $what }**: Das { $trick ->
    [100] macht den Stich für dein Team
   *[other] sollte den Stich für dein Team machen ({ $trick } %)
 }.
hint-tries-trick = **{ $what }**: Das sticht, was da liegt, und die anderen müssen Höheres ausgeben.
hint-partner-has-it = **{ $what }**: Der Stich gehört deinem Partner, lass ihn dort.
hint-keeps-higher = **{ $what }**: Dieser Stich ist keine höhere Karte wert.
hint-throws-away = **{ $what }**: Diesen Stich machst du nicht; gib, was du am wenigsten brauchst.
why-dares = **{ $what }**: Die Karte sollte den Stich { $own ->
    [10] so gut wie sicher
   *[other] in { $own } von 10 Fällen
 } machen; gewagt wischt sie { $strokes ->
    [one] { $strokes } Strich
   *[other] { $strokes } Striche
 } mehr.
why-risky = **{ $what }**: **{ $made }** würde den Stich { $own ->
    [0] kaum je
    [one] nur in einem von 10 Fällen
   *[other] nur in { $own } von 10 Fällen
 } machen; geschlagen wischen die anderen { $strokes } { $strokes ->
    [one] Strich
   *[other] Striche
 }.
why-hand = **{ $what }**: { $own ->
    [0] So kann dein Team das Spiel noch als Stanto retten, in etwa { $tie } von 10 Fällen
    [10] So sollte dein Team das Spiel so gut wie sicher gewinnen
   *[other] Von zehn solchen Spielen gewinnt ihr { $own ->
        [one] etwa eines
       *[other] etwa { $own }
    }{ $tie ->
        [0] {""}
        [one] , dazu ein Stanto
       *[other] , dazu { $tie } Stanti
    }
 }; mit **{ $made }** { $other ->
    [0] { $saved ->
        [0] ist das Spiel verloren
        [one] bleibt euch in zehn Spielen ein Stanto
       *[other] bleiben euch in zehn Spielen { $saved } Stanti
    }
    [one] wäre es eines von zehn{ $saved ->
        [0] {""}
        [one] , dazu ein Stanto
       *[other] , dazu { $saved } Stanti
    }
   *[other] wären es { $other } von zehn{ $saved ->
        [0] {""}
        [one] , dazu ein Stanto
       *[other] , dazu { $saved } Stanti
    }
 }.
