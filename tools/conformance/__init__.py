"""Check of a game against ``gamekit.api``: ``python -m tools.conformance NAME``.

Every check plays the game without knowing it, and says in one sentence what is wrong and with which
seed. Two facts only the game knows; its rules may give them by methods that nothing else calls
(:mod:`tools.conformance.hooks`).
"""
