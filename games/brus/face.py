"""Face of Brus (:class:`gamekit.api.face.Face`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from gamekit.api.face import At, Command, Help, Page
from gamekit.api.panel import Act, Button, Choice, Panel, Row, Style
from gamekit.api.scenes import Scene
from gamekit.cards.cards import PACK
from games.brus import speech
from games.brus.cards import BEATING, OTHER, SEVENS, TEAM, sorted_hand
from games.brus.pictures.board import last_of
from games.brus.pictures.hand import held
from games.brus.pictures.tableau import shown_of, worth
from games.brus.rules import RULES, BrusView, Dare, Ending, Play, Run, Take, Turn
from games.cardgame.actions import Action
from games.cardgame.deal import Laid, Trick
from games.cardgame.hand_parts import Held
from games.cardgame.speech import Speech
from games.cardgame.table_face import TableFace, call_button
from i18n.cards import card_face, card_label, card_name
from i18n.typed import plain


class BrusFace(TableFace[BrusView, BrusView]):
    """Messages of Brus."""

    pages = (Page("played", heavy=True), Page("tableau", heavy=True), Page("last", heavy=True))
    commands = (
        Command("wagen"),
        Command("kehren", argument=True),
        Command("run"),
        Command("takeup"),
        Command("played", page="played"),
        Command("tableau", page="tableau"),
        Command("last", page="last"),
    )
    does = {  # noqa: RUF012
        "play": (Play, Turn),
        "wagen": (Play, Dare),
        "kehren": (Turn,),
        "run": (Run,),
        "takeup": (Take,),
    }
    held = staticmethod(held)
    last_trick = staticmethod(last_of)
    text = staticmethod(speech.label)
    titles = {**TableFace.titles, "recap": "recap-title", "rests": "hand-title-rests"}  # noqa: RUF012

    def about(self, deal: BrusView, say: Speech) -> dict[str, str]:
        """Hand, trick and dealer."""
        trick = min(len(deal.tricks) + 1, 8)
        return {"hand": str(deal.number), "trick": str(trick), "dealer": say.who(deal.dealer or "")}

    def said(self, view: BrusView, deal: BrusView, say: Speech) -> Iterable[str]:
        """Turned cards, answers and dares."""
        return speech.said_lines(deal, say)

    def awaited(self, view: BrusView, deal: BrusView, say: Speech) -> Iterator[str]:
        """The question to a team while a card lies turned."""
        if answers(view):
            yield say("hand-asked")
        elif deal.asked is not None:
            yield say("board-asked", team=say.partners(OTHER[TEAM[deal.asked.seat]]))

    def progress(self, view: BrusView, deal: BrusView, say: Speech) -> Iterator[str]:
        """Strokes at stake (rules 10.7), tricks of both teams and cards in the stock."""
        yield say("about-worth", n=worth(view))
        yield say(
            "progress-line", **say.scores(deal.tricks_won.items(), say.team), stock=deal.stock
        )

    def standing(self, view: BrusView, say: Speech) -> Iterator[str]:
        """The tableau."""
        yield speech.tableau_line(view, say)

    def ending(self, view: BrusView, deal: BrusView, say: Speech) -> Iterable[str]:
        """Winner and strokes wiped."""
        return speech.ending_lines(deal, deal.result, say) if deal.result is not None else ()

    def call(self, view: BrusView, at: At) -> Panel | None:
        """A team that ran, with both its hands shown (rules 10.6), or a game won."""
        result, say = view.result, self.speech(at)
        if result is None or result.by is None:
            return None
        lines: list[str] = []
        if result.ending is Ending.RUN:
            lines.append(say.acts("call-run", speech.runner(view)))
            for seat in OTHER[result.by]:
                cards = say.cards(sorted_hand(view.open[seat] if view.open is not None else ()))
                lines.append(say("call-shown", person=say.who(seat), cards=cards))
        if result.game_over:
            lines += [say("call-game"), speech.game_line(result, result.by, say)]
        return Panel(lines=tuple(lines), tone="loud") if lines else None

    def result(self, view: BrusView, say: Speech) -> Iterator[str]:
        """Games of both teams."""
        games = say.scores(view.games.items(), say.team)
        yield say("final-score", **games, hands=len(view.results))

    # -- a seat's hand -----------------------------------------------------------------------------

    def question(self, action: Any) -> str | None:
        """Of turning and running; of a card the table asks."""
        match action:
            case Turn():
                return "sure-turn"
            case Run():
                return "sure-run"
            case _:
                return None

    def hand_lines(self, view: BrusView, deal: BrusView, say: Speech, at: At) -> Iterator[str]:
        """Nothing that others change while the hand rests."""
        if at.rests:
            return
        yield from speech.said_lines(deal, say)
        if at.looks_on:
            yield from self.lying(deal, say)

    def laid(self, deal: BrusView, say: Speech) -> str:
        """Cards on the table; a turned one is not named."""
        if deal.covered:
            return say("lies-turned", person=say.by(deal.leader))
        return self._plays(deal.lying, say)

    def binding(self, view: BrusView, say: Speech) -> Iterator[str]:
        """Daring and turning while they are legal."""
        if dares(view):
            yield say("about-dare")
        if turns(view):
            yield say("about-turn")

    def resting(self, view: BrusView, at: At) -> Held:
        """The cards alone."""
        return held(view)

    def asked(self, view: BrusView) -> bool:
        """Whether the viewer is to play a card or to answer."""
        return self.on_turn(view) or bool(answers(view))

    def calls(self, view: BrusView, deal: BrusView, at: At) -> Iterator[Row]:
        """Buttons to dare and to answer, and to lead a card face down."""
        row = [self._dare(one, at) for one in dares(view)]
        row += [self._answer(one, at) for one in answers(view)]
        if row:
            yield tuple(row)
        if turned := turns(view):
            yield tuple(self._turn(one, at) for one in turned)

    def _dare(self, dare: Play | Dare, at: At) -> Button:
        if isinstance(dare, Play):
            return self.button(dare, at, "danger", asks=False)
        # Only possible before the next card, so without confirmation.
        return Button(
            Act(RULES.encode(dare), sure=True), speech.label(dare, at.language), style="danger"
        )

    def _answer(self, answer: Take | Run, at: At) -> Button:
        runs = isinstance(answer, Run)
        style: Style = "danger" if runs else "primary"
        # Its width stays, since buttons follow to its right; the text above asks.
        question = self.say(at.language, "button-sure-of", what=speech.label(answer, at.language))
        return self.button(answer, at, style, asks=runs, question=(question, "success"))

    def _turn(self, turn: Turn, at: At) -> Button:
        """Button to lead a card face down, with confirmation for everybody since it binds."""
        rank, sign = card_face(at.language, turn.card, four=at.four_colours)
        words = self.say(at.language, "button-turn", card=f"{sign} {rank}" if sign else rank)
        return call_button(RULES.encode(turn), words, at)

    # -- pages -------------------------------------------------------------------------------------

    def page(self, name: str, view: BrusView, at: At) -> Panel:
        """Panel of a page; ``KeyError`` for another name."""
        say = self.speech(at)
        match name:
            case "played":
                scene = Scene("played", view) if view.deal is not None else None
                return Panel(lines=tuple(_played(view, say)), scene=scene)
            case "tricks" if view.dealt:
                pairs = zip(super().page(name, view, at).lines, view.tricks, strict=True)
                told = (
                    (line, *speech.trick_lines(view, number, won, say))
                    for number, (line, won) in enumerate(pairs, 1)
                )
                return Panel(lines=tuple("\n".join(lines) for lines in told))
            case "tableau":
                return Panel(lines=tuple(_tableau(view, say)), scene=Scene("tableau", view))
            case _:
                return super().page(name, view, at)

    def plays(self, won: Trick, say: Speech) -> str:
        """Cards of a trick, each after its player, the dared ones marked."""
        return self._plays(won.laid, say)

    def _plays(self, laid: Iterable[Laid], say: Speech) -> str:
        marked = ((one, "!" * bool(one.call)) for one in laid)
        return " · ".join(f"{say.who(one.seat)} {say.card(one.card)}{mark}" for one, mark in marked)

    # -- words -------------------------------------------------------------------------------------

    def meant(self, command: str, text: str, view: BrusView, language: str) -> Iterable[Action]:
        """Actions of typed words."""
        seat, hand = view.seat, view.deal
        if seat is None or hand is None:
            return ()
        match command:
            case "play" | "kehren" if text:
                return speech.played(text, seat, hand, language, turned=command == "kehren")
            case "wagen" if not text:
                return dares(view) or speech.dared(seat, hand)
            case "run" | "takeup":
                return super().meant(command, text, view, language)
        return ()

    def offered(
        self, command: str, text: str, view: BrusView, language: str, help: Help
    ) -> Iterator[Choice]:
        """Cards, dares and cards to turn."""
        seat, hand = view.seat, view.deal
        if seat is None or hand is None:
            return
        cards = speech.begun_with(text, hand, language)
        if command == "play" and self.on_turn(view):
            for card in cards:
                words = f"{card_label(language, card)} · {card_name(language, card)}"
                yield Choice(RULES.encode(Play(seat, card)), words)
            for dare in dares(view):
                if plain(text) in plain(speech.label(dare, language)):
                    yield self.choice(dare, language)
        elif command == "kehren":
            legal = [turn.card for turn in turns(view)]
            for card in cards:
                if help == "none" or card in legal:
                    yield self.choice(Turn(seat, card), language)


def answers(view: BrusView) -> tuple[Take | Run, ...]:
    """Answers open to the viewer: take up, run."""
    return tuple(one for one in view.legal if isinstance(one, Take | Run))


def turns(view: BrusView) -> tuple[Turn, ...]:
    """Cards that the viewer may lead face down now, in the hand's order."""
    found = {action.card: action for action in view.legal if isinstance(action, Turn)}
    return tuple(found[card] for card in sorted_hand(tuple(found)))


