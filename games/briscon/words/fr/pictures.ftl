# What Briscon's pictures say.
picture-label-stock = Talon
picture-label-stock-gone = Talon épuisé
picture-label-robbed = dérobée : { $letter }
picture-sheet-games = parties
picture-sheet-before = avant
picture-sheet-earlier = déjà
picture-sheet-cards = cartes
picture-sheet-so-far = jusqu’ici
picture-sheet-total = total
picture-reason-upcard = retourne
picture-reason-high = 5 hautes
picture-reason-low = 5 basses
picture-reason-last-draw = fin du talon
picture-reason-all-trumps = 5 atouts
picture-reason-last-trick = der
picture-reason-last-five = 5 der
picture-reason-most-tricks = plus de levées
picture-reason-all-tricks = toutes
picture-reason-trump-ace = as d’atout
picture-mark-marriage = mariage
picture-mark-sequence = suite
picture-mark-four = carré
picture-mark-seen = connue
picture-ending-out = Fini !
picture-ending-wrong-out = Fini… faux !
picture-ending-all-tricks = Toutes les levées !
picture-recap-robbed = Dérobée : { $name }, { $card }, levée { $trick }
picture-recap-not-robbed = Personne n’a pris la retourne
picture-recap-said = { $name } : { $ending }
picture-recap-won = { $name } gagne la partie !
picture-final-lost = { $name } perd avec { $own ->
    [one] { $own } point
   *[other] { $own } points
 } contre { $others }
picture-final-lost-wrong = { $name } perd { $own } à { $others } : « Fini » était faux
picture-final-lost-games = { $name } perd { $own } à { $others }
picture-final-best = Plus belle annonce
picture-final-claims = { booklet-out-title }
picture-final-right = bien
picture-final-wrong = mal
picture-final-games = { picture-sheet-games }
picture-final-points = points à la fin

# In words, for who cannot see them.
alt-board = Table de Briscon.
alt-no-deal = Table de Briscon : on attend la donne.
alt-stock = { $n ->
    [one] { $n } carte à tirer
   *[other] { $n } cartes à tirer, la dernière
 } : { $card }.
alt-stock-gone = Le talon est épuisé.
alt-holds = { $name }, cartes en main : { $n }.
alt-holds-known = { $name }, cartes en main : { $n }, dont { $list }.
alt-tricks = Levées : { $north } { $n }, { $south } { $s }.
alt-counting = Les seize levées sont faites : on compte.
alt-ended = Fin de la donne : « { $ending } ».
alt-meld-marriage = mariage { $list }
alt-meld-sequence = suite { $list }
alt-meld-four = carré { $list }
alt-reason-upcard = pour la retourne
alt-reason-high = pour cinq cartes de l’as au dix
alt-reason-low = pour cinq cartes du neuf au sept
alt-reason-last-draw = pour la dernière carte du talon
alt-reason-all-trumps = pour cinq atouts
alt-reason-last-trick = pour la dernière levée
alt-reason-last-five = pour les cinq dernières levées
alt-reason-most-tricks = pour le plus de levées
alt-reason-all-tricks = pour toutes les levées
alt-reason-trump-ace = pour l’as d’atout
alt-sheet-games = Parties : { $north } { $n }, { $south } { $s }.
alt-sheet-before = Avant la donne : { $north } { $n }, { $south } { $s }.
alt-sheet-earlier = Écrit plus tôt : { $north } { $n }, { $south } { $s }.
alt-sheet-written = Écrit pour { $name } : { $list }.
alt-sheet-cards = Points des cartes : { $north } { $n }, { $south } { $s }.
alt-sheet-so-far = Jusqu’ici, sans les cartes de la donne : { $north } { $n }, { $south } { $s }.
alt-sheet-total = Total : { $north } { $n }, { $south } { $s }.
alt-sheet = Feuille de marque.
alt-sheet-struck = Barré : { $name } { $list }.
alt-robbed = { $name } a pris la retourne contre le sept.
alt-final-points = Points à la fin : { $north } { $n }, { $south } { $s }.
alt-final-games = Points après chaque partie : { $list }.
alt-final-deals = Points après chaque donne : { $list }.
