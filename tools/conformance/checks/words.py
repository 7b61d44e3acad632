"""Sentences in four languages: complete, with the same arguments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast, visitor

from i18n import LANGUAGES
from tools.conformance.errors import BrokenLawError
from tools.conformance.report import Check
from tools.conformance.subject import Subject

Told = Mapping[str, str | int]
DESCRIPTION: Final = 100
"""Characters of a command's description."""


def run(subject: Subject) -> str:
    """Format every promised sentence, and compare the files if there are any."""
    said = 0
    for key, told in _promised(subject):
        for language in LANGUAGES:
            try:
                text = subject.game.face.say(language, key, **told)
            except KeyError as error:
                what = f"{key!r} cannot be said in {language!r}: {error.args[0]}"
                raise BrokenLawError(what) from None
            if not text.strip():
                raise BrokenLawError(f"{key!r} is empty in {language!r}")
            said += 1
    _check_descriptions(subject)
    folders = getattr(subject.game.face.say, "folders", ())
    keys = _compare([folder for folder in folders if isinstance(folder, Path)])
    return f"{said} promised sentences, {keys} keys the same in {len(LANGUAGES)} languages"


def _check_descriptions(subject: Subject) -> None:
    """Check descriptions against Discord's 100 characters, the game's name included."""
    say = subject.game.face.say
    for command, language in product(subject.game.face.commands, LANGUAGES):
        name = say(language, "game-name")
        text = say(language, f"cmd-{command.name}-description")
        if len(f"{name} : {text}") > DESCRIPTION:
            what = f"'cmd-{command.name}-description' is too long in {language!r} after {name!r}"
            raise BrokenLawError(f"{what}: Discord takes {DESCRIPTION} characters with both")


def _promised(subject: Subject) -> Iterator[tuple[str, Told]]:
    """Yield every key that ``gamekit.api`` requires of this game, with its arguments."""
    game, rules = subject.game, subject.rules
    yield from ((key, {}) for key in ("game-name", "game-about", "lobby-sides", "help-text"))
    yield "table-name", {"table": 7}
    for seat in rules.seats:
        yield f"seat-{seat}", {}
    for side in rules.partners:
        yield f"side-{side[0]}", dict(zip(("one", "two", "three"), side, strict=False))
    for preset in rules.presets:
        yield f"preset-{preset}", {}
        chosen: dict[str, str | int] = {}
        for option in rules.options(preset):
            chosen[f"option_{option.name.replace('-', '_')}"] = _number(option.default)
            yield f"option-{option.name}", {}
            choice, about = (f"option-{option.name}-{end}" for end in ("value", "about"))
            for value in option.values:
                told = {"value": _number(value), "preset": preset}
                if not option.switch or game.face.say.has(
                    LANGUAGES[0], f"option-{option.name}-value"
                ):
                    yield choice, told
                if game.face.say.has(LANGUAGES[0], about):
                    yield about, {"value": _number(value)}
        yield "rules-line", {"preset": preset, **chosen}
    for page in game.face.pages:
        yield f"button-{page.name}", {}
    for command in game.face.commands:
        ends = ("", "-description")
        yield from ((f"cmd-{command.name}{end}", {}) for end in ends)
        if command.argument:
            ends = ("-argument", "-argument-description")
            yield from ((f"cmd-{command.name}{end}", {}) for end in ends)
    yield from _of_parts(subject)


def _number(value: str) -> str | int:
    return int(value) if value.isdecimal() else value


def _of_parts(subject: Subject) -> Iterator[tuple[str, Told]]:
    game, counts = subject.game, subject.game.counts
    yield from ((f"column-{name}", {}) for name in counts.columns)
    for metric in counts.metrics:
        yield f"metric-{metric.name}", {}
        if metric.per is not None or metric.of not in counts.columns:
            yield f"column-{metric.name}", {}
    if counts.columns:
        told: Told = {"first": 1, "second": 2, "matches": 3, "since": "1", "until": "2"}
        yield "columns-line", dict.fromkeys(counts.columns, 3)
        yield "curve-title", {}
        yield "curve-text", told
    counted: dict[str, str | int] = {count.name: 3 for count in counts.counts}
    counted |= {metric.name.replace("-", "_"): "1.50" for metric in counts.metrics}
    yield from ((line, {"matches": 2, **counted}) for line in counts.lines)
    if counts.score_line:
        yield counts.score_line, {"scores": "3–1"}
    if game.replay is not None:
        yield from (("replay-stop", {"number": 1}), ("replay-jump", {}))
    if game.records is not None:
        yield "replay-record-note", {}
    if game.course is not None:
        yield from ((f"lesson-{lesson.name}", {}) for lesson in game.course.lessons)
        for topic in game.course.topics:
            yield f"booklet-{topic.name}-title", {}
            yield f"booklet-{topic.name}-text", {}


def _compare(folders: list[Path]) -> int:
    """Compare keys and arguments of all languages; return the number of keys."""
    first: dict[str, frozenset[str]] = {}
    for language in LANGUAGES:
        found: dict[str, frozenset[str]] = {}
        for folder in folders:
            for file in sorted((folder / language).glob("*.ftl")):
                found |= _keys(file)
        first = first or found
        if missing := sorted(first.keys() ^ found.keys()):
            raise BrokenLawError(f"{missing[0]!r} is in {LANGUAGES[0]!r} or {language!r} alone")
        for key, variables in found.items():
            if variables - first[key]:
                odd = min(variables - first[key])
                raise BrokenLawError(f"{key!r} uses ${odd} in {language!r} alone")
    return len(first)


def _keys(file: Path) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            what = (entry.content or "").strip().splitlines()[:1]
            raise BrokenLawError(f"{file.parent.name}/{file.name} is not understood: {what}")
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


class _Variables(visitor.Visitor):
    """Collector of a sentence's arguments."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


CHECK: Final = Check("words", "four languages say the same things", run)
