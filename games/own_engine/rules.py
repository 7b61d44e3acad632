"""Rules of a game with an engine of its own (:mod:`gamekit.api.rules`)."""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any, Generic, TypeVar, overload

from gamekit.api.rules import Next, Option, Result
from gamekit.cards.cards import PACK, Card, swapped
from gamekit.cards.engine import Engine
from gamekit.cards.shuffle import CUT_MAX, CUT_MIN, commitment
from gamekit.records.codec import Codec

M = TypeVar("M")
A = TypeVar("A")
V = TypeVar("V")


class CommonRules(Generic[M, A]):
    """Members that are alike in all rules."""

    name: str
    codec: Codec[A]

    def actor(self, action: A) -> str | None:
        """Seat of the action; ``None`` for the table's own: deals and bookings."""
        seat = getattr(action, "seat", None)
        return None if seat is None else str(seat)

    def commitment(self, secret: bytes) -> str:
        """Commitment published before the deal, to check the secret afterwards."""
        return commitment(secret)

    def book(self, state: M) -> A:
        """The table's action that books a deal; never asked for where none is awaited."""
        raise ValueError(f"a deal of {self.name} is not booked")

    def encode(self, action: A) -> str:
        """Encode an action for the journal."""
        return self.codec.encode(action)

    def decode(self, text: str) -> A:
        """Decode an action; ``ValueError`` names the error."""
        return self.codec.decode(text)


