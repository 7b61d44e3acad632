# The private message of a player, in their own language.
hand-gone = Non hai più un posto al tavolo { $table }.
hand-kept = Al tavolo { $table } si gioca ancora: il tuo posto è riservato.
hand-awaits = Si comincia quando sono tornati tutti o i loro posti sono occupati: { $where }
hand-resting = Discord mi lascia aggiornare una mano privata solo per 15 minuti. Le tue carte al tavolo { $table } ti aspettano: premi «La mia mano».
hand-cut = Tocca a te tagliare: scegli quante carte alzare.
hand-turn = **Tocca a te.**
hand-turn-until = **Tocca a te.** Scadenza: { $when }
hand-ready = La prossima mano aspetta gli altri.
hand-stand-in = Il computer gioca per { $person }.
hand-last = La tua ultima carta si gioca da sola: { $when }
hand-away = Il computer gioca per te. Premi «Eccomi» per riprendere.
button-take-back = Riprendi
moment-share = Condividi: { $what }
moment-post = Un gran momento per { $who }: **{ $what }**
moment-shared = Tra poco lo vedranno tutti al tavolo.
moment-once = È già stato condiviso.
