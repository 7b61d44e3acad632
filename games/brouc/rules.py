"""Adapter of Le Brouc's engine (:mod:`gamekit.api.rules`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from functools import partial
from itertools import combinations
from typing import Final, assert_never

from brouc import fairness, journal
from brouc import match as engine
from brouc import view as views
from brouc.actions import Action, Announce, Book, Deal, Declare, Dehors, Mark, Play
from brouc.cards import PACK, Card
from brouc.deal import DealState
from brouc.kings import kings_from_secret
from brouc.match import MatchState
from brouc.ruleset import OPTION_VALUES, RULES_VERSION, FirstDealer, Marking, Preset, ruleset
from brouc.seats import SEATS, Seat, Team
from brouc.tally import tally
from brouc.view import Phase, View
from brouc.violations import Violation
from gamekit.api.rules import Next, Option, Result
from gamekit.cards.exchanges import Exchanges, swapped

_LAST: Final = 7
"""Complete tricks when each hand has one card left."""
_TARGETS: Final = ("1", "3", "5", "7")


def _option(name: str, usual: Enum, section: str, *, switch: bool = False) -> Option:
    """Option with all its values and the default."""
    return Option(name, OPTION_VALUES[name], str(usual.value), section, switch)


class Brouc:
    """Rules of Le Brouc and L'Homme de Brou. Stateless."""

    @property
    def name(self) -> str:
        """Stable name, stored in journals."""
        return "brouc"

    @property
    def seats(self) -> tuple[str, ...]:
        """All seats in the order of play (rules 1.2)."""
        return tuple(seat.value for seat in SEATS)

    @property
    def partners(self) -> tuple[tuple[str, ...], ...]:
        """The seats of each team, North-South first."""
        return tuple(tuple(seat.value for seat in team.seats) for team in Team)

    @property
    def presets(self) -> tuple[str, ...]:
        """Le Brouc as it is played, and L'Homme de Brou of 1802 (rules 9)."""
        return tuple(preset.value for preset in Preset)

    @property
    def cuts(self) -> range:
        """Both parts of the pack hold at least one card (rules 1.4)."""
        return range(fairness.CUT_MIN, fairness.CUT_MAX + 1)

    def options(self, preset: str) -> tuple[Option, ...]:
        """Everything that the rulebook leaves to a table, with the rule set's default."""
        usual = ruleset(preset)
        target = str(usual.target)
        targets = sorted({*_TARGETS, target}, key=int)
        return (
            Option("target", tuple(targets), target, "7.1"),
            _option("first-dealer", usual.first_dealer, "1.3"),
            _option("indicator", usual.indicator, "1.5"),
            _option("declare", usual.declare, "3.2"),
            _option("raise", usual.raise_, "3.2"),
            _option("marking", usual.marking, "3.4", switch=True),
            _option("unfinished-trick", usual.unfinished_trick, "5.1"),
            _option("dehors", usual.dehors, "5.3"),
            _option("cape-declared", usual.cape_declared, "6.2"),
            _option("failed-cape", usual.failed_cape, "6.6"),
        )

    @property
    def rules_version(self) -> int:
        """Version of the rules for new matches."""
        return RULES_VERSION

    def start(
        self, preset: str, options: Mapping[str, str], version: int = RULES_VERSION
    ) -> MatchState:
        """State before the first deal under a version of the rules.

        ``ValueError`` names an unknown preset, option or version.
        """
        if not 1 <= version <= RULES_VERSION:
            raise ValueError(f"unknown version of the rules: {version}")
        return MatchState(ruleset(preset, options))

    def violation(self, state: MatchState, action: Action) -> Violation | None:
        """Reason to refuse the action, ``None`` if it is legal."""
        return engine.violation(state, action)

    def accept(self, state: MatchState, action: Action) -> MatchState:
        """State after an action accepted earlier; not judged again."""
        return engine.accept(state, action)

    def apply(self, state: MatchState, action: Action) -> MatchState:
        """State after a legal action; :class:`IllegalActionError` for another."""
        return engine.apply(state, action)

    def replay(self, state: MatchState, actions: Iterable[Action]) -> MatchState:
        """State after several actions; :class:`IllegalActionError` at a refused one."""
        for action in actions:
            state = engine.apply(state, action)
        return state

    def legal_actions(self, state: MatchState, seat: str) -> tuple[Action, ...]:
        """All legal actions of the seat, calls out of turn included."""
        return engine.legal_actions(state, Seat(seat))

    def next(self, state: MatchState) -> Next:
        """Next event of the match."""
        deal, phase = state.deal, views.phase(state)
        number = len(state.results) + 1
        if phase is Phase.OVER:
            return Next("nothing", None, len(state.results), None)
        if phase is Phase.DEALING or deal is None:
            dealer = state.next_dealer
            return Next("deal", dealer.left.value if dealer else None, number, None)
        turn, lead = deal.turn, deal.trick.leader.value
        if turn is None:
            return Next("booking", None, number, lead)
        return Next("turn", turn.value, number, lead, full=_full(deal), last=_last(deal))

    def view(self, state: MatchState, seat: str | None) -> View:
        """View of a seat, or of a spectator for ``None``."""
        return views.view(state, Seat(seat) if seat is not None else None)

    def actor(self, action: Action) -> str | None:
        """Seat of the action; ``None`` for the table's own: deals and bookings."""
        match action:
            case Play() | Declare() | Mark() | Dehors() | Announce():
                return action.seat.value
            case Deal() | Book():
                return None
            case _:
                assert_never(action)

    def is_move(self, action: Action) -> bool:
        """Whether the action is a card played rather than a call or the table's own."""
        return isinstance(action, Play)

    def deal(self, state: MatchState, secret: bytes, cut: int) -> Action:
        """Next deal from a 32-byte secret and a cut (1-31) (docs/fairness.md).

        The secret also determines the first dealer, at random or by the kings (rules 1.3).
        ``ValueError`` for an invalid secret or cut.
        """
        dealer = state.next_dealer or self._first_dealer(state, secret)
        return Deal(dealer, fairness.pack_order(secret, len(state.results) + 1, cut))

    def commitment(self, secret: bytes) -> str:
        """Commitment published before the deal, to check the secret afterwards."""
        return fairness.commitment(secret)

    def book(self, state: MatchState) -> Action:
        """The table's action that books a deal of eight tricks (rules 4.1)."""
        return Book()

    def encode(self, action: Action) -> str:
        """Encode an action for the journal."""
        return journal.encode(action)

    def decode(self, text: str) -> Action:
        """Decode an action; ``ValueError`` names the error."""
        return journal.decode(text)

    def tally(
        self, before: MatchState, action: Action, after: MatchState
    ) -> Iterable[tuple[str, str, int]]:
        """Statistics of an applied action: seat, name of a count, amount."""
        for seat, name, amount in tally(before, action, after):
            yield seat.value, name, amount

    def result(self, state: MatchState) -> Result | None:
        """Winner of a finished match (rules 7.1), else ``None``."""
        winner = state.winner
        if winner is None:
            return None
        winners = tuple(seat.value for seat in winner.seats)
        losers = tuple(seat.value for seat in winner.other.seats)
        against = {seat.value: int(state.coches[seat.team]) for seat in SEATS}
        return Result(winners, losers, against)

    # For tools.conformance only.

    def pieces(self, state: MatchState) -> tuple[Card, ...]:
        """All cards: in hands and tricks, or the pack before the first deal."""
        deal = state.deal
        if deal is None:
            return PACK
        held = (card for seat in SEATS for card in deal.hands[seat])
        laid = (card for trick in deal.tricks for card in trick.cards)
        return (*held, *laid, *deal.trick.cards)

    def hidden(self, state: MatchState, seat: str | None) -> Sequence[MatchState]:
        """States with two cards exchanged in hands that the seat does not see.

        The card turned up is known to all.
        """
        deal = state.deal
        if deal is None or not state.running:
            return ()
        loose = [
            (other, card)
            for other in SEATS
            for card in deal.hands[other]
            if other.value != seat and card is not deal.dealt.indicator
        ]
        pairs = [
            (first, second)
            for (one, first), (two, second) in combinations(loose, 2)
            if one is not two
        ]
        return Exchanges(pairs, lambda by: replace(state, deal=_exchanged(deal, by)))

    def _first_dealer(self, state: MatchState, secret: bytes) -> Seat:
        match state.rules.first_dealer:
            case FirstDealer.RANDOM:
                return fairness.first_dealer(secret)
            case FirstDealer.KINGS:
                # Partners already sit opposite at a table: the draw only names the dealer.
                return kings_from_secret(secret).dealer
            case _:
                assert_never(state.rules.first_dealer)


def _exchanged(deal: DealState, by: Mapping[Card, Card]) -> DealState:
    exchange = partial(swapped, by=by)
    pack, hands = exchange(deal.dealt.pack), deal.dealt.hands.map(exchange)
    dealt = replace(deal.dealt, pack=pack, hands=hands)
    return replace(deal, dealt=dealt, hands=deal.hands.map(exchange))


def _full(deal: DealState) -> bool:
    """Whether the last trick is still on the table, before the next lead."""
    return bool(deal.tricks) and not deal.trick.cards


def _last(deal: DealState) -> bool:
    """Whether each hand has one card left and playing it precludes no call.

    A team with all seven tricks may say « Dehors ! » before the eighth, not after it (rules 6.3);
    marriages marked by hand are marked before the next lead (rules 3.4).
    """
    if len(deal.tricks) != _LAST or len({won.winner.team for won in deal.tricks}) == 1:
        return False
    return bool(deal.trick.cards) or deal.dealt.rules.marking is Marking.AUTOMATIC


BROUC: Final = Brouc()
"""Instance in the game."""
