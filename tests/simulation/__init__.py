"""The whole application from one seed: time, chance, Discord, the disk and the people are ours.

docs/testing.md, section "Simulation", says how it works; ``python -m tests.simulation 1-2000``
runs it.
"""
