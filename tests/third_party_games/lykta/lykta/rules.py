"""The rules: secret bids for lanterns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Final

from gamekit.api.rules import Next, Option, Result
from gamekit.cards import shuffle

SEATS: Final = ("amber", "teal", "plum")
BIDS: Final = (1, 2, 3, 4, 5)
DEALS: Final = 2
FED: Final = 2
"""Points that feeding adds to a lantern."""

Action = tuple[str, ...]
"""``("deal", "3", …)``, ``("bid", "teal", "4")``, ``("feed", "plum")``, ``("book",)``: the words of
the journal."""


@dataclass(frozen=True, slots=True)
class Refused:
    """Reason of a refusal: key of a sentence, and section of the README."""

    code: str
    rule: str


NOT_NOW: Final = Refused("lykta-not-now", "1")
NOT_YOUR_TURN: Final = Refused("lykta-not-your-turn", "2")
SPENT: Final = Refused("lykta-spent", "2")
FED_ALREADY: Final = Refused("lykta-fed", "4")


@dataclass(frozen=True, slots=True)
class State:
    """A match between two actions."""

    points: tuple[int, int, int] = (0, 0, 0)
    deals: int = 0
    order: tuple[int, ...] = ()
    bids: tuple[tuple[str, int], ...] = ()
    fed: tuple[tuple[str, int], ...] = ()
    """Seats that have fed a lantern, with its number from 0."""
    booked: bool = True

    @property
    def round(self) -> int:
        """The lantern that burns, from 0."""
        return len(self.bids) // 3

    def left(self, seat: str) -> tuple[int, ...]:
        """The bids that a seat still has."""
        spent = {bid for who, bid in self.bids if who == seat}
        return tuple(bid for bid in BIDS if bid not in spent)

    def worth(self, number: int) -> int:
        """Points of a lantern."""
        return self.order[number] + FED * sum(at == number for _, at in self.fed)

    def taken(self) -> tuple[tuple[int, str | None], ...]:
        """Of each lantern that has gone out: its worth and who took it."""
        found = []
        for number in range(self.round):
            bids = self.bids[3 * number : 3 * number + 3]
            values = [bid for _, bid in bids]
            alone = [(bid, seat) for seat, bid in bids if values.count(bid) == 1]
            found.append((self.worth(number), max(alone)[1] if alone else None))
        return tuple(found)

    def won(self, seat: str) -> int:
        """Points of the seat in this deal so far."""
        return sum(worth for worth, who in self.taken() if who == seat)

    @property
    def next(self) -> Next:
        """The awaited action."""
        if self.booked:
            if self.deals == DEALS:
                return Next("nothing", None, self.deals)
            return Next("deal", None, self.deals + 1)
        if self.round == len(BIDS):
            return Next("booking", None, self.deals)
        return Next("turn", SEATS[len(self.bids) % 3], self.deals, SEATS[0])


@dataclass(frozen=True, slots=True)
class View:
    """Knowledge of a seat or a spectator."""

    seat: str | None
    next: Next
    points: tuple[int, int, int]
    lit: tuple[int, ...]
    """The worth of the lanterns that burn or have gone out, fed or not."""
    taken: tuple[tuple[int, str | None], ...]
    waiting: tuple[str, ...]
    """Seats with a bid for the burning lantern."""
    own: int | None
    """One's own bid for it."""
    left: tuple[int, ...]
    may_feed: bool


