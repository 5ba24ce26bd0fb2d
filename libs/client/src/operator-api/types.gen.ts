export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Actor
 *
 * Who asked
 */
export type Actor = {
    /**
     * `operator`: somebody who runs this installation; `system`: it acted by itself
     */
    type: 'person' | 'api_key' | 'operator' | 'system';
    /**
     * id of the person or of the API key; null: it is not known, or is an operator’s
     */
    id: string | null;
    /**
     * its name, or the address of a person without one; null: it is not known any more
     */
    name: string | null;
};

/**
 * Address
 */
export type Address = {
    /**
     * Street and number
     */
    line: string;
    /**
     * DIVIPOLA code of the municipality, five digits; needed in Colombia
     */
    municipality_code?: string | null;
    /**
     * City, outside Colombia only: in Colombia the municipality code says it
     */
    city?: string | null;
    /**
     * Postal code; six digits in Colombia
     */
    postal_code?: string | null;
    /**
     * ISO 3166-1 alpha-2 code
     */
    country?: string | null;
};

/**
 * AddressResource
 */
export type AddressResource = {
    /**
     * Street and number
     */
    line: string;
    /**
     * DIVIPOLA code of the municipality, five digits; needed in Colombia
     */
    municipality_code: string | null;
    /**
     * City, outside Colombia only: in Colombia the municipality code says it
     */
    city: string | null;
    /**
     * Postal code; six digits in Colombia
     */
    postal_code: string | null;
    /**
     * ISO 3166-1 alpha-2 code
     */
    country: string | null;
};

/**
 * Alarm
 */
export type Alarm = {
    /**
     * what is wrong
     */
    name: 'service-absent' | 'database-away' | 'event-log-away' | 'outbox-grows' | 'consumer-lag' | 'stopped-partitions' | 'parked-keys' | 'dead-letters' | 'timers-late' | 'dian-silent' | 'contingency-declared' | 'contingency-undecided';
    /**
     * page of the documentation that says what to do
     */
    runbook: string;
};

/**
 * ApiVersion
 */
export type ApiVersion = '2026-01-01' | '2026-12-01';

/**
 * AssertionInput
 */
export type AssertionInput = {
    credential: CredentialAssertion;
};

/**
 * AssignedSoftware
 */
export type AssignedSoftware = {
    /**
     * What kind of resource this is
     */
    object: 'tenant_software';
    /**
     * at DIAN, which the software is registered under
     */
    record: string;
    /**
     * habilitacion or production: that of the tenant's live mode
     */
    environment: string;
    /**
     * by which its documents are issued; its PIN is never shown
     */
    software: {
        /**
         * Id that DIAN gave the software
         */
        id: string;
        /**
         * the technology provider that owns the software; null: the tenant does
         */
        provider: {
            /**
             * NIT without its check digit
             */
            nit: string;
            /**
             * check digit of the NIT
             */
            check_digit: string;
            /**
             * legal name
             */
            name: string;
            /**
             * code that DIAN gave the provider, for the names of files; 000 by default
             */
            code: string;
        } | null;
    } | null;
};

/**
 * AttemptRule
 */
export type AttemptRule = {
    /**
     * DIAN's id of the rule
     */
    rule: string;
    /**
     * Whether DIAN rejects the document by it
     */
    severity: 'rejection' | 'notification' | 'unknown';
};

/**
 * AuditEntry
 */
export type AuditEntry = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'audit_entry';
    actor: Actor;
    /**
     * id of the operation that was asked for
     */
    action: string;
    /**
     * id of what it is about, or of what was made; null: it has none
     */
    object_id: string | null;
    /**
     * mode of the request; null: it belongs to both
     */
    mode: 'test' | 'live' | null;
    /**
     * why, in the words of an operator
     */
    reason: string | null;
    /**
     * address that the request came from; null for an operator
     */
    address: string | null;
    /**
     * id of the request, which its answer had in `Svc-Request-Id`
     */
    request_id: string;
    /**
     * `repeated`: the first answer to its `Idempotency-Key` came again, and nothing was done; `refused` and `failed`: nothing is known to be done; null: it is being done, or was broken off
     */
    outcome: 'done' | 'repeated' | 'refused' | 'failed' | null;
    /**
     * time of the request: ISO 8601 with offset
     */
    created_at: string;
    /**
     * id of the tenant that it is about; null: it is about none
     */
    tenant_id: string | null;
};

/**
 * AuditEntryList
 */
export type AuditEntryList = {
    /**
     * What kind of resource this is
     */
    object: 'list';
    /**
     * Path of this list
     */
    url: string;
    /**
     * whether there is more in this direction
     */
    has_more: boolean;
    /**
     * The resources of this page, newest first
     */
    data: Array<AuditEntry>;
};

/**
 * Contact
 *
 * Whom to ask, by the `phone` and `email` of the party
 */
export type Contact = {
    /**
     * Person or department
     */
    name: string;
    /**
     * Fax
     */
    telefax?: string | null;
    /**
     * How or when to reach it
     */
    note?: string | null;
};

/**
 * ContactResource
 *
 * Whom to ask, by the `phone` and `email` of the party
 */
export type ContactResource = {
    /**
     * Person or department
     */
    name: string;
    /**
     * Fax
     */
    telefax: string | null;
    /**
     * How or when to reach it
     */
    note: string | null;
};

/**
 * Contingency
 */
export type Contingency = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'contingency';
    /**
     * the environment of the tax authority that is out of reach
     */
    environment: 'habilitacion' | 'production';
    /**
     * declared: it lasts; ended
     */
    status: 'declared' | 'ended';
    /**
     * Beginning of the outage: ISO 8601 with offset
     */
    since: string;
    /**
     * When it was declared: ISO 8601 with offset
     */
    declared_at: string;
    /**
     * The operator; null: by evidence.
     */
    declared_by: string | null;
    /**
     * How it is known that the authority is down
     */
    reason: string;
    /**
     * Attempts that the tax authority did not answer.
     */
    evidence: Array<{
        /**
         * When the attempt was made: ISO 8601 with offset
         */
        at: string;
        /**
         * Id of the document
         */
        document_id: string;
        /**
         * Whether the request was sent at all, or its outcome is unknown
         */
        result: string;
        /**
         * Stable code of the failure
         */
        reason: string;
        /**
         * What happened, as the program saw it
         */
        detail: string;
    }>;
    /**
     * Null: it goes on.
     */
    ended_at: string | null;
    /**
     * The operator; null: it goes on, or the tax authority answered.
     */
    ended_by: string | null;
};

/**
 * ContingencyInput
 */
export type ContingencyInput = {
    /**
     * the environment of the tax authority that is out of reach
     */
    environment: 'habilitacion' | 'production';
    /**
     * why it is known that the authority is down
     */
    reason: string;
};

/**
 * ContingencyList
 */
export type ContingencyList = {
    /**
     * What kind of resource this is
     */
    object: 'list';
    /**
     * Path of this list
     */
    url: string;
    /**
     * whether there is more in this direction
     */
    has_more: boolean;
    /**
     * The resources of this page, newest first
     */
    data: Array<Contingency>;
};

/**
 * CredentialAssertion
 *
 * Answer of `navigator.credentials.get()` as its `toJSON()` writes it
 */
export type CredentialAssertion = {
    /**
     * id of the passkey, in base64url
     */
    id: string;
    /**
     * id of the passkey, in base64url
     */
    rawId: string;
    type: 'public-key';
    /**
     * whether the authenticator is a part of the device; not looked at
     */
    authenticatorAttachment?: string | null;
    /**
     * what extensions answered; not looked at
     */
    clientExtensionResults?: {
        [key: string]: unknown;
    } | null;
    /**
     * what the authenticator answered
     */
    response: {
        /**
         * what the browser says of the request, in base64url
         */
        clientDataJSON: string;
        /**
         * what the authenticator signs besides, in base64url
         */
        authenticatorData: string;
        /**
         * the signature, in base64url
         */
        signature: string;
        /**
         * id of the person in the authenticator, in base64url
         */
        userHandle?: string | null;
    };
};

/**
 * DeadLetter
 */
export type DeadLetter = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'dead_letter';
    /**
     * Service that could not handle the message
     */
    service: 'api-gateway' | 'certificate-vault' | 'document-issuer' | 'dian-submitter' | 'mailer' | 'webhook-dispatcher';
    /**
     * retrying: tried again by itself; waiting: behind one that is; dead: its schema refuses it, and an operator decides
     */
    state: 'retrying' | 'waiting' | 'dead';
    /**
     * Consumer group of the service
     */
    group: string;
    /**
     * Topic of the message
     */
    topic: string;
    /**
     * Partition of the topic, from 0
     */
    partition: number;
    /**
     * Position of the message in its partition, from 0
     */
    position: number;
    /**
     * What the message is about: id of a document or of a tenant
     */
    key: string;
    /**
     * Id of the tenant that the message is about
     */
    tenant_id: string;
    /**
     * Id of the message; the log of the service names it
     */
    message_id: string;
    /**
     * Type of the message with its version
     */
    type: string;
    /**
     * What went wrong at the last attempt
     */
    reason: string;
    /**
     * How often it was tried
     */
    attempts: number;
    /**
     * When it is tried again by itself, in UTC; null: it is not
     */
    next_attempt_at: string | null;
    /**
     * When it was put aside, in UTC
     */
    parked_at: string;
    /**
     * Who had it tried again, oldest first
     */
    redrives: Array<{
        /**
         * Name of the operator
         */
        operator: string;
        /**
         * Why, in the words of the operator; empty: no reason given
         */
        reason: string;
        /**
         * When, in UTC
         */
        at: string;
    }>;
};

