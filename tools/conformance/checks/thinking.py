"""Computer players move legally and reproducibly, and stop on request."""

from __future__ import annotations

from time import thread_time
from typing import Final

from gamekit.api.players import HasClear, Players, never
from i18n import LANGUAGES
from tools.conformance.errors import BrokenLawError, LeftOutError
from tools.conformance.report import Check
from tools.conformance.subject import Subject

KNOWN: Final = ("beginner", "amateur", "club", "expert", "master")
AT_ONCE: Final = 2.0
"""Seconds of processor time for an answer when ``stop`` is true from the beginning."""
POSITIONS: Final = 3
"""Positions per level: the strongest may think for long."""


def run(subject: Subject) -> str:
    """Let every level move, call and propose at sampled positions."""
    players, rules = subject.game.players, subject.rules
    if players is None:
        raise LeftOutError("the game has no computer players")
    if not players.levels or [name for name in KNOWN if name in players.levels] != [
        *players.levels
    ]:
        raise BrokenLawError(f"levels are some of {', '.join(KNOWN)}, in this order")
    players.warm_up()
    turns = [(w, s) for w, s in subject.sample if rules.next(s).awaits == "turn"][:POSITIONS]
    for one, state in turns:
        seat = rules.next(state).seat
        assert seat is not None
        view, legal = rules.view(state, seat), rules.legal_actions(state, seat)
        for level in players.levels:
            began = thread_time()
            quick = players.choose(view, level, 3, lambda: True)
            took = thread_time() - began
            if took > AT_ONCE:
                raise subject.fail(one, f"the {level} goes on for {took:.1f} s after stop()")
            chosen = [players.choose(view, level, 3, never) for _ in range(2)]
            if chosen[0] != chosen[1]:
                raise subject.fail(one, f"the {level} plays two ways with one seed")
            for action in (quick, chosen[0]):
                if action not in legal:
                    what = f"the {level} plays {subject.text(action)!r}, which is refused"
                    raise subject.fail(one, what)
    if isinstance(players, HasClear):
        _is_clear(subject, players, players)
    _speaks(subject, players)
    _hints(subject, players)
    return f"{len(players.levels)} levels at {len(turns)} positions"


def _is_clear(subject: Subject, players: Players, known: HasClear) -> None:
    """Check that a quick answer equals the searched one."""
    rules = subject.rules
    for one, state in subject.sample:
        after = rules.next(state)
        if after.awaits not in ("turn", "booking"):
            continue
        for seat in rules.seats:
            view, moves = rules.view(state, seat), seat == after.seat
            ask = players.choose if moves else players.speak
            for level in players.levels:
                found = known.clear(view, level, 3, moves)
                if found is not None and found.action != ask(view, level, 3, never):
                    raise subject.fail(one, f"what is clear to the {level} is not what it does")


def _speaks(subject: Subject, players: Players) -> None:
    rules = subject.rules
    for one, state in subject.sample[:POSITIONS]:
        if rules.next(state).awaits not in ("turn", "booking"):
            continue
        for seat in rules.seats:
            said = players.speak(rules.view(state, seat), players.levels[-1], 3, never)
            if said is not None and said not in rules.legal_actions(state, seat):
                what = f"a computer player says {subject.text(said)!r}, which is refused"
                raise subject.fail(one, what)


def _hints(subject: Subject, players: Players) -> None:
    rules, face = subject.rules, subject.game.face
    for one, state in subject.sample[:POSITIONS]:
        if rules.next(state).awaits != "turn":
            continue
        for seat in rules.seats:
            hint = players.hint(rules.view(state, seat), 3, never)
            if hint is None:
                continue
            if rules.decode(hint.action) not in rules.legal_actions(state, seat):
                raise subject.fail(one, f"the hint {hint.action!r} is refused")
            for language in LANGUAGES:
                what = face.label(hint.action, language)
                face.say(language, hint.key, what=what, **hint.values)


CHECK: Final = Check("players", "computer players move legally and stop when told", run)
