# What Brus says at a table: the board, what is turned and dared, endings, the tableau, the hand.
board-title = ### Hand { $hand } · trick { $trick } · { $dealer } dealt
recap-title = ### Hand { $hand } · { $dealer } dealt
progress-line = Tricks: { $ns_name } { $ns }, { $ew_name } { $ew } · stock { $stock ->
    [0] used up
    [one] { $stock } card
   *[other] { $stock } cards
 }
tableau-line = Strokes standing: { $ns_name } { $ns }, { $ew_name } { $ew }{ $stanti ->
    [0] {""}
    [one] {" "}· { $stanti } Stanto
   *[other] {" "}· { $stanti } Stanti
 }{ $to ->
    [1] {""}
   *[other] {" "}· games { $games } (to { $to })
 }
tableau-drawn = { $team }: { $brillen ->
    [one] { $brillen } Brille
   *[other] { $brillen } Brillen
 }, { $keulen ->
    [one] { $keulen } Keule
   *[other] { $keulen } Keulen
 }
board-asked = { $team }: run, or take up? The first word counts.
said-turned = { $person } leads a card face down (**kehren**).
said-turned-own = You lead a card face down (**kehren**).
said-takes = { $person } takes up.
said-takes-own = You take up.
said-runs = { $person } runs.
said-runs-own = You run.
seven-led = { $person } leads a seven: only a higher seven beats it.
seven-led-own = You lead a seven: only a higher seven beats it.
said-dares = { $person } dares: **{ $card }!** (wagen)
said-dares-own = You dare: **{ $card }!** (wagen)
dare-won = { $person } dared { $card } and won the trick: { $wiped ->
    [0] { $team } wipe nothing
    [one] { $team } wipe one stroke
   *[other] { $team } wipe { $wiped } strokes
 }{ $kept ->
    [0] .
   *[other] , the last one stays.
 }
dare-won-own = You dared { $card } and won the trick: { $wiped ->
    [0] { $team } wipe nothing
    [one] { $team } wipe one stroke
   *[other] { $team } wipe { $wiped } strokes
 }{ $kept ->
    [0] .
   *[other] , the last one stays.
 }
dare-beaten = { $person } dared { $card } and is **beaten** (geschlagt): { $wiped ->
    [0] { $team } wipe nothing
    [one] { $team } wipe one stroke
   *[other] { $team } wipe { $wiped } strokes
 }{ $kept ->
    [0] .
   *[other] , the last one stays.
 }
dare-beaten-own = You dared { $card } and are **beaten** (geschlagt): { $wiped ->
    [0] { $team } wipe nothing
    [one] { $team } wipe one stroke
   *[other] { $team } wipe { $wiped } strokes
 }{ $kept ->
    [0] .
   *[other] , the last one stays.
 }
dare-over = { $person } dared { $card }; beaten, but the partner is higher still (**übergeschlagt**): nobody wipes.
dare-over-own = You dared { $card }; beaten, but your partner is higher still (**übergeschlagt**): nobody wipes.
dare-covered = { $person } dared { $card }; the partner’s card took the trick: nobody wipes.
dare-covered-own = You dared { $card }; your partner’s card took the trick: nobody wipes.
ending-won = Hand { $hand }: { $team } win { $own }–{ $others } and wipe { $wiped ->
    [one] one stroke
   *[other] { $wiped } strokes
 }.
ending-run = Hand { $hand }: { $person } runs. { $team } win it and wipe { $wiped ->
    [one] one stroke
   *[other] { $wiped } strokes
 }.
ending-run-own = Hand { $hand }: you run. { $team } win it and wipe { $wiped ->
    [one] one stroke
   *[other] { $wiped } strokes
 }.
ending-stanto = Hand { $hand }: four tricks each – a **Stanto**. { $stanti ->
    [one] It counts in the next hand.
   *[other] { $stanti } now stand and count in the next hand.
 }
ending-reasons = Due: one for the hand{ $jannen ->
    [0] {""}
   *[other] , one for jannen
 }{ $kehren ->
    [0] {""}
    [one] , one for the turned card
   *[other] , { $kehren } for turned cards
 }{ $stanti ->
    [0] {""}
    [one] , one for the Stanto
   *[other] , { $stanti } for the Stanti
 }.
game-brille = { $winners } win the game. { $losers } draw a **Brille**.
game-keule = { $winners } win the game. { $losers } have not wiped a stroke and draw a **Keule**.
call-run = ## { $person } runs
call-shown = { $person } shows: { $cards }
call-game = ## The game is won
final-score = Games: { $ns_name } { $ns }, { $ew_name } { $ew }, in { $hands ->
    [one] one hand
   *[other] { $hands } hands
 }.
lies-turned = { $person } a card face down
played-none = No card has been played in this hand yet.
played-count = { $count ->
    [one] One card is played.
   *[other] { $count } cards are played.
 }
played-beating = Beating cards: { $cards }
played-sevens = Sevens: { $cards }
played-blank = Blank: { $cards }
button-played = Played cards
button-tableau = Tableau
hand-title = ### Table { $table } · hand { $hand } · trick { $trick } · you are { $seat }
hand-title-rests = ### Table { $table } · hand { $hand } · you are { $seat }
hand-asked = **Run, or take up?** Running loses the hand, taking up adds a stroke to it. Your team’s first word counts.
sure-turn = **Face down?** They run, or 1 stroke more.
sure-run = **Run?** Then the hand is theirs.
button-dare = { $card } – dare (wagen)
button-dare-turned = { picture-label-dares }
button-takeup = Take up
button-run = Run
button-sure-of = { $what }?
button-turn = Turn: { $card }
label-turn = turn: { $card }
about-worth = At stake: { $n }. Whoever wins the hand wipes { $n ->
    [one] one stroke
   *[other] { $n } strokes
 }, one more at 5–0.
about-dare = Dare (wagen): if the card takes the trick, your team wipes a stroke (two for Brus led); if the others beat it, they wipe one more than that.
about-turn = Turn (kehren): the card lies face down; the others run and lose the hand, or take up and it is worth one stroke more.
daily-points = { $points ->
    [one] { $points } stroke
   *[other] { $points } strokes
 }
