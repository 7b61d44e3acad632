"""Analysis of a deal with open hands: every card, declaration and call.

Nobody at the table could know what is known here: a card that cost points may have been the right
one to play. Values are those of ``core.solver``, so both sides are taken to
declare all that they hold as soon as it is legal, whether they did or not; what was not declared is
listed apart and is nobody's fault at play. Slates, capes and calls do not change what a card is
worth. Data only: sentences and pictures are made elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from brouc.actions import Declare, Dehors, Play
from brouc.cards import Card, CardPoints, Suit
from brouc.deal import DealState
from brouc.match import playable, violation
from brouc.seats import SEATS, TEAMS, Seat, Team
from brouc.slate import TeamPoints, marriage_value, net, reaches_out, table_value
from brouc.tricks import Marriage
from gamekit.api.players import Stop, never
from gamekit.api.review import Tell, untold
from gamekit.cards.seats import Each
from games.brouc.players.core.kernel import Position
from games.brouc.players.core.solver import OutOfPositions, Solver
from games.brouc.players.known import mask
from games.brouc.players.verdicts import (
    Analysis,
    DehorsVerdict,
    MissedDeclaration,
    MissedMark,
    Moment,
    PlayVerdict,
    Step,
    retrace,
)

LIMIT: Final = 1_500_000
"""Positions between tricks that one analysis may visit; one deal in 150 needs more.

That is some six seconds in the interpreter, a third of one compiled, and
less than 100 MiB.
"""


def analyse(
    deal: DealState,
    limit: int = LIMIT,
    tell: Tell = untold,
    stop: Stop = never,
) -> Analysis:
    """Judge a deal as far as it was played; mostly one that is over.

    Cards are judged from the last to the first, and the values of the first are left out if more
    than ``limit`` positions had to be visited (the same limit gives the same analysis everywhere),
    or if it was stopped. Raises :class:`brouc.violations.IllegalActionError` if the deal is none by
    the rules, ``TimeoutError`` if it was stopped before the first card was judged.
    """
    steps = retrace(deal, stop=stop)
    declarations = _missed_declarations(steps, stop)
    dehors = Each.of(TEAMS, lambda team: _judge_dehors(steps, team, stop))
    plays, values = _judge_plays(deal, steps, limit, tell, stop)
    return Analysis(
        plays=plays,
        unsolved=sum(isinstance(step.action, Play) for step in steps) - len(plays),
        par=values[0],
        final=values[-1],
        declarations=declarations,
        marks=_missed_marks(deal),
        dehors=dehors,
    )


# -- cards -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Spot:
    """A position as the solver wants it."""

    position: Position
    leader: int
    lying: tuple[int, ...]

    def after(self, card: int) -> _Spot:
        """The spot after a card."""
        position = self.position.copy()
        if position.play(card):
            return _Spot(position, position.turn, ())
        return _Spot(position, self.leader, (*self.lying, card))

    @property
    def so_far(self) -> int:
        """North-South less East-West, all declared."""
        return self.position.net(0) - self.position.net(1)

    @property
    def arguments(self) -> tuple[int, int, list[int], int]:
        """First arguments of the solver's methods."""
        position = self.position
        first, second, third, fourth = position.held()
        pending = (0 if position.tricks[0] else 1) | (0 if position.tricks[1] else 2)
        held = first | second | third | fourth
        return held, self.leader, list(self.lying), pending

    def value(self, solver: Solver, guess: int) -> int:
        """The deal's final difference with perfect play from here."""
        return self.so_far + solver.value(*self.arguments, guess - self.so_far)

    def reaches(self, solver: Solver, aim: int) -> bool:
        """Whether that is ``aim`` or more."""
        rest = aim - self.so_far
        return solver.probe(*self.arguments, rest) >= rest


def _judge_plays(
    deal: DealState, steps: list[Step], limit: int, tell: Tell, stop: Stop
) -> tuple[tuple[PlayVerdict, ...], list[int | None]]:
    """The verdicts, and North-South's value before every card and after the last."""
    dealt = deal.dealt
    trump = tuple(Suit).index(dealt.trump)
    hands = list(map(mask, dealt.hands))
    leader = SEATS.index(dealt.dealer.after)
    ancient = dealt.rules.ancient
    solver = Solver(hands, trump, ancient, limit, stop)
    spots = [_Spot(Position(hands, leader, trump, ancient), leader, ())]
    played = [(step, step.action) for step in steps if isinstance(step.action, Play)]
    for _, action in played:
        spots.append(spots[-1].after(action.card.index))
    values: list[int | None] = [None] * len(spots)
    verdicts: list[PlayVerdict] = []
    try:
        after = spots[-1].value(solver, 0)
        values[-1] = after
        for at in range(len(played) - 1, -1, -1):
            step, action = played[at]
            before = spots[at].value(solver, after)
            verdicts.append(_verdict(solver, spots[at], step, action, before, after))
            values[at] = after = before
            tell(len(verdicts), len(played))
    except OutOfPositions:
        pass
    return tuple(reversed(verdicts)), values


