"""Types of everything the API takes and answers.

They are dictionaries, as JSON has them, and cost nothing at run time. An amount is a `str` with
all of its decimals: `Decimal(invoice["totals"]["payable_amount"])` is exact, a `float` would
not be.
"""

# Generated from the OpenAPI document by `npx nx run client:renew`; a change here is lost.

from __future__ import annotations

import sys
from typing import Any, Literal, TypedDict

if sys.version_info >= (3, 11):
    from typing import NotRequired
else:
    from typing_extensions import NotRequired


class Acquirer(TypedDict):
    object: Literal["acquirer"]
    """What kind of resource this is"""
    identification: AcquirerIdentification
    name: str | None
    """name that the buyer has at DIAN; null: none"""
    email: str | None
    """address that the buyer has given DIAN for invoices; null: none"""


class AcquirerIdentification(TypedDict):
    """identification that was asked for"""

    type: str
    """type of the identification, as it was asked for"""
    number: str
    """number of the identification, as it was asked for"""


class Actor(TypedDict):
    """Who asked"""

    type: Literal["person", "api_key", "operator", "system"]
    """`operator`: somebody who runs this installation; `system`: it acted by itself"""
    id: str | None
    """id of the person or of the API key; null: it is not known, or is an operator’s"""
    name: str | None
    """its name, or the address of a person without one; null: it is not known any more"""


class AdditionalDocumentReference(TypedDict):
    id: str
    """Number of the document"""
    issue_date: NotRequired[str | None]
    """Its day (YYYY-MM-DD)"""
    document_type_code: NotRequired[str | None]
    """Code of its type, of table 13.1.4 of the annex or of your own: FTC, AAJ, 01-A"""
    document_type: NotRequired[str | None]
    """Its type, in words"""
    uuid: NotRequired[str | None]
    """CUFE or CUDE, if it is an electronic document: 96 hexadecimal characters"""
    uuid_scheme: NotRequired[Literal["CUFE-SHA384", "CUDE-SHA384"] | None]
    """Which of the two `uuid` is; left out: CUFE-SHA384, that of an invoice"""


class AdditionalDocumentReferenceResource(TypedDict):
    id: str
    """Number of the document"""
    issue_date: str | None
    """Its day (YYYY-MM-DD)"""
    document_type_code: str | None
    """Code of its type, of table 13.1.4 of the annex or of your own: FTC, AAJ, 01-A"""
    document_type: str | None
    """Its type, in words"""
    uuid: str | None
    """CUFE or CUDE, if it is an electronic document: 96 hexadecimal characters"""
    uuid_scheme: Literal["CUFE-SHA384", "CUDE-SHA384"] | None
    """Which of the two `uuid` is; left out: CUFE-SHA384, that of an invoice"""


class AdditionalItemProperty(TypedDict):
    name: str
    """Name of the property; of a transport (operation dian:12) its code 01, 02 or 03"""
    value: str
    """Its value"""
    value_quantity: NotRequired[str | None]
    """The value as a quantity, with unit_code (decimal string with two to six decimals, no sign, no
    exponent)
    """
    unit_code: NotRequired[str | None]
    """Unit of value_quantity; see /v1/catalogs/unidad-medida"""


class AdditionalItemPropertyResource(TypedDict):
    name: str
    """Name of the property; of a transport (operation dian:12) its code 01, 02 or 03"""
    value: str
    """Its value"""
    value_quantity: str | None
    """The value as a quantity, with unit_code (decimal string with two to six decimals, no sign, no
    exponent)
    """
    unit_code: str | None
    """Unit of value_quantity; see /v1/catalogs/unidad-medida"""


class AdditionalPaymentAtOnce(TypedDict):
    code: str
    """How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20 cheque, 42
    deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them
    dian:71 (bonos) and 72 (vales)
    """
    payment_id: NotRequired[str | None]
    """What the payer quotes: a reference, a number of account"""


class AdditionalPaymentAtOnceResource(TypedDict):
    code: str
    """How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20 cheque, 42
    deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them
    dian:71 (bonos) and 72 (vales)
    """
    payment_id: str | None
    """What the payer quotes: a reference, a number of account"""


class AdditionalPaymentMeans(TypedDict):
    """What it leaves out is that of payment_means"""

    code: str
    """How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20 cheque, 42
    deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them
    dian:71 (bonos) and 72 (vales)
    """
    due_date: NotRequired[str | None]
    """Day on which it must be paid; needed on credit (YYYY-MM-DD)"""
    payment_id: NotRequired[str | None]
    """What the payer quotes: a reference, a number of account"""


class AdditionalPaymentMeansResource(TypedDict):
    """What it leaves out is that of payment_means"""

    code: str
    """How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20 cheque, 42
    deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them
    dian:71 (bonos) and 72 (vales)
    """
    due_date: str | None
    """Day on which it must be paid; needed on credit (YYYY-MM-DD)"""
    payment_id: str | None
    """What the payer quotes: a reference, a number of account"""


class Address(TypedDict):
    line: str
    """Street and number"""
    municipality_code: NotRequired[str | None]
    """DIVIPOLA code of the municipality, five digits; needed in Colombia"""
    city: NotRequired[str | None]
    """City, outside Colombia only: in Colombia the municipality code says it"""
    postal_code: NotRequired[str | None]
    """Postal code; six digits in Colombia"""
    country: NotRequired[str | None]
    """ISO 3166-1 alpha-2 code"""


class AddressResource(TypedDict):
    line: str
    """Street and number"""
    municipality_code: str | None
    """DIVIPOLA code of the municipality, five digits; needed in Colombia"""
    city: str | None
    """City, outside Colombia only: in Colombia the municipality code says it"""
    postal_code: str | None
    """Postal code; six digits in Colombia"""
    country: str | None
    """ISO 3166-1 alpha-2 code"""


class AdviceLineReference(TypedDict):
    """Left out, the advice is that of the document"""

    line_id: str
    """Number of the line there"""
    document_reference: NotRequired[AdviceReference | None]
    """The document that has the line"""


class AdviceLineReferenceResource(TypedDict):
    """Left out, the advice is that of the document"""

    line_id: str
    """Number of the line there"""
    document_reference: AdviceReferenceResource | None
    """The document that has the line"""


class AdviceReference(TypedDict):
    id: str
    """Number of the document"""
    issue_date: NotRequired[str | None]
    """Its day (YYYY-MM-DD)"""


class AdviceReferenceResource(TypedDict):
    id: str
    """Number of the document"""
    issue_date: str | None
    """Its day (YYYY-MM-DD)"""


class Aiu(TypedDict):
    """Services with administration, contingencies and profit; needed by operation type 09"""

    contract_object: str
    """What the contract is about: the note of the administration says it after "Contrato de
    servicios AIU por concepto de:" 
    """


class AllowanceCharge(TypedDict):
    reason_code: NotRequired[str | None]
    """Discounts: 00 unconditional, 01 conditional; charges: 02 unconditional, 03 conditional (tip).
    Left out: 00, 02
    """
    reason: NotRequired[str | None]
    """Why, in words"""
    rate: NotRequired[str | None]
    """Percent of the base; left out: computed from amount and base (decimal string with two to six
    decimals, no sign, no exponent)
    """
    base: NotRequired[str | None]
    """Amount that it is taken from; left out: the line before discounts, or the sum of lines
    (decimal string with exactly two decimals, no sign, no exponent)
    """
    amount: str
    """The discount or charge itself (decimal string with exactly two decimals, no sign, no
    exponent)
    """


class AllowanceChargeResource(TypedDict):
    reason_code: str | None
    """Discounts: 00 unconditional, 01 conditional; charges: 02 unconditional, 03 conditional (tip).
    Left out: 00, 02
    """
    reason: str | None
    """Why, in words"""
    rate: str | None
    """Percent of the base; left out: computed from amount and base (decimal string with two to six
    decimals, no sign, no exponent)
    """
    base: str | None
    """Amount that it is taken from; left out: the line before discounts, or the sum of lines
    (decimal string with exactly two decimals, no sign, no exponent)
    """
    amount: str
    """The discount or charge itself (decimal string with exactly two decimals, no sign, no
    exponent)
    """


