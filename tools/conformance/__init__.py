"""Check of a game against ``gamekit.api``: ``python -m tools.conformance NAME``.

Every check plays the game without knowing it, and says in one sentence what is wrong and with which
seed. Two facts only the game knows and may give: ``pieces`` and ``hidden`` of
:class:`gamekit.api.game.Game`.
"""
