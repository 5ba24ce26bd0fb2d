"""Every operation of the API, for asyncio."""

# Generated from the OpenAPI document by `npx nx run client:renew`; a change here is lost.
# mypy: disable-error-code="no-any-return"
from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Literal

from . import types
from .transport import AsyncTransport


class AsyncRubrica(AsyncTransport):
    """The API in version 2026-12-01, for asyncio: a method for each operation."""

    # Sessions

    async def create_session(self, body: types.SessionInput | None = None) -> types.Session:
        """Log in by a link or a code.

        Uses the link or the code up and answers with the cookie of a new session; the session
        that was there before ends. A code has 6 tries, and `tries_left` of the refusal counts
        them. The cookie is `HttpOnly`: no script reads it, and a browser sends it by itself.
        """
        return await self._json("POST", "/session", body=body)

    async def get_session(self) -> types.Session:
        """Get the session that asks.

        Who is logged in, with the companies and the open invitations of this person.
        """
        return await self._json("GET", "/session")

    async def update_person(self, body: types.PersonPatch | None = None) -> types.Session:
        """Change name and language of the person who asks.

        Other people see the name. The language is that of our mails; answers are in that of
        `Accept-Language`.
        """
        return await self._json("PATCH", "/session", body=body)

    async def delete_session(self) -> types.EndedSession:
        """Log out.

        The session ends everywhere within a second.
        """
        return await self._json("DELETE", "/session")

    async def list_sessions(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.SessionEntryList:
        """List the sessions of the person who asks, newest first.

        Of all browsers in which the person is logged in.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            "/session/all",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_sessions(self) -> AsyncIterator[types.SessionEntry]:
        """Yield each object of `list_sessions`, newest first."""
        return self._iterate("/session/all", {})

    async def delete_sessions(self) -> types.EndedSession:
        """Log out everywhere.

        All sessions of the person who asks end everywhere within a second, also the one that
        asks.
        """
        return await self._json("DELETE", "/session/all")

    async def request_login_link(self, body: types.LinkRequest) -> types.RequestedLink:
        """Ask for a link and a code by mail.

        A person whom we know gets a mail with a link, and a code for another device; both are
        good once, for 10 minutes. The answer is the same for every address, and when no mail is
        sent because there were 5 in an hour. A login by mail is no step-up.
        """
        return await self._json("POST", "/session/links", body=body)

    async def start_oidc_login(self, provider: str) -> types.StartedLogin:
        """Begin a login at the provider of a company.

        By the id of the company. The provider sends the browser back to
        `/session/oidc/{provider}/callback`, which leads to `/console` with the cookie of a new
        session, or to `/console/enter?error=` and the code of the refusal. The session is good
        for this company alone, and has not stepped up.
        """
        return await self._json(
            "POST",
            self._path("/session/oidc/{provider}/start", provider=provider),
        )

    async def list_passkeys(self) -> types.PasskeyList:
        """List the passkeys of the person who asks.

        All of them: there are 20 at most.
        """
        return await self._json("GET", "/session/passkeys")

    async def create_passkey(self, body: types.PasskeyInput) -> types.Passkey:
        """Register a passkey.

        The person logs in by it from now on. It is no login and no step-up: `POST
        /session/passkeys/step-up` is.
        """
        return await self._json("POST", "/session/passkeys", body=body)

    async def create_session_by_passkey(self, body: types.AssertionInput) -> types.Session:
        """Log in by a passkey.

        Answers with the cookie of a new session, which has stepped up for 10 minutes; the
        session that was there before ends.
        """
        return await self._json("POST", "/session/passkeys/login", body=body)

    async def create_passkey_login_options(self) -> types.PasskeyAssertionOptions:
        """Get the options for a login by a passkey.

        They name nobody: the authenticator shows the passkeys that it has for this console.
        """
        return await self._json("POST", "/session/passkeys/login-options")

    async def create_passkey_registration_options(self) -> types.PasskeyRegistrationOptions:
        """Get the options by which a browser makes a passkey.

        After a step-up or, for the first passkey of a person, within 10 minutes of the login.
        What the browser answers goes to `POST /session/passkeys`.
        """
        return await self._json("POST", "/session/passkeys/registration-options")

    async def step_up_by_passkey(self, body: types.AssertionInput) -> types.Session:
        """Confirm who asks by a passkey.

        For 10 minutes the session may do what takes a step-up. It goes on under a new token, and
        so with a new cookie.
        """
        return await self._json("POST", "/session/passkeys/step-up", body=body)

    async def create_passkey_step_up_options(self) -> types.PasskeyAssertionOptions:
        """Get the options for a step-up by a passkey.

        They name the passkeys of the person who asks.
        """
        return await self._json("POST", "/session/passkeys/step-up-options")

    async def update_passkey(self, id: str, body: types.PasskeyChange) -> types.Passkey:
        """Rename a passkey.

        The name is for the person alone.
        """
        return await self._json("PATCH", self._path("/session/passkeys/{id}", id=id), body=body)

    async def delete_passkey(self, id: str) -> types.RemovedPasskey:
        """Remove a passkey.

        Nobody logs in by it any more; sessions that began with it go on. It takes a step-up, and
        the last passkey stays.
        """
        return await self._json("DELETE", self._path("/session/passkeys/{id}", id=id))

    async def get_me(self) -> types.Me:
        """Get who asks, and what they may do.

        A person or an API key, with the mode of the request and the operations that its role may
        call.
        """
        return await self._json("GET", "/v1/me")

    # Customers

    async def get_acquirer(
        self,
        *,
        type: Literal["11", "12", "13", "21", "22", "31", "41", "42", "47", "48", "50", "91"] | None = None,
        number: str | None = None,
    ) -> types.Acquirer:
        """Ask DIAN for a buyer.

        Asks GetAcquirer under your certificate for name and address of a buyer, as DIAN has
        them. Nothing is stored, and no customer is made or changed. In test mode DIAN is not
        asked: NIT 900108281 is known, and no other buyer. A 404 says nothing about the buyer:
        most natural persons are not in that database, and the data that you have is good.

        `type`: Type of the identification, by the code of DIAN
        `number`: Number of the identification; of a NIT without its check digit
        """
        return await self._json("GET", "/v1/acquirers", query={"type": type, "number": number})

    async def create_customer(
        self,
        body: types.CustomerInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.Customer:
        """Create a customer.

        A buyer that documents name by `customer_id`. DIAN lets you demand only name,
        identification and e-mail address of a buyer.
        """
        return await self._json("POST", "/v1/customers", body=body, idempotency_key=idempotency_key)

    async def list_customers(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        external_id: str | None = None,
        identification_number: str | None = None,
    ) -> types.CustomerList:
        """List customers, newest first.

        Deleted ones are not listed.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        `external_id`: Only the one with this id of yours
        `identification_number`: NIT, however it is typed, or number of another document
        """
        return await self._json(
            "GET",
            "/v1/customers",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "external_id": external_id,
                "identification_number": identification_number,
            },
        )

    def iter_customers(
        self,
        *,
        external_id: str | None = None,
        identification_number: str | None = None,
    ) -> AsyncIterator[types.Customer]:
        """Yield each object of `list_customers`, newest first."""
        return self._iterate(
            "/v1/customers",
            {"external_id": external_id, "identification_number": identification_number},
        )

    async def get_customer(self, id: str) -> types.Customer:
        """Get a customer.

        As it is now; a document has the customer as it was at the POST.
        """
        return await self._json("GET", self._path("/v1/customers/{id}", id=id))

    async def update_customer(self, id: str, body: types.CustomerChange) -> types.Customer:
        """Change a customer.

        Fields that are sent replace those that were; documents keep their snapshot.
        """
        return await self._json("PATCH", self._path("/v1/customers/{id}", id=id), body=body)

    async def delete_customer(self, id: str) -> types.DeleteCustomerAnswer:
        """Delete a customer.

        Documents keep their copy of it. Its `external_id` stays in use, and nothing brings it
        back.
        """
        return await self._json("DELETE", self._path("/v1/customers/{id}", id=id))

    # API keys

    async def create_api_key(
        self,
        body: types.ApiKeyInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.ApiKeyWithSecret:
        """Make an API key.

        Its mode is that of the key that asks. The secret is in this answer only.
        """
        return await self._json("POST", "/v1/api-keys", body=body, idempotency_key=idempotency_key)

    async def list_api_keys(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.ApiKeyList:
        """List API keys, newest first.

        Those of the mode of the key that asks; not those that were revoked. Secrets are not
        shown again.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            "/v1/api-keys",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_api_keys(self) -> AsyncIterator[types.ApiKey]:
        """Yield each object of `list_api_keys`, newest first."""
        return self._iterate("/v1/api-keys", {})

    async def delete_api_key(self, id: str) -> types.DeletedApiKey:
        """Revoke an API key, for ever.

        It holds everywhere within a second. A key may revoke itself.
        """
        return await self._json("DELETE", self._path("/v1/api-keys/{id}", id=id))

    # Audit

    async def list_audit(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created_gte: str | None = None,
        created_lt: str | None = None,
        actor_id: str | None = None,
        action: str | None = None,
        object_id: str | None = None,
    ) -> types.AuditEntryList:
        """List who asked for what, newest first.

        Every request that could change something, by people, API keys and operators, with its
        outcome; also each look of an operator at your documents. Documents that an API key made
        are not in it: they are in the list of documents. Entries of the mode of the request, and
        of both modes.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        `created_gte`: time as ISO 8601 with offset
        `created_lt`: time as ISO 8601 with offset
        `actor_id`: Only what this person, API key or operator asked for
        `action`: Only requests of this operation
        `object_id`: Only what was asked about this object
        """
        return await self._json(
            "GET",
            "/v1/audit",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "actor_id": actor_id,
                "action": action,
                "object_id": object_id,
            },
        )

    def iter_audit(
        self,
        *,
        created_gte: str | None = None,
        created_lt: str | None = None,
        actor_id: str | None = None,
        action: str | None = None,
        object_id: str | None = None,
    ) -> AsyncIterator[types.AuditEntry]:
        """Yield each object of `list_audit`, newest first."""
        return self._iterate(
            "/v1/audit",
            {
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "actor_id": actor_id,
                "action": action,
                "object_id": object_id,
            },
        )

    # Catalogs

    async def get_catalog(self, catalog: str) -> types.Catalog:
        """A code table.

        One of medios-pago, tipo-identificacion, unidad-medida, tributos, tipo-operacion,
        tipo-documento, formas-pago, municipios, departamentos, paises, monedas,
        responsabilidades, tributos-tercero, tipo-organizacion, conceptos-nota-credito,
        conceptos-nota-debito, motivos-descuento, estandares-producto, tipo-precio-referencia,
        incoterms, actividades-economicas. `name` is the word of this API's specification, the
        same in every language; `dian_name` is that of DIAN's own lists.
        """
        return await self._json("GET", self._path("/v1/catalogs/{catalog}", catalog=catalog))

    # Certificates

    async def create_certificate(
        self,
        body: types.CertificateInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.Certificate:
        """Upload a .p12.

        Checked, kept encrypted under a key of the tenant, and used for signing from now on; one
        before it is replaced.
        """
        return await self._json(
            "POST",
            "/v1/certificates",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def list_certificates(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.CertificateList:
        """List certificates.

        Those that sign and those that signed earlier, newest first.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            "/v1/certificates",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_certificates(self) -> AsyncIterator[types.Certificate]:
        """Yield each object of `list_certificates`, newest first."""
        return self._iterate("/v1/certificates", {})

    async def get_certificate(self, id: str) -> types.Certificate:
        """Get a certificate.

        What is in it. The private key never leaves the vault.
        """
        return await self._json("GET", self._path("/v1/certificates/{id}", id=id))

    async def revoke_certificate(self, id: str) -> types.Certificate:
        """Revoke a certificate: it signs nothing any more.

        For ever. Documents wait (`certificate_missing`) until there is another one.
        """
        return await self._json("DELETE", self._path("/v1/certificates/{id}", id=id))

    async def list_certificate_uses(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.CertificateUseList:
        """See what a certificate has signed, newest first.

        Each use of its key, as the audit chain of your account has it. An export has the whole
        chain, with the hashes that prove it.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/certificates/{id}/uses", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_certificate_uses(self, id: str) -> AsyncIterator[types.CertificateUse]:
        """Yield each object of `list_certificate_uses`, newest first."""
        return self._iterate(self._path("/v1/certificates/{id}/uses", id=id), {})

    async def list_certificate_use_days(self, id: str) -> types.CertificateUseDayList:
        """Count what a certificate has signed by day, newest first.

        Of the newest 92 days on which it signed.
        """
        return await self._json("GET", self._path("/v1/certificates/{id}/uses/days", id=id))

    # All documents

    async def list_counters(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
    ) -> types.DocumentCounterList:
        """Count documents by kind, environment, day and status.

        With the sum of their amounts, by currency. A document is counted on the day of its
        request, under the status that it has now. All counters that are not zero are in one
        answer, the newest day first.

        `from_`: First day; left out: 30 days before `to`
        `to`: Last day, at most 91 days after `from`; left out: today in Colombia
        """
        return await self._json("GET", "/v1/counters", query={"from": from_, "to": to})

    async def list_documents(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created_gte: str | None = None,
        created_lt: str | None = None,
        id: str | None = None,
        waiting: Literal["true"] | None = None,
        mail_status: str | None = None,
        object: str | None = None,
        status: str | None = None,
        environment: str | None = None,
        customer_id: str | None = None,
        supplier_id: str | None = None,
        number: str | None = None,
        external_id: str | None = None,
    ) -> types.DocumentSummaryList:
        """List documents of all kinds, newest first.

        As summaries, in the order in which the documents were accepted: a poller that goes on
        from the newest id it knows misses nothing. The list of a kind has the whole documents.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        `created_gte`: time as ISO 8601 with offset
        `created_lt`: time as ISO 8601 with offset
        `id`: Ids of documents, 50 at most; several with commas between them
        `waiting`: Only those that wait for something, such as a decision or the next number
        `mail_status`: Those whose mail failed; several with commas between them
        `object`: Kinds of documents; several with commas between them
        `status`: Statuses; several with commas between them
        `environment`: Environments; several with commas between them
        `customer_id`: Only those of this customer
        `supplier_id`: Only those of this supplier
        `number`: Only the one with this number, prefix included
        `external_id`: Only the one with this id of yours
        """
        return await self._json(
            "GET",
            "/v1/documents",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "id": id,
                "waiting": waiting,
                "mail_status": mail_status,
                "object": object,
                "status": status,
                "environment": environment,
                "customer_id": customer_id,
                "supplier_id": supplier_id,
                "number": number,
                "external_id": external_id,
            },
        )

    def iter_documents(
        self,
        *,
        created_gte: str | None = None,
        created_lt: str | None = None,
        id: str | None = None,
        waiting: Literal["true"] | None = None,
        mail_status: str | None = None,
        object: str | None = None,
        status: str | None = None,
        environment: str | None = None,
        customer_id: str | None = None,
        supplier_id: str | None = None,
        number: str | None = None,
        external_id: str | None = None,
    ) -> AsyncIterator[types.DocumentSummary]:
        """Yield each object of `list_documents`, newest first."""
        return self._iterate(
            "/v1/documents",
            {
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "id": id,
                "waiting": waiting,
                "mail_status": mail_status,
                "object": object,
                "status": status,
                "environment": environment,
                "customer_id": customer_id,
                "supplier_id": supplier_id,
                "number": number,
                "external_id": external_id,
            },
        )

    async def search(self, *, q: str | None = None) -> types.SearchHitList:
        """Find documents, customers and suppliers.

        At most 20 hits, the most exact first: by id, CUFE, request id, number and external id,
        then customers, suppliers and their newest documents. The longest word of a name needs
        two letters. Lists have all documents; this answer has the first ones.

        `q`: An id, a CUFE, or the `request_id` of a problem; the beginning of a number, of an
        external id, or of an identification number (also with points and check digit); or words
        of a name, of each its beginning, with or without accents
        """
        return await self._json("GET", "/v1/search", query={"q": q})

    # Credit notes

    async def create_credit_note(
        self,
        body: types.CreditNoteDraft,
        *,
        prefer: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.CreditNote:
        """Issue a credit note.

        Checks the whole body, keeps the request durably and answers at once with status
        `queued`; number, signature, submission and mail follow. With `Prefer: wait=10` the
        answer waits up to that many seconds for the outcome, with `Prefer: wait=10, until=files`
        for PDF and zip too.

        `prefer`: `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10,
        until=files`: for its files too, the PDF and the zip for the buyer
        """
        return await self._json(
            "POST",
            "/v1/credit-notes",
            body=body,
            prefer=prefer,
            idempotency_key=idempotency_key,
        )

    async def list_credit_notes(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created_gte: str | None = None,
        created_lt: str | None = None,
        status: types.DocumentStatus | None = None,
        environment: types.Environment | None = None,
        customer_id: str | None = None,
        number: str | None = None,
        external_id: str | None = None,
        invoice_id: str | None = None,
    ) -> types.CreditNoteList:
        """List credit notes, newest first.

        In the order in which they were accepted, so that a poller that goes on from the newest
        id it knows misses nothing.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        `created_gte`: time as ISO 8601 with offset
        `created_lt`: time as ISO 8601 with offset
        `status`: Only those in this state
        `environment`: Only those of this environment
        `customer_id`: Only those of this customer
        `number`: Only the one with this number, prefix included
        `external_id`: Only the one with this id of yours
        `invoice_id`: Only notes of this invoice
        """
        return await self._json(
            "GET",
            "/v1/credit-notes",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "status": status,
                "environment": environment,
                "customer_id": customer_id,
                "number": number,
                "external_id": external_id,
                "invoice_id": invoice_id,
            },
        )

    def iter_credit_notes(
        self,
        *,
        created_gte: str | None = None,
        created_lt: str | None = None,
        status: types.DocumentStatus | None = None,
        environment: types.Environment | None = None,
        customer_id: str | None = None,
        number: str | None = None,
        external_id: str | None = None,
        invoice_id: str | None = None,
    ) -> AsyncIterator[types.CreditNote]:
        """Yield each object of `list_credit_notes`, newest first."""
        return self._iterate(
            "/v1/credit-notes",
            {
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "status": status,
                "environment": environment,
                "customer_id": customer_id,
                "number": number,
                "external_id": external_id,
                "invoice_id": invoice_id,
            },
        )

    async def create_credit_notes(
        self,
        body: types.CreditNotesBatch,
        *,
        idempotency_key: str | None = None,
    ) -> types.CreditNotesBatchAnswer:
        """Issue many credit notes at once.

        Each document is accepted or refused by itself, as if it were posted alone and in this
        order: the answer has an item for each. A problem’s pointers begin at its document. With
        an `Idempotency-Key`, the batch sent again gets the first answer; a document that was
        refused is sent in a new batch. It counts as one request of the rate limit.
        """
        return await self._json(
            "POST",
            "/v1/credit-notes/batches",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def preview_credit_note(
        self,
        body: types.CreditNoteDraft,
        *,
        idempotency_key: str | None = None,
    ) -> types.Preview:
        """Check a credit note without issuing it.

        The whole check of a POST, the totals, warnings, and the hash under a number that stands
        for the one to come. Nothing is stored and no number is spent, so an `Idempotency-Key`
        changes nothing. (with `Accept: application/pdf`: its graphic representation,
        watermarked, without hash and QR code)
        """
        return await self._json(
            "POST",
            "/v1/credit-notes/preview",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def get_credit_note(self, id: str, *, prefer: str | None = None) -> types.CreditNote:
        """Get a credit note.

        Never older than the last webhook about it. The URLs of its files are fresh.

        `prefer`: `wait=30`: wait up to that many seconds (60 at most) until the document
        changes; with `If-None-Match`, until it is another one than that. Without
        `Preference-Applied` in the answer nothing was waited for, because too many of your reads
        wait already
        """
        return await self._json("GET", self._path("/v1/credit-notes/{id}", id=id), prefer=prefer)

    async def get_credit_note_application_response(self, id: str) -> bytes:
        """Get the tax authority's ApplicationResponse.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file(
            "GET",
            self._path("/v1/credit-notes/{id}/application-response", id=id),
        )

    async def get_credit_note_attached_document(self, id: str) -> bytes:
        """Get the zip that the acquirer gets.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file("GET", self._path("/v1/credit-notes/{id}/attached-document", id=id))

    async def list_credit_note_attempts(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.DianAttemptList:
        """List its attempts at DIAN, newest first.

        What DIAN was sent and asked, what it answered, and the attempt that is planned next.
        Empty until the document is signed.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/credit-notes/{id}/attempts", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_credit_note_attempts(self, id: str) -> AsyncIterator[types.DianAttempt]:
        """Yield each object of `list_credit_note_attempts`, newest first."""
        return self._iterate(self._path("/v1/credit-notes/{id}/attempts", id=id), {})

    async def cancel_credit_note(
        self,
        id: str,
        body: types.CancelInput | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.CreditNote:
        """Cancel a credit note that waits.

        Only while it has no number yet, or waits and the tax authority provably never got it: no
        attempt to send it came as far as a connection. It is `failed` with `failure.code`
        `cancelled` and cannot be retried. It gives a number that it had back: the next document
        of the range gets it, and until then the range shows it under `skipped`, with the reason.
        """
        return await self._json(
            "POST",
            self._path("/v1/credit-notes/{id}/cancel", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def correct_credit_note(
        self,
        id: str,
        body: types.CreditNoteDraft,
        *,
        prefer: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.CreditNote:
        """Issue a credit note in the place of one that was rejected.

        A whole new body makes a new document with the number of the rejected one; `corrects` and
        `corrected_by` link the two, and both keep their history.

        `prefer`: `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10,
        until=files`: for its files too, the PDF and the zip for the buyer
        """
        return await self._json(
            "POST",
            self._path("/v1/credit-notes/{id}/corrections", id=id),
            body=body,
            prefer=prefer,
            idempotency_key=idempotency_key,
        )

    async def list_credit_note_deliveries(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.DeliveryList:
        """List its webhook deliveries, newest first.

        Of all its events, to all endpoints, with their attempts.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/credit-notes/{id}/deliveries", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_credit_note_deliveries(self, id: str) -> AsyncIterator[types.Delivery]:
        """Yield each object of `list_credit_note_deliveries`, newest first."""
        return self._iterate(self._path("/v1/credit-notes/{id}/deliveries", id=id), {})

    async def email_credit_note(
        self,
        id: str,
        body: types.EmailsInput | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.MailingList:
        """Mail a credit note again.

        To the addresses given, or to those that it went to at first. What becomes of it is in
        `email`.
        """
        return await self._json(
            "POST",
            self._path("/v1/credit-notes/{id}/emails", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def list_credit_note_mailings(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.MailingWithAttemptsList:
        """List its mails, newest first.

        One for each recipient and each time it was sent, with why it has not arrived and what to
        do.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/credit-notes/{id}/mailings", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_credit_note_mailings(self, id: str) -> AsyncIterator[types.MailingWithAttempts]:
        """Yield each object of `list_credit_note_mailings`, newest first."""
        return self._iterate(self._path("/v1/credit-notes/{id}/mailings", id=id), {})

    async def get_credit_note_pdf(self, id: str) -> bytes:
        """Get the graphic representation.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file("GET", self._path("/v1/credit-notes/{id}/pdf", id=id))

    async def resolve_credit_note(
        self,
        id: str,
        body: types.ResolveInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.CreditNote:
        """Decide how a credit note goes on.

        Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md
        explains them.
        """
        return await self._json(
            "POST",
            self._path("/v1/credit-notes/{id}/resolve", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def retry_credit_note(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> types.CreditNote:
        """Go on with a credit note that has failed.

        The same document and the same number. What may have reached the tax authority is asked
        for first. Its status is at once what it was before it failed.
        """
        return await self._json(
            "POST",
            self._path("/v1/credit-notes/{id}/retry", id=id),
            idempotency_key=idempotency_key,
        )

    async def get_credit_note_timeline(self, id: str) -> types.TimelineEntryList:
        """Every fact of its life, in order.

        With the time of each fact and the service that states it.
        """
        return await self._json("GET", self._path("/v1/credit-notes/{id}/timeline", id=id))

    async def get_credit_note_xml(self, id: str) -> bytes:
        """Get the signed XML.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file("GET", self._path("/v1/credit-notes/{id}/xml", id=id))

    # Debit notes

    async def create_debit_note(
        self,
        body: types.DebitNoteDraft,
        *,
        prefer: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.DebitNote:
        """Issue a debit note.

        Checks the whole body, keeps the request durably and answers at once with status
        `queued`; number, signature, submission and mail follow. With `Prefer: wait=10` the
        answer waits up to that many seconds for the outcome, with `Prefer: wait=10, until=files`
        for PDF and zip too.

        `prefer`: `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10,
        until=files`: for its files too, the PDF and the zip for the buyer
        """
        return await self._json(
            "POST",
            "/v1/debit-notes",
            body=body,
            prefer=prefer,
            idempotency_key=idempotency_key,
        )

    async def list_debit_notes(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created_gte: str | None = None,
        created_lt: str | None = None,
        status: types.DocumentStatus | None = None,
        environment: types.Environment | None = None,
        customer_id: str | None = None,
        number: str | None = None,
        external_id: str | None = None,
        invoice_id: str | None = None,
    ) -> types.DebitNoteList:
        """List debit notes, newest first.

        In the order in which they were accepted, so that a poller that goes on from the newest
        id it knows misses nothing.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        `created_gte`: time as ISO 8601 with offset
        `created_lt`: time as ISO 8601 with offset
        `status`: Only those in this state
        `environment`: Only those of this environment
        `customer_id`: Only those of this customer
        `number`: Only the one with this number, prefix included
        `external_id`: Only the one with this id of yours
        `invoice_id`: Only notes of this invoice
        """
        return await self._json(
            "GET",
            "/v1/debit-notes",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "status": status,
                "environment": environment,
                "customer_id": customer_id,
                "number": number,
                "external_id": external_id,
                "invoice_id": invoice_id,
            },
        )

    def iter_debit_notes(
        self,
        *,
        created_gte: str | None = None,
        created_lt: str | None = None,
        status: types.DocumentStatus | None = None,
        environment: types.Environment | None = None,
        customer_id: str | None = None,
        number: str | None = None,
        external_id: str | None = None,
        invoice_id: str | None = None,
    ) -> AsyncIterator[types.DebitNote]:
        """Yield each object of `list_debit_notes`, newest first."""
        return self._iterate(
            "/v1/debit-notes",
            {
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "status": status,
                "environment": environment,
                "customer_id": customer_id,
                "number": number,
                "external_id": external_id,
                "invoice_id": invoice_id,
            },
        )

    async def create_debit_notes(
        self,
        body: types.DebitNotesBatch,
        *,
        idempotency_key: str | None = None,
    ) -> types.DebitNotesBatchAnswer:
        """Issue many debit notes at once.

        Each document is accepted or refused by itself, as if it were posted alone and in this
        order: the answer has an item for each. A problem’s pointers begin at its document. With
        an `Idempotency-Key`, the batch sent again gets the first answer; a document that was
        refused is sent in a new batch. It counts as one request of the rate limit.
        """
        return await self._json(
            "POST",
            "/v1/debit-notes/batches",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def preview_debit_note(
        self,
        body: types.DebitNoteDraft,
        *,
        idempotency_key: str | None = None,
    ) -> types.Preview:
        """Check a debit note without issuing it.

        The whole check of a POST, the totals, warnings, and the hash under a number that stands
        for the one to come. Nothing is stored and no number is spent, so an `Idempotency-Key`
        changes nothing. (with `Accept: application/pdf`: its graphic representation,
        watermarked, without hash and QR code)
        """
        return await self._json(
            "POST",
            "/v1/debit-notes/preview",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def get_debit_note(self, id: str, *, prefer: str | None = None) -> types.DebitNote:
        """Get a debit note.

        Never older than the last webhook about it. The URLs of its files are fresh.

        `prefer`: `wait=30`: wait up to that many seconds (60 at most) until the document
        changes; with `If-None-Match`, until it is another one than that. Without
        `Preference-Applied` in the answer nothing was waited for, because too many of your reads
        wait already
        """
        return await self._json("GET", self._path("/v1/debit-notes/{id}", id=id), prefer=prefer)

    async def get_debit_note_application_response(self, id: str) -> bytes:
        """Get the tax authority's ApplicationResponse.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file(
            "GET",
            self._path("/v1/debit-notes/{id}/application-response", id=id),
        )

    async def get_debit_note_attached_document(self, id: str) -> bytes:
        """Get the zip that the acquirer gets.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file("GET", self._path("/v1/debit-notes/{id}/attached-document", id=id))

    async def list_debit_note_attempts(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.DianAttemptList:
        """List its attempts at DIAN, newest first.

        What DIAN was sent and asked, what it answered, and the attempt that is planned next.
        Empty until the document is signed.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/debit-notes/{id}/attempts", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_debit_note_attempts(self, id: str) -> AsyncIterator[types.DianAttempt]:
        """Yield each object of `list_debit_note_attempts`, newest first."""
        return self._iterate(self._path("/v1/debit-notes/{id}/attempts", id=id), {})

    async def cancel_debit_note(
        self,
        id: str,
        body: types.CancelInput | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.DebitNote:
        """Cancel a debit note that waits.

        Only while it has no number yet, or waits and the tax authority provably never got it: no
        attempt to send it came as far as a connection. It is `failed` with `failure.code`
        `cancelled` and cannot be retried. It gives a number that it had back: the next document
        of the range gets it, and until then the range shows it under `skipped`, with the reason.
        """
        return await self._json(
            "POST",
            self._path("/v1/debit-notes/{id}/cancel", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def correct_debit_note(
        self,
        id: str,
        body: types.DebitNoteDraft,
        *,
        prefer: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.DebitNote:
        """Issue a debit note in the place of one that was rejected.

        A whole new body makes a new document with the number of the rejected one; `corrects` and
        `corrected_by` link the two, and both keep their history.

        `prefer`: `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10,
        until=files`: for its files too, the PDF and the zip for the buyer
        """
        return await self._json(
            "POST",
            self._path("/v1/debit-notes/{id}/corrections", id=id),
            body=body,
            prefer=prefer,
            idempotency_key=idempotency_key,
        )

    async def list_debit_note_deliveries(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.DeliveryList:
        """List its webhook deliveries, newest first.

        Of all its events, to all endpoints, with their attempts.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/debit-notes/{id}/deliveries", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_debit_note_deliveries(self, id: str) -> AsyncIterator[types.Delivery]:
        """Yield each object of `list_debit_note_deliveries`, newest first."""
        return self._iterate(self._path("/v1/debit-notes/{id}/deliveries", id=id), {})

    async def email_debit_note(
        self,
        id: str,
        body: types.EmailsInput | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.MailingList:
        """Mail a debit note again.

        To the addresses given, or to those that it went to at first. What becomes of it is in
        `email`.
        """
        return await self._json(
            "POST",
            self._path("/v1/debit-notes/{id}/emails", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def list_debit_note_mailings(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.MailingWithAttemptsList:
        """List its mails, newest first.

        One for each recipient and each time it was sent, with why it has not arrived and what to
        do.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/debit-notes/{id}/mailings", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_debit_note_mailings(self, id: str) -> AsyncIterator[types.MailingWithAttempts]:
        """Yield each object of `list_debit_note_mailings`, newest first."""
        return self._iterate(self._path("/v1/debit-notes/{id}/mailings", id=id), {})

    async def get_debit_note_pdf(self, id: str) -> bytes:
        """Get the graphic representation.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file("GET", self._path("/v1/debit-notes/{id}/pdf", id=id))

    async def resolve_debit_note(
        self,
        id: str,
        body: types.ResolveInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.DebitNote:
        """Decide how a debit note goes on.

        Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md
        explains them.
        """
        return await self._json(
            "POST",
            self._path("/v1/debit-notes/{id}/resolve", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def retry_debit_note(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> types.DebitNote:
        """Go on with a debit note that has failed.

        The same document and the same number. What may have reached the tax authority is asked
        for first. Its status is at once what it was before it failed.
        """
        return await self._json(
            "POST",
            self._path("/v1/debit-notes/{id}/retry", id=id),
            idempotency_key=idempotency_key,
        )

    async def get_debit_note_timeline(self, id: str) -> types.TimelineEntryList:
        """Every fact of its life, in order.

        With the time of each fact and the service that states it.
        """
        return await self._json("GET", self._path("/v1/debit-notes/{id}/timeline", id=id))

    async def get_debit_note_xml(self, id: str) -> bytes:
        """Get the signed XML.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file("GET", self._path("/v1/debit-notes/{id}/xml", id=id))

    # Webhooks

    async def list_deliveries(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        status: Literal["pending", "succeeded", "exhausted", "cancelled", "failed"] | None = None,
        event_type: types.EventType | None = None,
        event_id: str | None = None,
        document_id: str | None = None,
        endpoint_id: str | None = None,
    ) -> types.DeliveryList:
        """Deliveries to all endpoints, newest first.

        With each attempt and the first 4 KiB of its answer. Deliveries to endpoints that were
        deleted are listed by their event or their document.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        `status`: Only those of this status; `failed`: exhausted or cancelled
        `event_type`: Type of the event
        `event_id`: Only those of this event
        `document_id`: Only those of events of this document
        `endpoint_id`: Only those to this endpoint
        """
        return await self._json(
            "GET",
            "/v1/deliveries",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "status": status,
                "event_type": event_type,
                "event_id": event_id,
                "document_id": document_id,
                "endpoint_id": endpoint_id,
            },
        )

    def iter_deliveries(
        self,
        *,
        status: Literal["pending", "succeeded", "exhausted", "cancelled", "failed"] | None = None,
        event_type: types.EventType | None = None,
        event_id: str | None = None,
        document_id: str | None = None,
        endpoint_id: str | None = None,
    ) -> AsyncIterator[types.Delivery]:
        """Yield each object of `list_deliveries`, newest first."""
        return self._iterate(
            "/v1/deliveries",
            {
                "status": status,
                "event_type": event_type,
                "event_id": event_id,
                "document_id": document_id,
                "endpoint_id": endpoint_id,
            },
        )

    async def get_delivery(self, id: str) -> types.Delivery:
        """A delivery with every attempt.

        Each attempt has its time, duration, status and the first 4 KiB of the answer.
        """
        return await self._json("GET", self._path("/v1/deliveries/{id}", id=id))

    async def retry_delivery(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> types.Delivery:
        """Try a delivery again.

        Of a delivery whose attempts are used up or that was cancelled. A new attempt starts at
        once.
        """
        return await self._json(
            "POST",
            self._path("/v1/deliveries/{id}/retry", id=id),
            idempotency_key=idempotency_key,
        )

    async def list_events(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created_gte: str | None = None,
        created_lt: str | None = None,
        type: types.EventType | None = None,
        document_id: str | None = None,
    ) -> types.EventList:
        """Events, newest first.

        Only of types that the version of the request knows; kept 90 days at least.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        `created_gte`: time as ISO 8601 with offset
        `created_lt`: time as ISO 8601 with offset
        `type`: Only events of this type
        `document_id`: Only events of this document
        """
        return await self._json(
            "GET",
            "/v1/events",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "type": type,
                "document_id": document_id,
            },
        )

    def iter_events(
        self,
        *,
        created_gte: str | None = None,
        created_lt: str | None = None,
        type: types.EventType | None = None,
        document_id: str | None = None,
    ) -> AsyncIterator[types.Event]:
        """Yield each object of `list_events`, newest first."""
        return self._iterate(
            "/v1/events",
            {
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "type": type,
                "document_id": document_id,
            },
        )

    async def get_event(self, id: str) -> types.Event:
        """Get an event.

        As endpoints got it. Events are kept for 90 days at least.
        """
        return await self._json("GET", self._path("/v1/events/{id}", id=id))

    async def redeliver_event(
        self,
        id: str,
        body: types.RedeliverInput | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.DeliveryList:
        """Deliver an event again.

        To one endpoint, or to all that subscribe to its type now. The event keeps its id, so
        receivers can see the repetition.
        """
        return await self._json(
            "POST",
            self._path("/v1/events/{id}/redeliver", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def get_replay(self, id: str) -> types.Replay:
        """Get a replay.

        With how many deliveries it has scheduled so far.
        """
        return await self._json("GET", self._path("/v1/replays/{id}", id=id))

    async def cancel_replay(self, id: str, *, idempotency_key: str | None = None) -> types.Replay:
        """Cancel a replay.

        Deliveries that it has scheduled go on; no further ones are. A replay that has ended
        stays as it is.
        """
        return await self._json(
            "POST",
            self._path("/v1/replays/{id}/cancel", id=id),
            idempotency_key=idempotency_key,
        )

    async def create_webhook_endpoint(
        self,
        body: types.WebhookEndpointInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.WebhookEndpointWithSecret:
        """Register an endpoint.

        Its livemode is that of the API key, and its version that of the request, for ever: it
        gets only events whose type this version knows. The secret is in this answer only.
        """
        return await self._json(
            "POST",
            "/v1/webhook-endpoints",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def list_webhook_endpoints(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.WebhookEndpointList:
        """List endpoints.

        Newest first, without their secrets.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            "/v1/webhook-endpoints",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_webhook_endpoints(self) -> AsyncIterator[types.WebhookEndpoint]:
        """Yield each object of `list_webhook_endpoints`, newest first."""
        return self._iterate("/v1/webhook-endpoints", {})

    async def get_webhook_endpoint(self, id: str) -> types.WebhookEndpoint:
        """Get an endpoint.

        Without its secret, which only the answers that make one have.
        """
        return await self._json("GET", self._path("/v1/webhook-endpoints/{id}", id=id))

    async def update_webhook_endpoint(
        self,
        id: str,
        body: types.WebhookEndpointPatch | None = None,
    ) -> types.WebhookEndpoint:
        """Change an endpoint.

        Fields that are sent replace those that were. The secret stays the same.
        """
        return await self._json("PATCH", self._path("/v1/webhook-endpoints/{id}", id=id), body=body)

    async def delete_webhook_endpoint(self, id: str) -> types.DeletedWebhookEndpoint:
        """Delete an endpoint, for ever.

        It gets nothing any more; deliveries that wait are cancelled.
        """
        return await self._json("DELETE", self._path("/v1/webhook-endpoints/{id}", id=id))

    async def list_webhook_endpoint_deliveries(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.DeliveryList:
        """Deliveries to an endpoint, newest first.

        Each is one event to this endpoint, with its attempts.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/webhook-endpoints/{id}/deliveries", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_webhook_endpoint_deliveries(self, id: str) -> AsyncIterator[types.Delivery]:
        """Yield each object of `list_webhook_endpoint_deliveries`, newest first."""
        return self._iterate(self._path("/v1/webhook-endpoints/{id}/deliveries", id=id), {})

    async def get_webhook_endpoint_health(self, id: str) -> types.WebhookEndpointHealth:
        """How an endpoint has answered.

        Success rate and duration of the attempts of the last 24 hours, the latest error, and the
        next attempt. After ten failures in a row attempts wait for a trial; an endpoint that
        fails for 72 hours (a setting of the operator) is switched off.
        """
        return await self._json("GET", self._path("/v1/webhook-endpoints/{id}/health", id=id))

    async def create_replay(
        self,
        id: str,
        body: types.ReplayInput | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.Replay:
        """Deliver past events again.

        Every event that fits the filter and that the endpoint subscribes to, or with
        `only_failed` every delivery that failed for good. It goes on in the background, some at
        a time; what is created afterwards is not part of it.
        """
        return await self._json(
            "POST",
            self._path("/v1/webhook-endpoints/{id}/replays", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def list_replays(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.ReplayList:
        """Replays to an endpoint, newest first.

        Those that go on and those that have ended.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/webhook-endpoints/{id}/replays", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_replays(self, id: str) -> AsyncIterator[types.Replay]:
        """Yield each object of `list_replays`, newest first."""
        return self._iterate(self._path("/v1/webhook-endpoints/{id}/replays", id=id), {})

    async def rotate_webhook_endpoint_secret(
        self,
        id: str,
        body: types.RotateSecretInput | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.WebhookEndpointWithSecret:
        """Give it a new secret.

        The old one is invalid at once, unless `overlap_hours` asks that deliveries be signed
        with both for some time. The new one is in this answer only.
        """
        return await self._json(
            "POST",
            self._path("/v1/webhook-endpoints/{id}/rotate-secret", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def test_webhook_endpoint(
        self,
        id: str,
        body: types.TestDeliveryInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.Delivery:
        """Send a sample.

        An event of any type that the version of the endpoint knows, signed as a real one, about
        a document that does not exist: its `external_id` is `sample`. It is in no list of
        events.
        """
        return await self._json(
            "POST",
            self._path("/v1/webhook-endpoints/{id}/test", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    # Mail

    async def create_dkim_key(
        self,
        body: types.DkimKeyInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.DkimKey:
        """Make a DKIM key for a domain.

        Publish `dns_record` in the DNS of the domain, then verify the key. The private half is
        made in the vault and never leaves it.
        """
        return await self._json("POST", "/v1/dkim-keys", body=body, idempotency_key=idempotency_key)

    async def list_dkim_keys(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.DkimKeyList:
        """List DKIM keys.

        Newest first.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            "/v1/dkim-keys",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_dkim_keys(self) -> AsyncIterator[types.DkimKey]:
        """Yield each object of `list_dkim_keys`, newest first."""
        return self._iterate("/v1/dkim-keys", {})

    async def get_dkim_key(self, id: str) -> types.DkimKey:
        """Get a DKIM key.

        With its record, and what the DNS said when it was last asked.
        """
        return await self._json("GET", self._path("/v1/dkim-keys/{id}", id=id))

    async def delete_dkim_key(self, id: str) -> types.DeletedDkimKey:
        """Destroy a DKIM key.

        It signs nothing any more. Leave its record for some days: mails that it signed are still
        on their way.
        """
        return await self._json("DELETE", self._path("/v1/dkim-keys/{id}", id=id))

    async def verify_dkim_key(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> types.DkimKey:
        """Ask the DNS for its record now.

        It is asked by itself too: every hour in the first week, then every day. Mails are signed
        while the record that is published is the one of the key.
        """
        return await self._json(
            "POST",
            self._path("/v1/dkim-keys/{id}/verify", id=id),
            idempotency_key=idempotency_key,
        )

    async def create_mail_sender(
        self,
        body: types.MailSenderInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.MailSender:
        """Register a sender.

        Mails come from this address from now on, unless `is_default` is false. With `smtp` they
        go by your own mail server, which is tried first. Without it the domain needs a verified
        DKIM key; while its record is not published, mails come from the address of the service.
        """
        return await self._json(
            "POST",
            "/v1/mail-senders",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def list_mail_senders(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.MailSenderList:
        """List senders.

        Newest first.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            "/v1/mail-senders",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_mail_senders(self) -> AsyncIterator[types.MailSender]:
        """Yield each object of `list_mail_senders`, newest first."""
        return self._iterate("/v1/mail-senders", {})

    async def get_mail_sender(self, id: str) -> types.MailSender:
        """Get a sender.

        The address, the mail server without its password, and whether mails come from it.
        """
        return await self._json("GET", self._path("/v1/mail-senders/{id}", id=id))

    async def update_mail_sender(
        self,
        id: str,
        body: types.MailSenderPatch | None = None,
    ) -> types.MailSender:
        """Change a sender.

        With `is_default` true mails come from it from now on; with false from the address of the
        service. `smtp` replaces the mail server with its password, null takes it away.
        """
        return await self._json("PATCH", self._path("/v1/mail-senders/{id}", id=id), body=body)

    async def delete_mail_sender(self, id: str) -> types.DeletedMailSender:
        """Delete a sender.

        If it is the default, mails come from the address of the service.
        """
        return await self._json("DELETE", self._path("/v1/mail-senders/{id}", id=id))

    # Drafts

    async def create_draft(
        self,
        body: types.DraftInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.Draft:
        """Keep a draft of a document.

        Its body may be incomplete or wrong; `POST /v1/{kind}/preview` tells what is. All people
        of the company see it. It is kept for 30 days after its last change.
        """
        return await self._json("POST", "/v1/drafts", body=body, idempotency_key=idempotency_key)

    async def list_drafts(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.DraftEntryList:
        """List drafts, newest first.

        Without their bodies. Issued ones are listed for 7 days.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            "/v1/drafts",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_drafts(self) -> AsyncIterator[types.DraftEntry]:
        """Yield each object of `list_drafts`, newest first."""
        return self._iterate("/v1/drafts", {})

    async def get_draft(self, id: str) -> types.Draft:
        """Get a draft.

        With its body, and the ETag that a change and the issue take.
        """
        return await self._json("GET", self._path("/v1/drafts/{id}", id=id))

    async def update_draft(
        self,
        id: str,
        body: types.DraftPatch | None = None,
        *,
        if_match: str | None = None,
    ) -> types.Draft:
        """Change a draft.

        Fields that are sent replace those that were; `body` is replaced as a whole.

        `if_match`: ETag of the draft as you have read it; without it the answer is a 428
        """
        return await self._json(
            "PATCH",
            self._path("/v1/drafts/{id}", id=id),
            body=body,
            if_match=if_match,
        )

    async def delete_draft(self, id: str, *, if_match: str | None = None) -> types.DeletedDraft:
        """Delete a draft.

        Its data are gone at once. The document of an issued one stays.

        `if_match`: ETag of the draft as you have read it; left out: it is deleted as it is
        """
        return await self._json("DELETE", self._path("/v1/drafts/{id}", id=id), if_match=if_match)

    async def issue_draft(
        self,
        id: str,
        *,
        if_match: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.Draft:
        """Issue a draft.

        As a POST of its body would: with the same checks, faults and pointers. A draft is issued
        once, however often and from wherever this is asked: afterwards the answer is the draft
        with the same `document_id`. An `Idempotency-Key` changes nothing.

        `if_match`: ETag of the draft as you have read it; without it the answer is a 428
        """
        return await self._json(
            "POST",
            self._path("/v1/drafts/{id}/issue", id=id),
            if_match=if_match,
            idempotency_key=idempotency_key,
        )

    # Equivalent document notes

    async def create_equivalent_note(
        self,
        body: types.EquivalentDocumentNoteDraft,
        *,
        prefer: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.EquivalentNote:
        """Issue an adjustment note.

        Checks the whole body, keeps the request durably and answers at once with status
        `queued`; number, signature, submission and mail follow. With `Prefer: wait=10` the
        answer waits up to that many seconds for the outcome, with `Prefer: wait=10, until=files`
        for PDF and zip too.

        `prefer`: `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10,
        until=files`: for its files too, the PDF and the zip for the buyer
        """
        return await self._json(
            "POST",
            "/v1/equivalent-document-notes",
            body=body,
            prefer=prefer,
            idempotency_key=idempotency_key,
        )

    async def list_equivalent_notes(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created_gte: str | None = None,
        created_lt: str | None = None,
        status: types.DocumentStatus | None = None,
        environment: types.Environment | None = None,
        customer_id: str | None = None,
        number: str | None = None,
        external_id: str | None = None,
        equivalent_document_id: str | None = None,
    ) -> types.EquivalentNoteList:
        """List equivalent document notes, newest first.

        In the order in which they were accepted, so that a poller that goes on from the newest
        id it knows misses nothing.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        `created_gte`: time as ISO 8601 with offset
        `created_lt`: time as ISO 8601 with offset
        `status`: Only those in this state
        `environment`: Only those of this environment
        `customer_id`: Only those of this customer
        `number`: Only the one with this number, prefix included
        `external_id`: Only the one with this id of yours
        `equivalent_document_id`: Only notes of this equivalent document
        """
        return await self._json(
            "GET",
            "/v1/equivalent-document-notes",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "status": status,
                "environment": environment,
                "customer_id": customer_id,
                "number": number,
                "external_id": external_id,
                "equivalent_document_id": equivalent_document_id,
            },
        )

    def iter_equivalent_notes(
        self,
        *,
        created_gte: str | None = None,
        created_lt: str | None = None,
        status: types.DocumentStatus | None = None,
        environment: types.Environment | None = None,
        customer_id: str | None = None,
        number: str | None = None,
        external_id: str | None = None,
        equivalent_document_id: str | None = None,
    ) -> AsyncIterator[types.EquivalentNote]:
        """Yield each object of `list_equivalent_notes`, newest first."""
        return self._iterate(
            "/v1/equivalent-document-notes",
            {
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "status": status,
                "environment": environment,
                "customer_id": customer_id,
                "number": number,
                "external_id": external_id,
                "equivalent_document_id": equivalent_document_id,
            },
        )

    async def create_equivalent_notes(
        self,
        body: types.EquivalentNotesBatch,
        *,
        idempotency_key: str | None = None,
    ) -> types.EquivalentNotesBatchAnswer:
        """Issue many equivalent notes at once.

        Each document is accepted or refused by itself, as if it were posted alone and in this
        order: the answer has an item for each. A problem’s pointers begin at its document. With
        an `Idempotency-Key`, the batch sent again gets the first answer; a document that was
        refused is sent in a new batch. It counts as one request of the rate limit.
        """
        return await self._json(
            "POST",
            "/v1/equivalent-document-notes/batches",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def preview_equivalent_note(
        self,
        body: types.EquivalentDocumentNoteDraft,
        *,
        idempotency_key: str | None = None,
    ) -> types.Preview:
        """Check an adjustment note without issuing it.

        The whole check of a POST, the totals, warnings, and the hash under a number that stands
        for the one to come. Nothing is stored and no number is spent, so an `Idempotency-Key`
        changes nothing. (with `Accept: application/pdf`: its graphic representation,
        watermarked, without hash and QR code)
        """
        return await self._json(
            "POST",
            "/v1/equivalent-document-notes/preview",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def get_equivalent_note(
        self,
        id: str,
        *,
        prefer: str | None = None,
    ) -> types.EquivalentNote:
        """Get an adjustment note.

        Never older than the last webhook about it. The URLs of its files are fresh.

        `prefer`: `wait=30`: wait up to that many seconds (60 at most) until the document
        changes; with `If-None-Match`, until it is another one than that. Without
        `Preference-Applied` in the answer nothing was waited for, because too many of your reads
        wait already
        """
        return await self._json(
            "GET",
            self._path("/v1/equivalent-document-notes/{id}", id=id),
            prefer=prefer,
        )

    async def get_equivalent_note_application_response(self, id: str) -> bytes:
        """Get the tax authority's ApplicationResponse.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file(
            "GET",
            self._path("/v1/equivalent-document-notes/{id}/application-response", id=id),
        )

    async def get_equivalent_note_attached_document(self, id: str) -> bytes:
        """Get the zip that the acquirer gets.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file(
            "GET",
            self._path("/v1/equivalent-document-notes/{id}/attached-document", id=id),
        )

    async def list_equivalent_note_attempts(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.DianAttemptList:
        """List its attempts at DIAN, newest first.

        What DIAN was sent and asked, what it answered, and the attempt that is planned next.
        Empty until the document is signed.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/equivalent-document-notes/{id}/attempts", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_equivalent_note_attempts(self, id: str) -> AsyncIterator[types.DianAttempt]:
        """Yield each object of `list_equivalent_note_attempts`, newest first."""
        return self._iterate(self._path("/v1/equivalent-document-notes/{id}/attempts", id=id), {})

    async def cancel_equivalent_note(
        self,
        id: str,
        body: types.CancelInput | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.EquivalentNote:
        """Cancel an adjustment note that waits.

        Only while it has no number yet, or waits and the tax authority provably never got it: no
        attempt to send it came as far as a connection. It is `failed` with `failure.code`
        `cancelled` and cannot be retried. It gives a number that it had back: the next document
        of the range gets it, and until then the range shows it under `skipped`, with the reason.
        """
        return await self._json(
            "POST",
            self._path("/v1/equivalent-document-notes/{id}/cancel", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def correct_equivalent_note(
        self,
        id: str,
        body: types.EquivalentDocumentNoteDraft,
        *,
        prefer: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.EquivalentNote:
        """Issue an adjustment note in the place of one that was rejected.

        A whole new body makes a new document with the number of the rejected one; `corrects` and
        `corrected_by` link the two, and both keep their history.

        `prefer`: `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10,
        until=files`: for its files too, the PDF and the zip for the buyer
        """
        return await self._json(
            "POST",
            self._path("/v1/equivalent-document-notes/{id}/corrections", id=id),
            body=body,
            prefer=prefer,
            idempotency_key=idempotency_key,
        )

    async def list_equivalent_note_deliveries(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.DeliveryList:
        """List its webhook deliveries, newest first.

        Of all its events, to all endpoints, with their attempts.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/equivalent-document-notes/{id}/deliveries", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_equivalent_note_deliveries(self, id: str) -> AsyncIterator[types.Delivery]:
        """Yield each object of `list_equivalent_note_deliveries`, newest first."""
        return self._iterate(self._path("/v1/equivalent-document-notes/{id}/deliveries", id=id), {})

    async def email_equivalent_note(
        self,
        id: str,
        body: types.EmailsInput | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.MailingList:
        """Mail an adjustment note again.

        To the addresses given, or to those that it went to at first. What becomes of it is in
        `email`.
        """
        return await self._json(
            "POST",
            self._path("/v1/equivalent-document-notes/{id}/emails", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def list_equivalent_note_mailings(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.MailingWithAttemptsList:
        """List its mails, newest first.

        One for each recipient and each time it was sent, with why it has not arrived and what to
        do.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/equivalent-document-notes/{id}/mailings", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_equivalent_note_mailings(self, id: str) -> AsyncIterator[types.MailingWithAttempts]:
        """Yield each object of `list_equivalent_note_mailings`, newest first."""
        return self._iterate(self._path("/v1/equivalent-document-notes/{id}/mailings", id=id), {})

    async def get_equivalent_note_pdf(self, id: str) -> bytes:
        """Get the graphic representation.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file("GET", self._path("/v1/equivalent-document-notes/{id}/pdf", id=id))

    async def resolve_equivalent_note(
        self,
        id: str,
        body: types.ResolveInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.EquivalentNote:
        """Decide how an adjustment note goes on.

        Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md
        explains them.
        """
        return await self._json(
            "POST",
            self._path("/v1/equivalent-document-notes/{id}/resolve", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def retry_equivalent_note(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> types.EquivalentNote:
        """Go on with an adjustment note that has failed.

        The same document and the same number. What may have reached the tax authority is asked
        for first. Its status is at once what it was before it failed.
        """
        return await self._json(
            "POST",
            self._path("/v1/equivalent-document-notes/{id}/retry", id=id),
            idempotency_key=idempotency_key,
        )

    async def get_equivalent_note_timeline(self, id: str) -> types.TimelineEntryList:
        """Every fact of its life, in order.

        With the time of each fact and the service that states it.
        """
        return await self._json(
            "GET",
            self._path("/v1/equivalent-document-notes/{id}/timeline", id=id),
        )

    async def get_equivalent_note_xml(self, id: str) -> bytes:
        """Get the signed XML.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file("GET", self._path("/v1/equivalent-document-notes/{id}/xml", id=id))

    # Equivalent documents

    async def create_equivalent_document(
        self,
        body: types.EquivalentDocumentDraft,
        *,
        prefer: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.EquivalentDocument:
        """Issue an equivalent document.

        Checks the whole body, keeps the request durably and answers at once with status
        `queued`; number, signature, submission and mail follow. With `Prefer: wait=5` the answer
        waits up to that many seconds until the ticket can be printed, which is before DIAN's
        verdict; with `Prefer: wait=10, until=outcome` for the outcome.

        `prefer`: `wait=5`: wait up to that many seconds (60 at most) until the ticket can be
        printed, which is before DIAN's verdict. `wait=10, until=outcome`: for the outcome.
        `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
        """
        return await self._json(
            "POST",
            "/v1/equivalent-documents",
            body=body,
            prefer=prefer,
            idempotency_key=idempotency_key,
        )

    async def list_equivalent_documents(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created_gte: str | None = None,
        created_lt: str | None = None,
        status: types.DocumentStatus | None = None,
        environment: types.Environment | None = None,
        customer_id: str | None = None,
        number: str | None = None,
        external_id: str | None = None,
    ) -> types.EquivalentDocumentList:
        """List equivalent documents, newest first.

        In the order in which they were accepted, so that a poller that goes on from the newest
        id it knows misses nothing.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        `created_gte`: time as ISO 8601 with offset
        `created_lt`: time as ISO 8601 with offset
        `status`: Only those in this state
        `environment`: Only those of this environment
        `customer_id`: Only those of this customer
        `number`: Only the one with this number, prefix included
        `external_id`: Only the one with this id of yours
        """
        return await self._json(
            "GET",
            "/v1/equivalent-documents",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "status": status,
                "environment": environment,
                "customer_id": customer_id,
                "number": number,
                "external_id": external_id,
            },
        )

    def iter_equivalent_documents(
        self,
        *,
        created_gte: str | None = None,
        created_lt: str | None = None,
        status: types.DocumentStatus | None = None,
        environment: types.Environment | None = None,
        customer_id: str | None = None,
        number: str | None = None,
        external_id: str | None = None,
    ) -> AsyncIterator[types.EquivalentDocument]:
        """Yield each object of `list_equivalent_documents`, newest first."""
        return self._iterate(
            "/v1/equivalent-documents",
            {
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "status": status,
                "environment": environment,
                "customer_id": customer_id,
                "number": number,
                "external_id": external_id,
            },
        )

    async def create_equivalent_documents(
        self,
        body: types.EquivalentDocumentsBatch,
        *,
        idempotency_key: str | None = None,
    ) -> types.EquivalentDocumentsBatchAnswer:
        """Issue many equivalent documents at once.

        Each document is accepted or refused by itself, as if it were posted alone and in this
        order: the answer has an item for each. A problem’s pointers begin at its document. With
        an `Idempotency-Key`, the batch sent again gets the first answer; a document that was
        refused is sent in a new batch. It counts as one request of the rate limit.
        """
        return await self._json(
            "POST",
            "/v1/equivalent-documents/batches",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def preview_equivalent_document(
        self,
        body: types.EquivalentDocumentDraft,
        *,
        idempotency_key: str | None = None,
    ) -> types.Preview:
        """Check an equivalent document without issuing it.

        The whole check of a POST, the totals, warnings, and the hash under a number that stands
        for the one to come. Nothing is stored and no number is spent, so an `Idempotency-Key`
        changes nothing. (with `Accept: application/pdf`: its graphic representation,
        watermarked, without hash and QR code)
        """
        return await self._json(
            "POST",
            "/v1/equivalent-documents/preview",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def get_equivalent_document(
        self,
        id: str,
        *,
        prefer: str | None = None,
    ) -> types.EquivalentDocument:
        """Get an equivalent document.

        Never older than the last webhook about it. The URLs of its files are fresh.

        `prefer`: `wait=30`: wait up to that many seconds (60 at most) until the document
        changes; with `If-None-Match`, until it is another one than that. Without
        `Preference-Applied` in the answer nothing was waited for, because too many of your reads
        wait already
        """
        return await self._json(
            "GET",
            self._path("/v1/equivalent-documents/{id}", id=id),
            prefer=prefer,
        )

    async def get_equivalent_document_application_response(self, id: str) -> bytes:
        """Get the tax authority's ApplicationResponse.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file(
            "GET",
            self._path("/v1/equivalent-documents/{id}/application-response", id=id),
        )

    async def get_equivalent_document_attached_document(self, id: str) -> bytes:
        """Get the zip that the acquirer gets.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file(
            "GET",
            self._path("/v1/equivalent-documents/{id}/attached-document", id=id),
        )

    async def list_equivalent_document_attempts(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.DianAttemptList:
        """List its attempts at DIAN, newest first.

        What DIAN was sent and asked, what it answered, and the attempt that is planned next.
        Empty until the document is signed.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/equivalent-documents/{id}/attempts", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_equivalent_document_attempts(self, id: str) -> AsyncIterator[types.DianAttempt]:
        """Yield each object of `list_equivalent_document_attempts`, newest first."""
        return self._iterate(self._path("/v1/equivalent-documents/{id}/attempts", id=id), {})

    async def cancel_equivalent_document(
        self,
        id: str,
        body: types.CancelInput | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.EquivalentDocument:
        """Cancel an equivalent document that waits.

        Only while it has no number yet, or waits and the tax authority provably never got it: no
        attempt to send it came as far as a connection. It is `failed` with `failure.code`
        `cancelled` and cannot be retried. It gives a number that it had back: the next document
        of the range gets it, and until then the range shows it under `skipped`, with the reason.
        """
        return await self._json(
            "POST",
            self._path("/v1/equivalent-documents/{id}/cancel", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def correct_equivalent_document(
        self,
        id: str,
        body: types.EquivalentDocumentDraft,
        *,
        prefer: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.EquivalentDocument:
        """Issue an equivalent document in the place of one that was rejected.

        A whole new body makes a new document with the number of the rejected one; `corrects` and
        `corrected_by` link the two, and both keep their history.

        `prefer`: `wait=5`: wait up to that many seconds (60 at most) until the ticket can be
        printed, which is before DIAN's verdict. `wait=10, until=outcome`: for the outcome.
        `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
        """
        return await self._json(
            "POST",
            self._path("/v1/equivalent-documents/{id}/corrections", id=id),
            body=body,
            prefer=prefer,
            idempotency_key=idempotency_key,
        )

    async def list_equivalent_document_deliveries(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.DeliveryList:
        """List its webhook deliveries, newest first.

        Of all its events, to all endpoints, with their attempts.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/equivalent-documents/{id}/deliveries", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_equivalent_document_deliveries(self, id: str) -> AsyncIterator[types.Delivery]:
        """Yield each object of `list_equivalent_document_deliveries`, newest first."""
        return self._iterate(self._path("/v1/equivalent-documents/{id}/deliveries", id=id), {})

    async def email_equivalent_document(
        self,
        id: str,
        body: types.EmailsInput | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.MailingList:
        """Mail an equivalent document again.

        To the addresses given, or to those that it went to at first. What becomes of it is in
        `email`.
        """
        return await self._json(
            "POST",
            self._path("/v1/equivalent-documents/{id}/emails", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def list_equivalent_document_mailings(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.MailingWithAttemptsList:
        """List its mails, newest first.

        One for each recipient and each time it was sent, with why it has not arrived and what to
        do.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/equivalent-documents/{id}/mailings", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_equivalent_document_mailings(
        self,
        id: str,
    ) -> AsyncIterator[types.MailingWithAttempts]:
        """Yield each object of `list_equivalent_document_mailings`, newest first."""
        return self._iterate(self._path("/v1/equivalent-documents/{id}/mailings", id=id), {})

    async def list_equivalent_document_notes(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.EquivalentNoteList:
        """List the adjustment notes of an equivalent document, newest first.

        Whatever their status.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/equivalent-documents/{id}/notes", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_equivalent_document_notes(self, id: str) -> AsyncIterator[types.EquivalentNote]:
        """Yield each object of `list_equivalent_document_notes`, newest first."""
        return self._iterate(self._path("/v1/equivalent-documents/{id}/notes", id=id), {})

    async def get_equivalent_document_pdf(self, id: str) -> bytes:
        """Get the graphic representation.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file("GET", self._path("/v1/equivalent-documents/{id}/pdf", id=id))

    async def resolve_equivalent_document(
        self,
        id: str,
        body: types.ResolveInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.EquivalentDocument:
        """Decide how an equivalent document goes on.

        Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md
        explains them.
        """
        return await self._json(
            "POST",
            self._path("/v1/equivalent-documents/{id}/resolve", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def retry_equivalent_document(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> types.EquivalentDocument:
        """Go on with an equivalent document that has failed.

        The same document and the same number. What may have reached the tax authority is asked
        for first. Its status is at once what it was before it failed.
        """
        return await self._json(
            "POST",
            self._path("/v1/equivalent-documents/{id}/retry", id=id),
            idempotency_key=idempotency_key,
        )

    async def get_equivalent_document_ticket(
        self,
        id: str,
        *,
        width: Literal["58", "80"] | None = None,
    ) -> bytes:
        """Get the ticket as a PDF.

        For a receipt printer: as wide as its paper and as long as the ticket. It exists as soon
        as the document is signed, and says whether DIAN has validated it by now. Before, and
        while it is signed again, a 409 with `Retry-After`.

        `width`: Width of the paper in millimetres; left out: 80
        """
        return await self._file(
            "GET",
            self._path("/v1/equivalent-documents/{id}/ticket", id=id),
            query={"width": width},
        )

    async def get_equivalent_document_ticket_lines(
        self,
        id: str,
        *,
        width: Literal["58", "80"] | None = None,
    ) -> types.Ticket:
        """Get the ticket as lines of text.

        For a receipt printer (ESC/POS) that your own program drives: lines with alignment and
        emphasis, the text of the QR code, and the cut at the end. It exists as soon as the
        document is signed, like the PDF.

        `width`: Width of the paper in millimetres; left out: 80
        """
        return await self._json(
            "GET",
            self._path("/v1/equivalent-documents/{id}/ticket.json", id=id),
            query={"width": width},
        )

    async def get_equivalent_document_timeline(self, id: str) -> types.TimelineEntryList:
        """Every fact of its life, in order.

        With the time of each fact and the service that states it.
        """
        return await self._json("GET", self._path("/v1/equivalent-documents/{id}/timeline", id=id))

    async def get_equivalent_document_xml(self, id: str) -> bytes:
        """Get the signed XML.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file("GET", self._path("/v1/equivalent-documents/{id}/xml", id=id))

    # Exports

    async def create_export(
        self,
        body: types.ExportOrder | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.Export:
        """Order an export of all your data.

        A zip of the tenant’s data in one mode: signed XML, AttachedDocument, ApplicationResponse
        and PDF of every document, their timelines, events, profile, customers, numbering ranges,
        certificates, API keys, webhook endpoints, mail senders, DKIM keys and suppressed
        addresses, without secrets; in live mode the audit chain of the keys too. Its `verify.sh`
        checks it offline; README.md in it says what that shows. It is gathered in the
        background; GET it until it is `ready`. One may be under way; a new one replaces the one
        before.
        """
        return await self._json("POST", "/v1/exports", body=body, idempotency_key=idempotency_key)

    async def list_exports(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.ExportList:
        """List exports, newest first.

        Expired ones too: they show who ordered what and when.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            "/v1/exports",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_exports(self) -> AsyncIterator[types.Export]:
        """Yield each object of `list_exports`, newest first."""
        return self._iterate("/v1/exports", {})

    async def get_export(self, id: str) -> types.Export:
        """Get an export.

        How far it is, and where to download it.
        """
        return await self._json("GET", self._path("/v1/exports/{id}", id=id))

    async def download_export(self, id: str) -> bytes:
        """Download the zip of an export.

        The bytes are the same each time, so that a download that broke off goes on with `Range:
        bytes=<n>-` (206); any other range gets the whole file.
        """
        return await self._file("GET", self._path("/v1/exports/{id}/file", id=id))

    # Members

    async def create_invitation(
        self,
        body: types.InvitationInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.Invitation:
        """Invite a person to the company.

        Open for 7 days, and accepted by the person with a session of this address. A mail tells
        the person; it is no login. An earlier invitation of the same person is void, so that a
        second one sends the mail again, 5 times an hour. Without a role the person becomes a
        `reader`.
        """
        return await self._json(
            "POST",
            "/v1/invitations",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def list_invitations(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.InvitationList:
        """List the open invitations, newest first.

        The same in both modes; not those that were accepted, withdrawn, or have expired.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            "/v1/invitations",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_invitations(self) -> AsyncIterator[types.Invitation]:
        """Yield each object of `list_invitations`, newest first."""
        return self._iterate("/v1/invitations", {})

    async def delete_invitation(self, id: str) -> types.WithdrawnInvitation:
        """Withdraw an open invitation.

        Nobody can accept it any more.
        """
        return await self._json("DELETE", self._path("/v1/invitations/{id}", id=id))

    async def accept_invitation(self, id: str) -> types.Company:
        """Accept an invitation.

        By the invited person: `GET /session` lists the open ones. The person is a member within
        a second.
        """
        return await self._json("POST", self._path("/v1/invitations/{id}/accept", id=id))

    async def list_members(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.MemberList:
        """List the people of the company, newest first.

        The same in both modes.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            "/v1/members",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_members(self) -> AsyncIterator[types.Member]:
        """Yield each object of `list_members`, newest first."""
        return self._iterate("/v1/members", {})

    async def update_member(self, id: str, body: types.MemberPatch) -> types.Member:
        """Change the role of a member.

        It holds everywhere within a second; a step-up of the person before it does not count any
        more.
        """
        return await self._json("PATCH", self._path("/v1/members/{id}", id=id), body=body)

    async def delete_member(self, id: str) -> types.RemovedMember:
        """Remove a member from the company.

        It holds everywhere within a second. A person without any other company or invitation is
        forgotten, with all sessions.
        """
        return await self._json("DELETE", self._path("/v1/members/{id}", id=id))

    async def get_oidc_provider(self) -> types.OidcProvider:
        """Get the login provider of the company.

        The same in both modes. `redirect_uri` is known before there is a provider.
        """
        return await self._json("GET", "/v1/tenant/oidc-provider")

    async def set_oidc_provider(self, body: types.OidcProviderInput) -> types.OidcProvider:
        """Set the login provider of the company.

        The provider is asked for its metadata. Members and invited people log in at it if it
        says that it has verified their address (`email_verified`). Sessions that began at it
        before end, and it is not required until `PATCH` says so.
        """
        return await self._json("PUT", "/v1/tenant/oidc-provider", body=body)

    async def update_oidc_provider(self, body: types.OidcProviderChange) -> types.OidcProvider:
        """Require the login provider of the company, or not.

        It can be required when an owner has logged in at it once. An API key of role `full`
        takes it back if nobody gets in any more.
        """
        return await self._json("PATCH", "/v1/tenant/oidc-provider", body=body)

    async def delete_oidc_provider(self) -> types.RemovedOidcProvider:
        """Remove the login provider of the company.

        The sessions that began at it end everywhere within a second.
        """
        return await self._json("DELETE", "/v1/tenant/oidc-provider")

    # Invoices

    async def create_invoice(
        self,
        body: types.InvoiceDraft,
        *,
        prefer: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.Invoice:
        """Issue an invoice.

        Checks the whole body, keeps the request durably and answers at once with status
        `queued`; number, signature, submission and mail follow. With `Prefer: wait=10` the
        answer waits up to that many seconds for the outcome, with `Prefer: wait=10, until=files`
        for PDF and zip too.

        `prefer`: `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10,
        until=files`: for its files too, the PDF and the zip for the buyer
        """
        return await self._json(
            "POST",
            "/v1/invoices",
            body=body,
            prefer=prefer,
            idempotency_key=idempotency_key,
        )

    async def list_invoices(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created_gte: str | None = None,
        created_lt: str | None = None,
        status: types.DocumentStatus | None = None,
        environment: types.Environment | None = None,
        customer_id: str | None = None,
        number: str | None = None,
        external_id: str | None = None,
    ) -> types.InvoiceList:
        """List invoices, newest first.

        In the order in which they were accepted, so that a poller that goes on from the newest
        id it knows misses nothing.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        `created_gte`: time as ISO 8601 with offset
        `created_lt`: time as ISO 8601 with offset
        `status`: Only those in this state
        `environment`: Only those of this environment
        `customer_id`: Only those of this customer
        `number`: Only the one with this number, prefix included
        `external_id`: Only the one with this id of yours
        """
        return await self._json(
            "GET",
            "/v1/invoices",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "status": status,
                "environment": environment,
                "customer_id": customer_id,
                "number": number,
                "external_id": external_id,
            },
        )

    def iter_invoices(
        self,
        *,
        created_gte: str | None = None,
        created_lt: str | None = None,
        status: types.DocumentStatus | None = None,
        environment: types.Environment | None = None,
        customer_id: str | None = None,
        number: str | None = None,
        external_id: str | None = None,
    ) -> AsyncIterator[types.Invoice]:
        """Yield each object of `list_invoices`, newest first."""
        return self._iterate(
            "/v1/invoices",
            {
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "status": status,
                "environment": environment,
                "customer_id": customer_id,
                "number": number,
                "external_id": external_id,
            },
        )

    async def create_invoices(
        self,
        body: types.InvoicesBatch,
        *,
        idempotency_key: str | None = None,
    ) -> types.InvoicesBatchAnswer:
        """Issue many invoices at once.

        Each document is accepted or refused by itself, as if it were posted alone and in this
        order: the answer has an item for each. A problem’s pointers begin at its document. With
        an `Idempotency-Key`, the batch sent again gets the first answer; a document that was
        refused is sent in a new batch. It counts as one request of the rate limit.
        """
        return await self._json(
            "POST",
            "/v1/invoices/batches",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def preview_invoice(
        self,
        body: types.InvoiceDraft,
        *,
        idempotency_key: str | None = None,
    ) -> types.Preview:
        """Check an invoice without issuing it.

        The whole check of a POST, the totals, warnings, and the hash under a number that stands
        for the one to come. Nothing is stored and no number is spent, so an `Idempotency-Key`
        changes nothing. (with `Accept: application/pdf`: its graphic representation,
        watermarked, without hash and QR code)
        """
        return await self._json(
            "POST",
            "/v1/invoices/preview",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def get_invoice(self, id: str, *, prefer: str | None = None) -> types.Invoice:
        """Get an invoice.

        Never older than the last webhook about it. The URLs of its files are fresh.

        `prefer`: `wait=30`: wait up to that many seconds (60 at most) until the document
        changes; with `If-None-Match`, until it is another one than that. Without
        `Preference-Applied` in the answer nothing was waited for, because too many of your reads
        wait already
        """
        return await self._json("GET", self._path("/v1/invoices/{id}", id=id), prefer=prefer)

    async def get_invoice_application_response(self, id: str) -> bytes:
        """Get the tax authority's ApplicationResponse.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file("GET", self._path("/v1/invoices/{id}/application-response", id=id))

    async def get_invoice_attached_document(self, id: str) -> bytes:
        """Get the zip that the acquirer gets.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file("GET", self._path("/v1/invoices/{id}/attached-document", id=id))

    async def list_invoice_attempts(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.DianAttemptList:
        """List its attempts at DIAN, newest first.

        What DIAN was sent and asked, what it answered, and the attempt that is planned next.
        Empty until the document is signed.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/invoices/{id}/attempts", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_invoice_attempts(self, id: str) -> AsyncIterator[types.DianAttempt]:
        """Yield each object of `list_invoice_attempts`, newest first."""
        return self._iterate(self._path("/v1/invoices/{id}/attempts", id=id), {})

    async def cancel_invoice(
        self,
        id: str,
        body: types.CancelInput | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.Invoice:
        """Cancel an invoice that waits.

        Only while it has no number yet, or waits and the tax authority provably never got it: no
        attempt to send it came as far as a connection. It is `failed` with `failure.code`
        `cancelled` and cannot be retried. It gives a number that it had back: the next document
        of the range gets it, and until then the range shows it under `skipped`, with the reason.
        """
        return await self._json(
            "POST",
            self._path("/v1/invoices/{id}/cancel", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def correct_invoice(
        self,
        id: str,
        body: types.InvoiceDraft,
        *,
        prefer: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.Invoice:
        """Issue an invoice in the place of one that was rejected.

        A whole new body makes a new document with the number of the rejected one; `corrects` and
        `corrected_by` link the two, and both keep their history.

        `prefer`: `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10,
        until=files`: for its files too, the PDF and the zip for the buyer
        """
        return await self._json(
            "POST",
            self._path("/v1/invoices/{id}/corrections", id=id),
            body=body,
            prefer=prefer,
            idempotency_key=idempotency_key,
        )

    async def list_invoice_deliveries(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.DeliveryList:
        """List its webhook deliveries, newest first.

        Of all its events, to all endpoints, with their attempts.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/invoices/{id}/deliveries", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_invoice_deliveries(self, id: str) -> AsyncIterator[types.Delivery]:
        """Yield each object of `list_invoice_deliveries`, newest first."""
        return self._iterate(self._path("/v1/invoices/{id}/deliveries", id=id), {})

    async def email_invoice(
        self,
        id: str,
        body: types.EmailsInput | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.MailingList:
        """Mail an invoice again.

        To the addresses given, or to those that it went to at first. What becomes of it is in
        `email`.
        """
        return await self._json(
            "POST",
            self._path("/v1/invoices/{id}/emails", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def get_invoice_events(self, id: str) -> types.InvoiceEvents:
        """See what the buyer did with an invoice.

        Of an invoice on credit that DIAN has accepted: whether the buyer has acknowledged,
        accepted or claimed it, and from which day on you may declare tacit acceptance. DIAN is
        asked about it from time to time until the outcome is known; `asked_at` says when it was
        the last time.
        """
        return await self._json("GET", self._path("/v1/invoices/{id}/events", id=id))

    async def issue_invoice_event(
        self,
        id: str,
        body: types.InvoiceEventInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.InvoiceEvent:
        """Declare tacit acceptance of an invoice.

        Event 034, of an invoice on credit whose goods the buyer received (032) and which he
        neither accepted nor claimed within three working days. With `auto_tacit_acceptance` of
        your tenant it is declared by itself.
        """
        return await self._json(
            "POST",
            self._path("/v1/invoices/{id}/events", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def list_invoice_mailings(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.MailingWithAttemptsList:
        """List its mails, newest first.

        One for each recipient and each time it was sent, with why it has not arrived and what to
        do.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/invoices/{id}/mailings", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_invoice_mailings(self, id: str) -> AsyncIterator[types.MailingWithAttempts]:
        """Yield each object of `list_invoice_mailings`, newest first."""
        return self._iterate(self._path("/v1/invoices/{id}/mailings", id=id), {})

    async def list_invoice_notes(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.NoteList:
        """List the credit and debit notes of an invoice, newest first.

        Of both kinds, whatever their status; `object` tells which a note is.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/invoices/{id}/notes", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_invoice_notes(self, id: str) -> AsyncIterator[types.Note]:
        """Yield each object of `list_invoice_notes`, newest first."""
        return self._iterate(self._path("/v1/invoices/{id}/notes", id=id), {})

    async def get_invoice_pdf(self, id: str) -> bytes:
        """Get the graphic representation.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file("GET", self._path("/v1/invoices/{id}/pdf", id=id))

    async def resolve_invoice(
        self,
        id: str,
        body: types.ResolveInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.Invoice:
        """Decide how an invoice goes on.

        Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md
        explains them.
        """
        return await self._json(
            "POST",
            self._path("/v1/invoices/{id}/resolve", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def retry_invoice(self, id: str, *, idempotency_key: str | None = None) -> types.Invoice:
        """Go on with an invoice that has failed.

        The same document and the same number. What may have reached the tax authority is asked
        for first. Its status is at once what it was before it failed.
        """
        return await self._json(
            "POST",
            self._path("/v1/invoices/{id}/retry", id=id),
            idempotency_key=idempotency_key,
        )

    async def get_invoice_timeline(self, id: str) -> types.TimelineEntryList:
        """Every fact of its life, in order.

        With the time of each fact and the service that states it.
        """
        return await self._json("GET", self._path("/v1/invoices/{id}/timeline", id=id))

    async def get_invoice_xml(self, id: str) -> bytes:
        """Get the signed XML.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file("GET", self._path("/v1/invoices/{id}/xml", id=id))

    # Jobs

    async def create_job(
        self,
        body: types.JobInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.Job | types.JobPreview:
        """Do something with many documents.

        With those that a filter finds, of a redrive with deliveries: `dry_run` tells first how
        many they are. The job is done row by row in the background; GET it until it is over,
        then its result. An import has a file instead of a filter, with the columns of `GET
        /v1/jobs/templates/{kind}`: a row for each line of a document, where rows with the same
        `external_id` are one document, or a row for each customer or supplier. Each is checked
        and stored as if it were posted alone, and none twice: its `external_id` is in use then.
        An export takes the role `read`, a redrive `full`, any other job `documents`. An export
        has up to 100,000 rows, any other job 10,000; five jobs are under way at the same time.
        """
        return await self._json("POST", "/v1/jobs", body=body, idempotency_key=idempotency_key)

    async def list_jobs(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.JobList:
        """List jobs, newest first.

        Those under way, and those that were over in the last 7 days.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            "/v1/jobs",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_jobs(self) -> AsyncIterator[types.Job]:
        """Yield each object of `list_jobs`, newest first."""
        return self._iterate("/v1/jobs", {})

    async def get_import_template(self, kind: str) -> bytes:
        """Get the columns of an import.

        CSV with a line of titles, in the language of `Accept-Language`; an import takes both
        languages. `kind`: that of the documents, such as `invoice`, or `customer` or `supplier`.
        Columns may be left out, and stand in any order. Amounts of lines and taxes that are left
        out are computed from quantity, price and rate; the currency is COP, and that of a note
        is the one of what it corrects.
        """
        return await self._file("GET", self._path("/v1/jobs/templates/{kind}", kind=kind))

    async def get_job(self, id: str) -> types.Job:
        """Get a job.

        How far it is.
        """
        return await self._json("GET", self._path("/v1/jobs/{id}", id=id))

    async def cancel_job(self, id: str, *, idempotency_key: str | None = None) -> types.Job:
        """Cancel a job.

        It ends between two rows: what is done stays done, and its result has it. One that is
        over is answered as it is. It takes the role that the job took.
        """
        return await self._json(
            "POST",
            self._path("/v1/jobs/{id}/cancel", id=id),
            idempotency_key=idempotency_key,
        )

    async def get_job_result(self, id: str) -> bytes:
        """Download the result of a job.

        CSV in UTF-8, with a line of titles in the language in which the job was ordered. Of an
        export: the summaries. Of any other job: a line for each row with its outcome, and the
        code and the reason of a refusal. A text that a spreadsheet would take for a formula
        begins with `'`.
        """
        return await self._file("GET", self._path("/v1/jobs/{id}/result", id=id))

    # Numbering ranges

    async def create_numbering_range(
        self,
        body: types.NumberingRangeInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.NumberingRange:
        """Register a numbering range.

        As DIAN authorized it. `next` continues the numbers of another provider: numbers before
        it count as used. The next resolution of a prefix takes over the unused numbers of a
        range that has expired or is switched off, or will have expired when it begins.
        """
        return await self._json(
            "POST",
            "/v1/numbering-ranges",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def list_numbering_ranges(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        document_type: str | None = None,
        environment: str | None = None,
    ) -> types.NumberingRangeList:
        """List numbering ranges.

        Those of the mode of the API key, of all its environments.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        `document_type`: Only ranges of this type
        `environment`: Only those of this environment
        """
        return await self._json(
            "GET",
            "/v1/numbering-ranges",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "document_type": document_type,
                "environment": environment,
            },
        )

    def iter_numbering_ranges(
        self,
        *,
        document_type: str | None = None,
        environment: str | None = None,
    ) -> AsyncIterator[types.NumberingRange]:
        """Yield each object of `list_numbering_ranges`, newest first."""
        return self._iterate(
            "/v1/numbering-ranges",
            {"document_type": document_type, "environment": environment},
        )

    async def sync_numbering_ranges(
        self,
        body: types.NumberingRangesInUse | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.NumberingRangeSyncList:
        """Read the ranges of the tax authority.

        Asks GetNumberingRange for your NIT and software, under your certificate: new ranges are
        created, known ones follow their resolution (number, days, ends and technical key). The
        next number moves only where `in_use` says so or the resolution begins beyond it, and
        never back; numbers between are recorded as `skipped`. Ranges of notes are yours alone.
        """
        return await self._json(
            "POST",
            "/v1/numbering-ranges/sync",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def get_numbering_range(self, id: str) -> types.NumberingRange:
        """Get a numbering range.

        With the number that comes next. The technical key is never answered.
        """
        return await self._json("GET", self._path("/v1/numbering-ranges/{id}", id=id))

    async def update_numbering_range(
        self,
        id: str,
        body: types.NumberingRangePatch,
    ) -> types.NumberingRange:
        """Switch a range on or off, renew it, or go on with a later number.

        A new resolution changes number, days, ends and technical key; documents that have a
        number keep theirs. Numbers between the present `next` and yours are skipped for ever;
        the range shows them with your reason under `skipped`.
        """
        return await self._json("PATCH", self._path("/v1/numbering-ranges/{id}", id=id), body=body)

    # Received documents

    async def receive_document(
        self,
        body: types.ReceivedDocumentInput | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.ReceivedDocument:
        """Upload a document of a supplier.

        The zip of a supplier’s mail, its XML, or a CUFE alone. It is opened and read at once,
        and answered with status `received`; then DIAN is asked about its CUFE, and it becomes
        `verified`, `unverified` or `suspicious`. The same CUFE is the same document: sent again
        it answers the one that is there, and one that is not verified is judged again, also by
        another file. What comes first as `external_id` and as `metadata` stays. Nothing is kept
        of a file whose buyer is not you.
        """
        return await self._json(
            "POST",
            "/v1/received-documents",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def list_received_documents(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        status: types.ReceivedStatus | None = None,
        supplier_nit: str | None = None,
        number: str | None = None,
        external_id: str | None = None,
        cufe: str | None = None,
        issued_on_gte: str | None = None,
        issued_on_lt: str | None = None,
        events_due: int | None = None,
    ) -> types.ReceivedDocumentList:
        """List documents of suppliers.

        The latest first, each as it is now. With `format`, all of them as a file: in CSV (RFC
        4180, UTF-8) a document is a row with the codes of DIAN and its taxes by code; in JSON
        lines it is what it is in a page, with its lines. A file that ends without its last chunk
        is not whole: ask for it again.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        `status`: Only those in this state
        `supplier_nit`: NIT of the supplier, without check digit
        `number`: Only the one with this number, prefix included
        `external_id`: Only the one with this id of yours
        `cufe`: CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it is
        signed
        `issued_on_gte`: Day of issue in Colombia
        `issued_on_lt`: Day of issue in Colombia
        `events_due`: Invoices that you may claim or accept for so many more days at most; 0:
        until today
        """
        return await self._json(
            "GET",
            "/v1/received-documents",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "status": status,
                "supplier_nit": supplier_nit,
                "number": number,
                "external_id": external_id,
                "cufe": cufe,
                "issued_on[gte]": issued_on_gte,
                "issued_on[lt]": issued_on_lt,
                "events_due": events_due,
            },
        )

    def iter_received_documents(
        self,
        *,
        status: types.ReceivedStatus | None = None,
        supplier_nit: str | None = None,
        number: str | None = None,
        external_id: str | None = None,
        cufe: str | None = None,
        issued_on_gte: str | None = None,
        issued_on_lt: str | None = None,
        events_due: int | None = None,
    ) -> AsyncIterator[types.ReceivedDocument]:
        """Yield each object of `list_received_documents`, newest first."""
        return self._iterate(
            "/v1/received-documents",
            {
                "status": status,
                "supplier_nit": supplier_nit,
                "number": number,
                "external_id": external_id,
                "cufe": cufe,
                "issued_on[gte]": issued_on_gte,
                "issued_on[lt]": issued_on_lt,
                "events_due": events_due,
            },
        )

    async def get_received_document(self, id: str) -> types.ReceivedDocument:
        """Get a document of a supplier.

        Read as data, with its status and the reasons for it.
        """
        return await self._json("GET", self._path("/v1/received-documents/{id}", id=id))

    async def issue_received_document_events(
        self,
        id: str,
        body: types.ReceivedDocumentEventsInput | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.InvoiceEventList:
        """Issue events of an invoice of a supplier.

        Of a verified invoice on credit: `receipt` (030), `goods_received` (032), then `accepted`
        (033) or `claim` (031). They are signed with your certificate, sent to DIAN one after the
        other, and mailed to the supplier when DIAN has registered them. An event that is there
        already is answered as it is; one that DIAN rejected is issued again. An event that DIAN
        has registered cannot be taken back.
        """
        return await self._json(
            "POST",
            self._path("/v1/received-documents/{id}/events", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def list_received_document_events(self, id: str) -> types.InvoiceEventList:
        """List your events of an invoice of a supplier.

        All that were issued here, in the order of their codes.
        """
        return await self._json("GET", self._path("/v1/received-documents/{id}/events", id=id))

    async def get_received_document_event(self, id: str, event_id: str) -> types.InvoiceEvent:
        """Get an event of an invoice of a supplier.

        With what DIAN said about it.
        """
        return await self._json(
            "GET",
            self._path("/v1/received-documents/{id}/events/{event_id}", id=id, event_id=event_id),
        )

    async def get_received_document_event_application_response(
        self,
        id: str,
        event_id: str,
    ) -> bytes:
        """Get DIAN's answer to an event.

        The ApplicationResponse that DIAN signed.
        """
        return await self._file(
            "GET",
            self._path("/v1/received-documents/{id}/events/{event_id}/application-response", id=id, event_id=event_id),
        )

    async def get_received_document_event_xml(self, id: str, event_id: str) -> bytes:
        """Get the signed XML of an event.

        The ApplicationResponse that you signed, as DIAN got it.
        """
        return await self._file(
            "GET",
            self._path("/v1/received-documents/{id}/events/{event_id}/xml", id=id, event_id=event_id),
        )

    async def get_received_document_pdf(self, id: str) -> bytes:
        """Get the PDF of a document of a supplier.

        The PDF that the supplier put beside the XML in its zip, as it came: by the same base
        name, or the only one. 404 where there was none, or above 5 MB. Only the XML counts:
        nobody has proved what the PDF says.
        """
        return await self._file("GET", self._path("/v1/received-documents/{id}/pdf", id=id))

    async def get_received_document_xml(self, id: str) -> bytes:
        """Get the XML of a document of a supplier.

        The invoice or note without its container; where only the CUFE was sent, the copy of
        DIAN.
        """
        return await self._file("GET", self._path("/v1/received-documents/{id}/xml", id=id))

    # Requests

    async def list_requests(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created_gte: str | None = None,
        created_lt: str | None = None,
        status: Literal["2xx", "3xx", "4xx", "5xx"] | None = None,
        code: str | None = None,
        operation_id: str | None = None,
        key_id: str | None = None,
    ) -> types.LoggedRequestSummaryList:
        """List requests of the last 7 days, newest first.

        Those of your API keys and people in this mode, about a second after their answer. Of a
        program that sends very many in a second some are missing.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        `created_gte`: time as ISO 8601 with offset
        `created_lt`: time as ISO 8601 with offset
        `status`: Only answers of this class
        `code`: Only problems with this code
        `operation_id`: Only requests of this operation
        `key_id`: Only requests of this API key
        """
        return await self._json(
            "GET",
            "/v1/requests",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "status": status,
                "code": code,
                "operation_id": operation_id,
                "key_id": key_id,
            },
        )

    def iter_requests(
        self,
        *,
        created_gte: str | None = None,
        created_lt: str | None = None,
        status: Literal["2xx", "3xx", "4xx", "5xx"] | None = None,
        code: str | None = None,
        operation_id: str | None = None,
        key_id: str | None = None,
    ) -> AsyncIterator[types.LoggedRequestSummary]:
        """Yield each object of `list_requests`, newest first."""
        return self._iterate(
            "/v1/requests",
            {
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "status": status,
                "code": code,
                "operation_id": operation_id,
                "key_id": key_id,
            },
        )

    async def get_request(self, id: str) -> types.LoggedRequest:
        """Get a request with what was sent and answered.

        By the `request_id` of a problem. Texts that may be personal or a secret are masked.
        """
        return await self._json("GET", self._path("/v1/requests/{id}", id=id))

    # Suppliers

    async def create_supplier(
        self,
        body: types.SupplierInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.Supplier:
        """Create a supplier.

        A seller who has not to invoice, whom documents name by `supplier_id`. DIAN asks for
        municipality and postal code of a resident, and for city and country of a non-resident.
        """
        return await self._json("POST", "/v1/suppliers", body=body, idempotency_key=idempotency_key)

    async def list_suppliers(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        external_id: str | None = None,
        identification_number: str | None = None,
    ) -> types.SupplierList:
        """List suppliers, newest first.

        Deleted ones are not listed.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        `external_id`: Only the one with this id of yours
        `identification_number`: NIT, however it is typed, or number of another document
        """
        return await self._json(
            "GET",
            "/v1/suppliers",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "external_id": external_id,
                "identification_number": identification_number,
            },
        )

    def iter_suppliers(
        self,
        *,
        external_id: str | None = None,
        identification_number: str | None = None,
    ) -> AsyncIterator[types.Supplier]:
        """Yield each object of `list_suppliers`, newest first."""
        return self._iterate(
            "/v1/suppliers",
            {"external_id": external_id, "identification_number": identification_number},
        )

    async def get_supplier(self, id: str) -> types.Supplier:
        """Get a supplier.

        As it is now; a document has the supplier as it was at the POST.
        """
        return await self._json("GET", self._path("/v1/suppliers/{id}", id=id))

    async def update_supplier(self, id: str, body: types.SupplierChange) -> types.Supplier:
        """Change a supplier.

        Fields that are sent replace those that were; documents keep their snapshot.
        """
        return await self._json("PATCH", self._path("/v1/suppliers/{id}", id=id), body=body)

    async def delete_supplier(self, id: str) -> types.DeleteSupplierAnswer:
        """Delete a supplier.

        Documents keep their copy of it. Its `external_id` stays in use, and nothing brings it
        back.
        """
        return await self._json("DELETE", self._path("/v1/suppliers/{id}", id=id))

    # Support document adjustments

    async def create_support_document_adjustment(
        self,
        body: types.SupportDocumentAdjustmentDraft,
        *,
        prefer: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.SupportDocumentAdjustment:
        """Issue an adjustment note.

        Checks the whole body, keeps the request durably and answers at once with status
        `queued`; number, signature, submission and mail follow. With `Prefer: wait=10` the
        answer waits up to that many seconds for the outcome, with `Prefer: wait=10, until=files`
        for PDF and zip too.

        `prefer`: `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10,
        until=files`: for its files too, the PDF and the zip for the buyer
        """
        return await self._json(
            "POST",
            "/v1/support-document-adjustments",
            body=body,
            prefer=prefer,
            idempotency_key=idempotency_key,
        )

    async def list_support_document_adjustments(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created_gte: str | None = None,
        created_lt: str | None = None,
        status: types.DocumentStatus | None = None,
        environment: types.Environment | None = None,
        supplier_id: str | None = None,
        number: str | None = None,
        external_id: str | None = None,
        support_document_id: str | None = None,
    ) -> types.SupportDocumentAdjustmentList:
        """List support document adjustments, newest first.

        In the order in which they were accepted, so that a poller that goes on from the newest
        id it knows misses nothing.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        `created_gte`: time as ISO 8601 with offset
        `created_lt`: time as ISO 8601 with offset
        `status`: Only those in this state
        `environment`: Only those of this environment
        `supplier_id`: Only those of this supplier
        `number`: Only the one with this number, prefix included
        `external_id`: Only the one with this id of yours
        `support_document_id`: Only notes of this support document
        """
        return await self._json(
            "GET",
            "/v1/support-document-adjustments",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "status": status,
                "environment": environment,
                "supplier_id": supplier_id,
                "number": number,
                "external_id": external_id,
                "support_document_id": support_document_id,
            },
        )

    def iter_support_document_adjustments(
        self,
        *,
        created_gte: str | None = None,
        created_lt: str | None = None,
        status: types.DocumentStatus | None = None,
        environment: types.Environment | None = None,
        supplier_id: str | None = None,
        number: str | None = None,
        external_id: str | None = None,
        support_document_id: str | None = None,
    ) -> AsyncIterator[types.SupportDocumentAdjustment]:
        """Yield each object of `list_support_document_adjustments`, newest first."""
        return self._iterate(
            "/v1/support-document-adjustments",
            {
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "status": status,
                "environment": environment,
                "supplier_id": supplier_id,
                "number": number,
                "external_id": external_id,
                "support_document_id": support_document_id,
            },
        )

    async def create_support_document_adjustments(
        self,
        body: types.SupportDocumentAdjustmentsBatch,
        *,
        idempotency_key: str | None = None,
    ) -> types.SupportDocumentAdjustmentsBatchAnswer:
        """Issue many support document adjustments at once.

        Each document is accepted or refused by itself, as if it were posted alone and in this
        order: the answer has an item for each. A problem’s pointers begin at its document. With
        an `Idempotency-Key`, the batch sent again gets the first answer; a document that was
        refused is sent in a new batch. It counts as one request of the rate limit.
        """
        return await self._json(
            "POST",
            "/v1/support-document-adjustments/batches",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def preview_support_document_adjustment(
        self,
        body: types.SupportDocumentAdjustmentDraft,
        *,
        idempotency_key: str | None = None,
    ) -> types.Preview:
        """Check an adjustment note without issuing it.

        The whole check of a POST, the totals, warnings, and the hash under a number that stands
        for the one to come. Nothing is stored and no number is spent, so an `Idempotency-Key`
        changes nothing. (with `Accept: application/pdf`: its graphic representation,
        watermarked, without hash and QR code)
        """
        return await self._json(
            "POST",
            "/v1/support-document-adjustments/preview",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def get_support_document_adjustment(
        self,
        id: str,
        *,
        prefer: str | None = None,
    ) -> types.SupportDocumentAdjustment:
        """Get an adjustment note.

        Never older than the last webhook about it. The URLs of its files are fresh.

        `prefer`: `wait=30`: wait up to that many seconds (60 at most) until the document
        changes; with `If-None-Match`, until it is another one than that. Without
        `Preference-Applied` in the answer nothing was waited for, because too many of your reads
        wait already
        """
        return await self._json(
            "GET",
            self._path("/v1/support-document-adjustments/{id}", id=id),
            prefer=prefer,
        )

    async def get_support_document_adjustment_application_response(self, id: str) -> bytes:
        """Get the tax authority's ApplicationResponse.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file(
            "GET",
            self._path("/v1/support-document-adjustments/{id}/application-response", id=id),
        )

    async def get_support_document_adjustment_attached_document(self, id: str) -> bytes:
        """Get the zip that the acquirer gets.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file(
            "GET",
            self._path("/v1/support-document-adjustments/{id}/attached-document", id=id),
        )

    async def list_support_document_adjustment_attempts(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.DianAttemptList:
        """List its attempts at DIAN, newest first.

        What DIAN was sent and asked, what it answered, and the attempt that is planned next.
        Empty until the document is signed.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/support-document-adjustments/{id}/attempts", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_support_document_adjustment_attempts(
        self,
        id: str,
    ) -> AsyncIterator[types.DianAttempt]:
        """Yield each object of `list_support_document_adjustment_attempts`, newest first."""
        return self._iterate(
            self._path("/v1/support-document-adjustments/{id}/attempts", id=id),
            {},
        )

    async def cancel_support_document_adjustment(
        self,
        id: str,
        body: types.CancelInput | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.SupportDocumentAdjustment:
        """Cancel an adjustment note that waits.

        Only while it has no number yet, or waits and the tax authority provably never got it: no
        attempt to send it came as far as a connection. It is `failed` with `failure.code`
        `cancelled` and cannot be retried. It gives a number that it had back: the next document
        of the range gets it, and until then the range shows it under `skipped`, with the reason.
        """
        return await self._json(
            "POST",
            self._path("/v1/support-document-adjustments/{id}/cancel", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def correct_support_document_adjustment(
        self,
        id: str,
        body: types.SupportDocumentAdjustmentDraft,
        *,
        prefer: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.SupportDocumentAdjustment:
        """Issue an adjustment note in the place of one that was rejected.

        A whole new body makes a new document with the number of the rejected one; `corrects` and
        `corrected_by` link the two, and both keep their history.

        `prefer`: `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10,
        until=files`: for its files too, the PDF and the zip for the buyer
        """
        return await self._json(
            "POST",
            self._path("/v1/support-document-adjustments/{id}/corrections", id=id),
            body=body,
            prefer=prefer,
            idempotency_key=idempotency_key,
        )

    async def list_support_document_adjustment_deliveries(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.DeliveryList:
        """List its webhook deliveries, newest first.

        Of all its events, to all endpoints, with their attempts.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/support-document-adjustments/{id}/deliveries", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_support_document_adjustment_deliveries(self, id: str) -> AsyncIterator[types.Delivery]:
        """Yield each object of `list_support_document_adjustment_deliveries`, newest first."""
        return self._iterate(
            self._path("/v1/support-document-adjustments/{id}/deliveries", id=id),
            {},
        )

    async def email_support_document_adjustment(
        self,
        id: str,
        body: types.EmailsInput | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.MailingList:
        """Mail an adjustment note again.

        To the addresses given, or to those that it went to at first. What becomes of it is in
        `email`.
        """
        return await self._json(
            "POST",
            self._path("/v1/support-document-adjustments/{id}/emails", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def list_support_document_adjustment_mailings(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.MailingWithAttemptsList:
        """List its mails, newest first.

        One for each recipient and each time it was sent, with why it has not arrived and what to
        do.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/support-document-adjustments/{id}/mailings", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_support_document_adjustment_mailings(
        self,
        id: str,
    ) -> AsyncIterator[types.MailingWithAttempts]:
        """Yield each object of `list_support_document_adjustment_mailings`, newest first."""
        return self._iterate(
            self._path("/v1/support-document-adjustments/{id}/mailings", id=id),
            {},
        )

    async def get_support_document_adjustment_pdf(self, id: str) -> bytes:
        """Get the graphic representation.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file(
            "GET",
            self._path("/v1/support-document-adjustments/{id}/pdf", id=id),
        )

    async def resolve_support_document_adjustment(
        self,
        id: str,
        body: types.ResolveInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.SupportDocumentAdjustment:
        """Decide how an adjustment note goes on.

        Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md
        explains them.
        """
        return await self._json(
            "POST",
            self._path("/v1/support-document-adjustments/{id}/resolve", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def retry_support_document_adjustment(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> types.SupportDocumentAdjustment:
        """Go on with an adjustment note that has failed.

        The same document and the same number. What may have reached the tax authority is asked
        for first. Its status is at once what it was before it failed.
        """
        return await self._json(
            "POST",
            self._path("/v1/support-document-adjustments/{id}/retry", id=id),
            idempotency_key=idempotency_key,
        )

    async def get_support_document_adjustment_timeline(self, id: str) -> types.TimelineEntryList:
        """Every fact of its life, in order.

        With the time of each fact and the service that states it.
        """
        return await self._json(
            "GET",
            self._path("/v1/support-document-adjustments/{id}/timeline", id=id),
        )

    async def get_support_document_adjustment_xml(self, id: str) -> bytes:
        """Get the signed XML.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file(
            "GET",
            self._path("/v1/support-document-adjustments/{id}/xml", id=id),
        )

    # Support documents

    async def create_support_document(
        self,
        body: types.SupportDocumentDraft,
        *,
        prefer: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.SupportDocument:
        """Issue a support document.

        Checks the whole body, keeps the request durably and answers at once with status
        `queued`; number, signature, submission and mail follow. With `Prefer: wait=10` the
        answer waits up to that many seconds for the outcome, with `Prefer: wait=10, until=files`
        for PDF and zip too.

        `prefer`: `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10,
        until=files`: for its files too, the PDF and the zip for the buyer
        """
        return await self._json(
            "POST",
            "/v1/support-documents",
            body=body,
            prefer=prefer,
            idempotency_key=idempotency_key,
        )

    async def list_support_documents(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created_gte: str | None = None,
        created_lt: str | None = None,
        status: types.DocumentStatus | None = None,
        environment: types.Environment | None = None,
        supplier_id: str | None = None,
        number: str | None = None,
        external_id: str | None = None,
    ) -> types.SupportDocumentList:
        """List support documents, newest first.

        In the order in which they were accepted, so that a poller that goes on from the newest
        id it knows misses nothing.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        `created_gte`: time as ISO 8601 with offset
        `created_lt`: time as ISO 8601 with offset
        `status`: Only those in this state
        `environment`: Only those of this environment
        `supplier_id`: Only those of this supplier
        `number`: Only the one with this number, prefix included
        `external_id`: Only the one with this id of yours
        """
        return await self._json(
            "GET",
            "/v1/support-documents",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "status": status,
                "environment": environment,
                "supplier_id": supplier_id,
                "number": number,
                "external_id": external_id,
            },
        )

    def iter_support_documents(
        self,
        *,
        created_gte: str | None = None,
        created_lt: str | None = None,
        status: types.DocumentStatus | None = None,
        environment: types.Environment | None = None,
        supplier_id: str | None = None,
        number: str | None = None,
        external_id: str | None = None,
    ) -> AsyncIterator[types.SupportDocument]:
        """Yield each object of `list_support_documents`, newest first."""
        return self._iterate(
            "/v1/support-documents",
            {
                "created[gte]": created_gte,
                "created[lt]": created_lt,
                "status": status,
                "environment": environment,
                "supplier_id": supplier_id,
                "number": number,
                "external_id": external_id,
            },
        )

    async def create_support_documents(
        self,
        body: types.SupportDocumentsBatch,
        *,
        idempotency_key: str | None = None,
    ) -> types.SupportDocumentsBatchAnswer:
        """Issue many support documents at once.

        Each document is accepted or refused by itself, as if it were posted alone and in this
        order: the answer has an item for each. A problem’s pointers begin at its document. With
        an `Idempotency-Key`, the batch sent again gets the first answer; a document that was
        refused is sent in a new batch. It counts as one request of the rate limit.
        """
        return await self._json(
            "POST",
            "/v1/support-documents/batches",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def preview_support_document(
        self,
        body: types.SupportDocumentDraft,
        *,
        idempotency_key: str | None = None,
    ) -> types.Preview:
        """Check a support document without issuing it.

        The whole check of a POST, the totals, warnings, and the hash under a number that stands
        for the one to come. Nothing is stored and no number is spent, so an `Idempotency-Key`
        changes nothing. (with `Accept: application/pdf`: its graphic representation,
        watermarked, without hash and QR code)
        """
        return await self._json(
            "POST",
            "/v1/support-documents/preview",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def get_support_document(
        self,
        id: str,
        *,
        prefer: str | None = None,
    ) -> types.SupportDocument:
        """Get a support document.

        Never older than the last webhook about it. The URLs of its files are fresh.

        `prefer`: `wait=30`: wait up to that many seconds (60 at most) until the document
        changes; with `If-None-Match`, until it is another one than that. Without
        `Preference-Applied` in the answer nothing was waited for, because too many of your reads
        wait already
        """
        return await self._json(
            "GET",
            self._path("/v1/support-documents/{id}", id=id),
            prefer=prefer,
        )

    async def get_support_document_application_response(self, id: str) -> bytes:
        """Get the tax authority's ApplicationResponse.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file(
            "GET",
            self._path("/v1/support-documents/{id}/application-response", id=id),
        )

    async def get_support_document_attached_document(self, id: str) -> bytes:
        """Get the zip that the acquirer gets.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file(
            "GET",
            self._path("/v1/support-documents/{id}/attached-document", id=id),
        )

    async def list_support_document_attempts(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.DianAttemptList:
        """List its attempts at DIAN, newest first.

        What DIAN was sent and asked, what it answered, and the attempt that is planned next.
        Empty until the document is signed.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/support-documents/{id}/attempts", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_support_document_attempts(self, id: str) -> AsyncIterator[types.DianAttempt]:
        """Yield each object of `list_support_document_attempts`, newest first."""
        return self._iterate(self._path("/v1/support-documents/{id}/attempts", id=id), {})

    async def cancel_support_document(
        self,
        id: str,
        body: types.CancelInput | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.SupportDocument:
        """Cancel a support document that waits.

        Only while it has no number yet, or waits and the tax authority provably never got it: no
        attempt to send it came as far as a connection. It is `failed` with `failure.code`
        `cancelled` and cannot be retried. It gives a number that it had back: the next document
        of the range gets it, and until then the range shows it under `skipped`, with the reason.
        One that collects requests is dropped with all of them: nothing was sent.
        """
        return await self._json(
            "POST",
            self._path("/v1/support-documents/{id}/cancel", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def correct_support_document(
        self,
        id: str,
        body: types.SupportDocumentDraft,
        *,
        prefer: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.SupportDocument:
        """Issue a support document in the place of one that was rejected.

        A whole new body makes a new document with the number of the rejected one; `corrects` and
        `corrected_by` link the two, and both keep their history.

        `prefer`: `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10,
        until=files`: for its files too, the PDF and the zip for the buyer
        """
        return await self._json(
            "POST",
            self._path("/v1/support-documents/{id}/corrections", id=id),
            body=body,
            prefer=prefer,
            idempotency_key=idempotency_key,
        )

    async def list_support_document_deliveries(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.DeliveryList:
        """List its webhook deliveries, newest first.

        Of all its events, to all endpoints, with their attempts.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/support-documents/{id}/deliveries", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_support_document_deliveries(self, id: str) -> AsyncIterator[types.Delivery]:
        """Yield each object of `list_support_document_deliveries`, newest first."""
        return self._iterate(self._path("/v1/support-documents/{id}/deliveries", id=id), {})

    async def email_support_document(
        self,
        id: str,
        body: types.EmailsInput | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> types.MailingList:
        """Mail a support document again.

        To the addresses given, or to those that it went to at first. What becomes of it is in
        `email`.
        """
        return await self._json(
            "POST",
            self._path("/v1/support-documents/{id}/emails", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def issue_support_document(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> types.SupportDocument:
        """Issue a support document before its week closes.

        With all that it has collected; further requests of the week begin another one. One that
        is issued already is answered as it is.
        """
        return await self._json(
            "POST",
            self._path("/v1/support-documents/{id}/issue", id=id),
            idempotency_key=idempotency_key,
        )

    async def list_support_document_mailings(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.MailingWithAttemptsList:
        """List its mails, newest first.

        One for each recipient and each time it was sent, with why it has not arrived and what to
        do.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/support-documents/{id}/mailings", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_support_document_mailings(self, id: str) -> AsyncIterator[types.MailingWithAttempts]:
        """Yield each object of `list_support_document_mailings`, newest first."""
        return self._iterate(self._path("/v1/support-documents/{id}/mailings", id=id), {})

    async def list_support_document_notes(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.SupportDocumentAdjustmentList:
        """List the adjustment notes of a support document, newest first.

        Whatever their status.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            self._path("/v1/support-documents/{id}/notes", id=id),
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_support_document_notes(
        self,
        id: str,
    ) -> AsyncIterator[types.SupportDocumentAdjustment]:
        """Yield each object of `list_support_document_notes`, newest first."""
        return self._iterate(self._path("/v1/support-documents/{id}/notes", id=id), {})

    async def get_support_document_pdf(self, id: str) -> bytes:
        """Get the graphic representation.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file("GET", self._path("/v1/support-documents/{id}/pdf", id=id))

    async def resolve_support_document(
        self,
        id: str,
        body: types.ResolveInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.SupportDocument:
        """Decide how a support document goes on.

        Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md
        explains them.
        """
        return await self._json(
            "POST",
            self._path("/v1/support-documents/{id}/resolve", id=id),
            body=body,
            idempotency_key=idempotency_key,
        )

    async def retry_support_document(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> types.SupportDocument:
        """Go on with a support document that has failed.

        The same document and the same number. What may have reached the tax authority is asked
        for first. Its status is at once what it was before it failed.
        """
        return await self._json(
            "POST",
            self._path("/v1/support-documents/{id}/retry", id=id),
            idempotency_key=idempotency_key,
        )

    async def get_support_document_timeline(self, id: str) -> types.TimelineEntryList:
        """Every fact of its life, in order.

        With the time of each fact and the service that states it.
        """
        return await self._json("GET", self._path("/v1/support-documents/{id}/timeline", id=id))

    async def get_support_document_xml(self, id: str) -> bytes:
        """Get the signed XML.

        While the file is being made it is waited for up to 5 s, then the answer is a 409 with
        `Retry-After`. Its URL in the document needs no API key.
        """
        return await self._file("GET", self._path("/v1/support-documents/{id}/xml", id=id))

    # Suppressions

    async def list_suppressions(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        address: str | None = None,
    ) -> types.SuppressionList:
        """List suppressed addresses.

        Newest first, each with the reason. With `address`, that one only.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        `address`: Only this address, in any case
        """
        return await self._json(
            "GET",
            "/v1/suppressions",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "address": address,
            },
        )

    def iter_suppressions(self, *, address: str | None = None) -> AsyncIterator[types.Suppression]:
        """Yield each object of `list_suppressions`, newest first."""
        return self._iterate("/v1/suppressions", {"address": address})

    async def create_suppression(
        self,
        body: types.SuppressionInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.Suppression:
        """Suppress an address.

        It gets no more mails; a mail to it bounces without being sent. One that is suppressed
        stays as it is.
        """
        return await self._json(
            "POST",
            "/v1/suppressions",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def delete_suppression(self, id: str) -> types.DeletedSuppression:
        """Mail to an address again.

        Do so when its owner says that it works, or agrees to get mails again.
        """
        return await self._json("DELETE", self._path("/v1/suppressions/{id}", id=id))

    # Tenant

    async def get_tenant(self) -> types.Tenant:
        """Your own profile.

        The issuer of your documents, in the mode of the API key. The PIN of the software is
        never answered.
        """
        return await self._json("GET", "/v1/tenant")

    async def update_tenant(self, body: types.TenantPatch) -> types.Tenant:
        """Change your own profile.

        Fields that are sent replace those that were. Documents keep what they were issued with.
        What a key of test mode changes holds for test documents only; what it has not changed
        follows live mode.
        """
        return await self._json("PATCH", "/v1/tenant", body=body)

    async def go_live(
        self,
        body: types.GoLiveOrder,
        *,
        idempotency_key: str | None = None,
    ) -> types.Tenant:
        """Move live mode from habilitación to production, for ever.

        What is asked for from then on is of production, in which it counts. Software and
        certificate are taken over; production has numbering ranges of its own. Documents of
        habilitación end there. Said again, it changes nothing and answers the same. It is
        refused while software, certificate or an accepted test set is missing;
        `override_readiness` overrules that, for example where another system has passed the test
        set.
        """
        return await self._json(
            "POST",
            "/v1/tenant/go-live",
            body=body,
            idempotency_key=idempotency_key,
        )

    async def get_readiness(self) -> types.Readiness:
        """The steps to habilitación and to production.

        What is done, what can be done now and by which operation, and what is missing for each
        step. In test mode nothing is needed, and the list is empty.
        """
        return await self._json("GET", "/v1/tenant/readiness")

    # Views

    async def create_view(
        self,
        body: types.ViewInput,
        *,
        idempotency_key: str | None = None,
    ) -> types.View:
        """Save filters of the list of documents under a name.

        For the person who asks, or for all people of the company. The same in both modes.
        """
        return await self._json("POST", "/v1/views", body=body, idempotency_key=idempotency_key)

    async def list_views(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
    ) -> types.ViewList:
        """List saved views, newest first.

        Those of the company, and those of the person who asks. The same in both modes.

        `limit`: 1 to 100, default 10
        `starting_after`: an id: what comes behind it, older
        `ending_before`: an id: what comes before it, newer
        """
        return await self._json(
            "GET",
            "/v1/views",
            query={
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
        )

    def iter_views(self) -> AsyncIterator[types.View]:
        """Yield each object of `list_views`, newest first."""
        return self._iterate("/v1/views", {})

    async def get_view(self, id: str) -> types.View:
        """Get a saved view.

        One of the company, or of the person who asks.
        """
        return await self._json("GET", self._path("/v1/views/{id}", id=id))

    async def update_view(self, id: str, body: types.ViewPatch | None = None) -> types.View:
        """Change a saved view.

        Fields that are sent replace those that were.
        """
        return await self._json("PATCH", self._path("/v1/views/{id}", id=id), body=body)

    async def delete_view(self, id: str) -> types.DeletedView:
        """Delete a saved view.

        One that is shared is gone for all people of the company.
        """
        return await self._json("DELETE", self._path("/v1/views/{id}", id=id))
