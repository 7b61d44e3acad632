# What the master would do, and why.
hint-table-marriage = **{ $what }**: it makes a marriage in this trick, and the trick { $trick ->
    [100] is yours
   *[other] should be yours ({ $trick }%)
 }.
hint-takes-trick = **{ $what }**: it { $trick ->
    [100] takes the trick
   *[other] should take the trick ({ $trick }%)
 }, with { $lying } { $lying ->
    [one] point
   *[other] points
 } lying in it.
hint-ruffs = **{ $what }**: ruff, { $lying ->
    [one] { $lying } point lies
   *[other] { $lying } points lie
 } in the trick.
hint-feeds-partner = **{ $what }**: your partner { $trick ->
    [100] takes the trick
   *[other] should take the trick ({ $trick }%)
 }, so give points.
hint-gives-least = **{ $what }**: the trick { $trick ->
    [0] is theirs
   *[other] is probably theirs
 }, so give as little as you can.
hint-draws-trumps = **{ $what }**: draw trumps, so that your high cards hold.
hint-finds-partner = **{ $what }**: your partner should be able to take it ({ $trick }%).
hint-keeps-marriage = **{ $what }**: keep king and queen together.
hint-dehors = **{ $what }** Your team has { $count ->
    [one] { $count } point
   *[other] { $count } points
 }: say it.
hint-declare = **{ $what }**: declare it now; it counts only if it is said while you hold its cards.
hint-mark = **{ card-name }**: mark the marriage before the next lead.
hint-announce = **{ $what }**: all tricks are yours so far, and the rest should be too.
puzzle-margin = By what you knew, **{ made-the }** costs about { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
 }.
