"""Shared parts of rules engines: the pack, a provable shuffle, records as text.

Standard library only; no clock, no logging, no global randomness.
"""
