# A finished hand judged.
analysis-title = ### Donne { $hand } : ce qui aurait été mieux
analysis-mistake = Levée { $trick }, { $who } : { $made }. Mieux : **{ $better }** ({ $cost } de chances de plus).
analysis-worst = **La faute la plus chère :** { $told }
analysis-no-dare = ne pas oser
analysis-per-cent = { $whole },{ $tenth } %
analysis-seen-same = { $told } Après coup, toutes cartes vues : mieux aussi.
analysis-seen-other = { $told } Après coup, toutes cartes vues : { $best }.
analysis-seen-harmless = { $told } Après coup, toutes cartes vues : cela ne changeait rien.
analysis-team = { $team } : { $mistakes ->
    [0] pas de faute.
    [one] une faute, { $cost } de chances perdues.
   *[other] { $mistakes } fautes, { $cost } de chances perdues en tout.
 }
analysis-none = { $choices ->
    [one] Le seul choix n’était pas
   *[other] Sur { $choices } choix, aucun n’était
 } clairement une faute.
analysis-stopped = Le temps a manqué : jugé jusqu’à la levée { $trick }.
analysis-note = -# Jugé d’après ce que chacun savait à ce moment, sur des donnes imaginées. Un pour cent, c’est un pour cent des chances de gagner la partie.
analysis-note-seen = -# Après coup : ce que personne ne pouvait savoir, donné là où la fin de la donne se laisse calculer, chacun y jouant au mieux.
