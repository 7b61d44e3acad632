# What is missing here.
cmd-diagnose = diagnostic
cmd-diagnose-description = Quelles permissions me manquent ici, et si mes messages vous arrivent
diagnose-title = ## Jouer dans ce salon
diagnose-has = ✅ { $permission }
diagnose-lacks = ❌ **{ $permission }** : permission manquante.
diagnose-tables = On peut jouer ici.
diagnose-no-threads = On peut jouer ici, mais dans le salon même : pour les fils, il faut les deux permissions des fils.
diagnose-no-tables = **On ne peut pas jouer ici** tant que les permissions manquantes ne sont pas accordées.
diagnose-role = { $role } ne peut pas être averti des places libres : permettez à tous de le mentionner.
diagnose-dm-test = Un essai : mes messages privés vous arrivent. Il n’y a rien à faire.
diagnose-dm-read = C’est lu
diagnose-dm-works = ✅ Mes messages privés vous arrivent.
diagnose-dm-closed = ❌ **Mes messages privés ne vous arrivent pas.** Autorisez-les dans les paramètres de confidentialité du serveur, ou jouez avec « Ma main » à la table.
diagnose-dm-unknown = ❔ Discord n’a pas pu dire si mes messages privés vous arrivent : réessayez plus tard.
