game-name = Schieber
game-about = Der Schweizer Jass zu viert: Trumpf wählen oder schieben
preset-turnier = Turnier
rules-line = Auf { $option_goal }{ $option_notrump ->
    [on] {" "}· mit Obenabe und Undenufe
   *[off] {""}
 }{ $option_multiplied ->
    [on] {" "}· Schwarz doppelt, Obenabe und Undenufe dreifach
   *[off] {""}
 }{ $option_wys ->
    [off] {" "}· ohne Wys
   *[on] {""}
 }{ $option_stoeck ->
    [off] {" "}· ohne Stöck
   *[on] {""}
 }{ $option_thanks ->
    [on] {" "}· wer genug Punkte hat, sagt es und gewinnt (Bedanken)
   *[off] {""}
 }
help-text =
    {""}**Trumpf:** Wer rechts vom Geber sitzt, wählt Trumpf oder schiebt die Wahl dem Partner zu, und spielt in jedem Fall aus.
    {""}**Karten:** Farbe angeben oder stechen. Liegt schon ein Trumpf, darf man ihn nicht unterstechen. Den Puur (Trumpf-Buben) muss man nie angeben.
    {""}**Punkte:** Der Puur (Trumpf-Bube) zählt 20, das Nell (Trumpf-Neun) 14; sonst Ass 11, Zehn 10, König 4, Dame 3, Bube 2. Der letzte Stich zählt 5, alle neun Stiche 100 dazu.
    {""}**Wys:** Vor der ersten eigenen Karte; nur die Seite mit dem besten schreibt. **Stöck:** König und Dame von Trumpf in einer Hand zählen 20.
