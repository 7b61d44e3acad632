"""The reason for a card, as data: a code and the search's figures (the sentences: the locales)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gamekit.api.players import Stop, never
from gamekit.search.bits import bits
from gamekit.search.search import flat
from games.brouc.players.core.kernel import (
    KINGS,
    POINTS,
    QUEENS,
    SUIT,
    Position,
    beats,
    card_points,
    joins,
)
from games.brouc.players.core.stakes import Stakes
from games.brouc.players.known import Known
from games.brouc.players.thinker import EFFORTS, imagine, policy, seeded
from games.own_engine.thinking import Thought, means

PARTS: Final = ("by-trick", "by-own-marriages", "by-their-marriages", "by-later-tricks")
"""Codes for the largest part of a card's lead over the runner-up."""
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
    *PARTS,
    "best-chance",
    "dehors",
    "declare",
    "mark",
    "announce",
)
"""All codes that a hint may carry."""
WORLDS: Final = 300
"""Worlds in which every card is played out for the figures; the search for the card has more."""
LIKELY: Final = 0.6
"""Chance from which on something should happen."""


def explain(
    known: Known, thought: Thought, seed: int, stop: Stop = never
) -> tuple[str, dict[str, float]]:
    """Reason for a card, and its figures.

    Figures: ``lying`` card points in the trick; ``gain`` card points expected beyond the runner-up,
    as :attr:`FairVerdict.loss`; ``more`` points that the largest part of it brings; ``trick`` the
    chance that the side (of a partner's trick: partner) takes it. Stopped, ``gain`` is 0, and the
    others are missing, unless they were found out until then.
    """
    at, card = known.at, thought.move
    figures: dict[str, float] = {"lying": float(card_points(at.lying))}
    if at.legal().bit_count() == 1:
        return "only-card", figures
    effort = replace(EFFORTS["master"], worlds=WORLDS)
    worlds, weights = imagine(known, effort, seeded(known, seed, 3), stop)
    tried = flat(at, worlds, weights, policy(), Stakes(), stop) if worlds else []
    worths = {tally.move: tally.mean() for tally in tried if tally.visits}
    own = worths.pop(card, 0.0)
    runner_up = max(worths, key=lambda move: worths[move], default=card)
    figures["gain"] = round((own - worths.get(runner_up, own)) / 2, 1)

    def measure(world: list[int]) -> tuple[float, ...]:
        (winner, ours), (_, theirs) = (_played_out(known, one, world) for one in (card, runner_up))
        more = (one - other for one, other in zip(ours, theirs, strict=True))
        return winner & 1 == known.me & 1, winner == known.me ^ 2, *more

    found = means(worlds, weights, measure, stop)
    if found is None:
        return _code(known, card) or "best-chance", figures
    side, partner, *both = found
    leads, brought = both[: len(PARTS)], both[len(PARTS) :]
    largest = leads.index(max(leads))
    code = _code(known, card, side, partner)
    figures["trick"] = round(partner if code in _PARTNERS else side, 2)
    figures["more"] = brought[largest]
    if code is None and round(figures["more"]) > 0 and round(figures["gain"]) > 0:
        code = PARTS[largest]
    return code or "best-chance", figures


_PARTNERS: Final = ("feeds-partner", "finds-partner")
"""Codes that speak of partner's trick."""


def _ahead(pair: list[int], known: Known) -> int:
    """Lead of the seat's team."""
    team = known.me & 1
    return pair[team] - pair[team ^ 1]


def _played_out(known: Known, card: int, world: list[int]) -> tuple[int, tuple[float, ...]]:
    """The trick's winner; by :data:`PARTS` the lead, then the points brought; by the policy.

    Card points won are lost to the others, and marriages in tricks count against them (rules 3.3).
    """
    mind, team = policy(), known.me & 1
    end: Position = known.at.copy()
    end.enter(world)
    before = _ahead(end.cards, known)
    done = end.play(card)
    while not done:
        done = end.play(mind.pick(end))
    winner, after = end.winner, _ahead(end.cards, known)
    while not end.over():
        end.play(mind.pick(end))
    trick, later = after - before, _ahead(end.cards, known) - after
    own, other = (end.said[side] + end.table[side] for side in (team, team ^ 1))
    leads = trick, own + end.table[team], -other - end.table[team ^ 1], later
    return winner, (*leads, trick / 2, own, -other, later / 2)


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
