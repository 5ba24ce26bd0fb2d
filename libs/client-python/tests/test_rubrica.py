"""What the package does without an API: repeats, problems, pages, signatures."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
import unittest
from typing import Any

from rubrica_client import (
    AsyncRubrica,
    ConflictProblem,
    InvalidProblem,
    NoAnswerError,
    Problem,
    Rubrica,
    UnavailableProblem,
    webhooks,
)
from stand_in import Answer, stand_in

BUSY = Answer(503, {"code": "unavailable", "detail": "busy", "status": 503}, {"Retry-After": "0"})
RUNNING = Answer(409, {"code": "in_progress", "detail": "it runs"}, {"Retry-After": "0"})
IN_USE = Answer(409, {"code": "external_id_in_use", "detail": "in use", "existing_id": "cus_1"})
MADE = Answer(201, {"id": "cus_1"})
CUSTOMER: Any = {"legal_name": "María Ñáñez"}


def client(url: str, **settings: Any) -> Rubrica:
    return Rubrica(api_key="sk_test_1", base_url=f"{url}/", **settings)


class Repeats(unittest.TestCase):
    def test_all_attempts_of_a_post_bear_one_key(self) -> None:
        with stand_in(BUSY, None, RUNNING, MADE) as (url, received):
            self.assertEqual(client(url).create_customer(CUSTOMER), {"id": "cus_1"})
        self.assertEqual(len(received), 4)
        self.assertEqual(len({one.headers["idempotency-key"] for one in received}), 1)
        self.assertEqual(received[0].headers["authorization"], "Bearer sk_test_1")
        self.assertEqual(received[0].headers["svc-version"], "2026-12-01")

    def test_a_key_of_the_caller_is_used(self) -> None:
        with stand_in(MADE) as (url, received):
            client(url).create_customer(CUSTOMER, idempotency_key="mine")
        self.assertEqual(received[0].headers["idempotency-key"], "mine")

    def test_they_end(self) -> None:
        with stand_in(BUSY, BUSY) as (url, received):
            with self.assertRaises(UnavailableProblem) as caught:
                client(url, max_retries=1).list_customers()
        self.assertEqual((len(received), caught.exception.retry_after), (2, 0))

    def test_a_long_wait_is_raised(self) -> None:
        later = BUSY._replace(headers={"Retry-After": "61"})
        with stand_in(later) as (url, _), self.assertRaises(UnavailableProblem) as caught:
            client(url).list_customers()
        self.assertEqual(caught.exception.retry_after, 61)

    def test_a_refusal_is_not_repeated(self) -> None:
        with stand_in(IN_USE) as (url, received):
            with self.assertRaises(ConflictProblem) as caught:
                client(url).create_customer(CUSTOMER)
        self.assertEqual((len(received), caught.exception.existing_id), (1, "cus_1"))

    def test_no_answer_is_an_error_of_its_own(self) -> None:
        with stand_in(None) as (url, _), self.assertRaises(NoAnswerError):
            client(url, max_retries=0).list_customers()

    def test_a_client_with_asyncio_repeats_too(self) -> None:
        async def made(url: str) -> Any:
            async with AsyncRubrica(api_key="sk_test_1", base_url=url) as rubrica:
                return await rubrica.create_customer(CUSTOMER)

        with stand_in(BUSY, None, MADE) as (url, received):
            self.assertEqual(asyncio.run(made(url)), {"id": "cus_1"})
        self.assertEqual(len({one.headers["idempotency-key"] for one in received}), 1)


class Problems(unittest.TestCase):
    def test_its_text_has_all_that_is_wrong(self) -> None:
        error = {"pointer": "#/currency", "code": "x", "detail": "Not a currency.", "fix": "COP"}
        answer = Answer(422, {"code": "invalid", "detail": "1 fault", "errors": [error]})
        with stand_in(answer) as (url, _), self.assertRaises(InvalidProblem) as caught:
            client(url).create_customer(CUSTOMER)
        text = "422 invalid: 1 fault\n  #/currency · Not a currency. · COP"
        self.assertEqual(str(caught.exception), text)

    def test_a_page_of_a_proxy_is_a_problem(self) -> None:
        with stand_in(Answer(418, b"<html>")) as (url, _), self.assertRaises(Problem) as caught:
            client(url).list_customers()
        self.assertEqual(caught.exception.code, "unexpected_answer")


class Requests(unittest.TestCase):
    def test_pages_follow_each_other(self) -> None:
        pages = [
            Answer(200, {"data": [{"id": "a"}, {"id": "b"}], "has_more": True}),
            Answer(200, {"data": [{"id": "c"}], "has_more": False}),
        ]
        with stand_in(*pages) as (url, received):
            found = list(client(url).iter_invoices(created_gte="2026-01-01T00:00:00-05:00"))
        self.assertEqual([one["id"] for one in found], ["a", "b", "c"])
        self.assertIn("created%5Bgte%5D=2026-01-01T00%3A00%3A00-05%3A00", received[0].path)
        self.assertIn("starting_after=b", received[1].path)

    def test_an_id_is_one_part_of_the_path(self) -> None:
        with stand_in(Answer(200, {})) as (url, received):
            client(url).get_invoice("../x?y")
        self.assertEqual(received[0].path, "/v1/invoices/..%2Fx%3Fy")


class Webhooks(unittest.TestCase):
    BODY = '{"id":"evt_1","name":"Ñáñez"}'

    def header(self, at: float, *secrets: str) -> str:
        signed = f"{at:.0f}.{self.BODY}".encode()
        signatures = [hmac.new(one.encode(), signed, hashlib.sha256).hexdigest() for one in secrets]
        return ",".join([f"t={at:.0f}", *(f"v1={one}" for one in signatures)])

    def refused(self, header: str | None) -> str:
        with self.assertRaises(webhooks.WebhookSignatureError) as caught:
            webhooks.verify(self.BODY, header, "whsec_1")
        return caught.exception.reason

    def test_one_signature_that_fits_is_enough(self) -> None:
        header = self.header(time.time(), "whsec_0", "whsec_1")
        for body in (self.BODY, self.BODY.encode()):
            self.assertEqual(webhooks.verify(body, header, "whsec_1")["id"], "evt_1")

    def test_the_others_are_refused(self) -> None:
        now = time.time()
        self.assertEqual(self.refused(self.header(now, "whsec_2")), "signature_mismatch")
        self.assertEqual(self.refused(self.header(now - 302, "whsec_1")), "outside_tolerance")
        self.assertEqual(self.refused(self.header(now + 302, "whsec_1")), "outside_tolerance")
        for header in (None, "", "t=1", "t=x,v1=" + "0" * 64, "t=1,t=2,v1=" + "0" * 64, "t=1,v1=0"):
            self.assertEqual(self.refused(header), "header_malformed")


if __name__ == "__main__":
    unittest.main()
