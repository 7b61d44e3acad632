"""One page with the table on the left and the private hand on the right."""

from __future__ import annotations

from typing import Any, Final

from aiohttp import web
from simcord.preview._server import PreviewServer

PAGE: Final = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
  html, body {{ height: 100%; margin: 0; background: #1e1f22; color: #dbdee1;
               font: 15px/1.4 system-ui, sans-serif; }}
  body {{ display: flex; flex-direction: column; }}
  nav {{ display: none; gap: 8px; padding: 8px; }}
  nav a {{ flex: 1; padding: 10px; text-align: center; border-radius: 8px; color: inherit;
          background: #2b2d31; text-decoration: none; }}
  main {{ flex: 1; display: flex; min-height: 0; gap: 4px; justify-content: center; }}
  /* Wider than 760 px the pages open a list of messages, which two conversations do not need. */
  iframe {{ flex: 1; border: 0; min-width: 0; max-width: 756px; background: #313338; }}
  @media (max-width: 900px) {{
    nav {{ display: flex; }}
    iframe {{ display: none; }}
    iframe:target, main:not(:has(:target)) iframe:last-child {{ display: block; }}
  }}
</style></head><body>
<nav><a href="#table">{table}</a><a href="#hand">{hand}</a></nav>
<main><iframe id="table" title="{table}" src="{table_url}"></iframe>
<iframe id="hand" title="{hand}" src="{hand_url}"></iframe></main>
</body></html>
"""


def allow_frames() -> None:
    """Let pages of this machine hold SimCord's pages in frames."""
    headers: dict[str, str] = PreviewServer._SECURITY_HEADERS
    headers.pop("X-Frame-Options", None)
    headers["Content-Security-Policy"] = headers["Content-Security-Policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors http://127.0.0.1:*"
    )


class Desktop:
    """A tiny server on 127.0.0.1 for the page."""

    def __init__(self, page: str) -> None:
        self._page = page
        self._runner: web.AppRunner | None = None
        self.url = ""

    async def __aenter__(self) -> Desktop:
        app = web.Application()
        app.router.add_get("/", self._serve)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        sockets: Any = self._runner.addresses
        self.url = f"http://127.0.0.1:{sockets[0][1]}/"
        return self

    async def __aexit__(self, *error: object) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def _serve(self, request: web.Request) -> web.Response:
        return web.Response(text=self._page, content_type="text/html")
