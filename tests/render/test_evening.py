"""Pictures of an evening: equal to their goldens, for all names; their words are lists."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from gamekit.api.scenes import Look, Portrait, Scene, Scenes
from render.evening.announcement import Announcement, AnnouncementScenes, Coming
from render.evening.hall import Hall, HallScenes, HallSide, HallTable
from render.evening.podium import Podium, PodiumScenes, Step
from render.evening.room import HallRow
from tests.goldens import Golden

NAMES = ("Léa", "Jean", "Ana", "Urs", "Béatrice", "Nicolas", "Maximilienne", "Dölf", "Paul", "Reto")
ODD = (
    "مرحبا بالعالم",
    "🎉🧀🐄 x" * 12,
    "Maximilienne-Élisabeth de La Rochefoucauld",
    "\u202e\u200b\n\t",
)


def hall(tables: int, names: tuple[str, ...] = NAMES, *, side: int = 2) -> Hall:
    """A round of ``tables`` tables: the second has not begun, every third is over."""

    def name(number: int) -> str:
        return names[number % len(names)]

    return Hall(
        "Soirée du jeudi · manche 2 sur 4",
        tuple(
            HallTable(
                number + 1,
                tuple(
                    HallSide(
                        tuple(name(2 * side * number + side * at + one) for one in range(side)),
                        118 + 7 * number - 21 * at,
                    )
                    for at in range(2)
                ),
                begun=number != 1,
                deal=3,
                over=number % 3 == 2,
            )
            for number in range(tables)
        ),
        tuple(
            HallRow(place + 1, name(place), str(420 - 13 * place)) for place in range(4 * tables)
        ),
        4,
        (name(7),),
    )


def podium(names: tuple[str, ...] = NAMES) -> Podium:
    """A podium of pairs, two of them level."""
    pair = (Portrait(figure=3), Portrait(initials="LM"))
    steps = tuple(
        Step(place, (names[2 * n % len(names)], names[(2 * n + 1) % len(names)]), f"{total}", pair)
        for n, (place, total) in enumerate(((1, 12), (2, 10), (2, 10)))
    )
    others = tuple(HallRow(4 + n, name, f"{9 - n}") for n, name in enumerate(names))
    return Podium("Coupe de novembre", steps, others, cup=True)


def announcement(names: tuple[str, ...] = NAMES) -> Announcement:
    """An evening to which everybody comes."""
    coming = tuple(Coming(name, Portrait(figure=n)) for n, name in enumerate(names))
    lines = ("Le Brouc · nouveaux partenaires", "4 manches de 4 donnes")
    return Announcement("Soirée du jeudi", lines, coming, "16 personnes viennent")


SEEN: dict[str, tuple[Scenes, Any]] = {
    "hall-1": (HallScenes(), hall(1)),
    "hall-8": (HallScenes(), hall(8)),
    "hall-20": (HallScenes(), hall(20)),
    "hall-50": (HallScenes(), hall(50)),
    "hall-two": (HallScenes(), hall(3, side=1)),
    "hall-below": (
        HallScenes(),
        Hall(
            "Soirée · manche 1 sur 3",
            (HallTable(1, (HallSide(("Léa",), 43), HallSide(("Jean",), -43)), deal=2),),
            (HallRow(1, "Léa", "43"), HallRow(2, "Jean", "−43")),
            4,
        ),
    ),
    "podium": (PodiumScenes(), podium()),
    "podium-one": (
        PodiumScenes(),
        Podium("Soirée", (Step(1, ("Léa",), "1420", (Portrait(figure=1),)),)),
    ),
    "evening": (AnnouncementScenes(), announcement()),
    "evening-empty": (AnnouncementScenes(), replace(announcement(), coming=(), count="")),
}


@pytest.mark.parametrize("name", SEEN)
def test_a_picture_is_like_its_golden(name: str, golden: Golden) -> None:
    scenes, view = SEEN[name]
    picture = scenes.draw(Scene("evening", view), {}, Look())
    image = Image.open(BytesIO(picture.data)).convert("RGB")
    assert image.size == (picture.width, picture.height)
    golden(f"scene-{name}", image.resize((500, round(image.height / 2)), Image.Resampling.BOX))


@pytest.mark.parametrize("language", ["fr", "de", "it", "en"])
@pytest.mark.parametrize(
    ("scenes", "view"),
    [
        (HallScenes(), hall(9, ODD)),
        (HallScenes(), hall(100, ODD)),
        (PodiumScenes(), podium(ODD)),
        (AnnouncementScenes(), announcement(ODD)),
    ],
)
def test_any_name_is_drawn_in_every_language(scenes: Scenes, view: Any, language: str) -> None:
    look = Look(language)
    picture = scenes.draw(Scene("evening", view), {}, look)
    assert picture == scenes.draw(Scene("evening", view), {}, look)
    assert picture.alt == scenes.words(Scene("evening", view), {}, look)
    assert picture.height <= 1600
    assert 0 < len(picture.alt) <= 1024
    assert picture.alt.replace("\u00a0", " ").isprintable()
    assert len(picture.data) <= 130 * 1024


def test_the_words_of_a_hall_are_its_tables_and_its_ranking() -> None:
    told = HallScenes().words(Scene("hall", hall(3)), {}, Look("en"))
    assert told.startswith(
        "Soirée du jeudi · manche 2 sur 4. Table 1: Léa, Jean 118 – Ana, Urs 97, deal 3 of 4."
        " Table 2: Béatrice, Nicolas – Maximilienne, Dölf."
        " Table 3: Paul, Reto 132 – Léa, Jean 111, finished."
        " Dölf sits out. 1. Léa: 420. 2. Jean: 407."
    )


def test_a_finished_table_is_known_without_colour() -> None:
    def grey(over: bool) -> bytes:
        table = replace(hall(1).tables[0], over=over)
        view = replace(hall(1), tables=(table,))
        picture = HallScenes().draw(Scene("hall", view), {}, Look())
        return Image.open(BytesIO(picture.data)).convert("L").tobytes()

    differing = sum(abs(a - b) > 60 for a, b in zip(grey(False), grey(True), strict=True))
    assert differing > 2_000


def test_nonsense_is_refused() -> None:
    with pytest.raises(ValueError, match="tables"):
        HallScenes().draw(Scene("hall", replace(hall(1), tables=())), {}, Look())
    with pytest.raises(ValueError, match="steps"):
        PodiumScenes().draw(Scene("podium", replace(podium(), steps=())), {}, Look())
