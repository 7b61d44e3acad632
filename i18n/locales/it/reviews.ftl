# A finished deal judged: what is looked at again.
analysis-look = Presa { $trick } · { $who }: { $made }
analysis-hint = -# Il consiglio sarebbe stato: «{ $hint }»
puzzle-margin = Per quello che sapevi, **{ $made }** costa probabilità di vincere la partita: circa { $margin }%.
