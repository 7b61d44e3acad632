"""Search for all games over base classes for positions and policies.

Compiled in one unit with the games' packages (:mod:`players.fast`).
"""

from players import native

COMPILED = native.use(__name__, __path__)
"""Whether compiled modules are in use."""
