"""Texts of Le Brouc: actions, calls, ends and scores."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from brouc.actions import Announce, Declare, Dehors, Mark, Play, decode
from brouc.cards import Rank, Suit
from brouc.deal import Spoken
from brouc.result import DealResult, Ending
from brouc.ruleset import RuleSet
from brouc.seats import PerTeam
from brouc.slate import booked, marriage_value
from brouc.tricks import Marriage
from brouc.view import DealView, View
from gamekit.cardgame.speech import Speech
from games.brouc.table_marriages import TableMarriage, table_marriages
from i18n import COMMON, Sentences
from i18n.cards import card_name, rank_letters, suit_name, with_sign

say: Final = Sentences(COMMON, Path(__file__).with_name("words"))
"""Sentence of a language and key, see :class:`i18n.Sentences`."""

_NEAR: Final = 7
"""Tricks one short of a cape."""
_CAPES: Final = (Ending.CAPE, Ending.DEMAND_MADE, Ending.DEMAND_FAILED)
"""Capes, where no table marriage counts (rules 6.1, 6.6)."""


def said_lines(view: View, deal: DealView, say: Speech) -> Iterator[str]:
    """Calls of the deal and table marriages in order, one line each."""
    lines = [
        ((spoken.trick, spoken.cards, 1), said_line(deal, spoken, say)) for spoken in deal.spoken
    ]
    if deal.result is None or deal.result.ending not in _CAPES:
        lines += [
            ((one.trick, one.card, 0), table_marriage_line(one, say))
            for one in table_marriages(view, deal)
        ]
    yield from (line for _, line in sorted(lines, key=lambda line: line[0]))


def table_marriage_line(made: TableMarriage, say: Speech) -> str:
    """Maker, value and sides of a table marriage (rules 3.3)."""
    suit, person = suit_name(say.language, made.marriage.suit), say.who(made.by)
    if made.team is None:
        return say("table-marriage-lies", person=person, suit=suit, value=str(made.value))
    return say(
        "table-marriage-won",
        person=person,
        suit=suit,
        value=str(made.value),
        winners=say.partners(made.team.seats),
        losers=say.partners(made.team.other.seats),
    )


def near_lines(view: View, deal: DealView, say: Speech) -> Iterator[str]:
    """Lines on a team one trick from the cape: seven tricks are public."""
    winners = {won.winner.team for won in deal.tricks}
    if len(deal.tricks) == _NEAR and len(winners) == 1 and deal.result is None:
        (team,) = winners
        key = "near-vole" if view.rules.ancient else "near-cape"
        yield say(key, team=say.partners(team.seats))


def said_line(deal: DealView, spoken: Spoken, say: Speech) -> str:
    """Line of a call."""
    said = spoken.said
    person = say.who(said.seat)
    match said:
        case Declare(suit=suit, extended=extended):
            words = with_sign(suit, marriage_said(say.language, suit, extended, deal.trump))
            return say("said-declare", person=person, marriage=words)
        case Mark(card=card):
            return say("said-mark", person=person, marriage=say.card(card))
        case Dehors():
            return say("said-dehors", person=person)
        case Announce(announcement=announcement):
            return say(f"said-{announcement.value}", person=person)


def marriage_said(language: str, suit: Suit, extended: bool, trump: Suit) -> str:
    """The spoken form (rules 3.2): « Vingt en trèfle »."""
    points = marriage_value(Marriage(suit, extended), trump)
    return say(language, "marriage-said", points=int(points), suit=suit.value)


def marriage_cards(language: str, extended: bool) -> str:
    """Ranks of a marriage: ``R D V``."""
    ranks = (Rank.KING, Rank.QUEEN, Rank.JACK) if extended else (Rank.KING, Rank.QUEEN)
    return " ".join(rank_letters(language)[rank] for rank in ranks)


def label(action: str, language: str, trump: Suit | None = None) -> str:
    """Short text of a seat's action; ``ValueError`` for the table's own actions.

    ``trump``: of the deal if known; adds a marriage's value.
    """
    match decode(action):
        case Play(card=card):
            return card_name(language, card)
        case Declare(suit=suit, extended=extended):
            if trump is not None:
                return marriage_said(language, suit, extended, trump)
            cards = marriage_cards(language, extended)
            return say(language, "marriage-cards", suit=suit.value, cards=cards)
        case Mark(card=card):
            return say(language, "hand-mark", card=card_name(language, card))
        case Dehors():
            return say(language, "button-dehors")
        case Announce(announcement=announcement):
            return say(language, f"button-{announcement.value}")
        case _:
            raise ValueError(f"no seat does {action!r}")


def ending_line(result: DealResult, rules: RuleSet, say: Speech) -> str:
    """End of a deal."""
    deal = str(result.number)
    if result.ending is Ending.COUNTED:
        points = result.points
        counted = PerTeam.of(lambda team: booked(points[team], points[team.other], rules))
        return say("ending-counted", deal=deal, **say.scores(counted.items(), say.team))
    values = {
        "deal": deal,
        "coches": str(result.coches),
        "unit": unit_name(say, rules, result.coches),
        "losers": say.partners(result.against.seats) if result.against else "",
    }
    if result.caller is not None:
        values["person"] = say.who(result.caller)
    return say(f"ending-{result.ending.value}", **values)


def unit_name(say: Speech, rules: RuleSet, count: int) -> str:
    """Unit marked against a team: coches, in 1802 parties (rules 4.2, 9.4)."""
    return say("unit-parties" if rules.ancient else "unit-coches", count=int(count))


def slate_line(view: View, say: Speech) -> str:
    """The slate in one line."""
    marked = marks(view)
    return say(
        "slate-line",
        **say.scores(view.slate.items(), say.team),
        unit=unit_name(say, view.rules, 2),
        ns_short=say("team-NS-short"),
        ns_marks=str(marked.ns),
        ew_short=say("team-EW-short"),
        ew_marks=str(marked.ew),
    )


def marks(view: View) -> PerTeam[int]:
    """Coches against each team; in 1802 its own parties (rules 4.2, 9.4)."""
    swap = view.rules.ancient
    return PerTeam.of(lambda team: int(view.coches[team.other if swap else team]))
