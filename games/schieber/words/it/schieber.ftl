game-name = Schieber
game-about = Lo jass svizzero in quattro: scegliere l’atout o passare la scelta
preset-turnier = Torneo
rules-line = A { $option_goal }{ $option_notrump ->
    [on] {" "}· con Obenabe e Undenufe
   *[off] {""}
 }{ $option_multiplied ->
    [on] {" "}· neri doppi, senza atout triplo
   *[off] {""}
 }{ $option_wys ->
    [off] {" "}· senza accusi
   *[on] {""}
 }{ $option_stoeck ->
    [off] {" "}· senza Stöck
   *[on] {""}
 }{ $option_thanks ->
    [on] {" "}· chi ha i punti lo dice e vince
   *[off] {""}
 }
help-text =
    {""}**Atout:** Chi siede a destra del mazziere sceglie l’atout o passa la scelta al compagno; in ogni caso apre la mano.
    {""}**Carte:** Si risponde o si taglia. Non si può giocare un atout più basso di uno già sul tavolo. Il fante d’atout non è mai obbligato a rispondere.
    {""}**Punti:** In atout il fante vale 20 e il nove 14; altrimenti asso 11, dieci 10, re 4, donna 3, fante 2. L’ultima presa vale 5, tutte e nove 100 in più.
    {""}**Accusi:** Prima della propria prima carta; segna solo la coppia con il migliore. **Stöck:** re e donna d’atout nella stessa mano valgono 20.
