"""A finished hand judged: planted mistakes are found, bad luck is none, and sentences name them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from gamekit.api.face import At
from gamekit.api.players import never
from gamekit.api.record import Played
from gamekit.api.review import deal_of
from gamekit.cards.cards import PACK
from games.brus.cards import OTHER, SEATS, SPITZ, TEAM, height, winner
from games.brus.computers import COMPUTERS
from games.brus.game import GAME
from games.brus.judging import Judged, Seen, Verdict, judge
from games.brus.players.core import COMPILED
from games.brus.players.thinker import chances, policy
from games.brus.review import REVIEW, BrusReview
from games.brus.rules import RULES, BrusDeal, Dare, Play, RuleSet, Run, Take, view
from games.cardgame.actions import Action, Dealing
from games.cardgame.deal import Match
from i18n import LANGUAGES
from tests.games.brus.players.hands import dealt, walk
from tests.games.brus.rules.matches import (
    apply,
    hand_of,
    legal_actions,
    random_journal,
    standing,
)
from tests.games.test_computers import LONGEST, Steps

FEW = 100
"""Worlds that are enough to see what is plain."""


def silent(done: int, of: int) -> None:
    """Nobody looks at how far it is."""


def at_random(number: int, hands: int) -> Played:
    """The first hands of a match, played at random."""
    journal = random_journal(RuleSet(3), number)
    ends = [at for at, action in enumerate(journal) if isinstance(action, Dealing)]
    done = journal[: ends[hands]]
    return Played("brus", {"games": "3"}, 1, tuple(RULES.encode(one) for one in done))


def moments(wanted: Callable[[Match, BrusDeal], Action | None]) -> Iterator[Match]:
    """States of hands played at random in which something wanted may be done, with it done."""
    rng = Random(7)
    while True:
        for state in walk(rng, dealt(rng)):
            if wanted(state, hand_of(state)) is not None:
                yield state


def one_verdict(state: Match, action: Action) -> Verdict:
    (verdict,) = judge(state, [action], silent, never, FEW).mistakes
    return verdict


def runs_with_spitz(state: Match, hand: BrusDeal) -> Action | None:
    """Run from the last trick, although one's Spitz would make the hand a Stanto."""
    if hand.asked is None or hand.trick_number < 8:
        return None
    for seat in OTHER[TEAM[hand.asked.seat]]:
        if hand.hands[seat] == (SPITZ,):
            return Run(seat)
    return None


def gives_the_hand_away(state: Match, hand: BrusDeal) -> Action | None:
    """The last player could make the fifth trick with an ace or a jack, and gives a blank card."""
    seat, laid = hand.turn, [(one.seat, one.card) for one in hand.lying if one.card is not None]
    if seat is None or len(laid) < 3 or hand.seven_led or len(hand.tricks) > 6:
        return None
    cards = tuple(card for _, card in laid)
    if hand.tricks_won[TEAM[seat]] != 4 or TEAM[laid[winner(cards, False)][0]] == TEAM[seat]:
        return None
    best = max(map(height, cards))
    held = sorted(hand.hands[seat], key=height)
    if 8 > height(held[-1]) > best and not any(map(height, held[:-1])):
        return Play(seat, held[0])
    return None


def test_running_with_spitz_is_a_mistake() -> None:
    asked = next(moments(runs_with_spitz))
    run = runs_with_spitz(asked, hand_of(asked))
    assert isinstance(run, Run)
    take = Take(run.seat)
    verdict = one_verdict(standing(asked, 4, 4), run)
    assert (verdict.trick, verdict.seat) == (8, run.seat)
    assert (verdict.made, verdict.better) == (run, take)
    assert verdict.cost > 5
    assert verdict.seen is Seen.SAME
    assert not judge(standing(asked, 4, 4), [take], silent, never, FEW).mistakes
    # Running that loses the game costs the whole remaining chance.
    verdict = one_verdict(standing(asked, 1, 1), run)
    assert verdict.cost > 30
    assert verdict.seen is Seen.SAME


def test_a_low_card_where_the_hand_was_won_is_a_mistake() -> None:
    state = standing(next(moments(gives_the_hand_away)), 1, 1)
    low = gives_the_hand_away(state, hand_of(state))
    assert isinstance(low, Play)
    verdict = one_verdict(state, low)
    assert isinstance(verdict.better, Play)
    assert height(verdict.better.card) > height(low.card)
    assert verdict.made == low
    assert not judge(state, [verdict.better], silent, never, FEW).mistakes


def leaves_a_turned_card(state: Match, hand: BrusDeal) -> Action | None:
    """The next player lays a card before the turned one is dared."""
    if hand.turn is None or not any(Dare(one) in legal_actions(state, one) for one in SEATS):
        return None
    return Play(hand.turn, hand.hands[hand.turn][0])


def test_not_to_dare_the_turned_card_is_judged_as_well() -> None:
    found: list[Verdict] = []
    for state in islice(moments(leaves_a_turned_card), 5):
        action = leaves_a_turned_card(state, hand_of(state))
        assert action is not None
        judged = judge(state, [action], silent, never, 40)
        leader = state.deal.leader
        found += [one for one in judged.mistakes if one.better == Dare(leader)]
    assert found
    assert all(one.made is None for one in found)


