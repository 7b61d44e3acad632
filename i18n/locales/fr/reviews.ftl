# A finished deal judged: what is looked at again.
analysis-look = Levée { $trick } · { $who } : { $made }
