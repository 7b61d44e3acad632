"""Mistakes that are planted into a copy of the application: does the simulation find them?

Written by somebody who had not read the simulation's laws. ``python -m tests.simulation.planted``
plants one after the other; docs/testing.md has what came of it.
"""
