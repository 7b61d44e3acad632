"""Refusals of Discord that its interface description does not mention.

Limits from its documentation and from observation: totals, unique values, combinations, the form of
names (docs/discord.md). The state of the message is ``composing.py``'s.
"""

from __future__ import annotations

import base64
import binascii
import re
import unicodedata
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from typing import Any, Final

LIMITS: Final = {
    "components": 40,
    "text": 4000,
    "content": 2000,
    "embeds": 6000,
    "alt": 1024,
    "choice": 100,
    "commands": 100,
    "menus": 15,
    "command": 8000,
    "nonce": 25,
    "emoji": 256 * 1024,
    "files": 10,
}
"""Limits in characters, bytes or items."""
_MENU, _INPUT = 3, 4
_MENUS: Final = frozenset({3, 5, 6, 7, 8})
"""Component types that fill a row alone."""
_LINK, _PREMIUM = 5, 6
_EMOJI: Final = re.compile(r"[A-Za-z0-9_]{2,32}")
_IMAGE: Final = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,(.*)", re.DOTALL)


def extra_complaints(route: str, body: Any) -> Iterator[str]:
    """Yield complaints about the body of a route, one line each; its fields have their types."""
    if route.endswith("/commands"):
        yield from _commands(body or [])
    elif route.endswith("/emojis"):
        yield from _emoji(body)
    elif route.endswith("/callback"):
        yield from _answer(body)
    elif isinstance(body, dict):
        yield from _message(body)


def walk(components: list[Any]) -> Iterator[dict[str, Any]]:
    """Yield all components of a tree, parents before children."""
    for part in components:
        yield part
        yield from walk(part.get("components") or [])
        for key in ("accessory", "component"):
            if isinstance(part.get(key), dict):
                yield from walk([part[key]])


def _answer(body: dict[str, Any]) -> Iterator[str]:
    data = body.get("data") or {}
    match body["type"]:
        case 4 | 7:
            yield from _message(data)
        case 8:
            yield from _choices(data.get("choices") or [])
        case 9:
            yield from _form(data)


# -- messages --------------------------------------------------------------------------------------


def _message(message: dict[str, Any]) -> Iterator[str]:
    if len(message.get("content") or "") > LIMITS["content"]:
        yield f"a content of {len(message['content'])} characters"
    if len(str(message.get("nonce") or "")) > LIMITS["nonce"]:
        yield f"a nonce of {len(str(message['nonce']))} characters"
    embeds = message.get("embeds") or []
    if sum(map(_length, embeds)) > LIMITS["embeds"]:
        yield f"embeds of {sum(map(_length, embeds))} characters"
    yield from _mentions(message.get("allowed_mentions") or {})
    yield from _attachments(message.get("attachments") or [])
    yield from _tree(message.get("components") or [])


def _length(embed: dict[str, Any]) -> int:
    """Characters of an embed, as Discord sums them."""
    fields = embed.get("fields") or []
    words = [embed.get("title"), embed.get("description")]
    words += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    words += [one.get(key) for one in fields for key in ("name", "value")]
    return sum(len(word or "") for word in words)


def _mentions(allowed: dict[str, Any]) -> Iterator[str]:
    for kind in ("users", "roles"):
        named = allowed.get(kind) or []
        if named and kind in (allowed.get("parse") or ()):
            yield f"mentions of all {kind} and of some"
        yield from _twice(f"mentions of {kind}", map(str, named))


def _attachments(named: list[dict[str, Any]]) -> Iterator[str]:
    if len(named) > LIMITS["files"]:
        yield f"{len(named)} files"
    yield from _twice("files", (str(one.get("id")) for one in named))
    for one in named:
        if len(one.get("description") or "") > LIMITS["alt"]:
            yield "a file's description is too long"


def _tree(components: list[Any]) -> Iterator[str]:
    parts = list(walk(components))
    if len(parts) > LIMITS["components"]:
        yield f"{len(parts)} components"
    text = sum(len(part.get("content") or "") for part in parts)
    if text > LIMITS["text"]:
        yield f"{text} characters"
    for key in ("custom_id", "id"):
        given = (str(part[key]) for part in parts if part.get(key))
        yield from _twice(f"components with a {key}", given)
    for part in parts:
        match part.get("type"):
            case 1:
                yield from _row(part.get("components") or [])
            case 2:
                yield from _button(part)
            case 3:
                yield from _menu(part)


def _row(parts: list[dict[str, Any]]) -> Iterator[str]:
    if len(parts) > 1 and any(part.get("type") in _MENUS for part in parts):
        yield "a menu that shares its row"


