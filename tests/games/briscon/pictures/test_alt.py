"""Alt texts: everything the picture says, in four languages; the sentence files agree."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest

import games.briscon
from gamekit.api.scenes import Look
from games.briscon.engine.seats import SEATS
from games.briscon.engine.view import view
from games.briscon.pictures import alt, alt_over
from games.briscon.pictures.entries import sheet_of
from games.briscon.pictures.steps import steps
from games.briscon.pictures.words import words_of
from i18n import LANGUAGES
from tests.games.briscon.pictures.states import NAMES, walk

FOLDER = Path(games.briscon.__file__).parent
STATES = [s for s in islice(walk(8), 700) if s.deal is not None][::11]
DONE = [s for s in walk(8) if s.deal is not None and not s.running]


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_says_all_that_lies_open(language: str) -> None:
    look = Look(language=language)
    say = words_of(look)
    for state in STATES:
        shown = view(state, None)
        deal = shown.deal
        assert deal is not None
        told = alt.board(shown, NAMES, look)
        assert len(told) <= 1024
        assert all(name in told for name in NAMES)
        assert all(say.card(card) in told for card in deal.trick.cards)
        assert say("alt-trump", suit=say.suit(deal.trump)) in told
        assert say("alt-dealer", name=NAMES[deal.dealer]) in told
        assert all(say.short(card) in told for cards in deal.known for card in cards)
        if deal.upcard is not None:
            assert say.card(deal.upcard) in told
            assert str(deal.stock) in told
        if deal.tricks:
            last = deal.tricks[-1]  # Complete it lies on the table until the next is led.
            known = say.short if deal.trick.cards else say.card
            assert all(known(card) in told for card in last.cards)
            taken = say("alt-taken", name=NAMES[last.winner(deal.trump)])
            assert (taken in told) == (not deal.trick.cards)
        if deal.turn is not None:
            assert say("alt-turn", name=NAMES[deal.turn]) in told
        written = sheet_of(shown)
        assert all(str(written.total(seat)) in told for seat in SEATS)
        for one in deal.written:
            assert str(one.points) in told or one.points == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_hand_says_cards_and_what_they_have_served_for(language: str) -> None:
    look = Look(language=language)
    say = words_of(look)
    for state in STATES:
        for seat in SEATS:
            own = view(state, seat)
            assert own.deal is not None
            told = alt.hand(own, NAMES, look)
            assert len(told) <= 1024
            assert all(say.card(card) in told for card in own.deal.hand)
            for meld in own.deal.melds:
                mine = any(
                    one.seat is seat and set(one.cards) == set(meld.cards)
                    for one in own.deal.written
                )
                if mine and set(meld.cards) & set(own.deal.hand):
                    assert say(f"picture-mark-{meld.kind.value}") in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_recap_says_every_card_and_sums_that_add_up(language: str) -> None:
    look = Look(language=language)
    assert DONE
    for state in DONE:
        shown = view(state, None)
        assert shown.deal is not None
        assert shown.deal.result is not None
        told = alt_over.recap(shown, NAMES, look)
        assert len(told) <= 1024
        assert not told.endswith("…")
        for trick in shown.deal.tricks:
            assert all(words_of(look).short(card) in told for card in trick.cards)
        written = sheet_of(shown)
        for seat in SEATS:
            assert written.total(seat) == shown.deal.result.score[seat]
            assert str(shown.deal.result.score[seat]) in told
            assert str(shown.deal.result.cards[seat]) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_of_a_replay_is_told(language: str) -> None:
    look = Look(language=language)
    say = words_of(look)
    shown = view(DONE[0], None)
    assert shown.deal is not None
    assert shown.deal.dealt is not None
    start = alt_over.replay(shown, 0, NAMES, look)
    assert all(say.short(card) in start for hand in shown.deal.dealt for card in hand)
    for step in range(len(steps(shown)) + 1):
        assert len(alt_over.replay(shown, step, NAMES, look)) <= 1024


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
