"""Face of Le Brouc (:class:`gamekit.api.face.Face`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final

from brouc.actions import CODEC, Action, Announce, Announcement, Declare, Dehors, Mark, Play, encode
from brouc.cards import Card, Suit, sorted_hand
from brouc.result import Ending
from brouc.ruleset import Marking
from brouc.seats import Seat
from brouc.slate import OUT, marriage_value, net, table_value, unit
from brouc.tricks import Marriage, why_not
from brouc.view import DealView, View, net_now
from gamekit.api.face import At, Command, Help, Page, Seen
from gamekit.api.panel import Button, Choice, Menu, Panel, Row
from gamekit.api.scenes import Scene
from gamekit.cards.engine import Phase
from gamekit.cards.violations import Reason
from games.brouc import speech
from games.brouc.pictures.board import last_of
from games.brouc.pictures.final import BestMarriage, FinalFacts
from games.brouc.pictures.hand import HandFacts, Held, held
from games.cardgame.hand_parts import Held as Hand
from games.cardgame.speech import Speech
from games.cardgame.table_face import TableFace, offers
from i18n.cards import card_label, card_name, suit_label, with_sign, with_suit


class BroucFace(TableFace[View, DealView]):
    """Messages of Le Brouc."""

    pages = (
        Page("last", heavy=True),
        Page("slate", heavy=True),
        Page("why", on_board=False),
    )
    commands = (
        Command("marriage", argument=True),
        Command("dehors"),
        Command("cape", argument=True),
        Command("slate", page="slate"),
        Command("last", page="last"),
    )
    does = {  # noqa: RUF012
        "play": (Play,),
        "marriage": (Declare, Mark),
        "dehors": (Dehors,),
        "cape": (Announce,),
    }
    last_trick = staticmethod(last_of)
    text = staticmethod(speech.label)

    def said(self, view: View, deal: DealView, say: Speech) -> Iterable[str]:
        """Calls and table marriages."""
        return speech.said_lines(view, deal, say)

    def lines(self, view: View, deal: DealView, say: Speech) -> Iterator[str]:
        """The same, and a team near the cape."""
        yield from speech.said_lines(view, deal, say)
        yield from speech.near_lines(view, deal, say)

    def standing(self, view: View, say: Speech) -> Iterator[str]:
        """The slate."""
        yield speech.slate_line(view, say)

    def ending(self, view: View, deal: DealView, say: Speech) -> Iterator[str]:
        """End of the deal."""
        if deal.result is not None:
            yield speech.ending_line(deal.result, view.rules, say)

    def call(self, view: View, at: At) -> Panel | None:
        """A « Dehors ! » with its count; ``None`` if the deal did not end by one."""
        deal = view.deal
        result = deal.result if deal is not None else None
        if deal is None or result is None or result.caller is None or result.against is None:
            return None
        if result.ending not in (Ending.DEHORS, Ending.WRONG_DEHORS):
            return None
        say, team = self.speech(at), result.caller.team
        points = net(result.points[team], result.points[team.other])
        slate = deal.slate[team]
        worth = slate * unit(view.rules)
        text = say(
            "dehors-right" if result.ending is Ending.DEHORS else "dehors-wrong",
            person=say.who(result.caller),
            slate=slate,
            worth=worth,
            points=points,
            total=worth + points,
            coches=result.coches,
            unit=speech.unit_name(say, view.rules, result.coches),
            losers=say.partners(result.against.seats),
        )
        return Panel(lines=(text,), tone="loud")

    def result(self, view: View, say: Speech) -> Iterator[str]:
        """Coches against each team."""
        key = "final-score-parties" if view.rules.ancient else "final-score"
        yield say(key, **say.scores(speech.marks(view).items(), say.team))

    def final_facts(self, seen: Seen) -> FinalFacts:
        """The best marriage too."""
        return FinalFacts(seen.seconds, dict(seen.ratings), best_marriage(seen.ends))

    # -- a seat's hand -----------------------------------------------------------------------------

    def question(self, action: Any) -> str | None:
        """Key of a binding call's question; ``None``: a card, which the table asks about itself."""
        name = _binding_name(action)
        return f"hand-{name}" if name is not None else None

    def binding(self, view: View, say: Speech) -> Iterator[str]:
        """Announcements while somebody may make one."""
        return (say(f"about-{one.value}") for one in view.announceable)

    def hints(self, view: View, deal: DealView, say: Speech, at: At) -> Iterator[str]:
        """Marriages that may be declared now, and the seat's own count of the deal."""
        if deal.result is not None or at.rests:
            return
        declarable = sorted(
            (action for action in view.legal if isinstance(action, Declare)),
            key=lambda action: action.extended,
        )
        best = {action.suit: action.extended for action in declarable}
        for suit, extended in best.items():
            words = speech.marriage_said(say.language, suit, extended, deal.trump)
            marriage = with_sign(suit, words, four=say.four_colours)
            yield say("reminder-marriage", marriage=marriage)
        assert view.seat is not None, "a hand is a seat's"
        team = view.seat.team
        slate, points = unit(view.rules) * deal.slate[team], net_now(view, deal, team)
        if not points and slate < OUT:
            return  # Nothing to add up.
        yield say("reminder-count", slate=slate, points=points, total=slate + points)

    def hand_facts(self, at: At) -> HandFacts:
        """Ribbons at a table with hints."""
        return HandFacts(at.help != "none", at.help == "hints")

    def resting(self, view: View, at: At) -> Held:
        """The cards, and trump."""
        return held(view, ribbons=at.help == "hints")

    def held(self, view: View) -> Hand:
        """Cards as drawn."""
        return held(view).hand

    def columns(self, count: int) -> int:
        """Four cards in a row, as in the picture."""
        return 4

    def calls(self, view: View, deal: DealView, at: At) -> Iterator[Row]:
        """« Dehors ! », announcements, requests, and the menu of marriages."""
        assert view.seat is not None, "a hand is a seat's"
        yield (
            self._binding(Dehors(view.seat), at),
        )  # In a row of its own: it is wider as a question.
        playing = view.phase is Phase.PLAYING
        capes = self._capes(view, view.seat, at) if playing else ()
        if others := (*capes, *offers(at, "count", "undo", "back")):
            yield others
        choices = marriages(view, at.language, at.help, four=at.four_colours)
        if choices and (playing or view.rules.marking is Marking.MANUAL):
            yield Menu("marriage", self.say(at.language, "hand-marriage"), choices)

    def _binding(self, action: Dehors | Announce, at: At) -> Button:
        """Button with confirmation in the same place, since a game is lost by it (rules 5.5, 6.6).

        Red only as a question, so that nothing red is near the cards; typed calls need no
        confirmation.
        """
        question = self.say(at.language, f"button-{_binding_name(action)}-sure"), "danger"
        return self.button(action, at, question=question)

    def _capes(self, view: View, seat: Seat, at: At) -> Iterator[Button]:
        return (self._binding(Announce(seat, one), at) for one in announcements(view, at.help))

    def panel(self, name: str, view: View, at: At) -> Panel:
        """Announcements of the cape for hands of version 0.1.0; ``KeyError`` for another name."""
        if name != "cape":
            raise KeyError(name)
        if view.seat is None:
            raise ValueError("a spectator has no hand")
        rows = (tuple(self._capes(view, view.seat, at)),)
        return Panel(lines=(self.say(at.language, "cape-choose"),), rows=rows)

    # -- pages -------------------------------------------------------------------------------------

    def page(self, name: str, view: View, at: At) -> Panel:
        """Panel of a page; ``KeyError`` for another name."""
        if name != "slate":
            return super().page(name, view, at)
        # From the reader's side: their team is « Nous ».
        return Panel(lines=(speech.slate_line(view, self.speech(at)),), scene=Scene("slate", view))

    def sorted(self, deal: DealView) -> tuple[Card, ...]:
        """By suit, trumps first."""
        return sorted_hand(deal.hand, deal.trump)

    def why_not(self, view: View, deal: DealView, card: Card) -> Reason | None:
        """Reason of the rules."""
        laid, ancient = deal.trick.cards, view.rules.ancient
        return why_not(card, deal.hand, laid, deal.trump, ancient=ancient)

    # -- words -------------------------------------------------------------------------------------

    def meant(self, command: str, text: str, view: View, language: str) -> Iterable[Action]:
        """Actions of typed words."""
        seat, deal = view.seat, view.deal
        if command == "marriage":
            return speech.marriages_meant(text, view, deal, language) if deal is not None else ()
        if command == "cape" and seat is not None:
            found = speech.announcements_meant(text, announcements(view))
            return (Announce(seat, one) for one in found)
        return super().meant(command, text, view, language)

    def offered(
        self, command: str, text: str, view: View, language: str, help: Help
    ) -> Iterator[Choice]:
        """Cards, marriages and announcements."""
        yield from super().offered(command, text, view, language, help)
        found: Iterable[Choice] = ()
        if command == "marriage":
            found = marriages(view, language, help)
        elif command == "cape" and (seat := view.seat) is not None:
            calls = (Announce(seat, one) for one in announcements(view, help))
            found = (self.choice(call, language) for call in calls)
        begun = text.strip().casefold()
        yield from (one for one in found if begun in one.label.casefold())


