"""Checks that a webhook comes from Rubrica."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import time
from typing import Literal, cast

from .problem import RubricaError
from .types import Event

Reason = Literal["header_malformed", "outside_tolerance", "signature_mismatch"]


class WebhookSignatureError(RubricaError):
    """The request is not from Rubrica, or is too old: answer 400 and do nothing."""

    def __init__(self, reason: Reason, message: str) -> None:
        super().__init__(message)
        self.reason = reason


def verify(raw_body: bytes | str, header: str | None, secret: str, tolerance: float = 300) -> Event:
    """Check the signature of a webhook and return its event.

    ``raw_body``: the body as it came, not parsed and written again
    ``header``: the value of ``Svc-Signature``, ``t=<unix time>,v1=<hex>``; one ``v1`` must fit
    ``secret``: the endpoint's secret, the whole text with its ``whsec_``
    ``tolerance``: how many seconds ``t`` may be away from now

    Raises WebhookSignatureError.
    """
    timestamp, signatures = _parsed(header or "")
    body = raw_body.encode() if isinstance(raw_body, str) else raw_body
    signed = timestamp.encode() + b"." + body
    expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    if not any([hmac.compare_digest(signature.lower(), expected) for signature in signatures]):
        raise WebhookSignatureError(
            "signature_mismatch",
            "No v1 signature fits. Is it the secret of this endpoint, and the body as it came?",
        )
    away = abs(time.time() - int(timestamp))
    if away > tolerance:
        raise WebhookSignatureError(
            "outside_tolerance",
            f"The signature is {away:.0f} s away from now; {tolerance:.0f} s are allowed.",
        )
    return cast(Event, json.loads(body))


def _parsed(header: str) -> tuple[str, list[str]]:
    parts = [part.strip().partition("=") for part in header.split(",")]
    times = [value for name, _, value in parts if name == "t"]
    signatures = [
        value
        for name, _, value in parts
        if name == "v1" and re.fullmatch("[0-9a-fA-F]{64}", value)
    ]
    if len(times) != 1 or not re.fullmatch("[0-9]{1,15}", times[0]) or not signatures:
        raise WebhookSignatureError(
            "header_malformed", "Svc-Signature must be t=<unix time>,v1=<64 hex digits>."
        )
    return times[0], signatures
