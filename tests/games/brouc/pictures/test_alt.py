"""Alt texts: everything the picture says, in four languages."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from brouc.actions import Declare, Play
from brouc.seats import SEATS, Seat, Team
from brouc.view import view
from games.brouc.pictures.hand import HandFacts
from games.brouc.pictures.slate import columns
from i18n import LANGUAGES
from render.style.names import joined
from tests.games.brouc.pictures.states import NAMES, speech, told, walk

STATES = [s for s in islice(walk(8), 700) if s.deal is not None][::26]


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_says_all_that_lies_open(language: str) -> None:
    say = speech(language)
    for state in STATES:
        shown = view(state, None)
        deal = shown.deal
        assert deal is not None
        alt = told("board", shown, language)
        assert len(alt) <= 1024
        assert all(name in alt for name in NAMES)
        assert all(say.named(card) in alt for card in deal.trick.cards)
        assert say("alt-trump", suit=say.suit(deal.trump)) in alt
        assert say("alt-dealer", name=NAMES[deal.dealer]) in alt
        if deal.tricks:
            # Complete it lies on the table; once the next is led it is the last one.
            known = say.card if deal.trick.cards else say.named
            assert all(known(card) in alt for card in deal.tricks[-1].cards)
            taken = say("alt-taken", name=NAMES[deal.tricks[-1].winner])
            assert (taken in alt) == (not deal.trick.cards)
        if deal.turn is not None:
            assert say("alt-turn", name=NAMES[deal.turn]) in alt
        if deal.indicator is not None:
            assert say.named(deal.indicator) in alt
        for mark in deal.marks:
            assert say.card(mark.marriage.mark()) in alt
        for column in columns(shown, None, say):
            assert str(abs(shown.slate[column.team])) in alt or column.now is None
            assert str(column.coches) in alt or not column.coches


@pytest.mark.parametrize("language", LANGUAGES)
def test_hand_says_cards_and_what_may_be_done(language: str) -> None:
    say = speech(language)
    for state in STATES:
        for seat in SEATS:
            own = view(state, seat)
            assert own.deal is not None
            alt = told("hand", own, language)
            assert len(alt) <= 1024
            assert all(say.named(card) in alt for card in own.deal.hand)
            assert all(say.named(card) in alt for card in own.deal.trick.cards)
            legal = {a.card for a in own.legal if isinstance(a, Play)}
            marked = say("alt-hand-legal", list="").split(":")[0] in alt
            assert marked == (0 < len(legal) < len(own.deal.hand))
            declarable = any(isinstance(a, Declare) for a in own.legal)
            ribbon = say("alt-hand-ribbon", list="").split(":")[0].strip()
            assert (ribbon in alt) == declarable
            assert ribbon not in told("hand", own, language, HandFacts(ribbons=False))


@pytest.mark.parametrize("language", LANGUAGES)
def test_recap_says_every_card_and_sum(language: str) -> None:
    say = speech(language)
    done = [s for s in islice(walk(8), 700) if s.deal and not s.running]
    assert done
    for state in done:
        shown = view(state, None)
        assert shown.deal is not None
        assert shown.deal.result is not None
        alt = told("recap", shown, language)
        assert len(alt) <= 1024
        assert not alt.endswith("…")
        for won in shown.deal.tricks:
            assert all(say.brief(card) in alt for card in won.cards)
        for points in shown.deal.result.points:
            assert str(points.cards) in alt
        if (caller := shown.deal.result.caller) is not None:
            assert f"({NAMES[caller]})" in alt
        if language == "fr":
            assert not re.search(r"\w:", alt), "a colon has a space before it"


def test_slate_says_old_totals_too_and_too_long_a_text_is_cut_with_an_ellipsis() -> None:
    for state in STATES:
        shown = view(state, Seat.EAST)
        alt = told("slate", shown)
        assert "Nous" in alt
        assert "Vous" in alt
        for column in columns(shown, Team.EW, speech("fr")):
            assert all(str(abs(value)) in alt for value in column.struck)
            assert all(str(item.value) in alt for item in column.bottom)
    assert joined(["x" * 2000]) == "x" * 1023 + "…"
    assert joined(["", "a", "", "b"]) == "a b"
