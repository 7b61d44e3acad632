"""Adapter of Briscon's engine (:mod:`gamekit.api.rules`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import Final, assert_never

from gamekit.api.rules import Next, Option, Result
from gamekit.cards.cards import PACK, Card
from gamekit.cards.exchanges import Exchanges, swapped
from gamekit.cards.shuffle import CUT_MAX, CUT_MIN, commitment
from games.briscon.engine import fairness, journal
from games.briscon.engine import match as engine
from games.briscon.engine import view as views
from games.briscon.engine.actions import Action, Book, Deal, Meld, Out, Play, Rob
from games.briscon.engine.deal import DRAWS, DealState
from games.briscon.engine.match import MatchState
from games.briscon.engine.ruleset import GAMES, RULES_VERSION, ruleset
from games.briscon.engine.seats import SEATS, Seat
from games.briscon.engine.tally import tally
from games.briscon.engine.view import Phase, View
from games.briscon.engine.violations import Violation

_PRESET: Final = "briscon"
_LAST: Final = 15
"""Complete tricks when each hand has one card left."""


class Briscon:
    """Rules of Briscon. Stateless."""

    @property
    def name(self) -> str:
        """Stable name, stored in journals."""
        return "briscon"

    @property
    def seats(self) -> tuple[str, ...]:
        """Both seats (rules 11)."""
        return tuple(seat.value for seat in SEATS)

    @property
    def partners(self) -> tuple[tuple[str, ...], ...]:
        """Each plays alone."""
        return tuple((seat.value,) for seat in SEATS)

    @property
    def presets(self) -> tuple[str, ...]:
        """The only rule set."""
        return (_PRESET,)

    @property
    def cuts(self) -> range:
        """Both parts of the pack hold at least one card (rules 11.1)."""
        return range(CUT_MIN, CUT_MAX + 1)

    def options(self, preset: str) -> tuple[Option, ...]:
        """Games to win a match, and strictness of the last five tricks."""
        games = tuple(map(str, GAMES))
        return (
            Option("games", games, games[0], "11.7"),
            Option("strict", ("no", "yes"), "no", "11.2", switch=True),
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
        if preset != _PRESET:
            raise ValueError(f"unknown rule set: {preset[:40]!r}")
        if not 1 <= version <= RULES_VERSION:
            raise ValueError(f"unknown version of the rules: {version}")
        return MatchState(ruleset(options))

    def violation(self, state: MatchState, action: Action) -> Violation | None:
        """Reason to refuse the action, ``None`` if it is legal."""
        return engine.violation(state, action)

    def accept(self, state: MatchState, action: Action) -> MatchState:
        """State after an action accepted earlier; not judged again."""
        return engine.accept(state, action)

    def legal_actions(self, state: MatchState, seat: str) -> tuple[Action, ...]:
        """All legal actions of the seat, « aus » out of turn included."""
        return engine.legal_actions(state, Seat(seat))

    def next(self, state: MatchState) -> Next:
        """Next event of the match; the non-dealer cuts (rules 11.1)."""
        deal, number = state.deal, len(state.results) + 1
        match views.phase(state):
            case Phase.OVER:
                return Next("nothing", None, len(state.results))
            case Phase.DEALING:
                dealer = state.next_dealer
                return Next("deal", dealer.other.value if dealer else None, number)
        assert deal is not None, "a deal is in progress"
        lead = deal.trick.leader.value
        if deal.turn is None:
            return Next("booking", None, number, lead)
        full = bool(deal.tricks) and not deal.trick.cards
        last = len(deal.tricks) == _LAST
        return Next("turn", deal.turn.value, number, lead, drawn=deal.drawn, full=full, last=last)

    def view(self, state: MatchState, seat: str | None) -> View:
        """View of a seat, or of a spectator for ``None``."""
        return views.view(state, Seat(seat) if seat is not None else None)

    def actor(self, action: Action) -> str | None:
        """Seat of the action; ``None`` for the table's own: deals and bookings."""
        match action:
            case Play() | Rob() | Meld() | Out():
                return action.seat.value
            case Deal() | Book():
                return None
            case _:
                assert_never(action)

    def is_move(self, action: Action) -> bool:
        """Whether it is a card played; robbing and melding keep the turn."""
        return isinstance(action, Play)

    def deal(self, state: MatchState, secret: bytes, cut: int) -> Action:
        """Next deal from a 32-byte secret and a cut (1-31) (docs/fairness.md).

        The secret also determines the first dealer. ``ValueError`` for an invalid secret or cut.
        """
        dealer = state.next_dealer or fairness.first_dealer(secret)
        return Deal(dealer, fairness.pack_order(secret, len(state.results) + 1, cut))

    def commitment(self, secret: bytes) -> str:
        """Commitment published before the deal, to check the secret afterwards."""
        return commitment(secret)

    def book(self, state: MatchState) -> Action:
        """The table's action that books a deal of sixteen tricks (rules 11.6)."""
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
        """Winner of a finished match and the games of each (rules 11.7), else ``None``."""
        winner = state.winner
        if winner is None:
            return None
        games = {seat.value: won for seat, won in state.games.items()}
        return Result((winner.value,), (winner.other.value,), games)

    # For tools.conformance only.

    def pieces(self, state: MatchState) -> tuple[Card, ...]:
        """All cards: in hands, tricks and stock, or the pack before the first deal."""
        deal = state.deal
        if deal is None:
            return PACK
        held = (card for hand in deal.hands for card in hand)
        laid = (card for trick in (*deal.tricks, deal.trick) for card in trick.cards)
        return (*held, *laid, *deal.stock_cards())

    def hidden(self, state: MatchState, seat: str | None) -> Sequence[MatchState]:
        """States with two cards exchanged that the seat does not see: in the other's hand, except
        shown ones, and in the stock, except the one below it (rules 11.8).
        """
        deal = state.deal
        if deal is None or not state.running:
            return ()
        # Derived from the deal, since the view would hide its own leaks.
        shown = {card for one in deal.melds for card in one.cards}
        if deal.robbed is not None:
            shown.add(deal.indicator)
        if deal.drawn == DRAWS:
            shown.add(deal.upcard)
        stock = deal.stock_cards()[:-1]
        loose: list[tuple[Seat | None, Card]] = [(None, card) for card in stock]
        loose += [
            (other, card)
            for other, hand in deal.hands.items()
            for card in hand
            if other.value != seat and card not in shown
        ]
        pairs = [
            (first, second)
            for (one, first), (two, second) in combinations(loose, 2)
            # Within a hand only places change, and order is invisible.
            if one is not two or one is None
        ]
        return Exchanges(pairs, lambda by: replace(state, deal=_exchanged(deal, by)))


def _exchanged(deal: DealState, by: Mapping[Card, Card]) -> DealState:
    exchange = partial(swapped, by=by)
    return replace(deal, pack=exchange(deal.pack), hands=deal.hands.map(exchange))


BRISCON: Final = Briscon()
"""Instance in the game."""
