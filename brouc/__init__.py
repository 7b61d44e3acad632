"""Le Brouc, the card game of L'Etivaz: a pure rules engine.

Standard library only; no clock, no logging, no global randomness. Start reading at
:mod:`brouc.match`; the rulebook's sections are cited throughout as "rules 2.5".
"""
