"""Brus through the bot: a turned card is answered by either of the others."""

from __future__ import annotations

from pathlib import Path

from cogs.i18n.sentences import say
from cogs.messages.custom_ids import TableId, packed
from games.brus.game import GAME
from games.brus.rules import Turn
from tests.e2e.evening import evening


async def test_a_turned_card_is_answered_by_the_first_of_two(tmp_path: Path) -> None:
    rules = GAME.rules
    async with evening(tmp_path, games={GAME.name: GAME}) as world:
        table = await world.deal()
        people = {seat: world.people["NWSE".index(seat)] for seat in rules.seats}
        while len((state := await world.state(table)).asked) < 2:
            assert state.turn is not None
            legal = rules.legal_actions(state.match, state.turn)
            action = next((one for one in legal if isinstance(one, Turn)), legal[0])
            press = TableId(table, state.turn_seq, "now", packed(rules.encode(action)))
            person = people[state.turn]
            await world.click(person, world.hand(person), str(press))
            assert (await world.state(table)).seq > state.seq
        first, second = (people[seat] for seat in state.asked)
        asks = say("en", "either", one=first.mention, two=second.mention)
        assert asks in world.text(world.board)
        done = await second.command(world.thread, "takeup")
        assert done.ephemeral, "what is typed is answered in private"
        after = await world.state(table)
        assert len(after.actions) == len(state.actions) + 1
        assert asks not in world.text(world.board)
        late = await first.command(world.thread, "run")
        assert world.answer(late) == GAME.face.say("en", "nothing-to-answer", rule="10.6")
        assert (await world.state(table)).seq == after.seq
