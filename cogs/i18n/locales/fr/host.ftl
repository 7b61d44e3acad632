# Ce que les personnes qui gèrent le bot ont à dire à toutes les tables, et comment elles le disent.
board-maintenance = 🛠️ Maintenance dès { $begins } : plus aucune donne ne commencera. Votre match continuera ensuite, au plus tard : { $ends }
lobby-maintenance = 🛠️ Maintenance dès { $begins } : aucun match ne commencera. Ce sera de nouveau possible ensuite, au plus tard : { $ends }
maintenance = Le bot est en maintenance : rien de nouveau ne commence pour le moment. Ce sera de nouveau possible { $when } au plus tard.
maintenance-over = ✅ La maintenance est terminée, on continue.
notice = 📢 **Message des personnes qui gèrent ce bot :** { $text }
cmd-maintenance = maintenance
cmd-maintenance-description = Pour les personnes qui gèrent ce bot : ne plus commencer de donne pour un moment
cmd-maintenance-do = action
cmd-maintenance-do-description = Montrer ce qui est annoncé, l’annoncer ou y mettre fin
cmd-maintenance-minutes = minutes
cmd-maintenance-minutes-description = Combien de temps elle dure au plus ; elle finit alors toute seule
cmd-maintenance-in = dans
cmd-maintenance-in-description = Dans combien de minutes elle commence
maintenance-do-show = montrer
maintenance-do-on = annoncer
maintenance-do-off = terminer
maintenance-owner = Seules les personnes qui gèrent ce bot peuvent le faire.
maintenance-none = Aucune maintenance n’est annoncée.
maintenance-announced = Maintenance dès { $begins }, jusqu’à { $ends } au plus tard. Toutes les tables l’annoncent.
maintenance-ended = La maintenance est terminée ; les tables continuent.
maintenance-finishing = Donnes commencées qui finiront bientôt : { $quick } ({ $tables }).{ $slow ->
    [0] { "" }
   *[other] { " " }Avec 12 heures par coup ou sans limite de temps : { $slow } ; celles-là, personne ne les attend.
 }
maintenance-at-rest = { $slow ->
    [0] ✅ Plus aucune donne n’est en cours. Le bot peut être arrêté.
   *[other] ✅ Plus aucune donne n’est en cours, sauf { $slow } avec 12 heures par coup ou sans limite de temps. Le bot peut être arrêté.
 }
maintenance-refused = Impossible : une maintenance dure un jour au plus, commence dans la journée, et celle qui est en cours ne peut être que prolongée, raccourcie ou terminée.
