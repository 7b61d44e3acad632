# What Le Brouc's pictures say.
picture-label-them = They
picture-label-us = We
picture-label-held = left
picture-label-dehors = Dehors!
picture-label-cape-et-dehors = Cape 3
picture-label-cape-dehors-pas-dedouble = Cape 4
picture-label-partie-et-vole = Vole
picture-sum-cards = Cards
picture-sum-rounded = rounded
picture-sum-before = Before ×10
picture-sum-before-full = Before
picture-sum-declared = Declared
picture-sum-carried = Carried
picture-sum-table-won = Table +
picture-sum-table-lost = Table −
picture-sum-written = Written
picture-sum-total = Total
picture-sum-left = Stays
picture-sum-slate = Slate
picture-sum-coches = { curve-title }
picture-sum-parties = Games
picture-final-lost = { $one } and { $two } lose { $by ->
    [one] by one coche
   *[other] by { $by } coches
 }
picture-final-lost-parties = { $one } and { $two } lose { $by ->
    [one] by one game
   *[other] by { $by } games
 }
picture-final-capes = Capes N–S, E–W
picture-final-best = Best marriage
picture-analysis-fair = by what was known
picture-analysis-open = with open cards
picture-analysis-axis = points ahead
picture-analysis-turning = turning point
picture-analysis-none = no mistake found
picture-ending-dehors = { picture-label-dehors }
picture-ending-wrong-dehors = Dehors… wrong!
picture-ending-cape = Cape!
picture-ending-demand-made = Cape et dehors!
picture-ending-demand-failed = Cape failed

# In words, for who cannot see them.
alt-board = Brouc table.
alt-no-deal = Brouc table: waiting for the deal.
alt-indicator = Turned up: { $card }.
alt-table-marriage = Marriage in the trick: { $value } in { $suit }.
alt-marks = Face up on the pile: { $list }.
alt-mark = { $card } of { $team }
alt-said = Said: { $list }.
alt-said-declare = { $name } { $value } in { $suit }
alt-said-dehors = { $name } “Dehors!”
alt-said-cape-et-dehors = { $name } cape et dehors (3)
alt-said-cape-dehors-pas-dedouble = { $name } cape, dehors et pas dédoublé (4)
alt-said-partie-et-vole = { $name } partie et vole
alt-slate = Slate: { $ns_team } { $ns }, { $ew_team } { $ew }.
alt-coches = Coches against { $ns_team }: { $ns }, against { $ew_team }: { $ew }.
alt-parties = Games of { $ns_team }: { $ns }, of { $ew_team }: { $ew }.
alt-counting = Eight tricks are made: count.
alt-ended = End of the deal: { $ending }.
alt-hand-ribbon = Marriage to declare: { $list }.
alt-slate-title = Slate.
alt-slate-column = { $team }: { $list }.
alt-slate-nothing = nothing written
alt-slate-struck = { $list }, struck out; then { $now }
alt-slate-all-struck = { $list }, all struck out
alt-slate-bottom = At the bottom: { $list }.
alt-bottom-item = { $value } in { $suit } for { $team }
alt-bottom-carried = { $value } carried for { $team }
alt-new-coches = New coches against { $team }: { $n }.
alt-new-parties = New games for { $team }: { $n }.
alt-final-games = Slate of each game: { $list }.
alt-capes = Capes: { $ns_team } { $ns }, { $ew_team } { $ew }.
alt-best = Best marriage: { $value } in { $suit }, { $name }.
alt-analysis = Analysis of the deal, dealt by { $name }, trump { $suit }.
alt-analysis-values = Net points of { $ns_team } less { $ew_team } with perfect play, at the start and after each trick: { $list }.
alt-analysis-none = No mistake found.
alt-analysis-legend = After a card, what it cost its team: “−5!” by what its player knew, “−5” with all cards seen, “*” a turning point.
