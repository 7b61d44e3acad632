# A finished deal judged: what is looked at again.
analysis-look = Stich { $trick } · { $who }: { $made }
