"""Briscon, a game for two with a stock, melds and 600 points: a pure rules engine.

Standard library, :mod:`gamekit.cards` and :mod:`gamekit.records` only; no clock, no logging, no
global randomness. Start reading at :mod:`games.briscon.engine.match`; the rulebook's sections are
cited throughout as "rules 11.4".
"""
