"""Record files of a game of tricks for the application (:mod:`gamekit.api.record`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from gamekit.api.record import Adjudicator, Played, Proof
from gamekit.api.rules import AnyRules
from gamekit.records.format import Format
from gamekit.records.lines import RecordError
from gamekit.records.tags import PER_DEAL, Tag, Tags


@dataclass(frozen=True)
class TrickRecords:
    """Files in a game's format. Met: :class:`gamekit.api.record.Records`."""

    rules: AnyRules
    format: Format[Any, Any, Any]

    @property
    def adjudicator(self) -> Adjudicator[Any]:
        """Referee of ``python -m games record``."""
        return self.format.adjudicator

    @property
    def suffix(self) -> str:
        """``match.brouc``."""
        return self.rules.name

    def write(self, played: Played) -> str:
        """Write a record, without the rules' version since there is only one."""
        rules = self.format.engine.options.ruleset(played.preset, played.options)
        actions = map(self.rules.decode, played.actions)
        tags = tags_of(played, self.format.seats)
        return self.format.write(self.format.record_of(rules, actions, tags))

    def read(self, text: str) -> Played:
        """Read a record of a match; see :meth:`gamekit.api.record.Records.read`."""
        try:
            judged = self.format.adjudicate(self.format.read(text))
        except RecordError as error:
            raise ValueError(f"line {error.line}: {error}") from None
        tags, rules, options = judged.record.tags, judged.record.rules, self.format.engine.options
        preset = options.preset(rules)
        offered = {option.name: option.default for option in self.rules.options(preset)}
        return Played(
            preset=preset,
            options=offered | options.written(rules),
            version=self.rules.rules_version,
            actions=tuple(map(self.rules.encode, judged.actions)),
            date=tags.value("Date"),
            place=tags.value("Place"),
            players=players_of(tags, self.format.seats),
            proofs=tuple(proofs_of(tags, len(judged.deals))),
        )


def tags_of(played: Played, seats: Mapping[str, str]) -> Iterator[Tag]:
    """Tags of a match that are not its rules'. ``seats``: seat → tag of its player."""
    for name, value in (("Date", played.date), ("Place", played.place)):
        if value:
            yield Tag(name, value)
    for seat, title in seats.items():
        if player := played.players.get(seat):
            yield Tag(title, player)
    for proof in played.proofs:
        yield Tag("Commitment", proof.commitment, proof.deal)
        if proof.cut is not None:
            yield Tag("Cut", str(proof.cut), proof.deal)
        yield Tag("Secret", proof.secret, proof.deal)


def players_of(tags: Tags, seats: Mapping[str, str]) -> dict[str, str]:
    """Seat → name of its player."""
    return {seat: name for seat, title in seats.items() if (name := tags.value(title))}


def proofs_of(tags: Tags, deals: int, *, cuts: bool = True) -> Iterator[Proof]:
    """Complete proofs of a record's deals."""
    for number in range(1, deals + 1):
        commitment, cut, secret = (tags.value(name, number) for name in PER_DEAL)
        if commitment and secret and (cut or not cuts):
            yield Proof(number, commitment, int(cut) if cut else None, secret)
