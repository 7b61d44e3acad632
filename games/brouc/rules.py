"""Le Brouc for the application: rules (:mod:`gamekit.api.rules`), statistics and records."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final, Generic, TypeVar, assert_never, overload

from brouc.actions import CODEC, Action, Book, Deal, Play
from brouc.cards import PACK, Card
from brouc.deal import DealState
from brouc.kings import kings_from_secret
from brouc.match import ENGINE, MatchState
from brouc.record import FORMAT
from brouc.result import Ending
from brouc.ruleset import RULES_VERSION, FirstDealer, Marking
from brouc.seats import SEATS, TEAMS, Seat
from brouc.slate import net
from brouc.tally import tally
from brouc.view import View, view
from gamekit.api.counts import Achievement, Counts, Metric, Moment, counts_of, metrics_of
from gamekit.api.game import Daily
from gamekit.api.rules import Next, Option, Result
from gamekit.cards.cards import swapped
from gamekit.cards.shuffle import CUT_MAX, CUT_MIN
from gamekit.records.files import TrickRecords
from games.own_engine.rules import CommonRules, check_start


class Brouc(CommonRules[MatchState, Action]):
    """Rules of Le Brouc as it is played, and of L'Homme de Brou of 1802 (rules 9). Stateless."""

    name = ENGINE.name
    presets = tuple(ENGINE.options.presets)
    seats = tuple(map(str, SEATS))
    partners = tuple(tuple(map(str, team.seats)) for team in TEAMS)
    cuts = range(CUT_MIN, CUT_MAX + 1)
    """Both parts of the pack hold at least one card."""
    rules_version = RULES_VERSION
    codec = CODEC
    violation = staticmethod(ENGINE.violation)
    accept = staticmethod(ENGINE.accept)

    def options(self, preset: str) -> tuple[Option, ...]:
        """Options of the lobby."""
        options = ENGINE.options
        return tuple(
            Option(
                name,
                options.offered(preset, name),
                options.default(preset, name),
                section,
                name in options.switches,
            )
            for name, section in options.sections.items()
        )

    def start(
        self, preset: str, options: Mapping[str, str], version: int | None = None
    ) -> MatchState:
        """State before the first deal under a version of the rules; ``None``: the newest.

        ``ValueError`` names an unknown preset, option or version.
        """
        check_start(self.presets, preset, self.rules_version, version)
        return ENGINE.start(ENGINE.options.ruleset(preset, options))

    def legal_actions(self, state: MatchState, seat: str) -> tuple[Action, ...]:
        """All legal actions of the seat, calls out of turn included."""
        return ENGINE.legal_actions(state, Seat(seat))

    def next(self, state: MatchState) -> Next:
        """Next event of the match; the seat before the dealer cuts."""
        done, deal = len(state.results), state.deal
        if deal is None or not state.running:
            if state.winner is not None:
                return Next("nothing", None, done)
            dealer = state.next_dealer
            return Next("deal", str(dealer.before) if dealer else None, done + 1)
        lead, seat = str(deal.trick.leader), deal.turn
        if seat is None:
            return Next("booking", None, done + 1, lead)
        full = bool(deal.tricks) and not deal.trick.cards
        last = len(deal.hands[seat]) == 1 and not _may_call(deal)
        return Next("turn", str(seat), done + 1, lead, full=full, last=last)

    def view(self, state: MatchState, seat: str | None) -> View:
        """View of a seat, or of a spectator for ``None``."""
        return view(state, Seat(seat) if seat is not None else None)

    def book(self, state: MatchState) -> Action:
        """The table's action that books a deal."""
        return Book()

    def is_move(self, action: Action) -> bool:
        """Whether the action is a turn's move rather than a call or the table's own."""
        return isinstance(action, Play)

    def deal(self, state: MatchState, secret: bytes, cut: int) -> Action:
        """Next deal from a 32-byte secret and a cut (1-31) (docs/fairness.md).

        The secret also determines the first dealer. ``ValueError`` for an invalid secret or cut.
        """
        pack = ENGINE.pack_order(secret, len(state.results) + 1, cut)
        return Deal(state.next_dealer or self._first_dealer(state, secret), pack)

    def _first_dealer(self, state: MatchState, secret: bytes) -> Seat:
        match state.rules.first_dealer:
            case FirstDealer.RANDOM:
                drawn: Seat = ENGINE.first_dealer(secret)
                return drawn
            case FirstDealer.KINGS:
                # Partners already sit opposite at a table: the draw only names the dealer.
                return kings_from_secret(secret).dealer
            case _:
                assert_never(state.rules.first_dealer)

    def result(self, state: MatchState) -> Result | None:
        """Winner of a finished match and the sides' scores, else ``None``."""
        if state.winner is None:
            return None
        won, lost = (tuple(map(str, side.seats)) for side in (state.winner, state.winner.other))
        return Result(won, lost, {str(seat): int(state.coches[seat.team]) for seat in SEATS})

    def tally(
        self, before: MatchState, action: Action, after: MatchState
    ) -> Iterator[tuple[str, str, int]]:
        """Statistics of an applied action: seat, name of a count, amount."""
        for seat, name, amount in tally(before, action, after):
            yield str(seat), name, amount

    # For tools.conformance only.

    def pieces(self, state: MatchState) -> tuple[Card, ...]:
        """All cards: in hands and tricks, or the pack before the first deal."""
        deal = state.deal
        if deal is None:
            return PACK
        held = (card for hand in deal.hands for card in hand)
        taken = (card for trick in deal.tricks for card in trick.cards)
        return (*held, *taken, *deal.trick.cards)

    def hidden(self, state: MatchState, seat: str | None) -> Sequence[MatchState]:
        """States in which two cards that the seat does not see have changed places."""
        deal = state.deal
        if deal is None or not state.running:
            return ()
        unseen = (
            (other, card)
            for other, hand in deal.hands.items()
            for card in hand
            if str(other) != seat and card is not deal.dealt.indicator
        )
        pairs = [
            (first, second)
            for (here, first), (there, second) in combinations(unseen, 2)
            # Within a hand only the order would change, which is invisible.
            if here is not there
        ]
        return Exchanges(pairs, lambda by: replace(state, deal=swapped(deal, by)))


