"""Checks of sentences, panels, buttons and pictures."""

from __future__ import annotations

import pickle
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast, visitor

from gamekit.api.panel import Act, Ask, Menu, Panel
from gamekit.api.scenes import ALT_LIMIT, Look, Scene
from games.cardgame.rules import CardRules
from i18n import LANGUAGES
from tools.conformance import BrokenLawError, LeftOutError, shown
from tools.conformance.subject import Subject
from tools.conformance.walks import Walk

# -- words -----------------------------------------------------------------------------------------

Arguments = Mapping[str, str | int]
DESCRIPTION: Final = 100
"""Characters of a command's description."""


def check_words(subject: Subject) -> str:
    """Format every promised sentence, and compare the files if there are any."""
    said = 0
    for key, told in _promised(subject):
        for language in subject.languages:
            try:
                text = subject.game.face.say(language, key, **told)
            except KeyError as error:
                what = f"{key!r} cannot be said in {language!r}: {error.args[0]}"
                if not any(subject.game.face.say.has(one, key) for one in subject.languages):
                    what = f"the sentence {key!r} is missing"
                raise BrokenLawError(what) from None
            if not text.strip():
                raise BrokenLawError(f"{key!r} is empty in {language!r}")
            said += 1
    _check_descriptions(subject)
    folders = getattr(subject.game.face.say, "folders", ())
    keys = _compare([f for f in folders if isinstance(f, Path)], subject.languages)
    text = f"{said} promised sentences, {keys} keys the same in {len(subject.languages)} languages"
    if isinstance(subject.rules, CardRules) and isinstance(subject.rules.game.words, Mapping):
        text += _lacking(subject.rules.game.words)
    left = [one for one in LANGUAGES if one not in subject.languages]
    return f"{text}; left out: {', '.join(left)}" if left else text


def _lacking(words: Mapping[str, str]) -> str:
    """Keys that some language of a game's texts lacks; text that cannot be read is an error."""
    keys: dict[str, set[str]] = {}
    for language, text in words.items():
        keys[language] = {*_keys(text, f"{{!r}} is no Fluent text in {language!r}")}
    every = set().union(*keys.values())
    lacking = {language: sorted(every - own) for language, own in keys.items() if every - own}
    return "".join(f"; {language} lacks {', '.join(left)}" for language, left in lacking.items())


def _check_descriptions(subject: Subject) -> None:
    """Check descriptions against Discord's 100 characters, the game's name included."""
    say = subject.game.face.say
    for command, language in product(subject.game.face.commands, subject.languages):
        name = say(language, "game-name")
        text = say(language, f"cmd-{command.name}-description")
        if len(f"{name} : {text}") > DESCRIPTION:
            what = f"'cmd-{command.name}-description' is too long in {language!r} after {name!r}"
            raise BrokenLawError(f"{what}: Discord takes {DESCRIPTION} characters with both")


def _promised(subject: Subject) -> Iterator[tuple[str, Arguments]]:
    """Yield every key that ``gamekit.api`` requires of this game, with its arguments."""
    game, rules = subject.game, subject.rules
    yield from ((key, {}) for key in ("game-name", "game-about", "lobby-sides", "help-text"))
    yield "table-name", {"table": 7}
    for seat in rules.seats:
        yield f"seat-{seat}", {}
    for side in rules.partners:
        yield f"side-{side[0]}", dict(zip(("one", "two", "three"), side, strict=False))
    for preset in rules.presets:
        yield f"preset-{preset}", {}
        chosen: dict[str, str | int] = {}
        for option in rules.options(preset):
            chosen[f"option_{option.name.replace('-', '_')}"] = _number(option.default)
            yield f"option-{option.name}", {}
            choice, about = (f"option-{option.name}-{end}" for end in ("value", "about"))
            plain = option.switch or all(value.isdecimal() for value in option.values)
            for value in option.values:
                if not plain or game.face.say.has(LANGUAGES[0], choice):
                    yield choice, {"value": _number(value), "preset": preset}
                if game.face.say.has(LANGUAGES[0], about):
                    yield about, {"value": _number(value)}
        yield "rules-line", {"preset": preset, **chosen}
    for page in game.face.pages:
        yield f"button-{page.name}", {}
    for command in game.face.commands:
        ends = ("", "-description")
        yield from ((f"cmd-{command.name}{end}", {}) for end in ends)
        if command.argument:
            ends = ("-argument", "-argument-description")
            yield from ((f"cmd-{command.name}{end}", {}) for end in ends)
    yield from _of_parts(subject)


