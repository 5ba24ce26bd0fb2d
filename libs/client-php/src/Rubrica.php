<?php

// Generated from the OpenAPI document by `npx nx run client:renew`; a change here is lost.

declare(strict_types=1);

namespace Rubrica;

/** The API in version 2026-12-01: a method for each operation. */
final class Rubrica extends Transport
{
    // Sessions

    /**
     * Log in by a link or a code.
     *
     * Uses the link or the code up and answers with the cookie of a new session; the session that was there
     * before ends. A code has 6 tries, and `tries_left` of the refusal counts them. The cookie is `HttpOnly`:
     * no script reads it, and a browser sends it by itself.
     *
     * @param Type\SessionInput|array<string, mixed>|null $body
     */
    public function createSession(Type\SessionInput|array|null $body = null): Type\Session
    {
        return Type\Session::from($this->json('POST', '/session', body: $body));
    }

    /**
     * Get the session that asks.
     *
     * Who is logged in, with the companies and the open invitations of this person.
     */
    public function getSession(): Type\Session
    {
        return Type\Session::from($this->json('GET', '/session'));
    }

    /**
     * Change name and language of the person who asks.
     *
     * Other people see the name. The language is that of our mails; answers are in that of `Accept-Language`.
     *
     * @param Type\PersonPatch|array<string, mixed>|null $body
     */
    public function updatePerson(Type\PersonPatch|array|null $body = null): Type\Session
    {
        return Type\Session::from($this->json('PATCH', '/session', body: $body));
    }

    /**
     * Log out.
     *
     * The session ends everywhere within a second.
     */
    public function deleteSession(): Type\EndedSession
    {
        return Type\EndedSession::from($this->json('DELETE', '/session'));
    }

    /**
     * List the sessions of the person who asks, newest first.
     *
     * Of all browsers in which the person is logged in.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listSessions(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\SessionEntryList {
        return Type\SessionEntryList::from($this->json('GET', '/session/all', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listSessions`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\SessionEntry>
     */
    public function iterateSessions(): \Generator
    {
        foreach ($this->items('/session/all', []) as $one) {
            yield Type\SessionEntry::from($one);
        }
    }

    /**
     * Log out everywhere.
     *
     * All sessions of the person who asks end everywhere within a second, also the one that asks.
     */
    public function deleteSessions(): Type\EndedSession
    {
        return Type\EndedSession::from($this->json('DELETE', '/session/all'));
    }

    /**
     * Ask for a link and a code by mail.
     *
     * A person whom we know gets a mail with a link, and a code for another device; both are good once, for
     * 10 minutes. The answer is the same for every address, and when no mail is sent because there were 5 in
     * an hour. A login by mail is no step-up.
     *
     * @param Type\LinkRequest|array<string, mixed> $body
     */
    public function requestLoginLink(Type\LinkRequest|array $body): Type\RequestedLink
    {
        return Type\RequestedLink::from($this->json('POST', '/session/links', body: $body));
    }

    /**
     * Begin a login at the provider of a company.
     *
     * By the id of the company. The provider sends the browser back to `/session/oidc/{provider}/callback`,
     * which leads to `/console` with the cookie of a new session, or to `/console/enter?error=` and the code
     * of the refusal. The session is good for this company alone, and has not stepped up.
     */
    public function startOidcLogin(string $provider): Type\StartedLogin
    {
        return Type\StartedLogin::from($this->json('POST', '/session/oidc/' . rawurlencode($provider) . '/start'));
    }

    /**
     * List the passkeys of the person who asks.
     *
     * All of them: there are 20 at most.
     */
    public function listPasskeys(): Type\PasskeyList
    {
        return Type\PasskeyList::from($this->json('GET', '/session/passkeys'));
    }

    /**
     * Register a passkey.
     *
     * The person logs in by it from now on. It is no login and no step-up: `POST /session/passkeys/step-up`
     * is.
     *
     * @param Type\PasskeyInput|array<string, mixed> $body
     */
    public function createPasskey(Type\PasskeyInput|array $body): Type\Passkey
    {
        return Type\Passkey::from($this->json('POST', '/session/passkeys', body: $body));
    }

    /**
     * Log in by a passkey.
     *
     * Answers with the cookie of a new session, which has stepped up for 10 minutes; the session that was
     * there before ends.
     *
     * @param Type\AssertionInput|array<string, mixed> $body
     */
    public function createSessionByPasskey(Type\AssertionInput|array $body): Type\Session
    {
        return Type\Session::from($this->json('POST', '/session/passkeys/login', body: $body));
    }

    /**
     * Get the options for a login by a passkey.
     *
     * They name nobody: the authenticator shows the passkeys that it has for this console.
     */
    public function createPasskeyLoginOptions(): Type\PasskeyAssertionOptions
    {
        return Type\PasskeyAssertionOptions::from($this->json('POST', '/session/passkeys/login-options'));
    }

    /**
     * Get the options by which a browser makes a passkey.
     *
     * After a step-up or, for the first passkey of a person, within 10 minutes of the login. What the browser
     * answers goes to `POST /session/passkeys`.
     */
    public function createPasskeyRegistrationOptions(): Type\PasskeyRegistrationOptions
    {
        return Type\PasskeyRegistrationOptions::from($this->json('POST', '/session/passkeys/registration-options'));
    }

    /**
     * Confirm who asks by a passkey.
     *
     * For 10 minutes the session may do what takes a step-up. It goes on under a new token, and so with a new
     * cookie.
     *
     * @param Type\AssertionInput|array<string, mixed> $body
     */
    public function stepUpByPasskey(Type\AssertionInput|array $body): Type\Session
    {
        return Type\Session::from($this->json('POST', '/session/passkeys/step-up', body: $body));
    }

    /**
     * Get the options for a step-up by a passkey.
     *
     * They name the passkeys of the person who asks.
     */
    public function createPasskeyStepUpOptions(): Type\PasskeyAssertionOptions
    {
        return Type\PasskeyAssertionOptions::from($this->json('POST', '/session/passkeys/step-up-options'));
    }

    /**
     * Rename a passkey.
     *
     * The name is for the person alone.
     *
     * @param Type\PasskeyChange|array<string, mixed> $body
     */
    public function updatePasskey(string $id, Type\PasskeyChange|array $body): Type\Passkey
    {
        return Type\Passkey::from($this->json('PATCH', '/session/passkeys/' . rawurlencode($id), body: $body));
    }

    /**
     * Remove a passkey.
     *
     * Nobody logs in by it any more; sessions that began with it go on. It takes a step-up, and the last
     * passkey stays.
     */
    public function deletePasskey(string $id): Type\RemovedPasskey
    {
        return Type\RemovedPasskey::from($this->json('DELETE', '/session/passkeys/' . rawurlencode($id)));
    }

    /**
     * Get who asks, and what they may do.
     *
     * A person or an API key, with the mode of the request and the operations that its role may call.
     */
    public function getMe(): Type\Me
    {
        return Type\Me::from($this->json('GET', '/v1/me'));
    }

    // Customers

    /**
     * Ask DIAN for a buyer.
     *
     * Asks GetAcquirer under your certificate for name and address of a buyer, as DIAN has them. Nothing is
     * stored, and no customer is made or changed. In test mode DIAN is not asked: NIT 900108281 is known, and
     * no other buyer. A 404 says nothing about the buyer: most natural persons are not in that database, and
     * the data that you have is good.
     *
     * @param '11'|'12'|'13'|'21'|'22'|'31'|'41'|'42'|'47'|'48'|'50'|'91'|null $type Type of the
     * identification, by the code of DIAN
     * @param string|null $number Number of the identification; of a NIT without its check digit
     */
    public function getAcquirer(?string $type = null, ?string $number = null): Type\Acquirer
    {
        return Type\Acquirer::from($this->json('GET', '/v1/acquirers', query: ['type' => $type, 'number' => $number]));
    }

