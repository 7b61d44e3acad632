school-exercise = -# Exercice { $number } sur { $exercises } · vous êtes en Sud, Nord est votre partenaire
school-intro = Les cartes sont données, une partie est déjà jouée. Répondez avec les boutons ci-dessous, comme à table ; vous pouvez essayer autant de fois que vous voulez.
booklet-goal-title = Le but du jeu
booklet-goal-text = Brus vient de Gotland. Deux contre deux, partenaires face à face, dans le sens des aiguilles d’une montre. Le tableau porte six traits pour chaque équipe. Qui peut effacer son dernier gagne la partie ; le match se joue en une, deux ou trois parties.
booklet-cards-title = Ce qui bat
booklet-cards-text =
    32 cartes. Battent, de haut en bas : le valet de trèfle « Spitz », le roi de cœur « Brus », le huit de pique « Dulle Hund », puis les neuf, les as et les autres valets, chaque fois trèfle, pique, cœur, carreau. La médaille sur la carte dit son rang, de 1 à 14.
    Le reste est blanc : dix, dames, les autres rois et les autres huit.
booklet-hand-title = Une donne
booklet-hand-text = Trois cartes chacun, vingt au talon. Le voisin de gauche du donneur entame. Toute carte est permise : la plus forte qui bat prend la levée ; s’il n’y en a pas, c’est qui a entamé. Après la levée chacun tire une carte, tant qu’il y a du talon. La première équipe à cinq levées gagne la donne.
booklet-seven-title = Le sept
booklet-seven-text = Tant qu’il y a du talon, donc aux cinq premières levées, un sept entamé compte : seul un sept plus fort le bat, trèfle avant pique, cœur, carreau. Tout autre sept est blanc.
booklet-dare-title = Oser (wagen)
booklet-dare-text = On peut oser le Brus et le Dulle Hund en les jouant, sauf en dernier dans la levée ou quand un sept compte. Une carte plus forte doit être encore dehors : ni jouée, ni dans sa propre main ; le talon est dehors. Une plus forte peut même être déjà dans la levée.
booklet-settle-title = Ce que coûte d’oser
booklet-settle-text =
    Une carte osée vaut un trait, le Brus entamé deux. Si elle prend la levée, son équipe en efface autant. Si un adversaire la bat (geschlagt), les autres en effacent un de plus. Si le partenaire la prend, personne n’efface ; si un adversaire était au-dessus de la carte osée, cela s’appelle übergeschlagt.
    Une carte osée n’efface jamais le dernier trait.
booklet-turn-title = Cacher une carte (kehren)
booklet-turn-text = Qui entame peut poser sa carte cachée si son équipe a exactement deux ou exactement quatre levées et l’autre au moins une ; chaque équipe une fois par donne. Un sept caché compte comme entamé. Brus ou Dulle Hund peuvent être osés après qu’on a relevé, avant la carte suivante.
booklet-answer-title = Fuir ou relever
booklet-answer-text = L’autre équipe répond, l’un ou l’autre : le premier mot compte. Qui fuit perd la donne et montre ses deux mains. Si on relève, la carte est ouverte, on continue, et qui gagne la donne efface un trait de plus.
booklet-tableau-title = Effacer
booklet-tableau-text = Une donne gagnée efface un trait ; un de plus pour cinq à zéro (jannen), un pour chaque carte cachée (kehren) relevée et un pour chaque Stanto qui reste. Ce qui dépasserait les traits restants est perdu.
booklet-stanto-title = Stanto
booklet-stanto-text = Quatre partout est un Stanto : personne n’efface, les cartes cachées ne valent rien, et un Stanto de plus reste. Qui gagne la donne suivante efface un trait pour chacun, et les Stanti disparaissent.
booklet-brille-title = Brille et Keule
booklet-brille-text = Qui perd une partie prend une Brille (des lunettes) sur le tableau, ou une Keule (une massue) si son équipe n’a effacé aucun trait de toute la partie. La partie suivante commence avec six traits chacun et sans Stanto.
booklet-knowing-title = Ce qu’on peut savoir
booklet-knowing-text = Chacun peut demander à tout moment quelles cartes sont jouées : « Cartes jouées » les montre, et ce qui est encore dehors. Tous voient levées, traits, Stanti et combien de cartes a le talon. Une carte cachée n’est connue que de qui l’a posée, jusqu’à ce qu’on relève.
