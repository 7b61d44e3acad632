# A finished hand judged.
analysis-title = ### Mano { $hand }: che cosa sarebbe stato meglio
analysis-mistake = Presa { $trick }, { $who }: { $made }. Meglio: **{ $better }** ({ $cost } di probabilità in più).
analysis-worst = **L’errore più caro:** { $told }
analysis-no-dare = non osare
analysis-per-cent = { $whole },{ $tenth }%
analysis-seen-same = { $told } Col senno di poi, a carte scoperte: meglio anche così.
analysis-seen-other = { $told } Col senno di poi, a carte scoperte: { $best }.
analysis-seen-harmless = { $told } Col senno di poi, a carte scoperte: non cambiava niente.
analysis-team = { $team }: { $mistakes ->
    [0] nessun errore.
    [one] un errore, { $cost } di probabilità in meno.
   *[other] { $mistakes } errori, in tutto { $cost } di probabilità in meno.
 }
analysis-none = { $choices ->
    [one] L’unica scelta non è stata
   *[other] Su { $choices } scelte nessuna è stata
 } chiaramente un errore.
analysis-stopped = Il tempo non è bastato: giudicata fino alla presa { $trick }.
analysis-note = -# Giudicato da quel che ciascuno sapeva in quel momento, su mani immaginate. Un per cento è un per cento della probabilità di vincere la partita.
analysis-note-seen = -# Col senno di poi: ciò che nessuno poteva sapere, detto dove il resto della mano si lascia calcolare, se tutti giocano al meglio.
