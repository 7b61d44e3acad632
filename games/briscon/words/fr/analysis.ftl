# A finished deal judged.
analysis-title = ### Donne { $deal } : ce qui aurait été mieux
analysis-card = Levée { $trick }, { $who } : { $made }. Mieux : { $better }, environ { $cost } % de chances de plus.
analysis-meld = Levée { $trick } : { $who } a entamé sans cela : { $better }.
analysis-rob = Levée { $trick } : { $who } pouvait dérober la retourne et a entamé.
analysis-out = Dès la levée { $trick }, { $who } avait 600 et pouvait dire « Fini ».
analysis-none = { $cards ->
    [one] La seule carte où il y avait le choix n’était pas
   *[other] Sur { $cards } cartes où il y avait le choix, aucune n’était
 } clairement une faute.
analysis-note = -# Jugé d’après ce que chacun savait, sur des donnes imaginées ; les cinq dernières levées exactement. Un pour cent, c’est un pour cent des chances de gagner la partie.
