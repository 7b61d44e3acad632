"""Text records of Brus (docs/record.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from gamekit.api.record import Played, Proof
from gamekit.records.lines import RecordError
from gamekit.records.tags import Tag
from games.brus.__main__ import main
from games.brus.engine.adjudicator import adjudicate
from games.brus.engine.journal import decode, encode
from games.brus.engine.record import Record, record_of, write
from games.brus.engine.record_reader import read
from games.brus.engine.ruleset import RULES_VERSION, ruleset
from games.brus.engine.seats import Seat
from games.brus.rules import BRUS

_TITLES: Final[Mapping[Seat, str]] = {
    Seat.NORTH: "North",
    Seat.EAST: "East",
    Seat.SOUTH: "South",
    Seat.WEST: "West",
}


class BrusRecords:
    """Files that ``python -m games.brus`` replays and verifies."""

    @property
    def suffix(self) -> str:
        """``match.brus``."""
        return "brus"

    def write(self, played: Played) -> str:
        """Write a record, without the rules' version since there is only one."""
        rules = ruleset(played.options)
        return write(record_of(rules, map(decode, played.actions), _tags(played)))

    def read(self, text: str) -> Played:
        """Read a record of a match; see :meth:`gamekit.api.record.Records.read`."""
        try:
            judged = adjudicate(read(text))
        except RecordError as error:
            raise ValueError(f"line {error.line}: {error}") from None
        record = judged.record
        players = {seat.value: _value(record, title) for seat, title in _TITLES.items()}
        return Played(
            preset=BRUS.presets[0],
            options={"games": str(record.rules.games)},
            version=RULES_VERSION,
            actions=tuple(map(encode, judged.actions)),
            date=_value(record, "Date"),
            place=_value(record, "Place"),
            players={seat: name for seat, name in players.items() if name},
            proofs=tuple(_proofs(record)),
        )

    def command(self, arguments: Sequence[str]) -> int:
        """``python -m games.brus``."""
        return main(arguments)


def _tags(played: Played) -> Iterator[Tag]:
    for name, value in (("Date", played.date), ("Place", played.place)):
        if value:
            yield Tag(name, value)
    for seat, title in _TITLES.items():
        if player := played.players.get(seat.value):
            yield Tag(title, player)
    for proof in played.proofs:
        yield Tag("Commitment", proof.commitment, proof.deal)
        yield Tag("Cut", str(proof.cut), proof.deal)
        yield Tag("Secret", proof.secret, proof.deal)


def _value(record: Record, name: str, number: int | None = None) -> str:
    tag = record.tags.get(name, number)
    return tag.value if tag is not None else ""


def _proofs(record: Record) -> Iterator[Proof]:
    """Complete proofs of a record."""
    for hand in record.hands:
        commitment, cut, secret = (
            _value(record, name, hand.number) for name in ("Commitment", "Cut", "Secret")
        )
        if commitment and cut and secret:
            yield Proof(hand.number, commitment, int(cut), secret)


RECORDS: Final = BrusRecords()
"""Instance in the game."""