def _binding_name(action: Action) -> str | None:
    match action:
        case Dehors():
            return "dehors"
        case Announce(announcement=announcement):
            return announcement.value
        case _:
            return None


def marriages(
    view: View, language: str, help: Help = "none", *, four: bool = False
) -> tuple[Choice, ...]:
    """Marriages to declare or mark; without help all, held or not."""
    assert view.deal is not None, "a menu of marriages needs a deal"
    assert view.seat is not None, "a menu of marriages is a seat's"
    marked = view.rules.marking is Marking.MANUAL
    choices = _marriages(view.seat, view.deal.trump, marked, language, four)
    if help == "none":
        return choices
    legal = {encode(one) for one in view.legal if isinstance(one, (Declare, Mark))}
    return tuple(choice for choice in choices if choice.action in legal)


@lru_cache(maxsize=256)
def _marriages(
    seat: Seat, trump: Suit, marked: bool, language: str, four: bool
) -> tuple[Choice, ...]:
    """The same, cached for a deal: a tenth of a hand's time."""
    return tuple(_each_marriage(seat, trump, marked, language, four))


def _each_marriage(
    seat: Seat, trump: Suit, marked: bool, language: str, four: bool
) -> Iterator[Choice]:
    for suit in sorted(Suit, key=lambda suit: suit is not trump):
        for extended in (False, True):
            said = speech.marriage_said(language, suit, extended, trump)
            label, emoji = with_suit(suit, said, four=four)
            action = encode(Declare(seat, suit, extended))
            cards = speech.marriage_cards(language, extended)
            yield Choice(action, label, cards, emoji, suit_label(suit))
    if marked:
        for suit in Suit:
            for letter in ("Q", "J"):
                card = Card.parse(letter + suit.value)
                said = speech.say(language, "hand-mark", card=card_name(language, card))
                label, emoji = with_suit(suit, said, four=four)
                shown = card_label(language, card)
                yield Choice(encode(Mark(seat, card)), label, emoji=emoji, card=shown)


