"""Write ``facts.json``: the shapes of the bot's requests and of Discord's answers.

``python -m tools.fake_discord.make_facts PATH`` reads Discord's interface description
(https://github.com/discord/discord-api-spec, ``specs/openapi.json``) and keeps the part that
``shapes.py`` checks: names and types of fields, required fields, lengths and counts; of answers the
fields that are always present. Run it when Discord has changed something or the bot makes a new
kind of request; read the difference.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tools.fake_discord.server import FakeDiscord

FACTS: Final = Path(__file__).with_name("facts.json")
_KEPT: Final = frozenset(
    {"$ref", "additionalProperties", "allOf", "anyOf", "const", "enum", "items", "maxItems"}
    | {"maxLength", "maxProperties", "maximum", "minItems", "minLength", "minimum", "oneOf"}
    | {"pattern", "properties", "required", "type"}
)
"""Keywords that can be checked; descriptions, examples and names of values cannot."""
SNOWFLAKE: Final = "SnowflakeType"


def facts(description: dict[str, Any]) -> dict[str, Any]:
    """Routes with the shapes of their bodies and answers, and all referenced shapes."""
    shapes = description["components"]["schemas"]
    names = sorted(route.name for route in FakeDiscord().routes())
    found = {name: _operation(description, *name.split(" ", 1)) for name in names}
    routes = {
        name: _checkable(_content(operation["requestBody"]), in_names=False)
        for name, operation in found.items()
        if "requestBody" in operation
    }
    answers = {
        name: _needed(_checkable(answer, in_names=False))
        for name, operation in found.items()
        if (answer := _answer(operation)) is not None
    }
    return {
        "routes": routes,
        "bare": dict.fromkeys(name for name in names if name not in routes),
        "answers": answers,
        "shapes": _kept(routes, lambda name: _shape(name, shapes[name])),
        "told": _kept(answers, lambda name: _told(name, shapes[name])),
    }


def _kept(found: dict[str, Any], shape: Callable[[str], Any]) -> dict[str, Any]:
    """All referenced shapes by name."""
    kept: dict[str, Any] = {}
    wanted = sorted(_named(found))
    while wanted:
        name = wanted.pop()
        if name not in kept:
            kept[name] = shape(name)
            wanted.extend(_named(kept[name]))
    return dict(sorted(kept.items()))


def _told(name: str, shape: Any) -> Any:
    """A shape of an answer, in which ids are strings."""
    if name == SNOWFLAKE:
        return {"type": "string", "pattern": shape["pattern"]}
    return _needed(_shape(name, shape))


def _needed(node: Any) -> Any:
    """The node with only the fields that every answer has; of alternatives, any."""
    if isinstance(node, list):
        return [_needed(one) for one in node]
    if not isinstance(node, dict):
        return node
    found = {"anyOf" if key == "oneOf" else key: _needed(one) for key, one in node.items()}
    if isinstance(node.get("properties"), dict):
        names = node.get("required", ())
        found["properties"] = {name: _needed(node["properties"][name]) for name in names}
    return found


def _shape(name: str, shape: Any) -> Any:
    if name == SNOWFLAKE:
        return {"type": ["string", "integer"]}  # A number is accepted as well.
    if "oneOf" in shape and all(
        set(one) <= {"title", "description", "const"} for one in shape["oneOf"]
    ):
        return {"enum": [one["const"] for one in shape["oneOf"]]}
    return _checkable(shape, in_names=False)


def _content(told: dict[str, Any]) -> Any:
    return told["content"]["application/json"]["schema"]


def _answer(operation: dict[str, Any]) -> Any:
    """The shape of an answer; ``None`` without content."""
    for status, response in operation["responses"].items():
        if status.startswith("2") and "content" in response:
            return _content(response)
    return None


def _operation(description: dict[str, Any], method: str, path: str) -> Any:
    for template, operations in description["paths"].items():
        if re.sub(r"\{[^}]+\}", "{}", template) == path and method.lower() in operations:
            return operations[method.lower()]
    raise SystemExit(f"the description has no {method} {path}")


def _checkable(node: Any, *, in_names: bool) -> Any:
    """The node with only its checkable keywords; ``in_names``: its keys are field names."""
    if isinstance(node, list):
        return [_checkable(one, in_names=False) for one in node]
    if not isinstance(node, dict):
        return node
    return {
        key: _checkable(value, in_names=key == "properties" and not in_names)
        for key, value in sorted(node.items())
        if in_names or key in _KEPT
    }


def _named(node: Any) -> set[str]:
    """Shapes referenced by a node."""
    if isinstance(node, list):
        return {name for one in node for name in _named(one)}
    if not isinstance(node, dict):
        return set()
    found = {name for value in node.values() for name in _named(value)}
    reference = node.get("$ref")
    return found | {reference.rpartition("/")[2]} if isinstance(reference, str) else found


def written(found: dict[str, Any]) -> str:
    """The facts as JSON, one route or shape per line."""
    parts = []
    for part, named in found.items():
        lines = (f'"{name}": {json.dumps(node, sort_keys=True)}' for name, node in named.items())
        place = "#/told/" if part in ("answers", "told") else "#/shapes/"
        text = ",\n".join(lines).replace("#/components/schemas/", place)
        parts.append(f'"{part}": {{\n{text}\n}}')
    return "{" + ",\n".join(parts) + "}\n"


def main() -> None:
    """Read the description, write the facts."""
    what = "Write facts.json: the shapes of the bot's requests and of Discord's answers."
    parser = argparse.ArgumentParser(prog=f"python -m {__spec__.name}", description=what)
    parser.add_argument("description", type=Path, help="Discord's openapi.json")
    given = parser.parse_args()
    found = facts(json.loads(given.description.read_text(encoding="utf-8")))
    FACTS.write_text(written(found), encoding="utf-8")


if __name__ == "__main__":
    main()
