"""After a hand: its tricks with dares and turned cards, and what was wiped for what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from PIL import Image

from gamekit.cardgame.deal import Laid
from gamekit.cardgame.recap_parts import lay_rows
from gamekit.cardgame.scene import Item, Table, part, told
from gamekit.cardgame.speech import Speech
from gamekit.cards.each import Each
from games.brus.engine.cards import sorted_hand
from games.brus.engine.hand import TO_WIN, Ending, Fate, HandResult, Settled
from games.brus.engine.hand import Laid as Played
from games.brus.engine.seats import SEATS, TEAMS, PerTeam, Seat, Team
from games.brus.engine.view import HandView, View
from games.brus.pictures.board import hand_of, laid
from games.brus.pictures.marks import brille, dare_mark, keule, stanto, strokes, turn_mark
from games.brus.pictures.tableau import strokes_before
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table.chalk import Writing, on_slate
from render.table.layout import Box
from render.table.parts import BRASS, paste_centred, tile
from render.table.rows import Rows
from render.table.surfaces import wood

TRICKS: Final = Box(8, 8, 606, 784)
SUMS: Final = Box(622, 8, 370, 784)
ROWS: Final = Rows(TRICKS, 52, 110, 98, 75)
REST: Final = TRICKS.y + 98 + 8 * 75
"""Top of the row that shows what was still held."""
REST_TILE: Final = (48, 70)
REST_TILE_3: Final = (34, 70)


def ground(view: View, table: Table) -> Image.Image:
    """Wood and rows, 1000 × 800 px."""
    return _ground().copy()


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    image = wood(1000, 800, 8, 6)
    ROWS.ground(image, 8)
    return image


def recap(view: View, table: Table) -> Iterator[Item]:
    """A finished hand: who played what, who won it, and what was wiped for what.

    Raises ``ValueError`` unless the view's hand is over.
    """
    hand, say = hand_of(view), table.speech
    if hand.result is None:
        raise ValueError("a hand is recapitulated once it is over")
    yield told(say("alt-recap", name=table.told(hand.dealer)), ending_told(hand.result, say))
    yield told(table.legend())
    yield part(partial(_lay_tricks, hand), "; ".join(rows_told(hand, say)) + ".")
    if hand.shown is not None and any(hand.shown):
        held = (
            f"{say.letter(seat)} {say.cards(sorted_hand(cards))}"
            for seat, cards in hand.shown.items()
            if cards
        )
        yield part(partial(_lay_held, hand), say("alt-left", list=", ".join(held)))
    yield part(partial(_lay_sums, hand, hand.result), *_sums(hand, hand.result, say))


def ending_told(result: HandResult, say: Speech) -> str:
    """How the hand ended, as a sentence."""
    title = title_of(result, say)
    return title if title.endswith("!") else f"{title}."


def title_of(result: HandResult, say: Speech) -> str:
    """How the hand ended, short."""
    if result.by is None:
        return say("picture-ending-stanto")
    if result.game_over:
        return say("picture-title-game", team=say(f"team-{result.by}-short"))
    if result.ending is Ending.RUN:
        return say("picture-title-run", team=say(f"team-{result.by.other}-short"))
    return say("picture-title-won", team=say(f"team-{result.by}-short"))


def rows_told(hand: HandView, say: Speech) -> list[str]:
    """A trick each: who played what, what was turned and dared, who won, what a dare cost."""
    out = []
    tricks = [trick.laid for trick in hand.tricks]
    if hand.laid:
        tricks.append(tuple(Played(one.seat, one.card, one.dared) for one in hand.laid if one.card))
    for number, played in enumerate(tricks, 1):
        turned = next((one for one in hand.kehren if one.trick == number), None)
        cards = []
        for place, one in enumerate(played):
            card = say.card(one.card)
            shown = f"[{card}]" if turned is not None and place == 0 else card
            cards.append(f"{say.letter(one.seat)} {shown}{'!' if one.dared else ''}")
        row = f"{number}. {' '.join(cards)}"
        if number <= len(hand.tricks):
            row += f" → {say.letter(hand.tricks[number - 1].winner)}"
        elif turned is not None:
            row += f" ({say('picture-label-ran')})"
        told = [_settled(one, say) for one in hand.settled if one.trick == number]
        out.append(row + (f" ({', '.join(told)})" if told else ""))
    return out


def _settled(settled: Settled, say: Speech) -> str:
    """Short result of a dare: the team that wiped strokes and their number, or none."""
    if settled.fate is Fate.COVERED or settled.team is None:
        return say("picture-label-nobody")
    wiped = f"−{settled.wiped}" if settled.wiped else "0"
    head = say(f"team-{settled.team}-short")
    return f"{head} {wiped}"


def _lay_tricks(hand: HandView, image: Image.Image, table: Table) -> None:
    ran = [(laid(hand.laid), None)] if hand.laid else []
    rows = [*((laid(trick.laid), trick.winner.value) for trick in hand.tricks), *ran]
    lay_rows(image, table, ROWS, hand.dealer, rows)
    for row, (cards, _) in enumerate(rows):
        _lay_marks(image, hand, row, cards)
    for row in range(len(hand.tricks)):
        _lay_score(image, hand, row, table.speech)
    if ran:
        at = (TRICKS.right - 12, ROWS.middle(len(hand.tricks), 0)[1])
        words = table.speech("picture-label-ran")
        draw_text(image, at, words, 30, BRASS, "rm", bold=True, max_width=110)


def _lay_score(image: Image.Image, hand: HandView, row: int, say: Speech) -> None:
    """Results of a trick's dares, else the tricks of both teams after it."""
    settled = [one for one in hand.settled if one.trick == row + 1]
    x, y = TRICKS.right - 12, ROWS.middle(row, 0)[1]
    for i, one in enumerate(settled):
        at = (x, y + 34 * i - 17 * (len(settled) - 1))
        draw_text(image, at, _settled(one, say), 30, BRASS, "rm", bold=True, max_width=110)
    if not settled:
        won = [each.winner.team for each in hand.tricks[: row + 1]]
        score = f"{won.count(Team.NS)}–{won.count(Team.EW)}"
        draw_text(image, (x, y), score, 30, CREAM, "rm", bold=True)


