# Le classifiche.
cmd-leaderboard = classifica
cmd-leaderboard-description = Punteggi, sfide e ciò che un gioco conta: chi è in testa?
cmd-leaderboard-metric = misura
cmd-leaderboard-metric-description = { standings-menu-metric }
cmd-leaderboard-where = dove
cmd-leaderboard-where-description = Questo server o dappertutto
cmd-leaderboard-period = periodo
cmd-leaderboard-period-description = Questo mese, questa stagione o da sempre
cmd-leaderboard-pairs = coppie
cmd-leaderboard-pairs-description = I compagni invece dei singoli
cmd-leaderboard-computers = computer
cmd-leaderboard-computers-description = Le sfide contro il computer invece che contro persone
standings-metric-rating = { picture-plot-rating }
standings-metric-matches = Sfide giocate
standings-metric-matches-won = Sfide vinte
standings-metric-beaten = Vinte contro: { $level }
standings-column-rating = punti
standings-column-matches-won = vinte
standings-where-here = Questo server
standings-where-everywhere = Dappertutto
standings-period-month = Questo mese
standings-period-season = Questa stagione
standings-period-ever = Da sempre
standings-this-month = Questo mese ({ $period })
standings-this-season = Questa stagione ({ $period })
standings-kind-players = giocatori
standings-kind-pairs = coppie
standings-kind-computers = contro il computer
standings-scope-here-players = Questo server, giocatori
standings-scope-here-pairs = Questo server, coppie
standings-scope-here-computers = Questo server, contro il computer
standings-scope-everywhere-players = Dappertutto, giocatori
standings-scope-everywhere-pairs = Dappertutto, coppie
standings-scope-everywhere-computers = Dappertutto, contro il computer
standings-menu-metric = Che cosa si conta
standings-menu-period = Da quando
standings-menu-scope = Chi
standings-menu-pool = { options-preset }
standings-title =
    ## { $metric }
    -# { $where } · { $kind }
standings-row = **{ $place }.** { $who }: **{ $value }** · { $counts } · { $matches ->
    [one] { $matches } sfida
   *[other] { $matches } sfide
 }
standings-row-plain = **{ $place }.** { $who }: **{ $value }** · { $matches ->
    [one] { $matches } sfida
   *[other] { $matches } sfide
 }
standings-rating-note = -# Classifica prudente: il punteggio meno tre volte la sua incertezza.
standings-rating-rule = -# Ogni altra sfida contro la stessa persona entro 90 giorni conta meno: tre quinti, due quinti, … mai più di quattro in tutto. Anche gli avversari di cui si sa poco contano meno. Chi se ne va o abbandona ha perso; chi si fa sostituire a lungo può perdere, ma non guadagnare.
standings-nameless = qualcuno
standings-nobody = { $count ->
    [one] Ancora nessuno. Basta finire una sfida contro altre persone per comparire qui.
   *[other] Ancora nessuno. Servono { $count } sfide contro altre persone.
 }
standings-nobody-rated = { $count ->
    [one] Ancora nessuno. Basta finire una sfida classificata per comparire qui: persone a tutti i posti, nessuna carta ripresa.
   *[other] Ancora nessuno. Servono { $count } sfide classificate: persone a tutti i posti, nessuna carta ripresa.
 }
standings-nobody-computers = { $count ->
    [one] Ancora nessuno. Basta finire una sfida contro il computer per comparire qui.
   *[other] Ancora nessuno. Servono { $count } sfide contro il computer.
 }
standings-apart = -# Le sfide contro il computer si contano a parte: scegli qui sotto «{ $list }».
standings-mine = -# Tu: posizione **{ $place }** su { $total } · { $who }: { $value } · { $matches ->
    [one] { $matches } sfida
   *[other] { $matches } sfide
 }
standings-mine-none = -# Tu: ancora nessuna sfida contro altre persone in questa lista.
standings-mine-none-computers = -# Tu: ancora nessuna sfida contro il computer in questa lista.
standings-mine-none-rated = -# Tu: ancora nessuna sfida classificata in questa lista. Una sfida conta per la classifica quando a tutti i posti siedono persone e le carte giocate non si riprendono.
standings-mine-few = -# Tu: { $value }, ancora senza posizione (sfide: { $matches } su { $needed }).
standings-mine-hidden = -# Tu: { $value }, visibile solo a te; con /preferenze puoi comparire dappertutto.
standings-first = { replay-first }
standings-back = { replay-back }
standings-next = { replay-next }
standings-share = Mostra a tutti
