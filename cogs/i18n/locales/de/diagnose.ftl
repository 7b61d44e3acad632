# What is missing here.
cmd-diagnose = diagnose
cmd-diagnose-description = Welche Berechtigungen mir hier fehlen und ob meine Nachrichten bei dir ankommen
diagnose-title = ## Spielen in diesem Kanal
diagnose-has = ✅ { $permission }
diagnose-lacks = ❌ **{ $permission }** fehlt.
diagnose-tables = Hier kann man spielen.
diagnose-no-threads = Hier kann man spielen, aber im Kanal selbst: Für Threads braucht es beide Thread-Berechtigungen.
diagnose-no-tables = **Hier kann man nicht spielen**, bis die Verwaltung des Servers erlaubt, was fehlt.
diagnose-role = { $role } kann von freien Plätzen nichts erfahren: Erlaubt allen, die Rolle zu erwähnen.
diagnose-dm-test = Ein Test: Meine Direktnachrichten kommen bei dir an. Du musst nichts tun.
diagnose-dm-read = Gelesen
diagnose-dm-works = ✅ Meine Direktnachrichten kommen bei dir an.
diagnose-dm-closed = ❌ **Meine Direktnachrichten kommen nicht an.** Erlaube sie in den Privatsphäre-Einstellungen des Servers, oder spiele am Tisch mit «Meine Karten».
diagnose-dm-unknown = ❔ Discord konnte nicht sagen, ob meine Direktnachrichten ankommen: Versuch es später noch einmal.
