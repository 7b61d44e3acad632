# Mani finite da rivedere, e la loro analisi.
cmd-replay = rivedi
cmd-replay-description = Rivedere una mano finita, carta per carta, con le quattro mani aperte
cmd-replay-table = tavolo
cmd-replay-table-description = Il numero del tavolo; senza, la tua ultima sfida
cmd-replay-match = sfida
cmd-replay-match-description = La sfida a quel tavolo; senza, la più recente
cmd-replay-deal = mano
cmd-replay-deal-description = La mano da cui cominciare
button-replay = Rivedi
replay-title = ### Tavolo { $table } · sfida { $match } · mano { $deal } di { $deals }
replay-first = « Inizio
replay-back = ‹ Indietro
replay-next = Avanti ›
replay-last = Fine »
replay-jump = Vai a…
replay-record-note = Il verbale della sfida, mano per mano.
replay-deal = Mano { $deal }
replay-deals = Un'altra mano
replay-again = Rigiocare la smazzata
replay-film = Filmato
replay-analysis = Analisi
replay-record = Verbale
replay-verify = Controlla la mano
replay-no-record = Le sfide di questo gioco non hanno un verbale.
replay-no-film = Di questa mano non c'è un filmato.
replay-none = Non hai ancora finito nessuna sfida: non c'è nulla da rivedere.
replay-not-yours = Solo chi sedeva a questo tavolo può vederne le mani.
replay-running = Questa sfida non è finita: fino ad allora solo chi è al tavolo vede le mani finite.
replay-no-deal = Nessuna mano di questa sfida è ancora finita.
analysis-fair-title = ### Mano { $deal }, con ciò che ognuno sapeva
analysis-fair = Presa { $trick }: { $who } gioca { $card }; meglio { $better }, di circa { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
 }.
analysis-fair-none = Con ciò che si sapeva, nessuno ha fatto un errore evidente.
analysis-title = ### Mano { $deal }, a carte scoperte
analysis-result = Con gioco perfetto: { $par } punti per Nord-Sud; com'è stata giocata: { $final }.
analysis-card = Presa { $trick }: { $who } gioca { $card } e regala { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
 }. Meglio: { $better }.
analysis-turning = Presa { $trick }: { $who } gioca { $card } e si lascia sfuggire il vantaggio, { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
 }. Meglio: { $better }.
analysis-perfect = Nemmeno una carta è costata un punto.
analysis-declaration = { $who } non ha mai dichiarato { $suit }: { $possible } punti.
analysis-low = { $who } ha dichiarato { $suit } per { $declared }; ce n'erano { $possible }.
analysis-mark = { $team } non ha segnato tutto della presa { $trick }: { $marriage }, { $lost } punti.
analysis-dehors-wrong = { $team } ha detto « Dehors ! » nella presa { $trick } senza avere 301.
analysis-dehors-missed = { $team } poteva uscire dalla presa { $trick } e non l'ha mai detto.
analysis-dehors-late = { $team } poteva uscire nella presa { $trick } e l'ha detto nella presa { $called }.
analysis-unsolved = { $count ->
    [one] La prima carta era troppo difficile da giudicare.
   *[other] Le prime { $count } carte erano troppo difficili da giudicare.
 }
analysis-note = -# Nessuno al tavolo poteva sapere ciò che si sa qui: una carta che è costata punti era forse quella giusta.
analysis-progress = Analisi della mano { $deal }: { $percent } %.
analysis-too-long = L'analisi richiede troppo tempo adesso; riprova più tardi.
