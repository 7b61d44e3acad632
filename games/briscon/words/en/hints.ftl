# What the master would do, and why.
hint-out = **{ $what }**: by a careful count it is enough, and the other may get there first.
hint-rob = **{ $what }**: the trump turned up is better than the seven.
hint-meld = **{ $what }**: show them now; you may only while you are on lead.
hint-solved = **{ $what }**: the stock is gone and everything is known; with good play on both sides this brings the most.
hint-trick-marriage = **{ $what }**: it makes a marriage in this trick, to be melded before you lead.
hint-ruffs = **{ $what }**: ruff, { $lying ->
    [one] { $lying } point is
   *[other] { $lying } points are
 } there to win.
hint-takes-trick = **{ $what }**: it wins the trick, and the lead with it.
hint-keeps-marriage = **{ $what }**: keep king and queen together until you are on lead.
hint-gives-least = **{ $what }**: let the trick go, and give nothing with it.
why-marries = **{ $what }**: **{ made-the }** would make a marriage in this trick, and the trick is { $lost ->
    [yes] lost
   *[no] probably lost
 }: { $wed } { $wed ->
    [one] point
   *[other] points
 } for your opponent.
why-risks = **{ $what }**: on **{ made-the }** your opponent would make a marriage in this trick about { $times } times out of ten: up to { $wed } { $wed ->
    [one] point
   *[other] points
 }.
