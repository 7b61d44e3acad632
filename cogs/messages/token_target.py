"""What the token of an interaction edits: the message that was used, a page, or a sentence."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class OwnMessage:
    """An interaction's own message. What may be true, for an answer got lost, counts as true."""

    reply: bool = False
    """A message that the answer made, not the one that was used."""
    sentence: bool = False
    """Plain content: no page can take its place, for a page is made of components alone."""

    def takes_page(self, *, used: bool) -> bool:
        """Whether a page may be put on it; ``used``: one for the message that was used."""
        return not (self.sentence or (used and self.reply))

    def may_be(self, *, reply: bool, sentence: bool) -> None:
        """An answer is on its way that makes it this; nobody knows when it arrives."""
        self.reply, self.sentence = self.reply or reply, self.sentence or sentence

    def is_now(self, *, reply: bool, sentence: bool) -> None:
        """Discord has said which answer is there, or that one is not."""
        self.reply, self.sentence = reply, sentence
