# Was die Leute, die den Bot betreiben, allen Tischen zu sagen haben, und wie sie es sagen.
board-maintenance = 🛠️ Wartung ab { $begins }: Dann beginnt kein Spiel mehr. Euer Match geht danach weiter, spätestens: { $ends }
lobby-maintenance = 🛠️ Wartung ab { $begins }: Dann beginnt kein Match. Danach geht es wieder, spätestens: { $ends }
maintenance = Der Bot wird gerade gewartet, darum beginnt jetzt nichts Neues. Spätestens { $when } geht es wieder.
maintenance-over = ✅ Die Wartung ist vorbei, es geht weiter.
notice = 📢 **Mitteilung von denen, die diesen Bot betreiben:** { $text }
cmd-maintenance = wartung
cmd-maintenance-description = Für die Leute, die diesen Bot betreiben: eine Weile kein Spiel beginnen lassen
cmd-maintenance-do = was
cmd-maintenance-do-description = Zeigen, was angekündigt ist, ankündigen oder beenden
cmd-maintenance-minutes = minuten
cmd-maintenance-minutes-description = Wie lange sie höchstens dauert; dann endet sie von selbst
cmd-maintenance-in = in
cmd-maintenance-in-description = In wie vielen Minuten sie beginnt
maintenance-do-show = zeigen
maintenance-do-on = ankündigen
maintenance-do-off = beenden
maintenance-owner = Das können nur die Leute, die diesen Bot betreiben.
maintenance-none = Es ist keine Wartung angekündigt.
maintenance-announced = Wartung ab { $begins }, höchstens bis { $ends }. Es steht an allen Tischen.
maintenance-ended = Die Wartung ist vorbei, an den Tischen geht es weiter.
maintenance-finishing = Spiele, die begonnen haben und bald enden: { $quick } ({ $tables }).{ $slow ->
    [0] { "" }
   *[other] { " " }Mit der 12-Stunden-Uhr oder ohne Uhr: { $slow }; auf sie wird nicht gewartet.
 }
maintenance-at-rest = { $slow ->
    [0] ✅ Es wird kein Spiel mehr gespielt. Der Bot kann angehalten werden.
   *[other] ✅ Es wird kein Spiel mehr gespielt, ausser { $slow } mit der 12-Stunden-Uhr oder ohne Uhr. Der Bot kann angehalten werden.
 }
maintenance-refused = So geht es nicht: Eine Wartung dauert höchstens einen Tag, beginnt innert eines Tages, und eine laufende lässt sich nur verlängern, verkürzen oder beenden.