/**
 * DeadLetterList
 */
export type DeadLetterList = {
    /**
     * What kind of resource this is
     */
    object: 'list';
    /**
     * Path of this list
     */
    url: string;
    /**
     * whether there is more in this direction
     */
    has_more: boolean;
    /**
     * The resources of this page, newest first
     */
    data: Array<DeadLetter>;
    /**
     * services that did not answer: what they have is missing in this list
     */
    unreachable: Array<'api-gateway' | 'certificate-vault' | 'document-issuer' | 'dian-submitter' | 'mailer' | 'webhook-dispatcher'>;
};

/**
 * DianAttempt
 *
 * An attempt to send a document to DIAN, or to ask for its verdict
 */
export type DianAttempt = {
    /**
     * Id of the document and number of the attempt
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'dian_attempt';
    /**
     * Id of the document
     */
    document_id: string;
    /**
     * test, habilitacion or production; fixed when it was made
     */
    environment: Environment;
    /**
     * Number of the attempt, from 1, over all editions of the document
     */
    attempt: number;
    /**
     * Which signed edition of the document it is about; the first is 1
     */
    edition: number;
    /**
     * Operation of the web service of DIAN; `GetStatus` and `GetStatusZip` ask, all others send
     */
    operation: string;
    /**
     * `planned`: it is due at `due_at`; `under_way`: DIAN has not answered yet; `ended`
     */
    status: 'planned' | 'under_way' | 'ended';
    /**
     * When it begins; null unless it is planned
     */
    due_at: string | null;
    /**
     * When it began; null: not yet
     */
    started_at: string | null;
    /**
     * When it ended; null: not yet
     */
    ended_at: string | null;
    /**
     * How long DIAN took, in milliseconds; null where nobody measured it
     */
    duration_ms: number | null;
    /**
     * Stable code of what came of it; null until it has ended
     */
    outcome: 'accepted' | 'rejected' | 'uploaded' | 'in_process' | 'document_unknown' | 'number_taken' | 'test_set_accepted' | 'test_set_refused' | 'certificate_refused' | 'certificate_untrusted' | 'security_refused' | 'request_refused' | 'not_sent' | 'no_answer' | 'server_fault' | 'unclear_answer' | null;
    /**
     * What came of it, and what follows, in the language of Accept-Language
     */
    explanation: string | null;
    /**
     * Why nothing was sent or answered, or the code of a SOAP fault; null: DIAN answered
     */
    error: string | null;
    /**
     * Code in the answer of DIAN: 00 is accepted; null without an answer
     */
    status_code: string | null;
    /**
     * Rules that the answer named
     */
    rules: Array<AttemptRule>;
};

/**
 * DocumentLook
 */
export type DocumentLook = {
    /**
     * What kind of resource this is
     */
    object: 'document_look';
    /**
     * id of the document
     */
    id: string;
    /**
     * id of the tenant
     */
    tenant_id: string;
    /**
     * when it was asked for
     */
    requested_at: string;
    /**
     * the document as its tenant sees it; without a reason only its state, its numbers and its amounts
     */
    document: {
        [key: string]: unknown;
    };
    /**
     * the facts of its life, oldest first, as its tenant sees them
     */
    timeline: Array<{
        [key: string]: unknown;
    }>;
    /**
     * attempts to send it to DIAN, the latest first; null: dian-submitter does not answer
     */
    attempts: Array<DianAttempt> | null;
};

/**
 * EndOrder
 */
export type EndOrder = {
    [key: string]: never;
};

/**
 * EndedSession
 */
export type EndedSession = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'session';
    deleted: true;
};

/**
 * Environment
 */
export type Environment = 'test' | 'habilitacion' | 'production';

/**
 * EnvironmentState
 */
export type EnvironmentState = {
    /**
     * the environment
     */
    environment: 'production' | 'habilitacion' | 'test';
    /**
     * documents without an outcome; 100000 is the most that is counted
     */
    backlog: number;
    /**
     * age of the oldest of them; null: there is none
     */
    oldest_seconds: number | null;
    /**
     * documents that wait without having failed
     */
    waiting: Array<WaitingDocuments>;
    /**
     * contingencies of DIAN; null: not known, or of no use there
     */
    contingency: {
        /**
         * whether documents are issued in contingency
         */
        declared: boolean;
        /**
         * documents of contingencies that are held back
         */
        held: number;
        /**
         * those that are being sent
         */
        released: number;
        /**
         * those that wait for a decision
         */
        set_aside: number;
    } | null;
    /**
     * DIAN as one process of dian-submitter sees it; null: not known, or never called
     */
    dian: {
        /**
         * `open`: no calls; `trying`: one call at a time
         */
        breaker: 'closed' | 'trying' | 'open';
        /**
         * calls that a process may have under way
         */
        calls_allowed: number;
        /**
         * how long it has called without any answer; 0: it was answered
         */
        silent_seconds: number;
    } | null;
    /**
     * what an operator has to look at; empty: nothing
     */
    alarms: Array<Alarm>;
};

/**
 * EraseOrder
 */
export type EraseOrder = {
    /**
     * NIT of the tenant, so that no other one is erased by mistake
     */
    nit: string;
};

/**
 * Export
 */
export type Export = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'export';
    /**
     * the mode whose data it has
     */
    livemode: boolean;
    /**
     * `under_way`: it is being gathered. `ready`: it can be downloaded. `expired`: its time is over, or a newer one was ordered
     */
    status: 'under_way' | 'ready' | 'expired';
    /**
     * id of the API key that ordered it, or `operator`
     */
    ordered_by: string;
    /**
     * documents that are gathered so far
     */
    documents: number;
    /**
     * files that are gathered so far
     */
    files: number;
    /**
     * length of the zip; null until it is ready
     */
    size_bytes: number | null;
    /**
     * SHA-256 of `manifest.sha256` in the zip, by which all of it can be checked; null until it is ready
     */
    manifest_sha256: string | null;
    /**
     * signed URL of the zip, good for 24 hours without an API key; null unless it is ready
     */
    file_url: string | null;
    /**
     * documents of later are not in it
     */
    created_at: string;
    /**
     * since when it can be downloaded; null: it cannot yet
     */
    ready_at: string | null;
    /**
     * when what was gathered is deleted; null until it is ready
     */
    expires_at: string | null;
};

/**
 * ExportList
 */
export type ExportList = {
    /**
     * What kind of resource this is
     */
    object: 'list';
    /**
     * Path of this list
     */
    url: string;
    /**
     * whether there is more in this direction
     */
    has_more: boolean;
    /**
     * The resources of this page, newest first
     */
    data: Array<Export>;
};

/**
 * FoundObject
 */
export type FoundObject = {
    /**
     * what was found; of a buyer or supplier also the newest document in each mode of each tenant
     */
    type: 'document' | 'tenant' | 'person' | 'request' | 'audit_entry' | 'customer' | 'supplier';
    /**
     * its id
     */
    id: string;
    /**
     * id of the tenant that it belongs to; null: to none, or to several
     */
    tenant_id: string | null;
    /**
     * where the text was found
     */
    matched: 'id' | 'cufe' | 'number' | 'nit' | 'request_id' | 'email' | 'counterparty';
    /**
     * kind of a document, or the operation of a request or an entry; null: neither
     */
    kind: string | null;
    /**
     * number of a document; null: it has none, or is none
     */
    number: string | null;
    /**
     * status of a document or tenant, HTTP status of a request, or outcome of an entry; null: it has none
     */
    status: string | null;
};

/**
 * FoundObjects
 */
export type FoundObjects = {
    /**
     * What kind of resource this is
     */
    object: 'search_result';
    /**
     * the hits
     */
    data: Array<FoundObject>;
};

/**
 * GaugeHistory
 */
export type GaugeHistory = {
    /**
     * What kind of resource this is
     */
    object: 'gauge_history';
    /**
     * the gauge
     */
    gauge: string;
    /**
     * one for each minute, oldest first; a minute without a reading is missing
     */
    points: Array<GaugePoint>;
};

/**
 * GaugePoint
 */
export type GaugePoint = {
    /**
     * time of the reading
     */
    at: string;
    /**
     * what it showed
     */
    value: number;
};

/**
 * Identification
 *
 * How the tax authority knows a person or a company
 */
export type Identification = {
    /**
     * Identification type: 11 Registro civil, 12 Tarjeta de identidad, 13 Cédula de ciudadanía, 21 Tarjeta de extranjería, 22 Cédula de extranjería, 31 NIT, 41 Pasaporte, 42 Documento de identificación extranjero, 47 PEP (Permiso Especial de Permanencia), 48 PPT (Permiso por Protección Temporal), 50 NIT de otro país, 91 NUIP
     */
    type: '31' | '13' | '22' | '21' | '41' | '12' | '11' | '50' | '42' | '47' | '48' | '91';
    /**
     * Number as the document shows it; of a NIT or a citizen card the digits alone, without check digit
     */
    number: string;
    /**
     * Check digit of a NIT, computed where it is left out; nothing else has one
     */
    check_digit?: string | null;
};

/**
 * IdentificationResource
 *
 * How the tax authority knows a person or a company
 */
