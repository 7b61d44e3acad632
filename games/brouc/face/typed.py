"""Cards typed by people (:mod:`i18n.typed`)."""

from i18n.typed import read_card

__all__ = ["read_card"]
