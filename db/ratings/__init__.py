"""How ratings move."""
