"""Hints at cards: the reason as a code and figures, and the other cards compared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from brouc.cards import PACK
from gamekit.api.players import Rival, Stop, never
from gamekit.search.bits import bits
from gamekit.search.search import Tally, lead_in_points
from games.brouc.players.core.kernel import (
    KINGS,
    POINTS,
    QUEENS,
    SUIT,
    Position,
    beats,
    card_points,
    joins,
    stand_in,
)
from games.brouc.players.known import Known, seat_of
from games.brouc.players.thinker import EFFORTS, imagine, policy, seeded
from games.own_engine.comparing import Card, Compared, Line
from games.own_engine.thinking import Thought

REASONS: Final = (
    "only-card",
    "table-marriage",
    "takes-trick",
    "ruffs",
    "feeds-partner",
    "gives-least",
    "leads-winner",
    "draws-trumps",
    "finds-partner",
    "keeps-marriage",
    "best-chance",
    "dehors",
    "declare",
    "mark",
    "announce",
)
"""All codes that a hint may carry."""
WORLDS: Final = 100
"""Worlds of the search in which every card is played out for the reasons."""
LIKELY: Final = 0.6
"""Chance from which on something should happen."""

LITTLE: Final = 1.0
"""Net points that make no difference."""


class Reasons:
    """Cards played out by the policy in the worlds of a search."""

    def __init__(self, known: Known, thought: Thought, seed: int, stop: Stop = never) -> None:
        """Without worlds, as for a single card, some are drawn. Stopped, fewer or none."""
        self._known, self._thought, self._stop = known, thought, stop
        worlds, weights = list(thought.worlds[:WORLDS]), list(thought.weights[:WORLDS])
        if not worlds:
            drawn, weighed = imagine(known, EFFORTS["master"], seeded(known, seed), stop)
            worlds, weights = drawn[:WORLDS], weighed[:WORLDS]
        self._worlds = worlds
        self._weights = weights if sum(weights) > 0 else [1.0] * len(weights)
        self._lines: dict[int, list[Line]] = {}

    def of(self, card: int) -> tuple[str, dict[str, float]]:
        """Reason for a card that the position gives, else ``best-chance``, and its figures.

        Figures: ``lying`` card points in the trick; ``trick`` the chance that the side, or of a
        partner's trick the partner, takes it, below 1 unless it is certain; ``gain``: card points
        beyond the next best card.
        """
        known, at = self._known, self._known.at
        figures: dict[str, float] = {"lying": float(card_points(at.lying))}
        if at.legal().bit_count() == 1:
            return "only-card", figures
        lines = self._played(card)
        if not lines:
            return _code(known, card) or "best-chance", figures
        total = sum(self._weights)
        pairs = list(zip(self._weights, lines, strict=True))
        side = sum(weight for weight, line in pairs if line.took) / total
        own = sum(weight for weight, line in pairs if line.won >> card & 1) / total
        partner = side - min(side, own)
        code = _code(known, card, side, partner)
        figures["trick"] = partner if code in _PARTNERS else side
        if not _sure(at, card, known):
            figures["trick"] = min(0.99, figures["trick"])
        return code or "best-chance", figures

    def rivals(self, name: Callable[[int], str]) -> dict[str, Rival]:
        """The other cards, by ``name`` of their number; without those that do the same."""
        at, chosen = self._known.at, self._thought.move
        tallies = {tally.move: tally for tally in self._thought.tallies}
        same = stand_in(at, chosen)
        found: dict[str, Rival] = {}
        for card in bits(at.legal()):
            other = stand_in(at, card)
            if other == same or not tallies or alike(tallies[same], tallies[other]):
                continue
            loss, error = lead_in_points(tallies[same], tallies[other])
            if -LITTLE < loss < 0:
                loss = 0.0  # The search plays for the match, not for points.
            why = self.against(chosen, card)
            key, values = why if why is not None else ("", {})
            found[name(card)] = Rival(round(loss / 2, 2), round(error / 2, 2), key, values)
        return found

    def against(self, card: int, other: int) -> tuple[str, dict[str, str | int]] | None:
        """Reason for a card against another one."""
        known, lines = self._known, (self._played(card), self._played(other))
        if not all(lines):
            return None
        one, two = (card_of(known, number) for number in (card, other))
        return Compared(one, two, *lines, self._weights).why()

    def _played(self, card: int) -> list[Line]:
        if card not in self._lines:
            lines: list[Line] = []
            for world in self._worlds:
                if self._stop():
                    lines = []
                    break
                lines.append(_played_out(self._known, card, world))
            self._lines[card] = lines
        return self._lines[card]


def alike(one: Tally, other: Tally) -> bool:
    """Whether two cards had the same results in all their worlds."""
    return bool(one.values) and one.values == other.values


_PARTNERS: Final = ("feeds-partner", "finds-partner")
"""Codes that speak of partner's trick."""


