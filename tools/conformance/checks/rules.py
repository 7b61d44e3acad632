"""Checks of the rules: data, random matches, refusals, texts, deals, pieces."""

from __future__ import annotations

import pickle
import re
from collections import Counter
from random import Random
from typing import Any, Final

from gamekit.api.rules import AnyRules, Next, Refusal
from tools.conformance import BrokenLawError, LeftOutError
from tools.conformance.subject import Subject
from tools.conformance.walks import Walk

# -- data ------------------------------------------------------------------------------------------

WORD: Final = re.compile(r"[a-z][a-z0-9_-]*")
SEAT: Final = re.compile(r"[A-Za-z0-9]+")


def check_data(subject: Subject) -> str:
    """Check the data, and start a match by every rule set, option and version."""
    rules = subject.rules
    if not WORD.fullmatch(rules.name):
        raise BrokenLawError(f"the name {rules.name!r} is no word of small letters")
    seats = rules.seats
    if not 2 <= len(seats) <= 4 or len(set(seats)) != len(seats):
        raise BrokenLawError(f"there are two to four different seats, not {seats!r}")
    if odd := [seat for seat in seats if not SEAT.fullmatch(seat)]:
        raise BrokenLawError(f"the seat {odd[0]!r} stands in buttons: letters and digits only")
    if sorted(seat for side in rules.partners for seat in side) != sorted(seats):
        raise BrokenLawError(f"every seat is on one side, but the sides are {rules.partners!r}")
    if rules.cuts is not None and not len(rules.cuts):
        raise BrokenLawError("a game that is cut has a cut to choose")
    if not rules.presets or rules.rules_version < 1:
        raise BrokenLawError("there is at least one rule set, and a version from 1")
    started = sum(_starts(rules, preset) for preset in rules.presets)
    _start_fails(rules, "no-such-rule-set", {}, rules.rules_version)
    _start_fails(rules, rules.presets[0], {"no-such-option": "1"}, rules.rules_version)
    for version in (0, rules.rules_version + 1):
        _start_fails(rules, rules.presets[0], {}, version)
    return f"{len(seats)} seats, {len(rules.presets)} rule sets, {started} ways to start"


def _starts(rules: AnyRules, preset: str) -> int:
    """Try all ways of starting; return their number."""
    tried = 0
    for option in rules.options(preset):
        if not WORD.fullmatch(option.name):
            raise BrokenLawError(f"the option {option.name!r} is no word of small letters")
        if option.default not in option.values or len(set(option.values)) != len(option.values):
            raise BrokenLawError(f"{option.name}: the default is one of the different values")
        if option.switch and len(option.values) != 2:
            raise BrokenLawError(f"{option.name}: a switch has two values")
        for value in option.values:
            rules.start(preset, {option.name: value})
            tried += 1
        _start_fails(rules, preset, {option.name: "no-such-value"}, rules.rules_version)
    for version in range(1, rules.rules_version + 1):
        rules.start(preset, {}, version)
        tried += 1
    return tried


def _start_fails(rules: AnyRules, preset: str, options: dict[str, str], version: int) -> None:
    try:
        rules.start(preset, options, version)
    except ValueError:
        return
    raise BrokenLawError(f"start({preset!r}, {options!r}, {version}) is not refused by ValueError")


# -- playthroughs ----------------------------------------------------------------------------------


def check_playthroughs(subject: Subject) -> str:
    """Check every position of every match; each ends, and every seat wins or loses."""
    rules = subject.rules
    for one in subject.walks:
        deals = 0
        for state in one.states:
            awaited = rules.next(state)
            _next(subject, one, awaited)
            _others(subject, one, state, awaited)
            if awaited.awaits == "deal" and awaited.deal != deals + 1:
                raise subject.fail(one, f"deal {deals + 1} is due, not {awaited.deal}")
            deals = max(deals, awaited.deal if awaited.awaits != "deal" else deals)
            if (rules.result(state) is None) is (awaited.awaits == "nothing"):
                raise subject.fail(one, "there is a result exactly when nothing is awaited")
            for seat in rules.seats:
                for action in rules.legal_actions(state, seat):
                    if rules.actor(action) != seat:
                        raise subject.fail(one, f"{subject.text(action)!r} is not {seat}'s action")
                    if awaited.awaits in ("deal", "nothing") and rules.is_move(action):
                        raise subject.fail(one, f"{subject.text(action)!r} is a move out of a deal")
        _result(subject, one)
    text = f"{len(subject.walks)} matches, {sum(len(w.moments) for w in subject.walks)} actions"
    done = f"{len(subject.kinds.done)} kinds of action done"
    never = subject.kinds.never
    return f"{text}, {done}; never done: {', '.join(never)}" if never else f"{text}, {done}"