export type IdentificationResource = {
    /**
     * Identification type: 11 Registro civil, 12 Tarjeta de identidad, 13 Cédula de ciudadanía, 21 Tarjeta de extranjería, 22 Cédula de extranjería, 31 NIT, 41 Pasaporte, 42 Documento de identificación extranjero, 47 PEP (Permiso Especial de Permanencia), 48 PPT (Permiso por Protección Temporal), 50 NIT de otro país, 91 NUIP
     */
    type: '31' | '13' | '22' | '21' | '41' | '12' | '11' | '50' | '42' | '47' | '48' | '91';
    /**
     * Number as the document shows it; of a NIT or a citizen card the digits alone, without check digit
     */
    number: string;
    /**
     * Check digit of a NIT, computed where it is left out; nothing else has one
     */
    check_digit?: string;
};

/**
 * Invitation
 */
export type Invitation = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'invitation';
    /**
     * address of the person, in lower case
     */
    email: string;
    /**
     * `reader` sees and downloads; `biller` also issues documents; `developer` may do what an API key of role `full` may, except going live and people; `payroll` sees payroll only; `owner` may do everything
     */
    role: 'reader' | 'biller' | 'developer' | 'payroll' | 'owner';
    /**
     * id of the person or of the API key that invited, or name of the operator
     */
    invited_by: string;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * the invitation is open until then
     */
    expires_at: string;
};

/**
 * LinkOrder
 */
export type LinkOrder = {
    /**
     * address of the person, who is made when there is none with it
     */
    email: string;
    /**
     * name of a new person
     */
    name?: string | null;
    /**
     * id of a tenant to which the person belongs from now on
     */
    tenant_id?: string | null;
    /**
     * `reader` sees and downloads; `biller` also issues documents; `developer` may do what an API key of role `full` may, except going live and people; `payroll` sees payroll only; `owner` may do everything
     */
    role?: 'reader' | 'biller' | 'developer' | 'payroll' | 'owner' | null;
    /**
     * the person becomes an operator with this role, and the link leads to the console of operators; the role of an invited operator stays. Not together with `tenant_id`
     */
    operator?: 'look' | 'act' | 'administer' | null;
};

/**
 * LoginLink
 */
export type LoginLink = {
    /**
     * What kind of resource this is
     */
    object: 'login_link';
    /**
     * id of the person
     */
    person_id: string;
    /**
     * link to the console; it is good once, and in this answer only
     */
    url: string;
    /**
     * the link is good until then
     */
    expires_at: string;
};

/**
 * MaintenanceJob
 */
export type MaintenanceJob = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'work';
    /**
     * Service that does it
     */
    service: 'api-gateway' | 'certificate-vault' | 'document-issuer' | 'dian-submitter' | 'mailer' | 'webhook-dispatcher';
    /**
     * republish or rebuild
     */
    name: string;
    /**
     * What was ordered beside the service: since when
     */
    request: {
        [key: string]: unknown;
    };
    /**
     * Name of the operator who ordered it
     */
    operator: string;
    /**
     * When it was ordered, in UTC
     */
    begun_at: string;
    /**
     * Null while the job runs
     */
    ended_at: string | null;
    /**
     * How many items are done so far
     */
    done: number;
};

/**
 * MaintenanceJobList
 */
export type MaintenanceJobList = {
    /**
     * What kind of resource this is
     */
    object: 'list';
    /**
     * Path of this list
     */
    url: string;
    /**
     * whether there is more in this direction
     */
    has_more: boolean;
    /**
     * The resources of this page, newest first
     */
    data: Array<MaintenanceJob>;
    /**
     * services that did not answer: what they have is missing in this list
     */
    unreachable: Array<'api-gateway' | 'certificate-vault' | 'document-issuer' | 'dian-submitter' | 'mailer' | 'webhook-dispatcher'>;
};

/**
 * NewCredential
 *
 * Answer of `navigator.credentials.create()` as its `toJSON()` writes it
 */
export type NewCredential = {
    /**
     * id of the passkey, in base64url
     */
    id: string;
    /**
     * id of the passkey, in base64url
     */
    rawId: string;
    type: 'public-key';
    /**
     * whether the authenticator is a part of the device; not looked at
     */
    authenticatorAttachment?: string | null;
    /**
     * what extensions answered; not looked at
     */
    clientExtensionResults?: {
        [key: string]: unknown;
    } | null;
    /**
     * what the authenticator answered
     */
    response: {
        /**
         * what the browser says of the request, in base64url
         */
        clientDataJSON: string;
        /**
         * the new public key, in base64url
         */
        attestationObject: string;
        /**
         * how the authenticator is reached, such as `internal` or `usb`
         */
        transports?: Array<string> | null;
    };
};

/**
 * NewTenant
 */
export type NewTenant = {
    /**
     * NIT: digits alone, without check digit
     */
    nit: string;
    /**
     * Check digit of the NIT
     */
    check_digit: string;
    /**
     * Name as registered at the tax authority
     */
    legal_name: string;
    /**
     * Name on the door
     */
    trade_name?: string | null;
    /**
     * Organization type: 1 Persona Jurídica, 2 Persona Natural
     */
    organization_type: '1' | '2';
    /**
     * Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
     */
    tax_level_codes: Array<string>;
    /**
     * Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica
     */
    tax_scheme: '01' | '04' | 'ZA' | 'ZZ';
    /**
     * Where it is; in Colombia with the DIVIPOLA code of the municipality
     */
    address: Address;
    /**
     * Address for documents, as registered at the tax authority
     */
    email: string;
    /**
     * Telephone
     */
    phone?: string | null;
    /**
     * Economic activities (CIIU)
     */
    industry_codes?: Array<string> | null;
    /**
     * Matrícula mercantil
     */
    commercial_registration?: string | null;
    /**
     * Further names beside trade_name: of shops, of establishments
     */
    party_names?: Array<string> | null;
    /**
     * Whom to ask, by the `phone` and `email` of the party
     */
    contact?: Contact | null;
    /**
     * Members of a consortium or temporary union
     */
    shareholders?: Array<Shareholder> | null;
    /**
     * address of a person who is invited as its first owner, by a mail that leads to the console
     */
    owner?: string | null;
};

/**
 * Operator
 */
export type Operator = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'operator';
    /**
     * id of the person, by which orders and the audit name the operator
     */
    person_id: string;
    /**
     * address by which the person logs in, in lower case
     */
    email: string;
    /**
     * empty: not known yet
     */
    name: string;
    /**
     * `look` sees everything; `act` also suspends tenants, handles messages again and declares contingencies; `administer` may do everything
     */
    role: 'look' | 'act' | 'administer';
    /**
     * true: each login at the provider of operators sets the role anew, or takes it away; false: an invited operator
     */
    is_from_provider: boolean;
    /**
     * time from which the person is an operator
     */
    created_at: string;
};

/**
 * OperatorList
 */
export type OperatorList = {
    /**
     * What kind of resource this is
     */
    object: 'list';
    /**
     * Path of this list
     */
    url: string;
    /**
     * whether there is more in this direction
     */
    has_more: boolean;
    /**
     * The resources of this page, newest first
     */
    data: Array<Operator>;
};

/**
 * OperatorPatch
 */
export type OperatorPatch = {
    /**
     * `look` sees everything; `act` also suspends tenants, handles messages again and declares contingencies; `administer` may do everything
     */
    role: 'look' | 'act' | 'administer';
};

/**
 * Passkey
 *
 * A key on a device of the person, by which this person logs in without a password
 */
export type Passkey = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'passkey';
    /**
     * name by which the person knows the passkey
     */
    name: string;
    /**
     * true: a password manager keeps it on several devices; false: it is on one device
     */
    is_synced: boolean;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * time of the last login or step-up by it; null: never
     */
    used_at: string | null;
};

/**
 * PasskeyAssertionOptions
 */
export type PasskeyAssertionOptions = {
    /**
     * What kind of resource this is
     */
    object: 'passkey_options';
    /**
     * what `navigator.credentials.get()` takes as `publicKey`, once a browser has parsed it; its challenge is good once, for 5 minutes
     */
    public_key: {
        [key: string]: unknown;
    };
};

/**
 * PasskeyChange
 */
export type PasskeyChange = {
    /**
     * name by which the person knows the passkey
     */
    name: string;
};

/**
 * PasskeyInput
 */
export type PasskeyInput = {
    /**
     * name by which the person knows the passkey
     */
    name: string;
    credential: NewCredential;
};

/**
 * PasskeyList
 */
export type PasskeyList = {
    /**
     * What kind of resource this is
     */
    object: 'list';
    /**
     * the passkeys, oldest first
     */
    data: Array<Passkey>;
};

/**
 * PasskeyRegistrationOptions
 */
export type PasskeyRegistrationOptions = {
    /**
     * What kind of resource this is
     */
    object: 'passkey_options';
    /**
     * what `navigator.credentials.create()` takes as `publicKey`, once a browser has parsed it; its challenge is good once, for 5 minutes
     */
    public_key: {
        [key: string]: unknown;
    };
};

/**
 * Person
 *
 * A human being who logs in to the console
 */
export type Person = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * address by which the person logs in, in lower case
     */
    email: string;
    /**
     * empty: not known yet
     */
    name: string;
    /**
     * language of our mails: the one that the person has chosen, or that of the browser at the last login; null: not known yet
     */
    language: 'es' | 'en' | null;
    /**
     * false: a login changes the language to that of the browser
     */
    is_language_chosen: boolean;
};

/**
 * PersonPatch
 */