    /**
     * Create a customer.
     *
     * A buyer that documents name by `customer_id`. DIAN lets you demand only name, identification and e-mail
     * address of a buyer.
     *
     * @param Type\CustomerInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createCustomer(
        Type\CustomerInput|array $body,
        ?string $idempotencyKey = null,
    ): Type\Customer {
        return Type\Customer::from($this->json('POST', '/v1/customers', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List customers, newest first.
     *
     * Deleted ones are not listed.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     * @param string|null $externalId Only the one with this id of yours
     * @param string|null $identificationNumber NIT, however it is typed, or number of another document
     */
    public function listCustomers(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
        ?string $externalId = null,
        ?string $identificationNumber = null,
    ): Type\CustomerList {
        return Type\CustomerList::from($this->json('GET', '/v1/customers', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore, 'external_id' => $externalId, 'identification_number' => $identificationNumber]));
    }

    /**
     * Yields each object of `listCustomers`, newest first. A page is loaded when it is needed.
     *
     * @param string|null $externalId Only the one with this id of yours
     * @param string|null $identificationNumber NIT, however it is typed, or number of another document
     * @return \Generator<int, Type\Customer>
     */
    public function iterateCustomers(
        ?string $externalId = null,
        ?string $identificationNumber = null,
    ): \Generator {
        foreach ($this->items('/v1/customers', ['external_id' => $externalId, 'identification_number' => $identificationNumber]) as $one) {
            yield Type\Customer::from($one);
        }
    }

    /**
     * Get a customer.
     *
     * As it is now; a document has the customer as it was at the POST.
     */
    public function getCustomer(string $id): Type\Customer
    {
        return Type\Customer::from($this->json('GET', '/v1/customers/' . rawurlencode($id)));
    }

    /**
     * Change a customer.
     *
     * Fields that are sent replace those that were; documents keep their snapshot.
     *
     * @param Type\CustomerChange|array<string, mixed> $body
     */
    public function updateCustomer(string $id, Type\CustomerChange|array $body): Type\Customer
    {
        return Type\Customer::from($this->json('PATCH', '/v1/customers/' . rawurlencode($id), body: $body));
    }

    /**
     * Delete a customer.
     *
     * Documents keep their copy of it. Its `external_id` stays in use, and nothing brings it back.
     */
    public function deleteCustomer(string $id): Type\DeleteCustomerAnswer
    {
        return Type\DeleteCustomerAnswer::from($this->json('DELETE', '/v1/customers/' . rawurlencode($id)));
    }

    // API keys

    /**
     * Make an API key.
     *
     * Its mode is that of the key that asks. The secret is in this answer only.
     *
     * @param Type\ApiKeyInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createApiKey(
        Type\ApiKeyInput|array $body,
        ?string $idempotencyKey = null,
    ): Type\ApiKeyWithSecret {
        return Type\ApiKeyWithSecret::from($this->json('POST', '/v1/api-keys', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List API keys, newest first.
     *
     * Those of the mode of the key that asks; not those that were revoked. Secrets are not shown again.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listApiKeys(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\ApiKeyList {
        return Type\ApiKeyList::from($this->json('GET', '/v1/api-keys', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listApiKeys`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\ApiKey>
     */
    public function iterateApiKeys(): \Generator
    {
        foreach ($this->items('/v1/api-keys', []) as $one) {
            yield Type\ApiKey::from($one);
        }
    }

    /**
     * Revoke an API key, for ever.
     *
     * It holds everywhere within a second. A key may revoke itself.
     */
    public function deleteApiKey(string $id): Type\DeletedApiKey
    {
        return Type\DeletedApiKey::from($this->json('DELETE', '/v1/api-keys/' . rawurlencode($id)));
    }

    // Audit

    /**
     * List who asked for what, newest first.
     *
     * Every request that could change something, by people, API keys and operators, with its outcome; also
     * each look of an operator at your documents. Documents that an API key made are not in it: they are in
     * the list of documents. Entries of the mode of the request, and of both modes.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param string|null $actorId Only what this person, API key or operator asked for
     * @param string|null $action Only requests of this operation
     * @param string|null $objectId Only what was asked about this object
     */
    public function listAudit(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $actorId = null,
        ?string $action = null,
        ?string $objectId = null,
    ): Type\AuditEntryList {
        return Type\AuditEntryList::from($this->json('GET', '/v1/audit', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore, 'created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'actor_id' => $actorId, 'action' => $action, 'object_id' => $objectId]));
    }

    /**
     * Yields each object of `listAudit`, newest first. A page is loaded when it is needed.
     *
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param string|null $actorId Only what this person, API key or operator asked for
     * @param string|null $action Only requests of this operation
     * @param string|null $objectId Only what was asked about this object
     * @return \Generator<int, Type\AuditEntry>
     */
    public function iterateAudit(
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $actorId = null,
        ?string $action = null,
        ?string $objectId = null,
    ): \Generator {
        foreach ($this->items('/v1/audit', ['created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'actor_id' => $actorId, 'action' => $action, 'object_id' => $objectId]) as $one) {
            yield Type\AuditEntry::from($one);
        }
    }

    // Catalogs

    /**
     * A code table.
     *
     * One of medios-pago, tipo-identificacion, unidad-medida, tributos, tipo-operacion, tipo-documento,
     * formas-pago, municipios, departamentos, paises, monedas, responsabilidades, tributos-tercero,
     * tipo-organizacion, conceptos-nota-credito, conceptos-nota-debito, motivos-descuento,
     * estandares-producto, tipo-precio-referencia, incoterms, actividades-economicas. `name` is the word of
     * this API's specification, the same in every language; `dian_name` is that of DIAN's own lists.
     */
    public function getCatalog(string $catalog): Type\Catalog
    {
        return Type\Catalog::from($this->json('GET', '/v1/catalogs/' . rawurlencode($catalog)));
    }

    // Certificates

    /**
     * Upload a .p12.
     *
     * Checked, kept encrypted under a key of the tenant, and used for signing from now on; one before it is
     * replaced.
     *
     * @param Type\CertificateInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createCertificate(
        Type\CertificateInput|array $body,
        ?string $idempotencyKey = null,
    ): Type\Certificate {
        return Type\Certificate::from($this->json('POST', '/v1/certificates', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List certificates.
     *
     * Those that sign and those that signed earlier, newest first.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listCertificates(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\CertificateList {
        return Type\CertificateList::from($this->json('GET', '/v1/certificates', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listCertificates`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\Certificate>
     */
    public function iterateCertificates(): \Generator
    {
        foreach ($this->items('/v1/certificates', []) as $one) {
            yield Type\Certificate::from($one);
        }
    }

    /**
     * Get a certificate.
     *
     * What is in it. The private key never leaves the vault.
     */
    public function getCertificate(string $id): Type\Certificate
    {
        return Type\Certificate::from($this->json('GET', '/v1/certificates/' . rawurlencode($id)));
    }

    /**
     * Revoke a certificate: it signs nothing any more.
     *
     * For ever. Documents wait (`certificate_missing`) until there is another one.
     */
    public function revokeCertificate(string $id): Type\Certificate
    {
        return Type\Certificate::from($this->json('DELETE', '/v1/certificates/' . rawurlencode($id)));
    }

    /**
     * See what a certificate has signed, newest first.
     *
     * Each use of its key, as the audit chain of your account has it. An export has the whole chain, with the
     * hashes that prove it.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listCertificateUses(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\CertificateUseList {
        return Type\CertificateUseList::from($this->json('GET', '/v1/certificates/' . rawurlencode($id) . '/uses', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listCertificateUses`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\CertificateUse>
     */
    public function iterateCertificateUses(string $id): \Generator
    {
        foreach ($this->items('/v1/certificates/' . rawurlencode($id) . '/uses', []) as $one) {
            yield Type\CertificateUse::from($one);
        }
    }

    /**
     * Count what a certificate has signed by day, newest first.
     *
     * Of the newest 92 days on which it signed.
     */
    public function listCertificateUseDays(string $id): Type\CertificateUseDayList
    {
        return Type\CertificateUseDayList::from($this->json('GET', '/v1/certificates/' . rawurlencode($id) . '/uses/days'));
    }

    // All documents

    /**
     * Count documents by kind, environment, day and status.
     *
     * With the sum of their amounts, by currency. A document is counted on the day of its request, under the
     * status that it has now. All counters that are not zero are in one answer, the newest day first.
     *
     * @param string|null $from First day; left out: 30 days before `to`
     * @param string|null $to Last day, at most 91 days after `from`; left out: today in Colombia
     */
    public function listCounters(?string $from = null, ?string $to = null): Type\DocumentCounterList
    {
        return Type\DocumentCounterList::from($this->json('GET', '/v1/counters', query: ['from' => $from, 'to' => $to]));
    }

    /**
     * List documents of all kinds, newest first.
     *
     * As summaries, in the order in which the documents were accepted: a poller that goes on from the newest
     * id it knows misses nothing. The list of a kind has the whole documents.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param string|null $id Ids of documents, 50 at most; several with commas between them
     * @param 'true'|null $waiting Only those that wait for something, such as a decision or the next number
     * @param string|null $mailStatus Those whose mail failed; several with commas between them
     * @param string|null $object Kinds of documents; several with commas between them
     * @param string|null $status Statuses; several with commas between them
     * @param string|null $environment Environments; several with commas between them
     * @param string|null $customerId Only those of this customer
     * @param string|null $supplierId Only those of this supplier
     * @param string|null $number Only the one with this number, prefix included
     * @param string|null $externalId Only the one with this id of yours
     */
    public function listDocuments(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $id = null,
        ?string $waiting = null,
        ?string $mailStatus = null,
        ?string $object = null,
        ?string $status = null,
        ?string $environment = null,
        ?string $customerId = null,
        ?string $supplierId = null,
        ?string $number = null,
        ?string $externalId = null,
    ): Type\DocumentSummaryList {
        return Type\DocumentSummaryList::from($this->json('GET', '/v1/documents', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore, 'created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'id' => $id, 'waiting' => $waiting, 'mail_status' => $mailStatus, 'object' => $object, 'status' => $status, 'environment' => $environment, 'customer_id' => $customerId, 'supplier_id' => $supplierId, 'number' => $number, 'external_id' => $externalId]));
    }

    /**
     * Yields each object of `listDocuments`, newest first. A page is loaded when it is needed.
     *
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param string|null $id Ids of documents, 50 at most; several with commas between them
     * @param 'true'|null $waiting Only those that wait for something, such as a decision or the next number
     * @param string|null $mailStatus Those whose mail failed; several with commas between them
     * @param string|null $object Kinds of documents; several with commas between them
     * @param string|null $status Statuses; several with commas between them
     * @param string|null $environment Environments; several with commas between them
     * @param string|null $customerId Only those of this customer
     * @param string|null $supplierId Only those of this supplier
     * @param string|null $number Only the one with this number, prefix included
     * @param string|null $externalId Only the one with this id of yours
     * @return \Generator<int, Type\DocumentSummary>
     */
    public function iterateDocuments(
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $id = null,
        ?string $waiting = null,
        ?string $mailStatus = null,
        ?string $object = null,
        ?string $status = null,
        ?string $environment = null,
        ?string $customerId = null,
        ?string $supplierId = null,
        ?string $number = null,
        ?string $externalId = null,
    ): \Generator {
        foreach ($this->items('/v1/documents', ['created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'id' => $id, 'waiting' => $waiting, 'mail_status' => $mailStatus, 'object' => $object, 'status' => $status, 'environment' => $environment, 'customer_id' => $customerId, 'supplier_id' => $supplierId, 'number' => $number, 'external_id' => $externalId]) as $one) {
            yield Type\DocumentSummary::from($one);
        }
    }

    /**
     * Find documents, customers and suppliers.
     *
     * At most 20 hits, the most exact first: by id, CUFE, request id, number and external id, then customers,
     * suppliers and their newest documents. The longest word of a name needs two letters. Lists have all
     * documents; this answer has the first ones.
     *
     * @param string|null $q An id, a CUFE, or the `request_id` of a problem; the beginning of a number, of an
     * external id, or of an identification number (also with points and check digit); or words of a name, of
     * each its beginning, with or without accents
     */
    public function search(?string $q = null): Type\SearchHitList
    {
        return Type\SearchHitList::from($this->json('GET', '/v1/search', query: ['q' => $q]));
    }

    // Credit notes

    /**
     * Issue a credit note.
     *
     * Checks the whole body, keeps the request durably and answers at once with status `queued`; number,
     * signature, submission and mail follow. With `Prefer: wait=10` the answer waits up to that many seconds
     * for the outcome, with `Prefer: wait=10, until=files` for PDF and zip too.
     *
     * @param Type\CreditNoteDraft|array<string, mixed> $body
     * @param string|null $prefer `wait=10`: wait up to that many seconds (60 at most) for the outcome.
     * `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
     * @param string|null $idempotencyKey
     */
    public function createCreditNote(
        Type\CreditNoteDraft|array $body,
        ?string $prefer = null,
        ?string $idempotencyKey = null,
    ): Type\CreditNote {
        return Type\CreditNote::from($this->json('POST', '/v1/credit-notes', body: $body, prefer: $prefer, idempotencyKey: $idempotencyKey));
    }

    /**
     * List credit notes, newest first.
     *
     * In the order in which they were accepted, so that a poller that goes on from the newest id it knows
     * misses nothing.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed'|null $status
     * Only those in this state
     * @param 'test'|'habilitacion'|'production'|null $environment Only those of this environment
     * @param string|null $customerId Only those of this customer
     * @param string|null $number Only the one with this number, prefix included
     * @param string|null $externalId Only the one with this id of yours
     * @param string|null $invoiceId Only notes of this invoice
     */
    public function listCreditNotes(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $status = null,
        ?string $environment = null,
        ?string $customerId = null,
        ?string $number = null,
        ?string $externalId = null,
        ?string $invoiceId = null,
    ): Type\CreditNoteList {
        return Type\CreditNoteList::from($this->json('GET', '/v1/credit-notes', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore, 'created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'status' => $status, 'environment' => $environment, 'customer_id' => $customerId, 'number' => $number, 'external_id' => $externalId, 'invoice_id' => $invoiceId]));
    }

    /**
     * Yields each object of `listCreditNotes`, newest first. A page is loaded when it is needed.
     *
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed'|null $status
     * Only those in this state
     * @param 'test'|'habilitacion'|'production'|null $environment Only those of this environment
     * @param string|null $customerId Only those of this customer
     * @param string|null $number Only the one with this number, prefix included
     * @param string|null $externalId Only the one with this id of yours
     * @param string|null $invoiceId Only notes of this invoice
     * @return \Generator<int, Type\CreditNote>
     */
    public function iterateCreditNotes(
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $status = null,
        ?string $environment = null,
        ?string $customerId = null,
        ?string $number = null,
        ?string $externalId = null,
        ?string $invoiceId = null,
    ): \Generator {
        foreach ($this->items('/v1/credit-notes', ['created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'status' => $status, 'environment' => $environment, 'customer_id' => $customerId, 'number' => $number, 'external_id' => $externalId, 'invoice_id' => $invoiceId]) as $one) {
            yield Type\CreditNote::from($one);
        }
    }

    /**
     * Issue many credit notes at once.
     *
     * Each document is accepted or refused by itself, as if it were posted alone and in this order: the
     * answer has an item for each. A problem’s pointers begin at its document. With an `Idempotency-Key`, the
     * batch sent again gets the first answer; a document that was refused is sent in a new batch. It counts
     * as one request of the rate limit.
     *
     * @param Type\CreditNotesBatch|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createCreditNotes(
        Type\CreditNotesBatch|array $body,
        ?string $idempotencyKey = null,
    ): Type\CreditNotesBatchAnswer {
        return Type\CreditNotesBatchAnswer::from($this->json('POST', '/v1/credit-notes/batches', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Check a credit note without issuing it.
     *
     * The whole check of a POST, the totals, warnings, and the hash under a number that stands for the one to
     * come. Nothing is stored and no number is spent, so an `Idempotency-Key` changes nothing. (with `Accept:
     * application/pdf`: its graphic representation, watermarked, without hash and QR code)
     *
     * @param Type\CreditNoteDraft|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function previewCreditNote(
        Type\CreditNoteDraft|array $body,
        ?string $idempotencyKey = null,
    ): Type\Preview {
        return Type\Preview::from($this->json('POST', '/v1/credit-notes/preview', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Get a credit note.
     *
     * Never older than the last webhook about it. The URLs of its files are fresh.
     *
     * @param string|null $prefer `wait=30`: wait up to that many seconds (60 at most) until the document
     * changes; with `If-None-Match`, until it is another one than that. Without `Preference-Applied` in the
     * answer nothing was waited for, because too many of your reads wait already
     */
    public function getCreditNote(string $id, ?string $prefer = null): Type\CreditNote
    {
        return Type\CreditNote::from($this->json('GET', '/v1/credit-notes/' . rawurlencode($id), prefer: $prefer));
    }

    /**
     * Get the tax authority's ApplicationResponse.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getCreditNoteApplicationResponse(string $id): string
    {
        return $this->file('GET', '/v1/credit-notes/' . rawurlencode($id) . '/application-response');
    }

    /**
     * Get the zip that the acquirer gets.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getCreditNoteAttachedDocument(string $id): string
    {
        return $this->file('GET', '/v1/credit-notes/' . rawurlencode($id) . '/attached-document');
    }

    /**
     * List its attempts at DIAN, newest first.
     *
     * What DIAN was sent and asked, what it answered, and the attempt that is planned next. Empty until the
     * document is signed.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listCreditNoteAttempts(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\DianAttemptList {
        return Type\DianAttemptList::from($this->json('GET', '/v1/credit-notes/' . rawurlencode($id) . '/attempts', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listCreditNoteAttempts`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\DianAttempt>
     */
    public function iterateCreditNoteAttempts(string $id): \Generator
    {
        foreach ($this->items('/v1/credit-notes/' . rawurlencode($id) . '/attempts', []) as $one) {
            yield Type\DianAttempt::from($one);
        }
    }

    /**
     * Cancel a credit note that waits.
     *
     * Only while it has no number yet, or waits and the tax authority provably never got it: no attempt to
     * send it came as far as a connection. It is `failed` with `failure.code` `cancelled` and cannot be
     * retried. It gives a number that it had back: the next document of the range gets it, and until then the
     * range shows it under `skipped`, with the reason.
     *
     * @param Type\CancelInput|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function cancelCreditNote(
        string $id,
        Type\CancelInput|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\CreditNote {
        return Type\CreditNote::from($this->json('POST', '/v1/credit-notes/' . rawurlencode($id) . '/cancel', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Issue a credit note in the place of one that was rejected.
     *
     * A whole new body makes a new document with the number of the rejected one; `corrects` and
     * `corrected_by` link the two, and both keep their history.
     *
     * @param Type\CreditNoteDraft|array<string, mixed> $body
     * @param string|null $prefer `wait=10`: wait up to that many seconds (60 at most) for the outcome.
     * `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
     * @param string|null $idempotencyKey
     */
    public function correctCreditNote(
        string $id,
        Type\CreditNoteDraft|array $body,
        ?string $prefer = null,
        ?string $idempotencyKey = null,
    ): Type\CreditNote {
        return Type\CreditNote::from($this->json('POST', '/v1/credit-notes/' . rawurlencode($id) . '/corrections', body: $body, prefer: $prefer, idempotencyKey: $idempotencyKey));
    }

    /**
     * List its webhook deliveries, newest first.
     *
     * Of all its events, to all endpoints, with their attempts.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listCreditNoteDeliveries(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\DeliveryList {
        return Type\DeliveryList::from($this->json('GET', '/v1/credit-notes/' . rawurlencode($id) . '/deliveries', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listCreditNoteDeliveries`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\Delivery>
     */
    public function iterateCreditNoteDeliveries(string $id): \Generator
    {
        foreach ($this->items('/v1/credit-notes/' . rawurlencode($id) . '/deliveries', []) as $one) {
            yield Type\Delivery::from($one);
        }
    }

    /**
     * Mail a credit note again.
     *
     * To the addresses given, or to those that it went to at first. What becomes of it is in `email`.
     *
     * @param Type\EmailsInput|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function emailCreditNote(
        string $id,
        Type\EmailsInput|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\MailingList {
        return Type\MailingList::from($this->json('POST', '/v1/credit-notes/' . rawurlencode($id) . '/emails', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List its mails, newest first.
     *
     * One for each recipient and each time it was sent, with why it has not arrived and what to do.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listCreditNoteMailings(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\MailingWithAttemptsList {
        return Type\MailingWithAttemptsList::from($this->json('GET', '/v1/credit-notes/' . rawurlencode($id) . '/mailings', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listCreditNoteMailings`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\MailingWithAttempts>
     */
    public function iterateCreditNoteMailings(string $id): \Generator
    {
        foreach ($this->items('/v1/credit-notes/' . rawurlencode($id) . '/mailings', []) as $one) {
            yield Type\MailingWithAttempts::from($one);
        }
    }

    /**
     * Get the graphic representation.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getCreditNotePdf(string $id): string
    {
        return $this->file('GET', '/v1/credit-notes/' . rawurlencode($id) . '/pdf');
    }

    /**
     * Decide how a credit note goes on.
     *
     * Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md explains them.
     *
     * @param Type\ResolveInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function resolveCreditNote(
        string $id,
        Type\ResolveInput|array $body,
        ?string $idempotencyKey = null,
    ): Type\CreditNote {
        return Type\CreditNote::from($this->json('POST', '/v1/credit-notes/' . rawurlencode($id) . '/resolve', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Go on with a credit note that has failed.
     *
     * The same document and the same number. What may have reached the tax authority is asked for first. Its
     * status is at once what it was before it failed.
     *
     * @param string|null $idempotencyKey
     */
    public function retryCreditNote(string $id, ?string $idempotencyKey = null): Type\CreditNote
    {
        return Type\CreditNote::from($this->json('POST', '/v1/credit-notes/' . rawurlencode($id) . '/retry', idempotencyKey: $idempotencyKey));
    }

    /**
     * Every fact of its life, in order.
     *
     * With the time of each fact and the service that states it.
     */
    public function getCreditNoteTimeline(string $id): Type\TimelineEntryList
    {
        return Type\TimelineEntryList::from($this->json('GET', '/v1/credit-notes/' . rawurlencode($id) . '/timeline'));
    }

    /**
     * Get the signed XML.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getCreditNoteXml(string $id): string
    {
        return $this->file('GET', '/v1/credit-notes/' . rawurlencode($id) . '/xml');
    }

    // Debit notes

    /**
     * Issue a debit note.
     *
     * Checks the whole body, keeps the request durably and answers at once with status `queued`; number,
     * signature, submission and mail follow. With `Prefer: wait=10` the answer waits up to that many seconds
     * for the outcome, with `Prefer: wait=10, until=files` for PDF and zip too.
     *
     * @param Type\DebitNoteDraft|array<string, mixed> $body
     * @param string|null $prefer `wait=10`: wait up to that many seconds (60 at most) for the outcome.
     * `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
     * @param string|null $idempotencyKey
     */
    public function createDebitNote(
        Type\DebitNoteDraft|array $body,
        ?string $prefer = null,
        ?string $idempotencyKey = null,
    ): Type\DebitNote {
        return Type\DebitNote::from($this->json('POST', '/v1/debit-notes', body: $body, prefer: $prefer, idempotencyKey: $idempotencyKey));
    }

    /**
     * List debit notes, newest first.
     *
     * In the order in which they were accepted, so that a poller that goes on from the newest id it knows
     * misses nothing.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed'|null $status
     * Only those in this state
     * @param 'test'|'habilitacion'|'production'|null $environment Only those of this environment
     * @param string|null $customerId Only those of this customer
     * @param string|null $number Only the one with this number, prefix included
     * @param string|null $externalId Only the one with this id of yours
     * @param string|null $invoiceId Only notes of this invoice
     */
    public function listDebitNotes(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $status = null,
        ?string $environment = null,
        ?string $customerId = null,
        ?string $number = null,
        ?string $externalId = null,
        ?string $invoiceId = null,
    ): Type\DebitNoteList {
        return Type\DebitNoteList::from($this->json('GET', '/v1/debit-notes', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore, 'created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'status' => $status, 'environment' => $environment, 'customer_id' => $customerId, 'number' => $number, 'external_id' => $externalId, 'invoice_id' => $invoiceId]));
    }

    /**
     * Yields each object of `listDebitNotes`, newest first. A page is loaded when it is needed.
     *
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed'|null $status
     * Only those in this state
     * @param 'test'|'habilitacion'|'production'|null $environment Only those of this environment
     * @param string|null $customerId Only those of this customer
     * @param string|null $number Only the one with this number, prefix included
     * @param string|null $externalId Only the one with this id of yours
     * @param string|null $invoiceId Only notes of this invoice
     * @return \Generator<int, Type\DebitNote>
     */
    public function iterateDebitNotes(
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $status = null,
        ?string $environment = null,
        ?string $customerId = null,
        ?string $number = null,
        ?string $externalId = null,
        ?string $invoiceId = null,
    ): \Generator {
        foreach ($this->items('/v1/debit-notes', ['created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'status' => $status, 'environment' => $environment, 'customer_id' => $customerId, 'number' => $number, 'external_id' => $externalId, 'invoice_id' => $invoiceId]) as $one) {
            yield Type\DebitNote::from($one);
        }
    }

    /**
     * Issue many debit notes at once.
     *
     * Each document is accepted or refused by itself, as if it were posted alone and in this order: the
     * answer has an item for each. A problem’s pointers begin at its document. With an `Idempotency-Key`, the
     * batch sent again gets the first answer; a document that was refused is sent in a new batch. It counts
     * as one request of the rate limit.
     *
     * @param Type\DebitNotesBatch|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createDebitNotes(
        Type\DebitNotesBatch|array $body,
        ?string $idempotencyKey = null,
    ): Type\DebitNotesBatchAnswer {
        return Type\DebitNotesBatchAnswer::from($this->json('POST', '/v1/debit-notes/batches', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Check a debit note without issuing it.
     *
     * The whole check of a POST, the totals, warnings, and the hash under a number that stands for the one to
     * come. Nothing is stored and no number is spent, so an `Idempotency-Key` changes nothing. (with `Accept:
     * application/pdf`: its graphic representation, watermarked, without hash and QR code)
     *
     * @param Type\DebitNoteDraft|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function previewDebitNote(
        Type\DebitNoteDraft|array $body,
        ?string $idempotencyKey = null,
    ): Type\Preview {
        return Type\Preview::from($this->json('POST', '/v1/debit-notes/preview', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Get a debit note.
     *
     * Never older than the last webhook about it. The URLs of its files are fresh.
     *
     * @param string|null $prefer `wait=30`: wait up to that many seconds (60 at most) until the document
     * changes; with `If-None-Match`, until it is another one than that. Without `Preference-Applied` in the
     * answer nothing was waited for, because too many of your reads wait already
     */
    public function getDebitNote(string $id, ?string $prefer = null): Type\DebitNote
    {
        return Type\DebitNote::from($this->json('GET', '/v1/debit-notes/' . rawurlencode($id), prefer: $prefer));
    }

    /**
     * Get the tax authority's ApplicationResponse.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getDebitNoteApplicationResponse(string $id): string
    {
        return $this->file('GET', '/v1/debit-notes/' . rawurlencode($id) . '/application-response');
    }

    /**
     * Get the zip that the acquirer gets.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getDebitNoteAttachedDocument(string $id): string
    {
        return $this->file('GET', '/v1/debit-notes/' . rawurlencode($id) . '/attached-document');
    }

    /**
     * List its attempts at DIAN, newest first.
     *
     * What DIAN was sent and asked, what it answered, and the attempt that is planned next. Empty until the
     * document is signed.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listDebitNoteAttempts(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\DianAttemptList {
        return Type\DianAttemptList::from($this->json('GET', '/v1/debit-notes/' . rawurlencode($id) . '/attempts', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listDebitNoteAttempts`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\DianAttempt>
     */
    public function iterateDebitNoteAttempts(string $id): \Generator
    {
        foreach ($this->items('/v1/debit-notes/' . rawurlencode($id) . '/attempts', []) as $one) {
            yield Type\DianAttempt::from($one);
        }
    }

    /**
     * Cancel a debit note that waits.
     *
     * Only while it has no number yet, or waits and the tax authority provably never got it: no attempt to
     * send it came as far as a connection. It is `failed` with `failure.code` `cancelled` and cannot be
     * retried. It gives a number that it had back: the next document of the range gets it, and until then the
     * range shows it under `skipped`, with the reason.
     *
     * @param Type\CancelInput|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function cancelDebitNote(
        string $id,
        Type\CancelInput|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\DebitNote {
        return Type\DebitNote::from($this->json('POST', '/v1/debit-notes/' . rawurlencode($id) . '/cancel', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Issue a debit note in the place of one that was rejected.
     *
     * A whole new body makes a new document with the number of the rejected one; `corrects` and
     * `corrected_by` link the two, and both keep their history.
     *
     * @param Type\DebitNoteDraft|array<string, mixed> $body
     * @param string|null $prefer `wait=10`: wait up to that many seconds (60 at most) for the outcome.
     * `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
     * @param string|null $idempotencyKey
     */
    public function correctDebitNote(
        string $id,
        Type\DebitNoteDraft|array $body,
        ?string $prefer = null,
        ?string $idempotencyKey = null,
    ): Type\DebitNote {
        return Type\DebitNote::from($this->json('POST', '/v1/debit-notes/' . rawurlencode($id) . '/corrections', body: $body, prefer: $prefer, idempotencyKey: $idempotencyKey));
    }

    /**
     * List its webhook deliveries, newest first.
     *
     * Of all its events, to all endpoints, with their attempts.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listDebitNoteDeliveries(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\DeliveryList {
        return Type\DeliveryList::from($this->json('GET', '/v1/debit-notes/' . rawurlencode($id) . '/deliveries', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listDebitNoteDeliveries`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\Delivery>
     */
    public function iterateDebitNoteDeliveries(string $id): \Generator
    {
        foreach ($this->items('/v1/debit-notes/' . rawurlencode($id) . '/deliveries', []) as $one) {
            yield Type\Delivery::from($one);
        }
    }

    /**
     * Mail a debit note again.
     *
     * To the addresses given, or to those that it went to at first. What becomes of it is in `email`.
     *
     * @param Type\EmailsInput|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function emailDebitNote(
        string $id,
        Type\EmailsInput|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\MailingList {
        return Type\MailingList::from($this->json('POST', '/v1/debit-notes/' . rawurlencode($id) . '/emails', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List its mails, newest first.
     *
     * One for each recipient and each time it was sent, with why it has not arrived and what to do.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listDebitNoteMailings(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\MailingWithAttemptsList {
        return Type\MailingWithAttemptsList::from($this->json('GET', '/v1/debit-notes/' . rawurlencode($id) . '/mailings', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listDebitNoteMailings`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\MailingWithAttempts>
     */
    public function iterateDebitNoteMailings(string $id): \Generator
    {
        foreach ($this->items('/v1/debit-notes/' . rawurlencode($id) . '/mailings', []) as $one) {
            yield Type\MailingWithAttempts::from($one);
        }
    }

    /**
     * Get the graphic representation.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getDebitNotePdf(string $id): string
    {
        return $this->file('GET', '/v1/debit-notes/' . rawurlencode($id) . '/pdf');
    }

    /**
     * Decide how a debit note goes on.
     *
     * Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md explains them.
     *
     * @param Type\ResolveInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function resolveDebitNote(
        string $id,
        Type\ResolveInput|array $body,
        ?string $idempotencyKey = null,
    ): Type\DebitNote {
        return Type\DebitNote::from($this->json('POST', '/v1/debit-notes/' . rawurlencode($id) . '/resolve', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Go on with a debit note that has failed.
     *
     * The same document and the same number. What may have reached the tax authority is asked for first. Its
     * status is at once what it was before it failed.
     *
     * @param string|null $idempotencyKey
     */
    public function retryDebitNote(string $id, ?string $idempotencyKey = null): Type\DebitNote
    {
        return Type\DebitNote::from($this->json('POST', '/v1/debit-notes/' . rawurlencode($id) . '/retry', idempotencyKey: $idempotencyKey));
    }

    /**
     * Every fact of its life, in order.
     *
     * With the time of each fact and the service that states it.
     */
    public function getDebitNoteTimeline(string $id): Type\TimelineEntryList
    {
        return Type\TimelineEntryList::from($this->json('GET', '/v1/debit-notes/' . rawurlencode($id) . '/timeline'));
    }

    /**
     * Get the signed XML.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getDebitNoteXml(string $id): string
    {
        return $this->file('GET', '/v1/debit-notes/' . rawurlencode($id) . '/xml');
    }

    // Webhooks

    /**
     * Deliveries to all endpoints, newest first.
     *
     * With each attempt and the first 4 KiB of its answer. Deliveries to endpoints that were deleted are
     * listed by their event or their document.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     * @param 'pending'|'succeeded'|'exhausted'|'cancelled'|'failed'|null $status Only those of this status;
     * `failed`: exhausted or cancelled
     * @param 'invoice.accepted_by_dian'|'invoice.rejected_by_dian'|'invoice.accepted_contingency'|'invoice.failed'|'credit_note.accepted_by_dian'|'credit_note.rejected_by_dian'|'credit_note.accepted_contingency'|'credit_note.failed'|'debit_note.accepted_by_dian'|'debit_note.rejected_by_dian'|'debit_note.accepted_contingency'|'debit_note.failed'|'support_document.accepted_by_dian'|'support_document.rejected_by_dian'|'support_document.failed'|'support_document_adjustment.accepted_by_dian'|'support_document_adjustment.rejected_by_dian'|'support_document_adjustment.failed'|'equivalent_document.accepted_by_dian'|'equivalent_document.rejected_by_dian'|'equivalent_document.failed'|'equivalent_document_note.accepted_by_dian'|'equivalent_document_note.rejected_by_dian'|'equivalent_document_note.failed'|'invoice.email.delivered'|'invoice.email.bounced'|'invoice.email.complained'|'credit_note.email.delivered'|'credit_note.email.bounced'|'credit_note.email.complained'|'debit_note.email.delivered'|'debit_note.email.bounced'|'debit_note.email.complained'|'support_document.email.delivered'|'support_document.email.bounced'|'support_document.email.complained'|'support_document_adjustment.email.delivered'|'support_document_adjustment.email.bounced'|'support_document_adjustment.email.complained'|'equivalent_document.email.delivered'|'equivalent_document.email.bounced'|'equivalent_document.email.complained'|'equivalent_document_note.email.delivered'|'equivalent_document_note.email.bounced'|'equivalent_document_note.email.complained'|'received_document.received'|'received_document.verified'|'received_document.suspicious'|'document_event.registered'|'document_event.rejected'|'document_event.deadline_near'|null $eventType
     * Type of the event
     * @param string|null $eventId Only those of this event
     * @param string|null $documentId Only those of events of this document
     * @param string|null $endpointId Only those to this endpoint
     */
    public function listDeliveries(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
        ?string $status = null,
        ?string $eventType = null,
        ?string $eventId = null,
        ?string $documentId = null,
        ?string $endpointId = null,
    ): Type\DeliveryList {
        return Type\DeliveryList::from($this->json('GET', '/v1/deliveries', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore, 'status' => $status, 'event_type' => $eventType, 'event_id' => $eventId, 'document_id' => $documentId, 'endpoint_id' => $endpointId]));
    }

    /**
     * Yields each object of `listDeliveries`, newest first. A page is loaded when it is needed.
     *
     * @param 'pending'|'succeeded'|'exhausted'|'cancelled'|'failed'|null $status Only those of this status;
     * `failed`: exhausted or cancelled
     * @param 'invoice.accepted_by_dian'|'invoice.rejected_by_dian'|'invoice.accepted_contingency'|'invoice.failed'|'credit_note.accepted_by_dian'|'credit_note.rejected_by_dian'|'credit_note.accepted_contingency'|'credit_note.failed'|'debit_note.accepted_by_dian'|'debit_note.rejected_by_dian'|'debit_note.accepted_contingency'|'debit_note.failed'|'support_document.accepted_by_dian'|'support_document.rejected_by_dian'|'support_document.failed'|'support_document_adjustment.accepted_by_dian'|'support_document_adjustment.rejected_by_dian'|'support_document_adjustment.failed'|'equivalent_document.accepted_by_dian'|'equivalent_document.rejected_by_dian'|'equivalent_document.failed'|'equivalent_document_note.accepted_by_dian'|'equivalent_document_note.rejected_by_dian'|'equivalent_document_note.failed'|'invoice.email.delivered'|'invoice.email.bounced'|'invoice.email.complained'|'credit_note.email.delivered'|'credit_note.email.bounced'|'credit_note.email.complained'|'debit_note.email.delivered'|'debit_note.email.bounced'|'debit_note.email.complained'|'support_document.email.delivered'|'support_document.email.bounced'|'support_document.email.complained'|'support_document_adjustment.email.delivered'|'support_document_adjustment.email.bounced'|'support_document_adjustment.email.complained'|'equivalent_document.email.delivered'|'equivalent_document.email.bounced'|'equivalent_document.email.complained'|'equivalent_document_note.email.delivered'|'equivalent_document_note.email.bounced'|'equivalent_document_note.email.complained'|'received_document.received'|'received_document.verified'|'received_document.suspicious'|'document_event.registered'|'document_event.rejected'|'document_event.deadline_near'|null $eventType
     * Type of the event
     * @param string|null $eventId Only those of this event
     * @param string|null $documentId Only those of events of this document
     * @param string|null $endpointId Only those to this endpoint
     * @return \Generator<int, Type\Delivery>
     */
    public function iterateDeliveries(
        ?string $status = null,
        ?string $eventType = null,
        ?string $eventId = null,
        ?string $documentId = null,
        ?string $endpointId = null,
    ): \Generator {
        foreach ($this->items('/v1/deliveries', ['status' => $status, 'event_type' => $eventType, 'event_id' => $eventId, 'document_id' => $documentId, 'endpoint_id' => $endpointId]) as $one) {
            yield Type\Delivery::from($one);
        }
    }

    /**
     * A delivery with every attempt.
     *
     * Each attempt has its time, duration, status and the first 4 KiB of the answer.
     */
    public function getDelivery(string $id): Type\Delivery
    {
        return Type\Delivery::from($this->json('GET', '/v1/deliveries/' . rawurlencode($id)));
    }

    /**
     * Try a delivery again.
     *
     * Of a delivery whose attempts are used up or that was cancelled. A new attempt starts at once.
     *
     * @param string|null $idempotencyKey
     */
    public function retryDelivery(string $id, ?string $idempotencyKey = null): Type\Delivery
    {
        return Type\Delivery::from($this->json('POST', '/v1/deliveries/' . rawurlencode($id) . '/retry', idempotencyKey: $idempotencyKey));
    }

    /**
     * Events, newest first.
     *
     * Only of types that the version of the request knows; kept 90 days at least.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param 'invoice.accepted_by_dian'|'invoice.rejected_by_dian'|'invoice.accepted_contingency'|'invoice.failed'|'credit_note.accepted_by_dian'|'credit_note.rejected_by_dian'|'credit_note.accepted_contingency'|'credit_note.failed'|'debit_note.accepted_by_dian'|'debit_note.rejected_by_dian'|'debit_note.accepted_contingency'|'debit_note.failed'|'support_document.accepted_by_dian'|'support_document.rejected_by_dian'|'support_document.failed'|'support_document_adjustment.accepted_by_dian'|'support_document_adjustment.rejected_by_dian'|'support_document_adjustment.failed'|'equivalent_document.accepted_by_dian'|'equivalent_document.rejected_by_dian'|'equivalent_document.failed'|'equivalent_document_note.accepted_by_dian'|'equivalent_document_note.rejected_by_dian'|'equivalent_document_note.failed'|'invoice.email.delivered'|'invoice.email.bounced'|'invoice.email.complained'|'credit_note.email.delivered'|'credit_note.email.bounced'|'credit_note.email.complained'|'debit_note.email.delivered'|'debit_note.email.bounced'|'debit_note.email.complained'|'support_document.email.delivered'|'support_document.email.bounced'|'support_document.email.complained'|'support_document_adjustment.email.delivered'|'support_document_adjustment.email.bounced'|'support_document_adjustment.email.complained'|'equivalent_document.email.delivered'|'equivalent_document.email.bounced'|'equivalent_document.email.complained'|'equivalent_document_note.email.delivered'|'equivalent_document_note.email.bounced'|'equivalent_document_note.email.complained'|'received_document.received'|'received_document.verified'|'received_document.suspicious'|'document_event.registered'|'document_event.rejected'|'document_event.deadline_near'|null $type
     * Only events of this type
     * @param string|null $documentId Only events of this document
     */
    public function listEvents(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $type = null,
        ?string $documentId = null,
    ): Type\EventList {
        return Type\EventList::from($this->json('GET', '/v1/events', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore, 'created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'type' => $type, 'document_id' => $documentId]));
    }

    /**
     * Yields each object of `listEvents`, newest first. A page is loaded when it is needed.
     *
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param 'invoice.accepted_by_dian'|'invoice.rejected_by_dian'|'invoice.accepted_contingency'|'invoice.failed'|'credit_note.accepted_by_dian'|'credit_note.rejected_by_dian'|'credit_note.accepted_contingency'|'credit_note.failed'|'debit_note.accepted_by_dian'|'debit_note.rejected_by_dian'|'debit_note.accepted_contingency'|'debit_note.failed'|'support_document.accepted_by_dian'|'support_document.rejected_by_dian'|'support_document.failed'|'support_document_adjustment.accepted_by_dian'|'support_document_adjustment.rejected_by_dian'|'support_document_adjustment.failed'|'equivalent_document.accepted_by_dian'|'equivalent_document.rejected_by_dian'|'equivalent_document.failed'|'equivalent_document_note.accepted_by_dian'|'equivalent_document_note.rejected_by_dian'|'equivalent_document_note.failed'|'invoice.email.delivered'|'invoice.email.bounced'|'invoice.email.complained'|'credit_note.email.delivered'|'credit_note.email.bounced'|'credit_note.email.complained'|'debit_note.email.delivered'|'debit_note.email.bounced'|'debit_note.email.complained'|'support_document.email.delivered'|'support_document.email.bounced'|'support_document.email.complained'|'support_document_adjustment.email.delivered'|'support_document_adjustment.email.bounced'|'support_document_adjustment.email.complained'|'equivalent_document.email.delivered'|'equivalent_document.email.bounced'|'equivalent_document.email.complained'|'equivalent_document_note.email.delivered'|'equivalent_document_note.email.bounced'|'equivalent_document_note.email.complained'|'received_document.received'|'received_document.verified'|'received_document.suspicious'|'document_event.registered'|'document_event.rejected'|'document_event.deadline_near'|null $type
     * Only events of this type
     * @param string|null $documentId Only events of this document
     * @return \Generator<int,
     * Type\EmailEvent|Type\DocumentEvent|Type\ReceivedDocumentEvent|Type\InvoiceEventNotice>
     */
    public function iterateEvents(
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $type = null,
        ?string $documentId = null,
    ): \Generator {
        foreach ($this->items('/v1/events', ['created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'type' => $type, 'document_id' => $documentId]) as $one) {
            yield Type\Event::from($one);
        }
    }

    /**
     * Get an event.
     *
     * As endpoints got it. Events are kept for 90 days at least.
     */
    public function getEvent(
        string $id,
    ): Type\EmailEvent|Type\DocumentEvent|Type\ReceivedDocumentEvent|Type\InvoiceEventNotice {
        return Type\Event::from($this->json('GET', '/v1/events/' . rawurlencode($id)));
    }

    /**
     * Deliver an event again.
     *
     * To one endpoint, or to all that subscribe to its type now. The event keeps its id, so receivers can see
     * the repetition.
     *
     * @param Type\RedeliverInput|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function redeliverEvent(
        string $id,
        Type\RedeliverInput|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\DeliveryList {
        return Type\DeliveryList::from($this->json('POST', '/v1/events/' . rawurlencode($id) . '/redeliver', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Get a replay.
     *
     * With how many deliveries it has scheduled so far.
     */
    public function getReplay(string $id): Type\Replay
    {
        return Type\Replay::from($this->json('GET', '/v1/replays/' . rawurlencode($id)));
    }

    /**
     * Cancel a replay.
     *
     * Deliveries that it has scheduled go on; no further ones are. A replay that has ended stays as it is.
     *
     * @param string|null $idempotencyKey
     */
    public function cancelReplay(string $id, ?string $idempotencyKey = null): Type\Replay
    {
        return Type\Replay::from($this->json('POST', '/v1/replays/' . rawurlencode($id) . '/cancel', idempotencyKey: $idempotencyKey));
    }

    /**
     * Register an endpoint.
     *
     * Its livemode is that of the API key, and its version that of the request, for ever: it gets only events
     * whose type this version knows. The secret is in this answer only.
     *
     * @param Type\WebhookEndpointInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createWebhookEndpoint(
        Type\WebhookEndpointInput|array $body,
        ?string $idempotencyKey = null,
    ): Type\WebhookEndpointWithSecret {
        return Type\WebhookEndpointWithSecret::from($this->json('POST', '/v1/webhook-endpoints', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List endpoints.
     *
     * Newest first, without their secrets.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listWebhookEndpoints(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\WebhookEndpointList {
        return Type\WebhookEndpointList::from($this->json('GET', '/v1/webhook-endpoints', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listWebhookEndpoints`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\WebhookEndpoint>
     */
    public function iterateWebhookEndpoints(): \Generator
    {
        foreach ($this->items('/v1/webhook-endpoints', []) as $one) {
            yield Type\WebhookEndpoint::from($one);
        }
    }

    /**
     * Get an endpoint.
     *
     * Without its secret, which only the answers that make one have.
     */
    public function getWebhookEndpoint(string $id): Type\WebhookEndpoint
    {
        return Type\WebhookEndpoint::from($this->json('GET', '/v1/webhook-endpoints/' . rawurlencode($id)));
    }

    /**
     * Change an endpoint.
     *
     * Fields that are sent replace those that were. The secret stays the same.
     *
     * @param Type\WebhookEndpointPatch|array<string, mixed>|null $body
     */
    public function updateWebhookEndpoint(
        string $id,
        Type\WebhookEndpointPatch|array|null $body = null,
    ): Type\WebhookEndpoint {
        return Type\WebhookEndpoint::from($this->json('PATCH', '/v1/webhook-endpoints/' . rawurlencode($id), body: $body));
    }

    /**
     * Delete an endpoint, for ever.
     *
     * It gets nothing any more; deliveries that wait are cancelled.
     */
    public function deleteWebhookEndpoint(string $id): Type\DeletedWebhookEndpoint
    {
        return Type\DeletedWebhookEndpoint::from($this->json('DELETE', '/v1/webhook-endpoints/' . rawurlencode($id)));
    }

    /**
     * Deliveries to an endpoint, newest first.
     *
     * Each is one event to this endpoint, with its attempts.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listWebhookEndpointDeliveries(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\DeliveryList {
        return Type\DeliveryList::from($this->json('GET', '/v1/webhook-endpoints/' . rawurlencode($id) . '/deliveries', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listWebhookEndpointDeliveries`, newest first. A page is loaded when it is
     * needed.
     *
     * @return \Generator<int, Type\Delivery>
     */
    public function iterateWebhookEndpointDeliveries(string $id): \Generator
    {
        foreach ($this->items('/v1/webhook-endpoints/' . rawurlencode($id) . '/deliveries', []) as $one) {
            yield Type\Delivery::from($one);
        }
    }

    /**
     * How an endpoint has answered.
     *
     * Success rate and duration of the attempts of the last 24 hours, the latest error, and the next attempt.
     * After ten failures in a row attempts wait for a trial; an endpoint that fails for 72 hours (a setting
     * of the operator) is switched off.
     */
    public function getWebhookEndpointHealth(string $id): Type\WebhookEndpointHealth
    {
        return Type\WebhookEndpointHealth::from($this->json('GET', '/v1/webhook-endpoints/' . rawurlencode($id) . '/health'));
    }

    /**
     * Deliver past events again.
     *
     * Every event that fits the filter and that the endpoint subscribes to, or with `only_failed` every
     * delivery that failed for good. It goes on in the background, some at a time; what is created afterwards
     * is not part of it.
     *
     * @param Type\ReplayInput|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function createReplay(
        string $id,
        Type\ReplayInput|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\Replay {
        return Type\Replay::from($this->json('POST', '/v1/webhook-endpoints/' . rawurlencode($id) . '/replays', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Replays to an endpoint, newest first.
     *
     * Those that go on and those that have ended.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listReplays(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\ReplayList {
        return Type\ReplayList::from($this->json('GET', '/v1/webhook-endpoints/' . rawurlencode($id) . '/replays', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listReplays`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\Replay>
     */
    public function iterateReplays(string $id): \Generator
    {
        foreach ($this->items('/v1/webhook-endpoints/' . rawurlencode($id) . '/replays', []) as $one) {
            yield Type\Replay::from($one);
        }
    }

    /**
     * Give it a new secret.
     *
     * The old one is invalid at once, unless `overlap_hours` asks that deliveries be signed with both for
     * some time. The new one is in this answer only.
     *
     * @param Type\RotateSecretInput|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function rotateWebhookEndpointSecret(
        string $id,
        Type\RotateSecretInput|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\WebhookEndpointWithSecret {
        return Type\WebhookEndpointWithSecret::from($this->json('POST', '/v1/webhook-endpoints/' . rawurlencode($id) . '/rotate-secret', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Send a sample.
     *
     * An event of any type that the version of the endpoint knows, signed as a real one, about a document
     * that does not exist: its `external_id` is `sample`. It is in no list of events.
     *
     * @param Type\TestDeliveryInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function testWebhookEndpoint(
        string $id,
        Type\TestDeliveryInput|array $body,
        ?string $idempotencyKey = null,
    ): Type\Delivery {
        return Type\Delivery::from($this->json('POST', '/v1/webhook-endpoints/' . rawurlencode($id) . '/test', body: $body, idempotencyKey: $idempotencyKey));
    }

    // Mail

    /**
     * Make a DKIM key for a domain.
     *
     * Publish `dns_record` in the DNS of the domain, then verify the key. The private half is made in the
     * vault and never leaves it.
     *
     * @param Type\DkimKeyInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createDkimKey(Type\DkimKeyInput|array $body, ?string $idempotencyKey = null): Type\DkimKey
    {
        return Type\DkimKey::from($this->json('POST', '/v1/dkim-keys', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List DKIM keys.
     *
     * Newest first.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listDkimKeys(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\DkimKeyList {
        return Type\DkimKeyList::from($this->json('GET', '/v1/dkim-keys', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listDkimKeys`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\DkimKey>
     */
    public function iterateDkimKeys(): \Generator
    {
        foreach ($this->items('/v1/dkim-keys', []) as $one) {
            yield Type\DkimKey::from($one);
        }
    }

    /**
     * Get a DKIM key.
     *
     * With its record, and what the DNS said when it was last asked.
     */
    public function getDkimKey(string $id): Type\DkimKey
    {
        return Type\DkimKey::from($this->json('GET', '/v1/dkim-keys/' . rawurlencode($id)));
    }

    /**
     * Destroy a DKIM key.
     *
     * It signs nothing any more. Leave its record for some days: mails that it signed are still on their way.
     */
    public function deleteDkimKey(string $id): Type\DeletedDkimKey
    {
        return Type\DeletedDkimKey::from($this->json('DELETE', '/v1/dkim-keys/' . rawurlencode($id)));
    }

    /**
     * Ask the DNS for its record now.
     *
     * It is asked by itself too: every hour in the first week, then every day. Mails are signed while the
     * record that is published is the one of the key.
     *
     * @param string|null $idempotencyKey
     */
    public function verifyDkimKey(string $id, ?string $idempotencyKey = null): Type\DkimKey
    {
        return Type\DkimKey::from($this->json('POST', '/v1/dkim-keys/' . rawurlencode($id) . '/verify', idempotencyKey: $idempotencyKey));
    }

    /**
     * Register a sender.
     *
     * Mails come from this address from now on, unless `is_default` is false. With `smtp` they go by your own
     * mail server, which is tried first. Without it the domain needs a verified DKIM key; while its record is
     * not published, mails come from the address of the service.
     *
     * @param Type\MailSenderInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createMailSender(
        Type\MailSenderInput|array $body,
        ?string $idempotencyKey = null,
    ): Type\MailSender {
        return Type\MailSender::from($this->json('POST', '/v1/mail-senders', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List senders.
     *
     * Newest first.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listMailSenders(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\MailSenderList {
        return Type\MailSenderList::from($this->json('GET', '/v1/mail-senders', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listMailSenders`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\MailSender>
     */
    public function iterateMailSenders(): \Generator
    {
        foreach ($this->items('/v1/mail-senders', []) as $one) {
            yield Type\MailSender::from($one);
        }
    }

    /**
     * Get a sender.
     *
     * The address, the mail server without its password, and whether mails come from it.
     */
    public function getMailSender(string $id): Type\MailSender
    {
        return Type\MailSender::from($this->json('GET', '/v1/mail-senders/' . rawurlencode($id)));
    }

    /**
     * Change a sender.
     *
     * With `is_default` true mails come from it from now on; with false from the address of the service.
     * `smtp` replaces the mail server with its password, null takes it away.
     *
     * @param Type\MailSenderPatch|array<string, mixed>|null $body
     */
    public function updateMailSender(
        string $id,
        Type\MailSenderPatch|array|null $body = null,
    ): Type\MailSender {
        return Type\MailSender::from($this->json('PATCH', '/v1/mail-senders/' . rawurlencode($id), body: $body));
    }

    /**
     * Delete a sender.
     *
     * If it is the default, mails come from the address of the service.
     */
    public function deleteMailSender(string $id): Type\DeletedMailSender
    {
        return Type\DeletedMailSender::from($this->json('DELETE', '/v1/mail-senders/' . rawurlencode($id)));
    }

    // Drafts

    /**
     * Keep a draft of a document.
     *
     * Its body may be incomplete or wrong; `POST /v1/{kind}/preview` tells what is. All people of the company
     * see it. It is kept for 30 days after its last change.
     *
     * @param Type\DraftInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createDraft(Type\DraftInput|array $body, ?string $idempotencyKey = null): Type\Draft
    {
        return Type\Draft::from($this->json('POST', '/v1/drafts', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List drafts, newest first.
     *
     * Without their bodies. Issued ones are listed for 7 days.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listDrafts(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\DraftEntryList {
        return Type\DraftEntryList::from($this->json('GET', '/v1/drafts', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listDrafts`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\DraftEntry>
     */
    public function iterateDrafts(): \Generator
    {
        foreach ($this->items('/v1/drafts', []) as $one) {
            yield Type\DraftEntry::from($one);
        }
    }

    /**
     * Get a draft.
     *
     * With its body, and the ETag that a change and the issue take.
     */
    public function getDraft(string $id): Type\Draft
    {
        return Type\Draft::from($this->json('GET', '/v1/drafts/' . rawurlencode($id)));
    }

    /**
     * Change a draft.
     *
     * Fields that are sent replace those that were; `body` is replaced as a whole.
     *
     * @param Type\DraftPatch|array<string, mixed>|null $body
     * @param string|null $ifMatch ETag of the draft as you have read it; without it the answer is a 428
     */
    public function updateDraft(
        string $id,
        Type\DraftPatch|array|null $body = null,
        ?string $ifMatch = null,
    ): Type\Draft {
        return Type\Draft::from($this->json('PATCH', '/v1/drafts/' . rawurlencode($id), body: $body, ifMatch: $ifMatch));
    }

    /**
     * Delete a draft.
     *
     * Its data are gone at once. The document of an issued one stays.
     *
     * @param string|null $ifMatch ETag of the draft as you have read it; left out: it is deleted as it is
     */
    public function deleteDraft(string $id, ?string $ifMatch = null): Type\DeletedDraft
    {
        return Type\DeletedDraft::from($this->json('DELETE', '/v1/drafts/' . rawurlencode($id), ifMatch: $ifMatch));
    }

    /**
     * Issue a draft.
     *
     * As a POST of its body would: with the same checks, faults and pointers. A draft is issued once, however
     * often and from wherever this is asked: afterwards the answer is the draft with the same `document_id`.
     * An `Idempotency-Key` changes nothing.
     *
     * @param string|null $ifMatch ETag of the draft as you have read it; without it the answer is a 428
     * @param string|null $idempotencyKey
     */
    public function issueDraft(
        string $id,
        ?string $ifMatch = null,
        ?string $idempotencyKey = null,
    ): Type\Draft {
        return Type\Draft::from($this->json('POST', '/v1/drafts/' . rawurlencode($id) . '/issue', ifMatch: $ifMatch, idempotencyKey: $idempotencyKey));
    }

    // Equivalent document notes

    /**
     * Issue an adjustment note.
     *
     * Checks the whole body, keeps the request durably and answers at once with status `queued`; number,
     * signature, submission and mail follow. With `Prefer: wait=10` the answer waits up to that many seconds
     * for the outcome, with `Prefer: wait=10, until=files` for PDF and zip too.
     *
     * @param Type\EquivalentDocumentNoteDraft|array<string, mixed> $body
     * @param string|null $prefer `wait=10`: wait up to that many seconds (60 at most) for the outcome.
     * `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
     * @param string|null $idempotencyKey
     */
    public function createEquivalentNote(
        Type\EquivalentDocumentNoteDraft|array $body,
        ?string $prefer = null,
        ?string $idempotencyKey = null,
    ): Type\EquivalentNote {
        return Type\EquivalentNote::from($this->json('POST', '/v1/equivalent-document-notes', body: $body, prefer: $prefer, idempotencyKey: $idempotencyKey));
    }

    /**
     * List equivalent document notes, newest first.
     *
     * In the order in which they were accepted, so that a poller that goes on from the newest id it knows
     * misses nothing.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed'|null $status
     * Only those in this state
     * @param 'test'|'habilitacion'|'production'|null $environment Only those of this environment
     * @param string|null $customerId Only those of this customer
     * @param string|null $number Only the one with this number, prefix included
     * @param string|null $externalId Only the one with this id of yours
     * @param string|null $equivalentDocumentId Only notes of this equivalent document
     */
    public function listEquivalentNotes(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $status = null,
        ?string $environment = null,
        ?string $customerId = null,
        ?string $number = null,
        ?string $externalId = null,
        ?string $equivalentDocumentId = null,
    ): Type\EquivalentNoteList {
        return Type\EquivalentNoteList::from($this->json('GET', '/v1/equivalent-document-notes', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore, 'created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'status' => $status, 'environment' => $environment, 'customer_id' => $customerId, 'number' => $number, 'external_id' => $externalId, 'equivalent_document_id' => $equivalentDocumentId]));
    }

    /**
     * Yields each object of `listEquivalentNotes`, newest first. A page is loaded when it is needed.
     *
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed'|null $status
     * Only those in this state
     * @param 'test'|'habilitacion'|'production'|null $environment Only those of this environment
     * @param string|null $customerId Only those of this customer
     * @param string|null $number Only the one with this number, prefix included
     * @param string|null $externalId Only the one with this id of yours
     * @param string|null $equivalentDocumentId Only notes of this equivalent document
     * @return \Generator<int, Type\EquivalentNote>
     */
    public function iterateEquivalentNotes(
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $status = null,
        ?string $environment = null,
        ?string $customerId = null,
        ?string $number = null,
        ?string $externalId = null,
        ?string $equivalentDocumentId = null,
    ): \Generator {
        foreach ($this->items('/v1/equivalent-document-notes', ['created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'status' => $status, 'environment' => $environment, 'customer_id' => $customerId, 'number' => $number, 'external_id' => $externalId, 'equivalent_document_id' => $equivalentDocumentId]) as $one) {
            yield Type\EquivalentNote::from($one);
        }
    }

    /**
     * Issue many equivalent notes at once.
     *
     * Each document is accepted or refused by itself, as if it were posted alone and in this order: the
     * answer has an item for each. A problem’s pointers begin at its document. With an `Idempotency-Key`, the
     * batch sent again gets the first answer; a document that was refused is sent in a new batch. It counts
     * as one request of the rate limit.
     *
     * @param Type\EquivalentNotesBatch|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createEquivalentNotes(
        Type\EquivalentNotesBatch|array $body,
        ?string $idempotencyKey = null,
    ): Type\EquivalentNotesBatchAnswer {
        return Type\EquivalentNotesBatchAnswer::from($this->json('POST', '/v1/equivalent-document-notes/batches', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Check an adjustment note without issuing it.
     *
     * The whole check of a POST, the totals, warnings, and the hash under a number that stands for the one to
     * come. Nothing is stored and no number is spent, so an `Idempotency-Key` changes nothing. (with `Accept:
     * application/pdf`: its graphic representation, watermarked, without hash and QR code)
     *
     * @param Type\EquivalentDocumentNoteDraft|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function previewEquivalentNote(
        Type\EquivalentDocumentNoteDraft|array $body,
        ?string $idempotencyKey = null,
    ): Type\Preview {
        return Type\Preview::from($this->json('POST', '/v1/equivalent-document-notes/preview', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Get an adjustment note.
     *
     * Never older than the last webhook about it. The URLs of its files are fresh.
     *
     * @param string|null $prefer `wait=30`: wait up to that many seconds (60 at most) until the document
     * changes; with `If-None-Match`, until it is another one than that. Without `Preference-Applied` in the
     * answer nothing was waited for, because too many of your reads wait already
     */
    public function getEquivalentNote(string $id, ?string $prefer = null): Type\EquivalentNote
    {
        return Type\EquivalentNote::from($this->json('GET', '/v1/equivalent-document-notes/' . rawurlencode($id), prefer: $prefer));
    }

    /**
     * Get the tax authority's ApplicationResponse.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getEquivalentNoteApplicationResponse(string $id): string
    {
        return $this->file('GET', '/v1/equivalent-document-notes/' . rawurlencode($id) . '/application-response');
    }

    /**
     * Get the zip that the acquirer gets.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getEquivalentNoteAttachedDocument(string $id): string
    {
        return $this->file('GET', '/v1/equivalent-document-notes/' . rawurlencode($id) . '/attached-document');
    }

    /**
     * List its attempts at DIAN, newest first.
     *
     * What DIAN was sent and asked, what it answered, and the attempt that is planned next. Empty until the
     * document is signed.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listEquivalentNoteAttempts(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\DianAttemptList {
        return Type\DianAttemptList::from($this->json('GET', '/v1/equivalent-document-notes/' . rawurlencode($id) . '/attempts', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listEquivalentNoteAttempts`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\DianAttempt>
     */
    public function iterateEquivalentNoteAttempts(string $id): \Generator
    {
        foreach ($this->items('/v1/equivalent-document-notes/' . rawurlencode($id) . '/attempts', []) as $one) {
            yield Type\DianAttempt::from($one);
        }
    }

    /**
     * Cancel an adjustment note that waits.
     *
     * Only while it has no number yet, or waits and the tax authority provably never got it: no attempt to
     * send it came as far as a connection. It is `failed` with `failure.code` `cancelled` and cannot be
     * retried. It gives a number that it had back: the next document of the range gets it, and until then the
     * range shows it under `skipped`, with the reason.
     *
     * @param Type\CancelInput|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function cancelEquivalentNote(
        string $id,
        Type\CancelInput|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\EquivalentNote {
        return Type\EquivalentNote::from($this->json('POST', '/v1/equivalent-document-notes/' . rawurlencode($id) . '/cancel', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Issue an adjustment note in the place of one that was rejected.
     *
     * A whole new body makes a new document with the number of the rejected one; `corrects` and
     * `corrected_by` link the two, and both keep their history.
     *
     * @param Type\EquivalentDocumentNoteDraft|array<string, mixed> $body
     * @param string|null $prefer `wait=10`: wait up to that many seconds (60 at most) for the outcome.
     * `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
     * @param string|null $idempotencyKey
     */
    public function correctEquivalentNote(
        string $id,
        Type\EquivalentDocumentNoteDraft|array $body,
        ?string $prefer = null,
        ?string $idempotencyKey = null,
    ): Type\EquivalentNote {
        return Type\EquivalentNote::from($this->json('POST', '/v1/equivalent-document-notes/' . rawurlencode($id) . '/corrections', body: $body, prefer: $prefer, idempotencyKey: $idempotencyKey));
    }

    /**
     * List its webhook deliveries, newest first.
     *
     * Of all its events, to all endpoints, with their attempts.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listEquivalentNoteDeliveries(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\DeliveryList {
        return Type\DeliveryList::from($this->json('GET', '/v1/equivalent-document-notes/' . rawurlencode($id) . '/deliveries', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listEquivalentNoteDeliveries`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\Delivery>
     */
    public function iterateEquivalentNoteDeliveries(string $id): \Generator
    {
        foreach ($this->items('/v1/equivalent-document-notes/' . rawurlencode($id) . '/deliveries', []) as $one) {
            yield Type\Delivery::from($one);
        }
    }

    /**
     * Mail an adjustment note again.
     *
     * To the addresses given, or to those that it went to at first. What becomes of it is in `email`.
     *
     * @param Type\EmailsInput|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function emailEquivalentNote(
        string $id,
        Type\EmailsInput|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\MailingList {
        return Type\MailingList::from($this->json('POST', '/v1/equivalent-document-notes/' . rawurlencode($id) . '/emails', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List its mails, newest first.
     *
     * One for each recipient and each time it was sent, with why it has not arrived and what to do.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listEquivalentNoteMailings(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\MailingWithAttemptsList {
        return Type\MailingWithAttemptsList::from($this->json('GET', '/v1/equivalent-document-notes/' . rawurlencode($id) . '/mailings', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listEquivalentNoteMailings`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\MailingWithAttempts>
     */
    public function iterateEquivalentNoteMailings(string $id): \Generator
    {
        foreach ($this->items('/v1/equivalent-document-notes/' . rawurlencode($id) . '/mailings', []) as $one) {
            yield Type\MailingWithAttempts::from($one);
        }
    }

    /**
     * Get the graphic representation.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getEquivalentNotePdf(string $id): string
    {
        return $this->file('GET', '/v1/equivalent-document-notes/' . rawurlencode($id) . '/pdf');
    }

    /**
     * Decide how an adjustment note goes on.
     *
     * Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md explains them.
     *
     * @param Type\ResolveInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function resolveEquivalentNote(
        string $id,
        Type\ResolveInput|array $body,
        ?string $idempotencyKey = null,
    ): Type\EquivalentNote {
        return Type\EquivalentNote::from($this->json('POST', '/v1/equivalent-document-notes/' . rawurlencode($id) . '/resolve', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Go on with an adjustment note that has failed.
     *
     * The same document and the same number. What may have reached the tax authority is asked for first. Its
     * status is at once what it was before it failed.
     *
     * @param string|null $idempotencyKey
     */
    public function retryEquivalentNote(string $id, ?string $idempotencyKey = null): Type\EquivalentNote
    {
        return Type\EquivalentNote::from($this->json('POST', '/v1/equivalent-document-notes/' . rawurlencode($id) . '/retry', idempotencyKey: $idempotencyKey));
    }

    /**
     * Every fact of its life, in order.
     *
     * With the time of each fact and the service that states it.
     */
    public function getEquivalentNoteTimeline(string $id): Type\TimelineEntryList
    {
        return Type\TimelineEntryList::from($this->json('GET', '/v1/equivalent-document-notes/' . rawurlencode($id) . '/timeline'));
    }

    /**
     * Get the signed XML.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getEquivalentNoteXml(string $id): string
    {
        return $this->file('GET', '/v1/equivalent-document-notes/' . rawurlencode($id) . '/xml');
    }

    // Equivalent documents

    /**
     * Issue an equivalent document.
     *
     * Checks the whole body, keeps the request durably and answers at once with status `queued`; number,
     * signature, submission and mail follow. With `Prefer: wait=5` the answer waits up to that many seconds
     * until the ticket can be printed, which is before DIAN's verdict; with `Prefer: wait=10, until=outcome`
     * for the outcome.
     *
     * @param Type\EquivalentDocumentDraft|array<string, mixed> $body
     * @param string|null $prefer `wait=5`: wait up to that many seconds (60 at most) until the ticket can be
     * printed, which is before DIAN's verdict. `wait=10, until=outcome`: for the outcome. `wait=10,
     * until=files`: for its files too, the PDF and the zip for the buyer
     * @param string|null $idempotencyKey
     */
    public function createEquivalentDocument(
        Type\EquivalentDocumentDraft|array $body,
        ?string $prefer = null,
        ?string $idempotencyKey = null,
    ): Type\EquivalentDocument {
        return Type\EquivalentDocument::from($this->json('POST', '/v1/equivalent-documents', body: $body, prefer: $prefer, idempotencyKey: $idempotencyKey));
    }

    /**
     * List equivalent documents, newest first.
     *
     * In the order in which they were accepted, so that a poller that goes on from the newest id it knows
     * misses nothing.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed'|null $status
     * Only those in this state
     * @param 'test'|'habilitacion'|'production'|null $environment Only those of this environment
     * @param string|null $customerId Only those of this customer
     * @param string|null $number Only the one with this number, prefix included
     * @param string|null $externalId Only the one with this id of yours
     */
    public function listEquivalentDocuments(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $status = null,
        ?string $environment = null,
        ?string $customerId = null,
        ?string $number = null,
        ?string $externalId = null,
    ): Type\EquivalentDocumentList {
        return Type\EquivalentDocumentList::from($this->json('GET', '/v1/equivalent-documents', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore, 'created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'status' => $status, 'environment' => $environment, 'customer_id' => $customerId, 'number' => $number, 'external_id' => $externalId]));
    }

    /**
     * Yields each object of `listEquivalentDocuments`, newest first. A page is loaded when it is needed.
     *
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed'|null $status
     * Only those in this state
     * @param 'test'|'habilitacion'|'production'|null $environment Only those of this environment
     * @param string|null $customerId Only those of this customer
     * @param string|null $number Only the one with this number, prefix included
     * @param string|null $externalId Only the one with this id of yours
     * @return \Generator<int, Type\EquivalentDocument>
     */
    public function iterateEquivalentDocuments(
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $status = null,
        ?string $environment = null,
        ?string $customerId = null,
        ?string $number = null,
        ?string $externalId = null,
    ): \Generator {
        foreach ($this->items('/v1/equivalent-documents', ['created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'status' => $status, 'environment' => $environment, 'customer_id' => $customerId, 'number' => $number, 'external_id' => $externalId]) as $one) {
            yield Type\EquivalentDocument::from($one);
        }
    }

    /**
     * Issue many equivalent documents at once.
     *
     * Each document is accepted or refused by itself, as if it were posted alone and in this order: the
     * answer has an item for each. A problem’s pointers begin at its document. With an `Idempotency-Key`, the
     * batch sent again gets the first answer; a document that was refused is sent in a new batch. It counts
     * as one request of the rate limit.
     *
     * @param Type\EquivalentDocumentsBatch|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createEquivalentDocuments(
        Type\EquivalentDocumentsBatch|array $body,
        ?string $idempotencyKey = null,
    ): Type\EquivalentDocumentsBatchAnswer {
        return Type\EquivalentDocumentsBatchAnswer::from($this->json('POST', '/v1/equivalent-documents/batches', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Check an equivalent document without issuing it.
     *
     * The whole check of a POST, the totals, warnings, and the hash under a number that stands for the one to
     * come. Nothing is stored and no number is spent, so an `Idempotency-Key` changes nothing. (with `Accept:
     * application/pdf`: its graphic representation, watermarked, without hash and QR code)
     *
     * @param Type\EquivalentDocumentDraft|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function previewEquivalentDocument(
        Type\EquivalentDocumentDraft|array $body,
        ?string $idempotencyKey = null,
    ): Type\Preview {
        return Type\Preview::from($this->json('POST', '/v1/equivalent-documents/preview', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Get an equivalent document.
     *
     * Never older than the last webhook about it. The URLs of its files are fresh.
     *
     * @param string|null $prefer `wait=30`: wait up to that many seconds (60 at most) until the document
     * changes; with `If-None-Match`, until it is another one than that. Without `Preference-Applied` in the
     * answer nothing was waited for, because too many of your reads wait already
     */
    public function getEquivalentDocument(string $id, ?string $prefer = null): Type\EquivalentDocument
    {
        return Type\EquivalentDocument::from($this->json('GET', '/v1/equivalent-documents/' . rawurlencode($id), prefer: $prefer));
    }

    /**
     * Get the tax authority's ApplicationResponse.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getEquivalentDocumentApplicationResponse(string $id): string
    {
        return $this->file('GET', '/v1/equivalent-documents/' . rawurlencode($id) . '/application-response');
    }

    /**
     * Get the zip that the acquirer gets.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getEquivalentDocumentAttachedDocument(string $id): string
    {
        return $this->file('GET', '/v1/equivalent-documents/' . rawurlencode($id) . '/attached-document');
    }

    /**
     * List its attempts at DIAN, newest first.
     *
     * What DIAN was sent and asked, what it answered, and the attempt that is planned next. Empty until the
     * document is signed.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listEquivalentDocumentAttempts(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\DianAttemptList {
        return Type\DianAttemptList::from($this->json('GET', '/v1/equivalent-documents/' . rawurlencode($id) . '/attempts', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listEquivalentDocumentAttempts`, newest first. A page is loaded when it is
     * needed.
     *
     * @return \Generator<int, Type\DianAttempt>
     */
    public function iterateEquivalentDocumentAttempts(string $id): \Generator
    {
        foreach ($this->items('/v1/equivalent-documents/' . rawurlencode($id) . '/attempts', []) as $one) {
            yield Type\DianAttempt::from($one);
        }
    }

    /**
     * Cancel an equivalent document that waits.
     *
     * Only while it has no number yet, or waits and the tax authority provably never got it: no attempt to
     * send it came as far as a connection. It is `failed` with `failure.code` `cancelled` and cannot be
     * retried. It gives a number that it had back: the next document of the range gets it, and until then the
     * range shows it under `skipped`, with the reason.
     *
     * @param Type\CancelInput|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function cancelEquivalentDocument(
        string $id,
        Type\CancelInput|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\EquivalentDocument {
        return Type\EquivalentDocument::from($this->json('POST', '/v1/equivalent-documents/' . rawurlencode($id) . '/cancel', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Issue an equivalent document in the place of one that was rejected.
     *
     * A whole new body makes a new document with the number of the rejected one; `corrects` and
     * `corrected_by` link the two, and both keep their history.
     *
     * @param Type\EquivalentDocumentDraft|array<string, mixed> $body
     * @param string|null $prefer `wait=5`: wait up to that many seconds (60 at most) until the ticket can be
     * printed, which is before DIAN's verdict. `wait=10, until=outcome`: for the outcome. `wait=10,
     * until=files`: for its files too, the PDF and the zip for the buyer
     * @param string|null $idempotencyKey
     */
    public function correctEquivalentDocument(
        string $id,
        Type\EquivalentDocumentDraft|array $body,
        ?string $prefer = null,
        ?string $idempotencyKey = null,
    ): Type\EquivalentDocument {
        return Type\EquivalentDocument::from($this->json('POST', '/v1/equivalent-documents/' . rawurlencode($id) . '/corrections', body: $body, prefer: $prefer, idempotencyKey: $idempotencyKey));
    }

    /**
     * List its webhook deliveries, newest first.
     *
     * Of all its events, to all endpoints, with their attempts.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listEquivalentDocumentDeliveries(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\DeliveryList {
        return Type\DeliveryList::from($this->json('GET', '/v1/equivalent-documents/' . rawurlencode($id) . '/deliveries', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listEquivalentDocumentDeliveries`, newest first. A page is loaded when it is
     * needed.
     *
     * @return \Generator<int, Type\Delivery>
     */
    public function iterateEquivalentDocumentDeliveries(string $id): \Generator
    {
        foreach ($this->items('/v1/equivalent-documents/' . rawurlencode($id) . '/deliveries', []) as $one) {
            yield Type\Delivery::from($one);
        }
    }

    /**
     * Mail an equivalent document again.
     *
     * To the addresses given, or to those that it went to at first. What becomes of it is in `email`.
     *
     * @param Type\EmailsInput|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function emailEquivalentDocument(
        string $id,
        Type\EmailsInput|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\MailingList {
        return Type\MailingList::from($this->json('POST', '/v1/equivalent-documents/' . rawurlencode($id) . '/emails', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List its mails, newest first.
     *
     * One for each recipient and each time it was sent, with why it has not arrived and what to do.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listEquivalentDocumentMailings(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\MailingWithAttemptsList {
        return Type\MailingWithAttemptsList::from($this->json('GET', '/v1/equivalent-documents/' . rawurlencode($id) . '/mailings', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listEquivalentDocumentMailings`, newest first. A page is loaded when it is
     * needed.
     *
     * @return \Generator<int, Type\MailingWithAttempts>
     */
    public function iterateEquivalentDocumentMailings(string $id): \Generator
    {
        foreach ($this->items('/v1/equivalent-documents/' . rawurlencode($id) . '/mailings', []) as $one) {
            yield Type\MailingWithAttempts::from($one);
        }
    }

    /**
     * List the adjustment notes of an equivalent document, newest first.
     *
     * Whatever their status.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listEquivalentDocumentNotes(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\EquivalentNoteList {
        return Type\EquivalentNoteList::from($this->json('GET', '/v1/equivalent-documents/' . rawurlencode($id) . '/notes', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listEquivalentDocumentNotes`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\EquivalentNote>
     */
    public function iterateEquivalentDocumentNotes(string $id): \Generator
    {
        foreach ($this->items('/v1/equivalent-documents/' . rawurlencode($id) . '/notes', []) as $one) {
            yield Type\EquivalentNote::from($one);
        }
    }

    /**
     * Get the graphic representation.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getEquivalentDocumentPdf(string $id): string
    {
        return $this->file('GET', '/v1/equivalent-documents/' . rawurlencode($id) . '/pdf');
    }

    /**
     * Decide how an equivalent document goes on.
     *
     * Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md explains them.
     *
     * @param Type\ResolveInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function resolveEquivalentDocument(
        string $id,
        Type\ResolveInput|array $body,
        ?string $idempotencyKey = null,
    ): Type\EquivalentDocument {
        return Type\EquivalentDocument::from($this->json('POST', '/v1/equivalent-documents/' . rawurlencode($id) . '/resolve', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Go on with an equivalent document that has failed.
     *
     * The same document and the same number. What may have reached the tax authority is asked for first. Its
     * status is at once what it was before it failed.
     *
     * @param string|null $idempotencyKey
     */
    public function retryEquivalentDocument(
        string $id,
        ?string $idempotencyKey = null,
    ): Type\EquivalentDocument {
        return Type\EquivalentDocument::from($this->json('POST', '/v1/equivalent-documents/' . rawurlencode($id) . '/retry', idempotencyKey: $idempotencyKey));
    }

    /**
     * Get the ticket as a PDF.
     *
     * For a receipt printer: as wide as its paper and as long as the ticket. It exists as soon as the
     * document is signed, and says whether DIAN has validated it by now. Before, and while it is signed
     * again, a 409 with `Retry-After`.
     *
     * @param '58'|'80'|null $width Width of the paper in millimetres; left out: 80
     */
    public function getEquivalentDocumentTicket(string $id, ?string $width = null): string
    {
        return $this->file('GET', '/v1/equivalent-documents/' . rawurlencode($id) . '/ticket', query: ['width' => $width]);
    }

    /**
     * Get the ticket as lines of text.
     *
     * For a receipt printer (ESC/POS) that your own program drives: lines with alignment and emphasis, the
     * text of the QR code, and the cut at the end. It exists as soon as the document is signed, like the PDF.
     *
     * @param '58'|'80'|null $width Width of the paper in millimetres; left out: 80
     */
    public function getEquivalentDocumentTicketLines(string $id, ?string $width = null): Type\Ticket
    {
        return Type\Ticket::from($this->json('GET', '/v1/equivalent-documents/' . rawurlencode($id) . '/ticket.json', query: ['width' => $width]));
    }

    /**
     * Every fact of its life, in order.
     *
     * With the time of each fact and the service that states it.
     */
    public function getEquivalentDocumentTimeline(string $id): Type\TimelineEntryList
    {
        return Type\TimelineEntryList::from($this->json('GET', '/v1/equivalent-documents/' . rawurlencode($id) . '/timeline'));
    }

    /**
     * Get the signed XML.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getEquivalentDocumentXml(string $id): string
    {
        return $this->file('GET', '/v1/equivalent-documents/' . rawurlencode($id) . '/xml');
    }

    // Exports

    /**
     * Order an export of all your data.
     *
     * A zip of the tenant’s data in one mode: signed XML, AttachedDocument, ApplicationResponse and PDF of
     * every document, their timelines, events, profile, customers, numbering ranges, certificates, API keys,
     * webhook endpoints, mail senders, DKIM keys and suppressed addresses, without secrets; in live mode the
     * audit chain of the keys too. Its `verify.sh` checks it offline; README.md in it says what that shows.
     * It is gathered in the background; GET it until it is `ready`. One may be under way; a new one replaces
     * the one before.
     *
     * @param array|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function createExport(array|null $body = null, ?string $idempotencyKey = null): Type\Export
    {
        return Type\Export::from($this->json('POST', '/v1/exports', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List exports, newest first.
     *
     * Expired ones too: they show who ordered what and when.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listExports(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\ExportList {
        return Type\ExportList::from($this->json('GET', '/v1/exports', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listExports`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\Export>
     */
    public function iterateExports(): \Generator
    {
        foreach ($this->items('/v1/exports', []) as $one) {
            yield Type\Export::from($one);
        }
    }

    /**
     * Get an export.
     *
     * How far it is, and where to download it.
     */
    public function getExport(string $id): Type\Export
    {
        return Type\Export::from($this->json('GET', '/v1/exports/' . rawurlencode($id)));
    }

    /**
     * Download the zip of an export.
     *
     * The bytes are the same each time, so that a download that broke off goes on with `Range: bytes=<n>-`
     * (206); any other range gets the whole file.
     */
    public function downloadExport(string $id): string
    {
        return $this->file('GET', '/v1/exports/' . rawurlencode($id) . '/file');
    }

    // Members

    /**
     * Invite a person to the company.
     *
     * Open for 7 days, and accepted by the person with a session of this address. A mail tells the person; it
     * is no login. An earlier invitation of the same person is void, so that a second one sends the mail
     * again, 5 times an hour. Without a role the person becomes a `reader`.
     *
     * @param Type\InvitationInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createInvitation(
        Type\InvitationInput|array $body,
        ?string $idempotencyKey = null,
    ): Type\Invitation {
        return Type\Invitation::from($this->json('POST', '/v1/invitations', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List the open invitations, newest first.
     *
     * The same in both modes; not those that were accepted, withdrawn, or have expired.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listInvitations(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\InvitationList {
        return Type\InvitationList::from($this->json('GET', '/v1/invitations', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listInvitations`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\Invitation>
     */
    public function iterateInvitations(): \Generator
    {
        foreach ($this->items('/v1/invitations', []) as $one) {
            yield Type\Invitation::from($one);
        }
    }

    /**
     * Withdraw an open invitation.
     *
     * Nobody can accept it any more.
     */
    public function deleteInvitation(string $id): Type\WithdrawnInvitation
    {
        return Type\WithdrawnInvitation::from($this->json('DELETE', '/v1/invitations/' . rawurlencode($id)));
    }

    /**
     * Accept an invitation.
     *
     * By the invited person: `GET /session` lists the open ones. The person is a member within a second.
     */
    public function acceptInvitation(string $id): Type\Company
    {
        return Type\Company::from($this->json('POST', '/v1/invitations/' . rawurlencode($id) . '/accept'));
    }

    /**
     * List the people of the company, newest first.
     *
     * The same in both modes.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listMembers(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\MemberList {
        return Type\MemberList::from($this->json('GET', '/v1/members', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listMembers`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\Member>
     */
    public function iterateMembers(): \Generator
    {
        foreach ($this->items('/v1/members', []) as $one) {
            yield Type\Member::from($one);
        }
    }

    /**
     * Change the role of a member.
     *
     * It holds everywhere within a second; a step-up of the person before it does not count any more.
     *
     * @param Type\MemberPatch|array<string, mixed> $body
     */
    public function updateMember(string $id, Type\MemberPatch|array $body): Type\Member
    {
        return Type\Member::from($this->json('PATCH', '/v1/members/' . rawurlencode($id), body: $body));
    }

    /**
     * Remove a member from the company.
     *
     * It holds everywhere within a second. A person without any other company or invitation is forgotten,
     * with all sessions.
     */
    public function deleteMember(string $id): Type\RemovedMember
    {
        return Type\RemovedMember::from($this->json('DELETE', '/v1/members/' . rawurlencode($id)));
    }

    /**
     * Get the login provider of the company.
     *
     * The same in both modes. `redirect_uri` is known before there is a provider.
     */
    public function getOidcProvider(): Type\OidcProvider
    {
        return Type\OidcProvider::from($this->json('GET', '/v1/tenant/oidc-provider'));
    }

    /**
     * Set the login provider of the company.
     *
     * The provider is asked for its metadata. Members and invited people log in at it if it says that it has
     * verified their address (`email_verified`). Sessions that began at it before end, and it is not required
     * until `PATCH` says so.
     *
     * @param Type\OidcProviderInput|array<string, mixed> $body
     */
    public function setOidcProvider(Type\OidcProviderInput|array $body): Type\OidcProvider
    {
        return Type\OidcProvider::from($this->json('PUT', '/v1/tenant/oidc-provider', body: $body));
    }

    /**
     * Require the login provider of the company, or not.
     *
     * It can be required when an owner has logged in at it once. An API key of role `full` takes it back if
     * nobody gets in any more.
     *
     * @param Type\OidcProviderChange|array<string, mixed> $body
     */
    public function updateOidcProvider(Type\OidcProviderChange|array $body): Type\OidcProvider
    {
        return Type\OidcProvider::from($this->json('PATCH', '/v1/tenant/oidc-provider', body: $body));
    }

    /**
     * Remove the login provider of the company.
     *
     * The sessions that began at it end everywhere within a second.
     */
    public function deleteOidcProvider(): Type\RemovedOidcProvider
    {
        return Type\RemovedOidcProvider::from($this->json('DELETE', '/v1/tenant/oidc-provider'));
    }

    // Invoices

    /**
     * Issue an invoice.
     *
     * Checks the whole body, keeps the request durably and answers at once with status `queued`; number,
     * signature, submission and mail follow. With `Prefer: wait=10` the answer waits up to that many seconds
     * for the outcome, with `Prefer: wait=10, until=files` for PDF and zip too.
     *
     * @param Type\InvoiceDraft|array<string, mixed> $body
     * @param string|null $prefer `wait=10`: wait up to that many seconds (60 at most) for the outcome.
     * `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
     * @param string|null $idempotencyKey
     */
    public function createInvoice(
        Type\InvoiceDraft|array $body,
        ?string $prefer = null,
        ?string $idempotencyKey = null,
    ): Type\Invoice {
        return Type\Invoice::from($this->json('POST', '/v1/invoices', body: $body, prefer: $prefer, idempotencyKey: $idempotencyKey));
    }

    /**
     * List invoices, newest first.
     *
     * In the order in which they were accepted, so that a poller that goes on from the newest id it knows
     * misses nothing.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed'|null $status
     * Only those in this state
     * @param 'test'|'habilitacion'|'production'|null $environment Only those of this environment
     * @param string|null $customerId Only those of this customer
     * @param string|null $number Only the one with this number, prefix included
     * @param string|null $externalId Only the one with this id of yours
     */
    public function listInvoices(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $status = null,
        ?string $environment = null,
        ?string $customerId = null,
        ?string $number = null,
        ?string $externalId = null,
    ): Type\InvoiceList {
        return Type\InvoiceList::from($this->json('GET', '/v1/invoices', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore, 'created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'status' => $status, 'environment' => $environment, 'customer_id' => $customerId, 'number' => $number, 'external_id' => $externalId]));
    }

    /**
     * Yields each object of `listInvoices`, newest first. A page is loaded when it is needed.
     *
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed'|null $status
     * Only those in this state
     * @param 'test'|'habilitacion'|'production'|null $environment Only those of this environment
     * @param string|null $customerId Only those of this customer
     * @param string|null $number Only the one with this number, prefix included
     * @param string|null $externalId Only the one with this id of yours
     * @return \Generator<int, Type\Invoice>
     */
    public function iterateInvoices(
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $status = null,
        ?string $environment = null,
        ?string $customerId = null,
        ?string $number = null,
        ?string $externalId = null,
    ): \Generator {
        foreach ($this->items('/v1/invoices', ['created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'status' => $status, 'environment' => $environment, 'customer_id' => $customerId, 'number' => $number, 'external_id' => $externalId]) as $one) {
            yield Type\Invoice::from($one);
        }
    }

    /**
     * Issue many invoices at once.
     *
     * Each document is accepted or refused by itself, as if it were posted alone and in this order: the
     * answer has an item for each. A problem’s pointers begin at its document. With an `Idempotency-Key`, the
     * batch sent again gets the first answer; a document that was refused is sent in a new batch. It counts
     * as one request of the rate limit.
     *
     * @param Type\InvoicesBatch|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createInvoices(
        Type\InvoicesBatch|array $body,
        ?string $idempotencyKey = null,
    ): Type\InvoicesBatchAnswer {
        return Type\InvoicesBatchAnswer::from($this->json('POST', '/v1/invoices/batches', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Check an invoice without issuing it.
     *
     * The whole check of a POST, the totals, warnings, and the hash under a number that stands for the one to
     * come. Nothing is stored and no number is spent, so an `Idempotency-Key` changes nothing. (with `Accept:
     * application/pdf`: its graphic representation, watermarked, without hash and QR code)
     *
     * @param Type\InvoiceDraft|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function previewInvoice(
        Type\InvoiceDraft|array $body,
        ?string $idempotencyKey = null,
    ): Type\Preview {
        return Type\Preview::from($this->json('POST', '/v1/invoices/preview', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Get an invoice.
     *
     * Never older than the last webhook about it. The URLs of its files are fresh.
     *
     * @param string|null $prefer `wait=30`: wait up to that many seconds (60 at most) until the document
     * changes; with `If-None-Match`, until it is another one than that. Without `Preference-Applied` in the
     * answer nothing was waited for, because too many of your reads wait already
     */
    public function getInvoice(string $id, ?string $prefer = null): Type\Invoice
    {
        return Type\Invoice::from($this->json('GET', '/v1/invoices/' . rawurlencode($id), prefer: $prefer));
    }

    /**
     * Get the tax authority's ApplicationResponse.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getInvoiceApplicationResponse(string $id): string
    {
        return $this->file('GET', '/v1/invoices/' . rawurlencode($id) . '/application-response');
    }

    /**
     * Get the zip that the acquirer gets.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getInvoiceAttachedDocument(string $id): string
    {
        return $this->file('GET', '/v1/invoices/' . rawurlencode($id) . '/attached-document');
    }

    /**
     * List its attempts at DIAN, newest first.
     *
     * What DIAN was sent and asked, what it answered, and the attempt that is planned next. Empty until the
     * document is signed.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listInvoiceAttempts(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\DianAttemptList {
        return Type\DianAttemptList::from($this->json('GET', '/v1/invoices/' . rawurlencode($id) . '/attempts', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listInvoiceAttempts`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\DianAttempt>
     */
    public function iterateInvoiceAttempts(string $id): \Generator
    {
        foreach ($this->items('/v1/invoices/' . rawurlencode($id) . '/attempts', []) as $one) {
            yield Type\DianAttempt::from($one);
        }
    }

    /**
     * Cancel an invoice that waits.
     *
     * Only while it has no number yet, or waits and the tax authority provably never got it: no attempt to
     * send it came as far as a connection. It is `failed` with `failure.code` `cancelled` and cannot be
     * retried. It gives a number that it had back: the next document of the range gets it, and until then the
     * range shows it under `skipped`, with the reason.
     *
     * @param Type\CancelInput|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function cancelInvoice(
        string $id,
        Type\CancelInput|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\Invoice {
        return Type\Invoice::from($this->json('POST', '/v1/invoices/' . rawurlencode($id) . '/cancel', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Issue an invoice in the place of one that was rejected.
     *
     * A whole new body makes a new document with the number of the rejected one; `corrects` and
     * `corrected_by` link the two, and both keep their history.
     *
     * @param Type\InvoiceDraft|array<string, mixed> $body
     * @param string|null $prefer `wait=10`: wait up to that many seconds (60 at most) for the outcome.
     * `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
     * @param string|null $idempotencyKey
     */
    public function correctInvoice(
        string $id,
        Type\InvoiceDraft|array $body,
        ?string $prefer = null,
        ?string $idempotencyKey = null,
    ): Type\Invoice {
        return Type\Invoice::from($this->json('POST', '/v1/invoices/' . rawurlencode($id) . '/corrections', body: $body, prefer: $prefer, idempotencyKey: $idempotencyKey));
    }

    /**
     * List its webhook deliveries, newest first.
     *
     * Of all its events, to all endpoints, with their attempts.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listInvoiceDeliveries(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\DeliveryList {
        return Type\DeliveryList::from($this->json('GET', '/v1/invoices/' . rawurlencode($id) . '/deliveries', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listInvoiceDeliveries`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\Delivery>
     */
    public function iterateInvoiceDeliveries(string $id): \Generator
    {
        foreach ($this->items('/v1/invoices/' . rawurlencode($id) . '/deliveries', []) as $one) {
            yield Type\Delivery::from($one);
        }
    }

    /**
     * Mail an invoice again.
     *
     * To the addresses given, or to those that it went to at first. What becomes of it is in `email`.
     *
     * @param Type\EmailsInput|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function emailInvoice(
        string $id,
        Type\EmailsInput|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\MailingList {
        return Type\MailingList::from($this->json('POST', '/v1/invoices/' . rawurlencode($id) . '/emails', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * See what the buyer did with an invoice.
     *
     * Of an invoice on credit that DIAN has accepted: whether the buyer has acknowledged, accepted or claimed
     * it, and from which day on you may declare tacit acceptance. DIAN is asked about it from time to time
     * until the outcome is known; `asked_at` says when it was the last time.
     */
    public function getInvoiceEvents(string $id): Type\InvoiceEvents
    {
        return Type\InvoiceEvents::from($this->json('GET', '/v1/invoices/' . rawurlencode($id) . '/events'));
    }

    /**
     * Declare tacit acceptance of an invoice.
     *
     * Event 034, of an invoice on credit whose goods the buyer received (032) and which he neither accepted
     * nor claimed within three working days. With `auto_tacit_acceptance` of your tenant it is declared by
     * itself.
     *
     * @param Type\InvoiceEventInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function issueInvoiceEvent(
        string $id,
        Type\InvoiceEventInput|array $body,
        ?string $idempotencyKey = null,
    ): Type\InvoiceEvent {
        return Type\InvoiceEvent::from($this->json('POST', '/v1/invoices/' . rawurlencode($id) . '/events', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List its mails, newest first.
     *
     * One for each recipient and each time it was sent, with why it has not arrived and what to do.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listInvoiceMailings(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\MailingWithAttemptsList {
        return Type\MailingWithAttemptsList::from($this->json('GET', '/v1/invoices/' . rawurlencode($id) . '/mailings', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listInvoiceMailings`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\MailingWithAttempts>
     */
    public function iterateInvoiceMailings(string $id): \Generator
    {
        foreach ($this->items('/v1/invoices/' . rawurlencode($id) . '/mailings', []) as $one) {
            yield Type\MailingWithAttempts::from($one);
        }
    }

    /**
     * List the credit and debit notes of an invoice, newest first.
     *
     * Of both kinds, whatever their status; `object` tells which a note is.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listInvoiceNotes(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\NoteList {
        return Type\NoteList::from($this->json('GET', '/v1/invoices/' . rawurlencode($id) . '/notes', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listInvoiceNotes`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\CreditNote|Type\DebitNote>
     */
    public function iterateInvoiceNotes(string $id): \Generator
    {
        foreach ($this->items('/v1/invoices/' . rawurlencode($id) . '/notes', []) as $one) {
            yield Type\Note::from($one);
        }
    }

    /**
     * Get the graphic representation.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getInvoicePdf(string $id): string
    {
        return $this->file('GET', '/v1/invoices/' . rawurlencode($id) . '/pdf');
    }

    /**
     * Decide how an invoice goes on.
     *
     * Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md explains them.
     *
     * @param Type\ResolveInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function resolveInvoice(
        string $id,
        Type\ResolveInput|array $body,
        ?string $idempotencyKey = null,
    ): Type\Invoice {
        return Type\Invoice::from($this->json('POST', '/v1/invoices/' . rawurlencode($id) . '/resolve', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Go on with an invoice that has failed.
     *
     * The same document and the same number. What may have reached the tax authority is asked for first. Its
     * status is at once what it was before it failed.
     *
     * @param string|null $idempotencyKey
     */
    public function retryInvoice(string $id, ?string $idempotencyKey = null): Type\Invoice
    {
        return Type\Invoice::from($this->json('POST', '/v1/invoices/' . rawurlencode($id) . '/retry', idempotencyKey: $idempotencyKey));
    }

    /**
     * Every fact of its life, in order.
     *
     * With the time of each fact and the service that states it.
     */
    public function getInvoiceTimeline(string $id): Type\TimelineEntryList
    {
        return Type\TimelineEntryList::from($this->json('GET', '/v1/invoices/' . rawurlencode($id) . '/timeline'));
    }

    /**
     * Get the signed XML.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getInvoiceXml(string $id): string
    {
        return $this->file('GET', '/v1/invoices/' . rawurlencode($id) . '/xml');
    }

    // Jobs

    /**
     * Do something with many documents.
     *
     * With those that a filter finds, of a redrive with deliveries: `dry_run` tells first how many they are.
     * The job is done row by row in the background; GET it until it is over, then its result. An import has a
     * file instead of a filter, with the columns of `GET /v1/jobs/templates/{kind}`: a row for each line of a
     * document, where rows with the same `external_id` are one document, or a row for each customer or
     * supplier. Each is checked and stored as if it were posted alone, and none twice: its `external_id` is
     * in use then. An export takes the role `read`, a redrive `full`, any other job `documents`. An export
     * has up to 100,000 rows, any other job 10,000; five jobs are under way at the same time.
     *
     * @param Type\JobInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createJob(
        Type\JobInput|array $body,
        ?string $idempotencyKey = null,
    ): Type\Job|Type\JobPreview {
        return match ($this->json('POST', '/v1/jobs', body: $body, idempotencyKey: $idempotencyKey)['object']) {
            'job' => Type\Job::from($this->json('POST', '/v1/jobs', body: $body, idempotencyKey: $idempotencyKey)),
            'job_preview' => Type\JobPreview::from($this->json('POST', '/v1/jobs', body: $body, idempotencyKey: $idempotencyKey)),
            default => throw new \UnexpectedValueException("an unknown object: {$this->json('POST', '/v1/jobs', body: $body, idempotencyKey: $idempotencyKey)['object']}"),
        };
    }

    /**
     * List jobs, newest first.
     *
     * Those under way, and those that were over in the last 7 days.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listJobs(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\JobList {
        return Type\JobList::from($this->json('GET', '/v1/jobs', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listJobs`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\Job>
     */
    public function iterateJobs(): \Generator
    {
        foreach ($this->items('/v1/jobs', []) as $one) {
            yield Type\Job::from($one);
        }
    }

    /**
     * Get the columns of an import.
     *
     * CSV with a line of titles, in the language of `Accept-Language`; an import takes both languages.
     * `kind`: that of the documents, such as `invoice`, or `customer` or `supplier`. Columns may be left out,
     * and stand in any order. Amounts of lines and taxes that are left out are computed from quantity, price
     * and rate; the currency is COP, and that of a note is the one of what it corrects.
     */
    public function getImportTemplate(string $kind): string
    {
        return $this->file('GET', '/v1/jobs/templates/' . rawurlencode($kind));
    }

    /**
     * Get a job.
     *
     * How far it is.
     */
    public function getJob(string $id): Type\Job
    {
        return Type\Job::from($this->json('GET', '/v1/jobs/' . rawurlencode($id)));
    }

    /**
     * Cancel a job.
     *
     * It ends between two rows: what is done stays done, and its result has it. One that is over is answered
     * as it is. It takes the role that the job took.
     *
     * @param string|null $idempotencyKey
     */
    public function cancelJob(string $id, ?string $idempotencyKey = null): Type\Job
    {
        return Type\Job::from($this->json('POST', '/v1/jobs/' . rawurlencode($id) . '/cancel', idempotencyKey: $idempotencyKey));
    }

    /**
     * Download the result of a job.
     *
     * CSV in UTF-8, with a line of titles in the language in which the job was ordered. Of an export: the
     * summaries. Of any other job: a line for each row with its outcome, and the code and the reason of a
     * refusal. A text that a spreadsheet would take for a formula begins with `'`.
     */
    public function getJobResult(string $id): string
    {
        return $this->file('GET', '/v1/jobs/' . rawurlencode($id) . '/result');
    }

    // Numbering ranges

    /**
     * Register a numbering range.
     *
     * As DIAN authorized it. `next` continues the numbers of another provider: numbers before it count as
     * used. The next resolution of a prefix takes over the unused numbers of a range that has expired or is
     * switched off, or will have expired when it begins.
     *
     * @param Type\NumberingRangeInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createNumberingRange(
        Type\NumberingRangeInput|array $body,
        ?string $idempotencyKey = null,
    ): Type\NumberingRange {
        return Type\NumberingRange::from($this->json('POST', '/v1/numbering-ranges', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List numbering ranges.
     *
     * Those of the mode of the API key, of all its environments.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     * @param string|null $documentType Only ranges of this type
     * @param string|null $environment Only those of this environment
     */
    public function listNumberingRanges(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
        ?string $documentType = null,
        ?string $environment = null,
    ): Type\NumberingRangeList {
        return Type\NumberingRangeList::from($this->json('GET', '/v1/numbering-ranges', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore, 'document_type' => $documentType, 'environment' => $environment]));
    }

    /**
     * Yields each object of `listNumberingRanges`, newest first. A page is loaded when it is needed.
     *
     * @param string|null $documentType Only ranges of this type
     * @param string|null $environment Only those of this environment
     * @return \Generator<int, Type\NumberingRange>
     */
    public function iterateNumberingRanges(
        ?string $documentType = null,
        ?string $environment = null,
    ): \Generator {
        foreach ($this->items('/v1/numbering-ranges', ['document_type' => $documentType, 'environment' => $environment]) as $one) {
            yield Type\NumberingRange::from($one);
        }
    }

    /**
     * Read the ranges of the tax authority.
     *
     * Asks GetNumberingRange for your NIT and software, under your certificate: new ranges are created, known
     * ones follow their resolution (number, days, ends and technical key). The next number moves only where
     * `in_use` says so or the resolution begins beyond it, and never back; numbers between are recorded as
     * `skipped`. Ranges of notes are yours alone.
     *
     * @param Type\NumberingRangesInUse|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function syncNumberingRanges(
        Type\NumberingRangesInUse|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\NumberingRangeSyncList {
        return Type\NumberingRangeSyncList::from($this->json('POST', '/v1/numbering-ranges/sync', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Get a numbering range.
     *
     * With the number that comes next. The technical key is never answered.
     */
    public function getNumberingRange(string $id): Type\NumberingRange
    {
        return Type\NumberingRange::from($this->json('GET', '/v1/numbering-ranges/' . rawurlencode($id)));
    }

    /**
     * Switch a range on or off, renew it, or go on with a later number.
     *
     * A new resolution changes number, days, ends and technical key; documents that have a number keep
     * theirs. Numbers between the present `next` and yours are skipped for ever; the range shows them with
     * your reason under `skipped`.
     *
     * @param Type\NumberingRangePatch|array<string, mixed> $body
     */
    public function updateNumberingRange(
        string $id,
        Type\NumberingRangePatch|array $body,
    ): Type\NumberingRange {
        return Type\NumberingRange::from($this->json('PATCH', '/v1/numbering-ranges/' . rawurlencode($id), body: $body));
    }

    // Received documents

    /**
     * Upload a document of a supplier.
     *
     * The zip of a supplier’s mail, its XML, or a CUFE alone. It is opened and read at once, and answered
     * with status `received`; then DIAN is asked about its CUFE, and it becomes `verified`, `unverified` or
     * `suspicious`. The same CUFE is the same document: sent again it answers the one that is there, and one
     * that is not verified is judged again, also by another file. What comes first as `external_id` and as
     * `metadata` stays. Nothing is kept of a file whose buyer is not you.
     *
     * @param Type\ReceivedDocumentInput|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function receiveDocument(
        Type\ReceivedDocumentInput|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\ReceivedDocument {
        return Type\ReceivedDocument::from($this->json('POST', '/v1/received-documents', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List documents of suppliers.
     *
     * The latest first, each as it is now. With `format`, all of them as a file: in CSV (RFC 4180, UTF-8) a
     * document is a row with the codes of DIAN and its taxes by code; in JSON lines it is what it is in a
     * page, with its lines. A file that ends without its last chunk is not whole: ask for it again.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     * @param 'received'|'verified'|'unverified'|'suspicious'|null $status Only those in this state
     * @param string|null $supplierNit NIT of the supplier, without check digit
     * @param string|null $number Only the one with this number, prefix included
     * @param string|null $externalId Only the one with this id of yours
     * @param string|null $cufe CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it
     * is signed
     * @param string|null $issuedOnGte Day of issue in Colombia
     * @param string|null $issuedOnLt Day of issue in Colombia
     * @param int|null $eventsDue Invoices that you may claim or accept for so many more days at most; 0:
     * until today
     */
    public function listReceivedDocuments(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
        ?string $status = null,
        ?string $supplierNit = null,
        ?string $number = null,
        ?string $externalId = null,
        ?string $cufe = null,
        ?string $issuedOnGte = null,
        ?string $issuedOnLt = null,
        ?int $eventsDue = null,
    ): Type\ReceivedDocumentList {
        return Type\ReceivedDocumentList::from($this->json('GET', '/v1/received-documents', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore, 'status' => $status, 'supplier_nit' => $supplierNit, 'number' => $number, 'external_id' => $externalId, 'cufe' => $cufe, 'issued_on[gte]' => $issuedOnGte, 'issued_on[lt]' => $issuedOnLt, 'events_due' => $eventsDue]));
    }

    /**
     * Yields each object of `listReceivedDocuments`, newest first. A page is loaded when it is needed.
     *
     * @param 'received'|'verified'|'unverified'|'suspicious'|null $status Only those in this state
     * @param string|null $supplierNit NIT of the supplier, without check digit
     * @param string|null $number Only the one with this number, prefix included
     * @param string|null $externalId Only the one with this id of yours
     * @param string|null $cufe CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it
     * is signed
     * @param string|null $issuedOnGte Day of issue in Colombia
     * @param string|null $issuedOnLt Day of issue in Colombia
     * @param int|null $eventsDue Invoices that you may claim or accept for so many more days at most; 0:
     * until today
     * @return \Generator<int, Type\ReceivedDocument>
     */
    public function iterateReceivedDocuments(
        ?string $status = null,
        ?string $supplierNit = null,
        ?string $number = null,
        ?string $externalId = null,
        ?string $cufe = null,
        ?string $issuedOnGte = null,
        ?string $issuedOnLt = null,
        ?int $eventsDue = null,
    ): \Generator {
        foreach ($this->items('/v1/received-documents', ['status' => $status, 'supplier_nit' => $supplierNit, 'number' => $number, 'external_id' => $externalId, 'cufe' => $cufe, 'issued_on[gte]' => $issuedOnGte, 'issued_on[lt]' => $issuedOnLt, 'events_due' => $eventsDue]) as $one) {
            yield Type\ReceivedDocument::from($one);
        }
    }

    /**
     * Get a document of a supplier.
     *
     * Read as data, with its status and the reasons for it.
     */
    public function getReceivedDocument(string $id): Type\ReceivedDocument
    {
        return Type\ReceivedDocument::from($this->json('GET', '/v1/received-documents/' . rawurlencode($id)));
    }

    /**
     * Issue events of an invoice of a supplier.
     *
     * Of a verified invoice on credit: `receipt` (030), `goods_received` (032), then `accepted` (033) or
     * `claim` (031). They are signed with your certificate, sent to DIAN one after the other, and mailed to
     * the supplier when DIAN has registered them. An event that is there already is answered as it is; one
     * that DIAN rejected is issued again. An event that DIAN has registered cannot be taken back.
     *
     * @param Type\ReceivedDocumentEventsInput|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function issueReceivedDocumentEvents(
        string $id,
        Type\ReceivedDocumentEventsInput|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\InvoiceEventList {
        return Type\InvoiceEventList::from($this->json('POST', '/v1/received-documents/' . rawurlencode($id) . '/events', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List your events of an invoice of a supplier.
     *
     * All that were issued here, in the order of their codes.
     */
    public function listReceivedDocumentEvents(string $id): Type\InvoiceEventList
    {
        return Type\InvoiceEventList::from($this->json('GET', '/v1/received-documents/' . rawurlencode($id) . '/events'));
    }

    /**
     * Get an event of an invoice of a supplier.
     *
     * With what DIAN said about it.
     */
    public function getReceivedDocumentEvent(string $id, string $eventId): Type\InvoiceEvent
    {
        return Type\InvoiceEvent::from($this->json('GET', '/v1/received-documents/' . rawurlencode($id) . '/events/' . rawurlencode($eventId)));
    }

    /**
     * Get DIAN's answer to an event.
     *
     * The ApplicationResponse that DIAN signed.
     */
    public function getReceivedDocumentEventApplicationResponse(string $id, string $eventId): string
    {
        return $this->file('GET', '/v1/received-documents/' . rawurlencode($id) . '/events/' . rawurlencode($eventId) . '/application-response');
    }

    /**
     * Get the signed XML of an event.
     *
     * The ApplicationResponse that you signed, as DIAN got it.
     */
    public function getReceivedDocumentEventXml(string $id, string $eventId): string
    {
        return $this->file('GET', '/v1/received-documents/' . rawurlencode($id) . '/events/' . rawurlencode($eventId) . '/xml');
    }

    /**
     * Get the PDF of a document of a supplier.
     *
     * The PDF that the supplier put beside the XML in its zip, as it came: by the same base name, or the only
     * one. 404 where there was none, or above 5 MB. Only the XML counts: nobody has proved what the PDF says.
     */
    public function getReceivedDocumentPdf(string $id): string
    {
        return $this->file('GET', '/v1/received-documents/' . rawurlencode($id) . '/pdf');
    }

    /**
     * Get the XML of a document of a supplier.
     *
     * The invoice or note without its container; where only the CUFE was sent, the copy of DIAN.
     */
    public function getReceivedDocumentXml(string $id): string
    {
        return $this->file('GET', '/v1/received-documents/' . rawurlencode($id) . '/xml');
    }

    // Requests

    /**
     * List requests of the last 7 days, newest first.
     *
     * Those of your API keys and people in this mode, about a second after their answer. Of a program that
     * sends very many in a second some are missing.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param '2xx'|'3xx'|'4xx'|'5xx'|null $status Only answers of this class
     * @param string|null $code Only problems with this code
     * @param string|null $operationId Only requests of this operation
     * @param string|null $keyId Only requests of this API key
     */
    public function listRequests(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $status = null,
        ?string $code = null,
        ?string $operationId = null,
        ?string $keyId = null,
    ): Type\LoggedRequestSummaryList {
        return Type\LoggedRequestSummaryList::from($this->json('GET', '/v1/requests', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore, 'created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'status' => $status, 'code' => $code, 'operation_id' => $operationId, 'key_id' => $keyId]));
    }

    /**
     * Yields each object of `listRequests`, newest first. A page is loaded when it is needed.
     *
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param '2xx'|'3xx'|'4xx'|'5xx'|null $status Only answers of this class
     * @param string|null $code Only problems with this code
     * @param string|null $operationId Only requests of this operation
     * @param string|null $keyId Only requests of this API key
     * @return \Generator<int, Type\LoggedRequestSummary>
     */
    public function iterateRequests(
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $status = null,
        ?string $code = null,
        ?string $operationId = null,
        ?string $keyId = null,
    ): \Generator {
        foreach ($this->items('/v1/requests', ['created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'status' => $status, 'code' => $code, 'operation_id' => $operationId, 'key_id' => $keyId]) as $one) {
            yield Type\LoggedRequestSummary::from($one);
        }
    }

    /**
     * Get a request with what was sent and answered.
     *
     * By the `request_id` of a problem. Texts that may be personal or a secret are masked.
     */
    public function getRequest(string $id): Type\LoggedRequest
    {
        return Type\LoggedRequest::from($this->json('GET', '/v1/requests/' . rawurlencode($id)));
    }

    // Suppliers

    /**
     * Create a supplier.
     *
     * A seller who has not to invoice, whom documents name by `supplier_id`. DIAN asks for municipality and
     * postal code of a resident, and for city and country of a non-resident.
     *
     * @param Type\SupplierInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createSupplier(
        Type\SupplierInput|array $body,
        ?string $idempotencyKey = null,
    ): Type\Supplier {
        return Type\Supplier::from($this->json('POST', '/v1/suppliers', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List suppliers, newest first.
     *
     * Deleted ones are not listed.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     * @param string|null $externalId Only the one with this id of yours
     * @param string|null $identificationNumber NIT, however it is typed, or number of another document
     */
    public function listSuppliers(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
        ?string $externalId = null,
        ?string $identificationNumber = null,
    ): Type\SupplierList {
        return Type\SupplierList::from($this->json('GET', '/v1/suppliers', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore, 'external_id' => $externalId, 'identification_number' => $identificationNumber]));
    }

    /**
     * Yields each object of `listSuppliers`, newest first. A page is loaded when it is needed.
     *
     * @param string|null $externalId Only the one with this id of yours
     * @param string|null $identificationNumber NIT, however it is typed, or number of another document
     * @return \Generator<int, Type\Supplier>
     */
    public function iterateSuppliers(
        ?string $externalId = null,
        ?string $identificationNumber = null,
    ): \Generator {
        foreach ($this->items('/v1/suppliers', ['external_id' => $externalId, 'identification_number' => $identificationNumber]) as $one) {
            yield Type\Supplier::from($one);
        }
    }

    /**
     * Get a supplier.
     *
     * As it is now; a document has the supplier as it was at the POST.
     */
    public function getSupplier(string $id): Type\Supplier
    {
        return Type\Supplier::from($this->json('GET', '/v1/suppliers/' . rawurlencode($id)));
    }

    /**
     * Change a supplier.
     *
     * Fields that are sent replace those that were; documents keep their snapshot.
     *
     * @param Type\SupplierChange|array<string, mixed> $body
     */
    public function updateSupplier(string $id, Type\SupplierChange|array $body): Type\Supplier
    {
        return Type\Supplier::from($this->json('PATCH', '/v1/suppliers/' . rawurlencode($id), body: $body));
    }

    /**
     * Delete a supplier.
     *
     * Documents keep their copy of it. Its `external_id` stays in use, and nothing brings it back.
     */
    public function deleteSupplier(string $id): Type\DeleteSupplierAnswer
    {
        return Type\DeleteSupplierAnswer::from($this->json('DELETE', '/v1/suppliers/' . rawurlencode($id)));
    }

    // Support document adjustments

    /**
     * Issue an adjustment note.
     *
     * Checks the whole body, keeps the request durably and answers at once with status `queued`; number,
     * signature, submission and mail follow. With `Prefer: wait=10` the answer waits up to that many seconds
     * for the outcome, with `Prefer: wait=10, until=files` for PDF and zip too.
     *
     * @param Type\SupportDocumentAdjustmentDraft|array<string, mixed> $body
     * @param string|null $prefer `wait=10`: wait up to that many seconds (60 at most) for the outcome.
     * `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
     * @param string|null $idempotencyKey
     */
    public function createSupportDocumentAdjustment(
        Type\SupportDocumentAdjustmentDraft|array $body,
        ?string $prefer = null,
        ?string $idempotencyKey = null,
    ): Type\SupportDocumentAdjustment {
        return Type\SupportDocumentAdjustment::from($this->json('POST', '/v1/support-document-adjustments', body: $body, prefer: $prefer, idempotencyKey: $idempotencyKey));
    }

    /**
     * List support document adjustments, newest first.
     *
     * In the order in which they were accepted, so that a poller that goes on from the newest id it knows
     * misses nothing.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed'|null $status
     * Only those in this state
     * @param 'test'|'habilitacion'|'production'|null $environment Only those of this environment
     * @param string|null $supplierId Only those of this supplier
     * @param string|null $number Only the one with this number, prefix included
     * @param string|null $externalId Only the one with this id of yours
     * @param string|null $supportDocumentId Only notes of this support document
     */
    public function listSupportDocumentAdjustments(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $status = null,
        ?string $environment = null,
        ?string $supplierId = null,
        ?string $number = null,
        ?string $externalId = null,
        ?string $supportDocumentId = null,
    ): Type\SupportDocumentAdjustmentList {
        return Type\SupportDocumentAdjustmentList::from($this->json('GET', '/v1/support-document-adjustments', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore, 'created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'status' => $status, 'environment' => $environment, 'supplier_id' => $supplierId, 'number' => $number, 'external_id' => $externalId, 'support_document_id' => $supportDocumentId]));
    }

    /**
     * Yields each object of `listSupportDocumentAdjustments`, newest first. A page is loaded when it is
     * needed.
     *
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed'|null $status
     * Only those in this state
     * @param 'test'|'habilitacion'|'production'|null $environment Only those of this environment
     * @param string|null $supplierId Only those of this supplier
     * @param string|null $number Only the one with this number, prefix included
     * @param string|null $externalId Only the one with this id of yours
     * @param string|null $supportDocumentId Only notes of this support document
     * @return \Generator<int, Type\SupportDocumentAdjustment>
     */
    public function iterateSupportDocumentAdjustments(
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $status = null,
        ?string $environment = null,
        ?string $supplierId = null,
        ?string $number = null,
        ?string $externalId = null,
        ?string $supportDocumentId = null,
    ): \Generator {
        foreach ($this->items('/v1/support-document-adjustments', ['created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'status' => $status, 'environment' => $environment, 'supplier_id' => $supplierId, 'number' => $number, 'external_id' => $externalId, 'support_document_id' => $supportDocumentId]) as $one) {
            yield Type\SupportDocumentAdjustment::from($one);
        }
    }

    /**
     * Issue many support document adjustments at once.
     *
     * Each document is accepted or refused by itself, as if it were posted alone and in this order: the
     * answer has an item for each. A problem’s pointers begin at its document. With an `Idempotency-Key`, the
     * batch sent again gets the first answer; a document that was refused is sent in a new batch. It counts
     * as one request of the rate limit.
     *
     * @param Type\SupportDocumentAdjustmentsBatch|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createSupportDocumentAdjustments(
        Type\SupportDocumentAdjustmentsBatch|array $body,
        ?string $idempotencyKey = null,
    ): Type\SupportDocumentAdjustmentsBatchAnswer {
        return Type\SupportDocumentAdjustmentsBatchAnswer::from($this->json('POST', '/v1/support-document-adjustments/batches', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Check an adjustment note without issuing it.
     *
     * The whole check of a POST, the totals, warnings, and the hash under a number that stands for the one to
     * come. Nothing is stored and no number is spent, so an `Idempotency-Key` changes nothing. (with `Accept:
     * application/pdf`: its graphic representation, watermarked, without hash and QR code)
     *
     * @param Type\SupportDocumentAdjustmentDraft|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function previewSupportDocumentAdjustment(
        Type\SupportDocumentAdjustmentDraft|array $body,
        ?string $idempotencyKey = null,
    ): Type\Preview {
        return Type\Preview::from($this->json('POST', '/v1/support-document-adjustments/preview', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Get an adjustment note.
     *
     * Never older than the last webhook about it. The URLs of its files are fresh.
     *
     * @param string|null $prefer `wait=30`: wait up to that many seconds (60 at most) until the document
     * changes; with `If-None-Match`, until it is another one than that. Without `Preference-Applied` in the
     * answer nothing was waited for, because too many of your reads wait already
     */
    public function getSupportDocumentAdjustment(
        string $id,
        ?string $prefer = null,
    ): Type\SupportDocumentAdjustment {
        return Type\SupportDocumentAdjustment::from($this->json('GET', '/v1/support-document-adjustments/' . rawurlencode($id), prefer: $prefer));
    }

    /**
     * Get the tax authority's ApplicationResponse.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getSupportDocumentAdjustmentApplicationResponse(string $id): string
    {
        return $this->file('GET', '/v1/support-document-adjustments/' . rawurlencode($id) . '/application-response');
    }

    /**
     * Get the zip that the acquirer gets.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getSupportDocumentAdjustmentAttachedDocument(string $id): string
    {
        return $this->file('GET', '/v1/support-document-adjustments/' . rawurlencode($id) . '/attached-document');
    }

    /**
     * List its attempts at DIAN, newest first.
     *
     * What DIAN was sent and asked, what it answered, and the attempt that is planned next. Empty until the
     * document is signed.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listSupportDocumentAdjustmentAttempts(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\DianAttemptList {
        return Type\DianAttemptList::from($this->json('GET', '/v1/support-document-adjustments/' . rawurlencode($id) . '/attempts', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listSupportDocumentAdjustmentAttempts`, newest first. A page is loaded when it
     * is needed.
     *
     * @return \Generator<int, Type\DianAttempt>
     */
    public function iterateSupportDocumentAdjustmentAttempts(string $id): \Generator
    {
        foreach ($this->items('/v1/support-document-adjustments/' . rawurlencode($id) . '/attempts', []) as $one) {
            yield Type\DianAttempt::from($one);
        }
    }

    /**
     * Cancel an adjustment note that waits.
     *
     * Only while it has no number yet, or waits and the tax authority provably never got it: no attempt to
     * send it came as far as a connection. It is `failed` with `failure.code` `cancelled` and cannot be
     * retried. It gives a number that it had back: the next document of the range gets it, and until then the
     * range shows it under `skipped`, with the reason.
     *
     * @param Type\CancelInput|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function cancelSupportDocumentAdjustment(
        string $id,
        Type\CancelInput|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\SupportDocumentAdjustment {
        return Type\SupportDocumentAdjustment::from($this->json('POST', '/v1/support-document-adjustments/' . rawurlencode($id) . '/cancel', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Issue an adjustment note in the place of one that was rejected.
     *
     * A whole new body makes a new document with the number of the rejected one; `corrects` and
     * `corrected_by` link the two, and both keep their history.
     *
     * @param Type\SupportDocumentAdjustmentDraft|array<string, mixed> $body
     * @param string|null $prefer `wait=10`: wait up to that many seconds (60 at most) for the outcome.
     * `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
     * @param string|null $idempotencyKey
     */
    public function correctSupportDocumentAdjustment(
        string $id,
        Type\SupportDocumentAdjustmentDraft|array $body,
        ?string $prefer = null,
        ?string $idempotencyKey = null,
    ): Type\SupportDocumentAdjustment {
        return Type\SupportDocumentAdjustment::from($this->json('POST', '/v1/support-document-adjustments/' . rawurlencode($id) . '/corrections', body: $body, prefer: $prefer, idempotencyKey: $idempotencyKey));
    }

    /**
     * List its webhook deliveries, newest first.
     *
     * Of all its events, to all endpoints, with their attempts.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listSupportDocumentAdjustmentDeliveries(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\DeliveryList {
        return Type\DeliveryList::from($this->json('GET', '/v1/support-document-adjustments/' . rawurlencode($id) . '/deliveries', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listSupportDocumentAdjustmentDeliveries`, newest first. A page is loaded when it
     * is needed.
     *
     * @return \Generator<int, Type\Delivery>
     */
    public function iterateSupportDocumentAdjustmentDeliveries(string $id): \Generator
    {
        foreach ($this->items('/v1/support-document-adjustments/' . rawurlencode($id) . '/deliveries', []) as $one) {
            yield Type\Delivery::from($one);
        }
    }

    /**
     * Mail an adjustment note again.
     *
     * To the addresses given, or to those that it went to at first. What becomes of it is in `email`.
     *
     * @param Type\EmailsInput|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function emailSupportDocumentAdjustment(
        string $id,
        Type\EmailsInput|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\MailingList {
        return Type\MailingList::from($this->json('POST', '/v1/support-document-adjustments/' . rawurlencode($id) . '/emails', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List its mails, newest first.
     *
     * One for each recipient and each time it was sent, with why it has not arrived and what to do.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listSupportDocumentAdjustmentMailings(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\MailingWithAttemptsList {
        return Type\MailingWithAttemptsList::from($this->json('GET', '/v1/support-document-adjustments/' . rawurlencode($id) . '/mailings', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listSupportDocumentAdjustmentMailings`, newest first. A page is loaded when it
     * is needed.
     *
     * @return \Generator<int, Type\MailingWithAttempts>
     */
    public function iterateSupportDocumentAdjustmentMailings(string $id): \Generator
    {
        foreach ($this->items('/v1/support-document-adjustments/' . rawurlencode($id) . '/mailings', []) as $one) {
            yield Type\MailingWithAttempts::from($one);
        }
    }

    /**
     * Get the graphic representation.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getSupportDocumentAdjustmentPdf(string $id): string
    {
        return $this->file('GET', '/v1/support-document-adjustments/' . rawurlencode($id) . '/pdf');
    }

    /**
     * Decide how an adjustment note goes on.
     *
     * Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md explains them.
     *
     * @param Type\ResolveInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function resolveSupportDocumentAdjustment(
        string $id,
        Type\ResolveInput|array $body,
        ?string $idempotencyKey = null,
    ): Type\SupportDocumentAdjustment {
        return Type\SupportDocumentAdjustment::from($this->json('POST', '/v1/support-document-adjustments/' . rawurlencode($id) . '/resolve', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Go on with an adjustment note that has failed.
     *
     * The same document and the same number. What may have reached the tax authority is asked for first. Its
     * status is at once what it was before it failed.
     *
     * @param string|null $idempotencyKey
     */
    public function retrySupportDocumentAdjustment(
        string $id,
        ?string $idempotencyKey = null,
    ): Type\SupportDocumentAdjustment {
        return Type\SupportDocumentAdjustment::from($this->json('POST', '/v1/support-document-adjustments/' . rawurlencode($id) . '/retry', idempotencyKey: $idempotencyKey));
    }

    /**
     * Every fact of its life, in order.
     *
     * With the time of each fact and the service that states it.
     */
    public function getSupportDocumentAdjustmentTimeline(string $id): Type\TimelineEntryList
    {
        return Type\TimelineEntryList::from($this->json('GET', '/v1/support-document-adjustments/' . rawurlencode($id) . '/timeline'));
    }

    /**
     * Get the signed XML.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getSupportDocumentAdjustmentXml(string $id): string
    {
        return $this->file('GET', '/v1/support-document-adjustments/' . rawurlencode($id) . '/xml');
    }

    // Support documents

    /**
     * Issue a support document.
     *
     * Checks the whole body, keeps the request durably and answers at once with status `queued`; number,
     * signature, submission and mail follow. With `Prefer: wait=10` the answer waits up to that many seconds
     * for the outcome, with `Prefer: wait=10, until=files` for PDF and zip too.
     *
     * @param Type\SupportDocumentDraft|array<string, mixed> $body
     * @param string|null $prefer `wait=10`: wait up to that many seconds (60 at most) for the outcome.
     * `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
     * @param string|null $idempotencyKey
     */
    public function createSupportDocument(
        Type\SupportDocumentDraft|array $body,
        ?string $prefer = null,
        ?string $idempotencyKey = null,
    ): Type\SupportDocument {
        return Type\SupportDocument::from($this->json('POST', '/v1/support-documents', body: $body, prefer: $prefer, idempotencyKey: $idempotencyKey));
    }

    /**
     * List support documents, newest first.
     *
     * In the order in which they were accepted, so that a poller that goes on from the newest id it knows
     * misses nothing.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed'|null $status
     * Only those in this state
     * @param 'test'|'habilitacion'|'production'|null $environment Only those of this environment
     * @param string|null $supplierId Only those of this supplier
     * @param string|null $number Only the one with this number, prefix included
     * @param string|null $externalId Only the one with this id of yours
     */
    public function listSupportDocuments(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $status = null,
        ?string $environment = null,
        ?string $supplierId = null,
        ?string $number = null,
        ?string $externalId = null,
    ): Type\SupportDocumentList {
        return Type\SupportDocumentList::from($this->json('GET', '/v1/support-documents', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore, 'created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'status' => $status, 'environment' => $environment, 'supplier_id' => $supplierId, 'number' => $number, 'external_id' => $externalId]));
    }

    /**
     * Yields each object of `listSupportDocuments`, newest first. A page is loaded when it is needed.
     *
     * @param string|null $createdGte time as ISO 8601 with offset
     * @param string|null $createdLt time as ISO 8601 with offset
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed'|null $status
     * Only those in this state
     * @param 'test'|'habilitacion'|'production'|null $environment Only those of this environment
     * @param string|null $supplierId Only those of this supplier
     * @param string|null $number Only the one with this number, prefix included
     * @param string|null $externalId Only the one with this id of yours
     * @return \Generator<int, Type\SupportDocument>
     */
    public function iterateSupportDocuments(
        ?string $createdGte = null,
        ?string $createdLt = null,
        ?string $status = null,
        ?string $environment = null,
        ?string $supplierId = null,
        ?string $number = null,
        ?string $externalId = null,
    ): \Generator {
        foreach ($this->items('/v1/support-documents', ['created[gte]' => $createdGte, 'created[lt]' => $createdLt, 'status' => $status, 'environment' => $environment, 'supplier_id' => $supplierId, 'number' => $number, 'external_id' => $externalId]) as $one) {
            yield Type\SupportDocument::from($one);
        }
    }

    /**
     * Issue many support documents at once.
     *
     * Each document is accepted or refused by itself, as if it were posted alone and in this order: the
     * answer has an item for each. A problem’s pointers begin at its document. With an `Idempotency-Key`, the
     * batch sent again gets the first answer; a document that was refused is sent in a new batch. It counts
     * as one request of the rate limit.
     *
     * @param Type\SupportDocumentsBatch|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createSupportDocuments(
        Type\SupportDocumentsBatch|array $body,
        ?string $idempotencyKey = null,
    ): Type\SupportDocumentsBatchAnswer {
        return Type\SupportDocumentsBatchAnswer::from($this->json('POST', '/v1/support-documents/batches', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Check a support document without issuing it.
     *
     * The whole check of a POST, the totals, warnings, and the hash under a number that stands for the one to
     * come. Nothing is stored and no number is spent, so an `Idempotency-Key` changes nothing. (with `Accept:
     * application/pdf`: its graphic representation, watermarked, without hash and QR code)
     *
     * @param Type\SupportDocumentDraft|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function previewSupportDocument(
        Type\SupportDocumentDraft|array $body,
        ?string $idempotencyKey = null,
    ): Type\Preview {
        return Type\Preview::from($this->json('POST', '/v1/support-documents/preview', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Get a support document.
     *
     * Never older than the last webhook about it. The URLs of its files are fresh.
     *
     * @param string|null $prefer `wait=30`: wait up to that many seconds (60 at most) until the document
     * changes; with `If-None-Match`, until it is another one than that. Without `Preference-Applied` in the
     * answer nothing was waited for, because too many of your reads wait already
     */
    public function getSupportDocument(string $id, ?string $prefer = null): Type\SupportDocument
    {
        return Type\SupportDocument::from($this->json('GET', '/v1/support-documents/' . rawurlencode($id), prefer: $prefer));
    }

    /**
     * Get the tax authority's ApplicationResponse.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getSupportDocumentApplicationResponse(string $id): string
    {
        return $this->file('GET', '/v1/support-documents/' . rawurlencode($id) . '/application-response');
    }

    /**
     * Get the zip that the acquirer gets.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getSupportDocumentAttachedDocument(string $id): string
    {
        return $this->file('GET', '/v1/support-documents/' . rawurlencode($id) . '/attached-document');
    }

    /**
     * List its attempts at DIAN, newest first.
     *
     * What DIAN was sent and asked, what it answered, and the attempt that is planned next. Empty until the
     * document is signed.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listSupportDocumentAttempts(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\DianAttemptList {
        return Type\DianAttemptList::from($this->json('GET', '/v1/support-documents/' . rawurlencode($id) . '/attempts', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listSupportDocumentAttempts`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\DianAttempt>
     */
    public function iterateSupportDocumentAttempts(string $id): \Generator
    {
        foreach ($this->items('/v1/support-documents/' . rawurlencode($id) . '/attempts', []) as $one) {
            yield Type\DianAttempt::from($one);
        }
    }

    /**
     * Cancel a support document that waits.
     *
     * Only while it has no number yet, or waits and the tax authority provably never got it: no attempt to
     * send it came as far as a connection. It is `failed` with `failure.code` `cancelled` and cannot be
     * retried. It gives a number that it had back: the next document of the range gets it, and until then the
     * range shows it under `skipped`, with the reason. One that collects requests is dropped with all of
     * them: nothing was sent.
     *
     * @param Type\CancelInput|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function cancelSupportDocument(
        string $id,
        Type\CancelInput|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\SupportDocument {
        return Type\SupportDocument::from($this->json('POST', '/v1/support-documents/' . rawurlencode($id) . '/cancel', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Issue a support document in the place of one that was rejected.
     *
     * A whole new body makes a new document with the number of the rejected one; `corrects` and
     * `corrected_by` link the two, and both keep their history.
     *
     * @param Type\SupportDocumentDraft|array<string, mixed> $body
     * @param string|null $prefer `wait=10`: wait up to that many seconds (60 at most) for the outcome.
     * `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
     * @param string|null $idempotencyKey
     */
    public function correctSupportDocument(
        string $id,
        Type\SupportDocumentDraft|array $body,
        ?string $prefer = null,
        ?string $idempotencyKey = null,
    ): Type\SupportDocument {
        return Type\SupportDocument::from($this->json('POST', '/v1/support-documents/' . rawurlencode($id) . '/corrections', body: $body, prefer: $prefer, idempotencyKey: $idempotencyKey));
    }

    /**
     * List its webhook deliveries, newest first.
     *
     * Of all its events, to all endpoints, with their attempts.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listSupportDocumentDeliveries(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\DeliveryList {
        return Type\DeliveryList::from($this->json('GET', '/v1/support-documents/' . rawurlencode($id) . '/deliveries', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listSupportDocumentDeliveries`, newest first. A page is loaded when it is
     * needed.
     *
     * @return \Generator<int, Type\Delivery>
     */
    public function iterateSupportDocumentDeliveries(string $id): \Generator
    {
        foreach ($this->items('/v1/support-documents/' . rawurlencode($id) . '/deliveries', []) as $one) {
            yield Type\Delivery::from($one);
        }
    }

    /**
     * Mail a support document again.
     *
     * To the addresses given, or to those that it went to at first. What becomes of it is in `email`.
     *
     * @param Type\EmailsInput|array<string, mixed>|null $body
     * @param string|null $idempotencyKey
     */
    public function emailSupportDocument(
        string $id,
        Type\EmailsInput|array|null $body = null,
        ?string $idempotencyKey = null,
    ): Type\MailingList {
        return Type\MailingList::from($this->json('POST', '/v1/support-documents/' . rawurlencode($id) . '/emails', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Issue a support document before its week closes.
     *
     * With all that it has collected; further requests of the week begin another one. One that is issued
     * already is answered as it is.
     *
     * @param string|null $idempotencyKey
     */
    public function issueSupportDocument(string $id, ?string $idempotencyKey = null): Type\SupportDocument
    {
        return Type\SupportDocument::from($this->json('POST', '/v1/support-documents/' . rawurlencode($id) . '/issue', idempotencyKey: $idempotencyKey));
    }

    /**
     * List its mails, newest first.
     *
     * One for each recipient and each time it was sent, with why it has not arrived and what to do.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listSupportDocumentMailings(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\MailingWithAttemptsList {
        return Type\MailingWithAttemptsList::from($this->json('GET', '/v1/support-documents/' . rawurlencode($id) . '/mailings', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listSupportDocumentMailings`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\MailingWithAttempts>
     */
    public function iterateSupportDocumentMailings(string $id): \Generator
    {
        foreach ($this->items('/v1/support-documents/' . rawurlencode($id) . '/mailings', []) as $one) {
            yield Type\MailingWithAttempts::from($one);
        }
    }

    /**
     * List the adjustment notes of a support document, newest first.
     *
     * Whatever their status.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listSupportDocumentNotes(
        string $id,
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\SupportDocumentAdjustmentList {
        return Type\SupportDocumentAdjustmentList::from($this->json('GET', '/v1/support-documents/' . rawurlencode($id) . '/notes', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listSupportDocumentNotes`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\SupportDocumentAdjustment>
     */
    public function iterateSupportDocumentNotes(string $id): \Generator
    {
        foreach ($this->items('/v1/support-documents/' . rawurlencode($id) . '/notes', []) as $one) {
            yield Type\SupportDocumentAdjustment::from($one);
        }
    }

    /**
     * Get the graphic representation.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getSupportDocumentPdf(string $id): string
    {
        return $this->file('GET', '/v1/support-documents/' . rawurlencode($id) . '/pdf');
    }

    /**
     * Decide how a support document goes on.
     *
     * Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md explains them.
     *
     * @param Type\ResolveInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function resolveSupportDocument(
        string $id,
        Type\ResolveInput|array $body,
        ?string $idempotencyKey = null,
    ): Type\SupportDocument {
        return Type\SupportDocument::from($this->json('POST', '/v1/support-documents/' . rawurlencode($id) . '/resolve', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Go on with a support document that has failed.
     *
     * The same document and the same number. What may have reached the tax authority is asked for first. Its
     * status is at once what it was before it failed.
     *
     * @param string|null $idempotencyKey
     */
    public function retrySupportDocument(string $id, ?string $idempotencyKey = null): Type\SupportDocument
    {
        return Type\SupportDocument::from($this->json('POST', '/v1/support-documents/' . rawurlencode($id) . '/retry', idempotencyKey: $idempotencyKey));
    }

    /**
     * Every fact of its life, in order.
     *
     * With the time of each fact and the service that states it.
     */
    public function getSupportDocumentTimeline(string $id): Type\TimelineEntryList
    {
        return Type\TimelineEntryList::from($this->json('GET', '/v1/support-documents/' . rawurlencode($id) . '/timeline'));
    }

    /**
     * Get the signed XML.
     *
     * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`.
     * Its URL in the document needs no API key.
     */
    public function getSupportDocumentXml(string $id): string
    {
        return $this->file('GET', '/v1/support-documents/' . rawurlencode($id) . '/xml');
    }

    // Suppressions

    /**
     * List suppressed addresses.
     *
     * Newest first, each with the reason. With `address`, that one only.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     * @param string|null $address Only this address, in any case
     */
    public function listSuppressions(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
        ?string $address = null,
    ): Type\SuppressionList {
        return Type\SuppressionList::from($this->json('GET', '/v1/suppressions', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore, 'address' => $address]));
    }

    /**
     * Yields each object of `listSuppressions`, newest first. A page is loaded when it is needed.
     *
     * @param string|null $address Only this address, in any case
     * @return \Generator<int, Type\Suppression>
     */
    public function iterateSuppressions(?string $address = null): \Generator
    {
        foreach ($this->items('/v1/suppressions', ['address' => $address]) as $one) {
            yield Type\Suppression::from($one);
        }
    }

    /**
     * Suppress an address.
     *
     * It gets no more mails; a mail to it bounces without being sent. One that is suppressed stays as it is.
     *
     * @param Type\SuppressionInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createSuppression(
        Type\SuppressionInput|array $body,
        ?string $idempotencyKey = null,
    ): Type\Suppression {
        return Type\Suppression::from($this->json('POST', '/v1/suppressions', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * Mail to an address again.
     *
     * Do so when its owner says that it works, or agrees to get mails again.
     */
    public function deleteSuppression(string $id): Type\DeletedSuppression
    {
        return Type\DeletedSuppression::from($this->json('DELETE', '/v1/suppressions/' . rawurlencode($id)));
    }

    // Tenant

    /**
     * Your own profile.
     *
     * The issuer of your documents, in the mode of the API key. The PIN of the software is never answered.
     */
    public function getTenant(): Type\Tenant
    {
        return Type\Tenant::from($this->json('GET', '/v1/tenant'));
    }

    /**
     * Change your own profile.
     *
     * Fields that are sent replace those that were. Documents keep what they were issued with. What a key of
     * test mode changes holds for test documents only; what it has not changed follows live mode.
     *
     * @param Type\TenantPatch|array<string, mixed> $body
     */
    public function updateTenant(Type\TenantPatch|array $body): Type\Tenant
    {
        return Type\Tenant::from($this->json('PATCH', '/v1/tenant', body: $body));
    }

    /**
     * Move live mode from habilitación to production, for ever.
     *
     * What is asked for from then on is of production, in which it counts. Software and certificate are taken
     * over; production has numbering ranges of its own. Documents of habilitación end there. Said again, it
     * changes nothing and answers the same. It is refused while software, certificate or an accepted test set
     * is missing; `override_readiness` overrules that, for example where another system has passed the test
     * set.
     *
     * @param Type\GoLiveOrder|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function goLive(Type\GoLiveOrder|array $body, ?string $idempotencyKey = null): Type\Tenant
    {
        return Type\Tenant::from($this->json('POST', '/v1/tenant/go-live', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * The steps to habilitación and to production.
     *
     * What is done, what can be done now and by which operation, and what is missing for each step. In test
     * mode nothing is needed, and the list is empty.
     */
    public function getReadiness(): Type\Readiness
    {
        return Type\Readiness::from($this->json('GET', '/v1/tenant/readiness'));
    }

    // Views

    /**
     * Save filters of the list of documents under a name.
     *
     * For the person who asks, or for all people of the company. The same in both modes.
     *
     * @param Type\ViewInput|array<string, mixed> $body
     * @param string|null $idempotencyKey
     */
    public function createView(Type\ViewInput|array $body, ?string $idempotencyKey = null): Type\View
    {
        return Type\View::from($this->json('POST', '/v1/views', body: $body, idempotencyKey: $idempotencyKey));
    }

    /**
     * List saved views, newest first.
     *
     * Those of the company, and those of the person who asks. The same in both modes.
     *
     * @param int|null $limit 1 to 100, default 10
     * @param string|null $startingAfter an id: what comes behind it, older
     * @param string|null $endingBefore an id: what comes before it, newer
     */
    public function listViews(
        ?int $limit = null,
        ?string $startingAfter = null,
        ?string $endingBefore = null,
    ): Type\ViewList {
        return Type\ViewList::from($this->json('GET', '/v1/views', query: ['limit' => $limit, 'starting_after' => $startingAfter, 'ending_before' => $endingBefore]));
    }

    /**
     * Yields each object of `listViews`, newest first. A page is loaded when it is needed.
     *
     * @return \Generator<int, Type\View>
     */
    public function iterateViews(): \Generator
    {
        foreach ($this->items('/v1/views', []) as $one) {
            yield Type\View::from($one);
        }
    }

    /**
     * Get a saved view.
     *
     * One of the company, or of the person who asks.
     */
    public function getView(string $id): Type\View
    {
        return Type\View::from($this->json('GET', '/v1/views/' . rawurlencode($id)));
    }

    /**
     * Change a saved view.
     *
     * Fields that are sent replace those that were.
     *
     * @param Type\ViewPatch|array<string, mixed>|null $body
     */
    public function updateView(string $id, Type\ViewPatch|array|null $body = null): Type\View
    {
        return Type\View::from($this->json('PATCH', '/v1/views/' . rawurlencode($id), body: $body));
    }

    /**
     * Delete a saved view.
     *
     * One that is shared is gone for all people of the company.
     */
    public function deleteView(string $id): Type\DeletedView
    {
        return Type\DeletedView::from($this->json('DELETE', '/v1/views/' . rawurlencode($id)));
    }
}
