# A person's own choices.
cmd-preferences = preferences
cmd-preferences-description = Où voir ma main, mon jeu de cartes, langue, rappels, mode texte
cmd-preferences-zone = fuseau
cmd-preferences-zone-description = Mon fuseau horaire, pour les heures de repos : une ville, un pays ou UTC+2
preferences-title =
    ## Mes préférences
    Elles s’appliquent partout, tout de suite.
preferences-place = Où voir ma main
preferences-place-dm = Ma main : en message privé
preferences-place-channel = Ma main : à la table, avec « Ma main »
preferences-pack = Mon jeu de cartes
preferences-pack-classic = Cartes : deux couleurs
preferences-pack-four-colour = Cartes : quatre couleurs
preferences-language = Ma langue
preferences-language-auto = Langue : celle de mon Discord
preferences-calls = M’avertir quand c’est à moi
preferences-calls-no = Quand c’est à moi : ne pas m’avertir
preferences-calls-mention = Quand c’est à moi : une mention
preferences-calls-dm = Quand c’est à moi : un message privé
preferences-quiet = Heures de repos
preferences-quiet-none = Heures de repos : aucune
preferences-quiet-hours = Repos de { $first } à { $end }
preferences-clock = Mon horloge
preferences-clock-now = Mon horloge : { $clock }
preferences-clock-guessed = Votre horloge a été devinée d’après la langue de votre Discord. Si elle n’est pas juste, choisissez-en une autre ci-dessus.
preferences-clock-more = -# Votre ville n’y est pas ? Écrivez-la avec /preferences et son option « fuseau ». L’heure d’été est comprise.
preferences-switches = Autres préférences : choisir ici…
preferences-big-index = Grands index
preferences-big-index-description = De plus grandes lettres sur les cartes
preferences-confirm = Demander avant de jouer
preferences-confirm-description = Une carte est jouée quand on appuie une seconde fois
preferences-nudges = Rappels
preferences-nudges-description = Une mention à la moitié de mon temps
preferences-text-mode = Du texte, pas d’images
preferences-text-mode-description = Pour lecteurs d’écran et connexions lentes
preferences-listed = Au classement général
preferences-listed-description = Pas seulement sur les serveurs où je joue
preferences-invitations = Invitations
preferences-invitations-description = On peut m’inviter ; sans cela, personne ne peut
preferences-inviters = Lever mes refus ({ $count })
hand-sure = Encore une fois : **{ $card }**.
no-such-zone = Je ne connais pas l’heure de « { $city } ». Écrivez une plus grande ville, le pays ou le décalage (UTC+2), et choisissez dans la liste.
zone-several = À « { $city } » correspondent plusieurs fuseaux horaires : choisissez une ville dans la liste.
# What a zone is called: a country with one zone by its name, other zones by their city.
zone-place = { $zone ->
    [Europe-Zurich] Suisse
    [Asia-Kolkata] Inde
   *[other] { $city }
 }