export type PersonPatch = {
    /**
     * name, as other people see it
     */
    name?: string;
    /**
     * language of our mails; null: that of the browser at each login
     */
    language?: 'es' | 'en' | null;
};

/**
 * Problem
 *
 * RFC 9457
 */
export type Problem = {
    /**
     * the page of this code
     */
    type: string;
    /**
     * The status in words
     */
    title: string;
    /**
     * HTTP status
     */
    status: number;
    /**
     * What is wrong, in the language of Accept-Language
     */
    detail: string;
    /**
     * stable
     */
    code: string;
    /**
     * Quote it to support
     */
    request_id: string | null;
    /**
     * id of what stands in the way: it has this external_id or number, or corrects this document already
     */
    existing_id?: string;
    /**
     * All that is wrong, each at its place
     */
    errors?: Array<{
        /**
         * JSON pointer into the body; or into another resource, named before the #
         */
        pointer?: string;
        /**
         * name of the query parameter
         */
        parameter?: string;
        /**
         * Stable code of this fault
         */
        code: string;
        /**
         * What is wrong and why
         */
        detail: string;
        /**
         * How to mend it
         */
        fix?: string;
        /**
         * the tax authority's rule that would have rejected it
         */
        rule?: string;
    }>;
};

/**
 * Rebuild
 */
export type Rebuild = {
    /**
     * the service that does it
     */
    service: 'api-gateway' | 'certificate-vault' | 'document-issuer' | 'dian-submitter' | 'mailer' | 'webhook-dispatcher';
};

/**
 * Redrive
 */
export type Redrive = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'redrive';
    /**
     * Service that tries again
     */
    service: 'api-gateway' | 'certificate-vault' | 'document-issuer' | 'dian-submitter' | 'mailer' | 'webhook-dispatcher';
    /**
     * Key whose messages are tried again: id of a document or of a tenant
     */
    key: string;
    /**
     * How many messages of the key are tried again, including those parked behind the dead letter
     */
    messages: number;
    /**
     * Name of the operator
     */
    operator: string;
    /**
     * Why, in the words of the operator; empty: no reason given
     */
    reason: string;
};

/**
 * RedriveOrder
 */
export type RedriveOrder = {
    /**
     * why it should go well now; kept with the dead letter
     */
    reason?: string | null;
};

/**
 * RemovedOperator
 */
export type RemovedOperator = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'operator';
    deleted: true;
};

/**
 * RemovedPasskey
 */
export type RemovedPasskey = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'passkey';
    deleted: true;
};

/**
 * Republication
 */
export type Republication = {
    /**
     * the service that does it
     */
    service: 'api-gateway' | 'certificate-vault' | 'document-issuer' | 'dian-submitter' | 'mailer' | 'webhook-dispatcher';
    /**
     * messages published since then; ISO 8601 with offset
     */
    from: string;
};

/**
 * ResumeOrder
 */
export type ResumeOrder = {
    [key: string]: never;
};

/**
 * RevokeOrder
 */
export type RevokeOrder = {
    /**
     * NIT of the tenant, so that no other one is revoked by mistake
     */
    nit: string;
    /**
     * true: also while documents are under way, which cannot be finished then
     */
    force?: boolean | null;
};

/**
 * ServiceState
 */
export type ServiceState = {
    /**
     * the service
     */
    service: 'api-gateway' | 'certificate-vault' | 'document-issuer' | 'dian-submitter' | 'mailer' | 'webhook-dispatcher';
    /**
     * false: it did not answer, or not with its gauges, and nothing else is known of it
     */
    up: boolean;
    /**
     * whether its database answers
     */
    database_up: boolean | null;
    /**
     * whether the event log answers it
     */
    log_up: boolean | null;
    /**
     * facts that are written and not yet on the log; null: not known
     */
    outbox: number | null;
    /**
     * messages on the log that it has not handled; null: not known
     */
    lag: number | null;
    /**
     * partitions that it holds still at a version that it does not know; null: not known
     */
    stopped_partitions: number | null;
    /**
     * keys whose messages wait behind one that failed; null: not known
     */
    parked_keys: number | null;
    /**
     * messages that it cannot read; null: not known
     */
    dead_letters: number | null;
    /**
     * timers that are due and not done; null: not known
     */
    timers_due: number | null;
    /**
     * how long the first of them has been due; null: not known
     */
    timers_late_seconds: number | null;
    /**
     * what an operator has to look at; empty: nothing
     */
    alarms: Array<Alarm>;
};

/**
 * Session
 */
export type Session = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'session';
    /**
     * address from which the login came
     */
    address: string;
    /**
     * browser that logged in, in its own words
     */
    agent: string;
    /**
     * time of the login: ISO 8601 with offset
     */
    created_at: string;
    /**
     * time of the last request, to the minute: an hour without one ends the session
     */
    seen_at: string;
    /**
     * the session ends then, however often it is used
     */
    expires_at: string;
    /**
     * until then the session may do what takes a step-up; null: a step-up is needed first
     */
    stepped_up_until: string | null;
    person: Person;
    /**
     * `look` sees everything; `act` also suspends tenants, handles messages again and declares contingencies; `administer` may do everything
     */
    role: 'look' | 'act' | 'administer';
    /**
     * ids of the operations that the role may call
     */
    rights: Array<string>;
};

/**
 * SessionEntry
 */
export type SessionEntry = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'session';
    /**
     * address from which the login came
     */
    address: string;
    /**
     * browser that logged in, in its own words
     */
    agent: string;
    /**
     * time of the login: ISO 8601 with offset
     */
    created_at: string;
    /**
     * time of the last request, to the minute: an hour without one ends the session
     */
    seen_at: string;
    /**
     * the session ends then, however often it is used
     */
    expires_at: string;
    /**
     * until then the session may do what takes a step-up; null: a step-up is needed first
     */
    stepped_up_until: string | null;
    /**
     * true: the session that asks
     */
    is_current: boolean;
};

/**
 * SessionEntryList
 */
export type SessionEntryList = {
    /**
     * What kind of resource this is
     */
    object: 'list';
    /**
     * Path of this list
     */
    url: string;
    /**
     * whether there is more in this direction
     */
    has_more: boolean;
    /**
     * The resources of this page, newest first
     */
    data: Array<SessionEntry>;
};

/**
 * SessionInput
 */
export type SessionInput = {
    /**
     * what stands behind the `#` of a link for a login; it is good once
     */
    token: string;
};

/**
 * Shareholder
 */
export type Shareholder = {
    /**
     * Its share of the consortium (0.00 to 100.00, decimal string with two to six decimals)
     */
    participation_percent: string;
    /**
     * Name as registered at the tax authority
     */
    legal_name: string;
    identification: Identification;
    /**
     * Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
     */
    tax_level_codes?: Array<string> | null;
    /**
     * Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica
     */
    tax_scheme?: '01' | '04' | 'ZA' | 'ZZ' | null;
};

/**
 * ShareholderResource
 */
export type ShareholderResource = {
    /**
     * Its share of the consortium (0.00 to 100.00, decimal string with two to six decimals)
     */
    participation_percent: string;
    /**
     * Name as registered at the tax authority
     */
    legal_name: string;
    identification: IdentificationResource;
    /**
     * Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
     */
    tax_level_codes: Array<string> | null;
    /**
     * Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica
     */
    tax_scheme: '01' | '04' | 'ZA' | 'ZZ' | null;
};

/**
 * SoftwareChoice
 */
export type SoftwareChoice = {
    /**
     * SoftwareID of the DIAN portal, a GUID with hyphens
     */
    id: string;
    /**
     * the technology provider that owns the software; null: the tenant does
     */
    provider: {
        /**
         * NIT without its check digit
         */
        nit: string;
        /**
         * check digit of the NIT
         */
        check_digit: string;
        /**
         * legal name
         */
        name: string;
        /**
         * code that DIAN gave the provider, for the names of files; 000 by default
         */
        code?: string | null;
    } | null;
};

/**
 * StartedLogin
 */
export type StartedLogin = {
    /**
     * What kind of resource this is
     */
    object: 'oidc_login';
    /**
     * where the browser goes to log in; it is sent back within 10 minutes
     */
    url: string;
};

/**
 * State
 */
export type State = {
    /**
     * What kind of resource this is
     */
    object: 'state';
    /**
     * time of this state
     */
    at: string;
    /**
     * each service
     */
    services: Array<ServiceState>;
    /**
     * each environment
     */
    environments: Array<EnvironmentState>;
};

/**
 * SuspendOrder
 */
export type SuspendOrder = {
    /**
     * why; operators see it, the tenant does not
     */
    reason: string;
};

/**
 * Tenant
 */