def _button(part: dict[str, Any]) -> Iterator[str]:
    style = part.get("style")
    if not (part.get("label") or part.get("emoji")) and style != _PREMIUM:
        yield "a button without label and emoji"
    wanted = {_LINK: "url", _PREMIUM: "sku_id"}.get(style or 0, "custom_id")
    for key in ("custom_id", "url", "sku_id"):
        if bool(part.get(key)) != (key == wanted):
            yield f"a button of style {style} {'without' if key == wanted else 'with'} {key}"


def _menu(part: dict[str, Any]) -> Iterator[str]:
    options = part.get("options") or []
    yield from _twice("choices of a menu", (str(one.get("value")) for one in options))
    least, most = part.get("min_values"), part.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if not 0 <= least <= most <= max(len(options), 1):
        yield f"a menu of {len(options)} of which {least} to {most} are chosen"
    if sum(bool(one.get("default")) for one in options) > most:
        yield "more is chosen in a menu than may be"


# -- forms and proposals ---------------------------------------------------------------------------


def _form(form: dict[str, Any]) -> Iterator[str]:
    parts = form.get("components") or []
    if len(parts) > 5:
        yield f"a form of {len(parts)}"
    inner = list(walk(parts))
    given = (str(part["custom_id"]) for part in inner if part.get("custom_id"))
    yield from _twice("components with a custom_id", given)
    for part in inner:
        if part.get("type") == _INPUT:
            yield from _input(part)
        elif part.get("type") == _MENU:
            yield from _menu(part)


def _input(part: dict[str, Any]) -> Iterator[str]:
    least, most = part.get("min_length") or 0, part.get("max_length") or LIMITS["text"]
    value = part.get("value") or ""
    if least > most or len(value) > most or (value and len(value) < least):
        yield f"{len(value)} characters in a field of {least} to {most}"


def _choices(choices: list[dict[str, Any]]) -> Iterator[str]:
    for one in choices:
        if isinstance(one["value"], str) and not 1 <= len(one["value"]) <= LIMITS["choice"]:
            yield f"a choice's value of {len(one['value'])} characters"


# -- commands and emojis ---------------------------------------------------------------------------


def _commands(commands: list[dict[str, Any]]) -> Iterator[str]:
    kinds = Counter(one.get("type") or 1 for one in commands)
    for kind, number in kinds.items():
        if number > LIMITS["commands" if kind == 1 else "menus"]:
            yield f"{number} commands of type {kind}"
    yield from _twice("commands", ((one.get("type") or 1, one.get("name")) for one in commands))
    for one in commands:
        written = (one.get("type") or 1) == 1
        if written != bool(one.get("description")):
            yield f"the description of {one.get('name')!r}"
        if written:
            yield from _names(one)
            yield from _options(one.get("options") or [])
        if (size := _size(one)) > LIMITS["command"]:
            yield f"a command of {size} characters"


def _names(one: dict[str, Any]) -> Iterator[str]:
    for name in (one.get("name") or "", *(one.get("name_localizations") or {}).values()):
        if name != name.lower() or not all(letter in "-_'" or _letter(letter) for letter in name):
            yield f"a command or an option is named {name!r}"


def _letter(one: str) -> bool:
    return unicodedata.category(one)[0] in "LNM"


def _options(options: list[dict[str, Any]]) -> Iterator[str]:
    yield from _twice("options", (one.get("name") for one in options))
    wanted = [bool(one.get("required")) for one in options]
    if wanted != sorted(wanted, reverse=True):
        yield "an option that is required after one that is not"
    nested = [one.get("type") in (1, 2) for one in options]
    if any(nested) and not all(nested):
        yield "subcommands beside options"
    for one in options:
        yield from _names(one)
        choices = one.get("choices") or []
        yield from _choices(choices)
        yield from _twice("choices", (one.get("name") for one in choices))
        if choices and one.get("autocomplete"):
            yield "choices beside proposals"
        yield from _options(one.get("options") or [])


def _size(one: dict[str, Any]) -> int:
    """Characters of a command: names, descriptions and values, each in its longest language."""
    found = 0
    for key in ("name", "description"):
        words = [one.get(key) or "", *(one.get(f"{key}_localizations") or {}).values()]
        found += max(map(len, words))
    found += len(str(one.get("value") or ""))
    inner = (*(one.get("options") or ()), *(one.get("choices") or ()))
    return found + sum(map(_size, inner))


def _emoji(body: dict[str, Any]) -> Iterator[str]:
    if not _EMOJI.fullmatch(str(body.get("name"))):
        yield f"an emoji is named {body.get('name')!r}"
    found = _IMAGE.fullmatch(str(body.get("image")))
    try:
        size = len(base64.b64decode(found[1], validate=True)) if found else 0
    except binascii.Error:
        size = 0
    if not 0 < size <= LIMITS["emoji"]:
        yield f"an emoji of {size} bytes"


def _twice(what: str, given: Iterable[Hashable]) -> Iterator[str]:
    for one, number in Counter(given).items():
        if number > 1:
            yield f"{what}: {one!r} stands {number} times"