def _next(subject: Subject, one: Walk, awaited: Next) -> None:
    seats = subject.rules.seats
    if awaited.awaits == "turn" and awaited.seat not in seats:
        raise subject.fail(one, f"a turn is a seat's, not {awaited.seat!r}'s")
    if awaited.seat is not None and awaited.seat not in seats:
        raise subject.fail(one, f"{awaited.seat!r} is no seat")
    if awaited.lead is not None and awaited.lead not in seats:
        raise subject.fail(one, f"{awaited.lead!r} leads and is no seat")


def _others(subject: Subject, one: Walk, state: Any, awaited: Next) -> None:
    """Check that a substitute mover has a move, and that a caller has a seat."""
    seats, rules = subject.rules.seats, subject.rules
    for name in (*awaited.others, *awaited.calls):
        if awaited.awaits != "turn" or name not in seats:
            raise subject.fail(one, f"{name!r} is heard where no turn waits for that seat")
    able = (awaited.seat, *awaited.others)
    if len(set(able)) < len(able):
        raise subject.fail(one, f"{awaited.seat!r} is told twice who may move")
    for name in awaited.others:
        if not any(rules.is_move(action) for action in rules.legal_actions(state, name)):
            raise subject.fail(one, f"{name} may move in another's place and has no move")


def _result(subject: Subject, one: Walk) -> None:
    rules = subject.rules
    result = rules.result(one.states[-1])
    assert result is not None
    if not result.winners or sorted((*result.winners, *result.losers)) != sorted(rules.seats):
        raise subject.fail(one, f"every seat wins or loses, and one wins: {result}")
    for side in rules.partners:
        if len({seat in result.winners for seat in side}) > 1:
            raise subject.fail(one, f"partners win together: {result}")
        if result.score and len({result.score.get(seat) for seat in side}) > 1:
            raise subject.fail(one, f"partners have the same score: {result}")
    if result.score and set(result.score) != set(rules.seats):
        raise subject.fail(one, f"every seat has a score or none: {result}")


# -- shortest --------------------------------------------------------------------------------------

EXAMPLES: Final = 30
STEPS: Final = 50
"""Actions of one match; most faults show early in a match."""


