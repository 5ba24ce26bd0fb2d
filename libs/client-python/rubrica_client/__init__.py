"""Typed client of the Rubrica API: electronic invoices for Colombia.

``Rubrica`` and ``AsyncRubrica`` have a method for each operation; ``types`` has what they take and
answer; ``webhooks.verify`` checks what your server receives.
"""

from . import types, webhooks
from .async_operations import AsyncRubrica
from .operations import Rubrica
from .problem import (
    ConflictProblem,
    ForbiddenProblem,
    GoneProblem,
    InvalidProblem,
    MalformedProblem,
    NoAnswerError,
    NotFoundProblem,
    Problem,
    RubricaError,
    TooLargeProblem,
    TooManyProblem,
    UnauthorizedProblem,
    UnavailableProblem,
    WrongMediaTypeProblem,
)

__all__ = [
    "AsyncRubrica",
    "ConflictProblem",
    "ForbiddenProblem",
    "GoneProblem",
    "InvalidProblem",
    "MalformedProblem",
    "NoAnswerError",
    "NotFoundProblem",
    "Problem",
    "Rubrica",
    "RubricaError",
    "TooLargeProblem",
    "TooManyProblem",
    "UnauthorizedProblem",
    "UnavailableProblem",
    "WrongMediaTypeProblem",
    "types",
    "webhooks",
]
