"""Random input in names, forms and menus is sanitised or refused; nothing breaks."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from cogs.messages.components import chosen, typed
from cogs.messages.custom_ids import MalformedError, PageId, TableId, parsed
from cogs.messages.plain import LONGEST, escaped, one_line
from cogs.server.settings import FIELDS
from cogs.server.settings import changed as settings_changed
from cogs.view.house_rules import by_value, clean_name, kept_of, shown_name, with_rule
from db import GuildSettings, HouseRules
from games import registry
from tables.journal.options import Options
from tests.fuzzing import changed, fuzz, texts

KINDS = ("menu", "roles", "channels")
NAMES = texts("Anne", "[x](https://example.org)", "<@7>", "**", "שלום", "\u0335" * 9, "👨‍👩‍👧‍👦")


def test_a_name_stays_plain(patient: bool) -> None:
    @fuzz(patient, light=150)
    @given(NAMES)
    def check(text: str) -> None:
        found = one_line(text)
        found.encode()
        assert found == one_line(found)
        assert len(found) <= LONGEST
        assert not {unicodedata.category(one) for one in found} & {"Cc", "Cs", "Co", "Zl", "Zp"}
        assert len(escaped(text)) <= 2 * LONGEST + 2
        kept = clean_name(text)
        assert kept == clean_name(kept)
        assert "\n" not in shown_name(HouseRules(1, kept, "brouc", "brouc", ()))

    check()


def test_a_custom_id_is_ours_or_nobodys(patient: bool) -> None:
    good = st.sampled_from(
        [
            str(TableId(7, 12, "act", "play~N~Th")),
            str(PageId("settings", "set", "opener-role")),
            f"menu:{TableId(7, 1, 'set', 'more')}",
        ]
    )

    @fuzz(patient, light=150)
    @given(changed(good) | texts("brouc", "1", "menu:", "act", "learn"))
    def check(text: str) -> None:
        found = parsed(text)
        assert found is None or text in (str(found), *(f"{k}:{found}" for k in KINDS))

    check()


def test_what_is_in_a_form_or_a_menu_is_text(patient: bool) -> None:
    """Discord guarantees the structure, not the contents."""
    values = st.lists(st.none() | texts() | st.integers(), max_size=4)

    @fuzz(patient)
    @given(values)
    def check(found: list[Any]) -> None:
        fields = [{"type": 18, "component": {"value": one}} for one in found]
        form: Any = SimpleNamespace(data={"components": fields})
        menu: Any = SimpleNamespace(data={"values": found or None})
        assert all(isinstance(one, str) for one in (*typed(form), *chosen(menu)))

    check()


def test_a_saved_rule_set_is_one_that_is_kept(patient: bool) -> None:
    games = registry.games()
    saved = [HouseRules(n, f"x{n}", name, name, ()) for n, name in enumerate(games, 1)]
    odd = [replace(saved[0], preset="x"), replace(saved[0], rules=(("x", "y"),))]

    @fuzz(patient)
    @given(st.sampled_from(sorted(games)), texts("saved-", "1", "2", "saved-1", most=2))
    def check(name: str, value: str) -> None:
        rules = games[name].rules
        found = by_value(rules, [*saved, *odd], value)
        assert found is None or found in kept_of(rules, saved)
        options = Options(preset=rules.presets[0])
        try:
            with_rule(rules, options, value, value)
        except MalformedError:
            return
        raise AssertionError("no game has a rule that is called like its value")

    check()


def test_a_setting_is_chosen_or_malformed(patient: bool) -> None:
    games, before = registry.games(), GuildSettings()
    values = st.lists(texts("fr", "brouc", "none", "7", "9" * 19, "saved-1", most=2), max_size=3)

    @fuzz(patient, light=80)
    @given(st.sampled_from(FIELDS) | texts(*FIELDS, ".", most=3), values)
    def check(field: str, given_values: list[str]) -> None:
        try:
            found = settings_changed(before, field, tuple(given_values), None, games)
        except MalformedError:
            return
        assert isinstance(found, GuildSettings)
        assert field.partition(".")[0] in FIELDS, "only what there is can be chosen"

    check()
