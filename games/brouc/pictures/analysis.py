"""A finished deal judged: its tricks with what cards cost, and how the deal went up and down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import pairwise

from PIL import Image, ImageDraw

from brouc.seats import SEATS, Team
from brouc.view import DealView, View
from games.brouc.pictures.recap import ROWS, SUMS, left, played, plays
from games.cardgame.kinds import finished
from games.cardgame.recap_parts import Left, rows_ground
from games.cardgame.scene import Item, Table, part, told
from games.cardgame.speech import Speech
from i18n import format_number
from i18n.writing import step as signed
from render.style.text import draw_text, text_width
from render.style.theme import CREAM, INK, PAPER, RED
from render.table import chalk
from render.table.chalk import Chalk, on_slate
from render.table.layout import Box
from render.table.parts import BRASS, DARK, panel, paste, paste_centred

LEGEND = Box(8, 800, 984, 56)
AXIS = SUMS.w // 2
"""Zero of the curve, px from the slate's left edge."""
SWING = 142
"""Px from zero to the greatest value."""
TOP = ROWS.box.y + ROWS.head - SUMS.y
"""The curve's beginning, px from the slate's upper edge: level with the first trick."""
BADGE = 32
"""Height of a cost."""


@dataclass(frozen=True, slots=True)
class CardCost:
    """Cost of a card for its player's team, in card points."""

    fair: int = 0
    """By what its seat knew; 0 unless it was a mistake beyond doubt."""
    open: int = 0
    """By open hands."""
    turning: bool = False
    """Whether it let a lead, or the draw, slip."""


@dataclass(frozen=True, slots=True)
class AnalysisFacts:
    """A finished deal judged."""

    costs: tuple[CardCost, ...]
    """One for each card, in order of play."""
    values: tuple[int | None, ...]
    """North-South's net points less East-West's if all played perfectly from there: before each
    card and after the last; ``None`` where that is not known."""


def ground(view: View, table: Table, facts: AnalysisFacts) -> Image.Image:
    """Tricks and legend, 1000 × 864 px."""
    image = rows_ground(864, 8, ROWS)
    panel(image, LEGEND, 130)
    return image


def analysis(view: View, table: Table, facts: AnalysisFacts) -> Iterator[Item]:
    """A finished deal judged; the curve runs down beside the tricks.

    Raises ``ValueError`` unless the view's deal is over and the facts are one for each card.
    """
    deal, say = finished(view), table.speech
    _check(deal, facts)
    dealer, trump = table.told(deal.dealer), say.suit(deal.trump)
    yield told(say("alt-analysis", name=dealer, suit=trump), table.legend())
    yield part(partial(_lay_curve, facts), *_values(facts, say))
    marked = any(cost != CardCost() for cost in facts.costs)
    legend = say("alt-analysis-legend" if marked else "alt-analysis-none")
    yield part(partial(_lay_legend, facts), legend)
    yield played(view, map(_cost_text, facts.costs))
    yield Left(left(deal), ROWS)
    yield part(partial(_lay_costs, deal, facts))


def _values(facts: AnalysisFacts, say: Speech) -> Iterator[str]:
    if any(value is not None for value in facts.values):
        at = [*facts.values[::4]]
        if len(facts.costs) % 4:
            at.append(facts.values[-1])
        yield say(
            "alt-analysis-values",
            ns_team=say("team-NS-short"),
            ew_team=say("team-EW-short"),
            list=", ".join("?" if value is None else signed(value) for value in at),
        )


def _cost_text(cost: CardCost) -> str:
    points = (
        f"{format_number(-cost.fair)}!"
        if cost.fair
        else format_number(-cost.open)
        if cost.open
        else ""
    )
    return points + ("*" if cost.turning else "")


def _check(deal: DealView, facts: AnalysisFacts) -> None:
    cards = len(plays(deal))
    if len(facts.costs) != cards or len(facts.values) != cards + 1:
        raise ValueError(
            f"{cards} cards were played, not {len(facts.costs)} with {len(facts.values)} values"
        )
    if any(min(cost.fair, cost.open) < 0 for cost in facts.costs):
        raise ValueError("a cost is not negative")


# -- costs at the cards --------------------------------------------------------------------------


@lru_cache(maxsize=128)
def badge(text: str, fair: bool) -> Image.Image:
    """A cost: dark with light figures by what was known, light with dark ones in hindsight."""
    ground, ink, rim = (RED, PAPER, BRASS) if fair else (PAPER, INK, DARK)
    width = text_width(text, 28, True) + 16
    out = Image.new("RGBA", (width * 3, BADGE * 3))
    draw = ImageDraw.Draw(out)
    draw.rounded_rectangle(
        (0, 0, width * 3 - 1, BADGE * 3 - 1), 33, fill=(*ground, 255), outline=(*rim, 255), width=7
    )
    draw_text(draw, (width * 1.5, BADGE * 1.5), text, 84, (*ink, 255), "mm", bold=True)
    return out.resize((width, BADGE), Image.Resampling.LANCZOS)


