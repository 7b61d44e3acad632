## Le cours : titres des leçons

lesson-follow = Fournir et couper
lesson-beat = Monter à l’atout, et l’exception du mariage
lesson-declare = Annoncer les mariages
lesson-table = { booklet-table-title }
lesson-dehors = Compter et dire « Dehors ! »
lesson-cape = { booklet-cape-title }

## Leçon 1

learn-follow-1-task = Cœur est atout. Ouest entame du roi de trèfle. Vous avez l’as et le sept de trèfle, et un petit atout. Que jouez-vous ?
learn-follow-1-hint = On fournit toujours la couleur demandée : il faut un trèfle. Lequel prend la levée ?
learn-follow-1-done = Bien ! L’as prend le roi : onze et quatre points pour votre équipe. À une couleur autre que l’atout, vous n’étiez pas obligé de monter, mais c’était payant.
learn-follow-1-low = Permis : hors atout, rien n’oblige à monter. Mais l’as prenait la levée. Essayez encore.
learn-ruff-1-task = Est entame de l’as de carreau et vous n’avez pas de carreau. La levée n’est pas encore coupée : toutes vos cartes sont permises. Laquelle gagne ?
learn-ruff-1-hint = Cœur est atout : un seul petit cœur bat l’as de carreau.
learn-ruff-1-done = Coupé ! Le huit d’atout emporte l’as : personne ne peut plus le reprendre.
learn-ruff-1-away = Permis, mais vous laissez l’as aux adversaires. Il vous reste un petit atout…
learn-discard-1-task = Votre partenaire entame de l’as de pique, Ouest coupe du dix de cœur. Vous n’avez pas de pique. Que défaussez-vous ?
learn-discard-1-hint = La levée est déjà coupée : un atout plus petit est interdit. Défaussez une carte qui ne leur donne rien.
learn-discard-1-done = Juste. Sous-couper est interdit tant que vous avez autre chose, et le huit de trèfle ne vaut rien.
learn-discard-1-gift = Permis, mais le valet vaut deux points et la levée est à eux. Il y a moins cher.

## Leçon 2

learn-beat-1-task = Est entame atout, du valet. La dame d’Ouest est la plus haute. Vous avez l’as et le sept d’atout. Que devez-vous jouer ?
learn-beat-1-hint = À l’atout, on fournit et on monte si on le peut.
learn-beat-1-done = C’est cela : l’as était la seule carte permise. À l’atout, monter est un devoir.
learn-exception-led-1-task = Est entame du roi d’atout, votre partenaire a mis le dix, et il est maître. Vous avez l’as et la dame d’atout. Les deux sont permis ; laquelle rapporte le plus ?
learn-exception-led-1-hint = L’exception : la dame peut toujours être posée sur le roi, car elle fait le mariage dans la levée.
learn-exception-led-1-done = Magnifique : roi et dame d’atout dans votre levée, quarante de plus pour vous, quarante de moins pour eux, et votre as reste en main.
learn-exception-led-1-ace = Permis, et vous gagnez la levée ; mais votre partenaire la gagnait déjà. La dame y ferait un mariage d’atout de quarante.
learn-exception-ruff-1-task = Est entame de l’as de trèfle, votre partenaire a coupé du roi. Vous n’avez que des atouts : as, dame, sept. Le sept est interdit. Que jouez-vous ?
learn-exception-ruff-1-hint = Le roi d’atout est sur la table : la dame y fait un mariage, même sans monter.
learn-exception-ruff-1-done = Oui ! La dame passe sous le roi parce qu’elle fait le mariage : quarante points dans une levée qui est à vous.
learn-exception-ruff-1-ace = Permis, mais vous reprenez votre propre partenaire et perdez un mariage de quarante.

## Leçon 3

learn-declare-1-task = Vous avez roi et dame de trèfle, mais votre équipe n’a encore aucune levée : pas de levée, pas d’annonce. Est a entamé du neuf de pique. Gagnez d’abord la levée.
learn-declare-1-hint = On annonce seulement quand l’équipe a au moins une levée. Il faut fournir à pique, et votre as prend.
learn-declare-1-done = La levée est à vous. Maintenant vous avez le droit d’annoncer.
learn-declare-2-task = C’est le moment : annoncez votre mariage de trèfle avant de jouer une de ses cartes.
learn-declare-2-hint = Prenez « Mariage » et choisissez trèfle : « Vingt en trèfle ».
learn-declare-2-done = « Vingt en trèfle ! » Vingt points sont écrits au bas de l’ardoise.
learn-declare-2-early = Attention : qui joue le roi ou la dame n’a plus le mariage en main. Annoncez d’abord.
learn-sixty-1-task = Vous tenez roi, dame et valet d’atout, et votre équipe a une levée. Annoncez, et pas trop peu.
learn-sixty-1-hint = Roi, dame et valet valent trente, et à l’atout le double.
learn-sixty-1-done = « Soixante ! » C’est la plus belle annonce du jeu.
learn-sixty-1-forty = « Quarante » est permis, mais on ne monte plus ensuite à soixante. Dites tout de suite tout ce que vous avez.
learn-sixty-1-early = Annoncez avant de jouer : après cette carte, il ne resterait plus rien à annoncer de complet.
learn-in-time-1-task = Votre partenaire entame de l’as de carreau. Vous n’avez que roi et dame à fournir : la prochaine carte défait votre mariage. Que faites-vous avant ?
learn-in-time-1-hint = On peut annoncer à tout moment entre deux cartes, même au milieu d’une levée, tant qu’on a encore les cartes en main.
learn-in-time-1-done = À temps ! « Vingt en carreau. »
learn-in-time-1-early = Permis, mais le mariage est perdu : annoncez d’abord, jouez ensuite.
learn-in-time-2-task = Fournissez maintenant à carreau.
learn-in-time-2-hint = Roi ou dame, les deux sont permis.
learn-in-time-2-done = L’annonce compte, quoi qu’il arrive ensuite à ces deux cartes.

