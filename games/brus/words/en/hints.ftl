# What the master would do, and why.
hint-only-card = **{ $what }**: there is nothing else to do.
hint-dares = **{ $what }**: it should win the trick ({ $trick }%), and a dare that wins wipes.
hint-turns = **{ $what }**: whether they run or take up, your team should win the hand ({ $hand }%).
hint-runs = **{ $what }**: the hand is as good as lost ({ $hand }% if played on); do not let it cost one stroke more.
hint-takes-up = **{ $what }**: your team can still win the hand ({ $hand }%).
hint-leads-seven = **{ $what }**: led while there is a stock, only a higher seven beats it.
hint-leads-sure = **{ $what }**: nothing higher is left; it wins the trick.
hint-leads-high = **{ $what }**: your highest card; your team should take the trick ({ $trick }%).
hint-leads-out = **{ $what }**: your highest card; to beat it they must spend a higher one.
hint-leads-low = **{ $what }**: keep your higher cards for later.
hint-takes-trick = **{ $what }**: it should take the trick for your team ({ $trick }%).
hint-tries-trick = **{ $what }**: it beats what lies there, and they must spend something higher.
hint-partner-has-it = **{ $what }**: the trick is your partner’s; leave it there.
hint-keeps-higher = **{ $what }**: this trick is not worth a higher card.
hint-throws-away = **{ $what }**: you cannot take this trick, so part with what you need least.