def _number(value: str) -> str | int:
    return int(value) if value.isdecimal() else value


def _of_parts(subject: Subject) -> Iterator[tuple[str, Arguments]]:
    game, counts = subject.game, subject.game.counts
    yield from ((f"column-{name}", {}) for name in counts.columns)
    for metric in counts.metrics:
        yield f"metric-{metric.name}", {}
        if metric.per is not None or metric.of not in counts.columns:
            yield f"column-{metric.name}", {}
    if counts.columns:
        told: Arguments = {"first": 1, "second": 2, "matches": 3, "when": "1"}
        yield "columns-line", dict.fromkeys(counts.columns, 3)
        yield "curve-title", {}
        yield "curve-text", told
    counted: dict[str, str | int] = {count.name: 3 for count in counts.counts}
    counted |= {metric.name.replace("-", "_"): "1.50" for metric in counts.metrics}
    yield from ((line, {"matches": 2, **counted}) for line in counts.lines)
    for one in counts.achievements:
        yield f"achievement-{one.name}", {"least": str(one.least)}
    yield from ((f"moment-{one.name}", {}) for one in counts.moments)
    if game.face.say.has(LANGUAGES[0], "side-score"):
        yield "side-score", {"score": 3, "other": 1}
    if game.replay is not None:
        yield from (("replay-stop", {"number": 1}), ("replay-jump", {}))
    if game.records is not None:
        yield "replay-record-note", {}
    if game.course is not None:
        yield from ((f"lesson-{lesson.name}", {}) for lesson in game.course.lessons)
        for topic in game.course.topics:
            yield f"booklet-{topic.name}-title", {}
            yield f"booklet-{topic.name}-text", {}


def _compare(folders: list[Path], languages: tuple[str, ...]) -> int:
    """Compare keys and arguments of all languages; return the number of keys."""
    first: dict[str, frozenset[str]] = {}
    for language in languages:
        found: dict[str, frozenset[str]] = {}
        for folder in folders:
            for file in sorted((folder / language).glob("*.ftl")):
                wrong = f"{file.parent.name}/{file.name} is not understood: [{{!r}}]"
                found |= _keys(file.read_text("utf-8"), wrong)
        first = first or found
        if missing := sorted(first.keys() ^ found.keys()):
            only, other = languages[0], language
            if missing[0] in found:
                only, other = other, only
            place = _file(folders, only, missing[0])
            raise BrokenLawError(f"{missing[0]!r} is in {place} and not in {other!r}")
        for key, variables in found.items():
            if variables - first[key]:
                odd = min(variables - first[key])
                place = _file(folders, language, key)
                raise BrokenLawError(f"{key!r} uses ${odd} in {place} alone")
    return len(first)


def _file(folders: list[Path], language: str, key: str) -> str:
    """File and line of a sentence: ``fr/game.ftl:12``."""
    for folder in folders:
        for file in sorted((folder / language).glob("*.ftl")):
            for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
                if line.startswith((f"{key} ", f"{key}=")):
                    return f"{language}/{file.name}:{number}"
    return language


def _keys(text: str, wrong: str) -> dict[str, frozenset[str]]:
    """Variables by key of a Fluent text. ``wrong``: error for the first line that is none."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise BrokenLawError(wrong.format((entry.content or "").strip().partition("\n")[0]))
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


class _Variables(visitor.Visitor):
    """Collector of a sentence's arguments."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


# -- panels ----------------------------------------------------------------------------------------

LABEL: Final = 80
CHOICE: Final = 100
PLACEHOLDER: Final = 150
PANEL_TEXT: Final = 3_000
"""Characters of a whole panel; Discord's limit is 4,000, and the table adds lines of its own."""
PANEL_ROWS: Final = 6
"""Rows of a panel; the table adds rows of its own."""
ASKED: Final = frozenset({"hand", "count", "undo", "back", "hint", "help", "page"})

_BLACK: Final = re.compile("[♠♣](?!\ufe0e)")


def check_panels(subject: Subject) -> str:
    """Ask for every hand at every position; check all panels of samples, in every language."""
    looked = _hands(subject)
    for one, state in subject.sample:
        for language in subject.languages:
            at = subject.at(language, offers=shown.OFFERS)
            for name, panel in shown.public(subject, state, at).items():
                _fits(subject, one, name, panel)
                _for_nobody(subject, one, name, panel)
                looked += 1
            for seat in subject.rules.seats:
                for name, panel in shown.private(subject, state, seat, at).items():
                    _fits(subject, one, name, panel)
                    looked += 1
    return f"{looked} panels"