def _verdict(
    solver: Solver, spot: _Spot, step: Step, action: Play, before: int, after: int
) -> PlayVerdict:
    """One card judged: ``before`` is North-South's value with the best card, ``after`` with it."""
    legal = playable(step.deal, action.seat)
    north = action.seat.team is Team.NS
    best: list[Card] = []
    for card in legal:
        if len(legal) == 1 or (card is action.card and before == after):
            best.append(card)
        elif card is not action.card:
            # East-West do as well as before where North-South do not get a point more.
            aim = before if north else before + 1
            if spot.after(card.index).reaches(solver, aim) is north:
                best.append(card)
    sign = 1 if north else -1
    return PlayVerdict(
        moment=step.moment,
        seat=action.seat,
        card=action.card,
        legal=legal,
        value=sign * after,
        best=sign * before,
        best_cards=tuple(best),
    )


# -- declarations and marks ------------------------------------------------------------------------


def _until(stop: Stop, steps: list[Step]) -> Iterator[Step]:
    for step in steps:
        if stop():
            raise TimeoutError
        yield step


def _declarable(step: Step, seat: Seat) -> dict[Suit, CardPoints]:
    """Legal declarations of a seat at a moment, with their highest value."""
    found: dict[Suit, CardPoints] = {}
    if step.state.running:
        for suit in Suit:
            for extended in (False, True):
                if violation(step.state, Declare(seat, suit, extended)) is None:
                    marriage = Marriage(suit, extended)
                    found[suit] = marriage_value(marriage, step.deal.dealt.trump)
    return found


def _missed_declarations(steps: list[Step], stop: Stop) -> tuple[MissedDeclaration, ...]:
    missed: list[MissedDeclaration] = []
    for seat in SEATS:
        chances: dict[Suit, list[tuple[CardPoints, Moment]]] = {}
        for step in _until(stop, steps):
            for suit, worth in _declarable(step, seat).items():
                chances.setdefault(suit, []).append((worth, step.moment))
        declared = steps[-1].deal.declared(seat)
        for suit, moments in chances.items():
            possible = max(worth for worth, _ in moments)
            said = declared.get(suit, CardPoints(0))
            if said < possible:
                when = [moment for worth, moment in moments if worth == possible]
                missed.append(MissedDeclaration(seat, suit, possible, said, when[0], when[-1]))
    return tuple(missed)


def _missed_marks(deal: DealState) -> tuple[MissedMark, ...]:
    dealt = deal.dealt
    marked = {
        (mark.trick, mark.marriage.suit): table_value(mark.marriage, dealt.trump, dealt.rules)
        for mark in deal.marks()
    }
    missed: list[MissedMark] = []
    for number, won in enumerate(deal.tricks, 1):
        for marriage in won.marriages:
            full = table_value(marriage, dealt.trump, dealt.rules)
            lost = CardPoints(full - marked.get((number, marriage.suit), 0))
            if lost:
                missed.append(MissedMark(won.winner.team, number, marriage, lost))
    return tuple(missed)


# -- dehors ----------------------------------------------------------------------------------------


def _judge_dehors(steps: list[Step], team: Team, stop: Stop) -> DehorsVerdict:
    right_from: Moment | None = None
    possible_from: Moment | None = None
    called: Moment | None = None
    correct: bool | None = None
    could: dict[tuple[Seat, Suit], CardPoints] = {}
    caller = team.seats[0]
    for step in _until(stop, steps):
        for seat in team.seats:
            for worths in (_declarable(step, seat), step.deal.declared(seat)):
                for suit, worth in worths.items():
                    could[seat, suit] = max(worth, could.get((seat, suit), CardPoints(0)))
        if not step.state.running or violation(step.state, Dehors(caller)) is not None:
            continue
        own, other = step.deal.points_called(team), step.deal.points_of(team.other)
        all_said = TeamPoints(own.cards, sum(could.values()), own.carried, own.table)
        slate, rules = step.deal.dealt.slate[team], step.deal.dealt.rules
        right = reaches_out(slate, net(own, other), rules)
        if right and right_from is None:
            right_from = step.moment
        if possible_from is None and reaches_out(slate, net(all_said, other), rules):
            possible_from = step.moment
        if isinstance(step.action, Dehors) and step.action.seat.team is team:
            called, correct = step.moment, right
    return DehorsVerdict(team, right_from, possible_from, called, correct)
