# What Le Brouc's pictures say.
picture-label-them = Voi
picture-label-us = Noi
picture-label-held = resto
picture-label-dehors = Dehors!
picture-label-cape-et-dehors = Cape 3
picture-label-cape-dehors-pas-dedouble = Cape 4
picture-label-partie-et-vole = Vole
picture-sum-cards = Carte
picture-sum-rounded = tondo
picture-sum-before = Prima ×10
picture-sum-before-full = Prima
picture-sum-declared = Dichiarato
picture-sum-carried = Riporto
picture-sum-table-won = Tavolo +
picture-sum-table-lost = Tavolo −
picture-sum-written = Scritto
picture-sum-total = Totale
picture-sum-left = Resta
picture-sum-slate = Lavagna
picture-sum-coches = { curve-title }
picture-sum-parties = Partite
picture-final-lost = { $one } e { $two } perdono { $by ->
    [one] di una coche
   *[other] di { $by } coches
 }
picture-final-lost-parties = { $one } e { $two } perdono { $by ->
    [one] di una partita
   *[other] di { $by } partite
 }
picture-final-capes = Capes N–S, E–O
picture-final-best = Miglior matrimonio
picture-analysis-fair = con ciò che si sapeva
picture-analysis-open = a carte scoperte
picture-analysis-axis = punti di vantaggio
picture-analysis-turning = svolta
picture-analysis-none = nessun errore trovato
picture-ending-dehors = { picture-label-dehors }
picture-ending-wrong-dehors = Dehors… sbagliato!
picture-ending-cape = Cape!
picture-ending-demand-made = Cape et dehors!
picture-ending-demand-failed = Cape fallita

# In words, for who cannot see them.
alt-board = Tavolo di Brouc.
alt-no-deal = Tavolo di Brouc: si attende la mano.
alt-indicator = Scoperta: { $card }.
alt-table-marriage = Matrimonio nella presa: { $value } a { $suit }.
alt-marks = Scoperte sul mazzetto: { $list }.
alt-mark = { $card } per { $team }
alt-said = Dichiarato: { $list }.
alt-said-declare = { $name } { $value } a { $suit }
alt-said-dehors = { $name } «Dehors !»
alt-said-cape-et-dehors = { $name } cape et dehors (3)
alt-said-cape-dehors-pas-dedouble = { $name } cape, dehors et pas dédoublé (4)
alt-said-partie-et-vole = { $name } partie et vole
alt-slate = Lavagna: { $ns_team } { $ns }, { $ew_team } { $ew }.
alt-coches = Coches contro { $ns_team }: { $ns }, contro { $ew_team }: { $ew }.
alt-parties = Partite di { $ns_team }: { $ns }, di { $ew_team }: { $ew }.
alt-counting = Otto prese fatte: si conta.
alt-ended = Fine della mano: { $ending }.
alt-hand-ribbon = Matrimonio da dichiarare: { $list }.
alt-slate-title = Lavagna.
alt-slate-column = { $team }: { $list }.
alt-slate-nothing = niente di scritto
alt-slate-struck = { $list }, cancellato; poi { $now }
alt-slate-all-struck = { $list }, tutto cancellato
alt-slate-bottom = In basso: { $list }.
alt-bottom-item = { $value } a { $suit } per { $team }
alt-bottom-carried = { $value ->
    [one] { $value } riportato
   *[other] { $value } riportati
 } per { $team }
alt-new-coches = Nuove coches contro { $team }: { $n }.
alt-new-parties = Nuove partite per { $team }: { $n }.
alt-final-games = Lavagna di ogni partita: { $list }.
alt-capes = Capes: { $ns_team } { $ns }, { $ew_team } { $ew }.
alt-best = Miglior matrimonio: { $value } a { $suit }, { $name }.
alt-analysis = Analisi della mano, carte date da { $name }, atout { $suit }.
alt-analysis-values = Punti netti di { $ns_team } meno { $ew_team } con gioco perfetto, all’inizio e dopo ogni presa: { $list }.
alt-analysis-none = Nessun errore trovato.
alt-analysis-legend = Dopo una carta, quanto è costata alla sua squadra: «−5!» con ciò che il giocatore sapeva, «−5» a carte scoperte, «*» una svolta.
