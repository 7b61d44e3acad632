# Why one move is better than another.
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
why-takes = **{ $what }**: this trick { $sure ->
    [yes] is won
   *[no] should be won
 }{ why-worth }; with **{ $made }** it is { $lost ->
    [yes] lost
   *[no] probably lost
 }.
why-feeds = **{ $what }**: the trick { $sure ->
    [yes] is won
   *[no] should be won
 } anyway; this puts { $own } { $own ->
    [one] point
   *[other] points
 } into it, **{ $made }** only { $other }.
why-gives = **{ $what }**: the trick is { $sure ->
    [yes] lost
   *[no] probably lost
 } anyway; this gives away { $own } { $own ->
    [one] point
   *[other] points
 }, **{ $made }** { $other }.
why-enough = **{ $what }** { $sure ->
    [yes] is
   *[no] should be
 } enough for this trick; keep **{ $made }**, it should take another one.
why-partner = **{ $what }**: your partner { $sure ->
    [yes] has
   *[no] should have
 } this trick; keep **{ $made }**, it should take another one.
why-keeps = **{ $what }**: played now, **{ $made }** would probably be lost; kept, it should take a trick later.
why-pair = **{ $what }**: **{ $made }** would break up king and queen, and the marriage counts.
why-hand = **{ $what }**: with it your team should win the hand { $own } times out of ten, with **{ $made }** { $other ->
    [0] never
    [1] once
   *[other] { $other } times
 }.
why-joins = **{ $what }** makes a marriage in this trick; **{ $made }** does not.
why-marries = **{ $what }**: **{ $made }** would make a marriage in this trick, and the trick is { $lost ->
    [yes] lost
   *[no] probably lost
 }.
hint-best-chance = **{ $what }**: over many imagined deals it does best.