export type Tenant = {
    /**
     * Id of the tenant
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'tenant';
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * environment of its live mode: habilitacion or production
     */
    environment: string;
    /**
     * NIT: digits alone, without check digit
     */
    nit: string;
    /**
     * Check digit of the NIT
     */
    check_digit: string;
    /**
     * Name as registered at the tax authority
     */
    legal_name: string;
    /**
     * Name on the door
     */
    trade_name: string | null;
    /**
     * Organization type: 1 Persona Jurídica, 2 Persona Natural
     */
    organization_type: '1' | '2';
    /**
     * Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
     */
    tax_level_codes: Array<string>;
    /**
     * Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica
     */
    tax_scheme: '01' | '04' | 'ZA' | 'ZZ';
    /**
     * Where it is; in Colombia with the DIVIPOLA code of the municipality
     */
    address: AddressResource;
    /**
     * Address for documents, as registered at the tax authority
     */
    email: string;
    /**
     * Telephone
     */
    phone: string | null;
    /**
     * Economic activities (CIIU)
     */
    industry_codes: Array<string> | null;
    /**
     * Matrícula mercantil
     */
    commercial_registration: string | null;
    /**
     * Further names beside trade_name: of shops, of establishments
     */
    party_names: Array<string> | null;
    /**
     * Whom to ask, by the `phone` and `email` of the party
     */
    contact: ContactResource | null;
    /**
     * Members of a consortium or temporary union
     */
    shareholders: Array<ShareholderResource> | null;
    /**
     * what you add to every PDF
     */
    pdf: {
        /**
         * at the end of every PDF and mail; it may have several lines
         */
        footer: string | null;
        /**
         * where to pay, in invoices and debit notes; it may have several lines
         */
        bank_details: string | null;
    } | null;
    /**
     * what stands at the head of every PDF
     */
    logo: {
        /**
         * image/png or image/jpeg
         */
        media_type: string;
        /**
         * Width in pixels
         */
        width_px: number;
        /**
         * Height in pixels
         */
        height_px: number;
    } | null;
    /**
     * Colour of the PDF as #rrggbb; null: ours
     */
    brand_color: string | null;
    /**
     * form of the mails to your buyers
     */
    mail: {
        /**
         * whether every mail is in English too, below the Spanish; without it only those to buyers abroad are
         */
        bilingual: boolean;
        /**
         * whether the PDF is also attached by itself, beside the zip that has it; one too large for a mail is not
         */
        attach_pdf: boolean;
    };
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * `suspended`: new documents are refused, all else works. `revoked`: for ever without API keys and without its key
     */
    status: 'active' | 'suspended' | 'revoked';
    /**
     * how it went from habilitación to production
     */
    went_live: {
        /**
         * when it went live
         */
        at: string;
        /**
         * id of the API key that asked for it
         */
        key_id: string;
        /**
         * what production needs and was missing; the tenant has overruled it. Empty: nothing was
         */
        lacking: Array<{
            /**
             * what was missing
             */
            pointer: string;
            /**
             * stable code of that
             */
            code: string;
        }>;
    } | null;
    /**
     * who has suspended it, and why
     */
    suspension: {
        /**
         * name of the operator
         */
        operator: string;
        /**
         * why, in the words of the operator
         */
        reason: string;
        /**
         * when it began
         */
        since: string;
    } | null;
    /**
     * who has revoked it
     */
    revocation: {
        /**
         * name of the operator
         */
        operator: string;
        /**
         * when the API keys ended
         */
        revoked_at: string;
        /**
         * documents that needed its key and cannot be finished
         */
        documents_under_way: number;
        /**
         * when certificate-vault has destroyed the key, which takes a moment
         */
        key_destroyed_at: string | null;
    } | null;
    /**
     * who has had its data erased
     */
    erasure: {
        /**
         * name of the operator
         */
        operator: string;
        /**
         * when it was ordered; it is done in a moment
         */
        erased_at: string;
        /**
         * when its documents are erased, and the tenant with them
         */
        documents_kept_until: string | null;
    } | null;
};

/**
 * TenantChange
 */
export type TenantChange = {
    /**
     * NIT: digits alone, without check digit
     */
    nit?: string;
    /**
     * Check digit of the NIT
     */
    check_digit?: string;
    /**
     * Name as registered at the tax authority
     */
    legal_name?: string;
    /**
     * Name on the door
     */
    trade_name?: string;
    /**
     * Organization type: 1 Persona Jurídica, 2 Persona Natural
     */
    organization_type?: '1' | '2';
    /**
     * Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
     */
    tax_level_codes?: Array<string>;
    /**
     * Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica
     */
    tax_scheme?: '01' | '04' | 'ZA' | 'ZZ';
    /**
     * Where it is; in Colombia with the DIVIPOLA code of the municipality
     */
    address?: Address;
    /**
     * Address for documents, as registered at the tax authority
     */
    email?: string;
    /**
     * Telephone
     */
    phone?: string;
    /**
     * Economic activities (CIIU)
     */
    industry_codes?: Array<string>;
    /**
     * Matrícula mercantil
     */
    commercial_registration?: string;
    /**
     * Further names beside trade_name: of shops, of establishments
     */
    party_names?: Array<string>;
    /**
     * Whom to ask there
     */
    contact?: Contact;
    /**
     * Members of a consortium or temporary union
     */
    shareholders?: Array<Shareholder>;
};

/**
 * TenantExportOrder
 */
export type TenantExportOrder = {
    /**
     * whose data: `true` of live mode, `false` of test mode
     */
    livemode: boolean;
};

/**
 * TenantList
 */
export type TenantList = {
    /**
     * What kind of resource this is
     */
    object: 'list';
    /**
     * Path of this list
     */
    url: string;
    /**
     * whether there is more in this direction
     */
    has_more: boolean;
    /**
     * The resources of this page, newest first
     */
    data: Array<Tenant>;
};

/**
 * TenantWithKeys
 */
export type TenantWithKeys = {
    /**
     * Id of the tenant
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'tenant';
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * environment of its live mode: habilitacion or production
     */
    environment: string;
    /**
     * NIT: digits alone, without check digit
     */
    nit: string;
    /**
     * Check digit of the NIT
     */
    check_digit: string;
    /**
     * Name as registered at the tax authority
     */
    legal_name: string;
    /**
     * Name on the door
     */
    trade_name: string | null;
    /**
     * Organization type: 1 Persona Jurídica, 2 Persona Natural
     */
    organization_type: '1' | '2';
    /**
     * Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
     */
    tax_level_codes: Array<string>;
    /**
     * Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica
     */
    tax_scheme: '01' | '04' | 'ZA' | 'ZZ';
    /**
     * Where it is; in Colombia with the DIVIPOLA code of the municipality
     */
    address: AddressResource;
    /**
     * Address for documents, as registered at the tax authority
     */
    email: string;
    /**
     * Telephone
     */
    phone: string | null;
    /**
     * Economic activities (CIIU)
     */
    industry_codes: Array<string> | null;
    /**
     * Matrícula mercantil
     */
    commercial_registration: string | null;
    /**
     * Further names beside trade_name: of shops, of establishments
     */
    party_names: Array<string> | null;
    /**
     * Whom to ask, by the `phone` and `email` of the party
     */
    contact: ContactResource | null;
    /**
     * Members of a consortium or temporary union
     */
    shareholders: Array<ShareholderResource> | null;
    /**
     * what you add to every PDF
     */
    pdf: {
        /**
         * at the end of every PDF and mail; it may have several lines
         */
        footer: string | null;
        /**
         * where to pay, in invoices and debit notes; it may have several lines
         */
        bank_details: string | null;
    } | null;
    /**
     * what stands at the head of every PDF
     */
    logo: {
        /**
         * image/png or image/jpeg
         */
        media_type: string;
        /**
         * Width in pixels
         */
        width_px: number;
        /**
         * Height in pixels
         */
        height_px: number;
    } | null;
    /**
     * Colour of the PDF as #rrggbb; null: ours
     */
    brand_color: string | null;
    /**
     * form of the mails to your buyers
     */
    mail: {
        /**
         * whether every mail is in English too, below the Spanish; without it only those to buyers abroad are
         */
        bilingual: boolean;
        /**
         * whether the PDF is also attached by itself, beside the zip that has it; one too large for a mail is not
         */
        attach_pdf: boolean;
    };
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * `suspended`: new documents are refused, all else works. `revoked`: for ever without API keys and without its key
     */
    status: 'active' | 'suspended' | 'revoked';
    /**
     * how it went from habilitación to production
     */
    went_live: {
        /**
         * when it went live
         */
        at: string;
        /**
         * id of the API key that asked for it
         */
        key_id: string;
        /**
         * what production needs and was missing; the tenant has overruled it. Empty: nothing was
         */
        lacking: Array<{
            /**
             * what was missing
             */
            pointer: string;
            /**
             * stable code of that
             */
            code: string;
        }>;
    } | null;
    /**
     * who has suspended it, and why
     */
    suspension: {
        /**
         * name of the operator
         */
        operator: string;
        /**
         * why, in the words of the operator
         */
        reason: string;
        /**
         * when it began
         */
        since: string;
    } | null;
    /**
     * who has revoked it
     */
    revocation: {
        /**
         * name of the operator
         */
        operator: string;
        /**
         * when the API keys ended
         */
        revoked_at: string;
        /**
         * documents that needed its key and cannot be finished
         */
        documents_under_way: number;
        /**
         * when certificate-vault has destroyed the key, which takes a moment
         */
        key_destroyed_at: string | null;
    } | null;
    /**
     * who has had its data erased
     */
    erasure: {
        /**
         * name of the operator
         */
        operator: string;
        /**
         * when it was ordered; it is done in a moment
         */
        erased_at: string;
        /**
         * when its documents are erased, and the tenant with them
         */
        documents_kept_until: string | null;
    } | null;
    /**
     * its first API keys
     */
    keys: {
        /**
         * API key of test mode, role full; it is in this answer only
         */
        sk_test: string;
        /**
         * API key of live mode, role full; it is in this answer only
         */
        sk_live: string;
    };
    /**
     * of its first owner; null: nobody is invited
     */
    invitation: Invitation | null;
};

/**
 * WaitingDocuments
 */
export type WaitingDocuments = {
    /**
     * what they wait for
     */
    reason: string;
    /**
     * how many documents
     */
    count: number;
};

