"""Names and descriptions of commands in the reader's language, for Discord's own menus."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.i18n.sentences import say
from games.api.face import Say
from i18n import LANGUAGES, language_of

_DEFAULT = "en"


def words(key: str, own: Say = say, default: str | None = None) -> app_commands.locale_str:
    """A translatable text: English as the ``default``, its key for the other languages.

    ``own``: a game's words, if it is one of those.
    """
    return app_commands.locale_str(default or own(_DEFAULT, key), key=key, say=own)


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
        if key is None or language not in LANGUAGES:
            return None
        own: Say = string.extras["say"]
        text = own(language_of(locale), key) if own.has(language, key) else None
        return text if language != _DEFAULT or text != string.message else None
