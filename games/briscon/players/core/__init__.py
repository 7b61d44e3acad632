"""Search and worlds on bit masks: plain typed Python that mypyc compiles unchanged."""

from gamekit import compiled as native

COMPILED = native.use(__name__, __path__)
"""Whether the compiled modules are in use."""
