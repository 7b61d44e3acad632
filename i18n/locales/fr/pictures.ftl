# What pictures of all games say.
picture-label-you = Moi
picture-label-your-turn = À vous !
picture-label-trump = Atout
picture-label-tricks = Levées
picture-label-cards = Cartes
picture-label-last = Dernière levée
picture-label-number = Levée { $number }
picture-label-waiting = On donne…
picture-label-count = Comptez !
picture-ending-counted = Compté
picture-final-deals = Donnes
picture-final-duration = Durée
picture-deals-level = à égalité !
picture-deals-score = { $deals ->
    [one] { $list } après { $deals } donne
   *[other] { $list } après { $deals } donnes
 }

# In words, for who cannot see them.
alt-at = { $seat } { $name }
alt-people = Places : { $list }.
alt-dealer = { $name } donne.
alt-trump = Atout { $suit }.
alt-turn = À { $name } de jouer.
alt-your-turn = C’est à vous de jouer.
alt-trick = Sur la table : { $list }.
alt-trick-empty = Pas encore de carte sur la table : la première est à { $name }.
alt-play = { $name } { $card }
alt-last = Dernière levée : { $list } ; prise par { $name }.
alt-lone-trick = Levée { $number } : { $list }. { $leader } a entamé, { $winner } l’a faite.
alt-taken = { $name } fait la levée.
alt-hand = Main : { $name }.
alt-hand-cards = Cartes : { $list }.
alt-hand-empty = Plus de cartes.
alt-hand-legal = Jouables : { $list }.
alt-hand-mark = { $card } : { $list }.
alt-hand-all-legal = { $n ->
    [one] La seule carte est jouable.
   *[other] Toutes sont jouables.
 }
alt-hand-none-legal = Aucune n’est jouable maintenant.
alt-replay = Reprise de la donne, étape { $n } sur { $all }.
alt-film = Reprise animée de la donne. Étapes : { $n }.
alt-replay-hand = { $name } tient { $list }.
alt-fact = { $name } : { $value }.
alt-ratings = Cotes : { $list }.
alt-deals-deal = Donne { $deal } : { $list }.
picture-final-win = gagnent le match !
picture-final-win-one = gagne le match !
alt-recap = Donne finie, { $name } donnait, atout { $suit }.
alt-tricks = Levées : { $ns_team } { $ns }, { $ew_team } { $ew }.
