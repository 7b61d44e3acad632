"""Whatever the rules let a seat do, its panels and its words let it do."""

from __future__ import annotations

import pytest

from brouc.actions import Play, encode
from brouc.match import MatchState
from brouc.ruleset import RuleSet
from brouc.seats import SEATS, Seat
from brouc.view import view
from gamekit.cards.engine import Phase
from games.brouc.face import FACE
from i18n.cards import card_label, card_name, rank_letters
from tests.games.brouc.face.walking import COMMANDS, LANGUAGES, at, walk
from tools.conformance.shown import acts


def test_without_help_no_button_tells_what_is_legal() -> None:
    for state in walk(RuleSet(), 3):
        for seat in SEATS:
            seen = view(state, seat)
            if seen.phase is Phase.PLAYING and seen.deal is not None and seen.deal.turn is seat:
                offered = (act.action for act in acts(FACE.hand(seen, at(help="none"))))
                played = {action for action in offered if action.startswith("play")}
                assert played == {f"play {seat} {card}" for card in seen.deal.hand}
                proposed = FACE.proposals("play", "", seen, "en", "none")
                assert {choice.action for choice in proposed} == played


@pytest.mark.parametrize("language", LANGUAGES)
def test_shorter_words_for_marriages_mean_what_they_say(language: str) -> None:
    state = next(iter(walk(RuleSet(), 1)))
    for seat in SEATS:
        seen = view(state, seat)
        assert seen.deal is not None
        trump = seen.deal.trump.value
        letters = rank_letters(language)
        king, queen, jack = (list(letters.values())[i] for i in (2, 3, 4))
        trumps = {"fr": "atout", "de": "Trumpf", "it": "briscola", "en": "trumps"}[language]
        sign = {"h": "♥", "d": "♦", "c": "♣", "s": "♠"}[trump]
        for words, size in (
            (sign, "KQ"),
            (f"40 {trumps}", "KQ"),
            (f"60 {sign}", "KQJ"),
            (f"{king} {queen} {sign}", "KQ"),
            (f"{king} {queen} {jack} {sign}", "KQJ"),
            (f"{trump}.20", "KQ"),
            (f"{trump}.30", "KQJ"),
        ):
            found = FACE.typed("marriage", words, seen, language)
            assert found == (f"declare {seat} {trump} {size}",), words


def test_words_for_several_marriages_are_asked_about() -> None:
    state = next(
        state
        for seed in range(200)
        for state in walk(RuleSet(), seed, 1)
        if _pairs(state, Seat.NORTH) > 1
    )
    seen = view(state, Seat.NORTH)
    assert len(FACE.typed("marriage", "20", seen, "fr")) > 1
    assert FACE.typed("marriage", "nothing of the kind", seen, "en") == ()
    assert FACE.typed("marriage", "", seen, "en") == ()


def _pairs(state: MatchState, seat: Seat) -> int:
    deal = state.deal
    assert deal is not None
    texts = {card.text for card in deal.hands[seat]}
    return sum({"K" + suit, "Q" + suit} <= texts for suit in "hdcs")


def test_a_typed_card_is_proposed_by_its_name_and_sign_and_to_no_spectator() -> None:
    state = next(iter(walk(RuleSet(), 2)))
    assert state.deal is not None
    turn = state.deal.turn
    assert turn is not None
    seen = view(state, turn)
    for action in seen.legal:
        if isinstance(action, Play):
            for words in (card_label("fr", action.card), card_name("fr", action.card)):
                proposed = FACE.proposals("play", words, seen, "fr")
                assert encode(action) in {choice.action for choice in proposed}
    # A card that is not held gets the rules' answer.
    other = state.deal.hands[turn.after][0]
    assert FACE.typed("play", card_name("it", other), seen, "it") == (f"play {turn} {other}",)
    assert FACE.typed("play", "no card", seen, "it") == ()
    spectator = view(state, None)
    for command in COMMANDS:
        assert FACE.typed(command, "Ah", spectator, "en") == ()
        assert FACE.proposals(command, "", spectator, "en") == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_announcements_are_typed_in_their_own_words(language: str) -> None:
    state = next(iter(walk(RuleSet(), 1)))
    seen = view(state, Seat.WEST)
    for words, meant in (
        ("cape et dehors", ["cape-et-dehors"]),
        ("Je demande la cape et dehors !", ["cape-et-dehors"]),
        ("cape, dehors, pas dédoublé", ["cape-dehors-pas-dedouble"]),
        ("cape-dehors-pas-dedouble", ["cape-dehors-pas-dedouble"]),
        ("partie et vole", ["partie-et-vole"]),
        ("cape", ["cape-et-dehors", "cape-dehors-pas-dedouble"]),
        ("all of them", []),
    ):
        found = FACE.typed("cape", words, seen, language)
        assert found == tuple(f"announce W {one}" for one in meant)
