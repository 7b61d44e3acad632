"""Nattkort as tables know games: a fold of actions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from enum import Enum
from itertools import combinations
from typing import Final

from gamekit.api.rules import Next, Option, Result
from gamekit.cards import shuffle
from gamekit.cards.cards import Card
from nattkort.actions import Action, Book, Deal, Double, decode, encode
from nattkort.match import DOUBLING, HELD, PACK, SEATS, House, Play, State, View, other


class Not(Enum):
    """Reasons of refusals."""

    NOW = ("not-now", "2")
    YOUR_TURN = ("not-your-turn", "3")
    YOUR_CARD = ("not-your-card", "2")
    THAT_SUIT = ("follow-suit", "3")
    LATE = ("too-late", "5")
    TWICE = ("doubled-already", "5")

    @property
    def code(self) -> str:
        """The key of a sentence."""
        return self.value[0]

    @property
    def rule(self) -> str:
        """The section of the README."""
        return self.value[1]


class Nattkort:
    """The game; it has no state of its own."""

    name = "nattkort"
    seats = SEATS
    partners = ((SEATS[0],), (SEATS[1],))
    presets = ("evening", "midnight")
    cuts = range(1, len(PACK))
    rules_version = 1

    def options(self, preset: str) -> tuple[Option, ...]:
        """Options: the target, and whether a sleeping card is shown."""
        return (
            Option("target", ("1", "3", "5"), "3", "6"),
            Option("lamp", ("off", "on"), "off", "2", switch=True),
        )

    def start(self, preset: str, options: Mapping[str, str], version: int = 1) -> State:
        """The state before the first deal."""
        if preset not in self.presets or version != 1:
            raise ValueError(f"unknown rule set or version: {preset!r} {version}")
        chosen = {option.name: option.default for option in self.options(preset)}
        for option in self.options(preset):
            value = options.get(option.name, option.default)
            if value not in option.values:
                raise ValueError(f"unknown value of {option.name}: {value!r}")
            chosen[option.name] = value
        if unknown := set(options) - set(chosen):
            raise ValueError(f"unknown option: {min(unknown)!r}")
        return State(House(int(chosen["target"]), chosen["lamp"] == "on", preset == "midnight"))

    def violation(self, state: State, action: Action) -> Not | None:
        """Reason for refusing the action."""
        awaits = state.next.awaits
        match action:
            case Deal():
                return None if awaits == "deal" else Not.NOW
            case Book():
                return None if awaits == "booking" else Not.NOW
            case Double(seat):
                if awaits != "turn":
                    return Not.NOW
                if state.doubled:
                    return Not.TWICE
                return Not.LATE if len(state.plays) >= DOUBLING else None
            case Play(seat, card):
                return self._play(state, seat, card)

    def _play(self, state: State, seat: str, card: Card) -> Not | None:
        if state.turn is None:
            return Not.NOW
        if state.turn != seat:
            return Not.YOUR_TURN
        held = state.held(seat)
        if card not in held:
            return Not.YOUR_CARD
        if len(state.plays) % 2:
            suit = state.plays[-1].card.suit
            if card.suit is not suit and any(one.suit is suit for one in held):
                return Not.THAT_SUIT
        return None

    def accept(self, state: State, action: Action) -> State:
        """The state after an action."""
        match action:
            case Deal(dealer, order):
                hands = (order[:HELD], order[HELD : 2 * HELD])
                return replace(
                    state,
                    deals=state.deals + 1,
                    dealer=dealer,
                    hands=hands,
                    asleep=order[2 * HELD :],
                    plays=(),
                    doubled=None,
                    booked=False,
                )
            case Play():
                return replace(state, plays=(*state.plays, action))
            case Double(seat):
                return replace(state, doubled=seat)
            case Book():
                first, second = state.worth
                points = (state.points[0] + first, state.points[1] + second)
                return replace(state, points=points, booked=True)

    def legal_actions(self, state: State, seat: str) -> tuple[Action, ...]:
        """Legal actions of the seat."""
        wishes: list[Action] = [Play(seat, card) for card in state.held(seat)]
        wishes.append(Double(seat))
        return tuple(wish for wish in wishes if self.violation(state, wish) is None)

    def next(self, state: State) -> Next:
        """The awaited action."""
        return state.next

    def view(self, state: State, seat: str | None) -> View:
        """View of a seat or a spectator."""
        over = bool(state.plays) and len(state.plays) == 2 * HELD
        seen = state.asleep if over else state.asleep[: int(state.house.lamp)]
        hand = state.held(seat) if seat else ()
        return View(
            seat=seat,
            house=state.house,
            points=state.points,
            next=state.next,
            dealer=state.dealer,
            hand=tuple(sorted(hand, key=PACK.index)),
            held=(len(state.held(SEATS[0])), len(state.held(SEATS[1]))),
            tricks=state.tricks,
            doubled=state.doubled,
            seen=seen,
            playable=tuple(c for c in hand if seat and self._play(state, seat, c) is None),
            may_double=self.violation(state, Double(seat or SEATS[0])) is None,
            open=state.hands if over else (),
            worth=state.worth if over else (0, 0),
        )

    def is_move(self, action: Action) -> bool:
        """A card."""
        return isinstance(action, Play)

    def actor(self, action: Action) -> str | None:
        """The seat that plays or doubles."""
        return action.seat if isinstance(action, (Play, Double)) else None

    def deal(self, state: State, secret: bytes, cut: int) -> Deal:
        """The deal of a secret and a cut; the first dealer is drawn."""
        if cut not in self.cuts:
            raise ValueError(f"a cut is a number from 1 to 11, not {cut}")
        label = f"{self.name} deal {state.deals + 1}"
        drawn = SEATS[shuffle.draw(secret, f"{self.name} dealer", 2)]
        order = shuffle.shuffled(PACK, secret, label)
        return Deal(other(state.dealer) if state.dealer else drawn, (*order[cut:], *order[:cut]))

    def commitment(self, secret: bytes) -> str:
        """SHA-256."""
        return shuffle.commitment(secret)

    def book(self, state: State) -> Book:
        """The points are written down."""
        return Book()

    def encode(self, action: Action) -> str:
        """The action as text."""
        return encode(action)

    def decode(self, text: str) -> Action:
        """The action of a text."""
        return decode(text)

    def tally(self, before: State, action: Action, after: State) -> Iterable[tuple[str, str, int]]:
        """Counts of an action."""
        match action:
            case Double(seat):
                yield seat, "doubles", 1
            case Play() if len(after.plays) % 2 == 0:
                yield after.leader, "tricks", 1
            case Book():
                for seat, points in zip(SEATS, before.worth, strict=True):
                    yield seat, "deals", 1
                    yield seat, "points", points
                    yield seat, "best_deal", points

    def result(self, state: State) -> Result | None:
        """The winner by points."""
        if state.next.awaits != "nothing":
            return None
        score = dict(zip(SEATS, state.points, strict=True))
        winner = max(SEATS, key=lambda seat: score[seat])
        return Result((winner,), (other(winner),), score)

    # Only tools.conformance calls the rest.

    def pieces(self, state: State) -> tuple[Card, ...]:
        """Every card, wherever it lies."""
        if not state.hands[0]:
            return PACK
        held = (*state.held(SEATS[0]), *state.held(SEATS[1]))
        return (*held, *(play.card for play in state.plays), *state.asleep)

    def hidden(self, state: State, seat: str | None) -> Iterator[State]:
        """The same for this seat: what it does not see, exchanged card by card."""
        if state.booked or state.turn is None:
            return
        mine = set(state.held(seat)) if seat else set()
        laid = {play.card for play in state.plays} | mine | set(self.view(state, None).seen)
        cards = [*state.hands[0], *state.hands[1], *state.asleep]
        loose = [i for i, card in enumerate(cards) if card not in laid]
        for one, two in combinations(loose, 2):
            if (one < HELD) is (two < HELD) and (one < 2 * HELD) is (two < 2 * HELD):
                continue
            order = list(cards)
            order[one], order[two] = order[two], order[one]
            hands = (tuple(order[:HELD]), tuple(order[HELD : 2 * HELD]))
            yield replace(state, hands=hands, asleep=tuple(order[2 * HELD :]))


RULES: Final = Nattkort()
