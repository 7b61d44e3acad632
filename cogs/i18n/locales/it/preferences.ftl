# A person's own choices.
cmd-preferences = preferenze
cmd-preferences-description = Dove si vede la mia mano, le carte, lingua, promemoria, modo testo
cmd-preferences-zone = fuso
cmd-preferences-zone-description = Il mio fuso orario, per le ore di riposo: una città, un paese o UTC+2
preferences-title =
    ## Le mie preferenze
    Valgono dappertutto e subito.
preferences-place = Dove si vede la mia mano
preferences-place-dm = La mia mano: in messaggio privato
preferences-place-channel = La mia mano: al tavolo, con «La mia mano»
preferences-pack = Le mie carte
preferences-pack-classic = Carte: due colori
preferences-pack-four-colour = Carte: quattro colori
preferences-language = La mia lingua
preferences-language-auto = Lingua: come il mio Discord
preferences-calls = Avvisarmi quando tocca a me
preferences-calls-no = Quando tocca a me: nessun avviso
preferences-calls-mention = Quando tocca a me: una menzione
preferences-calls-dm = Quando tocca a me: un messaggio privato
preferences-quiet = Ore di riposo
preferences-quiet-none = Ore di riposo: nessuna
preferences-quiet-hours = Riposo dalle { $first } alle { $end }
preferences-clock = Il mio orologio
preferences-clock-now = Il mio orologio: { $clock }
preferences-clock-guessed = Il tuo orologio è stato indovinato dalla lingua del tuo Discord. Se non è giusto, scegline un altro qui sopra.
preferences-clock-more = -# La tua città non c’è? Scrivila con /preferenze, nell’opzione «fuso». L’ora legale è compresa.
preferences-switches = Altre preferenze: scegli qui…
preferences-big-index = Indici grandi
preferences-big-index-description = Lettere più grandi sulle carte
preferences-confirm = Chiedere prima di giocare
preferences-confirm-description = Una carta è giocata quando la premi di nuovo
preferences-nudges = Promemoria
preferences-nudges-description = Una menzione a metà del mio tempo
preferences-text-mode = Testo invece di immagini
preferences-text-mode-description = Per lettori di schermo e connessioni lente
preferences-listed = Nelle classifiche di tutti
preferences-listed-description = Non solo sui server dove gioco
preferences-invitations = Inviti
preferences-invitations-description = Mi si può invitare; altrimenti non può nessuno
preferences-inviters = Annulla i miei rifiuti ({ $count })
hand-sure = Ancora una volta: **{ $card }**.
no-such-zone = Non so che ora è a «{ $city }». Scrivi una città più grande, il paese o la differenza (UTC+2), e scegli dall’elenco.
zone-several = A «{ $city }» corrispondono più fusi orari: scegli una città dall’elenco.
# What a zone is called: a country with one zone by its name, other zones by their city.
zone-place = { $zone ->
    [Europe-Zurich] Svizzera
    [Asia-Kolkata] India
   *[other] { $city }
 }
