# What the master would do, and why.
hint-only-card = **{ $what }**: there is nothing else to do.
hint-dares = **{ $what }**: it { $trick ->
    [100] wins the trick
   *[other] should win the trick ({ $trick }%)
 }, and a dare that wins wipes.
hint-turns = **{ $what }**: whether they run or take up, your team should win the hand ({ $hand }%).
hint-turns-away = **{ $what }**: they may run ({ $runs }%), and the hand is yours.
hint-runs = **{ $what }**: played on, the hand would be saved in { $hand }% only, and lost it costs one stroke more.
hint-must-take-up = **{ $what }**: running would lose the game.
hint-takes-up = **{ $what }**: your team can still save the hand ({ $hand }%).
hint-leads-seven = **{ $what }**: led while there is a stock, only a higher seven beats it.
hint-leads-sure = **{ $what }**: nothing higher is left; it wins the trick.
hint-leads-high = **{ $what }**: your highest card; your team should take the trick ({ $trick }%).
hint-leads-out = **{ $what }**: your highest card; to beat it they must spend a higher one.
hint-leads-low = **{ $what }**: keep your higher cards for later.
hint-takes-trick = **{ $what }**: it { $trick ->
    [100] takes the trick for your team
   *[other] should take the trick for your team ({ $trick }%)
 }.
hint-tries-trick = **{ $what }**: it beats what lies there, and they must spend something higher.
hint-partner-has-it = **{ $what }**: the trick is your partner’s; leave it there.
hint-keeps-higher = **{ $what }**: this trick is not worth a higher card.
hint-throws-away = **{ $what }**: you cannot take this trick, so part with what you need least.
why-dares = **{ $what }**: the card should take the trick { $own ->
    [10] almost for certain
   *[other] { $own } times out of ten
 }; dared, it wipes { $strokes ->
    [one] { $strokes } stroke
   *[other] { $strokes } strokes
 } more.
why-risky = **{ $what }**: **{ $made }** would take the trick { $own ->
    [0] hardly ever
    [one] only once in ten
   *[other] only { $own } times out of ten
 }; beaten, it wipes { $strokes } { $strokes ->
    [one] stroke
   *[other] strokes
 } for the others.
why-hand = **{ $what }**: { $own ->
    [0] your team can still save the hand as a Stanto, about { $tie } times out of ten
    [10] your team should win the hand almost for certain
   *[other] your team should win the hand { $own ->
        [one] once
       *[other] { $own } times
    } out of ten{ $tie ->
        [0] {""}
        [one] {" "}and make a Stanto once
       *[other] {" "}and make a Stanto { $tie } times
    }
 }; with **{ $made }** { $other ->
    [0] { $saved ->
        [0] the hand is lost
        [one] it makes only a Stanto, once out of ten
       *[other] it makes only a Stanto, { $saved } times out of ten
    }
    [one] it wins once out of ten{ $saved ->
        [0] {""}
        [one] {" "}and makes a Stanto once
       *[other] {" "}and makes a Stanto { $saved } times
    }
   *[other] it wins { $other } times out of ten{ $saved ->
        [0] {""}
        [one] {" "}and makes a Stanto once
       *[other] {" "}and makes a Stanto { $saved } times
    }
 }.
