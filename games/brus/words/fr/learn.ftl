## Le cours : titres des leçons

lesson-beat = Ce qui bat, et à qui va la levée
lesson-seven = { booklet-seven-title }
lesson-dare = { booklet-dare-title }
lesson-turn = Cacher une carte (kehren), et répondre
lesson-tableau = Tableau, Stanto et jannen

## Leçon 1

learn-take-1-task = Ouest entame du roi de carreau, une blanche ; Est met le neuf de carreau. Vous avez le neuf de cœur, l’as de trèfle et la dame de pique. Avec quoi prenez-vous la levée ?
learn-take-1-hint = Personne n’est tenu de fournir : la plus forte carte qui bat prend la levée. Les neuf passent avant les as ; entre eux, trèfle, pique, cœur, carreau.
learn-take-1-done = C’est cela : cœur (6) bat carreau (7). Le chiffre de la médaille est le rang, 1 est le Spitz.
learn-take-1-ace = Permis, mais les as viennent après les neuf : Est garde la levée.
learn-take-1-blank = Permis, mais les dames sont blanches : elles ne battent jamais.
learn-cheap-1-task = Ouest entame de l’as de cœur. Vous jouez en dernier, avec le Spitz, l’as de pique et le valet de carreau. Avec quoi prenez-vous ?
learn-cheap-1-hint = La plus petite carte qui suffit. Parmi les as, pique passe avant cœur.
learn-cheap-1-done = Exactement : l’as de pique suffit, et le Spitz reste pour plus tard.
learn-cheap-1-dear = Permis, la levée est à vous. Mais le Spitz est la plus forte carte du jeu : l’as de pique suffisait.
learn-cheap-1-low = Permis, mais les valets viennent après les as : Ouest garde la levée.
learn-partner-1-task = Ouest entame d’un huit blanc, Nord, votre partenaire, met le valet de carreau, Est un roi blanc. Vous jouez en dernier. Quelle carte donnez-vous ?
learn-partner-1-hint = À qui est la levée en ce moment ? Votre partenaire y a la seule carte qui bat.
learn-partner-1-done = Bien épargné : la levée est déjà à votre équipe, une blanche suffit.
learn-partner-1-waste = Permis, mais vous prenez à votre propre partenaire. Gardez les cartes qui battent pour les levées perdues sans elles.

## Leçon 2

learn-led-1-task = Vous entamez la première levée, avec le sept de cœur, la dame de trèfle et le dix de carreau. Une de ces cartes bat même le Spitz. Laquelle ?
learn-led-1-hint = Tant qu’il y a du talon, un sept entamé compte : seul un sept plus fort le bat.
learn-led-1-done = Le Spitz ne sert à rien à Ouest, et le sept de carreau est plus faible : la levée est à vous.
learn-led-1-blank = Permis, mais une blanche ne gagne que si personne ne la bat.
learn-over-1-task = Ouest entame du sept de carreau, il y a du talon. Vous avez le sept de pique, le Spitz et l’as de carreau. Qu’est-ce qui le bat ?
learn-over-1-hint = Contre un sept qui compte, seul un sept plus fort sert : trèfle, pique, cœur, carreau.
learn-over-1-done = Oui : pique sur carreau. Le Spitz reste en main.
learn-over-1-spitz = Permis, mais donné : même le Spitz ne bat pas un sept qui compte.
learn-over-1-ace = Permis, mais aucun as ne bat un sept qui compte.
learn-late-1-task = Le talon est épuisé, Ouest entame du sept de carreau. Vous avez une levée, eux quatre : celle-ci doit être à vous. Avec quoi ?
learn-late-1-hint = Sans talon, tout sept est blanc. Qu’est-ce qui bat dans votre main ?
learn-late-1-done = Juste : dès la sixième levée le sept est blanc, et le valet de cœur suffit.
learn-late-1-seven = Le sept de trèfle ne le bat que tant qu’il y a du talon. Maintenant les deux sont blancs, et la levée est à Ouest.
learn-late-1-blank = Permis, mais sans carte qui bat, la levée va à qui a entamé : Ouest gagne la donne.

## Leçon 3

learn-dare-1-task = Le Spitz est joué, le Brus pas encore. Vous avez le Dulle Hund, et seul Ouest joue après vous. S’il prend la levée, que cela rapporte.
learn-dare-1-hint = Osez le Dulle Hund : s’il prend la levée, vous effacez un trait.
learn-dare-1-done = Osé et gagné : un trait de moins. Si Ouest avait eu le Brus, votre carte était battue (geschlagt), et les autres en effaçaient deux.
learn-dare-1-plain = Permis, et la levée est à vous. Mais seul qui ose efface pour cela.
learn-dare-1-blank = Permis, mais la levée va à Est. Vous avez le Dulle Hund.
learn-brus-1-task = Vous entamez. Le Spitz est encore dehors, mais il n’y a que trois autres cartes dans une levée. Qu’est-ce qui rapporte le plus ?
learn-brus-1-hint = Le Brus entamé et osé vaut deux.
learn-brus-1-done = Deux traits d’un coup ! Seul le Spitz l’aurait battu, et cela aurait coûté trois.
learn-brus-1-plain = Permis, et prudent. Ici on peut vouloir davantage : entamé et osé, le Brus vaut deux.
learn-brus-1-blank = Permis, mais cela ne prend guère de levée. Vous avez le Brus.
learn-last-1-task = Ouest a entamé du Dulle Hund, vous jouez en dernier et vous avez le Brus. Jouez-le comme c’est permis.
learn-last-1-hint = Qui joue en dernier dans la levée ne peut pas oser : le résultat est déjà connu.
learn-last-1-done = Le Brus prend la levée, sans oser. Il n’y avait rien de plus à prendre.
learn-last-1-low = Permis, mais la levée resterait au Dulle Hund. Votre Brus le bat.
learn-known-1-task = Le Spitz est joué, Brus et Dulle Hund sont tous deux chez vous. Est a entamé de l’as de trèfle. Prenez la levée au meilleur prix. Y a-t-il quelque chose à oser ?
learn-known-1-hint = Pour oser, une carte plus forte doit être encore dehors : ni jouée, ni dans votre main. Ici aucune ne l’est ; même le neuf de trèfle est sûr.
learn-known-1-done = Sûr et bon marché : au-dessus du neuf de trèfle, plus rien n’est dehors. C’est aussi pourquoi il n’y avait rien à oser.
learn-known-1-dear = Permis et sûr, mais cher : le neuf de trèfle suffit, tout ce qui est plus fort est joué ou à vous.

