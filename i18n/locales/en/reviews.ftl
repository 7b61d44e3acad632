# A finished deal judged: what is looked at again.
analysis-look = Trick { $trick } · { $who }: { $made }
