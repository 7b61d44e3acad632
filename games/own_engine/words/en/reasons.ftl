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
        [yes] about{" "}
       *[no] {""}
    }{ $points } { $points ->
        [one] point
       *[other] points
    })
 }
why-strokes = { $strokes ->
    [0] {""}
    [one] , their dare is beaten and you wipe a stroke
   *[other] , their dare is beaten and you wipe { $strokes } strokes
 }
why-takes = **{ $what }**: { $sure ->
    [last] this trick is won
    [yes] nobody can beat it any more, the trick is won
   *[no] this trick should be won
 }{ why-worth }{ why-strokes }; with **{ made-the }** { $strokes ->
    [0] it
   *[other] the trick
 } is { $lost ->
    [yes] lost
   *[no] probably lost
 }.
why-feeds = **{ $what }**: the trick { $sure ->
    [no] should be won
   *[other] is won
 } anyway; this puts { $own } { $own ->
    [one] point
   *[other] points
 } into it, **{ made-the }** would put in { $other ->
    [0] nothing
    [one] only one point
   *[other] only { $other } points
 }.
why-gives = **{ $what }**: the trick is { $sure ->
    [no] probably lost
   *[other] lost
 } anyway; { $own ->
    [0] this gives nothing away
    [one] this gives away { $own } point
   *[other] this gives away { $own } points
 }, **{ made-the }** would give away { $other } { $other ->
    [one] point
   *[other] points
 }.
why-enough = **{ $what }** { $sure ->
    [no] should be
   *[other] is
 } enough for this trick; keep **{ made-the }**, it should take another one.
why-partner = **{ $what }**: your partner { $sure ->
    [no] should have
   *[other] has
 } this trick; keep **{ made-the }**, it should take another one.
why-keeps = **{ $what }**: played now, **{ made-the }** would probably be lost; kept, it should take a trick later.
why-draws = **{ $what }**: draw the trumps first; now **{ made-the }** could be ruffed.
why-pair = **{ $what }**: **{ made-the }** would break up your marriage, which still counts.
why-sequence = **{ $what }**: **{ made-the }** would break up your sequence, which is worth { $sequence } { $sequence ->
    [one] point
   *[other] points
 }.
why-joins = **{ $what }** makes a marriage in this trick, which { $sure ->
    [no] should be yours
   *[other] is yours
 }: { $wed } { $wed ->
    [one] point
   *[other] points
 }; **{ made-the }** makes none.
why-marries = **{ $what }**: **{ made-the }** would make a marriage in this trick, and { $taker ->
    [none] the trick is { $lost ->
        [yes] lost
       *[no] probably lost
    }
   *[other] { taker-seat } takes it
 }: { $wed } { $wed ->
    [one] point
   *[other] points
 } for the others.
why-risks = **{ $what }**: on **{ made-the }** the others would make a marriage in this trick about { $times } times out of ten: up to { $wed } { $wed ->
    [one] point
   *[other] points
 } for them.
hint-best-chance = **{ $what }**: over many imagined deals it does best.
