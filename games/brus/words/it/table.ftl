# What Brus says at a table: the board, what is turned and dared, endings, the tableau, the hand.
board-title = ### Mano { $hand } · presa { $trick } · carte date da { $dealer }
recap-title = ### Mano { $hand } · carte date da { $dealer }
progress-line = Prese: { $ns_name } { $ns }, { $ew_name } { $ew } · mazzo { $stock ->
    [0] finito
    [one] { $stock } carta
   *[other] { $stock } carte
 }
tableau-line = Tratti rimasti: { $ns_name } { $ns }, { $ew_name } { $ew }{ $stanti ->
    [0] {""}
    [one] {" "}· { $stanti } Stanto
   *[other] {" "}· { $stanti } Stanti
 }{ $to ->
    [1] {""}
   *[other] {" "}· partite { $games } (alle { $to })
 }
tableau-drawn = { $team }: { $brillen ->
    [one] { $brillen } Brille
   *[other] { $brillen } Brillen
 }, { $keulen ->
    [one] { $keulen } Keule
   *[other] { $keulen } Keulen
 }
board-asked = { $team }: scappare o scoprire? Vale la prima parola.
said-turned = { $person } esce con una carta coperta (kehren).
said-turned-own = Esci con una carta coperta (kehren).
said-takes = { $person } fa scoprire la carta.
said-takes-own = Fai scoprire la carta.
said-runs = { $person } scappa.
said-runs-own = Scappi.
seven-led = { $person } esce con un sette: lo batte solo un sette più alto.
seven-led-own = Esci con un sette: lo batte solo un sette più alto.
said-dares = { $person } osa **{ $card }** (wagen)!
said-dares-own = Osi **{ $card }** (wagen)!
dare-won = { $person } ha osato { $card } e ha fatto la presa: { $wiped ->
    [0] { $team } non cancella niente
    [one] { $team } cancella un tratto
   *[other] { $team } cancella { $wiped } tratti
 }{ $kept ->
    [0] .
   *[other] , l’ultimo resta.
 }
dare-won-own = Hai osato { $card } e hai fatto la presa: { $wiped ->
    [0] { $team } non cancella niente
    [one] { $team } cancella un tratto
   *[other] { $team } cancella { $wiped } tratti
 }{ $kept ->
    [0] .
   *[other] , l’ultimo resta.
 }
dare-beaten = { $person } ha osato { $card } e viene battuto (geschlagt): { $wiped ->
    [0] { $team } non cancella niente
    [one] { $team } cancella un tratto
   *[other] { $team } cancella { $wiped } tratti
 }{ $kept ->
    [0] .
   *[other] , l’ultimo resta.
 }
dare-beaten-own = Hai osato { $card } e ti hanno battuto (geschlagt): { $wiped ->
    [0] { $team } non cancella niente
    [one] { $team } cancella un tratto
   *[other] { $team } cancella { $wiped } tratti
 }{ $kept ->
    [0] .
   *[other] , l’ultimo resta.
 }
dare-over = { $person } ha osato { $card }; battuto, ma chi gli sta di fronte è ancora più alto (übergeschlagt): nessuno cancella.
dare-over-own = Hai osato { $card }; la carta è battuta, ma chi ti sta di fronte è ancora più alto (übergeschlagt): nessuno cancella.
dare-covered = { $person } ha osato { $card }; la presa è di chi gli sta di fronte: nessuno cancella.
dare-covered-own = Hai osato { $card }; la presa è di chi ti sta di fronte: nessuno cancella.
ending-won = Mano { $hand }: { $team } vincono { $own }–{ $others } e cancellano { $wiped ->
    [one] un tratto
   *[other] { $wiped } tratti
 }.
ending-run = Mano { $hand }: { $person } scappa. { $team } la vincono e cancellano { $wiped ->
    [one] un tratto
   *[other] { $wiped } tratti
 }.
ending-run-own = Mano { $hand }: scappi. { $team } la vincono e cancellano { $wiped ->
    [one] un tratto
   *[other] { $wiped } tratti
 }.
ending-stanto = Mano { $hand }: quattro prese per parte, uno **Stanto**. { $stanti ->
    [one] Conta nella prossima mano.
   *[other] Adesso sono { $stanti } e contano nella prossima mano.
 }
ending-reasons = Dovuti: uno per la mano{ $jannen ->
    [0] {""}
   *[other] , uno per cinque a zero (jannen)
 }{ $kehren ->
    [0] {""}
    [one] , uno per la carta coperta (kehren)
   *[other] , { $kehren } per le carte coperte (kehren)
 }{ $stanti ->
    [0] {""}
    [one] , uno per lo Stanto
   *[other] , { $stanti } per gli Stanti
 }.
game-brille = { $winners } vincono la partita. { $losers } prendono una **Brille** (occhiali).
game-keule = { $winners } vincono la partita. { $losers } non hanno cancellato un solo tratto e prendono una **Keule** (clava).
call-run = ## { $person } scappa
call-shown = { $person } mostra: { $cards }
call-game = ## La partita è vinta
final-score = Partite: { $ns_name } { $ns }, { $ew_name } { $ew }, in { $hands ->
    [one] una mano
   *[other] { $hands } mani
 }.
lies-turned = { $person } una carta coperta
played-none = In questa mano non è ancora giocata nessuna carta.
played-count = { $count ->
    [one] È giocata una carta.
   *[other] Sono giocate { $count } carte.
 }
played-beating = Carte che battono: { $cards }
played-sevens = Sette: { $cards }
played-blank = Lisce: { $cards }
button-played = Carte giocate
button-tableau = Lavagna
hand-title = ### Tavolo { $table } · mano { $hand } · presa { $trick } · sei a { $seat }
hand-title-rests = ### Tavolo { $table } · mano { $hand } · sei a { $seat }
hand-asked = **Scappare o scoprire?** Scappando si perde la mano, scoprendo vale un tratto in più. Vale la prima parola della tua squadra.
sure-turn = **Coperta?** Scappano, o un tratto in più.
sure-run = **Scappare?** La mano è loro.
button-dare = Osa { $card } (wagen)
button-dare-turned = Osa (wagen)
button-takeup = Scopri
button-run = Scappa
button-sure-of = { $what }?
button-turn = Copri { $card } (kehren)
label-turn = copri { $card } (kehren)
about-worth = In palio: { $n }. Chi vince la mano cancella { $n ->
    [one] un tratto
   *[other] { $n } tratti
 }, uno in più se è 5–0.
about-dare = Osare (wagen): se la carta fa la presa, la tua squadra cancella un tratto (due se esci con Brus); se gli altri la battono, ne cancellano uno in più.
about-turn = Coprire (kehren): la carta resta coperta; gli altri scappano e perdono la mano, o la scoprono e vale un tratto in più.
daily-points = { $points ->
    [one] { $points } tratto
   *[other] { $points } tratti
 }
