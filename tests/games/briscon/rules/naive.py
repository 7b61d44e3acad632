"""A second referee of Briscon, written from the rules alone: strings, lists and counting.

It shares nothing with the engine. A match is a list of events: ``("deal", dealer, pack)``,
``("card", seat, card)``, ``("rob", seat)``, ``("meld", seat, cards)``, ``("out", seat)`` and
``("book",)``. :func:`judge` gives the facts of each deal, and the moves that were possible.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

RANKS = "AKQJT987"
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
RUNS = {
    "AKQJT": 600, "KQJT9": 300, "QJT98": 200, "JT987": 100,
    "AKQJ": 200, "KQJT": 160, "QJT9": 120, "JT98": 80, "T987": 60,
    "AKQ": 120, "KQJ": 100, "QJT": 80, "JT9": 60, "T98": 40, "987": 20,
}  # fmt: skip
FOURS = {"A": 150, "K": 100, "Q": 80, "J": 60, "T": 40}
Event = tuple[Any, ...]


def other(seat: str) -> str:
    return "S" if seat == "N" else "N"


def all_among(cards: list[str], ranks: str) -> bool:
    return all(card[0] in ranks for card in cards)


def kind_of(cards: frozenset[str]) -> tuple[str, str] | None:
    """("marriage", suit), ("run", ranks) or ("four", rank)."""
    ranks = "".join(sorted((c[0] for c in cards), key=RANKS.index))
    suits = {c[1] for c in cards}
    if len(suits) == 1 and ranks == "KQ":
        return "marriage", min(suits)
    if len(suits) == 1 and ranks in RUNS:
        return "run", ranks
    if len(cards) == 4 and len(set(ranks)) == 1 and ranks[0] in FOURS:
        return "four", ranks[0]
    return None


class Deal:
    """One deal, played out of lists."""

    def __init__(self, dealer: str, pack: list[str], before: dict[str, int], last: bool) -> None:
        who = other(dealer)
        self.dealer, self.before, self.no_out = dealer, before, last
        self.hand = {
            who: [pack[0], pack[1], *pack[4:7]],
            dealer: [pack[2], pack[3], *pack[7:10]],
        }
        self.up, self.trump, self.turned_up = pack[10], pack[10][1], pack[10]
        self.stock = [*pack[11:], pack[10]]
        self.lead = who
        self.lying: list[str] = []
        self.taken: dict[str, list[str]] = {"N": [], "S": []}
        self.winners: list[str] = []
        self.just_won: set[str] = set()
        self.melds: list[tuple[str, frozenset[str]]] = []
        self.written = {"N": 0, "S": 0}
        self.streak = {"N": "", "S": ""}
        self.end: str | None = None
        self.by: str | None = None
        if self.up[0] in "AKQJT":
            self.written[dealer] += 10
        for seat in "NS":
            for ranks, points in (("AKQJT", 20), ("987", 10)):
                if all_among(self.hand[seat], ranks):
                    self.streak[seat] = ranks
                    self.written[seat] += points

    def legal_cards(self, strict: bool) -> list[str]:
        seat = other(self.lead) if self.lying else self.lead
        hand = self.hand[seat]
        if not self.lying or self.stock:
            return hand
        led = self.lying[0]
        same = [c for c in hand if c[1] == led[1]]
        better = [c for c in same if RANKS.index(c[0]) < RANKS.index(led[0])]
        if same:
            return better if strict and better else same
        trumps = [c for c in hand if c[1] == self.trump]
        return trumps if strict and trumps else hand

    def may_meld(self, cards: frozenset[str]) -> bool:
        kind = kind_of(cards)
        if kind is None:
            return False
        in_hand = cards <= set(self.hand[self.lead])
        if kind[0] == "marriage":
            done = any(k == "marriage" and min(c)[1] == kind[1] for k, c in self.melds)
            return (in_hand or cards == self.just_won) and not done
        if kind[0] == "four":
            return in_hand and not any(k == "four" and min(c)[0] == kind[1] for k, c in self.melds)
        used = {card for k, c in self.melds if k == "run" for card in c}
        return in_hand and not used & cards

    def moves(self, strict: bool) -> set[Event]:
        if self.end:
            return set()
        found: set[Event] = set() if self.no_out else {("out", "N"), ("out", "S")}
        if len(self.winners) == 16:
            return found
        seat = other(self.lead) if self.lying else self.lead
        found |= {("card", seat, card) for card in self.legal_cards(strict)}
        if self.lying:
            return found
        if len(self.stock) >= 2 and "7" + self.trump in self.hand[seat]:
            found.add(("rob", seat))
        sets = [frozenset(c) for n in (2, 3, 4, 5) for c in combinations(self.hand[seat], n)]
        if len(self.just_won) == 2:
            sets.append(frozenset(self.just_won))
        found |= {("meld", seat, cards) for cards in sets if self.may_meld(cards)}
        return found

    def play(self, event: Event) -> None:
        match event[0]:
            case "card":
                self.card(event[1], event[2])
            case "rob":
                hand = self.hand[event[1]]
                hand.remove("7" + self.trump)
                hand.append(self.up)
                self.up = self.stock[-1] = "7" + self.trump
                self.still(event[1])
            case "meld":
                kind = kind_of(event[2])
                assert kind
                suit = min(event[2])[1]
                worth = {"marriage": 40, "run": RUNS.get(kind[1], 0), "four": 0}[kind[0]]
                plain_half = worth if suit == self.trump else worth // 2
                points = FOURS[kind[1]] if kind[0] == "four" else plain_half
                self.melds.append((kind[0], event[2]))
                self.written[event[1]] += points

    def card(self, seat: str, card: str) -> None:
        self.hand[seat].remove(card)
        self.lying.append(card)
        if len(self.lying) < 2:
            return
        first, second = self.lying
        if first[1] == second[1]:
            stays = RANKS.index(first[0]) < RANKS.index(second[0])
        else:
            stays = second[1] != self.trump
        winner = self.lead if stays else other(self.lead)
        self.taken[winner] += self.lying
        self.just_won, self.lying, self.lead = set(self.lying), [], winner
        self.winners.append(winner)
        if not self.stock:
            return
        for drawer in (winner, other(winner)):
            self.hand[drawer].append(self.stock.pop(0))
            self.still(drawer)
            self.written[drawer] += {"AKQJT": 20, "987": 10, "": 0}[self.streak[drawer]]
        if not self.stock:
            self.written[other(winner)] += 10
            for drawer in "NS":
                if {c[1] for c in self.hand[drawer]} == {self.trump}:
                    self.written[drawer] += 30

    def still(self, seat: str) -> None:
        if self.streak[seat] and not all_among(self.hand[seat], self.streak[seat]):
            self.streak[seat] = ""

    def finish(self) -> None:
        last = self.winners[-1]
        self.written[last] += 10
        if all(w == last for w in self.winners[11:]):
            self.written[last] += 20
        for seat in "NS":
            count = self.winners.count(seat)
            self.written[seat] += 600 if count == 16 else 10 if count > 8 else 0
        ace = "A" + self.trump
        if not any(ace in c for k, c in self.melds if k != "marriage"):
            self.written["N" if ace in self.taken["N"] else "S"] += 10

    def cards(self) -> dict[str, int]:
        return {seat: sum(POINTS[c[0]] for c in self.taken[seat]) for seat in "NS"}

    def totals(self) -> dict[str, int]:
        cards = self.cards()
        return {seat: self.before[seat] + self.written[seat] + cards[seat] for seat in "NS"}

    def out(self, seat: str) -> None:
        if len(self.winners) == 16:
            self.finish()
        right = self.totals()[seat] >= 600
        self.end, self.by = ("out", seat) if right else ("wrong-out", other(seat))

    def book(self) -> None:
        self.finish()
        total = self.totals()
        self.end = "counted"
        if len(set(self.winners)) == 1:
            self.end, self.by = "all-tricks", self.winners[0]
        elif max(total.values()) >= 600 and total["N"] != total["S"]:
            self.by = "N" if total["N"] > total["S"] else "S"


def judge(events: list[Event], games: int, strict: bool) -> tuple[dict[str, Any], set[Event]]:
    """The match as the JSON of docs/record.md has it, and what may be done next."""
    won, score, decides = {"N": 0, "S": 0}, {"N": 0, "S": 0}, False
    rows: list[dict[str, Any]] = []
    deal: Deal | None = None
    for event in events:
        if event[0] == "deal":
            deal = Deal(event[1], list(event[2]), score, decides)
            rows.append({})
        assert deal is not None
        match event[0]:
            case "book":
                assert len(deal.winners) == 16
                deal.book()
            case "out":
                assert event in deal.moves(strict)
                deal.out(event[1])
            case "deal":
                pass
            case _:
                assert event in deal.moves(strict), event
                deal.play(event)
        rows[-1] = {
            "number": len(rows),
            "dealer": deal.dealer,
            "trump": deal.trump,
            "end": deal.end,
            "by": deal.by,
            "written": dict(deal.written),
            "cards": deal.cards(),
            "score": deal.totals() if deal.end else dict(deal.before),
            "game": deal.by,
        }
        if deal.end:
            score = deal.totals()
            decides = deal.by is None and max(score.values()) >= 600
            if deal.by:
                won[deal.by] += 1
                score = {"N": 0, "S": 0}
    winner = next((seat for seat, count in won.items() if count == games), None)
    moves = deal.moves(strict) if deal is not None and not winner else set()
    return {"winner": winner, "games": won, "deals": rows}, moves
