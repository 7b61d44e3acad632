"""Text records of Le Brouc (docs/record.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from brouc.__main__ import main
from brouc.adjudicator import adjudicate
from brouc.journal import decode, encode
from brouc.record import Record, record_of, write
from brouc.record_reader import read
from brouc.ruleset import RULES_VERSION, ruleset
from brouc.seats import Seat
from gamekit.api.record import Played, Proof
from gamekit.records.lines import RecordError
from gamekit.records.tags import Tag
from games.brouc.rules import BROUC

_TITLES: Final[Mapping[Seat, str]] = {
    Seat.NORTH: "North",
    Seat.WEST: "West",
    Seat.SOUTH: "South",
    Seat.EAST: "East",
}


class BroucRecords:
    """Files that ``python -m brouc`` replays and verifies."""

    @property
    def suffix(self) -> str:
        """``match.brouc``."""
        return "brouc"

    def write(self, played: Played) -> str:
        """Write a record, without the rules' version since there is only one."""
        rules = ruleset(played.preset, played.options)
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
            preset=record.rules.preset.value,
            options=_options(record),
            version=RULES_VERSION,
            actions=tuple(map(encode, judged.actions)),
            date=_value(record, "Date"),
            place=_value(record, "Place"),
            players={seat: name for seat, name in players.items() if name},
            proofs=tuple(_proofs(record)),
        )

    def command(self, arguments: Sequence[str]) -> int:
        """``python -m brouc``."""
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


def _options(record: Record) -> dict[str, str]:
    """Options of the lobby, and other differences from the rule set."""
    offered = BROUC.options(record.rules.preset.value)
    return {option.name: option.default for option in offered} | record.rules.options()


def _value(record: Record, name: str, number: int | None = None) -> str:
    tag = record.tag(name, number)
    return tag.value if tag is not None else ""


def _proofs(record: Record) -> Iterator[Proof]:
    """Complete proofs of a record."""
    for deal in record.deals:
        commitment, cut, secret = (
            _value(record, name, deal.number) for name in ("Commitment", "Cut", "Secret")
        )
        if commitment and cut and secret:
            yield Proof(deal.number, commitment, int(cut), secret)


RECORDS: Final = BroucRecords()
"""Instance in the game."""
