"""What the rules engines of card games share: the pack, a provable shuffle, records as text.

Standard library only; no clock, no logging, no global randomness. A game's engine builds on these
modules and on nothing else.
"""
