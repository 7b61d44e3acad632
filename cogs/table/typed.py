"""Typed moves: text parsed by the game, and autocompletion."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from cogs.i18n.sentences import say
from cogs.messages.components import Interaction
from cogs.messages.posts import Post, shortened, unframed
from cogs.messages.responder import responder
from cogs.replies import own_table, table_meant
from cogs.services import Feature, Services
from cogs.table.info_handlers import InfoHandlers
from cogs.view.panels import at_table, rows
from gamekit.api.game import Game
from gamekit.api.panel import Act, Button, Panel
from tables.decisions.outcomes import Accepted
from tables.journal.state import TableState
from tables.views import HandPanel

PLAY: Final = "play"
"""Name of the command shared by all games."""
CHOICES: Final = 25
"""Maximum number of proposals in Discord."""
_IN_ROW: Final = 4
_MOST: Final = 20
"""Maximum number of buttons in a question about ambiguous text."""
_LABEL: Final = 100
"""Maximum length of a proposal, in characters."""


class TypedWords(Feature):
    """Executes typed text; asks if it is ambiguous."""

    def __init__(self, services: Services, info: InfoHandlers) -> None:
        super().__init__(services)
        self._info = info

    async def run(self, interaction: Interaction, command: str, text: str) -> None:
        """Run a command of the person's game."""
        language = await self._people.language_for(interaction)
        state = await table_meant(self._tables, interaction, language)
        if state is None:
            return
        game = self._games[state.opened.game]
        known = next((one for one in game.face.commands if one.name == command), None)
        with self._outbox.pressing(state.id):
            if known is not None and known.page is not None:
                await self._info.show_page(interaction, state, known.page)
            elif known is not None or command == PLAY:
                await self._do(interaction, state, game, command, text)
            else:
                name, typed = game.face.say(language, "game-name"), self._named(command, language)
                refused = say(language, "command-of-another-game", command=typed, game=name)
                await responder(interaction).say(refused)

    def _named(self, command: str, language: str) -> str:
        """Name of a game's command in a language, as Discord shows it."""
        owner = next(
            game
            for game in self._games.values()
            if command in (one.name for one in game.face.commands)
        )
        return _said(owner, language, f"cmd-{command}", f"cmd-{command}")

    async def _do(
        self, interaction: Interaction, state: TableState, game: Game, command: str, text: str
    ) -> None:
        language, person = await self._people.language_for(interaction), interaction.user.id
        hand = await self._tables.hand(state.id, person)
        if hand is None or hand.view is None:
            await responder(interaction).say(say(language, "not-playing"))
            return
        found = game.face.typed(command, text, hand.view, language)
        if not found:
            unknown = _said(game, language, f"cmd-{command}-unknown", "not-understood")
            await responder(interaction).say(unknown)
        elif len(found) > 1:
            await responder(interaction).show(question(game, hand, command, found, language))
        else:
            what = game.face.label(found[0], language, hand.view)
            common = "done-it" if command == PLAY else "said-it"
            done = _said(game, language, f"cmd-{command}-done", common, what=what)
            action = game.rules.decode(found[0])
            outcome = await self._tables.act(state.id, person, action, cause=str(interaction.id))
            await responder(interaction).say(self._replies.told(outcome, language, done))
            if isinstance(outcome, Accepted):
                responder(interaction).clear_note()

    async def proposals(
        self, interaction: Interaction, command: str, text: str
    ) -> list[app_commands.Choice[str]]:
        """Autocomplete the typed text."""
        state = await own_table(self._tables, interaction)
        language = await self._people.language_for(interaction)
        if state is None:
            return []
        known = {one.name for one in self._games[state.opened.game].face.commands}
        if command != PLAY and command not in known:
            return []
        hand = await self._tables.hand(state.id, interaction.user.id)
        if hand is None or hand.view is None:
            return []
        face = self._games[state.opened.game].face
        return [
            app_commands.Choice(name=shortened(one.label, _LABEL), value=one.action)
            for one in face.proposals(
                command, text, hand.view, language, hand.board.options.help.value
            )[:CHOICES]
        ]


def _said(game: Game, language: str, own: str, common: str, **values: str) -> str:
    """Return the game's own sentence if it has one, else the common one."""
    if game.face.say.has(language, own):
        return game.face.say(language, own, **values)
    return say(language, common, **values)


def question(
    game: Game, hand: HandPanel, command: str, actions: tuple[str, ...], language: str
) -> Post:
    """Ask which of several actions is meant, with a button for each."""
    buttons = tuple(
        Button(
            Act(action, sure=True), game.face.label(action, language, hand.view), style="primary"
        )
        for action in actions[:_MOST]
    )
    panel = Panel(
        rows=tuple(buttons[start : start + _IN_ROW] for start in range(0, len(buttons), _IN_ROW))
    )
    text = _said(game, language, f"cmd-{command}-which", "which-one")
    ids = at_table(hand.table, hand.began, game.rules)
    return unframed(text, *rows(panel, ids, game.face, language))
