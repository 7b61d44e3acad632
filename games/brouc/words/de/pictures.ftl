# What Le Brouc's pictures say.
picture-label-them = Ihr
picture-label-us = Wir
picture-label-held = übrig
picture-label-dehors = Dehors!
picture-label-cape-et-dehors = Cape 3
picture-label-cape-dehors-pas-dedouble = Cape 4
picture-label-partie-et-vole = Vole
picture-sum-cards = Karten
picture-sum-rounded = gerundet
picture-sum-before = Vorher ×10
picture-sum-before-full = Vorher
picture-sum-declared = Gemeldet
picture-sum-carried = Übertrag
picture-sum-table-won = Tisch +
picture-sum-table-lost = Tisch −
picture-sum-written = Notiert
picture-sum-total = Total
picture-sum-left = Bleibt
picture-sum-slate = Tafel
picture-sum-coches = { curve-title }
picture-sum-parties = Partien
picture-final-lost = { $one } und { $two } verlieren mit { $by ->
    [one] einer Coche
   *[other] { $by } Coches
 } Rückstand
picture-final-lost-parties = { $one } und { $two } verlieren mit { $by ->
    [one] einer Partie
   *[other] { $by } Partien
 } Rückstand
picture-final-capes = Capes N–S, O–W
picture-final-best = Schönste Mariage
picture-analysis-fair = nach eigenem Wissen
picture-analysis-open = mit offenen Karten
picture-analysis-axis = Punkte Vorsprung
picture-analysis-turning = Wendepunkt
picture-analysis-none = kein Fehler gefunden
picture-ending-dehors = { picture-label-dehors }
picture-ending-wrong-dehors = Dehors… falsch!
picture-ending-cape = Cape!
picture-ending-demand-made = Cape et dehors!
picture-ending-demand-failed = Cape verfehlt

# In words, for who cannot see them.
alt-board = Brouc-Tisch.
alt-no-deal = Brouc-Tisch: Es wird gleich gegeben.
alt-indicator = Aufgedeckt: { $card }.
alt-table-marriage = Mariage im Stich: { $value } in { $suit }.
alt-marks = Offen auf dem Stapel: { $list }.
alt-mark = { $card } bei { $team }
alt-said = Gesagt: { $list }.
alt-said-declare = { $name } { $value } in { $suit }
alt-said-dehors = { $name } «Dehors !»
alt-said-cape-et-dehors = { $name } Cape et dehors (3)
alt-said-cape-dehors-pas-dedouble = { $name } Cape, dehors et pas dédoublé (4)
alt-said-partie-et-vole = { $name } Partie et vole
alt-slate = Tafel: { $ns_team } { $ns }, { $ew_team } { $ew }.
alt-coches = Coches gegen { $ns_team }: { $ns }, gegen { $ew_team }: { $ew }.
alt-parties = Partien von { $ns_team }: { $ns }, von { $ew_team }: { $ew }.
alt-counting = Acht Stiche sind gemacht: es wird gezählt.
alt-ended = Ende des Spiels: { $ending }.
alt-hand-ribbon = Mariage zu melden: { $list }.
alt-slate-title = Tafel.
alt-slate-column = { $team }: { $list }.
alt-slate-nothing = nichts notiert
alt-slate-struck = { $list }, gestrichen; dann { $now }
alt-slate-all-struck = { $list }, alles gestrichen
alt-slate-bottom = Unten: { $list }.
alt-bottom-item = { $value } in { $suit } für { $team }
alt-bottom-carried = { $value } übertragen für { $team }
alt-new-coches = Neue Coches gegen { $team }: { $n }.
alt-new-parties = Neue Partien für { $team }: { $n }.
alt-final-games = Tafel jeder Partie: { $list }.
alt-capes = Capes: { $ns_team } { $ns }, { $ew_team } { $ew }.
alt-best = Schönste Mariage: { $value } in { $suit }, { $name }.
alt-analysis = Analyse des Spiels, { $name } gab, Trumpf { $suit }.
alt-analysis-values = Nettopunkte { $ns_team } minus { $ew_team } bei perfektem Spiel, zu Beginn und nach jedem Stich: { $list }.
alt-analysis-none = Kein Fehler gefunden.
alt-analysis-legend = Hinter einer Karte steht, was sie ihr Team gekostet hat: «−5!» nach dem, was man wusste, «−5» mit offenen Karten, «*» ein Wendepunkt.
