game-name = Schieber
game-about = Le chibre, jass suisse à quatre : choisir l’atout ou chibrer
preset-turnier = Tournoi
rules-line = En { $option_goal }{ $option_notrump ->
    [on] {" "}· avec Obenabe et Undenufe
   *[off] {""}
 }{ $option_multiplied ->
    [on] {" "}· noir double, sans atout triple
   *[off] {""}
 }{ $option_wys ->
    [off] {" "}· sans annonces
   *[on] {""}
 }{ $option_stoeck ->
    [off] {" "}· sans stöck
   *[on] {""}
 }{ $option_thanks ->
    [on] {" "}· qui a les points le dit et gagne
   *[off] {""}
 }
help-text =
    {""}**Atout :** La personne à droite du donneur choisit l’atout ou passe le choix à son partenaire (chibrer) ; elle entame dans tous les cas.
    {""}**Cartes :** On fournit ou on coupe, sans sous-couper un atout déjà posé. Le valet d’atout (bour) n’est jamais obligé de fournir.
    {""}**Points :** À l’atout, le valet (bour) compte 20 et le neuf (nell) 14 ; sinon l’as 11, le dix 10, le roi 4, la dame 3, le valet 2. La dernière levée compte 5, les neuf levées 100 de plus.
    {""}**Annonces :** Avant sa première carte ; seule marque l’équipe qui a la meilleure. **Stöck :** roi et dame d’atout dans la même main comptent 20.
option-notrump = Obenabe et Undenufe
option-multiplied = Noir double, sans atout triple
option-wys = Annonces
option-stoeck = Stöck
option-thanks = Le match finit quand on l’annonce
act-trump = Atout { $suit }
act-obenabe = Obenabe (de haut en bas)
act-unenufe = Undenufe (de bas en haut)
act-schieben = Chibrer (passer le choix)
act-wys = Annonce : { $points }
act-bedanken = Nous avons gagné
no-undertrump = On ne sous-coupe pas : jouez un atout plus fort ou une autre couleur. (règle { $rule })
choose-first = L’atout se choisit d’abord. (règle { $rule })
chosen-already = L’atout est déjà choisi. (règle { $rule })
pushed-already = On a déjà chibré : c’est à vous de choisir. (règle { $rule })
no-notrump = À cette table, on joue toujours avec atout. (règle { $rule })
no-wys = Vous n’avez pas cette annonce. (règle { $rule })
wys-late = Une annonce se fait avant votre première carte. (règle { $rule })
wys-said = Vous avez déjà annoncé votre Wys. (règle { $rule })
wys-off = À cette table, on joue sans annonces. (règle { $rule })
no-thanks = À cette table, chaque donne se joue jusqu’au bout. (règle { $rule })
goal-not-reached = Votre équipe n’a pas encore les points. (règle { $rule })
said-wys = Annonce : { $points }
choosing = { $who } choisit l’atout ou chibre.
choosing-own = Vous choisissez l’atout ou chibrez.
choosing-pushed = Chibré : { $who } choisit l’atout.
choosing-pushed-own = Chibré : à vous de choisir l’atout.
chose-suit = { $who } a choisi { $suit } comme atout.
chose-suit-own = Vous avez choisi { $suit } comme atout.
chose-suit-pushed = Chibré ; { $who } a choisi { $suit } comme atout.
chose-suit-pushed-own = Chibré ; vous avez choisi { $suit } comme atout.
chose-obenabe = { $who } a choisi Obenabe.
chose-obenabe-own = Vous avez choisi Obenabe.
chose-obenabe-pushed = Chibré ; { $who } a choisi Obenabe.
chose-obenabe-pushed-own = Chibré ; vous avez choisi Obenabe.
chose-unenufe = { $who } a choisi Undenufe.
chose-unenufe-own = Vous avez choisi Undenufe.
chose-unenufe-pushed = Chibré ; { $who } a choisi Undenufe.
chose-unenufe-pushed-own = Chibré ; vous avez choisi Undenufe.
shows-wys = { $who } montre { $cards } : { $points }
shows-wys-own = Vous montrez { $cards } : { $points }
has-stock = { $who } a le stöck : 20
has-stock-own = Vous avez le stöck : 20
count-so-far = Pour l’instant { team-NS-short } { $ns }, { team-EW-short } { $we }
ending-thanks = { $who } a annoncé la fin.
ending-thanks-own = Vous avez annoncé la fin.
ending-match = Les neuf levées pour { $one } et { $two } !
metric-wys = Points d’annonces
column-wys = Annonces
booklet-cards-title = Cartes et levées
booklet-cards-text = On joue à quatre avec 36 cartes, du six à l’as ; ceux qui se font face sont partenaires. Chacun a neuf cartes, et on tourne dans le sens inverse des aiguilles d’une montre. Hors de l’atout, l’ordre est as, roi, dame, valet, dix, neuf, huit, sept, six.
booklet-trump-title = Atout, Obenabe, Undenufe
booklet-trump-text = La personne à droite du donneur choisit une couleur d’atout ou chibre ; son partenaire doit alors choisir. À l’atout, le valet (bour) et le neuf (nell) sont les plus forts, puis as, roi, dame, dix, huit, sept, six. En Obenabe il n’y a pas d’atout ; en Undenufe non plus, et le six est le plus fort. La personne à droite du donneur entame toujours.
booklet-following-title = Fournir et couper
booklet-following-text = On fournit la couleur ou on coupe. Si un atout est déjà dans la levée, on n’en ajoute pas de plus petit, sauf si on n’a plus que des atouts. Si l’on joue atout et que le valet est votre seul atout, vous n’êtes pas obligé de le poser.
booklet-wys-title = Annonces et Stöck
booklet-wys-text = Trois cartes qui se suivent comptent 20, quatre 50, cinq 100, chaque carte de plus 50. Quatre as, rois, dames ou dix comptent 100, quatre neuf 150, quatre valets 200. On annonce sa meilleure avant sa première carte ; après la première levée, seule l’équipe qui a la meilleure montre et marque, mais tout ce qu’elle a annoncé. Roi et dame d’atout dans la même main font le stöck : 20.
booklet-count-title = Compter et gagner
booklet-count-text = Les cartes comptent 152 en tout, la dernière levée 5. Les neuf levées rapportent 100 de plus. La première équipe à 1000 ou 2500 points gagne ; quand la fin s’annonce, le match finit dès qu’une équipe a les points et le dit.
achievement-first-wys = Une première annonce
achievement-wys-in-match = { $least } points d’annonces dans un match
achievement-much-wys = { $least } points d’annonces
achievement-first-match = Un premier match : les neuf levées
achievement-matches-in-match = Les neuf levées { $least } fois dans la même partie
achievement-ten-matches = Les neuf levées { $least } fois
achievement-best-deal = Au moins { $least } points dans une donne
achievement-fifty-pushes = Le choix passé { $least } fois
achievement-many-tricks = { $least } levées
achievement-many-deals = { $least } donnes
moment-match = Match, les neuf levées
# Reasons for a choice of trump.
why-trump = **{ $what }** : cela vous fait { $own } { $own ->
    [one] atout
   *[other] atouts
 }{ $top ->
    [jack-nine] , dont le bour et le nell
    [jack] , dont le bour
    [nine] , dont le nell
   *[none] {""}
 } ; { $kind ->
    [trump] avec **{ $made }**, vous { $other ->
        [0] n’en auriez aucun
        [one] n’en auriez qu’un
       *[other] en auriez { $other }
    }{ $other ->
        [0] {""}
       *[other] { $under ->
            [jack-nine] , avec le bour et le nell
            [jack] , sans le nell
            [nine] , sans le bour
           *[none] , sans bour ni nell
        }
    }
    [up] pour **{ $made }**, il vous faudrait davantage d’as
    [down] pour **{ $made }**, il vous faudrait davantage de six
   *[push] c’est assez pour se passer de **{ $made }**
 }.
