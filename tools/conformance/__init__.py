"""Whether a game keeps what ``gamekit.api`` asks for: ``python -m tools.conformance NAME``.

Every check plays the game by itself, with no knowledge of it, and says in one sentence what is
wrong and with which seed. Two things only the game can know, and its rules may tell them by methods
of their own, which nobody else calls (:mod:`tools.conformance.hooks`).
"""
