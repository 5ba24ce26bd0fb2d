export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

export type Webhooks = ReceiveEventWebhookRequest;

/**
 * Acquirer
 */
export type Acquirer = {
    /**
     * What kind of resource this is
     */
    object: 'acquirer';
    identification: AcquirerIdentification;
    /**
     * name that the buyer has at DIAN; null: none
     */
    name: string | null;
    /**
     * address that the buyer has given DIAN for invoices; null: none
     */
    email: string | null;
};

/**
 * AcquirerIdentification
 *
 * identification that was asked for
 */
export type AcquirerIdentification = {
    /**
     * type of the identification, as it was asked for
     */
    type: string;
    /**
     * number of the identification, as it was asked for
     */
    number: string;
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
 * AdditionalDocumentReference
 */
export type AdditionalDocumentReference = {
    /**
     * Number of the document
     */
    id: string;
    /**
     * Its day (YYYY-MM-DD)
     */
    issue_date?: string | null;
    /**
     * Code of its type, of table 13.1.4 of the annex or of your own: FTC, AAJ, 01-A
     */
    document_type_code?: string | null;
    /**
     * Its type, in words
     */
    document_type?: string | null;
    /**
     * CUFE or CUDE, if it is an electronic document: 96 hexadecimal characters
     */
    uuid?: string | null;
    /**
     * Which of the two `uuid` is; left out: CUFE-SHA384, that of an invoice
     */
    uuid_scheme?: 'CUFE-SHA384' | 'CUDE-SHA384' | null;
};

/**
 * AdditionalDocumentReferenceResource
 */
export type AdditionalDocumentReferenceResource = {
    /**
     * Number of the document
     */
    id: string;
    /**
     * Its day (YYYY-MM-DD)
     */
    issue_date: string | null;
    /**
     * Code of its type, of table 13.1.4 of the annex or of your own: FTC, AAJ, 01-A
     */
    document_type_code: string | null;
    /**
     * Its type, in words
     */
    document_type: string | null;
    /**
     * CUFE or CUDE, if it is an electronic document: 96 hexadecimal characters
     */
    uuid: string | null;
    /**
     * Which of the two `uuid` is; left out: CUFE-SHA384, that of an invoice
     */
    uuid_scheme: 'CUFE-SHA384' | 'CUDE-SHA384' | null;
};

/**
 * AdditionalItemProperty
 */
export type AdditionalItemProperty = {
    /**
     * Name of the property; of a transport (operation dian:12) its code 01, 02 or 03
     */
    name: string;
    /**
     * Its value
     */
    value: string;
    /**
     * The value as a quantity, with unit_code (decimal string with two to six decimals, no sign, no exponent)
     */
    value_quantity?: string | null;
    /**
     * Unit of value_quantity; see /v1/catalogs/unidad-medida
     */
    unit_code?: string | null;
};

/**
 * AdditionalItemPropertyResource
 */
export type AdditionalItemPropertyResource = {
    /**
     * Name of the property; of a transport (operation dian:12) its code 01, 02 or 03
     */
    name: string;
    /**
     * Its value
     */
    value: string;
    /**
     * The value as a quantity, with unit_code (decimal string with two to six decimals, no sign, no exponent)
     */
    value_quantity: string | null;
    /**
     * Unit of value_quantity; see /v1/catalogs/unidad-medida
     */
    unit_code: string | null;
};

/**
 * AdditionalPaymentAtOnce
 */
export type AdditionalPaymentAtOnce = {
    /**
     * How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20 cheque, 42 deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them dian:71 (bonos) and 72 (vales)
     */
    code: string;
    /**
     * What the payer quotes: a reference, a number of account
     */
    payment_id?: string | null;
};

/**
 * AdditionalPaymentAtOnceResource
 */
export type AdditionalPaymentAtOnceResource = {
    /**
     * How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20 cheque, 42 deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them dian:71 (bonos) and 72 (vales)
     */
    code: string;
    /**
     * What the payer quotes: a reference, a number of account
     */
    payment_id: string | null;
};

/**
 * AdditionalPaymentMeans
 *
 * What it leaves out is that of payment_means
 */
export type AdditionalPaymentMeans = {
    /**
     * How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20 cheque, 42 deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them dian:71 (bonos) and 72 (vales)
     */
    code: string;
    /**
     * Day on which it must be paid; needed on credit (YYYY-MM-DD)
     */
    due_date?: string | null;
    /**
     * What the payer quotes: a reference, a number of account
     */
    payment_id?: string | null;
};

/**
 * AdditionalPaymentMeansResource
 *
 * What it leaves out is that of payment_means
 */
export type AdditionalPaymentMeansResource = {
    /**
     * How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20 cheque, 42 deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them dian:71 (bonos) and 72 (vales)
     */
    code: string;
    /**
     * Day on which it must be paid; needed on credit (YYYY-MM-DD)
     */
    due_date: string | null;
    /**
     * What the payer quotes: a reference, a number of account
     */
    payment_id: string | null;
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
 * AdviceLineReference
 *
 * Left out, the advice is that of the document
 */
export type AdviceLineReference = {
    /**
     * Number of the line there
     */
    line_id: string;
    /**
     * The document that has the line
     */
    document_reference?: AdviceReference | null;
};

/**
 * AdviceLineReferenceResource
 *
 * Left out, the advice is that of the document
 */
export type AdviceLineReferenceResource = {
    /**
     * Number of the line there
     */
    line_id: string;
    /**
     * The document that has the line
     */
    document_reference: AdviceReferenceResource | null;
};

/**
 * AdviceReference
 */
export type AdviceReference = {
    /**
     * Number of the document
     */
    id: string;
    /**
     * Its day (YYYY-MM-DD)
     */
    issue_date?: string | null;
};

/**
 * AdviceReferenceResource
 */
export type AdviceReferenceResource = {
    /**
     * Number of the document
     */
    id: string;
    /**
     * Its day (YYYY-MM-DD)
     */
    issue_date: string | null;
};

/**
 * Aiu
 *
 * Services with administration, contingencies and profit; needed by operation type 09
 */
export type Aiu = {
    /**
     * What the contract is about: the note of the administration says it after "Contrato de servicios AIU por concepto de:"
     */
    contract_object: string;
};

/**
 * AllowanceCharge
 */
export type AllowanceCharge = {
    /**
     * Discounts: 00 unconditional, 01 conditional; charges: 02 unconditional, 03 conditional (tip). Left out: 00, 02
     */
    reason_code?: string | null;
    /**
     * Why, in words
     */
    reason?: string | null;
    /**
     * Percent of the base; left out: computed from amount and base (decimal string with two to six decimals, no sign, no exponent)
     */
    rate?: string | null;
    /**
     * Amount that it is taken from; left out: the line before discounts, or the sum of lines (decimal string with exactly two decimals, no sign, no exponent)
     */
    base?: string | null;
    /**
     * The discount or charge itself (decimal string with exactly two decimals, no sign, no exponent)
     */
    amount: string;
};

/**
 * AllowanceChargeResource
 */
export type AllowanceChargeResource = {
    /**
     * Discounts: 00 unconditional, 01 conditional; charges: 02 unconditional, 03 conditional (tip). Left out: 00, 02
     */
    reason_code: string | null;
    /**
     * Why, in words
     */
    reason: string | null;
    /**
     * Percent of the base; left out: computed from amount and base (decimal string with two to six decimals, no sign, no exponent)
     */
    rate: string | null;
    /**
     * Amount that it is taken from; left out: the line before discounts, or the sum of lines (decimal string with exactly two decimals, no sign, no exponent)
     */
    base: string | null;
    /**
     * The discount or charge itself (decimal string with exactly two decimals, no sign, no exponent)
     */
    amount: string;
};

/**
 * ApiKey
 */
export type ApiKey = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'api_key';
    /**
     * the mode in which it was made, and in which it works
     */
    livemode: boolean;
    /**
     * `read` reads; `documents` also writes documents and customers; `full` may all, also keys, certificates, webhook endpoints and their replays, suppressed addresses, profile and numbering ranges
     */
    role: 'full' | 'documents' | 'read';
    /**
     * Name that you gave it
     */
    name: string;
    /**
     * to the minute; null: it was not used yet
     */
    last_used_at: string | null;
    /**
     * When it ends: ISO 8601 with offset; null: never
     */
    expires_at: string | null;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
};

/**
 * ApiKeyInput
 */
export type ApiKeyInput = {
    /**
     * what the key is for
     */
    name: string;
    /**
     * `read` reads; `documents` also writes documents and customers; `full` may all, also keys, certificates, webhook endpoints and their replays, suppressed addresses, profile and numbering ranges
     */
    role: 'full' | 'documents' | 'read';
    /**
     * the key is not valid from this time on; null: it is until it is revoked
     */
    expires_at?: string | null;
};

/**
 * ApiKeyList
 */
export type ApiKeyList = {
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
    data: Array<ApiKey>;
};

/**
 * ApiKeyWithSecret
 */
export type ApiKeyWithSecret = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'api_key';
    /**
     * the mode in which it was made, and in which it works
     */
    livemode: boolean;
    /**
     * `read` reads; `documents` also writes documents and customers; `full` may all, also keys, certificates, webhook endpoints and their replays, suppressed addresses, profile and numbering ranges
     */
    role: 'full' | 'documents' | 'read';
    /**
     * Name that you gave it
     */
    name: string;
    /**
     * to the minute; null: it was not used yet
     */
    last_used_at: string | null;
    /**
     * When it ends: ISO 8601 with offset; null: never
     */
    expires_at: string | null;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * the key itself; it is in this answer only
     */
    secret: string;
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
     * why an operator looked at the document; null otherwise
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
 * BillingReference
 *
 * The invoice that is corrected, issued by another system. One of yours is treated as if invoice_id named it
 */
export type BillingReference = {
    /**
     * Prefix and number of the invoice
     */
    number: string;
    /**
     * CUFE of the invoice (CUDE of a type 03), 96 hexadecimal characters
     */
    cufe: string;
    /**
     * Day of the invoice (YYYY-MM-DD)
     */
    issue_date: string;
    /**
     * Type of the invoice; left out: 01. That of a paper original (03) has a CUDE
     */
    type_code?: '01' | '02' | '03' | '04' | null;
};

/**
 * BillingReferenceResource
 *
 * The invoice that is corrected, issued by another system. One of yours is treated as if invoice_id named it
 */
export type BillingReferenceResource = {
    /**
     * Prefix and number of the invoice
     */
    number: string;
    /**
     * CUFE of the invoice (CUDE of a type 03), 96 hexadecimal characters
     */
    cufe: string;
    /**
     * Day of the invoice (YYYY-MM-DD)
     */
    issue_date: string;
    /**
     * Type of the invoice; left out: 01. That of a paper original (03) has a CUDE
     */
    type_code: '01' | '02' | '03' | '04' | null;
};

/**
 * CUDEReference
 *
 * What is corrected, an equivalent document issued by another system. One of yours is treated as if equivalent_document_id named it
 */
export type CudeReference = {
    /**
     * Prefix and number of the invoice
     */
    number: string;
    /**
     * Its CUDE, 96 hexadecimal characters
     */
    cude: string;
    /**
     * Its day (YYYY-MM-DD)
     */
    issue_date: string;
};

/**
 * CUDSReference
 *
 * What is corrected, a support document issued by another system. One of yours is treated as if support_document_id named it
 */
export type CudsReference = {
    /**
     * Prefix and number of the invoice
     */
    number: string;
    /**
     * Its CUDS, 96 hexadecimal characters
     */
    cuds: string;
    /**
     * Its day (YYYY-MM-DD)
     */
    issue_date: string;
};

/**
 * CancelInput
 */
export type CancelInput = {
    /**
     * why; it is the detail of the failure, and stands at the number if the document had one. Put nothing personal in it.
     */
    reason?: string | null;
};

/**
 * CashRegister
 *
 * The cash register, as DIAN asks for it in the XML
 */
export type CashRegister = {
    /**
     * Plate of the cash register
     */
    plate: string;
    /**
     * Where it stands
     */
    location: string;
    /**
     * Who sells at it
     */
    cashier: string;
    /**
     * What kind of register it is
     */
    type: string;
    /**
     * Your code of the sale
     */
    sale_code: string;
};

/**
 * Catalog
 */
export type Catalog = {
    /**
     * What kind of resource this is
     */
    object: 'list';
    /**
     * Name of the catalog
     */
    catalog: string;
    /**
     * All codes of the catalog
     */
    data: Array<{
        /**
         * Code in this API
         */
        code: string;
        /**
         * Name in this API
         */
        name: string;
        /**
         * Code in the XML
         */
        dian_code: string | null;
        /**
         * Name in the lists of DIAN
         */
        dian_name: string | null;
        [key: string]: unknown;
    }>;
};

/**
 * Certificate
 */
export type Certificate = {
    /**
     * The certificate
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'certificate';
    /**
     * active: signs; replaced, revoked or expired: signs no more
     */
    status: 'active' | 'replaced' | 'revoked' | 'expired';
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * `test`: nothing leaves the house. `habilitacion`: trial at the tax authority. `production`: it counts
     */
    environment: Environment;
    /**
     * Distinguished name of the holder.
     */
    subject: string;
    /**
     * Distinguished name of the issuing authority.
     */
    issuer: string;
    /**
     * A day in Colombia, YYYY-MM-DD
     */
    valid_from: string;
    /**
     * A day in Colombia, YYYY-MM-DD
     */
    valid_to: string;
    /**
     * SHA-256 of the certificate
     */
    fingerprint: string;
    /**
     * Your own pairs of texts, up to 50; key up to 40, value up to 500 characters
     */
    metadata: {
        [key: string]: string;
    };
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
};

/**
 * CertificateInput
 */
export type CertificateInput = {
    /**
     * Name of the file, for you to know it again
     */
    filename: string;
    /**
     * base64 of the .p12, 64 KiB at most
     */
    content_base64: string;
    /**
     * password of the .p12
     */
    password: string;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata?: {
        [key: string]: string;
    } | null;
};

/**
 * CertificateList
 */
export type CertificateList = {
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
    data: Array<Certificate>;
};

/**
 * CertificateUse
 *
 * One signature by the key of a certificate
 */
export type CertificateUse = {
    /**
     * Position in the audit chain of your account, as a text
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'certificate_use';
    /**
     * Position in the audit chain of your account, from 1
     */
    position: number;
    /**
     * Id of the certificate
     */
    certificate_id: string;
    /**
     * Id of the document, or of the event of an invoice, that was signed or sent
     */
    document_id: string;
    /**
     * `document`: it signed the document itself; `transport`: the message to DIAN around it
     */
    purpose: 'document' | 'transport' | 'mail';
    /**
     * SHA-256 of the SignedInfo that was signed, in hexadecimal
     */
    signed_info_hash: string;
    /**
     * When it signed: ISO 8601 with offset
     */
    at: string;
};

/**
 * CertificateUseDay
 *
 * How often a certificate signed on one day
 */
export type CertificateUseDay = {
    /**
     * What kind of resource this is
     */
    object: 'certificate_use_day';
    /**
     * Day in Colombia
     */
    day: string;
    /**
     * Signatures of that day
     */
    uses: number;
};

/**
 * CertificateUseDayList
 */
export type CertificateUseDayList = {
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
    data: Array<CertificateUseDay>;
};

/**
 * CertificateUseList
 */
export type CertificateUseList = {
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
    data: Array<CertificateUse>;
};

/**
 * Company
 */
export type Company = {
    /**
     * what `Rubrica-Tenant` takes
     */
    id: string;
    /**
     * legal name of the company
     */
    name: string;
    /**
     * `reader` sees and downloads; `biller` also issues documents; `developer` may do what an API key of role `full` may, except going live and people; `payroll` sees payroll only; `owner` may do everything
     */
    role: 'reader' | 'biller' | 'developer' | 'payroll' | 'owner';
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
 * CounterpartySummary
 */
export type CounterpartySummary = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'customer' | 'supplier';
    /**
     * Its `legal_name`
     */
    name: string;
    /**
     * NIT or other number, without check digit
     */
    identification_number: string;
    /**
     * Your own id, up to 64 characters, unique for ever among resources of this kind and mode
     */
    external_id: string | null;
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
 * CreditNote
 *
 * `cufe` is its CUDE
 */
export type CreditNote = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'credit_note';
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * test, habilitacion or production; fixed when it was made
     */
    environment: Environment;
    /**
     * State at the time of this answer
     */
    status: DocumentStatus;
    /**
     * What the document waits for without having failed; null: for nothing
     */
    waiting: Waiting | null;
    /**
     * Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is numbered
     */
    number: string | null;
    /**
     * Prefix of the numbering range
     */
    prefix: string | null;
    /**
     * The number without its prefix; null until it is numbered
     */
    sequence: number | null;
    /**
     * CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it is signed
     */
    cufe: string | null;
    /**
     * Type of document in the XML: 01, 02, 03, 04, 91 or 92
     */
    type_code: string | null;
    /**
     * Time of issue, Colombia's (-05:00); null until it is numbered, unless the request named it
     */
    issued_at: string | null;
    /**
     * Your own id, up to 64 characters, unique for ever among resources of this kind and mode
     */
    external_id: string | null;
    /**
     * Id of the customer; null when the request has the buyer itself
     */
    customer_id: string | null;
    /**
     * The buyer as the document names it
     */
    customer: CustomerSnapshot | null;
    /**
     * Follows from the reference (20 Nota crédito que referencia una factura electrónica; 22 Nota crédito sin referencia a facturas) and is best left out; that of the invoice is taken as its own
     */
    operation_type: string | null;
    /**
     * ISO 4217 code
     */
    currency: string;
    /**
     * How and when it is paid
     */
    payment_means: PaymentMeansResource;
    /**
     * Further means of the same payment, at once or on credit as the type of payment_means says
     */
    additional_payment_means: Array<AdditionalPaymentMeansResource> | null;
    /**
     * Instalments, discount for early payment, interest; they change no total
     */
    payment_terms: Array<PaymentTermsResource> | null;
    /**
     * What is sold, line by line
     */
    lines: Array<LineResource>;
    /**
     * Numbering range of which the number is
     */
    numbering_range_id: string | null;
    /**
     * Notes
     */
    notes: Array<string> | null;
    /**
     * The buyer's order, or null
     */
    order_reference: {
        /**
         * The buyer's order
         */
        id: string;
        /**
         * Its day (YYYY-MM-DD)
         */
        date: string | null;
    } | null;
    /**
     * Despatch advices (remisiones) of what is invoiced
     */
    despatch_document_references: Array<AdviceReferenceResource> | null;
    /**
     * The buyer's receipts (entradas de almacén)
     */
    receipt_document_references: Array<AdviceReferenceResource> | null;
    /**
     * Other documents: contracts, certificates
     */
    additional_document_references: Array<AdditionalDocumentReferenceResource> | null;
    /**
     * The time that is invoiced: of a lease, a subscription, a supply
     */
    invoice_period: InvoicePeriodResource | null;
    /**
     * When, where and by whom the goods are delivered
     */
    delivery: DocumentDeliveryResource | null;
    /**
     * Who pays the carriage and bears the risk
     */
    delivery_terms: DeliveryTermsResource | null;
    /**
     * Discounts on the whole document that change no tax base
     */
    allowances: Array<AllowanceChargeResource> | null;
    /**
     * Charges on the whole document that change no tax base
     */
    charges: Array<AllowanceChargeResource> | null;
    /**
     * Informative: they change no total
     */
    withholdings: Array<Withholding> | null;
    /**
     * Payments received before
     */
    prepaid: Array<PrepaidResource> | null;
    /**
     * Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
     */
    exchange_rate: ExchangeRateResource | null;
    /**
     * A further currency in which it may be paid, beside that of exchange_rate
     */
    payment_alternative_exchange_rate: PaymentAlternativeExchangeRate | null;
    /**
     * What becomes of a document made with a sk_test_ key; refused with sk_live_
     */
    simulate: SimulateResource | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata: {
        [key: string]: string;
    };
    /**
     * The invoice of yours that is corrected; the note waits for it until it is accepted
     */
    invoice_id: string | null;
    /**
     * The invoice that is corrected, issued by another system. One of yours is treated as if invoice_id named it
     */
    billing_reference: BillingReferenceResource | null;
    /**
     * The time that a note without reference to an invoice is about
     */
    period: NotePeriodResource | null;
    /**
     * Why: 1 Devolución parcial de los bienes y/o no aceptación parcial del servicio; 2 Anulación de factura electrónica; 3 Rebaja o descuento parcial o total; 4 Ajuste de precio; 5 Descuento comercial por pronto pago; 6 Descuento comercial por volumen de ventas
     */
    reason_code: string;
    /**
     * Why, in words; left out: the name of the reason's code
     */
    reason: string | null;
    /**
     * Sums that were calculated by the rules of DIAN; amounts with two decimals
     */
    totals: DocumentTotals;
    /**
     * Page of the tax authority about this document, as in its QR code; null until there is a CUFE
     */
    qr_url: string | null;
    /**
     * Signed URL of the PDF, good without an API key; null while or because there is none
     */
    pdf_url: string | null;
    /**
     * Signed URL of the signed XML, good without an API key; null while or because there is none
     */
    xml_url: string | null;
    /**
     * Signed URL of the zip that the buyer gets; null while or because there is none
     */
    attached_document_url: string | null;
    /**
     * Answer of the tax authority; null before there is one
     */
    dian: DianAnswer | null;
    /**
     * Mails to the buyer; null: none yet
     */
    email: DocumentEmail | null;
    /**
     * Why it failed; null unless status is failed
     */
    failure: DocumentFailure | null;
    /**
     * Id of the rejected document whose number this one took; null: none
     */
    corrects: string | null;
    /**
     * Id of the document that took the number of this rejected one; null: none
     */
    corrected_by: string | null;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
};

/**
 * CreditNoteDraft
 *
 * A credit note to be issued: of one of your invoices (`invoice_id`), of one issued elsewhere (`billing_reference`), or of no certain invoice (`period`)
 */
export type CreditNoteDraft = {
    /**
     * A customer of yours, or `final_consumer`
     */
    customer_id?: string | null;
    /**
     * The buyer, written in the document itself
     */
    customer?: InlineCustomer | null;
    /**
     * ISO 4217 code; left out: as in the invoice
     */
    currency?: string | null;
    /**
     * left out: as in the invoice
     */
    payment_means?: PaymentMeans | null;
    /**
     * Further means of the same payment, at once or on credit as the type of payment_means says
     */
    additional_payment_means?: Array<AdditionalPaymentMeans> | null;
    /**
     * Instalments, discount for early payment, interest; they change no total
     */
    payment_terms?: Array<PaymentTerms> | null;
    /**
     * What is sold, line by line; left out: as in the invoice
     */
    lines?: Array<Line> | null;
    /**
     * Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409 that names the first. It appears in events: put nothing personal in it.
     */
    external_id?: string | null;
    /**
     * Left out: the active range of that type and environment
     */
    numbering_range_id?: string | null;
    /**
     * Time of issue with Colombia's offset -05:00, today in Colombia; left out: the moment of numbering
     */
    issued_at?: string | null;
    /**
     * Notes
     */
    notes?: Array<string> | null;
    /**
     * The buyer's order, or null
     */
    order_reference?: {
        /**
         * The buyer's order
         */
        id: string;
        /**
         * Its day (YYYY-MM-DD)
         */
        date?: string | null;
    } | null | null;
    /**
     * Despatch advices (remisiones) of what is invoiced
     */
    despatch_document_references?: Array<AdviceReference> | null;
    /**
     * The buyer's receipts (entradas de almacén)
     */
    receipt_document_references?: Array<AdviceReference> | null;
    /**
     * Other documents: contracts, certificates
     */
    additional_document_references?: Array<AdditionalDocumentReference> | null;
    /**
     * The time that is invoiced: of a lease, a subscription, a supply
     */
    invoice_period?: InvoicePeriod | null;
    /**
     * When, where and by whom the goods are delivered
     */
    delivery?: DocumentDelivery | null;
    /**
     * Who pays the carriage and bears the risk
     */
    delivery_terms?: DeliveryTerms | null;
    /**
     * Discounts on the whole document that change no tax base
     */
    allowances?: Array<AllowanceCharge> | null;
    /**
     * Charges on the whole document that change no tax base
     */
    charges?: Array<AllowanceCharge> | null;
    /**
     * Services with administration, contingencies and profit; needed by operation type 09
     */
    aiu?: Aiu | null;
    /**
     * Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
     */
    exchange_rate?: ExchangeRate | null;
    /**
     * A further currency in which it may be paid, beside that of exchange_rate
     */
    payment_alternative_exchange_rate?: PaymentAlternativeExchangeRate | null;
    /**
     * Who gets the mail; default: the address of the customer
     */
    email?: Email | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata?: {
        [key: string]: string;
    } | null;
    /**
     * What becomes of a document made with a sk_test_ key; refused with sk_live_
     */
    simulate?: Simulate | null;
    /**
     * Follows from the reference (20 Nota crédito que referencia una factura electrónica; 22 Nota crédito sin referencia a facturas) and is best left out; that of the invoice is taken as its own
     */
    operation_type?: string | null;
    /**
     * The invoice of yours that is corrected; the note waits for it until it is accepted
     */
    invoice_id?: string | null;
    /**
     * The invoice that is corrected, issued by another system. One of yours is treated as if invoice_id named it
     */
    billing_reference?: BillingReference | null;
    /**
     * The time that a note without reference to an invoice is about
     */
    period?: NotePeriod | null;
    /**
     * Why: 1 Devolución parcial de los bienes y/o no aceptación parcial del servicio; 2 Anulación de factura electrónica; 3 Rebaja o descuento parcial o total; 4 Ajuste de precio; 5 Descuento comercial por pronto pago; 6 Descuento comercial por volumen de ventas
     */
    reason_code: string;
    /**
     * Why, in words; left out: the name of the reason's code
     */
    reason?: string | null;
};

/**
 * CreditNoteItem
 */
export type CreditNoteItem = {
    /**
     * place in `documents`, from 0
     */
    index: number;
    /**
     * The document, as a POST of it alone answers it
     */
    document: CreditNote;
};

/**
 * CreditNoteList
 */
export type CreditNoteList = {
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
    data: Array<CreditNote>;
};

/**
 * CreditNotesBatch
 *
 * At most 20 MB
 */
export type CreditNotesBatch = {
    /**
     * Bodies as one POST takes each, up to 1,000; each is accepted or refused by itself
     */
    documents: Array<CreditNoteDraft>;
};

/**
 * CreditNotesBatchAnswer
 */
export type CreditNotesBatchAnswer = {
    /**
     * What kind of resource this is
     */
    object: 'batch';
    /**
     * An item for each document, in their order
     */
    data: Array<CreditNoteItem | RefusedItem>;
};

/**
 * Customer
 */
export type Customer = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'customer';
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    identification: IdentificationResource;
    /**
     * Name as registered at the tax authority
     */
    legal_name: string;
    /**
     * Organization type: 1 Persona Jurídica, 2 Persona Natural
     */
    organization_type: '1' | '2' | null;
    /**
     * Name on the door
     */
    trade_name: string | null;
    /**
     * Where documents are sent
     */
    email: string | null;
    /**
     * Telephone
     */
    phone: string | null;
    /**
     * Where it is; in Colombia with the DIVIPOLA code of the municipality
     */
    address: AddressResource | null;
    /**
     * Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
     */
    tax_level_codes: Array<string> | null;
    /**
     * Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica
     */
    tax_scheme: '01' | '04' | 'ZA' | 'ZZ' | null;
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
     * Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409 that names the first. It appears in events: put nothing personal in it.
     */
    external_id: string | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata: {
        [key: string]: string;
    };
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
};

/**
 * CustomerChange
 */
export type CustomerChange = {
    identification?: Identification;
    /**
     * Name as registered at the tax authority
     */
    legal_name?: string;
    /**
     * 1 legal person, 2 natural person
     */
    organization_type?: '1' | '2' | null;
    /**
     * Name under which it trades
     */
    trade_name?: string | null;
    /**
     * E-mail address
     */
    email?: string | null;
    /**
     * Telephone number
     */
    phone?: string | null;
    /**
     * Where it is; in Colombia with the DIVIPOLA code of the municipality
     */
    address?: Address | null;
    /**
     * Responsibilities before DIAN, such as O-13 or R-99-PN; see /v1/catalogs/responsabilidades
     */
    tax_level_codes?: Array<string> | null;
    /**
     * Tax that the party is responsible for; see /v1/catalogs/tributos-tercero
     */
    tax_scheme?: '01' | '04' | 'ZA' | 'ZZ' | null;
    /**
     * Further names of its establishments
     */
    party_names?: Array<string> | null;
    /**
     * Whom to ask there
     */
    contact?: Contact | null;
    /**
     * Members of a consortium, with their shares in per cent
     */
    shareholders?: Array<Shareholder> | null;
    /**
     * Pairs are merged into what is there; null removes one.
     */
    metadata?: {
        [key: string]: string | null;
    };
};

/**
 * CustomerInput
 *
 * A buyer
 */
export type CustomerInput = {
    identification: Identification;
    /**
     * Name as registered at the tax authority
     */
    legal_name: string;
    /**
     * Organization type: 1 Persona Jurídica, 2 Persona Natural
     */
    organization_type?: '1' | '2' | null;
    /**
     * Name on the door
     */
    trade_name?: string | null;
    /**
     * Where documents are sent
     */
    email?: string | null;
    /**
     * Telephone
     */
    phone?: string | null;
    /**
     * Where it is; in Colombia with the DIVIPOLA code of the municipality
     */
    address?: Address | null;
    /**
     * Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
     */
    tax_level_codes?: Array<string> | null;
    /**
     * Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica
     */
    tax_scheme?: '01' | '04' | 'ZA' | 'ZZ' | null;
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
     * Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409 that names the first. It appears in events: put nothing personal in it.
     */
    external_id?: string | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata?: {
        [key: string]: string;
    } | null;
};

/**
 * CustomerList
 */
export type CustomerList = {
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
    data: Array<Customer>;
};

/**
 * CustomerSnapshot
 *
 * A buyer
 */
export type CustomerSnapshot = {
    identification: IdentificationResource;
    /**
     * Name as registered at the tax authority
     */
    legal_name: string;
    /**
     * Organization type: 1 Persona Jurídica, 2 Persona Natural
     */
    organization_type: '1' | '2' | null;
    /**
     * Name on the door
     */
    trade_name: string | null;
    /**
     * Where documents are sent
     */
    email: string | null;
    /**
     * Telephone
     */
    phone: string | null;
    /**
     * Where it is; in Colombia with the DIVIPOLA code of the municipality
     */
    address: AddressResource | null;
    /**
     * Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
     */
    tax_level_codes: Array<string> | null;
    /**
     * Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica
     */
    tax_scheme: '01' | '04' | 'ZA' | 'ZZ' | null;
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
     * Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409 that names the first. It appears in events: put nothing personal in it.
     */
    external_id: string | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata: {
        [key: string]: string;
    };
};

/**
 * DebitNote
 *
 * `cufe` is its CUDE
 */
export type DebitNote = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'debit_note';
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * test, habilitacion or production; fixed when it was made
     */
    environment: Environment;
    /**
     * State at the time of this answer
     */
    status: DocumentStatus;
    /**
     * What the document waits for without having failed; null: for nothing
     */
    waiting: Waiting | null;
    /**
     * Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is numbered
     */
    number: string | null;
    /**
     * Prefix of the numbering range
     */
    prefix: string | null;
    /**
     * The number without its prefix; null until it is numbered
     */
    sequence: number | null;
    /**
     * CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it is signed
     */
    cufe: string | null;
    /**
     * Type of document in the XML: 01, 02, 03, 04, 91 or 92
     */
    type_code: string | null;
    /**
     * Time of issue, Colombia's (-05:00); null until it is numbered, unless the request named it
     */
    issued_at: string | null;
    /**
     * Your own id, up to 64 characters, unique for ever among resources of this kind and mode
     */
    external_id: string | null;
    /**
     * Id of the customer; null when the request has the buyer itself
     */
    customer_id: string | null;
    /**
     * The buyer as the document names it
     */
    customer: CustomerSnapshot | null;
    /**
     * Follows from the reference (30 Nota débito que referencia una factura electrónica; 32 Nota débito sin referencia a facturas) and is best left out; that of the invoice is taken as its own
     */
    operation_type: string | null;
    /**
     * ISO 4217 code
     */
    currency: string;
    /**
     * How and when it is paid
     */
    payment_means: PaymentMeansResource;
    /**
     * Further means of the same payment, at once or on credit as the type of payment_means says
     */
    additional_payment_means: Array<AdditionalPaymentMeansResource> | null;
    /**
     * Instalments, discount for early payment, interest; they change no total
     */
    payment_terms: Array<PaymentTermsResource> | null;
    /**
     * What is sold, line by line
     */
    lines: Array<LineResource>;
    /**
     * Numbering range of which the number is
     */
    numbering_range_id: string | null;
    /**
     * Notes
     */
    notes: Array<string> | null;
    /**
     * The buyer's order, or null
     */
    order_reference: {
        /**
         * The buyer's order
         */
        id: string;
        /**
         * Its day (YYYY-MM-DD)
         */
        date: string | null;
    } | null;
    /**
     * Despatch advices (remisiones) of what is invoiced
     */
    despatch_document_references: Array<AdviceReferenceResource> | null;
    /**
     * The buyer's receipts (entradas de almacén)
     */
    receipt_document_references: Array<AdviceReferenceResource> | null;
    /**
     * Other documents: contracts, certificates
     */
    additional_document_references: Array<AdditionalDocumentReferenceResource> | null;
    /**
     * The time that is invoiced: of a lease, a subscription, a supply
     */
    invoice_period: InvoicePeriodResource | null;
    /**
     * When, where and by whom the goods are delivered
     */
    delivery: DocumentDeliveryResource | null;
    /**
     * Who pays the carriage and bears the risk
     */
    delivery_terms: DeliveryTermsResource | null;
    /**
     * Discounts on the whole document that change no tax base
     */
    allowances: Array<AllowanceChargeResource> | null;
    /**
     * Charges on the whole document that change no tax base
     */
    charges: Array<AllowanceChargeResource> | null;
    /**
     * Informative: they change no total
     */
    withholdings: Array<Withholding> | null;
    /**
     * Payments received before
     */
    prepaid: Array<PrepaidResource> | null;
    /**
     * Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
     */
    exchange_rate: ExchangeRateResource | null;
    /**
     * A further currency in which it may be paid, beside that of exchange_rate
     */
    payment_alternative_exchange_rate: PaymentAlternativeExchangeRate | null;
    /**
     * What becomes of a document made with a sk_test_ key; refused with sk_live_
     */
    simulate: SimulateResource | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata: {
        [key: string]: string;
    };
    /**
     * The invoice of yours that is corrected; the note waits for it until it is accepted
     */
    invoice_id: string | null;
    /**
     * The invoice that is corrected, issued by another system. One of yours is treated as if invoice_id named it
     */
    billing_reference: BillingReferenceResource | null;
    /**
     * The time that a note without reference to an invoice is about
     */
    period: NotePeriodResource | null;
    /**
     * Why: 1 Intereses; 2 Gastos por cobrar; 3 Cambio del valor; 4 Otro
     */
    reason_code: string;
    /**
     * Why, in words; left out: the name of the reason's code
     */
    reason: string | null;
    /**
     * Sums that were calculated by the rules of DIAN; amounts with two decimals
     */
    totals: DocumentTotals;
    /**
     * Page of the tax authority about this document, as in its QR code; null until there is a CUFE
     */
    qr_url: string | null;
    /**
     * Signed URL of the PDF, good without an API key; null while or because there is none
     */
    pdf_url: string | null;
    /**
     * Signed URL of the signed XML, good without an API key; null while or because there is none
     */
    xml_url: string | null;
    /**
     * Signed URL of the zip that the buyer gets; null while or because there is none
     */
    attached_document_url: string | null;
    /**
     * Answer of the tax authority; null before there is one
     */
    dian: DianAnswer | null;
    /**
     * Mails to the buyer; null: none yet
     */
    email: DocumentEmail | null;
    /**
     * Why it failed; null unless status is failed
     */
    failure: DocumentFailure | null;
    /**
     * Id of the rejected document whose number this one took; null: none
     */
    corrects: string | null;
    /**
     * Id of the document that took the number of this rejected one; null: none
     */
    corrected_by: string | null;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
};

/**
 * DebitNoteDraft
 *
 * A debit note to be issued: of one of your invoices (`invoice_id`), of one issued elsewhere (`billing_reference`), or of no certain invoice (`period`)
 */
export type DebitNoteDraft = {
    /**
     * A customer of yours, or `final_consumer`
     */
    customer_id?: string | null;
    /**
     * The buyer, written in the document itself
     */
    customer?: InlineCustomer | null;
    /**
     * ISO 4217 code; left out: as in the invoice
     */
    currency?: string | null;
    /**
     * left out: as in the invoice
     */
    payment_means?: PaymentMeans | null;
    /**
     * Further means of the same payment, at once or on credit as the type of payment_means says
     */
    additional_payment_means?: Array<AdditionalPaymentMeans> | null;
    /**
     * Instalments, discount for early payment, interest; they change no total
     */
    payment_terms?: Array<PaymentTerms> | null;
    /**
     * What is sold, line by line
     */
    lines: Array<Line>;
    /**
     * Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409 that names the first. It appears in events: put nothing personal in it.
     */
    external_id?: string | null;
    /**
     * Left out: the active range of that type and environment
     */
    numbering_range_id?: string | null;
    /**
     * Time of issue with Colombia's offset -05:00, today in Colombia; left out: the moment of numbering
     */
    issued_at?: string | null;
    /**
     * Notes
     */
    notes?: Array<string> | null;
    /**
     * The buyer's order, or null
     */
    order_reference?: {
        /**
         * The buyer's order
         */
        id: string;
        /**
         * Its day (YYYY-MM-DD)
         */
        date?: string | null;
    } | null | null;
    /**
     * Despatch advices (remisiones) of what is invoiced
     */
    despatch_document_references?: Array<AdviceReference> | null;
    /**
     * The buyer's receipts (entradas de almacén)
     */
    receipt_document_references?: Array<AdviceReference> | null;
    /**
     * Other documents: contracts, certificates
     */
    additional_document_references?: Array<AdditionalDocumentReference> | null;
    /**
     * The time that is invoiced: of a lease, a subscription, a supply
     */
    invoice_period?: InvoicePeriod | null;
    /**
     * When, where and by whom the goods are delivered
     */
    delivery?: DocumentDelivery | null;
    /**
     * Who pays the carriage and bears the risk
     */
    delivery_terms?: DeliveryTerms | null;
    /**
     * Discounts on the whole document that change no tax base
     */
    allowances?: Array<AllowanceCharge> | null;
    /**
     * Charges on the whole document that change no tax base
     */
    charges?: Array<AllowanceCharge> | null;
    /**
     * Services with administration, contingencies and profit; needed by operation type 09
     */
    aiu?: Aiu | null;
    /**
     * Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
     */
    exchange_rate?: ExchangeRate | null;
    /**
     * A further currency in which it may be paid, beside that of exchange_rate
     */
    payment_alternative_exchange_rate?: PaymentAlternativeExchangeRate | null;
    /**
     * Who gets the mail; default: the address of the customer
     */
    email?: Email | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata?: {
        [key: string]: string;
    } | null;
    /**
     * What becomes of a document made with a sk_test_ key; refused with sk_live_
     */
    simulate?: Simulate | null;
    /**
     * Follows from the reference (30 Nota débito que referencia una factura electrónica; 32 Nota débito sin referencia a facturas) and is best left out; that of the invoice is taken as its own
     */
    operation_type?: string | null;
    /**
     * The invoice of yours that is corrected; the note waits for it until it is accepted
     */
    invoice_id?: string | null;
    /**
     * The invoice that is corrected, issued by another system. One of yours is treated as if invoice_id named it
     */
    billing_reference?: BillingReference | null;
    /**
     * The time that a note without reference to an invoice is about
     */
    period?: NotePeriod | null;
    /**
     * Why: 1 Intereses; 2 Gastos por cobrar; 3 Cambio del valor; 4 Otro
     */
    reason_code: string;
    /**
     * Why, in words; left out: the name of the reason's code
     */
    reason?: string | null;
};

/**
 * DebitNoteItem
 */
export type DebitNoteItem = {
    /**
     * place in `documents`, from 0
     */
    index: number;
    /**
     * The document, as a POST of it alone answers it
     */
    document: DebitNote;
};

/**
 * DebitNoteList
 */
export type DebitNoteList = {
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
    data: Array<DebitNote>;
};

/**
 * DebitNotesBatch
 *
 * At most 20 MB
 */
export type DebitNotesBatch = {
    /**
     * Bodies as one POST takes each, up to 1,000; each is accepted or refused by itself
     */
    documents: Array<DebitNoteDraft>;
};

/**
 * DebitNotesBatchAnswer
 */
export type DebitNotesBatchAnswer = {
    /**
     * What kind of resource this is
     */
    object: 'batch';
    /**
     * An item for each document, in their order
     */
    data: Array<DebitNoteItem | RefusedItem>;
};

/**
 * DeletedApiKey
 */
export type DeletedApiKey = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'api_key';
    deleted: true;
};

/**
 * DeletedDkimKey
 */
export type DeletedDkimKey = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'dkim_key';
    deleted: true;
};

/**
 * DeletedDraft
 */
export type DeletedDraft = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'draft';
    deleted: true;
};

/**
 * DeletedMailSender
 */
export type DeletedMailSender = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'mail_sender';
    deleted: true;
};

/**
 * DeletedSuppression
 */
export type DeletedSuppression = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'suppression';
    deleted: true;
};

/**
 * DeletedView
 */
export type DeletedView = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'view';
    deleted: true;
};

/**
 * DeletedWebhookEndpoint
 */
export type DeletedWebhookEndpoint = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'webhook_endpoint';
    deleted: true;
};

/**
 * Delivery
 */
export type Delivery = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'delivery';
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * Id of the event
     */
    event_id: string;
    /**
     * Type of the event
     */
    event_type: EventType;
    /**
     * Id of the endpoint
     */
    webhook_endpoint_id: string;
    /**
     * pending, succeeded, exhausted (four attempts failed) or cancelled
     */
    status: 'pending' | 'succeeded' | 'exhausted' | 'cancelled';
    /**
     * Why nothing more is sent; null unless cancelled
     */
    cancel_reason: 'endpoint_deleted' | 'endpoint_disabled' | null;
    /**
     * When the next attempt is due; null: no further one
     */
    next_attempt_at: string | null;
    /**
     * What was tried, oldest first
     */
    attempts: Array<{
        /**
         * When it began: ISO 8601 with offset
         */
        at: string;
        /**
         * How long it took, in milliseconds
         */
        duration_ms: number;
        /**
         * HTTP status of the answer, null when none came.
         */
        status: number | null;
        /**
         * Null of the attempt that succeeded.
         */
        error: 'timeout' | 'dns' | 'address_not_public' | 'connection_refused' | 'connection_lost' | 'tls' | 'invalid_answer' | 'redirect' | 'http_status' | 'circuit_open' | 'interrupted' | null;
        /**
         * The first 4 KiB of what the receiver answered.
         */
        answer: string | null;
    }>;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
};

/**
 * DeliveryList
 */
export type DeliveryList = {
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
    data: Array<Delivery>;
};

/**
 * DeliveryLocation
 *
 * A place that both sides know by a code
 */
export type DeliveryLocation = {
    /**
     * Code of the place: the GLN of a shop, the number of a warehouse
     */
    id: string;
    /**
     * Code of the list that it is of
     */
    scheme_id?: string | null;
    /**
     * Name of that list
     */
    scheme_name?: string | null;
};

/**
 * DeliveryLocationResource
 *
 * A place that both sides know by a code
 */
export type DeliveryLocationResource = {
    /**
     * Code of the place: the GLN of a shop, the number of a warehouse
     */
    id: string;
    /**
     * Code of the list that it is of
     */
    scheme_id: string | null;
    /**
     * Name of that list
     */
    scheme_name: string | null;
};

/**
 * DeliveryParty
 *
 * Who delivers: the carrier, as DIAN reads DeliveryParty
 */
export type DeliveryParty = {
    identification: Identification;
    /**
     * Name as registered at the tax authority
     */
    legal_name: string;
    /**
     * Organization type: 1 Persona Jurídica, 2 Persona Natural
     */
    organization_type?: '1' | '2' | null;
    /**
     * Name on the door
     */
    trade_name?: string | null;
    /**
     * Where documents are sent
     */
    email?: string | null;
    /**
     * Telephone
     */
    phone?: string | null;
    /**
     * Where it is; in Colombia with the DIVIPOLA code of the municipality
     */
    address?: Address | null;
    /**
     * Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
     */
    tax_level_codes?: Array<string> | null;
    /**
     * Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica
     */
    tax_scheme?: '01' | '04' | 'ZA' | 'ZZ' | null;
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
};

/**
 * DeliveryPartyResource
 *
 * Who delivers: the carrier, as DIAN reads DeliveryParty
 */
export type DeliveryPartyResource = {
    identification: IdentificationResource;
    /**
     * Name as registered at the tax authority
     */
    legal_name: string;
    /**
     * Organization type: 1 Persona Jurídica, 2 Persona Natural
     */
    organization_type: '1' | '2' | null;
    /**
     * Name on the door
     */
    trade_name: string | null;
    /**
     * Where documents are sent
     */
    email: string | null;
    /**
     * Telephone
     */
    phone: string | null;
    /**
     * Where it is; in Colombia with the DIVIPOLA code of the municipality
     */
    address: AddressResource | null;
    /**
     * Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
     */
    tax_level_codes: Array<string> | null;
    /**
     * Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica
     */
    tax_scheme: '01' | '04' | 'ZA' | 'ZZ' | null;
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
};

/**
 * DeliveryTerms
 *
 * Who pays the carriage and bears the risk
 */
export type DeliveryTerms = {
    /**
     * Number of the agreement
     */
    id?: string | null;
    /**
     * What was agreed, in words
     */
    special_terms?: string | null;
    /**
     * Incoterm, three letters
     */
    incoterm?: string | null;
    /**
     * Who bears the loss, and from where on, in words
     */
    loss_risk?: string | null;
};

/**
 * DeliveryTermsResource
 *
 * Who pays the carriage and bears the risk
 */
export type DeliveryTermsResource = {
    /**
     * Number of the agreement
     */
    id: string | null;
    /**
     * What was agreed, in words
     */
    special_terms: string | null;
    /**
     * Incoterm, three letters
     */
    incoterm: string | null;
    /**
     * Who bears the loss, and from where on, in words
     */
    loss_risk: string | null;
};

/**
 * DianAnswer
 */
export type DianAnswer = {
    /**
     * Code of the answer: 00 is accepted
     */
    status_code: string;
    /**
     * The tax authority's own words
     */
    message: string;
    /**
     * When the tax authority validated it
     */
    validated_at: string | null;
    /**
     * Rules that the tax authority named, each explained
     */
    messages: Array<RuleMessage>;
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
 * DianAttemptList
 */
export type DianAttemptList = {
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
    data: Array<DianAttempt>;
};

/**
 * DkimKey
 */
export type DkimKey = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'dkim_key';
    /**
     * Mails from its addresses are signed; those of a subdomain are not.
     */
    domain: string;
    /**
     * Tells the keys of a domain apart in the DNS.
     */
    selector: string;
    /**
     * pending: publish the record; nothing is signed. verified: the record was found, mails are signed.
     */
    status: 'pending' | 'verified';
    /**
     * What to publish in the DNS of the domain.
     */
    dns_record: {
        type: 'TXT';
        /**
         * The whole name; some DNS editors add the domain by themselves.
         */
        name: string;
        /**
         * Longer than 255 characters: some DNS editors want it in several strings.
         */
        value: string;
    };
    /**
     * What the DNS said when it was last asked; null: it was not asked yet.
     */
    last_check: {
        /**
         * missing: there is no such record; different: it has another key; no_answer: the name servers did not answer.
         */
        result: 'published' | 'missing' | 'different' | 'no_answer';
        /**
         * When the DNS was asked.
         */
        at: string;
    } | null;
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
};

/**
 * DkimKeyInput
 */
export type DkimKeyInput = {
    /**
     * a domain in lower case, such as empresa.com.co
     */
    domain: string;
};

/**
 * DkimKeyList
 */
export type DkimKeyList = {
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
    data: Array<DkimKey>;
};

/**
 * DocumentCounter
 */
export type DocumentCounter = {
    /**
     * What kind of resource this is
     */
    object: 'document_counter';
    /**
     * invoice, credit_note or debit_note
     */
    kind: DocumentKind;
    /**
     * test, habilitacion or production; fixed when it was made
     */
    environment: Environment;
    /**
     * Day of the request, in Colombia
     */
    day: string;
    /**
     * State at the time of this answer
     */
    status: DocumentStatus;
    /**
     * Of `sum`
     */
    currency: string;
    /**
     * Documents that have this status now
     */
    count: number;
    /**
     * Sum of their `totals.payable_amount`
     */
    sum: string;
};

/**
 * DocumentCounterList
 */
export type DocumentCounterList = {
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
    data: Array<DocumentCounter>;
};

/**
 * DocumentDelivery
 *
 * When, where and by whom the goods are delivered
 */
export type DocumentDelivery = {
    /**
     * Day of the delivery (YYYY-MM-DD)
     */
    actual_delivery_date?: string | null;
    /**
     * Time of the delivery (HH:MM:SS in Colombia, with or without -05:00)
     */
    actual_delivery_time?: string | null;
    /**
     * Where it was delivered
     */
    delivery_address?: Address | null;
    /**
     * A place that both sides know by a code
     */
    delivery_location?: DeliveryLocation | null;
    /**
     * Who delivers: the carrier, as DIAN reads DeliveryParty
     */
    delivery_party?: DeliveryParty | null;
};

/**
 * DocumentDeliveryResource
 *
 * When, where and by whom the goods are delivered
 */
export type DocumentDeliveryResource = {
    /**
     * Day of the delivery (YYYY-MM-DD)
     */
    actual_delivery_date: string | null;
    /**
     * Time of the delivery (HH:MM:SS in Colombia, with or without -05:00)
     */
    actual_delivery_time: string | null;
    /**
     * Where it was delivered
     */
    delivery_address: AddressResource | null;
    /**
     * A place that both sides know by a code
     */
    delivery_location: DeliveryLocationResource | null;
    /**
     * Who delivers: the carrier, as DIAN reads DeliveryParty
     */
    delivery_party: DeliveryPartyResource | null;
};

/**
 * DocumentEmail
 */
export type DocumentEmail = {
    /**
     * Worst state among its recipients; delivered when every mail was
     */
    status: MailState;
    /**
     * One entry for each address
     */
    recipients: Array<DocumentRecipient>;
};

/**
 * DocumentEvent
 */
export type DocumentEvent = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'event';
    /**
     * What became of the document
     */
    type: 'invoice.accepted_by_dian' | 'invoice.rejected_by_dian' | 'invoice.accepted_contingency' | 'invoice.failed' | 'credit_note.accepted_by_dian' | 'credit_note.rejected_by_dian' | 'credit_note.accepted_contingency' | 'credit_note.failed' | 'debit_note.accepted_by_dian' | 'debit_note.rejected_by_dian' | 'debit_note.accepted_contingency' | 'debit_note.failed' | 'support_document.accepted_by_dian' | 'support_document.rejected_by_dian' | 'support_document.failed' | 'support_document_adjustment.accepted_by_dian' | 'support_document_adjustment.rejected_by_dian' | 'support_document_adjustment.failed' | 'equivalent_document.accepted_by_dian' | 'equivalent_document.rejected_by_dian' | 'equivalent_document.failed' | 'equivalent_document_note.accepted_by_dian' | 'equivalent_document_note.rejected_by_dian' | 'equivalent_document_note.failed';
    /**
     * When it happened: ISO 8601 with offset
     */
    created: string;
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * Tenant id.
     */
    account: string;
    /**
     * What it is about
     */
    data: {
        /**
         * The document at that moment
         */
        object: {
            /**
             * Opaque id: a prefix that says what it is, and 26 characters
             */
            id: string;
            /**
             * Invoice, credit note or debit note
             */
            object: DocumentKind;
            /**
             * Status of the document when it happened.
             */
            status: DocumentStatus;
            /**
             * `test`: nothing leaves the house. `habilitacion`: trial at the tax authority. `production`: it counts
             */
            environment: Environment;
            /**
             * CUFE, or the CUDE of a note. Null only of a document that failed before it had a number
             */
            cufe: string | null;
            /**
             * The CUDE, which `cufe` has too. Null only of a document that failed before it had a number
             */
            cude?: string | null;
            /**
             * The CUDS, which `cufe` has too. Null only of a document that failed before it had a number
             */
            cuds?: string | null;
            /**
             * Number. Null only of a document that failed before it had a number
             */
            number: string | null;
            /**
             * Your own id, up to 64 characters, unique for ever among resources of this kind and mode
             */
            external_id: string | null;
            /**
             * Graphic representation: marked RECHAZADA where DIAN has rejected the document, SIN VALIDAR where it has failed. Null only of a document that failed before it had a number
             */
            pdf_url: string | null;
        };
    };
};

/**
 * DocumentFailure
 */
export type DocumentFailure = {
    /**
     * Stable code, with a page of its own
     */
    code: FailureCode;
    /**
     * What happened
     */
    detail: string;
};

/**
 * DocumentKind
 */
export type DocumentKind = 'invoice' | 'credit_note' | 'debit_note' | 'support_document' | 'support_document_adjustment' | 'equivalent_document' | 'equivalent_document_note';

/**
 * DocumentRecipient
 */
export type DocumentRecipient = {
    /**
     * E-mail address
     */
    address: string;
    /**
     * sent, delivered, bounced or complained
     */
    status: MailState;
};

/**
 * DocumentStatus
 */
export type DocumentStatus = 'queued' | 'signed' | 'submitted' | 'accepted_by_dian' | 'rejected_by_dian' | 'accepted_contingency' | 'failed';

/**
 * DocumentSummary
 */
export type DocumentSummary = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: DocumentKind;
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * test, habilitacion or production; fixed when it was made
     */
    environment: Environment;
    /**
     * State at the time of this answer
     */
    status: DocumentStatus;
    /**
     * What the document waits for without having failed; null: for nothing
     */
    waiting: Waiting | null;
    /**
     * Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is numbered
     */
    number: string | null;
    /**
     * Your own id, up to 64 characters, unique for ever among resources of this kind and mode
     */
    external_id: string | null;
    /**
     * The buyer, or the seller of a purchase; null: the final consumer
     */
    counterparty: SummaryCounterparty | null;
    /**
     * Of `total`
     */
    currency: string;
    /**
     * `totals.payable_amount` of the document
     */
    total: string;
    /**
     * The worst state of all its mails, also of those sent again; null: none was sent
     */
    mail_status: MailState | null;
    /**
     * Time of issue, Colombia's (-05:00); null until it is numbered, unless the request named it
     */
    issued_at: string | null;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
};

/**
 * DocumentSummaryList
 */
export type DocumentSummaryList = {
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
    data: Array<DocumentSummary>;
};

/**
 * DocumentTotals
 */
export type DocumentTotals = {
    /**
     * Sum of the lines, without tax (decimal string with exactly two decimals, no sign, no exponent)
     */
    line_extension_amount: string;
    /**
     * Sum of the bases of the taxes, rate 0 included (decimal string with exactly two decimals, no sign, no exponent)
     */
    tax_exclusive_amount: string;
    /**
     * Lines and taxes (decimal string with exactly two decimals, no sign, no exponent)
     */
    tax_inclusive_amount: string;
    /**
     * Discounts on the document (decimal string with exactly two decimals, no sign, no exponent)
     */
    allowance_total: string;
    /**
     * Charges on the document (decimal string with exactly two decimals, no sign, no exponent)
     */
    charge_total: string;
    /**
     * Paid before (decimal string with exactly two decimals, no sign, no exponent)
     */
    prepaid_amount: string;
    /**
     * What is to be paid (decimal string with exactly two decimals, no sign, no exponent)
     */
    payable_amount: string;
    /**
     * One entry per tax
     */
    taxes: Array<{
        /**
         * The API's code of the tax
         */
        code: string;
        /**
         * Sum of its bases; 0.00 of a tax by unit (decimal string with exactly two decimals, no sign, no exponent)
         */
        base: string;
        /**
         * The tax (decimal string with exactly two decimals, no sign, no exponent)
         */
        value: string;
    }>;
};

/**
 * Draft
 */
export type Draft = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'draft';
    /**
     * the mode in which it was made, and in which it is issued
     */
    livemode: boolean;
    /**
     * invoice, credit_note or debit_note
     */
    kind: DocumentKind;
    /**
     * name that people see; null: none
     */
    name: string | null;
    /**
     * the ETag of the draft, which `If-Match` takes; each change gives it another one
     */
    etag: string;
    /**
     * id of the document that it was issued as; null: it is not issued
     */
    document_id: string | null;
    /**
     * id of the person or of the API key that made it
     */
    created_by: string;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
    /**
     * it is deleted then: 30 days after its last change, or 7 days after it was issued
     */
    expires_at: string;
    /**
     * body of the document, however far it is written: it is checked when the draft is issued
     */
    body: {
        [key: string]: unknown;
    };
};

/**
 * DraftEntry
 */
export type DraftEntry = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'draft';
    /**
     * the mode in which it was made, and in which it is issued
     */
    livemode: boolean;
    /**
     * invoice, credit_note or debit_note
     */
    kind: DocumentKind;
    /**
     * name that people see; null: none
     */
    name: string | null;
    /**
     * the ETag of the draft, which `If-Match` takes; each change gives it another one
     */
    etag: string;
    /**
     * id of the document that it was issued as; null: it is not issued
     */
    document_id: string | null;
    /**
     * id of the person or of the API key that made it
     */
    created_by: string;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
    /**
     * it is deleted then: 30 days after its last change, or 7 days after it was issued
     */
    expires_at: string;
};

/**
 * DraftEntryList
 */
export type DraftEntryList = {
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
    data: Array<DraftEntry>;
};

/**
 * DraftInput
 */
export type DraftInput = {
    /**
     * invoice, credit_note or debit_note
     */
    kind: DocumentKind;
    /**
     * name that people see; null: none
     */
    name?: string | null;
    /**
     * body of the document, however far it is written: it is checked when the draft is issued
     */
    body: {
        [key: string]: unknown;
    };
};

/**
 * DraftPatch
 */
export type DraftPatch = {
    /**
     * invoice, credit_note or debit_note
     */
    kind?: DocumentKind;
    /**
     * name that people see; null: none
     */
    name?: string | null;
    /**
     * body of the document, however far it is written: it is checked when the draft is issued
     */
    body?: {
        [key: string]: unknown;
    };
};

/**
 * Email
 */
export type Email = {
    /**
     * Left out: the customer
     */
    to?: Array<string> | null;
    /**
     * Copies
     */
    cc?: Array<string> | null;
    /**
     * false: no mail
     */
    send?: boolean | null;
};

/**
 * EmailEvent
 */
export type EmailEvent = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'event';
    /**
     * What became of one mail
     */
    type: 'invoice.email.delivered' | 'invoice.email.bounced' | 'invoice.email.complained' | 'credit_note.email.delivered' | 'credit_note.email.bounced' | 'credit_note.email.complained' | 'debit_note.email.delivered' | 'debit_note.email.bounced' | 'debit_note.email.complained' | 'support_document.email.delivered' | 'support_document.email.bounced' | 'support_document.email.complained' | 'support_document_adjustment.email.delivered' | 'support_document_adjustment.email.bounced' | 'support_document_adjustment.email.complained' | 'equivalent_document.email.delivered' | 'equivalent_document.email.bounced' | 'equivalent_document.email.complained' | 'equivalent_document_note.email.delivered' | 'equivalent_document_note.email.bounced' | 'equivalent_document_note.email.complained';
    /**
     * When it happened: ISO 8601 with offset
     */
    created: string;
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * Tenant id.
     */
    account: string;
    /**
     * What it is about
     */
    data: {
        /**
         * The document at that moment
         */
        object: {
            /**
             * Opaque id: a prefix that says what it is, and 26 characters
             */
            id: string;
            /**
             * Invoice, credit note or debit note
             */
            object: DocumentKind;
            /**
             * Status of the document when it happened.
             */
            status: DocumentStatus;
            /**
             * `test`: nothing leaves the house. `habilitacion`: trial at the tax authority. `production`: it counts
             */
            environment: Environment;
            /**
             * CUFE, or the CUDE of a note. Null only of a document that failed before it had a number
             */
            cufe: string | null;
            /**
             * The CUDE, which `cufe` has too. Null only of a document that failed before it had a number
             */
            cude?: string | null;
            /**
             * The CUDS, which `cufe` has too. Null only of a document that failed before it had a number
             */
            cuds?: string | null;
            /**
             * Number. Null only of a document that failed before it had a number
             */
            number: string | null;
            /**
             * Your own id, up to 64 characters, unique for ever among resources of this kind and mode
             */
            external_id: string | null;
            /**
             * Graphic representation: marked RECHAZADA where DIAN has rejected the document, SIN VALIDAR where it has failed. Null only of a document that failed before it had a number
             */
            pdf_url: string | null;
            /**
             * One recipient and what became of the mail
             */
            email: {
                /**
                 * E-mail address of the recipient
                 */
                to: string;
                /**
                 * State at the time of this answer
                 */
                status: 'delivered' | 'bounced' | 'complained';
                /**
                 * Message-ID of the mail
                 */
                message_id: string;
                /**
                 * What the receiving server said; null: nothing
                 */
                diagnostic: string | null;
            };
        };
    };
};

/**
 * EmailsInput
 */
export type EmailsInput = {
    /**
     * Addresses, up to 10; default: the first recipients
     */
    to?: Array<string> | null;
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
 * EquivalentDocument
 *
 * `cufe` is its CUDE
 */
export type EquivalentDocument = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'equivalent_document';
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * test, habilitacion or production; fixed when it was made
     */
    environment: Environment;
    /**
     * State at the time of this answer
     */
    status: DocumentStatus;
    /**
     * What the document waits for without having failed; null: for nothing
     */
    waiting: Waiting | null;
    /**
     * Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is numbered
     */
    number: string | null;
    /**
     * Prefix of the numbering range
     */
    prefix: string | null;
    /**
     * The number without its prefix; null until it is numbered
     */
    sequence: number | null;
    /**
     * CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it is signed
     */
    cufe: string | null;
    /**
     * CUDE, as in `cufe`; null until it is signed
     */
    cude: string | null;
    /**
     * Type of document in the XML: 01, 02, 03, 04, 91 or 92
     */
    type_code: string | null;
    /**
     * Time of issue, Colombia's (-05:00); null until it is numbered, unless the request named it
     */
    issued_at: string | null;
    /**
     * What it is: `pos`, a POS ticket (20). Other equivalent documents are not issued yet
     */
    document_type: string;
    /**
     * Id of the customer; null when the request has the buyer itself
     */
    customer_id: string | null;
    /**
     * The buyer as the document names it
     */
    customer: CustomerSnapshot | null;
    /**
     * Pesos
     */
    currency: 'COP' | null;
    /**
     * How and when it is paid
     */
    payment_means: PaymentAtOnceResource;
    /**
     * Further means of the same payment
     */
    additional_payment_means: Array<AdditionalPaymentAtOnceResource> | null;
    /**
     * What is sold, line by line
     */
    lines: Array<EquivalentLineResource>;
    /**
     * Your own id, up to 64 characters, unique for ever among resources of this kind and mode
     */
    external_id: string | null;
    /**
     * Numbering range of which the number is
     */
    numbering_range_id: string | null;
    /**
     * Notes
     */
    notes: Array<string> | null;
    /**
     * Discounts on the whole document that change no tax base
     */
    allowances: Array<AllowanceChargeResource> | null;
    /**
     * Charges on the whole document that change no tax base
     */
    charges: Array<AllowanceChargeResource> | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata: {
        [key: string]: string;
    };
    /**
     * What becomes of a document made with a sk_test_ key; refused with sk_live_
     */
    simulate: SimulateWithoutContingencyResource | null;
    register: CashRegister;
    /**
     * What the buyer has in a loyalty programme; left out: the buyer, with 0 points
     */
    loyalty: Loyalty | null;
    /**
     * Sums that were calculated by the rules of DIAN; amounts with two decimals
     */
    totals: DocumentTotals;
    /**
     * Page of the tax authority about this document, as in its QR code; null until there is a CUFE
     */
    qr_url: string | null;
    /**
     * Signed URL of the PDF, good without an API key; null while or because there is none
     */
    pdf_url: string | null;
    /**
     * Signed URL of the signed XML, good without an API key; null while or because there is none
     */
    xml_url: string | null;
    /**
     * Signed URL of the zip that the buyer gets; null while or because there is none
     */
    attached_document_url: string | null;
    /**
     * Where the ticket is; null before the signature, and of a document that is rejected or has failed
     */
    ticket: TicketLinks | null;
    /**
     * Answer of the tax authority; null before there is one
     */
    dian: DianAnswer | null;
    /**
     * E-mail address
     */
    email: DocumentEmail | null;
    /**
     * Why it failed; null unless status is failed
     */
    failure: DocumentFailure | null;
    /**
     * Id of the rejected document whose number this one took; null: none
     */
    corrects: string | null;
    /**
     * Id of the document that took the number of this rejected one; null: none
     */
    corrected_by: string | null;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
};

/**
 * EquivalentDocumentDraft
 *
 * An equivalent document to be issued: a POS ticket
 */
export type EquivalentDocumentDraft = {
    /**
     * What it is: `pos`, a POS ticket (20). Other equivalent documents are not issued yet
     */
    document_type: string;
    /**
     * A customer of yours, or `final_consumer`
     */
    customer_id?: string | null;
    /**
     * The buyer, written in the document itself
     */
    customer?: InlineCustomer | null;
    /**
     * Pesos
     */
    currency?: 'COP' | null;
    /**
     * How and when it is paid
     */
    payment_means: PaymentAtOnce;
    /**
     * Further means of the same payment
     */
    additional_payment_means?: Array<AdditionalPaymentAtOnce> | null;
    /**
     * What is sold, line by line
     */
    lines: Array<EquivalentLine>;
    /**
     * Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409 that names the first. It appears in events: put nothing personal in it.
     */
    external_id?: string | null;
    /**
     * Left out: the active range of that type and environment
     */
    numbering_range_id?: string | null;
    /**
     * Time of issue with Colombia's offset -05:00, today in Colombia; left out: the moment of numbering
     */
    issued_at?: string | null;
    /**
     * Notes
     */
    notes?: Array<string> | null;
    /**
     * Discounts on the whole document that change no tax base
     */
    allowances?: Array<AllowanceCharge> | null;
    /**
     * Charges on the whole document that change no tax base
     */
    charges?: Array<AllowanceCharge> | null;
    /**
     * E-mail address
     */
    email?: Email | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata?: {
        [key: string]: string;
    } | null;
    /**
     * What becomes of a document made with a sk_test_ key; refused with sk_live_
     */
    simulate?: SimulateWithoutContingency | null;
    register: CashRegister;
    /**
     * What the buyer has in a loyalty programme; left out: the buyer, with 0 points
     */
    loyalty?: Loyalty | null;
};

/**
 * EquivalentDocumentItem
 */
export type EquivalentDocumentItem = {
    /**
     * place in `documents`, from 0
     */
    index: number;
    /**
     * The document, as a POST of it alone answers it
     */
    document: EquivalentDocument;
};

/**
 * EquivalentDocumentList
 */
export type EquivalentDocumentList = {
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
    data: Array<EquivalentDocument>;
};

/**
 * EquivalentDocumentNoteDraft
 *
 * An adjustment note to be issued: of one of your equivalent documents (`equivalent_document_id`), or of one issued elsewhere (`billing_reference`)
 */
export type EquivalentDocumentNoteDraft = {
    /**
     * What is corrected, an equivalent document of yours; the note waits for it until it is accepted
     */
    equivalent_document_id?: string | null;
    /**
     * What is corrected, an equivalent document issued by another system. One of yours is treated as if equivalent_document_id named it
     */
    billing_reference?: CudeReference | null;
    /**
     * `credit` takes back, type 94; `debit` adds, type 93
     */
    direction: 'credit' | 'debit';
    /**
     * Why: 1 Devolución parcial de los bienes y/o no aceptación parcial del servicio; 2 Anulación del documento equivalente electrónico; 3 Rebaja o descuento parcial o total; 4 Ajuste de precio; 5 Descuento comercial por pronto pago; 6 Descuento comercial por volumen de ventas
     */
    reason_code: string;
    /**
     * Why, in words; left out: the name of the reason's code
     */
    reason?: string | null;
    /**
     * A customer of yours, or `final_consumer`
     */
    customer_id?: string | null;
    /**
     * The buyer, written in the document itself
     */
    customer?: InlineCustomer | null;
    /**
     * Pesos
     */
    currency?: 'COP' | null;
    /**
     * left out: as in the equivalent document
     */
    payment_means?: PaymentAtOnce | null;
    /**
     * Further means of the same payment
     */
    additional_payment_means?: Array<AdditionalPaymentAtOnce> | null;
    /**
     * What is sold, line by line; left out: as in the equivalent document
     */
    lines?: Array<EquivalentLine> | null;
    /**
     * Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409 that names the first. It appears in events: put nothing personal in it.
     */
    external_id?: string | null;
    /**
     * Left out: the active range of that type and environment
     */
    numbering_range_id?: string | null;
    /**
     * Time of issue with Colombia's offset -05:00, today in Colombia; left out: the moment of numbering
     */
    issued_at?: string | null;
    /**
     * Notes
     */
    notes?: Array<string> | null;
    /**
     * Discounts on the whole document that change no tax base
     */
    allowances?: Array<AllowanceCharge> | null;
    /**
     * Charges on the whole document that change no tax base
     */
    charges?: Array<AllowanceCharge> | null;
    /**
     * E-mail address
     */
    email?: Email | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata?: {
        [key: string]: string;
    } | null;
    /**
     * What becomes of a document made with a sk_test_ key; refused with sk_live_
     */
    simulate?: SimulateWithoutContingency | null;
};

/**
 * EquivalentDocumentsBatch
 *
 * At most 20 MB
 */
export type EquivalentDocumentsBatch = {
    /**
     * Bodies as one POST takes each, up to 1,000; each is accepted or refused by itself
     */
    documents: Array<EquivalentDocumentDraft>;
};

/**
 * EquivalentDocumentsBatchAnswer
 */
export type EquivalentDocumentsBatchAnswer = {
    /**
     * What kind of resource this is
     */
    object: 'batch';
    /**
     * An item for each document, in their order
     */
    data: Array<EquivalentDocumentItem | RefusedItem>;
};

/**
 * EquivalentLine
 */
export type EquivalentLine = {
    /**
     * What is sold
     */
    description: string;
    /**
     * How many (decimal string with two to six decimals, no sign, no exponent)
     */
    quantity: string;
    /**
     * Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them in /v1/catalogs/unidad-medida
     */
    unit_code: string;
    /**
     * Price of one unit, without tax; 0.00 of a free line (decimal string with two to six decimals, no sign, no exponent)
     */
    unit_price: string;
    /**
     * quantity × unit_price − allowances + charges; the tax is NOT in it. The same with all taxes, exact to the cent, is taken and shown without them (decimal string with exactly two decimals, no sign, no exponent)
     */
    line_extension_amount: string;
    /**
     * Taxes of the line; an excluded good has none
     */
    taxes?: Array<Tax> | null;
    /**
     * Discounts of the line
     */
    allowances?: Array<AllowanceCharge> | null;
    /**
     * Charges of the line
     */
    charges?: Array<AllowanceCharge> | null;
    /**
     * Code of the product in a standard
     */
    product_code?: ProductCode | null;
    /**
     * Brand
     */
    brand?: string | null;
    /**
     * Model
     */
    model?: string | null;
    /**
     * A note to the line
     */
    note?: string | null;
    /**
     * Needed by a line with unit_price 0.00, whose taxes are on this price; a line that is sold may have one
     */
    reference_price?: ReferencePrice | null;
    /**
     * Your own code, beside a standard one in product_code
     */
    sellers_item_identification?: SellersItemIdentification | null;
    /**
     * Properties of the item: lot, serial number, expiry
     */
    additional_item_properties?: Array<AdditionalItemProperty> | null;
};

/**
 * EquivalentLineResource
 */
export type EquivalentLineResource = {
    /**
     * What is sold
     */
    description: string;
    /**
     * How many (decimal string with two to six decimals, no sign, no exponent)
     */
    quantity: string;
    /**
     * Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them in /v1/catalogs/unidad-medida
     */
    unit_code: string;
    /**
     * Price of one unit, without tax; 0.00 of a free line (decimal string with two to six decimals, no sign, no exponent)
     */
    unit_price: string;
    /**
     * quantity × unit_price − allowances + charges; the tax is NOT in it. The same with all taxes, exact to the cent, is taken and shown without them (decimal string with exactly two decimals, no sign, no exponent)
     */
    line_extension_amount: string;
    /**
     * Taxes of the line; an excluded good has none
     */
    taxes: Array<TaxResource> | null;
    /**
     * Discounts of the line
     */
    allowances: Array<AllowanceChargeResource> | null;
    /**
     * Charges of the line
     */
    charges: Array<AllowanceChargeResource> | null;
    /**
     * Code of the product in a standard
     */
    product_code: ProductCode | null;
    /**
     * Brand
     */
    brand: string | null;
    /**
     * Model
     */
    model: string | null;
    /**
     * A note to the line
     */
    note: string | null;
    /**
     * Needed by a line with unit_price 0.00, whose taxes are on this price; a line that is sold may have one
     */
    reference_price: ReferencePrice | null;
    /**
     * Your own code, beside a standard one in product_code
     */
    sellers_item_identification: SellersItemIdentificationResource | null;
    /**
     * Properties of the item: lot, serial number, expiry
     */
    additional_item_properties: Array<AdditionalItemPropertyResource> | null;
};

/**
 * EquivalentNote
 *
 * `cufe` is its CUDE
 */
export type EquivalentNote = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'equivalent_document_note';
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * test, habilitacion or production; fixed when it was made
     */
    environment: Environment;
    /**
     * State at the time of this answer
     */
    status: DocumentStatus;
    /**
     * What the document waits for without having failed; null: for nothing
     */
    waiting: Waiting | null;
    /**
     * Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is numbered
     */
    number: string | null;
    /**
     * Prefix of the numbering range
     */
    prefix: string | null;
    /**
     * The number without its prefix; null until it is numbered
     */
    sequence: number | null;
    /**
     * CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it is signed
     */
    cufe: string | null;
    /**
     * CUDE, as in `cufe`; null until it is signed
     */
    cude: string | null;
    /**
     * Type of document in the XML: 01, 02, 03, 04, 91 or 92
     */
    type_code: string | null;
    /**
     * Time of issue, Colombia's (-05:00); null until it is numbered, unless the request named it
     */
    issued_at: string | null;
    /**
     * What is corrected, an equivalent document of yours; the note waits for it until it is accepted
     */
    equivalent_document_id: string | null;
    /**
     * What is corrected, an equivalent document issued by another system. One of yours is treated as if equivalent_document_id named it
     */
    billing_reference: CudeReference | null;
    /**
     * `credit` takes back, type 94; `debit` adds, type 93
     */
    direction: 'credit' | 'debit';
    /**
     * Why: 1 Devolución parcial de los bienes y/o no aceptación parcial del servicio; 2 Anulación del documento equivalente electrónico; 3 Rebaja o descuento parcial o total; 4 Ajuste de precio; 5 Descuento comercial por pronto pago; 6 Descuento comercial por volumen de ventas
     */
    reason_code: string;
    /**
     * Why, in words; left out: the name of the reason's code
     */
    reason: string | null;
    /**
     * Id of the customer; null when the request has the buyer itself
     */
    customer_id: string | null;
    /**
     * The buyer as the document names it
     */
    customer: CustomerSnapshot | null;
    /**
     * Pesos
     */
    currency: 'COP' | null;
    /**
     * How and when it is paid
     */
    payment_means: PaymentAtOnceResource;
    /**
     * Further means of the same payment
     */
    additional_payment_means: Array<AdditionalPaymentAtOnceResource> | null;
    /**
     * What is sold, line by line
     */
    lines: Array<EquivalentLineResource>;
    /**
     * Your own id, up to 64 characters, unique for ever among resources of this kind and mode
     */
    external_id: string | null;
    /**
     * Numbering range of which the number is
     */
    numbering_range_id: string | null;
    /**
     * Notes
     */
    notes: Array<string> | null;
    /**
     * Discounts on the whole document that change no tax base
     */
    allowances: Array<AllowanceChargeResource> | null;
    /**
     * Charges on the whole document that change no tax base
     */
    charges: Array<AllowanceChargeResource> | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata: {
        [key: string]: string;
    };
    /**
     * What becomes of a document made with a sk_test_ key; refused with sk_live_
     */
    simulate: SimulateWithoutContingencyResource | null;
    /**
     * Sums that were calculated by the rules of DIAN; amounts with two decimals
     */
    totals: DocumentTotals;
    /**
     * Page of the tax authority about this document, as in its QR code; null until there is a CUFE
     */
    qr_url: string | null;
    /**
     * Signed URL of the PDF, good without an API key; null while or because there is none
     */
    pdf_url: string | null;
    /**
     * Signed URL of the signed XML, good without an API key; null while or because there is none
     */
    xml_url: string | null;
    /**
     * Signed URL of the zip that the buyer gets; null while or because there is none
     */
    attached_document_url: string | null;
    /**
     * Answer of the tax authority; null before there is one
     */
    dian: DianAnswer | null;
    /**
     * E-mail address
     */
    email: DocumentEmail | null;
    /**
     * Why it failed; null unless status is failed
     */
    failure: DocumentFailure | null;
    /**
     * Id of the rejected document whose number this one took; null: none
     */
    corrects: string | null;
    /**
     * Id of the document that took the number of this rejected one; null: none
     */
    corrected_by: string | null;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
};

/**
 * EquivalentNoteItem
 */
export type EquivalentNoteItem = {
    /**
     * place in `documents`, from 0
     */
    index: number;
    /**
     * The document, as a POST of it alone answers it
     */
    document: EquivalentNote;
};

/**
 * EquivalentNoteList
 */
export type EquivalentNoteList = {
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
    data: Array<EquivalentNote>;
};

/**
 * EquivalentNotesBatch
 *
 * At most 20 MB
 */
export type EquivalentNotesBatch = {
    /**
     * Bodies as one POST takes each, up to 1,000; each is accepted or refused by itself
     */
    documents: Array<EquivalentDocumentNoteDraft>;
};

/**
 * EquivalentNotesBatchAnswer
 */
export type EquivalentNotesBatchAnswer = {
    /**
     * What kind of resource this is
     */
    object: 'batch';
    /**
     * An item for each document, in their order
     */
    data: Array<EquivalentNoteItem | RefusedItem>;
};

/**
 * Event
 */
export type Event = ({
    type: 'invoice.email.delivered' | 'invoice.email.bounced' | 'invoice.email.complained' | 'credit_note.email.delivered' | 'credit_note.email.bounced' | 'credit_note.email.complained' | 'debit_note.email.delivered' | 'debit_note.email.bounced' | 'debit_note.email.complained' | 'support_document.email.delivered' | 'support_document.email.bounced' | 'support_document.email.complained' | 'support_document_adjustment.email.delivered' | 'support_document_adjustment.email.bounced' | 'support_document_adjustment.email.complained' | 'equivalent_document.email.delivered' | 'equivalent_document.email.bounced' | 'equivalent_document.email.complained' | 'equivalent_document_note.email.delivered' | 'equivalent_document_note.email.bounced' | 'equivalent_document_note.email.complained';
} & EmailEvent) | ({
    type: 'invoice.accepted_by_dian' | 'invoice.rejected_by_dian' | 'invoice.accepted_contingency' | 'invoice.failed' | 'credit_note.accepted_by_dian' | 'credit_note.rejected_by_dian' | 'credit_note.accepted_contingency' | 'credit_note.failed' | 'debit_note.accepted_by_dian' | 'debit_note.rejected_by_dian' | 'debit_note.accepted_contingency' | 'debit_note.failed' | 'support_document.accepted_by_dian' | 'support_document.rejected_by_dian' | 'support_document.failed' | 'support_document_adjustment.accepted_by_dian' | 'support_document_adjustment.rejected_by_dian' | 'support_document_adjustment.failed' | 'equivalent_document.accepted_by_dian' | 'equivalent_document.rejected_by_dian' | 'equivalent_document.failed' | 'equivalent_document_note.accepted_by_dian' | 'equivalent_document_note.rejected_by_dian' | 'equivalent_document_note.failed';
} & DocumentEvent) | ({
    type: 'received_document.received' | 'received_document.verified' | 'received_document.suspicious';
} & ReceivedDocumentEvent) | ({
    type: 'document_event.registered' | 'document_event.rejected' | 'document_event.deadline_near';
} & InvoiceEventNotice);

/**
 * EventList
 */
export type EventList = {
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
    data: Array<Event>;
};

/**
 * EventType
 */
export type EventType = 'invoice.accepted_by_dian' | 'invoice.rejected_by_dian' | 'invoice.accepted_contingency' | 'invoice.failed' | 'credit_note.accepted_by_dian' | 'credit_note.rejected_by_dian' | 'credit_note.accepted_contingency' | 'credit_note.failed' | 'debit_note.accepted_by_dian' | 'debit_note.rejected_by_dian' | 'debit_note.accepted_contingency' | 'debit_note.failed' | 'support_document.accepted_by_dian' | 'support_document.rejected_by_dian' | 'support_document.failed' | 'support_document_adjustment.accepted_by_dian' | 'support_document_adjustment.rejected_by_dian' | 'support_document_adjustment.failed' | 'equivalent_document.accepted_by_dian' | 'equivalent_document.rejected_by_dian' | 'equivalent_document.failed' | 'equivalent_document_note.accepted_by_dian' | 'equivalent_document_note.rejected_by_dian' | 'equivalent_document_note.failed' | 'invoice.email.delivered' | 'invoice.email.bounced' | 'invoice.email.complained' | 'credit_note.email.delivered' | 'credit_note.email.bounced' | 'credit_note.email.complained' | 'debit_note.email.delivered' | 'debit_note.email.bounced' | 'debit_note.email.complained' | 'support_document.email.delivered' | 'support_document.email.bounced' | 'support_document.email.complained' | 'support_document_adjustment.email.delivered' | 'support_document_adjustment.email.bounced' | 'support_document_adjustment.email.complained' | 'equivalent_document.email.delivered' | 'equivalent_document.email.bounced' | 'equivalent_document.email.complained' | 'equivalent_document_note.email.delivered' | 'equivalent_document_note.email.bounced' | 'equivalent_document_note.email.complained' | 'received_document.received' | 'received_document.verified' | 'received_document.suspicious' | 'document_event.registered' | 'document_event.rejected' | 'document_event.deadline_near';

/**
 * ExchangeRate
 *
 * Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
 */
export type ExchangeRate = {
    /**
     * Pesos for one unit of the foreign currency (decimal string with two to six decimals, no sign, no exponent)
     */
    rate: string;
    /**
     * Day of the rate (YYYY-MM-DD)
     */
    date: string;
    /**
     * Of a document in pesos alone: the foreign currency that was agreed
     */
    currency?: string | null;
};

/**
 * ExchangeRateResource
 *
 * Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
 */
export type ExchangeRateResource = {
    /**
     * Pesos for one unit of the foreign currency (decimal string with two to six decimals, no sign, no exponent)
     */
    rate: string;
    /**
     * Day of the rate (YYYY-MM-DD)
     */
    date: string;
    /**
     * Of a document in pesos alone: the foreign currency that was agreed
     */
    currency: string | null;
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
 * ExportOrder
 */
export type ExportOrder = {
    [key: string]: never;
};

/**
 * FailureCode
 */
export type FailureCode = 'invoice_rejected' | 'document_not_writable' | 'signature_refused' | 'simulated_failure' | 'cancelled' | 'number_collision' | 'dian_certificate_unauthorized' | 'dian_request_refused' | 'dian_security_fault' | 'transport_signature_refused' | 'test_set_refused';

/**
 * GoLiveOrder
 */
export type GoLiveOrder = {
    /**
     * your NIT without its check digit, so that no other company goes live by mistake
     */
    nit: string;
    /**
     * true: also while something is missing that `not_ready_for_production` names; documents wait for it. It is recorded what was missing
     */
    override_readiness?: boolean | null;
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
 * InlineCustomer
 *
 * The buyer, written in the document itself
 */
export type InlineCustomer = {
    identification: Identification;
    /**
     * Name as registered at the tax authority
     */
    legal_name: string;
    /**
     * Organization type: 1 Persona Jurídica, 2 Persona Natural
     */
    organization_type?: '1' | '2' | null;
    /**
     * Name on the door
     */
    trade_name?: string | null;
    /**
     * Where documents are sent
     */
    email?: string | null;
    /**
     * Telephone
     */
    phone?: string | null;
    /**
     * Where it is; in Colombia with the DIVIPOLA code of the municipality
     */
    address?: Address | null;
    /**
     * Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
     */
    tax_level_codes?: Array<string> | null;
    /**
     * Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica
     */
    tax_scheme?: '01' | '04' | 'ZA' | 'ZZ' | null;
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
};

/**
 * InlineSupplier
 *
 * The seller, written in the document itself
 */
export type InlineSupplier = {
    identification: SupplierIdentification;
    /**
     * Name as registered at the tax authority
     */
    legal_name: string;
    /**
     * Organization type: 1 Persona Jurídica, 2 Persona Natural
     */
    organization_type?: '1' | '2' | null;
    /**
     * Name on the door
     */
    trade_name?: string | null;
    /**
     * Where documents are sent
     */
    email?: string | null;
    /**
     * Telephone
     */
    phone?: string | null;
    /**
     * Where it is; in Colombia with the DIVIPOLA code of the municipality
     */
    address?: SupplierAddress | null;
    /**
     * Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
     */
    tax_level_codes?: Array<string> | null;
    /**
     * Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica
     */
    tax_scheme?: '01' | '04' | 'ZA' | 'ZZ' | null;
    /**
     * Whether the seller is resident in Colombia: `resident` has identification 31 or 13, municipality and postal code; `non_resident` has no check digit, municipality code or postal code
     */
    residence: 'resident' | 'non_resident';
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
 * InvitationInput
 */
export type InvitationInput = {
    /**
     * address of the person; only who logs in by it can accept
     */
    email: string;
    /**
     * `reader` sees and downloads; `biller` also issues documents; `developer` may do what an API key of role `full` may, except going live and people; `payroll` sees payroll only; `owner` may do everything
     */
    role?: 'reader' | 'biller' | 'developer' | 'payroll' | 'owner' | null;
};

/**
 * InvitationList
 */
export type InvitationList = {
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
    data: Array<Invitation>;
};

/**
 * Invoice
 */
export type Invoice = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'invoice';
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * test, habilitacion or production; fixed when it was made
     */
    environment: Environment;
    /**
     * State at the time of this answer
     */
    status: DocumentStatus;
    /**
     * What the document waits for without having failed; null: for nothing
     */
    waiting: Waiting | null;
    /**
     * Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is numbered
     */
    number: string | null;
    /**
     * Prefix of the numbering range
     */
    prefix: string | null;
    /**
     * The number without its prefix; null until it is numbered
     */
    sequence: number | null;
    /**
     * CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it is signed
     */
    cufe: string | null;
    /**
     * Type of document in the XML: 01, 02, 03, 04, 91 or 92
     */
    type_code: string | null;
    /**
     * Time of issue, Colombia's (-05:00); null until it is numbered, unless the request named it
     */
    issued_at: string | null;
    /**
     * Your own id, up to 64 characters, unique for ever among resources of this kind and mode
     */
    external_id: string | null;
    /**
     * Id of the customer; null when the request has the buyer itself
     */
    customer_id: string | null;
    /**
     * The buyer as the document names it
     */
    customer: CustomerSnapshot | null;
    /**
     * 10 standard, 09 AIU services, 11 export, dian:11 mandate; more in /v1/catalogs/tipo-operacion
     */
    operation_type: string;
    /**
     * ISO 4217 code
     */
    currency: string;
    /**
     * How and when it is paid
     */
    payment_means: PaymentMeansResource;
    /**
     * Further means of the same payment, at once or on credit as the type of payment_means says
     */
    additional_payment_means: Array<AdditionalPaymentMeansResource> | null;
    /**
     * Instalments, discount for early payment, interest; they change no total
     */
    payment_terms: Array<PaymentTermsResource> | null;
    /**
     * What is sold, line by line
     */
    lines: Array<LineResource>;
    /**
     * Numbering range of which the number is
     */
    numbering_range_id: string | null;
    /**
     * Notes
     */
    notes: Array<string> | null;
    /**
     * The buyer's order, or null
     */
    order_reference: {
        /**
         * The buyer's order
         */
        id: string;
        /**
         * Its day (YYYY-MM-DD)
         */
        date: string | null;
    } | null;
    /**
     * Despatch advices (remisiones) of what is invoiced
     */
    despatch_document_references: Array<AdviceReferenceResource> | null;
    /**
     * The buyer's receipts (entradas de almacén)
     */
    receipt_document_references: Array<AdviceReferenceResource> | null;
    /**
     * Other documents: contracts, certificates
     */
    additional_document_references: Array<AdditionalDocumentReferenceResource> | null;
    /**
     * The time that is invoiced: of a lease, a subscription, a supply
     */
    invoice_period: InvoicePeriodResource | null;
    /**
     * When, where and by whom the goods are delivered
     */
    delivery: DocumentDeliveryResource | null;
    /**
     * Who pays the carriage and bears the risk
     */
    delivery_terms: DeliveryTermsResource | null;
    /**
     * Discounts on the whole document that change no tax base
     */
    allowances: Array<AllowanceChargeResource> | null;
    /**
     * Charges on the whole document that change no tax base
     */
    charges: Array<AllowanceChargeResource> | null;
    /**
     * Informative: they change no total
     */
    withholdings: Array<Withholding> | null;
    /**
     * Payments received before
     */
    prepaid: Array<PrepaidResource> | null;
    /**
     * Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
     */
    exchange_rate: ExchangeRateResource | null;
    /**
     * A further currency in which it may be paid, beside that of exchange_rate
     */
    payment_alternative_exchange_rate: PaymentAlternativeExchangeRate | null;
    /**
     * What becomes of a document made with a sk_test_ key; refused with sk_live_
     */
    simulate: SimulateResource | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata: {
        [key: string]: string;
    };
    /**
     * Sums that were calculated by the rules of DIAN; amounts with two decimals
     */
    totals: DocumentTotals;
    /**
     * Page of the tax authority about this document, as in its QR code; null until there is a CUFE
     */
    qr_url: string | null;
    /**
     * Signed URL of the PDF, good without an API key; null while or because there is none
     */
    pdf_url: string | null;
    /**
     * Signed URL of the signed XML, good without an API key; null while or because there is none
     */
    xml_url: string | null;
    /**
     * Signed URL of the zip that the buyer gets; null while or because there is none
     */
    attached_document_url: string | null;
    /**
     * Answer of the tax authority; null before there is one
     */
    dian: DianAnswer | null;
    /**
     * Mails to the buyer; null: none yet
     */
    email: DocumentEmail | null;
    /**
     * Why it failed; null unless status is failed
     */
    failure: DocumentFailure | null;
    /**
     * Id of the rejected document whose number this one took; null: none
     */
    corrects: string | null;
    /**
     * Id of the document that took the number of this rejected one; null: none
     */
    corrected_by: string | null;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
};

/**
 * InvoiceDraft
 *
 * An invoice to be issued
 */
export type InvoiceDraft = {
    /**
     * A customer of yours, or `final_consumer`
     */
    customer_id?: string | null;
    /**
     * The buyer, written in the document itself
     */
    customer?: InlineCustomer | null;
    /**
     * ISO 4217 code
     */
    currency: string;
    /**
     * How and when it is paid
     */
    payment_means: PaymentMeans;
    /**
     * Further means of the same payment, at once or on credit as the type of payment_means says
     */
    additional_payment_means?: Array<AdditionalPaymentMeans> | null;
    /**
     * Instalments, discount for early payment, interest; they change no total
     */
    payment_terms?: Array<PaymentTerms> | null;
    /**
     * What is sold, line by line
     */
    lines: Array<Line>;
    /**
     * Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409 that names the first. It appears in events: put nothing personal in it.
     */
    external_id?: string | null;
    /**
     * Left out: the active range of that type and environment
     */
    numbering_range_id?: string | null;
    /**
     * Time of issue with Colombia's offset -05:00, today in Colombia; left out: the moment of numbering
     */
    issued_at?: string | null;
    /**
     * Notes
     */
    notes?: Array<string> | null;
    /**
     * The buyer's order, or null
     */
    order_reference?: {
        /**
         * The buyer's order
         */
        id: string;
        /**
         * Its day (YYYY-MM-DD)
         */
        date?: string | null;
    } | null | null;
    /**
     * Despatch advices (remisiones) of what is invoiced
     */
    despatch_document_references?: Array<AdviceReference> | null;
    /**
     * The buyer's receipts (entradas de almacén)
     */
    receipt_document_references?: Array<AdviceReference> | null;
    /**
     * Other documents: contracts, certificates
     */
    additional_document_references?: Array<AdditionalDocumentReference> | null;
    /**
     * The time that is invoiced: of a lease, a subscription, a supply
     */
    invoice_period?: InvoicePeriod | null;
    /**
     * When, where and by whom the goods are delivered
     */
    delivery?: DocumentDelivery | null;
    /**
     * Who pays the carriage and bears the risk
     */
    delivery_terms?: DeliveryTerms | null;
    /**
     * Discounts on the whole document that change no tax base
     */
    allowances?: Array<AllowanceCharge> | null;
    /**
     * Charges on the whole document that change no tax base
     */
    charges?: Array<AllowanceCharge> | null;
    /**
     * Services with administration, contingencies and profit; needed by operation type 09
     */
    aiu?: Aiu | null;
    /**
     * Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
     */
    exchange_rate?: ExchangeRate | null;
    /**
     * A further currency in which it may be paid, beside that of exchange_rate
     */
    payment_alternative_exchange_rate?: PaymentAlternativeExchangeRate | null;
    /**
     * Who gets the mail; default: the address of the customer
     */
    email?: Email | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata?: {
        [key: string]: string;
    } | null;
    /**
     * What becomes of a document made with a sk_test_ key; refused with sk_live_
     */
    simulate?: Simulate | null;
    /**
     * 10 standard, 09 AIU services, 11 export, dian:11 mandate; more in /v1/catalogs/tipo-operacion
     */
    operation_type: string;
    /**
     * 01 sale, 02 export (follows from operation type 11), 03 transcription of an invoice issued on paper, with its `number` and `issued_at`
     */
    type_code?: '01' | '02' | '03' | null;
    /**
     * Number of the paper original, type code 03 only: others are numbered from the range
     */
    number?: string | null;
    /**
     * Informative: they change no total
     */
    withholdings?: Array<Withholding> | null;
    /**
     * Payments received before
     */
    prepaid?: Array<Prepaid> | null;
};

/**
 * InvoiceEvent
 *
 * An event 030 to 034 of an invoice
 */
export type InvoiceEvent = {
    /**
     * Opaque id
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'document_event';
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * test, habilitacion or production; fixed when it was made
     */
    environment: Environment;
    /**
     * Type of the event
     */
    type: 'receipt' | 'claim' | 'goods_received' | 'accepted' | 'tacit_acceptance';
    /**
     * DIAN's code
     */
    code: '030' | '031' | '032' | '033' | '034';
    /**
     * `queued`, `signed`, then `registered` (DIAN has accepted it), `rejected` or `failed`
     */
    status: 'queued' | 'signed' | 'registered' | 'rejected' | 'failed';
    /**
     * What it waits for without having failed; null: for nothing
     */
    waiting: InvoiceEventWaiting | null;
    /**
     * Number of the event; null until it has one
     */
    number: string | null;
    /**
     * CUDE of the event; null until it has one
     */
    cude: string | null;
    subject: InvoiceEventSubject;
    /**
     * Why the invoice is claimed; null unless it is a claim
     */
    claim_code: '01' | '02' | '03' | '04' | null;
    /**
     * Who received; null of events that name nobody
     */
    person: ReceivingPersonResource | null;
    /**
     * What DIAN said about it
     */
    dian_messages: Array<InvoiceEventMessage>;
    /**
     * Why it failed; null unless status is failed
     */
    failure: InvoiceEventFailure | null;
    /**
     * Time in its XML, Colombia's; null until it has a number
     */
    issued_at: string | null;
    /**
     * When DIAN registered it; null before
     */
    registered_at: string | null;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
};

/**
 * InvoiceEventFailure
 */
export type InvoiceEventFailure = {
    /**
     * Stable code
     */
    code: string;
};

/**
 * InvoiceEventInput
 *
 * An event of the seller
 */
export type InvoiceEventInput = {
    /**
     * 034: the buyer neither accepted nor claimed within three working days
     */
    type: 'tacit_acceptance';
    /**
     * Only with a sk_test_ key: nothing is sent to DIAN there
     */
    simulate?: SimulateEvent | null;
};

/**
 * InvoiceEventList
 */
export type InvoiceEventList = {
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
    data: Array<InvoiceEvent>;
};

/**
 * InvoiceEventMessage
 */
export type InvoiceEventMessage = {
    /**
     * DIAN's id of the rule
     */
    rule: string;
    /**
     * Whether DIAN rejects the event by it
     */
    severity: 'rejection' | 'notification';
    /**
     * DIAN's own words
     */
    detail: string;
};

/**
 * InvoiceEventNotice
 */
export type InvoiceEventNotice = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'event';
    /**
     * Type of the event
     */
    type: 'document_event.registered' | 'document_event.rejected' | 'document_event.deadline_near';
    /**
     * When it happened: ISO 8601 with offset
     */
    created: string;
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * Tenant id.
     */
    account: string;
    /**
     * The resources of this page, newest first
     */
    data: {
        /**
         * The document at that moment
         */
        object: {
            /**
             * The event (`dev_…`). Null of a deadline, and of an event that was not issued here
             */
            id: string | null;
            /**
             * What kind of resource this is
             */
            object: 'document_event';
            /**
             * State at the time of this answer
             */
            status: 'registered' | 'rejected' | 'deadline_near';
            /**
             * `test`: nothing leaves the house. `habilitacion`: trial at the tax authority. `production`: it counts
             */
            environment: Environment;
            /**
             * CUFE of the invoice
             */
            cufe: string;
            /**
             * CUDE of the event; null where it is not known
             */
            cude: string | null;
            /**
             * Number of the event; null where it is not known
             */
            number: string | null;
            /**
             * Your own id, up to 64 characters, unique for ever among resources of this kind and mode
             */
            external_id: null;
            /**
             * Signed URL of the PDF, good without an API key; null while or because there is none
             */
            pdf_url: null;
            /**
             * DIAN's code of the event; null of a deadline
             */
            code: '030' | '031' | '032' | '033' | '034' | null;
            /**
             * The invoice, where a supplier sent it to you; otherwise null
             */
            received_document_id: string | null;
            /**
             * The invoice, where you issued it; otherwise null
             */
            invoice_id: string | null;
            /**
             * Day in Colombia; null unless a deadline is near
             */
            deadline: string | null;
            /**
             * `claim_or_accept`: until that day you may claim or accept. `declare_tacit_acceptance`: from that day on you may declare it
             */
            deadline_for: 'claim_or_accept' | 'declare_tacit_acceptance' | null;
        };
    };
};

/**
 * InvoiceEventSubject
 *
 * The invoice that it is about
 */
export type InvoiceEventSubject = {
    /**
     * What the invoice is here
     */
    object: 'received_document' | 'invoice';
    /**
     * Id of the invoice
     */
    id: string;
    /**
     * Number of the invoice
     */
    number: string;
    /**
     * CUFE of the invoice
     */
    cufe: string;
};

/**
 * InvoiceEventWaiting
 */
export type InvoiceEventWaiting = {
    /**
     * Stable code of what it waits for
     */
    reason: 'earlier_event' | 'certificate_missing' | 'software_missing' | 'dian_unavailable' | 'event_too_early';
    /**
     * What you can do, in the language of Accept-Language
     */
    action: string;
};

/**
 * InvoiceEvents
 */
export type InvoiceEvents = {
    /**
     * What kind of resource this is
     */
    object: 'invoice_events';
    /**
     * Id of the invoice
     */
    invoice_id: string;
    /**
     * What the buyer did. Null where no events apply: the invoice is not on credit, or DIAN has not accepted it
     */
    events: InvoiceEventsStanding | null;
    /**
     * When DIAN was asked last; null: not yet
     */
    asked_at: string | null;
    /**
     * Events that you issued yourself
     */
    issued: Array<InvoiceEvent>;
};

/**
 * InvoiceEventsStanding
 */
export type InvoiceEventsStanding = {
    /**
     * Where the registered events have led to; `open`: nowhere yet
     */
    outcome: 'open' | 'accepted' | 'claimed' | 'tacitly_accepted';
    /**
     * Day in Colombia; null: none runs
     */
    deadline: string | null;
    /**
     * `claim_or_accept`: the buyer may until that day. `declare_tacit_acceptance`: the seller may from that day on
     */
    deadline_for: 'claim_or_accept' | 'declare_tacit_acceptance' | null;
    /**
     * Events that DIAN has registered, whoever issued them
     */
    registered: Array<RegisteredEvent>;
};

/**
 * InvoiceItem
 */
export type InvoiceItem = {
    /**
     * place in `documents`, from 0
     */
    index: number;
    /**
     * The document, as a POST of it alone answers it
     */
    document: Invoice;
};

/**
 * InvoiceList
 */
export type InvoiceList = {
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
    data: Array<Invoice>;
};

/**
 * InvoicePeriod
 *
 * The time that is invoiced: of a lease, a subscription, a supply
 */
export type InvoicePeriod = {
    /**
     * First day (YYYY-MM-DD)
     */
    start_date: string;
    /**
     * Time of the first day (HH:MM:SS in Colombia, with or without -05:00)
     */
    start_time?: string | null;
    /**
     * Last day (YYYY-MM-DD)
     */
    end_date: string;
    /**
     * Time of the last day (HH:MM:SS in Colombia, with or without -05:00)
     */
    end_time?: string | null;
};

/**
 * InvoicePeriodResource
 *
 * The time that is invoiced: of a lease, a subscription, a supply
 */
export type InvoicePeriodResource = {
    /**
     * First day (YYYY-MM-DD)
     */
    start_date: string;
    /**
     * Time of the first day (HH:MM:SS in Colombia, with or without -05:00)
     */
    start_time: string | null;
    /**
     * Last day (YYYY-MM-DD)
     */
    end_date: string;
    /**
     * Time of the last day (HH:MM:SS in Colombia, with or without -05:00)
     */
    end_time: string | null;
};

/**
 * InvoicesBatch
 *
 * At most 20 MB
 */
export type InvoicesBatch = {
    /**
     * Bodies as one POST takes each, up to 1,000; each is accepted or refused by itself
     */
    documents: Array<InvoiceDraft>;
};

/**
 * InvoicesBatchAnswer
 */
export type InvoicesBatchAnswer = {
    /**
     * What kind of resource this is
     */
    object: 'batch';
    /**
     * An item for each document, in their order
     */
    data: Array<InvoiceItem | RefusedItem>;
};

/**
 * Job
 */
export type Job = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'job';
    /**
     * the mode whose documents it is about
     */
    livemode: boolean;
    /**
     * `retry`: goes on with documents that have failed. `resend`: mails documents again, to the addresses of the first time. `redrive`: tries deliveries of webhooks again that are not tried any more. `export`: writes their summaries as CSV. `import`: issues the documents of a file, or creates its customers or suppliers
     */
    action: 'retry' | 'resend' | 'redrive' | 'export' | 'import';
    /**
     * filters of its rows, as the query of `GET /v1/documents`, of a redrive that of `GET /v1/deliveries`; null: of an import
     */
    filter: string | null;
    /**
     * what the rows of an import are; null: of any other action
     */
    kind: string | null;
    /**
     * `running`; `cancelling`: the rows under way are its last ones; then `cancelled`, or `completed` when every row had its turn
     */
    status: 'running' | 'cancelling' | 'completed' | 'cancelled';
    /**
     * rows that it had when it was ordered
     */
    total: number;
    /**
     * rows that have had their turn
     */
    done: number;
    /**
     * rows that were done
     */
    succeeded: number;
    /**
     * rows that were refused; the result says why
     */
    failed: number;
    /**
     * id of the person or of the API key that ordered it
     */
    ordered_by: string;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * when it was over; null: it is under way
     */
    finished_at: string | null;
    /**
     * when it is deleted with its result; null: it is under way
     */
    expires_at: string | null;
};

/**
 * JobFile
 *
 * file of an import; any other action has none
 */
export type JobFile = {
    /**
     * what its rows are: documents of a kind, customers or suppliers. Left out: invoices
     */
    kind?: 'invoice' | 'credit_note' | 'debit_note' | 'support_document' | 'support_document_adjustment' | 'equivalent_document' | 'equivalent_document_note' | 'customer' | 'supplier' | null;
    /**
     * CSV in UTF-8, or XLSX, in base64: 5 MB and 10,000 rows at most
     */
    content_base64: string;
};

/**
 * JobInput
 */
export type JobInput = {
    /**
     * `retry`: goes on with documents that have failed. `resend`: mails documents again, to the addresses of the first time. `redrive`: tries deliveries of webhooks again that are not tried any more. `export`: writes their summaries as CSV. `import`: issues the documents of a file, or creates its customers or suppliers
     */
    action: 'retry' | 'resend' | 'redrive' | 'export' | 'import';
    /**
     * Documents that the job is about; of a redrive the query of `GET /v1/deliveries`, with the status `failed`, `exhausted` or `cancelled`; an import has none: the query of `GET /v1/documents` without page and limit; empty: all documents
     */
    filter?: string | null;
    /**
     * file of an import; any other action has none
     */
    file?: JobFile | null;
    /**
     * true: nothing is done; the answer tells what would be. Left out: false
     */
    dry_run?: boolean | null;
};

/**
 * JobList
 */
export type JobList = {
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
    data: Array<Job>;
};

/**
 * JobPreview
 */
export type JobPreview = {
    /**
     * What kind of resource this is
     */
    object: 'job_preview';
    /**
     * `retry`: goes on with documents that have failed. `resend`: mails documents again, to the addresses of the first time. `redrive`: tries deliveries of webhooks again that are not tried any more. `export`: writes their summaries as CSV. `import`: issues the documents of a file, or creates its customers or suppliers
     */
    action: 'retry' | 'resend' | 'redrive' | 'export' | 'import';
    /**
     * rows that the job would have
     */
    count: number;
    /**
     * the first rows, ten at most
     */
    sample: Array<JobSample>;
};

/**
 * JobSample
 */
export type JobSample = {
    /**
     * row of the file; null: of no import
     */
    row: number | null;
    /**
     * id of the document or of the delivery; null: of an import
     */
    id: string | null;
    /**
     * its number; null: it has none yet
     */
    number: string | null;
    /**
     * its status now; null: of an import
     */
    status: string | null;
    /**
     * code of the refusal that the row would get; null: none
     */
    code: string | null;
    /**
     * what is wrong with the row; null: nothing, or it is known later only
     */
    detail: string | null;
};

/**
 * Line
 */
export type Line = {
    /**
     * What is sold
     */
    description: string;
    /**
     * How many (decimal string with two to six decimals, no sign, no exponent)
     */
    quantity: string;
    /**
     * Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them in /v1/catalogs/unidad-medida
     */
    unit_code: string;
    /**
     * Price of one unit, without tax; 0.00 of a free line (decimal string with two to six decimals, no sign, no exponent)
     */
    unit_price: string;
    /**
     * quantity × unit_price − allowances + charges; the tax is NOT in it. The same with all taxes, exact to the cent, is taken and shown without them (decimal string with exactly two decimals, no sign, no exponent)
     */
    line_extension_amount: string;
    /**
     * Taxes of the line; an excluded good has none
     */
    taxes?: Array<Tax> | null;
    /**
     * Discounts of the line
     */
    allowances?: Array<AllowanceCharge> | null;
    /**
     * Charges of the line
     */
    charges?: Array<AllowanceCharge> | null;
    /**
     * Code of the product in a standard
     */
    product_code?: ProductCode | null;
    /**
     * Brand
     */
    brand?: string | null;
    /**
     * Model
     */
    model?: string | null;
    /**
     * A note to the line
     */
    note?: string | null;
    /**
     * Of AIU services (operation type 09): what the line is. The note with the contract's object stands on the line of the administration; left out: the line whose description says "Administración", "Admón" or "AIU", else the first
     */
    aiu_part?: 'administration' | 'contingencies' | 'profit' | null;
    /**
     * Needed by a line with unit_price 0.00, whose taxes are on this price; a line that is sold may have one
     */
    reference_price?: ReferencePrice | null;
    /**
     * How the tax authority knows a person or a company
     */
    mandate?: Identification | null;
    /**
     * Of an invoice: withholdings of this line, informative; those of the document are their sums
     */
    withholdings?: Array<Withholding> | null;
    /**
     * Your own code, beside a standard one in product_code
     */
    sellers_item_identification?: SellersItemIdentification | null;
    /**
     * Properties of the item: lot, serial number, expiry
     */
    additional_item_properties?: Array<AdditionalItemProperty> | null;
    /**
     * The time that is invoiced: of a lease, a subscription, a supply
     */
    invoice_period?: InvoicePeriod | null;
    /**
     * Lines of the buyer's order that this line fulfils
     */
    order_line_references?: Array<OrderLineReference> | null;
    /**
     * Lines of despatch advices (remisiones)
     */
    despatch_line_references?: Array<AdviceLineReference> | null;
    /**
     * Lines of the buyer's receipts
     */
    receipt_line_references?: Array<AdviceLineReference> | null;
    /**
     * Other documents of this line: a waybill, a certificate
     */
    document_references?: Array<AdditionalDocumentReference> | null;
    /**
     * When, where and by whom the goods are delivered
     */
    delivery?: DocumentDelivery | null;
    /**
     * Who pays the carriage and bears the risk
     */
    delivery_terms?: DeliveryTerms | null;
};

/**
 * LineResource
 */
export type LineResource = {
    /**
     * What is sold
     */
    description: string;
    /**
     * How many (decimal string with two to six decimals, no sign, no exponent)
     */
    quantity: string;
    /**
     * Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them in /v1/catalogs/unidad-medida
     */
    unit_code: string;
    /**
     * Price of one unit, without tax; 0.00 of a free line (decimal string with two to six decimals, no sign, no exponent)
     */
    unit_price: string;
    /**
     * quantity × unit_price − allowances + charges; the tax is NOT in it. The same with all taxes, exact to the cent, is taken and shown without them (decimal string with exactly two decimals, no sign, no exponent)
     */
    line_extension_amount: string;
    /**
     * Taxes of the line; an excluded good has none
     */
    taxes: Array<TaxResource> | null;
    /**
     * Discounts of the line
     */
    allowances: Array<AllowanceChargeResource> | null;
    /**
     * Charges of the line
     */
    charges: Array<AllowanceChargeResource> | null;
    /**
     * Code of the product in a standard
     */
    product_code: ProductCode | null;
    /**
     * Brand
     */
    brand: string | null;
    /**
     * Model
     */
    model: string | null;
    /**
     * A note to the line
     */
    note: string | null;
    /**
     * Of AIU services (operation type 09): what the line is. The note with the contract's object stands on the line of the administration; left out: the line whose description says "Administración", "Admón" or "AIU", else the first
     */
    aiu_part: 'administration' | 'contingencies' | 'profit' | null;
    /**
     * Needed by a line with unit_price 0.00, whose taxes are on this price; a line that is sold may have one
     */
    reference_price: ReferencePrice | null;
    /**
     * How the tax authority knows a person or a company
     */
    mandate: IdentificationResource | null;
    /**
     * Of an invoice: withholdings of this line, informative; those of the document are their sums
     */
    withholdings: Array<Withholding> | null;
    /**
     * Your own code, beside a standard one in product_code
     */
    sellers_item_identification: SellersItemIdentificationResource | null;
    /**
     * Properties of the item: lot, serial number, expiry
     */
    additional_item_properties: Array<AdditionalItemPropertyResource> | null;
    /**
     * The time that is invoiced: of a lease, a subscription, a supply
     */
    invoice_period: InvoicePeriodResource | null;
    /**
     * Lines of the buyer's order that this line fulfils
     */
    order_line_references: Array<OrderLineReferenceResource> | null;
    /**
     * Lines of despatch advices (remisiones)
     */
    despatch_line_references: Array<AdviceLineReferenceResource> | null;
    /**
     * Lines of the buyer's receipts
     */
    receipt_line_references: Array<AdviceLineReferenceResource> | null;
    /**
     * Other documents of this line: a waybill, a certificate
     */
    document_references: Array<AdditionalDocumentReferenceResource> | null;
    /**
     * When, where and by whom the goods are delivered
     */
    delivery: DocumentDeliveryResource | null;
    /**
     * Who pays the carriage and bears the risk
     */
    delivery_terms: DeliveryTermsResource | null;
};

/**
 * LinkRequest
 */
export type LinkRequest = {
    /**
     * address of the person
     */
    email: string;
};

/**
 * LoggedRequest
 *
 * A request of yours, with what was sent and answered
 */
export type LoggedRequest = {
    /**
     * Id of the request, which its answer had in `Svc-Request-Id`
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'request';
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * Id of the operation
     */
    operation_id: string;
    /**
     * Its method
     */
    method: string;
    /**
     * Its path, without the values in it
     */
    path: string;
    /**
     * Id in its path; null: it has none
     */
    object_id: string | null;
    /**
     * HTTP status of the answer
     */
    status: number;
    /**
     * Code of the problem; null: it was none
     */
    code: string | null;
    /**
     * How long the answer took, in milliseconds
     */
    duration_ms: number;
    /**
     * Id of the API key that asked; null: a person did
     */
    key_id: string | null;
    /**
     * Id of the person who asked; null: an API key did
     */
    person_id: string | null;
    /**
     * Version of the API that the request was in
     */
    version: string;
    /**
     * When it came: ISO 8601 with offset
     */
    created_at: string;
    /**
     * First 32 characters of the SHA-256 of its `Idempotency-Key`, in hexadecimal; null: it had none
     */
    idempotency_key_hash: string | null;
    /**
     * What was sent, as JSON of 4 KiB at most, with `***` for texts that may be personal or a secret and `…` for what is left out; null: nothing
     */
    request_body: string | null;
    /**
     * What was answered, in the same form; of a problem the faults with their codes and places. Null: nothing that is JSON
     */
    answer_body: string | null;
};

/**
 * LoggedRequestSummary
 *
 * A request of yours
 */
export type LoggedRequestSummary = {
    /**
     * Id of the request, which its answer had in `Svc-Request-Id`
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'request';
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * Id of the operation
     */
    operation_id: string;
    /**
     * Its method
     */
    method: string;
    /**
     * Its path, without the values in it
     */
    path: string;
    /**
     * Id in its path; null: it has none
     */
    object_id: string | null;
    /**
     * HTTP status of the answer
     */
    status: number;
    /**
     * Code of the problem; null: it was none
     */
    code: string | null;
    /**
     * How long the answer took, in milliseconds
     */
    duration_ms: number;
    /**
     * Id of the API key that asked; null: a person did
     */
    key_id: string | null;
    /**
     * Id of the person who asked; null: an API key did
     */
    person_id: string | null;
    /**
     * Version of the API that the request was in
     */
    version: string;
    /**
     * When it came: ISO 8601 with offset
     */
    created_at: string;
};

/**
 * LoggedRequestSummaryList
 */
export type LoggedRequestSummaryList = {
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
    data: Array<LoggedRequestSummary>;
};

/**
 * Loyalty
 *
 * What the buyer has in a loyalty programme; left out: the buyer, with 0 points
 */
export type Loyalty = {
    /**
     * Code of the buyer in the programme
     */
    code: string;
    /**
     * Name of the buyer in the programme
     */
    name: string;
    /**
     * Points that he has
     */
    points: number;
};

/**
 * MailSender
 */
export type MailSender = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'mail_sender';
    /**
     * The address in From.
     */
    from_address: string;
    /**
     * Your mail server, without the password; null: mails go by that of the service.
     */
    smtp: {
        /**
         * name of your mail server
         */
        host: string;
        /**
         * 25, 465, 587 or 2525
         */
        port: number;
        /**
         * starttls: as usual at 587; implicit: TLS from the first byte, as usual at 465. Without TLS nothing is sent.
         */
        tls: 'starttls' | 'implicit';
        /**
         * user name at the mail server
         */
        user: string;
    } | null;
    /**
     * Whether mails go out by this sender. One sender of each mode is the default at most.
     */
    is_default: boolean;
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
};

/**
 * MailSenderInput
 */
export type MailSenderInput = {
    /**
     * address that mails come from, its domain in lower case
     */
    from_address: string;
    /**
     * Your mail server, which is tried before it is taken; null: that of the service
     */
    smtp?: {
        /**
         * name of your mail server
         */
        host: string;
        /**
         * 25, 465, 587 or 2525
         */
        port: number;
        /**
         * starttls: as usual at 587; implicit: TLS from the first byte, as usual at 465. Without TLS nothing is sent.
         */
        tls: 'starttls' | 'implicit';
        /**
         * user name at the mail server
         */
        user: string;
        /**
         * stored encrypted; no answer has it
         */
        password: string;
    } | null;
    /**
     * Whether mails go out by this sender. One sender of each mode is the default at most.
     */
    is_default?: boolean | null;
};

/**
 * MailSenderList
 */
export type MailSenderList = {
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
    data: Array<MailSender>;
};

/**
 * MailSenderPatch
 */
export type MailSenderPatch = {
    /**
     * Your mail server, which is tried before it is taken; null: that of the service
     */
    smtp?: {
        /**
         * name of your mail server
         */
        host: string;
        /**
         * 25, 465, 587 or 2525
         */
        port: number;
        /**
         * starttls: as usual at 587; implicit: TLS from the first byte, as usual at 465. Without TLS nothing is sent.
         */
        tls: 'starttls' | 'implicit';
        /**
         * user name at the mail server
         */
        user: string;
        /**
         * stored encrypted; no answer has it
         */
        password: string;
    } | null;
    /**
     * Whether mails go out by this sender. One sender of each mode is the default at most.
     */
    is_default?: boolean;
};

/**
 * MailState
 */
export type MailState = 'sent' | 'delivered' | 'bounced' | 'complained';

/**
 * Mailing
 */
export type Mailing = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'mailing';
    /**
     * Id of the document
     */
    document_id: string;
    /**
     * Which signed edition of the document was sent; the first is 1
     */
    edition: number;
    /**
     * E-mail address of the recipient
     */
    to: string;
    /**
     * queued, sent, delivered (the receiving server took it), bounced or complained
     */
    status: 'queued' | 'sent' | 'delivered' | 'bounced' | 'complained';
    /**
     * Message-ID of the mail
     */
    message_id: string;
    /**
     * What the receiving server said.
     */
    diagnostic: string | null;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
};

/**
 * MailingList
 */
export type MailingList = {
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
    data: Array<Mailing>;
};

/**
 * MailingProblem
 */
export type MailingProblem = {
    /**
     * Stable code of what is wrong
     */
    code: 'address_unknown' | 'domain_unknown' | 'mailbox_full' | 'try_later' | 'server_failure' | 'unreachable' | 'content_refused' | 'taken_for_spam' | 'sender_refused' | 'suppressed' | 'marked_as_spam' | 'unclear';
    /**
     * What is wrong, in the language of Accept-Language
     */
    detail: string;
    /**
     * What you can do, in the language of Accept-Language
     */
    action: string;
};

/**
 * MailingWithAttempts
 *
 * A mail to one recipient, with its attempts
 */
export type MailingWithAttempts = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'mailing';
    /**
     * Id of the document
     */
    document_id: string;
    /**
     * Which signed edition of the document was sent; the first is 1
     */
    edition: number;
    /**
     * E-mail address of the recipient
     */
    to: string;
    /**
     * queued, sent, delivered (the receiving server took it), bounced or complained
     */
    status: 'queued' | 'sent' | 'delivered' | 'bounced' | 'complained';
    /**
     * Message-ID of the mail
     */
    message_id: string;
    /**
     * What the receiving server said.
     */
    diagnostic: string | null;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
    /**
     * How often it was tried so far
     */
    attempts: number;
    /**
     * When the next attempt is due; null: no further one
     */
    next_attempt_at: string | null;
    /**
     * Why it has not arrived, or why the recipient does not want it; null: nothing is known to be wrong
     */
    problem: MailingProblem | null;
};

/**
 * MailingWithAttemptsList
 */
export type MailingWithAttemptsList = {
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
    data: Array<MailingWithAttempts>;
};

/**
 * Me
 */
export type Me = {
    /**
     * What kind of resource this is
     */
    object: 'me';
    /**
     * the person who asks; null: an API key does
     */
    person: Person | null;
    /**
     * id of the API key that asks; null: a person does
     */
    api_key_id: string | null;
    /**
     * id of the company that the request is about
     */
    tenant_id: string;
    /**
     * mode that the request is in
     */
    livemode: boolean;
    /**
     * role of the API key, or of the person in this company
     */
    role: 'full' | 'documents' | 'read' | 'reader' | 'biller' | 'developer' | 'payroll' | 'owner';
    /**
     * ids of the operations that the role may call
     */
    rights: Array<string>;
    /**
     * all companies of the person, by name; empty for an API key
     */
    companies: Array<Company>;
    /**
     * version of the API of this answer
     */
    version: string;
    /**
     * versions of the API that there are, oldest first
     */
    versions: Array<string>;
};

/**
 * Member
 */
export type Member = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'member';
    /**
     * id of the person, the same in all companies
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
     * `reader` sees and downloads; `biller` also issues documents; `developer` may do what an API key of role `full` may, except going live and people; `payroll` sees payroll only; `owner` may do everything
     */
    role: 'reader' | 'biller' | 'developer' | 'payroll' | 'owner';
    /**
     * time from which the person is a member
     */
    created_at: string;
};

/**
 * MemberList
 */
export type MemberList = {
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
    data: Array<Member>;
};

/**
 * MemberPatch
 */
export type MemberPatch = {
    /**
     * `reader` sees and downloads; `biller` also issues documents; `developer` may do what an API key of role `full` may, except going live and people; `payroll` sees payroll only; `owner` may do everything
     */
    role: 'reader' | 'biller' | 'developer' | 'payroll' | 'owner';
};

/**
 * MissingPart
 */
export type MissingPart = {
    /**
     * Path and JSON pointer of what is missing
     */
    pointer: string;
    /**
     * Stable name of what is missing
     */
    code: string;
    /**
     * What is missing, and why it is needed
     */
    detail: string;
    /**
     * How to supply it
     */
    fix: string;
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
 * Note
 */
export type Note = ({
    object: 'credit_note';
} & CreditNote) | ({
    object: 'debit_note';
} & DebitNote);

/**
 * NoteList
 */
export type NoteList = {
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
    data: Array<Note>;
};

/**
 * NotePeriod
 *
 * The time that a note without reference to an invoice is about
 */
export type NotePeriod = {
    /**
     * First day (YYYY-MM-DD)
     */
    start_date: string;
    /**
     * Time of the first day (HH:MM:SS in Colombia, with or without -05:00)
     */
    start_time?: string | null;
    /**
     * Last day (YYYY-MM-DD)
     */
    end_date: string;
    /**
     * Time of the last day (HH:MM:SS in Colombia, with or without -05:00)
     */
    end_time?: string | null;
};

/**
 * NotePeriodResource
 *
 * The time that a note without reference to an invoice is about
 */
export type NotePeriodResource = {
    /**
     * First day (YYYY-MM-DD)
     */
    start_date: string;
    /**
     * Time of the first day (HH:MM:SS in Colombia, with or without -05:00)
     */
    start_time: string | null;
    /**
     * Last day (YYYY-MM-DD)
     */
    end_date: string;
    /**
     * Time of the last day (HH:MM:SS in Colombia, with or without -05:00)
     */
    end_time: string | null;
};

/**
 * NumberingRange
 */
export type NumberingRange = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'numbering_range';
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * `test`: nothing leaves the house. `habilitacion`: trial at the tax authority. `production`: it counts
     */
    environment: Environment;
    /**
     * invoice, credit_note, debit_note or contingency
     */
    document_type: 'invoice' | 'credit_note' | 'debit_note' | 'support_document' | 'support_document_adjustment' | 'equivalent_document' | 'equivalent_document_note' | 'contingency';
    /**
     * Prefix of the numbering range
     */
    prefix: string;
    /**
     * First number
     */
    from: number;
    /**
     * Last number
     */
    to: number;
    /**
     * the number that comes next; null when the range is used up or replaced, and while an earlier range of its prefix still gives the numbers
     */
    next: number | null;
    /**
     * numbers that are not issued here: `next` was set beyond them, or another resolution had them; that of a cancelled document stands here until the next document gets it
     */
    skipped: Array<{
        /**
         * First number
         */
        from: number;
        /**
         * the last of them
         */
        to: number;
        /**
         * as it was given; otherwise `used_elsewhere`, `resolution_replaced` (a resolution left them over, and the next one goes on beyond them) or `used_under_former_resolution`
         */
        reason: string;
        /**
         * when it was recorded
         */
        at: string;
    }>;
    /**
     * Number of the resolution by which DIAN authorized it; null where none is needed
     */
    resolution_number: string | null;
    /**
     * Day of the resolution (YYYY-MM-DD)
     */
    resolution_date: string | null;
    /**
     * First day on which it may be used (YYYY-MM-DD)
     */
    valid_from: string | null;
    /**
     * Last day on which it may be used (YYYY-MM-DD)
     */
    valid_to: string | null;
    /**
     * Whether documents take numbers of it
     */
    is_active: boolean;
    /**
     * whether it gives numbers today, and if not, why
     */
    status: 'in_force' | 'not_yet_in_force' | 'expired' | 'used_up' | 'inactive' | 'replaced';
    /**
     * the range that has taken over the numbers; documents that name this one go on there
     */
    replaced_by: string | null;
    /**
     * Your own pairs of texts, up to 50; key up to 40, value up to 500 characters
     */
    metadata: {
        [key: string]: string;
    };
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
};

/**
 * NumberingRangeInput
 */
export type NumberingRangeInput = {
    /**
     * What the range numbers: contingency is the paper range of the issuer (type code 03)
     */
    document_type: 'invoice' | 'credit_note' | 'debit_note' | 'support_document' | 'support_document_adjustment' | 'equivalent_document' | 'equivalent_document_note' | 'contingency';
    /**
     * `test`: nothing leaves the house. `habilitacion`: trial at the tax authority. `production`: it counts
     */
    environment?: 'test' | 'habilitacion' | 'production' | null;
    /**
     * Up to four letters and digits, or an empty string
     */
    prefix: string;
    /**
     * First number
     */
    from: number;
    /**
     * Last number
     */
    to: number;
    /**
     * Number that comes next, where numbers before it were used elsewhere; by default the first one. Those numbers are recorded as skipped
     */
    next?: number | null;
    /**
     * Why the numbers before `next` are not issued here; `used_elsewhere` if left out
     */
    next_reason?: string | null;
    /**
     * Number of the authorising resolution; notes have none
     */
    resolution_number?: string | null;
    /**
     * Day of the resolution (YYYY-MM-DD)
     */
    resolution_date?: string | null;
    /**
     * First day of the authorisation (YYYY-MM-DD)
     */
    valid_from?: string | null;
    /**
     * Last day of the authorisation (YYYY-MM-DD)
     */
    valid_to?: string | null;
    /**
     * Technical key (ClTec) of the range, needed for invoices: 40 or 64 hexadecimal digits. Blanks and capitals are put right; write only
     */
    technical_key?: string | null;
    /**
     * Whether documents may be numbered from it
     */
    is_active?: boolean | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata?: {
        [key: string]: string;
    } | null;
};

/**
 * NumberingRangeList
 */
export type NumberingRangeList = {
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
    data: Array<NumberingRange>;
};

/**
 * NumberingRangePatch
 */
export type NumberingRangePatch = {
    /**
     * Whether documents take numbers of it
     */
    is_active?: boolean;
    /**
     * First number
     */
    from?: number;
    /**
     * Last number
     */
    to?: number;
    /**
     * Number of the authorising resolution; notes have none
     */
    resolution_number?: string;
    /**
     * Day of the resolution (YYYY-MM-DD)
     */
    resolution_date?: string;
    /**
     * First day of the authorisation (YYYY-MM-DD)
     */
    valid_from?: string;
    /**
     * Last day of the authorisation (YYYY-MM-DD)
     */
    valid_to?: string;
    /**
     * Technical key (ClTec) of the range, needed for invoices: 40 or 64 hexadecimal digits. Blanks and capitals are put right; write only
     */
    technical_key?: string;
    /**
     * Number that comes next, where numbers before it were used elsewhere; by default the first one. Those numbers are recorded as skipped
     */
    next?: number;
    /**
     * Why the numbers before `next` are not issued here; `used_elsewhere` if left out
     */
    next_reason?: string;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata?: {
        [key: string]: string;
    };
};

/**
 * NumberingRangeSync
 */
export type NumberingRangeSync = {
    /**
     * What kind of resource this is
     */
    object: 'numbering_range_sync';
    /**
     * created, updated, unchanged or skipped
     */
    action: 'created' | 'updated' | 'unchanged' | 'skipped' | 'unassigned';
    /**
     * what the tax authority said
     */
    authorized: {
        /**
         * Prefix of the numbering range
         */
        prefix: string;
        /**
         * First number
         */
        from: number;
        /**
         * Last number
         */
        to: number;
        /**
         * Number of the resolution by which DIAN authorized it; null where none is needed
         */
        resolution_number: string;
        /**
         * First day on which it may be used (YYYY-MM-DD)
         */
        valid_from: string;
        /**
         * Last day on which it may be used (YYYY-MM-DD)
         */
        valid_to: string;
    };
    /**
     * what it numbers; of `unassigned`, what it may number: say it in `assign`
     */
    document_types: Array<'invoice' | 'credit_note' | 'debit_note' | 'support_document' | 'support_document_adjustment' | 'equivalent_document' | 'equivalent_document_note' | 'contingency'>;
    /**
     * The range as it is now; null when it was skipped
     */
    numbering_range: NumberingRange | null;
    /**
     * of `updated`: fields that were renewed
     */
    changed: Array<string>;
    /**
     * why it was skipped
     */
    reason: string | null;
};

/**
 * NumberingRangeSyncList
 */
export type NumberingRangeSyncList = {
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
    data: Array<NumberingRangeSync>;
};

/**
 * NumberingRangesInUse
 */
export type NumberingRangesInUse = {
    /**
     * Ranges that go on with a number of their own; prefix and number say which are meant. The others begin with their first
     */
    in_use?: Array<{
        /**
         * Up to four letters and digits, or an empty string
         */
        prefix: string;
        /**
         * Number that comes next, where numbers before it were used elsewhere; by default the first one. Those numbers are recorded as skipped
         */
        next: number;
        /**
         * Why the numbers before `next` are not issued here; `used_elsewhere` if left out
         */
        next_reason?: string | null;
    }> | null;
    /**
     * What ranges number where DIAN does not say it: those whose `action` was `unassigned`. Each is said once
     */
    assign?: Array<{
        /**
         * as DIAN tells it
         */
        resolution_number: string;
        /**
         * Up to four letters and digits, or an empty string
         */
        prefix: string;
        /**
         * invoice, credit_note, debit_note or contingency
         */
        document_type: 'invoice' | 'support_document' | 'equivalent_document' | 'contingency';
    }> | null;
};

/**
 * OidcProvider
 *
 * Provider of OpenID Connect at which the people of a company log in
 */
export type OidcProvider = {
    /**
     * What kind of resource this is
     */
    object: 'oidc_provider';
    /**
     * what the provider has to take as redirect URI
     */
    redirect_uri: string;
    /**
     * page of the console at which the people of the company begin
     */
    login_url: string;
    /**
     * URL of the provider; null: the company has none
     */
    issuer: string | null;
    /**
     * id of this product at the provider; null: the company has none
     */
    client_id: string | null;
    /**
     * true: no other login reaches this company
     */
    is_required: boolean;
    /**
     * time of the last change; null: the company has no provider
     */
    updated_at: string | null;
};

/**
 * OidcProviderChange
 */
export type OidcProviderChange = {
    /**
     * true: a session of this company must have begun at the provider; other logins do not reach it
     */
    is_required: boolean;
};

/**
 * OidcProviderInput
 */
export type OidcProviderInput = {
    /**
     * URL of the provider, exactly as it names itself
     */
    issuer: string;
    /**
     * id that the provider gave to this product
     */
    client_id: string;
    /**
     * secret that the provider gave to this product; no answer has it
     */
    client_secret: string;
};

/**
 * OpenInvitation
 */
export type OpenInvitation = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * legal name of the company
     */
    company: string;
    /**
     * `reader` sees and downloads; `biller` also issues documents; `developer` may do what an API key of role `full` may, except going live and people; `payroll` sees payroll only; `owner` may do everything
     */
    role: 'reader' | 'biller' | 'developer' | 'payroll' | 'owner';
    /**
     * the invitation is open until then
     */
    expires_at: string;
};

/**
 * OrderLineReference
 *
 * Left out, the order is that of the document
 */
export type OrderLineReference = {
    /**
     * Number of the line there
     */
    line_id: string;
    /**
     * The buyer's order
     */
    order_reference?: {
        /**
         * The buyer's order
         */
        id: string;
        /**
         * Its day (YYYY-MM-DD)
         */
        date?: string | null;
    } | null;
};

/**
 * OrderLineReferenceResource
 *
 * Left out, the order is that of the document
 */
export type OrderLineReferenceResource = {
    /**
     * Number of the line there
     */
    line_id: string;
    /**
     * The buyer's order
     */
    order_reference: {
        /**
         * The buyer's order
         */
        id: string;
        /**
         * Its day (YYYY-MM-DD)
         */
        date: string | null;
    } | null;
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
 * PaymentAlternativeExchangeRate
 *
 * A further currency in which it may be paid, beside that of exchange_rate
 */
export type PaymentAlternativeExchangeRate = {
    /**
     * The document's currency for one unit of the alternative currency (decimal string with two to six decimals, no sign, no exponent)
     */
    rate: string;
    /**
     * Day of the rate (YYYY-MM-DD)
     */
    date: string;
    /**
     * The alternative currency
     */
    currency: string;
};

/**
 * PaymentAtOnce
 */
export type PaymentAtOnce = {
    /**
     * How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20 cheque, 42 deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them dian:71 (bonos) and 72 (vales)
     */
    code: string;
    /**
     * It is paid at once; a sale on credit is an invoice
     */
    type?: '1' | null;
    /**
     * What the payer quotes: a reference, a number of account
     */
    payment_id?: string | null;
};

/**
 * PaymentAtOnceResource
 */
export type PaymentAtOnceResource = {
    /**
     * How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20 cheque, 42 deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them dian:71 (bonos) and 72 (vales)
     */
    code: string;
    /**
     * It is paid at once; a sale on credit is an invoice
     */
    type: '1' | null;
    /**
     * What the payer quotes: a reference, a number of account
     */
    payment_id: string | null;
};

/**
 * PaymentMeans
 */
export type PaymentMeans = {
    /**
     * How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20 cheque, 42 deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them dian:71 (bonos) and 72 (vales)
     */
    code: string;
    /**
     * When it is paid: 1 at once, 2 on credit
     */
    type: '1' | '2';
    /**
     * Day on which it must be paid; needed on credit (YYYY-MM-DD)
     */
    due_date?: string | null;
    /**
     * What the payer quotes: a reference, a number of account
     */
    payment_id?: string | null;
};

/**
 * PaymentMeansResource
 */
export type PaymentMeansResource = {
    /**
     * How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20 cheque, 42 deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them dian:71 (bonos) and 72 (vales)
     */
    code: string;
    /**
     * When it is paid: 1 at once, 2 on credit
     */
    type: '1' | '2';
    /**
     * Day on which it must be paid; needed on credit (YYYY-MM-DD)
     */
    due_date: string | null;
    /**
     * What the payer quotes: a reference, a number of account
     */
    payment_id: string | null;
};

/**
 * PaymentTerms
 *
 * One agreement on the payment
 */
export type PaymentTerms = {
    /**
     * What was agreed, in words
     */
    note?: string | null;
    /**
     * Percent off for early payment (0.00 to 100.00, decimal string with two to six decimals)
     */
    settlement_discount_percent?: string | null;
    /**
     * Percent of interest for late payment (0.00 to 100.00, decimal string with two to six decimals)
     */
    penalty_surcharge_percent?: string | null;
    /**
     * Amount of this instalment (decimal string with exactly two decimals, no sign, no exponent)
     */
    amount?: string | null;
    /**
     * Day on which this instalment must be paid (YYYY-MM-DD)
     */
    payment_due_date?: string | null;
};

/**
 * PaymentTermsResource
 *
 * One agreement on the payment
 */
export type PaymentTermsResource = {
    /**
     * What was agreed, in words
     */
    note: string | null;
    /**
     * Percent off for early payment (0.00 to 100.00, decimal string with two to six decimals)
     */
    settlement_discount_percent: string | null;
    /**
     * Percent of interest for late payment (0.00 to 100.00, decimal string with two to six decimals)
     */
    penalty_surcharge_percent: string | null;
    /**
     * Amount of this instalment (decimal string with exactly two decimals, no sign, no exponent)
     */
    amount: string | null;
    /**
     * Day on which this instalment must be paid (YYYY-MM-DD)
     */
    payment_due_date: string | null;
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
 * PersonIdentification
 *
 * How the person is identified
 */
export type PersonIdentification = {
    /**
     * Identification type: 11 Registro civil, 12 Tarjeta de identidad, 13 Cédula de ciudadanía, 21 Tarjeta de extranjería, 22 Cédula de extranjería, 31 NIT, 41 Pasaporte, 42 Documento de identificación extranjero, 47 PEP (Permiso Especial de Permanencia), 48 PPT (Permiso por Protección Temporal), 50 NIT de otro país, 91 NUIP
     */
    type: '11' | '12' | '13' | '21' | '22' | '31' | '41' | '42' | '47' | '48' | '50' | '91';
    /**
     * Number of the document, without check digit
     */
    number: string;
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
 * Prepaid
 */
export type Prepaid = {
    /**
     * Number of the receipt; left out: 1, 2, 3 in this list
     */
    id?: string | null;
    /**
     * What was paid (decimal string with exactly two decimals, no sign, no exponent)
     */
    amount: string;
    /**
     * When it came (YYYY-MM-DD)
     */
    received_on: string;
    /**
     * When it was paid, where that is another day (YYYY-MM-DD)
     */
    paid_date?: string | null;
    /**
     * Time of the payment (HH:MM:SS in Colombia, with or without -05:00)
     */
    paid_time?: string | null;
    /**
     * What the payment is for, or how it was made, in words
     */
    instruction_id?: string | null;
};

/**
 * PrepaidResource
 */
export type PrepaidResource = {
    /**
     * Number of the receipt; left out: 1, 2, 3 in this list
     */
    id: string | null;
    /**
     * What was paid (decimal string with exactly two decimals, no sign, no exponent)
     */
    amount: string;
    /**
     * When it came (YYYY-MM-DD)
     */
    received_on: string;
    /**
     * When it was paid, where that is another day (YYYY-MM-DD)
     */
    paid_date: string | null;
    /**
     * Time of the payment (HH:MM:SS in Colombia, with or without -05:00)
     */
    paid_time: string | null;
    /**
     * What the payment is for, or how it was made, in words
     */
    instruction_id: string | null;
};

/**
 * Preview
 */
export type Preview = {
    /**
     * What kind of resource this is
     */
    object: 'preview';
    /**
     * invoice, credit_note or debit_note
     */
    kind: DocumentKind;
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * test, habilitacion or production; fixed when it was made
     */
    environment: Environment;
    /**
     * Type of document in the XML: 01, 02, 03, 04, 91 or 92
     */
    type_code: string;
    /**
     * The prefix with 0 in the place of the number to come; null: there is no range to take one from
     */
    number: string | null;
    /**
     * Of the range
     */
    prefix: string | null;
    /**
     * The range that the number would be taken from
     */
    numbering_range_id: string | null;
    /**
     * Colombian time, -05:00
     */
    issued_at: string;
    /**
     * CUFE, or the CUDE of a note, under that number; null: something that it is made of is missing
     */
    cufe: string | null;
    /**
     * Page of the tax authority about this document, as in its QR code; null until there is a CUFE
     */
    qr_url: string | null;
    /**
     * Sums that were calculated by the rules of DIAN; amounts with two decimals
     */
    totals: DocumentTotals;
    /**
     * What the document would wait for
     */
    waiting: PreviewWaiting | null;
    /**
     * What the tax authority would remark without rejecting it; `warnings` has it too
     */
    messages: Array<RuleMessage>;
    /**
     * What is unusual, and what the tax authority would remark; a POST of the same body is accepted
     */
    warnings: Array<Warning>;
};

/**
 * PreviewWaiting
 */
export type PreviewWaiting = {
    /**
     * Stable code of what would be missing, with a page of its own
     */
    reason: WaitingReason;
    /**
     * What you can do, in words
     */
    action: string;
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
    /**
     * tries that a code for a login has left
     */
    tries_left?: number;
};

/**
 * ProductCode
 */
export type ProductCode = {
    /**
     * 001 UNSPSC, 010 GTIN, 020 tariff heading, 999 your own
     */
    standard: string;
    /**
     * The code
     */
    value: string;
};

/**
 * PurchaseAdjustmentLine
 */
export type PurchaseAdjustmentLine = {
    /**
     * Day of the purchase (YYYY-MM-DD)
     */
    purchased_on: string;
    /**
     * What is sold
     */
    description: string;
    /**
     * How many (decimal string with two to six decimals, no sign, no exponent)
     */
    quantity: string;
    /**
     * Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them in /v1/catalogs/unidad-medida
     */
    unit_code: string;
    /**
     * Price of one unit, without tax; 0.00 of a free line (decimal string with two to six decimals, no sign, no exponent)
     */
    unit_price: string;
    /**
     * quantity × unit_price − allowances + charges; the tax is NOT in it. The same with all taxes, exact to the cent, is taken and shown without them (decimal string with exactly two decimals, no sign, no exponent)
     */
    line_extension_amount: string;
    /**
     * IVA of the line; most purchases have none
     */
    taxes?: Array<PurchaseTax> | null;
    /**
     * Discounts of the line
     */
    allowances?: Array<AllowanceCharge> | null;
    /**
     * Charges of the line
     */
    charges?: Array<AllowanceCharge> | null;
    /**
     * Code of the product in a standard
     */
    product_code?: ProductCode | null;
    /**
     * Brand
     */
    brand?: string | null;
    /**
     * Model
     */
    model?: string | null;
    /**
     * A note to the line
     */
    note?: string | null;
    /**
     * Your own code, beside a standard one in product_code
     */
    sellers_item_identification?: SellersItemIdentification | null;
    /**
     * Properties of the item: lot, serial number, expiry
     */
    additional_item_properties?: Array<AdditionalItemProperty> | null;
};

/**
 * PurchaseAdjustmentLineResource
 */
export type PurchaseAdjustmentLineResource = {
    /**
     * Day of the purchase (YYYY-MM-DD)
     */
    purchased_on: string;
    /**
     * What is sold
     */
    description: string;
    /**
     * How many (decimal string with two to six decimals, no sign, no exponent)
     */
    quantity: string;
    /**
     * Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them in /v1/catalogs/unidad-medida
     */
    unit_code: string;
    /**
     * Price of one unit, without tax; 0.00 of a free line (decimal string with two to six decimals, no sign, no exponent)
     */
    unit_price: string;
    /**
     * quantity × unit_price − allowances + charges; the tax is NOT in it. The same with all taxes, exact to the cent, is taken and shown without them (decimal string with exactly two decimals, no sign, no exponent)
     */
    line_extension_amount: string;
    /**
     * IVA of the line; most purchases have none
     */
    taxes: Array<PurchaseTaxResource> | null;
    /**
     * Discounts of the line
     */
    allowances: Array<AllowanceChargeResource> | null;
    /**
     * Charges of the line
     */
    charges: Array<AllowanceChargeResource> | null;
    /**
     * Code of the product in a standard
     */
    product_code: ProductCode | null;
    /**
     * Brand
     */
    brand: string | null;
    /**
     * Model
     */
    model: string | null;
    /**
     * A note to the line
     */
    note: string | null;
    /**
     * Your own code, beside a standard one in product_code
     */
    sellers_item_identification: SellersItemIdentificationResource | null;
    /**
     * Properties of the item: lot, serial number, expiry
     */
    additional_item_properties: Array<AdditionalItemPropertyResource> | null;
};

/**
 * PurchaseLine
 */
export type PurchaseLine = {
    /**
     * Day of the purchase (YYYY-MM-DD)
     */
    purchased_on: string;
    /**
     * What is sold
     */
    description: string;
    /**
     * How many (decimal string with two to six decimals, no sign, no exponent)
     */
    quantity: string;
    /**
     * Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them in /v1/catalogs/unidad-medida
     */
    unit_code: string;
    /**
     * Price of one unit, without tax; 0.00 of a free line (decimal string with two to six decimals, no sign, no exponent)
     */
    unit_price: string;
    /**
     * quantity × unit_price − allowances + charges; the tax is NOT in it. The same with all taxes, exact to the cent, is taken and shown without them (decimal string with exactly two decimals, no sign, no exponent)
     */
    line_extension_amount: string;
    /**
     * IVA of the line; most purchases have none
     */
    taxes?: Array<PurchaseTax> | null;
    /**
     * What the buyer withholds, informative: of the lines, else of the document
     */
    withholdings?: Array<PurchaseWithholding> | null;
    /**
     * Discounts of the line
     */
    allowances?: Array<AllowanceCharge> | null;
    /**
     * Charges of the line
     */
    charges?: Array<AllowanceCharge> | null;
    /**
     * Code of the product in a standard
     */
    product_code?: ProductCode | null;
    /**
     * Brand
     */
    brand?: string | null;
    /**
     * Model
     */
    model?: string | null;
    /**
     * A note to the line
     */
    note?: string | null;
    /**
     * Your own code, beside a standard one in product_code
     */
    sellers_item_identification?: SellersItemIdentification | null;
    /**
     * Properties of the item: lot, serial number, expiry
     */
    additional_item_properties?: Array<AdditionalItemProperty> | null;
};

/**
 * PurchaseLineResource
 */
export type PurchaseLineResource = {
    /**
     * Day of the purchase (YYYY-MM-DD)
     */
    purchased_on: string;
    /**
     * What is sold
     */
    description: string;
    /**
     * How many (decimal string with two to six decimals, no sign, no exponent)
     */
    quantity: string;
    /**
     * Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them in /v1/catalogs/unidad-medida
     */
    unit_code: string;
    /**
     * Price of one unit, without tax; 0.00 of a free line (decimal string with two to six decimals, no sign, no exponent)
     */
    unit_price: string;
    /**
     * quantity × unit_price − allowances + charges; the tax is NOT in it. The same with all taxes, exact to the cent, is taken and shown without them (decimal string with exactly two decimals, no sign, no exponent)
     */
    line_extension_amount: string;
    /**
     * IVA of the line; most purchases have none
     */
    taxes: Array<PurchaseTaxResource> | null;
    /**
     * What the buyer withholds, informative: of the lines, else of the document
     */
    withholdings: Array<PurchaseWithholding> | null;
    /**
     * Discounts of the line
     */
    allowances: Array<AllowanceChargeResource> | null;
    /**
     * Charges of the line
     */
    charges: Array<AllowanceChargeResource> | null;
    /**
     * Code of the product in a standard
     */
    product_code: ProductCode | null;
    /**
     * Brand
     */
    brand: string | null;
    /**
     * Model
     */
    model: string | null;
    /**
     * A note to the line
     */
    note: string | null;
    /**
     * Your own code, beside a standard one in product_code
     */
    sellers_item_identification: SellersItemIdentificationResource | null;
    /**
     * Properties of the item: lot, serial number, expiry
     */
    additional_item_properties: Array<AdditionalItemPropertyResource> | null;
};

/**
 * PurchaseTax
 */
export type PurchaseTax = {
    /**
     * IVA: no other tax is of a purchase
     */
    code: '01';
    /**
     * Percent of the base; a tax by unit has none (decimal string with two to six decimals, no sign, no exponent)
     */
    rate?: string | null;
    /**
     * Amount that the rate is applied to; a tax by unit has none (decimal string with exactly two decimals, no sign, no exponent)
     */
    base?: string | null;
    /**
     * The tax: base × rate / 100, or per_unit_amount × base_quantity (34 IBUA: / 100) (decimal string with exactly two decimals, no sign, no exponent)
     */
    value: string;
};

/**
 * PurchaseTaxResource
 */
export type PurchaseTaxResource = {
    /**
     * IVA: no other tax is of a purchase
     */
    code: '01';
    /**
     * Percent of the base; a tax by unit has none (decimal string with two to six decimals, no sign, no exponent)
     */
    rate: string | null;
    /**
     * Amount that the rate is applied to; a tax by unit has none (decimal string with exactly two decimals, no sign, no exponent)
     */
    base: string | null;
    /**
     * The tax: base × rate / 100, or per_unit_amount × base_quantity (34 IBUA: / 100) (decimal string with exactly two decimals, no sign, no exponent)
     */
    value: string;
};

/**
 * PurchaseWithholding
 *
 * What the buyer withholds; it changes no total
 */
export type PurchaseWithholding = {
    /**
     * 05 ReteIVA, 06 ReteRenta
     */
    code: '05' | '06';
    /**
     * Percent of the base (decimal string with two to six decimals, no sign, no exponent)
     */
    rate: string;
    /**
     * Amount that the rate is applied to (decimal string with exactly two decimals, no sign, no exponent)
     */
    base: string;
    /**
     * base × rate / 100 (decimal string with exactly two decimals, no sign, no exponent)
     */
    value: string;
};

/**
 * Readiness
 */
export type Readiness = {
    /**
     * What kind of resource this is
     */
    object: 'readiness';
    /**
     * test, habilitacion or production; fixed when it was made
     */
    environment: Environment;
    /**
     * From the first data to the first document of production, in order; none in test mode
     */
    steps: Array<ReadinessStep>;
};

/**
 * ReadinessStep
 */
export type ReadinessStep = {
    /**
     * Name of the step; `production_…` come after going live
     */
    step: 'software' | 'certificate' | 'numbering_range' | 'first_document' | 'test_set' | 'go_live' | 'production_range' | 'production_document';
    /**
     * `open` can be done now; `blocked` needs an earlier step
     */
    state: 'done' | 'open' | 'blocked';
    /**
     * What the step needs; empty when it is done
     */
    missing: Array<MissingPart>;
    /**
     * created, updated, unchanged or skipped
     */
    action: StepAction | null;
};

/**
 * ReceivedAllowance
 */
export type ReceivedAllowance = {
    /**
     * Discounts: 00 unconditional, 01 conditional; charges: 02 unconditional, 03 conditional (tip). Left out: 00, 02
     */
    reason_code: string | null;
    /**
     * Why, in words
     */
    reason: string | null;
    /**
     * Percent of the base
     */
    rate: string | null;
    /**
     * Amount that it is taken from
     */
    base: string | null;
    /**
     * The discount or charge itself (decimal string with exactly two decimals, no sign, no exponent)
     */
    amount: string;
};

/**
 * ReceivedDocument
 */
export type ReceivedDocument = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'received_document';
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * `test`: nothing leaves the house. `habilitacion`: trial at the tax authority. `production`: it counts
     */
    environment: Environment;
    /**
     * `received`: DIAN has not answered yet. `verified`: DIAN has accepted it, and it is what the supplier issued. `unverified`: that is not proved. `suspicious`: do not pay it before you asked the supplier
     */
    status: ReceivedStatus;
    /**
     * Why it has this status, and remarks
     */
    reasons: Array<ReceivedReason>;
    /**
     * CUFE; the CUDE of a note
     */
    cufe: string;
    /**
     * Time of DIAN's validation
     */
    validated_at: string | null;
    /**
     * Null where only the CUFE is known. Of a document that is not verified nothing is proved
     */
    document: SupplierDocument | null;
    /**
     * Where its events 030 to 034 stand. Null where none apply: of a sale that was paid at once, of a note, and of what is not verified
     */
    events: InvoiceEventsStanding | null;
    /**
     * The supplier put a PDF beside it in its zip, which `GET …/pdf` answers as it came. DIAN proves nothing of it
     */
    has_pdf: boolean;
    /**
     * Your own id of it; null where none was given, as with what came by mail
     */
    external_id: string | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata: {
        [key: string]: string;
    };
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
};

/**
 * ReceivedDocumentEvent
 */
export type ReceivedDocumentEvent = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'event';
    /**
     * Type of the event
     */
    type: 'received_document.received' | 'received_document.verified' | 'received_document.suspicious';
    /**
     * When it happened: ISO 8601 with offset
     */
    created: string;
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * Tenant id.
     */
    account: string;
    /**
     * The resources of this page, newest first
     */
    data: {
        /**
         * The document at that moment
         */
        object: {
            /**
             * Opaque id: a prefix that says what it is, and 26 characters
             */
            id: string;
            /**
             * What kind of resource this is
             */
            object: 'received_document';
            /**
             * State at the time of this answer
             */
            status: 'received' | 'verified' | 'suspicious';
            /**
             * `test`: nothing leaves the house. `habilitacion`: trial at the tax authority. `production`: it counts
             */
            environment: Environment;
            /**
             * CUFE of the supplier's document, or the CUDE of its note
             */
            cufe: string;
            /**
             * Number of the supplier. Null where only the CUFE is known, or where the number has another form
             */
            number: string | null;
            /**
             * Your own id, up to 64 characters, unique for ever among resources of this kind and mode
             */
            external_id: string | null;
            /**
             * Signed URL of the PDF, good without an API key; null while or because there is none
             */
            pdf_url: null;
        };
    };
};

/**
 * ReceivedDocumentEventsInput
 *
 * An event, or several
 */
export type ReceivedDocumentEventsInput = {
    /**
     * `receipt` (030) you have the invoice; `goods_received` (032) you have the goods or the service; then `accepted` (033) or `claim` (031)
     */
    type?: 'receipt' | 'claim' | 'goods_received' | 'accepted' | null;
    /**
     * Several events instead of `type`, sent to DIAN in this order
     */
    types?: Array<'receipt' | 'claim' | 'goods_received' | 'accepted'> | null;
    /**
     * Person of your company who received the invoice or the goods; events that leave it out name `receiving_person` of your tenant
     */
    person?: ReceivingPerson | null;
    /**
     * Why, for `claim`: 01 inconsistencies in the document, 02 goods not delivered, 03 goods delivered only in part, 04 service not rendered
     */
    claim_code?: '01' | '02' | '03' | '04' | null;
    /**
     * Only with a sk_test_ key: nothing is sent to DIAN there
     */
    simulate?: SimulateEvent | null;
};

/**
 * ReceivedDocumentInput
 *
 * A document of a supplier: `source` or `cufe`
 */
export type ReceivedDocumentInput = {
    /**
     * One file
     */
    source?: ReceivedFile | null;
    /**
     * The CUFE alone, in the place of a file: the copy that DIAN keeps is read. Not in test mode
     */
    cufe?: string | null;
    /**
     * Your own id of it. Unique for ever among the received documents of a mode: a second use is a 409 that names the first.
     */
    external_id?: string | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata?: {
        [key: string]: string;
    } | null;
    /**
     * Only with a sk_test_ key: nothing is asked of DIAN there
     */
    simulate?: SimulateReception | null;
};

/**
 * ReceivedDocumentList
 */
export type ReceivedDocumentList = {
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
    data: Array<ReceivedDocument>;
};

/**
 * ReceivedFile
 *
 * One file
 */
export type ReceivedFile = {
    /**
     * The zip of the supplier's mail, as it came, in base64
     */
    zip?: string | null;
    /**
     * The AttachedDocument, or the invoice or note itself, in base64
     */
    xml?: string | null;
};

/**
 * ReceivedLine
 */
export type ReceivedLine = {
    /**
     * What is sold
     */
    description: string;
    /**
     * How many (decimal string with two to six decimals, no sign, no exponent)
     */
    quantity: string | null;
    /**
     * Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them in /v1/catalogs/unidad-medida
     */
    unit_code: string | null;
    /**
     * Price of one unit, without tax
     */
    unit_price: string | null;
    /**
     * Amount of the line, without tax
     */
    line_extension_amount: string;
    /**
     * Taxes of the line; an excluded good has none
     */
    taxes: Array<ReceivedTax>;
    /**
     * Discounts of the line
     */
    allowances: Array<ReceivedAllowance>;
    /**
     * Charges of the line
     */
    charges: Array<ReceivedAllowance>;
    /**
     * Withholdings of the line
     */
    withholdings: Array<ReceivedTax>;
    /**
     * Code of the product in a standard
     */
    product_code: {
        /**
         * 001 UNSPSC, 010 GTIN, 020 tariff heading, 999 your own
         */
        standard: string | null;
        /**
         * The code
         */
        value: string;
    } | null;
    /**
     * Brand
     */
    brand: string | null;
    /**
     * Model
     */
    model: string | null;
    /**
     * A note to the line
     */
    note: string | null;
    /**
     * Commercial value of what is given away
     */
    reference_price: {
        /**
         * What one unit would cost (decimal string with exactly two decimals, no sign, no exponent)
         */
        amount: string;
        /**
         * 01 commercial value, 02 stock value, 03 other
         */
        type: string | null;
    } | null;
};

/**
 * ReceivedParty
 *
 * A party as the document names it
 */
export type ReceivedParty = {
    /**
     * How the tax authority knows a person or a company
     */
    identification: {
        /**
         * Identification type: 11 Registro civil, 12 Tarjeta de identidad, 13 Cédula de ciudadanía, 21 Tarjeta de extranjería, 22 Cédula de extranjería, 31 NIT, 41 Pasaporte, 42 Documento de identificación extranjero, 47 PEP (Permiso Especial de Permanencia), 48 PPT (Permiso por Protección Temporal), 50 NIT de otro país, 91 NUIP
         */
        type: string;
        /**
         * Number as the document shows it
         */
        number: string;
        /**
         * Check digit as the document shows it
         */
        check_digit: string | null;
    };
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
    organization_type: string | null;
    /**
     * E-mail address
     */
    email: string | null;
    /**
     * Telephone
     */
    phone: string | null;
    /**
     * Where it is; in Colombia with the DIVIPOLA code of the municipality
     */
    address: {
        /**
         * Street and number
         */
        line: string | null;
        /**
         * DIVIPOLA code of the municipality
         */
        municipality_code: string | null;
        /**
         * City
         */
        city: string | null;
        /**
         * Postal code
         */
        postal_code: string | null;
        /**
         * ISO 3166-1 alpha-2 code
         */
        country: string | null;
    } | null;
    /**
     * Responsibilities before DIAN, such as O-13 or R-99-PN; see /v1/catalogs/responsabilidades
     */
    tax_level_codes: Array<string>;
    /**
     * Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica
     */
    tax_scheme: string | null;
};

/**
 * ReceivedReason
 */
export type ReceivedReason = {
    /**
     * Stable code of the reason
     */
    code: ReceivedReasonCode;
    /**
     * What it makes of the document; a remark leaves it verified
     */
    effect: 'suspicious' | 'unverified' | 'remark';
    /**
     * File or element that it is about
     */
    where: string;
    /**
     * What was found, in the language of Accept-Language
     */
    detail: string;
    /**
     * What to do
     */
    fix: string;
};

/**
 * ReceivedReasonCode
 */
export type ReceivedReasonCode = 'dian_unanswered' | 'certificate_missing' | 'dian_validation_pending' | 'dian_unknown' | 'dian_rejected' | 'document_missing' | 'dian_other_document' | 'dian_copy_missing' | 'differs_from_dian' | 'altered_on_the_way' | 'signature_missing' | 'signature_broken' | 'signature_wrapped' | 'signature_refused' | 'certificate_untrusted' | 'signed_by_another' | 'cufe_malformed' | 'cufe_differs' | 'number_differs' | 'container_ambiguous' | 'answer_rejects' | 'answer_unproven' | 'answer_of_another' | 'answer_missing' | 'container_missing' | 'other_buyer' | 'other_environment' | 'amounts_disagree' | 'number_received_before' | 'encoding_repaired';

/**
 * ReceivedStatus
 */
export type ReceivedStatus = 'received' | 'verified' | 'unverified' | 'suspicious';

/**
 * ReceivedTax
 */
export type ReceivedTax = {
    /**
     * 01 value-added tax, 04 consumption tax, 03 industry and commerce, 02 carbon (by unit; with rate and base its amount by unit is value / quantity), ZZ none; more in /v1/catalogs/tributos
     */
    code: string;
    /**
     * Percent of the base; a tax by unit has none (decimal string with two to six decimals, no sign, no exponent)
     */
    rate: string | null;
    /**
     * Amount that the rate is applied to; a tax by unit has none (decimal string with exactly two decimals, no sign, no exponent)
     */
    base: string | null;
    /**
     * The tax
     */
    value: string;
    /**
     * Tax by unit: amount for one unit; of 34 (IBUA) for 100 millilitres (decimal string with two to six decimals, no sign, no exponent)
     */
    per_unit_amount: string | null;
    /**
     * Tax by unit: how many units; of 34 (IBUA) all millilitres of the line (decimal string with two to six decimals, no sign, no exponent)
     */
    base_quantity: string | null;
    /**
     * Tax by unit: the unit; MLT of 34 (IBUA)
     */
    unit_code: string | null;
};

/**
 * ReceivedTotals
 */
export type ReceivedTotals = {
    /**
     * Sum of the lines, without tax (decimal string with exactly two decimals, no sign, no exponent)
     */
    line_extension_amount: string;
    /**
     * Sum of the bases of the taxes, rate 0 included (decimal string with exactly two decimals, no sign, no exponent)
     */
    tax_exclusive_amount: string;
    /**
     * Lines and taxes (decimal string with exactly two decimals, no sign, no exponent)
     */
    tax_inclusive_amount: string;
    /**
     * Discounts on the document (decimal string with exactly two decimals, no sign, no exponent)
     */
    allowance_total: string;
    /**
     * Charges on the document (decimal string with exactly two decimals, no sign, no exponent)
     */
    charge_total: string;
    /**
     * Paid before (decimal string with exactly two decimals, no sign, no exponent)
     */
    prepaid_amount: string;
    /**
     * What is to be paid (decimal string with exactly two decimals, no sign, no exponent)
     */
    payable_amount: string;
    /**
     * One entry per tax
     */
    taxes: Array<{
        /**
         * The API's code of the tax
         */
        code: string;
        /**
         * Sum of its bases; 0.00 of a tax by unit (decimal string with exactly two decimals, no sign, no exponent)
         */
        base: string;
        /**
         * The tax (decimal string with exactly two decimals, no sign, no exponent)
         */
        value: string;
    }>;
    /**
     * What the amount to pay was rounded by; negative where down
     */
    rounding_amount: string;
};

/**
 * ReceivingPerson
 *
 * Person of your company who received the invoice or the goods; events that leave it out name `receiving_person` of your tenant
 */
export type ReceivingPerson = {
    identification: PersonIdentification;
    /**
     * First names
     */
    first_name: string;
    /**
     * Last names
     */
    last_name: string;
    /**
     * What the person does in your company
     */
    job_title?: string | null;
    /**
     * Where the person works in your company
     */
    department?: string | null;
};

/**
 * ReceivingPersonResource
 *
 * Person of your company who received the invoice or the goods; events that leave it out name `receiving_person` of your tenant
 */
export type ReceivingPersonResource = {
    identification: PersonIdentification;
    /**
     * First names
     */
    first_name: string;
    /**
     * Last names
     */
    last_name: string;
    /**
     * What the person does in your company
     */
    job_title: string | null;
    /**
     * Where the person works in your company
     */
    department: string | null;
};

/**
 * RedeliverInput
 */
export type RedeliverInput = {
    /**
     * Endpoint that gets it; default: all that subscribe to its type now
     */
    webhook_endpoint_id?: string | null;
};

/**
 * ReferencePrice
 *
 * Needed by a line with unit_price 0.00, whose taxes are on this price; a line that is sold may have one
 */
export type ReferencePrice = {
    /**
     * What one unit would cost (decimal string with exactly two decimals, no sign, no exponent)
     */
    amount: string;
    /**
     * 01 commercial value, 02 stock value, 03 other
     */
    type: '01' | '02' | '03';
};

/**
 * RefusedItem
 */
export type RefusedItem = {
    /**
     * place in `documents`, from 0
     */
    index: number;
    error: Problem;
};

/**
 * RegisteredEvent
 */
export type RegisteredEvent = {
    /**
     * DIAN's code
     */
    code: '030' | '031' | '032' | '033' | '034';
    /**
     * Type of the event
     */
    type: 'receipt' | 'claim' | 'goods_received' | 'accepted' | 'tacit_acceptance';
    /**
     * Who issued it: the buyer, or the issuer of the invoice
     */
    by: 'buyer' | 'issuer';
    /**
     * Number of the event; null where DIAN does not tell it
     */
    number: string | null;
    /**
     * CUDE of the event; null where DIAN does not tell it
     */
    cude: string | null;
    /**
     * Day of its signature in Colombia
     */
    issued_on: string;
    /**
     * When DIAN registered it; null where DIAN does not tell it
     */
    registered_at: string | null;
};

/**
 * RemovedMember
 */
export type RemovedMember = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'member';
    deleted: true;
};

/**
 * RemovedOidcProvider
 */
export type RemovedOidcProvider = {
    /**
     * What kind of resource this is
     */
    object: 'oidc_provider';
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
 * Replay
 */
export type Replay = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'replay';
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * Id of the endpoint
     */
    webhook_endpoint_id: string;
    /**
     * cancelled: by hand, or since the endpoint is not active any more
     */
    status: 'running' | 'completed' | 'cancelled';
    /**
     * What it was asked for
     */
    filter: {
        /**
         * true: tries again the deliveries to this endpoint that are exhausted or cancelled. false, the default: delivers every event that fits, also what was delivered. With true the times are those of the deliveries
         */
        only_failed: boolean;
        /**
         * Events of this type only
         */
        type: EventType | null;
        /**
         * Events of this document only
         */
        document_id: string | null;
        /**
         * Events that were created then or later
         */
        created_gte: string | null;
        /**
         * Events that were created before
         */
        created_lt: string | null;
    };
    /**
     * Deliveries that it has scheduled so far
     */
    scheduled: number;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it was completed or cancelled; null while it runs
     */
    ended_at: string | null;
};

/**
 * ReplayInput
 */
export type ReplayInput = {
    /**
     * true: tries again the deliveries to this endpoint that are exhausted or cancelled. false, the default: delivers every event that fits, also what was delivered. With true the times are those of the deliveries
     */
    only_failed?: boolean | null;
    /**
     * Events of this type only
     */
    type?: EventType | null;
    /**
     * Events of this document only
     */
    document_id?: string | null;
    /**
     * Events that were created then or later
     */
    created_gte?: string | null;
    /**
     * Events that were created before
     */
    created_lt?: string | null;
};

/**
 * ReplayList
 */
export type ReplayList = {
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
    data: Array<Replay>;
};

/**
 * RequestedLink
 */
export type RequestedLink = {
    /**
     * What kind of resource this is
     */
    object: 'login_link_request';
    /**
     * a link and a code that are mailed now end then
     */
    expires_at: string;
};

/**
 * ResolveChoice
 */
export type ResolveChoice = 'issue_as_01' | 'wait';

/**
 * ResolveInput
 */
export type ResolveInput = {
    /**
     * one of `waiting.choices`. `issue_as_01`: issued again under the same number, as an ordinary document of now. `wait`: transmitted again in six hours, for the authority may declare the outage later.
     */
    choice: ResolveChoice;
};

/**
 * RotateSecretInput
 */
export type RotateSecretInput = {
    /**
     * How long deliveries are signed with the present secret too. 0, the default: it is invalid at once.
     */
    overlap_hours?: number | null;
};

/**
 * RuleMessage
 */
export type RuleMessage = {
    /**
     * The tax authority's id of the rule; empty where it named none
     */
    rule: string;
    /**
     * rejection, notification, or unknown where no public text says which
     */
    severity: 'rejection' | 'notification' | 'unknown';
    /**
     * The tax authority's own words
     */
    detail: string;
    /**
     * Where to mend it; null where no field of the request caused it
     */
    pointer: string | null;
    /**
     * Why a document gets it; null where no public text says so
     */
    cause: string | null;
    /**
     * What to do; null where no public text says so
     */
    fix: string | null;
};

/**
 * SearchHit
 */
export type SearchHit = {
    /**
     * What kind of resource this is
     */
    object: 'search_hit';
    /**
     * Where the text was found; `identification_number` and `name` are those of the counterparty
     */
    found_by: 'id' | 'request_id' | 'cufe' | 'number' | 'external_id' | 'identification_number' | 'name';
    /**
     * The document, as a POST of it alone answers it
     */
    document: DocumentSummary | null;
    /**
     * A customer or a supplier; null: the hit is a document, or a request
     */
    counterparty: CounterpartySummary | null;
    /**
     * A request of the last 7 days, for the role `full` alone; null: the hit is something else
     */
    request: LoggedRequestSummary | null;
};

/**
 * SearchHitList
 */
export type SearchHitList = {
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
    data: Array<SearchHit>;
};

/**
 * SellersItemIdentification
 *
 * Your own code, beside a standard one in product_code
 */
export type SellersItemIdentification = {
    /**
     * The seller's code of the item
     */
    id: string;
    /**
     * The seller's code of the variant: size, colour
     */
    extended_id?: string | null;
};

/**
 * SellersItemIdentificationResource
 *
 * Your own code, beside a standard one in product_code
 */
export type SellersItemIdentificationResource = {
    /**
     * The seller's code of the item
     */
    id: string;
    /**
     * The seller's code of the variant: size, colour
     */
    extended_id: string | null;
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
     * time of the last request, to the minute: 12 hours without one end the session
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
     * companies of the person, by name
     */
    companies: Array<Company>;
    /**
     * open invitations of the person, oldest first
     */
    invitations: Array<OpenInvitation>;
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
     * time of the last request, to the minute: 12 hours without one end the session
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
     * what stands behind the `#` of a link for a login; it is good once, and needs no other field
     */
    token?: string | null;
    /**
     * address that the code was mailed to
     */
    email?: string | null;
    /**
     * the 8 digits of the mail, with the address; they are good once
     */
    code?: string | null;
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
 * Simulate
 *
 * What becomes of a document made with a sk_test_ key; refused with sk_live_
 */
export type Simulate = {
    /**
     * Outcome of the document
     */
    outcome?: 'accepted_by_dian' | 'rejected_by_dian' | 'accepted_contingency' | 'failed' | null;
    /**
     * Outcome of its e-mail
     */
    email?: 'delivered' | 'bounced' | 'complained' | null;
};

/**
 * SimulateEvent
 *
 * Only with a sk_test_ key: nothing is sent to DIAN there
 */
export type SimulateEvent = {
    /**
     * What DIAN says about the events; left out: `registered`
     */
    dian: 'registered' | 'rejected';
};

/**
 * SimulateReception
 *
 * Only with a sk_test_ key: nothing is asked of DIAN there
 */
export type SimulateReception = {
    /**
     * What DIAN says about the CUFE; left out: accepted
     */
    dian: 'accepted' | 'rejected' | 'unknown';
};

/**
 * SimulateResource
 *
 * What becomes of a document made with a sk_test_ key; refused with sk_live_
 */
export type SimulateResource = {
    /**
     * Outcome of the document
     */
    outcome: 'accepted_by_dian' | 'rejected_by_dian' | 'accepted_contingency' | 'failed' | null;
    /**
     * Outcome of its e-mail
     */
    email: 'delivered' | 'bounced' | 'complained' | null;
};

/**
 * SimulateWithoutContingency
 *
 * What becomes of a document made with a sk_test_ key; refused with sk_live_
 */
export type SimulateWithoutContingency = {
    /**
     * Outcome of the document
     */
    outcome?: 'accepted_by_dian' | 'rejected_by_dian' | 'failed' | null;
    /**
     * Outcome of its e-mail
     */
    email?: 'delivered' | 'bounced' | 'complained' | null;
};

/**
 * SimulateWithoutContingencyResource
 *
 * What becomes of a document made with a sk_test_ key; refused with sk_live_
 */
export type SimulateWithoutContingencyResource = {
    /**
     * Outcome of the document
     */
    outcome: 'accepted_by_dian' | 'rejected_by_dian' | 'failed' | null;
    /**
     * Outcome of its e-mail
     */
    email: 'delivered' | 'bounced' | 'complained' | null;
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
 * StepAction
 */
export type StepAction = {
    /**
     * Operation of this API that does the step
     */
    operation_id: string;
    /**
     * Its method
     */
    method: string;
    /**
     * Its path
     */
    path: string;
};

/**
 * SummaryCounterparty
 */
export type SummaryCounterparty = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string | null;
    /**
     * Its `legal_name`
     */
    name: string;
    /**
     * NIT or other number, without check digit
     */
    identification_number: string;
};

/**
 * Supplier
 */
export type Supplier = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'supplier';
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    identification: SupplierIdentificationResource;
    /**
     * Name as registered at the tax authority
     */
    legal_name: string;
    /**
     * Organization type: 1 Persona Jurídica, 2 Persona Natural
     */
    organization_type: '1' | '2' | null;
    /**
     * Name on the door
     */
    trade_name: string | null;
    /**
     * Where documents are sent
     */
    email: string | null;
    /**
     * Telephone
     */
    phone: string | null;
    /**
     * Where it is; in Colombia with the DIVIPOLA code of the municipality
     */
    address: SupplierAddressResource | null;
    /**
     * Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
     */
    tax_level_codes: Array<string> | null;
    /**
     * Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica
     */
    tax_scheme: '01' | '04' | 'ZA' | 'ZZ' | null;
    /**
     * Whether the seller is resident in Colombia: `resident` has identification 31 or 13, municipality and postal code; `non_resident` has no check digit, municipality code or postal code
     */
    residence: 'resident' | 'non_resident';
    /**
     * Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409 that names the first. It appears in events: put nothing personal in it.
     */
    external_id: string | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata: {
        [key: string]: string;
    };
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
};

/**
 * SupplierAddress
 */
export type SupplierAddress = {
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
    /**
     * State, department or province, outside Colombia only; the city again where the country has none
     */
    state?: string | null;
};

/**
 * SupplierAddressResource
 */
export type SupplierAddressResource = {
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
    /**
     * State, department or province, outside Colombia only; the city again where the country has none
     */
    state: string | null;
};

/**
 * SupplierChange
 */
export type SupplierChange = {
    identification?: SupplierIdentification;
    /**
     * Name as registered at the tax authority
     */
    legal_name?: string;
    /**
     * Whether the seller is resident in Colombia: `resident` has identification 31 or 13, municipality and postal code; `non_resident` has no check digit, municipality code or postal code
     */
    residence?: 'resident' | 'non_resident';
    /**
     * 1 legal person, 2 natural person
     */
    organization_type?: '1' | '2' | null;
    /**
     * Name under which it trades
     */
    trade_name?: string | null;
    /**
     * E-mail address
     */
    email?: string | null;
    /**
     * Telephone number
     */
    phone?: string | null;
    /**
     * Where it is; in Colombia with the DIVIPOLA code of the municipality
     */
    address?: SupplierAddress | null;
    /**
     * Responsibilities before DIAN, such as O-13 or R-99-PN; see /v1/catalogs/responsabilidades
     */
    tax_level_codes?: Array<string> | null;
    /**
     * Tax that the party is responsible for; see /v1/catalogs/tributos-tercero
     */
    tax_scheme?: '01' | '04' | 'ZA' | 'ZZ' | null;
    /**
     * Pairs are merged into what is there; null removes one.
     */
    metadata?: {
        [key: string]: string | null;
    };
};

/**
 * SupplierDocument
 *
 * A supplier's document as its XML says it, in the shapes of your own
 */
export type SupplierDocument = {
    /**
     * Prefix and consecutive
     */
    number: string;
    /**
     * Prefix of the numbering range
     */
    prefix: string | null;
    /**
     * CUFE; the CUDE of a note
     */
    cufe: string;
    /**
     * 01 to 04 invoices, 91 credit note, 92 debit note
     */
    type_code: string;
    /**
     * 10 standard, 09 AIU services, 11 export, dian:11 mandate; more in /v1/catalogs/tipo-operacion
     */
    operation_type: string | null;
    /**
     * test, habilitacion or production; fixed when it was made
     */
    environment: 'habilitacion' | 'production';
    /**
     * Colombian time, -05:00
     */
    issued_at: string | null;
    /**
     * The seller as the document names him
     */
    supplier: ReceivedParty;
    /**
     * The buyer as the document names it
     */
    customer: ReceivedParty;
    /**
     * ISO 4217 code
     */
    currency: string;
    /**
     * How and when it is paid
     */
    payment_means: {
        /**
         * How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20 cheque, 42 deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them dian:71 (bonos) and 72 (vales)
         */
        code: string | null;
        /**
         * When it is paid: 1 at once, 2 on credit
         */
        type: string;
        /**
         * Day on which it must be paid
         */
        due_date: string | null;
    } | null;
    /**
     * Notes
     */
    notes: Array<string>;
    /**
     * The buyer's order
     */
    order_reference: {
        /**
         * The buyer's order
         */
        id: string;
        /**
         * Its day
         */
        date: string | null;
    } | null;
    /**
     * The invoice that a note corrects
     */
    billing_reference: {
        /**
         * Prefix and consecutive
         */
        number: string;
        /**
         * CUFE; the CUDE of a note
         */
        cufe: string | null;
        /**
         * Day of issue in Colombia
         */
        issue_date: string | null;
    } | null;
    /**
     * Why a note corrects: DIAN's concept
     */
    reason_code: string | null;
    /**
     * Why, in words
     */
    reason: string | null;
    /**
     * What is sold, line by line
     */
    lines: Array<ReceivedLine>;
    /**
     * Discounts on the whole document that change no tax base
     */
    allowances: Array<ReceivedAllowance>;
    /**
     * Charges on the whole document that change no tax base
     */
    charges: Array<ReceivedAllowance>;
    /**
     * Informative: they change no total
     */
    withholdings: Array<ReceivedTax>;
    /**
     * Payments received before
     */
    prepaid: Array<{
        /**
         * What was paid (decimal string with exactly two decimals, no sign, no exponent)
         */
        amount: string;
        /**
         * When it came (YYYY-MM-DD)
         */
        received_on: string | null;
    }>;
    /**
     * Sums that were calculated by the rules of DIAN; amounts with two decimals
     */
    totals: ReceivedTotals;
};

/**
 * SupplierIdentification
 *
 * How the tax authority knows a seller
 */
export type SupplierIdentification = {
    /**
     * Identification type of a resident: 31 NIT, 13 Cédula de ciudadanía; of a non-resident: 21 Tarjeta de extranjería, 22 Cédula de extranjería, 31 NIT, 41 Pasaporte, 42 Documento de identificación extranjero, 47 PEP (Permiso Especial de Permanencia), 50 NIT de otro país
     */
    type: '31' | '13' | '21' | '22' | '41' | '42' | '47' | '50';
    /**
     * Number as the document shows it; of a NIT or a citizen card the digits alone, without check digit
     */
    number: string;
    /**
     * Check digit of a resident, computed where it is left out; a non-resident has none
     */
    check_digit?: string | null;
};

/**
 * SupplierIdentificationResource
 *
 * How the tax authority knows a seller
 */
export type SupplierIdentificationResource = {
    /**
     * Identification type of a resident: 31 NIT, 13 Cédula de ciudadanía; of a non-resident: 21 Tarjeta de extranjería, 22 Cédula de extranjería, 31 NIT, 41 Pasaporte, 42 Documento de identificación extranjero, 47 PEP (Permiso Especial de Permanencia), 50 NIT de otro país
     */
    type: '31' | '13' | '21' | '22' | '41' | '42' | '47' | '50';
    /**
     * Number as the document shows it; of a NIT or a citizen card the digits alone, without check digit
     */
    number: string;
    /**
     * Check digit of a resident, computed where it is left out; a non-resident has none
     */
    check_digit?: string;
};

/**
 * SupplierInput
 *
 * A seller who has not to invoice
 */
export type SupplierInput = {
    identification: SupplierIdentification;
    /**
     * Name as registered at the tax authority
     */
    legal_name: string;
    /**
     * Organization type: 1 Persona Jurídica, 2 Persona Natural
     */
    organization_type?: '1' | '2' | null;
    /**
     * Name on the door
     */
    trade_name?: string | null;
    /**
     * Where documents are sent
     */
    email?: string | null;
    /**
     * Telephone
     */
    phone?: string | null;
    /**
     * Where it is; in Colombia with the DIVIPOLA code of the municipality
     */
    address?: SupplierAddress | null;
    /**
     * Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
     */
    tax_level_codes?: Array<string> | null;
    /**
     * Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica
     */
    tax_scheme?: '01' | '04' | 'ZA' | 'ZZ' | null;
    /**
     * Whether the seller is resident in Colombia: `resident` has identification 31 or 13, municipality and postal code; `non_resident` has no check digit, municipality code or postal code
     */
    residence: 'resident' | 'non_resident';
    /**
     * Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409 that names the first. It appears in events: put nothing personal in it.
     */
    external_id?: string | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata?: {
        [key: string]: string;
    } | null;
};

/**
 * SupplierList
 */
export type SupplierList = {
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
    data: Array<Supplier>;
};

/**
 * SupplierSnapshot
 *
 * A seller who has not to invoice
 */
export type SupplierSnapshot = {
    identification: SupplierIdentificationResource;
    /**
     * Name as registered at the tax authority
     */
    legal_name: string;
    /**
     * Organization type: 1 Persona Jurídica, 2 Persona Natural
     */
    organization_type: '1' | '2' | null;
    /**
     * Name on the door
     */
    trade_name: string | null;
    /**
     * Where documents are sent
     */
    email: string | null;
    /**
     * Telephone
     */
    phone: string | null;
    /**
     * Where it is; in Colombia with the DIVIPOLA code of the municipality
     */
    address: SupplierAddressResource | null;
    /**
     * Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
     */
    tax_level_codes: Array<string> | null;
    /**
     * Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica
     */
    tax_scheme: '01' | '04' | 'ZA' | 'ZZ' | null;
    /**
     * Whether the seller is resident in Colombia: `resident` has identification 31 or 13, municipality and postal code; `non_resident` has no check digit, municipality code or postal code
     */
    residence: 'resident' | 'non_resident';
    /**
     * Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409 that names the first. It appears in events: put nothing personal in it.
     */
    external_id: string | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata: {
        [key: string]: string;
    };
};

/**
 * SupportDocument
 *
 * `cufe` is its CUDS
 */
export type SupportDocument = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'support_document';
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * test, habilitacion or production; fixed when it was made
     */
    environment: Environment;
    /**
     * State at the time of this answer
     */
    status: DocumentStatus;
    /**
     * What the document waits for without having failed; null: for nothing
     */
    waiting: Waiting | null;
    /**
     * When the purchases that it collects are issued; null: it is issued, or collects none
     */
    collecting_until: string | null;
    /**
     * Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is numbered
     */
    number: string | null;
    /**
     * Prefix of the numbering range
     */
    prefix: string | null;
    /**
     * The number without its prefix; null until it is numbered
     */
    sequence: number | null;
    /**
     * CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it is signed
     */
    cufe: string | null;
    /**
     * CUDS of a purchase, as in `cufe`; null until it is signed
     */
    cuds: string | null;
    /**
     * Type of document in the XML: 01, 02, 03, 04, 91 or 92
     */
    type_code: string | null;
    /**
     * Time of issue, Colombia's (-05:00); null until it is numbered, unless the request named it
     */
    issued_at: string | null;
    /**
     * Id of the supplier; null when the request has the seller itself
     */
    supplier_id: string | null;
    /**
     * The seller as the document names him
     */
    supplier: SupplierSnapshot | null;
    /**
     * Whether it is for one purchase, or for those of a week; left out: per_operation
     */
    transmission: 'per_operation' | 'weekly' | null;
    /**
     * ISO 4217 code
     */
    currency: string;
    /**
     * How and when it is paid
     */
    payment_means: PaymentMeansResource;
    /**
     * What is bought, line by line
     */
    lines: Array<PurchaseLineResource>;
    /**
     * What the buyer withholds, informative: of the lines, else of the document
     */
    withholdings: Array<PurchaseWithholding> | null;
    /**
     * Discounts on the whole document that change no tax base
     */
    allowances: Array<AllowanceChargeResource> | null;
    /**
     * Charges on the whole document that change no tax base
     */
    charges: Array<AllowanceChargeResource> | null;
    /**
     * Your own id, up to 64 characters, unique for ever among resources of this kind and mode
     */
    external_id: string | null;
    /**
     * Numbering range of which the number is
     */
    numbering_range_id: string | null;
    /**
     * Notes
     */
    notes: Array<string> | null;
    /**
     * The buyer's order, or null
     */
    order_reference: {
        /**
         * The buyer's order
         */
        id: string;
        /**
         * Its day (YYYY-MM-DD)
         */
        date: string | null;
    } | null;
    /**
     * Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
     */
    exchange_rate: ExchangeRateResource | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata: {
        [key: string]: string;
    };
    /**
     * What becomes of a document made with a sk_test_ key; refused with sk_live_
     */
    simulate: SimulateWithoutContingencyResource | null;
    /**
     * Sums that were calculated by the rules of DIAN; amounts with two decimals
     */
    totals: DocumentTotals;
    /**
     * Page of the tax authority about this document, as in its QR code; null until there is a CUFE
     */
    qr_url: string | null;
    /**
     * Signed URL of the PDF, good without an API key; null while or because there is none
     */
    pdf_url: string | null;
    /**
     * Signed URL of the signed XML, good without an API key; null while or because there is none
     */
    xml_url: string | null;
    /**
     * Signed URL of the zip that the buyer gets; null while or because there is none
     */
    attached_document_url: string | null;
    /**
     * Answer of the tax authority; null before there is one
     */
    dian: DianAnswer | null;
    /**
     * Mails to the seller; null: none yet
     */
    email: DocumentEmail | null;
    /**
     * Why it failed; null unless status is failed
     */
    failure: DocumentFailure | null;
    /**
     * Id of the rejected document whose number this one took; null: none
     */
    corrects: string | null;
    /**
     * Id of the document that took the number of this rejected one; null: none
     */
    corrected_by: string | null;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
};

/**
 * SupportDocumentAdjustment
 *
 * `cufe` is its CUDS
 */
export type SupportDocumentAdjustment = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'support_document_adjustment';
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * test, habilitacion or production; fixed when it was made
     */
    environment: Environment;
    /**
     * State at the time of this answer
     */
    status: DocumentStatus;
    /**
     * What the document waits for without having failed; null: for nothing
     */
    waiting: Waiting | null;
    /**
     * Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is numbered
     */
    number: string | null;
    /**
     * Prefix of the numbering range
     */
    prefix: string | null;
    /**
     * The number without its prefix; null until it is numbered
     */
    sequence: number | null;
    /**
     * CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it is signed
     */
    cufe: string | null;
    /**
     * CUDS of a purchase, as in `cufe`; null until it is signed
     */
    cuds: string | null;
    /**
     * Type of document in the XML: 01, 02, 03, 04, 91 or 92
     */
    type_code: string | null;
    /**
     * Time of issue, Colombia's (-05:00); null until it is numbered, unless the request named it
     */
    issued_at: string | null;
    /**
     * Id of the supplier; null when the request has the seller itself
     */
    supplier_id: string | null;
    /**
     * The seller as the document names him
     */
    supplier: SupplierSnapshot | null;
    /**
     * Whether it is for one purchase, or for those of a week; left out: per_operation
     */
    transmission: 'per_operation' | 'weekly' | null;
    /**
     * ISO 4217 code
     */
    currency: string;
    /**
     * How and when it is paid
     */
    payment_means: PaymentMeansResource;
    /**
     * What is taken back, line by line
     */
    lines: Array<PurchaseAdjustmentLineResource>;
    /**
     * Discounts on the whole document that change no tax base
     */
    allowances: Array<AllowanceChargeResource> | null;
    /**
     * Charges on the whole document that change no tax base
     */
    charges: Array<AllowanceChargeResource> | null;
    /**
     * Your own id, up to 64 characters, unique for ever among resources of this kind and mode
     */
    external_id: string | null;
    /**
     * Numbering range of which the number is
     */
    numbering_range_id: string | null;
    /**
     * Notes
     */
    notes: Array<string> | null;
    /**
     * The buyer's order, or null
     */
    order_reference: {
        /**
         * The buyer's order
         */
        id: string;
        /**
         * Its day (YYYY-MM-DD)
         */
        date: string | null;
    } | null;
    /**
     * Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
     */
    exchange_rate: ExchangeRateResource | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata: {
        [key: string]: string;
    };
    /**
     * What becomes of a document made with a sk_test_ key; refused with sk_live_
     */
    simulate: SimulateWithoutContingencyResource | null;
    /**
     * What is corrected, a support document of yours; the note waits for it until it is accepted
     */
    support_document_id: string | null;
    /**
     * What is corrected, a support document issued by another system. One of yours is treated as if support_document_id named it
     */
    billing_reference: CudsReference | null;
    /**
     * Why: 1 Devolución parcial de los bienes y/o no aceptación parcial del servicio; 2 Anulación del documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura de venta o documento equivalente; 3 Rebaja o descuento parcial o total; 4 Ajuste de precio; 5 Otros
     */
    reason_code: string;
    /**
     * Why, in words; left out: the name of the reason's code
     */
    reason: string | null;
    /**
     * Sums that were calculated by the rules of DIAN; amounts with two decimals
     */
    totals: DocumentTotals;
    /**
     * Page of the tax authority about this document, as in its QR code; null until there is a CUFE
     */
    qr_url: string | null;
    /**
     * Signed URL of the PDF, good without an API key; null while or because there is none
     */
    pdf_url: string | null;
    /**
     * Signed URL of the signed XML, good without an API key; null while or because there is none
     */
    xml_url: string | null;
    /**
     * Signed URL of the zip that the buyer gets; null while or because there is none
     */
    attached_document_url: string | null;
    /**
     * Answer of the tax authority; null before there is one
     */
    dian: DianAnswer | null;
    /**
     * Mails to the seller; null: none yet
     */
    email: DocumentEmail | null;
    /**
     * Why it failed; null unless status is failed
     */
    failure: DocumentFailure | null;
    /**
     * Id of the rejected document whose number this one took; null: none
     */
    corrects: string | null;
    /**
     * Id of the document that took the number of this rejected one; null: none
     */
    corrected_by: string | null;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
};

/**
 * SupportDocumentAdjustmentDraft
 *
 * An adjustment note to be issued: of one of your support documents (`support_document_id`), or of one issued elsewhere (`billing_reference`)
 */
export type SupportDocumentAdjustmentDraft = {
    /**
     * What is corrected, a support document of yours; the note waits for it until it is accepted
     */
    support_document_id?: string | null;
    /**
     * What is corrected, a support document issued by another system. One of yours is treated as if support_document_id named it
     */
    billing_reference?: CudsReference | null;
    /**
     * Why: 1 Devolución parcial de los bienes y/o no aceptación parcial del servicio; 2 Anulación del documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura de venta o documento equivalente; 3 Rebaja o descuento parcial o total; 4 Ajuste de precio; 5 Otros
     */
    reason_code: string;
    /**
     * Why, in words; left out: the name of the reason's code
     */
    reason?: string | null;
    /**
     * A supplier of yours
     */
    supplier_id?: string | null;
    /**
     * The seller, written in the document itself
     */
    supplier?: InlineSupplier | null;
    /**
     * Whether it is for one purchase, or for those of a week; left out: per_operation
     */
    transmission?: 'per_operation' | 'weekly' | null;
    /**
     * ISO 4217 code; left out: as in the support document
     */
    currency?: string | null;
    /**
     * left out: as in the support document
     */
    payment_means?: PaymentMeans | null;
    /**
     * Discounts on the whole document that change no tax base
     */
    allowances?: Array<AllowanceCharge> | null;
    /**
     * Charges on the whole document that change no tax base
     */
    charges?: Array<AllowanceCharge> | null;
    /**
     * Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409 that names the first. It appears in events: put nothing personal in it.
     */
    external_id?: string | null;
    /**
     * Left out: the active range of that type and environment
     */
    numbering_range_id?: string | null;
    /**
     * Time of issue with Colombia's offset -05:00, today in Colombia; left out: the moment of numbering
     */
    issued_at?: string | null;
    /**
     * Notes
     */
    notes?: Array<string> | null;
    /**
     * The buyer's order, or null
     */
    order_reference?: {
        /**
         * The buyer's order
         */
        id: string;
        /**
         * Its day (YYYY-MM-DD)
         */
        date?: string | null;
    } | null | null;
    /**
     * Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
     */
    exchange_rate?: ExchangeRate | null;
    /**
     * Who gets the mail; default: the address of the supplier; without one nobody
     */
    email?: Email | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata?: {
        [key: string]: string;
    } | null;
    /**
     * What becomes of a document made with a sk_test_ key; refused with sk_live_
     */
    simulate?: SimulateWithoutContingency | null;
    /**
     * What is taken back, line by line; left out: as in the support document
     */
    lines?: Array<PurchaseAdjustmentLine> | null;
};

/**
 * SupportDocumentAdjustmentItem
 */
export type SupportDocumentAdjustmentItem = {
    /**
     * place in `documents`, from 0
     */
    index: number;
    /**
     * The document, as a POST of it alone answers it
     */
    document: SupportDocumentAdjustment;
};

/**
 * SupportDocumentAdjustmentList
 */
export type SupportDocumentAdjustmentList = {
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
    data: Array<SupportDocumentAdjustment>;
};

/**
 * SupportDocumentAdjustmentsBatch
 *
 * At most 20 MB
 */
export type SupportDocumentAdjustmentsBatch = {
    /**
     * Bodies as one POST takes each, up to 1,000; each is accepted or refused by itself
     */
    documents: Array<SupportDocumentAdjustmentDraft>;
};

/**
 * SupportDocumentAdjustmentsBatchAnswer
 */
export type SupportDocumentAdjustmentsBatchAnswer = {
    /**
     * What kind of resource this is
     */
    object: 'batch';
    /**
     * An item for each document, in their order
     */
    data: Array<SupportDocumentAdjustmentItem | RefusedItem>;
};

/**
 * SupportDocumentDraft
 *
 * A support document to be issued
 */
export type SupportDocumentDraft = {
    /**
     * A supplier of yours
     */
    supplier_id?: string | null;
    /**
     * The seller, written in the document itself
     */
    supplier?: InlineSupplier | null;
    /**
     * Whether it is for one purchase, or for those of a week; left out: per_operation
     */
    transmission?: 'per_operation' | 'weekly' | null;
    /**
     * ISO 4217 code
     */
    currency: string;
    /**
     * How and when it is paid
     */
    payment_means: PaymentMeans;
    /**
     * What is bought, line by line
     */
    lines: Array<PurchaseLine>;
    /**
     * What the buyer withholds, informative: of the lines, else of the document
     */
    withholdings?: Array<PurchaseWithholding> | null;
    /**
     * Discounts on the whole document that change no tax base
     */
    allowances?: Array<AllowanceCharge> | null;
    /**
     * Charges on the whole document that change no tax base
     */
    charges?: Array<AllowanceCharge> | null;
    /**
     * Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409 that names the first. It appears in events: put nothing personal in it.
     */
    external_id?: string | null;
    /**
     * Left out: the active range of that type and environment
     */
    numbering_range_id?: string | null;
    /**
     * Time of issue with Colombia's offset -05:00, today in Colombia; left out: the moment of numbering
     */
    issued_at?: string | null;
    /**
     * Notes
     */
    notes?: Array<string> | null;
    /**
     * The buyer's order, or null
     */
    order_reference?: {
        /**
         * The buyer's order
         */
        id: string;
        /**
         * Its day (YYYY-MM-DD)
         */
        date?: string | null;
    } | null | null;
    /**
     * Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
     */
    exchange_rate?: ExchangeRate | null;
    /**
     * Who gets the mail; default: the address of the supplier; without one nobody
     */
    email?: Email | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata?: {
        [key: string]: string;
    } | null;
    /**
     * What becomes of a document made with a sk_test_ key; refused with sk_live_
     */
    simulate?: SimulateWithoutContingency | null;
};

/**
 * SupportDocumentItem
 */
export type SupportDocumentItem = {
    /**
     * place in `documents`, from 0
     */
    index: number;
    /**
     * The document, as a POST of it alone answers it
     */
    document: SupportDocument;
};

/**
 * SupportDocumentList
 */
export type SupportDocumentList = {
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
    data: Array<SupportDocument>;
};

/**
 * SupportDocumentsBatch
 *
 * At most 20 MB
 */
export type SupportDocumentsBatch = {
    /**
     * Bodies as one POST takes each, up to 1,000; each is accepted or refused by itself
     */
    documents: Array<SupportDocumentDraft>;
};

/**
 * SupportDocumentsBatchAnswer
 */
export type SupportDocumentsBatchAnswer = {
    /**
     * What kind of resource this is
     */
    object: 'batch';
    /**
     * An item for each document, in their order
     */
    data: Array<SupportDocumentItem | RefusedItem>;
};

/**
 * Suppression
 */
export type Suppression = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'suppression';
    /**
     * In lower case, its domain in ASCII.
     */
    address: string;
    /**
     * hard_bounce: the address does not exist; complaint: its owner marked a mail as spam; unsubscribed: its owner asked for no more mails, except those that you send again by hand; manual: you asked.
     */
    reason: 'hard_bounce' | 'complaint' | 'unsubscribed' | 'manual';
    /**
     * What the receiving server said.
     */
    diagnostic: string | null;
    /**
     * The document whose mail was the cause.
     */
    document_id: string | null;
    /**
     * The mail that was the cause.
     */
    mailing_id: string | null;
    /**
     * true: made with sk_live_; false: made with sk_test_
     */
    livemode: boolean;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
};

/**
 * SuppressionInput
 */
export type SuppressionInput = {
    /**
     * an e-mail address
     */
    address: string;
};

/**
 * SuppressionList
 */
export type SuppressionList = {
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
    data: Array<Suppression>;
};

/**
 * Tax
 */
export type Tax = {
    /**
     * 01 value-added tax, 04 consumption tax, 03 industry and commerce, 02 carbon (by unit; with rate and base its amount by unit is value / quantity), ZZ none; more in /v1/catalogs/tributos
     */
    code: string;
    /**
     * Percent of the base; a tax by unit has none (decimal string with two to six decimals, no sign, no exponent)
     */
    rate?: string | null;
    /**
     * Amount that the rate is applied to; a tax by unit has none (decimal string with exactly two decimals, no sign, no exponent)
     */
    base?: string | null;
    /**
     * The tax: base × rate / 100, or per_unit_amount × base_quantity (34 IBUA: / 100) (decimal string with exactly two decimals, no sign, no exponent)
     */
    value: string;
    /**
     * Tax by unit: amount for one unit; of 34 (IBUA) for 100 millilitres (decimal string with two to six decimals, no sign, no exponent)
     */
    per_unit_amount?: string | null;
    /**
     * Tax by unit: how many units; of 34 (IBUA) all millilitres of the line (decimal string with two to six decimals, no sign, no exponent)
     */
    base_quantity?: string | null;
    /**
     * Tax by unit: the unit; MLT of 34 (IBUA)
     */
    unit_code?: string | null;
    /**
     * Name of a levy that DIAN does not list, of dian:ZZ alone
     */
    name?: string | null;
};

/**
 * TaxResource
 */
export type TaxResource = {
    /**
     * 01 value-added tax, 04 consumption tax, 03 industry and commerce, 02 carbon (by unit; with rate and base its amount by unit is value / quantity), ZZ none; more in /v1/catalogs/tributos
     */
    code: string;
    /**
     * Percent of the base; a tax by unit has none (decimal string with two to six decimals, no sign, no exponent)
     */
    rate: string | null;
    /**
     * Amount that the rate is applied to; a tax by unit has none (decimal string with exactly two decimals, no sign, no exponent)
     */
    base: string | null;
    /**
     * The tax: base × rate / 100, or per_unit_amount × base_quantity (34 IBUA: / 100) (decimal string with exactly two decimals, no sign, no exponent)
     */
    value: string;
    /**
     * Tax by unit: amount for one unit; of 34 (IBUA) for 100 millilitres (decimal string with two to six decimals, no sign, no exponent)
     */
    per_unit_amount: string | null;
    /**
     * Tax by unit: how many units; of 34 (IBUA) all millilitres of the line (decimal string with two to six decimals, no sign, no exponent)
     */
    base_quantity: string | null;
    /**
     * Tax by unit: the unit; MLT of 34 (IBUA)
     */
    unit_code: string | null;
    /**
     * Name of a levy that DIAN does not list, of dian:ZZ alone
     */
    name: string | null;
};

/**
 * Tenant
 */
export type Tenant = {
    /**
     * Id of your account
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
     * habilitacion or production in live mode, test in test mode
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
     * DIAN's test set, of live mode
     */
    test_set: {
        /**
         * Id that DIAN gave the test set
         */
        id: string;
        /**
         * `open`: documents of habilitación are sent for it. `refused`: so are they, but DIAN did not take the last one. `accepted`: DIAN said so; documents go the ordinary way
         */
        status: 'open' | 'refused' | 'accepted';
    } | null;
    /**
     * by which your documents of live mode are issued; its PIN is never shown
     */
    software: {
        /**
         * Id that DIAN gave the software
         */
        id: string | null;
        /**
         * the technology provider (proveedor tecnológico) whose software issues your documents
         */
        provider: {
            /**
             * NIT of the technology provider, without its check digit
             */
            nit: string;
            /**
             * Check digit of that NIT
             */
            check_digit: string;
            /**
             * Name of the technology provider
             */
            name: string;
            /**
             * three digits in the names of your files
             */
            code: string;
        } | null;
        /**
         * of invoices, support documents and their notes
         */
        invoicing: {
            /**
             * Id that DIAN gave the software
             */
            id: string | null;
            /**
             * the technology provider (proveedor tecnológico) whose software issues your documents
             */
            provider: {
                /**
                 * NIT of the technology provider, without its check digit
                 */
                nit: string;
                /**
                 * Check digit of that NIT
                 */
                check_digit: string;
                /**
                 * Name of the technology provider
                 */
                name: string;
                /**
                 * three digits in the names of your files
                 */
                code: string;
            } | null;
            /**
             * DIAN's test set of this software
             */
            test_set: {
                /**
                 * Id that DIAN gave the test set
                 */
                id: string;
                /**
                 * `open`: documents of habilitación are sent for it. `refused`: so are they, but DIAN did not take the last one. `accepted`: DIAN said so; documents go the ordinary way
                 */
                status: 'open' | 'refused' | 'accepted';
            } | null;
        };
        /**
         * of documentos equivalentes and their notes
         */
        equivalent: {
            /**
             * Id that DIAN gave the software
             */
            id: string | null;
            /**
             * the technology provider (proveedor tecnológico) whose software issues your documents
             */
            provider: {
                /**
                 * NIT of the technology provider, without its check digit
                 */
                nit: string;
                /**
                 * Check digit of that NIT
                 */
                check_digit: string;
                /**
                 * Name of the technology provider
                 */
                name: string;
                /**
                 * three digits in the names of your files
                 */
                code: string;
            } | null;
            /**
             * DIAN's test set of this software
             */
            test_set: {
                /**
                 * Id that DIAN gave the test set
                 */
                id: string;
                /**
                 * `open`: documents of habilitación are sent for it. `refused`: so are they, but DIAN did not take the last one. `accepted`: DIAN said so; documents go the ordinary way
                 */
                status: 'open' | 'refused' | 'accepted';
            } | null;
        };
    } | null;
    /**
     * parts that are null because the service that knows them does not answer; ask again in a moment
     */
    unavailable: Array<{
        /**
         * what is null for now
         */
        pointer: string;
        reason: 'service_unavailable';
    }>;
    /**
     * where suppliers mail their documents to; register it in the DIAN portal as your address for the reception of invoices
     */
    reception_address: string | null;
    /**
     * who receives, in events 030 and 032 that name nobody else
     */
    receiving_person: ReceivingPersonResource | null;
    /**
     * whether receipt (030) of each verified invoice on credit is acknowledged by itself; it needs `receiving_person`
     */
    auto_acknowledge: boolean;
    /**
     * whether tacit acceptance (034) of your own invoices is declared by itself, on the first day on which DIAN takes it
     */
    auto_tacit_acceptance: boolean;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
};

/**
 * TenantPatch
 */
export type TenantPatch = {
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
    /**
     * Picture at the head of every PDF; null removes it
     */
    logo?: {
        /**
         * PNG or JPEG in base64, 102400 bytes at most, 1000 × 1000 pixels at most
         */
        content: string;
    } | null;
    /**
     * Colour of the PDF as #rrggbb; null: ours
     */
    brand_color?: string | null;
    /**
     * what you add to every PDF; it replaces all that was there
     */
    pdf?: {
        /**
         * at the end of every PDF and mail; it may have several lines
         */
        footer?: string | null;
        /**
         * where to pay, in invoices and debit notes; it may have several lines
         */
        bank_details?: string | null;
    } | null;
    /**
     * form of the mails to your buyers; it replaces all that was there, and what is left out is false
     */
    mail?: {
        /**
         * whether every mail is in English too, below the Spanish; without it only those to buyers abroad are
         */
        bilingual?: boolean | null;
        /**
         * whether the PDF is also attached by itself, beside the zip that has it; one too large for a mail is not
         */
        attach_pdf?: boolean | null;
    };
    /**
     * who receives, in events 030 and 032 that name nobody else
     */
    receiving_person?: ReceivingPerson | null;
    /**
     * whether receipt (030) of each verified invoice on credit is acknowledged by itself; it needs `receiving_person`
     */
    auto_acknowledge?: boolean;
    /**
     * whether tacit acceptance (034) of your own invoices is declared by itself, on the first day on which DIAN takes it
     */
    auto_tacit_acceptance?: boolean;
    /**
     * your own, of live mode; none in the test environment, nor where a provider issues for you
     */
    software?: {
        /**
         * SoftwareID of your DIAN portal, a GUID with hyphens
         */
        id?: string | null;
        /**
         * its PIN; never returned
         */
        pin?: string | null;
        /**
         * of invoices, support documents and their notes
         */
        invoicing?: {
            /**
             * SoftwareID of your DIAN portal, a GUID with hyphens
             */
            id?: string | null;
            /**
             * its PIN; never returned
             */
            pin?: string | null;
            /**
             * of habilitación: documents are sent for it until DIAN says that it is accepted
             */
            test_set_id?: string | null;
        } | null;
        /**
         * of documentos equivalentes and their notes
         */
        equivalent?: {
            /**
             * SoftwareID of your DIAN portal, a GUID with hyphens
             */
            id?: string | null;
            /**
             * its PIN; never returned
             */
            pin?: string | null;
            /**
             * of habilitación: documents are sent for it until DIAN says that it is accepted
             */
            test_set_id?: string | null;
        } | null;
    };
    /**
     * of habilitación: documents are sent for it until DIAN says that it is accepted
     */
    test_set_id?: string | null;
};

/**
 * TestDeliveryInput
 */
export type TestDeliveryInput = {
    /**
     * Type of the sample
     */
    type: EventType;
};

/**
 * Ticket
 */
export type Ticket = {
    /**
     * What kind of resource this is
     */
    object: 'ticket';
    /**
     * Id of the document
     */
    document_id: string;
    /**
     * Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is numbered
     */
    number: string;
    /**
     * Its CUDE
     */
    cufe: string;
    /**
     * Text of the QR code, as in the line
     */
    qr_text: string;
    /**
     * Whether DIAN has accepted the document; the lines say so too
     */
    is_validated: boolean;
    /**
     * Width of the paper: 58 or 80
     */
    width_mm: number;
    /**
     * Characters of a line: 32 or 48
     */
    columns: number;
    /**
     * From top to bottom; the last one cuts the paper
     */
    lines: Array<TicketLine>;
};

/**
 * TicketCut
 *
 * The end of the paper
 */
export type TicketCut = {
    type: 'cut';
};

/**
 * TicketLine
 */
export type TicketLine = ({
    type: 'text';
} & TicketText) | ({
    type: 'qr';
} & TicketQr) | ({
    type: 'cut';
} & TicketCut);

/**
 * TicketLinks
 *
 * Addresses of the ticket, which your API key opens
 */
export type TicketLinks = {
    /**
     * The PDF for paper of 80 mm; with `?width=58` for paper of 58 mm
     */
    pdf_url: string;
    /**
     * The same as lines of text, for a printer that your program drives
     */
    lines_url: string;
};

/**
 * TicketQr
 */
export type TicketQr = {
    type: 'qr';
    /**
     * Text of the QR code, with line feeds; error correction M
     */
    text: string;
    /**
     * Where it stands in the line
     */
    align: 'left' | 'center';
};

/**
 * TicketText
 */
export type TicketText = {
    type: 'text';
    /**
     * No longer than `columns`, without control characters. An amount stands at its right end already
     */
    text: string;
    /**
     * Where it stands in the line
     */
    align: 'left' | 'center';
    /**
     * Printed bold
     */
    emphasis: boolean;
};

/**
 * TimelineEntry
 */
export type TimelineEntry = {
    /**
     * the fact
     */
    type: string;
    /**
     * When it happened: ISO 8601 with offset
     */
    time: string;
    /**
     * the service that said it
     */
    service: string;
    /**
     * What belongs to the fact
     */
    data: {
        [key: string]: unknown;
    };
    /**
     * who asked for it; null: it followed from another fact, or is not recorded
     */
    asked_by: Actor | null;
};

/**
 * TimelineEntryList
 */
export type TimelineEntryList = {
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
    data: Array<TimelineEntry>;
};

/**
 * View
 */
export type View = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'view';
    /**
     * name that people see
     */
    name: string;
    /**
     * filters, as the query of `GET /v1/documents` and as `filter` of a job
     */
    query: string;
    /**
     * true: all people of the company see it; false: the person who asks does
     */
    shared: boolean;
    /**
     * id of the person or of the API key that saved it
     */
    created_by: string;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
};

/**
 * ViewInput
 */
export type ViewInput = {
    /**
     * name that people see
     */
    name: string;
    /**
     * Filters: the query of `GET /v1/documents` without page and limit; empty: all documents
     */
    query: string;
    /**
     * true: all people of the company see it, and a change takes the role `documents`; false: only the person who asks. Left out: true for an API key, false for a person. Views of an API key are always shared
     */
    shared?: boolean | null;
};

/**
 * ViewList
 */
export type ViewList = {
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
    data: Array<View>;
};

/**
 * ViewPatch
 */
export type ViewPatch = {
    /**
     * name that people see
     */
    name?: string;
    /**
     * Filters: the query of `GET /v1/documents` without page and limit; empty: all documents
     */
    query?: string;
    /**
     * true: all people of the company see it, and a change takes the role `documents`; false: only the person who asks. Left out: true for an API key, false for a person. Views of an API key are always shared
     */
    shared?: boolean;
};

/**
 * Waiting
 *
 * What the document waits for without failing
 */
export type Waiting = {
    /**
     * Stable code of what is missing, with a page of its own
     */
    reason: WaitingReason;
    /**
     * Since when: ISO 8601 with offset
     */
    since: string;
    /**
     * What you can do, in words
     */
    action: string;
    /**
     * What POST …/resolve takes now; empty: nothing is to be decided
     */
    choices: Array<ResolveChoice>;
};

/**
 * WaitingReason
 */
export type WaitingReason = 'certificate_missing' | 'range_exhausted' | 'invoice_not_accepted' | 'dian_unavailable' | 'dian_unknown_outcome' | 'contingency_not_declared' | 'week_open';

/**
 * Warning
 */
export type Warning = {
    /**
     * JSON pointer into the body
     */
    pointer: string;
    /**
     * Stable code of the warning
     */
    code: string;
    /**
     * What is unusual, in the language of Accept-Language
     */
    detail: string;
    /**
     * What to do if it is not meant so; null: nothing
     */
    fix: string | null;
    /**
     * The tax authority's id of the rule; null where none is behind it
     */
    rule: string | null;
};

/**
 * WebhookEndpoint
 */
export type WebhookEndpoint = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'webhook_endpoint';
    /**
     * Where events go: https, to a public address
     */
    url: string;
    /**
     * Your own note about it
     */
    description: string;
    /**
     * Types of the events that it gets
     */
    subscribed_events: Array<EventType>;
    /**
     * false: it gets nothing
     */
    is_active: boolean;
    /**
     * That of the API key which registered it.
     */
    livemode: boolean;
    /**
     * Your own pairs of texts, up to 50; key up to 40, value up to 500 characters
     */
    metadata: {
        [key: string]: string;
    };
    /**
     * Version of the API that it was registered in: it gets only events whose type this version knows
     */
    api_version: string;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
};

/**
 * WebhookEndpointHealth
 */
export type WebhookEndpointHealth = {
    /**
     * What kind of resource this is
     */
    object: 'webhook_endpoint_health';
    /**
     * Id of the endpoint
     */
    webhook_endpoint_id: string;
    /**
     * `failing`: failures since the last success. `circuit_open`: ten or more of them; attempts wait for a trial. `switched_off`: by us, since it failed for too long; `PATCH` with `is_active: true` switches it on.
     */
    state: 'healthy' | 'failing' | 'circuit_open' | 'inactive' | 'switched_off';
    /**
     * What was tried, oldest first
     */
    attempts: {
        /**
         * How many of the last 24 hours succeeded
         */
        succeeded: number;
        /**
         * How many failed
         */
        failed: number;
    };
    /**
     * Share of the attempts of the last 24 hours that succeeded; null without any.
     */
    success_rate: number | null;
    /**
     * 95 of 100 attempts of the last 24 hours took no longer, rounded up to a class; 10000 also stands for more.
     */
    p95_ms: number | null;
    /**
     * Time of the first failure after the last success.
     */
    failing_since: string | null;
    /**
     * Of the latest attempt that failed.
     */
    last_error: {
        /**
         * As in the attempts of a delivery.
         */
        error: string;
        /**
         * State at the time of this answer
         */
        status: number | null;
        /**
         * When it ended
         */
        at: string;
    } | null;
    /**
     * When the next attempt of a delivery is due.
     */
    next_attempt_at: string | null;
    /**
     * When we switched it off, until it is switched on.
     */
    switched_off_at: string | null;
};

/**
 * WebhookEndpointInput
 */
export type WebhookEndpointInput = {
    /**
     * an https URL that is reachable from the internet, without credentials
     */
    url: string;
    /**
     * Types of the events that it gets
     */
    subscribed_events: Array<EventType>;
    /**
     * Your own note about it
     */
    description?: string | null;
    /**
     * Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
     */
    metadata?: {
        [key: string]: string;
    } | null;
};

/**
 * WebhookEndpointList
 */
export type WebhookEndpointList = {
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
    data: Array<WebhookEndpoint>;
};

/**
 * WebhookEndpointPatch
 */
export type WebhookEndpointPatch = {
    /**
     * an https URL that is reachable from the internet, without credentials
     */
    url?: string;
    /**
     * Types of the events that it gets
     */
    subscribed_events?: Array<EventType>;
    /**
     * Your own note about it
     */
    description?: string;
    /**
     * false: it gets nothing
     */
    is_active?: boolean;
    /**
     * Pairs are merged into what is there; null removes one.
     */
    metadata?: {
        [key: string]: string | null;
    };
};

/**
 * WebhookEndpointWithSecret
 */
export type WebhookEndpointWithSecret = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'webhook_endpoint';
    /**
     * Where events go: https, to a public address
     */
    url: string;
    /**
     * Your own note about it
     */
    description: string;
    /**
     * Types of the events that it gets
     */
    subscribed_events: Array<EventType>;
    /**
     * false: it gets nothing
     */
    is_active: boolean;
    /**
     * That of the API key which registered it.
     */
    livemode: boolean;
    /**
     * Your own pairs of texts, up to 50; key up to 40, value up to 500 characters
     */
    metadata: {
        [key: string]: string;
    };
    /**
     * Version of the API that it was registered in: it gets only events whose type this version knows
     */
    api_version: string;
    /**
     * When it was made: ISO 8601 with offset
     */
    created_at: string;
    /**
     * When it last changed: ISO 8601 with offset
     */
    updated_at: string;
    /**
     * Signs the deliveries; shown only here.
     */
    secret: string;
};

/**
 * WithdrawnInvitation
 */
export type WithdrawnInvitation = {
    /**
     * Opaque id: a prefix that says what it is, and 26 characters
     */
    id: string;
    /**
     * What kind of resource this is
     */
    object: 'invitation';
    deleted: true;
};

/**
 * Withholding
 */
export type Withholding = {
    /**
     * 05 ReteIVA, 06 ReteRenta, 07 ReteICA
     */
    code: string;
    /**
     * Percent of the base (decimal string with two to six decimals, no sign, no exponent)
     */
    rate: string;
    /**
     * Amount that the rate is applied to (decimal string with exactly two decimals, no sign, no exponent)
     */
    base: string;
    /**
     * base × rate / 100 (decimal string with exactly two decimals, no sign, no exponent)
     */
    value: string;
};

/**
 * Version of the API; absent: the tenant's pinned one
 */
export type Version = ApiVersion;

/**
 * Language of our own texts: `es`, or English by default
 */
export type Language = string;

/**
 * A text of your own, new for each new request; kept for 7 days
 */
export type IdempotencyKey = string;

export type GetExportFileData = {
    body?: never;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * Part of a file URL
         */
        tenant: string;
        /**
         * Id of the resource
         */
        id: string;
    };
    query?: never;
    url: '/files/{tenant}/{id}/export';
};

export type GetExportFileErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
     */
    409: Problem;
    /**
     * Not any more: `url_expired`, `export_expired`
     */
    410: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetExportFileError = GetExportFileErrors[keyof GetExportFileErrors];

export type GetExportFileResponses = {
    /**
     * The zip; it is ZIP64 beyond 4 GiB or 65,535 files
     */
    200: Blob | File;
};

export type GetExportFileResponse = GetExportFileResponses[keyof GetExportFileResponses];

export type GetFileData = {
    body?: never;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * Part of a file URL
         */
        tenant: string;
        /**
         * Id of the resource
         */
        id: string;
        /**
         * Part of a file URL
         */
        file: string;
    };
    query?: never;
    url: '/files/{tenant}/{id}/{file}';
};

export type GetFileErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`, `not_available`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
     */
    409: Problem;
    /**
     * Not any more: `url_expired`
     */
    410: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetFileError = GetFileErrors[keyof GetFileErrors];

export type GetFileResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetFileResponse = GetFileResponses[keyof GetFileResponses];

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
    url: '/session';
};

export type DeleteSessionErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
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
    url: '/session';
};

export type GetSessionErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
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
    url: '/session';
};

export type UpdatePersonErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `session_of_one_company`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
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
    body?: SessionInput;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/session';
};

export type CreateSessionErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `login_refused`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
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
    url: '/session/all';
};

export type DeleteSessionsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
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
    url: '/session/all';
};

export type ListSessionsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
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

export type RequestLoginLinkData = {
    body: LinkRequest;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/session/links';
};

export type RequestLoginLinkErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type RequestLoginLinkError = RequestLoginLinkErrors[keyof RequestLoginLinkErrors];

export type RequestLoginLinkResponses = {
    /**
     * The same for every address
     */
    202: RequestedLink;
};

export type RequestLoginLinkResponse = RequestLoginLinkResponses[keyof RequestLoginLinkResponses];

export type StartOidcLoginData = {
    body?: never;
    headers?: {
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * Id of the company at whose provider the person logs in
         */
        provider: string;
    };
    query?: never;
    url: '/session/oidc/{provider}/start';
};

export type StartOidcLoginErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
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
    url: '/session/passkeys';
};

export type ListPasskeysErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `session_of_one_company`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
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
    };
    path?: never;
    query?: never;
    url: '/session/passkeys';
};

export type CreatePasskeyErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `passkey_refused`, `session_of_one_company`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `passkey_limit_reached`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
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
    url: '/session/passkeys/login';
};

export type CreateSessionByPasskeyErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * The API key may not do this: `passkey_refused`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
    url: '/session/passkeys/login-options';
};

export type CreatePasskeyLoginOptionsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
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
    };
    path?: never;
    query?: never;
    url: '/session/passkeys/registration-options';
};

export type CreatePasskeyRegistrationOptionsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `session_of_one_company`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `passkey_limit_reached`
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
    };
    path?: never;
    query?: never;
    url: '/session/passkeys/step-up';
};

export type StepUpByPasskeyErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `passkey_refused`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
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
    };
    path?: never;
    query?: never;
    url: '/session/passkeys/step-up-options';
};

export type CreatePasskeyStepUpOptionsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
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
    url: '/session/passkeys/{id}';
};

export type DeletePasskeyErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `session_of_one_company`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
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
    url: '/session/passkeys/{id}';
};

export type UpdatePasskeyErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `session_of_one_company`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
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

export type GetAcquirerData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query: {
        /**
         * Type of the identification, by the code of DIAN
         */
        type: '11' | '12' | '13' | '21' | '22' | '31' | '41' | '42' | '47' | '48' | '50' | '91';
        /**
         * Number of the identification; of a NIT without its check digit
         */
        number: string;
    };
    url: '/v1/acquirers';
};

export type GetAcquirerErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `acquirer_unknown`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `certificate_missing`
     */
    409: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * The tax authority answered with a fault: `dian_security_fault`
     */
    502: Problem;
    /**
     * Ask again in a moment: `dian_unavailable`, `service_unavailable`
     */
    503: Problem;
};

export type GetAcquirerError = GetAcquirerErrors[keyof GetAcquirerErrors];

export type GetAcquirerResponses = {
    /**
     * What DIAN knows
     */
    200: Acquirer;
};

export type GetAcquirerResponse = GetAcquirerResponses[keyof GetAcquirerResponses];

export type ListApiKeysData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/api-keys';
};

export type ListApiKeysErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListApiKeysError = ListApiKeysErrors[keyof ListApiKeysErrors];

export type ListApiKeysResponses = {
    /**
     * A page of keys
     */
    200: ApiKeyList;
};

export type ListApiKeysResponse = ListApiKeysResponses[keyof ListApiKeysResponses];

export type CreateApiKeyData = {
    body: ApiKeyInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/api-keys';
};

export type CreateApiKeyErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `api_key_limit_reached`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateApiKeyError = CreateApiKeyErrors[keyof CreateApiKeyErrors];

export type CreateApiKeyResponses = {
    /**
     * The key with its secret
     */
    201: ApiKeyWithSecret;
};

export type CreateApiKeyResponse = CreateApiKeyResponses[keyof CreateApiKeyResponses];

export type DeleteApiKeyData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/api-keys/{id}';
};

export type DeleteApiKeyErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `last_full_key`
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

export type DeleteApiKeyError = DeleteApiKeyErrors[keyof DeleteApiKeyErrors];

export type DeleteApiKeyResponses = {
    /**
     * What was revoked
     */
    200: DeletedApiKey;
};

export type DeleteApiKeyResponse = DeleteApiKeyResponses[keyof DeleteApiKeyResponses];

export type ListAuditData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/audit';
};

export type ListAuditErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
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

export type GetCatalogData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * Name of the catalog
         */
        catalog: string;
    };
    query?: never;
    url: '/v1/catalogs/{catalog}';
};

export type GetCatalogErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetCatalogError = GetCatalogErrors[keyof GetCatalogErrors];

export type GetCatalogResponses = {
    /**
     * The codes with their names here and at DIAN
     */
    200: Catalog;
};

export type GetCatalogResponse = GetCatalogResponses[keyof GetCatalogResponses];

export type ListCertificatesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/certificates';
};

export type ListCertificatesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListCertificatesError = ListCertificatesErrors[keyof ListCertificatesErrors];

export type ListCertificatesResponses = {
    /**
     * A page of certificates
     */
    200: CertificateList;
};

export type ListCertificatesResponse = ListCertificatesResponses[keyof ListCertificatesResponses];

export type CreateCertificateData = {
    body: CertificateInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/certificates';
};

export type CreateCertificateErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * All that is wrong with the request, each at its place; the code of the one fault, or: `certificate_password_invalid`, `certificate_expired`, `certificate_nit_mismatch`, `certificate_issuer_untrusted`, `certificate_key_usage_missing`, `certificate_revoked`, `certificate_not_checkable`, `certificate_unreadable`, `certificate_key_unsupported`, `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateCertificateError = CreateCertificateErrors[keyof CreateCertificateErrors];

export type CreateCertificateResponses = {
    /**
     * The certificate, metadata only
     */
    201: Certificate;
};

export type CreateCertificateResponse = CreateCertificateResponses[keyof CreateCertificateResponses];

export type RevokeCertificateData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/certificates/{id}';
};

export type RevokeCertificateErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type RevokeCertificateError = RevokeCertificateErrors[keyof RevokeCertificateErrors];

export type RevokeCertificateResponses = {
    /**
     * The certificate, revoked
     */
    200: Certificate;
};

export type RevokeCertificateResponse = RevokeCertificateResponses[keyof RevokeCertificateResponses];

export type GetCertificateData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/certificates/{id}';
};

export type GetCertificateErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetCertificateError = GetCertificateErrors[keyof GetCertificateErrors];

export type GetCertificateResponses = {
    /**
     * The certificate, metadata only
     */
    200: Certificate;
};

export type GetCertificateResponse = GetCertificateResponses[keyof GetCertificateResponses];

export type ListCertificateUsesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/certificates/{id}/uses';
};

export type ListCertificateUsesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListCertificateUsesError = ListCertificateUsesErrors[keyof ListCertificateUsesErrors];

export type ListCertificateUsesResponses = {
    /**
     * A page of signatures
     */
    200: CertificateUseList;
};

export type ListCertificateUsesResponse = ListCertificateUsesResponses[keyof ListCertificateUsesResponses];

export type ListCertificateUseDaysData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/certificates/{id}/uses/days';
};

export type ListCertificateUseDaysErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListCertificateUseDaysError = ListCertificateUseDaysErrors[keyof ListCertificateUseDaysErrors];

export type ListCertificateUseDaysResponses = {
    /**
     * The days
     */
    200: CertificateUseDayList;
};

export type ListCertificateUseDaysResponse = ListCertificateUseDaysResponses[keyof ListCertificateUseDaysResponses];

export type ListCountersData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: {
        /**
         * First day; left out: 30 days before `to`
         */
        from?: string;
        /**
         * Last day, at most 91 days after `from`; left out: today in Colombia
         */
        to?: string;
    };
    url: '/v1/counters';
};

export type ListCountersErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListCountersError = ListCountersErrors[keyof ListCountersErrors];

export type ListCountersResponses = {
    /**
     * The counters
     */
    200: DocumentCounterList;
};

export type ListCountersResponse = ListCountersResponses[keyof ListCountersResponses];

export type ListCreditNotesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
         * Only those in this state
         */
        status?: DocumentStatus;
        /**
         * Only those of this environment
         */
        environment?: Environment;
        /**
         * Only those of this customer
         */
        customer_id?: string;
        /**
         * Only the one with this number, prefix included
         */
        number?: string;
        /**
         * Only the one with this id of yours
         */
        external_id?: string;
        /**
         * Only notes of this invoice
         */
        invoice_id?: string;
    };
    url: '/v1/credit-notes';
};

export type ListCreditNotesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListCreditNotesError = ListCreditNotesErrors[keyof ListCreditNotesErrors];

export type ListCreditNotesResponses = {
    /**
     * A page of credit notes
     */
    200: CreditNoteList;
};

export type ListCreditNotesResponse = ListCreditNotesResponses[keyof ListCreditNotesResponses];

export type CreateCreditNoteData = {
    body: CreditNoteDraft;
    headers?: {
        /**
         * `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/credit-notes';
};

export type CreateCreditNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `external_id_in_use`, `invoice_rejected`, `idempotency_in_progress`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateCreditNoteError = CreateCreditNoteErrors[keyof CreateCreditNoteErrors];

export type CreateCreditNoteResponses = {
    /**
     * The credit note
     */
    201: CreditNote;
};

export type CreateCreditNoteResponse = CreateCreditNoteResponses[keyof CreateCreditNoteResponses];

export type CreateCreditNotesData = {
    body: CreditNotesBatch;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/credit-notes/batches';
};

export type CreateCreditNotesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateCreditNotesError = CreateCreditNotesErrors[keyof CreateCreditNotesErrors];

export type CreateCreditNotesResponses = {
    /**
     * The credit note or the problem of each
     */
    200: CreditNotesBatchAnswer;
};

export type CreateCreditNotesResponse = CreateCreditNotesResponses[keyof CreateCreditNotesResponses];

export type PreviewCreditNoteData = {
    body: CreditNoteDraft;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/credit-notes/preview';
};

export type PreviewCreditNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `invoice_rejected`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type PreviewCreditNoteError = PreviewCreditNoteErrors[keyof PreviewCreditNoteErrors];

export type PreviewCreditNoteResponses = {
    /**
     * What would be issued
     */
    200: Preview;
};

export type PreviewCreditNoteResponse = PreviewCreditNoteResponses[keyof PreviewCreditNoteResponses];

export type GetCreditNoteData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * `wait=30`: wait up to that many seconds (60 at most) until the document changes; with `If-None-Match`, until it is another one than that. Without `Preference-Applied` in the answer nothing was waited for, because too many of your reads wait already
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/credit-notes/{id}';
};

export type GetCreditNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetCreditNoteError = GetCreditNoteErrors[keyof GetCreditNoteErrors];

export type GetCreditNoteResponses = {
    /**
     * The credit note
     */
    200: CreditNote;
};

export type GetCreditNoteResponse = GetCreditNoteResponses[keyof GetCreditNoteResponses];

export type GetCreditNoteApplicationResponseData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/credit-notes/{id}/application-response';
};

export type GetCreditNoteApplicationResponseErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetCreditNoteApplicationResponseError = GetCreditNoteApplicationResponseErrors[keyof GetCreditNoteApplicationResponseErrors];

export type GetCreditNoteApplicationResponseResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetCreditNoteApplicationResponseResponse = GetCreditNoteApplicationResponseResponses[keyof GetCreditNoteApplicationResponseResponses];

export type GetCreditNoteAttachedDocumentData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/credit-notes/{id}/attached-document';
};

export type GetCreditNoteAttachedDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetCreditNoteAttachedDocumentError = GetCreditNoteAttachedDocumentErrors[keyof GetCreditNoteAttachedDocumentErrors];

export type GetCreditNoteAttachedDocumentResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetCreditNoteAttachedDocumentResponse = GetCreditNoteAttachedDocumentResponses[keyof GetCreditNoteAttachedDocumentResponses];

export type ListCreditNoteAttemptsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/credit-notes/{id}/attempts';
};

export type ListCreditNoteAttemptsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListCreditNoteAttemptsError = ListCreditNoteAttemptsErrors[keyof ListCreditNoteAttemptsErrors];

export type ListCreditNoteAttemptsResponses = {
    /**
     * A page of attempts
     */
    200: DianAttemptList;
};

export type ListCreditNoteAttemptsResponse = ListCreditNoteAttemptsResponses[keyof ListCreditNoteAttemptsResponses];

export type CancelCreditNoteData = {
    body?: CancelInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/credit-notes/{id}/cancel';
};

export type CancelCreditNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_cancellable`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CancelCreditNoteError = CancelCreditNoteErrors[keyof CancelCreditNoteErrors];

export type CancelCreditNoteResponses = {
    /**
     * The credit note
     */
    200: CreditNote;
};

export type CancelCreditNoteResponse = CancelCreditNoteResponses[keyof CancelCreditNoteResponses];

export type CorrectCreditNoteData = {
    body: CreditNoteDraft;
    headers?: {
        /**
         * `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/credit-notes/{id}/corrections';
};

export type CorrectCreditNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_correctable`, `already_corrected`, `external_id_in_use`, `invoice_rejected`, `idempotency_in_progress`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CorrectCreditNoteError = CorrectCreditNoteErrors[keyof CorrectCreditNoteErrors];

export type CorrectCreditNoteResponses = {
    /**
     * The new credit note
     */
    201: CreditNote;
};

export type CorrectCreditNoteResponse = CorrectCreditNoteResponses[keyof CorrectCreditNoteResponses];

export type ListCreditNoteDeliveriesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/credit-notes/{id}/deliveries';
};

export type ListCreditNoteDeliveriesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListCreditNoteDeliveriesError = ListCreditNoteDeliveriesErrors[keyof ListCreditNoteDeliveriesErrors];

export type ListCreditNoteDeliveriesResponses = {
    /**
     * A page of deliveries
     */
    200: DeliveryList;
};

export type ListCreditNoteDeliveriesResponse = ListCreditNoteDeliveriesResponses[keyof ListCreditNoteDeliveriesResponses];

export type EmailCreditNoteData = {
    body?: EmailsInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/credit-notes/{id}/emails';
};

export type EmailCreditNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type EmailCreditNoteError = EmailCreditNoteErrors[keyof EmailCreditNoteErrors];

export type EmailCreditNoteResponses = {
    /**
     * The mails, one per recipient
     */
    201: MailingList;
};

export type EmailCreditNoteResponse = EmailCreditNoteResponses[keyof EmailCreditNoteResponses];

export type ListCreditNoteMailingsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/credit-notes/{id}/mailings';
};

export type ListCreditNoteMailingsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListCreditNoteMailingsError = ListCreditNoteMailingsErrors[keyof ListCreditNoteMailingsErrors];

export type ListCreditNoteMailingsResponses = {
    /**
     * A page of mails
     */
    200: MailingWithAttemptsList;
};

export type ListCreditNoteMailingsResponse = ListCreditNoteMailingsResponses[keyof ListCreditNoteMailingsResponses];

export type GetCreditNotePdfData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/credit-notes/{id}/pdf';
};

export type GetCreditNotePdfErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetCreditNotePdfError = GetCreditNotePdfErrors[keyof GetCreditNotePdfErrors];

export type GetCreditNotePdfResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetCreditNotePdfResponse = GetCreditNotePdfResponses[keyof GetCreditNotePdfResponses];

export type ResolveCreditNoteData = {
    body: ResolveInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/credit-notes/{id}/resolve';
};

export type ResolveCreditNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_resolvable`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ResolveCreditNoteError = ResolveCreditNoteErrors[keyof ResolveCreditNoteErrors];

export type ResolveCreditNoteResponses = {
    /**
     * The credit note
     */
    200: CreditNote;
};

export type ResolveCreditNoteResponse = ResolveCreditNoteResponses[keyof ResolveCreditNoteResponses];

export type RetryCreditNoteData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/credit-notes/{id}/retry';
};

export type RetryCreditNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_retryable`, `annulment_incomplete`, `note_exceeds_invoice`, `idempotency_in_progress`
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

export type RetryCreditNoteError = RetryCreditNoteErrors[keyof RetryCreditNoteErrors];

export type RetryCreditNoteResponses = {
    /**
     * The credit note
     */
    200: CreditNote;
};

export type RetryCreditNoteResponse = RetryCreditNoteResponses[keyof RetryCreditNoteResponses];

export type GetCreditNoteTimelineData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/credit-notes/{id}/timeline';
};

export type GetCreditNoteTimelineErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetCreditNoteTimelineError = GetCreditNoteTimelineErrors[keyof GetCreditNoteTimelineErrors];

export type GetCreditNoteTimelineResponses = {
    /**
     * The facts, oldest first
     */
    200: TimelineEntryList;
};

export type GetCreditNoteTimelineResponse = GetCreditNoteTimelineResponses[keyof GetCreditNoteTimelineResponses];

export type GetCreditNoteXmlData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/credit-notes/{id}/xml';
};

export type GetCreditNoteXmlErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetCreditNoteXmlError = GetCreditNoteXmlErrors[keyof GetCreditNoteXmlErrors];

export type GetCreditNoteXmlResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetCreditNoteXmlResponse = GetCreditNoteXmlResponses[keyof GetCreditNoteXmlResponses];

export type ListCustomersData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
         * Only the one with this id of yours
         */
        external_id?: string;
        /**
         * NIT, however it is typed, or number of another document
         */
        identification_number?: string;
    };
    url: '/v1/customers';
};

export type ListCustomersErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListCustomersError = ListCustomersErrors[keyof ListCustomersErrors];

export type ListCustomersResponses = {
    /**
     * A page of customers
     */
    200: CustomerList;
};

export type ListCustomersResponse = ListCustomersResponses[keyof ListCustomersResponses];

export type CreateCustomerData = {
    body: CustomerInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/customers';
};

export type CreateCustomerErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `external_id_in_use`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateCustomerError = CreateCustomerErrors[keyof CreateCustomerErrors];

export type CreateCustomerResponses = {
    /**
     * The customer
     */
    201: Customer;
};

export type CreateCustomerResponse = CreateCustomerResponses[keyof CreateCustomerResponses];

export type DeleteCustomerData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/customers/{id}';
};

export type DeleteCustomerErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type DeleteCustomerError = DeleteCustomerErrors[keyof DeleteCustomerErrors];

export type DeleteCustomerResponses = {
    /**
     * What was deleted
     */
    200: {
        id: string;
        object: 'customer';
        deleted: true;
    };
};

export type DeleteCustomerResponse = DeleteCustomerResponses[keyof DeleteCustomerResponses];

export type GetCustomerData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/customers/{id}';
};

export type GetCustomerErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetCustomerError = GetCustomerErrors[keyof GetCustomerErrors];

export type GetCustomerResponses = {
    /**
     * The customer
     */
    200: Customer;
};

export type GetCustomerResponse = GetCustomerResponses[keyof GetCustomerResponses];

export type UpdateCustomerData = {
    body: CustomerChange;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/customers/{id}';
};

export type UpdateCustomerErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type UpdateCustomerError = UpdateCustomerErrors[keyof UpdateCustomerErrors];

export type UpdateCustomerResponses = {
    /**
     * The customer as it is now
     */
    200: Customer;
};

export type UpdateCustomerResponse = UpdateCustomerResponses[keyof UpdateCustomerResponses];

export type ListDebitNotesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
         * Only those in this state
         */
        status?: DocumentStatus;
        /**
         * Only those of this environment
         */
        environment?: Environment;
        /**
         * Only those of this customer
         */
        customer_id?: string;
        /**
         * Only the one with this number, prefix included
         */
        number?: string;
        /**
         * Only the one with this id of yours
         */
        external_id?: string;
        /**
         * Only notes of this invoice
         */
        invoice_id?: string;
    };
    url: '/v1/debit-notes';
};

export type ListDebitNotesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListDebitNotesError = ListDebitNotesErrors[keyof ListDebitNotesErrors];

export type ListDebitNotesResponses = {
    /**
     * A page of debit notes
     */
    200: DebitNoteList;
};

export type ListDebitNotesResponse = ListDebitNotesResponses[keyof ListDebitNotesResponses];

export type CreateDebitNoteData = {
    body: DebitNoteDraft;
    headers?: {
        /**
         * `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/debit-notes';
};

export type CreateDebitNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `external_id_in_use`, `invoice_rejected`, `idempotency_in_progress`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateDebitNoteError = CreateDebitNoteErrors[keyof CreateDebitNoteErrors];

export type CreateDebitNoteResponses = {
    /**
     * The debit note
     */
    201: DebitNote;
};

export type CreateDebitNoteResponse = CreateDebitNoteResponses[keyof CreateDebitNoteResponses];

export type CreateDebitNotesData = {
    body: DebitNotesBatch;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/debit-notes/batches';
};

export type CreateDebitNotesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateDebitNotesError = CreateDebitNotesErrors[keyof CreateDebitNotesErrors];

export type CreateDebitNotesResponses = {
    /**
     * The debit note or the problem of each
     */
    200: DebitNotesBatchAnswer;
};

export type CreateDebitNotesResponse = CreateDebitNotesResponses[keyof CreateDebitNotesResponses];

export type PreviewDebitNoteData = {
    body: DebitNoteDraft;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/debit-notes/preview';
};

export type PreviewDebitNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `invoice_rejected`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type PreviewDebitNoteError = PreviewDebitNoteErrors[keyof PreviewDebitNoteErrors];

export type PreviewDebitNoteResponses = {
    /**
     * What would be issued
     */
    200: Preview;
};

export type PreviewDebitNoteResponse = PreviewDebitNoteResponses[keyof PreviewDebitNoteResponses];

export type GetDebitNoteData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * `wait=30`: wait up to that many seconds (60 at most) until the document changes; with `If-None-Match`, until it is another one than that. Without `Preference-Applied` in the answer nothing was waited for, because too many of your reads wait already
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/debit-notes/{id}';
};

export type GetDebitNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetDebitNoteError = GetDebitNoteErrors[keyof GetDebitNoteErrors];

export type GetDebitNoteResponses = {
    /**
     * The debit note
     */
    200: DebitNote;
};

export type GetDebitNoteResponse = GetDebitNoteResponses[keyof GetDebitNoteResponses];

export type GetDebitNoteApplicationResponseData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/debit-notes/{id}/application-response';
};

export type GetDebitNoteApplicationResponseErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetDebitNoteApplicationResponseError = GetDebitNoteApplicationResponseErrors[keyof GetDebitNoteApplicationResponseErrors];

export type GetDebitNoteApplicationResponseResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetDebitNoteApplicationResponseResponse = GetDebitNoteApplicationResponseResponses[keyof GetDebitNoteApplicationResponseResponses];

export type GetDebitNoteAttachedDocumentData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/debit-notes/{id}/attached-document';
};

export type GetDebitNoteAttachedDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetDebitNoteAttachedDocumentError = GetDebitNoteAttachedDocumentErrors[keyof GetDebitNoteAttachedDocumentErrors];

export type GetDebitNoteAttachedDocumentResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetDebitNoteAttachedDocumentResponse = GetDebitNoteAttachedDocumentResponses[keyof GetDebitNoteAttachedDocumentResponses];

export type ListDebitNoteAttemptsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/debit-notes/{id}/attempts';
};

export type ListDebitNoteAttemptsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListDebitNoteAttemptsError = ListDebitNoteAttemptsErrors[keyof ListDebitNoteAttemptsErrors];

export type ListDebitNoteAttemptsResponses = {
    /**
     * A page of attempts
     */
    200: DianAttemptList;
};

export type ListDebitNoteAttemptsResponse = ListDebitNoteAttemptsResponses[keyof ListDebitNoteAttemptsResponses];

export type CancelDebitNoteData = {
    body?: CancelInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/debit-notes/{id}/cancel';
};

export type CancelDebitNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_cancellable`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CancelDebitNoteError = CancelDebitNoteErrors[keyof CancelDebitNoteErrors];

export type CancelDebitNoteResponses = {
    /**
     * The debit note
     */
    200: DebitNote;
};

export type CancelDebitNoteResponse = CancelDebitNoteResponses[keyof CancelDebitNoteResponses];

export type CorrectDebitNoteData = {
    body: DebitNoteDraft;
    headers?: {
        /**
         * `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/debit-notes/{id}/corrections';
};

export type CorrectDebitNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_correctable`, `already_corrected`, `external_id_in_use`, `invoice_rejected`, `idempotency_in_progress`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CorrectDebitNoteError = CorrectDebitNoteErrors[keyof CorrectDebitNoteErrors];

export type CorrectDebitNoteResponses = {
    /**
     * The new debit note
     */
    201: DebitNote;
};

export type CorrectDebitNoteResponse = CorrectDebitNoteResponses[keyof CorrectDebitNoteResponses];

export type ListDebitNoteDeliveriesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/debit-notes/{id}/deliveries';
};

export type ListDebitNoteDeliveriesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListDebitNoteDeliveriesError = ListDebitNoteDeliveriesErrors[keyof ListDebitNoteDeliveriesErrors];

export type ListDebitNoteDeliveriesResponses = {
    /**
     * A page of deliveries
     */
    200: DeliveryList;
};

export type ListDebitNoteDeliveriesResponse = ListDebitNoteDeliveriesResponses[keyof ListDebitNoteDeliveriesResponses];

export type EmailDebitNoteData = {
    body?: EmailsInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/debit-notes/{id}/emails';
};

export type EmailDebitNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type EmailDebitNoteError = EmailDebitNoteErrors[keyof EmailDebitNoteErrors];

export type EmailDebitNoteResponses = {
    /**
     * The mails, one per recipient
     */
    201: MailingList;
};

export type EmailDebitNoteResponse = EmailDebitNoteResponses[keyof EmailDebitNoteResponses];

export type ListDebitNoteMailingsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/debit-notes/{id}/mailings';
};

export type ListDebitNoteMailingsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListDebitNoteMailingsError = ListDebitNoteMailingsErrors[keyof ListDebitNoteMailingsErrors];

export type ListDebitNoteMailingsResponses = {
    /**
     * A page of mails
     */
    200: MailingWithAttemptsList;
};

export type ListDebitNoteMailingsResponse = ListDebitNoteMailingsResponses[keyof ListDebitNoteMailingsResponses];

export type GetDebitNotePdfData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/debit-notes/{id}/pdf';
};

export type GetDebitNotePdfErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetDebitNotePdfError = GetDebitNotePdfErrors[keyof GetDebitNotePdfErrors];

export type GetDebitNotePdfResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetDebitNotePdfResponse = GetDebitNotePdfResponses[keyof GetDebitNotePdfResponses];

export type ResolveDebitNoteData = {
    body: ResolveInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/debit-notes/{id}/resolve';
};

export type ResolveDebitNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_resolvable`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ResolveDebitNoteError = ResolveDebitNoteErrors[keyof ResolveDebitNoteErrors];

export type ResolveDebitNoteResponses = {
    /**
     * The debit note
     */
    200: DebitNote;
};

export type ResolveDebitNoteResponse = ResolveDebitNoteResponses[keyof ResolveDebitNoteResponses];

export type RetryDebitNoteData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/debit-notes/{id}/retry';
};

export type RetryDebitNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_retryable`, `idempotency_in_progress`
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

export type RetryDebitNoteError = RetryDebitNoteErrors[keyof RetryDebitNoteErrors];

export type RetryDebitNoteResponses = {
    /**
     * The debit note
     */
    200: DebitNote;
};

export type RetryDebitNoteResponse = RetryDebitNoteResponses[keyof RetryDebitNoteResponses];

export type GetDebitNoteTimelineData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/debit-notes/{id}/timeline';
};

export type GetDebitNoteTimelineErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetDebitNoteTimelineError = GetDebitNoteTimelineErrors[keyof GetDebitNoteTimelineErrors];

export type GetDebitNoteTimelineResponses = {
    /**
     * The facts, oldest first
     */
    200: TimelineEntryList;
};

export type GetDebitNoteTimelineResponse = GetDebitNoteTimelineResponses[keyof GetDebitNoteTimelineResponses];

export type GetDebitNoteXmlData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/debit-notes/{id}/xml';
};

export type GetDebitNoteXmlErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetDebitNoteXmlError = GetDebitNoteXmlErrors[keyof GetDebitNoteXmlErrors];

export type GetDebitNoteXmlResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetDebitNoteXmlResponse = GetDebitNoteXmlResponses[keyof GetDebitNoteXmlResponses];

export type ListDeliveriesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
         * Only those of this status; `failed`: exhausted or cancelled
         */
        status?: 'pending' | 'succeeded' | 'exhausted' | 'cancelled' | 'failed';
        /**
         * Type of the event
         */
        event_type?: EventType;
        /**
         * Only those of this event
         */
        event_id?: string;
        /**
         * Only those of events of this document
         */
        document_id?: string;
        /**
         * Only those to this endpoint
         */
        endpoint_id?: string;
    };
    url: '/v1/deliveries';
};

export type ListDeliveriesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListDeliveriesError = ListDeliveriesErrors[keyof ListDeliveriesErrors];

export type ListDeliveriesResponses = {
    /**
     * A page of deliveries with their attempts
     */
    200: DeliveryList;
};

export type ListDeliveriesResponse = ListDeliveriesResponses[keyof ListDeliveriesResponses];

export type GetDeliveryData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/deliveries/{id}';
};

export type GetDeliveryErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetDeliveryError = GetDeliveryErrors[keyof GetDeliveryErrors];

export type GetDeliveryResponses = {
    /**
     * The delivery
     */
    200: Delivery;
};

export type GetDeliveryResponse = GetDeliveryResponses[keyof GetDeliveryResponses];

export type RetryDeliveryData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/deliveries/{id}/retry';
};

export type RetryDeliveryErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `delivery_pending`, `delivery_succeeded`, `endpoint_not_active`, `idempotency_in_progress`
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

export type RetryDeliveryError = RetryDeliveryErrors[keyof RetryDeliveryErrors];

export type RetryDeliveryResponses = {
    /**
     * The delivery, with a new attempt under way
     */
    201: Delivery;
};

export type RetryDeliveryResponse = RetryDeliveryResponses[keyof RetryDeliveryResponses];

export type ListDkimKeysData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/dkim-keys';
};

export type ListDkimKeysErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListDkimKeysError = ListDkimKeysErrors[keyof ListDkimKeysErrors];

export type ListDkimKeysResponses = {
    /**
     * A page of keys
     */
    200: DkimKeyList;
};

export type ListDkimKeysResponse = ListDkimKeysResponses[keyof ListDkimKeysResponses];

export type CreateDkimKeyData = {
    body: DkimKeyInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/dkim-keys';
};

export type CreateDkimKeyErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `dkim_key_limit_reached`, `tenant_revoked`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateDkimKeyError = CreateDkimKeyErrors[keyof CreateDkimKeyErrors];

export type CreateDkimKeyResponses = {
    /**
     * The key with the record to publish
     */
    201: DkimKey;
};

export type CreateDkimKeyResponse = CreateDkimKeyResponses[keyof CreateDkimKeyResponses];

export type DeleteDkimKeyData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/dkim-keys/{id}';
};

export type DeleteDkimKeyErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type DeleteDkimKeyError = DeleteDkimKeyErrors[keyof DeleteDkimKeyErrors];

export type DeleteDkimKeyResponses = {
    /**
     * What was deleted
     */
    200: DeletedDkimKey;
};

export type DeleteDkimKeyResponse = DeleteDkimKeyResponses[keyof DeleteDkimKeyResponses];

export type GetDkimKeyData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/dkim-keys/{id}';
};

export type GetDkimKeyErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetDkimKeyError = GetDkimKeyErrors[keyof GetDkimKeyErrors];

export type GetDkimKeyResponses = {
    /**
     * The key, without its private half
     */
    200: DkimKey;
};

export type GetDkimKeyResponse = GetDkimKeyResponses[keyof GetDkimKeyResponses];

export type VerifyDkimKeyData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/dkim-keys/{id}/verify';
};

export type VerifyDkimKeyErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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

export type VerifyDkimKeyError = VerifyDkimKeyErrors[keyof VerifyDkimKeyErrors];

export type VerifyDkimKeyResponses = {
    /**
     * The key with what the DNS said
     */
    200: DkimKey;
};

export type VerifyDkimKeyResponse = VerifyDkimKeyResponses[keyof VerifyDkimKeyResponses];

export type ListDocumentsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
         * Ids of documents, 50 at most; several with commas between them
         */
        id?: string;
        /**
         * Only those that wait for something, such as a decision or the next number
         */
        waiting?: 'true';
        /**
         * Those whose mail failed; several with commas between them
         */
        mail_status?: string;
        /**
         * Kinds of documents; several with commas between them
         */
        object?: string;
        /**
         * Statuses; several with commas between them
         */
        status?: string;
        /**
         * Environments; several with commas between them
         */
        environment?: string;
        /**
         * Only those of this customer
         */
        customer_id?: string;
        /**
         * Only those of this supplier
         */
        supplier_id?: string;
        /**
         * Only the one with this number, prefix included
         */
        number?: string;
        /**
         * Only the one with this id of yours
         */
        external_id?: string;
    };
    url: '/v1/documents';
};

export type ListDocumentsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListDocumentsError = ListDocumentsErrors[keyof ListDocumentsErrors];

export type ListDocumentsResponses = {
    /**
     * A page of summaries
     */
    200: DocumentSummaryList;
};

export type ListDocumentsResponse = ListDocumentsResponses[keyof ListDocumentsResponses];

export type ListDraftsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/drafts';
};

export type ListDraftsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListDraftsError = ListDraftsErrors[keyof ListDraftsErrors];

export type ListDraftsResponses = {
    /**
     * A page of drafts
     */
    200: DraftEntryList;
};

export type ListDraftsResponse = ListDraftsResponses[keyof ListDraftsResponses];

export type CreateDraftData = {
    body: DraftInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/drafts';
};

export type CreateDraftErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `draft_limit_reached`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateDraftError = CreateDraftErrors[keyof CreateDraftErrors];

export type CreateDraftResponses = {
    /**
     * The draft
     */
    201: Draft;
};

export type CreateDraftResponse = CreateDraftResponses[keyof CreateDraftResponses];

export type DeleteDraftData = {
    body?: never;
    headers?: {
        /**
         * ETag of the draft as you have read it; left out: it is deleted as it is
         */
        'If-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/drafts/{id}';
};

export type DeleteDraftErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * It has changed meanwhile: `draft_changed`
     */
    412: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type DeleteDraftError = DeleteDraftErrors[keyof DeleteDraftErrors];

export type DeleteDraftResponses = {
    /**
     * What was deleted
     */
    200: DeletedDraft;
};

export type DeleteDraftResponse = DeleteDraftResponses[keyof DeleteDraftResponses];

export type GetDraftData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/drafts/{id}';
};

export type GetDraftErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetDraftError = GetDraftErrors[keyof GetDraftErrors];

export type GetDraftResponses = {
    /**
     * The draft
     */
    200: Draft;
};

export type GetDraftResponse = GetDraftResponses[keyof GetDraftResponses];

export type UpdateDraftData = {
    body?: DraftPatch;
    headers?: {
        /**
         * ETag of the draft as you have read it; without it the answer is a 428
         */
        'If-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/drafts/{id}';
};

export type UpdateDraftErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `draft_issued`
     */
    409: Problem;
    /**
     * It has changed meanwhile: `draft_changed`
     */
    412: Problem;
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
     * A header is missing: `if_match_required`
     */
    428: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type UpdateDraftError = UpdateDraftErrors[keyof UpdateDraftErrors];

export type UpdateDraftResponses = {
    /**
     * The draft as it is now
     */
    200: Draft;
};

export type UpdateDraftResponse = UpdateDraftResponses[keyof UpdateDraftResponses];

export type IssueDraftData = {
    body?: never;
    headers?: {
        /**
         * ETag of the draft as you have read it; without it the answer is a 428
         */
        'If-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/drafts/{id}/issue';
};

export type IssueDraftErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `external_id_in_use`, `number_in_use`, `invoice_rejected`, `idempotency_in_progress`
     */
    409: Problem;
    /**
     * It has changed meanwhile: `draft_changed`
     */
    412: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`
     */
    422: Problem;
    /**
     * A header is missing: `if_match_required`
     */
    428: Problem;
    /**
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type IssueDraftError = IssueDraftErrors[keyof IssueDraftErrors];

export type IssueDraftResponses = {
    /**
     * The draft, with the document that it is issued as
     */
    200: Draft;
};

export type IssueDraftResponse = IssueDraftResponses[keyof IssueDraftResponses];

export type ListEquivalentNotesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
         * Only those in this state
         */
        status?: DocumentStatus;
        /**
         * Only those of this environment
         */
        environment?: Environment;
        /**
         * Only those of this customer
         */
        customer_id?: string;
        /**
         * Only the one with this number, prefix included
         */
        number?: string;
        /**
         * Only the one with this id of yours
         */
        external_id?: string;
        /**
         * Only notes of this equivalent document
         */
        equivalent_document_id?: string;
    };
    url: '/v1/equivalent-document-notes';
};

export type ListEquivalentNotesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListEquivalentNotesError = ListEquivalentNotesErrors[keyof ListEquivalentNotesErrors];

export type ListEquivalentNotesResponses = {
    /**
     * A page of equivalent document notes
     */
    200: EquivalentNoteList;
};

export type ListEquivalentNotesResponse = ListEquivalentNotesResponses[keyof ListEquivalentNotesResponses];

export type CreateEquivalentNoteData = {
    body: EquivalentDocumentNoteDraft;
    headers?: {
        /**
         * `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-document-notes';
};

export type CreateEquivalentNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `external_id_in_use`, `invoice_rejected`, `idempotency_in_progress`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateEquivalentNoteError = CreateEquivalentNoteErrors[keyof CreateEquivalentNoteErrors];

export type CreateEquivalentNoteResponses = {
    /**
     * The adjustment note
     */
    201: EquivalentNote;
};

export type CreateEquivalentNoteResponse = CreateEquivalentNoteResponses[keyof CreateEquivalentNoteResponses];

export type CreateEquivalentNotesData = {
    body: EquivalentNotesBatch;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-document-notes/batches';
};

export type CreateEquivalentNotesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateEquivalentNotesError = CreateEquivalentNotesErrors[keyof CreateEquivalentNotesErrors];

export type CreateEquivalentNotesResponses = {
    /**
     * The adjustment note or the problem of each
     */
    200: EquivalentNotesBatchAnswer;
};

export type CreateEquivalentNotesResponse = CreateEquivalentNotesResponses[keyof CreateEquivalentNotesResponses];

export type PreviewEquivalentNoteData = {
    body: EquivalentDocumentNoteDraft;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-document-notes/preview';
};

export type PreviewEquivalentNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `invoice_rejected`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type PreviewEquivalentNoteError = PreviewEquivalentNoteErrors[keyof PreviewEquivalentNoteErrors];

export type PreviewEquivalentNoteResponses = {
    /**
     * What would be issued
     */
    200: Preview;
};

export type PreviewEquivalentNoteResponse = PreviewEquivalentNoteResponses[keyof PreviewEquivalentNoteResponses];

export type GetEquivalentNoteData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * `wait=30`: wait up to that many seconds (60 at most) until the document changes; with `If-None-Match`, until it is another one than that. Without `Preference-Applied` in the answer nothing was waited for, because too many of your reads wait already
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-document-notes/{id}';
};

export type GetEquivalentNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetEquivalentNoteError = GetEquivalentNoteErrors[keyof GetEquivalentNoteErrors];

export type GetEquivalentNoteResponses = {
    /**
     * The adjustment note
     */
    200: EquivalentNote;
};

export type GetEquivalentNoteResponse = GetEquivalentNoteResponses[keyof GetEquivalentNoteResponses];

export type GetEquivalentNoteApplicationResponseData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-document-notes/{id}/application-response';
};

export type GetEquivalentNoteApplicationResponseErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetEquivalentNoteApplicationResponseError = GetEquivalentNoteApplicationResponseErrors[keyof GetEquivalentNoteApplicationResponseErrors];

export type GetEquivalentNoteApplicationResponseResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetEquivalentNoteApplicationResponseResponse = GetEquivalentNoteApplicationResponseResponses[keyof GetEquivalentNoteApplicationResponseResponses];

export type GetEquivalentNoteAttachedDocumentData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-document-notes/{id}/attached-document';
};

export type GetEquivalentNoteAttachedDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetEquivalentNoteAttachedDocumentError = GetEquivalentNoteAttachedDocumentErrors[keyof GetEquivalentNoteAttachedDocumentErrors];

export type GetEquivalentNoteAttachedDocumentResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetEquivalentNoteAttachedDocumentResponse = GetEquivalentNoteAttachedDocumentResponses[keyof GetEquivalentNoteAttachedDocumentResponses];

export type ListEquivalentNoteAttemptsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/equivalent-document-notes/{id}/attempts';
};

export type ListEquivalentNoteAttemptsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListEquivalentNoteAttemptsError = ListEquivalentNoteAttemptsErrors[keyof ListEquivalentNoteAttemptsErrors];

export type ListEquivalentNoteAttemptsResponses = {
    /**
     * A page of attempts
     */
    200: DianAttemptList;
};

export type ListEquivalentNoteAttemptsResponse = ListEquivalentNoteAttemptsResponses[keyof ListEquivalentNoteAttemptsResponses];

export type CancelEquivalentNoteData = {
    body?: CancelInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-document-notes/{id}/cancel';
};

export type CancelEquivalentNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_cancellable`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CancelEquivalentNoteError = CancelEquivalentNoteErrors[keyof CancelEquivalentNoteErrors];

export type CancelEquivalentNoteResponses = {
    /**
     * The adjustment note
     */
    200: EquivalentNote;
};

export type CancelEquivalentNoteResponse = CancelEquivalentNoteResponses[keyof CancelEquivalentNoteResponses];

export type CorrectEquivalentNoteData = {
    body: EquivalentDocumentNoteDraft;
    headers?: {
        /**
         * `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-document-notes/{id}/corrections';
};

export type CorrectEquivalentNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_correctable`, `already_corrected`, `external_id_in_use`, `invoice_rejected`, `idempotency_in_progress`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CorrectEquivalentNoteError = CorrectEquivalentNoteErrors[keyof CorrectEquivalentNoteErrors];

export type CorrectEquivalentNoteResponses = {
    /**
     * The new adjustment note
     */
    201: EquivalentNote;
};

export type CorrectEquivalentNoteResponse = CorrectEquivalentNoteResponses[keyof CorrectEquivalentNoteResponses];

export type ListEquivalentNoteDeliveriesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/equivalent-document-notes/{id}/deliveries';
};

export type ListEquivalentNoteDeliveriesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListEquivalentNoteDeliveriesError = ListEquivalentNoteDeliveriesErrors[keyof ListEquivalentNoteDeliveriesErrors];

export type ListEquivalentNoteDeliveriesResponses = {
    /**
     * A page of deliveries
     */
    200: DeliveryList;
};

export type ListEquivalentNoteDeliveriesResponse = ListEquivalentNoteDeliveriesResponses[keyof ListEquivalentNoteDeliveriesResponses];

export type EmailEquivalentNoteData = {
    body?: EmailsInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-document-notes/{id}/emails';
};

export type EmailEquivalentNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type EmailEquivalentNoteError = EmailEquivalentNoteErrors[keyof EmailEquivalentNoteErrors];

export type EmailEquivalentNoteResponses = {
    /**
     * The mails, one per recipient
     */
    201: MailingList;
};

export type EmailEquivalentNoteResponse = EmailEquivalentNoteResponses[keyof EmailEquivalentNoteResponses];

export type ListEquivalentNoteMailingsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/equivalent-document-notes/{id}/mailings';
};

export type ListEquivalentNoteMailingsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListEquivalentNoteMailingsError = ListEquivalentNoteMailingsErrors[keyof ListEquivalentNoteMailingsErrors];

export type ListEquivalentNoteMailingsResponses = {
    /**
     * A page of mails
     */
    200: MailingWithAttemptsList;
};

export type ListEquivalentNoteMailingsResponse = ListEquivalentNoteMailingsResponses[keyof ListEquivalentNoteMailingsResponses];

export type GetEquivalentNotePdfData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-document-notes/{id}/pdf';
};

export type GetEquivalentNotePdfErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetEquivalentNotePdfError = GetEquivalentNotePdfErrors[keyof GetEquivalentNotePdfErrors];

export type GetEquivalentNotePdfResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetEquivalentNotePdfResponse = GetEquivalentNotePdfResponses[keyof GetEquivalentNotePdfResponses];

export type ResolveEquivalentNoteData = {
    body: ResolveInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-document-notes/{id}/resolve';
};

export type ResolveEquivalentNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_resolvable`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ResolveEquivalentNoteError = ResolveEquivalentNoteErrors[keyof ResolveEquivalentNoteErrors];

export type ResolveEquivalentNoteResponses = {
    /**
     * The adjustment note
     */
    200: EquivalentNote;
};

export type ResolveEquivalentNoteResponse = ResolveEquivalentNoteResponses[keyof ResolveEquivalentNoteResponses];

export type RetryEquivalentNoteData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-document-notes/{id}/retry';
};

export type RetryEquivalentNoteErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_retryable`, `annulment_incomplete`, `note_exceeds_invoice`, `idempotency_in_progress`
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

export type RetryEquivalentNoteError = RetryEquivalentNoteErrors[keyof RetryEquivalentNoteErrors];

export type RetryEquivalentNoteResponses = {
    /**
     * The adjustment note
     */
    200: EquivalentNote;
};

export type RetryEquivalentNoteResponse = RetryEquivalentNoteResponses[keyof RetryEquivalentNoteResponses];

export type GetEquivalentNoteTimelineData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-document-notes/{id}/timeline';
};

export type GetEquivalentNoteTimelineErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetEquivalentNoteTimelineError = GetEquivalentNoteTimelineErrors[keyof GetEquivalentNoteTimelineErrors];

export type GetEquivalentNoteTimelineResponses = {
    /**
     * The facts, oldest first
     */
    200: TimelineEntryList;
};

export type GetEquivalentNoteTimelineResponse = GetEquivalentNoteTimelineResponses[keyof GetEquivalentNoteTimelineResponses];

export type GetEquivalentNoteXmlData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-document-notes/{id}/xml';
};

export type GetEquivalentNoteXmlErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetEquivalentNoteXmlError = GetEquivalentNoteXmlErrors[keyof GetEquivalentNoteXmlErrors];

export type GetEquivalentNoteXmlResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetEquivalentNoteXmlResponse = GetEquivalentNoteXmlResponses[keyof GetEquivalentNoteXmlResponses];

export type ListEquivalentDocumentsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
         * Only those in this state
         */
        status?: DocumentStatus;
        /**
         * Only those of this environment
         */
        environment?: Environment;
        /**
         * Only those of this customer
         */
        customer_id?: string;
        /**
         * Only the one with this number, prefix included
         */
        number?: string;
        /**
         * Only the one with this id of yours
         */
        external_id?: string;
    };
    url: '/v1/equivalent-documents';
};

export type ListEquivalentDocumentsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListEquivalentDocumentsError = ListEquivalentDocumentsErrors[keyof ListEquivalentDocumentsErrors];

export type ListEquivalentDocumentsResponses = {
    /**
     * A page of equivalent documents
     */
    200: EquivalentDocumentList;
};

export type ListEquivalentDocumentsResponse = ListEquivalentDocumentsResponses[keyof ListEquivalentDocumentsResponses];

export type CreateEquivalentDocumentData = {
    body: EquivalentDocumentDraft;
    headers?: {
        /**
         * `wait=5`: wait up to that many seconds (60 at most) until the ticket can be printed, which is before DIAN's verdict. `wait=10, until=outcome`: for the outcome. `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-documents';
};

export type CreateEquivalentDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `external_id_in_use`, `number_in_use`, `idempotency_in_progress`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateEquivalentDocumentError = CreateEquivalentDocumentErrors[keyof CreateEquivalentDocumentErrors];

export type CreateEquivalentDocumentResponses = {
    /**
     * The equivalent document
     */
    201: EquivalentDocument;
};

export type CreateEquivalentDocumentResponse = CreateEquivalentDocumentResponses[keyof CreateEquivalentDocumentResponses];

export type CreateEquivalentDocumentsData = {
    body: EquivalentDocumentsBatch;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-documents/batches';
};

export type CreateEquivalentDocumentsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateEquivalentDocumentsError = CreateEquivalentDocumentsErrors[keyof CreateEquivalentDocumentsErrors];

export type CreateEquivalentDocumentsResponses = {
    /**
     * The equivalent document or the problem of each
     */
    200: EquivalentDocumentsBatchAnswer;
};

export type CreateEquivalentDocumentsResponse = CreateEquivalentDocumentsResponses[keyof CreateEquivalentDocumentsResponses];

export type PreviewEquivalentDocumentData = {
    body: EquivalentDocumentDraft;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-documents/preview';
};

export type PreviewEquivalentDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `number_in_use`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type PreviewEquivalentDocumentError = PreviewEquivalentDocumentErrors[keyof PreviewEquivalentDocumentErrors];

export type PreviewEquivalentDocumentResponses = {
    /**
     * What would be issued
     */
    200: Preview;
};

export type PreviewEquivalentDocumentResponse = PreviewEquivalentDocumentResponses[keyof PreviewEquivalentDocumentResponses];

export type GetEquivalentDocumentData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * `wait=30`: wait up to that many seconds (60 at most) until the document changes; with `If-None-Match`, until it is another one than that. Without `Preference-Applied` in the answer nothing was waited for, because too many of your reads wait already
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-documents/{id}';
};

export type GetEquivalentDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetEquivalentDocumentError = GetEquivalentDocumentErrors[keyof GetEquivalentDocumentErrors];

export type GetEquivalentDocumentResponses = {
    /**
     * The equivalent document
     */
    200: EquivalentDocument;
};

export type GetEquivalentDocumentResponse = GetEquivalentDocumentResponses[keyof GetEquivalentDocumentResponses];

export type GetEquivalentDocumentApplicationResponseData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-documents/{id}/application-response';
};

export type GetEquivalentDocumentApplicationResponseErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetEquivalentDocumentApplicationResponseError = GetEquivalentDocumentApplicationResponseErrors[keyof GetEquivalentDocumentApplicationResponseErrors];

export type GetEquivalentDocumentApplicationResponseResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetEquivalentDocumentApplicationResponseResponse = GetEquivalentDocumentApplicationResponseResponses[keyof GetEquivalentDocumentApplicationResponseResponses];

export type GetEquivalentDocumentAttachedDocumentData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-documents/{id}/attached-document';
};

export type GetEquivalentDocumentAttachedDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetEquivalentDocumentAttachedDocumentError = GetEquivalentDocumentAttachedDocumentErrors[keyof GetEquivalentDocumentAttachedDocumentErrors];

export type GetEquivalentDocumentAttachedDocumentResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetEquivalentDocumentAttachedDocumentResponse = GetEquivalentDocumentAttachedDocumentResponses[keyof GetEquivalentDocumentAttachedDocumentResponses];

export type ListEquivalentDocumentAttemptsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/equivalent-documents/{id}/attempts';
};

export type ListEquivalentDocumentAttemptsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListEquivalentDocumentAttemptsError = ListEquivalentDocumentAttemptsErrors[keyof ListEquivalentDocumentAttemptsErrors];

export type ListEquivalentDocumentAttemptsResponses = {
    /**
     * A page of attempts
     */
    200: DianAttemptList;
};

export type ListEquivalentDocumentAttemptsResponse = ListEquivalentDocumentAttemptsResponses[keyof ListEquivalentDocumentAttemptsResponses];

export type CancelEquivalentDocumentData = {
    body?: CancelInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-documents/{id}/cancel';
};

export type CancelEquivalentDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_cancellable`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CancelEquivalentDocumentError = CancelEquivalentDocumentErrors[keyof CancelEquivalentDocumentErrors];

export type CancelEquivalentDocumentResponses = {
    /**
     * The equivalent document
     */
    200: EquivalentDocument;
};

export type CancelEquivalentDocumentResponse = CancelEquivalentDocumentResponses[keyof CancelEquivalentDocumentResponses];

export type CorrectEquivalentDocumentData = {
    body: EquivalentDocumentDraft;
    headers?: {
        /**
         * `wait=5`: wait up to that many seconds (60 at most) until the ticket can be printed, which is before DIAN's verdict. `wait=10, until=outcome`: for the outcome. `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-documents/{id}/corrections';
};

export type CorrectEquivalentDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_correctable`, `already_corrected`, `external_id_in_use`, `number_in_use`, `idempotency_in_progress`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CorrectEquivalentDocumentError = CorrectEquivalentDocumentErrors[keyof CorrectEquivalentDocumentErrors];

export type CorrectEquivalentDocumentResponses = {
    /**
     * The new equivalent document
     */
    201: EquivalentDocument;
};

export type CorrectEquivalentDocumentResponse = CorrectEquivalentDocumentResponses[keyof CorrectEquivalentDocumentResponses];

export type ListEquivalentDocumentDeliveriesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/equivalent-documents/{id}/deliveries';
};

export type ListEquivalentDocumentDeliveriesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListEquivalentDocumentDeliveriesError = ListEquivalentDocumentDeliveriesErrors[keyof ListEquivalentDocumentDeliveriesErrors];

export type ListEquivalentDocumentDeliveriesResponses = {
    /**
     * A page of deliveries
     */
    200: DeliveryList;
};

export type ListEquivalentDocumentDeliveriesResponse = ListEquivalentDocumentDeliveriesResponses[keyof ListEquivalentDocumentDeliveriesResponses];

export type EmailEquivalentDocumentData = {
    body?: EmailsInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-documents/{id}/emails';
};

export type EmailEquivalentDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type EmailEquivalentDocumentError = EmailEquivalentDocumentErrors[keyof EmailEquivalentDocumentErrors];

export type EmailEquivalentDocumentResponses = {
    /**
     * The mails, one per recipient
     */
    201: MailingList;
};

export type EmailEquivalentDocumentResponse = EmailEquivalentDocumentResponses[keyof EmailEquivalentDocumentResponses];

export type ListEquivalentDocumentMailingsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/equivalent-documents/{id}/mailings';
};

export type ListEquivalentDocumentMailingsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListEquivalentDocumentMailingsError = ListEquivalentDocumentMailingsErrors[keyof ListEquivalentDocumentMailingsErrors];

export type ListEquivalentDocumentMailingsResponses = {
    /**
     * A page of mails
     */
    200: MailingWithAttemptsList;
};

export type ListEquivalentDocumentMailingsResponse = ListEquivalentDocumentMailingsResponses[keyof ListEquivalentDocumentMailingsResponses];

export type ListEquivalentDocumentNotesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/equivalent-documents/{id}/notes';
};

export type ListEquivalentDocumentNotesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListEquivalentDocumentNotesError = ListEquivalentDocumentNotesErrors[keyof ListEquivalentDocumentNotesErrors];

export type ListEquivalentDocumentNotesResponses = {
    /**
     * A page of notes
     */
    200: EquivalentNoteList;
};

export type ListEquivalentDocumentNotesResponse = ListEquivalentDocumentNotesResponses[keyof ListEquivalentDocumentNotesResponses];

export type GetEquivalentDocumentPdfData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-documents/{id}/pdf';
};

export type GetEquivalentDocumentPdfErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetEquivalentDocumentPdfError = GetEquivalentDocumentPdfErrors[keyof GetEquivalentDocumentPdfErrors];

export type GetEquivalentDocumentPdfResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetEquivalentDocumentPdfResponse = GetEquivalentDocumentPdfResponses[keyof GetEquivalentDocumentPdfResponses];

export type ResolveEquivalentDocumentData = {
    body: ResolveInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-documents/{id}/resolve';
};

export type ResolveEquivalentDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_resolvable`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ResolveEquivalentDocumentError = ResolveEquivalentDocumentErrors[keyof ResolveEquivalentDocumentErrors];

export type ResolveEquivalentDocumentResponses = {
    /**
     * The equivalent document
     */
    200: EquivalentDocument;
};

export type ResolveEquivalentDocumentResponse = ResolveEquivalentDocumentResponses[keyof ResolveEquivalentDocumentResponses];

export type RetryEquivalentDocumentData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-documents/{id}/retry';
};

export type RetryEquivalentDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_retryable`, `idempotency_in_progress`
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

export type RetryEquivalentDocumentError = RetryEquivalentDocumentErrors[keyof RetryEquivalentDocumentErrors];

export type RetryEquivalentDocumentResponses = {
    /**
     * The equivalent document
     */
    200: EquivalentDocument;
};

export type RetryEquivalentDocumentResponse = RetryEquivalentDocumentResponses[keyof RetryEquivalentDocumentResponses];

export type GetEquivalentDocumentTicketData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
         * Width of the paper in millimetres; left out: 80
         */
        width?: '58' | '80';
    };
    url: '/v1/equivalent-documents/{id}/ticket';
};

export type GetEquivalentDocumentTicketErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
     */
    409: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetEquivalentDocumentTicketError = GetEquivalentDocumentTicketErrors[keyof GetEquivalentDocumentTicketErrors];

export type GetEquivalentDocumentTicketResponses = {
    /**
     * The ticket
     */
    200: Blob | File;
};

export type GetEquivalentDocumentTicketResponse = GetEquivalentDocumentTicketResponses[keyof GetEquivalentDocumentTicketResponses];

export type GetEquivalentDocumentTicketLinesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
         * Width of the paper in millimetres; left out: 80
         */
        width?: '58' | '80';
    };
    url: '/v1/equivalent-documents/{id}/ticket.json';
};

export type GetEquivalentDocumentTicketLinesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
     */
    409: Problem;
    /**
     * All that is wrong with the request, each at its place; the code of the one fault, or: `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetEquivalentDocumentTicketLinesError = GetEquivalentDocumentTicketLinesErrors[keyof GetEquivalentDocumentTicketLinesErrors];

export type GetEquivalentDocumentTicketLinesResponses = {
    /**
     * The ticket
     */
    200: Ticket;
};

export type GetEquivalentDocumentTicketLinesResponse = GetEquivalentDocumentTicketLinesResponses[keyof GetEquivalentDocumentTicketLinesResponses];

export type GetEquivalentDocumentTimelineData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-documents/{id}/timeline';
};

export type GetEquivalentDocumentTimelineErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetEquivalentDocumentTimelineError = GetEquivalentDocumentTimelineErrors[keyof GetEquivalentDocumentTimelineErrors];

export type GetEquivalentDocumentTimelineResponses = {
    /**
     * The facts, oldest first
     */
    200: TimelineEntryList;
};

export type GetEquivalentDocumentTimelineResponse = GetEquivalentDocumentTimelineResponses[keyof GetEquivalentDocumentTimelineResponses];

export type GetEquivalentDocumentXmlData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/equivalent-documents/{id}/xml';
};

export type GetEquivalentDocumentXmlErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetEquivalentDocumentXmlError = GetEquivalentDocumentXmlErrors[keyof GetEquivalentDocumentXmlErrors];

export type GetEquivalentDocumentXmlResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetEquivalentDocumentXmlResponse = GetEquivalentDocumentXmlResponses[keyof GetEquivalentDocumentXmlResponses];

export type ListEventsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
         * Only events of this type
         */
        type?: EventType;
        /**
         * Only events of this document
         */
        document_id?: string;
    };
    url: '/v1/events';
};

export type ListEventsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListEventsError = ListEventsErrors[keyof ListEventsErrors];

export type ListEventsResponses = {
    /**
     * A page of events
     */
    200: EventList;
};

export type ListEventsResponse = ListEventsResponses[keyof ListEventsResponses];

export type GetEventData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/events/{id}';
};

export type GetEventErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetEventError = GetEventErrors[keyof GetEventErrors];

export type GetEventResponses = {
    /**
     * The event as it was delivered
     */
    200: Event;
};

export type GetEventResponse = GetEventResponses[keyof GetEventResponses];

export type RedeliverEventData = {
    body?: RedeliverInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/events/{id}/redeliver';
};

export type RedeliverEventErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `no_endpoint_listens`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type RedeliverEventError = RedeliverEventErrors[keyof RedeliverEventErrors];

export type RedeliverEventResponses = {
    /**
     * The deliveries that begin
     */
    201: DeliveryList;
};

export type RedeliverEventResponse = RedeliverEventResponses[keyof RedeliverEventResponses];

export type ListExportsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/exports';
};

export type ListExportsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListExportsError = ListExportsErrors[keyof ListExportsErrors];

export type ListExportsResponses = {
    /**
     * A page of exports
     */
    200: ExportList;
};

export type ListExportsResponse = ListExportsResponses[keyof ListExportsResponses];

export type CreateExportData = {
    body?: ExportOrder;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/exports';
};

export type CreateExportErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateExportError = CreateExportErrors[keyof CreateExportErrors];

export type CreateExportResponses = {
    /**
     * The export, which is under way
     */
    201: Export;
};

export type CreateExportResponse = CreateExportResponses[keyof CreateExportResponses];

export type GetExportData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/exports/{id}';
};

export type GetExportErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetExportError = GetExportErrors[keyof GetExportErrors];

export type GetExportResponses = {
    /**
     * The export
     */
    200: Export;
};

export type GetExportResponse = GetExportResponses[keyof GetExportResponses];

export type DownloadExportData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/exports/{id}/file';
};

export type DownloadExportErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
     */
    409: Problem;
    /**
     * Not any more: `export_expired`
     */
    410: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type DownloadExportError = DownloadExportErrors[keyof DownloadExportErrors];

export type DownloadExportResponses = {
    /**
     * The zip; it is ZIP64 beyond 4 GiB or 65,535 files
     */
    200: Blob | File;
};

export type DownloadExportResponse = DownloadExportResponses[keyof DownloadExportResponses];

export type ListInvitationsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/invitations';
};

export type ListInvitationsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListInvitationsError = ListInvitationsErrors[keyof ListInvitationsErrors];

export type ListInvitationsResponses = {
    /**
     * A page of invitations
     */
    200: InvitationList;
};

export type ListInvitationsResponse = ListInvitationsResponses[keyof ListInvitationsResponses];

export type CreateInvitationData = {
    body: InvitationInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/invitations';
};

export type CreateInvitationErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `already_member`, `member_limit_reached`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateInvitationError = CreateInvitationErrors[keyof CreateInvitationErrors];

export type CreateInvitationResponses = {
    /**
     * The invitation
     */
    201: Invitation;
};

export type CreateInvitationResponse = CreateInvitationResponses[keyof CreateInvitationResponses];

export type DeleteInvitationData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/invitations/{id}';
};

export type DeleteInvitationErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type DeleteInvitationError = DeleteInvitationErrors[keyof DeleteInvitationErrors];

export type DeleteInvitationResponses = {
    /**
     * What was withdrawn
     */
    200: WithdrawnInvitation;
};

export type DeleteInvitationResponse = DeleteInvitationResponses[keyof DeleteInvitationResponses];

export type AcceptInvitationData = {
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
    url: '/v1/invitations/{id}/accept';
};

export type AcceptInvitationErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type AcceptInvitationError = AcceptInvitationErrors[keyof AcceptInvitationErrors];

export type AcceptInvitationResponses = {
    /**
     * The company that the person belongs to now
     */
    200: Company;
};

export type AcceptInvitationResponse = AcceptInvitationResponses[keyof AcceptInvitationResponses];

export type ListInvoicesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
         * Only those in this state
         */
        status?: DocumentStatus;
        /**
         * Only those of this environment
         */
        environment?: Environment;
        /**
         * Only those of this customer
         */
        customer_id?: string;
        /**
         * Only the one with this number, prefix included
         */
        number?: string;
        /**
         * Only the one with this id of yours
         */
        external_id?: string;
    };
    url: '/v1/invoices';
};

export type ListInvoicesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListInvoicesError = ListInvoicesErrors[keyof ListInvoicesErrors];

export type ListInvoicesResponses = {
    /**
     * A page of invoices
     */
    200: InvoiceList;
};

export type ListInvoicesResponse = ListInvoicesResponses[keyof ListInvoicesResponses];

export type CreateInvoiceData = {
    body: InvoiceDraft;
    headers?: {
        /**
         * `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/invoices';
};

export type CreateInvoiceErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `external_id_in_use`, `number_in_use`, `idempotency_in_progress`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateInvoiceError = CreateInvoiceErrors[keyof CreateInvoiceErrors];

export type CreateInvoiceResponses = {
    /**
     * The invoice
     */
    201: Invoice;
};

export type CreateInvoiceResponse = CreateInvoiceResponses[keyof CreateInvoiceResponses];

export type CreateInvoicesData = {
    body: InvoicesBatch;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/invoices/batches';
};

export type CreateInvoicesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateInvoicesError = CreateInvoicesErrors[keyof CreateInvoicesErrors];

export type CreateInvoicesResponses = {
    /**
     * The invoice or the problem of each
     */
    200: InvoicesBatchAnswer;
};

export type CreateInvoicesResponse = CreateInvoicesResponses[keyof CreateInvoicesResponses];

export type PreviewInvoiceData = {
    body: InvoiceDraft;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/invoices/preview';
};

export type PreviewInvoiceErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `number_in_use`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type PreviewInvoiceError = PreviewInvoiceErrors[keyof PreviewInvoiceErrors];

export type PreviewInvoiceResponses = {
    /**
     * What would be issued
     */
    200: Preview;
};

export type PreviewInvoiceResponse = PreviewInvoiceResponses[keyof PreviewInvoiceResponses];

export type GetInvoiceData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * `wait=30`: wait up to that many seconds (60 at most) until the document changes; with `If-None-Match`, until it is another one than that. Without `Preference-Applied` in the answer nothing was waited for, because too many of your reads wait already
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/invoices/{id}';
};

export type GetInvoiceErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetInvoiceError = GetInvoiceErrors[keyof GetInvoiceErrors];

export type GetInvoiceResponses = {
    /**
     * The invoice
     */
    200: Invoice;
};

export type GetInvoiceResponse = GetInvoiceResponses[keyof GetInvoiceResponses];

export type GetInvoiceApplicationResponseData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/invoices/{id}/application-response';
};

export type GetInvoiceApplicationResponseErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetInvoiceApplicationResponseError = GetInvoiceApplicationResponseErrors[keyof GetInvoiceApplicationResponseErrors];

export type GetInvoiceApplicationResponseResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetInvoiceApplicationResponseResponse = GetInvoiceApplicationResponseResponses[keyof GetInvoiceApplicationResponseResponses];

export type GetInvoiceAttachedDocumentData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/invoices/{id}/attached-document';
};

export type GetInvoiceAttachedDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetInvoiceAttachedDocumentError = GetInvoiceAttachedDocumentErrors[keyof GetInvoiceAttachedDocumentErrors];

export type GetInvoiceAttachedDocumentResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetInvoiceAttachedDocumentResponse = GetInvoiceAttachedDocumentResponses[keyof GetInvoiceAttachedDocumentResponses];

export type ListInvoiceAttemptsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/invoices/{id}/attempts';
};

export type ListInvoiceAttemptsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListInvoiceAttemptsError = ListInvoiceAttemptsErrors[keyof ListInvoiceAttemptsErrors];

export type ListInvoiceAttemptsResponses = {
    /**
     * A page of attempts
     */
    200: DianAttemptList;
};

export type ListInvoiceAttemptsResponse = ListInvoiceAttemptsResponses[keyof ListInvoiceAttemptsResponses];

export type CancelInvoiceData = {
    body?: CancelInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/invoices/{id}/cancel';
};

export type CancelInvoiceErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_cancellable`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CancelInvoiceError = CancelInvoiceErrors[keyof CancelInvoiceErrors];

export type CancelInvoiceResponses = {
    /**
     * The invoice
     */
    200: Invoice;
};

export type CancelInvoiceResponse = CancelInvoiceResponses[keyof CancelInvoiceResponses];

export type CorrectInvoiceData = {
    body: InvoiceDraft;
    headers?: {
        /**
         * `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/invoices/{id}/corrections';
};

export type CorrectInvoiceErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_correctable`, `already_corrected`, `external_id_in_use`, `number_in_use`, `idempotency_in_progress`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CorrectInvoiceError = CorrectInvoiceErrors[keyof CorrectInvoiceErrors];

export type CorrectInvoiceResponses = {
    /**
     * The new invoice
     */
    201: Invoice;
};

export type CorrectInvoiceResponse = CorrectInvoiceResponses[keyof CorrectInvoiceResponses];

export type ListInvoiceDeliveriesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/invoices/{id}/deliveries';
};

export type ListInvoiceDeliveriesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListInvoiceDeliveriesError = ListInvoiceDeliveriesErrors[keyof ListInvoiceDeliveriesErrors];

export type ListInvoiceDeliveriesResponses = {
    /**
     * A page of deliveries
     */
    200: DeliveryList;
};

export type ListInvoiceDeliveriesResponse = ListInvoiceDeliveriesResponses[keyof ListInvoiceDeliveriesResponses];

export type EmailInvoiceData = {
    body?: EmailsInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/invoices/{id}/emails';
};

export type EmailInvoiceErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type EmailInvoiceError = EmailInvoiceErrors[keyof EmailInvoiceErrors];

export type EmailInvoiceResponses = {
    /**
     * The mails, one per recipient
     */
    201: MailingList;
};

export type EmailInvoiceResponse = EmailInvoiceResponses[keyof EmailInvoiceResponses];

export type GetInvoiceEventsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/invoices/{id}/events';
};

export type GetInvoiceEventsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetInvoiceEventsError = GetInvoiceEventsErrors[keyof GetInvoiceEventsErrors];

export type GetInvoiceEventsResponses = {
    /**
     * The events
     */
    200: InvoiceEvents;
};

export type GetInvoiceEventsResponse = GetInvoiceEventsResponses[keyof GetInvoiceEventsResponses];

export type IssueInvoiceEventData = {
    body: InvoiceEventInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/invoices/{id}/events';
};

export type IssueInvoiceEventErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `event_order`, `event_not_applicable`, `event_too_early`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type IssueInvoiceEventError = IssueInvoiceEventErrors[keyof IssueInvoiceEventErrors];

export type IssueInvoiceEventResponses = {
    /**
     * The event
     */
    201: InvoiceEvent;
};

export type IssueInvoiceEventResponse = IssueInvoiceEventResponses[keyof IssueInvoiceEventResponses];

export type ListInvoiceMailingsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/invoices/{id}/mailings';
};

export type ListInvoiceMailingsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListInvoiceMailingsError = ListInvoiceMailingsErrors[keyof ListInvoiceMailingsErrors];

export type ListInvoiceMailingsResponses = {
    /**
     * A page of mails
     */
    200: MailingWithAttemptsList;
};

export type ListInvoiceMailingsResponse = ListInvoiceMailingsResponses[keyof ListInvoiceMailingsResponses];

export type ListInvoiceNotesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/invoices/{id}/notes';
};

export type ListInvoiceNotesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListInvoiceNotesError = ListInvoiceNotesErrors[keyof ListInvoiceNotesErrors];

export type ListInvoiceNotesResponses = {
    /**
     * A page of notes
     */
    200: NoteList;
};

export type ListInvoiceNotesResponse = ListInvoiceNotesResponses[keyof ListInvoiceNotesResponses];

export type GetInvoicePdfData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/invoices/{id}/pdf';
};

export type GetInvoicePdfErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetInvoicePdfError = GetInvoicePdfErrors[keyof GetInvoicePdfErrors];

export type GetInvoicePdfResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetInvoicePdfResponse = GetInvoicePdfResponses[keyof GetInvoicePdfResponses];

export type ResolveInvoiceData = {
    body: ResolveInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/invoices/{id}/resolve';
};

export type ResolveInvoiceErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_resolvable`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ResolveInvoiceError = ResolveInvoiceErrors[keyof ResolveInvoiceErrors];

export type ResolveInvoiceResponses = {
    /**
     * The invoice
     */
    200: Invoice;
};

export type ResolveInvoiceResponse = ResolveInvoiceResponses[keyof ResolveInvoiceResponses];

export type RetryInvoiceData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/invoices/{id}/retry';
};

export type RetryInvoiceErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_retryable`, `number_in_use`, `idempotency_in_progress`
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

export type RetryInvoiceError = RetryInvoiceErrors[keyof RetryInvoiceErrors];

export type RetryInvoiceResponses = {
    /**
     * The invoice
     */
    200: Invoice;
};

export type RetryInvoiceResponse = RetryInvoiceResponses[keyof RetryInvoiceResponses];

export type GetInvoiceTimelineData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/invoices/{id}/timeline';
};

export type GetInvoiceTimelineErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetInvoiceTimelineError = GetInvoiceTimelineErrors[keyof GetInvoiceTimelineErrors];

export type GetInvoiceTimelineResponses = {
    /**
     * The facts, oldest first
     */
    200: TimelineEntryList;
};

export type GetInvoiceTimelineResponse = GetInvoiceTimelineResponses[keyof GetInvoiceTimelineResponses];

export type GetInvoiceXmlData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/invoices/{id}/xml';
};

export type GetInvoiceXmlErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetInvoiceXmlError = GetInvoiceXmlErrors[keyof GetInvoiceXmlErrors];

export type GetInvoiceXmlResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetInvoiceXmlResponse = GetInvoiceXmlResponses[keyof GetInvoiceXmlResponses];

export type ListJobsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/jobs';
};

export type ListJobsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListJobsError = ListJobsErrors[keyof ListJobsErrors];

export type ListJobsResponses = {
    /**
     * A page of jobs
     */
    200: JobList;
};

export type ListJobsResponse = ListJobsResponses[keyof ListJobsResponses];

export type CreateJobData = {
    body: JobInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/jobs';
};

export type CreateJobErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `job_limit_reached`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateJobError = CreateJobErrors[keyof CreateJobErrors];

export type CreateJobResponses = {
    /**
     * The job, which is under way; of a dry run, what it would do
     */
    200: Job | JobPreview;
};

export type CreateJobResponse = CreateJobResponses[keyof CreateJobResponses];

export type GetImportTemplateData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * What the rows of the file are: documents of a kind, or `customer` or `supplier`
         */
        kind: string;
    };
    query?: never;
    url: '/v1/jobs/templates/{kind}';
};

export type GetImportTemplateErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetImportTemplateError = GetImportTemplateErrors[keyof GetImportTemplateErrors];

export type GetImportTemplateResponses = {
    /**
     * The titles
     */
    200: Blob | File;
};

export type GetImportTemplateResponse = GetImportTemplateResponses[keyof GetImportTemplateResponses];

export type GetJobData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/jobs/{id}';
};

export type GetJobErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetJobError = GetJobErrors[keyof GetJobErrors];

export type GetJobResponses = {
    /**
     * The job
     */
    200: Job;
};

export type GetJobResponse = GetJobResponses[keyof GetJobResponses];

export type CancelJobData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/jobs/{id}/cancel';
};

export type CancelJobErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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

export type CancelJobError = CancelJobErrors[keyof CancelJobErrors];

export type CancelJobResponses = {
    /**
     * The job
     */
    200: Job;
};

export type CancelJobResponse = CancelJobResponses[keyof CancelJobResponses];

export type GetJobResultData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/jobs/{id}/result';
};

export type GetJobResultErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetJobResultError = GetJobResultErrors[keyof GetJobResultErrors];

export type GetJobResultResponses = {
    /**
     * The result
     */
    200: Blob | File;
};

export type GetJobResultResponse = GetJobResultResponses[keyof GetJobResultResponses];

export type ListMailSendersData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/mail-senders';
};

export type ListMailSendersErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListMailSendersError = ListMailSendersErrors[keyof ListMailSendersErrors];

export type ListMailSendersResponses = {
    /**
     * A page of senders
     */
    200: MailSenderList;
};

export type ListMailSendersResponse = ListMailSendersResponses[keyof ListMailSendersResponses];

export type CreateMailSenderData = {
    body: MailSenderInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/mail-senders';
};

export type CreateMailSenderErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `dkim_key_not_verified`, `mail_sender_limit_reached`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateMailSenderError = CreateMailSenderErrors[keyof CreateMailSenderErrors];

export type CreateMailSenderResponses = {
    /**
     * The sender
     */
    201: MailSender;
};

export type CreateMailSenderResponse = CreateMailSenderResponses[keyof CreateMailSenderResponses];

export type DeleteMailSenderData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/mail-senders/{id}';
};

export type DeleteMailSenderErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type DeleteMailSenderError = DeleteMailSenderErrors[keyof DeleteMailSenderErrors];

export type DeleteMailSenderResponses = {
    /**
     * What was deleted
     */
    200: DeletedMailSender;
};

export type DeleteMailSenderResponse = DeleteMailSenderResponses[keyof DeleteMailSenderResponses];

export type GetMailSenderData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/mail-senders/{id}';
};

export type GetMailSenderErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetMailSenderError = GetMailSenderErrors[keyof GetMailSenderErrors];

export type GetMailSenderResponses = {
    /**
     * The sender
     */
    200: MailSender;
};

export type GetMailSenderResponse = GetMailSenderResponses[keyof GetMailSenderResponses];

export type UpdateMailSenderData = {
    body?: MailSenderPatch;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/mail-senders/{id}';
};

export type UpdateMailSenderErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `dkim_key_not_verified`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type UpdateMailSenderError = UpdateMailSenderErrors[keyof UpdateMailSenderErrors];

export type UpdateMailSenderResponses = {
    /**
     * The sender as it is now
     */
    200: MailSender;
};

export type UpdateMailSenderResponse = UpdateMailSenderResponses[keyof UpdateMailSenderResponses];

export type GetMeData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/me';
};

export type GetMeErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetMeError = GetMeErrors[keyof GetMeErrors];

export type GetMeResponses = {
    /**
     * Who asks
     */
    200: Me;
};

export type GetMeResponse = GetMeResponses[keyof GetMeResponses];

export type ListMembersData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/members';
};

export type ListMembersErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListMembersError = ListMembersErrors[keyof ListMembersErrors];

export type ListMembersResponses = {
    /**
     * A page of members
     */
    200: MemberList;
};

export type ListMembersResponse = ListMembersResponses[keyof ListMembersResponses];

export type DeleteMemberData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/members/{id}';
};

export type DeleteMemberErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `last_owner`
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

export type DeleteMemberError = DeleteMemberErrors[keyof DeleteMemberErrors];

export type DeleteMemberResponses = {
    /**
     * What was removed
     */
    200: RemovedMember;
};

export type DeleteMemberResponse = DeleteMemberResponses[keyof DeleteMemberResponses];

export type UpdateMemberData = {
    body: MemberPatch;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/members/{id}';
};

export type UpdateMemberErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `last_owner`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type UpdateMemberError = UpdateMemberErrors[keyof UpdateMemberErrors];

export type UpdateMemberResponses = {
    /**
     * The member as it is now
     */
    200: Member;
};

export type UpdateMemberResponse = UpdateMemberResponses[keyof UpdateMemberResponses];

export type ListNumberingRangesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
         * Only ranges of this type
         */
        document_type?: string;
        /**
         * Only those of this environment
         */
        environment?: string;
    };
    url: '/v1/numbering-ranges';
};

export type ListNumberingRangesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListNumberingRangesError = ListNumberingRangesErrors[keyof ListNumberingRangesErrors];

export type ListNumberingRangesResponses = {
    /**
     * A page of ranges
     */
    200: NumberingRangeList;
};

export type ListNumberingRangesResponse = ListNumberingRangesResponses[keyof ListNumberingRangesResponses];

export type CreateNumberingRangeData = {
    body: NumberingRangeInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/numbering-ranges';
};

export type CreateNumberingRangeErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `numbering_range_overlaps`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateNumberingRangeError = CreateNumberingRangeErrors[keyof CreateNumberingRangeErrors];

export type CreateNumberingRangeResponses = {
    /**
     * The range, without its technical key
     */
    201: NumberingRange;
};

export type CreateNumberingRangeResponse = CreateNumberingRangeResponses[keyof CreateNumberingRangeResponses];

export type SyncNumberingRangesData = {
    body?: NumberingRangesInUse;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/numbering-ranges/sync';
};

export type SyncNumberingRangesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `next_below_used`, `software_missing`, `certificate_missing`, `dian_ranges_missing`, `dian_prefix_not_associated`, `dian_software_not_yours`, `dian_certificate_unauthorized`, `idempotency_in_progress`
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
     * All that is wrong with the request, each at its place; the code of the one fault, or: `environment_mismatch`, `numbering_range_unknown`, `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * The tax authority answered with a fault: `dian_internal_error`, `dian_security_fault`
     */
    502: Problem;
    /**
     * Ask again in a moment: `dian_unavailable`, `service_unavailable`
     */
    503: Problem;
};

export type SyncNumberingRangesError = SyncNumberingRangesErrors[keyof SyncNumberingRangesErrors];

export type SyncNumberingRangesResponses = {
    /**
     * What was done with each range that the tax authority told of
     */
    200: NumberingRangeSyncList;
};

export type SyncNumberingRangesResponse = SyncNumberingRangesResponses[keyof SyncNumberingRangesResponses];

export type GetNumberingRangeData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/numbering-ranges/{id}';
};

export type GetNumberingRangeErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetNumberingRangeError = GetNumberingRangeErrors[keyof GetNumberingRangeErrors];

export type GetNumberingRangeResponses = {
    /**
     * The range
     */
    200: NumberingRange;
};

export type GetNumberingRangeResponse = GetNumberingRangeResponses[keyof GetNumberingRangeResponses];

export type UpdateNumberingRangeData = {
    body: NumberingRangePatch;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/numbering-ranges/{id}';
};

export type UpdateNumberingRangeErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `next_below_used`, `numbering_range_overlaps`, `numbering_range_replaced`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type UpdateNumberingRangeError = UpdateNumberingRangeErrors[keyof UpdateNumberingRangeErrors];

export type UpdateNumberingRangeResponses = {
    /**
     * The range as it is now
     */
    200: NumberingRange;
};

export type UpdateNumberingRangeResponse = UpdateNumberingRangeResponses[keyof UpdateNumberingRangeResponses];

export type ListReceivedDocumentsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
         * Only those in this state
         */
        status?: ReceivedStatus;
        /**
         * NIT of the supplier, without check digit
         */
        supplier_nit?: string;
        /**
         * Only the one with this number, prefix included
         */
        number?: string;
        /**
         * Only the one with this id of yours
         */
        external_id?: string;
        /**
         * CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it is signed
         */
        cufe?: string;
        /**
         * Day of issue in Colombia
         */
        'issued_on[gte]'?: string;
        /**
         * Day of issue in Colombia
         */
        'issued_on[lt]'?: string;
        /**
         * Invoices that you may claim or accept for so many more days at most; 0: until today
         */
        events_due?: number;
        /**
         * For your accounting: `csv` or `jsonl` (JSON lines) answers all documents that the filters take in one file, without pages; left out: `json`
         */
        format?: 'json' | 'csv' | 'jsonl';
    };
    url: '/v1/received-documents';
};

export type ListReceivedDocumentsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListReceivedDocumentsError = ListReceivedDocumentsErrors[keyof ListReceivedDocumentsErrors];

export type ListReceivedDocumentsResponses = {
    /**
     * A page of received documents, or a file of all
     */
    200: ReceivedDocumentList;
};

export type ListReceivedDocumentsResponse = ListReceivedDocumentsResponses[keyof ListReceivedDocumentsResponses];

export type ReceiveDocumentData = {
    body?: ReceivedDocumentInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/received-documents';
};

export type ReceiveDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `external_id_in_use`, `idempotency_in_progress`
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
     * All that is wrong with the request, each at its place; the code of the one fault, or: `no_document_in_file`, `several_documents_in_file`, `other_buyer`, `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ReceiveDocumentError = ReceiveDocumentErrors[keyof ReceiveDocumentErrors];

export type ReceiveDocumentResponses = {
    /**
     * The received document
     */
    201: ReceivedDocument;
};

export type ReceiveDocumentResponse = ReceiveDocumentResponses[keyof ReceiveDocumentResponses];

export type GetReceivedDocumentData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/received-documents/{id}';
};

export type GetReceivedDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetReceivedDocumentError = GetReceivedDocumentErrors[keyof GetReceivedDocumentErrors];

export type GetReceivedDocumentResponses = {
    /**
     * The received document
     */
    200: ReceivedDocument;
};

export type GetReceivedDocumentResponse = GetReceivedDocumentResponses[keyof GetReceivedDocumentResponses];

export type ListReceivedDocumentEventsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/received-documents/{id}/events';
};

export type ListReceivedDocumentEventsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListReceivedDocumentEventsError = ListReceivedDocumentEventsErrors[keyof ListReceivedDocumentEventsErrors];

export type ListReceivedDocumentEventsResponses = {
    /**
     * The events
     */
    200: InvoiceEventList;
};

export type ListReceivedDocumentEventsResponse = ListReceivedDocumentEventsResponses[keyof ListReceivedDocumentEventsResponses];

export type IssueReceivedDocumentEventsData = {
    body?: ReceivedDocumentEventsInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/received-documents/{id}/events';
};

export type IssueReceivedDocumentEventsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `event_order`, `event_not_applicable`, `event_deadline_passed`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type IssueReceivedDocumentEventsError = IssueReceivedDocumentEventsErrors[keyof IssueReceivedDocumentEventsErrors];

export type IssueReceivedDocumentEventsResponses = {
    /**
     * The events that were asked for
     */
    201: InvoiceEventList;
};

export type IssueReceivedDocumentEventsResponse = IssueReceivedDocumentEventsResponses[keyof IssueReceivedDocumentEventsResponses];

export type GetReceivedDocumentEventData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
        /**
         * Id of the event
         */
        event_id: string;
    };
    query?: never;
    url: '/v1/received-documents/{id}/events/{event_id}';
};

export type GetReceivedDocumentEventErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetReceivedDocumentEventError = GetReceivedDocumentEventErrors[keyof GetReceivedDocumentEventErrors];

export type GetReceivedDocumentEventResponses = {
    /**
     * The event
     */
    200: InvoiceEvent;
};

export type GetReceivedDocumentEventResponse = GetReceivedDocumentEventResponses[keyof GetReceivedDocumentEventResponses];

export type GetReceivedDocumentEventApplicationResponseData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
        /**
         * Id of the event
         */
        event_id: string;
    };
    query?: never;
    url: '/v1/received-documents/{id}/events/{event_id}/application-response';
};

export type GetReceivedDocumentEventApplicationResponseErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetReceivedDocumentEventApplicationResponseError = GetReceivedDocumentEventApplicationResponseErrors[keyof GetReceivedDocumentEventApplicationResponseErrors];

export type GetReceivedDocumentEventApplicationResponseResponses = {
    /**
     * The XML
     */
    200: Blob | File;
};

export type GetReceivedDocumentEventApplicationResponseResponse = GetReceivedDocumentEventApplicationResponseResponses[keyof GetReceivedDocumentEventApplicationResponseResponses];

export type GetReceivedDocumentEventXmlData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
        /**
         * Id of the event
         */
        event_id: string;
    };
    query?: never;
    url: '/v1/received-documents/{id}/events/{event_id}/xml';
};

export type GetReceivedDocumentEventXmlErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetReceivedDocumentEventXmlError = GetReceivedDocumentEventXmlErrors[keyof GetReceivedDocumentEventXmlErrors];

export type GetReceivedDocumentEventXmlResponses = {
    /**
     * The XML
     */
    200: Blob | File;
};

export type GetReceivedDocumentEventXmlResponse = GetReceivedDocumentEventXmlResponses[keyof GetReceivedDocumentEventXmlResponses];

export type GetReceivedDocumentPdfData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/received-documents/{id}/pdf';
};

export type GetReceivedDocumentPdfErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetReceivedDocumentPdfError = GetReceivedDocumentPdfErrors[keyof GetReceivedDocumentPdfErrors];

export type GetReceivedDocumentPdfResponses = {
    /**
     * The PDF
     */
    200: Blob | File;
};

export type GetReceivedDocumentPdfResponse = GetReceivedDocumentPdfResponses[keyof GetReceivedDocumentPdfResponses];

export type GetReceivedDocumentXmlData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/received-documents/{id}/xml';
};

export type GetReceivedDocumentXmlErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetReceivedDocumentXmlError = GetReceivedDocumentXmlErrors[keyof GetReceivedDocumentXmlErrors];

export type GetReceivedDocumentXmlResponses = {
    /**
     * The XML
     */
    200: Blob | File;
};

export type GetReceivedDocumentXmlResponse = GetReceivedDocumentXmlResponses[keyof GetReceivedDocumentXmlResponses];

export type GetReplayData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/replays/{id}';
};

export type GetReplayErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetReplayError = GetReplayErrors[keyof GetReplayErrors];

export type GetReplayResponses = {
    /**
     * The replay
     */
    200: Replay;
};

export type GetReplayResponse = GetReplayResponses[keyof GetReplayResponses];

export type CancelReplayData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/replays/{id}/cancel';
};

export type CancelReplayErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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

export type CancelReplayError = CancelReplayErrors[keyof CancelReplayErrors];

export type CancelReplayResponses = {
    /**
     * The replay as it is now
     */
    201: Replay;
};

export type CancelReplayResponse = CancelReplayResponses[keyof CancelReplayResponses];

export type ListRequestsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
         * Only answers of this class
         */
        status?: '2xx' | '3xx' | '4xx' | '5xx';
        /**
         * Only problems with this code
         */
        code?: string;
        /**
         * Only requests of this operation
         */
        operation_id?: string;
        /**
         * Only requests of this API key
         */
        key_id?: string;
    };
    url: '/v1/requests';
};

export type ListRequestsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListRequestsError = ListRequestsErrors[keyof ListRequestsErrors];

export type ListRequestsResponses = {
    /**
     * A page of requests
     */
    200: LoggedRequestSummaryList;
};

export type ListRequestsResponse = ListRequestsResponses[keyof ListRequestsResponses];

export type GetRequestData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/requests/{id}';
};

export type GetRequestErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetRequestError = GetRequestErrors[keyof GetRequestErrors];

export type GetRequestResponses = {
    /**
     * The request
     */
    200: LoggedRequest;
};

export type GetRequestResponse = GetRequestResponses[keyof GetRequestResponses];

export type SearchData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query: {
        /**
         * An id, a CUFE, or the `request_id` of a problem; the beginning of a number, of an external id, or of an identification number (also with points and check digit); or words of a name, of each its beginning, with or without accents
         */
        q: string;
    };
    url: '/v1/search';
};

export type SearchErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type SearchError = SearchErrors[keyof SearchErrors];

export type SearchResponses = {
    /**
     * The hits
     */
    200: SearchHitList;
};

export type SearchResponse = SearchResponses[keyof SearchResponses];

export type ListSuppliersData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
         * Only the one with this id of yours
         */
        external_id?: string;
        /**
         * NIT, however it is typed, or number of another document
         */
        identification_number?: string;
    };
    url: '/v1/suppliers';
};

export type ListSuppliersErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListSuppliersError = ListSuppliersErrors[keyof ListSuppliersErrors];

export type ListSuppliersResponses = {
    /**
     * A page of suppliers
     */
    200: SupplierList;
};

export type ListSuppliersResponse = ListSuppliersResponses[keyof ListSuppliersResponses];

export type CreateSupplierData = {
    body: SupplierInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/suppliers';
};

export type CreateSupplierErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `external_id_in_use`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateSupplierError = CreateSupplierErrors[keyof CreateSupplierErrors];

export type CreateSupplierResponses = {
    /**
     * The supplier
     */
    201: Supplier;
};

export type CreateSupplierResponse = CreateSupplierResponses[keyof CreateSupplierResponses];

export type DeleteSupplierData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/suppliers/{id}';
};

export type DeleteSupplierErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type DeleteSupplierError = DeleteSupplierErrors[keyof DeleteSupplierErrors];

export type DeleteSupplierResponses = {
    /**
     * What was deleted
     */
    200: {
        id: string;
        object: 'supplier';
        deleted: true;
    };
};

export type DeleteSupplierResponse = DeleteSupplierResponses[keyof DeleteSupplierResponses];

export type GetSupplierData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/suppliers/{id}';
};

export type GetSupplierErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetSupplierError = GetSupplierErrors[keyof GetSupplierErrors];

export type GetSupplierResponses = {
    /**
     * The supplier
     */
    200: Supplier;
};

export type GetSupplierResponse = GetSupplierResponses[keyof GetSupplierResponses];

export type UpdateSupplierData = {
    body: SupplierChange;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/suppliers/{id}';
};

export type UpdateSupplierErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type UpdateSupplierError = UpdateSupplierErrors[keyof UpdateSupplierErrors];

export type UpdateSupplierResponses = {
    /**
     * The supplier as it is now
     */
    200: Supplier;
};

export type UpdateSupplierResponse = UpdateSupplierResponses[keyof UpdateSupplierResponses];

export type ListSupportDocumentAdjustmentsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
         * Only those in this state
         */
        status?: DocumentStatus;
        /**
         * Only those of this environment
         */
        environment?: Environment;
        /**
         * Only those of this supplier
         */
        supplier_id?: string;
        /**
         * Only the one with this number, prefix included
         */
        number?: string;
        /**
         * Only the one with this id of yours
         */
        external_id?: string;
        /**
         * Only notes of this support document
         */
        support_document_id?: string;
    };
    url: '/v1/support-document-adjustments';
};

export type ListSupportDocumentAdjustmentsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListSupportDocumentAdjustmentsError = ListSupportDocumentAdjustmentsErrors[keyof ListSupportDocumentAdjustmentsErrors];

export type ListSupportDocumentAdjustmentsResponses = {
    /**
     * A page of support document adjustments
     */
    200: SupportDocumentAdjustmentList;
};

export type ListSupportDocumentAdjustmentsResponse = ListSupportDocumentAdjustmentsResponses[keyof ListSupportDocumentAdjustmentsResponses];

export type CreateSupportDocumentAdjustmentData = {
    body: SupportDocumentAdjustmentDraft;
    headers?: {
        /**
         * `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-document-adjustments';
};

export type CreateSupportDocumentAdjustmentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `external_id_in_use`, `invoice_rejected`, `idempotency_in_progress`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateSupportDocumentAdjustmentError = CreateSupportDocumentAdjustmentErrors[keyof CreateSupportDocumentAdjustmentErrors];

export type CreateSupportDocumentAdjustmentResponses = {
    /**
     * The adjustment note
     */
    201: SupportDocumentAdjustment;
};

export type CreateSupportDocumentAdjustmentResponse = CreateSupportDocumentAdjustmentResponses[keyof CreateSupportDocumentAdjustmentResponses];

export type CreateSupportDocumentAdjustmentsData = {
    body: SupportDocumentAdjustmentsBatch;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-document-adjustments/batches';
};

export type CreateSupportDocumentAdjustmentsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateSupportDocumentAdjustmentsError = CreateSupportDocumentAdjustmentsErrors[keyof CreateSupportDocumentAdjustmentsErrors];

export type CreateSupportDocumentAdjustmentsResponses = {
    /**
     * The adjustment note or the problem of each
     */
    200: SupportDocumentAdjustmentsBatchAnswer;
};

export type CreateSupportDocumentAdjustmentsResponse = CreateSupportDocumentAdjustmentsResponses[keyof CreateSupportDocumentAdjustmentsResponses];

export type PreviewSupportDocumentAdjustmentData = {
    body: SupportDocumentAdjustmentDraft;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-document-adjustments/preview';
};

export type PreviewSupportDocumentAdjustmentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `invoice_rejected`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type PreviewSupportDocumentAdjustmentError = PreviewSupportDocumentAdjustmentErrors[keyof PreviewSupportDocumentAdjustmentErrors];

export type PreviewSupportDocumentAdjustmentResponses = {
    /**
     * What would be issued
     */
    200: Preview;
};

export type PreviewSupportDocumentAdjustmentResponse = PreviewSupportDocumentAdjustmentResponses[keyof PreviewSupportDocumentAdjustmentResponses];

export type GetSupportDocumentAdjustmentData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * `wait=30`: wait up to that many seconds (60 at most) until the document changes; with `If-None-Match`, until it is another one than that. Without `Preference-Applied` in the answer nothing was waited for, because too many of your reads wait already
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-document-adjustments/{id}';
};

export type GetSupportDocumentAdjustmentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetSupportDocumentAdjustmentError = GetSupportDocumentAdjustmentErrors[keyof GetSupportDocumentAdjustmentErrors];

export type GetSupportDocumentAdjustmentResponses = {
    /**
     * The adjustment note
     */
    200: SupportDocumentAdjustment;
};

export type GetSupportDocumentAdjustmentResponse = GetSupportDocumentAdjustmentResponses[keyof GetSupportDocumentAdjustmentResponses];

export type GetSupportDocumentAdjustmentApplicationResponseData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-document-adjustments/{id}/application-response';
};

export type GetSupportDocumentAdjustmentApplicationResponseErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetSupportDocumentAdjustmentApplicationResponseError = GetSupportDocumentAdjustmentApplicationResponseErrors[keyof GetSupportDocumentAdjustmentApplicationResponseErrors];

export type GetSupportDocumentAdjustmentApplicationResponseResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetSupportDocumentAdjustmentApplicationResponseResponse = GetSupportDocumentAdjustmentApplicationResponseResponses[keyof GetSupportDocumentAdjustmentApplicationResponseResponses];

export type GetSupportDocumentAdjustmentAttachedDocumentData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-document-adjustments/{id}/attached-document';
};

export type GetSupportDocumentAdjustmentAttachedDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetSupportDocumentAdjustmentAttachedDocumentError = GetSupportDocumentAdjustmentAttachedDocumentErrors[keyof GetSupportDocumentAdjustmentAttachedDocumentErrors];

export type GetSupportDocumentAdjustmentAttachedDocumentResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetSupportDocumentAdjustmentAttachedDocumentResponse = GetSupportDocumentAdjustmentAttachedDocumentResponses[keyof GetSupportDocumentAdjustmentAttachedDocumentResponses];

export type ListSupportDocumentAdjustmentAttemptsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/support-document-adjustments/{id}/attempts';
};

export type ListSupportDocumentAdjustmentAttemptsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListSupportDocumentAdjustmentAttemptsError = ListSupportDocumentAdjustmentAttemptsErrors[keyof ListSupportDocumentAdjustmentAttemptsErrors];

export type ListSupportDocumentAdjustmentAttemptsResponses = {
    /**
     * A page of attempts
     */
    200: DianAttemptList;
};

export type ListSupportDocumentAdjustmentAttemptsResponse = ListSupportDocumentAdjustmentAttemptsResponses[keyof ListSupportDocumentAdjustmentAttemptsResponses];

export type CancelSupportDocumentAdjustmentData = {
    body?: CancelInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-document-adjustments/{id}/cancel';
};

export type CancelSupportDocumentAdjustmentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_cancellable`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CancelSupportDocumentAdjustmentError = CancelSupportDocumentAdjustmentErrors[keyof CancelSupportDocumentAdjustmentErrors];

export type CancelSupportDocumentAdjustmentResponses = {
    /**
     * The adjustment note
     */
    200: SupportDocumentAdjustment;
};

export type CancelSupportDocumentAdjustmentResponse = CancelSupportDocumentAdjustmentResponses[keyof CancelSupportDocumentAdjustmentResponses];

export type CorrectSupportDocumentAdjustmentData = {
    body: SupportDocumentAdjustmentDraft;
    headers?: {
        /**
         * `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-document-adjustments/{id}/corrections';
};

export type CorrectSupportDocumentAdjustmentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_correctable`, `already_corrected`, `external_id_in_use`, `invoice_rejected`, `idempotency_in_progress`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CorrectSupportDocumentAdjustmentError = CorrectSupportDocumentAdjustmentErrors[keyof CorrectSupportDocumentAdjustmentErrors];

export type CorrectSupportDocumentAdjustmentResponses = {
    /**
     * The new adjustment note
     */
    201: SupportDocumentAdjustment;
};

export type CorrectSupportDocumentAdjustmentResponse = CorrectSupportDocumentAdjustmentResponses[keyof CorrectSupportDocumentAdjustmentResponses];

export type ListSupportDocumentAdjustmentDeliveriesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/support-document-adjustments/{id}/deliveries';
};

export type ListSupportDocumentAdjustmentDeliveriesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListSupportDocumentAdjustmentDeliveriesError = ListSupportDocumentAdjustmentDeliveriesErrors[keyof ListSupportDocumentAdjustmentDeliveriesErrors];

export type ListSupportDocumentAdjustmentDeliveriesResponses = {
    /**
     * A page of deliveries
     */
    200: DeliveryList;
};

export type ListSupportDocumentAdjustmentDeliveriesResponse = ListSupportDocumentAdjustmentDeliveriesResponses[keyof ListSupportDocumentAdjustmentDeliveriesResponses];

export type EmailSupportDocumentAdjustmentData = {
    body?: EmailsInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-document-adjustments/{id}/emails';
};

export type EmailSupportDocumentAdjustmentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type EmailSupportDocumentAdjustmentError = EmailSupportDocumentAdjustmentErrors[keyof EmailSupportDocumentAdjustmentErrors];

export type EmailSupportDocumentAdjustmentResponses = {
    /**
     * The mails, one per recipient
     */
    201: MailingList;
};

export type EmailSupportDocumentAdjustmentResponse = EmailSupportDocumentAdjustmentResponses[keyof EmailSupportDocumentAdjustmentResponses];

export type ListSupportDocumentAdjustmentMailingsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/support-document-adjustments/{id}/mailings';
};

export type ListSupportDocumentAdjustmentMailingsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListSupportDocumentAdjustmentMailingsError = ListSupportDocumentAdjustmentMailingsErrors[keyof ListSupportDocumentAdjustmentMailingsErrors];

export type ListSupportDocumentAdjustmentMailingsResponses = {
    /**
     * A page of mails
     */
    200: MailingWithAttemptsList;
};

export type ListSupportDocumentAdjustmentMailingsResponse = ListSupportDocumentAdjustmentMailingsResponses[keyof ListSupportDocumentAdjustmentMailingsResponses];

export type GetSupportDocumentAdjustmentPdfData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-document-adjustments/{id}/pdf';
};

export type GetSupportDocumentAdjustmentPdfErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetSupportDocumentAdjustmentPdfError = GetSupportDocumentAdjustmentPdfErrors[keyof GetSupportDocumentAdjustmentPdfErrors];

export type GetSupportDocumentAdjustmentPdfResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetSupportDocumentAdjustmentPdfResponse = GetSupportDocumentAdjustmentPdfResponses[keyof GetSupportDocumentAdjustmentPdfResponses];

export type ResolveSupportDocumentAdjustmentData = {
    body: ResolveInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-document-adjustments/{id}/resolve';
};

export type ResolveSupportDocumentAdjustmentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_resolvable`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ResolveSupportDocumentAdjustmentError = ResolveSupportDocumentAdjustmentErrors[keyof ResolveSupportDocumentAdjustmentErrors];

export type ResolveSupportDocumentAdjustmentResponses = {
    /**
     * The adjustment note
     */
    200: SupportDocumentAdjustment;
};

export type ResolveSupportDocumentAdjustmentResponse = ResolveSupportDocumentAdjustmentResponses[keyof ResolveSupportDocumentAdjustmentResponses];

export type RetrySupportDocumentAdjustmentData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-document-adjustments/{id}/retry';
};

export type RetrySupportDocumentAdjustmentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_retryable`, `annulment_incomplete`, `note_exceeds_invoice`, `idempotency_in_progress`
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

export type RetrySupportDocumentAdjustmentError = RetrySupportDocumentAdjustmentErrors[keyof RetrySupportDocumentAdjustmentErrors];

export type RetrySupportDocumentAdjustmentResponses = {
    /**
     * The adjustment note
     */
    200: SupportDocumentAdjustment;
};

export type RetrySupportDocumentAdjustmentResponse = RetrySupportDocumentAdjustmentResponses[keyof RetrySupportDocumentAdjustmentResponses];

export type GetSupportDocumentAdjustmentTimelineData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-document-adjustments/{id}/timeline';
};

export type GetSupportDocumentAdjustmentTimelineErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetSupportDocumentAdjustmentTimelineError = GetSupportDocumentAdjustmentTimelineErrors[keyof GetSupportDocumentAdjustmentTimelineErrors];

export type GetSupportDocumentAdjustmentTimelineResponses = {
    /**
     * The facts, oldest first
     */
    200: TimelineEntryList;
};

export type GetSupportDocumentAdjustmentTimelineResponse = GetSupportDocumentAdjustmentTimelineResponses[keyof GetSupportDocumentAdjustmentTimelineResponses];

export type GetSupportDocumentAdjustmentXmlData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-document-adjustments/{id}/xml';
};

export type GetSupportDocumentAdjustmentXmlErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetSupportDocumentAdjustmentXmlError = GetSupportDocumentAdjustmentXmlErrors[keyof GetSupportDocumentAdjustmentXmlErrors];

export type GetSupportDocumentAdjustmentXmlResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetSupportDocumentAdjustmentXmlResponse = GetSupportDocumentAdjustmentXmlResponses[keyof GetSupportDocumentAdjustmentXmlResponses];

export type ListSupportDocumentsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
         * Only those in this state
         */
        status?: DocumentStatus;
        /**
         * Only those of this environment
         */
        environment?: Environment;
        /**
         * Only those of this supplier
         */
        supplier_id?: string;
        /**
         * Only the one with this number, prefix included
         */
        number?: string;
        /**
         * Only the one with this id of yours
         */
        external_id?: string;
    };
    url: '/v1/support-documents';
};

export type ListSupportDocumentsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListSupportDocumentsError = ListSupportDocumentsErrors[keyof ListSupportDocumentsErrors];

export type ListSupportDocumentsResponses = {
    /**
     * A page of support documents
     */
    200: SupportDocumentList;
};

export type ListSupportDocumentsResponse = ListSupportDocumentsResponses[keyof ListSupportDocumentsResponses];

export type CreateSupportDocumentData = {
    body: SupportDocumentDraft;
    headers?: {
        /**
         * `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-documents';
};

export type CreateSupportDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `external_id_in_use`, `number_in_use`, `idempotency_in_progress`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateSupportDocumentError = CreateSupportDocumentErrors[keyof CreateSupportDocumentErrors];

export type CreateSupportDocumentResponses = {
    /**
     * The support document
     */
    201: SupportDocument;
};

export type CreateSupportDocumentResponse = CreateSupportDocumentResponses[keyof CreateSupportDocumentResponses];

export type CreateSupportDocumentsData = {
    body: SupportDocumentsBatch;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-documents/batches';
};

export type CreateSupportDocumentsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateSupportDocumentsError = CreateSupportDocumentsErrors[keyof CreateSupportDocumentsErrors];

export type CreateSupportDocumentsResponses = {
    /**
     * The support document or the problem of each
     */
    200: SupportDocumentsBatchAnswer;
};

export type CreateSupportDocumentsResponse = CreateSupportDocumentsResponses[keyof CreateSupportDocumentsResponses];

export type PreviewSupportDocumentData = {
    body: SupportDocumentDraft;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-documents/preview';
};

export type PreviewSupportDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `number_in_use`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type PreviewSupportDocumentError = PreviewSupportDocumentErrors[keyof PreviewSupportDocumentErrors];

export type PreviewSupportDocumentResponses = {
    /**
     * What would be issued
     */
    200: Preview;
};

export type PreviewSupportDocumentResponse = PreviewSupportDocumentResponses[keyof PreviewSupportDocumentResponses];

export type GetSupportDocumentData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * `wait=30`: wait up to that many seconds (60 at most) until the document changes; with `If-None-Match`, until it is another one than that. Without `Preference-Applied` in the answer nothing was waited for, because too many of your reads wait already
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-documents/{id}';
};

export type GetSupportDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetSupportDocumentError = GetSupportDocumentErrors[keyof GetSupportDocumentErrors];

export type GetSupportDocumentResponses = {
    /**
     * The support document
     */
    200: SupportDocument;
};

export type GetSupportDocumentResponse = GetSupportDocumentResponses[keyof GetSupportDocumentResponses];

export type GetSupportDocumentApplicationResponseData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-documents/{id}/application-response';
};

export type GetSupportDocumentApplicationResponseErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetSupportDocumentApplicationResponseError = GetSupportDocumentApplicationResponseErrors[keyof GetSupportDocumentApplicationResponseErrors];

export type GetSupportDocumentApplicationResponseResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetSupportDocumentApplicationResponseResponse = GetSupportDocumentApplicationResponseResponses[keyof GetSupportDocumentApplicationResponseResponses];

export type GetSupportDocumentAttachedDocumentData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-documents/{id}/attached-document';
};

export type GetSupportDocumentAttachedDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetSupportDocumentAttachedDocumentError = GetSupportDocumentAttachedDocumentErrors[keyof GetSupportDocumentAttachedDocumentErrors];

export type GetSupportDocumentAttachedDocumentResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetSupportDocumentAttachedDocumentResponse = GetSupportDocumentAttachedDocumentResponses[keyof GetSupportDocumentAttachedDocumentResponses];

export type ListSupportDocumentAttemptsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/support-documents/{id}/attempts';
};

export type ListSupportDocumentAttemptsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListSupportDocumentAttemptsError = ListSupportDocumentAttemptsErrors[keyof ListSupportDocumentAttemptsErrors];

export type ListSupportDocumentAttemptsResponses = {
    /**
     * A page of attempts
     */
    200: DianAttemptList;
};

export type ListSupportDocumentAttemptsResponse = ListSupportDocumentAttemptsResponses[keyof ListSupportDocumentAttemptsResponses];

export type CancelSupportDocumentData = {
    body?: CancelInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-documents/{id}/cancel';
};

export type CancelSupportDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_cancellable`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CancelSupportDocumentError = CancelSupportDocumentErrors[keyof CancelSupportDocumentErrors];

export type CancelSupportDocumentResponses = {
    /**
     * The support document
     */
    200: SupportDocument;
};

export type CancelSupportDocumentResponse = CancelSupportDocumentResponses[keyof CancelSupportDocumentResponses];

export type CorrectSupportDocumentData = {
    body: SupportDocumentDraft;
    headers?: {
        /**
         * `wait=10`: wait up to that many seconds (60 at most) for the outcome. `wait=10, until=files`: for its files too, the PDF and the zip for the buyer
         */
        Prefer?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-documents/{id}/corrections';
};

export type CorrectSupportDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `tenant_suspended`, `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_correctable`, `already_corrected`, `external_id_in_use`, `number_in_use`, `idempotency_in_progress`
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
     * Too many for now: `tenant_backlog_full`, `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CorrectSupportDocumentError = CorrectSupportDocumentErrors[keyof CorrectSupportDocumentErrors];

export type CorrectSupportDocumentResponses = {
    /**
     * The new support document
     */
    201: SupportDocument;
};

export type CorrectSupportDocumentResponse = CorrectSupportDocumentResponses[keyof CorrectSupportDocumentResponses];

export type ListSupportDocumentDeliveriesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/support-documents/{id}/deliveries';
};

export type ListSupportDocumentDeliveriesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListSupportDocumentDeliveriesError = ListSupportDocumentDeliveriesErrors[keyof ListSupportDocumentDeliveriesErrors];

export type ListSupportDocumentDeliveriesResponses = {
    /**
     * A page of deliveries
     */
    200: DeliveryList;
};

export type ListSupportDocumentDeliveriesResponse = ListSupportDocumentDeliveriesResponses[keyof ListSupportDocumentDeliveriesResponses];

export type EmailSupportDocumentData = {
    body?: EmailsInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-documents/{id}/emails';
};

export type EmailSupportDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type EmailSupportDocumentError = EmailSupportDocumentErrors[keyof EmailSupportDocumentErrors];

export type EmailSupportDocumentResponses = {
    /**
     * The mails, one per recipient
     */
    201: MailingList;
};

export type EmailSupportDocumentResponse = EmailSupportDocumentResponses[keyof EmailSupportDocumentResponses];

export type IssueSupportDocumentData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-documents/{id}/issue';
};

export type IssueSupportDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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

export type IssueSupportDocumentError = IssueSupportDocumentErrors[keyof IssueSupportDocumentErrors];

export type IssueSupportDocumentResponses = {
    /**
     * The support document
     */
    200: SupportDocument;
};

export type IssueSupportDocumentResponse = IssueSupportDocumentResponses[keyof IssueSupportDocumentResponses];

export type ListSupportDocumentMailingsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/support-documents/{id}/mailings';
};

export type ListSupportDocumentMailingsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListSupportDocumentMailingsError = ListSupportDocumentMailingsErrors[keyof ListSupportDocumentMailingsErrors];

export type ListSupportDocumentMailingsResponses = {
    /**
     * A page of mails
     */
    200: MailingWithAttemptsList;
};

export type ListSupportDocumentMailingsResponse = ListSupportDocumentMailingsResponses[keyof ListSupportDocumentMailingsResponses];

export type ListSupportDocumentNotesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/support-documents/{id}/notes';
};

export type ListSupportDocumentNotesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListSupportDocumentNotesError = ListSupportDocumentNotesErrors[keyof ListSupportDocumentNotesErrors];

export type ListSupportDocumentNotesResponses = {
    /**
     * A page of notes
     */
    200: SupportDocumentAdjustmentList;
};

export type ListSupportDocumentNotesResponse = ListSupportDocumentNotesResponses[keyof ListSupportDocumentNotesResponses];

export type GetSupportDocumentPdfData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-documents/{id}/pdf';
};

export type GetSupportDocumentPdfErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetSupportDocumentPdfError = GetSupportDocumentPdfErrors[keyof GetSupportDocumentPdfErrors];

export type GetSupportDocumentPdfResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetSupportDocumentPdfResponse = GetSupportDocumentPdfResponses[keyof GetSupportDocumentPdfResponses];

export type ResolveSupportDocumentData = {
    body: ResolveInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-documents/{id}/resolve';
};

export type ResolveSupportDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_resolvable`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ResolveSupportDocumentError = ResolveSupportDocumentErrors[keyof ResolveSupportDocumentErrors];

export type ResolveSupportDocumentResponses = {
    /**
     * The support document
     */
    200: SupportDocument;
};

export type ResolveSupportDocumentResponse = ResolveSupportDocumentResponses[keyof ResolveSupportDocumentResponses];

export type RetrySupportDocumentData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-documents/{id}/retry';
};

export type RetrySupportDocumentErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_retryable`, `number_in_use`, `idempotency_in_progress`
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

export type RetrySupportDocumentError = RetrySupportDocumentErrors[keyof RetrySupportDocumentErrors];

export type RetrySupportDocumentResponses = {
    /**
     * The support document
     */
    200: SupportDocument;
};

export type RetrySupportDocumentResponse = RetrySupportDocumentResponses[keyof RetrySupportDocumentResponses];

export type GetSupportDocumentTimelineData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-documents/{id}/timeline';
};

export type GetSupportDocumentTimelineErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetSupportDocumentTimelineError = GetSupportDocumentTimelineErrors[keyof GetSupportDocumentTimelineErrors];

export type GetSupportDocumentTimelineResponses = {
    /**
     * The facts, oldest first
     */
    200: TimelineEntryList;
};

export type GetSupportDocumentTimelineResponse = GetSupportDocumentTimelineResponses[keyof GetSupportDocumentTimelineResponses];

export type GetSupportDocumentXmlData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/support-documents/{id}/xml';
};

export type GetSupportDocumentXmlErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_available`, `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready`
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

export type GetSupportDocumentXmlError = GetSupportDocumentXmlErrors[keyof GetSupportDocumentXmlErrors];

export type GetSupportDocumentXmlResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetSupportDocumentXmlResponse = GetSupportDocumentXmlResponses[keyof GetSupportDocumentXmlResponses];

export type ListSuppressionsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
         * Only this address, in any case
         */
        address?: string;
    };
    url: '/v1/suppressions';
};

export type ListSuppressionsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListSuppressionsError = ListSuppressionsErrors[keyof ListSuppressionsErrors];

export type ListSuppressionsResponses = {
    /**
     * A page of addresses
     */
    200: SuppressionList;
};

export type ListSuppressionsResponse = ListSuppressionsResponses[keyof ListSuppressionsResponses];

export type CreateSuppressionData = {
    body: SuppressionInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/suppressions';
};

export type CreateSuppressionErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateSuppressionError = CreateSuppressionErrors[keyof CreateSuppressionErrors];

export type CreateSuppressionResponses = {
    /**
     * The address with its reason
     */
    201: Suppression;
};

export type CreateSuppressionResponse = CreateSuppressionResponses[keyof CreateSuppressionResponses];

export type DeleteSuppressionData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/suppressions/{id}';
};

export type DeleteSuppressionErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type DeleteSuppressionError = DeleteSuppressionErrors[keyof DeleteSuppressionErrors];

export type DeleteSuppressionResponses = {
    /**
     * What was deleted
     */
    200: DeletedSuppression;
};

export type DeleteSuppressionResponse = DeleteSuppressionResponses[keyof DeleteSuppressionResponses];

export type GetTenantData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/tenant';
};

export type GetTenantErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetTenantError = GetTenantErrors[keyof GetTenantErrors];

export type GetTenantResponses = {
    /**
     * The tenant behind the API key
     */
    200: Tenant;
};

export type GetTenantResponse = GetTenantResponses[keyof GetTenantResponses];

export type UpdateTenantData = {
    body: TenantPatch;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/tenant';
};

export type UpdateTenantErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `software_of_provider`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type UpdateTenantError = UpdateTenantErrors[keyof UpdateTenantErrors];

export type UpdateTenantResponses = {
    /**
     * The profile as it is now
     */
    200: Tenant;
};

export type UpdateTenantResponse = UpdateTenantResponses[keyof UpdateTenantResponses];

export type GoLiveData = {
    body: GoLiveOrder;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/tenant/go-live';
};

export type GoLiveErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `not_ready_for_production`, `idempotency_in_progress`
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
     * All that is wrong with the request, each at its place; the code of the one fault, or: `environment_mismatch`, `nit_mismatch`, `invalid_request`, `idempotency_key_reused`
     */
    422: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GoLiveError = GoLiveErrors[keyof GoLiveErrors];

export type GoLiveResponses = {
    /**
     * The tenant, in production
     */
    200: Tenant;
};

export type GoLiveResponse = GoLiveResponses[keyof GoLiveResponses];

export type DeleteOidcProviderData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/tenant/oidc-provider';
};

export type DeleteOidcProviderErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type DeleteOidcProviderError = DeleteOidcProviderErrors[keyof DeleteOidcProviderErrors];

export type DeleteOidcProviderResponses = {
    /**
     * What was removed
     */
    200: RemovedOidcProvider;
};

export type DeleteOidcProviderResponse = DeleteOidcProviderResponses[keyof DeleteOidcProviderResponses];

export type GetOidcProviderData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/tenant/oidc-provider';
};

export type GetOidcProviderErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetOidcProviderError = GetOidcProviderErrors[keyof GetOidcProviderErrors];

export type GetOidcProviderResponses = {
    /**
     * The provider
     */
    200: OidcProvider;
};

export type GetOidcProviderResponse = GetOidcProviderResponses[keyof GetOidcProviderResponses];

export type UpdateOidcProviderData = {
    body: OidcProviderChange;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/tenant/oidc-provider';
};

export type UpdateOidcProviderErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `oidc_untried`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type UpdateOidcProviderError = UpdateOidcProviderErrors[keyof UpdateOidcProviderErrors];

export type UpdateOidcProviderResponses = {
    /**
     * The provider
     */
    200: OidcProvider;
};

export type UpdateOidcProviderResponse = UpdateOidcProviderResponses[keyof UpdateOidcProviderResponses];

export type SetOidcProviderData = {
    body: OidcProviderInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/tenant/oidc-provider';
};

export type SetOidcProviderErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `oidc_provider_unavailable`, `service_unavailable`
     */
    503: Problem;
};

export type SetOidcProviderError = SetOidcProviderErrors[keyof SetOidcProviderErrors];

export type SetOidcProviderResponses = {
    /**
     * The provider
     */
    200: OidcProvider;
};

export type SetOidcProviderResponse = SetOidcProviderResponses[keyof SetOidcProviderResponses];

export type GetReadinessData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
        /**
         * Language of our own texts: `es`, or English by default
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/tenant/readiness';
};

export type GetReadinessErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetReadinessError = GetReadinessErrors[keyof GetReadinessErrors];

export type GetReadinessResponses = {
    /**
     * The steps, with the state of each
     */
    200: Readiness;
};

export type GetReadinessResponse = GetReadinessResponses[keyof GetReadinessResponses];

export type ListViewsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/views';
};

export type ListViewsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListViewsError = ListViewsErrors[keyof ListViewsErrors];

export type ListViewsResponses = {
    /**
     * A page of views
     */
    200: ViewList;
};

export type ListViewsResponse = ListViewsResponses[keyof ListViewsResponses];

export type CreateViewData = {
    body: ViewInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/views';
};

export type CreateViewErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `view_limit_reached`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateViewError = CreateViewErrors[keyof CreateViewErrors];

export type CreateViewResponses = {
    /**
     * The view
     */
    201: View;
};

export type CreateViewResponse = CreateViewResponses[keyof CreateViewResponses];

export type DeleteViewData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/views/{id}';
};

export type DeleteViewErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type DeleteViewError = DeleteViewErrors[keyof DeleteViewErrors];

export type DeleteViewResponses = {
    /**
     * What was deleted
     */
    200: DeletedView;
};

export type DeleteViewResponse = DeleteViewResponses[keyof DeleteViewResponses];

export type GetViewData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/views/{id}';
};

export type GetViewErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetViewError = GetViewErrors[keyof GetViewErrors];

export type GetViewResponses = {
    /**
     * The view
     */
    200: View;
};

export type GetViewResponse = GetViewResponses[keyof GetViewResponses];

export type UpdateViewData = {
    body?: ViewPatch;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/views/{id}';
};

export type UpdateViewErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `view_limit_reached`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type UpdateViewError = UpdateViewErrors[keyof UpdateViewErrors];

export type UpdateViewResponses = {
    /**
     * The view as it is now
     */
    200: View;
};

export type UpdateViewResponse = UpdateViewResponses[keyof UpdateViewResponses];

export type ListWebhookEndpointsData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/webhook-endpoints';
};

export type ListWebhookEndpointsErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListWebhookEndpointsError = ListWebhookEndpointsErrors[keyof ListWebhookEndpointsErrors];

export type ListWebhookEndpointsResponses = {
    /**
     * A page of endpoints
     */
    200: WebhookEndpointList;
};

export type ListWebhookEndpointsResponse = ListWebhookEndpointsResponses[keyof ListWebhookEndpointsResponses];

export type CreateWebhookEndpointData = {
    body: WebhookEndpointInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/webhook-endpoints';
};

export type CreateWebhookEndpointErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `endpoint_limit_reached`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateWebhookEndpointError = CreateWebhookEndpointErrors[keyof CreateWebhookEndpointErrors];

export type CreateWebhookEndpointResponses = {
    /**
     * The endpoint with its secret
     */
    201: WebhookEndpointWithSecret;
};

export type CreateWebhookEndpointResponse = CreateWebhookEndpointResponses[keyof CreateWebhookEndpointResponses];

export type DeleteWebhookEndpointData = {
    body?: never;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/webhook-endpoints/{id}';
};

export type DeleteWebhookEndpointErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type DeleteWebhookEndpointError = DeleteWebhookEndpointErrors[keyof DeleteWebhookEndpointErrors];

export type DeleteWebhookEndpointResponses = {
    /**
     * What was deleted
     */
    200: DeletedWebhookEndpoint;
};

export type DeleteWebhookEndpointResponse = DeleteWebhookEndpointResponses[keyof DeleteWebhookEndpointResponses];

export type GetWebhookEndpointData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/webhook-endpoints/{id}';
};

export type GetWebhookEndpointErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetWebhookEndpointError = GetWebhookEndpointErrors[keyof GetWebhookEndpointErrors];

export type GetWebhookEndpointResponses = {
    /**
     * The endpoint, without its secret
     */
    200: WebhookEndpoint;
};

export type GetWebhookEndpointResponse = GetWebhookEndpointResponses[keyof GetWebhookEndpointResponses];

export type UpdateWebhookEndpointData = {
    body?: WebhookEndpointPatch;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/webhook-endpoints/{id}';
};

export type UpdateWebhookEndpointErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type UpdateWebhookEndpointError = UpdateWebhookEndpointErrors[keyof UpdateWebhookEndpointErrors];

export type UpdateWebhookEndpointResponses = {
    /**
     * The endpoint as it is now
     */
    200: WebhookEndpoint;
};

export type UpdateWebhookEndpointResponse = UpdateWebhookEndpointResponses[keyof UpdateWebhookEndpointResponses];

export type ListWebhookEndpointDeliveriesData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/webhook-endpoints/{id}/deliveries';
};

export type ListWebhookEndpointDeliveriesErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListWebhookEndpointDeliveriesError = ListWebhookEndpointDeliveriesErrors[keyof ListWebhookEndpointDeliveriesErrors];

export type ListWebhookEndpointDeliveriesResponses = {
    /**
     * A page of deliveries with their attempts
     */
    200: DeliveryList;
};

export type ListWebhookEndpointDeliveriesResponse = ListWebhookEndpointDeliveriesResponses[keyof ListWebhookEndpointDeliveriesResponses];

export type GetWebhookEndpointHealthData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/webhook-endpoints/{id}/health';
};

export type GetWebhookEndpointHealthErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type GetWebhookEndpointHealthError = GetWebhookEndpointHealthErrors[keyof GetWebhookEndpointHealthErrors];

export type GetWebhookEndpointHealthResponses = {
    /**
     * The health of the endpoint
     */
    200: WebhookEndpointHealth;
};

export type GetWebhookEndpointHealthResponse = GetWebhookEndpointHealthResponses[keyof GetWebhookEndpointHealthResponses];

export type ListReplaysData = {
    body?: never;
    headers?: {
        /**
         * ETag of the copy you have: a 304 says that it is current
         */
        'If-None-Match'?: string;
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    };
    url: '/v1/webhook-endpoints/{id}/replays';
};

export type ListReplaysErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type ListReplaysError = ListReplaysErrors[keyof ListReplaysErrors];

export type ListReplaysResponses = {
    /**
     * A page of replays
     */
    200: ReplayList;
};

export type ListReplaysResponse = ListReplaysResponses[keyof ListReplaysResponses];

export type CreateReplayData = {
    body?: ReplayInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/webhook-endpoints/{id}/replays';
};

export type CreateReplayErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `endpoint_not_active`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type CreateReplayError = CreateReplayErrors[keyof CreateReplayErrors];

export type CreateReplayResponses = {
    /**
     * The replay that begins
     */
    201: Replay;
};

export type CreateReplayResponse = CreateReplayResponses[keyof CreateReplayResponses];

export type RotateWebhookEndpointSecretData = {
    body?: RotateSecretInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/webhook-endpoints/{id}/rotate-secret';
};

export type RotateWebhookEndpointSecretErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type RotateWebhookEndpointSecretError = RotateWebhookEndpointSecretErrors[keyof RotateWebhookEndpointSecretErrors];

export type RotateWebhookEndpointSecretResponses = {
    /**
     * The endpoint with its new secret
     */
    201: WebhookEndpointWithSecret;
};

export type RotateWebhookEndpointSecretResponse = RotateWebhookEndpointSecretResponses[keyof RotateWebhookEndpointSecretResponses];

export type TestWebhookEndpointData = {
    body: TestDeliveryInput;
    headers?: {
        /**
         * Version of the API; absent: the tenant's pinned one
         */
        'Svc-Version'?: ApiVersion;
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
    url: '/v1/webhook-endpoints/{id}/test';
};

export type TestWebhookEndpointErrors = {
    /**
     * The request cannot be read: `malformed_json`, `json_too_complex`, `body_missing`, `unknown_version`, `idempotency_key_invalid`, `malformed_request`, `session_header_invalid`
     */
    400: Problem;
    /**
     * No valid API key: `unauthorized`
     */
    401: Problem;
    /**
     * The API key may not do this: `role_insufficient`, `not_a_member`, `step_up_required`, `cross_site_request`
     */
    403: Problem;
    /**
     * It does not exist, or it is not yours: `not_found`
     */
    404: Problem;
    /**
     * Not in this state: `endpoint_not_active`, `idempotency_in_progress`
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
     * Too many for now: `rate_limited`
     */
    429: Problem;
    /**
     * Ask again in a moment: `service_unavailable`
     */
    503: Problem;
};

export type TestWebhookEndpointError = TestWebhookEndpointErrors[keyof TestWebhookEndpointErrors];

export type TestWebhookEndpointResponses = {
    /**
     * The delivery that begins
     */
    201: Delivery;
};

export type TestWebhookEndpointResponse = TestWebhookEndpointResponses[keyof TestWebhookEndpointResponses];

export type ReceiveEventWebhookPayload = Event;

export type ReceiveEventWebhookRequest = {
    body: ReceiveEventWebhookPayload;
    key: 'event';
    path?: never;
    query?: never;
};
