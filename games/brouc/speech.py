"""Texts of Le Brouc: actions, calls, ends and scores."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from brouc import journal
from brouc.actions import Announce, Declare, Dehors, Mark, Play
from brouc.cards import Rank, Suit
from brouc.deal import Spoken
from brouc.result import DealResult, Ending
from brouc.ruleset import RuleSet
from brouc.seats import PerTeam, Seat, Team
from brouc.slate import booked, marriage_value
from brouc.tricks import Marriage
from brouc.view import DealView, View
from gamekit.api.face import At
from games.brouc.table_marriages import TableMarriage, table_marriages
from i18n import COMMON, Sentences, format_number
from i18n.cards import card_name, card_said, rank_letters, suit_name, with_sign

say: Final = Sentences(COMMON, Path(__file__).with_name("words"))
"""Sentence of a language and key, see :class:`i18n.Sentences`."""

_NEAR: Final = 7
"""Tricks one short of a cape."""
_CAPES: Final = (Ending.CAPE, Ending.DEMAND_MADE, Ending.DEMAND_FAILED)
"""Capes, where no table marriage counts (rules 6.1, 6.6)."""


def name_of(at: At, seat: Seat) -> str:
    """Display name at a seat, else the seat's name."""
    return at.names.get(seat.value) or say(at.language, f"seat-{seat}")


def team_of(at: At, team: Team) -> str:
    """Both partners."""
    one, two = team.seats
    return say(at.language, "final-partners", one=name_of(at, one), two=name_of(at, two))


def said_lines(view: View, deal: DealView, at: At) -> Iterator[str]:
    """Calls of the deal and table marriages in order, one line each."""
    lines = [
        ((spoken.trick, spoken.cards, 1), said_line(deal, spoken, at)) for spoken in deal.spoken
    ]
    if deal.result is None or deal.result.ending not in _CAPES:
        lines += [
            ((one.trick, one.card, 0), table_marriage_line(one, at))
            for one in table_marriages(view, deal)
        ]
    yield from (line for _, line in sorted(lines, key=lambda line: line[0]))


def table_marriage_line(made: TableMarriage, at: At) -> str:
    """Maker, value and sides of a table marriage (rules 3.3)."""
    language, suit = at.language, suit_name(at.language, made.marriage.suit)
    person, value = name_of(at, made.by), str(made.value)
    if made.team is None:
        return say(language, "table-marriage-lies", person=person, suit=suit, value=value)
    return say(
        language,
        "table-marriage-won",
        person=person,
        suit=suit,
        value=value,
        winners=team_of(at, made.team),
        losers=team_of(at, made.team.other),
    )


def near_lines(view: View, deal: DealView, at: At) -> Iterator[str]:
    """Lines on a team one trick from the cape: seven tricks are public."""
    winners = {won.winner.team for won in deal.tricks}
    if len(deal.tricks) == _NEAR and len(winners) == 1 and deal.result is None:
        key = "near-vole" if view.rules.ancient else "near-cape"
        yield say(at.language, key, team=team_of(at, *winners))


def said_line(deal: DealView, spoken: Spoken, at: At) -> str:
    """Line of a call."""
    language, said = at.language, spoken.said
    person = name_of(at, said.seat)
    match said:
        case Declare(suit=suit, extended=extended):
            words = with_sign(suit, marriage_said(language, suit, extended, deal.trump))
            return say(language, "said-declare", person=person, marriage=words)
        case Mark(card=card):
            return say(language, "said-mark", person=person, marriage=card_said(language, card))
        case Dehors():
            return say(language, "said-dehors", person=person)
        case Announce(announcement=announcement):
            return say(language, f"said-{announcement.value}", person=person)


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
    match journal.decode(action):
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


def ending_line(result: DealResult, rules: RuleSet, at: At) -> str:
    """End of a deal."""
    language = at.language
    if result.ending is Ending.COUNTED:
        points = result.points
        return say(
            language,
            "ending-counted",
            deal=str(result.number),
            ns_name=say(language, "team-NS"),
            ns=format_number(booked(points.ns, points.ew, rules)),
            ew_name=say(language, "team-EW"),
            ew=format_number(booked(points.ew, points.ns, rules)),
        )
    values = {
        "deal": str(result.number),
        "coches": str(result.coches),
        "unit": unit_name(language, rules, result.coches),
        "losers": team_of(at, result.against) if result.against else "",
    }
    if result.caller is not None:
        values["person"] = name_of(at, result.caller)
    return say(language, f"ending-{result.ending.value}", **values)


def unit_name(language: str, rules: RuleSet, count: int) -> str:
    """Unit marked against a team: coches, in 1802 parties (rules 4.2, 9.4)."""
    return say(language, "unit-parties" if rules.ancient else "unit-coches", count=int(count))


def slate_line(language: str, view: View) -> str:
    """The slate in one line."""
    marked = marks(view)
    return say(
        language,
        "slate-line",
        ns_name=say(language, "team-NS"),
        ns=format_number(view.slate[Team.NS]),
        ew_name=say(language, "team-EW"),
        ew=format_number(view.slate[Team.EW]),
        unit=unit_name(language, view.rules, 2),
        ns_short=say(language, "team-NS-short"),
        ns_marks=str(marked.ns),
        ew_short=say(language, "team-EW-short"),
        ew_marks=str(marked.ew),
    )


def marks(view: View) -> PerTeam[int]:
    """Coches against each team; in 1802 its own parties (rules 4.2, 9.4)."""
    swap = view.rules.ancient
    return PerTeam.of(lambda team: int(view.coches[team.other if swap else team]))


def table_lines(view: View, deal: DealView, at: At) -> Iterator[str]:
    """Cards on the table; a complete trick stays until the next lead."""
    cards = " · ".join(
        f"{name_of(at, seat)} {card_said(at.language, card)}" for seat, card in deal.trick.plays()
    )
    if cards:
        yield say(at.language, "trick-lies", cards=cards)
    elif deal.tricks:
        yield last_trick_line(view, at)


def last_trick_line(view: View, at: At) -> str:
    """Last complete trick."""
    deal, language = view.deal, at.language
    if deal is None or not deal.tricks:
        return say(language, "last-none")
    won = deal.tricks[-1]
    cards = " · ".join(
        f"{name_of(at, seat)} {card_said(language, card)}" for seat, card in won.trick.plays()
    )
    return say(
        language,
        "last-trick",
        number=str(len(deal.tricks)),
        cards=cards,
        winner=name_of(at, won.winner),
    )
