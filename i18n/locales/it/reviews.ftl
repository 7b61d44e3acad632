# A finished deal judged: what is looked at again.
analysis-look = Presa { $trick } · { $who }: { $made }
