"""A server that gives the answers of a list, and keeps the requests that it got."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any, NamedTuple


class Answer(NamedTuple):
    status: int
    body: Any
    headers: dict[str, str] = {}


class Received(NamedTuple):
    method: str
    path: str
    headers: dict[str, str]


@contextmanager
def stand_in(*answers: Answer | None) -> Iterator[tuple[str, list[Received]]]:
    """Yield its URL and the requests. For None it ends the connection without an answer."""
    left = list(answers)
    received: list[Received] = []

    class Handler(BaseHTTPRequestHandler):
        def answer(self) -> None:
            headers = {name.lower(): value for name, value in self.headers.items()}
            received.append(Received(self.command, self.path, headers))
            self.rfile.read(int(headers.get("content-length", 0)))
            answer = left.pop(0)
            if answer is None:
                self.close_connection = True
                return
            status, body, more = answer
            text = body if isinstance(body, bytes) else json.dumps(body).encode()
            self.send_response(status)
            for name, value in {**more, "Content-Length": str(len(text))}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(text)

        do_GET = do_POST = do_DELETE = answer

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", received
    finally:
        server.shutdown()
        server.server_close()
