"""Measurements of tables in play, as columns of a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools.fake_discord.limits import Payer
from tools.fake_discord.process import Cost


@dataclass(frozen=True, slots=True)
class Setting:
    """Parameters of one measurement."""

    checkout: Path
    tables: int
    cores: int
    seconds: float
    pace: float = 4.0
    idle: int = 0
    """Number of additional idle tables."""
    warm: int = 1
    """Number of tables that play a deal before the measurement."""
    server: str | None = None
    """A PostgreSQL server; without one the database is a file."""


@dataclass(slots=True)
class Measured:
    """Results of one measurement."""

    setting: Setting
    cards: int = 0
    """Cards played."""
    cost: Cost = field(default_factory=lambda: Cost(0.0, 0.0))
    answers: list[float] = field(default_factory=list)
    failed: int = 0
    refused: int = 0
    behind: list[float] = field(default_factory=list)
    """Seconds from a card's acceptance until the board showed it."""
    requests: Counter[Payer] = field(default_factory=Counter)
    limited: int = 0
    sent: int = 0
    """Bytes sent."""
    memory: dict[str, float] = field(default_factory=dict)
    wrong: Counter[str] = field(default_factory=Counter)

    @property
    def each(self) -> float:
        """Milliseconds of processor time per card."""
        return 1000 * self.cost.all / max(1, self.cards)


def quantile(values: Sequence[float], share: float) -> float:
    """Quantile of the values; 0 without values."""
    return values[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def rows(found: Measured) -> dict[str, str]:
    """One column: names and values."""
    cards, answers, behind = max(1, found.cards), found.answers, found.behind
    each, offered = 1000 / cards, found.setting.tables * found.setting.seconds / found.setting.pace
    return {
        "processor time a card, ms": f"{found.cost.all * each:.1f}",
        "bot's process / workers, ms": f"{found.cost.main * each:.1f} / "
        f"{found.cost.workers * each:.1f}",
        "cores used": f"{found.cost.all / found.setting.seconds:.2f}",
        "cards played of those due": f"{found.cards} of {offered:.0f}",
        "answers p50 / p99, ms": f"{1000 * quantile(answers, 0.5):.0f} / "
        f"{1000 * quantile(answers, 0.99):.0f}",
        "clicks failed / told that things had moved on": f"{found.failed} / {found.refused}"
        f" of {len(answers)}",
        "newest board p50 / p95, s": f"{quantile(behind, 0.5):.2f} / {quantile(behind, 0.95):.2f}",
        "requests a card: bot's token + webhooks + first answers": " + ".join(
            f"{found.requests[one] / cards:.2f}" for one in Payer
        ),
        "429": str(found.limited),
        "sent a card, KiB": f"{found.sent / cards / 1024:.0f}",
        "memory (proportional), MiB": " + ".join(f"{mib:.0f}" for mib in found.memory.values()),
    } | {f"WRONG {what}": str(many) for what, many in found.wrong.most_common(5)}


def table(title: str, columns: Mapping[str, Mapping[str, str]]) -> str:
    """Format a table as Markdown, a column per compared thing.

    >>> print(table("16 tables", {"old": {"a card": "9", "boards": "2"}, "now": {"a card": "3"}}))
    | 16 tables | old | now |
    |---|---|---|
    | a card | 9 | 3 |
    | boards | 2 | – |
    """
    names = dict.fromkeys(name for column in columns.values() for name in column)
    lines = [(title, *columns), ("---",) * (len(columns) + 1)]
    lines += [(name, *(one.get(name, "–") for one in columns.values())) for name in names]
    rules = [f"|{'|'.join(row)}|" if row[0] == "---" else f"| {' | '.join(row)} |" for row in lines]
    return "\n".join(rules)
