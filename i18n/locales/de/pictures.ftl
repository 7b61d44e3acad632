# What pictures of all games say.
picture-label-you = Du
picture-label-your-turn = Spiel!
picture-label-trump = Trumpf
picture-label-tricks = Stiche
picture-label-cards = Karten
picture-label-last = Letzter Stich
picture-label-number = Stich { $number }
picture-label-waiting = Es wird gegeben…
picture-label-count = Zählt!
picture-ending-counted = Gezählt
picture-final-deals = Spiele
picture-final-duration = Dauer
picture-deals-level = alle gleichauf!
picture-deals-score = { $deals ->
    [one] { $list } nach { $deals } Spiel
   *[other] { $list } nach { $deals } Spielen
 }

# In words, for who cannot see them.
alt-at = { $seat } { $name }
alt-people = Plätze: { $list }.
alt-dealer = { $name } gibt.
alt-trump = Trumpf { $suit }.
alt-turn = { $name } ist am Zug.
alt-your-turn = Du bist am Zug.
alt-trick = Auf dem Tisch: { $list }.
alt-trick-empty = Noch keine Karte auf dem Tisch: Die erste spielt { $name }.
alt-play = { $name } { $card }
alt-last = Letzter Stich: { $list }; an { $name }.
alt-lone-trick = Stich { $number }: { $list }. { $leader } hat ausgespielt, { $winner } hat ihn gemacht.
alt-taken = { $name } macht den Stich.
alt-hand = Blatt von { $name }.
alt-hand-cards = Karten: { $list }.
alt-hand-empty = Keine Karten mehr.
alt-hand-legal = Spielbar: { $list }.
alt-hand-mark = { $card }: { $list }.
alt-hand-all-legal = { $n ->
    [one] Die einzige Karte ist spielbar.
   *[other] Alle sind spielbar.
 }
alt-hand-none-legal = Jetzt ist keine spielbar.
alt-replay = Wiedergabe des Spiels, Schritt { $n } von { $all }.
alt-film = Animierte Wiedergabe des Spiels. Schritte: { $n }.
alt-replay-hand = { $name } hält { $list }.
alt-fact = { $name }: { $value }.
alt-ratings = Wertungen: { $list }.
alt-deals-deal = Spiel { $deal }: { $list }.
picture-final-win = gewinnen den Match!
picture-final-win-one = gewinnt den Match!
alt-recap = Das Spiel ist aus, { $name } gab, Trumpf { $suit }.
alt-tricks = Stiche: { $ns_team } { $ns }, { $ew_team } { $ew }.
