# What the pictures of an evening say.
picture-hall-ranking = Classifica
picture-hall-more = … e ancora { $n }
picture-hall-bye = { $name } riposa

# In words, for who cannot see them.
alt-hall-table = Tavolo { $number }: { $sides }.
alt-hall-deal = Tavolo { $number }: { $sides }, mano { $deal } di { $deals }.
alt-hall-over = Tavolo { $number }: { $sides }, finito.
alt-hall-bye = { $name } riposa.
alt-hall-place = { $place }. { $name }: { $total }.