## Leçon 4

learn-turn-1-task = Vous avez quatre levées, eux une. Vous entamez et vous avez le Spitz : la donne est gagnée. Comment en tirer plus d’un trait ?
learn-turn-1-hint = Avec exactement deux ou quatre levées on peut entamer d’une carte cachée. Prenez celle qui gagne.
learn-turn-1-done = Ils ont relevé, et le Spitz gagne : un trait pour la donne, un pour la carte cachée. S’ils avaient fui, c’était gagné aussi.
learn-turn-1-open = Permis et gagné, mais pour un seul trait. Caché, il pouvait en rapporter deux.
learn-turn-1-weak = Permis, mais si la blanche est relevée, la levée est en danger, et il y a un trait de plus en jeu. Cachez la carte qui gagne.
learn-take-up-1-task = Est a caché une carte. Vous avez le Spitz, le neuf et le valet de pique ; une levée à deux. Fuir ou relever ?
learn-take-up-1-hint = Avec trois cartes qui battent, dont le Spitz, on n’abandonne pas une donne.
learn-take-up-1-done = Relevé : la carte est ouverte, et qui gagne la donne efface un trait de plus. Avec vos cartes, cela vous convient.
learn-take-up-1-ran = Qui fuit perd la donne aussitôt, et tous voient vos cartes. Cette main vaut d’être jouée.
learn-run-1-task = Est cache une carte, à quatre levées contre une. Il vous reste la dame et le roi de pique et le huit de cœur : tout est blanc. Que faire ?
learn-run-1-hint = Il ne leur manque qu’une levée. S’il faut perdre, que ce soit au meilleur prix.
learn-run-1-done = Bien fui : cela coûte un trait. Relevé et perdu, c’était deux.
learn-run-1-taken = Permis, mais avec trois blanches votre partenaire devrait prendre toutes les levées. Perdu, cela coûte deux traits au lieu d’un.
learn-turned-1-task = Deux à trois, vous entamez et vous avez le Brus. Entamez-en, caché.
learn-turned-1-hint = Cachez le roi de cœur, le Brus.
learn-turned-1-done = Est relève. Avant qu’Ouest ne joue, vous pouvez encore dire quelque chose.
learn-turned-1-open = Permis : entamé ouvertement et osé, le Brus vaut deux aussi. Mais alors personne ne peut fuir. Essayez caché.
learn-turned-2-task = Le Brus est ouvert et compte comme entamé. Ouest va jouer. Que dites-vous ?
learn-turned-2-hint = Une fois relevée et avant la carte suivante, la carte peut être osée.
learn-turned-2-done = Osé et gagné : deux traits, et la donne en vaut un de plus.

## Leçon 5

learn-jannen-1-task = Quatre à zéro, et vous entamez. Votre tableau montre cinq traits. Quelle carte fait cinq levées sur cinq ?
learn-jannen-1-hint = Cinq à zéro s’appelle jannen et vaut un trait de plus. Cacher une carte n’est pas permis ici : ils n’ont encore aucune levée.
learn-jannen-1-done = Jannen ! Un trait pour la donne, un pour jannen : il en reste trois.
learn-jannen-1-blank = Permis, mais blanche : une seule levée pour eux, et jannen est perdu.
learn-stanto-1-task = Un Stanto est resté d’avant. On est à quatre contre deux, et vous jouez en dernier. Prenez la levée.
learn-stanto-1-hint = Qui gagne la donne efface un trait de plus par Stanto. Le neuf de cœur bat le valet de pique.
learn-stanto-1-done = Cinq levées : un trait pour la donne et un pour le Stanto, qui disparaît.
learn-stanto-1-away = Permis, mais la levée va à Est. À quatre partout, un second Stanto resterait.
learn-stroke-1-task = Il ne vous reste qu’un trait. Vous avez le Dulle Hund ; Spitz et Brus sont dehors. Prenez la levée – en osant, ou sans ?
learn-stroke-1-hint = Une carte osée n’efface jamais le dernier trait. Que pouvez-vous gagner, que pouvez-vous perdre ?
learn-stroke-1-done = Sage : il n’y avait rien à gagner. Seule la fin d’une donne efface le dernier trait. Le cours est fini : prenez place à une table, avec /table.
learn-stroke-1-dared = Permis, mais le dernier trait reste, même si vous gagnez. Battue, les autres en effacent deux.
