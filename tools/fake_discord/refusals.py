"""Refusals of Discord: statuses, codes and bodies."""

from __future__ import annotations

from typing import Final

TEXTS: Final = {
    0: "404: Not Found",
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10013: "Unknown User",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    30046: "Maximum number of edits to messages older than 1 hour reached",
    40005: "Request entity too large",
    40060: "Interaction has already been acknowledged.",
    50005: "Cannot edit a message authored by another user",
    50007: "Cannot send messages to this user",
    50013: "Missing Permissions",
    50027: "Invalid Webhook Token",
    50035: "Invalid Form Body",
    50083: "Thread is archived",
    50109: "The request body contains invalid JSON.",
    160004: "A thread has already been created for this message",
}


class RefusedError(Exception):
    """A refused request.

    ``status``: of HTTP; ``code``: Discord's own number; ``complaint``: the mistake in the request
    itself, empty for a valid one.
    """

    def __init__(self, status: int, code: int, complaint: str = "") -> None:
        super().__init__(f"{status} {code} {complaint}")
        self.status, self.code, self.complaint = status, code, complaint

    def body(self) -> dict[str, object]:
        """Discord's error body."""
        return {"message": TEXTS.get(self.code, "Error"), "code": self.code}


def malformed(complaint: str) -> RefusedError:
    """Refusal of a malformed body."""
    return RefusedError(400, 50035, complaint)