/**
 * EndOrder
 */
export type EndOrderWritable = {
    [key: string]: never;
};

/**
 * ResumeOrder
 */
export type ResumeOrderWritable = {
    [key: string]: never;
};

/**
 * SoftwareChoice
 */
export type SoftwareChoiceWritable = {
    /**
     * SoftwareID of the DIAN portal, a GUID with hyphens
     */
    id: string;
    /**
     * its PIN; never returned
     */
    pin: string;
    /**
     * the technology provider that owns the software; null: the tenant does
     */
    provider: {
        /**
         * NIT without its check digit
         */
        nit: string;
        /**
         * check digit of the NIT
         */
        check_digit: string;
        /**
         * legal name
         */
        name: string;
        /**
         * code that DIAN gave the provider, for the names of files; 000 by default
         */
        code?: string | null;
    } | null;
};

/**
 * Language of our own texts: `es`, or English by default
 */
export type Language = string;

/**
 * A text of your own, new for each new request; kept for 7 days
 */
export type IdempotencyKey = string;

export type DeleteSessionData = {
    body?: never;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/session';
};

export type DeleteSessionErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type DeleteSessionError = DeleteSessionErrors[keyof DeleteSessionErrors];

export type DeleteSessionResponses = {
    /**
     * What has ended
     */
    200: EndedSession;
};

export type DeleteSessionResponse = DeleteSessionResponses[keyof DeleteSessionResponses];

export type GetSessionData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/session';
};

export type GetSessionErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetSessionError = GetSessionErrors[keyof GetSessionErrors];

export type GetSessionResponses = {
    /**
     * The session
     */
    200: Session;
};

export type GetSessionResponse = GetSessionResponses[keyof GetSessionResponses];

export type UpdatePersonData = {
    body?: PersonPatch;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/session';
};

export type UpdatePersonErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type UpdatePersonError = UpdatePersonErrors[keyof UpdatePersonErrors];

export type UpdatePersonResponses = {
    /**
     * The session, with the person as it is now
     */
    200: Session;
};

export type UpdatePersonResponse = UpdatePersonResponses[keyof UpdatePersonResponses];

export type CreateSessionData = {
    body: SessionInput;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/session';
};

export type CreateSessionErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `login_refused`, `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateSessionError = CreateSessionErrors[keyof CreateSessionErrors];

export type CreateSessionResponses = {
    /**
     * The session
     */
    201: Session;
};

export type CreateSessionResponse = CreateSessionResponses[keyof CreateSessionResponses];

export type DeleteSessionsData = {
    body?: never;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/session/all';
};

export type DeleteSessionsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type DeleteSessionsError = DeleteSessionsErrors[keyof DeleteSessionsErrors];

export type DeleteSessionsResponses = {
    /**
     * The session that asked
     */
    200: EndedSession;
};

export type DeleteSessionsResponse = DeleteSessionsResponses[keyof DeleteSessionsResponses];

export type ListSessionsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: {
        /**
         * 1 to 100, default 10
         */
        limit?: number;
        /**
         * an id: what comes behind it, older
         */
        starting_after?: string;
        /**
         * an id: what comes before it, newer
         */
        ending_before?: string;
    };
    url: '/admin/session/all';
};

export type ListSessionsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListSessionsError = ListSessionsErrors[keyof ListSessionsErrors];

export type ListSessionsResponses = {
    /**
     * A page of sessions
     */
    200: SessionEntryList;
};

export type ListSessionsResponse = ListSessionsResponses[keyof ListSessionsResponses];

export type StartOidcLoginData = {
    body?: never;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/session/oidc/start';
};

export type StartOidcLoginErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `oidc_provider_unavailable`, `service_unavailable`
     */
    503: Problem;
};

export type StartOidcLoginError = StartOidcLoginErrors[keyof StartOidcLoginErrors];

export type StartOidcLoginResponses = {
    /**
     * The login that has begun
     */
    201: StartedLogin;
};

export type StartOidcLoginResponse = StartOidcLoginResponses[keyof StartOidcLoginResponses];

export type ListPasskeysData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/session/passkeys';
};

export type ListPasskeysErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListPasskeysError = ListPasskeysErrors[keyof ListPasskeysErrors];

export type ListPasskeysResponses = {
    /**
     * The passkeys
     */
    200: PasskeyList;
};

export type ListPasskeysResponse = ListPasskeysResponses[keyof ListPasskeysResponses];

export type CreatePasskeyData = {
    body: PasskeyInput;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
        /**
         * A text of your own, new for each new request; kept for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/session/passkeys';
};

export type CreatePasskeyErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `passkey_refused`, `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `passkey_limit_reached`, `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreatePasskeyError = CreatePasskeyErrors[keyof CreatePasskeyErrors];

export type CreatePasskeyResponses = {
    /**
     * The passkey
     */
    201: Passkey;
};

export type CreatePasskeyResponse = CreatePasskeyResponses[keyof CreatePasskeyResponses];

export type CreateSessionByPasskeyData = {
    body: AssertionInput;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/session/passkeys/login';
};

export type CreateSessionByPasskeyErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `passkey_refused`, `oidc_required`, `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateSessionByPasskeyError = CreateSessionByPasskeyErrors[keyof CreateSessionByPasskeyErrors];

export type CreateSessionByPasskeyResponses = {
    /**
     * The session
     */
    201: Session;
};

export type CreateSessionByPasskeyResponse = CreateSessionByPasskeyResponses[keyof CreateSessionByPasskeyResponses];

export type CreatePasskeyLoginOptionsData = {
    body?: never;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/session/passkeys/login-options';
};

export type CreatePasskeyLoginOptionsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreatePasskeyLoginOptionsError = CreatePasskeyLoginOptionsErrors[keyof CreatePasskeyLoginOptionsErrors];

export type CreatePasskeyLoginOptionsResponses = {
    /**
     * The options
     */
    201: PasskeyAssertionOptions;
};

export type CreatePasskeyLoginOptionsResponse = CreatePasskeyLoginOptionsResponses[keyof CreatePasskeyLoginOptionsResponses];

export type CreatePasskeyRegistrationOptionsData = {
    body?: never;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
        /**
         * A text of your own, new for each new request; kept for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/session/passkeys/registration-options';
};

export type CreatePasskeyRegistrationOptionsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `passkey_limit_reached`, `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreatePasskeyRegistrationOptionsError = CreatePasskeyRegistrationOptionsErrors[keyof CreatePasskeyRegistrationOptionsErrors];

export type CreatePasskeyRegistrationOptionsResponses = {
    /**
     * The options
     */
    201: PasskeyRegistrationOptions;
};

export type CreatePasskeyRegistrationOptionsResponse = CreatePasskeyRegistrationOptionsResponses[keyof CreatePasskeyRegistrationOptionsResponses];

export type StepUpByPasskeyData = {
    body: AssertionInput;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
        /**
         * A text of your own, new for each new request; kept for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/session/passkeys/step-up';
};

export type StepUpByPasskeyErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `passkey_refused`, `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type StepUpByPasskeyError = StepUpByPasskeyErrors[keyof StepUpByPasskeyErrors];

export type StepUpByPasskeyResponses = {
    /**
     * The session
     */
    201: Session;
};

export type StepUpByPasskeyResponse = StepUpByPasskeyResponses[keyof StepUpByPasskeyResponses];

export type CreatePasskeyStepUpOptionsData = {
    body?: never;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
        /**
         * A text of your own, new for each new request; kept for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/session/passkeys/step-up-options';
};

export type CreatePasskeyStepUpOptionsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreatePasskeyStepUpOptionsError = CreatePasskeyStepUpOptionsErrors[keyof CreatePasskeyStepUpOptionsErrors];

export type CreatePasskeyStepUpOptionsResponses = {
    /**
     * The options
     */
    201: PasskeyAssertionOptions;
};

export type CreatePasskeyStepUpOptionsResponse = CreatePasskeyStepUpOptionsResponses[keyof CreatePasskeyStepUpOptionsResponses];

export type DeletePasskeyData = {
    body?: never;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * Id of the resource
         */
        id: string;
    };
    query?: never;
    url: '/admin/session/passkeys/{id}';
};

export type DeletePasskeyErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `last_passkey`
     */
    409: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type DeletePasskeyError = DeletePasskeyErrors[keyof DeletePasskeyErrors];

export type DeletePasskeyResponses = {
    /**
     * What was removed
     */
    200: RemovedPasskey;
};

export type DeletePasskeyResponse = DeletePasskeyResponses[keyof DeletePasskeyResponses];

export type UpdatePasskeyData = {
    body: PasskeyChange;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * Id of the resource
         */
        id: string;
    };
    query?: never;
    url: '/admin/session/passkeys/{id}';
};

export type UpdatePasskeyErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type UpdatePasskeyError = UpdatePasskeyErrors[keyof UpdatePasskeyErrors];

export type UpdatePasskeyResponses = {
    /**
     * The passkey as it is now
     */
    200: Passkey;
};

export type UpdatePasskeyResponse = UpdatePasskeyResponses[keyof UpdatePasskeyResponses];

