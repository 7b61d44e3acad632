# What pictures of all games say.
picture-label-you = Tu
picture-label-your-turn = Gioca!
picture-label-trump = Atout
picture-label-tricks = Prese
picture-label-cards = Carte
picture-label-last = Ultima presa
picture-label-number = Presa { $number }
picture-label-waiting = Si danno le carte…
picture-label-count = Contate!
picture-ending-counted = Contato
picture-final-deals = Mani
picture-final-duration = Durata
picture-deals-level = pari!
picture-deals-score = { $deals ->
    [one] { $list } dopo { $deals } mano
   *[other] { $list } dopo { $deals } mani
 }

# In words, for who cannot see them.
alt-at = { $seat } { $name }
alt-people = Posti: { $list }.
alt-dealer = { $name } dà le carte.
alt-trump = Atout { $suit }.
alt-turn = Tocca a { $name }.
alt-your-turn = Tocca a te.
alt-trick = Sul tavolo: { $list }.
alt-trick-empty = Ancora nessuna carta sul tavolo: la prima tocca a { $name }.
alt-play = { $name } { $card }
alt-last = Ultima presa: { $list }; a { $name }.
alt-lone-trick = Presa { $number }: { $list }. Ha aperto { $leader }, l’ha fatta { $winner }.
alt-taken = { $name } prende.
alt-hand = Carte di { $name }.
alt-hand-cards = Carte: { $list }.
alt-hand-empty = Nessuna carta rimasta.
alt-hand-legal = Giocabili: { $list }.
alt-hand-mark = { $card }: { $list }.
alt-hand-all-legal = { $n ->
    [one] L’unica carta è giocabile.
   *[other] Tutte giocabili.
 }
alt-hand-none-legal = Ora nessuna è giocabile.
alt-replay = Ripresa della mano, passo { $n } di { $all }.
alt-film = Ripresa animata della mano. Passi: { $n }.
alt-replay-hand = { $name } ha { $list }.
alt-fact = { $name }: { $value }.
alt-ratings = Punteggi: { $list }.
alt-deals-deal = Mano { $deal }: { $list }.
picture-final-win = vincono la sfida!
picture-final-win-one = vince la sfida!
alt-recap = Mano finita, carte date da { $name }, atout { $suit }.
alt-tricks = Prese: { $ns_team } { $ns }, { $ew_team } { $ew }.
