"""Le Brouc's engine as tables know games (:mod:`gamekit.api.rules`)."""

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
"""Complete tricks when each hand's last card is to be played."""
_TARGETS: Final = ("1", "3", "5", "7")


def _option(name: str, usual: Enum, section: str, *, switch: bool = False) -> Option:
    """An option with all its values, and what is usual."""
    return Option(name, OPTION_VALUES[name], str(usual.value), section, switch)


class Brouc:
    """Le Brouc and L'Homme de Brou; it has no state of its own."""

    @property
    def name(self) -> str:
        """A stable word, kept in journals."""
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
        """All that the rulebook leaves to a table, with what is usual in the rule set."""
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
        """The version of the rules that new matches are played by."""
        return RULES_VERSION

    def start(
        self, preset: str, options: Mapping[str, str], version: int = RULES_VERSION
    ) -> MatchState:
        """The state before the first deal, by the rules of a version.

        ``ValueError`` names an unknown preset, option or version.
        """
        if not 1 <= version <= RULES_VERSION:
            raise ValueError(f"unknown version of the rules: {version}")
        return MatchState(ruleset(preset, options))

    def violation(self, state: MatchState, action: Action) -> Violation | None:
        """Why the action is refused, ``None`` if it is legal."""
        return engine.violation(state, action)

    def accept(self, state: MatchState, action: Action) -> MatchState:
        """The state after an action that was found legal when it was made."""
        return engine.accept(state, action)

    def apply(self, state: MatchState, action: Action) -> MatchState:
        """The state after a legal action; :class:`IllegalActionError` for another."""
        return engine.apply(state, action)

    def replay(self, state: MatchState, actions: Iterable[Action]) -> MatchState:
        """The state after several actions; :class:`IllegalActionError` at a refused one."""
        for action in actions:
            state = engine.apply(state, action)
        return state

    def legal_actions(self, state: MatchState, seat: str) -> tuple[Action, ...]:
        """Everything the seat may do now, calls out of turn included."""
        return engine.legal_actions(state, Seat(seat))

    def next(self, state: MatchState) -> Next:
        """What the match waits for."""
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
        """What a seat, or for ``None`` a spectator, may know."""
        return views.view(state, Seat(seat) if seat is not None else None)

    def actor(self, action: Action) -> str | None:
        """The seat whose action it is; ``None`` for the table's own: deals and bookings."""
        match action:
            case Play() | Declare() | Mark() | Dehors() | Announce():
                return action.seat.value
            case Deal() | Book():
                return None
            case _:
                assert_never(action)

    def is_move(self, action: Action) -> bool:
        """Whether the action is a card played, as against a call or the table's own."""
        return isinstance(action, Play)

    def deal(self, state: MatchState, secret: bytes, cut: int) -> Action:
        """The next deal as a 32-byte secret and a cut (1-31) make it (docs/fairness.md).

        The first dealer comes out of the secret as well, at random or by the kings (rules 1.3).
        Raises ``ValueError`` for another secret or cut.
        """
        dealer = state.next_dealer or self._first_dealer(state, secret)
        return Deal(dealer, fairness.pack_order(secret, len(state.results) + 1, cut))

    def commitment(self, secret: bytes) -> str:
        """What is shown before the deal so that the secret can be checked after it."""
        return fairness.commitment(secret)

    def book(self, state: MatchState) -> Action:
        """The table's action that closes a deal of eight tricks (rules 4.1)."""
        return Book()

    def encode(self, action: Action) -> str:
        """The action as text for the journal."""
        return journal.encode(action)

    def decode(self, text: str) -> Action:
        """The action of a text; ``ValueError`` says what is wrong."""
        return journal.decode(text)

    def tally(
        self, before: MatchState, action: Action, after: MatchState
    ) -> Iterable[tuple[str, str, int]]:
        """What an applied action adds to statistics: seat, name of a count, amount."""
        for seat, name, amount in tally(before, action, after):
            yield seat.value, name, amount

    def result(self, state: MatchState) -> Result | None:
        """Who won, once the match is over (rules 7.1)."""
        winner = state.winner
        if winner is None:
            return None
        winners = tuple(seat.value for seat in winner.seats)
        losers = tuple(seat.value for seat in winner.other.seats)
        against = {seat.value: int(state.coches[seat.team]) for seat in SEATS}
        return Result(winners, losers, against)

    # What follows is read by tools.conformance alone.

    def pieces(self, state: MatchState) -> tuple[Card, ...]:
        """Every card: in hands, in tricks, or the pack before the first deal."""
        deal = state.deal
        if deal is None:
            return PACK
        held = (card for seat in SEATS for card in deal.hands[seat])
        laid = (card for trick in deal.tricks for card in trick.cards)
        return (*held, *laid, *deal.trick.cards)

    def hidden(self, state: MatchState, seat: str | None) -> Sequence[MatchState]:
        """The same but for two cards of hands that the seat does not see, exchanged.

        The card turned up has been seen by all.
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
                # At a table the partners already sit opposite: the draw only names the dealer.
                return kings_from_secret(secret).dealer
            case _:
                assert_never(state.rules.first_dealer)


def _exchanged(deal: DealState, by: Mapping[Card, Card]) -> DealState:
    exchange = partial(swapped, by=by)
    pack, hands = exchange(deal.dealt.pack), deal.dealt.hands.map(exchange)
    dealt = replace(deal.dealt, pack=pack, hands=hands)
    return replace(deal, dealt=dealt, hands=deal.hands.map(exchange))


def _full(deal: DealState) -> bool:
    """Whether the last trick still lies there: nobody has led to the next."""
    return bool(deal.tricks) and not deal.trick.cards


def _last(deal: DealState) -> bool:
    """Whether one card is left in each hand and no call is lost by playing it.

    A team that has all seven tricks may still say « Dehors ! » before the eighth, not after it
    (rules 6.3); where marriages are marked by hand, they are before the next lead (rules 3.4).
    """
    if len(deal.tricks) != _LAST or len({won.winner.team for won in deal.tricks}) == 1:
        return False
    return bool(deal.trick.cards) or deal.dealt.rules.marking is Marking.AUTOMATIC


BROUC: Final = Brouc()
"""The game, as an application holds it."""