def _lay_marks(image: Image.Image, hand: HandView, row: int, cards: Sequence[Laid]) -> None:
    """Marks of a trick's dares, and of a card that was led face down."""
    turned = any(one.trick == row + 1 for one in hand.kehren)
    for place, one in enumerate(cards):
        x, y = ROWS.middle(row, SEATS.index(Seat(one.seat)))
        led_down = turned and place == 0
        if one.call:
            paste_centred(image, dare_mark(36), (x + (38 if led_down else -38), y + 22))
        if led_down:
            paste_centred(image, turn_mark(32), (x - 38, y + 22))


def _lay_held(hand: HandView, image: Image.Image, table: Table) -> None:
    """Cards left in all hands at the end."""
    assert hand.shown is not None, "the hand is over"
    y = REST + (TRICKS.bottom - REST) // 2
    for seat in SEATS:
        cards = sorted_hand(hand.shown[seat])
        x = ROWS.middle(0, SEATS.index(seat))[0]
        step = 35 if len(cards) > 2 else 50
        for i, card in enumerate(cards):
            left = x + round((i - (len(cards) - 1) / 2) * step)
            size = REST_TILE if len(cards) < 3 else REST_TILE_3
            paste_centred(image, tile(card, *size, table.style), (left, y))
    label = table.speech("picture-label-held")
    right = (TRICKS.right - 12, y)
    draw_text(image, right, label, 28, CREAM, "rm", bold=True, max_width=104)


# -- the arithmetic --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Line:
    """One line: a label's key and a number for each team."""

    key: str
    values: PerTeam[int]
    sum: bool = False
    """Whether it adds up, or takes off, what stands above it."""


