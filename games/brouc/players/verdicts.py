"""Results of a deal's analysis (:mod:`games.brouc.players.open_hands`): data only, no sentences."""

from __future__ import annotations

from dataclasses import dataclass

from brouc.actions import Play, Said
from brouc.cards import Card, CardPoints, Suit
from brouc.deal import DealState, start_deal
from brouc.match import MatchState, apply
from brouc.result import UNMARKED
from brouc.seats import PerTeam, Seat, Team
from brouc.slate import Coches
from brouc.tricks import Marriage
from gamekit.api.players import Hint, Stop, never


@dataclass(frozen=True, slots=True, order=True)
class Moment:
    """Before card number ``cards`` + 1 of trick ``trick``; (8, 4) is after the last card."""

    trick: int
    cards: int


@dataclass(frozen=True, slots=True)
class PlayVerdict:
    """One card played, in net points of the player's team less the other's (rules 5.1)."""

    moment: Moment
    seat: Seat
    card: Card
    legal: tuple[Card, ...]
    """Legal cards in the hand's order."""
    value: int
    """The deal's final difference of net points if all play perfectly after this card."""
    best: int
    """``value`` after the best card."""
    best_cards: tuple[Card, ...]
    """The legal cards that reach ``best``, in the hand's order."""

    @property
    def cost(self) -> CardPoints:
        """Cost of the card for the player's team.

        Half the difference lost, since what one team loses at play the other wins (rules 1.1, 3.3).
        """
        return CardPoints((self.best - self.value) // 2)

    @property
    def turning(self) -> bool:
        """Whether the card let a lead slip, or the draw."""
        return (self.best > 0 >= self.value) or (self.best == 0 > self.value)


@dataclass(frozen=True, slots=True)
class FairVerdict:
    """One card played, judged by what its seat knew at that moment."""

    moment: Moment
    seat: Seat
    card: Card
    choice: Card
    """The search's choice; ``card`` itself if only one was legal."""
    loss: float
    """Expected cost of ``card`` for the seat's team against ``choice``, in card points.

    Half the difference of net points, as in :attr:`PlayVerdict.cost`. Below 0 where the card is
    expected to bring more points: the search plays for the match, not for points.
    """
    error: float
    """The standard error of ``loss``; 0 where the two are the same card."""
    hint: Hint | None = None
    """At ``choice``, if ``card`` was a mistake."""

    @property
    def cost(self) -> float:
        """The loss, never below 0."""
        return max(0.0, self.loss)

    @property
    def mistake(self) -> bool:
        """Whether the card was worse beyond doubt: by a point or more, and by thrice the error.

        So strict, since a deal has some twenty choices and no seed should change a verdict.
        """
        return self.loss >= 1.0 and self.loss >= 3.0 * self.error


@dataclass(frozen=True, slots=True)
class MissedDeclaration:
    """A marriage that could have been declared for more than it was (rules 3.2)."""

    seat: Seat
    suit: Suit
    possible: CardPoints
    declared: CardPoints
    """0 if it was not declared at all."""
    first: Moment
    last: Moment
    """The first and last moments between two actions when ``possible`` could have been said."""

    @property
    def lost(self) -> CardPoints:
        """Card points that were not counted."""
        return CardPoints(self.possible - self.declared)


@dataclass(frozen=True, slots=True)
class MissedMark:
    """A marriage of a trick that its winners did not mark, or marked too low (rules 3.4)."""

    team: Team
    trick: int
    marriage: Marriage
    lost: CardPoints
    """Points that the team did not get and, as many, the others did not lose (rules 3.3)."""


@dataclass(frozen=True, slots=True)
class DehorsVerdict:
    """Whether and when a team could go out, by its unrounded net points (rules 5.1, 5.2)."""

    team: Team
    right_from: Moment | None
    """The first moment when a call was right as things stood."""
    possible_from: Moment | None
    """The first moment when a call would have been right with all declared that could be."""
    called: Moment | None
    correct: bool | None
    """Whether the call was right; ``None`` without a call."""

    @property
    def missed(self) -> bool:
        """Whether the team could go out and never said so."""
        return self.possible_from is not None and self.called is None

    @property
    def late(self) -> bool:
        """Whether the team went out later than it could have."""
        return bool(
            self.correct and self.called and self.possible_from and self.possible_from < self.called
        )

    @property
    def fault(self) -> tuple[str, int] | None:
        """``wrong`` and the call's trick; ``missed`` or ``late`` and the first one to call in."""
        if self.called is not None and self.correct is False:
            return "wrong", self.called.trick
        if self.possible_from is None or not (self.missed or self.late):
            return None
        return "missed" if self.missed else "late", self.possible_from.trick


@dataclass(frozen=True, slots=True)
class Analysis:
    """A deal as it might have been."""

    plays: tuple[PlayVerdict, ...]
    """In order of play; without the first ``unsolved`` cards."""
    unsolved: int
    """Cards at the beginning of the deal for whose values the limit did not suffice; mostly 0."""
    par: int | None
    """North-South less East-West, net points, with perfect play from the first card."""
    final: int | None
    """The same after the last card played, all declared: at the deal's end what was scored."""
    declarations: tuple[MissedDeclaration, ...]
    marks: tuple[MissedMark, ...]
    dehors: PerTeam[DehorsVerdict]

    def worst(self, count: int = 3) -> tuple[PlayVerdict, ...]:
        """The costliest plays, costliest first; only those that cost something."""
        dear = [play for play in self.plays if play.cost > 0]
        return tuple(sorted(dear, key=lambda play: (-play.cost, play.moment))[:count])

    @property
    def turning(self) -> tuple[PlayVerdict, ...]:
        """The plays that let a lead slip, or the draw."""
        return tuple(play for play in self.plays if play.turning)


@dataclass(frozen=True, slots=True)
class JudgedPlay:
    """One card by both measures."""

    fair: FairVerdict
    open: PlayVerdict | None
    """Verdict by open hands; ``None`` beyond the limit of that search."""


@dataclass(frozen=True, slots=True)
class Review:
    """Complete analysis of a finished deal."""

    open: Analysis
    """Verdicts by open hands: values, turning points, marriages and calls missed."""
    fair: tuple[FairVerdict, ...]
    """Every card by its seat's knowledge, in order of play."""

    @property
    def plays(self) -> tuple[JudgedPlay, ...]:
        """Every card played, in order, by both measures."""
        seen = {play.moment: play for play in self.open.plays}
        return tuple(JudgedPlay(verdict, seen.get(verdict.moment)) for verdict in self.fair)

    def mistakes(self, count: int = 3) -> tuple[FairVerdict, ...]:
        """The costliest plays that were mistakes by their seats' knowledge, costliest first."""
        found = [verdict for verdict in self.fair if verdict.mistake]
        return tuple(sorted(found, key=lambda verdict: (-verdict.loss, verdict.moment))[:count])


@dataclass(frozen=True, slots=True)
class Step:
    """A moment of the deal and what was done in it; nothing in the last."""

    state: MatchState
    deal: DealState
    moment: Moment
    action: Said | Play | None


def retrace(deal: DealState, coches: PerTeam[Coches] = UNMARKED, stop: Stop = never) -> list[Step]:
    """The deal from its first moment to where it stands.

    ``coches``: against each team when the deal began. Raises
    :class:`brouc.violations.IllegalActionError` if the deal is none by the rules, ``TimeoutError``
    if it is stopped.
    """
    dealt = deal.dealt
    start = start_deal(
        dealt.rules, dealt.number, dealt.dealer, dealt.pack, dealt.slate, dealt.carried
    )
    state = MatchState(
        dealt.rules,
        slate=dealt.slate,
        carried=dealt.carried,
        coches=coches,
        deal=start,
        running=True,
    )
    steps: list[Step] = []
    for action in (*deal.past, None):
        if stop():
            raise TimeoutError
        now = state.deal
        assert now is not None, "a deal retraced is there from the start"
        steps.append(Step(state, now, Moment(*now.moment), action))
        if action is not None:
            state = apply(state, action)
    return steps
