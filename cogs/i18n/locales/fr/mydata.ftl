# What is kept about a person.
cmd-mydata = mesdonnees
cmd-mydata-description = Voir, télécharger ou effacer mes données
mydata-title = ## Vos données
mydata-preferences = { $count ->
    [0] Préférences : celles par défaut
   *[other] Préférences : les vôtres
 }
mydata-progress = { $count ->
    [one] Cours : { $count } leçon commencée
   *[other] Cours : { $count } leçons commencées
 }
mydata-puzzle-answers = Problèmes joués, ou erreurs à reprendre : { $count }
mydata-daily-results = Donnes du jour jouées : { $count }
mydata-tables = { $count ->
    [one] Tables où vous figurez : { $count }, avec les cartes et les annonces de ses matchs
   *[other] Tables où vous figurez : { $count }, avec les cartes et les annonces de leurs matchs
 }
mydata-matches = Matchs finis, avec ce qui y a été compté : { $count }
mydata-ratings = Cotes, avec leurs changements et vos rangs : { $count }
mydata-messages = Messages privés que je sais retrouver : { $count }
mydata-refused-inviters = Personnes dont vous refusez les invitations : { $count }
mydata-hidden-in = Serveurs quittés, dont le classement ne vous montre plus : { $count }
mydata-settings-changed = Réglages de serveur que vous avez changés : { $count }
mydata-limits = Actions récentes comptées pour les limites : { $count }
mydata-values = Autres notes : { $count }
mydata-note = Votre identifiant Discord, mais aucun nom et rien de ce que vous écrivez. Le fichier contient tout, ligne par ligne.
mydata-export = Télécharger
mydata-erase = Effacer…
mydata-exported = { $parts ->
    [1] Toutes vos données : du JSON dans une archive ZIP.
   *[other] Toutes vos données : du JSON dans des archives ZIP, partie { $part } sur { $parts }.
 }
mydata-ask =
    ## Effacer tout ce qui vous concerne ?
    Préférences, progression, cotes et emplacements de messages sont supprimés. Les autres gardent les matchs, où un numéro qui ne mène à personne vous remplace. C’est définitif.
mydata-ask-tables =
    ## Effacer tout ce qui vous concerne ?
    { $count ->
        [one] Vous êtes à une table encore ouverte : vous la quittez maintenant, et un ordinateur finit pour vous.
       *[other] Vous êtes à { $count } tables encore ouvertes : vous les quittez maintenant, et des ordinateurs finissent pour vous.
    }
    Préférences, progression, cotes et emplacements de messages sont supprimés. Les autres gardent les matchs, où un numéro qui ne mène à personne vous remplace. C’est définitif.
mydata-yes = Effacer pour de bon
mydata-no = Tout garder
mydata-erased = C’est fait : ce qui vous concerne est effacé. Les messages publiés dans les salons restent chez Discord.
mydata-stays = Une chose reste jusqu’à la fin de la journée ({ $when }) : que vous avez commencé la donne du jour, qui ne se joue qu’une fois.
