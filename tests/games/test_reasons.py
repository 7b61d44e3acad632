"""Reasons of hints: certain tricks are taken whatever the others play, figures are the engine's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any

import pytest

from gamekit.cards.cards import PACKS, Card, Suit
from games.briscon import computers as briscon
from games.briscon.melds import Kind, meld_of
from games.briscon.players.known import NUMBER
from games.briscon.players.known import knowledge_of as briscon_knowledge
from games.brouc.players import hints as brouc
from games.brouc.players.known import knowledge_of as brouc_knowledge
from games.brus import computers as brus
from games.brus.cards import TEAM
from games.brus.players.known import knowledge_of as brus_knowledge
from games.brus.players.known import move_of
from games.own_engine.comparing import Card as Compare
from games.own_engine.comparing import Compared, Line
from games.registry import game
from games.schieber.rules import Obenabe, Schieben, Trump
from i18n import LANGUAGES
from tools.conformance.walks import walk

HAND = "Js 9s As 6s 7s Ah Kh 6d 7d"
CARDS: dict[str, Callable[[Any, Any], Compare]] = {
    "brouc": lambda view, play: brouc.card_of(brouc_knowledge(view), play.card.index),
    "brus": lambda view, play: brus.card_of(brus_knowledge(view), move_of(play)),
    "briscon": lambda view, play: briscon.card_of(briscon_knowledge(view), NUMBER[play.card]),
    "schieber": lambda view, play: _of_schieber(view, play),
}


@lru_cache(1)
def _known(view: Any) -> Any:
    players: Any = game("schieber").players
    return players._known(view, Random(1))


def _of_schieber(view: Any, play: Any) -> Compare:
    players: Any = game("schieber").players
    known = _known(view)
    last = len(view.lying) == 3
    return Compare(0, sure=last or players._sure(view, play.card, known), last=last)


def positions(name: str, seeds: range) -> Iterator[tuple[Any, Any]]:
    """States of random matches with the seat's view, at a turn."""
    rules = game(name).rules
    for seed in seeds:
        for state in walk(rules, seed).states:
            following = rules.next(state)
            if following.awaits == "turn":
                yield state, rules.view(state, following.seat)


def plays(rules: Any, view: Any) -> list[Any]:
    """Legal cards."""
    legal = [one for one in view.legal if rules.is_move(one) and type(one).__name__ == "Play"]
    return [one for one in legal if not getattr(one, "dared", False)]


def taker(rules: Any, state: Any, action: Any, rng: Random) -> str:
    """Winner of the trick after a card and any others."""
    before = len(rules.view(state, None).deal.tricks)
    state = rules.accept(state, action)
    while len(rules.view(state, None).deal.tricks) == before:
        seat = rules.next(state).seat
        moves = filter(rules.is_move, rules.legal_actions(state, seat))
        state = rules.accept(state, rng.choice([*moves]))
    return str(rules.view(state, None).deal.tricks[-1].winner)


@pytest.mark.parametrize("name", CARDS)
def test_a_certain_trick_is_taken_by_one_side_whatever_the_others_play(name: str) -> None:
    rules, rng, early = game(name).rules, Random(name), 0
    side_of = {str(seat): side for side in rules.partners for seat in side}
    for state, view in positions(name, range(2)):
        if rng.random() > 0.2 or not view.deal:
            continue
        for play in plays(rules, view)[:3]:
            card = CARDS[name](view, play)
            if card.sure:
                early += not card.last
                takers = {taker(rules, state, play, rng) for _ in range(4)}
                assert len({side_of[one] for one in takers}) == 1, (view.seat, play)
                assert card.taker in ("none", *takers)
    assert early > 1, "certain by the cards seen, not only in the last seat"


def test_strokes_of_a_beaten_dare_are_those_that_the_engine_wipes() -> None:
    rules, found = game("brus").rules, 0
    for state, view in positions("brus", range(8)):
        if len(view.lying) < 3:
            continue
        for play in plays(rules, view):
            card = brus.card_of(brus_knowledge(view), move_of(play))
            after = rules.accept(state, play)
            if card.strokes and after.deal.result is None:
                found += 1
                team = TEAM[view.seat]
                assert state.deal.left[team] - after.deal.left[team] == card.strokes
    assert found


def test_a_sequence_that_a_card_breaks_up_is_worth_what_the_game_counts() -> None:
    rules, found = game("briscon").rules, 0
    for _, view in positions("briscon", range(4)):
        known = briscon_knowledge(view)
        used = {card for card, number in NUMBER.items() if known.at.used >> number & 1}
        trump = tuple(Suit)[known.at.trump]

        def best(cards: set[Card], trump: Suit = trump) -> int:
            chosen = (
                meld_of(c)
                for size in (3, 4, 5)
                for c in combinations(sorted(cards, key=NUMBER.__getitem__), size)
            )
            runs = (one for one in chosen if one is not None and one.kind is Kind.SEQUENCE)
            return max((one.worth(trump) for one in runs), default=0)

        for play in plays(rules, view):
            suit = {one for one in view.hand if one.suit is play.card.suit} - used
            lost = best(suit) - best(suit - {play.card})
            assert briscon.card_of(known, NUMBER[play.card]).sequence == lost
            found += lost > 0
    assert found > 3


