"""Another game for the same tables: two seats, one card each, the higher wins the deal.

It shares nothing with Le Brouc, so that tables cannot depend on Le Brouc's rules.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from gamekit.api.players import Stop
from gamekit.api.rules import Next, Option, Result
from tests.tables.computers.players import Quiet

LEFT, RIGHT = "left", "right"
NEEDED = 3


class Not(Enum):
    """Reason why an action is illegal."""

    YOUR_TURN = ("toy-turn", "1")
    NOW = ("toy-now", "2")

    @property
    def code(self) -> str:
        return self.value[0]

    @property
    def rule(self) -> str:
        return self.value[1]


@dataclass(frozen=True)
class Toy:
    """A match: the cards dealt, those shown, and the deals won."""

    cards: tuple[int, int] = (0, 0)
    shown: int = 2
    won: Mapping[str, int] = field(default_factory=lambda: {LEFT: 0, RIGHT: 0})
    deals: int = 0
    booked: bool = True


Act = tuple[str, ...]
"""``("deal", "3", "7")``, ``("show", "left")``, ``("yield", "right")``, ``("book",)``"""


class HigherCard:
    """The game."""

    name = "toy"
    seats = (LEFT, RIGHT)
    partners = ((LEFT,), (RIGHT,))

    presets = ("toy",)
    cuts = range(1, 32)
    rules_version = 1

    def options(self, preset: str) -> tuple[Option, ...]:
        return ()

    def start(self, preset: str, options: Mapping[str, str], version: int = 1) -> Toy:
        if preset != "toy" or options:
            raise ValueError("the toy has no options")
        return Toy()

    def next(self, state: Toy) -> Next:
        if max(state.won.values()) >= NEEDED:
            return Next("nothing", None, state.deals)
        if state.booked:
            return Next("deal", LEFT, state.deals + 1)
        if state.shown < 2:
            return Next("turn", self.seats[state.shown], state.deals)
        return Next("booking", None, state.deals)

    def violation(self, state: Toy, action: Act) -> Not | None:
        awaited = self.next(state)
        match action:
            case ("deal", *_):
                return None if awaited.awaits == "deal" else Not.NOW
            case ("book",):
                return None if awaited.awaits == "booking" else Not.NOW
            case ("show", seat):
                return None if awaited.seat == seat and awaited.awaits == "turn" else Not.YOUR_TURN
            case _:
                return None if awaited.awaits in ("turn", "booking") else Not.NOW

    def accept(self, state: Toy, action: Act) -> Toy:
        match action:
            case ("deal", one, two):
                return Toy((int(one), int(two)), 0, state.won, state.deals + 1, booked=False)
            case ("show", _):
                return replace(state, shown=state.shown + 1)
            case ("yield", seat):
                return self._won(state, RIGHT if seat == LEFT else LEFT)
            case _:
                return self._won(state, LEFT if state.cards[0] >= state.cards[1] else RIGHT)

    def _won(self, state: Toy, seat: str) -> Toy:
        return replace(state, won={**state.won, seat: state.won[seat] + 1}, booked=True)

    def legal_actions(self, state: Toy, seat: str) -> tuple[Act, ...]:
        acts: tuple[Act, ...] = (("show", seat), ("yield", seat))
        return tuple(act for act in acts if self.violation(state, act) is None)

    def view(self, state: Toy, seat: str | None) -> Any:
        cards = [
            card if state.shown > i or name == seat else None
            for i, (name, card) in enumerate(zip(self.seats, state.cards, strict=True))
        ]
        return seat, tuple(cards), tuple(state.won.items()), self.next(state)

    def is_move(self, action: Act) -> bool:
        return action[0] == "show"

    def actor(self, action: Act) -> str | None:
        return action[1] if action[0] in ("show", "yield") else None

    def deal(self, state: Toy, secret: bytes, cut: int) -> Act:
        if not 1 <= cut <= 31:
            raise ValueError("cut")
        return ("deal", str(secret[0] ^ cut), str(secret[1] ^ cut))

    def commitment(self, secret: bytes) -> str:
        return hashlib.sha256(secret).hexdigest()

    def book(self, state: Toy) -> Act:
        return ("book",)

    def encode(self, action: Act) -> str:
        return " ".join(action)

    def decode(self, text: str) -> Act:
        return tuple(text.split())

    def tally(self, before: Toy, action: Act, after: Toy) -> Iterable[tuple[str, str, int]]:
        return ()

    def result(self, state: Toy) -> Result | None:
        for seat, other in ((LEFT, RIGHT), (RIGHT, LEFT)):
            if state.won[seat] >= NEEDED:
                return Result((seat,), (other,), {seat: state.won[other], other: state.won[seat]})
        return None


class ToyMind(Quiet):
    """Shows its card; never yields."""

    def choose(self, view: Any, level: str, seed: int, stop: Stop) -> Act:
        return ("show", view[0])


TOY = HigherCard()
