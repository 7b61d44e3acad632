"""A hand of Brus, a policy and stakes for the search, and worlds, on bit masks.

Plain typed Python that mypyc compiles unchanged.
"""

from gamekit import compiled as native

COMPILED = native.use(__name__, __path__)
"""Whether the compiled modules are in use."""