def dares(view: BrusView) -> tuple[Play | Dare, ...]:
    """Legal dares of the viewer."""
    return tuple(
        one for one in view.legal if isinstance(one, Dare) or (isinstance(one, Play) and one.dared)
    )


def _played(view: BrusView, say: Speech) -> Iterator[str]:
    """Cards played so far, public at any time (rules 10.10)."""
    played = view.deal.played if view.deal is not None else ()
    if not played:
        yield say("played-none")
        return
    yield say("played-count", count=len(played))
    blank = tuple(card for card in PACK if card not in (*BEATING, *SEVENS))
    for key, kind in (("beating", BEATING), ("sevens", SEVENS), ("blank", blank)):
        if cards := say.cards(card for card in kind if card in played):
            yield say(f"played-{key}", cards=cards)


def _tableau(view: BrusView, say: Speech) -> Iterator[str]:
    """Strokes, Stanti and games; Brillen and Keulen of this match."""
    yield speech.tableau_line(view, say)
    for team, drawn in shown_of(view).drawn.items():
        if drawn:
            keulen, brillen = drawn.count(True), drawn.count(False)
            people = say.partners(team)
            yield say("tableau-drawn", team=people, brillen=brillen, keulen=keulen)


FACE: Final = BrusFace(speech.say, RULES.codec)
"""Instance in the game."""