def _hands(subject: Subject) -> int:
    """Ask for every hand at every position of the matches; a hand keeps its order.

    The order of a hand's moves does not change while others play: a click would hit another card.
    """
    rules, looked = subject.rules, 0
    at = subject.at(subject.languages[0], offers=shown.OFFERS, help="none")
    for one in subject.walks:
        kept: dict[str, list[str]] = {}
        subject.place, drawn = "before the first deal, ", (-1, 0)
        for number, state in enumerate(one.states):
            if number:
                action = one.moments[number - 1].action
                subject.place = f"after action {number}, {subject.text(action)[:40]!r}, "
            awaited = rules.next(state)
            now = (awaited.deal, awaited.drawn)
            for seat in rules.seats:
                panel = subject.game.face.hand(rules.view(state, seat), at)
                looked += 1
                moves = _moves(subject, panel)
                before = kept.get(seat, ())
                own = number and rules.actor(one.moments[number - 1].action) == seat
                if now == drawn and not own:
                    old = [move for move in before if move in moves]
                    new = [move for move in moves if move in before]
                    if old != new:
                        what = f"{seat}'s hand has another order while others play: {new[:4]}"
                        raise subject.fail(one, f"{what}, not {old[:4]}")
                kept[seat] = moves
            drawn = now
    subject.place = ""
    return looked


def _moves(subject: Subject, panel: Panel) -> list[str]:
    """Moves of a hand's buttons, in their order, disabled ones included."""
    presses = (one.press for one in shown.buttons(panel))
    texts = [press.action for press in presses if isinstance(press, Act)]
    return [text for text in texts if subject.rules.is_move(subject.rules.decode(text))]


def _fits(subject: Subject, one: Walk, name: str, panel: Panel) -> None:
    def wrong(what: str) -> Exception:
        return subject.fail(one, f"{name}: {what}")

    text = "\n".join((panel.title, panel.status or "", *panel.lines, *panel.awaited, *panel.small))
    if len(text) > PANEL_TEXT:
        raise wrong(f"{len(text)} characters of text, more than {PANEL_TEXT}")
    if len(panel.rows) > PANEL_ROWS:
        raise wrong(f"{len(panel.rows)} rows, more than {PANEL_ROWS}")
    for row in panel.rows:
        if isinstance(row, tuple) and not 1 <= len(row) <= 5:
            raise wrong(f"a row of {len(row)} buttons, not 1 to 5")
    for button in shown.buttons(panel):
        if button.label is not None and not 1 <= len(button.label) <= LABEL:
            what = f"the label {button.label[:30]!r}… of {len(button.label)} characters"
            raise wrong(f"{what}, not 1 to {LABEL}")
        if isinstance(button.press, Ask):
            if button.press.what not in ASKED:
                raise wrong(f"a button asks the table for {button.press.what!r}")
        elif not (button.label or button.emoji):
            raise wrong(f"the button of {button.press.action!r} has neither label nor emoji")
    for menu in shown.menus(panel):
        if not 1 <= len(menu.choices) <= 25 or len(menu.placeholder) > PLACEHOLDER:
            raise wrong(f"the menu {menu.name!r} has {len(menu.choices)} choices or a long name")
        for choice in menu.choices:
            if not 1 <= len(choice.label) <= CHOICE or len(choice.description or "") > CHOICE:
                raise wrong(f"{choice.label[:30]!r}… is longer than {CHOICE} characters")
        if not 1 <= menu.least <= menu.most <= len(menu.choices) or (
            menu.most > 1 and not menu.action
        ):
            what = f"{menu.least} to {menu.most} of {len(menu.choices)}"
            raise wrong(f"of the menu {menu.name!r} one cannot choose {what}")
        if len({choice.action for choice in menu.choices}) < len(menu.choices):
            raise wrong(f"the menu {menu.name!r} has a choice twice")
    _seen(subject, one, name, panel)
    _once(subject, one, name, panel)


def _seen(subject: Subject, one: Walk, name: str, panel: Panel) -> None:
    """Require text style (U+FE0E) for black suits: emojis are hard to see on dark ground."""
    texts = [panel.title, panel.status or "", *panel.lines, *panel.awaited, *panel.small]
    for button in shown.buttons(panel):
        texts += [button.label or "", button.emoji or ""]
    for menu in shown.menus(panel):
        for choice in menu.choices:
            texts += [choice.label, choice.description or "", choice.emoji or ""]
    for text in texts:
        if _BLACK.search(text):
            raise subject.fail(one, f"{name}: a black suit without U+FE0E in {text!r}")