export type ListAuditData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: {
        /**
         * 1 to 100, default 10
         */
        limit?: number;
        /**
         * an id: what comes behind it, older
         */
        starting_after?: string;
        /**
         * an id: what comes before it, newer
         */
        ending_before?: string;
        /**
         * time as ISO 8601 with offset
         */
        'created[gte]'?: string;
        /**
         * time as ISO 8601 with offset
         */
        'created[lt]'?: string;
        /**
         * Only what this person, API key or operator asked for
         */
        actor_id?: string;
        /**
         * Only requests of this operation
         */
        action?: string;
        /**
         * Only what was asked about this object
         */
        object_id?: string;
        /**
         * Only what is about this tenant
         */
        tenant_id?: string;
    };
    url: '/admin/v1/audit';
};

export type ListAuditErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListAuditError = ListAuditErrors[keyof ListAuditErrors];

export type ListAuditResponses = {
    /**
     * A page of entries
     */
    200: AuditEntryList;
};

export type ListAuditResponse = ListAuditResponses[keyof ListAuditResponses];

export type ListContingenciesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/v1/contingencies';
};

export type ListContingenciesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListContingenciesError = ListContingenciesErrors[keyof ListContingenciesErrors];

export type ListContingenciesResponses = {
    /**
     * Those that last and those that ended
     */
    200: ContingencyList;
};

export type ListContingenciesResponse = ListContingenciesResponses[keyof ListContingenciesResponses];

export type DeclareContingencyData = {
    body: ContingencyInput;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
        /**
         * A text of your own, new for each new request; kept for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/v1/contingencies';
};

export type DeclareContingencyErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `contingency_declared`, `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type DeclareContingencyError = DeclareContingencyErrors[keyof DeclareContingencyErrors];

export type DeclareContingencyResponses = {
    /**
     * The contingency, under your name
     */
    201: Contingency;
};

export type DeclareContingencyResponse = DeclareContingencyResponses[keyof DeclareContingencyResponses];

export type EndContingencyData = {
    body?: EndOrderWritable;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
        /**
         * A text of your own, new for each new request; kept for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource
         */
        id: string;
    };
    query?: never;
    url: '/admin/v1/contingencies/{id}/end';
};

export type EndContingencyErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `contingency_ended`, `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type EndContingencyError = EndContingencyErrors[keyof EndContingencyErrors];

export type EndContingencyResponses = {
    /**
     * The contingency, ended under your name
     */
    200: Contingency;
};

export type EndContingencyResponse = EndContingencyResponses[keyof EndContingencyResponses];

export type ListDeadLettersData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: {
        /**
         * 1 to 100, default 10
         */
        limit?: number;
        /**
         * an id: what comes behind it, older
         */
        starting_after?: string;
        /**
         * an id: what comes before it, newer
         */
        ending_before?: string;
        /**
         * Only those of this service
         */
        service?: 'api-gateway' | 'certificate-vault' | 'document-issuer' | 'dian-submitter' | 'mailer' | 'webhook-dispatcher';
        /**
         * `retrying`: tried again by itself; `waiting`: behind one that is; `dead`: its schema refuses it, and an operator decides
         */
        state?: 'retrying' | 'waiting' | 'dead';
        /**
         * of the message: a document, a tenant
         */
        key?: string;
    };
    url: '/admin/v1/dead-letters';
};

export type ListDeadLettersErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListDeadLettersError = ListDeadLettersErrors[keyof ListDeadLettersErrors];

export type ListDeadLettersResponses = {
    /**
     * A page of parked messages and dead letters
     */
    200: DeadLetterList;
};

export type ListDeadLettersResponse = ListDeadLettersResponses[keyof ListDeadLettersResponses];

export type RedriveDeadLetterData = {
    body?: RedriveOrder;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
        /**
         * A text of your own, new for each new request; kept for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource
         */
        id: string;
    };
    query?: never;
    url: '/admin/v1/dead-letters/{id}/redrive';
};

export type RedriveDeadLetterErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type RedriveDeadLetterError = RedriveDeadLetterErrors[keyof RedriveDeadLetterErrors];

export type RedriveDeadLetterResponses = {
    /**
     * How many messages are tried again
     */
    200: Redrive;
};

export type RedriveDeadLetterResponse = RedriveDeadLetterResponses[keyof RedriveDeadLetterResponses];

export type GetDocumentData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * Id of the resource
         */
        id: string;
    };
    query?: {
        /**
         * why; with it the answer has bodies and personal data, and the tenant sees it in its audit
         */
        reason?: string;
    };
    url: '/admin/v1/documents/{id}';
};

export type GetDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetDocumentError = GetDocumentErrors[keyof GetDocumentErrors];

export type GetDocumentResponses = {
    /**
     * The document
     */
    200: DocumentLook;
};

export type GetDocumentResponse = GetDocumentResponses[keyof GetDocumentResponses];

export type ListOperatorsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: {
        /**
         * 1 to 100, default 10
         */
        limit?: number;
        /**
         * an id: what comes behind it, older
         */
        starting_after?: string;
        /**
         * an id: what comes before it, newer
         */
        ending_before?: string;
    };
    url: '/admin/v1/people';
};

export type ListOperatorsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListOperatorsError = ListOperatorsErrors[keyof ListOperatorsErrors];

export type ListOperatorsResponses = {
    /**
     * A page of operators
     */
    200: OperatorList;
};

export type ListOperatorsResponse = ListOperatorsResponses[keyof ListOperatorsResponses];

export type LinkPersonData = {
    body: LinkOrder;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
        /**
         * A text of your own, new for each new request; kept for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/v1/people/links';
};

export type LinkPersonErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type LinkPersonError = LinkPersonErrors[keyof LinkPersonErrors];

export type LinkPersonResponses = {
    /**
     * The link
     */
    201: LoginLink;
};

export type LinkPersonResponse = LinkPersonResponses[keyof LinkPersonResponses];

export type DeleteOperatorData = {
    body?: never;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * Id of the resource
         */
        id: string;
    };
    query?: never;
    url: '/admin/v1/people/{id}';
};

export type DeleteOperatorErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `last_administrator`
     */
    409: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type DeleteOperatorError = DeleteOperatorErrors[keyof DeleteOperatorErrors];

export type DeleteOperatorResponses = {
    /**
     * What was removed
     */
    200: RemovedOperator;
};

export type DeleteOperatorResponse = DeleteOperatorResponses[keyof DeleteOperatorResponses];

export type UpdateOperatorData = {
    body: OperatorPatch;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * Id of the resource
         */
        id: string;
    };
    query?: never;
    url: '/admin/v1/people/{id}';
};

export type UpdateOperatorErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `last_administrator`
     */
    409: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type UpdateOperatorError = UpdateOperatorErrors[keyof UpdateOperatorErrors];

export type UpdateOperatorResponses = {
    /**
     * The operator as it is now
     */
    200: Operator;
};

export type UpdateOperatorResponse = UpdateOperatorResponses[keyof UpdateOperatorResponses];

export type RebuildViewsData = {
    body: Rebuild;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
        /**
         * A text of your own, new for each new request; kept for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/v1/rebuilds';
};

export type RebuildViewsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `nothing_to_do`, `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type RebuildViewsError = RebuildViewsErrors[keyof RebuildViewsErrors];

export type RebuildViewsResponses = {
    /**
     * The job, which goes on by itself; its progress is in the list of jobs
     */
    202: MaintenanceJob;
};

export type RebuildViewsResponse = RebuildViewsResponses[keyof RebuildViewsResponses];

export type RepublishMessagesData = {
    body: Republication;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
        /**
         * A text of your own, new for each new request; kept for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/v1/republications';
};

export type RepublishMessagesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `nothing_to_do`, `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type RepublishMessagesError = RepublishMessagesErrors[keyof RepublishMessagesErrors];

export type RepublishMessagesResponses = {
    /**
     * The job, which goes on by itself; its progress is in the list of jobs
     */
    202: MaintenanceJob;
};

export type RepublishMessagesResponse = RepublishMessagesResponses[keyof RepublishMessagesResponses];

export type SearchEverythingData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query: {
        /**
         * an id, a CUFE, the number of a document, the NIT of a tenant, the id of a request, the address of a person, or the number of a buyer or supplier; all of it
         */
        q: string;
    };
    url: '/admin/v1/search';
};

export type SearchEverythingErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type SearchEverythingError = SearchEverythingErrors[keyof SearchEverythingErrors];

export type SearchEverythingResponses = {
    /**
     * The hits, the most exact first
     */
    200: FoundObjects;
};

export type SearchEverythingResponse = SearchEverythingResponses[keyof SearchEverythingResponses];

export type GetStateData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/v1/state';
};

export type GetStateErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetStateError = GetStateErrors[keyof GetStateErrors];

export type GetStateResponses = {
    /**
     * The state
     */
    200: State;
};

export type GetStateResponse = GetStateResponses[keyof GetStateResponses];

export type ListGaugeHistoryData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query: {
        /**
         * service and field (`mailer.lag`, `mailer.up`, `mailer.outbox`), environment and field (`production.backlog`, `production.oldest_seconds`, `production.waiting`, `production.dian_silent_seconds`, `production.dian_calls_allowed`), `parked_keys`, `dead_letters` or `timers_late_seconds`
         */
        gauge: string;
        /**
         * first time; left out: 24 hours ago
         */
        from?: string;
        /**
         * end; left out: now
         */
        to?: string;
    };
    url: '/admin/v1/state/history';
};

export type ListGaugeHistoryErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListGaugeHistoryError = ListGaugeHistoryErrors[keyof ListGaugeHistoryErrors];

export type ListGaugeHistoryResponses = {
    /**
     * The readings
     */
    200: GaugeHistory;
};

