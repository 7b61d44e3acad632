"""One search for all games, by base classes that a game's own position and policy fill in.

Compiled, it makes one unit with the packages of the games that name one (:mod:`players.fast`).
"""

from players import native

COMPILED = native.use(__name__, __path__)
"""Whether the compiled modules are in use."""
