"""Target of an interaction's token: the message used, a page, or a text."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class TokenTarget:
    """The original response; a state that a lost answer may have caused counts as true."""

    reply: bool = False
    """A message made by the answer, not the one that was used."""
    sentence: bool = False
    """Plain content: no page can replace it, since a page consists of components alone."""

    def takes_page(self, *, used: bool) -> bool:
        """Whether a page may be put on it; ``used``: one for the message that was used."""
        return not (self.sentence or (used and self.reply))

    def may_be(self, *, reply: bool, sentence: bool) -> None:
        """Apply the possible effect of an answer that is on its way."""
        self.reply, self.sentence = self.reply or reply, self.sentence or sentence

    def is_now(self, *, reply: bool, sentence: bool) -> None:
        """Set the state confirmed by Discord."""
        self.reply, self.sentence = reply, sentence
