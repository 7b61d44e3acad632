# What the master would do, and what a beginner is reminded of.
cmd-hint = consiglio
cmd-hint-description = Che cosa farebbe ora un maestro, e perché (tavoli con consigli)
button-hint = Consiglio
hint-not-here = Questo tavolo non dà consigli. Prima di una sfida può permetterli chi l’ha aperto: «{ lobby-options }», poi «{ options-help }».
hint-not-now = Adesso non hai nulla da decidere: aspetta il tuo turno.
