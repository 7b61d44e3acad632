# What the pictures of an evening say.
picture-hall-ranking = Ranking
picture-hall-more = … { $n } more
picture-hall-bye = { $name } sits out

# In words, for who cannot see them.
alt-hall-table = Table { $number }: { $sides }.
alt-hall-deal = Table { $number }: { $sides }, deal { $deal } of { $deals }.
alt-hall-over = Table { $number }: { $sides }, finished.
alt-hall-bye = { $name } sits out.
alt-hall-place = { $place }. { $name }: { $total }.