State = TypeVar("State")


class Exchanges(Sequence[State], Generic[State]):
    """Sequence of states, one for each exchanged pair of cards."""

    def __init__(
        self, pairs: Sequence[tuple[Card, Card]], exchanged: Callable[[Mapping[Card, Card]], State]
    ) -> None:
        """``exchanged``: makes the state with each key replaced by its value."""
        self._pairs = pairs
        self._exchanged = exchanged

    def __len__(self) -> int:
        return len(self._pairs)

    @overload
    def __getitem__(self, index: int) -> State: ...

    @overload
    def __getitem__(self, index: slice) -> Exchanges[State]: ...

    def __getitem__(self, index: int | slice) -> State | Exchanges[State]:
        if isinstance(index, slice):
            return Exchanges(self._pairs[index], self._exchanged)
        first, second = self._pairs[index]
        return self._exchanged({first: second, second: first})


def _may_call(deal: DealState) -> bool:
    """Whether playing the hand's last card would preclude a call.

    A team with all seven tricks may say « Dehors ! » before the eighth, not after it (rules 6.3);
    marriages marked by hand are marked before the next lead (rules 3.4).
    """
    if len({won.winner.team for won in deal.tricks}) == 1:
        return True
    return not deal.trick.cards and deal.dealt.rules.marking is Marking.MANUAL


BROUC: Final = Brouc()
"""Instance in the game."""


COUNTS: Final = Counts(
    counts=(
        *counts_of("deals", "games", "games_won", "coches_given", "coches_taken", shared=True),
        # Marriages: those on the table among them.
        *counts_of("tricks", "marriages", "table_marriages"),
        # Net card points of the deals that were counted or called; capes have no points.
        *counts_of("points", "points_deals", shared=True),
        # Not announced; announced and made: cape et dehors (1802: partie et vole), pas dédoublé.
        *counts_of("capes", "capes_demanded", "capes_undoubled", shared=True),
        # Exact: right at exactly 301.
        *counts_of("capes_failed", "dehors_right", "dehors_wrong", "dehors_exact"),
        # Matches won from 0–4 coches.
        *counts_of("matches_turned", shared=True),
    ),
    metrics=(
        *metrics_of("coches_given", "coches_taken", "games", "games_won"),
        *metrics_of("capes", "capes_demanded", "capes_undoubled"),
        *metrics_of("dehors_right", "dehors_wrong", "marriages"),
        Metric("points-per-deal", of="points", per="points_deals", digits=1),
    ),
    columns=("coches_given", "coches_taken"),
    achievements=(
        Achievement("first-marriage", "marriages"),
        Achievement("marriages-in-match", "marriages", 6, "match"),
        Achievement("table-marriages", "table_marriages", 10),
        Achievement("first-dehors", "dehors_right"),
        Achievement("dehors-in-match", "dehors_right", 4, "match"),
        Achievement("hundred-dehors", "dehors_right", 100),
        Achievement("first-cape", "capes"),
        Achievement("cape-demanded", "capes_demanded"),
        Achievement("cape-undoubled", "capes_undoubled"),
        Achievement("hundred-coches", "coches_given", 100),
    ),
    moments=(
        Moment("match-turned", "matches_turned"),
        Moment("cape-undoubled", "capes_undoubled"),
        Moment("cape-demanded", "capes_demanded"),
        Moment("dehors-exact", "dehors_exact"),
        Moment("cape", "capes"),
    ),
    lines=("stats-coches", "stats-calls"),
    score="coches_taken",
)


RECORDS: Final = TrickRecords(BROUC, FORMAT)
"""Instance in the game."""


_CAPE: Final = 200
"""Points of the day for all tricks, or for those denied to an announced cape."""


def _points(view: View, seat: str) -> int:
    result = view.results[-1]
    own = Seat(seat).team
    if result.ending in (Ending.CAPE, Ending.DEMAND_MADE, Ending.DEMAND_FAILED):
        return _CAPE if result.by is own else -_CAPE
    return net(result.points[own], result.points[own.other])


def _took(view: View, seat: str) -> tuple[bool, ...]:
    tricks = view.deal.tricks if view.deal is not None else ()
    return tuple(trick.winner.team is Seat(seat).team for trick in tricks)


DAILY: Final = Daily(_points, _took)
"""Net points of a deal (rules 5.1)."""
