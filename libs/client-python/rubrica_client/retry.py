"""When a request is repeated, and after which wait."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .problem import retry_after_of

if TYPE_CHECKING:
    import httpx

_FIRST_WAIT = 0.5
_GATEWAY_STATUSES = (429, 502, 503, 504)


@dataclass(frozen=True)
class RetryPolicy:
    """A request is repeated after a network error, a timeout, 429, 502, 503 and 504.

    So it is after a 409 with ``Retry-After``: an earlier attempt still runs, or a file is still
    being made.
    """

    max_retries: int
    """Repeats after the first attempt; 0: none."""
    max_wait: float
    """Longest ``Retry-After`` that is waited for, in seconds."""

    def wait_before(self, attempt: int, response: httpx.Response | None) -> float | None:
        """Return the seconds to wait after this attempt (from 1), or None when it was the last.

        ``response`` is None when no answer came.
        """
        if attempt > self.max_retries:
            return None
        backoff = _FIRST_WAIT * (1 << (attempt - 1)) * random.uniform(0.75, 1.25)
        if response is None:
            return backoff
        after = retry_after_of(response.headers)
        status = response.status_code
        if status not in _GATEWAY_STATUSES and not (status == 409 and after is not None):
            return None
        wait = backoff if after is None else max(after, backoff / 10)
        return wait if wait <= self.max_wait else None
