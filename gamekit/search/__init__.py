"""Search for all games over base classes for positions and policies.

Compiled in one unit with the games' packages (:mod:`games.compile`).
"""

from gamekit import compiled as native

COMPILED = native.use(__name__, __path__)
"""Whether compiled modules are in use."""