export type ListGaugeHistoryResponse = ListGaugeHistoryResponses[keyof ListGaugeHistoryResponses];

export type ListTenantsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: {
        /**
         * 1 to 100, default 10
         */
        limit?: number;
        /**
         * an id: what comes behind it, older
         */
        starting_after?: string;
        /**
         * an id: what comes before it, newer
         */
        ending_before?: string;
        /**
         * time as ISO 8601 with offset
         */
        'created[gte]'?: string;
        /**
         * time as ISO 8601 with offset
         */
        'created[lt]'?: string;
        /**
         * NIT without check digit
         */
        nit?: string;
        /**
         * `suspended`: new documents are refused, all else works. `revoked`: for ever without API keys and without its key
         */
        status?: 'active' | 'suspended' | 'revoked';
    };
    url: '/admin/v1/tenants';
};

export type ListTenantsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListTenantsError = ListTenantsErrors[keyof ListTenantsErrors];

export type ListTenantsResponses = {
    /**
     * A page of tenants
     */
    200: TenantList;
};

export type ListTenantsResponse = ListTenantsResponses[keyof ListTenantsResponses];

export type CreateTenantData = {
    body: NewTenant;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
        /**
         * A text of your own, new for each new request; kept for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/v1/tenants';
};

export type CreateTenantErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `nit_in_use`, `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateTenantError = CreateTenantErrors[keyof CreateTenantErrors];

export type CreateTenantResponses = {
    /**
     * The tenant and its keys
     */
    201: TenantWithKeys;
};

export type CreateTenantResponse = CreateTenantResponses[keyof CreateTenantResponses];

export type GetTenantData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * Id of the resource
         */
        id: string;
    };
    query?: never;
    url: '/admin/v1/tenants/{id}';
};

export type GetTenantErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetTenantError = GetTenantErrors[keyof GetTenantErrors];

export type GetTenantResponses = {
    /**
     * The tenant
     */
    200: Tenant;
};

export type GetTenantResponse = GetTenantResponses[keyof GetTenantResponses];

export type UpdateTenantData = {
    body: TenantChange;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * Id of the resource
         */
        id: string;
    };
    query?: never;
    url: '/admin/v1/tenants/{id}';
};

export type UpdateTenantErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `nit_in_use`, `nit_not_changeable`, `tenant_revoked`
     */
    409: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type UpdateTenantError = UpdateTenantErrors[keyof UpdateTenantErrors];

export type UpdateTenantResponses = {
    /**
     * The tenant as it is now
     */
    200: Tenant;
};

export type UpdateTenantResponse = UpdateTenantResponses[keyof UpdateTenantResponses];

export type EraseTenantData = {
    body: EraseOrder;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
        /**
         * A text of your own, new for each new request; kept for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource
         */
        id: string;
    };
    query?: never;
    url: '/admin/v1/tenants/{id}/erase';
};

export type EraseTenantErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `tenant_not_revoked`, `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `nit_mismatch`, `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type EraseTenantError = EraseTenantErrors[keyof EraseTenantErrors];

export type EraseTenantResponses = {
    /**
     * The tenant, whose data are being erased
     */
    200: Tenant;
};

export type EraseTenantResponse = EraseTenantResponses[keyof EraseTenantResponses];

export type ListTenantExportsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * Id of the resource
         */
        id: string;
    };
    query?: {
        /**
         * 1 to 100, default 10
         */
        limit?: number;
        /**
         * an id: what comes behind it, older
         */
        starting_after?: string;
        /**
         * an id: what comes before it, newer
         */
        ending_before?: string;
        /**
         * whose data: `true` of live mode, `false` of test mode
         */
        livemode?: 'true' | 'false';
    };
    url: '/admin/v1/tenants/{id}/exports';
};

export type ListTenantExportsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListTenantExportsError = ListTenantExportsErrors[keyof ListTenantExportsErrors];

export type ListTenantExportsResponses = {
    /**
     * A page of exports
     */
    200: ExportList;
};

export type ListTenantExportsResponse = ListTenantExportsResponses[keyof ListTenantExportsResponses];

export type CreateTenantExportData = {
    body: TenantExportOrder;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
        /**
         * A text of your own, new for each new request; kept for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource
         */
        id: string;
    };
    query?: never;
    url: '/admin/v1/tenants/{id}/exports';
};

export type CreateTenantExportErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `export_under_way`, `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateTenantExportError = CreateTenantExportErrors[keyof CreateTenantExportErrors];

export type CreateTenantExportResponses = {
    /**
     * The export, which is under way
     */
    201: Export;
};

export type CreateTenantExportResponse = CreateTenantExportResponses[keyof CreateTenantExportResponses];

export type ResumeTenantData = {
    body?: ResumeOrderWritable;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
        /**
         * A text of your own, new for each new request; kept for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource
         */
        id: string;
    };
    query?: never;
    url: '/admin/v1/tenants/{id}/resume';
};

export type ResumeTenantErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `tenant_revoked`, `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ResumeTenantError = ResumeTenantErrors[keyof ResumeTenantErrors];

export type ResumeTenantResponses = {
    /**
     * The active tenant
     */
    200: Tenant;
};

export type ResumeTenantResponse = ResumeTenantResponses[keyof ResumeTenantResponses];

export type RevokeTenantData = {
    body: RevokeOrder;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
        /**
         * A text of your own, new for each new request; kept for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource
         */
        id: string;
    };
    query?: never;
    url: '/admin/v1/tenants/{id}/revoke';
};

export type RevokeTenantErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `documents_under_way`, `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `nit_mismatch`, `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type RevokeTenantError = RevokeTenantErrors[keyof RevokeTenantErrors];

export type RevokeTenantResponses = {
    /**
     * The revoked tenant
     */
    200: Tenant;
};

export type RevokeTenantResponse = RevokeTenantResponses[keyof RevokeTenantResponses];

export type RemoveSoftwareData = {
    body?: never;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * Id of the resource
         */
        id: string;
    };
    query?: {
        /**
         * record at DIAN: `invoicing` for invoices, support documents and their notes, `equivalent` for documentos equivalentes
         */
        record?: 'invoicing' | 'equivalent';
    };
    url: '/admin/v1/tenants/{id}/software';
};

export type RemoveSoftwareErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type RemoveSoftwareError = RemoveSoftwareErrors[keyof RemoveSoftwareErrors];

export type RemoveSoftwareResponses = {
    /**
     * The software as it is now
     */
    200: AssignedSoftware;
};

export type RemoveSoftwareResponse = RemoveSoftwareResponses[keyof RemoveSoftwareResponses];

export type GetSoftwareData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * Id of the resource
         */
        id: string;
    };
    query?: {
        /**
         * record at DIAN: `invoicing` for invoices, support documents and their notes, `equivalent` for documentos equivalentes
         */
        record?: 'invoicing' | 'equivalent';
    };
    url: '/admin/v1/tenants/{id}/software';
};

export type GetSoftwareErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetSoftwareError = GetSoftwareErrors[keyof GetSoftwareErrors];

export type GetSoftwareResponses = {
    /**
     * The software and its provider
     */
    200: AssignedSoftware;
};

export type GetSoftwareResponse = GetSoftwareResponses[keyof GetSoftwareResponses];

export type AssignSoftwareData = {
    body: SoftwareChoiceWritable;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * Id of the resource
         */
        id: string;
    };
    query?: {
        /**
         * record at DIAN: `invoicing` for invoices, support documents and their notes, `equivalent` for documentos equivalentes
         */
        record?: 'invoicing' | 'equivalent';
    };
    url: '/admin/v1/tenants/{id}/software';
};

export type AssignSoftwareErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type AssignSoftwareError = AssignSoftwareErrors[keyof AssignSoftwareErrors];

export type AssignSoftwareResponses = {
    /**
     * The software as it is now
     */
    200: AssignedSoftware;
};

export type AssignSoftwareResponse = AssignSoftwareResponses[keyof AssignSoftwareResponses];

export type SuspendTenantData = {
    body: SuspendOrder;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
        /**
         * A text of your own, new for each new request; kept for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource
         */
        id: string;
    };
    query?: never;
    url: '/admin/v1/tenants/{id}/suspend';
};

export type SuspendTenantErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `tenant_revoked`, `idempotency_in_progress`
     */
    409: Problem;
    /**
     * Too large: `payload_too_large`
     */
    413: Problem;
    /**
     * Not JSON: `unsupported_media_type`
     */
    415: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type SuspendTenantError = SuspendTenantErrors[keyof SuspendTenantErrors];

export type SuspendTenantResponses = {
    /**
     * The suspended tenant
     */
    200: Tenant;
};

export type SuspendTenantResponse = SuspendTenantResponses[keyof SuspendTenantResponses];

export type ListMaintenanceJobsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/admin/v1/works';
};

export type ListMaintenanceJobsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `idempotency_key_invalid`, `malformed_request`
     */
    400: Problem;
    /**
     * No valid operator token or session: `unauthorized`
     */
    401: Problem;
    /**
     * The operator may not do this: `role_insufficient`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListMaintenanceJobsError = ListMaintenanceJobsErrors[keyof ListMaintenanceJobsErrors];

export type ListMaintenanceJobsResponses = {
    /**
     * Who ordered what, how much is done, whether it has ended
     */
    200: MaintenanceJobList;
};

export type ListMaintenanceJobsResponse = ListMaintenanceJobsResponses[keyof ListMaintenanceJobsResponses];
