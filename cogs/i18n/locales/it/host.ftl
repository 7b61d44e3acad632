# Che cosa chi gestisce il bot ha da dire a tutti i tavoli, e come lo dice.
board-maintenance = 🛠️ Manutenzione dalle { $begins }: poi non inizia più nessuna mano. La vostra sfida continua dopo, al più tardi: { $ends }
lobby-maintenance = 🛠️ Manutenzione dalle { $begins }: poi non inizia nessuna sfida. Sarà di nuovo possibile dopo, al più tardi: { $ends }
maintenance = Il bot è in manutenzione: per ora non inizia niente di nuovo. Sarà di nuovo possibile { $when } al più tardi.
maintenance-over = ✅ La manutenzione è finita: si continua.
notice = 📢 **Messaggio di chi gestisce questo bot:** { $text }
cmd-maintenance = manutenzione
cmd-maintenance-description = Per chi gestisce questo bot: per un po’ non far iniziare nessuna mano
cmd-maintenance-do = azione
cmd-maintenance-do-description = Mostrare che cosa è annunciato, annunciarlo o terminarlo
cmd-maintenance-minutes = minuti
cmd-maintenance-minutes-description = Quanto dura al massimo; poi finisce da sola
cmd-maintenance-in = fra
cmd-maintenance-in-description = Fra quanti minuti inizia
maintenance-do-show = mostrare
maintenance-do-on = annunciare
maintenance-do-off = terminare
maintenance-owner = Lo può fare solo chi gestisce questo bot.
maintenance-none = Nessuna manutenzione è annunciata.
maintenance-announced = Manutenzione dalle { $begins }, fino alle { $ends } al più tardi. Tutti i tavoli lo dicono.
maintenance-ended = La manutenzione è finita; i tavoli continuano.
maintenance-finishing = Mani iniziate che finiranno presto: { $quick } ({ $tables }).{ $slow ->
    [0] { "" }
   *[other] { " " }Con 12 ore per mossa o senza limite di tempo: { $slow }; quelle non le aspetta nessuno.
 }
maintenance-at-rest = { $slow ->
    [0] ✅ Non si gioca più nessuna mano. Il bot si può fermare.
   *[other] ✅ Non si gioca più nessuna mano, tranne { $slow } con 12 ore per mossa o senza limite di tempo. Il bot si può fermare.
 }
maintenance-refused = Così non si può: una manutenzione dura un giorno al massimo, inizia entro un giorno, e quella in corso si può solo prolungare, accorciare o terminare.
