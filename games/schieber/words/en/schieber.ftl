game-name = Schieber
game-about = Swiss Jass for four: choose trump or pass the choice on
preset-turnier = Tournament
rules-line = To { $option_goal }{ $option_notrump ->
    [on] {" "}· with Obenabe and Undenufe
   *[off] {""}
 }{ $option_multiplied ->
    [on] {" "}· black suits double, no trump triple
   *[off] {""}
 }{ $option_wys ->
    [off] {" "}· without Wys
   *[on] {""}
 }{ $option_stoeck ->
    [off] {" "}· without Stöck
   *[on] {""}
 }{ $option_thanks ->
    [on] {" "}· whoever has the points says so and wins
   *[off] {""}
 }
help-text =
    {""}**Trump:** The player to the dealer’s right chooses trump or passes the choice to their partner, and leads in either case.
    {""}**Cards:** Follow suit or trump. A lower trump than one on the table may not be played. The jack of trumps (Puur) never has to follow.
    {""}**Points:** In trumps the jack (Puur) counts 20 and the nine (Nell) 14; else ace 11, ten 10, king 4, queen 3, jack 2. The last trick counts 5, all nine tricks 100 more.
    {""}**Wys:** Announced before your first card; only the side with the best one scores. **Stöck:** king and queen of trumps in one hand count 20.
