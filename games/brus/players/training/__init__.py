"""How the data files of the computer players are made."""
