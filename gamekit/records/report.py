"""Parts of every report of an adjudicated match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from gamekit.records.tags import Tags


def heading(first: str, tags: Tags, seats: Mapping[str, str]) -> Iterator[str]:
    """Lines on game, place and players. ``seats``: seat → tag of its player."""
    yield first
    where = [tag.value for name in ("Place", "Date") if (tag := tags.get(name))]
    if where:
        yield ", ".join(where)
    players = [(name, tag.value) for name in seats.values() if (tag := tags.get(name))]
    if players:
        yield " · ".join(f"{name} {value}" for name, value in players)


def paragraphs(head: Iterable[str], deals: Iterable[Iterable[str]], end: str) -> str:
    """Report of a match: its heading, its deals and a conclusion."""
    return "\n\n".join(("\n".join(head), *("\n".join(deal) for deal in deals), end))
