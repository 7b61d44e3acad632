"""Checks that faces and computer players use nothing but their seat's view."""

from __future__ import annotations

import pickle
from itertools import islice
from random import Random
from time import thread_time
from typing import Any, Final

from gamekit.api.face import At
from gamekit.api.panel import Panel
from gamekit.api.players import HasClear, Players, never
from games.cardgame.computers import CardComputers
from tools.conformance import BrokenLawError, LeftOutError, shown
from tools.conformance.subject import Subject
from tools.conformance.walks import Walk

# -- secrets ---------------------------------------------------------------------------------------

IMAGINED: Final = 200
"""Positions of a match behind which a state is imagined."""
OTHERS: Final = 4
"""Other states compared with a position, per seat or spectator."""


def check_secrets(subject: Subject) -> str:
    """Exchange hidden pieces by the rules' hook, and compare views and panels."""
    hidden, rng = subject.game.hidden, Random(subject.seed)
    if hidden is None:
        raise LeftOutError("the game does not say what is hidden (hidden)")
    compared = 0
    for one, state in subject.sample:
        for seat in subject.seats():
            others = list(islice(hidden(state, seat), 400))
            for other in rng.sample(others, min(OTHERS, len(others))):
                if other == state:
                    raise subject.fail(one, "hidden() gives the state that it was asked about")
                _same(subject, one, state, other, seat)
                compared += 1
    if not compared:
        raise BrokenLawError(f"hidden() finds nothing hidden in any match (seed {subject.seed})")
    return f"{compared} pairs of positions look alike"


def _same(subject: Subject, one: Walk, state: Any, other: Any, seat: str | None) -> None:
    rules = subject.rules
    who = seat or "a spectator"
    at = subject.at("en", offers=shown.OFFERS)
    first, second = (_panels(subject, s, seat, at) for s in (state, other))
    for name in first.keys() | second.keys():
        if first.get(name) != second.get(name):
            what = f"{name} tells {who} what is hidden: {_differing(first[name], second[name])}"
            raise subject.fail(one, what)
    known, elsewhere = (rules.view(each, seat) for each in (state, other))
    if known != elsewhere:
        what = f"the view of {who} tells what is hidden from them: {_fields(known, elsewhere)}"
        raise subject.fail(one, what)


def _panels(subject: Subject, state: Any, seat: str | None, at: At) -> dict[str, Panel]:
    if seat is None:
        return shown.public(subject, state, at)
    return shown.private(subject, state, seat, at)


def _differing(first: Panel, second: Panel) -> str:
    """The first difference of two panels, both versions shortened."""
    for field in ("title", "status", "lines", "small", "rows", "tone", "scene"):
        one, two = getattr(first, field), getattr(second, field)
        if one != two:
            if field != "scene":
                return f"{field} {str(one)[:80]} / {str(two)[:80]}"
            return f"scene {_fields(one.view, two.view)}" if one and two else field
    return "nothing"


def _fields(one: Any, two: Any) -> str:
    """Names of the fields in which two views differ."""
    names = getattr(one, "__dataclass_fields__", ())
    return ", ".join(name for name in names if getattr(one, name) != getattr(two, name, None))


# -- blindness -------------------------------------------------------------------------------------


def check_blindness(subject: Subject) -> str:
    """Show and play positions, then the same ones with restored views and other hidden pieces.

    A view restored after its way through a worker is another object with the same content: a face
    that keeps more or reads something else shows something else then.
    """
    game, rules = subject.game, subject.rules
    looked = 0
    for one, state in subject.sample:
        for seat in rules.seats:
            view = rules.view(state, seat)
            restored = pickle.loads(pickle.dumps(view))
            if rules.next(state).awaits in ("turn", "booking"):
                at = subject.at("fr", offers=shown.OFFERS)
                first: Panel = game.face.hand(view, at)
                if first != game.face.hand(restored, at) or first != game.face.hand(view, at):
                    raise subject.fail(one, f"the hand of {seat} is not the same twice")
                looked += 1
            if game.players is None or rules.next(state).seat != seat:
                continue
            if rules.next(state).awaits != "turn":
                continue
            views = [restored]
            if game.hidden is not None:
                others = islice(game.hidden(state, seat), 1)
                views += [rules.view(other, seat) for other in others]
            level = game.players.levels[0]
            chosen = game.players.choose(view, level, 5, never)
            for other in views:
                if game.players.choose(other, level, 5, never) != chosen:
                    what = f"the {level} of {seat} plays otherwise when only what is hidden differs"
                    raise subject.fail(one, what)
    return f"{looked} hands shown again from restored views"


# -- thinking --------------------------------------------------------------------------------------

KNOWN: Final = ("beginner", "amateur", "club", "expert", "master")
AT_ONCE: Final = 2.0
"""Seconds of processor time for an answer when ``stop`` is true from the beginning."""
LONG: Final = 0.25
"""Seconds of processor time in which ``stop`` is asked at least once; promised are 10 ms."""