def _lay_costs(deal: DealView, facts: AnalysisFacts, image: Image.Image, table: Table) -> None:
    for step, ((seat, _), cost) in enumerate(zip(plays(deal), facts.costs, strict=True)):
        points = cost.fair or cost.open
        if points:
            x, middle = ROWS.middle(step // 4, SEATS.index(seat))
            sprite = badge(format_number(-points), bool(cost.fair))
            paste(image, sprite, x + 46 - sprite.width, middle + 29 - sprite.height // 2)


# -- the curve -----------------------------------------------------------------------------------


def _lay_curve(facts: AnalysisFacts, image: Image.Image, table: Table) -> None:
    say = table.speech
    written = on_slate(SUMS, 18)
    chalked, bright, sheet = written.plain, written.bright, written.surface
    ends = {Team.NS: AXIS - 118, Team.EW: AXIS + 118}
    for team, x in ends.items():
        chalked.text((x, 50), say(f"team-{team}-short"), 46, "ms")
    chalked.text((AXIS, 84), say("picture-analysis-axis"), 34, "ms", width=SUMS.w - 40)
    bottom = TOP + 8 * ROWS.row
    chalked.line((AXIS, TOP), (AXIS, bottom), 3, 2)
    for row in range(9):
        y = TOP + row * ROWS.row
        chalked.line((AXIS - 8, y), (AXIS + 8, y), 3, 0)
    known = [value for value in facts.values if value is not None]
    reach = max(50, -(-max((abs(value) for value in known), default=0) // 10) * 10)
    spots = [
        None if value is None else (AXIS - SWING * value / reach, TOP + step * ROWS.row / 4)
        for step, value in enumerate(facts.values)
    ]
    drawn = [spot for spot in spots if spot is not None]
    if drawn:
        mask = Image.new("L", sheet.size)
        outline = [(AXIS, drawn[0][1]), *drawn, (AXIS, drawn[-1][1])]
        ImageDraw.Draw(mask).polygon(outline, fill=46)
        sheet.paste(chalk.WHITE, (0, 0), mask)
    for start, end in pairwise(drawn):
        bright.line(start, end, 5, 0)
    for turns, after in zip(_turns(facts), spots[1:], strict=True):
        if turns and after is not None:
            _ring(chalked, after)
    if drawn:
        _value(chalked, drawn[0], known[0], 38, say)
        _value(bright, drawn[-1], known[-1], -16, say)
    written.lay(image, SUMS)


def _turns(facts: AnalysisFacts) -> list[bool]:
    """For each card, whether a ring stands after it on the curve."""
    pairs = zip(facts.costs, facts.values[1:], strict=True)
    return [cost.turning and value is not None for cost, value in pairs]


def _ring(layer: Chalk, at: tuple[float, float]) -> None:
    """Eight short strokes around a point."""
    corners = [(15, 0), (11, 11), (0, 15), (-11, 11), (-15, 0), (-11, -11), (0, -15), (11, -11)]
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        layer.line((at[0] + ax, at[1] + ay), (at[0] + bx, at[1] + by), 5, 0)


def _value(layer: Chalk, at: tuple[float, float], value: int, down: int, say: Speech) -> None:
    """Draw the leading team and its lead, on the free side of zero."""
    x, anchor = (AXIS + 18, "lm") if at[0] < AXIS else (AXIS - 18, "rm")
    team = Team.NS if value > 0 else Team.EW
    ahead = f"{say(f'team-{team}-short')} {signed(abs(value))}" if value else "0"
    layer.fitted((x, at[1] + down), ahead, 50, AXIS - 40, anchor)


def _lay_legend(facts: AnalysisFacts, image: Image.Image, table: Table) -> None:
    """The marks that are drawn."""
    say = table.speech
    middle, x = LEGEND.y + LEGEND.h // 2, LEGEND.x + 16
    marks = (
        (badge("−5", True), "fair", 300, any(cost.fair for cost in facts.costs)),
        (badge("−5", False), "open", 270, any(cost.open > cost.fair == 0 for cost in facts.costs)),
        (_ring_sprite(), "turning", 206, any(_turns(facts))),
    )
    if not any(drawn for *_, drawn in marks):
        text = say("picture-analysis-none")
        draw_text(image, LEGEND.centre, text, 28, CREAM, "mm", max_width=LEGEND.w - 32)
    for sign, key, room, drawn in marks:
        if not drawn:
            continue
        paste_centred(image, sign, (x + sign.width // 2, middle))
        x += sign.width + 10
        text = say(f"picture-analysis-{key}")
        draw_text(image, (x, middle), text, 28, CREAM, "lm", max_width=room)
        x += min(room, text_width(text, 28)) + 26


@lru_cache(maxsize=1)
def _ring_sprite() -> Image.Image:
    layer = Chalk(40, 40)
    _ring(layer, (20, 20))
    return layer.sprite(chalk.WHITE)