class Lykta:
    """The game; it has no state of its own."""

    name = "lykta"
    seats = SEATS
    partners = tuple((seat,) for seat in SEATS)
    presets = ("lykta",)
    cuts = None
    rules_version = 1

    def options(self, preset: str) -> tuple[Option, ...]:
        """Nothing to choose."""
        return ()

    def start(self, preset: str, options: Mapping[str, str], version: int = 1) -> State:
        """The state before the first deal."""
        if preset != "lykta" or options or version != 1:
            raise ValueError(f"Lykta has one rule set: {preset!r} {dict(options)} {version}")
        return State()

    def violation(self, state: State, action: Action) -> Refused | None:
        """Reason for refusing the action."""
        awaited = state.next
        match action:
            case ("deal", *_):
                return None if awaited.awaits == "deal" else NOT_NOW
            case ("book",):
                return None if awaited.awaits == "booking" else NOT_NOW
            case _ if awaited.awaits != "turn":
                return NOT_NOW
            case ("feed", seat):
                return FED_ALREADY if seat in dict(state.fed) else None
            case (_, seat, bid):
                if awaited.seat != seat:
                    return NOT_YOUR_TURN
                return None if int(bid) in state.left(seat) else SPENT
        raise AssertionError(action)

    def accept(self, state: State, action: Action) -> State:
        """The state after an action."""
        match action:
            case ("deal", *order):
                lanterns = tuple(map(int, order))
                return State(state.points, state.deals + 1, lanterns, booked=False)
            case ("bid", seat, bid):
                return replace(state, bids=(*state.bids, (seat, int(bid))))
            case ("feed", seat):
                return replace(state, fed=(*state.fed, (seat, state.round)))
        one, two, three = (
            points + state.won(seat) for seat, points in zip(SEATS, state.points, strict=True)
        )
        return replace(state, points=(one, two, three), booked=True)

    def legal_actions(self, state: State, seat: str) -> tuple[Action, ...]:
        """Legal actions of the seat."""
        wishes: list[Action] = [("bid", seat, str(bid)) for bid in state.left(seat)]
        wishes.append(("feed", seat))
        return tuple(wish for wish in wishes if self.violation(state, wish) is None)

    def next(self, state: State) -> Next:
        """The awaited action."""
        return state.next

    def view(self, state: State, seat: str | None) -> View:
        """View of a seat or a spectator."""
        since = state.bids[3 * state.round :]
        burning = state.round + (state.round < len(state.order))
        return View(
            seat=seat,
            next=state.next,
            points=state.points,
            lit=tuple(state.worth(number) for number in range(burning)),
            taken=state.taken(),
            waiting=tuple(who for who, _ in since),
            own=dict(since).get(seat) if seat else None,
            left=state.left(seat) if seat else (),
            may_feed=bool(seat) and self.violation(state, ("feed", seat or "")) is None,
        )

    def is_move(self, action: Action) -> bool:
        """A bid."""
        return action[0] == "bid"

    def actor(self, action: Action) -> str | None:
        """The seat that bids or feeds."""
        return action[1] if action[0] in ("bid", "feed") else None

    def deal(self, state: State, secret: bytes, cut: int) -> Action:
        """The order in which the lanterns are lit."""
        if cut:
            raise ValueError("there is nothing to cut")
        order = shuffle.shuffled(BIDS, secret, f"lykta deal {state.deals + 1}")
        return ("deal", *map(str, order))

    def commitment(self, secret: bytes) -> str:
        """SHA-256."""
        return shuffle.commitment(secret)

    def book(self, state: State) -> Action:
        """The points are written down."""
        return ("book",)

    def encode(self, action: Action) -> str:
        """The words."""
        return " ".join(action)

    def decode(self, text: str) -> Action:
        """The words of an action; ``ValueError`` for others."""
        match text.split(" "):
            case ["deal", *order] if sorted(order) == [str(bid) for bid in BIDS]:
                return ("deal", *order)
            case ["bid", seat, bid] if seat in SEATS and bid in map(str, BIDS):
                return ("bid", seat, bid)
            case ["feed", seat] if seat in SEATS:
                return ("feed", seat)
            case ["book"]:
                return ("book",)
        raise ValueError(f"not an action: {text[:40]!r}")

    def tally(self, before: State, action: Action, after: State) -> Iterable[tuple[str, str, int]]:
        """Nothing is counted."""
        return ()

    def result(self, state: State) -> Result | None:
        """The most points; of equals, who sits first."""
        if state.next.awaits != "nothing":
            return None
        score = dict(zip(SEATS, state.points, strict=True))
        winner = max(SEATS, key=lambda seat: score[seat])
        return Result((winner,), tuple(seat for seat in SEATS if seat != winner), score)

    # Only tools.conformance calls the rest.

    def pieces(self, state: State) -> tuple[tuple[str, int], ...]:
        """Lanterns, and everybody's bids, set or not."""
        if not state.order:
            return tuple((who, bid) for who in ("", *SEATS) for bid in BIDS)
        held = [(seat, bid) for seat in SEATS for bid in state.left(seat)]
        return (*(("", worth) for worth in state.order), *held, *state.bids)

    def hidden(self, state: State, seat: str | None) -> Iterator[State]:
        """Lanterns not lit yet in another order; other bids of the others for the one that is."""
        if state.next.awaits != "turn":
            return
        lit = state.round + 1
        for rest in permutations(state.order[lit:]):
            if rest != state.order[lit:]:
                yield replace(state, order=(*state.order[:lit], *rest))
        for at in range(3 * state.round, len(state.bids)):
            who, _ = state.bids[at]
            for instead in state.left(who) if who != seat else ():
                bids = (*state.bids[:at], (who, instead), *state.bids[at + 1 :])
                yield replace(state, bids=bids)


RULES: Final = Lykta()
