booklet-goal-title = Le but du jeu
booklet-goal-text = Deux contre deux, partenaires face à face. On joue 30 et 1 : la première équipe qui a 301 points et le dit – « Dehors ! » – gagne la partie. Les perdants reçoivent une ou deux coches. Qui a cinq coches a perdu le match.
booklet-cards-title = Les cartes
booklet-cards-text =
    32 cartes. Dans chaque couleur, de la plus forte à la plus faible : as, dix, roi, dame, valet, neuf, huit, sept.
    Points : as 11, dix 10, roi 4, dame 3, valet 2, le reste rien. Un jeu contient 120 points.
booklet-deal-title = La donne
booklet-deal-text = Tout tourne dans le sens contraire des aiguilles d’une montre. Le voisin de gauche du donneur coupe. On donne 1, puis 3, puis 4 cartes. La dernière carte du donneur est retournée : sa couleur est atout. Elle reste visible jusqu’à la première carte jouée. Le voisin de droite du donneur entame.
booklet-follow-title = Fournir
booklet-follow-text = On entame de n’importe quelle carte. Qui a la couleur demandée doit la fournir. Hors atout, on n’est jamais obligé de monter. Le plus fort atout gagne la levée ; sans atout, la plus forte carte de la couleur demandée. Qui gagne entame la suivante.
booklet-trumps-title = L’atout
booklet-trumps-text =
    Atout demandé : on fournit, et on monte si l’on peut. Qui ne peut pas monter met n’importe quel atout ; qui n’en a pas, n’importe quelle carte.
    Autre couleur, et on n’en a pas : tant que personne n’a coupé, toute carte est permise. Si la levée est coupée, on joue soit une autre couleur, soit un atout plus fort. Sous-couper est interdit, sauf à qui n’a que des atouts dont aucun n’est plus fort.
booklet-exception-title = L’exception du mariage
booklet-exception-text = Roi, dame ou valet d’atout peuvent toujours être posés, au lieu de monter, s’ils font ou agrandissent un mariage dans la levée : le roi si la dame y est, la dame si le roi y est, le valet seulement si roi et dame y sont tous les deux. Peu importe qui les a joués ; les cartes en main ne comptent pas.
booklet-marriages-title = Les mariages annoncés
booklet-marriages-text = Roi et dame d’une couleur valent 20, avec le valet 30 ; à l’atout 40 et 60. On annonce dès que l’équipe a une levée et tant qu’on tient toutes les cartes, à tout moment entre deux cartes, même hors de son tour. Une fois par couleur ; un vingt ne devient plus trente. Ce qui n’est pas annoncé ne vaut rien.
booklet-table-title = Les mariages sur la table
booklet-table-text = Roi et dame (et valet) de la même couleur dans une levée font un mariage, peu importe qui les a joués : en plus pour ceux qui gagnent la levée, en moins pour les autres. Une carte reste ouverte sur leur tas pour le marquer.
booklet-count-title = Compter
booklet-count-text = Après huit levées, les points de cartes sont arrondis aux dizaines, cinq vers le haut : c’est « sur le point » (75 et 45 deviennent 8 et 5). On ajoute les mariages et on écrit la somme, sans le zéro, sur l’ardoise. Elle peut être négative.
booklet-dehors-title = « Dehors ! »
booklet-dehors-text = Qui pense avoir 301 points le dit : dix fois l’ardoise, plus les points non arrondis de cette donne (levées finies, mariages, moins ce que l’adversaire a gagné sur la table). On peut le dire à tout moment, même hors de son tour et encore après la huitième levée. Si c’est juste, la partie est gagnée ; si c’est faux, elle est perdue. Personne ne compte pour vous.
booklet-coches-title = Les coches
booklet-coches-text = Les perdants d’une partie reçoivent une coche, et deux si leur ardoise montrait moins de 15 avant cette donne. Après un faux dehors, la colonne de l’annonceur en reçoit deux si l’ardoise des autres montre moins de 15, sinon une. Les coches sont des traits obliques dans la colonne des perdants.
booklet-cape-title = La cape
booklet-cape-text = Les huit levées pour une équipe : deux coches aux autres. Ni points de cartes ni mariages de table ; les ardoises restent et la partie continue. Les mariages annoncés restent au bas de l’ardoise et comptent dans la donne suivante, dès le début, aussi pour le dehors.
booklet-demand-title = Demander la cape
booklet-demand-text =
    « Je demande la cape et dehors ! » : permis si l’ardoise montrait 19 ou plus, sans levée perdue, avec encore deux cartes en main. Réussi : trois coches, et la partie est finie.
    « … et pas dédoublé ! » : la même chose si les autres ont 14 ou moins ; quatre coches.
    Manqué : les coches vont à ceux qui ont demandé, et la donne s’arrête. Une seule demande par donne.
booklet-match-title = Le match
booklet-match-text = Une partie finie efface l’ardoise et les mariages du bas ; la donne passe à droite et une nouvelle partie commence. Le match s’arrête dès qu’une colonne a cinq coches : cette équipe a perdu.
booklet-signals-title = Se faire signe
booklet-signals-text = Entamer du dix d’atout promet l’as d’atout. Entamer d’un roi promet le dix et l’as de la couleur. Défausser un as sur la levée du partenaire promet le dix. On entame d’ordinaire, dans cet ordre : un as ; une couleur où l’on a une partie d’un mariage ; un dix (pas d’atout) ; autre chose.
booklet-ancient-title = L’Homme de Brou, 1802
booklet-ancient-text = L’ancêtre : on fournit, sinon toute carte est permise. On annonce seulement quand l’équipe vient de gagner une levée. Un mariage sur la table vaut le double. Les points s’écrivent en entier ; on gagne à 301, en parties : une si les perdants ont 150 ou plus, deux de 0 à 149, quatre s’ils sont négatifs. La vole vaut trois parties. Le match va à douze.
