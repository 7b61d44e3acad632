"""What a measurement of people at tables has found, for reading and as a table's column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bench.causes import CAUSES, REST
from standin.limits import Payer
from standin.process import Cost


@dataclass(frozen=True, slots=True)
class Setting:
    """One measurement."""

    checkout: Path
    tables: int
    cores: int
    seconds: float
    pace: float = 4.0
    idle: int = 0
    """Tables besides, at which nobody does anything."""
    warm: int = 1
    """Tables that play a deal before anything is measured."""
    asked: int = 0
    """Films, and as many hints, asked at the same time."""
    database: str = ""
    """The address of an empty one; else it is a SQLite file."""


@dataclass(slots=True)
class Measured:
    """What came out."""

    setting: Setting
    cards: int = 0
    cost: Cost = field(default_factory=lambda: Cost(0.0, 0.0))
    causes: dict[str, float] = field(default_factory=dict)
    answers: list[float] = field(default_factory=list)
    failed: int = 0
    refused: int = 0
    behind: list[float] = field(default_factory=list)
    """Seconds from a card's acceptance until the board showed it."""
    requests: Counter[Payer] = field(default_factory=Counter)
    routes: Counter[str] = field(default_factory=Counter)
    limited: int = 0
    sent: int = 0
    """Bytes."""
    memory: dict[str, float] = field(default_factory=dict)
    wrong: Counter[str] = field(default_factory=Counter)
    films: list[float] = field(default_factory=list)
    hints: list[float] = field(default_factory=list)
    missing: int = 0


def quantile(values: Sequence[float], share: float) -> float:
    """The value that so many are not above; 0 of none."""
    return values[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def lines(found: Measured) -> list[str]:
    """The figures, for reading."""
    setting, cards = found.setting, max(1, found.cards)
    offered = setting.tables * setting.seconds / setting.pace
    each = 1000 / cards
    answers, behind = found.answers, found.behind
    payers = " + ".join(f"{found.requests[one] / cards:.2f} {one.value}" for one in Payer)
    told = [
        f"{setting.checkout.name}: {setting.tables} tables and {setting.idle} idle,"
        f" {setting.cores} core(s)",
        f"  cards {found.cards} of {offered:.0f}; processor {found.cost.all * each:.1f} ms a card"
        f" (bot {found.cost.main * each:.1f}, workers {found.cost.workers * each:.1f}),"
        f" {found.cost.all / setting.seconds:.2f} cores",
        f"  answers p50 {quantile(answers, 0.5):.3f} p99 {quantile(answers, 0.99):.3f} s;"
        f" failed {found.failed}, refused {found.refused} of {len(answers)}",
        f"  board behind p50 {quantile(behind, 0.5):.2f} p95 {quantile(behind, 0.95):.2f} s",
        f"  requests a card {payers}; 429: {found.limited}; {found.sent / cards / 1024:.0f} KiB",
        "  memory "
        + ", ".join(f"{name} {mib:.0f}" for name, mib in found.memory.items())
        + f" = {sum(found.memory.values()):.0f} MiB",
    ]
    if setting.asked:
        told.append(
            f"  films: first {quantile(found.films, 0):.1f}, last {quantile(found.films, 1):.1f} s;"
            f" hints p50 {quantile(found.hints, 0.5):.2f}, last {quantile(found.hints, 1):.2f} s;"
            f" never came: {found.missing}"
        )
    if found.causes:
        shares = (
            f"{name} {share * found.cost.all * each:.1f}" for name, share in found.causes.items()
        )
        told.append("  ms a card: " + ", ".join(shares))
    told += [f"  {route}: {many / cards:.2f}" for route, many in found.routes.most_common(8)]
    told += [f"  WRONG {many} x {what}" for what, many in found.wrong.most_common(5)]
    return told


def rows(found: Measured) -> dict[str, str]:
    """The same as a column of a table: what was measured, and how much."""
    cards, answers, behind = max(1, found.cards), found.answers, found.behind
    each, offered = 1000 / cards, found.setting.tables * found.setting.seconds / found.setting.pace
    told = {
        "processor time a card, ms": f"{found.cost.all * each:.1f}",
        "bot's process / workers, ms": f"{found.cost.main * each:.1f} / "
        f"{found.cost.workers * each:.1f}",
    }
    if found.causes:
        shares = {name: found.causes.get(name, 0.0) for name in (*dict(CAUSES), REST)}
        told |= {
            f"of it {name}, ms": f"{share * found.cost.all * each:.1f}"
            for name, share in shares.items()
        }
    told |= {
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
    }
    if found.setting.asked:
        told |= {
            "films, first / last, s": f"{quantile(found.films, 0):.1f} / "
            f"{quantile(found.films, 1):.1f}",
            "hints p50 / last, s": f"{quantile(found.hints, 0.5):.1f} / "
            f"{quantile(found.hints, 1):.1f}",
            "never came": str(found.missing),
        }
    return told


def table(title: str, columns: Mapping[str, Mapping[str, str]]) -> str:
    """A table as Markdown: a column for each of what was compared.

    >>> print(table("16 tables", {"old": {"a card": "9", "boards": "2"}, "now": {"a card": "3"}}))
    | 16 tables | old | now |
    |---|---|---|
    | a card | 9 | 3 |
    | boards | 2 | – |
    """
    names = dict.fromkeys(name for column in columns.values() for name in column)
    told = [(title, *columns), ("---",) * (len(columns) + 1)]
    told += [(name, *(one.get(name, "–") for one in columns.values())) for name in names]
    rules = [f"|{'|'.join(row)}|" if row[0] == "---" else f"| {' | '.join(row)} |" for row in told]
    return "\n".join(rules)
