"""Check of a game against ``gamekit.api``: ``python -m tools.conformance NAME``.

Every check plays the game without knowing it, and says in one sentence what is wrong and with which
seed. Two facts only the game knows and may give: ``pieces`` and ``hidden`` of
:class:`gamekit.api.game.Game`.
"""


class BrokenLawError(Exception):
    """The game breaks a requirement; ``str()`` is one sentence."""


class LeftOutError(Exception):
    """A check does not apply or cannot run here; ``str()`` is the reason."""