def line(
    *, took: bool = True, trick: float = 0.0, rest: float = 0.0, won: int = 0, wed: float = 0.0
) -> Line:
    return Line(took, 10, trick, rest, won, wed, wed)


def why(best: Compare, other: Compare, one: Line, two: Line) -> tuple[str, dict[str, Any]]:
    found = Compared(best, other, [one] * 4, [two] * 4, [1.0] * 4).why()
    assert found is not None
    for language in LANGUAGES:
        for name in ("brouc", "brus", "briscon", "schieber"):
            assert "X" in game(name).face.say(language, found[0], what="X", made="Y", **found[1])
    return found


def test_a_marriage_at_risk_comes_before_the_trick() -> None:
    lost, taken = line(took=False, trick=-25, wed=-20), line(trick=5)
    joining = Compare(1, name=("king", "h"), sure=True, last=True, joins=True, taker="W")
    key, values = why(Compare(0, sure=True, last=True), joining, taken, lost)
    assert (key, values["taker"], values["wed"]) == ("why-marries", "W", 20)
    key, values = why(Compare(0), Compare(1, name=("queen", "h")), taken, lost)
    assert (key, values["times"], values["wed"]) == ("why-risks", 10, 20)
    key, values = why(Compare(1, joins=True), Compare(0), line(trick=25, wed=20), line(trick=5))
    assert (key, values["wed"]) == ("why-joins", 20)


def test_points_are_named_only_where_the_trick_is_taken_for_them() -> None:
    lost = line(took=False, trick=-10)
    assert why(Compare(0), Compare(1), line(trick=10), lost)[1]["points"] == 10
    beaten = Compare(0, strokes=2)
    key, values = why(beaten, Compare(1), line(trick=10), lost)
    assert (key, values["points"], values["strokes"]) == ("why-takes", 0, 2)
    married = line(took=False, trick=-10, wed=-8)
    assert why(Compare(0), Compare(1), line(trick=10), married)[1]["points"] == 10
    married = line(took=False, trick=-10, wed=-10)
    assert why(Compare(0, joins=True), Compare(1), line(trick=8), married)[1]["points"] == 0


def test_the_card_compared_has_its_article() -> None:
    said = game("brus").face.say
    values = why(Compare(0), Compare(1, name=("jack", "s")), line(trick=9), line(took=False))[1]
    told = {one: said(one, "why-takes", what="X", made="Y", **values) for one in LANGUAGES}
    assert "avec **le valet de pique**" in told["fr"]
    assert "**der Pik-Bube**" in told["de"]
    assert "con **il fante di picche**" in told["it"]
    assert "with **the jack of spades**" in told["en"]
    assert "**Y**" in said("fr", "why-takes", what="X", made="Y", **values | {"rank": "none"})


def test_a_high_card_waits_until_the_trumps_are_drawn() -> None:
    high = Compare(1, name=("ace", "h"), leads=True)
    trump = Compare(0, name=("jack", "s"), leads=True, trump=True)
    key, _ = why(trump, high, line(trick=2, rest=12, won=0b11), line(trick=2))
    assert key == "why-draws"


def test_a_stanto_counts_for_the_choice_to_take_up() -> None:
    lines = [Line(True, 0, 1.0, 0.0, 0, float(number < 2), tied=number > 5) for number in range(10)]
    lost = [Line(False, 0, -1.0, 0.0, 0)] * 10
    found = brus.by_hand(Compared(Compare(0), Compare(1), lines, lost, [1.0] * 10))
    assert found == ("why-hand", {"own": 2, "other": 0, "tie": 4, "saved": 0})
    for language in LANGUAGES:
        told = game("brus").face.say(language, found[0], what="X", made="Y", **found[1])
        assert "Stant" in told


def test_a_choice_of_trump_is_told_by_the_hand() -> None:
    schieber = game("schieber")
    hand = tuple(Card.parse(one, PACKS[36]) for one in HAND.split())
    state = schieber.rules.start("standard", {})
    state = schieber.rules.accept(state, schieber.rules.deal(state, bytes(32), 1))
    view: Any = schieber.rules.view(state, schieber.rules.next(state).seat)
    object.__setattr__(view, "hand", hand)
    players: Any = schieber.players
    seat = view.seat
    spades, hearts = Trump(seat, Suit.SPADES), Trump(seat, Suit.HEARTS)
    why_of = players._game.why
    key, values = why_of(view, spades, hearts)
    assert key == "why-trump"
    assert (values["own"], values["top"], values["kind"]) == (5, "jack-nine", "trump")
    assert (values["other"], values["under"]) == (2, "none")
    assert why_of(view, spades, Schieben(seat))[1]["kind"] == "push"
    assert why_of(view, spades, Obenabe(seat))[1]["kind"] == "up"
    assert why_of(view, hearts, spades) is None
    assert why_of(view, Schieben(seat), spades) is None
    kinds = {"why-trump": "up down push", "why-up": "down push", "why-down": "up push"}
    for key, others in {**kinds, "why-push": "up down"}.items():
        for kind in ("trump", *others.split()):
            told = {**values, "kind": kind}
            for language in LANGUAGES:
                said = schieber.face.say(language, key, what="X", made="Y", **told)
                assert "X" in said
                assert "Y" in said
