# What Brus says at a table: the board, what is turned and dared, endings, the tableau, the hand.
board-title = ### Spiel { $hand } · Stich { $trick } · { $dealer } hat gegeben
recap-title = ### Spiel { $hand } · { $dealer } hat gegeben
progress-line = Stiche: { $ns_name } { $ns }, { $ew_name } { $ew } · Talon { $stock ->
    [0] leer
    [one] { $stock } Karte
   *[other] { $stock } Karten
 }
tableau-line = Striche: { $ns_name } { $ns }, { $ew_name } { $ew }{ $stanti ->
    [0] {""}
    [one] {" "}· { $stanti } Stanto
   *[other] {" "}· { $stanti } Stanti
 }{ $to ->
    [1] {""}
   *[other] {" "}· Partien { $games } (auf { $to })
 }
tableau-drawn = { $team }: { $brillen ->
    [one] { $brillen } Brille
   *[other] { $brillen } Brillen
 }, { $keulen ->
    [one] { $keulen } Keule
   *[other] { $keulen } Keulen
 }
board-asked = { $team }: laufen oder aufnehmen? Das erste Wort gilt.
said-turned = { $person } **kehrt**: eine verdeckte Karte.
said-turned-own = Du **kehrst**: eine verdeckte Karte.
said-takes = { $person } nimmt auf.
said-takes-own = Du nimmst auf.
said-runs = { $person } läuft.
said-runs-own = Du läufst.
seven-led = { $person } spielt eine Sieben aus: Nur eine höhere Sieben sticht sie.
seven-led-own = Du spielst eine Sieben aus: Nur eine höhere Sieben sticht sie.
said-dares = { $person }: **{ $card } – wagen!**
said-dares-own = Du: **{ $card } – wagen!**
dare-won = { $person } hat { $card } gewagt und den Stich gemacht: { $wiped ->
    [0] { $team } wischt nichts
    [one] { $team } wischt einen Strich
   *[other] { $team } wischt { $wiped } Striche
 }{ $kept ->
    [0] .
   *[other] , der letzte bleibt.
 }
dare-won-own = Du hast { $card } gewagt und den Stich gemacht: { $wiped ->
    [0] { $team } wischt nichts
    [one] { $team } wischt einen Strich
   *[other] { $team } wischt { $wiped } Striche
 }{ $kept ->
    [0] .
   *[other] , der letzte bleibt.
 }
dare-beaten = { $person } hat { $card } gewagt und ist **geschlagt**: { $wiped ->
    [0] { $team } wischt nichts
    [one] { $team } wischt einen Strich
   *[other] { $team } wischt { $wiped } Striche
 }{ $kept ->
    [0] .
   *[other] , der letzte bleibt.
 }
dare-beaten-own = Du hast { $card } gewagt und bist **geschlagt**: { $wiped ->
    [0] { $team } wischt nichts
    [one] { $team } wischt einen Strich
   *[other] { $team } wischt { $wiped } Striche
 }{ $kept ->
    [0] .
   *[other] , der letzte bleibt.
 }
dare-over = { $person } hat { $card } gewagt; geschlagen, doch das Gegenüber liegt noch höher: **übergeschlagt**, niemand wischt.
dare-over-own = Du hast { $card } gewagt; geschlagen, doch dein Gegenüber liegt noch höher: **übergeschlagt**, niemand wischt.
dare-covered = { $person } hat { $card } gewagt; der Stich gehört dem Gegenüber, niemand wischt.
dare-covered-own = Du hast { $card } gewagt; der Stich gehört deinem Gegenüber, niemand wischt.
ending-won = Spiel { $hand }: { $team } gewinnen { $own }–{ $others } und wischen { $wiped ->
    [one] einen Strich
   *[other] { $wiped } Striche
 }.
ending-run = Spiel { $hand }: { $person } läuft. { $team } gewinnen es und wischen { $wiped ->
    [one] einen Strich
   *[other] { $wiped } Striche
 }.
ending-run-own = Spiel { $hand }: Du läufst. { $team } gewinnen es und wischen { $wiped ->
    [one] einen Strich
   *[other] { $wiped } Striche
 }.
ending-stanto = Spiel { $hand }: vier zu vier – ein **Stanto**. { $stanti ->
    [one] Er zählt im nächsten Spiel mit.
   *[other] Jetzt stehen { $stanti } und zählen im nächsten Spiel mit.
 }
ending-reasons = Fällig: einer für das Spiel{ $jannen ->
    [0] {""}
   *[other] , einer fürs Jannen
 }{ $kehren ->
    [0] {""}
    [one] , einer fürs Kehren
   *[other] , { $kehren } fürs Kehren
 }{ $stanti ->
    [0] {""}
    [one] , einer für den Stanto
   *[other] , { $stanti } für die Stanti
 }.
game-brille = { $winners } gewinnen die Partie. { $losers } bekommen eine **Brille**.
game-keule = { $winners } gewinnen die Partie. { $losers } haben keinen Strich gewischt und bekommen eine **Keule**.
call-run = ## { $person } läuft
call-shown = { $person } zeigt: { $cards }
call-game = ## Die Partie ist gewonnen
final-score = Partien: { $ns_name } { $ns }, { $ew_name } { $ew }, in { $hands ->
    [one] einem Spiel
   *[other] { $hands } Spielen
 }.
lies-turned = { $person } eine verdeckte Karte
played-none = In diesem Spiel ist noch keine Karte gespielt.
played-count = { $count ->
    [one] Eine Karte ist gespielt.
   *[other] { $count } Karten sind gespielt.
 }
played-beating = Stechende Karten: { $cards }
played-sevens = Siebner: { $cards }
played-blank = Blanke: { $cards }
button-played = Gespielte Karten
button-tableau = Tafel
hand-title = ### Tisch { $table } · Spiel { $hand } · Stich { $trick } · du bist { $seat }
hand-title-rests = ### Tisch { $table } · Spiel { $hand } · du bist { $seat }
hand-asked = **Laufen oder aufnehmen?** Laufen verliert das Spiel, Aufnehmen macht es um einen Strich teurer. Das erste Wort eures Teams gilt.
sure-turn = **Verdeckt?** Sie laufen oder 1 Strich mehr.
sure-run = **Laufen?** Dann gehört das Spiel ihnen.
button-dare = { $card } – wagen
button-dare-turned = { picture-label-dares }
button-takeup = Aufnehmen
button-run = Laufen
button-sure-of = { $what }?
button-turn = Kehren: { $card }
label-turn = kehren: { $card }
about-worth = Es gilt { $n }: Wer das Spiel gewinnt, wischt { $n ->
    [one] einen Strich
   *[other] { $n } Striche
 }, bei 5–0 einen mehr.
about-dare = Wagen: Macht die Karte den Stich, wischt ihr einen Strich (mit ausgespieltem Brus zwei); sticht die Gegenseite sie, wischt sie einen mehr.
about-turn = Kehren: Die Karte liegt verdeckt; die Gegenseite läuft und verliert das Spiel, oder sie nimmt auf und es gilt einen Strich mehr.
daily-points = { $points ->
    [one] { $points } Strich
   *[other] { $points } Striche
 }