def announcements(view: View, help: Help = "none") -> tuple[Announcement, ...]:
    """Announcements open to somebody at the table; without help all of the rules."""
    if help != "none":
        return view.announceable
    ancient = view.rules.ancient
    return tuple(
        announcement
        for announcement in Announcement
        if (announcement is Announcement.PARTIE_ET_VOLE) is ancient
    )


def best_marriage(ends: Iterable[View]) -> BestMarriage | None:
    """Most valuable marriage declared or won, the earliest of equals.

    ``ends``: view after each deal, in order.
    """
    best: BestMarriage | None = None
    for view in ends:
        for marriage in _best_marriages(view):
            if best is None or marriage.value > best.value:
                best = marriage
    return best


def _best_marriages(view: View) -> Iterator[BestMarriage]:
    deal = view.deal
    if deal is None:
        return
    for spoken in deal.spoken:
        said = spoken.said
        if isinstance(said, Declare):
            value = marriage_value(Marriage(said.suit, said.extended), deal.trump)
            yield BestMarriage(said.seat, said.suit, value)
    for mark in deal.marks:
        value = table_value(mark.marriage, deal.trump, view.rules)
        winner = deal.tricks[mark.trick - 1].winner
        yield BestMarriage(winner, mark.marriage.suit, value)


FACE: Final = BroucFace(speech.say, CODEC)
"""Instance in the game."""