def card_of(known: Known, number: int) -> Card:
    """The card of a move, as reasons compare it."""
    at, suit, card = known.at, number >> 3, PACK[number]
    held = known.hand & SUIT[suit]
    pair = held & KINGS and held & QUEENS and 1 << number & (KINGS | QUEENS)
    said = known.declared[known.me] >> suit & 1
    joined = at.laid and joins(at.lying, suit) >> number & 1
    wins = not at.laid or beats(number, at.best, at.trump)
    holder = known.me if wins else at.winner
    sure = _sure(at, number, known)
    return Card(
        number,
        POINTS[number],
        (card.rank.name.lower(), card.suit.value),
        sure=sure,
        last=at.laid == 3,
        leads=at.laid == 0,
        trump=suit == at.trump,
        pair=bool(pair and not said),
        joins=bool(joined),
        taker=seat_of(holder).value if sure and at.laid == 3 else "none",
    )


def _sure(at: Position, card: int, known: Known) -> bool:
    """Whether the cards seen and declared decide which side takes this trick with a card."""
    me, led = known.me, at.led if at.laid else card >> 3
    wins = not at.laid or beats(card, at.best, at.trump)
    best, holder = (card, me) if wins else (at.best, at.winner)
    for step in range(1, 4 - at.laid):
        seat = me + step & 3
        if (seat ^ holder) & 1 == 0:
            continue
        must = known.must[seat] & ~known.hand
        held = known.unseen & ~known.cannot[seat]
        if must.bit_count() == known.counts[seat]:
            held = must
        if must & SUIT[led]:
            held &= SUIT[led]
        if any(beats(other, best, at.trump) for other in bits(held)):
            return False
    return True


def _played_out(known: Known, card: int, world: list[int]) -> Line:
    """A card and all that follows by the policy, in net points as :attr:`Rival.loss` counts them.

    Card points won are lost to the others, and marriages in tricks count against them (rules 3.3).
    """
    mind, me, team = policy(), known.me, known.me & 1
    end: Position = known.at.copy()
    end.enter(world)
    counted, before, wed = sum(end.cards), _lead(end, team), end.table[team] - end.table[team ^ 1]
    move, own, won, first = card, card, 0, None
    while not end.over():
        if end.turn == me:
            own = move
        if end.play(move):
            if end.winner == me:
                won |= 1 << own
            if first is None:
                took, points = end.winner & 1 == team, sum(end.cards) - counted
                first = took, points, (_lead(end, team) - before) / 2
                wed = end.table[team] - end.table[team ^ 1] - wed
        if not end.over():
            move = mind.pick(end)
    assert first is not None, "a card completes its trick"
    later = (_lead(end, team) - before) / 2 - first[2]
    return Line(*first, later, won, _own(end, team) / 2, float(wed))


def _lead(end: Position, team: int) -> int:
    """Lead of a team in net points."""
    cards = end.cards
    return cards[team] - cards[team ^ 1] + _own(end, team) - _own(end, team ^ 1)


def _own(end: Position, team: int) -> int:
    """Marriages of a team, those of tricks as they count for both sides."""
    return end.said[team] + 2 * end.table[team]


def _code(known: Known, card: int, side: float = -1.0, partner: float = -1.0) -> str | None:
    """The reason that the position gives; ``None`` without one.

    ``side``, ``partner``: chances to take this trick; negative: unknown.
    """
    at, suit, trump = known.at, card >> 3, known.at.trump
    points = [POINTS[one] for one in bits(at.legal())]
    if at.laid == 0:
        if suit == trump:
            return "draws-trumps" if _others_have_trumps(known) and _has_winner(known) else None
        if not _higher(known, card):
            return "leads-winner"
        return "finds-partner" if partner >= LIKELY else None
    if side >= LIKELY and joins(at.lying, suit) >> card & 1:
        return "table-marriage"
    if beats(card, at.best, trump):
        if suit == trump and at.led != trump and at.points:
            return "ruffs"
        if side >= LIKELY and at.points:
            return "takes-trick"
    elif partner >= LIKELY and at.winner == known.me ^ 2 and POINTS[card] == max(points) > 0:
        return "feeds-partner"
    held = known.hand & SUIT[suit]
    kept = held & KINGS and held & QUEENS and not 1 << card & (KINGS | QUEENS)
    if kept and not known.declared[known.me] >> suit & 1:
        return "keeps-marriage"
    return "gives-least" if 0 <= side < 0.5 and POINTS[card] == min(points) else None


def _higher(known: Known, card: int) -> int:
    """Unseen cards of its suit that beat a card."""
    return known.unseen & SUIT[card >> 3] & ((1 << card) - 1)


def _has_winner(known: Known) -> bool:
    """Whether the seat holds a card that only a trump can beat."""
    plain = known.hand & ~SUIT[known.at.trump]
    return any(not _higher(known, card) for card in bits(plain))


def _others_have_trumps(known: Known) -> bool:
    """Whether an opponent may hold a trump."""
    trumps = known.unseen & SUIT[known.at.trump]
    return any(trumps & ~known.cannot[known.me ^ one] for one in (1, 3))
