"""What can go wrong with a call."""

from __future__ import annotations

from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import httpx

    from .types import ProblemErrorsItem


class RubricaError(Exception):
    """Base of every error of this package."""


class NoAnswerError(RubricaError):
    """No answer came, or it broke off; ``__cause__`` has more.

    The request may have been carried out: repeat it with the same idempotency key.
    """


class Problem(RubricaError):
    """A refusal of the API (RFC 9457).

    ``code`` is stable, and ``errors`` names all that is wrong at once. Each status has a subclass.
    """

    def __init__(self, status: int, body: dict[str, Any], retry_after: float | None = None) -> None:
        self.status = status
        self.code: str = body["code"]
        self.type: str = body.get("type", "about:blank")
        """URL of the page that explains the code."""
        self.title: str = body.get("title", "")
        self.detail: str = body["detail"]
        self.request_id: str | None = body.get("request_id")
        """The id that support asks for."""
        self.errors: list[ProblemErrorsItem] = body.get("errors") or []
        """All that is wrong: ``pointer``, ``detail``, ``fix``, and the ``rule`` of DIAN."""
        self.existing_id: str | None = body.get("existing_id")
        """Id of the object that stands in the way, such as the one with this ``external_id``."""
        self.retry_after = retry_after
        """Seconds after which to ask again, if the API says so."""
        lines = [f"{status} {self.code}: {self.detail}", *map(_line_of, self.errors)]
        super().__init__("\n  ".join(lines))


class MalformedProblem(Problem):
    """400: the request cannot be read."""


class UnauthorizedProblem(Problem):
    """401: no valid API key."""


class ForbiddenProblem(Problem):
    """403: the API key may not do this."""


class NotFoundProblem(Problem):
    """404: it does not exist, or it is not yours."""


class ConflictProblem(Problem):
    """409: not in this state."""


class GoneProblem(Problem):
    """410: not any more."""


class TooLargeProblem(Problem):
    """413: too large."""


class WrongMediaTypeProblem(Problem):
    """415: not JSON."""


class InvalidProblem(Problem):
    """422: something in the request is wrong; see ``errors``."""


class TooManyProblem(Problem):
    """429: too many for now; see ``retry_after``."""


class UnavailableProblem(Problem):
    """503: ask again in a moment; see ``retry_after``."""


_CLASSES: dict[int, type[Problem]] = {
    400: MalformedProblem,
    401: UnauthorizedProblem,
    403: ForbiddenProblem,
    404: NotFoundProblem,
    409: ConflictProblem,
    410: GoneProblem,
    413: TooLargeProblem,
    415: WrongMediaTypeProblem,
    422: InvalidProblem,
    429: TooManyProblem,
    503: UnavailableProblem,
}


def problem_of(response: httpx.Response) -> Problem:
    """Make the problem of an answer that is no success.

    A body that is no problem document comes from a proxy on the way.
    """
    body: Any = None
    try:
        body = response.json()
    except ValueError:
        pass
    if not (isinstance(body, dict) and "code" in body and "detail" in body):
        body = {
            "code": "unexpected_answer",
            "title": response.reason_phrase,
            "detail": f"The answer is no problem document: {response.text[:200]}",
            "request_id": response.headers.get("svc-request-id"),
        }
    cls = _CLASSES.get(response.status_code, Problem)
    return cls(response.status_code, body, retry_after_of(response.headers))


def retry_after_of(headers: httpx.Headers) -> float | None:
    """Read ``Retry-After``, which is a number of seconds or a date."""
    text = headers.get("retry-after", "").strip()
    if text.isdecimal():
        return float(text)
    try:
        at = parsedate_to_datetime(text)
    except (TypeError, ValueError):
        return None
    if at.tzinfo is None:
        at = at.replace(tzinfo=timezone.utc)
    return max(0.0, (at - datetime.now(timezone.utc)).total_seconds())


def _line_of(error: ProblemErrorsItem) -> str:
    parts = (error.get("pointer") or error.get("parameter"), error["detail"], error.get("fix"))
    return " · ".join(part for part in parts if part)
