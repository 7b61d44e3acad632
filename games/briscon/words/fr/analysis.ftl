# A finished deal judged.
analysis-title = ### Donne { $deal } : ce qui aurait été mieux
analysis-card = Levée { $trick }, { $who } : { $made }. Mieux : { $better }, environ { $cost } % de la partie.
analysis-meld = Levée { $trick } : { $who } a entamé sans cela : { $better }.
analysis-rob = Levée { $trick } : { $who } pouvait « rauben » et a entamé.
analysis-out = Dès la levée { $trick }, { $who } avait 600 et pouvait dire « Aus ».
analysis-none = Sur { $cards } cartes où il y avait le choix, aucune n'a clairement coûté.
analysis-note = -# Jugé par ce que chacun savait, dans des donnes imaginées ; les cinq dernières levées exactement. Un pour cent est un pour cent des chances de gagner la partie.