option-notrump = Obenabe und Undenufe
option-multiplied = Schwarz doppelt, Obenabe und Undenufe dreifach
option-wys = Wys
option-stoeck = Stöck
option-thanks = Die Partie endet, sobald sich jemand bedankt
act-trump = Trumpf { $suit }
act-obenabe = Obenabe
act-unenufe = Undenufe
act-schieben = Schieben
act-wys = Wys: { $points }
act-bedanken = Bedanken
no-undertrump = Unterstechen ist nicht erlaubt: Spiel einen höheren Trumpf oder eine andere Farbe. (Regel { $rule })
choose-first = Zuerst wird Trumpf gewählt. (Regel { $rule })
chosen-already = Trumpf ist schon gewählt. (Regel { $rule })
pushed-already = Es ist schon geschoben: Jetzt musst du wählen. (Regel { $rule })
no-notrump = An diesem Tisch wird nur mit Trumpf gespielt. (Regel { $rule })
no-wys = Diesen Wys hast du nicht. (Regel { $rule })
wys-late = Wysen musst du vor deiner ersten Karte. (Regel { $rule })
wys-said = Du hast deinen Wys schon angesagt. (Regel { $rule })
wys-off = An diesem Tisch wird ohne Wys gespielt. (Regel { $rule })
no-thanks = An diesem Tisch wird jedes Spiel zu Ende gespielt. (Regel { $rule })
goal-not-reached = Deine Seite hat die Punkte noch nicht. (Regel { $rule })
said-wys = Wys { $points }
choosing = { $who } wählt Trumpf oder schiebt.
choosing-own = Du wählst Trumpf oder schiebst.
choosing-pushed = Geschoben: { $who } wählt Trumpf.
choosing-pushed-own = Geschoben: Du wählst Trumpf.
chose-suit = { $who } wählt { $suit } als Trumpf.
chose-suit-own = Du wählst { $suit } als Trumpf.
chose-suit-pushed = Geschoben; { $who } wählt { $suit } als Trumpf.
chose-suit-pushed-own = Geschoben; du wählst { $suit } als Trumpf.
chose-obenabe = { $who } wählt Obenabe.
chose-obenabe-own = Du wählst Obenabe.
chose-obenabe-pushed = Geschoben; { $who } wählt Obenabe.
chose-obenabe-pushed-own = Geschoben; du wählst Obenabe.
chose-unenufe = { $who } wählt Undenufe.
chose-unenufe-own = Du wählst Undenufe.
chose-unenufe-pushed = Geschoben; { $who } wählt Undenufe.
chose-unenufe-pushed-own = Geschoben; du wählst Undenufe.
shows-wys = { $who } weist { $cards }: { $points }
shows-wys-own = Du weist { $cards }: { $points }
has-stock = { $who } hat Stöck: 20
has-stock-own = Du hast Stöck: 20
count-so-far = Bisher { team-NS-short } { $ns }, { team-EW-short } { $we }
ending-thanks = { $who } bedankt sich.
ending-thanks-own = Du bedankst dich.
ending-match = Match! Alle neun Stiche für { $one } und { $two }.
metric-wys = Gewiesen
column-wys = Gewiesen
booklet-cards-title = Karten und Stiche
booklet-cards-text = Gespielt wird zu viert mit 36 Karten, von Sechs bis Ass, je zwei gegenüber zusammen. Alle haben neun Karten; es geht im Gegenuhrzeigersinn. Ausser in Trumpf ist die Reihenfolge Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben, Sechs.
booklet-trump-title = Trumpf, Obenabe, Undenufe
booklet-trump-text = Wer rechts vom Geber sitzt, wählt eine Farbe als Trumpf oder schiebt; dann muss der Partner wählen. In Trumpf sind der Bube (Puur) und die Neun (Nell) die höchsten, danach Ass, König, Dame, Zehn, Acht, Sieben, Sechs. Bei Obenabe gibt es keinen Trumpf, bei Undenufe auch nicht, und die Sechs ist die höchste. Ausgespielt wird immer rechts vom Geber.
booklet-following-title = Angeben und stechen
booklet-following-text = Man gibt die Farbe an oder sticht mit Trumpf. Liegt schon ein Trumpf im Stich, darf man keinen kleineren dazulegen, ausser man hat nur noch Trümpfe. Ist Trumpf ausgespielt und der Puur der einzige eigene Trumpf, darf man ihn behalten.
booklet-wys-title = Wys und Stöck
booklet-wys-text = Drei Karten in Folge zählen 20, vier 50, fünf 100, jede weitere 50 mehr. Vier Asse, Könige, Damen oder Zehner zählen 100, vier Neuner 150, vier Buben 200. Man sagt den besten Wys vor der ersten eigenen Karte an; nach dem ersten Stich zeigt und schreibt nur die Seite mit dem besten, aber alles, was sie angesagt hat. König und Dame in Trumpf in einer Hand sind Stöck: 20.
booklet-count-title = Zählen und gewinnen
booklet-count-text = Die Karten zählen zusammen 152, der letzte Stich 5. Wer alle Stiche macht, bekommt 100 dazu. Wer zuerst 1000 oder 2500 Punkte hat, gewinnt; mit Bedanken endet die Partie, sobald eine Seite so weit ist und es sagt.
achievement-first-wys = Der erste Wys
achievement-wys-in-match = { $least } Punkte Wys in einer Partie
achievement-much-wys = { $least } Punkte Wys
achievement-first-match = Der erste Match: alle neun Stiche
achievement-matches-in-match = { $least }-mal Match in einer Partie
achievement-ten-matches = { $least }-mal Match
achievement-best-deal = Mindestens { $least } Punkte in einem Spiel
achievement-fifty-pushes = { $least }-mal geschoben
achievement-many-tricks = { $least } Stiche
achievement-many-deals = { $least } Spiele
moment-match = Match, alle neun Stiche
# Reasons for a choice of trump.
why-trump = **{ $what }**: Das gibt dir { $own } { $own ->
    [one] Trumpf
   *[other] Trümpfe
 }{ $top ->
    [jack-nine] {" "}mit Puur und Nell
    [jack] {" "}mit dem Puur
    [nine] {" "}mit dem Nell
   *[none] {""}
 }; { $kind ->
    [trump] mit **{ $made }** { $other ->
        [0] hast du keinen
        [one] ist es nur einer
       *[other] sind es { $other }
    }{ $other ->
        [0] {""}
       *[other] { $under ->
            [jack-nine] {" "}mit Puur und Nell
            [jack] , und nicht das Nell
            [nine] , und nicht der Puur
           *[none] , weder Puur noch Nell
        }
    }
    [up] für **{ $made }** fehlen dir Asse
    [down] für **{ $made }** fehlen dir Sechser
   *[push] **{ $made }** ist nicht nötig
 }.
why-up = **{ $what }**: { $own ->
    [one] { $own } Ass sticht
   *[other] { $own } Asse stechen
 } sofort; { $kind ->
    [trump] mit **{ $made }** hättest du { $other ->
        [0] keinen Trumpf
        [one] nur einen Trumpf
       *[other] nur { $other } Trümpfe
    }
    [down] für **{ $made }** fehlen dir Sechser
   *[push] **{ $made }** ist nicht nötig
 }.
why-down = **{ $what }**: { $own ->
    [one] { $own } Sechser sticht
   *[other] { $own } Sechser stechen
 } sofort; { $kind ->
    [trump] mit **{ $made }** hättest du { $other ->
        [0] keinen Trumpf
        [one] nur einen Trumpf
       *[other] nur { $other } Trümpfe
    }
    [up] für **{ $made }** fehlen dir Asse
   *[push] **{ $made }** ist nicht nötig
 }.
why-push = **{ $what }**: { $kind ->
    [trump] Mit **{ $made }** hättest du { $other ->
        [0] keinen Trumpf
        [one] nur einen Trumpf
       *[other] nur { $other } Trümpfe
    }{ $other ->
        [0] {""}
       *[other] { $under ->
            [jack] , und nicht das Nell
            [nine] , und nicht den Puur
           *[none] , weder Puur noch Nell
        }
    }
    [up] Für **{ $made }** fehlen dir Asse
   *[down] Für **{ $made }** fehlen dir Sechser
 }; dein Partner hat wohl Besseres.