## Leçon 4

learn-give-1-task = Est entame du roi de carreau, votre partenaire prend de l’as. Vous avez la dame et le huit de carreau. Laquelle ?
learn-give-1-hint = Roi et dame dans la même levée font un mariage pour ceux qui la gagnent.
learn-give-1-done = Vingt de plus pour vous, vingt de moins pour eux : un mariage sur la table compte deux fois.
learn-give-1-missed = Permis, mais la levée est à votre équipe et le roi y est déjà : la dame y ferait un mariage.
learn-withhold-1-task = Est entame de l’as de trèfle, votre partenaire a dû mettre le roi. Vous avez la dame et le sept de trèfle. Laquelle ?
learn-withhold-1-hint = La levée est aux adversaires. Que se passerait-il si la dame rejoignait le roi ?
learn-withhold-1-done = Bien gardé : la dame leur aurait donné un mariage de vingt, et vous en aurait coûté autant.
learn-withhold-1-gift = Permis, mais c’est un cadeau : vingt de plus pour eux, vingt de moins pour vous.

## Leçon 5

learn-call-1-task = Votre ardoise montre 23, donc 230. Dans cette donne votre équipe a 71 points nets, non arrondis. Cela fait combien, et que dites-vous ?
learn-call-1-hint = 230 et 71 font 301 : trente et un, tout juste.
learn-call-1-done = « Dehors ! » 301 points, la partie est à vous. Personne d’autre ne l’aurait dit à votre place.
learn-call-1-play-on = On peut jouer encore, mais les autres peuvent sortir avant vous, et « sur le point » 71 ne compte que 7. Dites-le tout de suite.
learn-wait-1-task = Encore 23 à l’ardoise, mais seulement 51 points nets dans cette donne. Vous avez l’as de pique. Sortez-vous déjà ?
learn-wait-1-hint = 230 et 51 font 281 : il manque vingt points. Prenez d’abord une bonne levée.
learn-wait-1-done = L’as prend un dix : 51 et 21 font 72, avec 230 cela fait 302.
learn-wait-1-wrong = Faux dehors : 281 ne suffisent pas. La partie irait aux autres, et une coche dans votre colonne. Ici vous pouvez reprendre.
learn-wait-2-task = Et maintenant ?
learn-wait-2-hint = 302 points : il suffit de le dire.
learn-wait-2-done = Juste ! Compter est votre affaire ; l’ardoise ne parle pas.
learn-wait-2-play-on = Vous avez 302 points. Ce qui n’est pas dit avant le compte est perdu.

## Leçon 6

learn-cape-1-task = Six levées, toutes pour vous. Votre ardoise montre 20, et il vous reste deux as : pique et atout. Que pouvez-vous demander ?
learn-cape-1-hint = Dès 19 à l’ardoise, sans levée perdue et avec deux cartes en main, on peut demander la cape et dehors.
learn-cape-1-done = « Je demande la cape et dehors ! » Trois coches sont en jeu.
learn-cape-1-silent = Permis, mais une cape non demandée ne vaut que deux coches, et la partie continue. Après cette carte il sera trop tard.
learn-cape-1-dehors = 200 et vos points ne font pas 301. Demandez plutôt la cape.
learn-cape-2-task = À vous de tenir parole. L’atout d’abord.
learn-cape-2-hint = Jouez l’as de cœur.
learn-cape-2-done = Sept.
learn-cape-2-order = Cela passerait ici, mais prenez l’habitude de tirer l’atout d’abord : ainsi personne ne coupe.
learn-cape-3-task = Et la dernière.
learn-cape-3-hint = Il ne vous reste qu’une carte.
learn-cape-3-done = Huit levées : trois coches pour les autres, et la partie est finie.
learn-pas-dedouble-1-task = Cinq levées sur cinq, 22 à votre ardoise, et seulement 9 à celle des autres. Trois cartes maîtresses en main. Que demandez-vous ?
learn-pas-dedouble-1-hint = Les autres ont 14 ou moins : ils ne sont pas dédoublés. Il existe une demande à quatre coches.
learn-pas-dedouble-1-done = « Je demande la cape, dehors et pas dédoublé ! » Quatre coches d’un coup.
learn-pas-dedouble-1-cheap = Permis, mais trois coches seulement, et on ne peut plus monter. Les autres ont moins de 15 : demandez tout.
learn-pas-dedouble-1-dehors = Vérifiez : 220 et 83 feraient 303, c’est assez pour sortir avec deux coches. Mais ici il y en a quatre à prendre.
learn-pas-dedouble-2-task = Jouez une de vos trois maîtresses.
learn-pas-dedouble-2-hint = As de pique, as ou dix d’atout : toutes les trois gagnent.
learn-pas-dedouble-2-done = Le cours est fini. Il vous reste à prendre place à une table : /table.
school-exercise = -# Exercice { $number } sur { $exercises } · vous êtes en Sud, Nord est votre partenaire
school-intro = Les cartes sont données, une partie est déjà jouée. Répondez avec les boutons ci-dessous, comme à table ; vous pouvez essayer autant de fois que vous voulez.
