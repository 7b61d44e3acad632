"""Text records of Briscon (docs/record.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from gamekit.api.record import Played, Proof
from gamekit.records.lines import RecordError
from gamekit.records.tags import Tag
from games.briscon.__main__ import main
from games.briscon.engine.adjudicator import adjudicate
from games.briscon.engine.journal import decode, encode
from games.briscon.engine.record import Record, record_of, write
from games.briscon.engine.record_reader import read
from games.briscon.engine.ruleset import RULES_VERSION, ruleset
from games.briscon.engine.seats import Seat
from games.briscon.rules import BRISCON

_TITLES: Final[Mapping[Seat, str]] = {Seat.NORTH: "North", Seat.SOUTH: "South"}


class BrisconRecords:
    """Files that ``python -m games.briscon`` replays and verifies."""

    @property
    def suffix(self) -> str:
        """``match.briscon``."""
        return "briscon"

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
        (preset,) = BRISCON.presets
        offered = {option.name: option.default for option in BRISCON.options(preset)}
        return Played(
            preset=preset,
            options=offered | {"games": str(record.rules.games)} | record.rules.options(),
            version=RULES_VERSION,
            actions=tuple(map(encode, judged.actions)),
            date=_value(record, "Date"),
            place=_value(record, "Place"),
            players={seat: name for seat, name in players.items() if name},
            proofs=tuple(_proofs(record)),
        )

    def command(self, arguments: Sequence[str]) -> int:
        """``python -m games.briscon``."""
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
    for deal in record.deals:
        commitment, cut, secret = (
            _value(record, name, deal.number) for name in ("Commitment", "Cut", "Secret")
        )
        if commitment and cut and secret:
            yield Proof(deal.number, commitment, int(cut), secret)


RECORDS: Final = BrisconRecords()
"""Instance in the game."""
