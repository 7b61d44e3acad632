"""Record of a match of cards: tags, then the journal's actions, one a line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from gamekit.api.record import Played, Proof
from gamekit.cardgame.rules import CardRules
from gamekit.records.lines import Lines, located
from gamekit.records.tags import Tag, check_version, read_tags

_VERSION: Final = "1"


class CardRecords:
    """Writer, reader and adjudicator of ``.NAME`` files."""

    def __init__(self, rules: CardRules) -> None:
        self._rules: Final = rules
        self.suffix: Final = rules.name
        self._format: Final = rules.name.capitalize()

    def write(self, played: Played) -> str:
        """Write a record."""
        tags = [Tag(self._format, _VERSION), Tag("Rules", f"{played.preset} {played.version}")]
        tags += [Tag(name, value) for name, value in self._options(played).items()]
        tags += [Tag("Date", played.date)] if played.date else []
        tags += [Tag("Place", played.place)] if played.place else []
        tags += [Tag(f"Seat-{seat}", name) for seat, name in played.players.items()]
        for proof in played.proofs:
            tags.append(Tag("Commitment", proof.commitment, proof.deal))
            if proof.cut is not None:
                tags.append(Tag("Cut", str(proof.cut), proof.deal))
            tags.append(Tag("Secret", proof.secret, proof.deal))
        return "\n".join([*map(str, tags), "", *played.actions, ""])

    def _options(self, played: Played) -> dict[str, str]:
        """Tags of the options that differ from their defaults."""
        defaults = {one.name: one.default for one in self._rules.options(played.preset)}
        return {
            f"Option-{name}": value
            for name, value in played.options.items()
            if defaults.get(name) != value
        }

    def read(self, text: str) -> Played:
        """Read a record; ``ValueError`` names the line and the error."""
        lines = Lines(text)
        options = {f"Option-{one.name}": one.name for one in self._rules.options("")}
        seats = {f"Seat-{seat}": seat for seat in self._rules.seats}
        once = (self._format, "Rules", "Date", "Place", *options, *seats)
        tags = read_tags(lines, once)
        check_version(tags, self._format, _VERSION, lines)
        known = {tag.title: tag for tag in tags}
        rules = known.get("Rules", Tag("Rules", ""))
        preset, _, version = rules.value.partition(" ")
        if not version.isdecimal():
            raise ValueError(f"line {rules.line}: the tag Rules names a rule set and a version")
        actions = []
        while (line := lines.peek()) is not None:
            lines.advance()
            located(line[0], self._rules.decode, line[1])
            actions.append(line[1])
        deals = range(1, 1 + sum(tag.name == "Secret" for tag in tags))
        cuts = {number: known.get(f"Cut {number}") for number in deals}
        return Played(
            preset,
            {name: known[title].value for title, name in options.items() if title in known},
            int(version),
            tuple(actions),
            known["Date"].value if "Date" in known else "",
            known["Place"].value if "Place" in known else "",
            {seat: known[title].value for title, seat in seats.items() if title in known},
            tuple(
                Proof(
                    number,
                    known[f"Commitment {number}"].value,
                    None if (cut := cuts[number]) is None else int(cut.value),
                    known[f"Secret {number}"].value,
                )
                for number in deals
                if {f"Commitment {number}", f"Secret {number}"} <= known.keys()
            ),
        )

    def command(self, arguments: Sequence[str]) -> int:
        """Play files through; 1 for one that breaks a rule."""
        status = 0
        for name in arguments:
            try:
                played = self.read(Path(name).read_text("utf-8"))
                match = self._rules.start(played.preset, played.options, played.version)
                for text in played.actions:
                    action = self._rules.decode(text)
                    if reason := self._rules.violation(match, action):
                        raise ValueError(f"{text}: {reason.code}")
                    match = self._rules.accept(match, action)
            except (OSError, ValueError) as error:
                print(f"{name}: {error}", file=sys.stderr)
                status = 1
            else:
                print(f"{name}: {' – '.join(map(str, match.scores))}")
        return status
