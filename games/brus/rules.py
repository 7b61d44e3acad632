"""Adapter of Brus's engine (:mod:`gamekit.api.rules`)."""

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
from games.brus.engine import fairness, journal
from games.brus.engine import match as engine
from games.brus.engine import view as views
from games.brus.engine.actions import Action, Answer, Dare, Deal, Play, Turn
from games.brus.engine.cards import DARING
from games.brus.engine.hand import HandState
from games.brus.engine.match import MatchState
from games.brus.engine.ruleset import GAMES, RULES_VERSION, ruleset
from games.brus.engine.seats import SEATS, TEAMS, Seat
from games.brus.engine.tally import tally
from games.brus.engine.view import View
from games.brus.engine.violations import Violation

_PRESET: Final = "brus"
_LAST: Final = 7
"""Complete tricks when each hand has one card left."""


class Brus:
    """Rules of Brus. Stateless."""

    @property
    def name(self) -> str:
        """Stable name, stored in journals."""
        return "brus"

    @property
    def seats(self) -> tuple[str, ...]:
        """All seats in the order of play, which is clockwise (rules 10.2)."""
        return tuple(seat.value for seat in SEATS)

    @property
    def partners(self) -> tuple[tuple[str, ...], ...]:
        """The seats of each team, North-South first."""
        return tuple(tuple(seat.value for seat in team.seats) for team in TEAMS)

    @property
    def presets(self) -> tuple[str, ...]:
        """The only rule set."""
        return (_PRESET,)

    @property
    def cuts(self) -> range:
        """Both parts of the pack hold at least one card (rules 10.2)."""
        return range(CUT_MIN, CUT_MAX + 1)

    def options(self, preset: str) -> tuple[Option, ...]:
        """Games to win a match (rules 10.10)."""
        games = tuple(map(str, GAMES))
        return (Option("games", games, games[0], "10.10"),)

    @property
    def rules_version(self) -> int:
        """Version of the rules for new matches."""
        return RULES_VERSION

    def start(
        self, preset: str, options: Mapping[str, str], version: int = RULES_VERSION
    ) -> MatchState:
        """State before the first hand under a version of the rules.

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
        """All legal actions of the seat, out of turn included."""
        return engine.legal_actions(state, Seat(seat))

    def next(self, state: MatchState) -> Next:
        """Next event of the match; either opponent may answer a turned card."""
        hand, number = state.hand, len(state.results) + 1
        if state.winner is not None:
            return Next("nothing", None, len(state.results))
        if hand is None or not state.running:
            dealer = state.next_dealer
            return Next("deal", dealer.right.value if dealer else None, number)
        lead = hand.trick.leader.value
        if hand.asked is not None:
            seat = hand.asked.seat
            return Next(
                "turn", seat.left.value, number, lead, others=(seat.right.value,), drawn=hand.drawn
            )
        assert hand.turn is not None, "a hand in progress waits for an answer or a card"
        full, calls = bool(hand.tricks) and not hand.trick.laid, _may_dare(hand)
        return Next(
            "turn",
            hand.turn.value,
            number,
            lead,
            calls=calls,
            drawn=hand.drawn,
            full=full,
            last=len(hand.tricks) == _LAST and not calls,
        )

    def view(self, state: MatchState, seat: str | None) -> View:
        """View of a seat, or of a spectator for ``None``."""
        return views.view(state, Seat(seat) if seat is not None else None)

    def actor(self, action: Action) -> str | None:
        """Seat of the action; ``None`` for the table's own: deals."""
        match action:
            case Play() | Turn() | Answer() | Dare():
                return action.seat.value
            case Deal():
                return None
            case _:
                assert_never(action)

    def is_move(self, action: Action) -> bool:
        """Whether the action is a card played, or the answer to a turned one.

        Daring the turned card after it was taken up is a call (rules 10.6).
        """
        return isinstance(action, Play | Turn | Answer)

    def deal(self, state: MatchState, secret: bytes, cut: int) -> Action:
        """Next hand from a 32-byte secret and a cut (1-31) (docs/fairness.md).

        The secret also determines the first dealer. ``ValueError`` for an invalid secret or cut.
        """
        dealer = state.next_dealer or fairness.first_dealer(secret)
        return Deal(dealer, fairness.pack_order(secret, len(state.results) + 1, cut))

    def commitment(self, secret: bytes) -> str:
        """Commitment published before the deal, to check the secret afterwards."""
        return commitment(secret)

    def book(self, state: MatchState) -> Action:
        """Never called: a hand ends with its last trick or a run."""
        raise ValueError("a hand of Brus is not booked")

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
        """Winner of a finished match (rules 10.10), else ``None``."""
        winner = state.winner
        if winner is None:
            return None
        winners = tuple(seat.value for seat in winner.seats)
        losers = tuple(seat.value for seat in winner.other.seats)
        return Result(winners, losers, {seat.value: state.games[seat.team] for seat in SEATS})

    # For tools.conformance only.

    def pieces(self, state: MatchState) -> tuple[Card, ...]:
        """All cards: in hands, tricks and stock, or the pack before the first hand."""
        hand = state.hand
        if hand is None:
            return PACK
        held = (card for seat in SEATS for card in hand.hands[seat])
        laid = (one.card for trick in (*hand.tricks, hand.trick) for one in trick.laid)
        return (*held, *laid, *hand.stock)

    def hidden(self, state: MatchState, seat: str | None) -> Sequence[MatchState]:
        """States with two cards exchanged that the seat does not see.

        They are in others' hands, in the stock, or turned on the table (rules 10.11).
        """
        hand = state.hand
        if hand is None or not state.running:
            return ()
        loose = [(one, card) for one in SEATS if one.value != seat for card in hand.hands[one]]
        unseen: list[tuple[Seat | str | None, Card]] = [*loose]
        unseen += [(None, card) for card in hand.stock]
        if hand.asked is not None and hand.asked.seat.value != seat:
            unseen += [("table", one.card) for one in hand.trick.laid]
        pairs = [
            (first, second)
            for (here, first), (there, second) in combinations(unseen, 2)
            if here != there or here is None  # The stock has an order, a hand has none.
        ]
        return Exchanges(pairs, lambda by: replace(state, hand=_exchanged(hand, by)))


def _may_dare(hand: HandState) -> tuple[str, ...]:
    """Seat that turned Brus or Dulle Hund, while it may be dared (rules 10.6), from public
    knowledge.
    """
    turned = hand.turned
    if turned is None or not turned.taken or len(hand.trick.laid) != 1:
        return ()
    (laid,) = hand.trick.laid
    return (laid.seat.value,) if laid.card in DARING and not laid.dared else ()


def _exchanged(hand: HandState, by: Mapping[Card, Card]) -> HandState:
    exchange = partial(swapped, by=by)
    laid = hand.trick.laid
    if hand.asked is not None:
        laid = tuple(replace(one, card=by.get(one.card, one.card)) for one in laid)
    return replace(
        hand,
        pack=exchange(hand.pack),
        hands=hand.hands.map(exchange),
        trick=replace(hand.trick, laid=laid),
    )


BRUS: Final = Brus()
"""Instance in the game."""