def lines(hand: HandView) -> tuple[Line, ...]:
    """From the strokes before the hand to those after it; ``ValueError`` while it is not over.

    What was due beyond the strokes standing is lost (rules 10.4): a line of its own takes it off.
    """
    result = hand.result
    if result is None:
        raise ValueError("a hand is recapitulated once it is over")
    zero: PerTeam[int] = Each.of(TEAMS, lambda _: 0)
    out = [Line("before", strokes_before(hand, result))]
    if any(result.dares):
        out.append(Line("dares", result.dares))
    if result.by is not None:
        winners = result.by
        taken = sum(kehren.taken for kehren in hand.kehren)
        jannen = result.ending is Ending.WON and result.tricks[winners.other] == 0
        out.append(Line("hand", zero.put(winners, 1)))
        assert not jannen or result.tricks[winners] == TO_WIN, "five to none"
        parts = (("jannen", int(jannen)), ("kehren", taken), ("stanti", hand.stanti))
        out += [Line(key, zero.put(winners, value)) for key, value in parts if value]
        if result.due > result.wiped:
            out.append(Line("lost", zero.put(winners, result.due - result.wiped)))
    out.append(Line("standing", result.strokes, sum=True))
    return tuple(out)


def _sums(hand: HandView, result: HandResult, say: Speech) -> Iterator[str]:
    heads = " / ".join(say(f"team-{team}-short") for team in TEAMS)
    sums = []
    for line in lines(hand):
        sign = {"before": "", "standing": "", "lost": "+"}.get(line.key, "−")
        values = " / ".join(f"{sign}{line.values[t]}" if line.values[t] else "0" for t in TEAMS)
        sums.append(f"{say(f'picture-sum-{line.key}')} {values}")
    yield f"{heads}: {', '.join(sums)}."
    if result.stanti:
        yield say("alt-stanti", n=result.stanti)
    if result.game_over and result.by is not None:
        thing = "Keule" if result.keule else "Brille"
        yield say("alt-drawn", team=say(f"team-{result.by.other}"), list=thing)


def _lay_sums(hand: HandView, result: HandResult, image: Image.Image, table: Table) -> None:
    say = table.speech
    box = SUMS
    written = on_slate(box, 18)
    chalked, bright = written.plain, written.bright
    bright.fitted((box.w / 2, 76), title_of(result, say), 62, box.w - 60, "ms")
    right = {Team.NS: 238, Team.EW: 340}
    for team, x in right.items():
        chalked.fitted((x, 136), say(f"team-{team}-short"), 44, 84, "rs")
    chalked.line((28, 152), (box.w - 28, 149), 3, 2)
    y = 202
    for line in lines(hand):
        if line.sum:
            chalked.line((170, y - 44), (box.w - 30, y - 46), 3, 2)
        chalked.fitted((28, y), say(f"picture-sum-{line.key}"), 42, 156)
        for team, x in right.items():
            value = line.values[team]
            if line.key in ("before", "standing"):
                layer = bright if line.sum else chalked
                layer.text((x, y), str(value), 54 if line.sum else 46, "rs")
            else:
                sign = "+" if line.key == "lost" else "−"
                chalked.text((x, y), f"{sign}{value}" if value else "·", 46, "rs")
        y += 54
    _standing(written, result, say)
    written.lay(image, box)


def _standing(written: Writing, result: HandResult, say: Speech) -> None:
    """The tableau after the hand, at the slate's foot."""
    chalked, bright = written.plain, written.bright
    for team, base in zip(TEAMS, (640, 724), strict=True):
        chalked.text((30, base - 6), say(f"team-{team}-short"), 46, "ls", width=92)
        strokes(chalked, 126, base, 56, result.strokes[team])
        if result.game_over and team is not result.by:
            (keule if result.keule else brille)(bright, 312, base - 26, 40)
    if result.stanti:
        stanto(bright, 304, 744 - 12, 34)
        if result.stanti > 1:
            bright.text((332, 752), f"×{result.stanti}", 34, "ls")
