"""Brus, the card game of Gotland: a pure rules engine.

Standard library, :mod:`gamekit.cards` and :mod:`gamekit.records` only; no clock, no logging, no
global randomness. Start reading at :mod:`games.brus.engine.match`; the rulebook's sections are
cited throughout as "rules 10.5".
"""
