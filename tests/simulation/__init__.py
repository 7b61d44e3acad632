"""The whole application run from one seed, with virtual time, chance, Discord and disk.

docs/testing.md, section "Simulation", explains it; ``python -m tests.simulation 1-2000`` runs it.
"""
