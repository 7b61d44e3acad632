"""Typographic rules of each language, for all catalogues."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Pattern, TextElement
from fluent.syntax.visitor import Visitor

from cogs.i18n.sentences import say
from db import results
from gamekit.cards.cards import Card, Rank, Suit
from i18n import LANGUAGES, VARIETIES
from i18n.cards import the_card
from i18n.writing import day, decimal, period
from tests.i18n.sentences import parsed

HOUSE = Path(__file__).parents[2]
CATALOGUES = (
    *(HOUSE / "i18n" / "locales", HOUSE / "cogs" / "i18n" / "locales"),
    *sorted(HOUSE.glob("games/*/words")),
    *sorted(HOUSE.glob("tests/third_party_games/*/*/words")),
)
HOUSES = [folder for folder in CATALOGUES if "third_party_games" not in folder.parts]
NAMES = re.compile(r"typed-|cmd-[a-z]+(-[a-z]+)?$")
"""Words to type, names of commands and of their options: without signs."""
OF_CODE = re.compile(r"`[^`]*`|<[^ >]*>|https?://\S*")
"""Text in code style."""


class _Texts(Visitor):
    """Texts of a message, with a non-space sign for each value."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802
        self.texts.append(
            "".join(
                part.value if isinstance(part, TextElement) else "\ufffc" for part in node.elements
            )
        )
        self.generic_visit(node)


def texts(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Key and text of every sentence and of each of its choices."""
    for _, entry in parsed(folder, language):
        found = _Texts()
        found.visit(entry)
        for text in found.texts:
            yield entry.id.name, OF_CODE.sub("", text)


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.parent.name)
def test_french_signs_are_never_parted_from_their_word(folder: Path) -> None:
    """A line may break at a plain space; no « : » ever begins one."""
    parted = r" [;:!?»%]|« |[a-zà-ÿ][;!?»]|«[^\u00a0]"
    assert not [(key, text) for key, text in texts(folder, "fr") if re.search(parted, text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.parent.name)
def test_quotes_and_percentages_hold_together(folder: Path, language: str) -> None:
    """Also for French quotes in other languages; « % » follows the language."""
    parted = r"« | »| %" if language in ("fr", "de") else r"« | »|[\s\u00a0]%"
    assert not [key for key, text in texts(folder, language) if re.search(parted, text)]


@pytest.mark.parametrize("language", [*LANGUAGES, *VARIETIES])
@pytest.mark.parametrize("folder", HOUSES, ids=lambda folder: folder.parent.name)
def test_apostrophes_and_quotes_are_those_of_print(folder: Path, language: str) -> None:
    """« l’as », never « l'as »; and no breakable space before « ! ».

    French keeps the spaces within « », the others quote without: «Dehors !» in German and Italian.
    """
    found = [
        (key, text)
        for key, text in texts(folder, language)
        if not NAMES.match(key)
        and (
            re.search(r"[\wà-ÿ\ufffc]'|'[\wà-ÿ\ufffc]", text)
            or re.search(r" [!?]", text)
            or (language in ("de", "de-CH", "it") and re.search(r"«\u00a0|\u00a0»", text))
        )
    ]
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_named_as_the_readers_discord_names_them(language: str) -> None:
    """« /tavolo », not « /table », in Italian."""
    written = {folder: [*texts(folder, language)] for folder in HOUSES}
    names = {
        text for told in written.values() for key, text in told if re.fullmatch(r"cmd-[a-z]+", key)
    }
    assert not [
        (key, name)
        for told in written.values()
        for key, text in told
        for name in re.findall(r"(?<![\w/.])/([a-zà-ÿ]+)", text)
        if name not in names
    ]


@pytest.mark.parametrize(
    ("language", "mean", "date", "month", "quarter"),
    [
        ("fr", "1,50", "1er mars 2026", "mars 2026", "1er trimestre 2026"),
        ("de", "1,50", "1. März 2026", "März 2026", "1. Quartal 2026"),
        ("it", "1,50", "1º marzo 2026", "marzo 2026", "1º trimestre 2026"),
        ("en", "1.50", "1 March 2026", "March 2026", "Q1 2026"),
    ],
)
def test_figures_and_days(language: str, mean: str, date: str, month: str, quarter: str) -> None:
    at = int(datetime(2026, 3, 1, 12, tzinfo=UTC).timestamp() * 1000)
    assert (decimal(language, 1.5, 2), day(language, at)) == (mean, date)
    written = [period(language, text(at)) for text in (results.month, results.season)]
    assert written == [month, quarter]
    assert len({period(language, f"2026-{number:02}") for number in range(1, 13)}) == 12


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("fr", "0 gagné", "1 gagné", "2 gagnés"),
        ("it", "0 vinte", "1 vinta", "2 vinte"),
        ("de", "0 gewonnen", "1 gewonnen", "2 gewonnen"),
        ("en", "0 won", "1 won", "2 won"),
    ],
)
def test_what_was_won_agrees_with_its_number(language: str, none: str, one: str, two: str) -> None:
    for won, told in enumerate((none, one, two)):
        line = say(language, "stats-acquaintance-plain", who="x", matches=2, won=won)
        assert line.endswith(f", {told}")


def test_a_card_in_a_sentence_has_its_article() -> None:
    ace, queen = Card(Rank.ACE, Suit.DIAMONDS), Card(Rank.QUEEN, Suit.HEARTS)
    assert [the_card(one, ace) for one in LANGUAGES] == [
        *("l’as de carreau", "Karo-Ass", "l’asso di quadri", "the ace of diamonds")
    ]
    assert the_card("fr", queen) == "la dame de cœur"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_countdown_follows_a_whole_sentence_where_all_read_it(language: str) -> None:
    """Discord writes it in each reader's language, not in the table's."""
    ends = re.compile(r":[ \u00a0]\{ \$(when|ends) \}$", re.MULTILINE)
    found = 0
    for _, entry in parsed(CATALOGUES[1], language):
        if entry.id.name.startswith(("board-", "lobby-")):
            written = FluentSerializer().serialize_entry(entry)
            found += written.count("{ $when }") + written.count("{ $ends }")
            assert len(ends.findall(written)) == len(re.findall(r"\{ \$(when|ends) \}", written))
    assert found > 8
