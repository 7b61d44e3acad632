# What Brus's pictures say.
picture-label-stock = Talon
picture-label-worth = En jeu
picture-label-turns = Cachée !
picture-label-dares = J’ose !
picture-label-takes = relève
picture-label-runs = fuit
picture-label-may-dare = oser ?
picture-label-may-dare-turned = Vous pouvez oser la carte relevée
picture-label-may-turn = Vous pouvez entamer caché (kehren)
picture-label-answer = Fuir ou relever ?
picture-label-stanti = Stanti
picture-label-games = Parties
picture-ending-won = Donne finie
picture-ending-run = Ils fuient !
picture-ending-stanto = Stanto !
picture-title-won = { $team } gagne
picture-title-run = { $team } fuit
picture-title-game = Partie à { $team } !
picture-label-ran = fuite
picture-label-nobody = rien
picture-label-held = restent
picture-sum-before = Avant
picture-sum-dares = Osé
picture-sum-hand = Donne
picture-sum-jannen = { metric-jannen }
picture-sum-kehren = Caché
picture-sum-stanti = { picture-label-stanti }
picture-sum-lost = perdu
picture-sum-standing = { curve-title }
picture-final-hands = Donnes
picture-final-lost = { $one } et { $two } perdent, il leur reste { $left ->
    [one] un trait
   *[other] { $left } traits
 }
picture-final-lost-games = { $one } et { $two } perdent { $own } à { $others }
picture-final-games-won = { metric-games-won }
picture-final-strokes-left = Traits restants
picture-final-dares = Audaces N–S, E–O
picture-final-jannen = Jannen N–S, E–O
picture-final-runs = Fuites N–S, E–O
picture-played-beating = Encore dehors : cartes qui battent
picture-played-sevens = Sept
picture-played-blank = Blanches

# In words, for who cannot see them.
alt-board = Table de Brus.
alt-no-deal = Table de Brus : on attend la donne.
alt-play-dared = { $name } ose { $card }
alt-face-down = { $name } une carte cachée (kehren)
alt-took = { $name } relève.
alt-ran = { $name } fuit.
alt-asked = Fuir ou relever : { $list }.
alt-ended = Fin : { $ending }
alt-hands = Cartes en main : { $list }.
alt-held = { $name } { $n }
alt-stock = Talon : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }.
alt-worth = En jeu : { $n }.
alt-strokes = Traits : { $ns_team } { $ns }, { $ew_team } { $ew }.
alt-new = Effacé dans cette donne : { $team } { $n }.
alt-stanti = Stanti : { $n }.
alt-drawn = { $team } a pris : { $list }.
alt-tableau = Tableau.
alt-pair = { $team } : { $list }.
alt-may-dare-turned = Vous pouvez oser la carte relevée : { $list }.
alt-may-turn = Vous pouvez entamer d’une carte cachée (kehren).
alt-your-answer = Votre équipe fuit-elle, ou relève-t-elle ?
alt-turned = { $name } a entamé d’une carte cachée (kehren).
alt-recap = La donne est finie, { $name } a donné.
alt-played = Cartes jouées : { $n }.
alt-out-beating = Cartes qui battent encore dehors : { $list }.
alt-out-sevens = Sept encore dehors : { $list }.
alt-out-blank = Blanches encore dehors : { $list }.
alt-gone = Jouées : { $list }.
alt-final-games = Traits restants après chaque partie : { $list }.
alt-final-hands = Traits restants après chaque donne : { $list }.