def check_shortest(subject: Subject) -> str:
    """Let Hypothesis choose secrets, cuts and actions."""
    try:
        from hypothesis import HealthCheck, given, seed, settings, strategies
    except ImportError:
        raise LeftOutError("Hypothesis is not installed (pip install hypothesis)") from None

    @seed(subject.seed)
    @settings(
        max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(strategies.data())
    def explore(data: Any) -> None:
        def number(below: int) -> int:
            return int(data.draw(strategies.integers(0, below - 1)))

        _explore(subject, number)

    explore()
    return f"{EXAMPLES} matches of up to {STEPS} actions"


def _explore(subject: Subject, number: Any) -> None:
    """Play one match; ``number``: draws a number below another."""
    rules = subject.rules
    state = rules.start(rules.presets[number(len(rules.presets))], {})
    counting = subject.game.pieces
    before = Counter(counting(state)) if counting else None
    way: list[str] = []
    for _ in range(STEPS):
        action = _chosen(subject, state, number)
        if action is None:
            return
        text = rules.encode(action)
        if rules.violation(state, action) is not None:
            raise BrokenLawError(_after(way, f"{text!r} is listed as legal and refused"))
        if rules.decode(text) != action:
            raise BrokenLawError(_after(way, f"{text!r} is not read back as the action it was"))
        after, again = rules.accept(state, action), rules.accept(state, action)
        if after != again:
            raise BrokenLawError(_after(way, f"{text!r} leads to two different states"))
        way.append(text)
        state = after
        if counting and Counter(counting(state)) != before:
            raise BrokenLawError(_after(way[:-1], f"{text!r} loses or doubles a piece"))


def _chosen(subject: Subject, state: Any, number: Any) -> Any:
    rules = subject.rules
    match rules.next(state).awaits:
        case "nothing":
            return None
        case "deal":
            secret = number(1 << 16).to_bytes(32, "big")
            cut = rules.cuts[number(len(rules.cuts))] if rules.cuts else 0
            return rules.deal(state, secret, cut)
        case "booking":
            return rules.book(state)
    said = [action for seat in rules.seats for action in rules.legal_actions(state, seat)]
    return said[number(len(said))]


def _after(way: list[str], what: str) -> str:
    return f"{what}, after: {'; '.join(way)}"


# -- purity ----------------------------------------------------------------------------------------


def check_purity(subject: Subject) -> str:
    """Replay every match from its journal, comparing states and views on the way."""
    rules = subject.rules
    actions = 0
    for one in subject.walks:
        kept = [pickle.dumps(state) for state in one.states[:200]]
        state = rules.start(one.preset, one.options, rules.rules_version)
        for moment in one.moments:
            text = subject.text(moment.action)
            action = rules.decode(text)
            refusal = rules.violation(state, action)
            if refusal is not None:
                raise subject.fail(one, f"{text!r} was played and is refused in the replay")
            _view(subject, one, state, moment.number)
            state = rules.accept(state, action)
            if state != moment.after:
                what = f"the replay of action {moment.number}, {text!r}, leads to another state"
                raise subject.fail(one, what)
            actions += 1
        for before, now in zip(kept, one.states, strict=False):
            if pickle.loads(before) != now:
                raise subject.fail(one, "a state has changed after it was made, or cannot be kept")
    return f"{actions} actions played again"


def _view(subject: Subject, one: Walk, state: Any, number: int) -> None:
    """Check that views are reproducible and survive serialisation."""
    if number % 16:
        return
    for seat in subject.seats():
        view = subject.rules.view(state, seat)
        if pickle.loads(pickle.dumps(view)) != view or subject.rules.view(state, seat) != view:
            raise subject.fail(one, f"the view of {seat or 'a spectator'} differs after pickling")


# -- refusals --------------------------------------------------------------------------------------


def check_refusals(subject: Subject) -> str:
    """Try at many positions the actions of others; a refusal changes nothing and says why."""
    rng = Random(subject.seed)
    refused: dict[str, Refusal] = {}
    pool: dict[str, Any] = {}
    for _, moment in subject.moments():
        pool.setdefault(subject.text(moment.action), moment.action)
    tried = 0
    for one, state in subject.sample:
        before = pickle.dumps(state)
        some = rng.sample(sorted(pool), min(60, len(pool)))
        for text in some:
            tried += 1
            refusal = _judge(subject, one, state, pool[text], text)
            if refusal is not None:
                refused.setdefault(refusal.code, refusal)
        if pickle.loads(before) != state:
            raise subject.fail(one, "asking whether an action is refused changes the state")
    for refusal in refused.values():
        _said(subject, refusal)
    return f"{tried} tries, {len(refused)} reasons, each said in {len(subject.languages)} languages"


def _judge(subject: Subject, one: Walk, state: Any, action: Any, text: str) -> Refusal | None:
    """Check that the rules and the list of legal actions agree."""
    rules = subject.rules
    refusal: Refusal | None = rules.violation(state, action)
    actor = rules.actor(action)
    if actor is not None:
        listed = action in rules.legal_actions(state, actor)
        if listed and refusal is not None:
            raise subject.fail(one, f"{text!r} is listed as legal and refused: {refusal.code}")
        if not listed and refusal is None:
            raise subject.fail(one, f"{text!r} is not refused but not listed as legal either")
    elif refusal is None and rules.next(state).awaits not in ("deal", "booking"):
        raise subject.fail(one, f"the table's {text!r} is not refused in the middle of a deal")
    return refusal


def _said(subject: Subject, refusal: Refusal) -> None:
    for language in subject.languages:
        try:
            said = subject.game.face.say(language, refusal.code, rule=refusal.rule)
        except KeyError:
            raise BrokenLawError(
                f"the refusal {refusal.code!r} has no sentence in {language!r}"
            ) from None
        if not said.strip():
            raise BrokenLawError(f"the refusal {refusal.code!r} says nothing in {language!r}")


# -- texts -----------------------------------------------------------------------------------------

LONGEST_TEXT: Final = 40
"""Characters of a seat's action, which is part of a custom id."""
RESERVED: Final = ":~"


def check_texts(subject: Subject) -> str:
    """Check that actions are short texts, read back the same, and that others are refused."""
    rules = subject.rules
    seen: set[str] = set()
    for one, state in subject.sample:
        for seat in rules.seats:
            for action in rules.legal_actions(state, seat):
                text = rules.encode(action)
                seen.add(text)
                if len(text) > LONGEST_TEXT:
                    what = f"{text!r} has {len(text)} characters, more than a button takes"
                    raise subject.fail(one, f"{what} ({LONGEST_TEXT})")
                if any(char in RESERVED or not "!" <= char <= "~" for char in text if char != " "):
                    what = f"{text!r} has characters that no button takes"
                    raise subject.fail(one, what)
    for one, moment in subject.moments():
        text = rules.encode(moment.action)
        seen.add(text)
        if text != " ".join(text.split()):
            raise subject.fail(one, f"{text!r} is not one line of words and single spaces")
        if rules.decode(text) != moment.action:
            raise subject.fail(one, f"{text!r} is not read back as the action it was")
    _spoilt(subject, sorted(seen))
    return f"{len(seen)} texts"


def _spoilt(subject: Subject, seen: list[str]) -> None:
    """Check that malformed texts raise ``ValueError`` and nothing else."""
    rng = Random(subject.seed)
    spoilt = ["", " ", "no such action", "\n", "é"]
    for text in rng.sample(seen, min(50, len(seen))):
        words = text.split(" ")
        at = rng.randrange(len(words))
        spoilt += [text[:-1], text + " x", " ".join([*words[:at], "?", *words[at + 1 :]])]
    for text in spoilt:
        try:
            action = subject.rules.decode(text)
        except ValueError:
            continue
        except Exception as error:
            what = f"decode({text!r}) raises {type(error).__name__}, not ValueError"
            raise BrokenLawError(what) from error
        if subject.rules.encode(action) != text:
            raise BrokenLawError(f"{text!r} is read as {subject.rules.encode(action)!r}")


# -- deals -----------------------------------------------------------------------------------------

TRIES: Final = 24


def check_deals(subject: Subject) -> str:
    """Check that a deal follows from its secret and cut alone."""
    rules, rng = subject.rules, Random(subject.seed)
    state = rules.start(rules.presets[0], {})
    cuts = list(rules.cuts) if rules.cuts else [0]
    secrets = [rng.randbytes(32) for _ in range(TRIES)]
    dealt = [_deal(subject, state, secret, cuts[0]) for secret in secrets]
    if len(set(dealt)) < 2:
        raise BrokenLawError(f"{TRIES} secrets make the same deal (seed {subject.seed})")
    if len(cuts) > 1 and len({_deal(subject, state, secrets[0], cut) for cut in cuts}) < 2:
        raise BrokenLawError("the cut changes nothing")
    commitments = [rules.commitment(secret) for secret in secrets]
    if len(set(commitments)) < TRIES:
        raise BrokenLawError("two secrets have the same commitment")
    for secret, said in zip(secrets, commitments, strict=True):
        if rules.commitment(secret) != said:
            raise BrokenLawError("the commitment of a secret is not the same twice")
        if secret.hex()[:16] in said.lower():
            raise BrokenLawError("the commitment tells the secret")
    _deal_fails(subject, state, secrets[0], max(cuts) + 1, "a cut that cannot be")
    if rules.cuts:
        _deal_fails(subject, state, secrets[0], min(cuts) - 1, "a cut that cannot be")
    _deal_fails(subject, state, secrets[0][:5], cuts[0], "a secret of five bytes")
    for one in subject.walks:
        _again(subject, one)
    return f"{len(set(dealt))} different deals of {TRIES} secrets, {len(cuts)} cuts"


def _deal(subject: Subject, state: Any, secret: bytes, cut: int) -> str:
    first = subject.text(subject.rules.deal(state, secret, cut))
    if subject.text(subject.rules.deal(state, secret, cut)) != first:
        raise BrokenLawError("the same secret and cut make different deals")
    return first


def _again(subject: Subject, one: Any) -> None:
    """Repeat the deals of a whole match from their stored secrets and cuts."""
    rules = subject.rules
    deals = [m for m in one.moments if rules.next(m.before).awaits == "deal"]
    for moment, (secret, cut) in zip(deals, one.secrets, strict=False):
        if rules.deal(moment.before, secret, cut) != moment.action:
            raise subject.fail(one, f"action {moment.number} is another deal when dealt again")


def _deal_fails(subject: Subject, state: Any, secret: bytes, cut: int, what: str) -> None:
    try:
        subject.rules.deal(state, secret, cut)
    except ValueError:
        return
    raise BrokenLawError(f"deal() does not refuse {what} by ValueError")


# -- pieces ----------------------------------------------------------------------------------------


def check_pieces(subject: Subject) -> str:
    """Count the pieces after every action."""
    pieces = subject.game.pieces
    if pieces is None:
        raise LeftOutError("the game does not say what its pieces are (pieces)")
    many = 0
    for one in subject.walks:
        all_of_them = Counter(pieces(one.start))
        many = all_of_them.total()
        for number, state in enumerate(one.states):
            now = Counter(pieces(state))
            if now != all_of_them:
                lost, found = all_of_them - now, now - all_of_them
                what = f"after action {number}: lost {_few(lost)}, twice there {_few(found)}"
                raise subject.fail(one, what)
    return f"{many} pieces after every action"


def _few(pieces: Counter[object]) -> str:
    return ", ".join(str(piece) for piece in [*pieces][:4]) or "nothing"
