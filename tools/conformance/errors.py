"""Outcomes of a check besides success: broken or skipped."""


class BrokenLawError(Exception):
    """The game breaks a requirement; ``str()`` is one sentence."""


class LeftOutError(Exception):
    """A check does not apply or cannot run here; ``str()`` is the reason."""
