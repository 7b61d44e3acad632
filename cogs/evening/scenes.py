"""Pictures of an evening for its public messages: who comes, the hall of a round, the podium."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cogs.evening.words import ranked, total_text
from cogs.i18n.sentences import COMPUTERS, say
from cogs.messages.posts import Sketch
from cogs.view.pictures import Pictures, sketched
from gamekit.api.game import Game
from gamekit.api.scenes import Look, Scene
from games.tournament.standings import standings
from render.evening.announcement import KIND as ANNOUNCEMENT
from render.evening.announcement import Announcement, Coming
from render.evening.hall import KIND as HALL
from render.evening.hall import Hall as HallView
from render.evening.hall import HallSide
from render.evening.hall import HallTable as Slate
from render.evening.podium import KIND as PODIUM
from render.evening.podium import Podium, Step
from render.evening.room import HallRow
from tables.journal.state import Status
from tables.tournaments.hall import Hall, HallTable

FACES = 16
"""People of an announcement's picture."""
STEPS = 3


async def picture_of(game: Game, hall: Hall, pictures: Pictures) -> Sketch | None:
    """The picture of the card; ``None`` while rounds are played, which have their own."""
    match hall.state.status:
        case Status.LOBBY:
            return await _announced(game, hall, pictures)
        case Status.OVER if hall.standings:
            return await _podium(game, hall, pictures)
        case _:
            return None


async def _announced(game: Game, hall: Hall, pictures: Pictures) -> Sketch:
    state, language = hall.state, hall.state.options.language
    persons = [one.person for one in state.coming[:FACES]]
    found = await pictures.people(persons, state.opened.guild)
    plan = state.plan
    lines = (
        game.face.say(language, "game-name"),
        say(language, f"evening-kind-{plan.kind.value}"),
        say(language, "evening-length", rounds=plan.rounds, deals=plan.deals or 0),
    )
    view = Announcement(
        state.name,
        lines,
        tuple(Coming(name, portrait) for name, portrait in found),
        say(language, "evening-count", count=len(state.coming)),
    )
    return sketched(game, Scene(ANNOUNCEMENT, view), {}, Look(language))


async def _podium(game: Game, hall: Hall, pictures: Pictures) -> Sketch:
    state, language = hall.state, hall.state.options.language
    order = ranked(hall)
    steps = []
    for place, persons, total in order[:STEPS]:
        found = await pictures.people(persons, state.opened.guild)
        names = tuple(name for name, _ in found)
        portraits = tuple(portrait for _, portrait in found)
        steps.append(Step(place, names, total_text(language, total), portraits))
    others = await _rows(order[STEPS:], hall, pictures)
    view = Podium(state.name, tuple(steps), others)
    return sketched(game, Scene(PODIUM, view), {}, Look(language))


async def _rows(
    order: Sequence[tuple[int, tuple[int, ...], float]], hall: Hall, pictures: Pictures
) -> tuple[HallRow, ...]:
    """Lines of a ranking."""
    guild, language, rows = hall.state.opened.guild, hall.state.options.language, []
    for place, persons, total in order:
        names = [name for name, _ in await pictures.people(persons, guild)]
        rows.append(HallRow(place, ", ".join(names), total_text(language, total)))
    return tuple(rows)


async def hall_picture(game: Game, hall: Hall, number: int, pictures: Pictures) -> Sketch | None:
    """The hall of a round; ``None`` before its tables are open."""
    state, language = hall.state, hall.state.options.language
    held, guild = state.rounds[number - 1], state.opened.guild
    slates, deals = [], state.plan.deals or 0
    for table in tables_of(hall, number):
        points = table.score.points if table.score is not None else table.points
        computers = iter(COMPUTERS)
        found = []
        for place, side in enumerate(table.seats.sides):
            persons = [state.person(one) for one in side if one]
            names = [name for name, _ in await pictures.people(persons, guild)]
            names += [next(computers) for one in side if not one]
            found.append(HallSide(tuple(names), points[place] if points else 0))
        deal = min(table.deal + 1, deals) if table.begun else 0
        slates.append(Slate(table.number, tuple(found), table.begun, deal, table.done))
    if not slates:
        return None
    out = await pictures.people([state.person(one) for one in held.draw.byes], guild)
    title = say(
        language, "evening-hall-title", name=state.name, round=number, last=state.plan.rounds
    )
    before = hall
    if number < len(hall.rounds):  # Else the hall has ranked them: of 200 people that takes long.
        before = replace(hall, standings=standings(state.plan, hall.rounds[:number]))
    view = HallView(
        title,
        tuple(slates),
        await _rows(ranked(before), hall, pictures),
        deals,
        tuple(name for name, _ in out),
    )
    return sketched(game, Scene(HALL, view), {}, Look(language))


def tables_of(hall: Hall, number: int) -> Sequence[HallTable]:
    """The tables of a round, of an earlier one as it ended."""
    state = hall.state
    if number == len(state.rounds):
        return hall.tables
    ended = hall.rounds[number - 1]
    return [
        HallTable(
            table.number,
            state.rounds[number - 1].tables.get(table.number),
            table,
            begun=True,
            done=True,
            score=ended.scores.get(table.number),
        )
        for table in ended.played.tables
    ]
