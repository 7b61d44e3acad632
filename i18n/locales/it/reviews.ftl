# A finished deal judged: what is looked at again.
analysis-look = Presa { $trick } · { $who }: { $made }
puzzle-margin = Per quello che sapevi, la seconda scelta perde circa il { $margin }% delle probabilità di vincere la partita.
