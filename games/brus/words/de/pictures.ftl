# What Brus's pictures say.
picture-label-stock = Talon
picture-label-worth = Es gilt
picture-label-turns = Kehren!
picture-label-dares = Wagen!
picture-label-takes = nimmt auf
picture-label-runs = läuft
picture-label-may-dare = wagen?
picture-label-may-dare-turned = Du darfst die gekehrte Karte wagen
picture-label-may-turn = Du darfst eine Karte kehren
picture-label-answer = Laufen oder aufnehmen?
picture-label-stanti = Stanti
picture-label-games = Partien
picture-ending-won = Spiel aus
picture-ending-run = Gelaufen!
picture-ending-stanto = Stanto!
picture-title-won = { $team } gewinnt
picture-title-run = { $team } läuft
picture-title-game = Partie an { $team }!
picture-label-ran = läuft
picture-label-nobody = niemand
picture-label-held = übrig
picture-sum-before = Vorher
picture-sum-dares = Wagen
picture-sum-hand = Spiel
picture-sum-jannen = { metric-jannen }
picture-sum-kehren = Kehren
picture-sum-stanti = { picture-label-stanti }
picture-sum-lost = verfällt
picture-sum-standing = { curve-title }
picture-final-hands = Spiele
picture-final-lost = { $one } und { $two } verlieren mit { $left ->
    [one] einem Strich
   *[other] { $left } Strichen
 }
picture-final-lost-games = { $one } und { $two } verlieren mit { $own } zu { $others } Partien
picture-final-games-won = { metric-games-won }
picture-final-strokes-left = Striche am Ende
picture-final-dares = Wagen N–S, O–W
picture-final-jannen = Jannen N–S, O–W
picture-final-runs = Gelaufen N–S, O–W
picture-played-beating = Noch draussen: stechende Karten
picture-played-sevens = Siebner
picture-played-blank = Blanke

# In words, for who cannot see them.
alt-board = Brus-Tisch.
alt-no-deal = Brus-Tisch: Es wird gleich gegeben.
alt-play-dared = { $name } wagt { $card }
alt-face-down = { $name } eine verdeckte Karte (kehren)
alt-took = { $name } nimmt auf.
alt-ran = { $name } läuft.
alt-asked = Laufen oder aufnehmen: { $list }.
alt-ended = Ende: { $ending }
alt-hands = Karten in der Hand: { $list }.
alt-held = { $name } { $n }
alt-stock = Talon: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }.
alt-worth = Es gilt { $n }.
alt-strokes = Striche: { $ns_team } { $ns }, { $ew_team } { $ew }.
alt-new = In diesem Spiel gewischt: { $team } { $n }.
alt-stanti = Stanti: { $n }.
alt-drawn = { $team } hat gezogen: { $list }.
alt-tableau = Tafel.
alt-pair = { $team }: { $list }.
alt-may-dare-turned = Du darfst die gekehrte Karte wagen: { $list }.
alt-may-turn = Du darfst eine Karte verdeckt ausspielen (kehren).
alt-your-answer = Läuft ihr, oder nehmt ihr auf?
alt-turned = { $name } hat verdeckt ausgespielt (kehren).
alt-recap = Das Spiel ist aus, { $name } gab.
alt-played = Gespielte Karten: { $n }.
alt-out-beating = Stechende Karten noch draussen: { $list }.
alt-out-sevens = Siebner noch draussen: { $list }.
alt-out-blank = Blanke noch draussen: { $list }.
alt-gone = Gespielt: { $list }.
alt-final-games = Striche nach jeder Partie: { $list }.
alt-final-hands = Striche nach jedem Spiel: { $list }.
