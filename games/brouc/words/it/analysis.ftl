# What a finished deal could have been.
analysis-fair-title = ### Mano { $deal }, con ciò che ognuno sapeva
analysis-fair = Presa { $trick }: { $who } gioca { $card }; meglio { $better }, di circa { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
 }.
analysis-fair-none = Con ciò che si sapeva, nessuno ha fatto un errore evidente.
analysis-title = ### Mano { $deal }, a carte scoperte
analysis-result = Con gioco perfetto: { $par ->
    [one] { $par } punto
   *[other] { $par } punti
 } per Nord-Sud; com’è stata giocata: { $final }.
analysis-card = Presa { $trick }: { $who } gioca { $card } e regala { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
 }. Meglio: { $better }.
analysis-turning = Presa { $trick }: { $who } gioca { $card } e si lascia sfuggire il vantaggio, { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
 }. Meglio: { $better }.
analysis-perfect = Nemmeno una carta è costata un punto.
analysis-declaration = { $who } non ha mai dichiarato { $suit }: { $possible ->
    [one] { $possible } punto
   *[other] { $possible } punti
 }.
analysis-low = { $who } ha dichiarato { $suit } per { $declared }; ce n’erano { $possible }.
analysis-mark = { $team } non ha segnato tutto della presa { $trick }: { $marriage }, { $lost ->
    [one] { $lost } punto
   *[other] { $lost } punti
 }.
analysis-dehors-wrong = { $team } ha detto «Dehors !» nella presa { $trick } senza avere 301.
analysis-dehors-missed = { $team } poteva uscire dalla presa { $trick } e non l’ha mai detto.
analysis-dehors-late = { $team } poteva uscire nella presa { $trick } e l’ha detto nella presa { $called }.
analysis-unsolved = { $count ->
    [one] La prima carta era troppo difficile da giudicare.
   *[other] Le prime { $count } carte erano troppo difficili da giudicare.
 }
analysis-note = -# Nessuno al tavolo poteva sapere ciò che si sa qui: una carta che è costata punti era forse quella giusta.
