# Lessons for /learn.
lesson-tricks = Les levées avec et sans talon
lesson-rob = { booklet-rob-title }
lesson-marriage = Montrer (Melden) : les mariages
lesson-sequence = Montrer : les suites, et ce qui sert deux fois
lesson-four = Montrer : les carrés
lesson-out = Compter et dire « Fini » (Aus)
school-exercise = -# Exercice { $number } sur { $exercises } · vous êtes en Sud, contre Nord
school-intro = Les cartes sont données, une partie est déjà jouée. Répondez avec les boutons et le menu ci-dessous, comme à table ; vous pouvez essayer autant de fois que vous voulez.

learn-order-1-task = Atout cœur. Nord entame du valet de pique. Laquelle de vos cartes le prend ?
learn-order-1-hint = De haut en bas : as, roi, dame, valet, dix, neuf, huit, sept. Vous n’avez pas d’atout : il faut un pique plus haut.
learn-order-1-done = Oui : la dame bat le valet. Vous tirez d’abord, puis Nord, et c’est à vous d’entamer.
learn-order-1-ten = Permis, mais au Briscon le dix est sous le valet : Nord fait la levée, avec dix points.

learn-free-1-task = Atout trèfle, et vous n’en avez pas. Nord entame de l’as de carreau ; vous ne pouvez pas le prendre. Que donnez-vous ?
learn-free-1-hint = Tant qu’il y a un talon, personne n’est obligé de fournir : toute carte est permise. Donnez-en une qui ne vaut rien.
learn-free-1-done = Bien : rien de donné, et le roi et le dix de carreau restent en main.
learn-free-1-gift = Permis, mais cette carte vaut des points et la levée est à Nord. Vous n’êtes pas obligé de fournir.

learn-follow-1-task = Le talon est épuisé : ce sont les cinq dernières levées. Atout pique. Nord entame de l’as de carreau. Que pouvez-vous jouer ?
learn-follow-1-hint = Dans les cinq dernières levées on fournit : vous avez un carreau.
learn-follow-1-done = Voilà : seule la dame de carreau était permise. L’as d’atout attend son tour.

learn-void-1-task = Il reste trois levées, atout carreau. Nord entame de l’as de pique et vous n’avez pas de pique. Quelle carte le prend ?
learn-void-1-hint = Sans la couleur on joue ce qu’on veut. Le plus petit atout bat un as.
learn-void-1-done = Le sept d’atout prend onze points.
learn-void-1-away = Permis, mais Nord garde la levée et ses onze points. Vous avez un atout…

learn-rob-1-task = C’est à vous d’entamer. L’as de cœur a été retourné : cœur est atout, et vous avez le sept. Que faites-vous avant d’entamer ?
learn-rob-1-hint = Dérobez (Rauben) : avant d’entamer, posez le sept d’atout sous le talon et prenez la retourne.
learn-rob-1-done = L’as est à vous ; le sept est sous le talon et sera tiré en dernier. Nord a tout vu.
learn-rob-1-seven = Permis, mais sans le sept, plus rien à dérober. En ce moment il vaut un as.

learn-rob-meld-1-task = C’est à vous, atout pique. Vous avez le roi et la dame, l’as est retourné et vous tenez le sept. Par quoi commencer ?
learn-rob-meld-1-hint = Dérobez d’abord : avec l’as il y a plus à montrer.
learn-rob-meld-1-done = As, roi et dame d’atout sont maintenant dans une main.
learn-rob-meld-1-later = Le mariage de 40 vous reste de toute façon ; prenez d’abord l’as.
learn-rob-meld-1-seven = Permis, mais sans le sept l’as vous échappe.
learn-rob-meld-2-task = Toujours avant d’entamer : montrez la suite.
learn-rob-meld-2-hint = Choisissez dans le menu l’as, le roi et la dame de pique.
learn-rob-meld-2-done = Trois à l’as en atout : 120, écrits tout de suite. Le mariage de 40 peut suivre.
learn-rob-meld-2-later = Juste aussi, et cela vaut 40, mais on demande la suite de trois.

learn-rob-late-1-task = Vous entamez la onzième levée. Il reste deux cartes à tirer, la dernière est l’as de trèfle ; atout trèfle, et vous avez le sept. Est-ce trop tard ?
learn-rob-late-1-hint = Tant qu’on peut tirer au moins deux cartes, on dérobe : c’est le dernier moment.
learn-rob-late-1-done = Juste à temps. Qui perd cette levée tire votre sept, et écrit 10 pour la dernière carte.
learn-rob-late-1-seven = Permis, mais c’était la dernière occasion de l’échanger contre l’as.

learn-marriage-1-task = C’est à vous d’entamer, atout trèfle. Vous avez le roi et la dame de carreau. Qu’y a-t-il à écrire ?
learn-marriage-1-hint = Montrez (Melden) : avant d’entamer, choisissez dans le menu le roi et la dame d’une couleur.
learn-marriage-1-done = Un mariage : 20, ce serait 40 en atout. Une fois par couleur et par donne ; les cartes restent en main, mais Nord les connaît.
learn-marriage-1-early = Permis, mais le mariage est défait. Montrez-le d’abord.