class ApiKey(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["api_key"]
    """What kind of resource this is"""
    livemode: bool
    """the mode in which it was made, and in which it works"""
    role: Literal["full", "documents", "read"]
    """`read` reads; `documents` also writes documents and customers; `full` may all, also keys,
    certificates, webhook endpoints and their replays, suppressed addresses, profile and
    numbering ranges
    """
    name: str
    """Name that you gave it"""
    last_used_at: str | None
    """to the minute; null: it was not used yet"""
    expires_at: str | None
    """When it ends: ISO 8601 with offset; null: never"""
    created_at: str
    """When it was made: ISO 8601 with offset"""


class ApiKeyInput(TypedDict):
    name: str
    """what the key is for"""
    role: Literal["full", "documents", "read"]
    """`read` reads; `documents` also writes documents and customers; `full` may all, also keys,
    certificates, webhook endpoints and their replays, suppressed addresses, profile and
    numbering ranges
    """
    expires_at: NotRequired[str | None]
    """the key is not valid from this time on; null: it is until it is revoked"""


class ApiKeyList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[ApiKey]
    """The resources of this page, newest first"""


class ApiKeyWithSecret(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["api_key"]
    """What kind of resource this is"""
    livemode: bool
    """the mode in which it was made, and in which it works"""
    role: Literal["full", "documents", "read"]
    """`read` reads; `documents` also writes documents and customers; `full` may all, also keys,
    certificates, webhook endpoints and their replays, suppressed addresses, profile and
    numbering ranges
    """
    name: str
    """Name that you gave it"""
    last_used_at: str | None
    """to the minute; null: it was not used yet"""
    expires_at: str | None
    """When it ends: ISO 8601 with offset; null: never"""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    secret: str
    """the key itself; it is in this answer only"""


class AssertionInput(TypedDict):
    credential: CredentialAssertion


class AttemptRule(TypedDict):
    rule: str
    """DIAN's id of the rule"""
    severity: Literal["rejection", "notification", "unknown"]
    """Whether DIAN rejects the document by it"""


class AuditEntry(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["audit_entry"]
    """What kind of resource this is"""
    actor: Actor
    action: str
    """id of the operation that was asked for"""
    object_id: str | None
    """id of what it is about, or of what was made; null: it has none"""
    mode: Literal["test", "live"] | None
    """mode of the request; null: it belongs to both"""
    reason: str | None
    """why an operator looked at the document; null otherwise"""
    address: str | None
    """address that the request came from; null for an operator"""
    request_id: str
    """id of the request, which its answer had in `Svc-Request-Id`"""
    outcome: Literal["done", "repeated", "refused", "failed"] | None
    """`repeated`: the first answer to its `Idempotency-Key` came again, and nothing was done;
    `refused` and `failed`: nothing is known to be done; null: it is being done, or was broken
    off
    """
    created_at: str
    """time of the request: ISO 8601 with offset"""


class AuditEntryList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[AuditEntry]
    """The resources of this page, newest first"""


class BillingReference(TypedDict):
    """The invoice that is corrected, issued by another system. One of yours is treated as if
    invoice_id named it
    """

    number: str
    """Prefix and number of the invoice"""
    cufe: str
    """CUFE of the invoice (CUDE of a type 03), 96 hexadecimal characters"""
    issue_date: str
    """Day of the invoice (YYYY-MM-DD)"""
    type_code: NotRequired[Literal["01", "02", "03", "04"] | None]
    """Type of the invoice; left out: 01. That of a paper original (03) has a CUDE"""


class BillingReferenceResource(TypedDict):
    """The invoice that is corrected, issued by another system. One of yours is treated as if
    invoice_id named it
    """

    number: str
    """Prefix and number of the invoice"""
    cufe: str
    """CUFE of the invoice (CUDE of a type 03), 96 hexadecimal characters"""
    issue_date: str
    """Day of the invoice (YYYY-MM-DD)"""
    type_code: Literal["01", "02", "03", "04"] | None
    """Type of the invoice; left out: 01. That of a paper original (03) has a CUDE"""


class CUDEReference(TypedDict):
    """What is corrected, an equivalent document issued by another system. One of yours is treated
    as if equivalent_document_id named it
    """

    number: str
    """Prefix and number of the invoice"""
    cude: str
    """Its CUDE, 96 hexadecimal characters"""
    issue_date: str
    """Its day (YYYY-MM-DD)"""


class CUDSReference(TypedDict):
    """What is corrected, a support document issued by another system. One of yours is treated as if
    support_document_id named it
    """

    number: str
    """Prefix and number of the invoice"""
    cuds: str
    """Its CUDS, 96 hexadecimal characters"""
    issue_date: str
    """Its day (YYYY-MM-DD)"""


class CancelInput(TypedDict):
    reason: NotRequired[str | None]
    """why; it is the detail of the failure, and stands at the number if the document had one. Put
    nothing personal in it.
    """


class CashRegister(TypedDict):
    """The cash register, as DIAN asks for it in the XML"""

    plate: str
    """Plate of the cash register"""
    location: str
    """Where it stands"""
    cashier: str
    """Who sells at it"""
    type: str
    """What kind of register it is"""
    sale_code: str
    """Your code of the sale"""


class Catalog(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    catalog: str
    """Name of the catalog"""
    data: list[CatalogDataItem]
    """All codes of the catalog"""


class CatalogDataItem(TypedDict):
    code: str
    """Code in this API"""
    name: str
    """Name in this API"""
    dian_code: str | None
    """Code in the XML"""
    dian_name: str | None
    """Name in the lists of DIAN"""


class Certificate(TypedDict):
    id: str
    """The certificate"""
    object: Literal["certificate"]
    """What kind of resource this is"""
    status: Literal["active", "replaced", "revoked", "expired"]
    """active: signs; replaced, revoked or expired: signs no more"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    environment: Environment
    """`test`: nothing leaves the house. `habilitacion`: trial at the tax authority. `production`:
    it counts
    """
    subject: str
    """Distinguished name of the holder."""
    issuer: str
    """Distinguished name of the issuing authority."""
    valid_from: str
    """A day in Colombia, YYYY-MM-DD"""
    valid_to: str
    """A day in Colombia, YYYY-MM-DD"""
    fingerprint: str
    """SHA-256 of the certificate"""
    metadata: dict[str, str]
    """Your own pairs of texts, up to 50; key up to 40, value up to 500 characters"""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""


class CertificateInput(TypedDict):
    filename: str
    """Name of the file, for you to know it again"""
    content_base64: str
    """base64 of the .p12, 64 KiB at most"""
    password: str
    """password of the .p12"""
    metadata: NotRequired[dict[str, str] | None]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """


class CertificateList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[Certificate]
    """The resources of this page, newest first"""


class CertificateUse(TypedDict):
    """One signature by the key of a certificate"""

    id: str
    """Position in the audit chain of your account, as a text"""
    object: Literal["certificate_use"]
    """What kind of resource this is"""
    position: int
    """Position in the audit chain of your account, from 1"""
    certificate_id: str
    """Id of the certificate"""
    document_id: str
    """Id of the document, or of the event of an invoice, that was signed or sent"""
    purpose: Literal["document", "transport", "mail"]
    """`document`: it signed the document itself; `transport`: the message to DIAN around it"""
    signed_info_hash: str
    """SHA-256 of the SignedInfo that was signed, in hexadecimal"""
    at: str
    """When it signed: ISO 8601 with offset"""


class CertificateUseDay(TypedDict):
    """How often a certificate signed on one day"""

    object: Literal["certificate_use_day"]
    """What kind of resource this is"""
    day: str
    """Day in Colombia"""
    uses: int
    """Signatures of that day"""


class CertificateUseDayList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[CertificateUseDay]
    """The resources of this page, newest first"""


class CertificateUseList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[CertificateUse]
    """The resources of this page, newest first"""


class Company(TypedDict):
    id: str
    """what `Rubrica-Tenant` takes"""
    name: str
    """legal name of the company"""
    role: Literal["reader", "biller", "developer", "payroll", "owner"]
    """`reader` sees and downloads; `biller` also issues documents; `developer` may do what an API
    key of role `full` may, except going live and people; `payroll` sees payroll only; `owner`
    may do everything
    """


class Contact(TypedDict):
    """Whom to ask, by the `phone` and `email` of the party"""

    name: str
    """Person or department"""
    telefax: NotRequired[str | None]
    """Fax"""
    note: NotRequired[str | None]
    """How or when to reach it"""


class ContactResource(TypedDict):
    """Whom to ask, by the `phone` and `email` of the party"""

    name: str
    """Person or department"""
    telefax: str | None
    """Fax"""
    note: str | None
    """How or when to reach it"""


class CounterpartySummary(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["customer", "supplier"]
    """What kind of resource this is"""
    name: str
    """Its `legal_name`"""
    identification_number: str
    """NIT or other number, without check digit"""
    external_id: str | None
    """Your own id, up to 64 characters, unique for ever among resources of this kind and mode"""


class CredentialAssertion(TypedDict):
    """Answer of `navigator.credentials.get()` as its `toJSON()` writes it"""

    id: str
    """id of the passkey, in base64url"""
    rawId: str
    """id of the passkey, in base64url"""
    type: Literal["public-key"]
    authenticatorAttachment: NotRequired[str | None]
    """whether the authenticator is a part of the device; not looked at"""
    clientExtensionResults: NotRequired[dict[str, Any] | None]
    """what extensions answered; not looked at"""
    response: CredentialAssertionResponse
    """what the authenticator answered"""


class CredentialAssertionResponse(TypedDict):
    """what the authenticator answered"""

    clientDataJSON: str
    """what the browser says of the request, in base64url"""
    authenticatorData: str
    """what the authenticator signs besides, in base64url"""
    signature: str
    """the signature, in base64url"""
    userHandle: NotRequired[str | None]
    """id of the person in the authenticator, in base64url"""


class CreditNote(TypedDict):
    """`cufe` is its CUDE"""

    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["credit_note"]
    """What kind of resource this is"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    environment: Environment
    """test, habilitacion or production; fixed when it was made"""
    status: DocumentStatus
    """State at the time of this answer"""
    waiting: Waiting | None
    """What the document waits for without having failed; null: for nothing"""
    number: str | None
    """Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is numbered"""
    prefix: str | None
    """Prefix of the numbering range"""
    sequence: int | None
    """The number without its prefix; null until it is numbered"""
    cufe: str | None
    """CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it is signed"""
    type_code: str | None
    """Type of document in the XML: 01, 02, 03, 04, 91 or 92"""
    issued_at: str | None
    """Time of issue, Colombia's (-05:00); null until it is numbered, unless the request named it
    """
    external_id: str | None
    """Your own id, up to 64 characters, unique for ever among resources of this kind and mode"""
    customer_id: str | None
    """Id of the customer; null when the request has the buyer itself"""
    customer: CustomerSnapshot | None
    """The buyer as the document names it"""
    operation_type: str | None
    """Follows from the reference (20 Nota crédito que referencia una factura electrónica; 22 Nota
    crédito sin referencia a facturas) and is best left out; that of the invoice is taken as its
    own
    """
    currency: str
    """ISO 4217 code"""
    payment_means: PaymentMeansResource
    """How and when it is paid"""
    additional_payment_means: list[AdditionalPaymentMeansResource] | None
    """Further means of the same payment, at once or on credit as the type of payment_means says"""
    payment_terms: list[PaymentTermsResource] | None
    """Instalments, discount for early payment, interest; they change no total"""
    lines: list[LineResource]
    """What is sold, line by line"""
    numbering_range_id: str | None
    """Numbering range of which the number is"""
    notes: list[str] | None
    """Notes"""
    order_reference: CreditNoteOrderReference | None
    """The buyer's order, or null"""
    despatch_document_references: list[AdviceReferenceResource] | None
    """Despatch advices (remisiones) of what is invoiced"""
    receipt_document_references: list[AdviceReferenceResource] | None
    """The buyer's receipts (entradas de almacén)"""
    additional_document_references: list[AdditionalDocumentReferenceResource] | None
    """Other documents: contracts, certificates"""
    invoice_period: InvoicePeriodResource | None
    """The time that is invoiced: of a lease, a subscription, a supply"""
    delivery: DocumentDeliveryResource | None
    """When, where and by whom the goods are delivered"""
    delivery_terms: DeliveryTermsResource | None
    """Who pays the carriage and bears the risk"""
    allowances: list[AllowanceChargeResource] | None
    """Discounts on the whole document that change no tax base"""
    charges: list[AllowanceChargeResource] | None
    """Charges on the whole document that change no tax base"""
    withholdings: list[Withholding] | None
    """Informative: they change no total"""
    prepaid: list[PrepaidResource] | None
    """Payments received before"""
    exchange_rate: ExchangeRateResource | None
    """Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
    """
    payment_alternative_exchange_rate: PaymentAlternativeExchangeRate | None
    """A further currency in which it may be paid, beside that of exchange_rate"""
    simulate: SimulateResource | None
    """What becomes of a document made with a sk_test_ key; refused with sk_live_"""
    metadata: dict[str, str]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """
    invoice_id: str | None
    """The invoice of yours that is corrected; the note waits for it until it is accepted"""
    billing_reference: BillingReferenceResource | None
    """The invoice that is corrected, issued by another system. One of yours is treated as if
    invoice_id named it
    """
    period: NotePeriodResource | None
    """The time that a note without reference to an invoice is about"""
    reason_code: str
    """Why: 1 Devolución parcial de los bienes y/o no aceptación parcial del servicio; 2 Anulación
    de factura electrónica; 3 Rebaja o descuento parcial o total; 4 Ajuste de precio; 5 Descuento
    comercial por pronto pago; 6 Descuento comercial por volumen de ventas
    """
    reason: str | None
    """Why, in words; left out: the name of the reason's code"""
    totals: DocumentTotals
    """Sums that were calculated by the rules of DIAN; amounts with two decimals"""
    qr_url: str | None
    """Page of the tax authority about this document, as in its QR code; null until there is a CUFE
    """
    pdf_url: str | None
    """Signed URL of the PDF, good without an API key; null while or because there is none"""
    xml_url: str | None
    """Signed URL of the signed XML, good without an API key; null while or because there is none
    """
    attached_document_url: str | None
    """Signed URL of the zip that the buyer gets; null while or because there is none"""
    dian: DianAnswer | None
    """Answer of the tax authority; null before there is one"""
    email: DocumentEmail | None
    """Mails to the buyer; null: none yet"""
    failure: DocumentFailure | None
    """Why it failed; null unless status is failed"""
    corrects: str | None
    """Id of the rejected document whose number this one took; null: none"""
    corrected_by: str | None
    """Id of the document that took the number of this rejected one; null: none"""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""


class CreditNoteDraft(TypedDict):
    """A credit note to be issued: of one of your invoices (`invoice_id`), of one issued elsewhere
    (`billing_reference`), or of no certain invoice (`period`)
    """

    customer_id: NotRequired[str | None]
    """A customer of yours, or `final_consumer`"""
    customer: NotRequired[InlineCustomer | None]
    """The buyer, written in the document itself"""
    currency: NotRequired[str | None]
    """ISO 4217 code; left out: as in the invoice"""
    payment_means: NotRequired[PaymentMeans | None]
    """left out: as in the invoice"""
    additional_payment_means: NotRequired[list[AdditionalPaymentMeans] | None]
    """Further means of the same payment, at once or on credit as the type of payment_means says"""
    payment_terms: NotRequired[list[PaymentTerms] | None]
    """Instalments, discount for early payment, interest; they change no total"""
    lines: NotRequired[list[Line] | None]
    """What is sold, line by line; left out: as in the invoice"""
    external_id: NotRequired[str | None]
    """Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409
    that names the first. It appears in events: put nothing personal in it.
    """
    numbering_range_id: NotRequired[str | None]
    """Left out: the active range of that type and environment"""
    issued_at: NotRequired[str | None]
    """Time of issue with Colombia's offset -05:00, today in Colombia; left out: the moment of
    numbering
    """
    notes: NotRequired[list[str] | None]
    """Notes"""
    order_reference: NotRequired[CreditNoteDraftOrderReference | None]
    """The buyer's order, or null"""
    despatch_document_references: NotRequired[list[AdviceReference] | None]
    """Despatch advices (remisiones) of what is invoiced"""
    receipt_document_references: NotRequired[list[AdviceReference] | None]
    """The buyer's receipts (entradas de almacén)"""
    additional_document_references: NotRequired[list[AdditionalDocumentReference] | None]
    """Other documents: contracts, certificates"""
    invoice_period: NotRequired[InvoicePeriod | None]
    """The time that is invoiced: of a lease, a subscription, a supply"""
    delivery: NotRequired[DocumentDelivery | None]
    """When, where and by whom the goods are delivered"""
    delivery_terms: NotRequired[DeliveryTerms | None]
    """Who pays the carriage and bears the risk"""
    allowances: NotRequired[list[AllowanceCharge] | None]
    """Discounts on the whole document that change no tax base"""
    charges: NotRequired[list[AllowanceCharge] | None]
    """Charges on the whole document that change no tax base"""
    aiu: NotRequired[Aiu | None]
    """Services with administration, contingencies and profit; needed by operation type 09"""
    exchange_rate: NotRequired[ExchangeRate | None]
    """Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
    """
    payment_alternative_exchange_rate: NotRequired[PaymentAlternativeExchangeRate | None]
    """A further currency in which it may be paid, beside that of exchange_rate"""
    email: NotRequired[Email | None]
    """Who gets the mail; default: the address of the customer"""
    metadata: NotRequired[dict[str, str] | None]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """
    simulate: NotRequired[Simulate | None]
    """What becomes of a document made with a sk_test_ key; refused with sk_live_"""
    operation_type: NotRequired[str | None]
    """Follows from the reference (20 Nota crédito que referencia una factura electrónica; 22 Nota
    crédito sin referencia a facturas) and is best left out; that of the invoice is taken as its
    own
    """
    invoice_id: NotRequired[str | None]
    """The invoice of yours that is corrected; the note waits for it until it is accepted"""
    billing_reference: NotRequired[BillingReference | None]
    """The invoice that is corrected, issued by another system. One of yours is treated as if
    invoice_id named it
    """
    period: NotRequired[NotePeriod | None]
    """The time that a note without reference to an invoice is about"""
    reason_code: str
    """Why: 1 Devolución parcial de los bienes y/o no aceptación parcial del servicio; 2 Anulación
    de factura electrónica; 3 Rebaja o descuento parcial o total; 4 Ajuste de precio; 5 Descuento
    comercial por pronto pago; 6 Descuento comercial por volumen de ventas
    """
    reason: NotRequired[str | None]
    """Why, in words; left out: the name of the reason's code"""


class CreditNoteDraftOrderReference(TypedDict):
    id: str
    """The buyer's order"""
    date: NotRequired[str | None]
    """Its day (YYYY-MM-DD)"""


class CreditNoteItem(TypedDict):
    index: int
    """place in `documents`, from 0"""
    document: CreditNote
    """The document, as a POST of it alone answers it"""


class CreditNoteList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[CreditNote]
    """The resources of this page, newest first"""


class CreditNoteOrderReference(TypedDict):
    id: str
    """The buyer's order"""
    date: str | None
    """Its day (YYYY-MM-DD)"""


class CreditNotesBatch(TypedDict):
    """At most 20 MB"""

    documents: list[CreditNoteDraft]
    """Bodies as one POST takes each, up to 1,000; each is accepted or refused by itself"""


class CreditNotesBatchAnswer(TypedDict):
    object: Literal["batch"]
    """What kind of resource this is"""
    data: list[CreditNoteItem | RefusedItem]
    """An item for each document, in their order"""


class Customer(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["customer"]
    """What kind of resource this is"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    identification: IdentificationResource
    legal_name: str
    """Name as registered at the tax authority"""
    organization_type: Literal["1", "2"] | None
    """Organization type: 1 Persona Jurídica, 2 Persona Natural"""
    trade_name: str | None
    """Name on the door"""
    email: str | None
    """Where documents are sent"""
    phone: str | None
    """Telephone"""
    address: AddressResource | None
    """Where it is; in Colombia with the DIVIPOLA code of the municipality"""
    tax_level_codes: list[str] | None
    """Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención
    IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
    """
    tax_scheme: Literal["01", "04", "ZA", "ZZ"] | None
    """Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica"""
    party_names: list[str] | None
    """Further names beside trade_name: of shops, of establishments"""
    contact: ContactResource | None
    """Whom to ask, by the `phone` and `email` of the party"""
    shareholders: list[ShareholderResource] | None
    """Members of a consortium or temporary union"""
    external_id: str | None
    """Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409
    that names the first. It appears in events: put nothing personal in it.
    """
    metadata: dict[str, str]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""


class CustomerChange(TypedDict):
    identification: NotRequired[Identification]
    legal_name: NotRequired[str]
    """Name as registered at the tax authority"""
    organization_type: NotRequired[Literal["1", "2"] | None]
    """1 legal person, 2 natural person"""
    trade_name: NotRequired[str | None]
    """Name under which it trades"""
    email: NotRequired[str | None]
    """E-mail address"""
    phone: NotRequired[str | None]
    """Telephone number"""
    address: NotRequired[Address | None]
    """Where it is; in Colombia with the DIVIPOLA code of the municipality"""
    tax_level_codes: NotRequired[list[str] | None]
    """Responsibilities before DIAN, such as O-13 or R-99-PN; see /v1/catalogs/responsabilidades"""
    tax_scheme: NotRequired[Literal["01", "04", "ZA", "ZZ"] | None]
    """Tax that the party is responsible for; see /v1/catalogs/tributos-tercero"""
    party_names: NotRequired[list[str] | None]
    """Further names of its establishments"""
    contact: NotRequired[Contact | None]
    """Whom to ask there"""
    shareholders: NotRequired[list[Shareholder] | None]
    """Members of a consortium, with their shares in per cent"""
    metadata: NotRequired[dict[str, str | None]]
    """Pairs are merged into what is there; null removes one."""


class CustomerInput(TypedDict):
    """A buyer"""

    identification: Identification
    legal_name: str
    """Name as registered at the tax authority"""
    organization_type: NotRequired[Literal["1", "2"] | None]
    """Organization type: 1 Persona Jurídica, 2 Persona Natural"""
    trade_name: NotRequired[str | None]
    """Name on the door"""
    email: NotRequired[str | None]
    """Where documents are sent"""
    phone: NotRequired[str | None]
    """Telephone"""
    address: NotRequired[Address | None]
    """Where it is; in Colombia with the DIVIPOLA code of the municipality"""
    tax_level_codes: NotRequired[list[str] | None]
    """Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención
    IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
    """
    tax_scheme: NotRequired[Literal["01", "04", "ZA", "ZZ"] | None]
    """Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica"""
    party_names: NotRequired[list[str] | None]
    """Further names beside trade_name: of shops, of establishments"""
    contact: NotRequired[Contact | None]
    """Whom to ask, by the `phone` and `email` of the party"""
    shareholders: NotRequired[list[Shareholder] | None]
    """Members of a consortium or temporary union"""
    external_id: NotRequired[str | None]
    """Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409
    that names the first. It appears in events: put nothing personal in it.
    """
    metadata: NotRequired[dict[str, str] | None]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """


class CustomerList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[Customer]
    """The resources of this page, newest first"""


class CustomerSnapshot(TypedDict):
    """A buyer"""

    identification: IdentificationResource
    legal_name: str
    """Name as registered at the tax authority"""
    organization_type: Literal["1", "2"] | None
    """Organization type: 1 Persona Jurídica, 2 Persona Natural"""
    trade_name: str | None
    """Name on the door"""
    email: str | None
    """Where documents are sent"""
    phone: str | None
    """Telephone"""
    address: AddressResource | None
    """Where it is; in Colombia with the DIVIPOLA code of the municipality"""
    tax_level_codes: list[str] | None
    """Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención
    IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
    """
    tax_scheme: Literal["01", "04", "ZA", "ZZ"] | None
    """Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica"""
    party_names: list[str] | None
    """Further names beside trade_name: of shops, of establishments"""
    contact: ContactResource | None
    """Whom to ask, by the `phone` and `email` of the party"""
    shareholders: list[ShareholderResource] | None
    """Members of a consortium or temporary union"""
    external_id: str | None
    """Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409
    that names the first. It appears in events: put nothing personal in it.
    """
    metadata: dict[str, str]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """


class DebitNote(TypedDict):
    """`cufe` is its CUDE"""

    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["debit_note"]
    """What kind of resource this is"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    environment: Environment
    """test, habilitacion or production; fixed when it was made"""
    status: DocumentStatus
    """State at the time of this answer"""
    waiting: Waiting | None
    """What the document waits for without having failed; null: for nothing"""
    number: str | None
    """Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is numbered"""
    prefix: str | None
    """Prefix of the numbering range"""
    sequence: int | None
    """The number without its prefix; null until it is numbered"""
    cufe: str | None
    """CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it is signed"""
    type_code: str | None
    """Type of document in the XML: 01, 02, 03, 04, 91 or 92"""
    issued_at: str | None
    """Time of issue, Colombia's (-05:00); null until it is numbered, unless the request named it
    """
    external_id: str | None
    """Your own id, up to 64 characters, unique for ever among resources of this kind and mode"""
    customer_id: str | None
    """Id of the customer; null when the request has the buyer itself"""
    customer: CustomerSnapshot | None
    """The buyer as the document names it"""
    operation_type: str | None
    """Follows from the reference (30 Nota débito que referencia una factura electrónica; 32 Nota
    débito sin referencia a facturas) and is best left out; that of the invoice is taken as its
    own
    """
    currency: str
    """ISO 4217 code"""
    payment_means: PaymentMeansResource
    """How and when it is paid"""
    additional_payment_means: list[AdditionalPaymentMeansResource] | None
    """Further means of the same payment, at once or on credit as the type of payment_means says"""
    payment_terms: list[PaymentTermsResource] | None
    """Instalments, discount for early payment, interest; they change no total"""
    lines: list[LineResource]
    """What is sold, line by line"""
    numbering_range_id: str | None
    """Numbering range of which the number is"""
    notes: list[str] | None
    """Notes"""
    order_reference: DebitNoteOrderReference | None
    """The buyer's order, or null"""
    despatch_document_references: list[AdviceReferenceResource] | None
    """Despatch advices (remisiones) of what is invoiced"""
    receipt_document_references: list[AdviceReferenceResource] | None
    """The buyer's receipts (entradas de almacén)"""
    additional_document_references: list[AdditionalDocumentReferenceResource] | None
    """Other documents: contracts, certificates"""
    invoice_period: InvoicePeriodResource | None
    """The time that is invoiced: of a lease, a subscription, a supply"""
    delivery: DocumentDeliveryResource | None
    """When, where and by whom the goods are delivered"""
    delivery_terms: DeliveryTermsResource | None
    """Who pays the carriage and bears the risk"""
    allowances: list[AllowanceChargeResource] | None
    """Discounts on the whole document that change no tax base"""
    charges: list[AllowanceChargeResource] | None
    """Charges on the whole document that change no tax base"""
    withholdings: list[Withholding] | None
    """Informative: they change no total"""
    prepaid: list[PrepaidResource] | None
    """Payments received before"""
    exchange_rate: ExchangeRateResource | None
    """Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
    """
    payment_alternative_exchange_rate: PaymentAlternativeExchangeRate | None
    """A further currency in which it may be paid, beside that of exchange_rate"""
    simulate: SimulateResource | None
    """What becomes of a document made with a sk_test_ key; refused with sk_live_"""
    metadata: dict[str, str]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """
    invoice_id: str | None
    """The invoice of yours that is corrected; the note waits for it until it is accepted"""
    billing_reference: BillingReferenceResource | None
    """The invoice that is corrected, issued by another system. One of yours is treated as if
    invoice_id named it
    """
    period: NotePeriodResource | None
    """The time that a note without reference to an invoice is about"""
    reason_code: str
    """Why: 1 Intereses; 2 Gastos por cobrar; 3 Cambio del valor; 4 Otro"""
    reason: str | None
    """Why, in words; left out: the name of the reason's code"""
    totals: DocumentTotals
    """Sums that were calculated by the rules of DIAN; amounts with two decimals"""
    qr_url: str | None
    """Page of the tax authority about this document, as in its QR code; null until there is a CUFE
    """
    pdf_url: str | None
    """Signed URL of the PDF, good without an API key; null while or because there is none"""
    xml_url: str | None
    """Signed URL of the signed XML, good without an API key; null while or because there is none
    """
    attached_document_url: str | None
    """Signed URL of the zip that the buyer gets; null while or because there is none"""
    dian: DianAnswer | None
    """Answer of the tax authority; null before there is one"""
    email: DocumentEmail | None
    """Mails to the buyer; null: none yet"""
    failure: DocumentFailure | None
    """Why it failed; null unless status is failed"""
    corrects: str | None
    """Id of the rejected document whose number this one took; null: none"""
    corrected_by: str | None
    """Id of the document that took the number of this rejected one; null: none"""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""


class DebitNoteDraft(TypedDict):
    """A debit note to be issued: of one of your invoices (`invoice_id`), of one issued elsewhere
    (`billing_reference`), or of no certain invoice (`period`)
    """

    customer_id: NotRequired[str | None]
    """A customer of yours, or `final_consumer`"""
    customer: NotRequired[InlineCustomer | None]
    """The buyer, written in the document itself"""
    currency: NotRequired[str | None]
    """ISO 4217 code; left out: as in the invoice"""
    payment_means: NotRequired[PaymentMeans | None]
    """left out: as in the invoice"""
    additional_payment_means: NotRequired[list[AdditionalPaymentMeans] | None]
    """Further means of the same payment, at once or on credit as the type of payment_means says"""
    payment_terms: NotRequired[list[PaymentTerms] | None]
    """Instalments, discount for early payment, interest; they change no total"""
    lines: list[Line]
    """What is sold, line by line"""
    external_id: NotRequired[str | None]
    """Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409
    that names the first. It appears in events: put nothing personal in it.
    """
    numbering_range_id: NotRequired[str | None]
    """Left out: the active range of that type and environment"""
    issued_at: NotRequired[str | None]
    """Time of issue with Colombia's offset -05:00, today in Colombia; left out: the moment of
    numbering
    """
    notes: NotRequired[list[str] | None]
    """Notes"""
    order_reference: NotRequired[DebitNoteDraftOrderReference | None]
    """The buyer's order, or null"""
    despatch_document_references: NotRequired[list[AdviceReference] | None]
    """Despatch advices (remisiones) of what is invoiced"""
    receipt_document_references: NotRequired[list[AdviceReference] | None]
    """The buyer's receipts (entradas de almacén)"""
    additional_document_references: NotRequired[list[AdditionalDocumentReference] | None]
    """Other documents: contracts, certificates"""
    invoice_period: NotRequired[InvoicePeriod | None]
    """The time that is invoiced: of a lease, a subscription, a supply"""
    delivery: NotRequired[DocumentDelivery | None]
    """When, where and by whom the goods are delivered"""
    delivery_terms: NotRequired[DeliveryTerms | None]
    """Who pays the carriage and bears the risk"""
    allowances: NotRequired[list[AllowanceCharge] | None]
    """Discounts on the whole document that change no tax base"""
    charges: NotRequired[list[AllowanceCharge] | None]
    """Charges on the whole document that change no tax base"""
    aiu: NotRequired[Aiu | None]
    """Services with administration, contingencies and profit; needed by operation type 09"""
    exchange_rate: NotRequired[ExchangeRate | None]
    """Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
    """
    payment_alternative_exchange_rate: NotRequired[PaymentAlternativeExchangeRate | None]
    """A further currency in which it may be paid, beside that of exchange_rate"""
    email: NotRequired[Email | None]
    """Who gets the mail; default: the address of the customer"""
    metadata: NotRequired[dict[str, str] | None]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """
    simulate: NotRequired[Simulate | None]
    """What becomes of a document made with a sk_test_ key; refused with sk_live_"""
    operation_type: NotRequired[str | None]
    """Follows from the reference (30 Nota débito que referencia una factura electrónica; 32 Nota
    débito sin referencia a facturas) and is best left out; that of the invoice is taken as its
    own
    """
    invoice_id: NotRequired[str | None]
    """The invoice of yours that is corrected; the note waits for it until it is accepted"""
    billing_reference: NotRequired[BillingReference | None]
    """The invoice that is corrected, issued by another system. One of yours is treated as if
    invoice_id named it
    """
    period: NotRequired[NotePeriod | None]
    """The time that a note without reference to an invoice is about"""
    reason_code: str
    """Why: 1 Intereses; 2 Gastos por cobrar; 3 Cambio del valor; 4 Otro"""
    reason: NotRequired[str | None]
    """Why, in words; left out: the name of the reason's code"""


class DebitNoteDraftOrderReference(TypedDict):
    id: str
    """The buyer's order"""
    date: NotRequired[str | None]
    """Its day (YYYY-MM-DD)"""


class DebitNoteItem(TypedDict):
    index: int
    """place in `documents`, from 0"""
    document: DebitNote
    """The document, as a POST of it alone answers it"""


class DebitNoteList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[DebitNote]
    """The resources of this page, newest first"""


class DebitNoteOrderReference(TypedDict):
    id: str
    """The buyer's order"""
    date: str | None
    """Its day (YYYY-MM-DD)"""


class DebitNotesBatch(TypedDict):
    """At most 20 MB"""

    documents: list[DebitNoteDraft]
    """Bodies as one POST takes each, up to 1,000; each is accepted or refused by itself"""


class DebitNotesBatchAnswer(TypedDict):
    object: Literal["batch"]
    """What kind of resource this is"""
    data: list[DebitNoteItem | RefusedItem]
    """An item for each document, in their order"""


class DeleteCustomerAnswer(TypedDict):
    id: str
    object: Literal["customer"]
    deleted: Literal[True]


class DeleteSupplierAnswer(TypedDict):
    id: str
    object: Literal["supplier"]
    deleted: Literal[True]


class DeletedApiKey(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["api_key"]
    """What kind of resource this is"""
    deleted: Literal[True]


class DeletedDkimKey(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["dkim_key"]
    """What kind of resource this is"""
    deleted: Literal[True]


class DeletedDraft(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["draft"]
    """What kind of resource this is"""
    deleted: Literal[True]


class DeletedMailSender(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["mail_sender"]
    """What kind of resource this is"""
    deleted: Literal[True]


class DeletedSuppression(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["suppression"]
    """What kind of resource this is"""
    deleted: Literal[True]


class DeletedView(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["view"]
    """What kind of resource this is"""
    deleted: Literal[True]


class DeletedWebhookEndpoint(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["webhook_endpoint"]
    """What kind of resource this is"""
    deleted: Literal[True]


class Delivery(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["delivery"]
    """What kind of resource this is"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    event_id: str
    """Id of the event"""
    event_type: EventType
    """Type of the event"""
    webhook_endpoint_id: str
    """Id of the endpoint"""
    status: Literal["pending", "succeeded", "exhausted", "cancelled"]
    """pending, succeeded, exhausted (four attempts failed) or cancelled"""
    cancel_reason: Literal["endpoint_deleted", "endpoint_disabled"] | None
    """Why nothing more is sent; null unless cancelled"""
    next_attempt_at: str | None
    """When the next attempt is due; null: no further one"""
    attempts: list[DeliveryAttemptsItem]
    """What was tried, oldest first"""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""


class DeliveryAttemptsItem(TypedDict):
    at: str
    """When it began: ISO 8601 with offset"""
    duration_ms: int
    """How long it took, in milliseconds"""
    status: int | None
    """HTTP status of the answer, null when none came."""
    error: Literal["timeout", "dns", "address_not_public", "connection_refused", "connection_lost", "tls", "invalid_answer", "redirect", "http_status", "circuit_open", "interrupted"] | None
    """Null of the attempt that succeeded."""
    answer: str | None
    """The first 4 KiB of what the receiver answered."""


class DeliveryList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[Delivery]
    """The resources of this page, newest first"""


class DeliveryLocation(TypedDict):
    """A place that both sides know by a code"""

    id: str
    """Code of the place: the GLN of a shop, the number of a warehouse"""
    scheme_id: NotRequired[str | None]
    """Code of the list that it is of"""
    scheme_name: NotRequired[str | None]
    """Name of that list"""


class DeliveryLocationResource(TypedDict):
    """A place that both sides know by a code"""

    id: str
    """Code of the place: the GLN of a shop, the number of a warehouse"""
    scheme_id: str | None
    """Code of the list that it is of"""
    scheme_name: str | None
    """Name of that list"""


class DeliveryParty(TypedDict):
    """Who delivers: the carrier, as DIAN reads DeliveryParty"""

    identification: Identification
    legal_name: str
    """Name as registered at the tax authority"""
    organization_type: NotRequired[Literal["1", "2"] | None]
    """Organization type: 1 Persona Jurídica, 2 Persona Natural"""
    trade_name: NotRequired[str | None]
    """Name on the door"""
    email: NotRequired[str | None]
    """Where documents are sent"""
    phone: NotRequired[str | None]
    """Telephone"""
    address: NotRequired[Address | None]
    """Where it is; in Colombia with the DIVIPOLA code of the municipality"""
    tax_level_codes: NotRequired[list[str] | None]
    """Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención
    IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
    """
    tax_scheme: NotRequired[Literal["01", "04", "ZA", "ZZ"] | None]
    """Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica"""
    party_names: NotRequired[list[str] | None]
    """Further names beside trade_name: of shops, of establishments"""
    contact: NotRequired[Contact | None]
    """Whom to ask, by the `phone` and `email` of the party"""
    shareholders: NotRequired[list[Shareholder] | None]
    """Members of a consortium or temporary union"""


class DeliveryPartyResource(TypedDict):
    """Who delivers: the carrier, as DIAN reads DeliveryParty"""

    identification: IdentificationResource
    legal_name: str
    """Name as registered at the tax authority"""
    organization_type: Literal["1", "2"] | None
    """Organization type: 1 Persona Jurídica, 2 Persona Natural"""
    trade_name: str | None
    """Name on the door"""
    email: str | None
    """Where documents are sent"""
    phone: str | None
    """Telephone"""
    address: AddressResource | None
    """Where it is; in Colombia with the DIVIPOLA code of the municipality"""
    tax_level_codes: list[str] | None
    """Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención
    IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
    """
    tax_scheme: Literal["01", "04", "ZA", "ZZ"] | None
    """Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica"""
    party_names: list[str] | None
    """Further names beside trade_name: of shops, of establishments"""
    contact: ContactResource | None
    """Whom to ask, by the `phone` and `email` of the party"""
    shareholders: list[ShareholderResource] | None
    """Members of a consortium or temporary union"""


class DeliveryTerms(TypedDict):
    """Who pays the carriage and bears the risk"""

    id: NotRequired[str | None]
    """Number of the agreement"""
    special_terms: NotRequired[str | None]
    """What was agreed, in words"""
    incoterm: NotRequired[str | None]
    """Incoterm, three letters"""
    loss_risk: NotRequired[str | None]
    """Who bears the loss, and from where on, in words"""


class DeliveryTermsResource(TypedDict):
    """Who pays the carriage and bears the risk"""

    id: str | None
    """Number of the agreement"""
    special_terms: str | None
    """What was agreed, in words"""
    incoterm: str | None
    """Incoterm, three letters"""
    loss_risk: str | None
    """Who bears the loss, and from where on, in words"""


class DianAnswer(TypedDict):
    status_code: str
    """Code of the answer: 00 is accepted"""
    message: str
    """The tax authority's own words"""
    validated_at: str | None
    """When the tax authority validated it"""
    messages: list[RuleMessage]
    """Rules that the tax authority named, each explained"""


class DianAttempt(TypedDict):
    """An attempt to send a document to DIAN, or to ask for its verdict"""

    id: str
    """Id of the document and number of the attempt"""
    object: Literal["dian_attempt"]
    """What kind of resource this is"""
    document_id: str
    """Id of the document"""
    environment: Environment
    """test, habilitacion or production; fixed when it was made"""
    attempt: int
    """Number of the attempt, from 1, over all editions of the document"""
    edition: int
    """Which signed edition of the document it is about; the first is 1"""
    operation: str
    """Operation of the web service of DIAN; `GetStatus` and `GetStatusZip` ask, all others send"""
    status: Literal["planned", "under_way", "ended"]
    """`planned`: it is due at `due_at`; `under_way`: DIAN has not answered yet; `ended`"""
    due_at: str | None
    """When it begins; null unless it is planned"""
    started_at: str | None
    """When it began; null: not yet"""
    ended_at: str | None
    """When it ended; null: not yet"""
    duration_ms: int | None
    """How long DIAN took, in milliseconds; null where nobody measured it"""
    outcome: Literal["accepted", "rejected", "uploaded", "in_process", "document_unknown", "number_taken", "test_set_accepted", "test_set_refused", "certificate_refused", "certificate_untrusted", "security_refused", "request_refused", "not_sent", "no_answer", "server_fault", "unclear_answer"] | None
    """Stable code of what came of it; null until it has ended"""
    explanation: str | None
    """What came of it, and what follows, in the language of Accept-Language"""
    error: str | None
    """Why nothing was sent or answered, or the code of a SOAP fault; null: DIAN answered"""
    status_code: str | None
    """Code in the answer of DIAN: 00 is accepted; null without an answer"""
    rules: list[AttemptRule]
    """Rules that the answer named"""


class DianAttemptList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[DianAttempt]
    """The resources of this page, newest first"""


class DkimKey(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["dkim_key"]
    """What kind of resource this is"""
    domain: str
    """Mails from its addresses are signed; those of a subdomain are not."""
    selector: str
    """Tells the keys of a domain apart in the DNS."""
    status: Literal["pending", "verified"]
    """pending: publish the record; nothing is signed. verified: the record was found, mails are
    signed.
    """
    dns_record: DkimKeyDnsRecord
    """What to publish in the DNS of the domain."""
    last_check: DkimKeyLastCheck | None
    """What the DNS said when it was last asked; null: it was not asked yet."""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    created_at: str
    """When it was made: ISO 8601 with offset"""


class DkimKeyDnsRecord(TypedDict):
    """What to publish in the DNS of the domain."""

    type: Literal["TXT"]
    name: str
    """The whole name; some DNS editors add the domain by themselves."""
    value: str
    """Longer than 255 characters: some DNS editors want it in several strings."""


class DkimKeyInput(TypedDict):
    domain: str
    """a domain in lower case, such as empresa.com.co"""


class DkimKeyLastCheck(TypedDict):
    result: Literal["published", "missing", "different", "no_answer"]
    """missing: there is no such record; different: it has another key; no_answer: the name servers
    did not answer.
    """
    at: str
    """When the DNS was asked."""


class DkimKeyList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[DkimKey]
    """The resources of this page, newest first"""


class DocumentCounter(TypedDict):
    object: Literal["document_counter"]
    """What kind of resource this is"""
    kind: DocumentKind
    """invoice, credit_note or debit_note"""
    environment: Environment
    """test, habilitacion or production; fixed when it was made"""
    day: str
    """Day of the request, in Colombia"""
    status: DocumentStatus
    """State at the time of this answer"""
    currency: str
    """Of `sum`"""
    count: int
    """Documents that have this status now"""
    sum: str
    """Sum of their `totals.payable_amount`"""


class DocumentCounterList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[DocumentCounter]
    """The resources of this page, newest first"""


class DocumentDelivery(TypedDict):
    """When, where and by whom the goods are delivered"""

    actual_delivery_date: NotRequired[str | None]
    """Day of the delivery (YYYY-MM-DD)"""
    actual_delivery_time: NotRequired[str | None]
    """Time of the delivery (HH:MM:SS in Colombia, with or without -05:00)"""
    delivery_address: NotRequired[Address | None]
    """Where it was delivered"""
    delivery_location: NotRequired[DeliveryLocation | None]
    """A place that both sides know by a code"""
    delivery_party: NotRequired[DeliveryParty | None]
    """Who delivers: the carrier, as DIAN reads DeliveryParty"""


class DocumentDeliveryResource(TypedDict):
    """When, where and by whom the goods are delivered"""

    actual_delivery_date: str | None
    """Day of the delivery (YYYY-MM-DD)"""
    actual_delivery_time: str | None
    """Time of the delivery (HH:MM:SS in Colombia, with or without -05:00)"""
    delivery_address: AddressResource | None
    """Where it was delivered"""
    delivery_location: DeliveryLocationResource | None
    """A place that both sides know by a code"""
    delivery_party: DeliveryPartyResource | None
    """Who delivers: the carrier, as DIAN reads DeliveryParty"""


class DocumentEmail(TypedDict):
    status: MailState
    """Worst state among its recipients; delivered when every mail was"""
    recipients: list[DocumentRecipient]
    """One entry for each address"""


class DocumentEvent(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["event"]
    """What kind of resource this is"""
    type: Literal["invoice.accepted_by_dian", "invoice.rejected_by_dian", "invoice.accepted_contingency", "invoice.failed", "credit_note.accepted_by_dian", "credit_note.rejected_by_dian", "credit_note.accepted_contingency", "credit_note.failed", "debit_note.accepted_by_dian", "debit_note.rejected_by_dian", "debit_note.accepted_contingency", "debit_note.failed", "support_document.accepted_by_dian", "support_document.rejected_by_dian", "support_document.failed", "support_document_adjustment.accepted_by_dian", "support_document_adjustment.rejected_by_dian", "support_document_adjustment.failed", "equivalent_document.accepted_by_dian", "equivalent_document.rejected_by_dian", "equivalent_document.failed", "equivalent_document_note.accepted_by_dian", "equivalent_document_note.rejected_by_dian", "equivalent_document_note.failed"]
    """What became of the document"""
    created: str
    """When it happened: ISO 8601 with offset"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    account: str
    """Tenant id."""
    data: DocumentEventData
    """What it is about"""


class DocumentEventData(TypedDict):
    """What it is about"""

    object: DocumentEventDataObject
    """The document at that moment"""


class DocumentEventDataObject(TypedDict):
    """The document at that moment"""

    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: DocumentKind
    """Invoice, credit note or debit note"""
    status: DocumentStatus
    """Status of the document when it happened."""
    environment: Environment
    """`test`: nothing leaves the house. `habilitacion`: trial at the tax authority. `production`:
    it counts
    """
    cufe: str | None
    """CUFE, or the CUDE of a note. Null only of a document that failed before it had a number"""
    cude: NotRequired[str | None]
    """The CUDE, which `cufe` has too. Null only of a document that failed before it had a number
    """
    cuds: NotRequired[str | None]
    """The CUDS, which `cufe` has too. Null only of a document that failed before it had a number
    """
    number: str | None
    """Number. Null only of a document that failed before it had a number"""
    external_id: str | None
    """Your own id, up to 64 characters, unique for ever among resources of this kind and mode"""
    pdf_url: str | None
    """Graphic representation: marked RECHAZADA where DIAN has rejected the document, SIN VALIDAR
    where it has failed. Null only of a document that failed before it had a number
    """


class DocumentFailure(TypedDict):
    code: FailureCode
    """Stable code, with a page of its own"""
    detail: str
    """What happened"""


class DocumentRecipient(TypedDict):
    address: str
    """E-mail address"""
    status: MailState
    """sent, delivered, bounced or complained"""


class DocumentSummary(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: DocumentKind
    """What kind of resource this is"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    environment: Environment
    """test, habilitacion or production; fixed when it was made"""
    status: DocumentStatus
    """State at the time of this answer"""
    waiting: Waiting | None
    """What the document waits for without having failed; null: for nothing"""
    number: str | None
    """Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is numbered"""
    external_id: str | None
    """Your own id, up to 64 characters, unique for ever among resources of this kind and mode"""
    counterparty: SummaryCounterparty | None
    """The buyer, or the seller of a purchase; null: the final consumer"""
    currency: str
    """Of `total`"""
    total: str
    """`totals.payable_amount` of the document"""
    mail_status: MailState | None
    """The worst state of all its mails, also of those sent again; null: none was sent"""
    issued_at: str | None
    """Time of issue, Colombia's (-05:00); null until it is numbered, unless the request named it
    """
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""


class DocumentSummaryList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[DocumentSummary]
    """The resources of this page, newest first"""


class DocumentTotals(TypedDict):
    line_extension_amount: str
    """Sum of the lines, without tax (decimal string with exactly two decimals, no sign, no
    exponent)
    """
    tax_exclusive_amount: str
    """Sum of the bases of the taxes, rate 0 included (decimal string with exactly two decimals, no
    sign, no exponent)
    """
    tax_inclusive_amount: str
    """Lines and taxes (decimal string with exactly two decimals, no sign, no exponent)"""
    allowance_total: str
    """Discounts on the document (decimal string with exactly two decimals, no sign, no exponent)
    """
    charge_total: str
    """Charges on the document (decimal string with exactly two decimals, no sign, no exponent)"""
    prepaid_amount: str
    """Paid before (decimal string with exactly two decimals, no sign, no exponent)"""
    payable_amount: str
    """What is to be paid (decimal string with exactly two decimals, no sign, no exponent)"""
    taxes: list[DocumentTotalsTaxesItem]
    """One entry per tax"""


class DocumentTotalsTaxesItem(TypedDict):
    code: str
    """The API's code of the tax"""
    base: str
    """Sum of its bases; 0.00 of a tax by unit (decimal string with exactly two decimals, no sign,
    no exponent)
    """
    value: str
    """The tax (decimal string with exactly two decimals, no sign, no exponent)"""


class Draft(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["draft"]
    """What kind of resource this is"""
    livemode: bool
    """the mode in which it was made, and in which it is issued"""
    kind: DocumentKind
    """invoice, credit_note or debit_note"""
    name: str | None
    """name that people see; null: none"""
    etag: str
    """the ETag of the draft, which `If-Match` takes; each change gives it another one"""
    document_id: str | None
    """id of the document that it was issued as; null: it is not issued"""
    created_by: str
    """id of the person or of the API key that made it"""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""
    expires_at: str
    """it is deleted then: 30 days after its last change, or 7 days after it was issued"""
    body: dict[str, Any]
    """body of the document, however far it is written: it is checked when the draft is issued"""


class DraftEntry(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["draft"]
    """What kind of resource this is"""
    livemode: bool
    """the mode in which it was made, and in which it is issued"""
    kind: DocumentKind
    """invoice, credit_note or debit_note"""
    name: str | None
    """name that people see; null: none"""
    etag: str
    """the ETag of the draft, which `If-Match` takes; each change gives it another one"""
    document_id: str | None
    """id of the document that it was issued as; null: it is not issued"""
    created_by: str
    """id of the person or of the API key that made it"""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""
    expires_at: str
    """it is deleted then: 30 days after its last change, or 7 days after it was issued"""


class DraftEntryList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[DraftEntry]
    """The resources of this page, newest first"""


class DraftInput(TypedDict):
    kind: DocumentKind
    """invoice, credit_note or debit_note"""
    name: NotRequired[str | None]
    """name that people see; null: none"""
    body: dict[str, Any]
    """body of the document, however far it is written: it is checked when the draft is issued"""


class DraftPatch(TypedDict):
    kind: NotRequired[DocumentKind]
    """invoice, credit_note or debit_note"""
    name: NotRequired[str | None]
    """name that people see; null: none"""
    body: NotRequired[dict[str, Any]]
    """body of the document, however far it is written: it is checked when the draft is issued"""


class Email(TypedDict):
    to: NotRequired[list[str] | None]
    """Left out: the customer"""
    cc: NotRequired[list[str] | None]
    """Copies"""
    send: NotRequired[bool | None]
    """false: no mail"""


class EmailEvent(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["event"]
    """What kind of resource this is"""
    type: Literal["invoice.email.delivered", "invoice.email.bounced", "invoice.email.complained", "credit_note.email.delivered", "credit_note.email.bounced", "credit_note.email.complained", "debit_note.email.delivered", "debit_note.email.bounced", "debit_note.email.complained", "support_document.email.delivered", "support_document.email.bounced", "support_document.email.complained", "support_document_adjustment.email.delivered", "support_document_adjustment.email.bounced", "support_document_adjustment.email.complained", "equivalent_document.email.delivered", "equivalent_document.email.bounced", "equivalent_document.email.complained", "equivalent_document_note.email.delivered", "equivalent_document_note.email.bounced", "equivalent_document_note.email.complained"]
    """What became of one mail"""
    created: str
    """When it happened: ISO 8601 with offset"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    account: str
    """Tenant id."""
    data: EmailEventData
    """What it is about"""


class EmailEventData(TypedDict):
    """What it is about"""

    object: EmailEventDataObject
    """The document at that moment"""


class EmailEventDataObject(TypedDict):
    """The document at that moment"""

    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: DocumentKind
    """Invoice, credit note or debit note"""
    status: DocumentStatus
    """Status of the document when it happened."""
    environment: Environment
    """`test`: nothing leaves the house. `habilitacion`: trial at the tax authority. `production`:
    it counts
    """
    cufe: str | None
    """CUFE, or the CUDE of a note. Null only of a document that failed before it had a number"""
    cude: NotRequired[str | None]
    """The CUDE, which `cufe` has too. Null only of a document that failed before it had a number
    """
    cuds: NotRequired[str | None]
    """The CUDS, which `cufe` has too. Null only of a document that failed before it had a number
    """
    number: str | None
    """Number. Null only of a document that failed before it had a number"""
    external_id: str | None
    """Your own id, up to 64 characters, unique for ever among resources of this kind and mode"""
    pdf_url: str | None
    """Graphic representation: marked RECHAZADA where DIAN has rejected the document, SIN VALIDAR
    where it has failed. Null only of a document that failed before it had a number
    """
    email: EmailEventDataObjectEmail
    """One recipient and what became of the mail"""


class EmailEventDataObjectEmail(TypedDict):
    """One recipient and what became of the mail"""

    to: str
    """E-mail address of the recipient"""
    status: Literal["delivered", "bounced", "complained"]
    """State at the time of this answer"""
    message_id: str
    """Message-ID of the mail"""
    diagnostic: str | None
    """What the receiving server said; null: nothing"""


class EmailsInput(TypedDict):
    to: NotRequired[list[str] | None]
    """Addresses, up to 10; default: the first recipients"""


class EndedSession(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["session"]
    """What kind of resource this is"""
    deleted: Literal[True]


class EquivalentDocument(TypedDict):
    """`cufe` is its CUDE"""

    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["equivalent_document"]
    """What kind of resource this is"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    environment: Environment
    """test, habilitacion or production; fixed when it was made"""
    status: DocumentStatus
    """State at the time of this answer"""
    waiting: Waiting | None
    """What the document waits for without having failed; null: for nothing"""
    number: str | None
    """Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is numbered"""
    prefix: str | None
    """Prefix of the numbering range"""
    sequence: int | None
    """The number without its prefix; null until it is numbered"""
    cufe: str | None
    """CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it is signed"""
    cude: str | None
    """CUDE, as in `cufe`; null until it is signed"""
    type_code: str | None
    """Type of document in the XML: 01, 02, 03, 04, 91 or 92"""
    issued_at: str | None
    """Time of issue, Colombia's (-05:00); null until it is numbered, unless the request named it
    """
    document_type: str
    """What it is: `pos`, a POS ticket (20). Other equivalent documents are not issued yet"""
    customer_id: str | None
    """Id of the customer; null when the request has the buyer itself"""
    customer: CustomerSnapshot | None
    """The buyer as the document names it"""
    currency: Literal["COP"] | None
    """Pesos"""
    payment_means: PaymentAtOnceResource
    """How and when it is paid"""
    additional_payment_means: list[AdditionalPaymentAtOnceResource] | None
    """Further means of the same payment"""
    lines: list[EquivalentLineResource]
    """What is sold, line by line"""
    external_id: str | None
    """Your own id, up to 64 characters, unique for ever among resources of this kind and mode"""
    numbering_range_id: str | None
    """Numbering range of which the number is"""
    notes: list[str] | None
    """Notes"""
    allowances: list[AllowanceChargeResource] | None
    """Discounts on the whole document that change no tax base"""
    charges: list[AllowanceChargeResource] | None
    """Charges on the whole document that change no tax base"""
    metadata: dict[str, str]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """
    simulate: SimulateWithoutContingencyResource | None
    """What becomes of a document made with a sk_test_ key; refused with sk_live_"""
    register: CashRegister
    loyalty: Loyalty | None
    """What the buyer has in a loyalty programme; left out: the buyer, with 0 points"""
    totals: DocumentTotals
    """Sums that were calculated by the rules of DIAN; amounts with two decimals"""
    qr_url: str | None
    """Page of the tax authority about this document, as in its QR code; null until there is a CUFE
    """
    pdf_url: str | None
    """Signed URL of the PDF, good without an API key; null while or because there is none"""
    xml_url: str | None
    """Signed URL of the signed XML, good without an API key; null while or because there is none
    """
    attached_document_url: str | None
    """Signed URL of the zip that the buyer gets; null while or because there is none"""
    ticket: TicketLinks | None
    """Where the ticket is; null before the signature, and of a document that is rejected or has
    failed
    """
    dian: DianAnswer | None
    """Answer of the tax authority; null before there is one"""
    email: DocumentEmail | None
    """E-mail address"""
    failure: DocumentFailure | None
    """Why it failed; null unless status is failed"""
    corrects: str | None
    """Id of the rejected document whose number this one took; null: none"""
    corrected_by: str | None
    """Id of the document that took the number of this rejected one; null: none"""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""


class EquivalentDocumentDraft(TypedDict):
    """An equivalent document to be issued: a POS ticket"""

    document_type: str
    """What it is: `pos`, a POS ticket (20). Other equivalent documents are not issued yet"""
    customer_id: NotRequired[str | None]
    """A customer of yours, or `final_consumer`"""
    customer: NotRequired[InlineCustomer | None]
    """The buyer, written in the document itself"""
    currency: NotRequired[Literal["COP"] | None]
    """Pesos"""
    payment_means: PaymentAtOnce
    """How and when it is paid"""
    additional_payment_means: NotRequired[list[AdditionalPaymentAtOnce] | None]
    """Further means of the same payment"""
    lines: list[EquivalentLine]
    """What is sold, line by line"""
    external_id: NotRequired[str | None]
    """Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409
    that names the first. It appears in events: put nothing personal in it.
    """
    numbering_range_id: NotRequired[str | None]
    """Left out: the active range of that type and environment"""
    issued_at: NotRequired[str | None]
    """Time of issue with Colombia's offset -05:00, today in Colombia; left out: the moment of
    numbering
    """
    notes: NotRequired[list[str] | None]
    """Notes"""
    allowances: NotRequired[list[AllowanceCharge] | None]
    """Discounts on the whole document that change no tax base"""
    charges: NotRequired[list[AllowanceCharge] | None]
    """Charges on the whole document that change no tax base"""
    email: NotRequired[Email | None]
    """E-mail address"""
    metadata: NotRequired[dict[str, str] | None]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """
    simulate: NotRequired[SimulateWithoutContingency | None]
    """What becomes of a document made with a sk_test_ key; refused with sk_live_"""
    register: CashRegister
    loyalty: NotRequired[Loyalty | None]
    """What the buyer has in a loyalty programme; left out: the buyer, with 0 points"""


class EquivalentDocumentItem(TypedDict):
    index: int
    """place in `documents`, from 0"""
    document: EquivalentDocument
    """The document, as a POST of it alone answers it"""


class EquivalentDocumentList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[EquivalentDocument]
    """The resources of this page, newest first"""


class EquivalentDocumentNoteDraft(TypedDict):
    """An adjustment note to be issued: of one of your equivalent documents
    (`equivalent_document_id`), or of one issued elsewhere (`billing_reference`)
    """

    equivalent_document_id: NotRequired[str | None]
    """What is corrected, an equivalent document of yours; the note waits for it until it is
    accepted
    """
    billing_reference: NotRequired[CUDEReference | None]
    """What is corrected, an equivalent document issued by another system. One of yours is treated
    as if equivalent_document_id named it
    """
    direction: Literal["credit", "debit"]
    """`credit` takes back, type 94; `debit` adds, type 93"""
    reason_code: str
    """Why: 1 Devolución parcial de los bienes y/o no aceptación parcial del servicio; 2 Anulación
    del documento equivalente electrónico; 3 Rebaja o descuento parcial o total; 4 Ajuste de
    precio; 5 Descuento comercial por pronto pago; 6 Descuento comercial por volumen de ventas
    """
    reason: NotRequired[str | None]
    """Why, in words; left out: the name of the reason's code"""
    customer_id: NotRequired[str | None]
    """A customer of yours, or `final_consumer`"""
    customer: NotRequired[InlineCustomer | None]
    """The buyer, written in the document itself"""
    currency: NotRequired[Literal["COP"] | None]
    """Pesos"""
    payment_means: NotRequired[PaymentAtOnce | None]
    """left out: as in the equivalent document"""
    additional_payment_means: NotRequired[list[AdditionalPaymentAtOnce] | None]
    """Further means of the same payment"""
    lines: NotRequired[list[EquivalentLine] | None]
    """What is sold, line by line; left out: as in the equivalent document"""
    external_id: NotRequired[str | None]
    """Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409
    that names the first. It appears in events: put nothing personal in it.
    """
    numbering_range_id: NotRequired[str | None]
    """Left out: the active range of that type and environment"""
    issued_at: NotRequired[str | None]
    """Time of issue with Colombia's offset -05:00, today in Colombia; left out: the moment of
    numbering
    """
    notes: NotRequired[list[str] | None]
    """Notes"""
    allowances: NotRequired[list[AllowanceCharge] | None]
    """Discounts on the whole document that change no tax base"""
    charges: NotRequired[list[AllowanceCharge] | None]
    """Charges on the whole document that change no tax base"""
    email: NotRequired[Email | None]
    """E-mail address"""
    metadata: NotRequired[dict[str, str] | None]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """
    simulate: NotRequired[SimulateWithoutContingency | None]
    """What becomes of a document made with a sk_test_ key; refused with sk_live_"""


class EquivalentDocumentsBatch(TypedDict):
    """At most 20 MB"""

    documents: list[EquivalentDocumentDraft]
    """Bodies as one POST takes each, up to 1,000; each is accepted or refused by itself"""


class EquivalentDocumentsBatchAnswer(TypedDict):
    object: Literal["batch"]
    """What kind of resource this is"""
    data: list[EquivalentDocumentItem | RefusedItem]
    """An item for each document, in their order"""


class EquivalentLine(TypedDict):
    description: str
    """What is sold"""
    quantity: str
    """How many (decimal string with two to six decimals, no sign, no exponent)"""
    unit_code: str
    """Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them in
    /v1/catalogs/unidad-medida
    """
    unit_price: str
    """Price of one unit, without tax; 0.00 of a free line (decimal string with two to six decimals,
    no sign, no exponent)
    """
    line_extension_amount: str
    """quantity × unit_price − allowances + charges; the tax is NOT in it. The same with all taxes,
    exact to the cent, is taken and shown without them (decimal string with exactly two decimals,
    no sign, no exponent)
    """
    taxes: NotRequired[list[Tax] | None]
    """Taxes of the line; an excluded good has none"""
    allowances: NotRequired[list[AllowanceCharge] | None]
    """Discounts of the line"""
    charges: NotRequired[list[AllowanceCharge] | None]
    """Charges of the line"""
    product_code: NotRequired[ProductCode | None]
    """Code of the product in a standard"""
    brand: NotRequired[str | None]
    """Brand"""
    model: NotRequired[str | None]
    """Model"""
    note: NotRequired[str | None]
    """A note to the line"""
    reference_price: NotRequired[ReferencePrice | None]
    """Needed by a line with unit_price 0.00, whose taxes are on this price; a line that is sold may
    have one
    """
    sellers_item_identification: NotRequired[SellersItemIdentification | None]
    """Your own code, beside a standard one in product_code"""
    additional_item_properties: NotRequired[list[AdditionalItemProperty] | None]
    """Properties of the item: lot, serial number, expiry"""


class EquivalentLineResource(TypedDict):
    description: str
    """What is sold"""
    quantity: str
    """How many (decimal string with two to six decimals, no sign, no exponent)"""
    unit_code: str
    """Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them in
    /v1/catalogs/unidad-medida
    """
    unit_price: str
    """Price of one unit, without tax; 0.00 of a free line (decimal string with two to six decimals,
    no sign, no exponent)
    """
    line_extension_amount: str
    """quantity × unit_price − allowances + charges; the tax is NOT in it. The same with all taxes,
    exact to the cent, is taken and shown without them (decimal string with exactly two decimals,
    no sign, no exponent)
    """
    taxes: list[TaxResource] | None
    """Taxes of the line; an excluded good has none"""
    allowances: list[AllowanceChargeResource] | None
    """Discounts of the line"""
    charges: list[AllowanceChargeResource] | None
    """Charges of the line"""
    product_code: ProductCode | None
    """Code of the product in a standard"""
    brand: str | None
    """Brand"""
    model: str | None
    """Model"""
    note: str | None
    """A note to the line"""
    reference_price: ReferencePrice | None
    """Needed by a line with unit_price 0.00, whose taxes are on this price; a line that is sold may
    have one
    """
    sellers_item_identification: SellersItemIdentificationResource | None
    """Your own code, beside a standard one in product_code"""
    additional_item_properties: list[AdditionalItemPropertyResource] | None
    """Properties of the item: lot, serial number, expiry"""


class EquivalentNote(TypedDict):
    """`cufe` is its CUDE"""

    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["equivalent_document_note"]
    """What kind of resource this is"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    environment: Environment
    """test, habilitacion or production; fixed when it was made"""
    status: DocumentStatus
    """State at the time of this answer"""
    waiting: Waiting | None
    """What the document waits for without having failed; null: for nothing"""
    number: str | None
    """Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is numbered"""
    prefix: str | None
    """Prefix of the numbering range"""
    sequence: int | None
    """The number without its prefix; null until it is numbered"""
    cufe: str | None
    """CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it is signed"""
    cude: str | None
    """CUDE, as in `cufe`; null until it is signed"""
    type_code: str | None
    """Type of document in the XML: 01, 02, 03, 04, 91 or 92"""
    issued_at: str | None
    """Time of issue, Colombia's (-05:00); null until it is numbered, unless the request named it
    """
    equivalent_document_id: str | None
    """What is corrected, an equivalent document of yours; the note waits for it until it is
    accepted
    """
    billing_reference: CUDEReference | None
    """What is corrected, an equivalent document issued by another system. One of yours is treated
    as if equivalent_document_id named it
    """
    direction: Literal["credit", "debit"]
    """`credit` takes back, type 94; `debit` adds, type 93"""
    reason_code: str
    """Why: 1 Devolución parcial de los bienes y/o no aceptación parcial del servicio; 2 Anulación
    del documento equivalente electrónico; 3 Rebaja o descuento parcial o total; 4 Ajuste de
    precio; 5 Descuento comercial por pronto pago; 6 Descuento comercial por volumen de ventas
    """
    reason: str | None
    """Why, in words; left out: the name of the reason's code"""
    customer_id: str | None
    """Id of the customer; null when the request has the buyer itself"""
    customer: CustomerSnapshot | None
    """The buyer as the document names it"""
    currency: Literal["COP"] | None
    """Pesos"""
    payment_means: PaymentAtOnceResource
    """How and when it is paid"""
    additional_payment_means: list[AdditionalPaymentAtOnceResource] | None
    """Further means of the same payment"""
    lines: list[EquivalentLineResource]
    """What is sold, line by line"""
    external_id: str | None
    """Your own id, up to 64 characters, unique for ever among resources of this kind and mode"""
    numbering_range_id: str | None
    """Numbering range of which the number is"""
    notes: list[str] | None
    """Notes"""
    allowances: list[AllowanceChargeResource] | None
    """Discounts on the whole document that change no tax base"""
    charges: list[AllowanceChargeResource] | None
    """Charges on the whole document that change no tax base"""
    metadata: dict[str, str]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """
    simulate: SimulateWithoutContingencyResource | None
    """What becomes of a document made with a sk_test_ key; refused with sk_live_"""
    totals: DocumentTotals
    """Sums that were calculated by the rules of DIAN; amounts with two decimals"""
    qr_url: str | None
    """Page of the tax authority about this document, as in its QR code; null until there is a CUFE
    """
    pdf_url: str | None
    """Signed URL of the PDF, good without an API key; null while or because there is none"""
    xml_url: str | None
    """Signed URL of the signed XML, good without an API key; null while or because there is none
    """
    attached_document_url: str | None
    """Signed URL of the zip that the buyer gets; null while or because there is none"""
    dian: DianAnswer | None
    """Answer of the tax authority; null before there is one"""
    email: DocumentEmail | None
    """E-mail address"""
    failure: DocumentFailure | None
    """Why it failed; null unless status is failed"""
    corrects: str | None
    """Id of the rejected document whose number this one took; null: none"""
    corrected_by: str | None
    """Id of the document that took the number of this rejected one; null: none"""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""


class EquivalentNoteItem(TypedDict):
    index: int
    """place in `documents`, from 0"""
    document: EquivalentNote
    """The document, as a POST of it alone answers it"""


class EquivalentNoteList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[EquivalentNote]
    """The resources of this page, newest first"""


class EquivalentNotesBatch(TypedDict):
    """At most 20 MB"""

    documents: list[EquivalentDocumentNoteDraft]
    """Bodies as one POST takes each, up to 1,000; each is accepted or refused by itself"""


class EquivalentNotesBatchAnswer(TypedDict):
    object: Literal["batch"]
    """What kind of resource this is"""
    data: list[EquivalentNoteItem | RefusedItem]
    """An item for each document, in their order"""


class EventList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[Event]
    """The resources of this page, newest first"""


class ExchangeRate(TypedDict):
    """Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
    """

    rate: str
    """Pesos for one unit of the foreign currency (decimal string with two to six decimals, no sign,
    no exponent)
    """
    date: str
    """Day of the rate (YYYY-MM-DD)"""
    currency: NotRequired[str | None]
    """Of a document in pesos alone: the foreign currency that was agreed"""


class ExchangeRateResource(TypedDict):
    """Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
    """

    rate: str
    """Pesos for one unit of the foreign currency (decimal string with two to six decimals, no sign,
    no exponent)
    """
    date: str
    """Day of the rate (YYYY-MM-DD)"""
    currency: str | None
    """Of a document in pesos alone: the foreign currency that was agreed"""


class Export(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["export"]
    """What kind of resource this is"""
    livemode: bool
    """the mode whose data it has"""
    status: Literal["under_way", "ready", "expired"]
    """`under_way`: it is being gathered. `ready`: it can be downloaded. `expired`: its time is
    over, or a newer one was ordered
    """
    ordered_by: str
    """id of the API key that ordered it, or `operator`"""
    documents: int
    """documents that are gathered so far"""
    files: int
    """files that are gathered so far"""
    size_bytes: int | None
    """length of the zip; null until it is ready"""
    manifest_sha256: str | None
    """SHA-256 of `manifest.sha256` in the zip, by which all of it can be checked; null until it is
    ready
    """
    file_url: str | None
    """signed URL of the zip, good for 24 hours without an API key; null unless it is ready"""
    created_at: str
    """documents of later are not in it"""
    ready_at: str | None
    """since when it can be downloaded; null: it cannot yet"""
    expires_at: str | None
    """when what was gathered is deleted; null until it is ready"""


class ExportList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[Export]
    """The resources of this page, newest first"""


class GoLiveOrder(TypedDict):
    nit: str
    """your NIT without its check digit, so that no other company goes live by mistake"""
    override_readiness: NotRequired[bool | None]
    """true: also while something is missing that `not_ready_for_production` names; documents wait
    for it. It is recorded what was missing
    """


class Identification(TypedDict):
    """How the tax authority knows a person or a company"""

    type: Literal["31", "13", "22", "21", "41", "12", "11", "50", "42", "47", "48", "91"]
    """Identification type: 11 Registro civil, 12 Tarjeta de identidad, 13 Cédula de ciudadanía, 21
    Tarjeta de extranjería, 22 Cédula de extranjería, 31 NIT, 41 Pasaporte, 42 Documento de
    identificación extranjero, 47 PEP (Permiso Especial de Permanencia), 48 PPT (Permiso por
    Protección Temporal), 50 NIT de otro país, 91 NUIP
    """
    number: str
    """Number as the document shows it; of a NIT or a citizen card the digits alone, without check
    digit
    """
    check_digit: NotRequired[str | None]
    """Check digit of a NIT, computed where it is left out; nothing else has one"""


class IdentificationResource(TypedDict):
    """How the tax authority knows a person or a company"""

    type: Literal["31", "13", "22", "21", "41", "12", "11", "50", "42", "47", "48", "91"]
    """Identification type: 11 Registro civil, 12 Tarjeta de identidad, 13 Cédula de ciudadanía, 21
    Tarjeta de extranjería, 22 Cédula de extranjería, 31 NIT, 41 Pasaporte, 42 Documento de
    identificación extranjero, 47 PEP (Permiso Especial de Permanencia), 48 PPT (Permiso por
    Protección Temporal), 50 NIT de otro país, 91 NUIP
    """
    number: str
    """Number as the document shows it; of a NIT or a citizen card the digits alone, without check
    digit
    """
    check_digit: NotRequired[str]
    """Check digit of a NIT, computed where it is left out; nothing else has one"""


class InlineCustomer(TypedDict):
    """The buyer, written in the document itself"""

    identification: Identification
    legal_name: str
    """Name as registered at the tax authority"""
    organization_type: NotRequired[Literal["1", "2"] | None]
    """Organization type: 1 Persona Jurídica, 2 Persona Natural"""
    trade_name: NotRequired[str | None]
    """Name on the door"""
    email: NotRequired[str | None]
    """Where documents are sent"""
    phone: NotRequired[str | None]
    """Telephone"""
    address: NotRequired[Address | None]
    """Where it is; in Colombia with the DIVIPOLA code of the municipality"""
    tax_level_codes: NotRequired[list[str] | None]
    """Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención
    IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
    """
    tax_scheme: NotRequired[Literal["01", "04", "ZA", "ZZ"] | None]
    """Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica"""
    party_names: NotRequired[list[str] | None]
    """Further names beside trade_name: of shops, of establishments"""
    contact: NotRequired[Contact | None]
    """Whom to ask, by the `phone` and `email` of the party"""
    shareholders: NotRequired[list[Shareholder] | None]
    """Members of a consortium or temporary union"""


class InlineSupplier(TypedDict):
    """The seller, written in the document itself"""

    identification: SupplierIdentification
    legal_name: str
    """Name as registered at the tax authority"""
    organization_type: NotRequired[Literal["1", "2"] | None]
    """Organization type: 1 Persona Jurídica, 2 Persona Natural"""
    trade_name: NotRequired[str | None]
    """Name on the door"""
    email: NotRequired[str | None]
    """Where documents are sent"""
    phone: NotRequired[str | None]
    """Telephone"""
    address: NotRequired[SupplierAddress | None]
    """Where it is; in Colombia with the DIVIPOLA code of the municipality"""
    tax_level_codes: NotRequired[list[str] | None]
    """Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención
    IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
    """
    tax_scheme: NotRequired[Literal["01", "04", "ZA", "ZZ"] | None]
    """Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica"""
    residence: Literal["resident", "non_resident"]
    """Whether the seller is resident in Colombia: `resident` has identification 31 or 13,
    municipality and postal code; `non_resident` has no check digit, municipality code or postal
    code
    """


class Invitation(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["invitation"]
    """What kind of resource this is"""
    email: str
    """address of the person, in lower case"""
    role: Literal["reader", "biller", "developer", "payroll", "owner"]
    """`reader` sees and downloads; `biller` also issues documents; `developer` may do what an API
    key of role `full` may, except going live and people; `payroll` sees payroll only; `owner`
    may do everything
    """
    invited_by: str
    """id of the person or of the API key that invited, or name of the operator"""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    expires_at: str
    """the invitation is open until then"""


class InvitationInput(TypedDict):
    email: str
    """address of the person; only who logs in by it can accept"""
    role: NotRequired[Literal["reader", "biller", "developer", "payroll", "owner"] | None]
    """`reader` sees and downloads; `biller` also issues documents; `developer` may do what an API
    key of role `full` may, except going live and people; `payroll` sees payroll only; `owner`
    may do everything
    """


class InvitationList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[Invitation]
    """The resources of this page, newest first"""


class Invoice(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["invoice"]
    """What kind of resource this is"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    environment: Environment
    """test, habilitacion or production; fixed when it was made"""
    status: DocumentStatus
    """State at the time of this answer"""
    waiting: Waiting | None
    """What the document waits for without having failed; null: for nothing"""
    number: str | None
    """Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is numbered"""
    prefix: str | None
    """Prefix of the numbering range"""
    sequence: int | None
    """The number without its prefix; null until it is numbered"""
    cufe: str | None
    """CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it is signed"""
    type_code: str | None
    """Type of document in the XML: 01, 02, 03, 04, 91 or 92"""
    issued_at: str | None
    """Time of issue, Colombia's (-05:00); null until it is numbered, unless the request named it
    """
    external_id: str | None
    """Your own id, up to 64 characters, unique for ever among resources of this kind and mode"""
    customer_id: str | None
    """Id of the customer; null when the request has the buyer itself"""
    customer: CustomerSnapshot | None
    """The buyer as the document names it"""
    operation_type: str
    """10 standard, 09 AIU services, 11 export, dian:11 mandate; more in /v1/catalogs/tipo-operacion
    """
    currency: str
    """ISO 4217 code"""
    payment_means: PaymentMeansResource
    """How and when it is paid"""
    additional_payment_means: list[AdditionalPaymentMeansResource] | None
    """Further means of the same payment, at once or on credit as the type of payment_means says"""
    payment_terms: list[PaymentTermsResource] | None
    """Instalments, discount for early payment, interest; they change no total"""
    lines: list[LineResource]
    """What is sold, line by line"""
    numbering_range_id: str | None
    """Numbering range of which the number is"""
    notes: list[str] | None
    """Notes"""
    order_reference: InvoiceOrderReference | None
    """The buyer's order, or null"""
    despatch_document_references: list[AdviceReferenceResource] | None
    """Despatch advices (remisiones) of what is invoiced"""
    receipt_document_references: list[AdviceReferenceResource] | None
    """The buyer's receipts (entradas de almacén)"""
    additional_document_references: list[AdditionalDocumentReferenceResource] | None
    """Other documents: contracts, certificates"""
    invoice_period: InvoicePeriodResource | None
    """The time that is invoiced: of a lease, a subscription, a supply"""
    delivery: DocumentDeliveryResource | None
    """When, where and by whom the goods are delivered"""
    delivery_terms: DeliveryTermsResource | None
    """Who pays the carriage and bears the risk"""
    allowances: list[AllowanceChargeResource] | None
    """Discounts on the whole document that change no tax base"""
    charges: list[AllowanceChargeResource] | None
    """Charges on the whole document that change no tax base"""
    withholdings: list[Withholding] | None
    """Informative: they change no total"""
    prepaid: list[PrepaidResource] | None
    """Payments received before"""
    exchange_rate: ExchangeRateResource | None
    """Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
    """
    payment_alternative_exchange_rate: PaymentAlternativeExchangeRate | None
    """A further currency in which it may be paid, beside that of exchange_rate"""
    simulate: SimulateResource | None
    """What becomes of a document made with a sk_test_ key; refused with sk_live_"""
    metadata: dict[str, str]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """
    totals: DocumentTotals
    """Sums that were calculated by the rules of DIAN; amounts with two decimals"""
    qr_url: str | None
    """Page of the tax authority about this document, as in its QR code; null until there is a CUFE
    """
    pdf_url: str | None
    """Signed URL of the PDF, good without an API key; null while or because there is none"""
    xml_url: str | None
    """Signed URL of the signed XML, good without an API key; null while or because there is none
    """
    attached_document_url: str | None
    """Signed URL of the zip that the buyer gets; null while or because there is none"""
    dian: DianAnswer | None
    """Answer of the tax authority; null before there is one"""
    email: DocumentEmail | None
    """Mails to the buyer; null: none yet"""
    failure: DocumentFailure | None
    """Why it failed; null unless status is failed"""
    corrects: str | None
    """Id of the rejected document whose number this one took; null: none"""
    corrected_by: str | None
    """Id of the document that took the number of this rejected one; null: none"""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""


class InvoiceDraft(TypedDict):
    """An invoice to be issued"""

    customer_id: NotRequired[str | None]
    """A customer of yours, or `final_consumer`"""
    customer: NotRequired[InlineCustomer | None]
    """The buyer, written in the document itself"""
    currency: str
    """ISO 4217 code"""
    payment_means: PaymentMeans
    """How and when it is paid"""
    additional_payment_means: NotRequired[list[AdditionalPaymentMeans] | None]
    """Further means of the same payment, at once or on credit as the type of payment_means says"""
    payment_terms: NotRequired[list[PaymentTerms] | None]
    """Instalments, discount for early payment, interest; they change no total"""
    lines: list[Line]
    """What is sold, line by line"""
    external_id: NotRequired[str | None]
    """Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409
    that names the first. It appears in events: put nothing personal in it.
    """
    numbering_range_id: NotRequired[str | None]
    """Left out: the active range of that type and environment"""
    issued_at: NotRequired[str | None]
    """Time of issue with Colombia's offset -05:00, today in Colombia; left out: the moment of
    numbering
    """
    notes: NotRequired[list[str] | None]
    """Notes"""
    order_reference: NotRequired[InvoiceDraftOrderReference | None]
    """The buyer's order, or null"""
    despatch_document_references: NotRequired[list[AdviceReference] | None]
    """Despatch advices (remisiones) of what is invoiced"""
    receipt_document_references: NotRequired[list[AdviceReference] | None]
    """The buyer's receipts (entradas de almacén)"""
    additional_document_references: NotRequired[list[AdditionalDocumentReference] | None]
    """Other documents: contracts, certificates"""
    invoice_period: NotRequired[InvoicePeriod | None]
    """The time that is invoiced: of a lease, a subscription, a supply"""
    delivery: NotRequired[DocumentDelivery | None]
    """When, where and by whom the goods are delivered"""
    delivery_terms: NotRequired[DeliveryTerms | None]
    """Who pays the carriage and bears the risk"""
    allowances: NotRequired[list[AllowanceCharge] | None]
    """Discounts on the whole document that change no tax base"""
    charges: NotRequired[list[AllowanceCharge] | None]
    """Charges on the whole document that change no tax base"""
    aiu: NotRequired[Aiu | None]
    """Services with administration, contingencies and profit; needed by operation type 09"""
    exchange_rate: NotRequired[ExchangeRate | None]
    """Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
    """
    payment_alternative_exchange_rate: NotRequired[PaymentAlternativeExchangeRate | None]
    """A further currency in which it may be paid, beside that of exchange_rate"""
    email: NotRequired[Email | None]
    """Who gets the mail; default: the address of the customer"""
    metadata: NotRequired[dict[str, str] | None]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """
    simulate: NotRequired[Simulate | None]
    """What becomes of a document made with a sk_test_ key; refused with sk_live_"""
    operation_type: str
    """10 standard, 09 AIU services, 11 export, dian:11 mandate; more in /v1/catalogs/tipo-operacion
    """
    type_code: NotRequired[Literal["01", "02", "03"] | None]
    """01 sale, 02 export (follows from operation type 11), 03 transcription of an invoice issued on
    paper, with its `number` and `issued_at`
    """
    number: NotRequired[str | None]
    """Number of the paper original, type code 03 only: others are numbered from the range"""
    withholdings: NotRequired[list[Withholding] | None]
    """Informative: they change no total"""
    prepaid: NotRequired[list[Prepaid] | None]
    """Payments received before"""


class InvoiceDraftOrderReference(TypedDict):
    id: str
    """The buyer's order"""
    date: NotRequired[str | None]
    """Its day (YYYY-MM-DD)"""


class InvoiceEvent(TypedDict):
    """An event 030 to 034 of an invoice"""

    id: str
    """Opaque id"""
    object: Literal["document_event"]
    """What kind of resource this is"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    environment: Environment
    """test, habilitacion or production; fixed when it was made"""
    type: Literal["receipt", "claim", "goods_received", "accepted", "tacit_acceptance"]
    """Type of the event"""
    code: Literal["030", "031", "032", "033", "034"]
    """DIAN's code"""
    status: Literal["queued", "signed", "registered", "rejected", "failed"]
    """`queued`, `signed`, then `registered` (DIAN has accepted it), `rejected` or `failed`"""
    waiting: InvoiceEventWaiting | None
    """What it waits for without having failed; null: for nothing"""
    number: str | None
    """Number of the event; null until it has one"""
    cude: str | None
    """CUDE of the event; null until it has one"""
    subject: InvoiceEventSubject
    claim_code: Literal["01", "02", "03", "04"] | None
    """Why the invoice is claimed; null unless it is a claim"""
    person: ReceivingPersonResource | None
    """Who received; null of events that name nobody"""
    dian_messages: list[InvoiceEventMessage]
    """What DIAN said about it"""
    failure: InvoiceEventFailure | None
    """Why it failed; null unless status is failed"""
    issued_at: str | None
    """Time in its XML, Colombia's; null until it has a number"""
    registered_at: str | None
    """When DIAN registered it; null before"""
    created_at: str
    """When it was made: ISO 8601 with offset"""


class InvoiceEventFailure(TypedDict):
    code: str
    """Stable code"""


class InvoiceEventInput(TypedDict):
    """An event of the seller"""

    type: Literal["tacit_acceptance"]
    """034: the buyer neither accepted nor claimed within three working days"""
    simulate: NotRequired[SimulateEvent | None]
    """Only with a sk_test_ key: nothing is sent to DIAN there"""


class InvoiceEventList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[InvoiceEvent]
    """The resources of this page, newest first"""


class InvoiceEventMessage(TypedDict):
    rule: str
    """DIAN's id of the rule"""
    severity: Literal["rejection", "notification"]
    """Whether DIAN rejects the event by it"""
    detail: str
    """DIAN's own words"""


class InvoiceEventNotice(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["event"]
    """What kind of resource this is"""
    type: Literal["document_event.registered", "document_event.rejected", "document_event.deadline_near"]
    """Type of the event"""
    created: str
    """When it happened: ISO 8601 with offset"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    account: str
    """Tenant id."""
    data: InvoiceEventNoticeData
    """The resources of this page, newest first"""


class InvoiceEventNoticeData(TypedDict):
    """The resources of this page, newest first"""

    object: InvoiceEventNoticeDataObject
    """The document at that moment"""


class InvoiceEventNoticeDataObject(TypedDict):
    """The document at that moment"""

    id: str | None
    """The event (`dev_…`). Null of a deadline, and of an event that was not issued here"""
    object: Literal["document_event"]
    """What kind of resource this is"""
    status: Literal["registered", "rejected", "deadline_near"]
    """State at the time of this answer"""
    environment: Environment
    """`test`: nothing leaves the house. `habilitacion`: trial at the tax authority. `production`:
    it counts
    """
    cufe: str
    """CUFE of the invoice"""
    cude: str | None
    """CUDE of the event; null where it is not known"""
    number: str | None
    """Number of the event; null where it is not known"""
    external_id: None
    """Your own id, up to 64 characters, unique for ever among resources of this kind and mode"""
    pdf_url: None
    """Signed URL of the PDF, good without an API key; null while or because there is none"""
    code: Literal["030", "031", "032", "033", "034"] | None
    """DIAN's code of the event; null of a deadline"""
    received_document_id: str | None
    """The invoice, where a supplier sent it to you; otherwise null"""
    invoice_id: str | None
    """The invoice, where you issued it; otherwise null"""
    deadline: str | None
    """Day in Colombia; null unless a deadline is near"""
    deadline_for: Literal["claim_or_accept", "declare_tacit_acceptance"] | None
    """`claim_or_accept`: until that day you may claim or accept. `declare_tacit_acceptance`: from
    that day on you may declare it
    """


class InvoiceEventSubject(TypedDict):
    """The invoice that it is about"""

    object: Literal["received_document", "invoice"]
    """What the invoice is here"""
    id: str
    """Id of the invoice"""
    number: str
    """Number of the invoice"""
    cufe: str
    """CUFE of the invoice"""


class InvoiceEventWaiting(TypedDict):
    reason: Literal["earlier_event", "certificate_missing", "software_missing", "dian_unavailable", "event_too_early"]
    """Stable code of what it waits for"""
    action: str
    """What you can do, in the language of Accept-Language"""


class InvoiceEvents(TypedDict):
    object: Literal["invoice_events"]
    """What kind of resource this is"""
    invoice_id: str
    """Id of the invoice"""
    events: InvoiceEventsStanding | None
    """What the buyer did. Null where no events apply: the invoice is not on credit, or DIAN has not
    accepted it
    """
    asked_at: str | None
    """When DIAN was asked last; null: not yet"""
    issued: list[InvoiceEvent]
    """Events that you issued yourself"""


class InvoiceEventsStanding(TypedDict):
    outcome: Literal["open", "accepted", "claimed", "tacitly_accepted"]
    """Where the registered events have led to; `open`: nowhere yet"""
    deadline: str | None
    """Day in Colombia; null: none runs"""
    deadline_for: Literal["claim_or_accept", "declare_tacit_acceptance"] | None
    """`claim_or_accept`: the buyer may until that day. `declare_tacit_acceptance`: the seller may
    from that day on
    """
    registered: list[RegisteredEvent]
    """Events that DIAN has registered, whoever issued them"""


class InvoiceItem(TypedDict):
    index: int
    """place in `documents`, from 0"""
    document: Invoice
    """The document, as a POST of it alone answers it"""


class InvoiceList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[Invoice]
    """The resources of this page, newest first"""


class InvoiceOrderReference(TypedDict):
    id: str
    """The buyer's order"""
    date: str | None
    """Its day (YYYY-MM-DD)"""


class InvoicePeriod(TypedDict):
    """The time that is invoiced: of a lease, a subscription, a supply"""

    start_date: str
    """First day (YYYY-MM-DD)"""
    start_time: NotRequired[str | None]
    """Time of the first day (HH:MM:SS in Colombia, with or without -05:00)"""
    end_date: str
    """Last day (YYYY-MM-DD)"""
    end_time: NotRequired[str | None]
    """Time of the last day (HH:MM:SS in Colombia, with or without -05:00)"""


class InvoicePeriodResource(TypedDict):
    """The time that is invoiced: of a lease, a subscription, a supply"""

    start_date: str
    """First day (YYYY-MM-DD)"""
    start_time: str | None
    """Time of the first day (HH:MM:SS in Colombia, with or without -05:00)"""
    end_date: str
    """Last day (YYYY-MM-DD)"""
    end_time: str | None
    """Time of the last day (HH:MM:SS in Colombia, with or without -05:00)"""


class InvoicesBatch(TypedDict):
    """At most 20 MB"""

    documents: list[InvoiceDraft]
    """Bodies as one POST takes each, up to 1,000; each is accepted or refused by itself"""


class InvoicesBatchAnswer(TypedDict):
    object: Literal["batch"]
    """What kind of resource this is"""
    data: list[InvoiceItem | RefusedItem]
    """An item for each document, in their order"""


class Job(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["job"]
    """What kind of resource this is"""
    livemode: bool
    """the mode whose documents it is about"""
    action: Literal["retry", "resend", "redrive", "export", "import"]
    """`retry`: goes on with documents that have failed. `resend`: mails documents again, to the
    addresses of the first time. `redrive`: tries deliveries of webhooks again that are not tried
    any more. `export`: writes their summaries as CSV. `import`: issues the documents of a file,
    or creates its customers or suppliers
    """
    filter: str | None
    """filters of its rows, as the query of `GET /v1/documents`, of a redrive that of `GET
    /v1/deliveries`; null: of an import
    """
    kind: str | None
    """what the rows of an import are; null: of any other action"""
    status: Literal["running", "cancelling", "completed", "cancelled"]
    """`running`; `cancelling`: the rows under way are its last ones; then `cancelled`, or
    `completed` when every row had its turn
    """
    total: int
    """rows that it had when it was ordered"""
    done: int
    """rows that have had their turn"""
    succeeded: int
    """rows that were done"""
    failed: int
    """rows that were refused; the result says why"""
    ordered_by: str
    """id of the person or of the API key that ordered it"""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    finished_at: str | None
    """when it was over; null: it is under way"""
    expires_at: str | None
    """when it is deleted with its result; null: it is under way"""


class JobFile(TypedDict):
    """file of an import; any other action has none"""

    kind: NotRequired[Literal["invoice", "credit_note", "debit_note", "support_document", "support_document_adjustment", "equivalent_document", "equivalent_document_note", "customer", "supplier"] | None]
    """what its rows are: documents of a kind, customers or suppliers. Left out: invoices"""
    content_base64: str
    """CSV in UTF-8, or XLSX, in base64: 5 MB and 10,000 rows at most"""


class JobInput(TypedDict):
    action: Literal["retry", "resend", "redrive", "export", "import"]
    """`retry`: goes on with documents that have failed. `resend`: mails documents again, to the
    addresses of the first time. `redrive`: tries deliveries of webhooks again that are not tried
    any more. `export`: writes their summaries as CSV. `import`: issues the documents of a file,
    or creates its customers or suppliers
    """
    filter: NotRequired[str | None]
    """Documents that the job is about; of a redrive the query of `GET /v1/deliveries`, with the
    status `failed`, `exhausted` or `cancelled`; an import has none: the query of `GET
    /v1/documents` without page and limit; empty: all documents
    """
    file: NotRequired[JobFile | None]
    """file of an import; any other action has none"""
    dry_run: NotRequired[bool | None]
    """true: nothing is done; the answer tells what would be. Left out: false"""


class JobList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[Job]
    """The resources of this page, newest first"""


class JobPreview(TypedDict):
    object: Literal["job_preview"]
    """What kind of resource this is"""
    action: Literal["retry", "resend", "redrive", "export", "import"]
    """`retry`: goes on with documents that have failed. `resend`: mails documents again, to the
    addresses of the first time. `redrive`: tries deliveries of webhooks again that are not tried
    any more. `export`: writes their summaries as CSV. `import`: issues the documents of a file,
    or creates its customers or suppliers
    """
    count: int
    """rows that the job would have"""
    sample: list[JobSample]
    """the first rows, ten at most"""


class JobSample(TypedDict):
    row: int | None
    """row of the file; null: of no import"""
    id: str | None
    """id of the document or of the delivery; null: of an import"""
    number: str | None
    """its number; null: it has none yet"""
    status: str | None
    """its status now; null: of an import"""
    code: str | None
    """code of the refusal that the row would get; null: none"""
    detail: str | None
    """what is wrong with the row; null: nothing, or it is known later only"""


class Line(TypedDict):
    description: str
    """What is sold"""
    quantity: str
    """How many (decimal string with two to six decimals, no sign, no exponent)"""
    unit_code: str
    """Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them in
    /v1/catalogs/unidad-medida
    """
    unit_price: str
    """Price of one unit, without tax; 0.00 of a free line (decimal string with two to six decimals,
    no sign, no exponent)
    """
    line_extension_amount: str
    """quantity × unit_price − allowances + charges; the tax is NOT in it. The same with all taxes,
    exact to the cent, is taken and shown without them (decimal string with exactly two decimals,
    no sign, no exponent)
    """
    taxes: NotRequired[list[Tax] | None]
    """Taxes of the line; an excluded good has none"""
    allowances: NotRequired[list[AllowanceCharge] | None]
    """Discounts of the line"""
    charges: NotRequired[list[AllowanceCharge] | None]
    """Charges of the line"""
    product_code: NotRequired[ProductCode | None]
    """Code of the product in a standard"""
    brand: NotRequired[str | None]
    """Brand"""
    model: NotRequired[str | None]
    """Model"""
    note: NotRequired[str | None]
    """A note to the line"""
    aiu_part: NotRequired[Literal["administration", "contingencies", "profit"] | None]
    """Of AIU services (operation type 09): what the line is. The note with the contract's object
    stands on the line of the administration; left out: the line whose description says
    "Administración", "Admón" or "AIU", else the first
    """
    reference_price: NotRequired[ReferencePrice | None]
    """Needed by a line with unit_price 0.00, whose taxes are on this price; a line that is sold may
    have one
    """
    mandate: NotRequired[Identification | None]
    """How the tax authority knows a person or a company"""
    withholdings: NotRequired[list[Withholding] | None]
    """Of an invoice: withholdings of this line, informative; those of the document are their sums
    """
    sellers_item_identification: NotRequired[SellersItemIdentification | None]
    """Your own code, beside a standard one in product_code"""
    additional_item_properties: NotRequired[list[AdditionalItemProperty] | None]
    """Properties of the item: lot, serial number, expiry"""
    invoice_period: NotRequired[InvoicePeriod | None]
    """The time that is invoiced: of a lease, a subscription, a supply"""
    order_line_references: NotRequired[list[OrderLineReference] | None]
    """Lines of the buyer's order that this line fulfils"""
    despatch_line_references: NotRequired[list[AdviceLineReference] | None]
    """Lines of despatch advices (remisiones)"""
    receipt_line_references: NotRequired[list[AdviceLineReference] | None]
    """Lines of the buyer's receipts"""
    document_references: NotRequired[list[AdditionalDocumentReference] | None]
    """Other documents of this line: a waybill, a certificate"""
    delivery: NotRequired[DocumentDelivery | None]
    """When, where and by whom the goods are delivered"""
    delivery_terms: NotRequired[DeliveryTerms | None]
    """Who pays the carriage and bears the risk"""


class LineResource(TypedDict):
    description: str
    """What is sold"""
    quantity: str
    """How many (decimal string with two to six decimals, no sign, no exponent)"""
    unit_code: str
    """Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them in
    /v1/catalogs/unidad-medida
    """
    unit_price: str
    """Price of one unit, without tax; 0.00 of a free line (decimal string with two to six decimals,
    no sign, no exponent)
    """
    line_extension_amount: str
    """quantity × unit_price − allowances + charges; the tax is NOT in it. The same with all taxes,
    exact to the cent, is taken and shown without them (decimal string with exactly two decimals,
    no sign, no exponent)
    """
    taxes: list[TaxResource] | None
    """Taxes of the line; an excluded good has none"""
    allowances: list[AllowanceChargeResource] | None
    """Discounts of the line"""
    charges: list[AllowanceChargeResource] | None
    """Charges of the line"""
    product_code: ProductCode | None
    """Code of the product in a standard"""
    brand: str | None
    """Brand"""
    model: str | None
    """Model"""
    note: str | None
    """A note to the line"""
    aiu_part: Literal["administration", "contingencies", "profit"] | None
    """Of AIU services (operation type 09): what the line is. The note with the contract's object
    stands on the line of the administration; left out: the line whose description says
    "Administración", "Admón" or "AIU", else the first
    """
    reference_price: ReferencePrice | None
    """Needed by a line with unit_price 0.00, whose taxes are on this price; a line that is sold may
    have one
    """
    mandate: IdentificationResource | None
    """How the tax authority knows a person or a company"""
    withholdings: list[Withholding] | None
    """Of an invoice: withholdings of this line, informative; those of the document are their sums
    """
    sellers_item_identification: SellersItemIdentificationResource | None
    """Your own code, beside a standard one in product_code"""
    additional_item_properties: list[AdditionalItemPropertyResource] | None
    """Properties of the item: lot, serial number, expiry"""
    invoice_period: InvoicePeriodResource | None
    """The time that is invoiced: of a lease, a subscription, a supply"""
    order_line_references: list[OrderLineReferenceResource] | None
    """Lines of the buyer's order that this line fulfils"""
    despatch_line_references: list[AdviceLineReferenceResource] | None
    """Lines of despatch advices (remisiones)"""
    receipt_line_references: list[AdviceLineReferenceResource] | None
    """Lines of the buyer's receipts"""
    document_references: list[AdditionalDocumentReferenceResource] | None
    """Other documents of this line: a waybill, a certificate"""
    delivery: DocumentDeliveryResource | None
    """When, where and by whom the goods are delivered"""
    delivery_terms: DeliveryTermsResource | None
    """Who pays the carriage and bears the risk"""


class LinkRequest(TypedDict):
    email: str
    """address of the person"""


class LoggedRequest(TypedDict):
    """A request of yours, with what was sent and answered"""

    id: str
    """Id of the request, which its answer had in `Svc-Request-Id`"""
    object: Literal["request"]
    """What kind of resource this is"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    operation_id: str
    """Id of the operation"""
    method: str
    """Its method"""
    path: str
    """Its path, without the values in it"""
    object_id: str | None
    """Id in its path; null: it has none"""
    status: int
    """HTTP status of the answer"""
    code: str | None
    """Code of the problem; null: it was none"""
    duration_ms: float
    """How long the answer took, in milliseconds"""
    key_id: str | None
    """Id of the API key that asked; null: a person did"""
    person_id: str | None
    """Id of the person who asked; null: an API key did"""
    version: str
    """Version of the API that the request was in"""
    created_at: str
    """When it came: ISO 8601 with offset"""
    idempotency_key_hash: str | None
    """First 32 characters of the SHA-256 of its `Idempotency-Key`, in hexadecimal; null: it had
    none
    """
    request_body: str | None
    """What was sent, as JSON of 4 KiB at most, with `***` for texts that may be personal or a
    secret and `…` for what is left out; null: nothing
    """
    answer_body: str | None
    """What was answered, in the same form; of a problem the faults with their codes and places.
    Null: nothing that is JSON
    """


class LoggedRequestSummary(TypedDict):
    """A request of yours"""

    id: str
    """Id of the request, which its answer had in `Svc-Request-Id`"""
    object: Literal["request"]
    """What kind of resource this is"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    operation_id: str
    """Id of the operation"""
    method: str
    """Its method"""
    path: str
    """Its path, without the values in it"""
    object_id: str | None
    """Id in its path; null: it has none"""
    status: int
    """HTTP status of the answer"""
    code: str | None
    """Code of the problem; null: it was none"""
    duration_ms: float
    """How long the answer took, in milliseconds"""
    key_id: str | None
    """Id of the API key that asked; null: a person did"""
    person_id: str | None
    """Id of the person who asked; null: an API key did"""
    version: str
    """Version of the API that the request was in"""
    created_at: str
    """When it came: ISO 8601 with offset"""


class LoggedRequestSummaryList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[LoggedRequestSummary]
    """The resources of this page, newest first"""


class Loyalty(TypedDict):
    """What the buyer has in a loyalty programme; left out: the buyer, with 0 points"""

    code: str
    """Code of the buyer in the programme"""
    name: str
    """Name of the buyer in the programme"""
    points: int
    """Points that he has"""


class MailSender(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["mail_sender"]
    """What kind of resource this is"""
    from_address: str
    """The address in From."""
    smtp: MailSenderSmtp | None
    """Your mail server, without the password; null: mails go by that of the service."""
    is_default: bool
    """Whether mails go out by this sender. One sender of each mode is the default at most."""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""


class MailSenderInput(TypedDict):
    from_address: str
    """address that mails come from, its domain in lower case"""
    smtp: NotRequired[MailSenderInputSmtp | None]
    """Your mail server, which is tried before it is taken; null: that of the service"""
    is_default: NotRequired[bool | None]
    """Whether mails go out by this sender. One sender of each mode is the default at most."""


class MailSenderInputSmtp(TypedDict):
    host: str
    """name of your mail server"""
    port: int
    """25, 465, 587 or 2525"""
    tls: Literal["starttls", "implicit"]
    """starttls: as usual at 587; implicit: TLS from the first byte, as usual at 465. Without TLS
    nothing is sent.
    """
    user: str
    """user name at the mail server"""
    password: str
    """stored encrypted; no answer has it"""


class MailSenderList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[MailSender]
    """The resources of this page, newest first"""


class MailSenderPatch(TypedDict):
    smtp: NotRequired[MailSenderPatchSmtp | None]
    """Your mail server, which is tried before it is taken; null: that of the service"""
    is_default: NotRequired[bool]
    """Whether mails go out by this sender. One sender of each mode is the default at most."""


class MailSenderPatchSmtp(TypedDict):
    host: str
    """name of your mail server"""
    port: int
    """25, 465, 587 or 2525"""
    tls: Literal["starttls", "implicit"]
    """starttls: as usual at 587; implicit: TLS from the first byte, as usual at 465. Without TLS
    nothing is sent.
    """
    user: str
    """user name at the mail server"""
    password: str
    """stored encrypted; no answer has it"""


class MailSenderSmtp(TypedDict):
    host: str
    """name of your mail server"""
    port: int
    """25, 465, 587 or 2525"""
    tls: Literal["starttls", "implicit"]
    """starttls: as usual at 587; implicit: TLS from the first byte, as usual at 465. Without TLS
    nothing is sent.
    """
    user: str
    """user name at the mail server"""


class Mailing(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["mailing"]
    """What kind of resource this is"""
    document_id: str
    """Id of the document"""
    edition: int
    """Which signed edition of the document was sent; the first is 1"""
    to: str
    """E-mail address of the recipient"""
    status: Literal["queued", "sent", "delivered", "bounced", "complained"]
    """queued, sent, delivered (the receiving server took it), bounced or complained"""
    message_id: str
    """Message-ID of the mail"""
    diagnostic: str | None
    """What the receiving server said."""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""


class MailingList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[Mailing]
    """The resources of this page, newest first"""


class MailingProblem(TypedDict):
    code: Literal["address_unknown", "domain_unknown", "mailbox_full", "try_later", "server_failure", "unreachable", "content_refused", "taken_for_spam", "sender_refused", "suppressed", "marked_as_spam", "unclear"]
    """Stable code of what is wrong"""
    detail: str
    """What is wrong, in the language of Accept-Language"""
    action: str
    """What you can do, in the language of Accept-Language"""


class MailingWithAttempts(TypedDict):
    """A mail to one recipient, with its attempts"""

    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["mailing"]
    """What kind of resource this is"""
    document_id: str
    """Id of the document"""
    edition: int
    """Which signed edition of the document was sent; the first is 1"""
    to: str
    """E-mail address of the recipient"""
    status: Literal["queued", "sent", "delivered", "bounced", "complained"]
    """queued, sent, delivered (the receiving server took it), bounced or complained"""
    message_id: str
    """Message-ID of the mail"""
    diagnostic: str | None
    """What the receiving server said."""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""
    attempts: int
    """How often it was tried so far"""
    next_attempt_at: str | None
    """When the next attempt is due; null: no further one"""
    problem: MailingProblem | None
    """Why it has not arrived, or why the recipient does not want it; null: nothing is known to be
    wrong
    """


class MailingWithAttemptsList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[MailingWithAttempts]
    """The resources of this page, newest first"""


class Me(TypedDict):
    object: Literal["me"]
    """What kind of resource this is"""
    person: Person | None
    """the person who asks; null: an API key does"""
    api_key_id: str | None
    """id of the API key that asks; null: a person does"""
    tenant_id: str
    """id of the company that the request is about"""
    livemode: bool
    """mode that the request is in"""
    role: Literal["full", "documents", "read", "reader", "biller", "developer", "payroll", "owner"]
    """role of the API key, or of the person in this company"""
    rights: list[str]
    """ids of the operations that the role may call"""
    companies: list[Company]
    """all companies of the person, by name; empty for an API key"""
    version: str
    """version of the API of this answer"""
    versions: list[str]
    """versions of the API that there are, oldest first"""


class Member(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["member"]
    """What kind of resource this is"""
    person_id: str
    """id of the person, the same in all companies"""
    email: str
    """address by which the person logs in, in lower case"""
    name: str
    """empty: not known yet"""
    role: Literal["reader", "biller", "developer", "payroll", "owner"]
    """`reader` sees and downloads; `biller` also issues documents; `developer` may do what an API
    key of role `full` may, except going live and people; `payroll` sees payroll only; `owner`
    may do everything
    """
    created_at: str
    """time from which the person is a member"""


class MemberList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[Member]
    """The resources of this page, newest first"""


class MemberPatch(TypedDict):
    role: Literal["reader", "biller", "developer", "payroll", "owner"]
    """`reader` sees and downloads; `biller` also issues documents; `developer` may do what an API
    key of role `full` may, except going live and people; `payroll` sees payroll only; `owner`
    may do everything
    """


class MissingPart(TypedDict):
    pointer: str
    """Path and JSON pointer of what is missing"""
    code: str
    """Stable name of what is missing"""
    detail: str
    """What is missing, and why it is needed"""
    fix: str
    """How to supply it"""


class NewCredential(TypedDict):
    """Answer of `navigator.credentials.create()` as its `toJSON()` writes it"""

    id: str
    """id of the passkey, in base64url"""
    rawId: str
    """id of the passkey, in base64url"""
    type: Literal["public-key"]
    authenticatorAttachment: NotRequired[str | None]
    """whether the authenticator is a part of the device; not looked at"""
    clientExtensionResults: NotRequired[dict[str, Any] | None]
    """what extensions answered; not looked at"""
    response: NewCredentialResponse
    """what the authenticator answered"""


class NewCredentialResponse(TypedDict):
    """what the authenticator answered"""

    clientDataJSON: str
    """what the browser says of the request, in base64url"""
    attestationObject: str
    """the new public key, in base64url"""
    transports: NotRequired[list[str] | None]
    """how the authenticator is reached, such as `internal` or `usb`"""


class NoteList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[Note]
    """The resources of this page, newest first"""


class NotePeriod(TypedDict):
    """The time that a note without reference to an invoice is about"""

    start_date: str
    """First day (YYYY-MM-DD)"""
    start_time: NotRequired[str | None]
    """Time of the first day (HH:MM:SS in Colombia, with or without -05:00)"""
    end_date: str
    """Last day (YYYY-MM-DD)"""
    end_time: NotRequired[str | None]
    """Time of the last day (HH:MM:SS in Colombia, with or without -05:00)"""


class NotePeriodResource(TypedDict):
    """The time that a note without reference to an invoice is about"""

    start_date: str
    """First day (YYYY-MM-DD)"""
    start_time: str | None
    """Time of the first day (HH:MM:SS in Colombia, with or without -05:00)"""
    end_date: str
    """Last day (YYYY-MM-DD)"""
    end_time: str | None
    """Time of the last day (HH:MM:SS in Colombia, with or without -05:00)"""


_NumberingRangeKeywords = TypedDict("_NumberingRangeKeywords", {"from": "int"})


class NumberingRange(_NumberingRangeKeywords):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["numbering_range"]
    """What kind of resource this is"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    environment: Environment
    """`test`: nothing leaves the house. `habilitacion`: trial at the tax authority. `production`:
    it counts
    """
    document_type: Literal["invoice", "credit_note", "debit_note", "support_document", "support_document_adjustment", "equivalent_document", "equivalent_document_note", "contingency"]
    """invoice, credit_note, debit_note or contingency"""
    prefix: str
    """Prefix of the numbering range"""
    to: int
    """Last number"""
    next: int | None
    """the number that comes next; null when the range is used up or replaced, and while an earlier
    range of its prefix still gives the numbers
    """
    skipped: list[NumberingRangeSkippedItem]
    """numbers that are not issued here: `next` was set beyond them, or another resolution had them;
    that of a cancelled document stands here until the next document gets it
    """
    resolution_number: str | None
    """Number of the resolution by which DIAN authorized it; null where none is needed"""
    resolution_date: str | None
    """Day of the resolution (YYYY-MM-DD)"""
    valid_from: str | None
    """First day on which it may be used (YYYY-MM-DD)"""
    valid_to: str | None
    """Last day on which it may be used (YYYY-MM-DD)"""
    is_active: bool
    """Whether documents take numbers of it"""
    status: Literal["in_force", "not_yet_in_force", "expired", "used_up", "inactive", "replaced"]
    """whether it gives numbers today, and if not, why"""
    replaced_by: str | None
    """the range that has taken over the numbers; documents that name this one go on there"""
    metadata: dict[str, str]
    """Your own pairs of texts, up to 50; key up to 40, value up to 500 characters"""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""


_NumberingRangeInputKeywords = TypedDict("_NumberingRangeInputKeywords", {"from": "int"})


class NumberingRangeInput(_NumberingRangeInputKeywords):
    document_type: Literal["invoice", "credit_note", "debit_note", "support_document", "support_document_adjustment", "equivalent_document", "equivalent_document_note", "contingency"]
    """What the range numbers: contingency is the paper range of the issuer (type code 03)"""
    environment: NotRequired[Literal["test", "habilitacion", "production"] | None]
    """`test`: nothing leaves the house. `habilitacion`: trial at the tax authority. `production`:
    it counts
    """
    prefix: str
    """Up to four letters and digits, or an empty string"""
    to: int
    """Last number"""
    next: NotRequired[int | None]
    """Number that comes next, where numbers before it were used elsewhere; by default the first
    one. Those numbers are recorded as skipped
    """
    next_reason: NotRequired[str | None]
    """Why the numbers before `next` are not issued here; `used_elsewhere` if left out"""
    resolution_number: NotRequired[str | None]
    """Number of the authorising resolution; notes have none"""
    resolution_date: NotRequired[str | None]
    """Day of the resolution (YYYY-MM-DD)"""
    valid_from: NotRequired[str | None]
    """First day of the authorisation (YYYY-MM-DD)"""
    valid_to: NotRequired[str | None]
    """Last day of the authorisation (YYYY-MM-DD)"""
    technical_key: NotRequired[str | None]
    """Technical key (ClTec) of the range, needed for invoices: 40 or 64 hexadecimal digits. Blanks
    and capitals are put right; write only
    """
    is_active: NotRequired[bool | None]
    """Whether documents may be numbered from it"""
    metadata: NotRequired[dict[str, str] | None]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """


class NumberingRangeList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[NumberingRange]
    """The resources of this page, newest first"""


_NumberingRangePatchKeywords = TypedDict("_NumberingRangePatchKeywords", {"from": "NotRequired[int]"})


class NumberingRangePatch(_NumberingRangePatchKeywords):
    is_active: NotRequired[bool]
    """Whether documents take numbers of it"""
    to: NotRequired[int]
    """Last number"""
    resolution_number: NotRequired[str]
    """Number of the authorising resolution; notes have none"""
    resolution_date: NotRequired[str]
    """Day of the resolution (YYYY-MM-DD)"""
    valid_from: NotRequired[str]
    """First day of the authorisation (YYYY-MM-DD)"""
    valid_to: NotRequired[str]
    """Last day of the authorisation (YYYY-MM-DD)"""
    technical_key: NotRequired[str]
    """Technical key (ClTec) of the range, needed for invoices: 40 or 64 hexadecimal digits. Blanks
    and capitals are put right; write only
    """
    next: NotRequired[int]
    """Number that comes next, where numbers before it were used elsewhere; by default the first
    one. Those numbers are recorded as skipped
    """
    next_reason: NotRequired[str]
    """Why the numbers before `next` are not issued here; `used_elsewhere` if left out"""
    metadata: NotRequired[dict[str, str]]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """


_NumberingRangeSkippedItemKeywords = TypedDict("_NumberingRangeSkippedItemKeywords", {"from": "int"})


class NumberingRangeSkippedItem(_NumberingRangeSkippedItemKeywords):
    to: int
    """the last of them"""
    reason: str
    """as it was given; otherwise `used_elsewhere`, `resolution_replaced` (a resolution left them
    over, and the next one goes on beyond them) or `used_under_former_resolution`
    """
    at: str
    """when it was recorded"""


class NumberingRangeSync(TypedDict):
    object: Literal["numbering_range_sync"]
    """What kind of resource this is"""
    action: Literal["created", "updated", "unchanged", "skipped", "unassigned"]
    """created, updated, unchanged or skipped"""
    authorized: NumberingRangeSyncAuthorized
    """what the tax authority said"""
    document_types: list[Literal["invoice", "credit_note", "debit_note", "support_document", "support_document_adjustment", "equivalent_document", "equivalent_document_note", "contingency"]]
    """what it numbers; of `unassigned`, what it may number: say it in `assign`"""
    numbering_range: NumberingRange | None
    """The range as it is now; null when it was skipped"""
    changed: list[str]
    """of `updated`: fields that were renewed"""
    reason: str | None
    """why it was skipped"""


_NumberingRangeSyncAuthorizedKeywords = TypedDict("_NumberingRangeSyncAuthorizedKeywords", {"from": "int"})


class NumberingRangeSyncAuthorized(_NumberingRangeSyncAuthorizedKeywords):
    """what the tax authority said"""

    prefix: str
    """Prefix of the numbering range"""
    to: int
    """Last number"""
    resolution_number: str
    """Number of the resolution by which DIAN authorized it; null where none is needed"""
    valid_from: str
    """First day on which it may be used (YYYY-MM-DD)"""
    valid_to: str
    """Last day on which it may be used (YYYY-MM-DD)"""


class NumberingRangeSyncList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[NumberingRangeSync]
    """The resources of this page, newest first"""


class NumberingRangesInUse(TypedDict):
    in_use: NotRequired[list[NumberingRangesInUseInUseItem] | None]
    """Ranges that go on with a number of their own; prefix and number say which are meant. The
    others begin with their first
    """
    assign: NotRequired[list[NumberingRangesInUseAssignItem] | None]
    """What ranges number where DIAN does not say it: those whose `action` was `unassigned`. Each is
    said once
    """


class NumberingRangesInUseAssignItem(TypedDict):
    resolution_number: str
    """as DIAN tells it"""
    prefix: str
    """Up to four letters and digits, or an empty string"""
    document_type: Literal["invoice", "support_document", "equivalent_document", "contingency"]
    """invoice, credit_note, debit_note or contingency"""


class NumberingRangesInUseInUseItem(TypedDict):
    prefix: str
    """Up to four letters and digits, or an empty string"""
    next: int
    """Number that comes next, where numbers before it were used elsewhere; by default the first
    one. Those numbers are recorded as skipped
    """
    next_reason: NotRequired[str | None]
    """Why the numbers before `next` are not issued here; `used_elsewhere` if left out"""


class OidcProvider(TypedDict):
    """Provider of OpenID Connect at which the people of a company log in"""

    object: Literal["oidc_provider"]
    """What kind of resource this is"""
    redirect_uri: str
    """what the provider has to take as redirect URI"""
    login_url: str
    """page of the console at which the people of the company begin"""
    issuer: str | None
    """URL of the provider; null: the company has none"""
    client_id: str | None
    """id of this product at the provider; null: the company has none"""
    is_required: bool
    """true: no other login reaches this company"""
    updated_at: str | None
    """time of the last change; null: the company has no provider"""


class OidcProviderChange(TypedDict):
    is_required: bool
    """true: a session of this company must have begun at the provider; other logins do not reach it
    """


class OidcProviderInput(TypedDict):
    issuer: str
    """URL of the provider, exactly as it names itself"""
    client_id: str
    """id that the provider gave to this product"""
    client_secret: str
    """secret that the provider gave to this product; no answer has it"""


class OpenInvitation(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    company: str
    """legal name of the company"""
    role: Literal["reader", "biller", "developer", "payroll", "owner"]
    """`reader` sees and downloads; `biller` also issues documents; `developer` may do what an API
    key of role `full` may, except going live and people; `payroll` sees payroll only; `owner`
    may do everything
    """
    expires_at: str
    """the invitation is open until then"""


class OrderLineReference(TypedDict):
    """Left out, the order is that of the document"""

    line_id: str
    """Number of the line there"""
    order_reference: NotRequired[OrderLineReferenceOrderReference | None]
    """The buyer's order"""


class OrderLineReferenceOrderReference(TypedDict):
    id: str
    """The buyer's order"""
    date: NotRequired[str | None]
    """Its day (YYYY-MM-DD)"""


class OrderLineReferenceResource(TypedDict):
    """Left out, the order is that of the document"""

    line_id: str
    """Number of the line there"""
    order_reference: OrderLineReferenceResourceOrderReference | None
    """The buyer's order"""


class OrderLineReferenceResourceOrderReference(TypedDict):
    id: str
    """The buyer's order"""
    date: str | None
    """Its day (YYYY-MM-DD)"""


class Passkey(TypedDict):
    """A key on a device of the person, by which this person logs in without a password"""

    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["passkey"]
    """What kind of resource this is"""
    name: str
    """name by which the person knows the passkey"""
    is_synced: bool
    """true: a password manager keeps it on several devices; false: it is on one device"""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    used_at: str | None
    """time of the last login or step-up by it; null: never"""


class PasskeyAssertionOptions(TypedDict):
    object: Literal["passkey_options"]
    """What kind of resource this is"""
    public_key: dict[str, Any]
    """what `navigator.credentials.get()` takes as `publicKey`, once a browser has parsed it; its
    challenge is good once, for 5 minutes
    """


class PasskeyChange(TypedDict):
    name: str
    """name by which the person knows the passkey"""


class PasskeyInput(TypedDict):
    name: str
    """name by which the person knows the passkey"""
    credential: NewCredential


class PasskeyList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    data: list[Passkey]
    """the passkeys, oldest first"""


class PasskeyRegistrationOptions(TypedDict):
    object: Literal["passkey_options"]
    """What kind of resource this is"""
    public_key: dict[str, Any]
    """what `navigator.credentials.create()` takes as `publicKey`, once a browser has parsed it; its
    challenge is good once, for 5 minutes
    """


class PaymentAlternativeExchangeRate(TypedDict):
    """A further currency in which it may be paid, beside that of exchange_rate"""

    rate: str
    """The document's currency for one unit of the alternative currency (decimal string with two to
    six decimals, no sign, no exponent)
    """
    date: str
    """Day of the rate (YYYY-MM-DD)"""
    currency: str
    """The alternative currency"""


class PaymentAtOnce(TypedDict):
    code: str
    """How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20 cheque, 42
    deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them
    dian:71 (bonos) and 72 (vales)
    """
    type: NotRequired[Literal["1"] | None]
    """It is paid at once; a sale on credit is an invoice"""
    payment_id: NotRequired[str | None]
    """What the payer quotes: a reference, a number of account"""


class PaymentAtOnceResource(TypedDict):
    code: str
    """How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20 cheque, 42
    deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them
    dian:71 (bonos) and 72 (vales)
    """
    type: Literal["1"] | None
    """It is paid at once; a sale on credit is an invoice"""
    payment_id: str | None
    """What the payer quotes: a reference, a number of account"""


class PaymentMeans(TypedDict):
    code: str
    """How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20 cheque, 42
    deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them
    dian:71 (bonos) and 72 (vales)
    """
    type: Literal["1", "2"]
    """When it is paid: 1 at once, 2 on credit"""
    due_date: NotRequired[str | None]
    """Day on which it must be paid; needed on credit (YYYY-MM-DD)"""
    payment_id: NotRequired[str | None]
    """What the payer quotes: a reference, a number of account"""


class PaymentMeansResource(TypedDict):
    code: str
    """How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20 cheque, 42
    deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them
    dian:71 (bonos) and 72 (vales)
    """
    type: Literal["1", "2"]
    """When it is paid: 1 at once, 2 on credit"""
    due_date: str | None
    """Day on which it must be paid; needed on credit (YYYY-MM-DD)"""
    payment_id: str | None
    """What the payer quotes: a reference, a number of account"""


class PaymentTerms(TypedDict):
    """One agreement on the payment"""

    note: NotRequired[str | None]
    """What was agreed, in words"""
    settlement_discount_percent: NotRequired[str | None]
    """Percent off for early payment (0.00 to 100.00, decimal string with two to six decimals)"""
    penalty_surcharge_percent: NotRequired[str | None]
    """Percent of interest for late payment (0.00 to 100.00, decimal string with two to six
    decimals)
    """
    amount: NotRequired[str | None]
    """Amount of this instalment (decimal string with exactly two decimals, no sign, no exponent)
    """
    payment_due_date: NotRequired[str | None]
    """Day on which this instalment must be paid (YYYY-MM-DD)"""


class PaymentTermsResource(TypedDict):
    """One agreement on the payment"""

    note: str | None
    """What was agreed, in words"""
    settlement_discount_percent: str | None
    """Percent off for early payment (0.00 to 100.00, decimal string with two to six decimals)"""
    penalty_surcharge_percent: str | None
    """Percent of interest for late payment (0.00 to 100.00, decimal string with two to six
    decimals)
    """
    amount: str | None
    """Amount of this instalment (decimal string with exactly two decimals, no sign, no exponent)
    """
    payment_due_date: str | None
    """Day on which this instalment must be paid (YYYY-MM-DD)"""


class Person(TypedDict):
    """A human being who logs in to the console"""

    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    email: str
    """address by which the person logs in, in lower case"""
    name: str
    """empty: not known yet"""
    language: Literal["es", "en"] | None
    """language of our mails: the one that the person has chosen, or that of the browser at the last
    login; null: not known yet
    """
    is_language_chosen: bool
    """false: a login changes the language to that of the browser"""


class PersonIdentification(TypedDict):
    """How the person is identified"""

    type: Literal["11", "12", "13", "21", "22", "31", "41", "42", "47", "48", "50", "91"]
    """Identification type: 11 Registro civil, 12 Tarjeta de identidad, 13 Cédula de ciudadanía, 21
    Tarjeta de extranjería, 22 Cédula de extranjería, 31 NIT, 41 Pasaporte, 42 Documento de
    identificación extranjero, 47 PEP (Permiso Especial de Permanencia), 48 PPT (Permiso por
    Protección Temporal), 50 NIT de otro país, 91 NUIP
    """
    number: str
    """Number of the document, without check digit"""


class PersonPatch(TypedDict):
    name: NotRequired[str]
    """name, as other people see it"""
    language: NotRequired[Literal["es", "en"] | None]
    """language of our mails; null: that of the browser at each login"""


class Prepaid(TypedDict):
    id: NotRequired[str | None]
    """Number of the receipt; left out: 1, 2, 3 in this list"""
    amount: str
    """What was paid (decimal string with exactly two decimals, no sign, no exponent)"""
    received_on: str
    """When it came (YYYY-MM-DD)"""
    paid_date: NotRequired[str | None]
    """When it was paid, where that is another day (YYYY-MM-DD)"""
    paid_time: NotRequired[str | None]
    """Time of the payment (HH:MM:SS in Colombia, with or without -05:00)"""
    instruction_id: NotRequired[str | None]
    """What the payment is for, or how it was made, in words"""


class PrepaidResource(TypedDict):
    id: str | None
    """Number of the receipt; left out: 1, 2, 3 in this list"""
    amount: str
    """What was paid (decimal string with exactly two decimals, no sign, no exponent)"""
    received_on: str
    """When it came (YYYY-MM-DD)"""
    paid_date: str | None
    """When it was paid, where that is another day (YYYY-MM-DD)"""
    paid_time: str | None
    """Time of the payment (HH:MM:SS in Colombia, with or without -05:00)"""
    instruction_id: str | None
    """What the payment is for, or how it was made, in words"""


class Preview(TypedDict):
    object: Literal["preview"]
    """What kind of resource this is"""
    kind: DocumentKind
    """invoice, credit_note or debit_note"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    environment: Environment
    """test, habilitacion or production; fixed when it was made"""
    type_code: str
    """Type of document in the XML: 01, 02, 03, 04, 91 or 92"""
    number: str | None
    """The prefix with 0 in the place of the number to come; null: there is no range to take one
    from
    """
    prefix: str | None
    """Of the range"""
    numbering_range_id: str | None
    """The range that the number would be taken from"""
    issued_at: str
    """Colombian time, -05:00"""
    cufe: str | None
    """CUFE, or the CUDE of a note, under that number; null: something that it is made of is missing
    """
    qr_url: str | None
    """Page of the tax authority about this document, as in its QR code; null until there is a CUFE
    """
    totals: DocumentTotals
    """Sums that were calculated by the rules of DIAN; amounts with two decimals"""
    waiting: PreviewWaiting | None
    """What the document would wait for"""
    messages: list[RuleMessage]
    """What the tax authority would remark without rejecting it; `warnings` has it too"""
    warnings: list[Warning]
    """What is unusual, and what the tax authority would remark; a POST of the same body is accepted
    """


class PreviewWaiting(TypedDict):
    reason: WaitingReason
    """Stable code of what would be missing, with a page of its own"""
    action: str
    """What you can do, in words"""


class Problem(TypedDict):
    """RFC 9457"""

    type: str
    """the page of this code"""
    title: str
    """The status in words"""
    status: int
    """HTTP status"""
    detail: str
    """What is wrong, in the language of Accept-Language"""
    code: str
    """stable"""
    request_id: str | None
    """Quote it to support"""
    existing_id: NotRequired[str]
    """id of what stands in the way: it has this external_id or number, or corrects this document
    already
    """
    errors: NotRequired[list[ProblemErrorsItem]]
    """All that is wrong, each at its place"""
    tries_left: NotRequired[int]
    """tries that a code for a login has left"""


class ProblemErrorsItem(TypedDict):
    pointer: NotRequired[str]
    """JSON pointer into the body; or into another resource, named before the #"""
    parameter: NotRequired[str]
    """name of the query parameter"""
    code: str
    """Stable code of this fault"""
    detail: str
    """What is wrong and why"""
    fix: NotRequired[str]
    """How to mend it"""
    rule: NotRequired[str]
    """the tax authority's rule that would have rejected it"""


class ProductCode(TypedDict):
    standard: str
    """001 UNSPSC, 010 GTIN, 020 tariff heading, 999 your own"""
    value: str
    """The code"""


class PurchaseAdjustmentLine(TypedDict):
    purchased_on: str
    """Day of the purchase (YYYY-MM-DD)"""
    description: str
    """What is sold"""
    quantity: str
    """How many (decimal string with two to six decimals, no sign, no exponent)"""
    unit_code: str
    """Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them in
    /v1/catalogs/unidad-medida
    """
    unit_price: str
    """Price of one unit, without tax; 0.00 of a free line (decimal string with two to six decimals,
    no sign, no exponent)
    """
    line_extension_amount: str
    """quantity × unit_price − allowances + charges; the tax is NOT in it. The same with all taxes,
    exact to the cent, is taken and shown without them (decimal string with exactly two decimals,
    no sign, no exponent)
    """
    taxes: NotRequired[list[PurchaseTax] | None]
    """IVA of the line; most purchases have none"""
    allowances: NotRequired[list[AllowanceCharge] | None]
    """Discounts of the line"""
    charges: NotRequired[list[AllowanceCharge] | None]
    """Charges of the line"""
    product_code: NotRequired[ProductCode | None]
    """Code of the product in a standard"""
    brand: NotRequired[str | None]
    """Brand"""
    model: NotRequired[str | None]
    """Model"""
    note: NotRequired[str | None]
    """A note to the line"""
    sellers_item_identification: NotRequired[SellersItemIdentification | None]
    """Your own code, beside a standard one in product_code"""
    additional_item_properties: NotRequired[list[AdditionalItemProperty] | None]
    """Properties of the item: lot, serial number, expiry"""


class PurchaseAdjustmentLineResource(TypedDict):
    purchased_on: str
    """Day of the purchase (YYYY-MM-DD)"""
    description: str
    """What is sold"""
    quantity: str
    """How many (decimal string with two to six decimals, no sign, no exponent)"""
    unit_code: str
    """Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them in
    /v1/catalogs/unidad-medida
    """
    unit_price: str
    """Price of one unit, without tax; 0.00 of a free line (decimal string with two to six decimals,
    no sign, no exponent)
    """
    line_extension_amount: str
    """quantity × unit_price − allowances + charges; the tax is NOT in it. The same with all taxes,
    exact to the cent, is taken and shown without them (decimal string with exactly two decimals,
    no sign, no exponent)
    """
    taxes: list[PurchaseTaxResource] | None
    """IVA of the line; most purchases have none"""
    allowances: list[AllowanceChargeResource] | None
    """Discounts of the line"""
    charges: list[AllowanceChargeResource] | None
    """Charges of the line"""
    product_code: ProductCode | None
    """Code of the product in a standard"""
    brand: str | None
    """Brand"""
    model: str | None
    """Model"""
    note: str | None
    """A note to the line"""
    sellers_item_identification: SellersItemIdentificationResource | None
    """Your own code, beside a standard one in product_code"""
    additional_item_properties: list[AdditionalItemPropertyResource] | None
    """Properties of the item: lot, serial number, expiry"""


class PurchaseLine(TypedDict):
    purchased_on: str
    """Day of the purchase (YYYY-MM-DD)"""
    description: str
    """What is sold"""
    quantity: str
    """How many (decimal string with two to six decimals, no sign, no exponent)"""
    unit_code: str
    """Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them in
    /v1/catalogs/unidad-medida
    """
    unit_price: str
    """Price of one unit, without tax; 0.00 of a free line (decimal string with two to six decimals,
    no sign, no exponent)
    """
    line_extension_amount: str
    """quantity × unit_price − allowances + charges; the tax is NOT in it. The same with all taxes,
    exact to the cent, is taken and shown without them (decimal string with exactly two decimals,
    no sign, no exponent)
    """
    taxes: NotRequired[list[PurchaseTax] | None]
    """IVA of the line; most purchases have none"""
    withholdings: NotRequired[list[PurchaseWithholding] | None]
    """What the buyer withholds, informative: of the lines, else of the document"""
    allowances: NotRequired[list[AllowanceCharge] | None]
    """Discounts of the line"""
    charges: NotRequired[list[AllowanceCharge] | None]
    """Charges of the line"""
    product_code: NotRequired[ProductCode | None]
    """Code of the product in a standard"""
    brand: NotRequired[str | None]
    """Brand"""
    model: NotRequired[str | None]
    """Model"""
    note: NotRequired[str | None]
    """A note to the line"""
    sellers_item_identification: NotRequired[SellersItemIdentification | None]
    """Your own code, beside a standard one in product_code"""
    additional_item_properties: NotRequired[list[AdditionalItemProperty] | None]
    """Properties of the item: lot, serial number, expiry"""


class PurchaseLineResource(TypedDict):
    purchased_on: str
    """Day of the purchase (YYYY-MM-DD)"""
    description: str
    """What is sold"""
    quantity: str
    """How many (decimal string with two to six decimals, no sign, no exponent)"""
    unit_code: str
    """Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them in
    /v1/catalogs/unidad-medida
    """
    unit_price: str
    """Price of one unit, without tax; 0.00 of a free line (decimal string with two to six decimals,
    no sign, no exponent)
    """
    line_extension_amount: str
    """quantity × unit_price − allowances + charges; the tax is NOT in it. The same with all taxes,
    exact to the cent, is taken and shown without them (decimal string with exactly two decimals,
    no sign, no exponent)
    """
    taxes: list[PurchaseTaxResource] | None
    """IVA of the line; most purchases have none"""
    withholdings: list[PurchaseWithholding] | None
    """What the buyer withholds, informative: of the lines, else of the document"""
    allowances: list[AllowanceChargeResource] | None
    """Discounts of the line"""
    charges: list[AllowanceChargeResource] | None
    """Charges of the line"""
    product_code: ProductCode | None
    """Code of the product in a standard"""
    brand: str | None
    """Brand"""
    model: str | None
    """Model"""
    note: str | None
    """A note to the line"""
    sellers_item_identification: SellersItemIdentificationResource | None
    """Your own code, beside a standard one in product_code"""
    additional_item_properties: list[AdditionalItemPropertyResource] | None
    """Properties of the item: lot, serial number, expiry"""


class PurchaseTax(TypedDict):
    code: Literal["01"]
    """IVA: no other tax is of a purchase"""
    rate: NotRequired[str | None]
    """Percent of the base; a tax by unit has none (decimal string with two to six decimals, no
    sign, no exponent)
    """
    base: NotRequired[str | None]
    """Amount that the rate is applied to; a tax by unit has none (decimal string with exactly two
    decimals, no sign, no exponent)
    """
    value: str
    """The tax: base × rate / 100, or per_unit_amount × base_quantity (34 IBUA: / 100) (decimal
    string with exactly two decimals, no sign, no exponent)
    """


class PurchaseTaxResource(TypedDict):
    code: Literal["01"]
    """IVA: no other tax is of a purchase"""
    rate: str | None
    """Percent of the base; a tax by unit has none (decimal string with two to six decimals, no
    sign, no exponent)
    """
    base: str | None
    """Amount that the rate is applied to; a tax by unit has none (decimal string with exactly two
    decimals, no sign, no exponent)
    """
    value: str
    """The tax: base × rate / 100, or per_unit_amount × base_quantity (34 IBUA: / 100) (decimal
    string with exactly two decimals, no sign, no exponent)
    """


class PurchaseWithholding(TypedDict):
    """What the buyer withholds; it changes no total"""

    code: Literal["05", "06"]
    """05 ReteIVA, 06 ReteRenta"""
    rate: str
    """Percent of the base (decimal string with two to six decimals, no sign, no exponent)"""
    base: str
    """Amount that the rate is applied to (decimal string with exactly two decimals, no sign, no
    exponent)
    """
    value: str
    """base × rate / 100 (decimal string with exactly two decimals, no sign, no exponent)"""


class Readiness(TypedDict):
    object: Literal["readiness"]
    """What kind of resource this is"""
    environment: Environment
    """test, habilitacion or production; fixed when it was made"""
    steps: list[ReadinessStep]
    """From the first data to the first document of production, in order; none in test mode"""


class ReadinessStep(TypedDict):
    step: Literal["software", "certificate", "numbering_range", "first_document", "test_set", "go_live", "production_range", "production_document"]
    """Name of the step; `production_…` come after going live"""
    state: Literal["done", "open", "blocked"]
    """`open` can be done now; `blocked` needs an earlier step"""
    missing: list[MissingPart]
    """What the step needs; empty when it is done"""
    action: StepAction | None
    """created, updated, unchanged or skipped"""


class ReceivedAllowance(TypedDict):
    reason_code: str | None
    """Discounts: 00 unconditional, 01 conditional; charges: 02 unconditional, 03 conditional (tip).
    Left out: 00, 02
    """
    reason: str | None
    """Why, in words"""
    rate: str | None
    """Percent of the base"""
    base: str | None
    """Amount that it is taken from"""
    amount: str
    """The discount or charge itself (decimal string with exactly two decimals, no sign, no
    exponent)
    """


class ReceivedDocument(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["received_document"]
    """What kind of resource this is"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    environment: Environment
    """`test`: nothing leaves the house. `habilitacion`: trial at the tax authority. `production`:
    it counts
    """
    status: ReceivedStatus
    """`received`: DIAN has not answered yet. `verified`: DIAN has accepted it, and it is what the
    supplier issued. `unverified`: that is not proved. `suspicious`: do not pay it before you
    asked the supplier
    """
    reasons: list[ReceivedReason]
    """Why it has this status, and remarks"""
    cufe: str
    """CUFE; the CUDE of a note"""
    validated_at: str | None
    """Time of DIAN's validation"""
    document: SupplierDocument | None
    """Null where only the CUFE is known. Of a document that is not verified nothing is proved"""
    events: InvoiceEventsStanding | None
    """Where its events 030 to 034 stand. Null where none apply: of a sale that was paid at once, of
    a note, and of what is not verified
    """
    has_pdf: bool
    """The supplier put a PDF beside it in its zip, which `GET …/pdf` answers as it came. DIAN
    proves nothing of it
    """
    external_id: str | None
    """Your own id of it; null where none was given, as with what came by mail"""
    metadata: dict[str, str]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""


class ReceivedDocumentEvent(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["event"]
    """What kind of resource this is"""
    type: Literal["received_document.received", "received_document.verified", "received_document.suspicious"]
    """Type of the event"""
    created: str
    """When it happened: ISO 8601 with offset"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    account: str
    """Tenant id."""
    data: ReceivedDocumentEventData
    """The resources of this page, newest first"""


class ReceivedDocumentEventData(TypedDict):
    """The resources of this page, newest first"""

    object: ReceivedDocumentEventDataObject
    """The document at that moment"""


class ReceivedDocumentEventDataObject(TypedDict):
    """The document at that moment"""

    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["received_document"]
    """What kind of resource this is"""
    status: Literal["received", "verified", "suspicious"]
    """State at the time of this answer"""
    environment: Environment
    """`test`: nothing leaves the house. `habilitacion`: trial at the tax authority. `production`:
    it counts
    """
    cufe: str
    """CUFE of the supplier's document, or the CUDE of its note"""
    number: str | None
    """Number of the supplier. Null where only the CUFE is known, or where the number has another
    form
    """
    external_id: str | None
    """Your own id, up to 64 characters, unique for ever among resources of this kind and mode"""
    pdf_url: None
    """Signed URL of the PDF, good without an API key; null while or because there is none"""


class ReceivedDocumentEventsInput(TypedDict):
    """An event, or several"""

    type: NotRequired[Literal["receipt", "claim", "goods_received", "accepted"] | None]
    """`receipt` (030) you have the invoice; `goods_received` (032) you have the goods or the
    service; then `accepted` (033) or `claim` (031)
    """
    types: NotRequired[list[Literal["receipt", "claim", "goods_received", "accepted"]] | None]
    """Several events instead of `type`, sent to DIAN in this order"""
    person: NotRequired[ReceivingPerson | None]
    """Person of your company who received the invoice or the goods; events that leave it out name
    `receiving_person` of your tenant
    """
    claim_code: NotRequired[Literal["01", "02", "03", "04"] | None]
    """Why, for `claim`: 01 inconsistencies in the document, 02 goods not delivered, 03 goods
    delivered only in part, 04 service not rendered
    """
    simulate: NotRequired[SimulateEvent | None]
    """Only with a sk_test_ key: nothing is sent to DIAN there"""


class ReceivedDocumentInput(TypedDict):
    """A document of a supplier: `source` or `cufe`"""

    source: NotRequired[ReceivedFile | None]
    """One file"""
    cufe: NotRequired[str | None]
    """The CUFE alone, in the place of a file: the copy that DIAN keeps is read. Not in test mode
    """
    external_id: NotRequired[str | None]
    """Your own id of it. Unique for ever among the received documents of a mode: a second use is a
    409 that names the first.
    """
    metadata: NotRequired[dict[str, str] | None]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """
    simulate: NotRequired[SimulateReception | None]
    """Only with a sk_test_ key: nothing is asked of DIAN there"""


class ReceivedDocumentList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[ReceivedDocument]
    """The resources of this page, newest first"""


class ReceivedFile(TypedDict):
    """One file"""

    zip: NotRequired[str | None]
    """The zip of the supplier's mail, as it came, in base64"""
    xml: NotRequired[str | None]
    """The AttachedDocument, or the invoice or note itself, in base64"""


class ReceivedLine(TypedDict):
    description: str
    """What is sold"""
    quantity: str | None
    """How many (decimal string with two to six decimals, no sign, no exponent)"""
    unit_code: str | None
    """Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them in
    /v1/catalogs/unidad-medida
    """
    unit_price: str | None
    """Price of one unit, without tax"""
    line_extension_amount: str
    """Amount of the line, without tax"""
    taxes: list[ReceivedTax]
    """Taxes of the line; an excluded good has none"""
    allowances: list[ReceivedAllowance]
    """Discounts of the line"""
    charges: list[ReceivedAllowance]
    """Charges of the line"""
    withholdings: list[ReceivedTax]
    """Withholdings of the line"""
    product_code: ReceivedLineProductCode | None
    """Code of the product in a standard"""
    brand: str | None
    """Brand"""
    model: str | None
    """Model"""
    note: str | None
    """A note to the line"""
    reference_price: ReceivedLineReferencePrice | None
    """Commercial value of what is given away"""


class ReceivedLineProductCode(TypedDict):
    standard: str | None
    """001 UNSPSC, 010 GTIN, 020 tariff heading, 999 your own"""
    value: str
    """The code"""


class ReceivedLineReferencePrice(TypedDict):
    amount: str
    """What one unit would cost (decimal string with exactly two decimals, no sign, no exponent)"""
    type: str | None
    """01 commercial value, 02 stock value, 03 other"""


class ReceivedParty(TypedDict):
    """A party as the document names it"""

    identification: ReceivedPartyIdentification
    """How the tax authority knows a person or a company"""
    legal_name: str
    """Name as registered at the tax authority"""
    trade_name: str | None
    """Name on the door"""
    organization_type: str | None
    """Organization type: 1 Persona Jurídica, 2 Persona Natural"""
    email: str | None
    """E-mail address"""
    phone: str | None
    """Telephone"""
    address: ReceivedPartyAddress | None
    """Where it is; in Colombia with the DIVIPOLA code of the municipality"""
    tax_level_codes: list[str]
    """Responsibilities before DIAN, such as O-13 or R-99-PN; see /v1/catalogs/responsabilidades"""
    tax_scheme: str | None
    """Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica"""


class ReceivedPartyAddress(TypedDict):
    line: str | None
    """Street and number"""
    municipality_code: str | None
    """DIVIPOLA code of the municipality"""
    city: str | None
    """City"""
    postal_code: str | None
    """Postal code"""
    country: str | None
    """ISO 3166-1 alpha-2 code"""


class ReceivedPartyIdentification(TypedDict):
    """How the tax authority knows a person or a company"""

    type: str
    """Identification type: 11 Registro civil, 12 Tarjeta de identidad, 13 Cédula de ciudadanía, 21
    Tarjeta de extranjería, 22 Cédula de extranjería, 31 NIT, 41 Pasaporte, 42 Documento de
    identificación extranjero, 47 PEP (Permiso Especial de Permanencia), 48 PPT (Permiso por
    Protección Temporal), 50 NIT de otro país, 91 NUIP
    """
    number: str
    """Number as the document shows it"""
    check_digit: str | None
    """Check digit as the document shows it"""


class ReceivedReason(TypedDict):
    code: ReceivedReasonCode
    """Stable code of the reason"""
    effect: Literal["suspicious", "unverified", "remark"]
    """What it makes of the document; a remark leaves it verified"""
    where: str
    """File or element that it is about"""
    detail: str
    """What was found, in the language of Accept-Language"""
    fix: str
    """What to do"""


class ReceivedTax(TypedDict):
    code: str
    """01 value-added tax, 04 consumption tax, 03 industry and commerce, 02 carbon (by unit; with
    rate and base its amount by unit is value / quantity), ZZ none; more in /v1/catalogs/tributos
    """
    rate: str | None
    """Percent of the base; a tax by unit has none (decimal string with two to six decimals, no
    sign, no exponent)
    """
    base: str | None
    """Amount that the rate is applied to; a tax by unit has none (decimal string with exactly two
    decimals, no sign, no exponent)
    """
    value: str
    """The tax"""
    per_unit_amount: str | None
    """Tax by unit: amount for one unit; of 34 (IBUA) for 100 millilitres (decimal string with two
    to six decimals, no sign, no exponent)
    """
    base_quantity: str | None
    """Tax by unit: how many units; of 34 (IBUA) all millilitres of the line (decimal string with
    two to six decimals, no sign, no exponent)
    """
    unit_code: str | None
    """Tax by unit: the unit; MLT of 34 (IBUA)"""


class ReceivedTotals(TypedDict):
    line_extension_amount: str
    """Sum of the lines, without tax (decimal string with exactly two decimals, no sign, no
    exponent)
    """
    tax_exclusive_amount: str
    """Sum of the bases of the taxes, rate 0 included (decimal string with exactly two decimals, no
    sign, no exponent)
    """
    tax_inclusive_amount: str
    """Lines and taxes (decimal string with exactly two decimals, no sign, no exponent)"""
    allowance_total: str
    """Discounts on the document (decimal string with exactly two decimals, no sign, no exponent)
    """
    charge_total: str
    """Charges on the document (decimal string with exactly two decimals, no sign, no exponent)"""
    prepaid_amount: str
    """Paid before (decimal string with exactly two decimals, no sign, no exponent)"""
    payable_amount: str
    """What is to be paid (decimal string with exactly two decimals, no sign, no exponent)"""
    taxes: list[ReceivedTotalsTaxesItem]
    """One entry per tax"""
    rounding_amount: str
    """What the amount to pay was rounded by; negative where down"""


class ReceivedTotalsTaxesItem(TypedDict):
    code: str
    """The API's code of the tax"""
    base: str
    """Sum of its bases; 0.00 of a tax by unit (decimal string with exactly two decimals, no sign,
    no exponent)
    """
    value: str
    """The tax (decimal string with exactly two decimals, no sign, no exponent)"""


class ReceivingPerson(TypedDict):
    """Person of your company who received the invoice or the goods; events that leave it out name
    `receiving_person` of your tenant
    """

    identification: PersonIdentification
    first_name: str
    """First names"""
    last_name: str
    """Last names"""
    job_title: NotRequired[str | None]
    """What the person does in your company"""
    department: NotRequired[str | None]
    """Where the person works in your company"""


class ReceivingPersonResource(TypedDict):
    """Person of your company who received the invoice or the goods; events that leave it out name
    `receiving_person` of your tenant
    """

    identification: PersonIdentification
    first_name: str
    """First names"""
    last_name: str
    """Last names"""
    job_title: str | None
    """What the person does in your company"""
    department: str | None
    """Where the person works in your company"""


class RedeliverInput(TypedDict):
    webhook_endpoint_id: NotRequired[str | None]
    """Endpoint that gets it; default: all that subscribe to its type now"""


class ReferencePrice(TypedDict):
    """Needed by a line with unit_price 0.00, whose taxes are on this price; a line that is sold may
    have one
    """

    amount: str
    """What one unit would cost (decimal string with exactly two decimals, no sign, no exponent)"""
    type: Literal["01", "02", "03"]
    """01 commercial value, 02 stock value, 03 other"""


class RefusedItem(TypedDict):
    index: int
    """place in `documents`, from 0"""
    error: Problem


class RegisteredEvent(TypedDict):
    code: Literal["030", "031", "032", "033", "034"]
    """DIAN's code"""
    type: Literal["receipt", "claim", "goods_received", "accepted", "tacit_acceptance"]
    """Type of the event"""
    by: Literal["buyer", "issuer"]
    """Who issued it: the buyer, or the issuer of the invoice"""
    number: str | None
    """Number of the event; null where DIAN does not tell it"""
    cude: str | None
    """CUDE of the event; null where DIAN does not tell it"""
    issued_on: str
    """Day of its signature in Colombia"""
    registered_at: str | None
    """When DIAN registered it; null where DIAN does not tell it"""


class RemovedMember(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["member"]
    """What kind of resource this is"""
    deleted: Literal[True]


class RemovedOidcProvider(TypedDict):
    object: Literal["oidc_provider"]
    """What kind of resource this is"""
    deleted: Literal[True]


class RemovedPasskey(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["passkey"]
    """What kind of resource this is"""
    deleted: Literal[True]


class Replay(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["replay"]
    """What kind of resource this is"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    webhook_endpoint_id: str
    """Id of the endpoint"""
    status: Literal["running", "completed", "cancelled"]
    """cancelled: by hand, or since the endpoint is not active any more"""
    filter: ReplayFilter
    """What it was asked for"""
    scheduled: int
    """Deliveries that it has scheduled so far"""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    ended_at: str | None
    """When it was completed or cancelled; null while it runs"""


class ReplayFilter(TypedDict):
    """What it was asked for"""

    only_failed: bool
    """true: tries again the deliveries to this endpoint that are exhausted or cancelled. false, the
    default: delivers every event that fits, also what was delivered. With true the times are
    those of the deliveries
    """
    type: EventType | None
    """Events of this type only"""
    document_id: str | None
    """Events of this document only"""
    created_gte: str | None
    """Events that were created then or later"""
    created_lt: str | None
    """Events that were created before"""


class ReplayInput(TypedDict):
    only_failed: NotRequired[bool | None]
    """true: tries again the deliveries to this endpoint that are exhausted or cancelled. false, the
    default: delivers every event that fits, also what was delivered. With true the times are
    those of the deliveries
    """
    type: NotRequired[EventType | None]
    """Events of this type only"""
    document_id: NotRequired[str | None]
    """Events of this document only"""
    created_gte: NotRequired[str | None]
    """Events that were created then or later"""
    created_lt: NotRequired[str | None]
    """Events that were created before"""


class ReplayList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[Replay]
    """The resources of this page, newest first"""


class RequestedLink(TypedDict):
    object: Literal["login_link_request"]
    """What kind of resource this is"""
    expires_at: str
    """a link and a code that are mailed now end then"""


class ResolveInput(TypedDict):
    choice: ResolveChoice
    """one of `waiting.choices`. `issue_as_01`: issued again under the same number, as an ordinary
    document of now. `wait`: transmitted again in six hours, for the authority may declare the
    outage later.
    """


class RotateSecretInput(TypedDict):
    overlap_hours: NotRequired[int | None]
    """How long deliveries are signed with the present secret too. 0, the default: it is invalid at
    once.
    """


class RuleMessage(TypedDict):
    rule: str
    """The tax authority's id of the rule; empty where it named none"""
    severity: Literal["rejection", "notification", "unknown"]
    """rejection, notification, or unknown where no public text says which"""
    detail: str
    """The tax authority's own words"""
    pointer: str | None
    """Where to mend it; null where no field of the request caused it"""
    cause: str | None
    """Why a document gets it; null where no public text says so"""
    fix: str | None
    """What to do; null where no public text says so"""


class SearchHit(TypedDict):
    object: Literal["search_hit"]
    """What kind of resource this is"""
    found_by: Literal["id", "request_id", "cufe", "number", "external_id", "identification_number", "name"]
    """Where the text was found; `identification_number` and `name` are those of the counterparty
    """
    document: DocumentSummary | None
    """The document, as a POST of it alone answers it"""
    counterparty: CounterpartySummary | None
    """A customer or a supplier; null: the hit is a document, or a request"""
    request: LoggedRequestSummary | None
    """A request of the last 7 days, for the role `full` alone; null: the hit is something else"""


class SearchHitList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[SearchHit]
    """The resources of this page, newest first"""


class SellersItemIdentification(TypedDict):
    """Your own code, beside a standard one in product_code"""

    id: str
    """The seller's code of the item"""
    extended_id: NotRequired[str | None]
    """The seller's code of the variant: size, colour"""


class SellersItemIdentificationResource(TypedDict):
    """Your own code, beside a standard one in product_code"""

    id: str
    """The seller's code of the item"""
    extended_id: str | None
    """The seller's code of the variant: size, colour"""


class Session(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["session"]
    """What kind of resource this is"""
    address: str
    """address from which the login came"""
    agent: str
    """browser that logged in, in its own words"""
    created_at: str
    """time of the login: ISO 8601 with offset"""
    seen_at: str
    """time of the last request, to the minute: 12 hours without one end the session"""
    expires_at: str
    """the session ends then, however often it is used"""
    stepped_up_until: str | None
    """until then the session may do what takes a step-up; null: a step-up is needed first"""
    person: Person
    companies: list[Company]
    """companies of the person, by name"""
    invitations: list[OpenInvitation]
    """open invitations of the person, oldest first"""


class SessionEntry(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["session"]
    """What kind of resource this is"""
    address: str
    """address from which the login came"""
    agent: str
    """browser that logged in, in its own words"""
    created_at: str
    """time of the login: ISO 8601 with offset"""
    seen_at: str
    """time of the last request, to the minute: 12 hours without one end the session"""
    expires_at: str
    """the session ends then, however often it is used"""
    stepped_up_until: str | None
    """until then the session may do what takes a step-up; null: a step-up is needed first"""
    is_current: bool
    """true: the session that asks"""


class SessionEntryList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[SessionEntry]
    """The resources of this page, newest first"""


class SessionInput(TypedDict):
    token: NotRequired[str | None]
    """what stands behind the `#` of a link for a login; it is good once, and needs no other field
    """
    email: NotRequired[str | None]
    """address that the code was mailed to"""
    code: NotRequired[str | None]
    """the 8 digits of the mail, with the address; they are good once"""


class Shareholder(TypedDict):
    participation_percent: str
    """Its share of the consortium (0.00 to 100.00, decimal string with two to six decimals)"""
    legal_name: str
    """Name as registered at the tax authority"""
    identification: Identification
    tax_level_codes: NotRequired[list[str] | None]
    """Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención
    IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
    """
    tax_scheme: NotRequired[Literal["01", "04", "ZA", "ZZ"] | None]
    """Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica"""


class ShareholderResource(TypedDict):
    participation_percent: str
    """Its share of the consortium (0.00 to 100.00, decimal string with two to six decimals)"""
    legal_name: str
    """Name as registered at the tax authority"""
    identification: IdentificationResource
    tax_level_codes: list[str] | None
    """Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención
    IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
    """
    tax_scheme: Literal["01", "04", "ZA", "ZZ"] | None
    """Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica"""


class Simulate(TypedDict):
    """What becomes of a document made with a sk_test_ key; refused with sk_live_"""

    outcome: NotRequired[Literal["accepted_by_dian", "rejected_by_dian", "accepted_contingency", "failed"] | None]
    """Outcome of the document"""
    email: NotRequired[Literal["delivered", "bounced", "complained"] | None]
    """Outcome of its e-mail"""


class SimulateEvent(TypedDict):
    """Only with a sk_test_ key: nothing is sent to DIAN there"""

    dian: Literal["registered", "rejected"]
    """What DIAN says about the events; left out: `registered`"""


class SimulateReception(TypedDict):
    """Only with a sk_test_ key: nothing is asked of DIAN there"""

    dian: Literal["accepted", "rejected", "unknown"]
    """What DIAN says about the CUFE; left out: accepted"""


class SimulateResource(TypedDict):
    """What becomes of a document made with a sk_test_ key; refused with sk_live_"""

    outcome: Literal["accepted_by_dian", "rejected_by_dian", "accepted_contingency", "failed"] | None
    """Outcome of the document"""
    email: Literal["delivered", "bounced", "complained"] | None
    """Outcome of its e-mail"""


class SimulateWithoutContingency(TypedDict):
    """What becomes of a document made with a sk_test_ key; refused with sk_live_"""

    outcome: NotRequired[Literal["accepted_by_dian", "rejected_by_dian", "failed"] | None]
    """Outcome of the document"""
    email: NotRequired[Literal["delivered", "bounced", "complained"] | None]
    """Outcome of its e-mail"""


class SimulateWithoutContingencyResource(TypedDict):
    """What becomes of a document made with a sk_test_ key; refused with sk_live_"""

    outcome: Literal["accepted_by_dian", "rejected_by_dian", "failed"] | None
    """Outcome of the document"""
    email: Literal["delivered", "bounced", "complained"] | None
    """Outcome of its e-mail"""


class StartedLogin(TypedDict):
    object: Literal["oidc_login"]
    """What kind of resource this is"""
    url: str
    """where the browser goes to log in; it is sent back within 10 minutes"""


class StepAction(TypedDict):
    operation_id: str
    """Operation of this API that does the step"""
    method: str
    """Its method"""
    path: str
    """Its path"""


class SummaryCounterparty(TypedDict):
    id: str | None
    """Opaque id: a prefix that says what it is, and 26 characters"""
    name: str
    """Its `legal_name`"""
    identification_number: str
    """NIT or other number, without check digit"""


class Supplier(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["supplier"]
    """What kind of resource this is"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    identification: SupplierIdentificationResource
    legal_name: str
    """Name as registered at the tax authority"""
    organization_type: Literal["1", "2"] | None
    """Organization type: 1 Persona Jurídica, 2 Persona Natural"""
    trade_name: str | None
    """Name on the door"""
    email: str | None
    """Where documents are sent"""
    phone: str | None
    """Telephone"""
    address: SupplierAddressResource | None
    """Where it is; in Colombia with the DIVIPOLA code of the municipality"""
    tax_level_codes: list[str] | None
    """Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención
    IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
    """
    tax_scheme: Literal["01", "04", "ZA", "ZZ"] | None
    """Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica"""
    residence: Literal["resident", "non_resident"]
    """Whether the seller is resident in Colombia: `resident` has identification 31 or 13,
    municipality and postal code; `non_resident` has no check digit, municipality code or postal
    code
    """
    external_id: str | None
    """Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409
    that names the first. It appears in events: put nothing personal in it.
    """
    metadata: dict[str, str]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""


class SupplierAddress(TypedDict):
    line: str
    """Street and number"""
    municipality_code: NotRequired[str | None]
    """DIVIPOLA code of the municipality, five digits; needed in Colombia"""
    city: NotRequired[str | None]
    """City, outside Colombia only: in Colombia the municipality code says it"""
    postal_code: NotRequired[str | None]
    """Postal code; six digits in Colombia"""
    country: NotRequired[str | None]
    """ISO 3166-1 alpha-2 code"""
    state: NotRequired[str | None]
    """State, department or province, outside Colombia only; the city again where the country has
    none
    """


class SupplierAddressResource(TypedDict):
    line: str
    """Street and number"""
    municipality_code: str | None
    """DIVIPOLA code of the municipality, five digits; needed in Colombia"""
    city: str | None
    """City, outside Colombia only: in Colombia the municipality code says it"""
    postal_code: str | None
    """Postal code; six digits in Colombia"""
    country: str | None
    """ISO 3166-1 alpha-2 code"""
    state: str | None
    """State, department or province, outside Colombia only; the city again where the country has
    none
    """


class SupplierChange(TypedDict):
    identification: NotRequired[SupplierIdentification]
    legal_name: NotRequired[str]
    """Name as registered at the tax authority"""
    residence: NotRequired[Literal["resident", "non_resident"]]
    """Whether the seller is resident in Colombia: `resident` has identification 31 or 13,
    municipality and postal code; `non_resident` has no check digit, municipality code or postal
    code
    """
    organization_type: NotRequired[Literal["1", "2"] | None]
    """1 legal person, 2 natural person"""
    trade_name: NotRequired[str | None]
    """Name under which it trades"""
    email: NotRequired[str | None]
    """E-mail address"""
    phone: NotRequired[str | None]
    """Telephone number"""
    address: NotRequired[SupplierAddress | None]
    """Where it is; in Colombia with the DIVIPOLA code of the municipality"""
    tax_level_codes: NotRequired[list[str] | None]
    """Responsibilities before DIAN, such as O-13 or R-99-PN; see /v1/catalogs/responsabilidades"""
    tax_scheme: NotRequired[Literal["01", "04", "ZA", "ZZ"] | None]
    """Tax that the party is responsible for; see /v1/catalogs/tributos-tercero"""
    metadata: NotRequired[dict[str, str | None]]
    """Pairs are merged into what is there; null removes one."""


class SupplierDocument(TypedDict):
    """A supplier's document as its XML says it, in the shapes of your own"""

    number: str
    """Prefix and consecutive"""
    prefix: str | None
    """Prefix of the numbering range"""
    cufe: str
    """CUFE; the CUDE of a note"""
    type_code: str
    """01 to 04 invoices, 91 credit note, 92 debit note"""
    operation_type: str | None
    """10 standard, 09 AIU services, 11 export, dian:11 mandate; more in /v1/catalogs/tipo-operacion
    """
    environment: Literal["habilitacion", "production"]
    """test, habilitacion or production; fixed when it was made"""
    issued_at: str | None
    """Colombian time, -05:00"""
    supplier: ReceivedParty
    """The seller as the document names him"""
    customer: ReceivedParty
    """The buyer as the document names it"""
    currency: str
    """ISO 4217 code"""
    payment_means: SupplierDocumentPaymentMeans | None
    """How and when it is paid"""
    notes: list[str]
    """Notes"""
    order_reference: SupplierDocumentOrderReference | None
    """The buyer's order"""
    billing_reference: SupplierDocumentBillingReference | None
    """The invoice that a note corrects"""
    reason_code: str | None
    """Why a note corrects: DIAN's concept"""
    reason: str | None
    """Why, in words"""
    lines: list[ReceivedLine]
    """What is sold, line by line"""
    allowances: list[ReceivedAllowance]
    """Discounts on the whole document that change no tax base"""
    charges: list[ReceivedAllowance]
    """Charges on the whole document that change no tax base"""
    withholdings: list[ReceivedTax]
    """Informative: they change no total"""
    prepaid: list[SupplierDocumentPrepaidItem]
    """Payments received before"""
    totals: ReceivedTotals
    """Sums that were calculated by the rules of DIAN; amounts with two decimals"""


class SupplierDocumentBillingReference(TypedDict):
    number: str
    """Prefix and consecutive"""
    cufe: str | None
    """CUFE; the CUDE of a note"""
    issue_date: str | None
    """Day of issue in Colombia"""


class SupplierDocumentOrderReference(TypedDict):
    id: str
    """The buyer's order"""
    date: str | None
    """Its day"""


class SupplierDocumentPaymentMeans(TypedDict):
    code: str | None
    """How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20 cheque, 42
    deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them
    dian:71 (bonos) and 72 (vales)
    """
    type: str
    """When it is paid: 1 at once, 2 on credit"""
    due_date: str | None
    """Day on which it must be paid"""


class SupplierDocumentPrepaidItem(TypedDict):
    amount: str
    """What was paid (decimal string with exactly two decimals, no sign, no exponent)"""
    received_on: str | None
    """When it came (YYYY-MM-DD)"""


class SupplierIdentification(TypedDict):
    """How the tax authority knows a seller"""

    type: Literal["31", "13", "21", "22", "41", "42", "47", "50"]
    """Identification type of a resident: 31 NIT, 13 Cédula de ciudadanía; of a non-resident: 21
    Tarjeta de extranjería, 22 Cédula de extranjería, 31 NIT, 41 Pasaporte, 42 Documento de
    identificación extranjero, 47 PEP (Permiso Especial de Permanencia), 50 NIT de otro país
    """
    number: str
    """Number as the document shows it; of a NIT or a citizen card the digits alone, without check
    digit
    """
    check_digit: NotRequired[str | None]
    """Check digit of a resident, computed where it is left out; a non-resident has none"""


class SupplierIdentificationResource(TypedDict):
    """How the tax authority knows a seller"""

    type: Literal["31", "13", "21", "22", "41", "42", "47", "50"]
    """Identification type of a resident: 31 NIT, 13 Cédula de ciudadanía; of a non-resident: 21
    Tarjeta de extranjería, 22 Cédula de extranjería, 31 NIT, 41 Pasaporte, 42 Documento de
    identificación extranjero, 47 PEP (Permiso Especial de Permanencia), 50 NIT de otro país
    """
    number: str
    """Number as the document shows it; of a NIT or a citizen card the digits alone, without check
    digit
    """
    check_digit: NotRequired[str]
    """Check digit of a resident, computed where it is left out; a non-resident has none"""


class SupplierInput(TypedDict):
    """A seller who has not to invoice"""

    identification: SupplierIdentification
    legal_name: str
    """Name as registered at the tax authority"""
    organization_type: NotRequired[Literal["1", "2"] | None]
    """Organization type: 1 Persona Jurídica, 2 Persona Natural"""
    trade_name: NotRequired[str | None]
    """Name on the door"""
    email: NotRequired[str | None]
    """Where documents are sent"""
    phone: NotRequired[str | None]
    """Telephone"""
    address: NotRequired[SupplierAddress | None]
    """Where it is; in Colombia with the DIVIPOLA code of the municipality"""
    tax_level_codes: NotRequired[list[str] | None]
    """Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención
    IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
    """
    tax_scheme: NotRequired[Literal["01", "04", "ZA", "ZZ"] | None]
    """Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica"""
    residence: Literal["resident", "non_resident"]
    """Whether the seller is resident in Colombia: `resident` has identification 31 or 13,
    municipality and postal code; `non_resident` has no check digit, municipality code or postal
    code
    """
    external_id: NotRequired[str | None]
    """Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409
    that names the first. It appears in events: put nothing personal in it.
    """
    metadata: NotRequired[dict[str, str] | None]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """


class SupplierList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[Supplier]
    """The resources of this page, newest first"""


class SupplierSnapshot(TypedDict):
    """A seller who has not to invoice"""

    identification: SupplierIdentificationResource
    legal_name: str
    """Name as registered at the tax authority"""
    organization_type: Literal["1", "2"] | None
    """Organization type: 1 Persona Jurídica, 2 Persona Natural"""
    trade_name: str | None
    """Name on the door"""
    email: str | None
    """Where documents are sent"""
    phone: str | None
    """Telephone"""
    address: SupplierAddressResource | None
    """Where it is; in Colombia with the DIVIPOLA code of the municipality"""
    tax_level_codes: list[str] | None
    """Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención
    IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
    """
    tax_scheme: Literal["01", "04", "ZA", "ZZ"] | None
    """Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica"""
    residence: Literal["resident", "non_resident"]
    """Whether the seller is resident in Colombia: `resident` has identification 31 or 13,
    municipality and postal code; `non_resident` has no check digit, municipality code or postal
    code
    """
    external_id: str | None
    """Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409
    that names the first. It appears in events: put nothing personal in it.
    """
    metadata: dict[str, str]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """


class SupportDocument(TypedDict):
    """`cufe` is its CUDS"""

    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["support_document"]
    """What kind of resource this is"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    environment: Environment
    """test, habilitacion or production; fixed when it was made"""
    status: DocumentStatus
    """State at the time of this answer"""
    waiting: Waiting | None
    """What the document waits for without having failed; null: for nothing"""
    collecting_until: str | None
    """When the purchases that it collects are issued; null: it is issued, or collects none"""
    number: str | None
    """Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is numbered"""
    prefix: str | None
    """Prefix of the numbering range"""
    sequence: int | None
    """The number without its prefix; null until it is numbered"""
    cufe: str | None
    """CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it is signed"""
    cuds: str | None
    """CUDS of a purchase, as in `cufe`; null until it is signed"""
    type_code: str | None
    """Type of document in the XML: 01, 02, 03, 04, 91 or 92"""
    issued_at: str | None
    """Time of issue, Colombia's (-05:00); null until it is numbered, unless the request named it
    """
    supplier_id: str | None
    """Id of the supplier; null when the request has the seller itself"""
    supplier: SupplierSnapshot | None
    """The seller as the document names him"""
    transmission: Literal["per_operation", "weekly"] | None
    """Whether it is for one purchase, or for those of a week; left out: per_operation"""
    currency: str
    """ISO 4217 code"""
    payment_means: PaymentMeansResource
    """How and when it is paid"""
    lines: list[PurchaseLineResource]
    """What is bought, line by line"""
    withholdings: list[PurchaseWithholding] | None
    """What the buyer withholds, informative: of the lines, else of the document"""
    allowances: list[AllowanceChargeResource] | None
    """Discounts on the whole document that change no tax base"""
    charges: list[AllowanceChargeResource] | None
    """Charges on the whole document that change no tax base"""
    external_id: str | None
    """Your own id, up to 64 characters, unique for ever among resources of this kind and mode"""
    numbering_range_id: str | None
    """Numbering range of which the number is"""
    notes: list[str] | None
    """Notes"""
    order_reference: SupportDocumentOrderReference | None
    """The buyer's order, or null"""
    exchange_rate: ExchangeRateResource | None
    """Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
    """
    metadata: dict[str, str]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """
    simulate: SimulateWithoutContingencyResource | None
    """What becomes of a document made with a sk_test_ key; refused with sk_live_"""
    totals: DocumentTotals
    """Sums that were calculated by the rules of DIAN; amounts with two decimals"""
    qr_url: str | None
    """Page of the tax authority about this document, as in its QR code; null until there is a CUFE
    """
    pdf_url: str | None
    """Signed URL of the PDF, good without an API key; null while or because there is none"""
    xml_url: str | None
    """Signed URL of the signed XML, good without an API key; null while or because there is none
    """
    attached_document_url: str | None
    """Signed URL of the zip that the buyer gets; null while or because there is none"""
    dian: DianAnswer | None
    """Answer of the tax authority; null before there is one"""
    email: DocumentEmail | None
    """Mails to the seller; null: none yet"""
    failure: DocumentFailure | None
    """Why it failed; null unless status is failed"""
    corrects: str | None
    """Id of the rejected document whose number this one took; null: none"""
    corrected_by: str | None
    """Id of the document that took the number of this rejected one; null: none"""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""


class SupportDocumentAdjustment(TypedDict):
    """`cufe` is its CUDS"""

    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["support_document_adjustment"]
    """What kind of resource this is"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    environment: Environment
    """test, habilitacion or production; fixed when it was made"""
    status: DocumentStatus
    """State at the time of this answer"""
    waiting: Waiting | None
    """What the document waits for without having failed; null: for nothing"""
    number: str | None
    """Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is numbered"""
    prefix: str | None
    """Prefix of the numbering range"""
    sequence: int | None
    """The number without its prefix; null until it is numbered"""
    cufe: str | None
    """CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it is signed"""
    cuds: str | None
    """CUDS of a purchase, as in `cufe`; null until it is signed"""
    type_code: str | None
    """Type of document in the XML: 01, 02, 03, 04, 91 or 92"""
    issued_at: str | None
    """Time of issue, Colombia's (-05:00); null until it is numbered, unless the request named it
    """
    supplier_id: str | None
    """Id of the supplier; null when the request has the seller itself"""
    supplier: SupplierSnapshot | None
    """The seller as the document names him"""
    transmission: Literal["per_operation", "weekly"] | None
    """Whether it is for one purchase, or for those of a week; left out: per_operation"""
    currency: str
    """ISO 4217 code"""
    payment_means: PaymentMeansResource
    """How and when it is paid"""
    lines: list[PurchaseAdjustmentLineResource]
    """What is taken back, line by line"""
    allowances: list[AllowanceChargeResource] | None
    """Discounts on the whole document that change no tax base"""
    charges: list[AllowanceChargeResource] | None
    """Charges on the whole document that change no tax base"""
    external_id: str | None
    """Your own id, up to 64 characters, unique for ever among resources of this kind and mode"""
    numbering_range_id: str | None
    """Numbering range of which the number is"""
    notes: list[str] | None
    """Notes"""
    order_reference: SupportDocumentAdjustmentOrderReference | None
    """The buyer's order, or null"""
    exchange_rate: ExchangeRateResource | None
    """Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
    """
    metadata: dict[str, str]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """
    simulate: SimulateWithoutContingencyResource | None
    """What becomes of a document made with a sk_test_ key; refused with sk_live_"""
    support_document_id: str | None
    """What is corrected, a support document of yours; the note waits for it until it is accepted
    """
    billing_reference: CUDSReference | None
    """What is corrected, a support document issued by another system. One of yours is treated as if
    support_document_id named it
    """
    reason_code: str
    """Why: 1 Devolución parcial de los bienes y/o no aceptación parcial del servicio; 2 Anulación
    del documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura de
    venta o documento equivalente; 3 Rebaja o descuento parcial o total; 4 Ajuste de precio; 5
    Otros
    """
    reason: str | None
    """Why, in words; left out: the name of the reason's code"""
    totals: DocumentTotals
    """Sums that were calculated by the rules of DIAN; amounts with two decimals"""
    qr_url: str | None
    """Page of the tax authority about this document, as in its QR code; null until there is a CUFE
    """
    pdf_url: str | None
    """Signed URL of the PDF, good without an API key; null while or because there is none"""
    xml_url: str | None
    """Signed URL of the signed XML, good without an API key; null while or because there is none
    """
    attached_document_url: str | None
    """Signed URL of the zip that the buyer gets; null while or because there is none"""
    dian: DianAnswer | None
    """Answer of the tax authority; null before there is one"""
    email: DocumentEmail | None
    """Mails to the seller; null: none yet"""
    failure: DocumentFailure | None
    """Why it failed; null unless status is failed"""
    corrects: str | None
    """Id of the rejected document whose number this one took; null: none"""
    corrected_by: str | None
    """Id of the document that took the number of this rejected one; null: none"""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""


class SupportDocumentAdjustmentDraft(TypedDict):
    """An adjustment note to be issued: of one of your support documents (`support_document_id`), or
    of one issued elsewhere (`billing_reference`)
    """

    support_document_id: NotRequired[str | None]
    """What is corrected, a support document of yours; the note waits for it until it is accepted
    """
    billing_reference: NotRequired[CUDSReference | None]
    """What is corrected, a support document issued by another system. One of yours is treated as if
    support_document_id named it
    """
    reason_code: str
    """Why: 1 Devolución parcial de los bienes y/o no aceptación parcial del servicio; 2 Anulación
    del documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura de
    venta o documento equivalente; 3 Rebaja o descuento parcial o total; 4 Ajuste de precio; 5
    Otros
    """
    reason: NotRequired[str | None]
    """Why, in words; left out: the name of the reason's code"""
    supplier_id: NotRequired[str | None]
    """A supplier of yours"""
    supplier: NotRequired[InlineSupplier | None]
    """The seller, written in the document itself"""
    transmission: NotRequired[Literal["per_operation", "weekly"] | None]
    """Whether it is for one purchase, or for those of a week; left out: per_operation"""
    currency: NotRequired[str | None]
    """ISO 4217 code; left out: as in the support document"""
    payment_means: NotRequired[PaymentMeans | None]
    """left out: as in the support document"""
    allowances: NotRequired[list[AllowanceCharge] | None]
    """Discounts on the whole document that change no tax base"""
    charges: NotRequired[list[AllowanceCharge] | None]
    """Charges on the whole document that change no tax base"""
    external_id: NotRequired[str | None]
    """Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409
    that names the first. It appears in events: put nothing personal in it.
    """
    numbering_range_id: NotRequired[str | None]
    """Left out: the active range of that type and environment"""
    issued_at: NotRequired[str | None]
    """Time of issue with Colombia's offset -05:00, today in Colombia; left out: the moment of
    numbering
    """
    notes: NotRequired[list[str] | None]
    """Notes"""
    order_reference: NotRequired[SupportDocumentAdjustmentDraftOrderReference | None]
    """The buyer's order, or null"""
    exchange_rate: NotRequired[ExchangeRate | None]
    """Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
    """
    email: NotRequired[Email | None]
    """Who gets the mail; default: the address of the supplier; without one nobody"""
    metadata: NotRequired[dict[str, str] | None]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """
    simulate: NotRequired[SimulateWithoutContingency | None]
    """What becomes of a document made with a sk_test_ key; refused with sk_live_"""
    lines: NotRequired[list[PurchaseAdjustmentLine] | None]
    """What is taken back, line by line; left out: as in the support document"""


class SupportDocumentAdjustmentDraftOrderReference(TypedDict):
    id: str
    """The buyer's order"""
    date: NotRequired[str | None]
    """Its day (YYYY-MM-DD)"""


class SupportDocumentAdjustmentItem(TypedDict):
    index: int
    """place in `documents`, from 0"""
    document: SupportDocumentAdjustment
    """The document, as a POST of it alone answers it"""


class SupportDocumentAdjustmentList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[SupportDocumentAdjustment]
    """The resources of this page, newest first"""


class SupportDocumentAdjustmentOrderReference(TypedDict):
    id: str
    """The buyer's order"""
    date: str | None
    """Its day (YYYY-MM-DD)"""


class SupportDocumentAdjustmentsBatch(TypedDict):
    """At most 20 MB"""

    documents: list[SupportDocumentAdjustmentDraft]
    """Bodies as one POST takes each, up to 1,000; each is accepted or refused by itself"""


class SupportDocumentAdjustmentsBatchAnswer(TypedDict):
    object: Literal["batch"]
    """What kind of resource this is"""
    data: list[SupportDocumentAdjustmentItem | RefusedItem]
    """An item for each document, in their order"""


class SupportDocumentDraft(TypedDict):
    """A support document to be issued"""

    supplier_id: NotRequired[str | None]
    """A supplier of yours"""
    supplier: NotRequired[InlineSupplier | None]
    """The seller, written in the document itself"""
    transmission: NotRequired[Literal["per_operation", "weekly"] | None]
    """Whether it is for one purchase, or for those of a week; left out: per_operation"""
    currency: str
    """ISO 4217 code"""
    payment_means: PaymentMeans
    """How and when it is paid"""
    lines: list[PurchaseLine]
    """What is bought, line by line"""
    withholdings: NotRequired[list[PurchaseWithholding] | None]
    """What the buyer withholds, informative: of the lines, else of the document"""
    allowances: NotRequired[list[AllowanceCharge] | None]
    """Discounts on the whole document that change no tax base"""
    charges: NotRequired[list[AllowanceCharge] | None]
    """Charges on the whole document that change no tax base"""
    external_id: NotRequired[str | None]
    """Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409
    that names the first. It appears in events: put nothing personal in it.
    """
    numbering_range_id: NotRequired[str | None]
    """Left out: the active range of that type and environment"""
    issued_at: NotRequired[str | None]
    """Time of issue with Colombia's offset -05:00, today in Colombia; left out: the moment of
    numbering
    """
    notes: NotRequired[list[str] | None]
    """Notes"""
    order_reference: NotRequired[SupportDocumentDraftOrderReference | None]
    """The buyer's order, or null"""
    exchange_rate: NotRequired[ExchangeRate | None]
    """Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed
    """
    email: NotRequired[Email | None]
    """Who gets the mail; default: the address of the supplier; without one nobody"""
    metadata: NotRequired[dict[str, str] | None]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """
    simulate: NotRequired[SimulateWithoutContingency | None]
    """What becomes of a document made with a sk_test_ key; refused with sk_live_"""


class SupportDocumentDraftOrderReference(TypedDict):
    id: str
    """The buyer's order"""
    date: NotRequired[str | None]
    """Its day (YYYY-MM-DD)"""


class SupportDocumentItem(TypedDict):
    index: int
    """place in `documents`, from 0"""
    document: SupportDocument
    """The document, as a POST of it alone answers it"""


class SupportDocumentList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[SupportDocument]
    """The resources of this page, newest first"""


class SupportDocumentOrderReference(TypedDict):
    id: str
    """The buyer's order"""
    date: str | None
    """Its day (YYYY-MM-DD)"""


class SupportDocumentsBatch(TypedDict):
    """At most 20 MB"""

    documents: list[SupportDocumentDraft]
    """Bodies as one POST takes each, up to 1,000; each is accepted or refused by itself"""


class SupportDocumentsBatchAnswer(TypedDict):
    object: Literal["batch"]
    """What kind of resource this is"""
    data: list[SupportDocumentItem | RefusedItem]
    """An item for each document, in their order"""


class Suppression(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["suppression"]
    """What kind of resource this is"""
    address: str
    """In lower case, its domain in ASCII."""
    reason: Literal["hard_bounce", "complaint", "unsubscribed", "manual"]
    """hard_bounce: the address does not exist; complaint: its owner marked a mail as spam;
    unsubscribed: its owner asked for no more mails, except those that you send again by hand;
    manual: you asked.
    """
    diagnostic: str | None
    """What the receiving server said."""
    document_id: str | None
    """The document whose mail was the cause."""
    mailing_id: str | None
    """The mail that was the cause."""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    created_at: str
    """When it was made: ISO 8601 with offset"""


class SuppressionInput(TypedDict):
    address: str
    """an e-mail address"""


class SuppressionList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[Suppression]
    """The resources of this page, newest first"""


class Tax(TypedDict):
    code: str
    """01 value-added tax, 04 consumption tax, 03 industry and commerce, 02 carbon (by unit; with
    rate and base its amount by unit is value / quantity), ZZ none; more in /v1/catalogs/tributos
    """
    rate: NotRequired[str | None]
    """Percent of the base; a tax by unit has none (decimal string with two to six decimals, no
    sign, no exponent)
    """
    base: NotRequired[str | None]
    """Amount that the rate is applied to; a tax by unit has none (decimal string with exactly two
    decimals, no sign, no exponent)
    """
    value: str
    """The tax: base × rate / 100, or per_unit_amount × base_quantity (34 IBUA: / 100) (decimal
    string with exactly two decimals, no sign, no exponent)
    """
    per_unit_amount: NotRequired[str | None]
    """Tax by unit: amount for one unit; of 34 (IBUA) for 100 millilitres (decimal string with two
    to six decimals, no sign, no exponent)
    """
    base_quantity: NotRequired[str | None]
    """Tax by unit: how many units; of 34 (IBUA) all millilitres of the line (decimal string with
    two to six decimals, no sign, no exponent)
    """
    unit_code: NotRequired[str | None]
    """Tax by unit: the unit; MLT of 34 (IBUA)"""
    name: NotRequired[str | None]
    """Name of a levy that DIAN does not list, of dian:ZZ alone"""


class TaxResource(TypedDict):
    code: str
    """01 value-added tax, 04 consumption tax, 03 industry and commerce, 02 carbon (by unit; with
    rate and base its amount by unit is value / quantity), ZZ none; more in /v1/catalogs/tributos
    """
    rate: str | None
    """Percent of the base; a tax by unit has none (decimal string with two to six decimals, no
    sign, no exponent)
    """
    base: str | None
    """Amount that the rate is applied to; a tax by unit has none (decimal string with exactly two
    decimals, no sign, no exponent)
    """
    value: str
    """The tax: base × rate / 100, or per_unit_amount × base_quantity (34 IBUA: / 100) (decimal
    string with exactly two decimals, no sign, no exponent)
    """
    per_unit_amount: str | None
    """Tax by unit: amount for one unit; of 34 (IBUA) for 100 millilitres (decimal string with two
    to six decimals, no sign, no exponent)
    """
    base_quantity: str | None
    """Tax by unit: how many units; of 34 (IBUA) all millilitres of the line (decimal string with
    two to six decimals, no sign, no exponent)
    """
    unit_code: str | None
    """Tax by unit: the unit; MLT of 34 (IBUA)"""
    name: str | None
    """Name of a levy that DIAN does not list, of dian:ZZ alone"""


class Tenant(TypedDict):
    id: str
    """Id of your account"""
    object: Literal["tenant"]
    """What kind of resource this is"""
    livemode: bool
    """true: made with sk_live_; false: made with sk_test_"""
    environment: str
    """habilitacion or production in live mode, test in test mode"""
    nit: str
    """NIT: digits alone, without check digit"""
    check_digit: str
    """Check digit of the NIT"""
    legal_name: str
    """Name as registered at the tax authority"""
    trade_name: str | None
    """Name on the door"""
    organization_type: Literal["1", "2"]
    """Organization type: 1 Persona Jurídica, 2 Persona Natural"""
    tax_level_codes: list[str]
    """Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención
    IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
    """
    tax_scheme: Literal["01", "04", "ZA", "ZZ"]
    """Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica"""
    address: AddressResource
    """Where it is; in Colombia with the DIVIPOLA code of the municipality"""
    email: str
    """Address for documents, as registered at the tax authority"""
    phone: str | None
    """Telephone"""
    industry_codes: list[str] | None
    """Economic activities (CIIU)"""
    commercial_registration: str | None
    """Matrícula mercantil"""
    party_names: list[str] | None
    """Further names beside trade_name: of shops, of establishments"""
    contact: ContactResource | None
    """Whom to ask, by the `phone` and `email` of the party"""
    shareholders: list[ShareholderResource] | None
    """Members of a consortium or temporary union"""
    pdf: TenantPdf | None
    """what you add to every PDF"""
    logo: TenantLogo | None
    """what stands at the head of every PDF"""
    brand_color: str | None
    """Colour of the PDF as #rrggbb; null: ours"""
    mail: TenantMail
    """form of the mails to your buyers"""
    test_set: TenantTestSet | None
    """DIAN's test set, of live mode"""
    software: TenantSoftware | None
    """by which your documents of live mode are issued; its PIN is never shown"""
    unavailable: list[TenantUnavailableItem]
    """parts that are null because the service that knows them does not answer; ask again in a
    moment
    """
    reception_address: str | None
    """where suppliers mail their documents to; register it in the DIAN portal as your address for
    the reception of invoices
    """
    receiving_person: ReceivingPersonResource | None
    """who receives, in events 030 and 032 that name nobody else"""
    auto_acknowledge: bool
    """whether receipt (030) of each verified invoice on credit is acknowledged by itself; it needs
    `receiving_person`
    """
    auto_tacit_acceptance: bool
    """whether tacit acceptance (034) of your own invoices is declared by itself, on the first day
    on which DIAN takes it
    """
    created_at: str
    """When it was made: ISO 8601 with offset"""


class TenantLogo(TypedDict):
    media_type: str
    """image/png or image/jpeg"""
    width_px: int
    """Width in pixels"""
    height_px: int
    """Height in pixels"""


class TenantMail(TypedDict):
    """form of the mails to your buyers"""

    bilingual: bool
    """whether every mail is in English too, below the Spanish; without it only those to buyers
    abroad are
    """
    attach_pdf: bool
    """whether the PDF is also attached by itself, beside the zip that has it; one too large for a
    mail is not
    """


class TenantPatch(TypedDict):
    legal_name: NotRequired[str]
    """Name as registered at the tax authority"""
    trade_name: NotRequired[str]
    """Name on the door"""
    organization_type: NotRequired[Literal["1", "2"]]
    """Organization type: 1 Persona Jurídica, 2 Persona Natural"""
    tax_level_codes: NotRequired[list[str]]
    """Tax responsibilities: O-13 Gran contribuyente, O-15 Autorretenedor, O-23 Agente de retención
    IVA, O-47 Régimen simple de tributación, R-99-PN No aplica - Otros
    """
    tax_scheme: NotRequired[Literal["01", "04", "ZA", "ZZ"]]
    """Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica"""
    address: NotRequired[Address]
    """Where it is; in Colombia with the DIVIPOLA code of the municipality"""
    email: NotRequired[str]
    """Address for documents, as registered at the tax authority"""
    phone: NotRequired[str]
    """Telephone"""
    industry_codes: NotRequired[list[str]]
    """Economic activities (CIIU)"""
    commercial_registration: NotRequired[str]
    """Matrícula mercantil"""
    party_names: NotRequired[list[str]]
    """Further names beside trade_name: of shops, of establishments"""
    contact: NotRequired[Contact]
    """Whom to ask there"""
    shareholders: NotRequired[list[Shareholder]]
    """Members of a consortium or temporary union"""
    logo: NotRequired[TenantPatchLogo | None]
    """Picture at the head of every PDF; null removes it"""
    brand_color: NotRequired[str | None]
    """Colour of the PDF as #rrggbb; null: ours"""
    pdf: NotRequired[TenantPatchPdf | None]
    """what you add to every PDF; it replaces all that was there"""
    mail: NotRequired[TenantPatchMail]
    """form of the mails to your buyers; it replaces all that was there, and what is left out is
    false
    """
    receiving_person: NotRequired[ReceivingPerson | None]
    """who receives, in events 030 and 032 that name nobody else"""
    auto_acknowledge: NotRequired[bool]
    """whether receipt (030) of each verified invoice on credit is acknowledged by itself; it needs
    `receiving_person`
    """
    auto_tacit_acceptance: NotRequired[bool]
    """whether tacit acceptance (034) of your own invoices is declared by itself, on the first day
    on which DIAN takes it
    """
    software: NotRequired[TenantPatchSoftware]
    """your own, of live mode; none in the test environment, nor where a provider issues for you"""
    test_set_id: NotRequired[str | None]
    """of habilitación: documents are sent for it until DIAN says that it is accepted"""


class TenantPatchLogo(TypedDict):
    content: str
    """PNG or JPEG in base64, 102400 bytes at most, 1000 × 1000 pixels at most"""


class TenantPatchMail(TypedDict):
    """form of the mails to your buyers; it replaces all that was there, and what is left out is
    false
    """

    bilingual: NotRequired[bool | None]
    """whether every mail is in English too, below the Spanish; without it only those to buyers
    abroad are
    """
    attach_pdf: NotRequired[bool | None]
    """whether the PDF is also attached by itself, beside the zip that has it; one too large for a
    mail is not
    """


class TenantPatchPdf(TypedDict):
    footer: NotRequired[str | None]
    """at the end of every PDF and mail; it may have several lines"""
    bank_details: NotRequired[str | None]
    """where to pay, in invoices and debit notes; it may have several lines"""


class TenantPatchSoftware(TypedDict):
    """your own, of live mode; none in the test environment, nor where a provider issues for you"""

    id: NotRequired[str | None]
    """SoftwareID of your DIAN portal, a GUID with hyphens"""
    pin: NotRequired[str | None]
    """its PIN; never returned"""
    invoicing: NotRequired[TenantPatchSoftwareInvoicing | None]
    """of invoices, support documents and their notes"""
    equivalent: NotRequired[TenantPatchSoftwareEquivalent | None]
    """of documentos equivalentes and their notes"""


class TenantPatchSoftwareEquivalent(TypedDict):
    id: NotRequired[str | None]
    """SoftwareID of your DIAN portal, a GUID with hyphens"""
    pin: NotRequired[str | None]
    """its PIN; never returned"""
    test_set_id: NotRequired[str | None]
    """of habilitación: documents are sent for it until DIAN says that it is accepted"""


class TenantPatchSoftwareInvoicing(TypedDict):
    id: NotRequired[str | None]
    """SoftwareID of your DIAN portal, a GUID with hyphens"""
    pin: NotRequired[str | None]
    """its PIN; never returned"""
    test_set_id: NotRequired[str | None]
    """of habilitación: documents are sent for it until DIAN says that it is accepted"""


class TenantPdf(TypedDict):
    footer: str | None
    """at the end of every PDF and mail; it may have several lines"""
    bank_details: str | None
    """where to pay, in invoices and debit notes; it may have several lines"""


class TenantSoftware(TypedDict):
    id: str | None
    """Id that DIAN gave the software"""
    provider: TenantSoftwareProvider | None
    """the technology provider (proveedor tecnológico) whose software issues your documents"""
    invoicing: TenantSoftwareInvoicing
    """of invoices, support documents and their notes"""
    equivalent: TenantSoftwareEquivalent
    """of documentos equivalentes and their notes"""


class TenantSoftwareEquivalent(TypedDict):
    """of documentos equivalentes and their notes"""

    id: str | None
    """Id that DIAN gave the software"""
    provider: TenantSoftwareEquivalentProvider | None
    """the technology provider (proveedor tecnológico) whose software issues your documents"""
    test_set: TenantSoftwareEquivalentTestSet | None
    """DIAN's test set of this software"""


class TenantSoftwareEquivalentProvider(TypedDict):
    nit: str
    """NIT of the technology provider, without its check digit"""
    check_digit: str
    """Check digit of that NIT"""
    name: str
    """Name of the technology provider"""
    code: str
    """three digits in the names of your files"""


class TenantSoftwareEquivalentTestSet(TypedDict):
    id: str
    """Id that DIAN gave the test set"""
    status: Literal["open", "refused", "accepted"]
    """`open`: documents of habilitación are sent for it. `refused`: so are they, but DIAN did not
    take the last one. `accepted`: DIAN said so; documents go the ordinary way
    """


class TenantSoftwareInvoicing(TypedDict):
    """of invoices, support documents and their notes"""

    id: str | None
    """Id that DIAN gave the software"""
    provider: TenantSoftwareInvoicingProvider | None
    """the technology provider (proveedor tecnológico) whose software issues your documents"""
    test_set: TenantSoftwareInvoicingTestSet | None
    """DIAN's test set of this software"""


class TenantSoftwareInvoicingProvider(TypedDict):
    nit: str
    """NIT of the technology provider, without its check digit"""
    check_digit: str
    """Check digit of that NIT"""
    name: str
    """Name of the technology provider"""
    code: str
    """three digits in the names of your files"""


class TenantSoftwareInvoicingTestSet(TypedDict):
    id: str
    """Id that DIAN gave the test set"""
    status: Literal["open", "refused", "accepted"]
    """`open`: documents of habilitación are sent for it. `refused`: so are they, but DIAN did not
    take the last one. `accepted`: DIAN said so; documents go the ordinary way
    """


class TenantSoftwareProvider(TypedDict):
    nit: str
    """NIT of the technology provider, without its check digit"""
    check_digit: str
    """Check digit of that NIT"""
    name: str
    """Name of the technology provider"""
    code: str
    """three digits in the names of your files"""


class TenantTestSet(TypedDict):
    id: str
    """Id that DIAN gave the test set"""
    status: Literal["open", "refused", "accepted"]
    """`open`: documents of habilitación are sent for it. `refused`: so are they, but DIAN did not
    take the last one. `accepted`: DIAN said so; documents go the ordinary way
    """


class TenantUnavailableItem(TypedDict):
    pointer: str
    """what is null for now"""
    reason: Literal["service_unavailable"]


class TestDeliveryInput(TypedDict):
    type: EventType
    """Type of the sample"""


class Ticket(TypedDict):
    object: Literal["ticket"]
    """What kind of resource this is"""
    document_id: str
    """Id of the document"""
    number: str
    """Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is numbered"""
    cufe: str
    """Its CUDE"""
    qr_text: str
    """Text of the QR code, as in the line"""
    is_validated: bool
    """Whether DIAN has accepted the document; the lines say so too"""
    width_mm: int
    """Width of the paper: 58 or 80"""
    columns: int
    """Characters of a line: 32 or 48"""
    lines: list[TicketLine]
    """From top to bottom; the last one cuts the paper"""


class TicketCut(TypedDict):
    """The end of the paper"""

    type: Literal["cut"]


class TicketLinks(TypedDict):
    """Addresses of the ticket, which your API key opens"""

    pdf_url: str
    """The PDF for paper of 80 mm; with `?width=58` for paper of 58 mm"""
    lines_url: str
    """The same as lines of text, for a printer that your program drives"""


class TicketQr(TypedDict):
    type: Literal["qr"]
    text: str
    """Text of the QR code, with line feeds; error correction M"""
    align: Literal["left", "center"]
    """Where it stands in the line"""


class TicketText(TypedDict):
    type: Literal["text"]
    text: str
    """No longer than `columns`, without control characters. An amount stands at its right end
    already
    """
    align: Literal["left", "center"]
    """Where it stands in the line"""
    emphasis: bool
    """Printed bold"""


class TimelineEntry(TypedDict):
    type: str
    """the fact"""
    time: str
    """When it happened: ISO 8601 with offset"""
    service: str
    """the service that said it"""
    data: dict[str, Any]
    """What belongs to the fact"""
    asked_by: Actor | None
    """who asked for it; null: it followed from another fact, or is not recorded"""


class TimelineEntryList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[TimelineEntry]
    """The resources of this page, newest first"""


class View(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["view"]
    """What kind of resource this is"""
    name: str
    """name that people see"""
    query: str
    """filters, as the query of `GET /v1/documents` and as `filter` of a job"""
    shared: bool
    """true: all people of the company see it; false: the person who asks does"""
    created_by: str
    """id of the person or of the API key that saved it"""
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""


class ViewInput(TypedDict):
    name: str
    """name that people see"""
    query: str
    """Filters: the query of `GET /v1/documents` without page and limit; empty: all documents"""
    shared: NotRequired[bool | None]
    """true: all people of the company see it, and a change takes the role `documents`; false: only
    the person who asks. Left out: true for an API key, false for a person. Views of an API key
    are always shared
    """


class ViewList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[View]
    """The resources of this page, newest first"""


class ViewPatch(TypedDict):
    name: NotRequired[str]
    """name that people see"""
    query: NotRequired[str]
    """Filters: the query of `GET /v1/documents` without page and limit; empty: all documents"""
    shared: NotRequired[bool]
    """true: all people of the company see it, and a change takes the role `documents`; false: only
    the person who asks. Left out: true for an API key, false for a person. Views of an API key
    are always shared
    """


class Waiting(TypedDict):
    """What the document waits for without failing"""

    reason: WaitingReason
    """Stable code of what is missing, with a page of its own"""
    since: str
    """Since when: ISO 8601 with offset"""
    action: str
    """What you can do, in words"""
    choices: list[ResolveChoice]
    """What POST …/resolve takes now; empty: nothing is to be decided"""


class Warning(TypedDict):
    pointer: str
    """JSON pointer into the body"""
    code: str
    """Stable code of the warning"""
    detail: str
    """What is unusual, in the language of Accept-Language"""
    fix: str | None
    """What to do if it is not meant so; null: nothing"""
    rule: str | None
    """The tax authority's id of the rule; null where none is behind it"""


class WebhookEndpoint(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["webhook_endpoint"]
    """What kind of resource this is"""
    url: str
    """Where events go: https, to a public address"""
    description: str
    """Your own note about it"""
    subscribed_events: list[EventType]
    """Types of the events that it gets"""
    is_active: bool
    """false: it gets nothing"""
    livemode: bool
    """That of the API key which registered it."""
    metadata: dict[str, str]
    """Your own pairs of texts, up to 50; key up to 40, value up to 500 characters"""
    api_version: str
    """Version of the API that it was registered in: it gets only events whose type this version
    knows
    """
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""


class WebhookEndpointHealth(TypedDict):
    object: Literal["webhook_endpoint_health"]
    """What kind of resource this is"""
    webhook_endpoint_id: str
    """Id of the endpoint"""
    state: Literal["healthy", "failing", "circuit_open", "inactive", "switched_off"]
    """`failing`: failures since the last success. `circuit_open`: ten or more of them; attempts
    wait for a trial. `switched_off`: by us, since it failed for too long; `PATCH` with
    `is_active: true` switches it on.
    """
    attempts: WebhookEndpointHealthAttempts
    """What was tried, oldest first"""
    success_rate: float | None
    """Share of the attempts of the last 24 hours that succeeded; null without any."""
    p95_ms: int | None
    """95 of 100 attempts of the last 24 hours took no longer, rounded up to a class; 10000 also
    stands for more.
    """
    failing_since: str | None
    """Time of the first failure after the last success."""
    last_error: WebhookEndpointHealthLastError | None
    """Of the latest attempt that failed."""
    next_attempt_at: str | None
    """When the next attempt of a delivery is due."""
    switched_off_at: str | None
    """When we switched it off, until it is switched on."""


class WebhookEndpointHealthAttempts(TypedDict):
    """What was tried, oldest first"""

    succeeded: int
    """How many of the last 24 hours succeeded"""
    failed: int
    """How many failed"""


class WebhookEndpointHealthLastError(TypedDict):
    error: str
    """As in the attempts of a delivery."""
    status: int | None
    """State at the time of this answer"""
    at: str
    """When it ended"""


class WebhookEndpointInput(TypedDict):
    url: str
    """an https URL that is reachable from the internet, without credentials"""
    subscribed_events: list[EventType]
    """Types of the events that it gets"""
    description: NotRequired[str | None]
    """Your own note about it"""
    metadata: NotRequired[dict[str, str] | None]
    """Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.
    """


class WebhookEndpointList(TypedDict):
    object: Literal["list"]
    """What kind of resource this is"""
    url: str
    """Path of this list"""
    has_more: bool
    """whether there is more in this direction"""
    data: list[WebhookEndpoint]
    """The resources of this page, newest first"""


class WebhookEndpointPatch(TypedDict):
    url: NotRequired[str]
    """an https URL that is reachable from the internet, without credentials"""
    subscribed_events: NotRequired[list[EventType]]
    """Types of the events that it gets"""
    description: NotRequired[str]
    """Your own note about it"""
    is_active: NotRequired[bool]
    """false: it gets nothing"""
    metadata: NotRequired[dict[str, str | None]]
    """Pairs are merged into what is there; null removes one."""


class WebhookEndpointWithSecret(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["webhook_endpoint"]
    """What kind of resource this is"""
    url: str
    """Where events go: https, to a public address"""
    description: str
    """Your own note about it"""
    subscribed_events: list[EventType]
    """Types of the events that it gets"""
    is_active: bool
    """false: it gets nothing"""
    livemode: bool
    """That of the API key which registered it."""
    metadata: dict[str, str]
    """Your own pairs of texts, up to 50; key up to 40, value up to 500 characters"""
    api_version: str
    """Version of the API that it was registered in: it gets only events whose type this version
    knows
    """
    created_at: str
    """When it was made: ISO 8601 with offset"""
    updated_at: str
    """When it last changed: ISO 8601 with offset"""
    secret: str
    """Signs the deliveries; shown only here."""


class WithdrawnInvitation(TypedDict):
    id: str
    """Opaque id: a prefix that says what it is, and 26 characters"""
    object: Literal["invitation"]
    """What kind of resource this is"""
    deleted: Literal[True]


class Withholding(TypedDict):
    code: str
    """05 ReteIVA, 06 ReteRenta, 07 ReteICA"""
    rate: str
    """Percent of the base (decimal string with two to six decimals, no sign, no exponent)"""
    base: str
    """Amount that the rate is applied to (decimal string with exactly two decimals, no sign, no
    exponent)
    """
    value: str
    """base × rate / 100 (decimal string with exactly two decimals, no sign, no exponent)"""


ApiVersion = Literal["2026-01-01", "2026-12-01"]

DocumentKind = Literal[
    "invoice",
    "credit_note",
    "debit_note",
    "support_document",
    "support_document_adjustment",
    "equivalent_document",
    "equivalent_document_note",
]

DocumentStatus = Literal[
    "queued",
    "signed",
    "submitted",
    "accepted_by_dian",
    "rejected_by_dian",
    "accepted_contingency",
    "failed",
]

Environment = Literal["test", "habilitacion", "production"]

Event = EmailEvent | DocumentEvent | ReceivedDocumentEvent | InvoiceEventNotice

EventType = Literal[
    "invoice.accepted_by_dian",
    "invoice.rejected_by_dian",
    "invoice.accepted_contingency",
    "invoice.failed",
    "credit_note.accepted_by_dian",
    "credit_note.rejected_by_dian",
    "credit_note.accepted_contingency",
    "credit_note.failed",
    "debit_note.accepted_by_dian",
    "debit_note.rejected_by_dian",
    "debit_note.accepted_contingency",
    "debit_note.failed",
    "support_document.accepted_by_dian",
    "support_document.rejected_by_dian",
    "support_document.failed",
    "support_document_adjustment.accepted_by_dian",
    "support_document_adjustment.rejected_by_dian",
    "support_document_adjustment.failed",
    "equivalent_document.accepted_by_dian",
    "equivalent_document.rejected_by_dian",
    "equivalent_document.failed",
    "equivalent_document_note.accepted_by_dian",
    "equivalent_document_note.rejected_by_dian",
    "equivalent_document_note.failed",
    "invoice.email.delivered",
    "invoice.email.bounced",
    "invoice.email.complained",
    "credit_note.email.delivered",
    "credit_note.email.bounced",
    "credit_note.email.complained",
    "debit_note.email.delivered",
    "debit_note.email.bounced",
    "debit_note.email.complained",
    "support_document.email.delivered",
    "support_document.email.bounced",
    "support_document.email.complained",
    "support_document_adjustment.email.delivered",
    "support_document_adjustment.email.bounced",
    "support_document_adjustment.email.complained",
    "equivalent_document.email.delivered",
    "equivalent_document.email.bounced",
    "equivalent_document.email.complained",
    "equivalent_document_note.email.delivered",
    "equivalent_document_note.email.bounced",
    "equivalent_document_note.email.complained",
    "received_document.received",
    "received_document.verified",
    "received_document.suspicious",
    "document_event.registered",
    "document_event.rejected",
    "document_event.deadline_near",
]

ExportOrder = dict[str, Any]

FailureCode = Literal[
    "invoice_rejected",
    "document_not_writable",
    "signature_refused",
    "simulated_failure",
    "cancelled",
    "number_collision",
    "dian_certificate_unauthorized",
    "dian_request_refused",
    "dian_security_fault",
    "transport_signature_refused",
    "test_set_refused",
]

MailState = Literal["sent", "delivered", "bounced", "complained"]

Note = CreditNote | DebitNote

ReceivedReasonCode = Literal[
    "dian_unanswered",
    "certificate_missing",
    "dian_validation_pending",
    "dian_unknown",
    "dian_rejected",
    "document_missing",
    "dian_other_document",
    "dian_copy_missing",
    "differs_from_dian",
    "altered_on_the_way",
    "signature_missing",
    "signature_broken",
    "signature_wrapped",
    "signature_refused",
    "certificate_untrusted",
    "signed_by_another",
    "cufe_malformed",
    "cufe_differs",
    "number_differs",
    "container_ambiguous",
    "answer_rejects",
    "answer_unproven",
    "answer_of_another",
    "answer_missing",
    "container_missing",
    "other_buyer",
    "other_environment",
    "amounts_disagree",
    "number_received_before",
    "encoding_repaired",
]

ReceivedStatus = Literal["received", "verified", "unverified", "suspicious"]

ResolveChoice = Literal["issue_as_01", "wait"]

TicketLine = TicketText | TicketQr | TicketCut

WaitingReason = Literal[
    "certificate_missing",
    "range_exhausted",
    "invoice_not_accepted",
    "dian_unavailable",
    "dian_unknown_outcome",
    "contingency_not_declared",
    "week_open",
]
