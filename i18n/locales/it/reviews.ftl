# A finished deal judged: what is looked at again.
analysis-look = Presa { $trick } · { $who }: { $made }
analysis-hint = -# Il consiglio sarebbe stato: «{ $hint }»
puzzle-margin = Per quello che sapevi, **{ made-the }** costa circa { $margin } { $margin ->
    [one] punto percentuale
   *[other] punti percentuali
 } di probabilità di vincere la partita.
