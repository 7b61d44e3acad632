# A finished hand judged.
analysis-title = ### Donne { $hand } : ce qui aurait été mieux
analysis-mistake = Levée { $trick }, { $who } : { $made }. Mieux : **{ $better }**, de { $cost } de la partie.
analysis-worst = **Le plus cher :** { $told }
analysis-no-dare = ne pas oser
analysis-per-cent = { $whole },{ $tenth } %
analysis-seen-same = { $told } Après coup, toutes cartes vues : mieux aussi.
analysis-seen-other = { $told } Après coup, toutes cartes vues : { $best }.
analysis-seen-harmless = { $told } Après coup, toutes cartes vues : cela ne changeait rien.
analysis-team = { $team } : { $mistakes ->
    [0] pas de faute.
    [one] une faute, { $cost } de la partie.
   *[other] { $mistakes } fautes, { $cost } de la partie en tout.
 }
analysis-none = Sur { $choices } choix, aucun n'a clairement coûté quelque chose.
analysis-stopped = Le temps a manqué : jugé jusqu'à la levée { $trick }.
analysis-note = -# Jugé par ce que chacun savait à ce moment, dans des donnes imaginées. Un pour cent est un pour cent des chances de gagner la partie.
analysis-note-seen = -# Après coup : ce que personne ne pouvait savoir, dit là où la fin de la donne se laisse calculer, chacun y jouant au mieux.
