"""Records of any game: tags, then the journal's actions, one a line (docs/record.md).

They follow from the game's rules alone. An empty line stands before every deal; lines that begin
with ``=`` are derived after an action and checked when present.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from gamekit.api.record import Adjudicator, Played
from gamekit.api.rules import AnyRules
from gamekit.records.document import heading
from gamekit.records.files import players_of, proofs_of, tags_of
from gamekit.records.lines import Lines, RecordError, located
from gamekit.records.tags import (
    SEATS,
    Tag,
    Tags,
    check_secrets,
    check_version,
    options_of,
    read_tags,
)

VERSION: Final = "1"
_DERIVED: Final = "= "
_VERSION: Final = re.compile(r"[1-9][0-9]{0,3}")


@dataclass(frozen=True, slots=True)
class Judged:
    """Adjudicated record."""

    tags: Tags
    played: Played
    deals: tuple[tuple[int, Any, str], ...]
    """Line, state before and text of each deal."""
    state: Any


class JournalRecords:
    """Records of a game. Met: :class:`gamekit.api.record.Records`."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self.title = rules.name.capitalize()
        self.seats = {seat: SEATS.get(seat, f"Seat-{seat}") for seat in rules.seats}

    @property
    def suffix(self) -> str:
        """``match.whist``."""
        return self.rules.name

    @property
    def adjudicator(self) -> Adjudicator[Judged]:
        """Referee of ``python -m games record``."""
        return Adjudicator(self.title, self.judge, self.text, self.json, self.verify)

    def derived(self, state: Any) -> tuple[str, ...]:
        """Lines that follow from the state after an action; most games have none."""
        return ()

    def write(self, played: Played) -> str:
        """Write a record."""
        options = " ".join(f"{name}={value}" for name, value in played.options.items())
        head = (
            Tag(self.title, VERSION),
            Tag("Rules", played.preset),
            *((Tag("Options", options),) if options else ()),
            Tag("Version", str(played.version)),
            *tags_of(played, self.seats),
        )
        lines = [*map(str, head), *self._journal(played)]
        return "".join(f"{line}\n" for line in lines)

    def _journal(self, played: Played) -> Iterator[str]:
        state = self.rules.start(played.preset, played.options, played.version)
        for text in played.actions:
            if self.rules.next(state).awaits == "deal":
                yield ""
            yield text
            state = self.rules.accept(state, self.rules.decode(text))
            yield from (f"{_DERIVED}{line}" for line in self.derived(state))

    def read(self, text: str) -> Played:
        """Read a record; ``ValueError`` names the line and the error."""
        try:
            return self._judge(Lines(text)).played
        except RecordError as error:
            raise ValueError(f"line {error.line}: {error}") from None

    def judge(self, data: bytes) -> Judged:
        """Read and adjudicate a file's content; raise :class:`RecordError`."""
        return self._judge(Lines.of_bytes(data))

    def _judge(self, lines: Lines) -> Judged:
        rules, once = self.rules, (self.title, "Rules", "Options", "Version", "Date", "Place")
        most = max(rules.cuts) if rules.cuts else 0
        tags = read_tags(lines, (*once, *self.seats.values()), most)
        check_version(tags, self.title, VERSION, lines)
        named, written = tags.get("Rules"), tags.get("Version")
        if named is None or written is None:
            missing = "Rules" if named is None else "Version"
            raise RecordError(tags.last_line, f"the tag {missing} is missing")
        preset, options = named.value, dict[str, str]()
        if preset not in rules.presets:
            raise RecordError(named.line, f"unknown rules: {preset[:40]!r}")
        if not _VERSION.fullmatch(written.value):
            raise RecordError(written.line, f"unknown version of the rules: {written.value[:9]!r}")
        version = int(written.value)
        state = located(written.line, lambda version: rules.start(preset, {}, version), version)
        if (tag := tags.get("Options")) is not None:
            options = located(tag.line, options_of, tag.value)
            state = located(tag.line, lambda given: rules.start(preset, given, version), options)
        actions: list[str] = []
        deals: list[tuple[int, Any, str]] = []
        due: list[str] = []
        while (line := lines.peek()) is not None:
            lines.advance()
            at, text = line
            if text.startswith(_DERIVED):
                if not due or text != due[0]:
                    what = f"{due[0]!r} follows" if due else "nothing follows"
                    raise RecordError(at, f"{what} from the play, not {text[:60]!r}")
                due.pop(0)
                continue
            action = located(at, rules.decode, text)
            if (why := rules.violation(state, action)) is not None:
                raise RecordError(at, f"{text[:60]}: {why.code}", why.rule)
            if rules.next(state).awaits == "deal":
                deals.append((at, state, text))
            state = rules.accept(state, action)
            actions.append(text)
            due = [f"{_DERIVED}{line}" for line in self.derived(state)]
        played = Played(
            preset=preset,
            options=options,
            version=version,
            actions=tuple(actions),
            date=tags.value("Date"),
            place=tags.value("Place"),
            players=players_of(tags, self.seats),
            proofs=tuple(proofs_of(tags, len(deals), cuts=rules.cuts is not None)),
        )
        return Judged(tags, played, tuple(deals), state)

    def text(self, judged: Judged) -> str:
        """Format the match for reading: players, actions and result."""
        first = f"{self.title}, {judged.played.preset}"
        result = self.rules.result(judged.state)
        end = f"{', '.join(result.winners)} wins the match." if result else "It is not over."
        scores = [f"{seat} {value}" for seat, value in (result.score if result else {}).items()]
        actions = (f"  {text}" for text in judged.played.actions)
        return "\n".join((*heading(first, judged.tags, self.seats), *actions, end, *scores))

    def json(self, judged: Judged) -> str:
        """Format the match as one JSON line."""
        result = self.rules.result(judged.state)
        return json.dumps(
            {
                "winners": list(result.winners) if result else None,
                "score": dict(result.score) if result else {},
                "deals": len(judged.deals),
                "actions": list(judged.played.actions),
            }
        )

    def verify(self, judged: Judged) -> tuple[int, int]:
        """Check every deal with a secret; return their number and that of all deals."""
        rules = self.rules

        def check(number: int, secret: bytes, cut: int) -> None:
            at, state, text = judged.deals[number - 1]
            if rules.encode(rules.deal(state, secret, cut)) != text:
                what = f"deal {number} is not the one that its secret and cut make"
                raise RecordError(at, what)

        cuts = rules.cuts is not None
        return check_secrets(judged.tags, len(judged.deals), check, cuts=cuts), len(judged.deals)
