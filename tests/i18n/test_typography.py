"""What every language's own writing asks of the catalogues, whoever wrote the sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

HOUSE = Path(__file__).parents[2]
CATALOGUES = (
    *(HOUSE / "i18n" / "locales", HOUSE / "cogs" / "i18n" / "locales"),
    *sorted(HOUSE.glob("games/*/words")),
    *sorted(HOUSE.glob("tests/strangers/*/*/words")),
)
OF_CODE = re.compile(r"`[^`]*`|<[^ >]*>|https?://\S*")
"""What is written as machines read it."""


class _Texts(Visitor):
    """A message's texts, each value in its place as one sign that is no space."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: object) -> None:  # noqa: N802
        parts = getattr(node, "elements")  # noqa: B009
        self.texts.append(
            "".join(part.value if isinstance(part, TextElement) else "\ufffc" for part in parts)
        )
        self.generic_visit(node)


def texts(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Key and text, of every sentence and of each of its choices."""
    for path in sorted((folder / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, Message):
                found = _Texts()
                found.visit(entry)
                for text in found.texts:
                    yield entry.id.name, OF_CODE.sub("", text)


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.parent.name)
def test_french_signs_are_never_parted_from_their_word(folder: Path) -> None:
    """A line may break at a plain space: no « : » ever stands alone at the start of one."""
    plain = [
        (key, text)
        for key, text in texts(folder, "fr")
        if re.search(r" [;:!?»%]|« |[a-zà-ÿ][;!?»]|«[^\u00a0]", text)
    ]
    assert not plain
