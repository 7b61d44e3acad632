"""A second referee of Brus, written from the rules alone: strings, lists and counting.

It shares nothing with the engine. A match is a list of events: ``("hand", dealer, pack)``,
``("card", seat, card, dared)``, ``("turn", seat, card)``, ``("answer", seat, takes)`` and
``("dare", seat)``. :func:`judge` gives the facts of each hand, and the moves that were possible.
"""

from __future__ import annotations

from typing import Any

ORDER = "NESW"
BEATS = ["Jc", "Kh", "8s", "9c", "9s", "9h", "9d", "Ac", "As", "Ah", "Ad", "Js", "Jh", "Jd"]
SEVENS = ["7c", "7s", "7h", "7d"]
Event = tuple[Any, ...]


def team(seat: str) -> str:
    return "NS" if seat in "NS" else "EW"


def other(side: str) -> str:
    return "EW" if side == "NS" else "NS"


def after(seat: str, steps: int = 1) -> str:
    return ORDER[(ORDER.index(seat) + steps) % 4]


class Hand:
    """One hand, played out of lists."""

    def __init__(self, dealer: str, pack: list[str], strokes: dict[str, int], stanti: int) -> None:
        self.dealer, self.stock = dealer, pack[12:]
        self.cards: dict[str, list[str]] = {seat: [] for seat in ORDER}
        seat = after(dealer)
        for card in pack[:12]:
            self.cards[seat].append(card)
            seat = after(seat)
        self.leader = after(dealer)
        self.lying: list[tuple[str, str]] = []
        self.dared: list[str] = []
        self.gone: list[str] = []
        self.done = 0
        self.tricks = {"NS": 0, "EW": 0}
        self.dares = {"NS": 0, "EW": 0}
        self.strokes, self.stanti = dict(strokes), stanti
        self.has_turned: list[str] = []
        self.taken = 0
        self.asking: str | None = None
        self.fresh: str | None = None
        """Seat that may still dare the card just turned up."""
        self.end: str | None = None
        self.by: str | None = None
        self.wiped = 0

    def may_dare(self, seat: str, card: str) -> bool:
        if card not in ("Kh", "8s"):
            return False
        before = [c for s, c in self.lying if c != card]
        if len(before) == 3:
            return False
        if before and self.done < 5 and before[0].startswith("7"):
            return False
        above = ["Jc"] if card == "Kh" else ["Jc", "Kh"]
        return any(
            c not in self.gone and c not in before and c not in self.cards[seat] for c in above
        )

    def moves(self) -> set[Event]:
        if self.end:
            return set()
        if self.asking:
            others = [s for s in ORDER if team(s) != team(self.asking)]
            return {("answer", s, takes) for s in others for takes in (True, False)}
        seat = after(self.leader, len(self.lying))
        found: set[Event] = set()
        for card in self.cards[seat]:
            found.add(("card", seat, card, False))
            if self.may_dare(seat, card):
                found.add(("card", seat, card, True))
        own = team(seat)
        enough = self.tricks[own] in (2, 4) and self.tricks[other(own)] >= 1
        if enough and not self.lying and own not in self.has_turned:
            found |= {("turn", seat, card) for card in self.cards[seat]}
        if self.fresh and self.may_dare(self.fresh, self.lying[0][1]):
            found.add(("dare", self.fresh))
        return found

    def play(self, event: Event) -> None:
        kind = event[0]
        if kind == "card":
            _, seat, card, dared = event
            self.fresh = None
            self.lay(seat, card)
            if dared:
                self.dared.append(card)
            if len(self.lying) == 4:
                self.finish_trick()
        elif kind == "turn":
            self.lay(event[1], event[2])
            self.asking = event[1]
            self.has_turned.append(team(event[1]))
        elif kind == "answer":
            asker, self.asking = self.asking, None
            assert asker
            if event[2]:
                self.taken += 1
                self.fresh = asker
            else:
                self.win("run", team(asker))
        else:
            self.dared.append(self.lying[0][1])
            self.fresh = None

    def lay(self, seat: str, card: str) -> None:
        self.cards[seat].remove(card)
        self.lying.append((seat, card))

    def finish_trick(self) -> None:
        led = self.lying[0][1]
        best = self.lying[0]
        if led in SEVENS and self.done < 5:
            sevens = [(SEVENS.index(c), s, c) for s, c in self.lying if c in SEVENS]
            best = min(sevens)[1:]
        else:
            high = [(BEATS.index(c), s, c) for s, c in self.lying if c in BEATS]
            if high:
                best = min(high)[1:]
        taker, winning = best
        for card in [c for _, c in self.lying if c in self.dared]:
            darer = next(s for s, c in self.lying if c == card)
            worth = 2 if card == "Kh" and card == led else 1
            if winning == card:
                self.wipe_dare(team(darer), worth)
            elif team(taker) != team(darer):
                self.wipe_dare(team(taker), worth + 1)
        self.gone += [c for _, c in self.lying]
        self.lying, self.dared = [], []
        self.done += 1
        self.tricks[team(taker)] += 1
        self.leader = taker
        if self.tricks[team(taker)] == 5:
            self.win("won", team(taker))
        elif self.done == 8:
            self.end = "stanto"
            self.stanti += 1
        elif self.stock:
            for step in range(4):
                self.cards[after(taker, step)].append(self.stock.pop(0))

    def wipe_dare(self, side: str, due: int) -> None:
        while due and self.strokes[side] > 1:
            self.strokes[side] -= 1
            self.dares[side] += 1
            due -= 1

    def win(self, how: str, side: str) -> None:
        due = 1 + self.taken + self.stanti
        if how == "won" and self.tricks[other(side)] == 0:
            due += 1
        self.end, self.by, self.stanti = how, side, 0
        self.wiped = min(due, self.strokes[side])
        self.strokes[side] -= self.wiped


def judge(events: list[Event], games: int) -> tuple[dict[str, Any], set[Event]]:
    """The match as the JSON of docs/record.md has it, and what may be done next."""
    won = {"NS": 0, "EW": 0}
    strokes, stanti = {"NS": 6, "EW": 6}, 0
    rows: list[dict[str, Any]] = []
    hand: Hand | None = None
    for event in events:
        if event[0] == "hand":
            hand = Hand(event[1], list(event[2]), strokes, stanti)
            rows.append({})
        else:
            assert hand is not None
            assert event in hand.moves(), event
            hand.play(event)
        game = None
        if hand.end:
            strokes, stanti = dict(hand.strokes), hand.stanti
            if hand.by and strokes[hand.by] == 0:
                game = "keule" if strokes[other(hand.by)] == 6 else "brille"
                won[hand.by] += 1
                strokes, stanti = {"NS": 6, "EW": 6}, 0
        rows[-1] = {
            "number": len(rows),
            "dealer": hand.dealer,
            "tricks": dict(hand.tricks),
            "end": hand.end,
            "by": hand.by,
            "dares": dict(hand.dares),
            "wiped": hand.wiped,
            "stanti": hand.stanti,
            "strokes": dict(hand.strokes),
            "game": game,
        }
    winner = next((side for side, count in won.items() if count == games), None)
    moves = hand.moves() if hand is not None and not winner else set()
    return {"winner": winner, "games": won, "hands": rows}, moves
