# What is kept about a person.
cmd-mydata = mesdonnees
cmd-mydata-description = Voir, emporter ou effacer ce qui est gardé de moi
mydata-title = ## Ce qui est gardé de vous
mydata-preferences = { $count ->
    [0] Préférences : aucune, sauf celles de tout le monde
   *[other] Préférences : les vôtres
 }
mydata-progress = { $count ->
    [one] Cours : { $count } leçon commencée
   *[other] Cours : { $count } leçons commencées
 }
mydata-tables = { $count ->
    [one] Tables qui vous connaissent : { $count }, avec les cartes et annonces de ses matchs
   *[other] Tables qui vous connaissent : { $count }, avec les cartes et annonces de leurs matchs
 }
mydata-matches = Matchs finis : { $count }
mydata-ratings = Cotes : { $count }
mydata-messages = Messages privés dont la place est connue : { $count }
mydata-settings-changed = Réglages de serveur que vous avez changés : { $count }
mydata-note = Votre identifiant Discord, rien de ce que vous écrivez, et aucun nom. Le fichier contient chaque ligne.
mydata-export = Emporter en fichier
mydata-erase = Effacer…
mydata-exported = { $parts ->
    [1] Tout ce qui est gardé de vous : du JSON dans une archive ZIP.
   *[other] Tout ce qui est gardé de vous : du JSON dans des archives ZIP, partie { $part } sur { $parts }.
 }
mydata-ask =
    ## Effacer tout ce qui vous concerne ?
    Préférences, progression, cotes et places des messages sont supprimées. Les matchs restent aux autres, avec à votre place un numéro qui ne mène à personne. On ne peut pas revenir en arrière.
mydata-ask-tables =
    ## Effacer tout ce qui vous concerne ?
    { $count ->
        [one] Vous êtes à une table encore ouverte : vous la quittez maintenant, et un joueur automatique finit pour vous.
       *[other] Vous êtes à { $count } tables encore ouvertes : vous les quittez maintenant, et des joueurs automatiques finissent pour vous.
    }
    Préférences, progression, cotes et places des messages sont supprimées. Les matchs restent aux autres, avec à votre place un numéro qui ne mène à personne. On ne peut pas revenir en arrière.
mydata-yes = Effacer pour de bon
mydata-no = Tout garder
mydata-erased = C'est fait : plus rien n'est gardé de vous. Les messages publiés dans les salons restent chez Discord.
