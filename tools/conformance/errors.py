"""How a check says that a law is broken, or that it cannot be looked at."""


class BrokenLawError(Exception):
    """The game breaks a law; ``str()`` is one sentence."""


class LeftOutError(Exception):
    """A check does not apply or cannot be run here; ``str()`` says why."""