learn-in-trick-1-task = Nord entame de la dame de pique ; atout cœur. Le roi et l’as la prendraient tous deux. Lequel rapporte plus ?
learn-in-trick-1-hint = Roi et dame dans la levée qu’on vient de faire sont aussi un mariage.
learn-in-trick-1-done = Le roi et la dame sont dans votre levée, et l’as reste en main.
learn-in-trick-1-ace = Permis, et sept points de plus dans la levée. Mais roi sur dame rapporte 20.
learn-in-trick-2-task = Vous avez tiré et c’est à vous d’entamer. Montrez maintenant.
learn-in-trick-2-hint = Le bouton avec roi et dame montre la levée qu’on vient de faire ; à la suivante, c’est trop tard.
learn-in-trick-2-done = Vingt, avec des cartes que plus personne n’a en main.

learn-sequence-1-task = C’est à vous d’entamer, atout pique, et vous en avez le roi, la dame et le valet. Montrez la suite.
learn-sequence-1-hint = Trois cartes de suite, à partir du roi : choisissez les trois dans le menu.
learn-sequence-1-done = 100, le double de ce qu’elle vaudrait dans une autre couleur.
learn-sequence-1-later = Juste aussi, et 40. Mais commencez par la suite.
learn-sequence-2-task = Le roi et la dame ont servi dans la suite. Peuvent-ils encore rapporter quelque chose ?
learn-sequence-2-hint = Une carte ne sert que dans une suite, mais elle sert aussi dans un mariage et dans un carré.
learn-sequence-2-done = Encore 40 pour le mariage d’atout : 140 avec trois cartes.
learn-sequence-2-early = Permis, mais le mariage est perdu : 40 points ne sont pas écrits.

learn-longest-1-task = Atout carreau. Vous avez l’as, le roi, la dame et le valet de cœur. Montrez le plus possible en une suite.
learn-longest-1-hint = Quatre à l’as valent 200 en atout, la moitié ailleurs ; trois, seulement 60.
learn-longest-1-done = 100. Avec le dix, c’était 300 : cinq à l’as.
learn-longest-1-short = Permis : une suite peut être plus courte que ce qu’on tient. Mais ses cartes ne serviront plus dans une plus longue.
learn-longest-1-later = Juste aussi, 20 pour le mariage. Mais d’abord la suite.

learn-once-1-task = Vous avez montré le valet, le dix et le neuf de pique ; vous venez de tirer la dame. Y a-t-il encore quelque chose à écrire ? Sinon, entamez.
learn-once-1-hint = Le valet, le dix et le neuf ont servi dans une suite : ils ne servent dans aucune autre.
learn-once-1-done = Oui : rien de plus. Si le roi vient, dame et roi feront quand même un mariage.

learn-four-1-task = C’est à vous d’entamer et vous avez les quatre rois. Montrez-les.
learn-four-1-hint = Choisissez les quatre rois dans le menu. Les as valent 150, les rois 100, les dames 80, les valets 60, les dix 40.
learn-four-1-done = 100, quel que soit l’atout.
learn-four-1-later = Juste aussi ; le mariage vaut 20. Mais d’abord les quatre rois.
learn-four-2-task = Vous avez aussi la dame de trèfle. Encore quelque chose ?
learn-four-2-hint = Le roi de trèfle peut encore servir, dans un mariage avec sa dame.
learn-four-2-done = Encore 20. Et regardez la feuille : cinq cartes de l’as au dix avaient déjà rapporté 20.
learn-four-2-early = Permis, mais cela défait le mariage. Montrez-le avant d’entamer.

learn-nines-1-task = Les quatre neuf sont à vous. Que valent-ils ? S’ils ne valent rien, entamez.
learn-nines-1-hint = Les carrés comptent des as jusqu’aux dix.
learn-nines-1-done = Oui : un carré de neuf ne vaut rien. Mais cinq cartes du neuf au sept avaient rapporté 10 d’elles-mêmes.

learn-out-1-task = 566 étaient sur la feuille avant cette donne. Vous avez écrit 10 pour la dernière carte tirée, et compté 24 points dans vos levées. Que dites-vous ?
learn-out-1-hint = 566, 10 et 24 font 600 : juste assez.
learn-out-1-done = « Fini » : 600 points, la partie est gagnée aussitôt. Personne n’aurait compté pour vous.

learn-out-1-play-on = Permis, mais Nord peut le dire avant vous, et à la marque c’est le plus haut qui gagne. Vous avez 600 maintenant.

learn-wait-1-task = 572 avant la donne, 10 écrits, 7 points dans vos levées. Nord a entamé de l’as de pique, et vous n’avez pas de pique. Dire « Fini » tout de suite ?
learn-wait-1-hint = 572, 10 et 7 font 589 ; une levée ne compte que complète. Prenez d’abord l’as.
learn-wait-1-done = Le sept d’atout prend onze points : 589 et 11 font 600.
learn-wait-1-wrong = 589 seulement : un « Fini » faux perd la partie. L’as sur la table ne compte encore pour personne.
learn-wait-1-away = Permis, mais alors l’as est pour Nord. Vous avez un atout.
learn-wait-2-task = Et maintenant ?
learn-wait-2-hint = 600 suffisent, et cela se dit à tout moment jusqu’à la marque.
learn-wait-2-done = Tout juste 600 : la partie est à vous.

learn-wait-2-play-on = Permis, mais vous avez vos 600 : chaque carte de plus ne sert plus que Nord.