class EngineRules(CommonRules[M, A], ABC, Generic[M, A, V]):
    """Rules that convert seats; a game adds its options and what it hides. Stateless."""

    cuts = range(CUT_MIN, CUT_MAX + 1)
    """Both parts of the pack hold at least one card."""
    rules_version = 1
    """Version of the rules; a correction that changes the result of a stored journal raises it."""
    moves: tuple[type[Any], ...]
    """Types of actions that are a turn's move."""

    def __init__(
        self,
        engine: Engine[Any, Any, A],
        view: Callable[[M, Any], V],
        tally: Callable[[M, A, M], Iterable[tuple[Any, str, int]]],
    ) -> None:
        """Views and statistics are the game's, on its own seats."""
        self.engine, self._view, self._tally = engine, view, tally
        self.violation, self.accept = engine.violation, engine.accept
        self.name = engine.name
        self.presets = tuple(engine.options.presets)
        self.seats = tuple(str(seat) for seat in engine.seats)
        self.partners = tuple(
            tuple(seat for seat in self.seats if seat in str(side)) for side in engine.sides
        )

    def options(self, preset: str) -> tuple[Option, ...]:
        """Options of the lobby."""
        options = self.engine.options
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

    def start(self, preset: str, options: Mapping[str, str], version: int | None = None) -> Any:
        """State before the first deal under a version of the rules; ``None``: the newest.

        ``ValueError`` names an unknown preset, option or version.
        """
        check_start(self.presets, preset, self.rules_version, version)
        return self.engine.start(self.engine.options.ruleset(preset, options))

    def legal_actions(self, state: M, seat: str) -> tuple[A, ...]:
        """All legal actions of the seat, calls out of turn included."""
        return self.engine.legal_actions(state, self.engine.seat(seat))

    def next(self, state: Any) -> Next:
        """Next event of the match; the seat before the dealer cuts."""
        done = len(state.results)
        if state.running:
            return self._turn(state.deal, done + 1)
        if state.winner is not None:
            return Next("nothing", None, done)
        dealer = state.next_dealer
        cutter = self.seats[self.seats.index(str(dealer)) - 1] if dealer else None
        return Next("deal", cutter, done + 1)

    def _turn(self, deal: Any, number: int) -> Next:
        lead, seat, lying = str(deal.trick.leader), deal.turn, deal.trick.cards
        if seat is None:
            return Next("booking", None, number, lead)
        full, last = bool(deal.tricks) and not lying, len(deal.hands[seat]) == 1
        return Next("turn", str(seat), number, lead, drawn=deal.drawn, full=full, last=last)

    def view(self, state: M, seat: str | None) -> V:
        """View of a seat, or of a spectator for ``None``."""
        return self._view(state, self.engine.seat(seat) if seat is not None else None)

    def book(self, state: M) -> A:
        """The table's action that books a deal."""
        return super().book(state) if self.engine.book is None else self.engine.book()

    def is_move(self, action: A) -> bool:
        """Whether the action is a turn's move rather than a call or the table's own."""
        return isinstance(action, self.moves)

    def deal(self, state: Any, secret: bytes, cut: int) -> A:
        """Next deal from a 32-byte secret and a cut (1-31) (docs/fairness.md).

        The secret also determines the first dealer. ``ValueError`` for an invalid secret or cut.
        """
        pack = self.engine.pack_order(secret, len(state.results) + 1, cut)
        return self.engine.deal(state.next_dealer or self.first_dealer(state, secret), pack)

    def first_dealer(self, state: M, secret: bytes) -> Any:
        """First dealer of a match."""
        return self.engine.first_dealer(secret)

    def result(self, state: Any) -> Result | None:
        """Winner of a finished match and the sides' scores, else ``None``."""
        if state.winner is None:
            return None
        sides, scores = str(state.winner), self.engine.scores(state)
        won = tuple(seat for seat in self.seats if seat in sides)
        lost = tuple(seat for seat in self.seats if seat not in sides)
        of = {seat: int(score) for side, score in scores.items() for seat in str(side)}
        return Result(won, lost, {seat: of[seat] for seat in self.seats})

    def tally(self, before: M, action: A, after: M) -> Iterable[tuple[str, str, int]]:
        """Statistics of an applied action: seat, name of a count, amount."""
        for seat, name, amount in self._tally(before, action, after):
            yield seat.value, name, amount

    def took(self, view: Any, seat: str) -> tuple[bool, ...]:
        """Whether the seat's side took each trick of a deal (:class:`gamekit.api.game.Daily`)."""
        (side,) = (side for side in self.partners if seat in side)
        return tuple(str(trick.winner) in side for trick in view.deal.tricks)

    # For tools.conformance only.

    def undrawn(self, deal: Any) -> tuple[Card, ...]:
        """Cards of the stock."""
        return ()

    def pieces(self, state: Any) -> tuple[Card, ...]:
        """All cards: in hands, tricks and stock, or the pack before the first deal."""
        deal = state.deal
        if deal is None:
            return PACK
        held = (card for hand in deal.hands for card in hand)
        laid = (card for trick in (*deal.tricks, deal.trick) for card in trick.cards)
        return (*held, *laid, *self.undrawn(deal))

    def known(self, deal: Any) -> Collection[Card]:
        """Cards held or in the stock that everybody knows; from the deal, since a view would hide
        its own leaks.
        """
        return ()

    def unseen(self, deal: Any, seat: str | None) -> Iterator[tuple[object, Card]]:
        """Cards that a seat does not see, with their hand; ``None``: the stock."""
        known = self.known(deal)
        for other, hand in deal.hands.items():
            if str(other) != seat:
                yield from ((other, card) for card in hand if card not in known)
        yield from ((None, card) for card in self.undrawn(deal) if card not in known)

    def hidden(self, state: Any, seat: str | None) -> Sequence[M]:
        """States in which two cards that the seat does not see have changed places."""
        if not state.running:
            return ()
        pairs = [
            (first, second)
            for (here, first), (there, second) in combinations(self.unseen(state.deal, seat), 2)
            # Within a hand only the order would change, which is invisible.
            if here != there or here is None
        ]
        return Exchanges(pairs, lambda by: replace(state, deal=swapped(state.deal, by)))


def check_start(presets: Sequence[str], preset: str, newest: int, version: int | None) -> None:
    """Raise ``ValueError`` for an unknown preset or version of the rules; ``None``: the newest."""
    if preset not in presets:
        raise ValueError(f"unknown rule set: {preset[:40]!r}")
    if version is not None and not 1 <= version <= newest:
        raise ValueError(f"unknown version of the rules: {version}")


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
