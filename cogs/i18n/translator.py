"""Names and descriptions of commands in the reader's language, for Discord's own menus."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.i18n.sentences import say
from i18n import LANGUAGES, language_of

_DEFAULT = "en"


def words(key: str) -> app_commands.locale_str:
    """A translatable text: English as the default, its key for the other languages."""
    return app_commands.locale_str(say(_DEFAULT, key), key=key)


class SentencesTranslator(app_commands.Translator):
    """Answers discord.py's questions from the sentences."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in a locale, ``None`` where Discord shall show the default."""
        key = string.extras.get("key")
        language = str(locale).split("-")[0]
        if key is None or language not in LANGUAGES or language == _DEFAULT:
            return None
        return say(language_of(locale), key) if say.has(language, key) else None