option-notrump = Obenabe e Undenufe
option-multiplied = Neri doppi, senza atout triplo
option-wys = Accusi
option-stoeck = Stöck
option-thanks = La sfida finisce quando lo si annuncia
act-trump = Atout { $suit }
act-obenabe = Obenabe (dall’alto)
act-unenufe = Undenufe (dal basso)
act-schieben = Passa la scelta (schieben)
act-wys = Accuso: { $points }
act-bedanken = Abbiamo vinto
no-undertrump = Non si taglia più basso: gioca un atout più alto o un altro seme. (regola { $rule })
choose-first = Prima si sceglie l’atout. (regola { $rule })
chosen-already = L’atout è già scelto. (regola { $rule })
pushed-already = La scelta è già stata passata: ora devi scegliere. (regola { $rule })
no-notrump = A questo tavolo si gioca sempre con l’atout. (regola { $rule })
no-wys = Non hai questo accuso. (regola { $rule })
wys-late = Un accuso si fa prima della tua prima carta. (regola { $rule })
wys-said = Hai già annunciato il tuo Wys. (regola { $rule })
wys-off = A questo tavolo si gioca senza accusi. (regola { $rule })
no-thanks = A questo tavolo ogni mano si gioca fino in fondo. (regola { $rule })
goal-not-reached = La tua coppia non ha ancora i punti. (regola { $rule })
said-wys = Accuso { $points }
choosing = { $who } sceglie l’atout o passa.
choosing-own = Scegli tu l’atout o passi.
choosing-pushed = Passato: { $who } sceglie l’atout.
choosing-pushed-own = Passato: scegli tu l’atout.
chose-suit = { $who } ha scelto { $suit } come atout.
chose-suit-own = Hai scelto { $suit } come atout.
chose-suit-pushed = Passato; { $who } ha scelto { $suit } come atout.
chose-suit-pushed-own = Passato; hai scelto { $suit } come atout.
chose-obenabe = { $who } ha scelto Obenabe.
chose-obenabe-own = Hai scelto Obenabe.
chose-obenabe-pushed = Passato; { $who } ha scelto Obenabe.
chose-obenabe-pushed-own = Passato; hai scelto Obenabe.
chose-unenufe = { $who } ha scelto Undenufe.
chose-unenufe-own = Hai scelto Undenufe.
chose-unenufe-pushed = Passato; { $who } ha scelto Undenufe.
chose-unenufe-pushed-own = Passato; hai scelto Undenufe.
shows-wys = { $who } mostra { $cards }: { $points }
shows-wys-own = Mostri { $cards }: { $points }
has-stock = { $who } ha lo Stöck: 20
has-stock-own = Hai lo Stöck: 20
count-so-far = Finora { team-NS-short } { $ns }, { team-EW-short } { $we }
ending-thanks = { $who } ha annunciato la fine.
ending-thanks-own = Hai annunciato la fine.
ending-match = Tutte e nove le prese per { $one } e { $two }!
metric-wys = Punti d’accusi
column-wys = Accusi
booklet-cards-title = Carte e prese
booklet-cards-text = Si gioca in quattro con 36 carte, dal sei all’asso; chi siede di fronte è compagno. Ognuno ha nove carte e si gira in senso antiorario. Fuori dall’atout l’ordine è asso, re, donna, fante, dieci, nove, otto, sette, sei.
booklet-trump-title = Atout, Obenabe, Undenufe
booklet-trump-text = Chi siede a destra del mazziere sceglie un seme come atout o passa; allora deve scegliere il compagno. In atout i più alti sono fante e nove, poi asso, re, donna, dieci, otto, sette, sei. In Obenabe non c’è atout; in Undenufe nemmeno, e il sei è il più alto. Apre sempre chi siede a destra del mazziere.
booklet-following-title = Rispondere e tagliare
booklet-following-text = Si risponde al seme o si taglia. Se nella presa c’è già un atout, non se ne può aggiungere uno più basso, a meno di avere solo atout. Se si gioca atout e il fante è il tuo unico atout, non devi metterlo.
booklet-wys-title = Accusi e Stöck
booklet-wys-text = Tre carte in fila valgono 20, quattro 50, cinque 100, ognuna in più 50. Quattro assi, re, donne o dieci valgono 100, quattro nove 150, quattro fanti 200. Si annuncia il migliore prima della propria prima carta; dopo la prima presa mostra e segna solo la coppia con il migliore, ma tutto ciò che ha annunciato. Re e donna d’atout nella stessa mano fanno lo Stöck: 20.
booklet-count-title = Contare e vincere
booklet-count-text = Le carte valgono 152 in tutto, l’ultima presa 5. Tutte e nove le prese danno 100 in più. Vince la coppia che arriva prima a 1000 o 2500 punti; dove la fine si annuncia, la sfida finisce appena una coppia ha i punti e lo dice.
achievement-first-wys = Un primo accuso
achievement-wys-in-match = { $least } punti d’accusi in una sfida
achievement-much-wys = { $least } punti d’accusi
achievement-first-match = Un primo match: tutte e nove le prese
achievement-matches-in-match = Tutte e nove le prese { $least } volte nella stessa sfida
achievement-ten-matches = Tutte e nove le prese { $least } volte
achievement-best-deal = Almeno { $least } punti in una mano
achievement-fifty-pushes = La scelta passata { $least } volte
achievement-many-tricks = { $least } prese
achievement-many-deals = { $least } mani
moment-match = Match, tutte le prese
# Reasons for a choice of trump.
why-trump = **{ $what }**: hai { $own } { $own ->
    [one] carta d’atout
   *[other] carte d’atout
 }{ $top ->
    [jack-nine] , con fante e nove
    [jack] , con il fante
    [nine] , con il nove
   *[none] {""}
 }; { $kind ->
    [trump] con **{ $made }** { $other ->
        [0] non ne avresti nessuna
        [one] ne avresti una sola
       *[other] ne avresti { $other }
    }{ $other ->
        [0] {""}
       *[other] { $under ->
            [jack-nine] , con fante e nove
            [jack] , senza nove
            [nine] , senza fante
           *[none] , senza fante né nove
        }
    }
    [up] per **{ $made }** ti mancano gli assi
    [down] per **{ $made }** ti mancano i sei
   *[push] **{ $made }** non serve
 }.
why-up = **{ $what }**: { $own ->
    [one] { $own } asso prende
   *[other] { $own } assi prendono
 } subito; { $kind ->
    [trump] con **{ $made }** { $other ->
        [0] non avresti nessun atout
        [one] avresti un solo atout
       *[other] avresti solo { $other } atout
    }
    [down] per **{ $made }** ti mancano i sei
   *[push] **{ $made }** non serve
 }.
why-down = **{ $what }**: { $own ->
    [one] { $own } sei prende
   *[other] { $own } sei prendono
 } subito; { $kind ->
    [trump] con **{ $made }** { $other ->
        [0] non avresti nessun atout
        [one] avresti un solo atout
       *[other] avresti solo { $other } atout
    }
    [up] per **{ $made }** ti mancano gli assi
   *[push] **{ $made }** non serve
 }.
why-push = **{ $what }**: { $kind ->
    [trump] con **{ $made }** { $other ->
        [0] non avresti nessun atout
        [one] avresti un solo atout
       *[other] avresti solo { $other } atout
    }{ $other ->
        [0] {""}
       *[other] { $under ->
            [jack] , senza nove
            [nine] , senza fante
           *[none] , senza fante né nove
        }
    }
    [up] per **{ $made }** ti mancano gli assi
   *[down] per **{ $made }** ti mancano i sei
 }; il tuo compagno ha probabilmente di meglio.
