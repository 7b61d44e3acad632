# The booklet of rules for /rules.
booklet-goal-title = Le but du jeu
booklet-goal-text = Un contre un, cinq cartes en main et un talon où tirer. Les points viennent des levées, et plus encore de ce qu’on montre : suites, mariages, carrés. Qui a 600 gagne la partie – et peut le dire aussitôt par « Fini » (Aus), à ses risques.
booklet-cards-title = Les cartes
booklet-cards-text =
    32 cartes. Dans chaque couleur, de haut en bas : as, roi, dame, valet, dix, neuf, huit, sept – dans les levées comme dans les suites.
    Points dans les levées : as 11, dix 10, roi 4, dame 3, valet 2, le reste rien. En tout 120.
booklet-deal-title = La donne
booklet-deal-text = Le premier donneur est tiré au sort, puis on donne à tour de rôle. L’autre coupe et reçoit deux cartes, le donneur deux, puis trois chacun. La onzième carte est retournée : sa couleur est atout. Elle est en travers sous le talon et se tire en dernier : il y a 22 cartes à tirer.
booklet-tricks-title = Les levées avec talon
booklet-tricks-text = Qui n’a pas donné entame. Tant qu’il y a un talon, on joue ce qu’on veut. Le plus haut atout fait la levée, sinon la plus haute carte de la couleur demandée. Qui la fait tire d’abord, puis l’autre, et entame.
booklet-last-five-title = Les cinq dernières levées
booklet-last-five-text = Sans talon on fournit si l’on peut, sinon on joue ce qu’on veut. Personne n’est obligé de monter ni de couper.
booklet-rob-title = Dérober (Rauben)
booklet-rob-text = Avant d’entamer, qui a le sept d’atout peut le poser sous le talon et prendre la retourne, tant qu’on peut encore tirer au moins deux cartes : de la toute première entame à celle de la onzième levée.
booklet-meld-title = Montrer (Melden)
booklet-meld-text = Avant d’entamer, quand les deux ont tiré, on peut montrer autant de combinaisons qu’on veut ; leurs points s’écrivent tout de suite. Les cartes restent en main, et l’autre les connaît désormais. Après la seizième levée on ne montre plus rien.
booklet-worth-title = Ce que valent les annonces
booklet-worth-text =
    Suites en atout, selon leur plus haute carte :
    ```
                A    R    D    V   10    9
    cinq      600  300  200  100
    quatre    200  160  120   80   60
    trois     120  100   80   60   40   20
    ```
    La moitié dans une autre couleur.
    Mariage, roi et dame : 20, en atout 40.
    Carrés : as 150, rois 100, dames 80, valets 60, dix 40.
booklet-marriage-title = Les mariages
booklet-marriage-text = Roi et dame d’une couleur : 20, en atout 40, une fois par couleur et par donne. Les deux sont dans votre main, ou les deux dans la levée que vous venez de faire.
booklet-sequence-title = Les suites
booklet-sequence-text = Trois à cinq cartes de suite d’une couleur, en main. Une suite peut être plus courte que ce qu’on tient. Une carte ne sert que dans une suite, mais peut servir aussi dans un mariage et dans un carré.
booklet-four-title = Les carrés
booklet-four-text = Les quatre cartes d’un rang en main : as 150, rois 100, dames 80, valets 60, dix 40, une fois par rang et par donne. Neuf, huit et sept ne valent rien.
booklet-written-title = Écrit sans un mot
booklet-written-text =
    Le donneur retourne un as, un roi, une dame, un valet ou un dix : 10.
    Vos cinq premières cartes vont toutes de l’as au dix : 20, et encore 20 après chaque carte tirée tant que cela dure ; toutes du neuf au sept : 10 à chaque fois. Une autre carte, même dérobée, y met fin pour la donne.
    La dernière carte du talon : 10 pour qui la tire. Cinq atouts quand le talon est épuisé : 30.
booklet-end-title = À la fin de la donne
booklet-end-text = La dernière levée 10 ; les cinq dernières 20 de plus ; plus de levées que l’autre 10 ; l’as d’atout 10 pour qui l’a pris dans une levée, sauf s’il a été montré dans une suite ou dans un carré ; et à chacun ses points de cartes. Les seize levées : 600 au lieu des 10, et la partie est gagnée.
booklet-out-title = « Fini » (Aus)
booklet-out-text = Qui croit avoir 600 dit « Fini » (Aus), à tout moment d’une donne jusqu’à la marque, même hors de son tour. On arrête et on compte : le score d’avant la donne, ce qui y a été écrit, les cartes des levées complètes – après la seizième aussi ce qui s’écrit à la fin. 600 ou plus : la partie est gagnée. Moins : elle est perdue. Personne ne compte pour vous.
booklet-booking-title = À la marque
booklet-booking-text = Sans « Fini », on marque après la seizième levée. 600 gagnent alors sans un mot ; si les deux les ont, le plus haut. À égalité, les points restent et une donne de plus décide, où personne ne dit « Fini ».
booklet-match-title = Le match
booklet-match-text = Le match se gagne en une partie, ou en trois ou cinq si la table le veut. Une nouvelle partie commence à zéro ; on donne toujours à tour de rôle.
booklet-known-title = Ce que chacun sait
booklet-known-text = Sa propre main, la retourne, tout ce qui a été montré, ce qui a été écrit et pourquoi, et la dernière levée. Compter fait partie du jeu : les points des cartes n’apparaissent qu’à la marque ou après « Fini ».
booklet-strict-title = Les dernières levées strictes
booklet-strict-text = Une table peut jouer strictement les cinq dernières : on fournit plus haut si l’on peut, sinon n’importe quelle carte de la couleur ; sans la couleur on coupe ; sans atout, on joue ce qu’on veut.
