"""The reason for a move, as data: a code and figures (the sentences: the languages)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gamekit.api.players import Stop, never
from games.brus.players.core.kernel import (
    BLANK,
    DARE,
    DARED,
    PASS,
    RUN,
    SEVEN,
    STOCKED,
    TAKE,
    TURNED,
    BrusPosition,
)
from games.brus.players.known import Known
from games.brus.players.rulebot import wins
from games.brus.players.thinker import EFFORTS, Thought, imagine, policy, seeded

REASONS: Final = (
    "only-card",
    "dares",
    "turns",
    "runs",
    "takes-up",
    "leads-seven",
    "leads-sure",
    "leads-high",
    "leads-out",
    "leads-low",
    "takes-trick",
    "tries-trick",
    "partner-has-it",
    "keeps-higher",
    "throws-away",
)
"""All codes that a hint may carry, each with its sentence ``hint-CODE``."""
WORLDS: Final = 120
"""In which the move is played out once for the figures."""


def explain(known: Known, thought: Thought, seed: int, stop: Stop = never) -> tuple[str, int, int]:
    """Why a move: the code, and the chances, in per cent, that the seat's side takes this trick and
    that it wins the hand. Stopped, as far as they were found out until then."""
    effort = replace(EFFORTS["master"], worlds=(WORLDS,))
    mind, side = policy(), known.me & 1
    worlds, weights = imagine(known, effort, seeded(known, seed), mind, stop)
    total = trick = hand = 0.0
    for world, weight in zip(worlds, weights, strict=True):
        if stop():
            break
        end = known.at.copy()
        end.enter(world)
        before = end.tricks(side)
        done = end.play(thought.move)
        while not done:
            done = end.play(mind.pick(end))
        total += weight
        trick += weight * (end.tricks(side) > before)
        while not end.over():
            end.play(mind.pick(end))
        hand += weight * _won(end, known.at, side)
    chances = (round(100 * trick / total), round(100 * hand / total)) if total else (0, 0)
    return _code(known, thought, chances[0]), *chances


def _won(end: BrusPosition, at: BrusPosition, side: int) -> bool:
    """Whether a side won the hand that has ended; one from which a side ran is the other's."""
    if end.asked:
        return end.leader & 1 == side
    return end.tricks(side) == 5


def _code(known: Known, thought: Thought, trick: int) -> str:
    at, move = known.at, thought.move
    if move in (RUN, TAKE):
        return "runs" if move == RUN else "takes-up"
    if move == DARE or DARED <= move < TURNED:
        return "dares"
    if TURNED <= move < RUN:
        return "turns"
    if len(known.at.moves()) == 1 or move == PASS:
        return "only-card"
    if at.laid == 0:
        return _lead(at, move, trick)
    if (at.winner ^ known.me) & 1 == 0 and not wins(at, move):
        return "partner-has-it"
    if wins(at, move):
        return "takes-trick" if trick >= 60 else "tries-trick"
    taking = any(wins(at, card) for card in at.moves() if card < DARED)
    return "keeps-higher" if taking else "throws-away"


def _lead(at: BrusPosition, move: int, trick: int) -> str:
    if SEVEN <= move < BLANK and at.done < STOCKED:
        return "leads-seven"
    if move >= SEVEN:
        return "leads-low"
    higher = ((1 << move) - 1) & ~(at.gone | at.hands[at.turn])
    if not higher:
        return "leads-sure"
    if move > min(at.moves()):
        return "leads-low"
    return "leads-high" if trick >= 50 else "leads-out"
