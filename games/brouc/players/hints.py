"""The reason for a card, as data: a code and the search's figures (the sentences: the locales).

The codes are listed in :data:`REASONS` and explained in docs/players.md.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gamekit.api.players import Stop, never
from gamekit.parts.thinking import Thought
from gamekit.search.search import flat
from games.brouc.players.core.kernel import KINGS, QUEENS, SUIT, beats, card_points, joins
from games.brouc.players.core.stakes import Stakes
from games.brouc.players.known import Known
from games.brouc.players.thinker import EFFORTS, imagine, policy, seeded

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
WORLDS: Final = 300
"""Worlds in which every card is played out for the figures; the search for the card has more."""


def explain(
    known: Known, thought: Thought, seed: int, stop: Stop = never
) -> tuple[str, dict[str, float]]:
    """Reason for a card, and its figures.

    Figures: ``points`` net points the card is expected to bring from now on compared with the
    other side, ``gain`` how many more than the runner-up, ``trick`` the chance that the side takes
    this trick, ``lying`` the card points that lie in it. Stopped, ``gain`` and ``points`` are 0
    and ``trick`` is missing unless they were found out until then.
    """
    at, card, mind = known.at, thought.move, policy()
    figures: dict[str, float] = {"lying": float(card_points(at.lying))}
    if at.legal().bit_count() == 1:
        return "only-card", figures
    effort = replace(EFFORTS["master"], worlds=WORLDS)
    worlds, weights = imagine(known, effort, seeded(known, seed, 3), stop)
    tried = flat(at, worlds, weights, mind, Stakes(), stop) if worlds else []
    means = {tally.move: tally.mean() for tally in tried if tally.visits}
    team = known.me & 1
    now = float(at.net(team) - at.net(team ^ 1))
    own = means.pop(card, now)
    figures["points"] = round(own - now, 1)
    figures["gain"] = round(own - max(means.values(), default=own), 1)
    total = won = 0.0
    for world, weight in zip(worlds, weights, strict=True):
        if stop():
            break
        end = at.copy()
        end.hands = list(world)
        done = end.play(card)
        while not done:
            done = end.play(mind.pick(end))
        total += weight
        won += weight * (end.winner & 1 == team)
    if total:
        figures["trick"] = round(won / total, 2)
    return _code(known, card, figures), figures


def _code(known: Known, card: int, figures: dict[str, float]) -> str:
    at, suit, trump = known.at, card >> 3, known.at.trump
    known_chance = "trick" in figures
    likely = figures.get("trick", 0.0) >= 0.6
    if at.laid == 0:
        higher = known.unseen & SUIT[suit] & ((1 << card) - 1)
        if suit == trump:
            return "draws-trumps"
        if not higher:
            return "leads-winner"
        return "finds-partner" if likely else "best-chance"
    if likely and joins(at.lying, suit) >> card & 1:
        return "table-marriage"
    if beats(card, at.best, trump):
        if suit == trump and at.led != trump:
            return "ruffs"
        if likely:
            return "takes-trick"
    elif likely and at.winner == (known.me + 2) & 3 and card_points(1 << card):
        return "feeds-partner"
    held = known.hand & SUIT[suit]
    if held & KINGS and held & QUEENS and not 1 << card & (KINGS | QUEENS):
        return "keeps-marriage"
    return "best-chance" if likely or not known_chance else "gives-least"
