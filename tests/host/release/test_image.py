"""Image, built and run where a container tool is installed, against the fake Discord, as compose
starts it.

``docker`` is used where its daemon answers, else ``podman``. ``BROUC_TEST_BUILD`` has more options
of ``build`` for machines that need some, such as a base image of their own (docs/testing.md).
"""

from __future__ import annotations

import asyncio
import os
import shlex
import shutil
import subprocess
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.host.release.test_installed import AGAINST
from tools.fake_discord.server import TOKEN, FakeDiscord

ROOT = Path(__file__).resolve().parents[3]
PATIENCE_S = 1_800
"""Timeout for hanging commands only."""
NAME = f"brouc-tested-{uuid.uuid4().hex[:8]}"
SHUT: tuple[str, ...] = ("--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL")
SHUT += ("--security-opt", "no-new-privileges", "--network", "host")
COMMAND = f"{AGAINST}sys.argv = ['bot.py']\nimport bot\nsys.exit(bot.main())\n"


def run(*command: str) -> subprocess.CompletedProcess[str]:
    # Podman's own image format has no health checks.
    environment = os.environ | {"BUILDAH_FORMAT": "docker"}
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE_S
    )


def tool() -> str:
    """Container tool; the test is skipped without one."""
    for name in ("docker", "podman"):
        if shutil.which(name) is not None and run(name, "info").returncode == 0:
            return name
    pytest.skip("neither docker with a daemon nor podman is here")


@pytest.fixture
def built() -> Iterator[str]:
    """Container tool, after building the image."""
    found = tool()
    more = shlex.split(os.environ.get("BROUC_TEST_BUILD", ""))
    done = run(found, "build", *more, "--tag", NAME, ".")
    if done.returncode and not more and "python:" in done.stderr:
        pytest.skip(f"the base image cannot be fetched: {done.stderr.splitlines()[-1]}")
    assert done.returncode == 0, done.stderr[-4000:]
    try:
        yield found
    finally:
        run(found, "rm", "--force", NAME)
        run(found, "volume", "rm", "--force", NAME)
        run(found, "image", "rm", "--force", NAME)


@pytest.mark.patient
async def test_the_image_is_built_and_runs(built: str) -> None:
    once = (built, "run", "--rm", *SHUT, NAME)
    silent = run(*once)
    assert silent.returncode == 1
    assert "BROUC_TOKEN is missing" in silent.stderr
    assert run(*once, "id", "-u").stdout.strip() == "10001"
    assert run(*once, "touch", "/app/bot.py").returncode != 0
    async with FakeDiscord() as fake_discord:
        await evening(fake_discord, built)


async def evening(fake_discord: FakeDiscord, built: str) -> None:
    """Run a container with a volume: connect, check the health, stop."""
    start = (built, "run", "--detach", "--name", NAME, *SHUT, "--volume", f"{NAME}:/data")
    python = "/venv/bin/python"
    begun = run(
        *start, "-e", f"BROUC_TOKEN={TOKEN}", NAME, python, "-c", COMMAND, fake_discord.address
    )
    assert begun.returncode == 0, begun.stderr
    inside = (built, "exec", NAME, python, "-m")
    while not (fake_discord.world.commands and fake_discord.gateway.sessions):
        state = await asyncio.to_thread(run, built, "logs", NAME)
        assert "Traceback" not in state.stderr
        await asyncio.sleep(0.5)
    while True:
        ready = await asyncio.to_thread(run, *inside, "host.health", "ready")
        if not ready.returncode:
            break
        await asyncio.sleep(0.5)
    checks = run(built, "inspect", "--format", "{{json .Config.Healthcheck}}", NAME).stdout
    assert '"-m","host.health"' in checks
    for command in (("host.health",), ("tables", "list"), ("tables", "maintenance", "on")):
        done = await asyncio.to_thread(run, *inside, *command)
        assert done.returncode == 0, done.stderr
    stopped = await asyncio.to_thread(run, built, "stop", "-t", "10", NAME)
    assert stopped.returncode == 0
    code = run(built, "inspect", "--format", "{{.State.ExitCode}}", NAME).stdout.strip()
    assert code == "0", "stopped by SIGTERM, not killed"
    log = run(built, "logs", NAME)
    assert "computer players are compiled" in log.stdout + log.stderr
    # The volume keeps its files for the next container.
    again = (built, "run", "--rm", *SHUT, "--volume", f"{NAME}:/data", NAME, python, "-m")
    assert run(*again, "db", "check").returncode == 0
    assert "Maintenance from" in run(*again, "tables", "maintenance", "show").stdout
