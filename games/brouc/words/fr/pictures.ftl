# What Le Brouc's pictures say.
picture-label-them = Vous
picture-label-us = Nous
picture-label-held = reste
picture-label-dehors = Dehors !
picture-label-cape-et-dehors = Cape 3
picture-label-cape-dehors-pas-dedouble = Cape 4
picture-label-partie-et-vole = Vole
picture-sum-cards = Cartes
picture-sum-rounded = arrondi
picture-sum-before = Avant ×10
picture-sum-before-full = Avant
picture-sum-declared = Annoncé
picture-sum-carried = Reporté
picture-sum-table-won = Tapis +
picture-sum-table-lost = Tapis −
picture-sum-written = Écrit
picture-sum-total = Total
picture-sum-left = Reste
picture-sum-slate = Ardoise
picture-sum-coches = { curve-title }
picture-sum-parties = Parties
picture-final-lost = { $one } et { $two } perdent { $by ->
    [one] d’une coche
   *[other] de { $by } coches
 }
picture-final-lost-parties = { $one } et { $two } perdent { $by ->
    [one] d’une partie
   *[other] de { $by } parties
 }
picture-final-capes = Capes N–S, E–O
picture-final-best = Plus beau mariage
picture-analysis-fair = avec ce qu’on savait
picture-analysis-open = cartes ouvertes
picture-analysis-axis = points d’avance
picture-analysis-turning = tournant
picture-analysis-none = aucune faute trouvée
picture-ending-dehors = { picture-label-dehors }
picture-ending-wrong-dehors = Dehors… faux !
picture-ending-cape = Cape !
picture-ending-demand-made = Cape et dehors !
picture-ending-demand-failed = Cape manquée

# In words, for who cannot see them.
alt-board = Table de Brouc.
alt-no-deal = Table de Brouc : on attend la donne.
alt-indicator = Retourne : { $card }.
alt-table-marriage = Mariage dans la levée : { $value } en { $suit }.
alt-marks = Retournés : { $list }.
alt-mark = { $card } chez { $team }
alt-said = Annoncé : { $list }.
alt-said-declare = { $name } { $value } en { $suit }
alt-said-dehors = { $name } « Dehors ! »
alt-said-cape-et-dehors = { $name } la cape et dehors (3)
alt-said-cape-dehors-pas-dedouble = { $name } la cape, dehors et pas dédoublé (4)
alt-said-partie-et-vole = { $name } partie et vole
alt-slate = Ardoise : { $ns_team } { $ns }, { $ew_team } { $ew }.
alt-coches = Coches contre { $ns_team } : { $ns }, contre { $ew_team } : { $ew }.
alt-parties = Parties de { $ns_team } : { $ns }, de { $ew_team } : { $ew }.
alt-counting = Les huit levées sont faites : on compte.
alt-ended = Fin de la donne : { $ending }.
alt-hand-ribbon = Mariage à annoncer : { $list }.
alt-slate-title = Ardoise.
alt-slate-column = { $team } : { $list }.
alt-slate-nothing = rien d’écrit
alt-slate-struck = { $list }, barré ; puis { $now }
alt-slate-all-struck = { $list }, tout barré
alt-slate-bottom = En bas : { $list }.
alt-bottom-item = { $value } en { $suit } pour { $team }
alt-bottom-carried = { $value ->
    [one] { $value } reporté
   *[other] { $value } reportés
 } pour { $team }
alt-new-coches = Nouvelles coches contre { $team } : { $n }.
alt-new-parties = Nouvelles parties pour { $team } : { $n }.
alt-final-games = Ardoise de chaque partie : { $list }.
alt-capes = Capes : { $ns_team } { $ns }, { $ew_team } { $ew }.
alt-best = Plus beau mariage : { $value } en { $suit }, { $name }.
alt-analysis = Analyse de la donne, { $name } donnait, atout { $suit }.
alt-analysis-values = Points nets de { $ns_team } moins { $ew_team } en jouant parfaitement, au début puis après chaque levée : { $list }.
alt-analysis-none = Aucune faute trouvée.
alt-analysis-legend = Après une carte, ce qu’elle a coûté à son équipe : « −5! » d’après ce que son joueur savait, « −5 » toutes cartes vues, « * » un tournant.
