"""Rate limits: windows, buckets, and the requests that count against the global fifty a second."""

from __future__ import annotations

from tools.fake_discord.limits import GLOBAL, Payer, RateLimits

SEND = "POST /channels/{}/messages"
EDIT = "PATCH /channels/{}/messages/{}"


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_window_begins_with_its_first_request_and_ends_as_a_whole() -> None:
    clock = Clock()
    found = RateLimits(clock, clock)
    for left in (4, 3, 2, 1, 0):
        verdict = found.verdict(SEND, "7", Payer.BOT)
        assert verdict.wait == 0
        assert verdict.headers["X-RateLimit-Remaining"] == str(left)
        clock.now += 1
    clock.now -= 0.5
    refused = found.verdict(SEND, "7", Payer.BOT)
    assert refused.wait == 0.5
    assert refused.headers["X-RateLimit-Scope"] == "user"
    assert refused.headers["Via"], "without it the library takes an answer for a bar"
    clock.now += 0.5
    assert found.verdict(SEND, "7", Payer.BOT).wait == 0


def test_each_channel_and_each_kind_of_request_has_its_bucket() -> None:
    found = RateLimits(Clock(), Clock())
    for _ in range(5):
        found.verdict(SEND, "7", Payer.BOT)
    assert found.verdict(SEND, "7", Payer.BOT).wait
    assert not found.verdict(SEND, "8", Payer.BOT).wait
    assert not found.verdict(EDIT, "7", Payer.BOT).wait


def test_everything_that_a_token_does_is_one_bucket_outside_of_the_fifty() -> None:
    clock = Clock()
    found = RateLimits(clock, clock)
    for number in range(GLOBAL):
        assert not found.verdict(EDIT, str(number), Payer.BOT).wait
    over = found.verdict(EDIT, "again", Payer.BOT)
    assert over.everything
    assert over.headers["X-RateLimit-Global"] == "true"
    post, original = "POST /webhooks/{}/{}", "PATCH /webhooks/{}/{}/messages/@original"
    for route in (post, original, original, original, original):
        assert not found.verdict(route, "token", Payer.WEBHOOK).wait
    assert found.verdict(post, "token", Payer.WEBHOOK).wait == 2
    assert not any(found.verdict("callback", "x", Payer.ANSWER).wait for _ in range(100))