why-up = **{ $what }** : { $own ->
    [one] { $own } as, maître d’entrée
   *[other] { $own } as, maîtres d’entrée
 } ; { $kind ->
    [trump] avec **{ $made }**, vous n’avez { $other ->
        [0] aucun atout
        [one] qu’un atout
       *[other] que { $other } atouts
    }
    [down] pour **{ $made }**, il vous faudrait davantage de six
   *[push] c’est assez pour se passer de **{ $made }**
 }.
why-down = **{ $what }** : { $own ->
    [one] { $own } six, maître d’entrée
   *[other] { $own } six, maîtres d’entrée
 } ; { $kind ->
    [trump] avec **{ $made }**, vous n’avez { $other ->
        [0] aucun atout
        [one] qu’un atout
       *[other] que { $other } atouts
    }
    [up] pour **{ $made }**, il vous faudrait davantage d’as
   *[push] c’est assez pour se passer de **{ $made }**
 }.
why-push = **{ $what }** : { $kind ->
    [trump] avec **{ $made }**, vous n’auriez { $other ->
        [0] aucun atout
        [one] qu’un atout
       *[other] que { $other } atouts
    }{ $other ->
        [0] {""}
       *[other] { $under ->
            [jack] , sans le nell
            [nine] , sans le bour
           *[none] , sans bour ni nell
        }
    }
    [up] pour **{ $made }**, il vous faudrait davantage d’as
   *[down] pour **{ $made }**, il vous faudrait davantage de six
 } ; votre partenaire a sans doute mieux.
