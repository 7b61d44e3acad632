"""Pictures: small enough, reproducible to the byte, with alternative texts."""

from __future__ import annotations

import pickle
from io import BytesIO
from typing import Any, Final

from gamekit.api.scenes import ALT_LIMIT, Look, Scene
from i18n import LANGUAGES
from tools.conformance import shown
from tools.conformance.errors import LeftOutError
from tools.conformance.report import Check
from tools.conformance.subject import Subject
from tools.conformance.walks import Walk

MOST_BYTES: Final = 130 * 1024
MOST_SIDE: Final = 1_600
EACH: Final = 3
"""Pictures drawn of each kind; alternative texts are made of many more."""


def run(subject: Subject) -> str:
    """Draw some scenes of each kind, and make the alternative texts of all."""
    scenes = subject.game.scenes
    if scenes is None:
        raise LeftOutError("the game has no pictures")
    drawn: dict[str, int] = {}
    said = 0
    for one, state in subject.sample:
        for scene in _scenes(subject, state):
            for language in LANGUAGES:
                words = scenes.words(scene, subject.names, Look(language))
                if not words.strip():
                    raise subject.fail(one, f"{scene.kind} says nothing in {language!r}")
                said += 1
            if drawn.setdefault(scene.kind, 0) < EACH:
                language = LANGUAGES[drawn[scene.kind] % len(LANGUAGES)]
                drawn[scene.kind] += 1
                _draw(subject, one, scene, Look(language))
                _draw(subject, one, scene, Look(language, "four", big_index=True))
    kinds = ", ".join(f"{many} × {kind}" for kind, many in sorted(drawn.items()))
    return f"{kinds}; {said} said in words"


def _scenes(subject: Subject, state: Any) -> list[Scene]:
    """All scenes shown at a position."""
    at = subject.at("fr", offers=shown.OFFERS)
    panels = list(shown.public(subject, state, at).values())
    for seat in subject.rules.seats:
        panels += shown.private(subject, state, seat, at).values()
    return [panel.scene for panel in panels if panel.scene is not None]


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


CHECK: Final = Check("pictures", "pictures are small, repeatable and said in words", run)
