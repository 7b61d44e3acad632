# The variety itself; all else is as in German.
language-name = Deutsch (Schweiz: Schaufel, Ecke)
