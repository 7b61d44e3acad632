"""Monitoring of the bot: liveness, metrics, logs, error reports.

Each part needs a setting and costs nothing without it: a port with ``/healthz``, ``/readyz`` and
``/metrics``, notification of systemd, logs as JSON, error reports. ``python -m host.health`` checks
a running bot.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SETTING: Final = "BROUC_HEALTH"
LOCAL: Final = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class Address:
    """Host and TCP port."""

    host: str
    port: int

    @classmethod
    def read(cls, text: str) -> Address | None:
        """Parse ``9464`` (local requests only) or ``0.0.0.0:9464``; ``None`` for an empty text.

        Raises :class:`ValueError` with a sentence for any other text.

        >>> Address.read("9464")
        Address(host='127.0.0.1', port=9464)
        >>> Address.read("[::1]:9464")
        Address(host='::1', port=9464)
        """
        text = text.strip()
        if not text:
            return None
        host, _, port = text.rpartition(":")
        if not (port.isascii() and port.isdecimal() and 1 <= int(port) <= 65_535):
            raise ValueError(f"{SETTING} is a port, or HOST:PORT, not {text!r}.")
        return cls(host.strip("[]") or LOCAL, int(port))

    @property
    def url(self) -> str:
        """URL for processes of the same machine."""
        host = {"0.0.0.0": LOCAL, "::": "::1"}.get(self.host, self.host)
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"