def check_thinking(subject: Subject) -> str:
    """Let every level move, call and propose at sampled positions, and stop it."""
    players, rules = subject.game.players, subject.rules
    if players is None:
        raise LeftOutError("the game has no computer players")
    if not players.levels or [name for name in KNOWN if name in players.levels] != [
        *players.levels
    ]:
        raise BrokenLawError(f"levels are some of {', '.join(KNOWN)}, in this order")
    _imagines(subject, players)
    players.warm_up()
    turns = ((w, s) for w, s in subject.sample if rules.next(s).awaits == "turn")
    for one, state in islice(turns, subject.repeats):
        seat = rules.next(state).seat
        assert seat is not None
        view, legal = rules.view(state, seat), rules.legal_actions(state, seat)
        for level in players.levels:
            began = thread_time()
            quick = players.choose(view, level, 3, lambda: True)
            took = thread_time() - began
            if took > AT_ONCE:
                raise subject.fail(one, f"the {level} goes on for {took:.1f} s after stop()")
            chosen = [players.choose(view, level, 3, never)]
            stop, began = _Asked(), thread_time()
            chosen.append(players.choose(view, level, 3, stop))
            took = thread_time() - began
            if took > LONG * max(1, stop.times):
                what = f"the {level} thinks for {took:.1f} s and asks stop() {stop.times} times"
                raise subject.fail(one, what)
            if chosen[0] != chosen[1]:
                raise subject.fail(one, f"the {level} plays two ways with one seed")
            for action in (quick, chosen[0]):
                if action not in legal:
                    what = f"the {level} plays {subject.text(action)!r}, which is refused"
                    raise subject.fail(one, what)
    _is_clear(subject, players)
    _speaks(subject, players)
    _hints(subject, players)
    return f"{len(players.levels)} levels at {subject.repeats} positions"


def _imagines(subject: Subject, players: Players) -> None:
    """Compare the states that players imagine with the views from which they imagine them."""
    if not isinstance(players, CardComputers):
        return
    rules, rng = subject.rules, Random(subject.seed)
    for one in subject.walks:
        for number, state in islice(enumerate(one.states), 0, IMAGINED):
            seat = rules.next(state).seat
            if seat is None or rules.next(state).awaits != "turn":
                continue
            subject.place, view = f"after action {number}, ", rules.view(state, seat)
            world = players.imagined(view, rng) if not view.order else None
            known = view if world is None else rules.view(world, seat)
            for name in ("hand", "held", "stock", "turned", "lying", "legal"):
                new, old = getattr(known, name), getattr(view, name)
                if new != old and (name != "legal" or set(new) != set(old)):
                    raise subject.fail(one, f"imagined gives {seat} another {name} than the view")
    subject.place = ""


class _Asked:
    """A ``stop`` that is never true and counts its calls."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> bool:
        self.times += 1
        return False


def _is_clear(subject: Subject, players: Players) -> None:
    """Check that a quick answer equals the searched one."""
    rules = subject.rules
    if not isinstance(players, HasClear):
        return
    for one, state in subject.sample:
        after = rules.next(state)
        if after.awaits not in ("turn", "booking"):
            continue
        for seat in rules.seats:
            view, moves = rules.view(state, seat), seat == after.seat
            ask = players.choose if moves else players.speak
            for level in players.levels:
                found = players.clear(view, level, 3, moves)
                if found is not None and found.action != ask(view, level, 3, never):
                    raise subject.fail(one, f"what is clear to the {level} is not what it does")


def _speaks(subject: Subject, players: Players) -> None:
    rules = subject.rules
    inside = ((w, s) for w, s in subject.sample if rules.next(s).awaits in ("turn", "booking"))
    for one, state in islice(inside, subject.repeats):
        for seat in rules.seats:
            said = players.speak(rules.view(state, seat), players.levels[-1], 3, never)
            if said is not None and said not in rules.legal_actions(state, seat):
                what = f"a computer player says {subject.text(said)!r}, which is refused"
                raise subject.fail(one, what)


def _hints(subject: Subject, players: Players) -> None:
    rules, face = subject.rules, subject.game.face
    turns = ((w, s) for w, s in subject.sample if rules.next(s).awaits == "turn")
    for one, state in islice(turns, subject.repeats):
        for seat in rules.seats:
            hint = players.hint(rules.view(state, seat), 3, never)
            if hint is None:
                continue
            if rules.decode(hint.action) not in rules.legal_actions(state, seat):
                raise subject.fail(one, f"the hint {hint.action!r} is refused")
            for language in subject.languages:
                what = face.label(hint.action, language)
                face.say(language, hint.key, what=what, made=what, **hint.values)
