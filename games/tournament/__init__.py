"""Evenings of many tables, without tables, store or Discord: draw, standings, record.

``pairing`` imports networkx and runs in worker processes only.
"""
