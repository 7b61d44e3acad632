"""How often people may do what costs something."""
