"""Alt texts: everything the picture says, in four languages."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice

import pytest

from games.briscon.cards import SEATS
from games.briscon.pictures.sheet import sheet_of
from games.briscon.rules import Ending, view
from games.cardgame.kinds import HandFacts, ReplayFacts
from i18n import LANGUAGES
from tests.games.briscon.pictures.states import FACTS, LATE, NAMES, WON, own, speech, told, walk

STATES = [s for s in islice(walk(8), 700) if s.deal is not None][::11]
DONE = [s for s in walk(8) if s.deal is not None and s.closed]


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
        assert all(say.named(one.card) in alt for one in deal.lying if one.card)
        assert say("alt-trump", suit=say.suit(deal.indicator.suit)) in alt
        assert say("alt-dealer", name=NAMES[deal.dealer or ""]) in alt
        assert all(say.card(card) in alt for cards in deal.known for card in cards)
        if deal.turned is not None:
            assert say.named(deal.turned) in alt
            assert str(deal.to_draw) in alt
        if deal.tricks:
            last = deal.tricks[-1]  # Complete it lies on the table until the next is led.
            known = say.card if deal.lying else say.named
            assert all(known(card) in alt for card in last.cards)
            taken = say("alt-taken", name=NAMES[last.winner])
            assert (taken in alt) == (not deal.lying)
        if deal.turn is not None:
            assert say("alt-turn", name=NAMES[deal.turn]) in alt
        written = sheet_of(shown)
        assert all(str(written.total(seat)) in alt for seat in SEATS)
        for one in deal.written:
            assert str(one.points) in alt or one.points == 0


def test_a_single_card_is_no_plural() -> None:
    """Numbers in pictures are texts: they choose no form of a word."""
    alts = [told("board", view(state, None), "en") for state in STATES]
    assert any(": 1." in alt for alt in alts)
    assert not any(re.search(r"\b1 cards", alt) for alt in alts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hand_says_cards_and_what_they_have_served_for(language: str) -> None:
    say = speech(language)
    for state in STATES:
        for seat in SEATS:
            seen = view(state, seat)
            assert seen.deal is not None
            alt = told("hand", seen, language)
            assert len(alt) <= 1024
            assert all(say.named(card) in alt for card in seen.deal.hand)
            for one in seen.deal.written:
                if one.seat != seat or one.meld is None:
                    continue
                if set(one.meld.cards) & set(seen.deal.hand):
                    assert say(f"picture-mark-{one.meld.kind.value}") in alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_recap_says_every_card_and_sums_that_add_up(language: str) -> None:
    say = speech(language)
    assert DONE
    for state in DONE:
        shown = view(state, None)
        assert shown.deal is not None
        assert shown.deal.result is not None
        alt = told("recap", shown, language)
        assert len(alt) <= 1024
        assert not alt.endswith("…")
        for trick in shown.deal.tricks:
            assert all(say.brief(card) in alt for card in trick.cards)
        written = sheet_of(shown)
        for seat in SEATS:
            assert written.total(seat) == shown.deal.result.score[seat]
            assert str(shown.deal.result.score[seat]) in alt
            assert str(shown.deal.result.cards[seat]) in alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_of_a_replay_is_told(language: str) -> None:
    say = speech(language)
    shown = view(DONE[0], None)
    assert shown.deal is not None
    start = told("replay", shown, language, ReplayFacts(0))
    assert all(say.card(card) in start for card in shown.order[:10] if card)
    for step in range(len(shown.deal.past) + 1):
        assert len(told("replay", shown, language, ReplayFacts(step))) <= 1024


def test_right_and_wrong_claims_have_no_plural_in_french() -> None:
    shown = view(WON, None)
    for count in (1, 2):
        endings = [Ending.OUT] * count + [Ending.WRONG_OUT] * (len(shown.standing.results) - count)
        results = map(lambda one, end: replace(one, ending=end), shown.standing.results, endings)
        carried = replace(shown.standing, results=tuple(results))
        alt = told("final", replace(shown, carried=carried), "fr", FACTS)
        assert f"{count} bien, {len(endings) - count} mal." in alt


def test_what_may_be_played_is_told_only_where_it_is_asked_for() -> None:
    late = own(LATE).view
    assert "Playable" in told("hand", late, "en")
    assert "Playable" not in told("hand", late, "en", HandFacts(mark_legal=False))


def test_11_8_card_points_stand_nowhere_before_the_booking() -> None:
    for state in STATES:
        shown = view(state, None)
        texts = told("board", shown, "en") + told("sheet", shown, "en")
        assert ("Card points:" in texts) == (state.closed)
