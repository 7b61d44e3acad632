# What the pictures of an evening say.
picture-hall-ranking = Classement
picture-hall-more = … et { $n } de plus
picture-hall-bye = { $name } se repose

# In words, for who cannot see them.
alt-hall-table = Table { $number } : { $sides }.
alt-hall-deal = Table { $number } : { $sides }, donne { $deal } sur { $deals }.
alt-hall-over = Table { $number } : { $sides }, terminée.
alt-hall-bye = { $name } se repose.
alt-hall-place = { $place }. { $name } : { $total }.