def _once(subject: Subject, one: Walk, name: str, panel: Panel) -> None:
    """Require distinct custom ids: Discord refuses a message with duplicates."""
    pressed = Counter(b.press for b in shown.buttons(panel) if b.press is not None)
    named = Counter(menu.name for menu in shown.menus(panel))
    for thing, many in (*pressed.items(), *named.items()):
        if many > 1:
            raise subject.fail(one, f"{name}: two components mean {thing!r}")
    for act in shown.acts(panel):
        subject.rules.decode(act.action)


def _for_nobody(subject: Subject, one: Walk, name: str, panel: Panel) -> None:
    for act in shown.acts(panel):
        actor = subject.rules.actor(subject.rules.decode(act.action))
        what = f"{name} is public and has a button for {actor}: {act.action!r}"
        raise subject.fail(one, what)


# -- reach -----------------------------------------------------------------------------------------


def check_reach(subject: Subject) -> str:
    """Compare legal actions with those of buttons, menus and words."""
    rules = subject.rules
    reached: set[str] = set()
    for one, state in subject.sample:
        if rules.next(state).awaits not in ("turn", "booking"):
            continue
        for seat in rules.seats:
            legal = {rules.encode(action) for action in rules.legal_actions(state, seat)}
            _pressed(subject, one, state, seat, legal)
            if legal - reached:
                _told_apart(subject, one, state, seat, sorted(legal))
            for text in legal - reached:
                _typed(subject, one, state, seat, text)
            reached |= legal
    return f"{len(reached)} actions by buttons and by words in {len(subject.languages)} languages"


def _pressed(subject: Subject, one: Walk, state: Any, seat: str, legal: set[str]) -> None:
    for help_ in ("rules", "none"):
        at = subject.at("en", offers=shown.OFFERS, help=help_)
        panels = shown.private(subject, state, seat, at)
        able = {act.action for panel in panels.values() for act in shown.acts(panel)}
        if missing := sorted(legal - able):
            what = f"{missing[0]!r} is legal, and no button of {seat}'s hand does it"
            raise subject.fail(one, what)
        foreign = [text for text in able if subject.rules.actor(subject.rules.decode(text)) != seat]
        if foreign:
            raise subject.fail(one, f"{seat}'s hand has a button for another: {foreign[0]!r}")
    moves = {text for text in legal if subject.rules.is_move(subject.rules.decode(text))}
    plain = {act.action for panel in panels.values() for act in shown.acts(panel) if not act.sure}
    for text in sorted(moves & plain)[:3]:
        again = shown.private(subject, state, seat, subject.at("en", sure=text))
        sure = {act.action for panel in again.values() for act in shown.acts(panel) if act.sure}
        if text not in sure:
            what = f"{text!r} was pressed once, and no button of the hand does it for sure"
            raise subject.fail(one, what)


def _told_apart(subject: Subject, one: Walk, state: Any, seat: str, legal: list[str]) -> None:
    """Check that no two actions of a seat have one label."""
    view = subject.rules.view(state, seat)
    for language in subject.languages:
        seen: dict[str, str] = {}
        for text in legal:
            label = subject.game.face.label(text, language, view)
            if (other := seen.setdefault(label, text)) != text:
                what = f"{other!r} and {text!r} are both called {label!r} in {language!r}"
                raise subject.fail(one, what)


def _typed(subject: Subject, one: Walk, state: Any, seat: str, text: str) -> None:
    face, view = subject.game.face, subject.rules.view(state, seat)
    commands = ("play", *(command.name for command in face.commands if command.page is None))
    for language in subject.languages:
        label = face.label(text, language, view)
        if not label.strip():
            raise subject.fail(one, f"{text!r} has no label in {language!r}")
        # A command may mean its only action without a word; the journal's own text proves nothing.
        if not any(text in face.typed(c, w, view, language) for c in commands for w in ("", label)):
            what = f"{text!r} is legal, and neither {label!r} nor a command means it in {language}"
            raise subject.fail(one, what)
    worded = (command.name for command in face.commands if command.argument)
    for command in ("play", *worded):
        for choice in face.proposals(command, "", view, "en"):
            if choice.action not in face.typed(command, choice.action, view, "en"):
                what = f"/{command} proposes {choice.action!r} and does not understand it"
                raise subject.fail(one, what)


# -- buttons ---------------------------------------------------------------------------------------

