"""Sentences: equal in four languages, fast without choices; cards by name."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from gamekit.cards.cards import PACK, Card, Rank, Suit
from games.brouc.speech import say
from games.cardgame.speech import Speech
from i18n import LANGUAGES, OFFERED, Sentences, Texts, UnknownSentenceError
from i18n.cards import (
    FOUR_COLOURS,
    SUIT_SIGN,
    card_face,
    card_label,
    card_name,
    rank_letters,
    suit_name,
)
from render.style.words import Words
from tests.i18n.sentences import messages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", say.folders, ids=lambda folder: folder.parent.name)
def test_the_same_keys_in_the_same_files_take_the_same(folder: Path, language: str) -> None:
    assert messages(folder, language) == messages(folder, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plain_sentence_is_what_the_library_says(language: str) -> None:
    library = FluentBundle([language], use_isolating=False)
    takes: dict[str, frozenset[str]] = {}
    for folder in say.folders:
        for path in sorted((folder / language).glob("*.ftl")):
            library.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
        takes |= {key: names for key, (_, names) in messages(folder, language).items()}
    # All arguments every time: a referenced sentence takes its own.
    values = {name: f"<{name} {{}}>" for names in takes.values() for name in names}
    for key in takes:
        pattern = library.get_message(key).value
        assert pattern is not None
        told, errors = library.format_pattern(pattern, dict(values))
        assert not errors
        assert say(language, key, **values) == told


WRITTEN = {
    "fr": "12\u202f000",
    "de": "12.000",
    "de-CH": "12’000",
    "it": "12.000",
    "en": "12,000",
}


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("key", ["plain", "choosing"])
def test_numbers_are_written_alike_in_plain_sentences_and_in_choices(
    key: str, language: str
) -> None:
    """True minus signs, and groups from 10,000 on: « 1000 » stands the same everywhere."""
    choosing = "choosing = { $n ->\n    [one] { $n } of\n   *[other] { $n } of\n }{ $m }"
    own = Sentences(Texts((("", f"plain = {{ $n }} of{{ $m }}\n{choosing}\n"),)))
    written = [own(language, key, n=n, m="1500") for n in (1500, -3, 0, 12_000, -12_000)]
    grouped = WRITTEN[language]
    told = ["1500", "−3", "0", grouped, f"−{grouped}"]
    assert written == [f"{number} of1500" for number in told]


@pytest.mark.parametrize("language", OFFERED)
def test_pictures_choose_the_forms_of_messages(language: str) -> None:
    """« 1 scopa », never « 1 scope », also in alternative texts."""
    text = "won = { $n ->\n    [one] { $n } scopa\n   *[other] { $n } scope\n }"
    own = Sentences(Texts((("", text),)))
    for message in (True, False):
        told = Speech(own, language, {}, message)
        assert [told("won", n=n) for n in (1, -1, 2, 1000)] == [
            *("1 scopa", "−1 scopa", "2 scope", "1000 scope")
        ]
    assert Words(own, language)("won", n=1) == "1 scopa"


def test_what_cannot_be_said_is_an_error() -> None:
    for key, values in (("alt-turn", {}), ("no-such-sentence", {}), ("alt-turn", {"who": "x"})):
        with pytest.raises(KeyError):
            say("en", key, **values)
    with pytest.raises(KeyError):
        say("rm", "suit-h")


def test_two_threads_may_say_a_sentence_for_the_first_time_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second thread comes while the first is parsing."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("part = end\nwhole = The { part }\n", "utf-8")
    sentences = Sentences(tmp_path)
    told: list[str] = []

    def parsing(text: str) -> Any:
        if not told:
            told.append("begun")
            with ThreadPoolExecutor(1) as other:
                told.append(other.submit(sentences, "en", "whole").result())
        return FluentResource(text)

    monkeypatch.setattr("i18n.FluentResource", parsing)
    assert sentences("en", "whole") == "The end"
    assert told == ["begun", "The end"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    assert len({card_name(language, card) for card in PACK}) == 32
    assert len(set(rank_letters(language).values())) == 14
    assert len({suit_name(language, suit) for suit in Suit}) == 4


def test_signs_agree_with_the_pack_of_the_pictures() -> None:
    """Red diamonds and text for clubs in two colours, blue and green ones in four."""
    king = {suit: Card(Rank.KING, suit) for suit in Suit}
    assert [card_label("en", king[suit]) for suit in Suit] == ["K♥", "K♦", "K♣", "K♠"]
    assert [card_face("en", king[suit])[1] for suit in Suit] == ["♥️", "♦️", None, None]
    assert [card_face("en", king[suit], four=True)[1] for suit in Suit] == ["♥️", "🔷", "☘️", None]
    assert {len(set(signs.values())) for signs in (SUIT_SIGN, FOUR_COLOURS)} == {4}


def test_wrong_syntax_is_told_from_a_missing_sentence() -> None:
    own = Sentences(Texts((("en", "line = To { $goal points\n"),)))
    with pytest.raises(UnknownSentenceError, match=r"^'en: line is no Fluent text'$"):
        own("en", "line")
    with pytest.raises(UnknownSentenceError, match=r"^'en: other'$"):
        own("en", "other")
