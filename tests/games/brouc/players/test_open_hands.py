"""The analysis of a deal: verdicts on cards, declarations, marks and calls."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from brouc.actions import Action, Deal, Declare, Dehors, Mark, Play
from brouc.cards import PACK, Card, Suit
from brouc.deal import DealState, pack_of
from brouc.deal import play as play_card
from brouc.match import MatchState, apply, playable, violation
from brouc.ruleset import RuleSet, ruleset
from brouc.seats import SEATS, Seat, Team
from brouc.slate import net
from brouc.violations import IllegalActionError
from gamekit.cards.seats import Each
from gamekit.search.bits import bits
from games.brouc.players.core.kernel import Position
from games.brouc.players.open_hands import analyse
from games.brouc.players.verdicts import Analysis, Moment, PlayVerdict
from tests.brouc.matches import begun, deal_of, standing
from tests.games.brouc.players.helpers import shuffled
from tests.games.brouc.players.test_solver import Minimax


def some_deal(seed: int, rules: RuleSet | None = None, cards: int = 32) -> DealState:
    """A deal played at random for some cards, nothing said."""
    rng = random.Random(seed)
    pack = shuffled(rng)
    deal = apply(standing(rules), Deal(rng.choice(SEATS), pack)).deal
    assert deal is not None
    for _ in range(cards):
        assert deal.turn is not None
        deal = play_card(deal, deal.turn, rng.choice(playable(deal, deal.turn)))
    return deal


def sweep(
    *words: Action, slate: tuple[int, int] = (0, 0), cards: int = 32, last: str = "7s"
) -> DealState:
    """A deal in which North leads the trump hearts from the top, and then the last card.

    West holds the diamonds, South the clubs and East, who deals, the other spades and the trump 7;
    all play from the top. The words are said in order, each as early as it is legal.
    """
    north = (*PACK[:7], Card.parse(last))
    east = (*(card for card in PACK[24:] if card not in north), PACK[7])
    hands = Each(SEATS, (north, PACK[8:16], PACK[16:24], east))
    state = apply(standing(None, *slate), Deal(Seat.EAST, pack_of(hands, Seat.EAST)))
    waiting = list(words)
    while state.running:
        assert state.deal is not None
        deal = state.deal
        if waiting and violation(state, waiting[0]) is None:
            state = apply(state, waiting.pop(0))
        elif deal.turn is None or cards == 4 * len(deal.tricks) + len(deal.trick.cards):
            break
        else:
            state = apply(state, Play(deal.turn, playable(deal, deal.turn)[0]))
    assert not waiting
    assert state.deal is not None
    return state.deal


@pytest.fixture(scope="module", params=[("brouc", 4), ("homme-de-brou", 2)])
def whole(request: pytest.FixtureRequest) -> tuple[DealState, Analysis]:
    """A whole deal and its analysis, by either rules."""
    preset, seed = request.param
    deal = some_deal(seed, ruleset(preset))
    return deal, analyse(deal)


def sign(seat: Seat) -> int:
    """North-South count up."""
    return 1 if seat.team is Team.NS else -1


def test_every_card_is_judged_with_all_cards_seen_and_costs_lead_from_par_to_the_score(
    whole: tuple[DealState, Analysis],
) -> None:
    deal, analysis = whole
    assert analysis.unsolved == 0
    plays = [play for won in deal.tricks for play in won.trick.plays()]
    assert [(verdict.seat, verdict.card) for verdict in analysis.plays] == plays
    assert [verdict.moment for verdict in analysis.plays] == [
        Moment(trick, cards) for trick in range(1, 9) for cards in range(4)
    ]
    assert analysis.par is not None
    assert analysis.final is not None
    lost = sum(2 * verdict.cost * sign(verdict.seat) for verdict in analysis.plays)
    assert analysis.par - lost == analysis.final
    assert analysis.plays[0].best * sign(analysis.plays[0].seat) == analysis.par
    for before, after in pairwise(analysis.plays):
        assert before.value * sign(before.seat) == after.best * sign(after.seat)


def test_best_cards_are_legal_and_cost_nothing_and_the_worst_come_dearest_first(
    whole: tuple[DealState, Analysis],
) -> None:
    _, analysis = whole
    for verdict in analysis.plays:
        assert verdict.cost >= 0
        assert set(verdict.best_cards) <= set(verdict.legal)
        assert verdict.best_cards
        assert (verdict.card in verdict.best_cards) is (verdict.cost == 0)
    assert any(len(verdict.best_cards) < len(verdict.legal) for verdict in analysis.plays)
    worst = analysis.worst(5)
    assert 1 <= len(worst) <= 5
    costs = [verdict.cost for verdict in worst]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] == max(verdict.cost for verdict in analysis.plays)
    assert all(verdict.cost > 0 for verdict in analysis.worst(32))


def test_the_last_tricks_agree_with_minimax(whole: tuple[DealState, Analysis]) -> None:
    deal, analysis = whole
    hands = [sum(1 << card.index for card in hand) for hand in deal.dealt.hands]
    trump = tuple(Suit).index(deal.dealt.trump)
    leader = deal.dealt.dealer.after
    position = Position(hands, SEATS.index(leader), trump, deal.dealt.rules.ancient)
    for number, verdict in enumerate(analysis.plays):
        if number >= 20:
            values: dict[Card, int] = {}
            for card in bits(position.legal()):
                after = position.copy()
                after.play(card)
                values[PACK[card]] = after.net(0) - after.net(1) + Minimax().value(after)
            pick = max if verdict.seat.team is Team.NS else min
            best = pick(values.values())
            assert verdict.best == best * sign(verdict.seat)
            assert verdict.value == values[verdict.card] * sign(verdict.seat)
            assert set(verdict.best_cards) == {c for c in values if values[c] == best}
        position.play(verdict.card.index)


@pytest.mark.parametrize(
    ("best", "value", "turning"),
    [(4, -2, True), (4, 0, True), (0, -2, True), (4, 2, False), (-2, -4, False), (0, 0, False)],
)
def test_a_turning_point_lets_a_lead_or_a_draw_slip(best: int, value: int, turning: bool) -> None:
    card = PACK[0]
    verdict = PlayVerdict(Moment(1, 0), Seat.NORTH, card, (card,), value, best, (card,))
    assert verdict.turning is turning


def test_an_unfinished_deal_is_judged_as_far_as_it_went_and_progress_told() -> None:
    deal = some_deal(4, cards=14)
    told: list[tuple[int, int]] = []
    analysis = analyse(deal, tell=lambda *now: told.append(now))
    assert told == [(done, 14) for done in range(1, 15)]
    assert len(analysis.plays) == 14
    assert analysis.unsolved == 0
    assert analysis.plays[-1].moment == Moment(4, 1)
    last = analysis.plays[-1]
    assert analysis.final == last.value * sign(last.seat)


def test_a_limit_leaves_out_the_first_cards_and_says_so() -> None:
    deal = some_deal(4)
    full, part = analyse(deal), analyse(deal, limit=1500)
    assert 0 < part.unsolved < 32
    assert part.par is None
    assert part.final == full.final
    assert part.plays == full.plays[part.unsolved :]
    assert part == analyse(deal, limit=1500)


def test_what_was_never_declared_is_listed_with_its_moments() -> None:
    # North plays 8 trumps but one; K-Q-J of trumps can be declared from the second trick on,
    # until the king is played to the third. Nobody else's team wins a trick before the last, but
    # South's clubs are whole until their king falls in the third trick too.
    analysis = analyse(sweep(cards=16), limit=0)
    assert [(m.seat, m.suit, m.possible, m.declared, m.lost) for m in analysis.declarations] == [
        (Seat.NORTH, Suit.HEARTS, 60, 0, 60),
        (Seat.SOUTH, Suit.CLUBS, 30, 0, 30),
    ]
    north, south = analysis.declarations
    assert (north.first, north.last) == (Moment(2, 0), Moment(3, 0))
    assert (south.first, south.last) == (Moment(2, 0), Moment(3, 2))


def test_declaring_too_little_is_listed_and_declaring_all_is_not() -> None:
    said = (Declare(Seat.NORTH, Suit.HEARTS, False), Declare(Seat.SOUTH, Suit.CLUBS, True))
    (north,) = analyse(sweep(*said, cards=16), limit=0).declarations
    assert (north.possible, north.declared, north.lost) == (60, 40, 20)


def test_what_was_not_declared_does_not_change_the_cards_values() -> None:
    said = (Declare(Seat.NORTH, Suit.HEARTS, True), Declare(Seat.SOUTH, Suit.CLUBS, True))
    silent, spoken = (analyse(deal, limit=20_000) for deal in (sweep(), sweep(*said)))
    assert len(silent.plays) > 8
    assert silent.plays == spoken.plays
    deal = sweep(*said)
    points = deal.points()
    ns, ew = points
    assert spoken.final == net(ns, ew) - net(ew, ns)


def test_unmarked_marriages_are_listed() -> None:
    deal = deal_of(
        "E",
        north="Ah Th Kh 9h 8h As Ts Ks",
        west="Qh Ad Td Kd Qd Jd 9d 8d",
        south="Jh Ac Tc Kc Qc Jc 9c 8c",
        east="Qs Js 9s 8s 7s 7d 7c 7h",
    )
    manual = standing(ruleset("brouc", {"marking": "manual"}))
    state = begun(deal, ("Kh Qh Jh 7h",), manual)
    simple = apply(state, Mark(Seat.SOUTH, Card.parse("Qh")))
    full = apply(state, Mark(Seat.SOUTH, Card.parse("Jh")))
    for marked, lost in ((state, [60]), (simple, [20]), (full, [])):
        assert marked.deal is not None
        analysis = analyse(marked.deal, limit=0)
        assert [(m.team, m.trick, m.lost) for m in analysis.marks] == [
            (Team.NS, 1, points) for points in lost
        ]
        assert analysis.unsolved == 4


def test_the_first_right_moment_is_named_and_the_earlier_one_with_all_declared() -> None:
    # Slate 23 needs 71: tricks count 41, 81, ... points; 60 and 30 may be declared after the first.
    analysis = analyse(sweep(slate=(23, 0), cards=16), limit=0)
    north, east = analysis.dehors[Team.NS], analysis.dehors[Team.EW]
    assert north.right_from == Moment(3, 0)
    assert north.possible_from == Moment(2, 0)
    assert (north.called, north.correct, north.missed, north.late) == (None, None, True, False)
    assert (east.right_from, east.possible_from, east.missed) == (None, None, False)


def test_a_late_call_a_prompt_one_and_a_wrong_one() -> None:
    declared = Declare(Seat.NORTH, Suit.HEARTS, True)
    prompt = analyse(sweep(declared, Dehors(Seat.SOUTH), slate=(23, 0)), limit=0).dehors[Team.NS]
    assert (prompt.called, prompt.correct, prompt.late) == (Moment(2, 0), True, False)
    assert prompt.right_from == prompt.possible_from == Moment(2, 0)

    wrong = analyse(sweep(Dehors(Seat.WEST), slate=(23, 30)), limit=0).dehors
    ns, ew = wrong
    assert (ew.called, ew.correct, ew.late) == (Moment(1, 0), False, False)
    assert (ns.called, ns.missed) == (None, False)

    # The whole of clubs may be declared after the first trick, but is said in the third.
    deal = sweep(slate=(23, 0), cards=9)
    state = MatchState(deal.dealt.rules, slate=deal.dealt.slate, deal=deal, running=True)
    over = apply(state, Dehors(Seat.NORTH)).deal
    assert over is not None
    late = analyse(over, limit=0).dehors[Team.NS]
    assert (late.called, late.correct, late.late) == (Moment(3, 1), True, True)
    assert late.right_from == Moment(3, 0)


@pytest.mark.parametrize(("slate", "moment"), [(30, Moment(2, 0)), (31, Moment(1, 0))])
def test_a_slate_of_31_may_be_called_without_a_trick(slate: int, moment: Moment) -> None:
    analysis = analyse(sweep(slate=(slate, 0), cards=8), limit=0)
    assert analysis.dehors[Team.NS].right_from == moment


def test_the_last_trick_of_a_cape_comes_too_late_for_a_call() -> None:
    # With 60 and 30 declared and slate 10, the eighth trick's 11 points would make 310; but it
    # completes the cape (rules 6.3). Without the cape they were 30 and 1 after the fifth.
    cape = sweep(slate=(10, 0), last="As")
    assert cape.tricks_of(Team.NS) == 8
    assert analyse(cape, limit=0).dehors[Team.NS].possible_from is None
    assert analyse(sweep(slate=(10, 0)), limit=0).dehors[Team.NS].possible_from == Moment(6, 0)


def test_a_deal_against_the_rules_is_refused() -> None:
    deal = sweep(cards=3)
    # East holds a trump and discards a spade on North's (rules 2.3).
    revoke = play_card(deal, Seat.EAST, Card.parse("As"))
    with pytest.raises(IllegalActionError, match=r"rules 2\.3"):
        analyse(revoke)
