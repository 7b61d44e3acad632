# What may not be done so often, or not so much at once.
too-soon = { $scope ->
    [guest] Diese Person wurde in letzter Zeit oft eingeladen. Es geht { $when } wieder.
    [table] An diesem Tisch wurde eben ein freier Platz gemeldet. Es geht { $when } wieder.
    [channel] Das ist in diesem Kanal eben sehr oft geschehen. Es geht { $when } wieder.
    [server] Das ist auf diesem Server eben sehr oft geschehen. Es geht { $when } wieder.
   *[person] Das hast du eben sehr oft getan. Es geht { $when } wieder.
 }
too-many-tables = { $scope ->
    [channel] In diesem Kanal { $most ->
        [one] ist { $most } Tisch
       *[other] sind { $most } Tische
    } offen, mehr dürfen es nicht sein. Beendet zuerst einen.
    [server] Auf diesem Server { $most ->
        [one] ist { $most } Tisch
       *[other] sind { $most } Tische
    } offen, mehr dürfen es nicht sein. Beendet zuerst einen.
   *[person] Du hast { $most ->
        [one] { $most } Tisch
       *[other] { $most } Tische
    } offen, mehr dürfen es nicht sein. Beende einen, oder warte, bis sich einer schliesst.
 }
busy-self = Ich arbeite noch an dem, was du vorhin wolltest. Frag wieder, wenn du es hast.
busy-others = Ich arbeite gerade für mehrere Leute. Frag gleich noch einmal.
takes-no-invitations = Diese Person nimmt keine Einladungen an.
muted = { $scope ->
    [server] Wer diesen Bot betreibt, hat das für diesen Server vorübergehend gesperrt. Die Sperre endet { $when }.
   *[person] Wer diesen Bot betreibt, hat das für dich vorübergehend gesperrt. Die Sperre endet { $when }. An Tischen, an denen du sitzt, kannst du weiterspielen.
 }
