"""Alt texts: everything the picture says, in four languages; the sentence files agree.

That a picture has these words is shown in ``test_kinds.py``.
"""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest

import games.brouc
from brouc.actions import Declare, Play
from brouc.cards import PACK
from brouc.seats import SEATS, Team
from brouc.view import view
from gamekit.api.scenes import Look
from games.brouc.pictures import alt as said
from games.brouc.pictures import alt_over
from games.brouc.pictures.columns import columns
from games.brouc.pictures.words import words, words_of
from i18n import LANGUAGES
from render.style.names import joined
from tests.games.brouc.pictures.states import NAMES, walk

FOLDER = Path(games.brouc.__file__).parent
STATES = [s for s in islice(walk(8), 700) if s.deal is not None][::26]


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_says_all_that_lies_open(language: str) -> None:
    look = Look(language=language)
    say = words_of(look)
    for state in STATES:
        shown = view(state, None)
        deal = shown.deal
        assert deal is not None
        alt = said.board(shown, NAMES, look)
        assert len(alt) <= 1024
        assert all(name in alt for name in NAMES)
        assert all(say.card(card) in alt for card in deal.trick.cards)
        assert say("alt-trump", suit=say.suit(deal.trump)) in alt
        assert say("alt-dealer", name=NAMES[deal.dealer]) in alt
        if deal.tricks:
            # Complete it lies on the table; once the next is led it is the last one.
            told = say.short if deal.trick.cards else say.card
            assert all(told(card) in alt for card in deal.tricks[-1].cards)
            taken = say("alt-taken", name=NAMES[deal.tricks[-1].winner])
            assert (taken in alt) == (not deal.trick.cards)
        if deal.turn is not None:
            assert say("alt-turn", name=NAMES[deal.turn]) in alt
        if deal.indicator is not None:
            assert say.card(deal.indicator) in alt
        for mark in deal.marks:
            assert say.short(mark.marriage.mark()) in alt
        for column in columns(shown, None, say):
            assert str(abs(shown.slate[column.team])) in alt or column.now is None
            assert str(column.coches) in alt or not column.coches


@pytest.mark.parametrize("language", LANGUAGES)
def test_hand_says_cards_and_what_may_be_done(language: str) -> None:
    look = Look(language=language)
    say = words_of(look)
    for state in STATES:
        for seat in SEATS:
            own = view(state, seat)
            assert own.deal is not None
            alt = said.hand(own, NAMES, look, mark_legal=True, ribbons=True)
            assert len(alt) <= 1024
            assert all(say.card(card) in alt for card in own.deal.hand)
            assert all(say.card(card) in alt for card in own.deal.trick.cards)
            legal = {a.card for a in own.legal if isinstance(a, Play)}
            marked = say("alt-hand-legal", list="").split(":")[0] in alt
            assert marked == (0 < len(legal) < len(own.deal.hand))
            declarable = any(isinstance(a, Declare) for a in own.legal)
            ribbon = say("alt-hand-ribbon", list="").split(":")[0].strip()
            assert (ribbon in alt) == declarable
            assert ribbon not in said.hand(own, NAMES, look, mark_legal=True, ribbons=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_recap_says_every_card_and_sum(language: str) -> None:
    look = Look(language=language)
    done = [s for s in islice(walk(8), 700) if s.deal and not s.running]
    assert done
    for state in done:
        shown = view(state, None)
        assert shown.deal is not None
        assert shown.deal.result is not None
        alt = alt_over.recap(shown, NAMES, look)
        assert len(alt) <= 1024
        assert not alt.endswith("…")
        for won in shown.deal.tricks:
            assert all(words_of(look).short(card) in alt for card in won.cards)
        for points in shown.deal.result.points:
            assert str(points.cards) in alt


def test_slate_says_old_totals_too() -> None:
    look = Look()
    for state in STATES:
        shown = view(state, None)
        alt = said.slate(shown, Team.EW, NAMES, look)
        assert "Nous" in alt
        assert "Vous" in alt
        for column in columns(shown, Team.EW, words_of(look)):
            assert all(str(abs(value)) in alt for value in column.struck)
            assert all(str(item.value) in alt for item in column.bottom)


def test_too_long_a_text_is_cut_with_an_ellipsis() -> None:
    assert joined(["x" * 2000]) == "x" * 1023 + "…"
    assert joined(["", "a", "", "b"]) == "a b"


def test_no_sentence_of_the_pictures_is_dead() -> None:
    code = "\n".join(path.read_text("utf-8") for path in FOLDER.glob("pictures/*.py"))
    made = [
        re.sub(r"\\\{.*?\\\}", ".+", re.escape(text))
        for text in re.findall(r"""f["']([a-z]+-[^"']*\{[^"']*)["']""", code)
    ]
    for language in LANGUAGES:
        lines = (FOLDER / f"words/{language}/pictures.ftl").read_text("utf-8").splitlines()
        keys = [line.split(" = ")[0] for line in lines if " = " in line]
        assert len(keys) > 60
        for key in keys:
            fixed = f'"{key}"' in code or key.startswith("seat-letter-")
            assert fixed or any(re.fullmatch(pattern, key) for pattern in made), key


def test_every_card_has_its_own_words() -> None:
    for language in LANGUAGES:
        say = words(language)
        assert len({say.card(card) for card in PACK}) == 32
        assert len({say.short(card) for card in PACK}) == 32
