"""Sends the requests of the operations, and repeats them."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any, Generic, Literal, TypeVar
from urllib.parse import quote

import httpx

from .problem import NoAnswerError, problem_of
from .retry import RetryPolicy

Query = Mapping[str, "str | int | None"]
Http = TypeVar("Http")
S = TypeVar("S", bound="Transport")
A = TypeVar("A", bound="AsyncTransport")

_LARGEST_PAGE = 100


class _Settings(Generic[Http]):
    """What a client keeps: where the API is, the headers of every request, and when to repeat."""

    def __init__(
        self,
        *,
        api_key: str,
        base_url: str,
        language: Literal["en", "es"] | None = None,
        version: str = "2026-12-01",
        max_retries: int = 3,
        timeout: float = 75.0,
        max_wait: float = 60.0,
        http: Http | None = None,
    ) -> None:
        """Make a client of the API.

        ``api_key``: ``sk_test_…`` or ``sk_live_…``, a secret of your server
        ``base_url``: where the API is, for example ``https://api.example.co``
        ``language``: of the texts of problems; English by default
        ``version``: ``Svc-Version``; the types of this package are those of ``2026-12-01``
        ``max_retries``: repeats after the first attempt; 0: none
        ``timeout``: longest wait for one answer, in seconds
        ``max_wait``: a longer ``Retry-After`` is raised as a problem, in seconds
        ``http``: an httpx client of your own, for example with a proxy
        """
        self._base_url = base_url.rstrip("/")
        self._timeout = timeout
        self._retry = RetryPolicy(max_retries=max_retries, max_wait=max_wait)
        self._headers = {"authorization": f"Bearer {api_key}", "svc-version": version}
        if language is not None:
            self._headers["accept-language"] = language
        self._http = http or self._new_http()

    def _new_http(self) -> Http:
        raise NotImplementedError

    @staticmethod
    def _path(template: str, **values: str) -> str:
        return template.format(**{name: quote(value, safe="") for name, value in values.items()})

    def _request(
        self, method: str, path: str, query: Query | None, body: object, headers: Mapping[str, str]
    ) -> httpx.Request:
        # All attempts of a POST bear one key, so that it is carried out once.
        once = {"idempotency-key": str(uuid.uuid4())} if method == "POST" else {}
        return httpx.Request(
            method,
            self._base_url + path,
            params={name: value for name, value in (query or {}).items() if value is not None},
            json=body,
            headers={**self._headers, **once, **headers},
            extensions={"timeout": httpx.Timeout(self._timeout).as_dict()},
        )


class Transport(_Settings[httpx.Client]):
    """A client for programs without asyncio. It may be used by several threads."""

    def _new_http(self) -> httpx.Client:
        return httpx.Client()

    def __enter__(self: S) -> S:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def request(
        self,
        method: str,
        path: str,
        *,
        query: Query | None = None,
        body: object = None,
        headers: Mapping[str, str] | None = None,
    ) -> httpx.Response:
        """Send any request with the key, the repeats and the problems of this client."""
        request = self._request(method, path, query, body, headers or {})
        attempt = 0
        while True:
            attempt += 1
            response: httpx.Response | None = None
            failure: httpx.TransportError | None = None
            try:
                response = self._http.send(request)
            except httpx.TransportError as error:
                failure = error
            wait = self._retry.wait_before(attempt, response)
            if wait is None:
                return _success(request, response, failure)
            time.sleep(wait)

    def _json(
        self,
        method: str,
        path: str,
        *,
        query: Query | None = None,
        body: object = None,
        prefer: str | None = None,
        if_match: str | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
        headers = _call_headers(prefer, if_match, idempotency_key)
        return self.request(method, path, query=query, body=body, headers=headers).json()

    def _file(self, method: str, path: str, *, query: Query | None = None) -> bytes:
        return self.request(method, path, query=query).content

    def _iterate(self, path: str, filters: Query) -> Iterator[Any]:
        query: dict[str, str | int | None] = {**filters, "limit": _LARGEST_PAGE}
        while True:
            page = self._json("GET", path, query=query)
            yield from page["data"]
            if not page["has_more"] or not page["data"]:
                return
            query["starting_after"] = page["data"][-1]["id"]


class AsyncTransport(_Settings[httpx.AsyncClient]):
    """A client for programs with asyncio."""

    def _new_http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient()

    async def __aenter__(self: A) -> A:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    async def request(
        self,
        method: str,
        path: str,
        *,
        query: Query | None = None,
        body: object = None,
        headers: Mapping[str, str] | None = None,
    ) -> httpx.Response:
        """Send any request with the key, the repeats and the problems of this client."""
        request = self._request(method, path, query, body, headers or {})
        attempt = 0
        while True:
            attempt += 1
            response: httpx.Response | None = None
            failure: httpx.TransportError | None = None
            try:
                response = await self._http.send(request)
            except httpx.TransportError as error:
                failure = error
            wait = self._retry.wait_before(attempt, response)
            if wait is None:
                return _success(request, response, failure)
            await asyncio.sleep(wait)

    async def _json(
        self,
        method: str,
        path: str,
        *,
        query: Query | None = None,
        body: object = None,
        prefer: str | None = None,
        if_match: str | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
        headers = _call_headers(prefer, if_match, idempotency_key)
        return (await self.request(method, path, query=query, body=body, headers=headers)).json()

    async def _file(self, method: str, path: str, *, query: Query | None = None) -> bytes:
        return (await self.request(method, path, query=query)).content

    async def _iterate(self, path: str, filters: Query) -> AsyncIterator[Any]:
        query: dict[str, str | int | None] = {**filters, "limit": _LARGEST_PAGE}
        while True:
            page = await self._json("GET", path, query=query)
            for item in page["data"]:
                yield item
            if not page["has_more"] or not page["data"]:
                return
            query["starting_after"] = page["data"][-1]["id"]


def _call_headers(
    prefer: str | None, if_match: str | None, idempotency_key: str | None
) -> dict[str, str]:
    headers = {"prefer": prefer, "if-match": if_match, "idempotency-key": idempotency_key}
    return {name: value for name, value in headers.items() if value is not None}


def _success(
    request: httpx.Request,
    response: httpx.Response | None,
    failure: httpx.TransportError | None,
) -> httpx.Response:
    if response is None:
        raise NoAnswerError(f"{request.method} {request.url}: no answer") from failure
    if not response.is_success:
        raise problem_of(response)
    return response