def test_what_a_seat_could_not_see_changes_nothing_but_hindsight() -> None:
    rng = Random(15)
    found = 0
    for state in walk(rng, dealt(rng)):
        for seat in SEATS:
            legal = legal_actions(state, seat)
            if len(legal) < 2 or rng.random() < 0.7:
                continue
            action = rng.choice(legal)
            one = judge(state, [action], silent, never, 30)
            others = list(RULES.hidden(state, seat))
            other = judge(rng.choice(others), [action], silent, never, 30)
            mine, same = (
                [replace(each, seen=None, best=None) for each in judged.mistakes]
                for judged in (one, other)
            )
            assert mine == same
            found += len(one.mistakes)
    assert found


@pytest.mark.patient
def test_the_masters_own_hands_show_little() -> None:
    state = start = dealt(Random(102))
    done: list[Action] = []
    while not state.closed:
        for seat in SEATS:
            seen = view(state, seat)
            said = COMPUTERS.speak(seen, "master", 3)
            action = said or COMPUTERS.choose(seen, "master", 3, Steps(400))
            if action is not None:
                break
        assert action is not None
        done.append(action)
        state = apply(state, action)
    judged = judge(start, done, silent, never, 30)
    assert judged.choices > 15
    assert sum(one.cost for one in judged.mistakes) < 5


def test_a_hand_of_a_match_is_judged_the_same_again() -> None:
    played = at_random(4, 2)
    told: list[tuple[int, int]] = []
    review = BrusReview(50)
    judged = review.judge(played, 2, lambda done, of: told.append((done, of)), never)
    assert judged.hand == 2
    assert judged.stopped is None
    assert len(judged.mistakes) > 1
    assert [one.trick for one in judged.mistakes] == sorted(one.trick for one in judged.mistakes)
    assert told == [(done, told[-1][1]) for done in range(len(told))]
    assert review.judge(played, 2, silent, never) == judged
    state = RULES.start("brus", {"games": "3"})
    for text in played.actions:
        state = RULES.accept(state, RULES.decode(text))
    end = view(state, None)
    looks = review.mistakes(judged, end, "en", {"N": "Anna"})
    done = [end.past[look.step - 1] for look in looks]
    assert done == [one.made for one in judged.mistakes], "each is seen right after it was done"
    (panel,) = review.panels(judged, end, At(1, "en"))
    lines = iter(panel.lines)
    for look, mistake in zip(looks, judged.mistakes, strict=True):
        assert look.label.startswith(f"Trick {mistake.trick} · ")
        line, hint = next(lines), mistake.hint
        assert (hint is None) == (mistake.better is None)
        if hint is not None:
            assert mistake.better == RULES.decode(hint.action)
            assert line.split("**")[-2] == next(lines).split("**")[1], "the hint at what is better"
    with pytest.raises(ValueError, match="no deal 3"):
        deal_of(RULES, Dealing, played, 3, never)
    assert GAME.review is REVIEW


@pytest.mark.parametrize("comes", [0, 30, 400, 22_000])
def test_a_stop_leaves_what_there_is(comes: int) -> None:
    played = at_random(4, 2)
    stop = Steps(comes)
    try:
        judged = BrusReview(FEW).judge(played, 2, silent, stop)
    except TimeoutError:
        assert comes < 22_000
    else:
        assert judged.mistakes
        assert judged.stopped is not None
    assert stop.asked < comes + 10


@pytest.mark.patient
@pytest.mark.skipif(COMPILED, reason="the steps of compiled code cannot be counted")
def test_a_stop_is_asked_for_at_least_every_10_ms() -> None:
    policy()
    chances()
    played = at_random(4, 1)
    assert Steps().watch(lambda stop: BrusReview(8).judge(played, 1, silent, stop)) < LONGEST


RUN = Run("S")
MISTAKES = (
    Verdict(2, "N", Play("N", SPITZ), Play("N", PACK[0]), 2.04),
    Verdict(4, "E", None, Take("E"), 12.96, Seen.SAME),
    Verdict(6, "S", RUN, None, 3.0, Seen.OTHER, Play("S", SPITZ, dared=True)),
    Verdict(6, "N", Play("N", SPITZ), None, 1.0, Seen.HARMLESS),
)


def spoken(judged: Judged, language: str) -> tuple[str, ...]:
    (panel,) = REVIEW.panels(judged, view(dealt(Random(1)), None), At(1, language))
    assert panel.title
    return panel.lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_words(language: str) -> None:
    judged = Judged(5, MISTAKES, 20, stopped=7)
    lines = spoken(judged, language)
    assert len(lines) == 4 + 2 + 1 + 2
    assert ["**" in line.split(":")[0] for line in lines[:4]] == [False, True, False, False]
    comma = "." if language == "en" else ","
    assert f"2{comma}0" in lines[0]
    assert "Spitz" in lines[0]
    assert f"13{comma}0" in lines[1]
    assert "3" in lines[4]
    assert f"6{comma}0" in lines[4]
    assert not any("{" in line or "analysis-" in line for line in lines)
    none = spoken(Judged(5, (), 20), language)
    assert len(none) == 2
    assert "20" in none[0]
    one = spoken(Judged(5, MISTAKES[:1], 20), language)
    assert len(one) == 1 + 2 + 1
    assert not one[0].startswith("**")
