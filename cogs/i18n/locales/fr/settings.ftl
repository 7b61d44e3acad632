# What a server's managers choose.
cmd-settings = reglages
cmd-settings-description = Pour qui gère : langue, salons, temps, règles, aide, qui ouvre des tables
settings-title =
    ## Jouer sur ce serveur
    Cela vaut pour les tables ouvertes dès maintenant.
settings-line = **{ $name }** : { $value }
settings-changed = -# { $when } { $person } a changé : { $name }
settings-fields = Que changer ?
settings-language = Langue des tables
settings-language-auto = celle du serveur
settings-channels = Salons pour les tables
settings-everywhere = partout
settings-place = Fil ou salon
settings-place-thread = un fil par table
settings-place-channel = dans le salon même
settings-clock = Temps par tour
settings-game = Jeu
settings-preset = Règles
settings-help = Aide aux joueurs
settings-computers = Joueurs automatiques
settings-computers-yes = peuvent prendre place
settings-computers-no = remplacent seulement les absents
settings-level = Niveau des remplaçants
settings-opener-role = Qui ouvre des tables
settings-opener-role-none = tout le monde
settings-ping-role = Rôle averti des places libres
settings-ping-role-none = personne
settings-limits = Combien en peu de temps
settings-limits-strict = strict : la moitié de l'habituel
settings-limits-normal = comme d'habitude
settings-limits-relaxed = large : pour les grands serveurs
not-manager = Seul qui gère le serveur peut changer cela : adressez-vous-y.
not-opener = Ici, les tables sont ouvertes par { $role } : demandez à l'un d'eux.
wrong-channel = Ici, les tables s'ouvrent dans { $channels }.
no-computers = Sur ce serveur, les joueurs automatiques ne prennent pas place : invitez quelqu'un avec /invite.
