# What a server's managers choose.
cmd-settings = impostazioni
cmd-settings-description = Per chi gestisce: lingua, canali, tempo, regole, aiuto, chi apre tavoli
settings-title =
    ## Giocare su questo server
    Vale per i tavoli aperti d'ora in poi.
settings-line = **{ $name }**: { $value }
settings-changed = -# { $when } { $person } ha cambiato: { $name }
settings-fields = Che cosa cambiare?
settings-language = Lingua dei tavoli
settings-language-auto = come il server
settings-channels = Canali per i tavoli
settings-everywhere = dappertutto
settings-place = Thread o canale
settings-place-thread = un thread per tavolo
settings-place-channel = nel canale stesso
settings-clock = Tempo per turno
settings-game = Gioco
settings-preset = Regole
settings-help = Aiuto ai giocatori
settings-computers = Giocatori automatici
settings-computers-yes = possono prendere posto
settings-computers-no = sostituiscono solo gli assenti
settings-level = Livello dei sostituti
settings-opener-role = Chi apre tavoli
settings-opener-role-none = tutti
settings-ping-role = Ruolo avvisato dei posti liberi
settings-ping-role-none = nessuno
settings-limits = Quanto in poco tempo
settings-limits-strict = severo: la metà del solito
settings-limits-normal = come al solito
settings-limits-relaxed = largo: per i server grandi
not-manager = Può cambiarlo solo chi gestisce il server: chiedi lì.
not-opener = Qui i tavoli li apre { $role }: chiedi lì.
wrong-channel = Qui i tavoli si aprono in { $channels }.
no-computers = Su questo server i giocatori automatici non prendono posto: invita qualcuno con /invite.
