# What is missing here.
cmd-diagnose = diagnosi
cmd-diagnose-description = Quali permessi mi mancano qui, e se i miei messaggi ti arrivano
diagnose-title = ## Giocare in questo canale
diagnose-has = ✅ { $permission }
diagnose-lacks = ❌ **{ $permission }**: manca.
diagnose-tables = Qui si può giocare.
diagnose-no-threads = Qui si può giocare, ma nel canale stesso: per i thread servono tutti e due i permessi dei thread.
diagnose-no-tables = **Qui non si può giocare** finché chi gestisce il server non concede ciò che manca.
diagnose-role = { $role } non può essere avvisato dei posti liberi: permettete a tutti di menzionarlo.
diagnose-dm-test = Una prova: i miei messaggi privati ti arrivano. Non devi fare nulla.
diagnose-dm-read = Letto
diagnose-dm-works = ✅ I miei messaggi privati ti arrivano.
diagnose-dm-closed = ❌ **I miei messaggi privati non ti arrivano.** Consentili nelle impostazioni di privacy del server, o gioca con «La mia mano» al tavolo.
diagnose-dm-unknown = ❔ Discord non ha saputo dire se i miei messaggi privati ti arrivano: riprova più tardi.