option-notrump = Obenabe and Undenufe
option-multiplied = Black suits double, no trump triple
option-wys = Wys
option-stoeck = Stöck
option-thanks = The match ends when announced
act-trump = Trump: { $suit }
act-obenabe = Obenabe (top down)
act-unenufe = Undenufe (bottom up)
act-schieben = Pass it on (schieben)
act-wys = Wys: { $points }
act-bedanken = We have won
no-undertrump = You may not undertrump: play a higher trump or another suit. (rule { $rule })
choose-first = Trump is chosen first. (rule { $rule })
chosen-already = Trump is chosen already. (rule { $rule })
pushed-already = The choice was passed on already: now you must choose. (rule { $rule })
no-notrump = At this table a suit is always trump. (rule { $rule })
no-wys = You do not have that Wys. (rule { $rule })
wys-late = A Wys is announced before your first card. (rule { $rule })
wys-said = You have already announced your Wys. (rule { $rule })
wys-off = This table plays without Wys. (rule { $rule })
no-thanks = At this table every deal is played to its end. (rule { $rule })
goal-not-reached = Your side does not have the points yet. (rule { $rule })
said-wys = Wys { $points }
choosing = { $who } chooses trump or passes it on.
choosing-own = You choose trump or pass it on.
choosing-pushed = Passed on: { $who } chooses trump.
choosing-pushed-own = Passed on: you choose trump.
chose-suit = { $who } chose { $suit } as trump.
chose-suit-own = You chose { $suit } as trump.
chose-suit-pushed = Passed on; { $who } chose { $suit } as trump.
chose-suit-pushed-own = Passed on; you chose { $suit } as trump.
chose-obenabe = { $who } chose Obenabe.
chose-obenabe-own = You chose Obenabe.
chose-obenabe-pushed = Passed on; { $who } chose Obenabe.
chose-obenabe-pushed-own = Passed on; you chose Obenabe.
chose-unenufe = { $who } chose Undenufe.
chose-unenufe-own = You chose Undenufe.
chose-unenufe-pushed = Passed on; { $who } chose Undenufe.
chose-unenufe-pushed-own = Passed on; you chose Undenufe.
shows-wys = { $who } shows { $cards }: { $points }
shows-wys-own = You show { $cards }: { $points }
has-stock = { $who } has Stöck: 20
has-stock-own = You have Stöck: 20
count-so-far = So far { team-NS-short } { $ns }, { team-EW-short } { $we }
ending-thanks = { $who } announced the win.
ending-thanks-own = You announced the win.
ending-match = All nine tricks for { $one } and { $two }!
metric-wys = Wys points
column-wys = Wys
booklet-cards-title = Cards and tricks
booklet-cards-text = Four play with 36 cards, from the six to the ace; those opposite each other are partners. Everybody has nine cards, and play goes anticlockwise. Outside trumps the order is ace, king, queen, jack, ten, nine, eight, seven, six.
booklet-trump-title = Trump, Obenabe, Undenufe
booklet-trump-text = The player to the dealer’s right makes a suit trump or passes the choice on; then the partner must choose. In trumps the jack and the nine are highest, then ace, king, queen, ten, eight, seven, six. In Obenabe there is no trump; in Undenufe neither, and the six is highest. The player to the dealer’s right always leads.
booklet-following-title = Following and trumping
booklet-following-text = Follow suit or play a trump. If a trump lies in the trick, no lower one may be added, except by a hand of trumps alone. If trump is led and the jack is your only trump, you need not play it.
booklet-wys-title = Wys and Stöck
booklet-wys-text = Three cards in a row count 20, four 50, five 100, each further one 50 more. Four aces, kings, queens or tens count 100, four nines 150, four jacks 200. The best one is announced before your first card; after the first trick only the side with the best shows and scores, but all that it announced. King and queen of trumps in one hand are Stöck: 20.
booklet-count-title = Counting and winning
booklet-count-text = The cards count 152 together, the last trick 5. All nine tricks bring 100 more. The side that first has 1,000 or 2,500 points wins; where the win is announced, the match ends as soon as a side has the points and says so.
achievement-first-wys = A first Wys
achievement-wys-in-match = { $least } points of Wys in one match
achievement-much-wys = { $least } points of Wys
achievement-first-match = A first match: all nine tricks
achievement-matches-in-match = All nine tricks { $least } times in the same match
achievement-ten-matches = All nine tricks { $least } times
achievement-best-deal = { $least } points or more in one deal
achievement-fifty-pushes = Passed the choice on { $least } times
achievement-many-tricks = { $least } tricks
achievement-many-deals = { $least } deals
moment-match = Match, all nine tricks
# Reasons for a choice of trump.
why-trump = **{ $what }**: that gives you { $own } { $own ->
    [one] trump
   *[other] trumps
 }{ $top ->
    [jack-nine] {" "}with Puur and Nell
    [jack] {" "}with the Puur
    [nine] {" "}with the Nell
   *[none] {""}
 }; { $kind ->
    [trump] with **{ $made }** you would have { $other ->
        [0] none
        [one] only one
       *[other] { $other }
    }{ $other ->
        [0] {""}
       *[other] { $under ->
            [jack-nine] {" "}with Puur and Nell
            [jack] , and not the Nell
            [nine] , and not the Puur
           *[none] , neither Puur nor Nell
        }
    }
    [up] for **{ $made }** you lack aces
    [down] for **{ $made }** you lack sixes
   *[push] there is no need for **{ $made }**
 }.
why-up = **{ $what }**: { $own ->
    [one] { $own } ace wins
   *[other] { $own } aces win
 } at once; { $kind ->
    [trump] with **{ $made }** you would have { $other ->
        [0] no trumps
        [one] only one trump
       *[other] only { $other } trumps
    }
    [down] for **{ $made }** you lack sixes
   *[push] there is no need for **{ $made }**
 }.
why-down = **{ $what }**: { $own ->
    [one] { $own } six wins
   *[other] { $own } sixes win
 } at once; { $kind ->
    [trump] with **{ $made }** you would have { $other ->
        [0] no trumps
        [one] only one trump
       *[other] only { $other } trumps
    }
    [up] for **{ $made }** you lack aces
   *[push] there is no need for **{ $made }**
 }.
why-push = **{ $what }**: { $kind ->
    [trump] with **{ $made }** you would have { $other ->
        [0] no trumps
        [one] only one trump
       *[other] only { $other } trumps
    }{ $other ->
        [0] {""}
       *[other] { $under ->
            [jack] , and not the Nell
            [nine] , and not the Puur
           *[none] , neither Puur nor Nell
        }
    }
    [up] for **{ $made }** you lack aces
   *[down] for **{ $made }** you lack sixes
 }; your partner probably has better.
