"""Metrics and correlation of log lines with clicks.

Lowest package, standard library only, so that every other one may count. :mod:`health` exports
the metrics. No label names a person, a table or a card.
"""
