# What the master would do, and why.
hint-only-card = **{ $what }**: non c’è altro da fare.
hint-dares = **{ $what }**: dovrebbe fare la presa ({ $trick }%), e chi osa e vince cancella.
hint-turns = **{ $what }**: che scappino o che facciano scoprire, la mano dovrebbe essere vostra ({ $hand }%).
hint-runs = **{ $what }**: la mano è quasi persa ({ $hand }% se giocate); che non costi un tratto in più.
hint-takes-up = **{ $what }**: la tua squadra può ancora vincere la mano ({ $hand }%).
hint-leads-seven = **{ $what }**: finché c’è mazzo lo batte solo un sette più alto.
hint-leads-sure = **{ $what }**: non resta niente di più alto, fa la presa.
hint-leads-high = **{ $what }**: la tua carta più alta; la presa dovrebbe essere vostra ({ $trick }%).
hint-leads-out = **{ $what }**: la tua carta più alta; per batterla dovranno spenderne una più alta.
hint-leads-low = **{ $what }**: tieni le carte più alte per dopo.
hint-takes-trick = **{ $what }**: dovrebbe fare la presa per la tua squadra ({ $trick }%).
hint-tries-trick = **{ $what }**: batte quello che c’è, e gli altri dovranno spendere di più.
hint-partner-has-it = **{ $what }**: la presa è del tuo compagno, lasciagliela.
hint-keeps-higher = **{ $what }**: questa presa non vale una carta più alta.
hint-throws-away = **{ $what }**: questa presa non la fai; dai quello che ti serve meno.
