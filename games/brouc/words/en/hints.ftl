# What the master would do, and why.
hint-table-marriage = **{ $what }**: it makes a marriage in this trick, and the trick should be yours ({ $trick }%).
hint-takes-trick = **{ $what }**: it should take the trick ({ $trick }%), with { $lying ->
    [one] { $lying } point
   *[other] { $lying } points
 } lying in it.
hint-ruffs = **{ $what }**: ruff, { $lying ->
    [one] { $lying } point lies
   *[other] { $lying } points lie
 } in the trick.
hint-feeds-partner = **{ $what }**: your partner should take the trick ({ $trick }%), so give points.
hint-gives-least = **{ $what }**: the trick is probably theirs, so give as little as you can.
hint-draws-trumps = **{ $what }**: draw trumps, so that your high cards hold.
hint-finds-partner = **{ $what }**: your partner should be able to take it ({ $trick }%).
hint-keeps-marriage = **{ $what }**: keep king and queen together.
hint-by-trick = **{ $what }**: this trick should bring your team about { hint-more } more than with the next best card.
hint-by-own-marriages = **{ $what }**: your team’s marriages should bring about { hint-more } more than after the next best card.
hint-by-their-marriages = **{ $what }**: their marriages should bring them about { hint-more } less than after the next best card.
hint-by-later-tricks = **{ $what }**: later tricks should bring your team about { hint-more } more than after the next best card.
hint-more = { $more } { $more ->
    [one] point
   *[other] points
 }
hint-best-chance = **{ $what }**: { $close ->
    [yes] it is close, but over many imagined deals it does best.
    [match] perhaps fewer points, but the better chance in the match.
   *[no] it promises the most, { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
 } more than the next best.
 }
hint-dehors = **{ $what }** Your team has { $count ->
    [one] { $count } point
   *[other] { $count } points
 }: say it.
hint-declare = **{ $what }**: declare it now; it counts only if it is said while you hold its cards.
hint-mark = **{ card-name }**: mark the marriage before the next lead.
hint-announce = **{ $what }**: all tricks are yours so far, and the rest should be too.
puzzle-margin = By what you knew, the second-best loses about { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
 }.
