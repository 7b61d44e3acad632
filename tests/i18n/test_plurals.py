"""Forms of nouns, verbs and participles that depend on a number, in all catalogues."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax.ast import Identifier, NumberLiteral, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from cogs.i18n.sentences import own
from cogs.matches.achievements import achievements
from cogs.view.house_rules import KEPT
from games.registry import games
from i18n import COMMON, LANGUAGES, OFFERED, Sentences, Texts, grouped
from tests.i18n import plurals
from tests.i18n.sentences import is_call, messages, parsed, trees
from tests.i18n.test_typography import CATALOGUES, HOUSE

NUMBERS: Final = (0, 1, 2, 21, 1000)
OTHER: Final = 3
"""Number at the other places of a sentence."""
TEXTS: Final = frozenset(plurals.TEXTS.split())
ORDINALS: Final = frozenset(plurals.ORDINALS.split())
MARK: Final = "\ufffc"
"""Sign at the place of the number in a form."""
SAID: Final = {
    folder: Sentences(
        *(Texts((("", "game-name = …\n"),)), COMMON),
        *(HOUSE / "games" / "cardgame" / "words", folder),
    )
    for folder in CATALOGUES
}
"""Sentences of each catalogue, with those that it refers to."""


class _Choices(Visitor):
    """Variables that choose."""

    def __init__(self) -> None:
        self.first: dict[str, str] = {}
        """Variable with choices of other texts → the first one."""
        self.plural: set[str] = set()
        """Variables with a choice « one »."""
        self.zero: set[str] = set()
        """Variables with a choice for 0."""

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            name = node.selector.id.name
            for key in (one.key for one in node.variants):
                if isinstance(key, NumberLiteral):
                    self.zero |= {name} if key.value == "0" else set()
                elif isinstance(key, Identifier) and key.name == "one":
                    self.plural.add(name)
                elif isinstance(key, Identifier) and key.name != "other":
                    self.first.setdefault(name, key.name)
        self.generic_visit(node)


@dataclass(frozen=True)
class Forms:
    """Forms of a sentence for 0, 1, 2, 21 and 1000, with :data:`MARK` in place of the number."""

    language: str
    key: str
    name: str
    forms: tuple[str, ...]
    zero: bool
    """Whether 0 has a form of its own."""

    def faults(self) -> Iterator[str]:
        """Departures from the language's plural rules (CLDR: « one » is 1, in French also 0)."""
        zero, one, two, *more = self.forms
        if {*more} != {two}:
            yield "differs beyond 2"
        if one == two:
            if self.name not in plurals.NEVER_ONE and (noun := self.follower(one)):
                yield f"{noun} has one form"
            return
        if self.zero or (self.key, self.name) in plurals.NEVER_ZERO:
            return
        if self.language == "fr" and MARK not in one:
            yield "0 is spelled as « un »"
        elif zero != (one if self.language == "fr" else two):
            yield "0 has the wrong form"

    def follower(self, form: str) -> str | None:
        """A word after the number that may depend on it."""
        following = re.search(rf"{MARK}[*_`]*[\s\u202f]+([^\W\d_]+)", form)
        words = plurals.INVARIABLE[self.language[:2]].split()
        return following[1] if following and following[1] not in words else None


def forms(folder: Path, language: str) -> Iterator[Forms]:
    """Forms of every number in every sentence of a language or variety."""
    chosen = _Choices()
    for _, entry in chain(parsed(COMMON, language[:2]), parsed(folder, language[:2])):
        chosen.visit(entry)
    for key, (_, names) in messages(folder, language[:2]).items():
        texts = {name for name in names if name in TEXTS or (key, name) in plurals.TEXTS_THERE}
        others: dict[str, str | int] = {
            **chosen.first,
            **dict.fromkeys(texts, "…"),
            **dict.fromkeys(names - texts, OTHER),
        }
        for name in sorted(names - texts - ORDINALS - chosen.first.keys()):
            told = []
            for number in NUMBERS:
                text = SAID[folder](language, key, **{**others, name: number})
                written = re.escape(grouped(language, number))
                told.append(re.sub(rf"(?<!\w){written}(?!\d)", MARK, text))
            yield Forms(language, key, name, tuple(told), name in chosen.zero)


@pytest.mark.parametrize("language", OFFERED)
@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.parent.name)
def test_what_stands_with_a_number_agrees_with_it(folder: Path, language: str) -> None:
    """« 1 point », « 2 points »; French « 0 point »."""
    found = [
        (one.key, one.name, fault, one.forms[1])
        for one in forms(folder, language)
        for fault in one.faults()
    ]
    assert not found


def test_a_sentence_without_its_singular_is_found() -> None:
    def faults(language: str, text: str, *, zero: bool = False) -> list[str]:
        own = Sentences(Texts((("", f"x = {text}\n"),)))
        told = [re.sub(rf"\b{number}\b", MARK, own(language, "x", n=number)) for number in NUMBERS]
        return [*Forms(language, "x", "n", tuple(told), zero).faults()]

    choice = "{{ $n ->\n    [{}] {}\n   *[other] {}\n }}"
    assert faults("en", "{ $n } points") == ["points has one form"]
    assert faults("en", "{ $n } of { $n }") == []
    assert faults("fr", choice.format("one", "{ $n } point", "{ $n } points")) == []
    assert faults("fr", choice.format(1, "{ $n } point", "{ $n } points")) == [
        "0 has the wrong form"
    ]
    assert faults("fr", choice.format("one", "un point", "{ $n } points")) == [
        "0 is spelled as « un »"
    ]
    assert faults("de", choice.format("one", "ein Punkt", "{ $n } Punkte")) == []
    assert faults("it", choice.format(21, "ventuno", "{ $n }")) == ["differs beyond 2"]


def test_the_reviewed_lists_have_no_dead_entries() -> None:
    every = [one for folder in CATALOGUES for lang in LANGUAGES for one in forms(folder, lang)]
    names = {
        (key, name)
        for folder in CATALOGUES
        for key, (_, taken) in messages(folder, "en").items()
        for name in taken
    }
    assert names >= plurals.TEXTS_THERE
    assert {name for _, name in names} >= {*TEXTS, *ORDINALS, *plurals.NEVER_ONE}
    assert {(one.key, one.name) for one in every} >= plurals.NEVER_ZERO


def test_limits_and_achievements_are_never_one() -> None:
    """Sentences of « least » and « most » have a plural only."""
    assert KEPT > 1
    for game in games().values():
        for one in achievements(game):
            texts = {own(game, "en", f"achievement-{one.name}", least=n) for n in (7, 8)}
            assert one.least > 1 or len(texts) == 1


def test_numbers_reach_plurals_as_numbers() -> None:
    """A number as a text would always take the plural."""
    chosen = _Choices()
    for folder in CATALOGUES:
        for _, entry in parsed(folder, "en"):
            chosen.visit(entry)
    folders = ("cogs", "games", "gamekit", "render", "i18n", "play")
    code = trees(path for name in folders for path in sorted((HOUSE / name).rglob("*.py")))
    assert not [
        (file, node.lineno, keyword.arg)
        for file, tree in code
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        for keyword in node.keywords
        if keyword.arg in chosen.plural
        and is_call(node, "say", "own", "words", "self")
        and isinstance(keyword.value, ast.Call)
        and isinstance(keyword.value.func, ast.Name)
        and keyword.value.func.id in ("str", "format_number", "grouped")
    ]