Offers = dict[tuple[str | None, ...], tuple[str, ...]]
"""Offers of a hand, each with the actions that it may lead to."""


def check_buttons(subject: Subject) -> str:
    """Compare legal actions with every button and menu line of the hands.

    Nothing leads to a refusal where the table helps with legal moves. A binding call may stand in
    every hand while anybody may make it, so that it keeps its place.
    """
    looked = 0
    for one, state in subject.sample:
        for help_ in ("rules", "hints"):
            at = subject.at("en", offers=shown.OFFERS, help=help_)
            hands = {
                seat: dict(_offers(shown.private(subject, state, seat, at)))
                for seat in subject.rules.seats
            }
            _refused(subject, one, state, hands)
            looked += sum(map(len, hands.values()))
    return f"{looked} buttons and lines of menus"


def _refused(subject: Subject, one: Walk, state: Any, hands: dict[str, Offers]) -> None:
    rules = subject.rules
    legal = {rules.encode(action) for seat in hands for action in rules.legal_actions(state, seat)}
    for seat, offers in hands.items():
        for what, actions in offers.items():
            all_over = (other.get(what, ()) for other in hands.values()) if what[0] else ()
            if legal.isdisjoint(actions) and all(map(legal.isdisjoint, all_over)):
                raise subject.fail(one, f"{seat}'s hand offers {actions[0]!r}, which is refused")


def _offers(panels: dict[str, Panel]) -> Iterator[tuple[tuple[str | None, ...], tuple[str, ...]]]:
    """Enabled buttons and menu lines; the first word of each marks binding calls."""
    for name, panel in panels.items():
        for row in panel.rows:
            if isinstance(row, Menu):
                for line in row.choices:
                    led = (text for text in row.actions() if line.action in (text, *text.split()))
                    yield ("", name, row.name, line.action), tuple(led)
                continue
            for button in row:
                if isinstance(button.press, Act) and button.enabled:
                    asks = "asks" if button.press.asks else ""
                    own = button.label if asks else button.press.action
                    yield (asks, name, own), (button.press.action,)


# -- pictures --------------------------------------------------------------------------------------

MOST_BYTES: Final = 130 * 1024
MOST_SIDE: Final = 1_600


def check_pictures(subject: Subject) -> str:
    """Draw some scenes of each kind, and make the alternative texts of all."""
    scenes = subject.game.scenes
    if scenes is None:
        raise LeftOutError("the game has no pictures")
    drawn: dict[str, int] = {}
    said = 0
    for one, state in subject.sample:
        for scene in shown.scenes(subject, state, subject.at("fr", offers=shown.OFFERS)):
            for language in subject.languages:
                words = scenes.words(scene, subject.names, Look(language))
                if not words.strip():
                    raise subject.fail(one, f"{scene.kind} says nothing in {language!r}")
                said += 1
            if drawn.setdefault(scene.kind, 0) < subject.repeats:
                language = LANGUAGES[drawn[scene.kind] % len(subject.languages)]
                drawn[scene.kind] += 1
                _draw(subject, one, scene, Look(language))
                _draw(subject, one, scene, Look(language, "four", big_index=True))
    kinds = ", ".join(f"{many} × {kind}" for kind, many in sorted(drawn.items()))
    return f"{kinds}; {said} said in words"


def _draw(subject: Subject, one: Walk, scene: Scene, look: Look) -> None:
    from PIL import Image

    scenes = subject.game.scenes
    assert scenes is not None
    picture = scenes.draw(scene, subject.names, look)
    again = scenes.draw(pickle.loads(pickle.dumps(scene)), subject.names, look)

    def wrong(what: str) -> Exception:
        return subject.fail(one, f"the picture of {scene.kind} {what}")

    if again.data != picture.data or again.alt != picture.alt:
        raise wrong("is not the same twice")
    if len(picture.data) > MOST_BYTES:
        raise wrong(f"has {len(picture.data) // 1024} KiB, more than {MOST_BYTES // 1024}")
    if not 1 <= len(picture.alt) <= ALT_LIMIT:
        raise wrong(f"has an alternative text of {len(picture.alt)} characters")
    with Image.open(BytesIO(picture.data)) as image:
        if (image.format or "").lower() != picture.format or picture.format not in (
            *("jpeg", "png", "webp", "gif"),
        ):
            raise wrong(f"calls itself {picture.format!r} and is {image.format}")
        if image.size != (picture.width, picture.height) or max(image.size) > MOST_SIDE:
            raise wrong(f"is {image.size} px and says {(picture.width, picture.height)}")
