# What the pictures of an evening say.
picture-hall-ranking = Rangliste
picture-hall-more = … und noch { $n }
picture-hall-bye = { $name } setzt aus

# In words, for who cannot see them.
alt-hall-table = Tisch { $number }: { $sides }.
alt-hall-deal = Tisch { $number }: { $sides }, Spiel { $deal } von { $deals }.
alt-hall-over = Tisch { $number }: { $sides }, fertig.
alt-hall-bye = { $name } setzt aus.
alt-hall-place = { $place }. { $name }: { $total }.
