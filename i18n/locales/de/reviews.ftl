# A finished deal judged: what is looked at again.
analysis-look = Stich { $trick } · { $who }: { $made }
puzzle-margin = Nach dem, was du wusstest, verliert das Zweitbeste etwa { $margin } % der Gewinnchance.
