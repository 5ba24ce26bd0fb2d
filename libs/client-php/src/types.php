<?php

// Generated from the OpenAPI document by `npx nx run client:renew`; a change here is lost.

declare(strict_types=1);

namespace Rubrica\Type;

/** Base of all types. Written as JSON it leaves out what is null: a null that is meant goes in an array. */
abstract readonly class Record implements \JsonSerializable
{
    /** @return array<string, mixed> */
    public function jsonSerialize(): array
    {
        return array_filter(get_object_vars($this), static fn (mixed $value): bool => $value !== null);
    }
}

final readonly class Acquirer extends Record
{
    /**
     * @param 'acquirer' $object What kind of resource this is
     * @param AcquirerIdentification $identification
     * @param string|null $name name that the buyer has at DIAN; null: none
     * @param string|null $email address that the buyer has given DIAN for invoices; null: none
     */
    public function __construct(
        public string $object,
        public AcquirerIdentification $identification,
        public ?string $name,
        public ?string $email,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            identification: AcquirerIdentification::from($json['identification']),
            name: $json['name'] ?? null,
            email: $json['email'] ?? null,
        );
    }
}

/** identification that was asked for */
final readonly class AcquirerIdentification extends Record
{
    /**
     * @param string $type type of the identification, as it was asked for
     * @param string $number number of the identification, as it was asked for
     */
    public function __construct(
        public string $type,
        public string $number,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            type: $json['type'],
            number: $json['number'],
        );
    }
}

/** Who asked */
final readonly class Actor extends Record
{
    /**
     * @param 'person'|'api_key'|'operator'|'system' $type `operator`: somebody who runs this installation;
     * `system`: it acted by itself
     * @param string|null $id id of the person or of the API key; null: it is not known, or is an operator’s
     * @param string|null $name its name, or the address of a person without one; null: it is not known any
     * more
     */
    public function __construct(
        public string $type,
        public ?string $id,
        public ?string $name,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            type: $json['type'],
            id: $json['id'] ?? null,
            name: $json['name'] ?? null,
        );
    }
}

final readonly class AdditionalDocumentReference extends Record
{
    /**
     * @param string $id Number of the document
     * @param string|null $issue_date Its day (YYYY-MM-DD)
     * @param string|null $document_type_code Code of its type, of table 13.1.4 of the annex or of your own:
     * FTC, AAJ, 01-A
     * @param string|null $document_type Its type, in words
     * @param string|null $uuid CUFE or CUDE, if it is an electronic document: 96 hexadecimal characters
     * @param 'CUFE-SHA384'|'CUDE-SHA384'|null $uuid_scheme Which of the two `uuid` is; left out: CUFE-SHA384,
     * that of an invoice
     */
    public function __construct(
        public string $id,
        public ?string $issue_date = null,
        public ?string $document_type_code = null,
        public ?string $document_type = null,
        public ?string $uuid = null,
        public ?string $uuid_scheme = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            issue_date: $json['issue_date'] ?? null,
            document_type_code: $json['document_type_code'] ?? null,
            document_type: $json['document_type'] ?? null,
            uuid: $json['uuid'] ?? null,
            uuid_scheme: $json['uuid_scheme'] ?? null,
        );
    }
}

final readonly class AdditionalDocumentReferenceResource extends Record
{
    /**
     * @param string $id Number of the document
     * @param string|null $issue_date Its day (YYYY-MM-DD)
     * @param string|null $document_type_code Code of its type, of table 13.1.4 of the annex or of your own:
     * FTC, AAJ, 01-A
     * @param string|null $document_type Its type, in words
     * @param string|null $uuid CUFE or CUDE, if it is an electronic document: 96 hexadecimal characters
     * @param 'CUFE-SHA384'|'CUDE-SHA384'|null $uuid_scheme Which of the two `uuid` is; left out: CUFE-SHA384,
     * that of an invoice
     */
    public function __construct(
        public string $id,
        public ?string $issue_date,
        public ?string $document_type_code,
        public ?string $document_type,
        public ?string $uuid,
        public ?string $uuid_scheme,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            issue_date: $json['issue_date'] ?? null,
            document_type_code: $json['document_type_code'] ?? null,
            document_type: $json['document_type'] ?? null,
            uuid: $json['uuid'] ?? null,
            uuid_scheme: $json['uuid_scheme'] ?? null,
        );
    }
}

final readonly class AdditionalItemProperty extends Record
{
    /**
     * @param string $name Name of the property; of a transport (operation dian:12) its code 01, 02 or 03
     * @param string $value Its value
     * @param string|null $value_quantity The value as a quantity, with unit_code (decimal string with two to
     * six decimals, no sign, no exponent)
     * @param string|null $unit_code Unit of value_quantity; see /v1/catalogs/unidad-medida
     */
    public function __construct(
        public string $name,
        public string $value,
        public ?string $value_quantity = null,
        public ?string $unit_code = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            name: $json['name'],
            value: $json['value'],
            value_quantity: $json['value_quantity'] ?? null,
            unit_code: $json['unit_code'] ?? null,
        );
    }
}

final readonly class AdditionalItemPropertyResource extends Record
{
    /**
     * @param string $name Name of the property; of a transport (operation dian:12) its code 01, 02 or 03
     * @param string $value Its value
     * @param string|null $value_quantity The value as a quantity, with unit_code (decimal string with two to
     * six decimals, no sign, no exponent)
     * @param string|null $unit_code Unit of value_quantity; see /v1/catalogs/unidad-medida
     */
    public function __construct(
        public string $name,
        public string $value,
        public ?string $value_quantity,
        public ?string $unit_code,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            name: $json['name'],
            value: $json['value'],
            value_quantity: $json['value_quantity'] ?? null,
            unit_code: $json['unit_code'] ?? null,
        );
    }
}

final readonly class AdditionalPaymentAtOnce extends Record
{
    /**
     * @param string $code How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20
     * cheque, 42 deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them
     * dian:71 (bonos) and 72 (vales)
     * @param string|null $payment_id What the payer quotes: a reference, a number of account
     */
    public function __construct(
        public string $code,
        public ?string $payment_id = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            payment_id: $json['payment_id'] ?? null,
        );
    }
}

final readonly class AdditionalPaymentAtOnceResource extends Record
{
    /**
     * @param string $code How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20
     * cheque, 42 deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them
     * dian:71 (bonos) and 72 (vales)
     * @param string|null $payment_id What the payer quotes: a reference, a number of account
     */
    public function __construct(
        public string $code,
        public ?string $payment_id,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            payment_id: $json['payment_id'] ?? null,
        );
    }
}

/** What it leaves out is that of payment_means */
final readonly class AdditionalPaymentMeans extends Record
{
    /**
     * @param string $code How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20
     * cheque, 42 deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them
     * dian:71 (bonos) and 72 (vales)
     * @param string|null $due_date Day on which it must be paid; needed on credit (YYYY-MM-DD)
     * @param string|null $payment_id What the payer quotes: a reference, a number of account
     */
    public function __construct(
        public string $code,
        public ?string $due_date = null,
        public ?string $payment_id = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            due_date: $json['due_date'] ?? null,
            payment_id: $json['payment_id'] ?? null,
        );
    }
}

/** What it leaves out is that of payment_means */
final readonly class AdditionalPaymentMeansResource extends Record
{
    /**
     * @param string $code How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20
     * cheque, 42 deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them
     * dian:71 (bonos) and 72 (vales)
     * @param string|null $due_date Day on which it must be paid; needed on credit (YYYY-MM-DD)
     * @param string|null $payment_id What the payer quotes: a reference, a number of account
     */
    public function __construct(
        public string $code,
        public ?string $due_date,
        public ?string $payment_id,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            due_date: $json['due_date'] ?? null,
            payment_id: $json['payment_id'] ?? null,
        );
    }
}

final readonly class Address extends Record
{
    /**
     * @param string $line Street and number
     * @param string|null $municipality_code DIVIPOLA code of the municipality, five digits; needed in
     * Colombia
     * @param string|null $city City, outside Colombia only: in Colombia the municipality code says it
     * @param string|null $postal_code Postal code; six digits in Colombia
     * @param string|null $country ISO 3166-1 alpha-2 code
     */
    public function __construct(
        public string $line,
        public ?string $municipality_code = null,
        public ?string $city = null,
        public ?string $postal_code = null,
        public ?string $country = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            line: $json['line'],
            municipality_code: $json['municipality_code'] ?? null,
            city: $json['city'] ?? null,
            postal_code: $json['postal_code'] ?? null,
            country: $json['country'] ?? null,
        );
    }
}

final readonly class AddressResource extends Record
{
    /**
     * @param string $line Street and number
     * @param string|null $municipality_code DIVIPOLA code of the municipality, five digits; needed in
     * Colombia
     * @param string|null $city City, outside Colombia only: in Colombia the municipality code says it
     * @param string|null $postal_code Postal code; six digits in Colombia
     * @param string|null $country ISO 3166-1 alpha-2 code
     */
    public function __construct(
        public string $line,
        public ?string $municipality_code,
        public ?string $city,
        public ?string $postal_code,
        public ?string $country,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            line: $json['line'],
            municipality_code: $json['municipality_code'] ?? null,
            city: $json['city'] ?? null,
            postal_code: $json['postal_code'] ?? null,
            country: $json['country'] ?? null,
        );
    }
}

/** Left out, the advice is that of the document */
final readonly class AdviceLineReference extends Record
{
    /**
     * @param string $line_id Number of the line there
     * @param AdviceReference|null $document_reference The document that has the line
     */
    public function __construct(
        public string $line_id,
        public ?AdviceReference $document_reference = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            line_id: $json['line_id'],
            document_reference: isset($json['document_reference']) ? AdviceReference::from($json['document_reference']) : null,
        );
    }
}

/** Left out, the advice is that of the document */
final readonly class AdviceLineReferenceResource extends Record
{
    /**
     * @param string $line_id Number of the line there
     * @param AdviceReferenceResource|null $document_reference The document that has the line
     */
    public function __construct(
        public string $line_id,
        public ?AdviceReferenceResource $document_reference,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            line_id: $json['line_id'],
            document_reference: isset($json['document_reference']) ? AdviceReferenceResource::from($json['document_reference']) : null,
        );
    }
}

final readonly class AdviceReference extends Record
{
    /**
     * @param string $id Number of the document
     * @param string|null $issue_date Its day (YYYY-MM-DD)
     */
    public function __construct(
        public string $id,
        public ?string $issue_date = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            issue_date: $json['issue_date'] ?? null,
        );
    }
}

final readonly class AdviceReferenceResource extends Record
{
    /**
     * @param string $id Number of the document
     * @param string|null $issue_date Its day (YYYY-MM-DD)
     */
    public function __construct(
        public string $id,
        public ?string $issue_date,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            issue_date: $json['issue_date'] ?? null,
        );
    }
}

/** Services with administration, contingencies and profit; needed by operation type 09 */
final readonly class Aiu extends Record
{
    /**
     * @param string $contract_object What the contract is about: the note of the administration says it after
     * "Contrato de servicios AIU por concepto de:"
     */
    public function __construct(
        public string $contract_object,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            contract_object: $json['contract_object'],
        );
    }
}

final readonly class AllowanceCharge extends Record
{
    /**
     * @param string $amount The discount or charge itself (decimal string with exactly two decimals, no sign,
     * no exponent)
     * @param string|null $reason_code Discounts: 00 unconditional, 01 conditional; charges: 02 unconditional,
     * 03 conditional (tip). Left out: 00, 02
     * @param string|null $reason Why, in words
     * @param string|null $rate Percent of the base; left out: computed from amount and base (decimal string
     * with two to six decimals, no sign, no exponent)
     * @param string|null $base Amount that it is taken from; left out: the line before discounts, or the sum
     * of lines (decimal string with exactly two decimals, no sign, no exponent)
     */
    public function __construct(
        public string $amount,
        public ?string $reason_code = null,
        public ?string $reason = null,
        public ?string $rate = null,
        public ?string $base = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            amount: $json['amount'],
            reason_code: $json['reason_code'] ?? null,
            reason: $json['reason'] ?? null,
            rate: $json['rate'] ?? null,
            base: $json['base'] ?? null,
        );
    }
}

final readonly class AllowanceChargeResource extends Record
{
    /**
     * @param string|null $reason_code Discounts: 00 unconditional, 01 conditional; charges: 02 unconditional,
     * 03 conditional (tip). Left out: 00, 02
     * @param string|null $reason Why, in words
     * @param string|null $rate Percent of the base; left out: computed from amount and base (decimal string
     * with two to six decimals, no sign, no exponent)
     * @param string|null $base Amount that it is taken from; left out: the line before discounts, or the sum
     * of lines (decimal string with exactly two decimals, no sign, no exponent)
     * @param string $amount The discount or charge itself (decimal string with exactly two decimals, no sign,
     * no exponent)
     */
    public function __construct(
        public ?string $reason_code,
        public ?string $reason,
        public ?string $rate,
        public ?string $base,
        public string $amount,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            reason_code: $json['reason_code'] ?? null,
            reason: $json['reason'] ?? null,
            rate: $json['rate'] ?? null,
            base: $json['base'] ?? null,
            amount: $json['amount'],
        );
    }
}

final readonly class ApiKey extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'api_key' $object What kind of resource this is
     * @param bool $livemode the mode in which it was made, and in which it works
     * @param 'full'|'documents'|'read' $role `read` reads; `documents` also writes documents and customers;
     * `full` may all, also keys, certificates, webhook endpoints and their replays, suppressed addresses,
     * profile and numbering ranges
     * @param string $name Name that you gave it
     * @param string|null $last_used_at to the minute; null: it was not used yet
     * @param string|null $expires_at When it ends: ISO 8601 with offset; null: never
     * @param string $created_at When it was made: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $role,
        public string $name,
        public ?string $last_used_at,
        public ?string $expires_at,
        public string $created_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            role: $json['role'],
            name: $json['name'],
            last_used_at: $json['last_used_at'] ?? null,
            expires_at: $json['expires_at'] ?? null,
            created_at: $json['created_at'],
        );
    }
}

final readonly class ApiKeyInput extends Record
{
    /**
     * @param string $name what the key is for
     * @param 'full'|'documents'|'read' $role `read` reads; `documents` also writes documents and customers;
     * `full` may all, also keys, certificates, webhook endpoints and their replays, suppressed addresses,
     * profile and numbering ranges
     * @param string|null $expires_at the key is not valid from this time on; null: it is until it is revoked
     */
    public function __construct(
        public string $name,
        public string $role,
        public ?string $expires_at = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            name: $json['name'],
            role: $json['role'],
            expires_at: $json['expires_at'] ?? null,
        );
    }
}

final readonly class ApiKeyList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<ApiKey> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => ApiKey::from($one), $json['data']),
        );
    }
}

final readonly class ApiKeyWithSecret extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'api_key' $object What kind of resource this is
     * @param bool $livemode the mode in which it was made, and in which it works
     * @param 'full'|'documents'|'read' $role `read` reads; `documents` also writes documents and customers;
     * `full` may all, also keys, certificates, webhook endpoints and their replays, suppressed addresses,
     * profile and numbering ranges
     * @param string $name Name that you gave it
     * @param string|null $last_used_at to the minute; null: it was not used yet
     * @param string|null $expires_at When it ends: ISO 8601 with offset; null: never
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $secret the key itself; it is in this answer only
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $role,
        public string $name,
        public ?string $last_used_at,
        public ?string $expires_at,
        public string $created_at,
        public string $secret,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            role: $json['role'],
            name: $json['name'],
            last_used_at: $json['last_used_at'] ?? null,
            expires_at: $json['expires_at'] ?? null,
            created_at: $json['created_at'],
            secret: $json['secret'],
        );
    }
}

final readonly class AssertionInput extends Record
{
    /** @param CredentialAssertion $credential */
    public function __construct(
        public CredentialAssertion $credential,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            credential: CredentialAssertion::from($json['credential']),
        );
    }
}

final readonly class AttemptRule extends Record
{
    /**
     * @param string $rule DIAN's id of the rule
     * @param 'rejection'|'notification'|'unknown' $severity Whether DIAN rejects the document by it
     */
    public function __construct(
        public string $rule,
        public string $severity,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            rule: $json['rule'],
            severity: $json['severity'],
        );
    }
}

final readonly class AuditEntry extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'audit_entry' $object What kind of resource this is
     * @param Actor $actor
     * @param string $action id of the operation that was asked for
     * @param string|null $object_id id of what it is about, or of what was made; null: it has none
     * @param 'test'|'live'|null $mode mode of the request; null: it belongs to both
     * @param string|null $reason why an operator looked at the document; null otherwise
     * @param string|null $address address that the request came from; null for an operator
     * @param string $request_id id of the request, which its answer had in `Svc-Request-Id`
     * @param 'done'|'repeated'|'refused'|'failed'|null $outcome `repeated`: the first answer to its
     * `Idempotency-Key` came again, and nothing was done; `refused` and `failed`: nothing is known to be
     * done; null: it is being done, or was broken off
     * @param string $created_at time of the request: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public Actor $actor,
        public string $action,
        public ?string $object_id,
        public ?string $mode,
        public ?string $reason,
        public ?string $address,
        public string $request_id,
        public ?string $outcome,
        public string $created_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            actor: Actor::from($json['actor']),
            action: $json['action'],
            object_id: $json['object_id'] ?? null,
            mode: $json['mode'] ?? null,
            reason: $json['reason'] ?? null,
            address: $json['address'] ?? null,
            request_id: $json['request_id'],
            outcome: $json['outcome'] ?? null,
            created_at: $json['created_at'],
        );
    }
}

final readonly class AuditEntryList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<AuditEntry> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => AuditEntry::from($one), $json['data']),
        );
    }
}

/** The invoice that is corrected, issued by another system. One of yours is treated as if invoice_id named it */
final readonly class BillingReference extends Record
{
    /**
     * @param string $number Prefix and number of the invoice
     * @param string $cufe CUFE of the invoice (CUDE of a type 03), 96 hexadecimal characters
     * @param string $issue_date Day of the invoice (YYYY-MM-DD)
     * @param '01'|'02'|'03'|'04'|null $type_code Type of the invoice; left out: 01. That of a paper original
     * (03) has a CUDE
     */
    public function __construct(
        public string $number,
        public string $cufe,
        public string $issue_date,
        public ?string $type_code = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            number: $json['number'],
            cufe: $json['cufe'],
            issue_date: $json['issue_date'],
            type_code: $json['type_code'] ?? null,
        );
    }
}

/** The invoice that is corrected, issued by another system. One of yours is treated as if invoice_id named it */
final readonly class BillingReferenceResource extends Record
{
    /**
     * @param string $number Prefix and number of the invoice
     * @param string $cufe CUFE of the invoice (CUDE of a type 03), 96 hexadecimal characters
     * @param string $issue_date Day of the invoice (YYYY-MM-DD)
     * @param '01'|'02'|'03'|'04'|null $type_code Type of the invoice; left out: 01. That of a paper original
     * (03) has a CUDE
     */
    public function __construct(
        public string $number,
        public string $cufe,
        public string $issue_date,
        public ?string $type_code,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            number: $json['number'],
            cufe: $json['cufe'],
            issue_date: $json['issue_date'],
            type_code: $json['type_code'] ?? null,
        );
    }
}

/**
 * What is corrected, an equivalent document issued by another system. One of yours is treated as if
 * equivalent_document_id named it
 */
final readonly class CUDEReference extends Record
{
    /**
     * @param string $number Prefix and number of the invoice
     * @param string $cude Its CUDE, 96 hexadecimal characters
     * @param string $issue_date Its day (YYYY-MM-DD)
     */
    public function __construct(
        public string $number,
        public string $cude,
        public string $issue_date,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            number: $json['number'],
            cude: $json['cude'],
            issue_date: $json['issue_date'],
        );
    }
}

/**
 * What is corrected, a support document issued by another system. One of yours is treated as if
 * support_document_id named it
 */
final readonly class CUDSReference extends Record
{
    /**
     * @param string $number Prefix and number of the invoice
     * @param string $cuds Its CUDS, 96 hexadecimal characters
     * @param string $issue_date Its day (YYYY-MM-DD)
     */
    public function __construct(
        public string $number,
        public string $cuds,
        public string $issue_date,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            number: $json['number'],
            cuds: $json['cuds'],
            issue_date: $json['issue_date'],
        );
    }
}

final readonly class CancelInput extends Record
{
    /**
     * @param string|null $reason why; it is the detail of the failure, and stands at the number if the
     * document had one. Put nothing personal in it.
     */
    public function __construct(
        public ?string $reason = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            reason: $json['reason'] ?? null,
        );
    }
}

/** The cash register, as DIAN asks for it in the XML */
final readonly class CashRegister extends Record
{
    /**
     * @param string $plate Plate of the cash register
     * @param string $location Where it stands
     * @param string $cashier Who sells at it
     * @param string $type What kind of register it is
     * @param string $sale_code Your code of the sale
     */
    public function __construct(
        public string $plate,
        public string $location,
        public string $cashier,
        public string $type,
        public string $sale_code,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            plate: $json['plate'],
            location: $json['location'],
            cashier: $json['cashier'],
            type: $json['type'],
            sale_code: $json['sale_code'],
        );
    }
}

final readonly class Catalog extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $catalog Name of the catalog
     * @param list<array<string, mixed>> $data All codes of the catalog
     */
    public function __construct(
        public string $object,
        public string $catalog,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            catalog: $json['catalog'],
            data: $json['data'],
        );
    }
}

final readonly class Certificate extends Record
{
    /**
     * @param string $id The certificate
     * @param 'certificate' $object What kind of resource this is
     * @param 'active'|'replaced'|'revoked'|'expired' $status active: signs; replaced, revoked or expired:
     * signs no more
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param 'test'|'habilitacion'|'production' $environment `test`: nothing leaves the house.
     * `habilitacion`: trial at the tax authority. `production`: it counts
     * @param string $subject Distinguished name of the holder.
     * @param string $issuer Distinguished name of the issuing authority.
     * @param string $valid_from A day in Colombia, YYYY-MM-DD
     * @param string $valid_to A day in Colombia, YYYY-MM-DD
     * @param string $fingerprint SHA-256 of the certificate
     * @param array<string, string> $metadata Your own pairs of texts, up to 50; key up to 40, value up to 500
     * characters
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $status,
        public bool $livemode,
        public string $environment,
        public string $subject,
        public string $issuer,
        public string $valid_from,
        public string $valid_to,
        public string $fingerprint,
        public array $metadata,
        public string $created_at,
        public string $updated_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            status: $json['status'],
            livemode: $json['livemode'],
            environment: $json['environment'],
            subject: $json['subject'],
            issuer: $json['issuer'],
            valid_from: $json['valid_from'],
            valid_to: $json['valid_to'],
            fingerprint: $json['fingerprint'],
            metadata: $json['metadata'],
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
        );
    }
}

final readonly class CertificateInput extends Record
{
    /**
     * @param string $filename Name of the file, for you to know it again
     * @param string $content_base64 base64 of the .p12, 64 KiB at most
     * @param string $password password of the .p12
     * @param array<string, string>|null $metadata Up to 50 pairs of your own (key at most 40 characters,
     * value at most 500); never in the XML.
     */
    public function __construct(
        public string $filename,
        public string $content_base64,
        public string $password,
        public ?array $metadata = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            filename: $json['filename'],
            content_base64: $json['content_base64'],
            password: $json['password'],
            metadata: $json['metadata'] ?? null,
        );
    }
}

final readonly class CertificateList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<Certificate> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => Certificate::from($one), $json['data']),
        );
    }
}

/** One signature by the key of a certificate */
final readonly class CertificateUse extends Record
{
    /**
     * @param string $id Position in the audit chain of your account, as a text
     * @param 'certificate_use' $object What kind of resource this is
     * @param int $position Position in the audit chain of your account, from 1
     * @param string $certificate_id Id of the certificate
     * @param string $document_id Id of the document, or of the event of an invoice, that was signed or sent
     * @param 'document'|'transport'|'mail' $purpose `document`: it signed the document itself; `transport`:
     * the message to DIAN around it
     * @param string $signed_info_hash SHA-256 of the SignedInfo that was signed, in hexadecimal
     * @param string $at When it signed: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public int $position,
        public string $certificate_id,
        public string $document_id,
        public string $purpose,
        public string $signed_info_hash,
        public string $at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            position: $json['position'],
            certificate_id: $json['certificate_id'],
            document_id: $json['document_id'],
            purpose: $json['purpose'],
            signed_info_hash: $json['signed_info_hash'],
            at: $json['at'],
        );
    }
}

/** How often a certificate signed on one day */
final readonly class CertificateUseDay extends Record
{
    /**
     * @param 'certificate_use_day' $object What kind of resource this is
     * @param string $day Day in Colombia
     * @param int $uses Signatures of that day
     */
    public function __construct(
        public string $object,
        public string $day,
        public int $uses,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            day: $json['day'],
            uses: $json['uses'],
        );
    }
}

final readonly class CertificateUseDayList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<CertificateUseDay> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => CertificateUseDay::from($one), $json['data']),
        );
    }
}

final readonly class CertificateUseList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<CertificateUse> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => CertificateUse::from($one), $json['data']),
        );
    }
}

final readonly class Company extends Record
{
    /**
     * @param string $id what `Rubrica-Tenant` takes
     * @param string $name legal name of the company
     * @param 'reader'|'biller'|'developer'|'payroll'|'owner' $role `reader` sees and downloads; `biller` also
     * issues documents; `developer` may do what an API key of role `full` may, except going live and people;
     * `payroll` sees payroll only; `owner` may do everything
     */
    public function __construct(
        public string $id,
        public string $name,
        public string $role,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            name: $json['name'],
            role: $json['role'],
        );
    }
}

/** Whom to ask, by the `phone` and `email` of the party */
final readonly class Contact extends Record
{
    /**
     * @param string $name Person or department
     * @param string|null $telefax Fax
     * @param string|null $note How or when to reach it
     */
    public function __construct(
        public string $name,
        public ?string $telefax = null,
        public ?string $note = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            name: $json['name'],
            telefax: $json['telefax'] ?? null,
            note: $json['note'] ?? null,
        );
    }
}

/** Whom to ask, by the `phone` and `email` of the party */
final readonly class ContactResource extends Record
{
    /**
     * @param string $name Person or department
     * @param string|null $telefax Fax
     * @param string|null $note How or when to reach it
     */
    public function __construct(
        public string $name,
        public ?string $telefax,
        public ?string $note,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            name: $json['name'],
            telefax: $json['telefax'] ?? null,
            note: $json['note'] ?? null,
        );
    }
}

final readonly class CounterpartySummary extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'customer'|'supplier' $object What kind of resource this is
     * @param string $name Its `legal_name`
     * @param string $identification_number NIT or other number, without check digit
     * @param string|null $external_id Your own id, up to 64 characters, unique for ever among resources of
     * this kind and mode
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $name,
        public string $identification_number,
        public ?string $external_id,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            name: $json['name'],
            identification_number: $json['identification_number'],
            external_id: $json['external_id'] ?? null,
        );
    }
}

/** Answer of `navigator.credentials.get()` as its `toJSON()` writes it */
final readonly class CredentialAssertion extends Record
{
    /**
     * @param string $id id of the passkey, in base64url
     * @param string $rawId id of the passkey, in base64url
     * @param 'public-key' $type
     * @param CredentialAssertionResponse $response what the authenticator answered
     * @param string|null $authenticatorAttachment whether the authenticator is a part of the device; not
     * looked at
     * @param array<string, mixed>|null $clientExtensionResults what extensions answered; not looked at
     */
    public function __construct(
        public string $id,
        public string $rawId,
        public string $type,
        public CredentialAssertionResponse $response,
        public ?string $authenticatorAttachment = null,
        public ?array $clientExtensionResults = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            rawId: $json['rawId'],
            type: $json['type'],
            response: CredentialAssertionResponse::from($json['response']),
            authenticatorAttachment: $json['authenticatorAttachment'] ?? null,
            clientExtensionResults: $json['clientExtensionResults'] ?? null,
        );
    }
}

/** what the authenticator answered */
final readonly class CredentialAssertionResponse extends Record
{
    /**
     * @param string $clientDataJSON what the browser says of the request, in base64url
     * @param string $authenticatorData what the authenticator signs besides, in base64url
     * @param string $signature the signature, in base64url
     * @param string|null $userHandle id of the person in the authenticator, in base64url
     */
    public function __construct(
        public string $clientDataJSON,
        public string $authenticatorData,
        public string $signature,
        public ?string $userHandle = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            clientDataJSON: $json['clientDataJSON'],
            authenticatorData: $json['authenticatorData'],
            signature: $json['signature'],
            userHandle: $json['userHandle'] ?? null,
        );
    }
}

/** `cufe` is its CUDE */
final readonly class CreditNote extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'credit_note' $object What kind of resource this is
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param 'test'|'habilitacion'|'production' $environment test, habilitacion or production; fixed when it
     * was made
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed' $status
     * State at the time of this answer
     * @param Waiting|null $waiting What the document waits for without having failed; null: for nothing
     * @param string|null $number Prefix and sequence as DIAN knows them, such as SETP990000001; null until it
     * is numbered
     * @param string|null $prefix Prefix of the numbering range
     * @param int|null $sequence The number without its prefix; null until it is numbered
     * @param string|null $cufe CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it
     * is signed
     * @param string|null $type_code Type of document in the XML: 01, 02, 03, 04, 91 or 92
     * @param string|null $issued_at Time of issue, Colombia's (-05:00); null until it is numbered, unless the
     * request named it
     * @param string|null $external_id Your own id, up to 64 characters, unique for ever among resources of
     * this kind and mode
     * @param string|null $customer_id Id of the customer; null when the request has the buyer itself
     * @param CustomerSnapshot|null $customer The buyer as the document names it
     * @param string|null $operation_type Follows from the reference (20 Nota crédito que referencia una
     * factura electrónica; 22 Nota crédito sin referencia a facturas) and is best left out; that of the
     * invoice is taken as its own
     * @param string $currency ISO 4217 code
     * @param PaymentMeansResource $payment_means How and when it is paid
     * @param list<AdditionalPaymentMeansResource>|null $additional_payment_means Further means of the same
     * payment, at once or on credit as the type of payment_means says
     * @param list<PaymentTermsResource>|null $payment_terms Instalments, discount for early payment,
     * interest; they change no total
     * @param list<LineResource> $lines What is sold, line by line
     * @param string|null $numbering_range_id Numbering range of which the number is
     * @param list<string>|null $notes Notes
     * @param CreditNoteOrderReference|null $order_reference The buyer's order, or null
     * @param list<AdviceReferenceResource>|null $despatch_document_references Despatch advices (remisiones)
     * of what is invoiced
     * @param list<AdviceReferenceResource>|null $receipt_document_references The buyer's receipts (entradas
     * de almacén)
     * @param list<AdditionalDocumentReferenceResource>|null $additional_document_references Other documents:
     * contracts, certificates
     * @param InvoicePeriodResource|null $invoice_period The time that is invoiced: of a lease, a
     * subscription, a supply
     * @param DocumentDeliveryResource|null $delivery When, where and by whom the goods are delivered
     * @param DeliveryTermsResource|null $delivery_terms Who pays the carriage and bears the risk
     * @param list<AllowanceChargeResource>|null $allowances Discounts on the whole document that change no
     * tax base
     * @param list<AllowanceChargeResource>|null $charges Charges on the whole document that change no tax
     * base
     * @param list<Withholding>|null $withholdings Informative: they change no total
     * @param list<PrepaidResource>|null $prepaid Payments received before
     * @param ExchangeRateResource|null $exchange_rate Needed when the currency is not COP; in pesos it tells
     * the foreign currency that was agreed
     * @param PaymentAlternativeExchangeRate|null $payment_alternative_exchange_rate A further currency in
     * which it may be paid, beside that of exchange_rate
     * @param SimulateResource|null $simulate What becomes of a document made with a sk_test_ key; refused
     * with sk_live_
     * @param array<string, string> $metadata Up to 50 pairs of your own (key at most 40 characters, value at
     * most 500); never in the XML.
     * @param string|null $invoice_id The invoice of yours that is corrected; the note waits for it until it
     * is accepted
     * @param BillingReferenceResource|null $billing_reference The invoice that is corrected, issued by
     * another system. One of yours is treated as if invoice_id named it
     * @param NotePeriodResource|null $period The time that a note without reference to an invoice is about
     * @param string $reason_code Why: 1 Devolución parcial de los bienes y/o no aceptación parcial del
     * servicio; 2 Anulación de factura electrónica; 3 Rebaja o descuento parcial o total; 4 Ajuste de precio;
     * 5 Descuento comercial por pronto pago; 6 Descuento comercial por volumen de ventas
     * @param string|null $reason Why, in words; left out: the name of the reason's code
     * @param DocumentTotals $totals Sums that were calculated by the rules of DIAN; amounts with two decimals
     * @param string|null $qr_url Page of the tax authority about this document, as in its QR code; null until
     * there is a CUFE
     * @param string|null $pdf_url Signed URL of the PDF, good without an API key; null while or because there
     * is none
     * @param string|null $xml_url Signed URL of the signed XML, good without an API key; null while or
     * because there is none
     * @param string|null $attached_document_url Signed URL of the zip that the buyer gets; null while or
     * because there is none
     * @param DianAnswer|null $dian Answer of the tax authority; null before there is one
     * @param DocumentEmail|null $email Mails to the buyer; null: none yet
     * @param DocumentFailure|null $failure Why it failed; null unless status is failed
     * @param string|null $corrects Id of the rejected document whose number this one took; null: none
     * @param string|null $corrected_by Id of the document that took the number of this rejected one; null:
     * none
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $environment,
        public string $status,
        public ?Waiting $waiting,
        public ?string $number,
        public ?string $prefix,
        public ?int $sequence,
        public ?string $cufe,
        public ?string $type_code,
        public ?string $issued_at,
        public ?string $external_id,
        public ?string $customer_id,
        public ?CustomerSnapshot $customer,
        public ?string $operation_type,
        public string $currency,
        public PaymentMeansResource $payment_means,
        public ?array $additional_payment_means,
        public ?array $payment_terms,
        public array $lines,
        public ?string $numbering_range_id,
        public ?array $notes,
        public ?CreditNoteOrderReference $order_reference,
        public ?array $despatch_document_references,
        public ?array $receipt_document_references,
        public ?array $additional_document_references,
        public ?InvoicePeriodResource $invoice_period,
        public ?DocumentDeliveryResource $delivery,
        public ?DeliveryTermsResource $delivery_terms,
        public ?array $allowances,
        public ?array $charges,
        public ?array $withholdings,
        public ?array $prepaid,
        public ?ExchangeRateResource $exchange_rate,
        public ?PaymentAlternativeExchangeRate $payment_alternative_exchange_rate,
        public ?SimulateResource $simulate,
        public array $metadata,
        public ?string $invoice_id,
        public ?BillingReferenceResource $billing_reference,
        public ?NotePeriodResource $period,
        public string $reason_code,
        public ?string $reason,
        public DocumentTotals $totals,
        public ?string $qr_url,
        public ?string $pdf_url,
        public ?string $xml_url,
        public ?string $attached_document_url,
        public ?DianAnswer $dian,
        public ?DocumentEmail $email,
        public ?DocumentFailure $failure,
        public ?string $corrects,
        public ?string $corrected_by,
        public string $created_at,
        public string $updated_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            environment: $json['environment'],
            status: $json['status'],
            waiting: isset($json['waiting']) ? Waiting::from($json['waiting']) : null,
            number: $json['number'] ?? null,
            prefix: $json['prefix'] ?? null,
            sequence: $json['sequence'] ?? null,
            cufe: $json['cufe'] ?? null,
            type_code: $json['type_code'] ?? null,
            issued_at: $json['issued_at'] ?? null,
            external_id: $json['external_id'] ?? null,
            customer_id: $json['customer_id'] ?? null,
            customer: isset($json['customer']) ? CustomerSnapshot::from($json['customer']) : null,
            operation_type: $json['operation_type'] ?? null,
            currency: $json['currency'],
            payment_means: PaymentMeansResource::from($json['payment_means']),
            additional_payment_means: isset($json['additional_payment_means']) ? array_map(static fn (array $one) => AdditionalPaymentMeansResource::from($one), $json['additional_payment_means']) : null,
            payment_terms: isset($json['payment_terms']) ? array_map(static fn (array $one) => PaymentTermsResource::from($one), $json['payment_terms']) : null,
            lines: array_map(static fn (array $one) => LineResource::from($one), $json['lines']),
            numbering_range_id: $json['numbering_range_id'] ?? null,
            notes: $json['notes'] ?? null,
            order_reference: isset($json['order_reference']) ? CreditNoteOrderReference::from($json['order_reference']) : null,
            despatch_document_references: isset($json['despatch_document_references']) ? array_map(static fn (array $one) => AdviceReferenceResource::from($one), $json['despatch_document_references']) : null,
            receipt_document_references: isset($json['receipt_document_references']) ? array_map(static fn (array $one) => AdviceReferenceResource::from($one), $json['receipt_document_references']) : null,
            additional_document_references: isset($json['additional_document_references']) ? array_map(static fn (array $one) => AdditionalDocumentReferenceResource::from($one), $json['additional_document_references']) : null,
            invoice_period: isset($json['invoice_period']) ? InvoicePeriodResource::from($json['invoice_period']) : null,
            delivery: isset($json['delivery']) ? DocumentDeliveryResource::from($json['delivery']) : null,
            delivery_terms: isset($json['delivery_terms']) ? DeliveryTermsResource::from($json['delivery_terms']) : null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['charges']) : null,
            withholdings: isset($json['withholdings']) ? array_map(static fn (array $one) => Withholding::from($one), $json['withholdings']) : null,
            prepaid: isset($json['prepaid']) ? array_map(static fn (array $one) => PrepaidResource::from($one), $json['prepaid']) : null,
            exchange_rate: isset($json['exchange_rate']) ? ExchangeRateResource::from($json['exchange_rate']) : null,
            payment_alternative_exchange_rate: isset($json['payment_alternative_exchange_rate']) ? PaymentAlternativeExchangeRate::from($json['payment_alternative_exchange_rate']) : null,
            simulate: isset($json['simulate']) ? SimulateResource::from($json['simulate']) : null,
            metadata: $json['metadata'],
            invoice_id: $json['invoice_id'] ?? null,
            billing_reference: isset($json['billing_reference']) ? BillingReferenceResource::from($json['billing_reference']) : null,
            period: isset($json['period']) ? NotePeriodResource::from($json['period']) : null,
            reason_code: $json['reason_code'],
            reason: $json['reason'] ?? null,
            totals: DocumentTotals::from($json['totals']),
            qr_url: $json['qr_url'] ?? null,
            pdf_url: $json['pdf_url'] ?? null,
            xml_url: $json['xml_url'] ?? null,
            attached_document_url: $json['attached_document_url'] ?? null,
            dian: isset($json['dian']) ? DianAnswer::from($json['dian']) : null,
            email: isset($json['email']) ? DocumentEmail::from($json['email']) : null,
            failure: isset($json['failure']) ? DocumentFailure::from($json['failure']) : null,
            corrects: $json['corrects'] ?? null,
            corrected_by: $json['corrected_by'] ?? null,
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
        );
    }
}

/**
 * A credit note to be issued: of one of your invoices (`invoice_id`), of one issued elsewhere
 * (`billing_reference`), or of no certain invoice (`period`)
 */
final readonly class CreditNoteDraft extends Record
{
    /**
     * @param string $reason_code Why: 1 Devolución parcial de los bienes y/o no aceptación parcial del
     * servicio; 2 Anulación de factura electrónica; 3 Rebaja o descuento parcial o total; 4 Ajuste de precio;
     * 5 Descuento comercial por pronto pago; 6 Descuento comercial por volumen de ventas
     * @param string|null $customer_id A customer of yours, or `final_consumer`
     * @param InlineCustomer|null $customer The buyer, written in the document itself
     * @param string|null $currency ISO 4217 code; left out: as in the invoice
     * @param PaymentMeans|null $payment_means left out: as in the invoice
     * @param list<AdditionalPaymentMeans>|null $additional_payment_means Further means of the same payment,
     * at once or on credit as the type of payment_means says
     * @param list<PaymentTerms>|null $payment_terms Instalments, discount for early payment, interest; they
     * change no total
     * @param list<Line>|null $lines What is sold, line by line; left out: as in the invoice
     * @param string|null $external_id Your own id. Unique for ever per tenant, mode and kind of resource: a
     * second use is a 409 that names the first. It appears in events: put nothing personal in it.
     * @param string|null $numbering_range_id Left out: the active range of that type and environment
     * @param string|null $issued_at Time of issue with Colombia's offset -05:00, today in Colombia; left out:
     * the moment of numbering
     * @param list<string>|null $notes Notes
     * @param CreditNoteDraftOrderReference|null $order_reference The buyer's order, or null
     * @param list<AdviceReference>|null $despatch_document_references Despatch advices (remisiones) of what
     * is invoiced
     * @param list<AdviceReference>|null $receipt_document_references The buyer's receipts (entradas de
     * almacén)
     * @param list<AdditionalDocumentReference>|null $additional_document_references Other documents:
     * contracts, certificates
     * @param InvoicePeriod|null $invoice_period The time that is invoiced: of a lease, a subscription, a
     * supply
     * @param DocumentDelivery|null $delivery When, where and by whom the goods are delivered
     * @param DeliveryTerms|null $delivery_terms Who pays the carriage and bears the risk
     * @param list<AllowanceCharge>|null $allowances Discounts on the whole document that change no tax base
     * @param list<AllowanceCharge>|null $charges Charges on the whole document that change no tax base
     * @param Aiu|null $aiu Services with administration, contingencies and profit; needed by operation type
     * 09
     * @param ExchangeRate|null $exchange_rate Needed when the currency is not COP; in pesos it tells the
     * foreign currency that was agreed
     * @param PaymentAlternativeExchangeRate|null $payment_alternative_exchange_rate A further currency in
     * which it may be paid, beside that of exchange_rate
     * @param Email|null $email Who gets the mail; default: the address of the customer
     * @param array<string, string>|null $metadata Up to 50 pairs of your own (key at most 40 characters,
     * value at most 500); never in the XML.
     * @param Simulate|null $simulate What becomes of a document made with a sk_test_ key; refused with
     * sk_live_
     * @param string|null $operation_type Follows from the reference (20 Nota crédito que referencia una
     * factura electrónica; 22 Nota crédito sin referencia a facturas) and is best left out; that of the
     * invoice is taken as its own
     * @param string|null $invoice_id The invoice of yours that is corrected; the note waits for it until it
     * is accepted
     * @param BillingReference|null $billing_reference The invoice that is corrected, issued by another
     * system. One of yours is treated as if invoice_id named it
     * @param NotePeriod|null $period The time that a note without reference to an invoice is about
     * @param string|null $reason Why, in words; left out: the name of the reason's code
     */
    public function __construct(
        public string $reason_code,
        public ?string $customer_id = null,
        public ?InlineCustomer $customer = null,
        public ?string $currency = null,
        public ?PaymentMeans $payment_means = null,
        public ?array $additional_payment_means = null,
        public ?array $payment_terms = null,
        public ?array $lines = null,
        public ?string $external_id = null,
        public ?string $numbering_range_id = null,
        public ?string $issued_at = null,
        public ?array $notes = null,
        public ?CreditNoteDraftOrderReference $order_reference = null,
        public ?array $despatch_document_references = null,
        public ?array $receipt_document_references = null,
        public ?array $additional_document_references = null,
        public ?InvoicePeriod $invoice_period = null,
        public ?DocumentDelivery $delivery = null,
        public ?DeliveryTerms $delivery_terms = null,
        public ?array $allowances = null,
        public ?array $charges = null,
        public ?Aiu $aiu = null,
        public ?ExchangeRate $exchange_rate = null,
        public ?PaymentAlternativeExchangeRate $payment_alternative_exchange_rate = null,
        public ?Email $email = null,
        public ?array $metadata = null,
        public ?Simulate $simulate = null,
        public ?string $operation_type = null,
        public ?string $invoice_id = null,
        public ?BillingReference $billing_reference = null,
        public ?NotePeriod $period = null,
        public ?string $reason = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            reason_code: $json['reason_code'],
            customer_id: $json['customer_id'] ?? null,
            customer: isset($json['customer']) ? InlineCustomer::from($json['customer']) : null,
            currency: $json['currency'] ?? null,
            payment_means: isset($json['payment_means']) ? PaymentMeans::from($json['payment_means']) : null,
            additional_payment_means: isset($json['additional_payment_means']) ? array_map(static fn (array $one) => AdditionalPaymentMeans::from($one), $json['additional_payment_means']) : null,
            payment_terms: isset($json['payment_terms']) ? array_map(static fn (array $one) => PaymentTerms::from($one), $json['payment_terms']) : null,
            lines: isset($json['lines']) ? array_map(static fn (array $one) => Line::from($one), $json['lines']) : null,
            external_id: $json['external_id'] ?? null,
            numbering_range_id: $json['numbering_range_id'] ?? null,
            issued_at: $json['issued_at'] ?? null,
            notes: $json['notes'] ?? null,
            order_reference: isset($json['order_reference']) ? CreditNoteDraftOrderReference::from($json['order_reference']) : null,
            despatch_document_references: isset($json['despatch_document_references']) ? array_map(static fn (array $one) => AdviceReference::from($one), $json['despatch_document_references']) : null,
            receipt_document_references: isset($json['receipt_document_references']) ? array_map(static fn (array $one) => AdviceReference::from($one), $json['receipt_document_references']) : null,
            additional_document_references: isset($json['additional_document_references']) ? array_map(static fn (array $one) => AdditionalDocumentReference::from($one), $json['additional_document_references']) : null,
            invoice_period: isset($json['invoice_period']) ? InvoicePeriod::from($json['invoice_period']) : null,
            delivery: isset($json['delivery']) ? DocumentDelivery::from($json['delivery']) : null,
            delivery_terms: isset($json['delivery_terms']) ? DeliveryTerms::from($json['delivery_terms']) : null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['charges']) : null,
            aiu: isset($json['aiu']) ? Aiu::from($json['aiu']) : null,
            exchange_rate: isset($json['exchange_rate']) ? ExchangeRate::from($json['exchange_rate']) : null,
            payment_alternative_exchange_rate: isset($json['payment_alternative_exchange_rate']) ? PaymentAlternativeExchangeRate::from($json['payment_alternative_exchange_rate']) : null,
            email: isset($json['email']) ? Email::from($json['email']) : null,
            metadata: $json['metadata'] ?? null,
            simulate: isset($json['simulate']) ? Simulate::from($json['simulate']) : null,
            operation_type: $json['operation_type'] ?? null,
            invoice_id: $json['invoice_id'] ?? null,
            billing_reference: isset($json['billing_reference']) ? BillingReference::from($json['billing_reference']) : null,
            period: isset($json['period']) ? NotePeriod::from($json['period']) : null,
            reason: $json['reason'] ?? null,
        );
    }
}

final readonly class CreditNoteDraftOrderReference extends Record
{
    /**
     * @param string $id The buyer's order
     * @param string|null $date Its day (YYYY-MM-DD)
     */
    public function __construct(
        public string $id,
        public ?string $date = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            date: $json['date'] ?? null,
        );
    }
}

final readonly class CreditNoteItem extends Record
{
    /**
     * @param int $index place in `documents`, from 0
     * @param CreditNote $document The document, as a POST of it alone answers it
     */
    public function __construct(
        public int $index,
        public CreditNote $document,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            index: $json['index'],
            document: CreditNote::from($json['document']),
        );
    }
}

final readonly class CreditNoteList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<CreditNote> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => CreditNote::from($one), $json['data']),
        );
    }
}

final readonly class CreditNoteOrderReference extends Record
{
    /**
     * @param string $id The buyer's order
     * @param string|null $date Its day (YYYY-MM-DD)
     */
    public function __construct(
        public string $id,
        public ?string $date,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            date: $json['date'] ?? null,
        );
    }
}

/** At most 20 MB */
final readonly class CreditNotesBatch extends Record
{
    /**
     * @param list<CreditNoteDraft> $documents Bodies as one POST takes each, up to 1,000; each is accepted or
     * refused by itself
     */
    public function __construct(
        public array $documents,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            documents: array_map(static fn (array $one) => CreditNoteDraft::from($one), $json['documents']),
        );
    }
}

final readonly class CreditNotesBatchAnswer extends Record
{
    /**
     * @param 'batch' $object What kind of resource this is
     * @param list<CreditNoteItem|RefusedItem> $data An item for each document, in their order
     */
    public function __construct(
        public string $object,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            data: array_map(static fn (array $one) => (isset($one['document']) ? CreditNoteItem::from($one) : RefusedItem::from($one)), $json['data']),
        );
    }
}

final readonly class Customer extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'customer' $object What kind of resource this is
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param IdentificationResource $identification
     * @param string $legal_name Name as registered at the tax authority
     * @param '1'|'2'|null $organization_type Organization type: 1 Persona Jurídica, 2 Persona Natural
     * @param string|null $trade_name Name on the door
     * @param string|null $email Where documents are sent
     * @param string|null $phone Telephone
     * @param AddressResource|null $address Where it is; in Colombia with the DIVIPOLA code of the
     * municipality
     * @param list<string>|null $tax_level_codes Tax responsibilities: O-13 Gran contribuyente, O-15
     * Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica -
     * Otros
     * @param '01'|'04'|'ZA'|'ZZ'|null $tax_scheme Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ
     * No aplica
     * @param list<string>|null $party_names Further names beside trade_name: of shops, of establishments
     * @param ContactResource|null $contact Whom to ask, by the `phone` and `email` of the party
     * @param list<ShareholderResource>|null $shareholders Members of a consortium or temporary union
     * @param string|null $external_id Your own id. Unique for ever per tenant, mode and kind of resource: a
     * second use is a 409 that names the first. It appears in events: put nothing personal in it.
     * @param array<string, string> $metadata Up to 50 pairs of your own (key at most 40 characters, value at
     * most 500); never in the XML.
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public IdentificationResource $identification,
        public string $legal_name,
        public ?string $organization_type,
        public ?string $trade_name,
        public ?string $email,
        public ?string $phone,
        public ?AddressResource $address,
        public ?array $tax_level_codes,
        public ?string $tax_scheme,
        public ?array $party_names,
        public ?ContactResource $contact,
        public ?array $shareholders,
        public ?string $external_id,
        public array $metadata,
        public string $created_at,
        public string $updated_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            identification: IdentificationResource::from($json['identification']),
            legal_name: $json['legal_name'],
            organization_type: $json['organization_type'] ?? null,
            trade_name: $json['trade_name'] ?? null,
            email: $json['email'] ?? null,
            phone: $json['phone'] ?? null,
            address: isset($json['address']) ? AddressResource::from($json['address']) : null,
            tax_level_codes: $json['tax_level_codes'] ?? null,
            tax_scheme: $json['tax_scheme'] ?? null,
            party_names: $json['party_names'] ?? null,
            contact: isset($json['contact']) ? ContactResource::from($json['contact']) : null,
            shareholders: isset($json['shareholders']) ? array_map(static fn (array $one) => ShareholderResource::from($one), $json['shareholders']) : null,
            external_id: $json['external_id'] ?? null,
            metadata: $json['metadata'],
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
        );
    }
}

final readonly class CustomerChange extends Record
{
    /**
     * @param Identification|null $identification
     * @param string|null $legal_name Name as registered at the tax authority
     * @param '1'|'2'|null $organization_type 1 legal person, 2 natural person
     * @param string|null $trade_name Name under which it trades
     * @param string|null $email E-mail address
     * @param string|null $phone Telephone number
     * @param Address|null $address Where it is; in Colombia with the DIVIPOLA code of the municipality
     * @param list<string>|null $tax_level_codes Responsibilities before DIAN, such as O-13 or R-99-PN; see
     * /v1/catalogs/responsabilidades
     * @param '01'|'04'|'ZA'|'ZZ'|null $tax_scheme Tax that the party is responsible for; see
     * /v1/catalogs/tributos-tercero
     * @param list<string>|null $party_names Further names of its establishments
     * @param Contact|null $contact Whom to ask there
     * @param list<Shareholder>|null $shareholders Members of a consortium, with their shares in per cent
     * @param array<string, string|null>|null $metadata Pairs are merged into what is there; null removes one.
     */
    public function __construct(
        public ?Identification $identification = null,
        public ?string $legal_name = null,
        public ?string $organization_type = null,
        public ?string $trade_name = null,
        public ?string $email = null,
        public ?string $phone = null,
        public ?Address $address = null,
        public ?array $tax_level_codes = null,
        public ?string $tax_scheme = null,
        public ?array $party_names = null,
        public ?Contact $contact = null,
        public ?array $shareholders = null,
        public ?array $metadata = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            identification: isset($json['identification']) ? Identification::from($json['identification']) : null,
            legal_name: $json['legal_name'] ?? null,
            organization_type: $json['organization_type'] ?? null,
            trade_name: $json['trade_name'] ?? null,
            email: $json['email'] ?? null,
            phone: $json['phone'] ?? null,
            address: isset($json['address']) ? Address::from($json['address']) : null,
            tax_level_codes: $json['tax_level_codes'] ?? null,
            tax_scheme: $json['tax_scheme'] ?? null,
            party_names: $json['party_names'] ?? null,
            contact: isset($json['contact']) ? Contact::from($json['contact']) : null,
            shareholders: isset($json['shareholders']) ? array_map(static fn (array $one) => Shareholder::from($one), $json['shareholders']) : null,
            metadata: $json['metadata'] ?? null,
        );
    }
}

/** A buyer */
final readonly class CustomerInput extends Record
{
    /**
     * @param Identification $identification
     * @param string $legal_name Name as registered at the tax authority
     * @param '1'|'2'|null $organization_type Organization type: 1 Persona Jurídica, 2 Persona Natural
     * @param string|null $trade_name Name on the door
     * @param string|null $email Where documents are sent
     * @param string|null $phone Telephone
     * @param Address|null $address Where it is; in Colombia with the DIVIPOLA code of the municipality
     * @param list<string>|null $tax_level_codes Tax responsibilities: O-13 Gran contribuyente, O-15
     * Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica -
     * Otros
     * @param '01'|'04'|'ZA'|'ZZ'|null $tax_scheme Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ
     * No aplica
     * @param list<string>|null $party_names Further names beside trade_name: of shops, of establishments
     * @param Contact|null $contact Whom to ask, by the `phone` and `email` of the party
     * @param list<Shareholder>|null $shareholders Members of a consortium or temporary union
     * @param string|null $external_id Your own id. Unique for ever per tenant, mode and kind of resource: a
     * second use is a 409 that names the first. It appears in events: put nothing personal in it.
     * @param array<string, string>|null $metadata Up to 50 pairs of your own (key at most 40 characters,
     * value at most 500); never in the XML.
     */
    public function __construct(
        public Identification $identification,
        public string $legal_name,
        public ?string $organization_type = null,
        public ?string $trade_name = null,
        public ?string $email = null,
        public ?string $phone = null,
        public ?Address $address = null,
        public ?array $tax_level_codes = null,
        public ?string $tax_scheme = null,
        public ?array $party_names = null,
        public ?Contact $contact = null,
        public ?array $shareholders = null,
        public ?string $external_id = null,
        public ?array $metadata = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            identification: Identification::from($json['identification']),
            legal_name: $json['legal_name'],
            organization_type: $json['organization_type'] ?? null,
            trade_name: $json['trade_name'] ?? null,
            email: $json['email'] ?? null,
            phone: $json['phone'] ?? null,
            address: isset($json['address']) ? Address::from($json['address']) : null,
            tax_level_codes: $json['tax_level_codes'] ?? null,
            tax_scheme: $json['tax_scheme'] ?? null,
            party_names: $json['party_names'] ?? null,
            contact: isset($json['contact']) ? Contact::from($json['contact']) : null,
            shareholders: isset($json['shareholders']) ? array_map(static fn (array $one) => Shareholder::from($one), $json['shareholders']) : null,
            external_id: $json['external_id'] ?? null,
            metadata: $json['metadata'] ?? null,
        );
    }
}

final readonly class CustomerList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<Customer> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => Customer::from($one), $json['data']),
        );
    }
}

/** A buyer */
final readonly class CustomerSnapshot extends Record
{
    /**
     * @param IdentificationResource $identification
     * @param string $legal_name Name as registered at the tax authority
     * @param '1'|'2'|null $organization_type Organization type: 1 Persona Jurídica, 2 Persona Natural
     * @param string|null $trade_name Name on the door
     * @param string|null $email Where documents are sent
     * @param string|null $phone Telephone
     * @param AddressResource|null $address Where it is; in Colombia with the DIVIPOLA code of the
     * municipality
     * @param list<string>|null $tax_level_codes Tax responsibilities: O-13 Gran contribuyente, O-15
     * Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica -
     * Otros
     * @param '01'|'04'|'ZA'|'ZZ'|null $tax_scheme Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ
     * No aplica
     * @param list<string>|null $party_names Further names beside trade_name: of shops, of establishments
     * @param ContactResource|null $contact Whom to ask, by the `phone` and `email` of the party
     * @param list<ShareholderResource>|null $shareholders Members of a consortium or temporary union
     * @param string|null $external_id Your own id. Unique for ever per tenant, mode and kind of resource: a
     * second use is a 409 that names the first. It appears in events: put nothing personal in it.
     * @param array<string, string> $metadata Up to 50 pairs of your own (key at most 40 characters, value at
     * most 500); never in the XML.
     */
    public function __construct(
        public IdentificationResource $identification,
        public string $legal_name,
        public ?string $organization_type,
        public ?string $trade_name,
        public ?string $email,
        public ?string $phone,
        public ?AddressResource $address,
        public ?array $tax_level_codes,
        public ?string $tax_scheme,
        public ?array $party_names,
        public ?ContactResource $contact,
        public ?array $shareholders,
        public ?string $external_id,
        public array $metadata,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            identification: IdentificationResource::from($json['identification']),
            legal_name: $json['legal_name'],
            organization_type: $json['organization_type'] ?? null,
            trade_name: $json['trade_name'] ?? null,
            email: $json['email'] ?? null,
            phone: $json['phone'] ?? null,
            address: isset($json['address']) ? AddressResource::from($json['address']) : null,
            tax_level_codes: $json['tax_level_codes'] ?? null,
            tax_scheme: $json['tax_scheme'] ?? null,
            party_names: $json['party_names'] ?? null,
            contact: isset($json['contact']) ? ContactResource::from($json['contact']) : null,
            shareholders: isset($json['shareholders']) ? array_map(static fn (array $one) => ShareholderResource::from($one), $json['shareholders']) : null,
            external_id: $json['external_id'] ?? null,
            metadata: $json['metadata'],
        );
    }
}

/** `cufe` is its CUDE */
final readonly class DebitNote extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'debit_note' $object What kind of resource this is
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param 'test'|'habilitacion'|'production' $environment test, habilitacion or production; fixed when it
     * was made
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed' $status
     * State at the time of this answer
     * @param Waiting|null $waiting What the document waits for without having failed; null: for nothing
     * @param string|null $number Prefix and sequence as DIAN knows them, such as SETP990000001; null until it
     * is numbered
     * @param string|null $prefix Prefix of the numbering range
     * @param int|null $sequence The number without its prefix; null until it is numbered
     * @param string|null $cufe CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it
     * is signed
     * @param string|null $type_code Type of document in the XML: 01, 02, 03, 04, 91 or 92
     * @param string|null $issued_at Time of issue, Colombia's (-05:00); null until it is numbered, unless the
     * request named it
     * @param string|null $external_id Your own id, up to 64 characters, unique for ever among resources of
     * this kind and mode
     * @param string|null $customer_id Id of the customer; null when the request has the buyer itself
     * @param CustomerSnapshot|null $customer The buyer as the document names it
     * @param string|null $operation_type Follows from the reference (30 Nota débito que referencia una
     * factura electrónica; 32 Nota débito sin referencia a facturas) and is best left out; that of the
     * invoice is taken as its own
     * @param string $currency ISO 4217 code
     * @param PaymentMeansResource $payment_means How and when it is paid
     * @param list<AdditionalPaymentMeansResource>|null $additional_payment_means Further means of the same
     * payment, at once or on credit as the type of payment_means says
     * @param list<PaymentTermsResource>|null $payment_terms Instalments, discount for early payment,
     * interest; they change no total
     * @param list<LineResource> $lines What is sold, line by line
     * @param string|null $numbering_range_id Numbering range of which the number is
     * @param list<string>|null $notes Notes
     * @param DebitNoteOrderReference|null $order_reference The buyer's order, or null
     * @param list<AdviceReferenceResource>|null $despatch_document_references Despatch advices (remisiones)
     * of what is invoiced
     * @param list<AdviceReferenceResource>|null $receipt_document_references The buyer's receipts (entradas
     * de almacén)
     * @param list<AdditionalDocumentReferenceResource>|null $additional_document_references Other documents:
     * contracts, certificates
     * @param InvoicePeriodResource|null $invoice_period The time that is invoiced: of a lease, a
     * subscription, a supply
     * @param DocumentDeliveryResource|null $delivery When, where and by whom the goods are delivered
     * @param DeliveryTermsResource|null $delivery_terms Who pays the carriage and bears the risk
     * @param list<AllowanceChargeResource>|null $allowances Discounts on the whole document that change no
     * tax base
     * @param list<AllowanceChargeResource>|null $charges Charges on the whole document that change no tax
     * base
     * @param list<Withholding>|null $withholdings Informative: they change no total
     * @param list<PrepaidResource>|null $prepaid Payments received before
     * @param ExchangeRateResource|null $exchange_rate Needed when the currency is not COP; in pesos it tells
     * the foreign currency that was agreed
     * @param PaymentAlternativeExchangeRate|null $payment_alternative_exchange_rate A further currency in
     * which it may be paid, beside that of exchange_rate
     * @param SimulateResource|null $simulate What becomes of a document made with a sk_test_ key; refused
     * with sk_live_
     * @param array<string, string> $metadata Up to 50 pairs of your own (key at most 40 characters, value at
     * most 500); never in the XML.
     * @param string|null $invoice_id The invoice of yours that is corrected; the note waits for it until it
     * is accepted
     * @param BillingReferenceResource|null $billing_reference The invoice that is corrected, issued by
     * another system. One of yours is treated as if invoice_id named it
     * @param NotePeriodResource|null $period The time that a note without reference to an invoice is about
     * @param string $reason_code Why: 1 Intereses; 2 Gastos por cobrar; 3 Cambio del valor; 4 Otro
     * @param string|null $reason Why, in words; left out: the name of the reason's code
     * @param DocumentTotals $totals Sums that were calculated by the rules of DIAN; amounts with two decimals
     * @param string|null $qr_url Page of the tax authority about this document, as in its QR code; null until
     * there is a CUFE
     * @param string|null $pdf_url Signed URL of the PDF, good without an API key; null while or because there
     * is none
     * @param string|null $xml_url Signed URL of the signed XML, good without an API key; null while or
     * because there is none
     * @param string|null $attached_document_url Signed URL of the zip that the buyer gets; null while or
     * because there is none
     * @param DianAnswer|null $dian Answer of the tax authority; null before there is one
     * @param DocumentEmail|null $email Mails to the buyer; null: none yet
     * @param DocumentFailure|null $failure Why it failed; null unless status is failed
     * @param string|null $corrects Id of the rejected document whose number this one took; null: none
     * @param string|null $corrected_by Id of the document that took the number of this rejected one; null:
     * none
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $environment,
        public string $status,
        public ?Waiting $waiting,
        public ?string $number,
        public ?string $prefix,
        public ?int $sequence,
        public ?string $cufe,
        public ?string $type_code,
        public ?string $issued_at,
        public ?string $external_id,
        public ?string $customer_id,
        public ?CustomerSnapshot $customer,
        public ?string $operation_type,
        public string $currency,
        public PaymentMeansResource $payment_means,
        public ?array $additional_payment_means,
        public ?array $payment_terms,
        public array $lines,
        public ?string $numbering_range_id,
        public ?array $notes,
        public ?DebitNoteOrderReference $order_reference,
        public ?array $despatch_document_references,
        public ?array $receipt_document_references,
        public ?array $additional_document_references,
        public ?InvoicePeriodResource $invoice_period,
        public ?DocumentDeliveryResource $delivery,
        public ?DeliveryTermsResource $delivery_terms,
        public ?array $allowances,
        public ?array $charges,
        public ?array $withholdings,
        public ?array $prepaid,
        public ?ExchangeRateResource $exchange_rate,
        public ?PaymentAlternativeExchangeRate $payment_alternative_exchange_rate,
        public ?SimulateResource $simulate,
        public array $metadata,
        public ?string $invoice_id,
        public ?BillingReferenceResource $billing_reference,
        public ?NotePeriodResource $period,
        public string $reason_code,
        public ?string $reason,
        public DocumentTotals $totals,
        public ?string $qr_url,
        public ?string $pdf_url,
        public ?string $xml_url,
        public ?string $attached_document_url,
        public ?DianAnswer $dian,
        public ?DocumentEmail $email,
        public ?DocumentFailure $failure,
        public ?string $corrects,
        public ?string $corrected_by,
        public string $created_at,
        public string $updated_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            environment: $json['environment'],
            status: $json['status'],
            waiting: isset($json['waiting']) ? Waiting::from($json['waiting']) : null,
            number: $json['number'] ?? null,
            prefix: $json['prefix'] ?? null,
            sequence: $json['sequence'] ?? null,
            cufe: $json['cufe'] ?? null,
            type_code: $json['type_code'] ?? null,
            issued_at: $json['issued_at'] ?? null,
            external_id: $json['external_id'] ?? null,
            customer_id: $json['customer_id'] ?? null,
            customer: isset($json['customer']) ? CustomerSnapshot::from($json['customer']) : null,
            operation_type: $json['operation_type'] ?? null,
            currency: $json['currency'],
            payment_means: PaymentMeansResource::from($json['payment_means']),
            additional_payment_means: isset($json['additional_payment_means']) ? array_map(static fn (array $one) => AdditionalPaymentMeansResource::from($one), $json['additional_payment_means']) : null,
            payment_terms: isset($json['payment_terms']) ? array_map(static fn (array $one) => PaymentTermsResource::from($one), $json['payment_terms']) : null,
            lines: array_map(static fn (array $one) => LineResource::from($one), $json['lines']),
            numbering_range_id: $json['numbering_range_id'] ?? null,
            notes: $json['notes'] ?? null,
            order_reference: isset($json['order_reference']) ? DebitNoteOrderReference::from($json['order_reference']) : null,
            despatch_document_references: isset($json['despatch_document_references']) ? array_map(static fn (array $one) => AdviceReferenceResource::from($one), $json['despatch_document_references']) : null,
            receipt_document_references: isset($json['receipt_document_references']) ? array_map(static fn (array $one) => AdviceReferenceResource::from($one), $json['receipt_document_references']) : null,
            additional_document_references: isset($json['additional_document_references']) ? array_map(static fn (array $one) => AdditionalDocumentReferenceResource::from($one), $json['additional_document_references']) : null,
            invoice_period: isset($json['invoice_period']) ? InvoicePeriodResource::from($json['invoice_period']) : null,
            delivery: isset($json['delivery']) ? DocumentDeliveryResource::from($json['delivery']) : null,
            delivery_terms: isset($json['delivery_terms']) ? DeliveryTermsResource::from($json['delivery_terms']) : null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['charges']) : null,
            withholdings: isset($json['withholdings']) ? array_map(static fn (array $one) => Withholding::from($one), $json['withholdings']) : null,
            prepaid: isset($json['prepaid']) ? array_map(static fn (array $one) => PrepaidResource::from($one), $json['prepaid']) : null,
            exchange_rate: isset($json['exchange_rate']) ? ExchangeRateResource::from($json['exchange_rate']) : null,
            payment_alternative_exchange_rate: isset($json['payment_alternative_exchange_rate']) ? PaymentAlternativeExchangeRate::from($json['payment_alternative_exchange_rate']) : null,
            simulate: isset($json['simulate']) ? SimulateResource::from($json['simulate']) : null,
            metadata: $json['metadata'],
            invoice_id: $json['invoice_id'] ?? null,
            billing_reference: isset($json['billing_reference']) ? BillingReferenceResource::from($json['billing_reference']) : null,
            period: isset($json['period']) ? NotePeriodResource::from($json['period']) : null,
            reason_code: $json['reason_code'],
            reason: $json['reason'] ?? null,
            totals: DocumentTotals::from($json['totals']),
            qr_url: $json['qr_url'] ?? null,
            pdf_url: $json['pdf_url'] ?? null,
            xml_url: $json['xml_url'] ?? null,
            attached_document_url: $json['attached_document_url'] ?? null,
            dian: isset($json['dian']) ? DianAnswer::from($json['dian']) : null,
            email: isset($json['email']) ? DocumentEmail::from($json['email']) : null,
            failure: isset($json['failure']) ? DocumentFailure::from($json['failure']) : null,
            corrects: $json['corrects'] ?? null,
            corrected_by: $json['corrected_by'] ?? null,
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
        );
    }
}

/**
 * A debit note to be issued: of one of your invoices (`invoice_id`), of one issued elsewhere
 * (`billing_reference`), or of no certain invoice (`period`)
 */
final readonly class DebitNoteDraft extends Record
{
    /**
     * @param list<Line> $lines What is sold, line by line
     * @param string $reason_code Why: 1 Intereses; 2 Gastos por cobrar; 3 Cambio del valor; 4 Otro
     * @param string|null $customer_id A customer of yours, or `final_consumer`
     * @param InlineCustomer|null $customer The buyer, written in the document itself
     * @param string|null $currency ISO 4217 code; left out: as in the invoice
     * @param PaymentMeans|null $payment_means left out: as in the invoice
     * @param list<AdditionalPaymentMeans>|null $additional_payment_means Further means of the same payment,
     * at once or on credit as the type of payment_means says
     * @param list<PaymentTerms>|null $payment_terms Instalments, discount for early payment, interest; they
     * change no total
     * @param string|null $external_id Your own id. Unique for ever per tenant, mode and kind of resource: a
     * second use is a 409 that names the first. It appears in events: put nothing personal in it.
     * @param string|null $numbering_range_id Left out: the active range of that type and environment
     * @param string|null $issued_at Time of issue with Colombia's offset -05:00, today in Colombia; left out:
     * the moment of numbering
     * @param list<string>|null $notes Notes
     * @param DebitNoteDraftOrderReference|null $order_reference The buyer's order, or null
     * @param list<AdviceReference>|null $despatch_document_references Despatch advices (remisiones) of what
     * is invoiced
     * @param list<AdviceReference>|null $receipt_document_references The buyer's receipts (entradas de
     * almacén)
     * @param list<AdditionalDocumentReference>|null $additional_document_references Other documents:
     * contracts, certificates
     * @param InvoicePeriod|null $invoice_period The time that is invoiced: of a lease, a subscription, a
     * supply
     * @param DocumentDelivery|null $delivery When, where and by whom the goods are delivered
     * @param DeliveryTerms|null $delivery_terms Who pays the carriage and bears the risk
     * @param list<AllowanceCharge>|null $allowances Discounts on the whole document that change no tax base
     * @param list<AllowanceCharge>|null $charges Charges on the whole document that change no tax base
     * @param Aiu|null $aiu Services with administration, contingencies and profit; needed by operation type
     * 09
     * @param ExchangeRate|null $exchange_rate Needed when the currency is not COP; in pesos it tells the
     * foreign currency that was agreed
     * @param PaymentAlternativeExchangeRate|null $payment_alternative_exchange_rate A further currency in
     * which it may be paid, beside that of exchange_rate
     * @param Email|null $email Who gets the mail; default: the address of the customer
     * @param array<string, string>|null $metadata Up to 50 pairs of your own (key at most 40 characters,
     * value at most 500); never in the XML.
     * @param Simulate|null $simulate What becomes of a document made with a sk_test_ key; refused with
     * sk_live_
     * @param string|null $operation_type Follows from the reference (30 Nota débito que referencia una
     * factura electrónica; 32 Nota débito sin referencia a facturas) and is best left out; that of the
     * invoice is taken as its own
     * @param string|null $invoice_id The invoice of yours that is corrected; the note waits for it until it
     * is accepted
     * @param BillingReference|null $billing_reference The invoice that is corrected, issued by another
     * system. One of yours is treated as if invoice_id named it
     * @param NotePeriod|null $period The time that a note without reference to an invoice is about
     * @param string|null $reason Why, in words; left out: the name of the reason's code
     */
    public function __construct(
        public array $lines,
        public string $reason_code,
        public ?string $customer_id = null,
        public ?InlineCustomer $customer = null,
        public ?string $currency = null,
        public ?PaymentMeans $payment_means = null,
        public ?array $additional_payment_means = null,
        public ?array $payment_terms = null,
        public ?string $external_id = null,
        public ?string $numbering_range_id = null,
        public ?string $issued_at = null,
        public ?array $notes = null,
        public ?DebitNoteDraftOrderReference $order_reference = null,
        public ?array $despatch_document_references = null,
        public ?array $receipt_document_references = null,
        public ?array $additional_document_references = null,
        public ?InvoicePeriod $invoice_period = null,
        public ?DocumentDelivery $delivery = null,
        public ?DeliveryTerms $delivery_terms = null,
        public ?array $allowances = null,
        public ?array $charges = null,
        public ?Aiu $aiu = null,
        public ?ExchangeRate $exchange_rate = null,
        public ?PaymentAlternativeExchangeRate $payment_alternative_exchange_rate = null,
        public ?Email $email = null,
        public ?array $metadata = null,
        public ?Simulate $simulate = null,
        public ?string $operation_type = null,
        public ?string $invoice_id = null,
        public ?BillingReference $billing_reference = null,
        public ?NotePeriod $period = null,
        public ?string $reason = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            lines: array_map(static fn (array $one) => Line::from($one), $json['lines']),
            reason_code: $json['reason_code'],
            customer_id: $json['customer_id'] ?? null,
            customer: isset($json['customer']) ? InlineCustomer::from($json['customer']) : null,
            currency: $json['currency'] ?? null,
            payment_means: isset($json['payment_means']) ? PaymentMeans::from($json['payment_means']) : null,
            additional_payment_means: isset($json['additional_payment_means']) ? array_map(static fn (array $one) => AdditionalPaymentMeans::from($one), $json['additional_payment_means']) : null,
            payment_terms: isset($json['payment_terms']) ? array_map(static fn (array $one) => PaymentTerms::from($one), $json['payment_terms']) : null,
            external_id: $json['external_id'] ?? null,
            numbering_range_id: $json['numbering_range_id'] ?? null,
            issued_at: $json['issued_at'] ?? null,
            notes: $json['notes'] ?? null,
            order_reference: isset($json['order_reference']) ? DebitNoteDraftOrderReference::from($json['order_reference']) : null,
            despatch_document_references: isset($json['despatch_document_references']) ? array_map(static fn (array $one) => AdviceReference::from($one), $json['despatch_document_references']) : null,
            receipt_document_references: isset($json['receipt_document_references']) ? array_map(static fn (array $one) => AdviceReference::from($one), $json['receipt_document_references']) : null,
            additional_document_references: isset($json['additional_document_references']) ? array_map(static fn (array $one) => AdditionalDocumentReference::from($one), $json['additional_document_references']) : null,
            invoice_period: isset($json['invoice_period']) ? InvoicePeriod::from($json['invoice_period']) : null,
            delivery: isset($json['delivery']) ? DocumentDelivery::from($json['delivery']) : null,
            delivery_terms: isset($json['delivery_terms']) ? DeliveryTerms::from($json['delivery_terms']) : null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['charges']) : null,
            aiu: isset($json['aiu']) ? Aiu::from($json['aiu']) : null,
            exchange_rate: isset($json['exchange_rate']) ? ExchangeRate::from($json['exchange_rate']) : null,
            payment_alternative_exchange_rate: isset($json['payment_alternative_exchange_rate']) ? PaymentAlternativeExchangeRate::from($json['payment_alternative_exchange_rate']) : null,
            email: isset($json['email']) ? Email::from($json['email']) : null,
            metadata: $json['metadata'] ?? null,
            simulate: isset($json['simulate']) ? Simulate::from($json['simulate']) : null,
            operation_type: $json['operation_type'] ?? null,
            invoice_id: $json['invoice_id'] ?? null,
            billing_reference: isset($json['billing_reference']) ? BillingReference::from($json['billing_reference']) : null,
            period: isset($json['period']) ? NotePeriod::from($json['period']) : null,
            reason: $json['reason'] ?? null,
        );
    }
}

final readonly class DebitNoteDraftOrderReference extends Record
{
    /**
     * @param string $id The buyer's order
     * @param string|null $date Its day (YYYY-MM-DD)
     */
    public function __construct(
        public string $id,
        public ?string $date = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            date: $json['date'] ?? null,
        );
    }
}

final readonly class DebitNoteItem extends Record
{
    /**
     * @param int $index place in `documents`, from 0
     * @param DebitNote $document The document, as a POST of it alone answers it
     */
    public function __construct(
        public int $index,
        public DebitNote $document,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            index: $json['index'],
            document: DebitNote::from($json['document']),
        );
    }
}

final readonly class DebitNoteList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<DebitNote> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => DebitNote::from($one), $json['data']),
        );
    }
}

final readonly class DebitNoteOrderReference extends Record
{
    /**
     * @param string $id The buyer's order
     * @param string|null $date Its day (YYYY-MM-DD)
     */
    public function __construct(
        public string $id,
        public ?string $date,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            date: $json['date'] ?? null,
        );
    }
}

/** At most 20 MB */
final readonly class DebitNotesBatch extends Record
{
    /**
     * @param list<DebitNoteDraft> $documents Bodies as one POST takes each, up to 1,000; each is accepted or
     * refused by itself
     */
    public function __construct(
        public array $documents,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            documents: array_map(static fn (array $one) => DebitNoteDraft::from($one), $json['documents']),
        );
    }
}

final readonly class DebitNotesBatchAnswer extends Record
{
    /**
     * @param 'batch' $object What kind of resource this is
     * @param list<DebitNoteItem|RefusedItem> $data An item for each document, in their order
     */
    public function __construct(
        public string $object,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            data: array_map(static fn (array $one) => (isset($one['document']) ? DebitNoteItem::from($one) : RefusedItem::from($one)), $json['data']),
        );
    }
}

final readonly class DeleteCustomerAnswer extends Record
{
    /**
     * @param string $id
     * @param 'customer' $object
     * @param true $deleted
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $deleted,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            deleted: $json['deleted'],
        );
    }
}

final readonly class DeleteSupplierAnswer extends Record
{
    /**
     * @param string $id
     * @param 'supplier' $object
     * @param true $deleted
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $deleted,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            deleted: $json['deleted'],
        );
    }
}

final readonly class DeletedApiKey extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'api_key' $object What kind of resource this is
     * @param true $deleted
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $deleted,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            deleted: $json['deleted'],
        );
    }
}

final readonly class DeletedDkimKey extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'dkim_key' $object What kind of resource this is
     * @param true $deleted
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $deleted,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            deleted: $json['deleted'],
        );
    }
}

final readonly class DeletedDraft extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'draft' $object What kind of resource this is
     * @param true $deleted
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $deleted,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            deleted: $json['deleted'],
        );
    }
}

final readonly class DeletedMailSender extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'mail_sender' $object What kind of resource this is
     * @param true $deleted
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $deleted,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            deleted: $json['deleted'],
        );
    }
}

final readonly class DeletedSuppression extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'suppression' $object What kind of resource this is
     * @param true $deleted
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $deleted,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            deleted: $json['deleted'],
        );
    }
}

final readonly class DeletedView extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'view' $object What kind of resource this is
     * @param true $deleted
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $deleted,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            deleted: $json['deleted'],
        );
    }
}

final readonly class DeletedWebhookEndpoint extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'webhook_endpoint' $object What kind of resource this is
     * @param true $deleted
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $deleted,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            deleted: $json['deleted'],
        );
    }
}

final readonly class Delivery extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'delivery' $object What kind of resource this is
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param string $event_id Id of the event
     * @param 'invoice.accepted_by_dian'|'invoice.rejected_by_dian'|'invoice.accepted_contingency'|'invoice.failed'|'credit_note.accepted_by_dian'|'credit_note.rejected_by_dian'|'credit_note.accepted_contingency'|'credit_note.failed'|'debit_note.accepted_by_dian'|'debit_note.rejected_by_dian'|'debit_note.accepted_contingency'|'debit_note.failed'|'support_document.accepted_by_dian'|'support_document.rejected_by_dian'|'support_document.failed'|'support_document_adjustment.accepted_by_dian'|'support_document_adjustment.rejected_by_dian'|'support_document_adjustment.failed'|'equivalent_document.accepted_by_dian'|'equivalent_document.rejected_by_dian'|'equivalent_document.failed'|'equivalent_document_note.accepted_by_dian'|'equivalent_document_note.rejected_by_dian'|'equivalent_document_note.failed'|'invoice.email.delivered'|'invoice.email.bounced'|'invoice.email.complained'|'credit_note.email.delivered'|'credit_note.email.bounced'|'credit_note.email.complained'|'debit_note.email.delivered'|'debit_note.email.bounced'|'debit_note.email.complained'|'support_document.email.delivered'|'support_document.email.bounced'|'support_document.email.complained'|'support_document_adjustment.email.delivered'|'support_document_adjustment.email.bounced'|'support_document_adjustment.email.complained'|'equivalent_document.email.delivered'|'equivalent_document.email.bounced'|'equivalent_document.email.complained'|'equivalent_document_note.email.delivered'|'equivalent_document_note.email.bounced'|'equivalent_document_note.email.complained'|'received_document.received'|'received_document.verified'|'received_document.suspicious'|'document_event.registered'|'document_event.rejected'|'document_event.deadline_near' $event_type
     * Type of the event
     * @param string $webhook_endpoint_id Id of the endpoint
     * @param 'pending'|'succeeded'|'exhausted'|'cancelled' $status pending, succeeded, exhausted (four
     * attempts failed) or cancelled
     * @param 'endpoint_deleted'|'endpoint_disabled'|null $cancel_reason Why nothing more is sent; null unless
     * cancelled
     * @param string|null $next_attempt_at When the next attempt is due; null: no further one
     * @param list<DeliveryAttemptsItem> $attempts What was tried, oldest first
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $event_id,
        public string $event_type,
        public string $webhook_endpoint_id,
        public string $status,
        public ?string $cancel_reason,
        public ?string $next_attempt_at,
        public array $attempts,
        public string $created_at,
        public string $updated_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            event_id: $json['event_id'],
            event_type: $json['event_type'],
            webhook_endpoint_id: $json['webhook_endpoint_id'],
            status: $json['status'],
            cancel_reason: $json['cancel_reason'] ?? null,
            next_attempt_at: $json['next_attempt_at'] ?? null,
            attempts: array_map(static fn (array $one) => DeliveryAttemptsItem::from($one), $json['attempts']),
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
        );
    }
}

final readonly class DeliveryAttemptsItem extends Record
{
    /**
     * @param string $at When it began: ISO 8601 with offset
     * @param int $duration_ms How long it took, in milliseconds
     * @param int|null $status HTTP status of the answer, null when none came.
     * @param 'timeout'|'dns'|'address_not_public'|'connection_refused'|'connection_lost'|'tls'|'invalid_answer'|'redirect'|'http_status'|'circuit_open'|'interrupted'|null $error
     * Null of the attempt that succeeded.
     * @param string|null $answer The first 4 KiB of what the receiver answered.
     */
    public function __construct(
        public string $at,
        public int $duration_ms,
        public ?int $status,
        public ?string $error,
        public ?string $answer,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            at: $json['at'],
            duration_ms: $json['duration_ms'],
            status: $json['status'] ?? null,
            error: $json['error'] ?? null,
            answer: $json['answer'] ?? null,
        );
    }
}

final readonly class DeliveryList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<Delivery> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => Delivery::from($one), $json['data']),
        );
    }
}

/** A place that both sides know by a code */
final readonly class DeliveryLocation extends Record
{
    /**
     * @param string $id Code of the place: the GLN of a shop, the number of a warehouse
     * @param string|null $scheme_id Code of the list that it is of
     * @param string|null $scheme_name Name of that list
     */
    public function __construct(
        public string $id,
        public ?string $scheme_id = null,
        public ?string $scheme_name = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            scheme_id: $json['scheme_id'] ?? null,
            scheme_name: $json['scheme_name'] ?? null,
        );
    }
}

/** A place that both sides know by a code */
final readonly class DeliveryLocationResource extends Record
{
    /**
     * @param string $id Code of the place: the GLN of a shop, the number of a warehouse
     * @param string|null $scheme_id Code of the list that it is of
     * @param string|null $scheme_name Name of that list
     */
    public function __construct(
        public string $id,
        public ?string $scheme_id,
        public ?string $scheme_name,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            scheme_id: $json['scheme_id'] ?? null,
            scheme_name: $json['scheme_name'] ?? null,
        );
    }
}

/** Who delivers: the carrier, as DIAN reads DeliveryParty */
final readonly class DeliveryParty extends Record
{
    /**
     * @param Identification $identification
     * @param string $legal_name Name as registered at the tax authority
     * @param '1'|'2'|null $organization_type Organization type: 1 Persona Jurídica, 2 Persona Natural
     * @param string|null $trade_name Name on the door
     * @param string|null $email Where documents are sent
     * @param string|null $phone Telephone
     * @param Address|null $address Where it is; in Colombia with the DIVIPOLA code of the municipality
     * @param list<string>|null $tax_level_codes Tax responsibilities: O-13 Gran contribuyente, O-15
     * Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica -
     * Otros
     * @param '01'|'04'|'ZA'|'ZZ'|null $tax_scheme Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ
     * No aplica
     * @param list<string>|null $party_names Further names beside trade_name: of shops, of establishments
     * @param Contact|null $contact Whom to ask, by the `phone` and `email` of the party
     * @param list<Shareholder>|null $shareholders Members of a consortium or temporary union
     */
    public function __construct(
        public Identification $identification,
        public string $legal_name,
        public ?string $organization_type = null,
        public ?string $trade_name = null,
        public ?string $email = null,
        public ?string $phone = null,
        public ?Address $address = null,
        public ?array $tax_level_codes = null,
        public ?string $tax_scheme = null,
        public ?array $party_names = null,
        public ?Contact $contact = null,
        public ?array $shareholders = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            identification: Identification::from($json['identification']),
            legal_name: $json['legal_name'],
            organization_type: $json['organization_type'] ?? null,
            trade_name: $json['trade_name'] ?? null,
            email: $json['email'] ?? null,
            phone: $json['phone'] ?? null,
            address: isset($json['address']) ? Address::from($json['address']) : null,
            tax_level_codes: $json['tax_level_codes'] ?? null,
            tax_scheme: $json['tax_scheme'] ?? null,
            party_names: $json['party_names'] ?? null,
            contact: isset($json['contact']) ? Contact::from($json['contact']) : null,
            shareholders: isset($json['shareholders']) ? array_map(static fn (array $one) => Shareholder::from($one), $json['shareholders']) : null,
        );
    }
}

/** Who delivers: the carrier, as DIAN reads DeliveryParty */
final readonly class DeliveryPartyResource extends Record
{
    /**
     * @param IdentificationResource $identification
     * @param string $legal_name Name as registered at the tax authority
     * @param '1'|'2'|null $organization_type Organization type: 1 Persona Jurídica, 2 Persona Natural
     * @param string|null $trade_name Name on the door
     * @param string|null $email Where documents are sent
     * @param string|null $phone Telephone
     * @param AddressResource|null $address Where it is; in Colombia with the DIVIPOLA code of the
     * municipality
     * @param list<string>|null $tax_level_codes Tax responsibilities: O-13 Gran contribuyente, O-15
     * Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica -
     * Otros
     * @param '01'|'04'|'ZA'|'ZZ'|null $tax_scheme Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ
     * No aplica
     * @param list<string>|null $party_names Further names beside trade_name: of shops, of establishments
     * @param ContactResource|null $contact Whom to ask, by the `phone` and `email` of the party
     * @param list<ShareholderResource>|null $shareholders Members of a consortium or temporary union
     */
    public function __construct(
        public IdentificationResource $identification,
        public string $legal_name,
        public ?string $organization_type,
        public ?string $trade_name,
        public ?string $email,
        public ?string $phone,
        public ?AddressResource $address,
        public ?array $tax_level_codes,
        public ?string $tax_scheme,
        public ?array $party_names,
        public ?ContactResource $contact,
        public ?array $shareholders,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            identification: IdentificationResource::from($json['identification']),
            legal_name: $json['legal_name'],
            organization_type: $json['organization_type'] ?? null,
            trade_name: $json['trade_name'] ?? null,
            email: $json['email'] ?? null,
            phone: $json['phone'] ?? null,
            address: isset($json['address']) ? AddressResource::from($json['address']) : null,
            tax_level_codes: $json['tax_level_codes'] ?? null,
            tax_scheme: $json['tax_scheme'] ?? null,
            party_names: $json['party_names'] ?? null,
            contact: isset($json['contact']) ? ContactResource::from($json['contact']) : null,
            shareholders: isset($json['shareholders']) ? array_map(static fn (array $one) => ShareholderResource::from($one), $json['shareholders']) : null,
        );
    }
}

/** Who pays the carriage and bears the risk */
final readonly class DeliveryTerms extends Record
{
    /**
     * @param string|null $id Number of the agreement
     * @param string|null $special_terms What was agreed, in words
     * @param string|null $incoterm Incoterm, three letters
     * @param string|null $loss_risk Who bears the loss, and from where on, in words
     */
    public function __construct(
        public ?string $id = null,
        public ?string $special_terms = null,
        public ?string $incoterm = null,
        public ?string $loss_risk = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'] ?? null,
            special_terms: $json['special_terms'] ?? null,
            incoterm: $json['incoterm'] ?? null,
            loss_risk: $json['loss_risk'] ?? null,
        );
    }
}

/** Who pays the carriage and bears the risk */
final readonly class DeliveryTermsResource extends Record
{
    /**
     * @param string|null $id Number of the agreement
     * @param string|null $special_terms What was agreed, in words
     * @param string|null $incoterm Incoterm, three letters
     * @param string|null $loss_risk Who bears the loss, and from where on, in words
     */
    public function __construct(
        public ?string $id,
        public ?string $special_terms,
        public ?string $incoterm,
        public ?string $loss_risk,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'] ?? null,
            special_terms: $json['special_terms'] ?? null,
            incoterm: $json['incoterm'] ?? null,
            loss_risk: $json['loss_risk'] ?? null,
        );
    }
}

final readonly class DianAnswer extends Record
{
    /**
     * @param string $status_code Code of the answer: 00 is accepted
     * @param string $message The tax authority's own words
     * @param string|null $validated_at When the tax authority validated it
     * @param list<RuleMessage> $messages Rules that the tax authority named, each explained
     */
    public function __construct(
        public string $status_code,
        public string $message,
        public ?string $validated_at,
        public array $messages,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            status_code: $json['status_code'],
            message: $json['message'],
            validated_at: $json['validated_at'] ?? null,
            messages: array_map(static fn (array $one) => RuleMessage::from($one), $json['messages']),
        );
    }
}

/** An attempt to send a document to DIAN, or to ask for its verdict */
final readonly class DianAttempt extends Record
{
    /**
     * @param string $id Id of the document and number of the attempt
     * @param 'dian_attempt' $object What kind of resource this is
     * @param string $document_id Id of the document
     * @param 'test'|'habilitacion'|'production' $environment test, habilitacion or production; fixed when it
     * was made
     * @param int $attempt Number of the attempt, from 1, over all editions of the document
     * @param int $edition Which signed edition of the document it is about; the first is 1
     * @param string $operation Operation of the web service of DIAN; `GetStatus` and `GetStatusZip` ask, all
     * others send
     * @param 'planned'|'under_way'|'ended' $status `planned`: it is due at `due_at`; `under_way`: DIAN has
     * not answered yet; `ended`
     * @param string|null $due_at When it begins; null unless it is planned
     * @param string|null $started_at When it began; null: not yet
     * @param string|null $ended_at When it ended; null: not yet
     * @param int|null $duration_ms How long DIAN took, in milliseconds; null where nobody measured it
     * @param 'accepted'|'rejected'|'uploaded'|'in_process'|'document_unknown'|'number_taken'|'test_set_accepted'|'test_set_refused'|'certificate_refused'|'certificate_untrusted'|'security_refused'|'request_refused'|'not_sent'|'no_answer'|'server_fault'|'unclear_answer'|null $outcome
     * Stable code of what came of it; null until it has ended
     * @param string|null $explanation What came of it, and what follows, in the language of Accept-Language
     * @param string|null $error Why nothing was sent or answered, or the code of a SOAP fault; null: DIAN
     * answered
     * @param string|null $status_code Code in the answer of DIAN: 00 is accepted; null without an answer
     * @param list<AttemptRule> $rules Rules that the answer named
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $document_id,
        public string $environment,
        public int $attempt,
        public int $edition,
        public string $operation,
        public string $status,
        public ?string $due_at,
        public ?string $started_at,
        public ?string $ended_at,
        public ?int $duration_ms,
        public ?string $outcome,
        public ?string $explanation,
        public ?string $error,
        public ?string $status_code,
        public array $rules,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            document_id: $json['document_id'],
            environment: $json['environment'],
            attempt: $json['attempt'],
            edition: $json['edition'],
            operation: $json['operation'],
            status: $json['status'],
            due_at: $json['due_at'] ?? null,
            started_at: $json['started_at'] ?? null,
            ended_at: $json['ended_at'] ?? null,
            duration_ms: $json['duration_ms'] ?? null,
            outcome: $json['outcome'] ?? null,
            explanation: $json['explanation'] ?? null,
            error: $json['error'] ?? null,
            status_code: $json['status_code'] ?? null,
            rules: array_map(static fn (array $one) => AttemptRule::from($one), $json['rules']),
        );
    }
}

final readonly class DianAttemptList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<DianAttempt> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => DianAttempt::from($one), $json['data']),
        );
    }
}

final readonly class DkimKey extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'dkim_key' $object What kind of resource this is
     * @param string $domain Mails from its addresses are signed; those of a subdomain are not.
     * @param string $selector Tells the keys of a domain apart in the DNS.
     * @param 'pending'|'verified' $status pending: publish the record; nothing is signed. verified: the
     * record was found, mails are signed.
     * @param DkimKeyDnsRecord $dns_record What to publish in the DNS of the domain.
     * @param DkimKeyLastCheck|null $last_check What the DNS said when it was last asked; null: it was not
     * asked yet.
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param string $created_at When it was made: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $domain,
        public string $selector,
        public string $status,
        public DkimKeyDnsRecord $dns_record,
        public ?DkimKeyLastCheck $last_check,
        public bool $livemode,
        public string $created_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            domain: $json['domain'],
            selector: $json['selector'],
            status: $json['status'],
            dns_record: DkimKeyDnsRecord::from($json['dns_record']),
            last_check: isset($json['last_check']) ? DkimKeyLastCheck::from($json['last_check']) : null,
            livemode: $json['livemode'],
            created_at: $json['created_at'],
        );
    }
}

/** What to publish in the DNS of the domain. */
final readonly class DkimKeyDnsRecord extends Record
{
    /**
     * @param 'TXT' $type
     * @param string $name The whole name; some DNS editors add the domain by themselves.
     * @param string $value Longer than 255 characters: some DNS editors want it in several strings.
     */
    public function __construct(
        public string $type,
        public string $name,
        public string $value,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            type: $json['type'],
            name: $json['name'],
            value: $json['value'],
        );
    }
}

final readonly class DkimKeyInput extends Record
{
    /** @param string $domain a domain in lower case, such as empresa.com.co */
    public function __construct(
        public string $domain,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            domain: $json['domain'],
        );
    }
}

final readonly class DkimKeyLastCheck extends Record
{
    /**
     * @param 'published'|'missing'|'different'|'no_answer' $result missing: there is no such record;
     * different: it has another key; no_answer: the name servers did not answer.
     * @param string $at When the DNS was asked.
     */
    public function __construct(
        public string $result,
        public string $at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            result: $json['result'],
            at: $json['at'],
        );
    }
}

final readonly class DkimKeyList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<DkimKey> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => DkimKey::from($one), $json['data']),
        );
    }
}

final readonly class DocumentCounter extends Record
{
    /**
     * @param 'document_counter' $object What kind of resource this is
     * @param 'invoice'|'credit_note'|'debit_note'|'support_document'|'support_document_adjustment'|'equivalent_document'|'equivalent_document_note' $kind
     * invoice, credit_note or debit_note
     * @param 'test'|'habilitacion'|'production' $environment test, habilitacion or production; fixed when it
     * was made
     * @param string $day Day of the request, in Colombia
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed' $status
     * State at the time of this answer
     * @param string $currency Of `sum`
     * @param int $count Documents that have this status now
     * @param string $sum Sum of their `totals.payable_amount`
     */
    public function __construct(
        public string $object,
        public string $kind,
        public string $environment,
        public string $day,
        public string $status,
        public string $currency,
        public int $count,
        public string $sum,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            kind: $json['kind'],
            environment: $json['environment'],
            day: $json['day'],
            status: $json['status'],
            currency: $json['currency'],
            count: $json['count'],
            sum: $json['sum'],
        );
    }
}

final readonly class DocumentCounterList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<DocumentCounter> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => DocumentCounter::from($one), $json['data']),
        );
    }
}

/** When, where and by whom the goods are delivered */
final readonly class DocumentDelivery extends Record
{
    /**
     * @param string|null $actual_delivery_date Day of the delivery (YYYY-MM-DD)
     * @param string|null $actual_delivery_time Time of the delivery (HH:MM:SS in Colombia, with or without
     * -05:00)
     * @param Address|null $delivery_address Where it was delivered
     * @param DeliveryLocation|null $delivery_location A place that both sides know by a code
     * @param DeliveryParty|null $delivery_party Who delivers: the carrier, as DIAN reads DeliveryParty
     */
    public function __construct(
        public ?string $actual_delivery_date = null,
        public ?string $actual_delivery_time = null,
        public ?Address $delivery_address = null,
        public ?DeliveryLocation $delivery_location = null,
        public ?DeliveryParty $delivery_party = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            actual_delivery_date: $json['actual_delivery_date'] ?? null,
            actual_delivery_time: $json['actual_delivery_time'] ?? null,
            delivery_address: isset($json['delivery_address']) ? Address::from($json['delivery_address']) : null,
            delivery_location: isset($json['delivery_location']) ? DeliveryLocation::from($json['delivery_location']) : null,
            delivery_party: isset($json['delivery_party']) ? DeliveryParty::from($json['delivery_party']) : null,
        );
    }
}

/** When, where and by whom the goods are delivered */
final readonly class DocumentDeliveryResource extends Record
{
    /**
     * @param string|null $actual_delivery_date Day of the delivery (YYYY-MM-DD)
     * @param string|null $actual_delivery_time Time of the delivery (HH:MM:SS in Colombia, with or without
     * -05:00)
     * @param AddressResource|null $delivery_address Where it was delivered
     * @param DeliveryLocationResource|null $delivery_location A place that both sides know by a code
     * @param DeliveryPartyResource|null $delivery_party Who delivers: the carrier, as DIAN reads
     * DeliveryParty
     */
    public function __construct(
        public ?string $actual_delivery_date,
        public ?string $actual_delivery_time,
        public ?AddressResource $delivery_address,
        public ?DeliveryLocationResource $delivery_location,
        public ?DeliveryPartyResource $delivery_party,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            actual_delivery_date: $json['actual_delivery_date'] ?? null,
            actual_delivery_time: $json['actual_delivery_time'] ?? null,
            delivery_address: isset($json['delivery_address']) ? AddressResource::from($json['delivery_address']) : null,
            delivery_location: isset($json['delivery_location']) ? DeliveryLocationResource::from($json['delivery_location']) : null,
            delivery_party: isset($json['delivery_party']) ? DeliveryPartyResource::from($json['delivery_party']) : null,
        );
    }
}

final readonly class DocumentEmail extends Record
{
    /**
     * @param 'sent'|'delivered'|'bounced'|'complained' $status Worst state among its recipients; delivered
     * when every mail was
     * @param list<DocumentRecipient> $recipients One entry for each address
     */
    public function __construct(
        public string $status,
        public array $recipients,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            status: $json['status'],
            recipients: array_map(static fn (array $one) => DocumentRecipient::from($one), $json['recipients']),
        );
    }
}

final readonly class DocumentEvent extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'event' $object What kind of resource this is
     * @param 'invoice.accepted_by_dian'|'invoice.rejected_by_dian'|'invoice.accepted_contingency'|'invoice.failed'|'credit_note.accepted_by_dian'|'credit_note.rejected_by_dian'|'credit_note.accepted_contingency'|'credit_note.failed'|'debit_note.accepted_by_dian'|'debit_note.rejected_by_dian'|'debit_note.accepted_contingency'|'debit_note.failed'|'support_document.accepted_by_dian'|'support_document.rejected_by_dian'|'support_document.failed'|'support_document_adjustment.accepted_by_dian'|'support_document_adjustment.rejected_by_dian'|'support_document_adjustment.failed'|'equivalent_document.accepted_by_dian'|'equivalent_document.rejected_by_dian'|'equivalent_document.failed'|'equivalent_document_note.accepted_by_dian'|'equivalent_document_note.rejected_by_dian'|'equivalent_document_note.failed' $type
     * What became of the document
     * @param string $created When it happened: ISO 8601 with offset
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param string $account Tenant id.
     * @param DocumentEventData $data What it is about
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $type,
        public string $created,
        public bool $livemode,
        public string $account,
        public DocumentEventData $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            type: $json['type'],
            created: $json['created'],
            livemode: $json['livemode'],
            account: $json['account'],
            data: DocumentEventData::from($json['data']),
        );
    }
}

/** What it is about */
final readonly class DocumentEventData extends Record
{
    /** @param DocumentEventDataObject $object The document at that moment */
    public function __construct(
        public DocumentEventDataObject $object,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: DocumentEventDataObject::from($json['object']),
        );
    }
}

/** The document at that moment */
final readonly class DocumentEventDataObject extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'invoice'|'credit_note'|'debit_note'|'support_document'|'support_document_adjustment'|'equivalent_document'|'equivalent_document_note' $object
     * Invoice, credit note or debit note
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed' $status
     * Status of the document when it happened.
     * @param 'test'|'habilitacion'|'production' $environment `test`: nothing leaves the house.
     * `habilitacion`: trial at the tax authority. `production`: it counts
     * @param string|null $cufe CUFE, or the CUDE of a note. Null only of a document that failed before it had
     * a number
     * @param string|null $number Number. Null only of a document that failed before it had a number
     * @param string|null $external_id Your own id, up to 64 characters, unique for ever among resources of
     * this kind and mode
     * @param string|null $pdf_url Graphic representation: marked RECHAZADA where DIAN has rejected the
     * document, SIN VALIDAR where it has failed. Null only of a document that failed before it had a number
     * @param string|null $cude The CUDE, which `cufe` has too. Null only of a document that failed before it
     * had a number
     * @param string|null $cuds The CUDS, which `cufe` has too. Null only of a document that failed before it
     * had a number
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $status,
        public string $environment,
        public ?string $cufe,
        public ?string $number,
        public ?string $external_id,
        public ?string $pdf_url,
        public ?string $cude = null,
        public ?string $cuds = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            status: $json['status'],
            environment: $json['environment'],
            cufe: $json['cufe'] ?? null,
            number: $json['number'] ?? null,
            external_id: $json['external_id'] ?? null,
            pdf_url: $json['pdf_url'] ?? null,
            cude: $json['cude'] ?? null,
            cuds: $json['cuds'] ?? null,
        );
    }
}

final readonly class DocumentFailure extends Record
{
    /**
     * @param 'invoice_rejected'|'document_not_writable'|'signature_refused'|'simulated_failure'|'cancelled'|'number_collision'|'dian_certificate_unauthorized'|'dian_request_refused'|'dian_security_fault'|'transport_signature_refused'|'test_set_refused' $code
     * Stable code, with a page of its own
     * @param string $detail What happened
     */
    public function __construct(
        public string $code,
        public string $detail,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            detail: $json['detail'],
        );
    }
}

final readonly class DocumentRecipient extends Record
{
    /**
     * @param string $address E-mail address
     * @param 'sent'|'delivered'|'bounced'|'complained' $status sent, delivered, bounced or complained
     */
    public function __construct(
        public string $address,
        public string $status,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            address: $json['address'],
            status: $json['status'],
        );
    }
}

final readonly class DocumentSummary extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'invoice'|'credit_note'|'debit_note'|'support_document'|'support_document_adjustment'|'equivalent_document'|'equivalent_document_note' $object
     * What kind of resource this is
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param 'test'|'habilitacion'|'production' $environment test, habilitacion or production; fixed when it
     * was made
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed' $status
     * State at the time of this answer
     * @param Waiting|null $waiting What the document waits for without having failed; null: for nothing
     * @param string|null $number Prefix and sequence as DIAN knows them, such as SETP990000001; null until it
     * is numbered
     * @param string|null $external_id Your own id, up to 64 characters, unique for ever among resources of
     * this kind and mode
     * @param SummaryCounterparty|null $counterparty The buyer, or the seller of a purchase; null: the final
     * consumer
     * @param string $currency Of `total`
     * @param string $total `totals.payable_amount` of the document
     * @param 'sent'|'delivered'|'bounced'|'complained'|null $mail_status The worst state of all its mails,
     * also of those sent again; null: none was sent
     * @param string|null $issued_at Time of issue, Colombia's (-05:00); null until it is numbered, unless the
     * request named it
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $environment,
        public string $status,
        public ?Waiting $waiting,
        public ?string $number,
        public ?string $external_id,
        public ?SummaryCounterparty $counterparty,
        public string $currency,
        public string $total,
        public ?string $mail_status,
        public ?string $issued_at,
        public string $created_at,
        public string $updated_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            environment: $json['environment'],
            status: $json['status'],
            waiting: isset($json['waiting']) ? Waiting::from($json['waiting']) : null,
            number: $json['number'] ?? null,
            external_id: $json['external_id'] ?? null,
            counterparty: isset($json['counterparty']) ? SummaryCounterparty::from($json['counterparty']) : null,
            currency: $json['currency'],
            total: $json['total'],
            mail_status: $json['mail_status'] ?? null,
            issued_at: $json['issued_at'] ?? null,
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
        );
    }
}

final readonly class DocumentSummaryList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<DocumentSummary> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => DocumentSummary::from($one), $json['data']),
        );
    }
}

final readonly class DocumentTotals extends Record
{
    /**
     * @param string $line_extension_amount Sum of the lines, without tax (decimal string with exactly two
     * decimals, no sign, no exponent)
     * @param string $tax_exclusive_amount Sum of the bases of the taxes, rate 0 included (decimal string with
     * exactly two decimals, no sign, no exponent)
     * @param string $tax_inclusive_amount Lines and taxes (decimal string with exactly two decimals, no sign,
     * no exponent)
     * @param string $allowance_total Discounts on the document (decimal string with exactly two decimals, no
     * sign, no exponent)
     * @param string $charge_total Charges on the document (decimal string with exactly two decimals, no sign,
     * no exponent)
     * @param string $prepaid_amount Paid before (decimal string with exactly two decimals, no sign, no
     * exponent)
     * @param string $payable_amount What is to be paid (decimal string with exactly two decimals, no sign, no
     * exponent)
     * @param list<DocumentTotalsTaxesItem> $taxes One entry per tax
     */
    public function __construct(
        public string $line_extension_amount,
        public string $tax_exclusive_amount,
        public string $tax_inclusive_amount,
        public string $allowance_total,
        public string $charge_total,
        public string $prepaid_amount,
        public string $payable_amount,
        public array $taxes,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            line_extension_amount: $json['line_extension_amount'],
            tax_exclusive_amount: $json['tax_exclusive_amount'],
            tax_inclusive_amount: $json['tax_inclusive_amount'],
            allowance_total: $json['allowance_total'],
            charge_total: $json['charge_total'],
            prepaid_amount: $json['prepaid_amount'],
            payable_amount: $json['payable_amount'],
            taxes: array_map(static fn (array $one) => DocumentTotalsTaxesItem::from($one), $json['taxes']),
        );
    }
}

final readonly class DocumentTotalsTaxesItem extends Record
{
    /**
     * @param string $code The API's code of the tax
     * @param string $base Sum of its bases; 0.00 of a tax by unit (decimal string with exactly two decimals,
     * no sign, no exponent)
     * @param string $value The tax (decimal string with exactly two decimals, no sign, no exponent)
     */
    public function __construct(
        public string $code,
        public string $base,
        public string $value,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            base: $json['base'],
            value: $json['value'],
        );
    }
}

final readonly class Draft extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'draft' $object What kind of resource this is
     * @param bool $livemode the mode in which it was made, and in which it is issued
     * @param 'invoice'|'credit_note'|'debit_note'|'support_document'|'support_document_adjustment'|'equivalent_document'|'equivalent_document_note' $kind
     * invoice, credit_note or debit_note
     * @param string|null $name name that people see; null: none
     * @param string $etag the ETag of the draft, which `If-Match` takes; each change gives it another one
     * @param string|null $document_id id of the document that it was issued as; null: it is not issued
     * @param string $created_by id of the person or of the API key that made it
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     * @param string $expires_at it is deleted then: 30 days after its last change, or 7 days after it was
     * issued
     * @param array<string, mixed> $body body of the document, however far it is written: it is checked when
     * the draft is issued
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $kind,
        public ?string $name,
        public string $etag,
        public ?string $document_id,
        public string $created_by,
        public string $created_at,
        public string $updated_at,
        public string $expires_at,
        public array $body,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            kind: $json['kind'],
            name: $json['name'] ?? null,
            etag: $json['etag'],
            document_id: $json['document_id'] ?? null,
            created_by: $json['created_by'],
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
            expires_at: $json['expires_at'],
            body: $json['body'],
        );
    }
}

final readonly class DraftEntry extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'draft' $object What kind of resource this is
     * @param bool $livemode the mode in which it was made, and in which it is issued
     * @param 'invoice'|'credit_note'|'debit_note'|'support_document'|'support_document_adjustment'|'equivalent_document'|'equivalent_document_note' $kind
     * invoice, credit_note or debit_note
     * @param string|null $name name that people see; null: none
     * @param string $etag the ETag of the draft, which `If-Match` takes; each change gives it another one
     * @param string|null $document_id id of the document that it was issued as; null: it is not issued
     * @param string $created_by id of the person or of the API key that made it
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     * @param string $expires_at it is deleted then: 30 days after its last change, or 7 days after it was
     * issued
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $kind,
        public ?string $name,
        public string $etag,
        public ?string $document_id,
        public string $created_by,
        public string $created_at,
        public string $updated_at,
        public string $expires_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            kind: $json['kind'],
            name: $json['name'] ?? null,
            etag: $json['etag'],
            document_id: $json['document_id'] ?? null,
            created_by: $json['created_by'],
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
            expires_at: $json['expires_at'],
        );
    }
}

final readonly class DraftEntryList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<DraftEntry> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => DraftEntry::from($one), $json['data']),
        );
    }
}

final readonly class DraftInput extends Record
{
    /**
     * @param 'invoice'|'credit_note'|'debit_note'|'support_document'|'support_document_adjustment'|'equivalent_document'|'equivalent_document_note' $kind
     * invoice, credit_note or debit_note
     * @param array<string, mixed> $body body of the document, however far it is written: it is checked when
     * the draft is issued
     * @param string|null $name name that people see; null: none
     */
    public function __construct(
        public string $kind,
        public array $body,
        public ?string $name = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            kind: $json['kind'],
            body: $json['body'],
            name: $json['name'] ?? null,
        );
    }
}

final readonly class DraftPatch extends Record
{
    /**
     * @param 'invoice'|'credit_note'|'debit_note'|'support_document'|'support_document_adjustment'|'equivalent_document'|'equivalent_document_note'|null $kind
     * invoice, credit_note or debit_note
     * @param string|null $name name that people see; null: none
     * @param array<string, mixed>|null $body body of the document, however far it is written: it is checked
     * when the draft is issued
     */
    public function __construct(
        public ?string $kind = null,
        public ?string $name = null,
        public ?array $body = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            kind: $json['kind'] ?? null,
            name: $json['name'] ?? null,
            body: $json['body'] ?? null,
        );
    }
}

final readonly class Email extends Record
{
    /**
     * @param list<string>|null $to Left out: the customer
     * @param list<string>|null $cc Copies
     * @param bool|null $send false: no mail
     */
    public function __construct(
        public ?array $to = null,
        public ?array $cc = null,
        public ?bool $send = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            to: $json['to'] ?? null,
            cc: $json['cc'] ?? null,
            send: $json['send'] ?? null,
        );
    }
}

final readonly class EmailEvent extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'event' $object What kind of resource this is
     * @param 'invoice.email.delivered'|'invoice.email.bounced'|'invoice.email.complained'|'credit_note.email.delivered'|'credit_note.email.bounced'|'credit_note.email.complained'|'debit_note.email.delivered'|'debit_note.email.bounced'|'debit_note.email.complained'|'support_document.email.delivered'|'support_document.email.bounced'|'support_document.email.complained'|'support_document_adjustment.email.delivered'|'support_document_adjustment.email.bounced'|'support_document_adjustment.email.complained'|'equivalent_document.email.delivered'|'equivalent_document.email.bounced'|'equivalent_document.email.complained'|'equivalent_document_note.email.delivered'|'equivalent_document_note.email.bounced'|'equivalent_document_note.email.complained' $type
     * What became of one mail
     * @param string $created When it happened: ISO 8601 with offset
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param string $account Tenant id.
     * @param EmailEventData $data What it is about
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $type,
        public string $created,
        public bool $livemode,
        public string $account,
        public EmailEventData $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            type: $json['type'],
            created: $json['created'],
            livemode: $json['livemode'],
            account: $json['account'],
            data: EmailEventData::from($json['data']),
        );
    }
}

/** What it is about */
final readonly class EmailEventData extends Record
{
    /** @param EmailEventDataObject $object The document at that moment */
    public function __construct(
        public EmailEventDataObject $object,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: EmailEventDataObject::from($json['object']),
        );
    }
}

/** The document at that moment */
final readonly class EmailEventDataObject extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'invoice'|'credit_note'|'debit_note'|'support_document'|'support_document_adjustment'|'equivalent_document'|'equivalent_document_note' $object
     * Invoice, credit note or debit note
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed' $status
     * Status of the document when it happened.
     * @param 'test'|'habilitacion'|'production' $environment `test`: nothing leaves the house.
     * `habilitacion`: trial at the tax authority. `production`: it counts
     * @param string|null $cufe CUFE, or the CUDE of a note. Null only of a document that failed before it had
     * a number
     * @param string|null $number Number. Null only of a document that failed before it had a number
     * @param string|null $external_id Your own id, up to 64 characters, unique for ever among resources of
     * this kind and mode
     * @param string|null $pdf_url Graphic representation: marked RECHAZADA where DIAN has rejected the
     * document, SIN VALIDAR where it has failed. Null only of a document that failed before it had a number
     * @param EmailEventDataObjectEmail $email One recipient and what became of the mail
     * @param string|null $cude The CUDE, which `cufe` has too. Null only of a document that failed before it
     * had a number
     * @param string|null $cuds The CUDS, which `cufe` has too. Null only of a document that failed before it
     * had a number
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $status,
        public string $environment,
        public ?string $cufe,
        public ?string $number,
        public ?string $external_id,
        public ?string $pdf_url,
        public EmailEventDataObjectEmail $email,
        public ?string $cude = null,
        public ?string $cuds = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            status: $json['status'],
            environment: $json['environment'],
            cufe: $json['cufe'] ?? null,
            number: $json['number'] ?? null,
            external_id: $json['external_id'] ?? null,
            pdf_url: $json['pdf_url'] ?? null,
            email: EmailEventDataObjectEmail::from($json['email']),
            cude: $json['cude'] ?? null,
            cuds: $json['cuds'] ?? null,
        );
    }
}

/** One recipient and what became of the mail */
final readonly class EmailEventDataObjectEmail extends Record
{
    /**
     * @param string $to E-mail address of the recipient
     * @param 'delivered'|'bounced'|'complained' $status State at the time of this answer
     * @param string $message_id Message-ID of the mail
     * @param string|null $diagnostic What the receiving server said; null: nothing
     */
    public function __construct(
        public string $to,
        public string $status,
        public string $message_id,
        public ?string $diagnostic,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            to: $json['to'],
            status: $json['status'],
            message_id: $json['message_id'],
            diagnostic: $json['diagnostic'] ?? null,
        );
    }
}

final readonly class EmailsInput extends Record
{
    /** @param list<string>|null $to Addresses, up to 10; default: the first recipients */
    public function __construct(
        public ?array $to = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            to: $json['to'] ?? null,
        );
    }
}

final readonly class EndedSession extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'session' $object What kind of resource this is
     * @param true $deleted
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $deleted,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            deleted: $json['deleted'],
        );
    }
}

/** `cufe` is its CUDE */
final readonly class EquivalentDocument extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'equivalent_document' $object What kind of resource this is
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param 'test'|'habilitacion'|'production' $environment test, habilitacion or production; fixed when it
     * was made
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed' $status
     * State at the time of this answer
     * @param Waiting|null $waiting What the document waits for without having failed; null: for nothing
     * @param string|null $number Prefix and sequence as DIAN knows them, such as SETP990000001; null until it
     * is numbered
     * @param string|null $prefix Prefix of the numbering range
     * @param int|null $sequence The number without its prefix; null until it is numbered
     * @param string|null $cufe CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it
     * is signed
     * @param string|null $cude CUDE, as in `cufe`; null until it is signed
     * @param string|null $type_code Type of document in the XML: 01, 02, 03, 04, 91 or 92
     * @param string|null $issued_at Time of issue, Colombia's (-05:00); null until it is numbered, unless the
     * request named it
     * @param string $document_type What it is: `pos`, a POS ticket (20). Other equivalent documents are not
     * issued yet
     * @param string|null $customer_id Id of the customer; null when the request has the buyer itself
     * @param CustomerSnapshot|null $customer The buyer as the document names it
     * @param 'COP'|null $currency Pesos
     * @param PaymentAtOnceResource $payment_means How and when it is paid
     * @param list<AdditionalPaymentAtOnceResource>|null $additional_payment_means Further means of the same
     * payment
     * @param list<EquivalentLineResource> $lines What is sold, line by line
     * @param string|null $external_id Your own id, up to 64 characters, unique for ever among resources of
     * this kind and mode
     * @param string|null $numbering_range_id Numbering range of which the number is
     * @param list<string>|null $notes Notes
     * @param list<AllowanceChargeResource>|null $allowances Discounts on the whole document that change no
     * tax base
     * @param list<AllowanceChargeResource>|null $charges Charges on the whole document that change no tax
     * base
     * @param array<string, string> $metadata Up to 50 pairs of your own (key at most 40 characters, value at
     * most 500); never in the XML.
     * @param SimulateWithoutContingencyResource|null $simulate What becomes of a document made with a
     * sk_test_ key; refused with sk_live_
     * @param CashRegister $register
     * @param Loyalty|null $loyalty What the buyer has in a loyalty programme; left out: the buyer, with 0
     * points
     * @param DocumentTotals $totals Sums that were calculated by the rules of DIAN; amounts with two decimals
     * @param string|null $qr_url Page of the tax authority about this document, as in its QR code; null until
     * there is a CUFE
     * @param string|null $pdf_url Signed URL of the PDF, good without an API key; null while or because there
     * is none
     * @param string|null $xml_url Signed URL of the signed XML, good without an API key; null while or
     * because there is none
     * @param string|null $attached_document_url Signed URL of the zip that the buyer gets; null while or
     * because there is none
     * @param TicketLinks|null $ticket Where the ticket is; null before the signature, and of a document that
     * is rejected or has failed
     * @param DianAnswer|null $dian Answer of the tax authority; null before there is one
     * @param DocumentEmail|null $email E-mail address
     * @param DocumentFailure|null $failure Why it failed; null unless status is failed
     * @param string|null $corrects Id of the rejected document whose number this one took; null: none
     * @param string|null $corrected_by Id of the document that took the number of this rejected one; null:
     * none
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $environment,
        public string $status,
        public ?Waiting $waiting,
        public ?string $number,
        public ?string $prefix,
        public ?int $sequence,
        public ?string $cufe,
        public ?string $cude,
        public ?string $type_code,
        public ?string $issued_at,
        public string $document_type,
        public ?string $customer_id,
        public ?CustomerSnapshot $customer,
        public ?string $currency,
        public PaymentAtOnceResource $payment_means,
        public ?array $additional_payment_means,
        public array $lines,
        public ?string $external_id,
        public ?string $numbering_range_id,
        public ?array $notes,
        public ?array $allowances,
        public ?array $charges,
        public array $metadata,
        public ?SimulateWithoutContingencyResource $simulate,
        public CashRegister $register,
        public ?Loyalty $loyalty,
        public DocumentTotals $totals,
        public ?string $qr_url,
        public ?string $pdf_url,
        public ?string $xml_url,
        public ?string $attached_document_url,
        public ?TicketLinks $ticket,
        public ?DianAnswer $dian,
        public ?DocumentEmail $email,
        public ?DocumentFailure $failure,
        public ?string $corrects,
        public ?string $corrected_by,
        public string $created_at,
        public string $updated_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            environment: $json['environment'],
            status: $json['status'],
            waiting: isset($json['waiting']) ? Waiting::from($json['waiting']) : null,
            number: $json['number'] ?? null,
            prefix: $json['prefix'] ?? null,
            sequence: $json['sequence'] ?? null,
            cufe: $json['cufe'] ?? null,
            cude: $json['cude'] ?? null,
            type_code: $json['type_code'] ?? null,
            issued_at: $json['issued_at'] ?? null,
            document_type: $json['document_type'],
            customer_id: $json['customer_id'] ?? null,
            customer: isset($json['customer']) ? CustomerSnapshot::from($json['customer']) : null,
            currency: $json['currency'] ?? null,
            payment_means: PaymentAtOnceResource::from($json['payment_means']),
            additional_payment_means: isset($json['additional_payment_means']) ? array_map(static fn (array $one) => AdditionalPaymentAtOnceResource::from($one), $json['additional_payment_means']) : null,
            lines: array_map(static fn (array $one) => EquivalentLineResource::from($one), $json['lines']),
            external_id: $json['external_id'] ?? null,
            numbering_range_id: $json['numbering_range_id'] ?? null,
            notes: $json['notes'] ?? null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['charges']) : null,
            metadata: $json['metadata'],
            simulate: isset($json['simulate']) ? SimulateWithoutContingencyResource::from($json['simulate']) : null,
            register: CashRegister::from($json['register']),
            loyalty: isset($json['loyalty']) ? Loyalty::from($json['loyalty']) : null,
            totals: DocumentTotals::from($json['totals']),
            qr_url: $json['qr_url'] ?? null,
            pdf_url: $json['pdf_url'] ?? null,
            xml_url: $json['xml_url'] ?? null,
            attached_document_url: $json['attached_document_url'] ?? null,
            ticket: isset($json['ticket']) ? TicketLinks::from($json['ticket']) : null,
            dian: isset($json['dian']) ? DianAnswer::from($json['dian']) : null,
            email: isset($json['email']) ? DocumentEmail::from($json['email']) : null,
            failure: isset($json['failure']) ? DocumentFailure::from($json['failure']) : null,
            corrects: $json['corrects'] ?? null,
            corrected_by: $json['corrected_by'] ?? null,
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
        );
    }
}

/** An equivalent document to be issued: a POS ticket */
final readonly class EquivalentDocumentDraft extends Record
{
    /**
     * @param string $document_type What it is: `pos`, a POS ticket (20). Other equivalent documents are not
     * issued yet
     * @param PaymentAtOnce $payment_means How and when it is paid
     * @param list<EquivalentLine> $lines What is sold, line by line
     * @param CashRegister $register
     * @param string|null $customer_id A customer of yours, or `final_consumer`
     * @param InlineCustomer|null $customer The buyer, written in the document itself
     * @param 'COP'|null $currency Pesos
     * @param list<AdditionalPaymentAtOnce>|null $additional_payment_means Further means of the same payment
     * @param string|null $external_id Your own id. Unique for ever per tenant, mode and kind of resource: a
     * second use is a 409 that names the first. It appears in events: put nothing personal in it.
     * @param string|null $numbering_range_id Left out: the active range of that type and environment
     * @param string|null $issued_at Time of issue with Colombia's offset -05:00, today in Colombia; left out:
     * the moment of numbering
     * @param list<string>|null $notes Notes
     * @param list<AllowanceCharge>|null $allowances Discounts on the whole document that change no tax base
     * @param list<AllowanceCharge>|null $charges Charges on the whole document that change no tax base
     * @param Email|null $email E-mail address
     * @param array<string, string>|null $metadata Up to 50 pairs of your own (key at most 40 characters,
     * value at most 500); never in the XML.
     * @param SimulateWithoutContingency|null $simulate What becomes of a document made with a sk_test_ key;
     * refused with sk_live_
     * @param Loyalty|null $loyalty What the buyer has in a loyalty programme; left out: the buyer, with 0
     * points
     */
    public function __construct(
        public string $document_type,
        public PaymentAtOnce $payment_means,
        public array $lines,
        public CashRegister $register,
        public ?string $customer_id = null,
        public ?InlineCustomer $customer = null,
        public ?string $currency = null,
        public ?array $additional_payment_means = null,
        public ?string $external_id = null,
        public ?string $numbering_range_id = null,
        public ?string $issued_at = null,
        public ?array $notes = null,
        public ?array $allowances = null,
        public ?array $charges = null,
        public ?Email $email = null,
        public ?array $metadata = null,
        public ?SimulateWithoutContingency $simulate = null,
        public ?Loyalty $loyalty = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            document_type: $json['document_type'],
            payment_means: PaymentAtOnce::from($json['payment_means']),
            lines: array_map(static fn (array $one) => EquivalentLine::from($one), $json['lines']),
            register: CashRegister::from($json['register']),
            customer_id: $json['customer_id'] ?? null,
            customer: isset($json['customer']) ? InlineCustomer::from($json['customer']) : null,
            currency: $json['currency'] ?? null,
            additional_payment_means: isset($json['additional_payment_means']) ? array_map(static fn (array $one) => AdditionalPaymentAtOnce::from($one), $json['additional_payment_means']) : null,
            external_id: $json['external_id'] ?? null,
            numbering_range_id: $json['numbering_range_id'] ?? null,
            issued_at: $json['issued_at'] ?? null,
            notes: $json['notes'] ?? null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['charges']) : null,
            email: isset($json['email']) ? Email::from($json['email']) : null,
            metadata: $json['metadata'] ?? null,
            simulate: isset($json['simulate']) ? SimulateWithoutContingency::from($json['simulate']) : null,
            loyalty: isset($json['loyalty']) ? Loyalty::from($json['loyalty']) : null,
        );
    }
}

final readonly class EquivalentDocumentItem extends Record
{
    /**
     * @param int $index place in `documents`, from 0
     * @param EquivalentDocument $document The document, as a POST of it alone answers it
     */
    public function __construct(
        public int $index,
        public EquivalentDocument $document,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            index: $json['index'],
            document: EquivalentDocument::from($json['document']),
        );
    }
}

final readonly class EquivalentDocumentList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<EquivalentDocument> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => EquivalentDocument::from($one), $json['data']),
        );
    }
}

/**
 * An adjustment note to be issued: of one of your equivalent documents (`equivalent_document_id`), or of one
 * issued elsewhere (`billing_reference`)
 */
final readonly class EquivalentDocumentNoteDraft extends Record
{
    /**
     * @param 'credit'|'debit' $direction `credit` takes back, type 94; `debit` adds, type 93
     * @param string $reason_code Why: 1 Devolución parcial de los bienes y/o no aceptación parcial del
     * servicio; 2 Anulación del documento equivalente electrónico; 3 Rebaja o descuento parcial o total; 4
     * Ajuste de precio; 5 Descuento comercial por pronto pago; 6 Descuento comercial por volumen de ventas
     * @param string|null $equivalent_document_id What is corrected, an equivalent document of yours; the note
     * waits for it until it is accepted
     * @param CUDEReference|null $billing_reference What is corrected, an equivalent document issued by
     * another system. One of yours is treated as if equivalent_document_id named it
     * @param string|null $reason Why, in words; left out: the name of the reason's code
     * @param string|null $customer_id A customer of yours, or `final_consumer`
     * @param InlineCustomer|null $customer The buyer, written in the document itself
     * @param 'COP'|null $currency Pesos
     * @param PaymentAtOnce|null $payment_means left out: as in the equivalent document
     * @param list<AdditionalPaymentAtOnce>|null $additional_payment_means Further means of the same payment
     * @param list<EquivalentLine>|null $lines What is sold, line by line; left out: as in the equivalent
     * document
     * @param string|null $external_id Your own id. Unique for ever per tenant, mode and kind of resource: a
     * second use is a 409 that names the first. It appears in events: put nothing personal in it.
     * @param string|null $numbering_range_id Left out: the active range of that type and environment
     * @param string|null $issued_at Time of issue with Colombia's offset -05:00, today in Colombia; left out:
     * the moment of numbering
     * @param list<string>|null $notes Notes
     * @param list<AllowanceCharge>|null $allowances Discounts on the whole document that change no tax base
     * @param list<AllowanceCharge>|null $charges Charges on the whole document that change no tax base
     * @param Email|null $email E-mail address
     * @param array<string, string>|null $metadata Up to 50 pairs of your own (key at most 40 characters,
     * value at most 500); never in the XML.
     * @param SimulateWithoutContingency|null $simulate What becomes of a document made with a sk_test_ key;
     * refused with sk_live_
     */
    public function __construct(
        public string $direction,
        public string $reason_code,
        public ?string $equivalent_document_id = null,
        public ?CUDEReference $billing_reference = null,
        public ?string $reason = null,
        public ?string $customer_id = null,
        public ?InlineCustomer $customer = null,
        public ?string $currency = null,
        public ?PaymentAtOnce $payment_means = null,
        public ?array $additional_payment_means = null,
        public ?array $lines = null,
        public ?string $external_id = null,
        public ?string $numbering_range_id = null,
        public ?string $issued_at = null,
        public ?array $notes = null,
        public ?array $allowances = null,
        public ?array $charges = null,
        public ?Email $email = null,
        public ?array $metadata = null,
        public ?SimulateWithoutContingency $simulate = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            direction: $json['direction'],
            reason_code: $json['reason_code'],
            equivalent_document_id: $json['equivalent_document_id'] ?? null,
            billing_reference: isset($json['billing_reference']) ? CUDEReference::from($json['billing_reference']) : null,
            reason: $json['reason'] ?? null,
            customer_id: $json['customer_id'] ?? null,
            customer: isset($json['customer']) ? InlineCustomer::from($json['customer']) : null,
            currency: $json['currency'] ?? null,
            payment_means: isset($json['payment_means']) ? PaymentAtOnce::from($json['payment_means']) : null,
            additional_payment_means: isset($json['additional_payment_means']) ? array_map(static fn (array $one) => AdditionalPaymentAtOnce::from($one), $json['additional_payment_means']) : null,
            lines: isset($json['lines']) ? array_map(static fn (array $one) => EquivalentLine::from($one), $json['lines']) : null,
            external_id: $json['external_id'] ?? null,
            numbering_range_id: $json['numbering_range_id'] ?? null,
            issued_at: $json['issued_at'] ?? null,
            notes: $json['notes'] ?? null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['charges']) : null,
            email: isset($json['email']) ? Email::from($json['email']) : null,
            metadata: $json['metadata'] ?? null,
            simulate: isset($json['simulate']) ? SimulateWithoutContingency::from($json['simulate']) : null,
        );
    }
}

/** At most 20 MB */
final readonly class EquivalentDocumentsBatch extends Record
{
    /**
     * @param list<EquivalentDocumentDraft> $documents Bodies as one POST takes each, up to 1,000; each is
     * accepted or refused by itself
     */
    public function __construct(
        public array $documents,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            documents: array_map(static fn (array $one) => EquivalentDocumentDraft::from($one), $json['documents']),
        );
    }
}

final readonly class EquivalentDocumentsBatchAnswer extends Record
{
    /**
     * @param 'batch' $object What kind of resource this is
     * @param list<EquivalentDocumentItem|RefusedItem> $data An item for each document, in their order
     */
    public function __construct(
        public string $object,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            data: array_map(static fn (array $one) => (isset($one['document']) ? EquivalentDocumentItem::from($one) : RefusedItem::from($one)), $json['data']),
        );
    }
}

final readonly class EquivalentLine extends Record
{
    /**
     * @param string $description What is sold
     * @param string $quantity How many (decimal string with two to six decimals, no sign, no exponent)
     * @param string $unit_code Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them
     * in /v1/catalogs/unidad-medida
     * @param string $unit_price Price of one unit, without tax; 0.00 of a free line (decimal string with two
     * to six decimals, no sign, no exponent)
     * @param string $line_extension_amount quantity × unit_price − allowances + charges; the tax is NOT in
     * it. The same with all taxes, exact to the cent, is taken and shown without them (decimal string with
     * exactly two decimals, no sign, no exponent)
     * @param list<Tax>|null $taxes Taxes of the line; an excluded good has none
     * @param list<AllowanceCharge>|null $allowances Discounts of the line
     * @param list<AllowanceCharge>|null $charges Charges of the line
     * @param ProductCode|null $product_code Code of the product in a standard
     * @param string|null $brand Brand
     * @param string|null $model Model
     * @param string|null $note A note to the line
     * @param ReferencePrice|null $reference_price Needed by a line with unit_price 0.00, whose taxes are on
     * this price; a line that is sold may have one
     * @param SellersItemIdentification|null $sellers_item_identification Your own code, beside a standard one
     * in product_code
     * @param list<AdditionalItemProperty>|null $additional_item_properties Properties of the item: lot,
     * serial number, expiry
     */
    public function __construct(
        public string $description,
        public string $quantity,
        public string $unit_code,
        public string $unit_price,
        public string $line_extension_amount,
        public ?array $taxes = null,
        public ?array $allowances = null,
        public ?array $charges = null,
        public ?ProductCode $product_code = null,
        public ?string $brand = null,
        public ?string $model = null,
        public ?string $note = null,
        public ?ReferencePrice $reference_price = null,
        public ?SellersItemIdentification $sellers_item_identification = null,
        public ?array $additional_item_properties = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            description: $json['description'],
            quantity: $json['quantity'],
            unit_code: $json['unit_code'],
            unit_price: $json['unit_price'],
            line_extension_amount: $json['line_extension_amount'],
            taxes: isset($json['taxes']) ? array_map(static fn (array $one) => Tax::from($one), $json['taxes']) : null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['charges']) : null,
            product_code: isset($json['product_code']) ? ProductCode::from($json['product_code']) : null,
            brand: $json['brand'] ?? null,
            model: $json['model'] ?? null,
            note: $json['note'] ?? null,
            reference_price: isset($json['reference_price']) ? ReferencePrice::from($json['reference_price']) : null,
            sellers_item_identification: isset($json['sellers_item_identification']) ? SellersItemIdentification::from($json['sellers_item_identification']) : null,
            additional_item_properties: isset($json['additional_item_properties']) ? array_map(static fn (array $one) => AdditionalItemProperty::from($one), $json['additional_item_properties']) : null,
        );
    }
}

final readonly class EquivalentLineResource extends Record
{
    /**
     * @param string $description What is sold
     * @param string $quantity How many (decimal string with two to six decimals, no sign, no exponent)
     * @param string $unit_code Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them
     * in /v1/catalogs/unidad-medida
     * @param string $unit_price Price of one unit, without tax; 0.00 of a free line (decimal string with two
     * to six decimals, no sign, no exponent)
     * @param string $line_extension_amount quantity × unit_price − allowances + charges; the tax is NOT in
     * it. The same with all taxes, exact to the cent, is taken and shown without them (decimal string with
     * exactly two decimals, no sign, no exponent)
     * @param list<TaxResource>|null $taxes Taxes of the line; an excluded good has none
     * @param list<AllowanceChargeResource>|null $allowances Discounts of the line
     * @param list<AllowanceChargeResource>|null $charges Charges of the line
     * @param ProductCode|null $product_code Code of the product in a standard
     * @param string|null $brand Brand
     * @param string|null $model Model
     * @param string|null $note A note to the line
     * @param ReferencePrice|null $reference_price Needed by a line with unit_price 0.00, whose taxes are on
     * this price; a line that is sold may have one
     * @param SellersItemIdentificationResource|null $sellers_item_identification Your own code, beside a
     * standard one in product_code
     * @param list<AdditionalItemPropertyResource>|null $additional_item_properties Properties of the item:
     * lot, serial number, expiry
     */
    public function __construct(
        public string $description,
        public string $quantity,
        public string $unit_code,
        public string $unit_price,
        public string $line_extension_amount,
        public ?array $taxes,
        public ?array $allowances,
        public ?array $charges,
        public ?ProductCode $product_code,
        public ?string $brand,
        public ?string $model,
        public ?string $note,
        public ?ReferencePrice $reference_price,
        public ?SellersItemIdentificationResource $sellers_item_identification,
        public ?array $additional_item_properties,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            description: $json['description'],
            quantity: $json['quantity'],
            unit_code: $json['unit_code'],
            unit_price: $json['unit_price'],
            line_extension_amount: $json['line_extension_amount'],
            taxes: isset($json['taxes']) ? array_map(static fn (array $one) => TaxResource::from($one), $json['taxes']) : null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['charges']) : null,
            product_code: isset($json['product_code']) ? ProductCode::from($json['product_code']) : null,
            brand: $json['brand'] ?? null,
            model: $json['model'] ?? null,
            note: $json['note'] ?? null,
            reference_price: isset($json['reference_price']) ? ReferencePrice::from($json['reference_price']) : null,
            sellers_item_identification: isset($json['sellers_item_identification']) ? SellersItemIdentificationResource::from($json['sellers_item_identification']) : null,
            additional_item_properties: isset($json['additional_item_properties']) ? array_map(static fn (array $one) => AdditionalItemPropertyResource::from($one), $json['additional_item_properties']) : null,
        );
    }
}

/** `cufe` is its CUDE */
final readonly class EquivalentNote extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'equivalent_document_note' $object What kind of resource this is
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param 'test'|'habilitacion'|'production' $environment test, habilitacion or production; fixed when it
     * was made
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed' $status
     * State at the time of this answer
     * @param Waiting|null $waiting What the document waits for without having failed; null: for nothing
     * @param string|null $number Prefix and sequence as DIAN knows them, such as SETP990000001; null until it
     * is numbered
     * @param string|null $prefix Prefix of the numbering range
     * @param int|null $sequence The number without its prefix; null until it is numbered
     * @param string|null $cufe CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it
     * is signed
     * @param string|null $cude CUDE, as in `cufe`; null until it is signed
     * @param string|null $type_code Type of document in the XML: 01, 02, 03, 04, 91 or 92
     * @param string|null $issued_at Time of issue, Colombia's (-05:00); null until it is numbered, unless the
     * request named it
     * @param string|null $equivalent_document_id What is corrected, an equivalent document of yours; the note
     * waits for it until it is accepted
     * @param CUDEReference|null $billing_reference What is corrected, an equivalent document issued by
     * another system. One of yours is treated as if equivalent_document_id named it
     * @param 'credit'|'debit' $direction `credit` takes back, type 94; `debit` adds, type 93
     * @param string $reason_code Why: 1 Devolución parcial de los bienes y/o no aceptación parcial del
     * servicio; 2 Anulación del documento equivalente electrónico; 3 Rebaja o descuento parcial o total; 4
     * Ajuste de precio; 5 Descuento comercial por pronto pago; 6 Descuento comercial por volumen de ventas
     * @param string|null $reason Why, in words; left out: the name of the reason's code
     * @param string|null $customer_id Id of the customer; null when the request has the buyer itself
     * @param CustomerSnapshot|null $customer The buyer as the document names it
     * @param 'COP'|null $currency Pesos
     * @param PaymentAtOnceResource $payment_means How and when it is paid
     * @param list<AdditionalPaymentAtOnceResource>|null $additional_payment_means Further means of the same
     * payment
     * @param list<EquivalentLineResource> $lines What is sold, line by line
     * @param string|null $external_id Your own id, up to 64 characters, unique for ever among resources of
     * this kind and mode
     * @param string|null $numbering_range_id Numbering range of which the number is
     * @param list<string>|null $notes Notes
     * @param list<AllowanceChargeResource>|null $allowances Discounts on the whole document that change no
     * tax base
     * @param list<AllowanceChargeResource>|null $charges Charges on the whole document that change no tax
     * base
     * @param array<string, string> $metadata Up to 50 pairs of your own (key at most 40 characters, value at
     * most 500); never in the XML.
     * @param SimulateWithoutContingencyResource|null $simulate What becomes of a document made with a
     * sk_test_ key; refused with sk_live_
     * @param DocumentTotals $totals Sums that were calculated by the rules of DIAN; amounts with two decimals
     * @param string|null $qr_url Page of the tax authority about this document, as in its QR code; null until
     * there is a CUFE
     * @param string|null $pdf_url Signed URL of the PDF, good without an API key; null while or because there
     * is none
     * @param string|null $xml_url Signed URL of the signed XML, good without an API key; null while or
     * because there is none
     * @param string|null $attached_document_url Signed URL of the zip that the buyer gets; null while or
     * because there is none
     * @param DianAnswer|null $dian Answer of the tax authority; null before there is one
     * @param DocumentEmail|null $email E-mail address
     * @param DocumentFailure|null $failure Why it failed; null unless status is failed
     * @param string|null $corrects Id of the rejected document whose number this one took; null: none
     * @param string|null $corrected_by Id of the document that took the number of this rejected one; null:
     * none
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $environment,
        public string $status,
        public ?Waiting $waiting,
        public ?string $number,
        public ?string $prefix,
        public ?int $sequence,
        public ?string $cufe,
        public ?string $cude,
        public ?string $type_code,
        public ?string $issued_at,
        public ?string $equivalent_document_id,
        public ?CUDEReference $billing_reference,
        public string $direction,
        public string $reason_code,
        public ?string $reason,
        public ?string $customer_id,
        public ?CustomerSnapshot $customer,
        public ?string $currency,
        public PaymentAtOnceResource $payment_means,
        public ?array $additional_payment_means,
        public array $lines,
        public ?string $external_id,
        public ?string $numbering_range_id,
        public ?array $notes,
        public ?array $allowances,
        public ?array $charges,
        public array $metadata,
        public ?SimulateWithoutContingencyResource $simulate,
        public DocumentTotals $totals,
        public ?string $qr_url,
        public ?string $pdf_url,
        public ?string $xml_url,
        public ?string $attached_document_url,
        public ?DianAnswer $dian,
        public ?DocumentEmail $email,
        public ?DocumentFailure $failure,
        public ?string $corrects,
        public ?string $corrected_by,
        public string $created_at,
        public string $updated_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            environment: $json['environment'],
            status: $json['status'],
            waiting: isset($json['waiting']) ? Waiting::from($json['waiting']) : null,
            number: $json['number'] ?? null,
            prefix: $json['prefix'] ?? null,
            sequence: $json['sequence'] ?? null,
            cufe: $json['cufe'] ?? null,
            cude: $json['cude'] ?? null,
            type_code: $json['type_code'] ?? null,
            issued_at: $json['issued_at'] ?? null,
            equivalent_document_id: $json['equivalent_document_id'] ?? null,
            billing_reference: isset($json['billing_reference']) ? CUDEReference::from($json['billing_reference']) : null,
            direction: $json['direction'],
            reason_code: $json['reason_code'],
            reason: $json['reason'] ?? null,
            customer_id: $json['customer_id'] ?? null,
            customer: isset($json['customer']) ? CustomerSnapshot::from($json['customer']) : null,
            currency: $json['currency'] ?? null,
            payment_means: PaymentAtOnceResource::from($json['payment_means']),
            additional_payment_means: isset($json['additional_payment_means']) ? array_map(static fn (array $one) => AdditionalPaymentAtOnceResource::from($one), $json['additional_payment_means']) : null,
            lines: array_map(static fn (array $one) => EquivalentLineResource::from($one), $json['lines']),
            external_id: $json['external_id'] ?? null,
            numbering_range_id: $json['numbering_range_id'] ?? null,
            notes: $json['notes'] ?? null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['charges']) : null,
            metadata: $json['metadata'],
            simulate: isset($json['simulate']) ? SimulateWithoutContingencyResource::from($json['simulate']) : null,
            totals: DocumentTotals::from($json['totals']),
            qr_url: $json['qr_url'] ?? null,
            pdf_url: $json['pdf_url'] ?? null,
            xml_url: $json['xml_url'] ?? null,
            attached_document_url: $json['attached_document_url'] ?? null,
            dian: isset($json['dian']) ? DianAnswer::from($json['dian']) : null,
            email: isset($json['email']) ? DocumentEmail::from($json['email']) : null,
            failure: isset($json['failure']) ? DocumentFailure::from($json['failure']) : null,
            corrects: $json['corrects'] ?? null,
            corrected_by: $json['corrected_by'] ?? null,
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
        );
    }
}

final readonly class EquivalentNoteItem extends Record
{
    /**
     * @param int $index place in `documents`, from 0
     * @param EquivalentNote $document The document, as a POST of it alone answers it
     */
    public function __construct(
        public int $index,
        public EquivalentNote $document,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            index: $json['index'],
            document: EquivalentNote::from($json['document']),
        );
    }
}

final readonly class EquivalentNoteList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<EquivalentNote> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => EquivalentNote::from($one), $json['data']),
        );
    }
}

/** At most 20 MB */
final readonly class EquivalentNotesBatch extends Record
{
    /**
     * @param list<EquivalentDocumentNoteDraft> $documents Bodies as one POST takes each, up to 1,000; each is
     * accepted or refused by itself
     */
    public function __construct(
        public array $documents,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            documents: array_map(static fn (array $one) => EquivalentDocumentNoteDraft::from($one), $json['documents']),
        );
    }
}

final readonly class EquivalentNotesBatchAnswer extends Record
{
    /**
     * @param 'batch' $object What kind of resource this is
     * @param list<EquivalentNoteItem|RefusedItem> $data An item for each document, in their order
     */
    public function __construct(
        public string $object,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            data: array_map(static fn (array $one) => (isset($one['document']) ? EquivalentNoteItem::from($one) : RefusedItem::from($one)), $json['data']),
        );
    }
}

final readonly class EventList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<EmailEvent|DocumentEvent|ReceivedDocumentEvent|InvoiceEventNotice> $data The resources of
     * this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => Event::from($one), $json['data']),
        );
    }
}

/** Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed */
final readonly class ExchangeRate extends Record
{
    /**
     * @param string $rate Pesos for one unit of the foreign currency (decimal string with two to six
     * decimals, no sign, no exponent)
     * @param string $date Day of the rate (YYYY-MM-DD)
     * @param string|null $currency Of a document in pesos alone: the foreign currency that was agreed
     */
    public function __construct(
        public string $rate,
        public string $date,
        public ?string $currency = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            rate: $json['rate'],
            date: $json['date'],
            currency: $json['currency'] ?? null,
        );
    }
}

/** Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed */
final readonly class ExchangeRateResource extends Record
{
    /**
     * @param string $rate Pesos for one unit of the foreign currency (decimal string with two to six
     * decimals, no sign, no exponent)
     * @param string $date Day of the rate (YYYY-MM-DD)
     * @param string|null $currency Of a document in pesos alone: the foreign currency that was agreed
     */
    public function __construct(
        public string $rate,
        public string $date,
        public ?string $currency,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            rate: $json['rate'],
            date: $json['date'],
            currency: $json['currency'] ?? null,
        );
    }
}

final readonly class Export extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'export' $object What kind of resource this is
     * @param bool $livemode the mode whose data it has
     * @param 'under_way'|'ready'|'expired' $status `under_way`: it is being gathered. `ready`: it can be
     * downloaded. `expired`: its time is over, or a newer one was ordered
     * @param string $ordered_by id of the API key that ordered it, or `operator`
     * @param int $documents documents that are gathered so far
     * @param int $files files that are gathered so far
     * @param int|null $size_bytes length of the zip; null until it is ready
     * @param string|null $manifest_sha256 SHA-256 of `manifest.sha256` in the zip, by which all of it can be
     * checked; null until it is ready
     * @param string|null $file_url signed URL of the zip, good for 24 hours without an API key; null unless
     * it is ready
     * @param string $created_at documents of later are not in it
     * @param string|null $ready_at since when it can be downloaded; null: it cannot yet
     * @param string|null $expires_at when what was gathered is deleted; null until it is ready
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $status,
        public string $ordered_by,
        public int $documents,
        public int $files,
        public ?int $size_bytes,
        public ?string $manifest_sha256,
        public ?string $file_url,
        public string $created_at,
        public ?string $ready_at,
        public ?string $expires_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            status: $json['status'],
            ordered_by: $json['ordered_by'],
            documents: $json['documents'],
            files: $json['files'],
            size_bytes: $json['size_bytes'] ?? null,
            manifest_sha256: $json['manifest_sha256'] ?? null,
            file_url: $json['file_url'] ?? null,
            created_at: $json['created_at'],
            ready_at: $json['ready_at'] ?? null,
            expires_at: $json['expires_at'] ?? null,
        );
    }
}

final readonly class ExportList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<Export> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => Export::from($one), $json['data']),
        );
    }
}

final readonly class GoLiveOrder extends Record
{
    /**
     * @param string $nit your NIT without its check digit, so that no other company goes live by mistake
     * @param bool|null $override_readiness true: also while something is missing that
     * `not_ready_for_production` names; documents wait for it. It is recorded what was missing
     */
    public function __construct(
        public string $nit,
        public ?bool $override_readiness = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            nit: $json['nit'],
            override_readiness: $json['override_readiness'] ?? null,
        );
    }
}

/** How the tax authority knows a person or a company */
final readonly class Identification extends Record
{
    /**
     * @param '31'|'13'|'22'|'21'|'41'|'12'|'11'|'50'|'42'|'47'|'48'|'91' $type Identification type: 11
     * Registro civil, 12 Tarjeta de identidad, 13 Cédula de ciudadanía, 21 Tarjeta de extranjería, 22 Cédula
     * de extranjería, 31 NIT, 41 Pasaporte, 42 Documento de identificación extranjero, 47 PEP (Permiso
     * Especial de Permanencia), 48 PPT (Permiso por Protección Temporal), 50 NIT de otro país, 91 NUIP
     * @param string $number Number as the document shows it; of a NIT or a citizen card the digits alone,
     * without check digit
     * @param string|null $check_digit Check digit of a NIT, computed where it is left out; nothing else has
     * one
     */
    public function __construct(
        public string $type,
        public string $number,
        public ?string $check_digit = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            type: $json['type'],
            number: $json['number'],
            check_digit: $json['check_digit'] ?? null,
        );
    }
}

/** How the tax authority knows a person or a company */
final readonly class IdentificationResource extends Record
{
    /**
     * @param '31'|'13'|'22'|'21'|'41'|'12'|'11'|'50'|'42'|'47'|'48'|'91' $type Identification type: 11
     * Registro civil, 12 Tarjeta de identidad, 13 Cédula de ciudadanía, 21 Tarjeta de extranjería, 22 Cédula
     * de extranjería, 31 NIT, 41 Pasaporte, 42 Documento de identificación extranjero, 47 PEP (Permiso
     * Especial de Permanencia), 48 PPT (Permiso por Protección Temporal), 50 NIT de otro país, 91 NUIP
     * @param string $number Number as the document shows it; of a NIT or a citizen card the digits alone,
     * without check digit
     * @param string|null $check_digit Check digit of a NIT, computed where it is left out; nothing else has
     * one
     */
    public function __construct(
        public string $type,
        public string $number,
        public ?string $check_digit = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            type: $json['type'],
            number: $json['number'],
            check_digit: $json['check_digit'] ?? null,
        );
    }
}

/** The buyer, written in the document itself */
final readonly class InlineCustomer extends Record
{
    /**
     * @param Identification $identification
     * @param string $legal_name Name as registered at the tax authority
     * @param '1'|'2'|null $organization_type Organization type: 1 Persona Jurídica, 2 Persona Natural
     * @param string|null $trade_name Name on the door
     * @param string|null $email Where documents are sent
     * @param string|null $phone Telephone
     * @param Address|null $address Where it is; in Colombia with the DIVIPOLA code of the municipality
     * @param list<string>|null $tax_level_codes Tax responsibilities: O-13 Gran contribuyente, O-15
     * Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica -
     * Otros
     * @param '01'|'04'|'ZA'|'ZZ'|null $tax_scheme Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ
     * No aplica
     * @param list<string>|null $party_names Further names beside trade_name: of shops, of establishments
     * @param Contact|null $contact Whom to ask, by the `phone` and `email` of the party
     * @param list<Shareholder>|null $shareholders Members of a consortium or temporary union
     */
    public function __construct(
        public Identification $identification,
        public string $legal_name,
        public ?string $organization_type = null,
        public ?string $trade_name = null,
        public ?string $email = null,
        public ?string $phone = null,
        public ?Address $address = null,
        public ?array $tax_level_codes = null,
        public ?string $tax_scheme = null,
        public ?array $party_names = null,
        public ?Contact $contact = null,
        public ?array $shareholders = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            identification: Identification::from($json['identification']),
            legal_name: $json['legal_name'],
            organization_type: $json['organization_type'] ?? null,
            trade_name: $json['trade_name'] ?? null,
            email: $json['email'] ?? null,
            phone: $json['phone'] ?? null,
            address: isset($json['address']) ? Address::from($json['address']) : null,
            tax_level_codes: $json['tax_level_codes'] ?? null,
            tax_scheme: $json['tax_scheme'] ?? null,
            party_names: $json['party_names'] ?? null,
            contact: isset($json['contact']) ? Contact::from($json['contact']) : null,
            shareholders: isset($json['shareholders']) ? array_map(static fn (array $one) => Shareholder::from($one), $json['shareholders']) : null,
        );
    }
}

/** The seller, written in the document itself */
final readonly class InlineSupplier extends Record
{
    /**
     * @param SupplierIdentification $identification
     * @param string $legal_name Name as registered at the tax authority
     * @param 'resident'|'non_resident' $residence Whether the seller is resident in Colombia: `resident` has
     * identification 31 or 13, municipality and postal code; `non_resident` has no check digit, municipality
     * code or postal code
     * @param '1'|'2'|null $organization_type Organization type: 1 Persona Jurídica, 2 Persona Natural
     * @param string|null $trade_name Name on the door
     * @param string|null $email Where documents are sent
     * @param string|null $phone Telephone
     * @param SupplierAddress|null $address Where it is; in Colombia with the DIVIPOLA code of the
     * municipality
     * @param list<string>|null $tax_level_codes Tax responsibilities: O-13 Gran contribuyente, O-15
     * Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica -
     * Otros
     * @param '01'|'04'|'ZA'|'ZZ'|null $tax_scheme Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ
     * No aplica
     */
    public function __construct(
        public SupplierIdentification $identification,
        public string $legal_name,
        public string $residence,
        public ?string $organization_type = null,
        public ?string $trade_name = null,
        public ?string $email = null,
        public ?string $phone = null,
        public ?SupplierAddress $address = null,
        public ?array $tax_level_codes = null,
        public ?string $tax_scheme = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            identification: SupplierIdentification::from($json['identification']),
            legal_name: $json['legal_name'],
            residence: $json['residence'],
            organization_type: $json['organization_type'] ?? null,
            trade_name: $json['trade_name'] ?? null,
            email: $json['email'] ?? null,
            phone: $json['phone'] ?? null,
            address: isset($json['address']) ? SupplierAddress::from($json['address']) : null,
            tax_level_codes: $json['tax_level_codes'] ?? null,
            tax_scheme: $json['tax_scheme'] ?? null,
        );
    }
}

final readonly class Invitation extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'invitation' $object What kind of resource this is
     * @param string $email address of the person, in lower case
     * @param 'reader'|'biller'|'developer'|'payroll'|'owner' $role `reader` sees and downloads; `biller` also
     * issues documents; `developer` may do what an API key of role `full` may, except going live and people;
     * `payroll` sees payroll only; `owner` may do everything
     * @param string $invited_by id of the person or of the API key that invited, or name of the operator
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $expires_at the invitation is open until then
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $email,
        public string $role,
        public string $invited_by,
        public string $created_at,
        public string $expires_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            email: $json['email'],
            role: $json['role'],
            invited_by: $json['invited_by'],
            created_at: $json['created_at'],
            expires_at: $json['expires_at'],
        );
    }
}

final readonly class InvitationInput extends Record
{
    /**
     * @param string $email address of the person; only who logs in by it can accept
     * @param 'reader'|'biller'|'developer'|'payroll'|'owner'|null $role `reader` sees and downloads; `biller`
     * also issues documents; `developer` may do what an API key of role `full` may, except going live and
     * people; `payroll` sees payroll only; `owner` may do everything
     */
    public function __construct(
        public string $email,
        public ?string $role = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            email: $json['email'],
            role: $json['role'] ?? null,
        );
    }
}

final readonly class InvitationList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<Invitation> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => Invitation::from($one), $json['data']),
        );
    }
}

final readonly class Invoice extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'invoice' $object What kind of resource this is
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param 'test'|'habilitacion'|'production' $environment test, habilitacion or production; fixed when it
     * was made
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed' $status
     * State at the time of this answer
     * @param Waiting|null $waiting What the document waits for without having failed; null: for nothing
     * @param string|null $number Prefix and sequence as DIAN knows them, such as SETP990000001; null until it
     * is numbered
     * @param string|null $prefix Prefix of the numbering range
     * @param int|null $sequence The number without its prefix; null until it is numbered
     * @param string|null $cufe CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it
     * is signed
     * @param string|null $type_code Type of document in the XML: 01, 02, 03, 04, 91 or 92
     * @param string|null $issued_at Time of issue, Colombia's (-05:00); null until it is numbered, unless the
     * request named it
     * @param string|null $external_id Your own id, up to 64 characters, unique for ever among resources of
     * this kind and mode
     * @param string|null $customer_id Id of the customer; null when the request has the buyer itself
     * @param CustomerSnapshot|null $customer The buyer as the document names it
     * @param string $operation_type 10 standard, 09 AIU services, 11 export, dian:11 mandate; more in
     * /v1/catalogs/tipo-operacion
     * @param string $currency ISO 4217 code
     * @param PaymentMeansResource $payment_means How and when it is paid
     * @param list<AdditionalPaymentMeansResource>|null $additional_payment_means Further means of the same
     * payment, at once or on credit as the type of payment_means says
     * @param list<PaymentTermsResource>|null $payment_terms Instalments, discount for early payment,
     * interest; they change no total
     * @param list<LineResource> $lines What is sold, line by line
     * @param string|null $numbering_range_id Numbering range of which the number is
     * @param list<string>|null $notes Notes
     * @param InvoiceOrderReference|null $order_reference The buyer's order, or null
     * @param list<AdviceReferenceResource>|null $despatch_document_references Despatch advices (remisiones)
     * of what is invoiced
     * @param list<AdviceReferenceResource>|null $receipt_document_references The buyer's receipts (entradas
     * de almacén)
     * @param list<AdditionalDocumentReferenceResource>|null $additional_document_references Other documents:
     * contracts, certificates
     * @param InvoicePeriodResource|null $invoice_period The time that is invoiced: of a lease, a
     * subscription, a supply
     * @param DocumentDeliveryResource|null $delivery When, where and by whom the goods are delivered
     * @param DeliveryTermsResource|null $delivery_terms Who pays the carriage and bears the risk
     * @param list<AllowanceChargeResource>|null $allowances Discounts on the whole document that change no
     * tax base
     * @param list<AllowanceChargeResource>|null $charges Charges on the whole document that change no tax
     * base
     * @param list<Withholding>|null $withholdings Informative: they change no total
     * @param list<PrepaidResource>|null $prepaid Payments received before
     * @param ExchangeRateResource|null $exchange_rate Needed when the currency is not COP; in pesos it tells
     * the foreign currency that was agreed
     * @param PaymentAlternativeExchangeRate|null $payment_alternative_exchange_rate A further currency in
     * which it may be paid, beside that of exchange_rate
     * @param SimulateResource|null $simulate What becomes of a document made with a sk_test_ key; refused
     * with sk_live_
     * @param array<string, string> $metadata Up to 50 pairs of your own (key at most 40 characters, value at
     * most 500); never in the XML.
     * @param DocumentTotals $totals Sums that were calculated by the rules of DIAN; amounts with two decimals
     * @param string|null $qr_url Page of the tax authority about this document, as in its QR code; null until
     * there is a CUFE
     * @param string|null $pdf_url Signed URL of the PDF, good without an API key; null while or because there
     * is none
     * @param string|null $xml_url Signed URL of the signed XML, good without an API key; null while or
     * because there is none
     * @param string|null $attached_document_url Signed URL of the zip that the buyer gets; null while or
     * because there is none
     * @param DianAnswer|null $dian Answer of the tax authority; null before there is one
     * @param DocumentEmail|null $email Mails to the buyer; null: none yet
     * @param DocumentFailure|null $failure Why it failed; null unless status is failed
     * @param string|null $corrects Id of the rejected document whose number this one took; null: none
     * @param string|null $corrected_by Id of the document that took the number of this rejected one; null:
     * none
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $environment,
        public string $status,
        public ?Waiting $waiting,
        public ?string $number,
        public ?string $prefix,
        public ?int $sequence,
        public ?string $cufe,
        public ?string $type_code,
        public ?string $issued_at,
        public ?string $external_id,
        public ?string $customer_id,
        public ?CustomerSnapshot $customer,
        public string $operation_type,
        public string $currency,
        public PaymentMeansResource $payment_means,
        public ?array $additional_payment_means,
        public ?array $payment_terms,
        public array $lines,
        public ?string $numbering_range_id,
        public ?array $notes,
        public ?InvoiceOrderReference $order_reference,
        public ?array $despatch_document_references,
        public ?array $receipt_document_references,
        public ?array $additional_document_references,
        public ?InvoicePeriodResource $invoice_period,
        public ?DocumentDeliveryResource $delivery,
        public ?DeliveryTermsResource $delivery_terms,
        public ?array $allowances,
        public ?array $charges,
        public ?array $withholdings,
        public ?array $prepaid,
        public ?ExchangeRateResource $exchange_rate,
        public ?PaymentAlternativeExchangeRate $payment_alternative_exchange_rate,
        public ?SimulateResource $simulate,
        public array $metadata,
        public DocumentTotals $totals,
        public ?string $qr_url,
        public ?string $pdf_url,
        public ?string $xml_url,
        public ?string $attached_document_url,
        public ?DianAnswer $dian,
        public ?DocumentEmail $email,
        public ?DocumentFailure $failure,
        public ?string $corrects,
        public ?string $corrected_by,
        public string $created_at,
        public string $updated_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            environment: $json['environment'],
            status: $json['status'],
            waiting: isset($json['waiting']) ? Waiting::from($json['waiting']) : null,
            number: $json['number'] ?? null,
            prefix: $json['prefix'] ?? null,
            sequence: $json['sequence'] ?? null,
            cufe: $json['cufe'] ?? null,
            type_code: $json['type_code'] ?? null,
            issued_at: $json['issued_at'] ?? null,
            external_id: $json['external_id'] ?? null,
            customer_id: $json['customer_id'] ?? null,
            customer: isset($json['customer']) ? CustomerSnapshot::from($json['customer']) : null,
            operation_type: $json['operation_type'],
            currency: $json['currency'],
            payment_means: PaymentMeansResource::from($json['payment_means']),
            additional_payment_means: isset($json['additional_payment_means']) ? array_map(static fn (array $one) => AdditionalPaymentMeansResource::from($one), $json['additional_payment_means']) : null,
            payment_terms: isset($json['payment_terms']) ? array_map(static fn (array $one) => PaymentTermsResource::from($one), $json['payment_terms']) : null,
            lines: array_map(static fn (array $one) => LineResource::from($one), $json['lines']),
            numbering_range_id: $json['numbering_range_id'] ?? null,
            notes: $json['notes'] ?? null,
            order_reference: isset($json['order_reference']) ? InvoiceOrderReference::from($json['order_reference']) : null,
            despatch_document_references: isset($json['despatch_document_references']) ? array_map(static fn (array $one) => AdviceReferenceResource::from($one), $json['despatch_document_references']) : null,
            receipt_document_references: isset($json['receipt_document_references']) ? array_map(static fn (array $one) => AdviceReferenceResource::from($one), $json['receipt_document_references']) : null,
            additional_document_references: isset($json['additional_document_references']) ? array_map(static fn (array $one) => AdditionalDocumentReferenceResource::from($one), $json['additional_document_references']) : null,
            invoice_period: isset($json['invoice_period']) ? InvoicePeriodResource::from($json['invoice_period']) : null,
            delivery: isset($json['delivery']) ? DocumentDeliveryResource::from($json['delivery']) : null,
            delivery_terms: isset($json['delivery_terms']) ? DeliveryTermsResource::from($json['delivery_terms']) : null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['charges']) : null,
            withholdings: isset($json['withholdings']) ? array_map(static fn (array $one) => Withholding::from($one), $json['withholdings']) : null,
            prepaid: isset($json['prepaid']) ? array_map(static fn (array $one) => PrepaidResource::from($one), $json['prepaid']) : null,
            exchange_rate: isset($json['exchange_rate']) ? ExchangeRateResource::from($json['exchange_rate']) : null,
            payment_alternative_exchange_rate: isset($json['payment_alternative_exchange_rate']) ? PaymentAlternativeExchangeRate::from($json['payment_alternative_exchange_rate']) : null,
            simulate: isset($json['simulate']) ? SimulateResource::from($json['simulate']) : null,
            metadata: $json['metadata'],
            totals: DocumentTotals::from($json['totals']),
            qr_url: $json['qr_url'] ?? null,
            pdf_url: $json['pdf_url'] ?? null,
            xml_url: $json['xml_url'] ?? null,
            attached_document_url: $json['attached_document_url'] ?? null,
            dian: isset($json['dian']) ? DianAnswer::from($json['dian']) : null,
            email: isset($json['email']) ? DocumentEmail::from($json['email']) : null,
            failure: isset($json['failure']) ? DocumentFailure::from($json['failure']) : null,
            corrects: $json['corrects'] ?? null,
            corrected_by: $json['corrected_by'] ?? null,
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
        );
    }
}

/** An invoice to be issued */
final readonly class InvoiceDraft extends Record
{
    /**
     * @param string $currency ISO 4217 code
     * @param PaymentMeans $payment_means How and when it is paid
     * @param list<Line> $lines What is sold, line by line
     * @param string $operation_type 10 standard, 09 AIU services, 11 export, dian:11 mandate; more in
     * /v1/catalogs/tipo-operacion
     * @param string|null $customer_id A customer of yours, or `final_consumer`
     * @param InlineCustomer|null $customer The buyer, written in the document itself
     * @param list<AdditionalPaymentMeans>|null $additional_payment_means Further means of the same payment,
     * at once or on credit as the type of payment_means says
     * @param list<PaymentTerms>|null $payment_terms Instalments, discount for early payment, interest; they
     * change no total
     * @param string|null $external_id Your own id. Unique for ever per tenant, mode and kind of resource: a
     * second use is a 409 that names the first. It appears in events: put nothing personal in it.
     * @param string|null $numbering_range_id Left out: the active range of that type and environment
     * @param string|null $issued_at Time of issue with Colombia's offset -05:00, today in Colombia; left out:
     * the moment of numbering
     * @param list<string>|null $notes Notes
     * @param InvoiceDraftOrderReference|null $order_reference The buyer's order, or null
     * @param list<AdviceReference>|null $despatch_document_references Despatch advices (remisiones) of what
     * is invoiced
     * @param list<AdviceReference>|null $receipt_document_references The buyer's receipts (entradas de
     * almacén)
     * @param list<AdditionalDocumentReference>|null $additional_document_references Other documents:
     * contracts, certificates
     * @param InvoicePeriod|null $invoice_period The time that is invoiced: of a lease, a subscription, a
     * supply
     * @param DocumentDelivery|null $delivery When, where and by whom the goods are delivered
     * @param DeliveryTerms|null $delivery_terms Who pays the carriage and bears the risk
     * @param list<AllowanceCharge>|null $allowances Discounts on the whole document that change no tax base
     * @param list<AllowanceCharge>|null $charges Charges on the whole document that change no tax base
     * @param Aiu|null $aiu Services with administration, contingencies and profit; needed by operation type
     * 09
     * @param ExchangeRate|null $exchange_rate Needed when the currency is not COP; in pesos it tells the
     * foreign currency that was agreed
     * @param PaymentAlternativeExchangeRate|null $payment_alternative_exchange_rate A further currency in
     * which it may be paid, beside that of exchange_rate
     * @param Email|null $email Who gets the mail; default: the address of the customer
     * @param array<string, string>|null $metadata Up to 50 pairs of your own (key at most 40 characters,
     * value at most 500); never in the XML.
     * @param Simulate|null $simulate What becomes of a document made with a sk_test_ key; refused with
     * sk_live_
     * @param '01'|'02'|'03'|null $type_code 01 sale, 02 export (follows from operation type 11), 03
     * transcription of an invoice issued on paper, with its `number` and `issued_at`
     * @param string|null $number Number of the paper original, type code 03 only: others are numbered from
     * the range
     * @param list<Withholding>|null $withholdings Informative: they change no total
     * @param list<Prepaid>|null $prepaid Payments received before
     */
    public function __construct(
        public string $currency,
        public PaymentMeans $payment_means,
        public array $lines,
        public string $operation_type,
        public ?string $customer_id = null,
        public ?InlineCustomer $customer = null,
        public ?array $additional_payment_means = null,
        public ?array $payment_terms = null,
        public ?string $external_id = null,
        public ?string $numbering_range_id = null,
        public ?string $issued_at = null,
        public ?array $notes = null,
        public ?InvoiceDraftOrderReference $order_reference = null,
        public ?array $despatch_document_references = null,
        public ?array $receipt_document_references = null,
        public ?array $additional_document_references = null,
        public ?InvoicePeriod $invoice_period = null,
        public ?DocumentDelivery $delivery = null,
        public ?DeliveryTerms $delivery_terms = null,
        public ?array $allowances = null,
        public ?array $charges = null,
        public ?Aiu $aiu = null,
        public ?ExchangeRate $exchange_rate = null,
        public ?PaymentAlternativeExchangeRate $payment_alternative_exchange_rate = null,
        public ?Email $email = null,
        public ?array $metadata = null,
        public ?Simulate $simulate = null,
        public ?string $type_code = null,
        public ?string $number = null,
        public ?array $withholdings = null,
        public ?array $prepaid = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            currency: $json['currency'],
            payment_means: PaymentMeans::from($json['payment_means']),
            lines: array_map(static fn (array $one) => Line::from($one), $json['lines']),
            operation_type: $json['operation_type'],
            customer_id: $json['customer_id'] ?? null,
            customer: isset($json['customer']) ? InlineCustomer::from($json['customer']) : null,
            additional_payment_means: isset($json['additional_payment_means']) ? array_map(static fn (array $one) => AdditionalPaymentMeans::from($one), $json['additional_payment_means']) : null,
            payment_terms: isset($json['payment_terms']) ? array_map(static fn (array $one) => PaymentTerms::from($one), $json['payment_terms']) : null,
            external_id: $json['external_id'] ?? null,
            numbering_range_id: $json['numbering_range_id'] ?? null,
            issued_at: $json['issued_at'] ?? null,
            notes: $json['notes'] ?? null,
            order_reference: isset($json['order_reference']) ? InvoiceDraftOrderReference::from($json['order_reference']) : null,
            despatch_document_references: isset($json['despatch_document_references']) ? array_map(static fn (array $one) => AdviceReference::from($one), $json['despatch_document_references']) : null,
            receipt_document_references: isset($json['receipt_document_references']) ? array_map(static fn (array $one) => AdviceReference::from($one), $json['receipt_document_references']) : null,
            additional_document_references: isset($json['additional_document_references']) ? array_map(static fn (array $one) => AdditionalDocumentReference::from($one), $json['additional_document_references']) : null,
            invoice_period: isset($json['invoice_period']) ? InvoicePeriod::from($json['invoice_period']) : null,
            delivery: isset($json['delivery']) ? DocumentDelivery::from($json['delivery']) : null,
            delivery_terms: isset($json['delivery_terms']) ? DeliveryTerms::from($json['delivery_terms']) : null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['charges']) : null,
            aiu: isset($json['aiu']) ? Aiu::from($json['aiu']) : null,
            exchange_rate: isset($json['exchange_rate']) ? ExchangeRate::from($json['exchange_rate']) : null,
            payment_alternative_exchange_rate: isset($json['payment_alternative_exchange_rate']) ? PaymentAlternativeExchangeRate::from($json['payment_alternative_exchange_rate']) : null,
            email: isset($json['email']) ? Email::from($json['email']) : null,
            metadata: $json['metadata'] ?? null,
            simulate: isset($json['simulate']) ? Simulate::from($json['simulate']) : null,
            type_code: $json['type_code'] ?? null,
            number: $json['number'] ?? null,
            withholdings: isset($json['withholdings']) ? array_map(static fn (array $one) => Withholding::from($one), $json['withholdings']) : null,
            prepaid: isset($json['prepaid']) ? array_map(static fn (array $one) => Prepaid::from($one), $json['prepaid']) : null,
        );
    }
}

final readonly class InvoiceDraftOrderReference extends Record
{
    /**
     * @param string $id The buyer's order
     * @param string|null $date Its day (YYYY-MM-DD)
     */
    public function __construct(
        public string $id,
        public ?string $date = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            date: $json['date'] ?? null,
        );
    }
}

/** An event 030 to 034 of an invoice */
final readonly class InvoiceEvent extends Record
{
    /**
     * @param string $id Opaque id
     * @param 'document_event' $object What kind of resource this is
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param 'test'|'habilitacion'|'production' $environment test, habilitacion or production; fixed when it
     * was made
     * @param 'receipt'|'claim'|'goods_received'|'accepted'|'tacit_acceptance' $type Type of the event
     * @param '030'|'031'|'032'|'033'|'034' $code DIAN's code
     * @param 'queued'|'signed'|'registered'|'rejected'|'failed' $status `queued`, `signed`, then `registered`
     * (DIAN has accepted it), `rejected` or `failed`
     * @param InvoiceEventWaiting|null $waiting What it waits for without having failed; null: for nothing
     * @param string|null $number Number of the event; null until it has one
     * @param string|null $cude CUDE of the event; null until it has one
     * @param InvoiceEventSubject $subject
     * @param '01'|'02'|'03'|'04'|null $claim_code Why the invoice is claimed; null unless it is a claim
     * @param ReceivingPersonResource|null $person Who received; null of events that name nobody
     * @param list<InvoiceEventMessage> $dian_messages What DIAN said about it
     * @param InvoiceEventFailure|null $failure Why it failed; null unless status is failed
     * @param string|null $issued_at Time in its XML, Colombia's; null until it has a number
     * @param string|null $registered_at When DIAN registered it; null before
     * @param string $created_at When it was made: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $environment,
        public string $type,
        public string $code,
        public string $status,
        public ?InvoiceEventWaiting $waiting,
        public ?string $number,
        public ?string $cude,
        public InvoiceEventSubject $subject,
        public ?string $claim_code,
        public ?ReceivingPersonResource $person,
        public array $dian_messages,
        public ?InvoiceEventFailure $failure,
        public ?string $issued_at,
        public ?string $registered_at,
        public string $created_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            environment: $json['environment'],
            type: $json['type'],
            code: $json['code'],
            status: $json['status'],
            waiting: isset($json['waiting']) ? InvoiceEventWaiting::from($json['waiting']) : null,
            number: $json['number'] ?? null,
            cude: $json['cude'] ?? null,
            subject: InvoiceEventSubject::from($json['subject']),
            claim_code: $json['claim_code'] ?? null,
            person: isset($json['person']) ? ReceivingPersonResource::from($json['person']) : null,
            dian_messages: array_map(static fn (array $one) => InvoiceEventMessage::from($one), $json['dian_messages']),
            failure: isset($json['failure']) ? InvoiceEventFailure::from($json['failure']) : null,
            issued_at: $json['issued_at'] ?? null,
            registered_at: $json['registered_at'] ?? null,
            created_at: $json['created_at'],
        );
    }
}

final readonly class InvoiceEventFailure extends Record
{
    /** @param string $code Stable code */
    public function __construct(
        public string $code,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
        );
    }
}

/** An event of the seller */
final readonly class InvoiceEventInput extends Record
{
    /**
     * @param 'tacit_acceptance' $type 034: the buyer neither accepted nor claimed within three working days
     * @param SimulateEvent|null $simulate Only with a sk_test_ key: nothing is sent to DIAN there
     */
    public function __construct(
        public string $type,
        public ?SimulateEvent $simulate = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            type: $json['type'],
            simulate: isset($json['simulate']) ? SimulateEvent::from($json['simulate']) : null,
        );
    }
}

final readonly class InvoiceEventList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<InvoiceEvent> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => InvoiceEvent::from($one), $json['data']),
        );
    }
}

final readonly class InvoiceEventMessage extends Record
{
    /**
     * @param string $rule DIAN's id of the rule
     * @param 'rejection'|'notification' $severity Whether DIAN rejects the event by it
     * @param string $detail DIAN's own words
     */
    public function __construct(
        public string $rule,
        public string $severity,
        public string $detail,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            rule: $json['rule'],
            severity: $json['severity'],
            detail: $json['detail'],
        );
    }
}

final readonly class InvoiceEventNotice extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'event' $object What kind of resource this is
     * @param 'document_event.registered'|'document_event.rejected'|'document_event.deadline_near' $type Type
     * of the event
     * @param string $created When it happened: ISO 8601 with offset
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param string $account Tenant id.
     * @param InvoiceEventNoticeData $data The resources of this page, newest first
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $type,
        public string $created,
        public bool $livemode,
        public string $account,
        public InvoiceEventNoticeData $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            type: $json['type'],
            created: $json['created'],
            livemode: $json['livemode'],
            account: $json['account'],
            data: InvoiceEventNoticeData::from($json['data']),
        );
    }
}

/** The resources of this page, newest first */
final readonly class InvoiceEventNoticeData extends Record
{
    /** @param InvoiceEventNoticeDataObject $object The document at that moment */
    public function __construct(
        public InvoiceEventNoticeDataObject $object,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: InvoiceEventNoticeDataObject::from($json['object']),
        );
    }
}

/** The document at that moment */
final readonly class InvoiceEventNoticeDataObject extends Record
{
    /**
     * @param string|null $id The event (`dev_…`). Null of a deadline, and of an event that was not issued
     * here
     * @param 'document_event' $object What kind of resource this is
     * @param 'registered'|'rejected'|'deadline_near' $status State at the time of this answer
     * @param 'test'|'habilitacion'|'production' $environment `test`: nothing leaves the house.
     * `habilitacion`: trial at the tax authority. `production`: it counts
     * @param string $cufe CUFE of the invoice
     * @param string|null $cude CUDE of the event; null where it is not known
     * @param string|null $number Number of the event; null where it is not known
     * @param null $external_id Your own id, up to 64 characters, unique for ever among resources of this kind
     * and mode
     * @param null $pdf_url Signed URL of the PDF, good without an API key; null while or because there is
     * none
     * @param '030'|'031'|'032'|'033'|'034'|null $code DIAN's code of the event; null of a deadline
     * @param string|null $received_document_id The invoice, where a supplier sent it to you; otherwise null
     * @param string|null $invoice_id The invoice, where you issued it; otherwise null
     * @param string|null $deadline Day in Colombia; null unless a deadline is near
     * @param 'claim_or_accept'|'declare_tacit_acceptance'|null $deadline_for `claim_or_accept`: until that
     * day you may claim or accept. `declare_tacit_acceptance`: from that day on you may declare it
     */
    public function __construct(
        public ?string $id,
        public string $object,
        public string $status,
        public string $environment,
        public string $cufe,
        public ?string $cude,
        public ?string $number,
        public null $external_id,
        public null $pdf_url,
        public ?string $code,
        public ?string $received_document_id,
        public ?string $invoice_id,
        public ?string $deadline,
        public ?string $deadline_for,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'] ?? null,
            object: $json['object'],
            status: $json['status'],
            environment: $json['environment'],
            cufe: $json['cufe'],
            cude: $json['cude'] ?? null,
            number: $json['number'] ?? null,
            external_id: $json['external_id'] ?? null,
            pdf_url: $json['pdf_url'] ?? null,
            code: $json['code'] ?? null,
            received_document_id: $json['received_document_id'] ?? null,
            invoice_id: $json['invoice_id'] ?? null,
            deadline: $json['deadline'] ?? null,
            deadline_for: $json['deadline_for'] ?? null,
        );
    }
}

/** The invoice that it is about */
final readonly class InvoiceEventSubject extends Record
{
    /**
     * @param 'received_document'|'invoice' $object What the invoice is here
     * @param string $id Id of the invoice
     * @param string $number Number of the invoice
     * @param string $cufe CUFE of the invoice
     */
    public function __construct(
        public string $object,
        public string $id,
        public string $number,
        public string $cufe,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            id: $json['id'],
            number: $json['number'],
            cufe: $json['cufe'],
        );
    }
}

final readonly class InvoiceEventWaiting extends Record
{
    /**
     * @param 'earlier_event'|'certificate_missing'|'software_missing'|'dian_unavailable'|'event_too_early' $reason
     * Stable code of what it waits for
     * @param string $action What you can do, in the language of Accept-Language
     */
    public function __construct(
        public string $reason,
        public string $action,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            reason: $json['reason'],
            action: $json['action'],
        );
    }
}

final readonly class InvoiceEvents extends Record
{
    /**
     * @param 'invoice_events' $object What kind of resource this is
     * @param string $invoice_id Id of the invoice
     * @param InvoiceEventsStanding|null $events What the buyer did. Null where no events apply: the invoice
     * is not on credit, or DIAN has not accepted it
     * @param string|null $asked_at When DIAN was asked last; null: not yet
     * @param list<InvoiceEvent> $issued Events that you issued yourself
     */
    public function __construct(
        public string $object,
        public string $invoice_id,
        public ?InvoiceEventsStanding $events,
        public ?string $asked_at,
        public array $issued,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            invoice_id: $json['invoice_id'],
            events: isset($json['events']) ? InvoiceEventsStanding::from($json['events']) : null,
            asked_at: $json['asked_at'] ?? null,
            issued: array_map(static fn (array $one) => InvoiceEvent::from($one), $json['issued']),
        );
    }
}

final readonly class InvoiceEventsStanding extends Record
{
    /**
     * @param 'open'|'accepted'|'claimed'|'tacitly_accepted' $outcome Where the registered events have led to;
     * `open`: nowhere yet
     * @param string|null $deadline Day in Colombia; null: none runs
     * @param 'claim_or_accept'|'declare_tacit_acceptance'|null $deadline_for `claim_or_accept`: the buyer may
     * until that day. `declare_tacit_acceptance`: the seller may from that day on
     * @param list<RegisteredEvent> $registered Events that DIAN has registered, whoever issued them
     */
    public function __construct(
        public string $outcome,
        public ?string $deadline,
        public ?string $deadline_for,
        public array $registered,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            outcome: $json['outcome'],
            deadline: $json['deadline'] ?? null,
            deadline_for: $json['deadline_for'] ?? null,
            registered: array_map(static fn (array $one) => RegisteredEvent::from($one), $json['registered']),
        );
    }
}

final readonly class InvoiceItem extends Record
{
    /**
     * @param int $index place in `documents`, from 0
     * @param Invoice $document The document, as a POST of it alone answers it
     */
    public function __construct(
        public int $index,
        public Invoice $document,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            index: $json['index'],
            document: Invoice::from($json['document']),
        );
    }
}

final readonly class InvoiceList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<Invoice> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => Invoice::from($one), $json['data']),
        );
    }
}

final readonly class InvoiceOrderReference extends Record
{
    /**
     * @param string $id The buyer's order
     * @param string|null $date Its day (YYYY-MM-DD)
     */
    public function __construct(
        public string $id,
        public ?string $date,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            date: $json['date'] ?? null,
        );
    }
}

/** The time that is invoiced: of a lease, a subscription, a supply */
final readonly class InvoicePeriod extends Record
{
    /**
     * @param string $start_date First day (YYYY-MM-DD)
     * @param string $end_date Last day (YYYY-MM-DD)
     * @param string|null $start_time Time of the first day (HH:MM:SS in Colombia, with or without -05:00)
     * @param string|null $end_time Time of the last day (HH:MM:SS in Colombia, with or without -05:00)
     */
    public function __construct(
        public string $start_date,
        public string $end_date,
        public ?string $start_time = null,
        public ?string $end_time = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            start_date: $json['start_date'],
            end_date: $json['end_date'],
            start_time: $json['start_time'] ?? null,
            end_time: $json['end_time'] ?? null,
        );
    }
}

/** The time that is invoiced: of a lease, a subscription, a supply */
final readonly class InvoicePeriodResource extends Record
{
    /**
     * @param string $start_date First day (YYYY-MM-DD)
     * @param string|null $start_time Time of the first day (HH:MM:SS in Colombia, with or without -05:00)
     * @param string $end_date Last day (YYYY-MM-DD)
     * @param string|null $end_time Time of the last day (HH:MM:SS in Colombia, with or without -05:00)
     */
    public function __construct(
        public string $start_date,
        public ?string $start_time,
        public string $end_date,
        public ?string $end_time,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            start_date: $json['start_date'],
            start_time: $json['start_time'] ?? null,
            end_date: $json['end_date'],
            end_time: $json['end_time'] ?? null,
        );
    }
}

/** At most 20 MB */
final readonly class InvoicesBatch extends Record
{
    /**
     * @param list<InvoiceDraft> $documents Bodies as one POST takes each, up to 1,000; each is accepted or
     * refused by itself
     */
    public function __construct(
        public array $documents,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            documents: array_map(static fn (array $one) => InvoiceDraft::from($one), $json['documents']),
        );
    }
}

final readonly class InvoicesBatchAnswer extends Record
{
    /**
     * @param 'batch' $object What kind of resource this is
     * @param list<InvoiceItem|RefusedItem> $data An item for each document, in their order
     */
    public function __construct(
        public string $object,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            data: array_map(static fn (array $one) => (isset($one['document']) ? InvoiceItem::from($one) : RefusedItem::from($one)), $json['data']),
        );
    }
}

final readonly class Job extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'job' $object What kind of resource this is
     * @param bool $livemode the mode whose documents it is about
     * @param 'retry'|'resend'|'redrive'|'export'|'import' $action `retry`: goes on with documents that have
     * failed. `resend`: mails documents again, to the addresses of the first time. `redrive`: tries
     * deliveries of webhooks again that are not tried any more. `export`: writes their summaries as CSV.
     * `import`: issues the documents of a file, or creates its customers or suppliers
     * @param string|null $filter filters of its rows, as the query of `GET /v1/documents`, of a redrive that
     * of `GET /v1/deliveries`; null: of an import
     * @param string|null $kind what the rows of an import are; null: of any other action
     * @param 'running'|'cancelling'|'completed'|'cancelled' $status `running`; `cancelling`: the rows under
     * way are its last ones; then `cancelled`, or `completed` when every row had its turn
     * @param int $total rows that it had when it was ordered
     * @param int $done rows that have had their turn
     * @param int $succeeded rows that were done
     * @param int $failed rows that were refused; the result says why
     * @param string $ordered_by id of the person or of the API key that ordered it
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string|null $finished_at when it was over; null: it is under way
     * @param string|null $expires_at when it is deleted with its result; null: it is under way
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $action,
        public ?string $filter,
        public ?string $kind,
        public string $status,
        public int $total,
        public int $done,
        public int $succeeded,
        public int $failed,
        public string $ordered_by,
        public string $created_at,
        public ?string $finished_at,
        public ?string $expires_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            action: $json['action'],
            filter: $json['filter'] ?? null,
            kind: $json['kind'] ?? null,
            status: $json['status'],
            total: $json['total'],
            done: $json['done'],
            succeeded: $json['succeeded'],
            failed: $json['failed'],
            ordered_by: $json['ordered_by'],
            created_at: $json['created_at'],
            finished_at: $json['finished_at'] ?? null,
            expires_at: $json['expires_at'] ?? null,
        );
    }
}

/** file of an import; any other action has none */
final readonly class JobFile extends Record
{
    /**
     * @param string $content_base64 CSV in UTF-8, or XLSX, in base64: 5 MB and 10,000 rows at most
     * @param 'invoice'|'credit_note'|'debit_note'|'support_document'|'support_document_adjustment'|'equivalent_document'|'equivalent_document_note'|'customer'|'supplier'|null $kind
     * what its rows are: documents of a kind, customers or suppliers. Left out: invoices
     */
    public function __construct(
        public string $content_base64,
        public ?string $kind = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            content_base64: $json['content_base64'],
            kind: $json['kind'] ?? null,
        );
    }
}

final readonly class JobInput extends Record
{
    /**
     * @param 'retry'|'resend'|'redrive'|'export'|'import' $action `retry`: goes on with documents that have
     * failed. `resend`: mails documents again, to the addresses of the first time. `redrive`: tries
     * deliveries of webhooks again that are not tried any more. `export`: writes their summaries as CSV.
     * `import`: issues the documents of a file, or creates its customers or suppliers
     * @param string|null $filter Documents that the job is about; of a redrive the query of `GET
     * /v1/deliveries`, with the status `failed`, `exhausted` or `cancelled`; an import has none: the query of
     * `GET /v1/documents` without page and limit; empty: all documents
     * @param JobFile|null $file file of an import; any other action has none
     * @param bool|null $dry_run true: nothing is done; the answer tells what would be. Left out: false
     */
    public function __construct(
        public string $action,
        public ?string $filter = null,
        public ?JobFile $file = null,
        public ?bool $dry_run = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            action: $json['action'],
            filter: $json['filter'] ?? null,
            file: isset($json['file']) ? JobFile::from($json['file']) : null,
            dry_run: $json['dry_run'] ?? null,
        );
    }
}

final readonly class JobList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<Job> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => Job::from($one), $json['data']),
        );
    }
}

final readonly class JobPreview extends Record
{
    /**
     * @param 'job_preview' $object What kind of resource this is
     * @param 'retry'|'resend'|'redrive'|'export'|'import' $action `retry`: goes on with documents that have
     * failed. `resend`: mails documents again, to the addresses of the first time. `redrive`: tries
     * deliveries of webhooks again that are not tried any more. `export`: writes their summaries as CSV.
     * `import`: issues the documents of a file, or creates its customers or suppliers
     * @param int $count rows that the job would have
     * @param list<JobSample> $sample the first rows, ten at most
     */
    public function __construct(
        public string $object,
        public string $action,
        public int $count,
        public array $sample,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            action: $json['action'],
            count: $json['count'],
            sample: array_map(static fn (array $one) => JobSample::from($one), $json['sample']),
        );
    }
}

final readonly class JobSample extends Record
{
    /**
     * @param int|null $row row of the file; null: of no import
     * @param string|null $id id of the document or of the delivery; null: of an import
     * @param string|null $number its number; null: it has none yet
     * @param string|null $status its status now; null: of an import
     * @param string|null $code code of the refusal that the row would get; null: none
     * @param string|null $detail what is wrong with the row; null: nothing, or it is known later only
     */
    public function __construct(
        public ?int $row,
        public ?string $id,
        public ?string $number,
        public ?string $status,
        public ?string $code,
        public ?string $detail,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            row: $json['row'] ?? null,
            id: $json['id'] ?? null,
            number: $json['number'] ?? null,
            status: $json['status'] ?? null,
            code: $json['code'] ?? null,
            detail: $json['detail'] ?? null,
        );
    }
}

final readonly class Line extends Record
{
    /**
     * @param string $description What is sold
     * @param string $quantity How many (decimal string with two to six decimals, no sign, no exponent)
     * @param string $unit_code Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them
     * in /v1/catalogs/unidad-medida
     * @param string $unit_price Price of one unit, without tax; 0.00 of a free line (decimal string with two
     * to six decimals, no sign, no exponent)
     * @param string $line_extension_amount quantity × unit_price − allowances + charges; the tax is NOT in
     * it. The same with all taxes, exact to the cent, is taken and shown without them (decimal string with
     * exactly two decimals, no sign, no exponent)
     * @param list<Tax>|null $taxes Taxes of the line; an excluded good has none
     * @param list<AllowanceCharge>|null $allowances Discounts of the line
     * @param list<AllowanceCharge>|null $charges Charges of the line
     * @param ProductCode|null $product_code Code of the product in a standard
     * @param string|null $brand Brand
     * @param string|null $model Model
     * @param string|null $note A note to the line
     * @param 'administration'|'contingencies'|'profit'|null $aiu_part Of AIU services (operation type 09):
     * what the line is. The note with the contract's object stands on the line of the administration; left
     * out: the line whose description says "Administración", "Admón" or "AIU", else the first
     * @param ReferencePrice|null $reference_price Needed by a line with unit_price 0.00, whose taxes are on
     * this price; a line that is sold may have one
     * @param Identification|null $mandate How the tax authority knows a person or a company
     * @param list<Withholding>|null $withholdings Of an invoice: withholdings of this line, informative;
     * those of the document are their sums
     * @param SellersItemIdentification|null $sellers_item_identification Your own code, beside a standard one
     * in product_code
     * @param list<AdditionalItemProperty>|null $additional_item_properties Properties of the item: lot,
     * serial number, expiry
     * @param InvoicePeriod|null $invoice_period The time that is invoiced: of a lease, a subscription, a
     * supply
     * @param list<OrderLineReference>|null $order_line_references Lines of the buyer's order that this line
     * fulfils
     * @param list<AdviceLineReference>|null $despatch_line_references Lines of despatch advices (remisiones)
     * @param list<AdviceLineReference>|null $receipt_line_references Lines of the buyer's receipts
     * @param list<AdditionalDocumentReference>|null $document_references Other documents of this line: a
     * waybill, a certificate
     * @param DocumentDelivery|null $delivery When, where and by whom the goods are delivered
     * @param DeliveryTerms|null $delivery_terms Who pays the carriage and bears the risk
     */
    public function __construct(
        public string $description,
        public string $quantity,
        public string $unit_code,
        public string $unit_price,
        public string $line_extension_amount,
        public ?array $taxes = null,
        public ?array $allowances = null,
        public ?array $charges = null,
        public ?ProductCode $product_code = null,
        public ?string $brand = null,
        public ?string $model = null,
        public ?string $note = null,
        public ?string $aiu_part = null,
        public ?ReferencePrice $reference_price = null,
        public ?Identification $mandate = null,
        public ?array $withholdings = null,
        public ?SellersItemIdentification $sellers_item_identification = null,
        public ?array $additional_item_properties = null,
        public ?InvoicePeriod $invoice_period = null,
        public ?array $order_line_references = null,
        public ?array $despatch_line_references = null,
        public ?array $receipt_line_references = null,
        public ?array $document_references = null,
        public ?DocumentDelivery $delivery = null,
        public ?DeliveryTerms $delivery_terms = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            description: $json['description'],
            quantity: $json['quantity'],
            unit_code: $json['unit_code'],
            unit_price: $json['unit_price'],
            line_extension_amount: $json['line_extension_amount'],
            taxes: isset($json['taxes']) ? array_map(static fn (array $one) => Tax::from($one), $json['taxes']) : null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['charges']) : null,
            product_code: isset($json['product_code']) ? ProductCode::from($json['product_code']) : null,
            brand: $json['brand'] ?? null,
            model: $json['model'] ?? null,
            note: $json['note'] ?? null,
            aiu_part: $json['aiu_part'] ?? null,
            reference_price: isset($json['reference_price']) ? ReferencePrice::from($json['reference_price']) : null,
            mandate: isset($json['mandate']) ? Identification::from($json['mandate']) : null,
            withholdings: isset($json['withholdings']) ? array_map(static fn (array $one) => Withholding::from($one), $json['withholdings']) : null,
            sellers_item_identification: isset($json['sellers_item_identification']) ? SellersItemIdentification::from($json['sellers_item_identification']) : null,
            additional_item_properties: isset($json['additional_item_properties']) ? array_map(static fn (array $one) => AdditionalItemProperty::from($one), $json['additional_item_properties']) : null,
            invoice_period: isset($json['invoice_period']) ? InvoicePeriod::from($json['invoice_period']) : null,
            order_line_references: isset($json['order_line_references']) ? array_map(static fn (array $one) => OrderLineReference::from($one), $json['order_line_references']) : null,
            despatch_line_references: isset($json['despatch_line_references']) ? array_map(static fn (array $one) => AdviceLineReference::from($one), $json['despatch_line_references']) : null,
            receipt_line_references: isset($json['receipt_line_references']) ? array_map(static fn (array $one) => AdviceLineReference::from($one), $json['receipt_line_references']) : null,
            document_references: isset($json['document_references']) ? array_map(static fn (array $one) => AdditionalDocumentReference::from($one), $json['document_references']) : null,
            delivery: isset($json['delivery']) ? DocumentDelivery::from($json['delivery']) : null,
            delivery_terms: isset($json['delivery_terms']) ? DeliveryTerms::from($json['delivery_terms']) : null,
        );
    }
}

final readonly class LineResource extends Record
{
    /**
     * @param string $description What is sold
     * @param string $quantity How many (decimal string with two to six decimals, no sign, no exponent)
     * @param string $unit_code Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them
     * in /v1/catalogs/unidad-medida
     * @param string $unit_price Price of one unit, without tax; 0.00 of a free line (decimal string with two
     * to six decimals, no sign, no exponent)
     * @param string $line_extension_amount quantity × unit_price − allowances + charges; the tax is NOT in
     * it. The same with all taxes, exact to the cent, is taken and shown without them (decimal string with
     * exactly two decimals, no sign, no exponent)
     * @param list<TaxResource>|null $taxes Taxes of the line; an excluded good has none
     * @param list<AllowanceChargeResource>|null $allowances Discounts of the line
     * @param list<AllowanceChargeResource>|null $charges Charges of the line
     * @param ProductCode|null $product_code Code of the product in a standard
     * @param string|null $brand Brand
     * @param string|null $model Model
     * @param string|null $note A note to the line
     * @param 'administration'|'contingencies'|'profit'|null $aiu_part Of AIU services (operation type 09):
     * what the line is. The note with the contract's object stands on the line of the administration; left
     * out: the line whose description says "Administración", "Admón" or "AIU", else the first
     * @param ReferencePrice|null $reference_price Needed by a line with unit_price 0.00, whose taxes are on
     * this price; a line that is sold may have one
     * @param IdentificationResource|null $mandate How the tax authority knows a person or a company
     * @param list<Withholding>|null $withholdings Of an invoice: withholdings of this line, informative;
     * those of the document are their sums
     * @param SellersItemIdentificationResource|null $sellers_item_identification Your own code, beside a
     * standard one in product_code
     * @param list<AdditionalItemPropertyResource>|null $additional_item_properties Properties of the item:
     * lot, serial number, expiry
     * @param InvoicePeriodResource|null $invoice_period The time that is invoiced: of a lease, a
     * subscription, a supply
     * @param list<OrderLineReferenceResource>|null $order_line_references Lines of the buyer's order that
     * this line fulfils
     * @param list<AdviceLineReferenceResource>|null $despatch_line_references Lines of despatch advices
     * (remisiones)
     * @param list<AdviceLineReferenceResource>|null $receipt_line_references Lines of the buyer's receipts
     * @param list<AdditionalDocumentReferenceResource>|null $document_references Other documents of this
     * line: a waybill, a certificate
     * @param DocumentDeliveryResource|null $delivery When, where and by whom the goods are delivered
     * @param DeliveryTermsResource|null $delivery_terms Who pays the carriage and bears the risk
     */
    public function __construct(
        public string $description,
        public string $quantity,
        public string $unit_code,
        public string $unit_price,
        public string $line_extension_amount,
        public ?array $taxes,
        public ?array $allowances,
        public ?array $charges,
        public ?ProductCode $product_code,
        public ?string $brand,
        public ?string $model,
        public ?string $note,
        public ?string $aiu_part,
        public ?ReferencePrice $reference_price,
        public ?IdentificationResource $mandate,
        public ?array $withholdings,
        public ?SellersItemIdentificationResource $sellers_item_identification,
        public ?array $additional_item_properties,
        public ?InvoicePeriodResource $invoice_period,
        public ?array $order_line_references,
        public ?array $despatch_line_references,
        public ?array $receipt_line_references,
        public ?array $document_references,
        public ?DocumentDeliveryResource $delivery,
        public ?DeliveryTermsResource $delivery_terms,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            description: $json['description'],
            quantity: $json['quantity'],
            unit_code: $json['unit_code'],
            unit_price: $json['unit_price'],
            line_extension_amount: $json['line_extension_amount'],
            taxes: isset($json['taxes']) ? array_map(static fn (array $one) => TaxResource::from($one), $json['taxes']) : null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['charges']) : null,
            product_code: isset($json['product_code']) ? ProductCode::from($json['product_code']) : null,
            brand: $json['brand'] ?? null,
            model: $json['model'] ?? null,
            note: $json['note'] ?? null,
            aiu_part: $json['aiu_part'] ?? null,
            reference_price: isset($json['reference_price']) ? ReferencePrice::from($json['reference_price']) : null,
            mandate: isset($json['mandate']) ? IdentificationResource::from($json['mandate']) : null,
            withholdings: isset($json['withholdings']) ? array_map(static fn (array $one) => Withholding::from($one), $json['withholdings']) : null,
            sellers_item_identification: isset($json['sellers_item_identification']) ? SellersItemIdentificationResource::from($json['sellers_item_identification']) : null,
            additional_item_properties: isset($json['additional_item_properties']) ? array_map(static fn (array $one) => AdditionalItemPropertyResource::from($one), $json['additional_item_properties']) : null,
            invoice_period: isset($json['invoice_period']) ? InvoicePeriodResource::from($json['invoice_period']) : null,
            order_line_references: isset($json['order_line_references']) ? array_map(static fn (array $one) => OrderLineReferenceResource::from($one), $json['order_line_references']) : null,
            despatch_line_references: isset($json['despatch_line_references']) ? array_map(static fn (array $one) => AdviceLineReferenceResource::from($one), $json['despatch_line_references']) : null,
            receipt_line_references: isset($json['receipt_line_references']) ? array_map(static fn (array $one) => AdviceLineReferenceResource::from($one), $json['receipt_line_references']) : null,
            document_references: isset($json['document_references']) ? array_map(static fn (array $one) => AdditionalDocumentReferenceResource::from($one), $json['document_references']) : null,
            delivery: isset($json['delivery']) ? DocumentDeliveryResource::from($json['delivery']) : null,
            delivery_terms: isset($json['delivery_terms']) ? DeliveryTermsResource::from($json['delivery_terms']) : null,
        );
    }
}

final readonly class LinkRequest extends Record
{
    /** @param string $email address of the person */
    public function __construct(
        public string $email,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            email: $json['email'],
        );
    }
}

/** A request of yours, with what was sent and answered */
final readonly class LoggedRequest extends Record
{
    /**
     * @param string $id Id of the request, which its answer had in `Svc-Request-Id`
     * @param 'request' $object What kind of resource this is
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param string $operation_id Id of the operation
     * @param string $method Its method
     * @param string $path Its path, without the values in it
     * @param string|null $object_id Id in its path; null: it has none
     * @param int $status HTTP status of the answer
     * @param string|null $code Code of the problem; null: it was none
     * @param int|float $duration_ms How long the answer took, in milliseconds
     * @param string|null $key_id Id of the API key that asked; null: a person did
     * @param string|null $person_id Id of the person who asked; null: an API key did
     * @param string $version Version of the API that the request was in
     * @param string $created_at When it came: ISO 8601 with offset
     * @param string|null $idempotency_key_hash First 32 characters of the SHA-256 of its `Idempotency-Key`,
     * in hexadecimal; null: it had none
     * @param string|null $request_body What was sent, as JSON of 4 KiB at most, with `***` for texts that may
     * be personal or a secret and `…` for what is left out; null: nothing
     * @param string|null $answer_body What was answered, in the same form; of a problem the faults with their
     * codes and places. Null: nothing that is JSON
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $operation_id,
        public string $method,
        public string $path,
        public ?string $object_id,
        public int $status,
        public ?string $code,
        public int|float $duration_ms,
        public ?string $key_id,
        public ?string $person_id,
        public string $version,
        public string $created_at,
        public ?string $idempotency_key_hash,
        public ?string $request_body,
        public ?string $answer_body,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            operation_id: $json['operation_id'],
            method: $json['method'],
            path: $json['path'],
            object_id: $json['object_id'] ?? null,
            status: $json['status'],
            code: $json['code'] ?? null,
            duration_ms: $json['duration_ms'],
            key_id: $json['key_id'] ?? null,
            person_id: $json['person_id'] ?? null,
            version: $json['version'],
            created_at: $json['created_at'],
            idempotency_key_hash: $json['idempotency_key_hash'] ?? null,
            request_body: $json['request_body'] ?? null,
            answer_body: $json['answer_body'] ?? null,
        );
    }
}

/** A request of yours */
final readonly class LoggedRequestSummary extends Record
{
    /**
     * @param string $id Id of the request, which its answer had in `Svc-Request-Id`
     * @param 'request' $object What kind of resource this is
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param string $operation_id Id of the operation
     * @param string $method Its method
     * @param string $path Its path, without the values in it
     * @param string|null $object_id Id in its path; null: it has none
     * @param int $status HTTP status of the answer
     * @param string|null $code Code of the problem; null: it was none
     * @param int|float $duration_ms How long the answer took, in milliseconds
     * @param string|null $key_id Id of the API key that asked; null: a person did
     * @param string|null $person_id Id of the person who asked; null: an API key did
     * @param string $version Version of the API that the request was in
     * @param string $created_at When it came: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $operation_id,
        public string $method,
        public string $path,
        public ?string $object_id,
        public int $status,
        public ?string $code,
        public int|float $duration_ms,
        public ?string $key_id,
        public ?string $person_id,
        public string $version,
        public string $created_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            operation_id: $json['operation_id'],
            method: $json['method'],
            path: $json['path'],
            object_id: $json['object_id'] ?? null,
            status: $json['status'],
            code: $json['code'] ?? null,
            duration_ms: $json['duration_ms'],
            key_id: $json['key_id'] ?? null,
            person_id: $json['person_id'] ?? null,
            version: $json['version'],
            created_at: $json['created_at'],
        );
    }
}

final readonly class LoggedRequestSummaryList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<LoggedRequestSummary> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => LoggedRequestSummary::from($one), $json['data']),
        );
    }
}

/** What the buyer has in a loyalty programme; left out: the buyer, with 0 points */
final readonly class Loyalty extends Record
{
    /**
     * @param string $code Code of the buyer in the programme
     * @param string $name Name of the buyer in the programme
     * @param int $points Points that he has
     */
    public function __construct(
        public string $code,
        public string $name,
        public int $points,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            name: $json['name'],
            points: $json['points'],
        );
    }
}

final readonly class MailSender extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'mail_sender' $object What kind of resource this is
     * @param string $from_address The address in From.
     * @param MailSenderSmtp|null $smtp Your mail server, without the password; null: mails go by that of the
     * service.
     * @param bool $is_default Whether mails go out by this sender. One sender of each mode is the default at
     * most.
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $from_address,
        public ?MailSenderSmtp $smtp,
        public bool $is_default,
        public bool $livemode,
        public string $created_at,
        public string $updated_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            from_address: $json['from_address'],
            smtp: isset($json['smtp']) ? MailSenderSmtp::from($json['smtp']) : null,
            is_default: $json['is_default'],
            livemode: $json['livemode'],
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
        );
    }
}

final readonly class MailSenderInput extends Record
{
    /**
     * @param string $from_address address that mails come from, its domain in lower case
     * @param MailSenderInputSmtp|null $smtp Your mail server, which is tried before it is taken; null: that
     * of the service
     * @param bool|null $is_default Whether mails go out by this sender. One sender of each mode is the
     * default at most.
     */
    public function __construct(
        public string $from_address,
        public ?MailSenderInputSmtp $smtp = null,
        public ?bool $is_default = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            from_address: $json['from_address'],
            smtp: isset($json['smtp']) ? MailSenderInputSmtp::from($json['smtp']) : null,
            is_default: $json['is_default'] ?? null,
        );
    }
}

final readonly class MailSenderInputSmtp extends Record
{
    /**
     * @param string $host name of your mail server
     * @param int $port 25, 465, 587 or 2525
     * @param 'starttls'|'implicit' $tls starttls: as usual at 587; implicit: TLS from the first byte, as
     * usual at 465. Without TLS nothing is sent.
     * @param string $user user name at the mail server
     * @param string $password stored encrypted; no answer has it
     */
    public function __construct(
        public string $host,
        public int $port,
        public string $tls,
        public string $user,
        public string $password,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            host: $json['host'],
            port: $json['port'],
            tls: $json['tls'],
            user: $json['user'],
            password: $json['password'],
        );
    }
}

final readonly class MailSenderList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<MailSender> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => MailSender::from($one), $json['data']),
        );
    }
}

final readonly class MailSenderPatch extends Record
{
    /**
     * @param MailSenderPatchSmtp|null $smtp Your mail server, which is tried before it is taken; null: that
     * of the service
     * @param bool|null $is_default Whether mails go out by this sender. One sender of each mode is the
     * default at most.
     */
    public function __construct(
        public ?MailSenderPatchSmtp $smtp = null,
        public ?bool $is_default = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            smtp: isset($json['smtp']) ? MailSenderPatchSmtp::from($json['smtp']) : null,
            is_default: $json['is_default'] ?? null,
        );
    }
}

final readonly class MailSenderPatchSmtp extends Record
{
    /**
     * @param string $host name of your mail server
     * @param int $port 25, 465, 587 or 2525
     * @param 'starttls'|'implicit' $tls starttls: as usual at 587; implicit: TLS from the first byte, as
     * usual at 465. Without TLS nothing is sent.
     * @param string $user user name at the mail server
     * @param string $password stored encrypted; no answer has it
     */
    public function __construct(
        public string $host,
        public int $port,
        public string $tls,
        public string $user,
        public string $password,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            host: $json['host'],
            port: $json['port'],
            tls: $json['tls'],
            user: $json['user'],
            password: $json['password'],
        );
    }
}

final readonly class MailSenderSmtp extends Record
{
    /**
     * @param string $host name of your mail server
     * @param int $port 25, 465, 587 or 2525
     * @param 'starttls'|'implicit' $tls starttls: as usual at 587; implicit: TLS from the first byte, as
     * usual at 465. Without TLS nothing is sent.
     * @param string $user user name at the mail server
     */
    public function __construct(
        public string $host,
        public int $port,
        public string $tls,
        public string $user,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            host: $json['host'],
            port: $json['port'],
            tls: $json['tls'],
            user: $json['user'],
        );
    }
}

final readonly class Mailing extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'mailing' $object What kind of resource this is
     * @param string $document_id Id of the document
     * @param int $edition Which signed edition of the document was sent; the first is 1
     * @param string $to E-mail address of the recipient
     * @param 'queued'|'sent'|'delivered'|'bounced'|'complained' $status queued, sent, delivered (the
     * receiving server took it), bounced or complained
     * @param string $message_id Message-ID of the mail
     * @param string|null $diagnostic What the receiving server said.
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $document_id,
        public int $edition,
        public string $to,
        public string $status,
        public string $message_id,
        public ?string $diagnostic,
        public string $created_at,
        public string $updated_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            document_id: $json['document_id'],
            edition: $json['edition'],
            to: $json['to'],
            status: $json['status'],
            message_id: $json['message_id'],
            diagnostic: $json['diagnostic'] ?? null,
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
        );
    }
}

final readonly class MailingList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<Mailing> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => Mailing::from($one), $json['data']),
        );
    }
}

final readonly class MailingProblem extends Record
{
    /**
     * @param 'address_unknown'|'domain_unknown'|'mailbox_full'|'try_later'|'server_failure'|'unreachable'|'content_refused'|'taken_for_spam'|'sender_refused'|'suppressed'|'marked_as_spam'|'unclear' $code
     * Stable code of what is wrong
     * @param string $detail What is wrong, in the language of Accept-Language
     * @param string $action What you can do, in the language of Accept-Language
     */
    public function __construct(
        public string $code,
        public string $detail,
        public string $action,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            detail: $json['detail'],
            action: $json['action'],
        );
    }
}

/** A mail to one recipient, with its attempts */
final readonly class MailingWithAttempts extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'mailing' $object What kind of resource this is
     * @param string $document_id Id of the document
     * @param int $edition Which signed edition of the document was sent; the first is 1
     * @param string $to E-mail address of the recipient
     * @param 'queued'|'sent'|'delivered'|'bounced'|'complained' $status queued, sent, delivered (the
     * receiving server took it), bounced or complained
     * @param string $message_id Message-ID of the mail
     * @param string|null $diagnostic What the receiving server said.
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     * @param int $attempts How often it was tried so far
     * @param string|null $next_attempt_at When the next attempt is due; null: no further one
     * @param MailingProblem|null $problem Why it has not arrived, or why the recipient does not want it;
     * null: nothing is known to be wrong
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $document_id,
        public int $edition,
        public string $to,
        public string $status,
        public string $message_id,
        public ?string $diagnostic,
        public string $created_at,
        public string $updated_at,
        public int $attempts,
        public ?string $next_attempt_at,
        public ?MailingProblem $problem,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            document_id: $json['document_id'],
            edition: $json['edition'],
            to: $json['to'],
            status: $json['status'],
            message_id: $json['message_id'],
            diagnostic: $json['diagnostic'] ?? null,
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
            attempts: $json['attempts'],
            next_attempt_at: $json['next_attempt_at'] ?? null,
            problem: isset($json['problem']) ? MailingProblem::from($json['problem']) : null,
        );
    }
}

final readonly class MailingWithAttemptsList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<MailingWithAttempts> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => MailingWithAttempts::from($one), $json['data']),
        );
    }
}

final readonly class Me extends Record
{
    /**
     * @param 'me' $object What kind of resource this is
     * @param Person|null $person the person who asks; null: an API key does
     * @param string|null $api_key_id id of the API key that asks; null: a person does
     * @param string $tenant_id id of the company that the request is about
     * @param bool $livemode mode that the request is in
     * @param 'full'|'documents'|'read'|'reader'|'biller'|'developer'|'payroll'|'owner' $role role of the API
     * key, or of the person in this company
     * @param list<string> $rights ids of the operations that the role may call
     * @param list<Company> $companies all companies of the person, by name; empty for an API key
     * @param string $version version of the API of this answer
     * @param list<string> $versions versions of the API that there are, oldest first
     */
    public function __construct(
        public string $object,
        public ?Person $person,
        public ?string $api_key_id,
        public string $tenant_id,
        public bool $livemode,
        public string $role,
        public array $rights,
        public array $companies,
        public string $version,
        public array $versions,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            person: isset($json['person']) ? Person::from($json['person']) : null,
            api_key_id: $json['api_key_id'] ?? null,
            tenant_id: $json['tenant_id'],
            livemode: $json['livemode'],
            role: $json['role'],
            rights: $json['rights'],
            companies: array_map(static fn (array $one) => Company::from($one), $json['companies']),
            version: $json['version'],
            versions: $json['versions'],
        );
    }
}

final readonly class Member extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'member' $object What kind of resource this is
     * @param string $person_id id of the person, the same in all companies
     * @param string $email address by which the person logs in, in lower case
     * @param string $name empty: not known yet
     * @param 'reader'|'biller'|'developer'|'payroll'|'owner' $role `reader` sees and downloads; `biller` also
     * issues documents; `developer` may do what an API key of role `full` may, except going live and people;
     * `payroll` sees payroll only; `owner` may do everything
     * @param string $created_at time from which the person is a member
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $person_id,
        public string $email,
        public string $name,
        public string $role,
        public string $created_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            person_id: $json['person_id'],
            email: $json['email'],
            name: $json['name'],
            role: $json['role'],
            created_at: $json['created_at'],
        );
    }
}

final readonly class MemberList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<Member> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => Member::from($one), $json['data']),
        );
    }
}

final readonly class MemberPatch extends Record
{
    /**
     * @param 'reader'|'biller'|'developer'|'payroll'|'owner' $role `reader` sees and downloads; `biller` also
     * issues documents; `developer` may do what an API key of role `full` may, except going live and people;
     * `payroll` sees payroll only; `owner` may do everything
     */
    public function __construct(
        public string $role,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            role: $json['role'],
        );
    }
}

final readonly class MissingPart extends Record
{
    /**
     * @param string $pointer Path and JSON pointer of what is missing
     * @param string $code Stable name of what is missing
     * @param string $detail What is missing, and why it is needed
     * @param string $fix How to supply it
     */
    public function __construct(
        public string $pointer,
        public string $code,
        public string $detail,
        public string $fix,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            pointer: $json['pointer'],
            code: $json['code'],
            detail: $json['detail'],
            fix: $json['fix'],
        );
    }
}

/** Answer of `navigator.credentials.create()` as its `toJSON()` writes it */
final readonly class NewCredential extends Record
{
    /**
     * @param string $id id of the passkey, in base64url
     * @param string $rawId id of the passkey, in base64url
     * @param 'public-key' $type
     * @param NewCredentialResponse $response what the authenticator answered
     * @param string|null $authenticatorAttachment whether the authenticator is a part of the device; not
     * looked at
     * @param array<string, mixed>|null $clientExtensionResults what extensions answered; not looked at
     */
    public function __construct(
        public string $id,
        public string $rawId,
        public string $type,
        public NewCredentialResponse $response,
        public ?string $authenticatorAttachment = null,
        public ?array $clientExtensionResults = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            rawId: $json['rawId'],
            type: $json['type'],
            response: NewCredentialResponse::from($json['response']),
            authenticatorAttachment: $json['authenticatorAttachment'] ?? null,
            clientExtensionResults: $json['clientExtensionResults'] ?? null,
        );
    }
}

/** what the authenticator answered */
final readonly class NewCredentialResponse extends Record
{
    /**
     * @param string $clientDataJSON what the browser says of the request, in base64url
     * @param string $attestationObject the new public key, in base64url
     * @param list<string>|null $transports how the authenticator is reached, such as `internal` or `usb`
     */
    public function __construct(
        public string $clientDataJSON,
        public string $attestationObject,
        public ?array $transports = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            clientDataJSON: $json['clientDataJSON'],
            attestationObject: $json['attestationObject'],
            transports: $json['transports'] ?? null,
        );
    }
}

final readonly class NoteList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<CreditNote|DebitNote> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => Note::from($one), $json['data']),
        );
    }
}

/** The time that a note without reference to an invoice is about */
final readonly class NotePeriod extends Record
{
    /**
     * @param string $start_date First day (YYYY-MM-DD)
     * @param string $end_date Last day (YYYY-MM-DD)
     * @param string|null $start_time Time of the first day (HH:MM:SS in Colombia, with or without -05:00)
     * @param string|null $end_time Time of the last day (HH:MM:SS in Colombia, with or without -05:00)
     */
    public function __construct(
        public string $start_date,
        public string $end_date,
        public ?string $start_time = null,
        public ?string $end_time = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            start_date: $json['start_date'],
            end_date: $json['end_date'],
            start_time: $json['start_time'] ?? null,
            end_time: $json['end_time'] ?? null,
        );
    }
}

/** The time that a note without reference to an invoice is about */
final readonly class NotePeriodResource extends Record
{
    /**
     * @param string $start_date First day (YYYY-MM-DD)
     * @param string|null $start_time Time of the first day (HH:MM:SS in Colombia, with or without -05:00)
     * @param string $end_date Last day (YYYY-MM-DD)
     * @param string|null $end_time Time of the last day (HH:MM:SS in Colombia, with or without -05:00)
     */
    public function __construct(
        public string $start_date,
        public ?string $start_time,
        public string $end_date,
        public ?string $end_time,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            start_date: $json['start_date'],
            start_time: $json['start_time'] ?? null,
            end_date: $json['end_date'],
            end_time: $json['end_time'] ?? null,
        );
    }
}

final readonly class NumberingRange extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'numbering_range' $object What kind of resource this is
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param 'test'|'habilitacion'|'production' $environment `test`: nothing leaves the house.
     * `habilitacion`: trial at the tax authority. `production`: it counts
     * @param 'invoice'|'credit_note'|'debit_note'|'support_document'|'support_document_adjustment'|'equivalent_document'|'equivalent_document_note'|'contingency' $document_type
     * invoice, credit_note, debit_note or contingency
     * @param string $prefix Prefix of the numbering range
     * @param int $from First number
     * @param int $to Last number
     * @param int|null $next the number that comes next; null when the range is used up or replaced, and while
     * an earlier range of its prefix still gives the numbers
     * @param list<NumberingRangeSkippedItem> $skipped numbers that are not issued here: `next` was set beyond
     * them, or another resolution had them; that of a cancelled document stands here until the next document
     * gets it
     * @param string|null $resolution_number Number of the resolution by which DIAN authorized it; null where
     * none is needed
     * @param string|null $resolution_date Day of the resolution (YYYY-MM-DD)
     * @param string|null $valid_from First day on which it may be used (YYYY-MM-DD)
     * @param string|null $valid_to Last day on which it may be used (YYYY-MM-DD)
     * @param bool $is_active Whether documents take numbers of it
     * @param 'in_force'|'not_yet_in_force'|'expired'|'used_up'|'inactive'|'replaced' $status whether it gives
     * numbers today, and if not, why
     * @param string|null $replaced_by the range that has taken over the numbers; documents that name this one
     * go on there
     * @param array<string, string> $metadata Your own pairs of texts, up to 50; key up to 40, value up to 500
     * characters
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $environment,
        public string $document_type,
        public string $prefix,
        public int $from,
        public int $to,
        public ?int $next,
        public array $skipped,
        public ?string $resolution_number,
        public ?string $resolution_date,
        public ?string $valid_from,
        public ?string $valid_to,
        public bool $is_active,
        public string $status,
        public ?string $replaced_by,
        public array $metadata,
        public string $created_at,
        public string $updated_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            environment: $json['environment'],
            document_type: $json['document_type'],
            prefix: $json['prefix'],
            from: $json['from'],
            to: $json['to'],
            next: $json['next'] ?? null,
            skipped: array_map(static fn (array $one) => NumberingRangeSkippedItem::from($one), $json['skipped']),
            resolution_number: $json['resolution_number'] ?? null,
            resolution_date: $json['resolution_date'] ?? null,
            valid_from: $json['valid_from'] ?? null,
            valid_to: $json['valid_to'] ?? null,
            is_active: $json['is_active'],
            status: $json['status'],
            replaced_by: $json['replaced_by'] ?? null,
            metadata: $json['metadata'],
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
        );
    }
}

final readonly class NumberingRangeInput extends Record
{
    /**
     * @param 'invoice'|'credit_note'|'debit_note'|'support_document'|'support_document_adjustment'|'equivalent_document'|'equivalent_document_note'|'contingency' $document_type
     * What the range numbers: contingency is the paper range of the issuer (type code 03)
     * @param string $prefix Up to four letters and digits, or an empty string
     * @param int $from First number
     * @param int $to Last number
     * @param 'test'|'habilitacion'|'production'|null $environment `test`: nothing leaves the house.
     * `habilitacion`: trial at the tax authority. `production`: it counts
     * @param int|null $next Number that comes next, where numbers before it were used elsewhere; by default
     * the first one. Those numbers are recorded as skipped
     * @param string|null $next_reason Why the numbers before `next` are not issued here; `used_elsewhere` if
     * left out
     * @param string|null $resolution_number Number of the authorising resolution; notes have none
     * @param string|null $resolution_date Day of the resolution (YYYY-MM-DD)
     * @param string|null $valid_from First day of the authorisation (YYYY-MM-DD)
     * @param string|null $valid_to Last day of the authorisation (YYYY-MM-DD)
     * @param string|null $technical_key Technical key (ClTec) of the range, needed for invoices: 40 or 64
     * hexadecimal digits. Blanks and capitals are put right; write only
     * @param bool|null $is_active Whether documents may be numbered from it
     * @param array<string, string>|null $metadata Up to 50 pairs of your own (key at most 40 characters,
     * value at most 500); never in the XML.
     */
    public function __construct(
        public string $document_type,
        public string $prefix,
        public int $from,
        public int $to,
        public ?string $environment = null,
        public ?int $next = null,
        public ?string $next_reason = null,
        public ?string $resolution_number = null,
        public ?string $resolution_date = null,
        public ?string $valid_from = null,
        public ?string $valid_to = null,
        public ?string $technical_key = null,
        public ?bool $is_active = null,
        public ?array $metadata = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            document_type: $json['document_type'],
            prefix: $json['prefix'],
            from: $json['from'],
            to: $json['to'],
            environment: $json['environment'] ?? null,
            next: $json['next'] ?? null,
            next_reason: $json['next_reason'] ?? null,
            resolution_number: $json['resolution_number'] ?? null,
            resolution_date: $json['resolution_date'] ?? null,
            valid_from: $json['valid_from'] ?? null,
            valid_to: $json['valid_to'] ?? null,
            technical_key: $json['technical_key'] ?? null,
            is_active: $json['is_active'] ?? null,
            metadata: $json['metadata'] ?? null,
        );
    }
}

final readonly class NumberingRangeList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<NumberingRange> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => NumberingRange::from($one), $json['data']),
        );
    }
}

final readonly class NumberingRangePatch extends Record
{
    /**
     * @param bool|null $is_active Whether documents take numbers of it
     * @param int|null $from First number
     * @param int|null $to Last number
     * @param string|null $resolution_number Number of the authorising resolution; notes have none
     * @param string|null $resolution_date Day of the resolution (YYYY-MM-DD)
     * @param string|null $valid_from First day of the authorisation (YYYY-MM-DD)
     * @param string|null $valid_to Last day of the authorisation (YYYY-MM-DD)
     * @param string|null $technical_key Technical key (ClTec) of the range, needed for invoices: 40 or 64
     * hexadecimal digits. Blanks and capitals are put right; write only
     * @param int|null $next Number that comes next, where numbers before it were used elsewhere; by default
     * the first one. Those numbers are recorded as skipped
     * @param string|null $next_reason Why the numbers before `next` are not issued here; `used_elsewhere` if
     * left out
     * @param array<string, string>|null $metadata Up to 50 pairs of your own (key at most 40 characters,
     * value at most 500); never in the XML.
     */
    public function __construct(
        public ?bool $is_active = null,
        public ?int $from = null,
        public ?int $to = null,
        public ?string $resolution_number = null,
        public ?string $resolution_date = null,
        public ?string $valid_from = null,
        public ?string $valid_to = null,
        public ?string $technical_key = null,
        public ?int $next = null,
        public ?string $next_reason = null,
        public ?array $metadata = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            is_active: $json['is_active'] ?? null,
            from: $json['from'] ?? null,
            to: $json['to'] ?? null,
            resolution_number: $json['resolution_number'] ?? null,
            resolution_date: $json['resolution_date'] ?? null,
            valid_from: $json['valid_from'] ?? null,
            valid_to: $json['valid_to'] ?? null,
            technical_key: $json['technical_key'] ?? null,
            next: $json['next'] ?? null,
            next_reason: $json['next_reason'] ?? null,
            metadata: $json['metadata'] ?? null,
        );
    }
}

final readonly class NumberingRangeSkippedItem extends Record
{
    /**
     * @param int $from First number
     * @param int $to the last of them
     * @param string $reason as it was given; otherwise `used_elsewhere`, `resolution_replaced` (a resolution
     * left them over, and the next one goes on beyond them) or `used_under_former_resolution`
     * @param string $at when it was recorded
     */
    public function __construct(
        public int $from,
        public int $to,
        public string $reason,
        public string $at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            from: $json['from'],
            to: $json['to'],
            reason: $json['reason'],
            at: $json['at'],
        );
    }
}

final readonly class NumberingRangeSync extends Record
{
    /**
     * @param 'numbering_range_sync' $object What kind of resource this is
     * @param 'created'|'updated'|'unchanged'|'skipped'|'unassigned' $action created, updated, unchanged or
     * skipped
     * @param NumberingRangeSyncAuthorized $authorized what the tax authority said
     * @param list<'invoice'|'credit_note'|'debit_note'|'support_document'|'support_document_adjustment'|'equivalent_document'|'equivalent_document_note'|'contingency'> $document_types
     * what it numbers; of `unassigned`, what it may number: say it in `assign`
     * @param NumberingRange|null $numbering_range The range as it is now; null when it was skipped
     * @param list<string> $changed of `updated`: fields that were renewed
     * @param string|null $reason why it was skipped
     */
    public function __construct(
        public string $object,
        public string $action,
        public NumberingRangeSyncAuthorized $authorized,
        public array $document_types,
        public ?NumberingRange $numbering_range,
        public array $changed,
        public ?string $reason,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            action: $json['action'],
            authorized: NumberingRangeSyncAuthorized::from($json['authorized']),
            document_types: $json['document_types'],
            numbering_range: isset($json['numbering_range']) ? NumberingRange::from($json['numbering_range']) : null,
            changed: $json['changed'],
            reason: $json['reason'] ?? null,
        );
    }
}

/** what the tax authority said */
final readonly class NumberingRangeSyncAuthorized extends Record
{
    /**
     * @param string $prefix Prefix of the numbering range
     * @param int $from First number
     * @param int $to Last number
     * @param string $resolution_number Number of the resolution by which DIAN authorized it; null where none
     * is needed
     * @param string $valid_from First day on which it may be used (YYYY-MM-DD)
     * @param string $valid_to Last day on which it may be used (YYYY-MM-DD)
     */
    public function __construct(
        public string $prefix,
        public int $from,
        public int $to,
        public string $resolution_number,
        public string $valid_from,
        public string $valid_to,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            prefix: $json['prefix'],
            from: $json['from'],
            to: $json['to'],
            resolution_number: $json['resolution_number'],
            valid_from: $json['valid_from'],
            valid_to: $json['valid_to'],
        );
    }
}

final readonly class NumberingRangeSyncList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<NumberingRangeSync> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => NumberingRangeSync::from($one), $json['data']),
        );
    }
}

final readonly class NumberingRangesInUse extends Record
{
    /**
     * @param list<NumberingRangesInUseInUseItem>|null $in_use Ranges that go on with a number of their own;
     * prefix and number say which are meant. The others begin with their first
     * @param list<NumberingRangesInUseAssignItem>|null $assign What ranges number where DIAN does not say it:
     * those whose `action` was `unassigned`. Each is said once
     */
    public function __construct(
        public ?array $in_use = null,
        public ?array $assign = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            in_use: isset($json['in_use']) ? array_map(static fn (array $one) => NumberingRangesInUseInUseItem::from($one), $json['in_use']) : null,
            assign: isset($json['assign']) ? array_map(static fn (array $one) => NumberingRangesInUseAssignItem::from($one), $json['assign']) : null,
        );
    }
}

final readonly class NumberingRangesInUseAssignItem extends Record
{
    /**
     * @param string $resolution_number as DIAN tells it
     * @param string $prefix Up to four letters and digits, or an empty string
     * @param 'invoice'|'support_document'|'equivalent_document'|'contingency' $document_type invoice,
     * credit_note, debit_note or contingency
     */
    public function __construct(
        public string $resolution_number,
        public string $prefix,
        public string $document_type,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            resolution_number: $json['resolution_number'],
            prefix: $json['prefix'],
            document_type: $json['document_type'],
        );
    }
}

final readonly class NumberingRangesInUseInUseItem extends Record
{
    /**
     * @param string $prefix Up to four letters and digits, or an empty string
     * @param int $next Number that comes next, where numbers before it were used elsewhere; by default the
     * first one. Those numbers are recorded as skipped
     * @param string|null $next_reason Why the numbers before `next` are not issued here; `used_elsewhere` if
     * left out
     */
    public function __construct(
        public string $prefix,
        public int $next,
        public ?string $next_reason = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            prefix: $json['prefix'],
            next: $json['next'],
            next_reason: $json['next_reason'] ?? null,
        );
    }
}

/** Provider of OpenID Connect at which the people of a company log in */
final readonly class OidcProvider extends Record
{
    /**
     * @param 'oidc_provider' $object What kind of resource this is
     * @param string $redirect_uri what the provider has to take as redirect URI
     * @param string $login_url page of the console at which the people of the company begin
     * @param string|null $issuer URL of the provider; null: the company has none
     * @param string|null $client_id id of this product at the provider; null: the company has none
     * @param bool $is_required true: no other login reaches this company
     * @param string|null $updated_at time of the last change; null: the company has no provider
     */
    public function __construct(
        public string $object,
        public string $redirect_uri,
        public string $login_url,
        public ?string $issuer,
        public ?string $client_id,
        public bool $is_required,
        public ?string $updated_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            redirect_uri: $json['redirect_uri'],
            login_url: $json['login_url'],
            issuer: $json['issuer'] ?? null,
            client_id: $json['client_id'] ?? null,
            is_required: $json['is_required'],
            updated_at: $json['updated_at'] ?? null,
        );
    }
}

final readonly class OidcProviderChange extends Record
{
    /**
     * @param bool $is_required true: a session of this company must have begun at the provider; other logins
     * do not reach it
     */
    public function __construct(
        public bool $is_required,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            is_required: $json['is_required'],
        );
    }
}

final readonly class OidcProviderInput extends Record
{
    /**
     * @param string $issuer URL of the provider, exactly as it names itself
     * @param string $client_id id that the provider gave to this product
     * @param string $client_secret secret that the provider gave to this product; no answer has it
     */
    public function __construct(
        public string $issuer,
        public string $client_id,
        public string $client_secret,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            issuer: $json['issuer'],
            client_id: $json['client_id'],
            client_secret: $json['client_secret'],
        );
    }
}

final readonly class OpenInvitation extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param string $company legal name of the company
     * @param 'reader'|'biller'|'developer'|'payroll'|'owner' $role `reader` sees and downloads; `biller` also
     * issues documents; `developer` may do what an API key of role `full` may, except going live and people;
     * `payroll` sees payroll only; `owner` may do everything
     * @param string $expires_at the invitation is open until then
     */
    public function __construct(
        public string $id,
        public string $company,
        public string $role,
        public string $expires_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            company: $json['company'],
            role: $json['role'],
            expires_at: $json['expires_at'],
        );
    }
}

/** Left out, the order is that of the document */
final readonly class OrderLineReference extends Record
{
    /**
     * @param string $line_id Number of the line there
     * @param OrderLineReferenceOrderReference|null $order_reference The buyer's order
     */
    public function __construct(
        public string $line_id,
        public ?OrderLineReferenceOrderReference $order_reference = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            line_id: $json['line_id'],
            order_reference: isset($json['order_reference']) ? OrderLineReferenceOrderReference::from($json['order_reference']) : null,
        );
    }
}

final readonly class OrderLineReferenceOrderReference extends Record
{
    /**
     * @param string $id The buyer's order
     * @param string|null $date Its day (YYYY-MM-DD)
     */
    public function __construct(
        public string $id,
        public ?string $date = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            date: $json['date'] ?? null,
        );
    }
}

/** Left out, the order is that of the document */
final readonly class OrderLineReferenceResource extends Record
{
    /**
     * @param string $line_id Number of the line there
     * @param OrderLineReferenceResourceOrderReference|null $order_reference The buyer's order
     */
    public function __construct(
        public string $line_id,
        public ?OrderLineReferenceResourceOrderReference $order_reference,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            line_id: $json['line_id'],
            order_reference: isset($json['order_reference']) ? OrderLineReferenceResourceOrderReference::from($json['order_reference']) : null,
        );
    }
}

final readonly class OrderLineReferenceResourceOrderReference extends Record
{
    /**
     * @param string $id The buyer's order
     * @param string|null $date Its day (YYYY-MM-DD)
     */
    public function __construct(
        public string $id,
        public ?string $date,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            date: $json['date'] ?? null,
        );
    }
}

/** A key on a device of the person, by which this person logs in without a password */
final readonly class Passkey extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'passkey' $object What kind of resource this is
     * @param string $name name by which the person knows the passkey
     * @param bool $is_synced true: a password manager keeps it on several devices; false: it is on one device
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string|null $used_at time of the last login or step-up by it; null: never
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $name,
        public bool $is_synced,
        public string $created_at,
        public ?string $used_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            name: $json['name'],
            is_synced: $json['is_synced'],
            created_at: $json['created_at'],
            used_at: $json['used_at'] ?? null,
        );
    }
}

final readonly class PasskeyAssertionOptions extends Record
{
    /**
     * @param 'passkey_options' $object What kind of resource this is
     * @param array<string, mixed> $public_key what `navigator.credentials.get()` takes as `publicKey`, once a
     * browser has parsed it; its challenge is good once, for 5 minutes
     */
    public function __construct(
        public string $object,
        public array $public_key,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            public_key: $json['public_key'],
        );
    }
}

final readonly class PasskeyChange extends Record
{
    /** @param string $name name by which the person knows the passkey */
    public function __construct(
        public string $name,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            name: $json['name'],
        );
    }
}

final readonly class PasskeyInput extends Record
{
    /**
     * @param string $name name by which the person knows the passkey
     * @param NewCredential $credential
     */
    public function __construct(
        public string $name,
        public NewCredential $credential,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            name: $json['name'],
            credential: NewCredential::from($json['credential']),
        );
    }
}

final readonly class PasskeyList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param list<Passkey> $data the passkeys, oldest first
     */
    public function __construct(
        public string $object,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            data: array_map(static fn (array $one) => Passkey::from($one), $json['data']),
        );
    }
}

final readonly class PasskeyRegistrationOptions extends Record
{
    /**
     * @param 'passkey_options' $object What kind of resource this is
     * @param array<string, mixed> $public_key what `navigator.credentials.create()` takes as `publicKey`,
     * once a browser has parsed it; its challenge is good once, for 5 minutes
     */
    public function __construct(
        public string $object,
        public array $public_key,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            public_key: $json['public_key'],
        );
    }
}

/** A further currency in which it may be paid, beside that of exchange_rate */
final readonly class PaymentAlternativeExchangeRate extends Record
{
    /**
     * @param string $rate The document's currency for one unit of the alternative currency (decimal string
     * with two to six decimals, no sign, no exponent)
     * @param string $date Day of the rate (YYYY-MM-DD)
     * @param string $currency The alternative currency
     */
    public function __construct(
        public string $rate,
        public string $date,
        public string $currency,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            rate: $json['rate'],
            date: $json['date'],
            currency: $json['currency'],
        );
    }
}

final readonly class PaymentAtOnce extends Record
{
    /**
     * @param string $code How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20
     * cheque, 42 deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them
     * dian:71 (bonos) and 72 (vales)
     * @param '1'|null $type It is paid at once; a sale on credit is an invoice
     * @param string|null $payment_id What the payer quotes: a reference, a number of account
     */
    public function __construct(
        public string $code,
        public ?string $type = null,
        public ?string $payment_id = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            type: $json['type'] ?? null,
            payment_id: $json['payment_id'] ?? null,
        );
    }
}

final readonly class PaymentAtOnceResource extends Record
{
    /**
     * @param string $code How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20
     * cheque, 42 deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them
     * dian:71 (bonos) and 72 (vales)
     * @param '1'|null $type It is paid at once; a sale on credit is an invoice
     * @param string|null $payment_id What the payer quotes: a reference, a number of account
     */
    public function __construct(
        public string $code,
        public ?string $type,
        public ?string $payment_id,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            type: $json['type'] ?? null,
            payment_id: $json['payment_id'] ?? null,
        );
    }
}

final readonly class PaymentMeans extends Record
{
    /**
     * @param string $code How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20
     * cheque, 42 deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them
     * dian:71 (bonos) and 72 (vales)
     * @param '1'|'2' $type When it is paid: 1 at once, 2 on credit
     * @param string|null $due_date Day on which it must be paid; needed on credit (YYYY-MM-DD)
     * @param string|null $payment_id What the payer quotes: a reference, a number of account
     */
    public function __construct(
        public string $code,
        public string $type,
        public ?string $due_date = null,
        public ?string $payment_id = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            type: $json['type'],
            due_date: $json['due_date'] ?? null,
            payment_id: $json['payment_id'] ?? null,
        );
    }
}

final readonly class PaymentMeansResource extends Record
{
    /**
     * @param string $code How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20
     * cheque, 42 deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them
     * dian:71 (bonos) and 72 (vales)
     * @param '1'|'2' $type When it is paid: 1 at once, 2 on credit
     * @param string|null $due_date Day on which it must be paid; needed on credit (YYYY-MM-DD)
     * @param string|null $payment_id What the payer quotes: a reference, a number of account
     */
    public function __construct(
        public string $code,
        public string $type,
        public ?string $due_date,
        public ?string $payment_id,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            type: $json['type'],
            due_date: $json['due_date'] ?? null,
            payment_id: $json['payment_id'] ?? null,
        );
    }
}

/** One agreement on the payment */
final readonly class PaymentTerms extends Record
{
    /**
     * @param string|null $note What was agreed, in words
     * @param string|null $settlement_discount_percent Percent off for early payment (0.00 to 100.00, decimal
     * string with two to six decimals)
     * @param string|null $penalty_surcharge_percent Percent of interest for late payment (0.00 to 100.00,
     * decimal string with two to six decimals)
     * @param string|null $amount Amount of this instalment (decimal string with exactly two decimals, no
     * sign, no exponent)
     * @param string|null $payment_due_date Day on which this instalment must be paid (YYYY-MM-DD)
     */
    public function __construct(
        public ?string $note = null,
        public ?string $settlement_discount_percent = null,
        public ?string $penalty_surcharge_percent = null,
        public ?string $amount = null,
        public ?string $payment_due_date = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            note: $json['note'] ?? null,
            settlement_discount_percent: $json['settlement_discount_percent'] ?? null,
            penalty_surcharge_percent: $json['penalty_surcharge_percent'] ?? null,
            amount: $json['amount'] ?? null,
            payment_due_date: $json['payment_due_date'] ?? null,
        );
    }
}

/** One agreement on the payment */
final readonly class PaymentTermsResource extends Record
{
    /**
     * @param string|null $note What was agreed, in words
     * @param string|null $settlement_discount_percent Percent off for early payment (0.00 to 100.00, decimal
     * string with two to six decimals)
     * @param string|null $penalty_surcharge_percent Percent of interest for late payment (0.00 to 100.00,
     * decimal string with two to six decimals)
     * @param string|null $amount Amount of this instalment (decimal string with exactly two decimals, no
     * sign, no exponent)
     * @param string|null $payment_due_date Day on which this instalment must be paid (YYYY-MM-DD)
     */
    public function __construct(
        public ?string $note,
        public ?string $settlement_discount_percent,
        public ?string $penalty_surcharge_percent,
        public ?string $amount,
        public ?string $payment_due_date,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            note: $json['note'] ?? null,
            settlement_discount_percent: $json['settlement_discount_percent'] ?? null,
            penalty_surcharge_percent: $json['penalty_surcharge_percent'] ?? null,
            amount: $json['amount'] ?? null,
            payment_due_date: $json['payment_due_date'] ?? null,
        );
    }
}

/** A human being who logs in to the console */
final readonly class Person extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param string $email address by which the person logs in, in lower case
     * @param string $name empty: not known yet
     * @param 'es'|'en'|null $language language of our mails: the one that the person has chosen, or that of
     * the browser at the last login; null: not known yet
     * @param bool $is_language_chosen false: a login changes the language to that of the browser
     */
    public function __construct(
        public string $id,
        public string $email,
        public string $name,
        public ?string $language,
        public bool $is_language_chosen,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            email: $json['email'],
            name: $json['name'],
            language: $json['language'] ?? null,
            is_language_chosen: $json['is_language_chosen'],
        );
    }
}

/** How the person is identified */
final readonly class PersonIdentification extends Record
{
    /**
     * @param '11'|'12'|'13'|'21'|'22'|'31'|'41'|'42'|'47'|'48'|'50'|'91' $type Identification type: 11
     * Registro civil, 12 Tarjeta de identidad, 13 Cédula de ciudadanía, 21 Tarjeta de extranjería, 22 Cédula
     * de extranjería, 31 NIT, 41 Pasaporte, 42 Documento de identificación extranjero, 47 PEP (Permiso
     * Especial de Permanencia), 48 PPT (Permiso por Protección Temporal), 50 NIT de otro país, 91 NUIP
     * @param string $number Number of the document, without check digit
     */
    public function __construct(
        public string $type,
        public string $number,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            type: $json['type'],
            number: $json['number'],
        );
    }
}

final readonly class PersonPatch extends Record
{
    /**
     * @param string|null $name name, as other people see it
     * @param 'es'|'en'|null $language language of our mails; null: that of the browser at each login
     */
    public function __construct(
        public ?string $name = null,
        public ?string $language = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            name: $json['name'] ?? null,
            language: $json['language'] ?? null,
        );
    }
}

final readonly class Prepaid extends Record
{
    /**
     * @param string $amount What was paid (decimal string with exactly two decimals, no sign, no exponent)
     * @param string $received_on When it came (YYYY-MM-DD)
     * @param string|null $id Number of the receipt; left out: 1, 2, 3 in this list
     * @param string|null $paid_date When it was paid, where that is another day (YYYY-MM-DD)
     * @param string|null $paid_time Time of the payment (HH:MM:SS in Colombia, with or without -05:00)
     * @param string|null $instruction_id What the payment is for, or how it was made, in words
     */
    public function __construct(
        public string $amount,
        public string $received_on,
        public ?string $id = null,
        public ?string $paid_date = null,
        public ?string $paid_time = null,
        public ?string $instruction_id = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            amount: $json['amount'],
            received_on: $json['received_on'],
            id: $json['id'] ?? null,
            paid_date: $json['paid_date'] ?? null,
            paid_time: $json['paid_time'] ?? null,
            instruction_id: $json['instruction_id'] ?? null,
        );
    }
}

final readonly class PrepaidResource extends Record
{
    /**
     * @param string|null $id Number of the receipt; left out: 1, 2, 3 in this list
     * @param string $amount What was paid (decimal string with exactly two decimals, no sign, no exponent)
     * @param string $received_on When it came (YYYY-MM-DD)
     * @param string|null $paid_date When it was paid, where that is another day (YYYY-MM-DD)
     * @param string|null $paid_time Time of the payment (HH:MM:SS in Colombia, with or without -05:00)
     * @param string|null $instruction_id What the payment is for, or how it was made, in words
     */
    public function __construct(
        public ?string $id,
        public string $amount,
        public string $received_on,
        public ?string $paid_date,
        public ?string $paid_time,
        public ?string $instruction_id,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'] ?? null,
            amount: $json['amount'],
            received_on: $json['received_on'],
            paid_date: $json['paid_date'] ?? null,
            paid_time: $json['paid_time'] ?? null,
            instruction_id: $json['instruction_id'] ?? null,
        );
    }
}

final readonly class Preview extends Record
{
    /**
     * @param 'preview' $object What kind of resource this is
     * @param 'invoice'|'credit_note'|'debit_note'|'support_document'|'support_document_adjustment'|'equivalent_document'|'equivalent_document_note' $kind
     * invoice, credit_note or debit_note
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param 'test'|'habilitacion'|'production' $environment test, habilitacion or production; fixed when it
     * was made
     * @param string $type_code Type of document in the XML: 01, 02, 03, 04, 91 or 92
     * @param string|null $number The prefix with 0 in the place of the number to come; null: there is no
     * range to take one from
     * @param string|null $prefix Of the range
     * @param string|null $numbering_range_id The range that the number would be taken from
     * @param string $issued_at Colombian time, -05:00
     * @param string|null $cufe CUFE, or the CUDE of a note, under that number; null: something that it is
     * made of is missing
     * @param string|null $qr_url Page of the tax authority about this document, as in its QR code; null until
     * there is a CUFE
     * @param DocumentTotals $totals Sums that were calculated by the rules of DIAN; amounts with two decimals
     * @param PreviewWaiting|null $waiting What the document would wait for
     * @param list<RuleMessage> $messages What the tax authority would remark without rejecting it; `warnings`
     * has it too
     * @param list<Warning> $warnings What is unusual, and what the tax authority would remark; a POST of the
     * same body is accepted
     */
    public function __construct(
        public string $object,
        public string $kind,
        public bool $livemode,
        public string $environment,
        public string $type_code,
        public ?string $number,
        public ?string $prefix,
        public ?string $numbering_range_id,
        public string $issued_at,
        public ?string $cufe,
        public ?string $qr_url,
        public DocumentTotals $totals,
        public ?PreviewWaiting $waiting,
        public array $messages,
        public array $warnings,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            kind: $json['kind'],
            livemode: $json['livemode'],
            environment: $json['environment'],
            type_code: $json['type_code'],
            number: $json['number'] ?? null,
            prefix: $json['prefix'] ?? null,
            numbering_range_id: $json['numbering_range_id'] ?? null,
            issued_at: $json['issued_at'],
            cufe: $json['cufe'] ?? null,
            qr_url: $json['qr_url'] ?? null,
            totals: DocumentTotals::from($json['totals']),
            waiting: isset($json['waiting']) ? PreviewWaiting::from($json['waiting']) : null,
            messages: array_map(static fn (array $one) => RuleMessage::from($one), $json['messages']),
            warnings: array_map(static fn (array $one) => Warning::from($one), $json['warnings']),
        );
    }
}

final readonly class PreviewWaiting extends Record
{
    /**
     * @param 'certificate_missing'|'range_exhausted'|'invoice_not_accepted'|'dian_unavailable'|'dian_unknown_outcome'|'contingency_not_declared'|'week_open' $reason
     * Stable code of what would be missing, with a page of its own
     * @param string $action What you can do, in words
     */
    public function __construct(
        public string $reason,
        public string $action,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            reason: $json['reason'],
            action: $json['action'],
        );
    }
}

/** RFC 9457 */
final readonly class Problem extends Record
{
    /**
     * @param string $type the page of this code
     * @param string $title The status in words
     * @param int $status HTTP status
     * @param string $detail What is wrong, in the language of Accept-Language
     * @param string $code stable
     * @param string|null $request_id Quote it to support
     * @param string|null $existing_id id of what stands in the way: it has this external_id or number, or
     * corrects this document already
     * @param list<ProblemErrorsItem>|null $errors All that is wrong, each at its place
     * @param int|null $tries_left tries that a code for a login has left
     */
    public function __construct(
        public string $type,
        public string $title,
        public int $status,
        public string $detail,
        public string $code,
        public ?string $request_id,
        public ?string $existing_id = null,
        public ?array $errors = null,
        public ?int $tries_left = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            type: $json['type'],
            title: $json['title'],
            status: $json['status'],
            detail: $json['detail'],
            code: $json['code'],
            request_id: $json['request_id'] ?? null,
            existing_id: $json['existing_id'] ?? null,
            errors: isset($json['errors']) ? array_map(static fn (array $one) => ProblemErrorsItem::from($one), $json['errors']) : null,
            tries_left: $json['tries_left'] ?? null,
        );
    }
}

final readonly class ProblemErrorsItem extends Record
{
    /**
     * @param string $code Stable code of this fault
     * @param string $detail What is wrong and why
     * @param string|null $pointer JSON pointer into the body; or into another resource, named before the #
     * @param string|null $parameter name of the query parameter
     * @param string|null $fix How to mend it
     * @param string|null $rule the tax authority's rule that would have rejected it
     */
    public function __construct(
        public string $code,
        public string $detail,
        public ?string $pointer = null,
        public ?string $parameter = null,
        public ?string $fix = null,
        public ?string $rule = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            detail: $json['detail'],
            pointer: $json['pointer'] ?? null,
            parameter: $json['parameter'] ?? null,
            fix: $json['fix'] ?? null,
            rule: $json['rule'] ?? null,
        );
    }
}

final readonly class ProductCode extends Record
{
    /**
     * @param string $standard 001 UNSPSC, 010 GTIN, 020 tariff heading, 999 your own
     * @param string $value The code
     */
    public function __construct(
        public string $standard,
        public string $value,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            standard: $json['standard'],
            value: $json['value'],
        );
    }
}

final readonly class PurchaseAdjustmentLine extends Record
{
    /**
     * @param string $purchased_on Day of the purchase (YYYY-MM-DD)
     * @param string $description What is sold
     * @param string $quantity How many (decimal string with two to six decimals, no sign, no exponent)
     * @param string $unit_code Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them
     * in /v1/catalogs/unidad-medida
     * @param string $unit_price Price of one unit, without tax; 0.00 of a free line (decimal string with two
     * to six decimals, no sign, no exponent)
     * @param string $line_extension_amount quantity × unit_price − allowances + charges; the tax is NOT in
     * it. The same with all taxes, exact to the cent, is taken and shown without them (decimal string with
     * exactly two decimals, no sign, no exponent)
     * @param list<PurchaseTax>|null $taxes IVA of the line; most purchases have none
     * @param list<AllowanceCharge>|null $allowances Discounts of the line
     * @param list<AllowanceCharge>|null $charges Charges of the line
     * @param ProductCode|null $product_code Code of the product in a standard
     * @param string|null $brand Brand
     * @param string|null $model Model
     * @param string|null $note A note to the line
     * @param SellersItemIdentification|null $sellers_item_identification Your own code, beside a standard one
     * in product_code
     * @param list<AdditionalItemProperty>|null $additional_item_properties Properties of the item: lot,
     * serial number, expiry
     */
    public function __construct(
        public string $purchased_on,
        public string $description,
        public string $quantity,
        public string $unit_code,
        public string $unit_price,
        public string $line_extension_amount,
        public ?array $taxes = null,
        public ?array $allowances = null,
        public ?array $charges = null,
        public ?ProductCode $product_code = null,
        public ?string $brand = null,
        public ?string $model = null,
        public ?string $note = null,
        public ?SellersItemIdentification $sellers_item_identification = null,
        public ?array $additional_item_properties = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            purchased_on: $json['purchased_on'],
            description: $json['description'],
            quantity: $json['quantity'],
            unit_code: $json['unit_code'],
            unit_price: $json['unit_price'],
            line_extension_amount: $json['line_extension_amount'],
            taxes: isset($json['taxes']) ? array_map(static fn (array $one) => PurchaseTax::from($one), $json['taxes']) : null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['charges']) : null,
            product_code: isset($json['product_code']) ? ProductCode::from($json['product_code']) : null,
            brand: $json['brand'] ?? null,
            model: $json['model'] ?? null,
            note: $json['note'] ?? null,
            sellers_item_identification: isset($json['sellers_item_identification']) ? SellersItemIdentification::from($json['sellers_item_identification']) : null,
            additional_item_properties: isset($json['additional_item_properties']) ? array_map(static fn (array $one) => AdditionalItemProperty::from($one), $json['additional_item_properties']) : null,
        );
    }
}

final readonly class PurchaseAdjustmentLineResource extends Record
{
    /**
     * @param string $purchased_on Day of the purchase (YYYY-MM-DD)
     * @param string $description What is sold
     * @param string $quantity How many (decimal string with two to six decimals, no sign, no exponent)
     * @param string $unit_code Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them
     * in /v1/catalogs/unidad-medida
     * @param string $unit_price Price of one unit, without tax; 0.00 of a free line (decimal string with two
     * to six decimals, no sign, no exponent)
     * @param string $line_extension_amount quantity × unit_price − allowances + charges; the tax is NOT in
     * it. The same with all taxes, exact to the cent, is taken and shown without them (decimal string with
     * exactly two decimals, no sign, no exponent)
     * @param list<PurchaseTaxResource>|null $taxes IVA of the line; most purchases have none
     * @param list<AllowanceChargeResource>|null $allowances Discounts of the line
     * @param list<AllowanceChargeResource>|null $charges Charges of the line
     * @param ProductCode|null $product_code Code of the product in a standard
     * @param string|null $brand Brand
     * @param string|null $model Model
     * @param string|null $note A note to the line
     * @param SellersItemIdentificationResource|null $sellers_item_identification Your own code, beside a
     * standard one in product_code
     * @param list<AdditionalItemPropertyResource>|null $additional_item_properties Properties of the item:
     * lot, serial number, expiry
     */
    public function __construct(
        public string $purchased_on,
        public string $description,
        public string $quantity,
        public string $unit_code,
        public string $unit_price,
        public string $line_extension_amount,
        public ?array $taxes,
        public ?array $allowances,
        public ?array $charges,
        public ?ProductCode $product_code,
        public ?string $brand,
        public ?string $model,
        public ?string $note,
        public ?SellersItemIdentificationResource $sellers_item_identification,
        public ?array $additional_item_properties,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            purchased_on: $json['purchased_on'],
            description: $json['description'],
            quantity: $json['quantity'],
            unit_code: $json['unit_code'],
            unit_price: $json['unit_price'],
            line_extension_amount: $json['line_extension_amount'],
            taxes: isset($json['taxes']) ? array_map(static fn (array $one) => PurchaseTaxResource::from($one), $json['taxes']) : null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['charges']) : null,
            product_code: isset($json['product_code']) ? ProductCode::from($json['product_code']) : null,
            brand: $json['brand'] ?? null,
            model: $json['model'] ?? null,
            note: $json['note'] ?? null,
            sellers_item_identification: isset($json['sellers_item_identification']) ? SellersItemIdentificationResource::from($json['sellers_item_identification']) : null,
            additional_item_properties: isset($json['additional_item_properties']) ? array_map(static fn (array $one) => AdditionalItemPropertyResource::from($one), $json['additional_item_properties']) : null,
        );
    }
}

final readonly class PurchaseLine extends Record
{
    /**
     * @param string $purchased_on Day of the purchase (YYYY-MM-DD)
     * @param string $description What is sold
     * @param string $quantity How many (decimal string with two to six decimals, no sign, no exponent)
     * @param string $unit_code Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them
     * in /v1/catalogs/unidad-medida
     * @param string $unit_price Price of one unit, without tax; 0.00 of a free line (decimal string with two
     * to six decimals, no sign, no exponent)
     * @param string $line_extension_amount quantity × unit_price − allowances + charges; the tax is NOT in
     * it. The same with all taxes, exact to the cent, is taken and shown without them (decimal string with
     * exactly two decimals, no sign, no exponent)
     * @param list<PurchaseTax>|null $taxes IVA of the line; most purchases have none
     * @param list<PurchaseWithholding>|null $withholdings What the buyer withholds, informative: of the
     * lines, else of the document
     * @param list<AllowanceCharge>|null $allowances Discounts of the line
     * @param list<AllowanceCharge>|null $charges Charges of the line
     * @param ProductCode|null $product_code Code of the product in a standard
     * @param string|null $brand Brand
     * @param string|null $model Model
     * @param string|null $note A note to the line
     * @param SellersItemIdentification|null $sellers_item_identification Your own code, beside a standard one
     * in product_code
     * @param list<AdditionalItemProperty>|null $additional_item_properties Properties of the item: lot,
     * serial number, expiry
     */
    public function __construct(
        public string $purchased_on,
        public string $description,
        public string $quantity,
        public string $unit_code,
        public string $unit_price,
        public string $line_extension_amount,
        public ?array $taxes = null,
        public ?array $withholdings = null,
        public ?array $allowances = null,
        public ?array $charges = null,
        public ?ProductCode $product_code = null,
        public ?string $brand = null,
        public ?string $model = null,
        public ?string $note = null,
        public ?SellersItemIdentification $sellers_item_identification = null,
        public ?array $additional_item_properties = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            purchased_on: $json['purchased_on'],
            description: $json['description'],
            quantity: $json['quantity'],
            unit_code: $json['unit_code'],
            unit_price: $json['unit_price'],
            line_extension_amount: $json['line_extension_amount'],
            taxes: isset($json['taxes']) ? array_map(static fn (array $one) => PurchaseTax::from($one), $json['taxes']) : null,
            withholdings: isset($json['withholdings']) ? array_map(static fn (array $one) => PurchaseWithholding::from($one), $json['withholdings']) : null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['charges']) : null,
            product_code: isset($json['product_code']) ? ProductCode::from($json['product_code']) : null,
            brand: $json['brand'] ?? null,
            model: $json['model'] ?? null,
            note: $json['note'] ?? null,
            sellers_item_identification: isset($json['sellers_item_identification']) ? SellersItemIdentification::from($json['sellers_item_identification']) : null,
            additional_item_properties: isset($json['additional_item_properties']) ? array_map(static fn (array $one) => AdditionalItemProperty::from($one), $json['additional_item_properties']) : null,
        );
    }
}

final readonly class PurchaseLineResource extends Record
{
    /**
     * @param string $purchased_on Day of the purchase (YYYY-MM-DD)
     * @param string $description What is sold
     * @param string $quantity How many (decimal string with two to six decimals, no sign, no exponent)
     * @param string $unit_code Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them
     * in /v1/catalogs/unidad-medida
     * @param string $unit_price Price of one unit, without tax; 0.00 of a free line (decimal string with two
     * to six decimals, no sign, no exponent)
     * @param string $line_extension_amount quantity × unit_price − allowances + charges; the tax is NOT in
     * it. The same with all taxes, exact to the cent, is taken and shown without them (decimal string with
     * exactly two decimals, no sign, no exponent)
     * @param list<PurchaseTaxResource>|null $taxes IVA of the line; most purchases have none
     * @param list<PurchaseWithholding>|null $withholdings What the buyer withholds, informative: of the
     * lines, else of the document
     * @param list<AllowanceChargeResource>|null $allowances Discounts of the line
     * @param list<AllowanceChargeResource>|null $charges Charges of the line
     * @param ProductCode|null $product_code Code of the product in a standard
     * @param string|null $brand Brand
     * @param string|null $model Model
     * @param string|null $note A note to the line
     * @param SellersItemIdentificationResource|null $sellers_item_identification Your own code, beside a
     * standard one in product_code
     * @param list<AdditionalItemPropertyResource>|null $additional_item_properties Properties of the item:
     * lot, serial number, expiry
     */
    public function __construct(
        public string $purchased_on,
        public string $description,
        public string $quantity,
        public string $unit_code,
        public string $unit_price,
        public string $line_extension_amount,
        public ?array $taxes,
        public ?array $withholdings,
        public ?array $allowances,
        public ?array $charges,
        public ?ProductCode $product_code,
        public ?string $brand,
        public ?string $model,
        public ?string $note,
        public ?SellersItemIdentificationResource $sellers_item_identification,
        public ?array $additional_item_properties,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            purchased_on: $json['purchased_on'],
            description: $json['description'],
            quantity: $json['quantity'],
            unit_code: $json['unit_code'],
            unit_price: $json['unit_price'],
            line_extension_amount: $json['line_extension_amount'],
            taxes: isset($json['taxes']) ? array_map(static fn (array $one) => PurchaseTaxResource::from($one), $json['taxes']) : null,
            withholdings: isset($json['withholdings']) ? array_map(static fn (array $one) => PurchaseWithholding::from($one), $json['withholdings']) : null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['charges']) : null,
            product_code: isset($json['product_code']) ? ProductCode::from($json['product_code']) : null,
            brand: $json['brand'] ?? null,
            model: $json['model'] ?? null,
            note: $json['note'] ?? null,
            sellers_item_identification: isset($json['sellers_item_identification']) ? SellersItemIdentificationResource::from($json['sellers_item_identification']) : null,
            additional_item_properties: isset($json['additional_item_properties']) ? array_map(static fn (array $one) => AdditionalItemPropertyResource::from($one), $json['additional_item_properties']) : null,
        );
    }
}

final readonly class PurchaseTax extends Record
{
    /**
     * @param '01' $code IVA: no other tax is of a purchase
     * @param string $value The tax: base × rate / 100, or per_unit_amount × base_quantity (34 IBUA: / 100)
     * (decimal string with exactly two decimals, no sign, no exponent)
     * @param string|null $rate Percent of the base; a tax by unit has none (decimal string with two to six
     * decimals, no sign, no exponent)
     * @param string|null $base Amount that the rate is applied to; a tax by unit has none (decimal string
     * with exactly two decimals, no sign, no exponent)
     */
    public function __construct(
        public string $code,
        public string $value,
        public ?string $rate = null,
        public ?string $base = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            value: $json['value'],
            rate: $json['rate'] ?? null,
            base: $json['base'] ?? null,
        );
    }
}

final readonly class PurchaseTaxResource extends Record
{
    /**
     * @param '01' $code IVA: no other tax is of a purchase
     * @param string|null $rate Percent of the base; a tax by unit has none (decimal string with two to six
     * decimals, no sign, no exponent)
     * @param string|null $base Amount that the rate is applied to; a tax by unit has none (decimal string
     * with exactly two decimals, no sign, no exponent)
     * @param string $value The tax: base × rate / 100, or per_unit_amount × base_quantity (34 IBUA: / 100)
     * (decimal string with exactly two decimals, no sign, no exponent)
     */
    public function __construct(
        public string $code,
        public ?string $rate,
        public ?string $base,
        public string $value,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            rate: $json['rate'] ?? null,
            base: $json['base'] ?? null,
            value: $json['value'],
        );
    }
}

/** What the buyer withholds; it changes no total */
final readonly class PurchaseWithholding extends Record
{
    /**
     * @param '05'|'06' $code 05 ReteIVA, 06 ReteRenta
     * @param string $rate Percent of the base (decimal string with two to six decimals, no sign, no exponent)
     * @param string $base Amount that the rate is applied to (decimal string with exactly two decimals, no
     * sign, no exponent)
     * @param string $value base × rate / 100 (decimal string with exactly two decimals, no sign, no exponent)
     */
    public function __construct(
        public string $code,
        public string $rate,
        public string $base,
        public string $value,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            rate: $json['rate'],
            base: $json['base'],
            value: $json['value'],
        );
    }
}

final readonly class Readiness extends Record
{
    /**
     * @param 'readiness' $object What kind of resource this is
     * @param 'test'|'habilitacion'|'production' $environment test, habilitacion or production; fixed when it
     * was made
     * @param list<ReadinessStep> $steps From the first data to the first document of production, in order;
     * none in test mode
     */
    public function __construct(
        public string $object,
        public string $environment,
        public array $steps,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            environment: $json['environment'],
            steps: array_map(static fn (array $one) => ReadinessStep::from($one), $json['steps']),
        );
    }
}

final readonly class ReadinessStep extends Record
{
    /**
     * @param 'software'|'certificate'|'numbering_range'|'first_document'|'test_set'|'go_live'|'production_range'|'production_document' $step
     * Name of the step; `production_…` come after going live
     * @param 'done'|'open'|'blocked' $state `open` can be done now; `blocked` needs an earlier step
     * @param list<MissingPart> $missing What the step needs; empty when it is done
     * @param StepAction|null $action created, updated, unchanged or skipped
     */
    public function __construct(
        public string $step,
        public string $state,
        public array $missing,
        public ?StepAction $action,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            step: $json['step'],
            state: $json['state'],
            missing: array_map(static fn (array $one) => MissingPart::from($one), $json['missing']),
            action: isset($json['action']) ? StepAction::from($json['action']) : null,
        );
    }
}

final readonly class ReceivedAllowance extends Record
{
    /**
     * @param string|null $reason_code Discounts: 00 unconditional, 01 conditional; charges: 02 unconditional,
     * 03 conditional (tip). Left out: 00, 02
     * @param string|null $reason Why, in words
     * @param string|null $rate Percent of the base
     * @param string|null $base Amount that it is taken from
     * @param string $amount The discount or charge itself (decimal string with exactly two decimals, no sign,
     * no exponent)
     */
    public function __construct(
        public ?string $reason_code,
        public ?string $reason,
        public ?string $rate,
        public ?string $base,
        public string $amount,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            reason_code: $json['reason_code'] ?? null,
            reason: $json['reason'] ?? null,
            rate: $json['rate'] ?? null,
            base: $json['base'] ?? null,
            amount: $json['amount'],
        );
    }
}

final readonly class ReceivedDocument extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'received_document' $object What kind of resource this is
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param 'test'|'habilitacion'|'production' $environment `test`: nothing leaves the house.
     * `habilitacion`: trial at the tax authority. `production`: it counts
     * @param 'received'|'verified'|'unverified'|'suspicious' $status `received`: DIAN has not answered yet.
     * `verified`: DIAN has accepted it, and it is what the supplier issued. `unverified`: that is not proved.
     * `suspicious`: do not pay it before you asked the supplier
     * @param list<ReceivedReason> $reasons Why it has this status, and remarks
     * @param string $cufe CUFE; the CUDE of a note
     * @param string|null $validated_at Time of DIAN's validation
     * @param SupplierDocument|null $document Null where only the CUFE is known. Of a document that is not
     * verified nothing is proved
     * @param InvoiceEventsStanding|null $events Where its events 030 to 034 stand. Null where none apply: of
     * a sale that was paid at once, of a note, and of what is not verified
     * @param bool $has_pdf The supplier put a PDF beside it in its zip, which `GET …/pdf` answers as it came.
     * DIAN proves nothing of it
     * @param string|null $external_id Your own id of it; null where none was given, as with what came by mail
     * @param array<string, string> $metadata Up to 50 pairs of your own (key at most 40 characters, value at
     * most 500); never in the XML.
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $environment,
        public string $status,
        public array $reasons,
        public string $cufe,
        public ?string $validated_at,
        public ?SupplierDocument $document,
        public ?InvoiceEventsStanding $events,
        public bool $has_pdf,
        public ?string $external_id,
        public array $metadata,
        public string $created_at,
        public string $updated_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            environment: $json['environment'],
            status: $json['status'],
            reasons: array_map(static fn (array $one) => ReceivedReason::from($one), $json['reasons']),
            cufe: $json['cufe'],
            validated_at: $json['validated_at'] ?? null,
            document: isset($json['document']) ? SupplierDocument::from($json['document']) : null,
            events: isset($json['events']) ? InvoiceEventsStanding::from($json['events']) : null,
            has_pdf: $json['has_pdf'],
            external_id: $json['external_id'] ?? null,
            metadata: $json['metadata'],
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
        );
    }
}

final readonly class ReceivedDocumentEvent extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'event' $object What kind of resource this is
     * @param 'received_document.received'|'received_document.verified'|'received_document.suspicious' $type
     * Type of the event
     * @param string $created When it happened: ISO 8601 with offset
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param string $account Tenant id.
     * @param ReceivedDocumentEventData $data The resources of this page, newest first
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $type,
        public string $created,
        public bool $livemode,
        public string $account,
        public ReceivedDocumentEventData $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            type: $json['type'],
            created: $json['created'],
            livemode: $json['livemode'],
            account: $json['account'],
            data: ReceivedDocumentEventData::from($json['data']),
        );
    }
}

/** The resources of this page, newest first */
final readonly class ReceivedDocumentEventData extends Record
{
    /** @param ReceivedDocumentEventDataObject $object The document at that moment */
    public function __construct(
        public ReceivedDocumentEventDataObject $object,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: ReceivedDocumentEventDataObject::from($json['object']),
        );
    }
}

/** The document at that moment */
final readonly class ReceivedDocumentEventDataObject extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'received_document' $object What kind of resource this is
     * @param 'received'|'verified'|'suspicious' $status State at the time of this answer
     * @param 'test'|'habilitacion'|'production' $environment `test`: nothing leaves the house.
     * `habilitacion`: trial at the tax authority. `production`: it counts
     * @param string $cufe CUFE of the supplier's document, or the CUDE of its note
     * @param string|null $number Number of the supplier. Null where only the CUFE is known, or where the
     * number has another form
     * @param string|null $external_id Your own id, up to 64 characters, unique for ever among resources of
     * this kind and mode
     * @param null $pdf_url Signed URL of the PDF, good without an API key; null while or because there is
     * none
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $status,
        public string $environment,
        public string $cufe,
        public ?string $number,
        public ?string $external_id,
        public null $pdf_url,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            status: $json['status'],
            environment: $json['environment'],
            cufe: $json['cufe'],
            number: $json['number'] ?? null,
            external_id: $json['external_id'] ?? null,
            pdf_url: $json['pdf_url'] ?? null,
        );
    }
}

/** An event, or several */
final readonly class ReceivedDocumentEventsInput extends Record
{
    /**
     * @param 'receipt'|'claim'|'goods_received'|'accepted'|null $type `receipt` (030) you have the invoice;
     * `goods_received` (032) you have the goods or the service; then `accepted` (033) or `claim` (031)
     * @param list<'receipt'|'claim'|'goods_received'|'accepted'>|null $types Several events instead of
     * `type`, sent to DIAN in this order
     * @param ReceivingPerson|null $person Person of your company who received the invoice or the goods;
     * events that leave it out name `receiving_person` of your tenant
     * @param '01'|'02'|'03'|'04'|null $claim_code Why, for `claim`: 01 inconsistencies in the document, 02
     * goods not delivered, 03 goods delivered only in part, 04 service not rendered
     * @param SimulateEvent|null $simulate Only with a sk_test_ key: nothing is sent to DIAN there
     */
    public function __construct(
        public ?string $type = null,
        public ?array $types = null,
        public ?ReceivingPerson $person = null,
        public ?string $claim_code = null,
        public ?SimulateEvent $simulate = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            type: $json['type'] ?? null,
            types: $json['types'] ?? null,
            person: isset($json['person']) ? ReceivingPerson::from($json['person']) : null,
            claim_code: $json['claim_code'] ?? null,
            simulate: isset($json['simulate']) ? SimulateEvent::from($json['simulate']) : null,
        );
    }
}

/** A document of a supplier: `source` or `cufe` */
final readonly class ReceivedDocumentInput extends Record
{
    /**
     * @param ReceivedFile|null $source One file
     * @param string|null $cufe The CUFE alone, in the place of a file: the copy that DIAN keeps is read. Not
     * in test mode
     * @param string|null $external_id Your own id of it. Unique for ever among the received documents of a
     * mode: a second use is a 409 that names the first.
     * @param array<string, string>|null $metadata Up to 50 pairs of your own (key at most 40 characters,
     * value at most 500); never in the XML.
     * @param SimulateReception|null $simulate Only with a sk_test_ key: nothing is asked of DIAN there
     */
    public function __construct(
        public ?ReceivedFile $source = null,
        public ?string $cufe = null,
        public ?string $external_id = null,
        public ?array $metadata = null,
        public ?SimulateReception $simulate = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            source: isset($json['source']) ? ReceivedFile::from($json['source']) : null,
            cufe: $json['cufe'] ?? null,
            external_id: $json['external_id'] ?? null,
            metadata: $json['metadata'] ?? null,
            simulate: isset($json['simulate']) ? SimulateReception::from($json['simulate']) : null,
        );
    }
}

final readonly class ReceivedDocumentList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<ReceivedDocument> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => ReceivedDocument::from($one), $json['data']),
        );
    }
}

/** One file */
final readonly class ReceivedFile extends Record
{
    /**
     * @param string|null $zip The zip of the supplier's mail, as it came, in base64
     * @param string|null $xml The AttachedDocument, or the invoice or note itself, in base64
     */
    public function __construct(
        public ?string $zip = null,
        public ?string $xml = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            zip: $json['zip'] ?? null,
            xml: $json['xml'] ?? null,
        );
    }
}

final readonly class ReceivedLine extends Record
{
    /**
     * @param string $description What is sold
     * @param string|null $quantity How many (decimal string with two to six decimals, no sign, no exponent)
     * @param string|null $unit_code Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of
     * them in /v1/catalogs/unidad-medida
     * @param string|null $unit_price Price of one unit, without tax
     * @param string $line_extension_amount Amount of the line, without tax
     * @param list<ReceivedTax> $taxes Taxes of the line; an excluded good has none
     * @param list<ReceivedAllowance> $allowances Discounts of the line
     * @param list<ReceivedAllowance> $charges Charges of the line
     * @param list<ReceivedTax> $withholdings Withholdings of the line
     * @param ReceivedLineProductCode|null $product_code Code of the product in a standard
     * @param string|null $brand Brand
     * @param string|null $model Model
     * @param string|null $note A note to the line
     * @param ReceivedLineReferencePrice|null $reference_price Commercial value of what is given away
     */
    public function __construct(
        public string $description,
        public ?string $quantity,
        public ?string $unit_code,
        public ?string $unit_price,
        public string $line_extension_amount,
        public array $taxes,
        public array $allowances,
        public array $charges,
        public array $withholdings,
        public ?ReceivedLineProductCode $product_code,
        public ?string $brand,
        public ?string $model,
        public ?string $note,
        public ?ReceivedLineReferencePrice $reference_price,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            description: $json['description'],
            quantity: $json['quantity'] ?? null,
            unit_code: $json['unit_code'] ?? null,
            unit_price: $json['unit_price'] ?? null,
            line_extension_amount: $json['line_extension_amount'],
            taxes: array_map(static fn (array $one) => ReceivedTax::from($one), $json['taxes']),
            allowances: array_map(static fn (array $one) => ReceivedAllowance::from($one), $json['allowances']),
            charges: array_map(static fn (array $one) => ReceivedAllowance::from($one), $json['charges']),
            withholdings: array_map(static fn (array $one) => ReceivedTax::from($one), $json['withholdings']),
            product_code: isset($json['product_code']) ? ReceivedLineProductCode::from($json['product_code']) : null,
            brand: $json['brand'] ?? null,
            model: $json['model'] ?? null,
            note: $json['note'] ?? null,
            reference_price: isset($json['reference_price']) ? ReceivedLineReferencePrice::from($json['reference_price']) : null,
        );
    }
}

final readonly class ReceivedLineProductCode extends Record
{
    /**
     * @param string|null $standard 001 UNSPSC, 010 GTIN, 020 tariff heading, 999 your own
     * @param string $value The code
     */
    public function __construct(
        public ?string $standard,
        public string $value,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            standard: $json['standard'] ?? null,
            value: $json['value'],
        );
    }
}

final readonly class ReceivedLineReferencePrice extends Record
{
    /**
     * @param string $amount What one unit would cost (decimal string with exactly two decimals, no sign, no
     * exponent)
     * @param string|null $type 01 commercial value, 02 stock value, 03 other
     */
    public function __construct(
        public string $amount,
        public ?string $type,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            amount: $json['amount'],
            type: $json['type'] ?? null,
        );
    }
}

/** A party as the document names it */
final readonly class ReceivedParty extends Record
{
    /**
     * @param ReceivedPartyIdentification $identification How the tax authority knows a person or a company
     * @param string $legal_name Name as registered at the tax authority
     * @param string|null $trade_name Name on the door
     * @param string|null $organization_type Organization type: 1 Persona Jurídica, 2 Persona Natural
     * @param string|null $email E-mail address
     * @param string|null $phone Telephone
     * @param ReceivedPartyAddress|null $address Where it is; in Colombia with the DIVIPOLA code of the
     * municipality
     * @param list<string> $tax_level_codes Responsibilities before DIAN, such as O-13 or R-99-PN; see
     * /v1/catalogs/responsabilidades
     * @param string|null $tax_scheme Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica
     */
    public function __construct(
        public ReceivedPartyIdentification $identification,
        public string $legal_name,
        public ?string $trade_name,
        public ?string $organization_type,
        public ?string $email,
        public ?string $phone,
        public ?ReceivedPartyAddress $address,
        public array $tax_level_codes,
        public ?string $tax_scheme,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            identification: ReceivedPartyIdentification::from($json['identification']),
            legal_name: $json['legal_name'],
            trade_name: $json['trade_name'] ?? null,
            organization_type: $json['organization_type'] ?? null,
            email: $json['email'] ?? null,
            phone: $json['phone'] ?? null,
            address: isset($json['address']) ? ReceivedPartyAddress::from($json['address']) : null,
            tax_level_codes: $json['tax_level_codes'],
            tax_scheme: $json['tax_scheme'] ?? null,
        );
    }
}

final readonly class ReceivedPartyAddress extends Record
{
    /**
     * @param string|null $line Street and number
     * @param string|null $municipality_code DIVIPOLA code of the municipality
     * @param string|null $city City
     * @param string|null $postal_code Postal code
     * @param string|null $country ISO 3166-1 alpha-2 code
     */
    public function __construct(
        public ?string $line,
        public ?string $municipality_code,
        public ?string $city,
        public ?string $postal_code,
        public ?string $country,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            line: $json['line'] ?? null,
            municipality_code: $json['municipality_code'] ?? null,
            city: $json['city'] ?? null,
            postal_code: $json['postal_code'] ?? null,
            country: $json['country'] ?? null,
        );
    }
}

/** How the tax authority knows a person or a company */
final readonly class ReceivedPartyIdentification extends Record
{
    /**
     * @param string $type Identification type: 11 Registro civil, 12 Tarjeta de identidad, 13 Cédula de
     * ciudadanía, 21 Tarjeta de extranjería, 22 Cédula de extranjería, 31 NIT, 41 Pasaporte, 42 Documento de
     * identificación extranjero, 47 PEP (Permiso Especial de Permanencia), 48 PPT (Permiso por Protección
     * Temporal), 50 NIT de otro país, 91 NUIP
     * @param string $number Number as the document shows it
     * @param string|null $check_digit Check digit as the document shows it
     */
    public function __construct(
        public string $type,
        public string $number,
        public ?string $check_digit,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            type: $json['type'],
            number: $json['number'],
            check_digit: $json['check_digit'] ?? null,
        );
    }
}

final readonly class ReceivedReason extends Record
{
    /**
     * @param 'dian_unanswered'|'certificate_missing'|'dian_validation_pending'|'dian_unknown'|'dian_rejected'|'document_missing'|'dian_other_document'|'dian_copy_missing'|'differs_from_dian'|'altered_on_the_way'|'signature_missing'|'signature_broken'|'signature_wrapped'|'signature_refused'|'certificate_untrusted'|'signed_by_another'|'cufe_malformed'|'cufe_differs'|'number_differs'|'container_ambiguous'|'answer_rejects'|'answer_unproven'|'answer_of_another'|'answer_missing'|'container_missing'|'other_buyer'|'other_environment'|'amounts_disagree'|'number_received_before'|'encoding_repaired' $code
     * Stable code of the reason
     * @param 'suspicious'|'unverified'|'remark' $effect What it makes of the document; a remark leaves it
     * verified
     * @param string $where File or element that it is about
     * @param string $detail What was found, in the language of Accept-Language
     * @param string $fix What to do
     */
    public function __construct(
        public string $code,
        public string $effect,
        public string $where,
        public string $detail,
        public string $fix,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            effect: $json['effect'],
            where: $json['where'],
            detail: $json['detail'],
            fix: $json['fix'],
        );
    }
}

final readonly class ReceivedTax extends Record
{
    /**
     * @param string $code 01 value-added tax, 04 consumption tax, 03 industry and commerce, 02 carbon (by
     * unit; with rate and base its amount by unit is value / quantity), ZZ none; more in
     * /v1/catalogs/tributos
     * @param string|null $rate Percent of the base; a tax by unit has none (decimal string with two to six
     * decimals, no sign, no exponent)
     * @param string|null $base Amount that the rate is applied to; a tax by unit has none (decimal string
     * with exactly two decimals, no sign, no exponent)
     * @param string $value The tax
     * @param string|null $per_unit_amount Tax by unit: amount for one unit; of 34 (IBUA) for 100 millilitres
     * (decimal string with two to six decimals, no sign, no exponent)
     * @param string|null $base_quantity Tax by unit: how many units; of 34 (IBUA) all millilitres of the line
     * (decimal string with two to six decimals, no sign, no exponent)
     * @param string|null $unit_code Tax by unit: the unit; MLT of 34 (IBUA)
     */
    public function __construct(
        public string $code,
        public ?string $rate,
        public ?string $base,
        public string $value,
        public ?string $per_unit_amount,
        public ?string $base_quantity,
        public ?string $unit_code,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            rate: $json['rate'] ?? null,
            base: $json['base'] ?? null,
            value: $json['value'],
            per_unit_amount: $json['per_unit_amount'] ?? null,
            base_quantity: $json['base_quantity'] ?? null,
            unit_code: $json['unit_code'] ?? null,
        );
    }
}

final readonly class ReceivedTotals extends Record
{
    /**
     * @param string $line_extension_amount Sum of the lines, without tax (decimal string with exactly two
     * decimals, no sign, no exponent)
     * @param string $tax_exclusive_amount Sum of the bases of the taxes, rate 0 included (decimal string with
     * exactly two decimals, no sign, no exponent)
     * @param string $tax_inclusive_amount Lines and taxes (decimal string with exactly two decimals, no sign,
     * no exponent)
     * @param string $allowance_total Discounts on the document (decimal string with exactly two decimals, no
     * sign, no exponent)
     * @param string $charge_total Charges on the document (decimal string with exactly two decimals, no sign,
     * no exponent)
     * @param string $prepaid_amount Paid before (decimal string with exactly two decimals, no sign, no
     * exponent)
     * @param string $payable_amount What is to be paid (decimal string with exactly two decimals, no sign, no
     * exponent)
     * @param list<ReceivedTotalsTaxesItem> $taxes One entry per tax
     * @param string $rounding_amount What the amount to pay was rounded by; negative where down
     */
    public function __construct(
        public string $line_extension_amount,
        public string $tax_exclusive_amount,
        public string $tax_inclusive_amount,
        public string $allowance_total,
        public string $charge_total,
        public string $prepaid_amount,
        public string $payable_amount,
        public array $taxes,
        public string $rounding_amount,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            line_extension_amount: $json['line_extension_amount'],
            tax_exclusive_amount: $json['tax_exclusive_amount'],
            tax_inclusive_amount: $json['tax_inclusive_amount'],
            allowance_total: $json['allowance_total'],
            charge_total: $json['charge_total'],
            prepaid_amount: $json['prepaid_amount'],
            payable_amount: $json['payable_amount'],
            taxes: array_map(static fn (array $one) => ReceivedTotalsTaxesItem::from($one), $json['taxes']),
            rounding_amount: $json['rounding_amount'],
        );
    }
}

final readonly class ReceivedTotalsTaxesItem extends Record
{
    /**
     * @param string $code The API's code of the tax
     * @param string $base Sum of its bases; 0.00 of a tax by unit (decimal string with exactly two decimals,
     * no sign, no exponent)
     * @param string $value The tax (decimal string with exactly two decimals, no sign, no exponent)
     */
    public function __construct(
        public string $code,
        public string $base,
        public string $value,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            base: $json['base'],
            value: $json['value'],
        );
    }
}

/**
 * Person of your company who received the invoice or the goods; events that leave it out name
 * `receiving_person` of your tenant
 */
final readonly class ReceivingPerson extends Record
{
    /**
     * @param PersonIdentification $identification
     * @param string $first_name First names
     * @param string $last_name Last names
     * @param string|null $job_title What the person does in your company
     * @param string|null $department Where the person works in your company
     */
    public function __construct(
        public PersonIdentification $identification,
        public string $first_name,
        public string $last_name,
        public ?string $job_title = null,
        public ?string $department = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            identification: PersonIdentification::from($json['identification']),
            first_name: $json['first_name'],
            last_name: $json['last_name'],
            job_title: $json['job_title'] ?? null,
            department: $json['department'] ?? null,
        );
    }
}

/**
 * Person of your company who received the invoice or the goods; events that leave it out name
 * `receiving_person` of your tenant
 */
final readonly class ReceivingPersonResource extends Record
{
    /**
     * @param PersonIdentification $identification
     * @param string $first_name First names
     * @param string $last_name Last names
     * @param string|null $job_title What the person does in your company
     * @param string|null $department Where the person works in your company
     */
    public function __construct(
        public PersonIdentification $identification,
        public string $first_name,
        public string $last_name,
        public ?string $job_title,
        public ?string $department,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            identification: PersonIdentification::from($json['identification']),
            first_name: $json['first_name'],
            last_name: $json['last_name'],
            job_title: $json['job_title'] ?? null,
            department: $json['department'] ?? null,
        );
    }
}

final readonly class RedeliverInput extends Record
{
    /**
     * @param string|null $webhook_endpoint_id Endpoint that gets it; default: all that subscribe to its type
     * now
     */
    public function __construct(
        public ?string $webhook_endpoint_id = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            webhook_endpoint_id: $json['webhook_endpoint_id'] ?? null,
        );
    }
}

/** Needed by a line with unit_price 0.00, whose taxes are on this price; a line that is sold may have one */
final readonly class ReferencePrice extends Record
{
    /**
     * @param string $amount What one unit would cost (decimal string with exactly two decimals, no sign, no
     * exponent)
     * @param '01'|'02'|'03' $type 01 commercial value, 02 stock value, 03 other
     */
    public function __construct(
        public string $amount,
        public string $type,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            amount: $json['amount'],
            type: $json['type'],
        );
    }
}

final readonly class RefusedItem extends Record
{
    /**
     * @param int $index place in `documents`, from 0
     * @param Problem $error
     */
    public function __construct(
        public int $index,
        public Problem $error,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            index: $json['index'],
            error: Problem::from($json['error']),
        );
    }
}

final readonly class RegisteredEvent extends Record
{
    /**
     * @param '030'|'031'|'032'|'033'|'034' $code DIAN's code
     * @param 'receipt'|'claim'|'goods_received'|'accepted'|'tacit_acceptance' $type Type of the event
     * @param 'buyer'|'issuer' $by Who issued it: the buyer, or the issuer of the invoice
     * @param string|null $number Number of the event; null where DIAN does not tell it
     * @param string|null $cude CUDE of the event; null where DIAN does not tell it
     * @param string $issued_on Day of its signature in Colombia
     * @param string|null $registered_at When DIAN registered it; null where DIAN does not tell it
     */
    public function __construct(
        public string $code,
        public string $type,
        public string $by,
        public ?string $number,
        public ?string $cude,
        public string $issued_on,
        public ?string $registered_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            type: $json['type'],
            by: $json['by'],
            number: $json['number'] ?? null,
            cude: $json['cude'] ?? null,
            issued_on: $json['issued_on'],
            registered_at: $json['registered_at'] ?? null,
        );
    }
}

final readonly class RemovedMember extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'member' $object What kind of resource this is
     * @param true $deleted
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $deleted,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            deleted: $json['deleted'],
        );
    }
}

final readonly class RemovedOidcProvider extends Record
{
    /**
     * @param 'oidc_provider' $object What kind of resource this is
     * @param true $deleted
     */
    public function __construct(
        public string $object,
        public bool $deleted,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            deleted: $json['deleted'],
        );
    }
}

final readonly class RemovedPasskey extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'passkey' $object What kind of resource this is
     * @param true $deleted
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $deleted,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            deleted: $json['deleted'],
        );
    }
}

final readonly class Replay extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'replay' $object What kind of resource this is
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param string $webhook_endpoint_id Id of the endpoint
     * @param 'running'|'completed'|'cancelled' $status cancelled: by hand, or since the endpoint is not
     * active any more
     * @param ReplayFilter $filter What it was asked for
     * @param int $scheduled Deliveries that it has scheduled so far
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string|null $ended_at When it was completed or cancelled; null while it runs
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $webhook_endpoint_id,
        public string $status,
        public ReplayFilter $filter,
        public int $scheduled,
        public string $created_at,
        public ?string $ended_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            webhook_endpoint_id: $json['webhook_endpoint_id'],
            status: $json['status'],
            filter: ReplayFilter::from($json['filter']),
            scheduled: $json['scheduled'],
            created_at: $json['created_at'],
            ended_at: $json['ended_at'] ?? null,
        );
    }
}

/** What it was asked for */
final readonly class ReplayFilter extends Record
{
    /**
     * @param bool $only_failed true: tries again the deliveries to this endpoint that are exhausted or
     * cancelled. false, the default: delivers every event that fits, also what was delivered. With true the
     * times are those of the deliveries
     * @param 'invoice.accepted_by_dian'|'invoice.rejected_by_dian'|'invoice.accepted_contingency'|'invoice.failed'|'credit_note.accepted_by_dian'|'credit_note.rejected_by_dian'|'credit_note.accepted_contingency'|'credit_note.failed'|'debit_note.accepted_by_dian'|'debit_note.rejected_by_dian'|'debit_note.accepted_contingency'|'debit_note.failed'|'support_document.accepted_by_dian'|'support_document.rejected_by_dian'|'support_document.failed'|'support_document_adjustment.accepted_by_dian'|'support_document_adjustment.rejected_by_dian'|'support_document_adjustment.failed'|'equivalent_document.accepted_by_dian'|'equivalent_document.rejected_by_dian'|'equivalent_document.failed'|'equivalent_document_note.accepted_by_dian'|'equivalent_document_note.rejected_by_dian'|'equivalent_document_note.failed'|'invoice.email.delivered'|'invoice.email.bounced'|'invoice.email.complained'|'credit_note.email.delivered'|'credit_note.email.bounced'|'credit_note.email.complained'|'debit_note.email.delivered'|'debit_note.email.bounced'|'debit_note.email.complained'|'support_document.email.delivered'|'support_document.email.bounced'|'support_document.email.complained'|'support_document_adjustment.email.delivered'|'support_document_adjustment.email.bounced'|'support_document_adjustment.email.complained'|'equivalent_document.email.delivered'|'equivalent_document.email.bounced'|'equivalent_document.email.complained'|'equivalent_document_note.email.delivered'|'equivalent_document_note.email.bounced'|'equivalent_document_note.email.complained'|'received_document.received'|'received_document.verified'|'received_document.suspicious'|'document_event.registered'|'document_event.rejected'|'document_event.deadline_near'|null $type
     * Events of this type only
     * @param string|null $document_id Events of this document only
     * @param string|null $created_gte Events that were created then or later
     * @param string|null $created_lt Events that were created before
     */
    public function __construct(
        public bool $only_failed,
        public ?string $type,
        public ?string $document_id,
        public ?string $created_gte,
        public ?string $created_lt,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            only_failed: $json['only_failed'],
            type: $json['type'] ?? null,
            document_id: $json['document_id'] ?? null,
            created_gte: $json['created_gte'] ?? null,
            created_lt: $json['created_lt'] ?? null,
        );
    }
}

final readonly class ReplayInput extends Record
{
    /**
     * @param bool|null $only_failed true: tries again the deliveries to this endpoint that are exhausted or
     * cancelled. false, the default: delivers every event that fits, also what was delivered. With true the
     * times are those of the deliveries
     * @param 'invoice.accepted_by_dian'|'invoice.rejected_by_dian'|'invoice.accepted_contingency'|'invoice.failed'|'credit_note.accepted_by_dian'|'credit_note.rejected_by_dian'|'credit_note.accepted_contingency'|'credit_note.failed'|'debit_note.accepted_by_dian'|'debit_note.rejected_by_dian'|'debit_note.accepted_contingency'|'debit_note.failed'|'support_document.accepted_by_dian'|'support_document.rejected_by_dian'|'support_document.failed'|'support_document_adjustment.accepted_by_dian'|'support_document_adjustment.rejected_by_dian'|'support_document_adjustment.failed'|'equivalent_document.accepted_by_dian'|'equivalent_document.rejected_by_dian'|'equivalent_document.failed'|'equivalent_document_note.accepted_by_dian'|'equivalent_document_note.rejected_by_dian'|'equivalent_document_note.failed'|'invoice.email.delivered'|'invoice.email.bounced'|'invoice.email.complained'|'credit_note.email.delivered'|'credit_note.email.bounced'|'credit_note.email.complained'|'debit_note.email.delivered'|'debit_note.email.bounced'|'debit_note.email.complained'|'support_document.email.delivered'|'support_document.email.bounced'|'support_document.email.complained'|'support_document_adjustment.email.delivered'|'support_document_adjustment.email.bounced'|'support_document_adjustment.email.complained'|'equivalent_document.email.delivered'|'equivalent_document.email.bounced'|'equivalent_document.email.complained'|'equivalent_document_note.email.delivered'|'equivalent_document_note.email.bounced'|'equivalent_document_note.email.complained'|'received_document.received'|'received_document.verified'|'received_document.suspicious'|'document_event.registered'|'document_event.rejected'|'document_event.deadline_near'|null $type
     * Events of this type only
     * @param string|null $document_id Events of this document only
     * @param string|null $created_gte Events that were created then or later
     * @param string|null $created_lt Events that were created before
     */
    public function __construct(
        public ?bool $only_failed = null,
        public ?string $type = null,
        public ?string $document_id = null,
        public ?string $created_gte = null,
        public ?string $created_lt = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            only_failed: $json['only_failed'] ?? null,
            type: $json['type'] ?? null,
            document_id: $json['document_id'] ?? null,
            created_gte: $json['created_gte'] ?? null,
            created_lt: $json['created_lt'] ?? null,
        );
    }
}

final readonly class ReplayList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<Replay> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => Replay::from($one), $json['data']),
        );
    }
}

final readonly class RequestedLink extends Record
{
    /**
     * @param 'login_link_request' $object What kind of resource this is
     * @param string $expires_at a link and a code that are mailed now end then
     */
    public function __construct(
        public string $object,
        public string $expires_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            expires_at: $json['expires_at'],
        );
    }
}

final readonly class ResolveInput extends Record
{
    /**
     * @param 'issue_as_01'|'wait' $choice one of `waiting.choices`. `issue_as_01`: issued again under the
     * same number, as an ordinary document of now. `wait`: transmitted again in six hours, for the authority
     * may declare the outage later.
     */
    public function __construct(
        public string $choice,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            choice: $json['choice'],
        );
    }
}

final readonly class RotateSecretInput extends Record
{
    /**
     * @param int|null $overlap_hours How long deliveries are signed with the present secret too. 0, the
     * default: it is invalid at once.
     */
    public function __construct(
        public ?int $overlap_hours = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            overlap_hours: $json['overlap_hours'] ?? null,
        );
    }
}

final readonly class RuleMessage extends Record
{
    /**
     * @param string $rule The tax authority's id of the rule; empty where it named none
     * @param 'rejection'|'notification'|'unknown' $severity rejection, notification, or unknown where no
     * public text says which
     * @param string $detail The tax authority's own words
     * @param string|null $pointer Where to mend it; null where no field of the request caused it
     * @param string|null $cause Why a document gets it; null where no public text says so
     * @param string|null $fix What to do; null where no public text says so
     */
    public function __construct(
        public string $rule,
        public string $severity,
        public string $detail,
        public ?string $pointer,
        public ?string $cause,
        public ?string $fix,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            rule: $json['rule'],
            severity: $json['severity'],
            detail: $json['detail'],
            pointer: $json['pointer'] ?? null,
            cause: $json['cause'] ?? null,
            fix: $json['fix'] ?? null,
        );
    }
}

final readonly class SearchHit extends Record
{
    /**
     * @param 'search_hit' $object What kind of resource this is
     * @param 'id'|'request_id'|'cufe'|'number'|'external_id'|'identification_number'|'name' $found_by Where
     * the text was found; `identification_number` and `name` are those of the counterparty
     * @param DocumentSummary|null $document The document, as a POST of it alone answers it
     * @param CounterpartySummary|null $counterparty A customer or a supplier; null: the hit is a document, or
     * a request
     * @param LoggedRequestSummary|null $request A request of the last 7 days, for the role `full` alone;
     * null: the hit is something else
     */
    public function __construct(
        public string $object,
        public string $found_by,
        public ?DocumentSummary $document,
        public ?CounterpartySummary $counterparty,
        public ?LoggedRequestSummary $request,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            found_by: $json['found_by'],
            document: isset($json['document']) ? DocumentSummary::from($json['document']) : null,
            counterparty: isset($json['counterparty']) ? CounterpartySummary::from($json['counterparty']) : null,
            request: isset($json['request']) ? LoggedRequestSummary::from($json['request']) : null,
        );
    }
}

final readonly class SearchHitList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<SearchHit> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => SearchHit::from($one), $json['data']),
        );
    }
}

/** Your own code, beside a standard one in product_code */
final readonly class SellersItemIdentification extends Record
{
    /**
     * @param string $id The seller's code of the item
     * @param string|null $extended_id The seller's code of the variant: size, colour
     */
    public function __construct(
        public string $id,
        public ?string $extended_id = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            extended_id: $json['extended_id'] ?? null,
        );
    }
}

/** Your own code, beside a standard one in product_code */
final readonly class SellersItemIdentificationResource extends Record
{
    /**
     * @param string $id The seller's code of the item
     * @param string|null $extended_id The seller's code of the variant: size, colour
     */
    public function __construct(
        public string $id,
        public ?string $extended_id,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            extended_id: $json['extended_id'] ?? null,
        );
    }
}

final readonly class Session extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'session' $object What kind of resource this is
     * @param string $address address from which the login came
     * @param string $agent browser that logged in, in its own words
     * @param string $created_at time of the login: ISO 8601 with offset
     * @param string $seen_at time of the last request, to the minute: 12 hours without one end the session
     * @param string $expires_at the session ends then, however often it is used
     * @param string|null $stepped_up_until until then the session may do what takes a step-up; null: a
     * step-up is needed first
     * @param Person $person
     * @param list<Company> $companies companies of the person, by name
     * @param list<OpenInvitation> $invitations open invitations of the person, oldest first
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $address,
        public string $agent,
        public string $created_at,
        public string $seen_at,
        public string $expires_at,
        public ?string $stepped_up_until,
        public Person $person,
        public array $companies,
        public array $invitations,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            address: $json['address'],
            agent: $json['agent'],
            created_at: $json['created_at'],
            seen_at: $json['seen_at'],
            expires_at: $json['expires_at'],
            stepped_up_until: $json['stepped_up_until'] ?? null,
            person: Person::from($json['person']),
            companies: array_map(static fn (array $one) => Company::from($one), $json['companies']),
            invitations: array_map(static fn (array $one) => OpenInvitation::from($one), $json['invitations']),
        );
    }
}

final readonly class SessionEntry extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'session' $object What kind of resource this is
     * @param string $address address from which the login came
     * @param string $agent browser that logged in, in its own words
     * @param string $created_at time of the login: ISO 8601 with offset
     * @param string $seen_at time of the last request, to the minute: 12 hours without one end the session
     * @param string $expires_at the session ends then, however often it is used
     * @param string|null $stepped_up_until until then the session may do what takes a step-up; null: a
     * step-up is needed first
     * @param bool $is_current true: the session that asks
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $address,
        public string $agent,
        public string $created_at,
        public string $seen_at,
        public string $expires_at,
        public ?string $stepped_up_until,
        public bool $is_current,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            address: $json['address'],
            agent: $json['agent'],
            created_at: $json['created_at'],
            seen_at: $json['seen_at'],
            expires_at: $json['expires_at'],
            stepped_up_until: $json['stepped_up_until'] ?? null,
            is_current: $json['is_current'],
        );
    }
}

final readonly class SessionEntryList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<SessionEntry> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => SessionEntry::from($one), $json['data']),
        );
    }
}

final readonly class SessionInput extends Record
{
    /**
     * @param string|null $token what stands behind the `#` of a link for a login; it is good once, and needs
     * no other field
     * @param string|null $email address that the code was mailed to
     * @param string|null $code the 8 digits of the mail, with the address; they are good once
     */
    public function __construct(
        public ?string $token = null,
        public ?string $email = null,
        public ?string $code = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            token: $json['token'] ?? null,
            email: $json['email'] ?? null,
            code: $json['code'] ?? null,
        );
    }
}

final readonly class Shareholder extends Record
{
    /**
     * @param string $participation_percent Its share of the consortium (0.00 to 100.00, decimal string with
     * two to six decimals)
     * @param string $legal_name Name as registered at the tax authority
     * @param Identification $identification
     * @param list<string>|null $tax_level_codes Tax responsibilities: O-13 Gran contribuyente, O-15
     * Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica -
     * Otros
     * @param '01'|'04'|'ZA'|'ZZ'|null $tax_scheme Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ
     * No aplica
     */
    public function __construct(
        public string $participation_percent,
        public string $legal_name,
        public Identification $identification,
        public ?array $tax_level_codes = null,
        public ?string $tax_scheme = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            participation_percent: $json['participation_percent'],
            legal_name: $json['legal_name'],
            identification: Identification::from($json['identification']),
            tax_level_codes: $json['tax_level_codes'] ?? null,
            tax_scheme: $json['tax_scheme'] ?? null,
        );
    }
}

final readonly class ShareholderResource extends Record
{
    /**
     * @param string $participation_percent Its share of the consortium (0.00 to 100.00, decimal string with
     * two to six decimals)
     * @param string $legal_name Name as registered at the tax authority
     * @param IdentificationResource $identification
     * @param list<string>|null $tax_level_codes Tax responsibilities: O-13 Gran contribuyente, O-15
     * Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica -
     * Otros
     * @param '01'|'04'|'ZA'|'ZZ'|null $tax_scheme Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ
     * No aplica
     */
    public function __construct(
        public string $participation_percent,
        public string $legal_name,
        public IdentificationResource $identification,
        public ?array $tax_level_codes,
        public ?string $tax_scheme,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            participation_percent: $json['participation_percent'],
            legal_name: $json['legal_name'],
            identification: IdentificationResource::from($json['identification']),
            tax_level_codes: $json['tax_level_codes'] ?? null,
            tax_scheme: $json['tax_scheme'] ?? null,
        );
    }
}

/** What becomes of a document made with a sk_test_ key; refused with sk_live_ */
final readonly class Simulate extends Record
{
    /**
     * @param 'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed'|null $outcome Outcome of
     * the document
     * @param 'delivered'|'bounced'|'complained'|null $email Outcome of its e-mail
     */
    public function __construct(
        public ?string $outcome = null,
        public ?string $email = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            outcome: $json['outcome'] ?? null,
            email: $json['email'] ?? null,
        );
    }
}

/** Only with a sk_test_ key: nothing is sent to DIAN there */
final readonly class SimulateEvent extends Record
{
    /** @param 'registered'|'rejected' $dian What DIAN says about the events; left out: `registered` */
    public function __construct(
        public string $dian,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            dian: $json['dian'],
        );
    }
}

/** Only with a sk_test_ key: nothing is asked of DIAN there */
final readonly class SimulateReception extends Record
{
    /** @param 'accepted'|'rejected'|'unknown' $dian What DIAN says about the CUFE; left out: accepted */
    public function __construct(
        public string $dian,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            dian: $json['dian'],
        );
    }
}

/** What becomes of a document made with a sk_test_ key; refused with sk_live_ */
final readonly class SimulateResource extends Record
{
    /**
     * @param 'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed'|null $outcome Outcome of
     * the document
     * @param 'delivered'|'bounced'|'complained'|null $email Outcome of its e-mail
     */
    public function __construct(
        public ?string $outcome,
        public ?string $email,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            outcome: $json['outcome'] ?? null,
            email: $json['email'] ?? null,
        );
    }
}

/** What becomes of a document made with a sk_test_ key; refused with sk_live_ */
final readonly class SimulateWithoutContingency extends Record
{
    /**
     * @param 'accepted_by_dian'|'rejected_by_dian'|'failed'|null $outcome Outcome of the document
     * @param 'delivered'|'bounced'|'complained'|null $email Outcome of its e-mail
     */
    public function __construct(
        public ?string $outcome = null,
        public ?string $email = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            outcome: $json['outcome'] ?? null,
            email: $json['email'] ?? null,
        );
    }
}

/** What becomes of a document made with a sk_test_ key; refused with sk_live_ */
final readonly class SimulateWithoutContingencyResource extends Record
{
    /**
     * @param 'accepted_by_dian'|'rejected_by_dian'|'failed'|null $outcome Outcome of the document
     * @param 'delivered'|'bounced'|'complained'|null $email Outcome of its e-mail
     */
    public function __construct(
        public ?string $outcome,
        public ?string $email,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            outcome: $json['outcome'] ?? null,
            email: $json['email'] ?? null,
        );
    }
}

final readonly class StartedLogin extends Record
{
    /**
     * @param 'oidc_login' $object What kind of resource this is
     * @param string $url where the browser goes to log in; it is sent back within 10 minutes
     */
    public function __construct(
        public string $object,
        public string $url,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
        );
    }
}

final readonly class StepAction extends Record
{
    /**
     * @param string $operation_id Operation of this API that does the step
     * @param string $method Its method
     * @param string $path Its path
     */
    public function __construct(
        public string $operation_id,
        public string $method,
        public string $path,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            operation_id: $json['operation_id'],
            method: $json['method'],
            path: $json['path'],
        );
    }
}

final readonly class SummaryCounterparty extends Record
{
    /**
     * @param string|null $id Opaque id: a prefix that says what it is, and 26 characters
     * @param string $name Its `legal_name`
     * @param string $identification_number NIT or other number, without check digit
     */
    public function __construct(
        public ?string $id,
        public string $name,
        public string $identification_number,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'] ?? null,
            name: $json['name'],
            identification_number: $json['identification_number'],
        );
    }
}

final readonly class Supplier extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'supplier' $object What kind of resource this is
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param SupplierIdentificationResource $identification
     * @param string $legal_name Name as registered at the tax authority
     * @param '1'|'2'|null $organization_type Organization type: 1 Persona Jurídica, 2 Persona Natural
     * @param string|null $trade_name Name on the door
     * @param string|null $email Where documents are sent
     * @param string|null $phone Telephone
     * @param SupplierAddressResource|null $address Where it is; in Colombia with the DIVIPOLA code of the
     * municipality
     * @param list<string>|null $tax_level_codes Tax responsibilities: O-13 Gran contribuyente, O-15
     * Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica -
     * Otros
     * @param '01'|'04'|'ZA'|'ZZ'|null $tax_scheme Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ
     * No aplica
     * @param 'resident'|'non_resident' $residence Whether the seller is resident in Colombia: `resident` has
     * identification 31 or 13, municipality and postal code; `non_resident` has no check digit, municipality
     * code or postal code
     * @param string|null $external_id Your own id. Unique for ever per tenant, mode and kind of resource: a
     * second use is a 409 that names the first. It appears in events: put nothing personal in it.
     * @param array<string, string> $metadata Up to 50 pairs of your own (key at most 40 characters, value at
     * most 500); never in the XML.
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public SupplierIdentificationResource $identification,
        public string $legal_name,
        public ?string $organization_type,
        public ?string $trade_name,
        public ?string $email,
        public ?string $phone,
        public ?SupplierAddressResource $address,
        public ?array $tax_level_codes,
        public ?string $tax_scheme,
        public string $residence,
        public ?string $external_id,
        public array $metadata,
        public string $created_at,
        public string $updated_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            identification: SupplierIdentificationResource::from($json['identification']),
            legal_name: $json['legal_name'],
            organization_type: $json['organization_type'] ?? null,
            trade_name: $json['trade_name'] ?? null,
            email: $json['email'] ?? null,
            phone: $json['phone'] ?? null,
            address: isset($json['address']) ? SupplierAddressResource::from($json['address']) : null,
            tax_level_codes: $json['tax_level_codes'] ?? null,
            tax_scheme: $json['tax_scheme'] ?? null,
            residence: $json['residence'],
            external_id: $json['external_id'] ?? null,
            metadata: $json['metadata'],
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
        );
    }
}

final readonly class SupplierAddress extends Record
{
    /**
     * @param string $line Street and number
     * @param string|null $municipality_code DIVIPOLA code of the municipality, five digits; needed in
     * Colombia
     * @param string|null $city City, outside Colombia only: in Colombia the municipality code says it
     * @param string|null $postal_code Postal code; six digits in Colombia
     * @param string|null $country ISO 3166-1 alpha-2 code
     * @param string|null $state State, department or province, outside Colombia only; the city again where
     * the country has none
     */
    public function __construct(
        public string $line,
        public ?string $municipality_code = null,
        public ?string $city = null,
        public ?string $postal_code = null,
        public ?string $country = null,
        public ?string $state = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            line: $json['line'],
            municipality_code: $json['municipality_code'] ?? null,
            city: $json['city'] ?? null,
            postal_code: $json['postal_code'] ?? null,
            country: $json['country'] ?? null,
            state: $json['state'] ?? null,
        );
    }
}

final readonly class SupplierAddressResource extends Record
{
    /**
     * @param string $line Street and number
     * @param string|null $municipality_code DIVIPOLA code of the municipality, five digits; needed in
     * Colombia
     * @param string|null $city City, outside Colombia only: in Colombia the municipality code says it
     * @param string|null $postal_code Postal code; six digits in Colombia
     * @param string|null $country ISO 3166-1 alpha-2 code
     * @param string|null $state State, department or province, outside Colombia only; the city again where
     * the country has none
     */
    public function __construct(
        public string $line,
        public ?string $municipality_code,
        public ?string $city,
        public ?string $postal_code,
        public ?string $country,
        public ?string $state,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            line: $json['line'],
            municipality_code: $json['municipality_code'] ?? null,
            city: $json['city'] ?? null,
            postal_code: $json['postal_code'] ?? null,
            country: $json['country'] ?? null,
            state: $json['state'] ?? null,
        );
    }
}

final readonly class SupplierChange extends Record
{
    /**
     * @param SupplierIdentification|null $identification
     * @param string|null $legal_name Name as registered at the tax authority
     * @param 'resident'|'non_resident'|null $residence Whether the seller is resident in Colombia: `resident`
     * has identification 31 or 13, municipality and postal code; `non_resident` has no check digit,
     * municipality code or postal code
     * @param '1'|'2'|null $organization_type 1 legal person, 2 natural person
     * @param string|null $trade_name Name under which it trades
     * @param string|null $email E-mail address
     * @param string|null $phone Telephone number
     * @param SupplierAddress|null $address Where it is; in Colombia with the DIVIPOLA code of the
     * municipality
     * @param list<string>|null $tax_level_codes Responsibilities before DIAN, such as O-13 or R-99-PN; see
     * /v1/catalogs/responsabilidades
     * @param '01'|'04'|'ZA'|'ZZ'|null $tax_scheme Tax that the party is responsible for; see
     * /v1/catalogs/tributos-tercero
     * @param array<string, string|null>|null $metadata Pairs are merged into what is there; null removes one.
     */
    public function __construct(
        public ?SupplierIdentification $identification = null,
        public ?string $legal_name = null,
        public ?string $residence = null,
        public ?string $organization_type = null,
        public ?string $trade_name = null,
        public ?string $email = null,
        public ?string $phone = null,
        public ?SupplierAddress $address = null,
        public ?array $tax_level_codes = null,
        public ?string $tax_scheme = null,
        public ?array $metadata = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            identification: isset($json['identification']) ? SupplierIdentification::from($json['identification']) : null,
            legal_name: $json['legal_name'] ?? null,
            residence: $json['residence'] ?? null,
            organization_type: $json['organization_type'] ?? null,
            trade_name: $json['trade_name'] ?? null,
            email: $json['email'] ?? null,
            phone: $json['phone'] ?? null,
            address: isset($json['address']) ? SupplierAddress::from($json['address']) : null,
            tax_level_codes: $json['tax_level_codes'] ?? null,
            tax_scheme: $json['tax_scheme'] ?? null,
            metadata: $json['metadata'] ?? null,
        );
    }
}

/** A supplier's document as its XML says it, in the shapes of your own */
final readonly class SupplierDocument extends Record
{
    /**
     * @param string $number Prefix and consecutive
     * @param string|null $prefix Prefix of the numbering range
     * @param string $cufe CUFE; the CUDE of a note
     * @param string $type_code 01 to 04 invoices, 91 credit note, 92 debit note
     * @param string|null $operation_type 10 standard, 09 AIU services, 11 export, dian:11 mandate; more in
     * /v1/catalogs/tipo-operacion
     * @param 'habilitacion'|'production' $environment test, habilitacion or production; fixed when it was
     * made
     * @param string|null $issued_at Colombian time, -05:00
     * @param ReceivedParty $supplier The seller as the document names him
     * @param ReceivedParty $customer The buyer as the document names it
     * @param string $currency ISO 4217 code
     * @param SupplierDocumentPaymentMeans|null $payment_means How and when it is paid
     * @param list<string> $notes Notes
     * @param SupplierDocumentOrderReference|null $order_reference The buyer's order
     * @param SupplierDocumentBillingReference|null $billing_reference The invoice that a note corrects
     * @param string|null $reason_code Why a note corrects: DIAN's concept
     * @param string|null $reason Why, in words
     * @param list<ReceivedLine> $lines What is sold, line by line
     * @param list<ReceivedAllowance> $allowances Discounts on the whole document that change no tax base
     * @param list<ReceivedAllowance> $charges Charges on the whole document that change no tax base
     * @param list<ReceivedTax> $withholdings Informative: they change no total
     * @param list<SupplierDocumentPrepaidItem> $prepaid Payments received before
     * @param ReceivedTotals $totals Sums that were calculated by the rules of DIAN; amounts with two decimals
     */
    public function __construct(
        public string $number,
        public ?string $prefix,
        public string $cufe,
        public string $type_code,
        public ?string $operation_type,
        public string $environment,
        public ?string $issued_at,
        public ReceivedParty $supplier,
        public ReceivedParty $customer,
        public string $currency,
        public ?SupplierDocumentPaymentMeans $payment_means,
        public array $notes,
        public ?SupplierDocumentOrderReference $order_reference,
        public ?SupplierDocumentBillingReference $billing_reference,
        public ?string $reason_code,
        public ?string $reason,
        public array $lines,
        public array $allowances,
        public array $charges,
        public array $withholdings,
        public array $prepaid,
        public ReceivedTotals $totals,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            number: $json['number'],
            prefix: $json['prefix'] ?? null,
            cufe: $json['cufe'],
            type_code: $json['type_code'],
            operation_type: $json['operation_type'] ?? null,
            environment: $json['environment'],
            issued_at: $json['issued_at'] ?? null,
            supplier: ReceivedParty::from($json['supplier']),
            customer: ReceivedParty::from($json['customer']),
            currency: $json['currency'],
            payment_means: isset($json['payment_means']) ? SupplierDocumentPaymentMeans::from($json['payment_means']) : null,
            notes: $json['notes'],
            order_reference: isset($json['order_reference']) ? SupplierDocumentOrderReference::from($json['order_reference']) : null,
            billing_reference: isset($json['billing_reference']) ? SupplierDocumentBillingReference::from($json['billing_reference']) : null,
            reason_code: $json['reason_code'] ?? null,
            reason: $json['reason'] ?? null,
            lines: array_map(static fn (array $one) => ReceivedLine::from($one), $json['lines']),
            allowances: array_map(static fn (array $one) => ReceivedAllowance::from($one), $json['allowances']),
            charges: array_map(static fn (array $one) => ReceivedAllowance::from($one), $json['charges']),
            withholdings: array_map(static fn (array $one) => ReceivedTax::from($one), $json['withholdings']),
            prepaid: array_map(static fn (array $one) => SupplierDocumentPrepaidItem::from($one), $json['prepaid']),
            totals: ReceivedTotals::from($json['totals']),
        );
    }
}

final readonly class SupplierDocumentBillingReference extends Record
{
    /**
     * @param string $number Prefix and consecutive
     * @param string|null $cufe CUFE; the CUDE of a note
     * @param string|null $issue_date Day of issue in Colombia
     */
    public function __construct(
        public string $number,
        public ?string $cufe,
        public ?string $issue_date,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            number: $json['number'],
            cufe: $json['cufe'] ?? null,
            issue_date: $json['issue_date'] ?? null,
        );
    }
}

final readonly class SupplierDocumentOrderReference extends Record
{
    /**
     * @param string $id The buyer's order
     * @param string|null $date Its day
     */
    public function __construct(
        public string $id,
        public ?string $date,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            date: $json['date'] ?? null,
        );
    }
}

final readonly class SupplierDocumentPaymentMeans extends Record
{
    /**
     * @param string|null $code How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers,
     * 20 cheque, 42 deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them
     * dian:71 (bonos) and 72 (vales)
     * @param string $type When it is paid: 1 at once, 2 on credit
     * @param string|null $due_date Day on which it must be paid
     */
    public function __construct(
        public ?string $code,
        public string $type,
        public ?string $due_date,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'] ?? null,
            type: $json['type'],
            due_date: $json['due_date'] ?? null,
        );
    }
}

final readonly class SupplierDocumentPrepaidItem extends Record
{
    /**
     * @param string $amount What was paid (decimal string with exactly two decimals, no sign, no exponent)
     * @param string|null $received_on When it came (YYYY-MM-DD)
     */
    public function __construct(
        public string $amount,
        public ?string $received_on,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            amount: $json['amount'],
            received_on: $json['received_on'] ?? null,
        );
    }
}

/** How the tax authority knows a seller */
final readonly class SupplierIdentification extends Record
{
    /**
     * @param '31'|'13'|'21'|'22'|'41'|'42'|'47'|'50' $type Identification type of a resident: 31 NIT, 13
     * Cédula de ciudadanía; of a non-resident: 21 Tarjeta de extranjería, 22 Cédula de extranjería, 31 NIT,
     * 41 Pasaporte, 42 Documento de identificación extranjero, 47 PEP (Permiso Especial de Permanencia), 50
     * NIT de otro país
     * @param string $number Number as the document shows it; of a NIT or a citizen card the digits alone,
     * without check digit
     * @param string|null $check_digit Check digit of a resident, computed where it is left out; a
     * non-resident has none
     */
    public function __construct(
        public string $type,
        public string $number,
        public ?string $check_digit = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            type: $json['type'],
            number: $json['number'],
            check_digit: $json['check_digit'] ?? null,
        );
    }
}

/** How the tax authority knows a seller */
final readonly class SupplierIdentificationResource extends Record
{
    /**
     * @param '31'|'13'|'21'|'22'|'41'|'42'|'47'|'50' $type Identification type of a resident: 31 NIT, 13
     * Cédula de ciudadanía; of a non-resident: 21 Tarjeta de extranjería, 22 Cédula de extranjería, 31 NIT,
     * 41 Pasaporte, 42 Documento de identificación extranjero, 47 PEP (Permiso Especial de Permanencia), 50
     * NIT de otro país
     * @param string $number Number as the document shows it; of a NIT or a citizen card the digits alone,
     * without check digit
     * @param string|null $check_digit Check digit of a resident, computed where it is left out; a
     * non-resident has none
     */
    public function __construct(
        public string $type,
        public string $number,
        public ?string $check_digit = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            type: $json['type'],
            number: $json['number'],
            check_digit: $json['check_digit'] ?? null,
        );
    }
}

/** A seller who has not to invoice */
final readonly class SupplierInput extends Record
{
    /**
     * @param SupplierIdentification $identification
     * @param string $legal_name Name as registered at the tax authority
     * @param 'resident'|'non_resident' $residence Whether the seller is resident in Colombia: `resident` has
     * identification 31 or 13, municipality and postal code; `non_resident` has no check digit, municipality
     * code or postal code
     * @param '1'|'2'|null $organization_type Organization type: 1 Persona Jurídica, 2 Persona Natural
     * @param string|null $trade_name Name on the door
     * @param string|null $email Where documents are sent
     * @param string|null $phone Telephone
     * @param SupplierAddress|null $address Where it is; in Colombia with the DIVIPOLA code of the
     * municipality
     * @param list<string>|null $tax_level_codes Tax responsibilities: O-13 Gran contribuyente, O-15
     * Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica -
     * Otros
     * @param '01'|'04'|'ZA'|'ZZ'|null $tax_scheme Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ
     * No aplica
     * @param string|null $external_id Your own id. Unique for ever per tenant, mode and kind of resource: a
     * second use is a 409 that names the first. It appears in events: put nothing personal in it.
     * @param array<string, string>|null $metadata Up to 50 pairs of your own (key at most 40 characters,
     * value at most 500); never in the XML.
     */
    public function __construct(
        public SupplierIdentification $identification,
        public string $legal_name,
        public string $residence,
        public ?string $organization_type = null,
        public ?string $trade_name = null,
        public ?string $email = null,
        public ?string $phone = null,
        public ?SupplierAddress $address = null,
        public ?array $tax_level_codes = null,
        public ?string $tax_scheme = null,
        public ?string $external_id = null,
        public ?array $metadata = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            identification: SupplierIdentification::from($json['identification']),
            legal_name: $json['legal_name'],
            residence: $json['residence'],
            organization_type: $json['organization_type'] ?? null,
            trade_name: $json['trade_name'] ?? null,
            email: $json['email'] ?? null,
            phone: $json['phone'] ?? null,
            address: isset($json['address']) ? SupplierAddress::from($json['address']) : null,
            tax_level_codes: $json['tax_level_codes'] ?? null,
            tax_scheme: $json['tax_scheme'] ?? null,
            external_id: $json['external_id'] ?? null,
            metadata: $json['metadata'] ?? null,
        );
    }
}

final readonly class SupplierList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<Supplier> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => Supplier::from($one), $json['data']),
        );
    }
}

/** A seller who has not to invoice */
final readonly class SupplierSnapshot extends Record
{
    /**
     * @param SupplierIdentificationResource $identification
     * @param string $legal_name Name as registered at the tax authority
     * @param '1'|'2'|null $organization_type Organization type: 1 Persona Jurídica, 2 Persona Natural
     * @param string|null $trade_name Name on the door
     * @param string|null $email Where documents are sent
     * @param string|null $phone Telephone
     * @param SupplierAddressResource|null $address Where it is; in Colombia with the DIVIPOLA code of the
     * municipality
     * @param list<string>|null $tax_level_codes Tax responsibilities: O-13 Gran contribuyente, O-15
     * Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica -
     * Otros
     * @param '01'|'04'|'ZA'|'ZZ'|null $tax_scheme Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ
     * No aplica
     * @param 'resident'|'non_resident' $residence Whether the seller is resident in Colombia: `resident` has
     * identification 31 or 13, municipality and postal code; `non_resident` has no check digit, municipality
     * code or postal code
     * @param string|null $external_id Your own id. Unique for ever per tenant, mode and kind of resource: a
     * second use is a 409 that names the first. It appears in events: put nothing personal in it.
     * @param array<string, string> $metadata Up to 50 pairs of your own (key at most 40 characters, value at
     * most 500); never in the XML.
     */
    public function __construct(
        public SupplierIdentificationResource $identification,
        public string $legal_name,
        public ?string $organization_type,
        public ?string $trade_name,
        public ?string $email,
        public ?string $phone,
        public ?SupplierAddressResource $address,
        public ?array $tax_level_codes,
        public ?string $tax_scheme,
        public string $residence,
        public ?string $external_id,
        public array $metadata,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            identification: SupplierIdentificationResource::from($json['identification']),
            legal_name: $json['legal_name'],
            organization_type: $json['organization_type'] ?? null,
            trade_name: $json['trade_name'] ?? null,
            email: $json['email'] ?? null,
            phone: $json['phone'] ?? null,
            address: isset($json['address']) ? SupplierAddressResource::from($json['address']) : null,
            tax_level_codes: $json['tax_level_codes'] ?? null,
            tax_scheme: $json['tax_scheme'] ?? null,
            residence: $json['residence'],
            external_id: $json['external_id'] ?? null,
            metadata: $json['metadata'],
        );
    }
}

/** `cufe` is its CUDS */
final readonly class SupportDocument extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'support_document' $object What kind of resource this is
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param 'test'|'habilitacion'|'production' $environment test, habilitacion or production; fixed when it
     * was made
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed' $status
     * State at the time of this answer
     * @param Waiting|null $waiting What the document waits for without having failed; null: for nothing
     * @param string|null $collecting_until When the purchases that it collects are issued; null: it is
     * issued, or collects none
     * @param string|null $number Prefix and sequence as DIAN knows them, such as SETP990000001; null until it
     * is numbered
     * @param string|null $prefix Prefix of the numbering range
     * @param int|null $sequence The number without its prefix; null until it is numbered
     * @param string|null $cufe CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it
     * is signed
     * @param string|null $cuds CUDS of a purchase, as in `cufe`; null until it is signed
     * @param string|null $type_code Type of document in the XML: 01, 02, 03, 04, 91 or 92
     * @param string|null $issued_at Time of issue, Colombia's (-05:00); null until it is numbered, unless the
     * request named it
     * @param string|null $supplier_id Id of the supplier; null when the request has the seller itself
     * @param SupplierSnapshot|null $supplier The seller as the document names him
     * @param 'per_operation'|'weekly'|null $transmission Whether it is for one purchase, or for those of a
     * week; left out: per_operation
     * @param string $currency ISO 4217 code
     * @param PaymentMeansResource $payment_means How and when it is paid
     * @param list<PurchaseLineResource> $lines What is bought, line by line
     * @param list<PurchaseWithholding>|null $withholdings What the buyer withholds, informative: of the
     * lines, else of the document
     * @param list<AllowanceChargeResource>|null $allowances Discounts on the whole document that change no
     * tax base
     * @param list<AllowanceChargeResource>|null $charges Charges on the whole document that change no tax
     * base
     * @param string|null $external_id Your own id, up to 64 characters, unique for ever among resources of
     * this kind and mode
     * @param string|null $numbering_range_id Numbering range of which the number is
     * @param list<string>|null $notes Notes
     * @param SupportDocumentOrderReference|null $order_reference The buyer's order, or null
     * @param ExchangeRateResource|null $exchange_rate Needed when the currency is not COP; in pesos it tells
     * the foreign currency that was agreed
     * @param array<string, string> $metadata Up to 50 pairs of your own (key at most 40 characters, value at
     * most 500); never in the XML.
     * @param SimulateWithoutContingencyResource|null $simulate What becomes of a document made with a
     * sk_test_ key; refused with sk_live_
     * @param DocumentTotals $totals Sums that were calculated by the rules of DIAN; amounts with two decimals
     * @param string|null $qr_url Page of the tax authority about this document, as in its QR code; null until
     * there is a CUFE
     * @param string|null $pdf_url Signed URL of the PDF, good without an API key; null while or because there
     * is none
     * @param string|null $xml_url Signed URL of the signed XML, good without an API key; null while or
     * because there is none
     * @param string|null $attached_document_url Signed URL of the zip that the buyer gets; null while or
     * because there is none
     * @param DianAnswer|null $dian Answer of the tax authority; null before there is one
     * @param DocumentEmail|null $email Mails to the seller; null: none yet
     * @param DocumentFailure|null $failure Why it failed; null unless status is failed
     * @param string|null $corrects Id of the rejected document whose number this one took; null: none
     * @param string|null $corrected_by Id of the document that took the number of this rejected one; null:
     * none
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $environment,
        public string $status,
        public ?Waiting $waiting,
        public ?string $collecting_until,
        public ?string $number,
        public ?string $prefix,
        public ?int $sequence,
        public ?string $cufe,
        public ?string $cuds,
        public ?string $type_code,
        public ?string $issued_at,
        public ?string $supplier_id,
        public ?SupplierSnapshot $supplier,
        public ?string $transmission,
        public string $currency,
        public PaymentMeansResource $payment_means,
        public array $lines,
        public ?array $withholdings,
        public ?array $allowances,
        public ?array $charges,
        public ?string $external_id,
        public ?string $numbering_range_id,
        public ?array $notes,
        public ?SupportDocumentOrderReference $order_reference,
        public ?ExchangeRateResource $exchange_rate,
        public array $metadata,
        public ?SimulateWithoutContingencyResource $simulate,
        public DocumentTotals $totals,
        public ?string $qr_url,
        public ?string $pdf_url,
        public ?string $xml_url,
        public ?string $attached_document_url,
        public ?DianAnswer $dian,
        public ?DocumentEmail $email,
        public ?DocumentFailure $failure,
        public ?string $corrects,
        public ?string $corrected_by,
        public string $created_at,
        public string $updated_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            environment: $json['environment'],
            status: $json['status'],
            waiting: isset($json['waiting']) ? Waiting::from($json['waiting']) : null,
            collecting_until: $json['collecting_until'] ?? null,
            number: $json['number'] ?? null,
            prefix: $json['prefix'] ?? null,
            sequence: $json['sequence'] ?? null,
            cufe: $json['cufe'] ?? null,
            cuds: $json['cuds'] ?? null,
            type_code: $json['type_code'] ?? null,
            issued_at: $json['issued_at'] ?? null,
            supplier_id: $json['supplier_id'] ?? null,
            supplier: isset($json['supplier']) ? SupplierSnapshot::from($json['supplier']) : null,
            transmission: $json['transmission'] ?? null,
            currency: $json['currency'],
            payment_means: PaymentMeansResource::from($json['payment_means']),
            lines: array_map(static fn (array $one) => PurchaseLineResource::from($one), $json['lines']),
            withholdings: isset($json['withholdings']) ? array_map(static fn (array $one) => PurchaseWithholding::from($one), $json['withholdings']) : null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['charges']) : null,
            external_id: $json['external_id'] ?? null,
            numbering_range_id: $json['numbering_range_id'] ?? null,
            notes: $json['notes'] ?? null,
            order_reference: isset($json['order_reference']) ? SupportDocumentOrderReference::from($json['order_reference']) : null,
            exchange_rate: isset($json['exchange_rate']) ? ExchangeRateResource::from($json['exchange_rate']) : null,
            metadata: $json['metadata'],
            simulate: isset($json['simulate']) ? SimulateWithoutContingencyResource::from($json['simulate']) : null,
            totals: DocumentTotals::from($json['totals']),
            qr_url: $json['qr_url'] ?? null,
            pdf_url: $json['pdf_url'] ?? null,
            xml_url: $json['xml_url'] ?? null,
            attached_document_url: $json['attached_document_url'] ?? null,
            dian: isset($json['dian']) ? DianAnswer::from($json['dian']) : null,
            email: isset($json['email']) ? DocumentEmail::from($json['email']) : null,
            failure: isset($json['failure']) ? DocumentFailure::from($json['failure']) : null,
            corrects: $json['corrects'] ?? null,
            corrected_by: $json['corrected_by'] ?? null,
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
        );
    }
}

/** `cufe` is its CUDS */
final readonly class SupportDocumentAdjustment extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'support_document_adjustment' $object What kind of resource this is
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param 'test'|'habilitacion'|'production' $environment test, habilitacion or production; fixed when it
     * was made
     * @param 'queued'|'signed'|'submitted'|'accepted_by_dian'|'rejected_by_dian'|'accepted_contingency'|'failed' $status
     * State at the time of this answer
     * @param Waiting|null $waiting What the document waits for without having failed; null: for nothing
     * @param string|null $number Prefix and sequence as DIAN knows them, such as SETP990000001; null until it
     * is numbered
     * @param string|null $prefix Prefix of the numbering range
     * @param int|null $sequence The number without its prefix; null until it is numbered
     * @param string|null $cufe CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it
     * is signed
     * @param string|null $cuds CUDS of a purchase, as in `cufe`; null until it is signed
     * @param string|null $type_code Type of document in the XML: 01, 02, 03, 04, 91 or 92
     * @param string|null $issued_at Time of issue, Colombia's (-05:00); null until it is numbered, unless the
     * request named it
     * @param string|null $supplier_id Id of the supplier; null when the request has the seller itself
     * @param SupplierSnapshot|null $supplier The seller as the document names him
     * @param 'per_operation'|'weekly'|null $transmission Whether it is for one purchase, or for those of a
     * week; left out: per_operation
     * @param string $currency ISO 4217 code
     * @param PaymentMeansResource $payment_means How and when it is paid
     * @param list<PurchaseAdjustmentLineResource> $lines What is taken back, line by line
     * @param list<AllowanceChargeResource>|null $allowances Discounts on the whole document that change no
     * tax base
     * @param list<AllowanceChargeResource>|null $charges Charges on the whole document that change no tax
     * base
     * @param string|null $external_id Your own id, up to 64 characters, unique for ever among resources of
     * this kind and mode
     * @param string|null $numbering_range_id Numbering range of which the number is
     * @param list<string>|null $notes Notes
     * @param SupportDocumentAdjustmentOrderReference|null $order_reference The buyer's order, or null
     * @param ExchangeRateResource|null $exchange_rate Needed when the currency is not COP; in pesos it tells
     * the foreign currency that was agreed
     * @param array<string, string> $metadata Up to 50 pairs of your own (key at most 40 characters, value at
     * most 500); never in the XML.
     * @param SimulateWithoutContingencyResource|null $simulate What becomes of a document made with a
     * sk_test_ key; refused with sk_live_
     * @param string|null $support_document_id What is corrected, a support document of yours; the note waits
     * for it until it is accepted
     * @param CUDSReference|null $billing_reference What is corrected, a support document issued by another
     * system. One of yours is treated as if support_document_id named it
     * @param string $reason_code Why: 1 Devolución parcial de los bienes y/o no aceptación parcial del
     * servicio; 2 Anulación del documento soporte en adquisiciones efectuadas a sujetos no obligados a
     * expedir factura de venta o documento equivalente; 3 Rebaja o descuento parcial o total; 4 Ajuste de
     * precio; 5 Otros
     * @param string|null $reason Why, in words; left out: the name of the reason's code
     * @param DocumentTotals $totals Sums that were calculated by the rules of DIAN; amounts with two decimals
     * @param string|null $qr_url Page of the tax authority about this document, as in its QR code; null until
     * there is a CUFE
     * @param string|null $pdf_url Signed URL of the PDF, good without an API key; null while or because there
     * is none
     * @param string|null $xml_url Signed URL of the signed XML, good without an API key; null while or
     * because there is none
     * @param string|null $attached_document_url Signed URL of the zip that the buyer gets; null while or
     * because there is none
     * @param DianAnswer|null $dian Answer of the tax authority; null before there is one
     * @param DocumentEmail|null $email Mails to the seller; null: none yet
     * @param DocumentFailure|null $failure Why it failed; null unless status is failed
     * @param string|null $corrects Id of the rejected document whose number this one took; null: none
     * @param string|null $corrected_by Id of the document that took the number of this rejected one; null:
     * none
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $environment,
        public string $status,
        public ?Waiting $waiting,
        public ?string $number,
        public ?string $prefix,
        public ?int $sequence,
        public ?string $cufe,
        public ?string $cuds,
        public ?string $type_code,
        public ?string $issued_at,
        public ?string $supplier_id,
        public ?SupplierSnapshot $supplier,
        public ?string $transmission,
        public string $currency,
        public PaymentMeansResource $payment_means,
        public array $lines,
        public ?array $allowances,
        public ?array $charges,
        public ?string $external_id,
        public ?string $numbering_range_id,
        public ?array $notes,
        public ?SupportDocumentAdjustmentOrderReference $order_reference,
        public ?ExchangeRateResource $exchange_rate,
        public array $metadata,
        public ?SimulateWithoutContingencyResource $simulate,
        public ?string $support_document_id,
        public ?CUDSReference $billing_reference,
        public string $reason_code,
        public ?string $reason,
        public DocumentTotals $totals,
        public ?string $qr_url,
        public ?string $pdf_url,
        public ?string $xml_url,
        public ?string $attached_document_url,
        public ?DianAnswer $dian,
        public ?DocumentEmail $email,
        public ?DocumentFailure $failure,
        public ?string $corrects,
        public ?string $corrected_by,
        public string $created_at,
        public string $updated_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            environment: $json['environment'],
            status: $json['status'],
            waiting: isset($json['waiting']) ? Waiting::from($json['waiting']) : null,
            number: $json['number'] ?? null,
            prefix: $json['prefix'] ?? null,
            sequence: $json['sequence'] ?? null,
            cufe: $json['cufe'] ?? null,
            cuds: $json['cuds'] ?? null,
            type_code: $json['type_code'] ?? null,
            issued_at: $json['issued_at'] ?? null,
            supplier_id: $json['supplier_id'] ?? null,
            supplier: isset($json['supplier']) ? SupplierSnapshot::from($json['supplier']) : null,
            transmission: $json['transmission'] ?? null,
            currency: $json['currency'],
            payment_means: PaymentMeansResource::from($json['payment_means']),
            lines: array_map(static fn (array $one) => PurchaseAdjustmentLineResource::from($one), $json['lines']),
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceChargeResource::from($one), $json['charges']) : null,
            external_id: $json['external_id'] ?? null,
            numbering_range_id: $json['numbering_range_id'] ?? null,
            notes: $json['notes'] ?? null,
            order_reference: isset($json['order_reference']) ? SupportDocumentAdjustmentOrderReference::from($json['order_reference']) : null,
            exchange_rate: isset($json['exchange_rate']) ? ExchangeRateResource::from($json['exchange_rate']) : null,
            metadata: $json['metadata'],
            simulate: isset($json['simulate']) ? SimulateWithoutContingencyResource::from($json['simulate']) : null,
            support_document_id: $json['support_document_id'] ?? null,
            billing_reference: isset($json['billing_reference']) ? CUDSReference::from($json['billing_reference']) : null,
            reason_code: $json['reason_code'],
            reason: $json['reason'] ?? null,
            totals: DocumentTotals::from($json['totals']),
            qr_url: $json['qr_url'] ?? null,
            pdf_url: $json['pdf_url'] ?? null,
            xml_url: $json['xml_url'] ?? null,
            attached_document_url: $json['attached_document_url'] ?? null,
            dian: isset($json['dian']) ? DianAnswer::from($json['dian']) : null,
            email: isset($json['email']) ? DocumentEmail::from($json['email']) : null,
            failure: isset($json['failure']) ? DocumentFailure::from($json['failure']) : null,
            corrects: $json['corrects'] ?? null,
            corrected_by: $json['corrected_by'] ?? null,
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
        );
    }
}

/**
 * An adjustment note to be issued: of one of your support documents (`support_document_id`), or of one issued
 * elsewhere (`billing_reference`)
 */
final readonly class SupportDocumentAdjustmentDraft extends Record
{
    /**
     * @param string $reason_code Why: 1 Devolución parcial de los bienes y/o no aceptación parcial del
     * servicio; 2 Anulación del documento soporte en adquisiciones efectuadas a sujetos no obligados a
     * expedir factura de venta o documento equivalente; 3 Rebaja o descuento parcial o total; 4 Ajuste de
     * precio; 5 Otros
     * @param string|null $support_document_id What is corrected, a support document of yours; the note waits
     * for it until it is accepted
     * @param CUDSReference|null $billing_reference What is corrected, a support document issued by another
     * system. One of yours is treated as if support_document_id named it
     * @param string|null $reason Why, in words; left out: the name of the reason's code
     * @param string|null $supplier_id A supplier of yours
     * @param InlineSupplier|null $supplier The seller, written in the document itself
     * @param 'per_operation'|'weekly'|null $transmission Whether it is for one purchase, or for those of a
     * week; left out: per_operation
     * @param string|null $currency ISO 4217 code; left out: as in the support document
     * @param PaymentMeans|null $payment_means left out: as in the support document
     * @param list<AllowanceCharge>|null $allowances Discounts on the whole document that change no tax base
     * @param list<AllowanceCharge>|null $charges Charges on the whole document that change no tax base
     * @param string|null $external_id Your own id. Unique for ever per tenant, mode and kind of resource: a
     * second use is a 409 that names the first. It appears in events: put nothing personal in it.
     * @param string|null $numbering_range_id Left out: the active range of that type and environment
     * @param string|null $issued_at Time of issue with Colombia's offset -05:00, today in Colombia; left out:
     * the moment of numbering
     * @param list<string>|null $notes Notes
     * @param SupportDocumentAdjustmentDraftOrderReference|null $order_reference The buyer's order, or null
     * @param ExchangeRate|null $exchange_rate Needed when the currency is not COP; in pesos it tells the
     * foreign currency that was agreed
     * @param Email|null $email Who gets the mail; default: the address of the supplier; without one nobody
     * @param array<string, string>|null $metadata Up to 50 pairs of your own (key at most 40 characters,
     * value at most 500); never in the XML.
     * @param SimulateWithoutContingency|null $simulate What becomes of a document made with a sk_test_ key;
     * refused with sk_live_
     * @param list<PurchaseAdjustmentLine>|null $lines What is taken back, line by line; left out: as in the
     * support document
     */
    public function __construct(
        public string $reason_code,
        public ?string $support_document_id = null,
        public ?CUDSReference $billing_reference = null,
        public ?string $reason = null,
        public ?string $supplier_id = null,
        public ?InlineSupplier $supplier = null,
        public ?string $transmission = null,
        public ?string $currency = null,
        public ?PaymentMeans $payment_means = null,
        public ?array $allowances = null,
        public ?array $charges = null,
        public ?string $external_id = null,
        public ?string $numbering_range_id = null,
        public ?string $issued_at = null,
        public ?array $notes = null,
        public ?SupportDocumentAdjustmentDraftOrderReference $order_reference = null,
        public ?ExchangeRate $exchange_rate = null,
        public ?Email $email = null,
        public ?array $metadata = null,
        public ?SimulateWithoutContingency $simulate = null,
        public ?array $lines = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            reason_code: $json['reason_code'],
            support_document_id: $json['support_document_id'] ?? null,
            billing_reference: isset($json['billing_reference']) ? CUDSReference::from($json['billing_reference']) : null,
            reason: $json['reason'] ?? null,
            supplier_id: $json['supplier_id'] ?? null,
            supplier: isset($json['supplier']) ? InlineSupplier::from($json['supplier']) : null,
            transmission: $json['transmission'] ?? null,
            currency: $json['currency'] ?? null,
            payment_means: isset($json['payment_means']) ? PaymentMeans::from($json['payment_means']) : null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['charges']) : null,
            external_id: $json['external_id'] ?? null,
            numbering_range_id: $json['numbering_range_id'] ?? null,
            issued_at: $json['issued_at'] ?? null,
            notes: $json['notes'] ?? null,
            order_reference: isset($json['order_reference']) ? SupportDocumentAdjustmentDraftOrderReference::from($json['order_reference']) : null,
            exchange_rate: isset($json['exchange_rate']) ? ExchangeRate::from($json['exchange_rate']) : null,
            email: isset($json['email']) ? Email::from($json['email']) : null,
            metadata: $json['metadata'] ?? null,
            simulate: isset($json['simulate']) ? SimulateWithoutContingency::from($json['simulate']) : null,
            lines: isset($json['lines']) ? array_map(static fn (array $one) => PurchaseAdjustmentLine::from($one), $json['lines']) : null,
        );
    }
}

final readonly class SupportDocumentAdjustmentDraftOrderReference extends Record
{
    /**
     * @param string $id The buyer's order
     * @param string|null $date Its day (YYYY-MM-DD)
     */
    public function __construct(
        public string $id,
        public ?string $date = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            date: $json['date'] ?? null,
        );
    }
}

final readonly class SupportDocumentAdjustmentItem extends Record
{
    /**
     * @param int $index place in `documents`, from 0
     * @param SupportDocumentAdjustment $document The document, as a POST of it alone answers it
     */
    public function __construct(
        public int $index,
        public SupportDocumentAdjustment $document,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            index: $json['index'],
            document: SupportDocumentAdjustment::from($json['document']),
        );
    }
}

final readonly class SupportDocumentAdjustmentList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<SupportDocumentAdjustment> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => SupportDocumentAdjustment::from($one), $json['data']),
        );
    }
}

final readonly class SupportDocumentAdjustmentOrderReference extends Record
{
    /**
     * @param string $id The buyer's order
     * @param string|null $date Its day (YYYY-MM-DD)
     */
    public function __construct(
        public string $id,
        public ?string $date,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            date: $json['date'] ?? null,
        );
    }
}

/** At most 20 MB */
final readonly class SupportDocumentAdjustmentsBatch extends Record
{
    /**
     * @param list<SupportDocumentAdjustmentDraft> $documents Bodies as one POST takes each, up to 1,000; each
     * is accepted or refused by itself
     */
    public function __construct(
        public array $documents,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            documents: array_map(static fn (array $one) => SupportDocumentAdjustmentDraft::from($one), $json['documents']),
        );
    }
}

final readonly class SupportDocumentAdjustmentsBatchAnswer extends Record
{
    /**
     * @param 'batch' $object What kind of resource this is
     * @param list<SupportDocumentAdjustmentItem|RefusedItem> $data An item for each document, in their order
     */
    public function __construct(
        public string $object,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            data: array_map(static fn (array $one) => (isset($one['document']) ? SupportDocumentAdjustmentItem::from($one) : RefusedItem::from($one)), $json['data']),
        );
    }
}

/** A support document to be issued */
final readonly class SupportDocumentDraft extends Record
{
    /**
     * @param string $currency ISO 4217 code
     * @param PaymentMeans $payment_means How and when it is paid
     * @param list<PurchaseLine> $lines What is bought, line by line
     * @param string|null $supplier_id A supplier of yours
     * @param InlineSupplier|null $supplier The seller, written in the document itself
     * @param 'per_operation'|'weekly'|null $transmission Whether it is for one purchase, or for those of a
     * week; left out: per_operation
     * @param list<PurchaseWithholding>|null $withholdings What the buyer withholds, informative: of the
     * lines, else of the document
     * @param list<AllowanceCharge>|null $allowances Discounts on the whole document that change no tax base
     * @param list<AllowanceCharge>|null $charges Charges on the whole document that change no tax base
     * @param string|null $external_id Your own id. Unique for ever per tenant, mode and kind of resource: a
     * second use is a 409 that names the first. It appears in events: put nothing personal in it.
     * @param string|null $numbering_range_id Left out: the active range of that type and environment
     * @param string|null $issued_at Time of issue with Colombia's offset -05:00, today in Colombia; left out:
     * the moment of numbering
     * @param list<string>|null $notes Notes
     * @param SupportDocumentDraftOrderReference|null $order_reference The buyer's order, or null
     * @param ExchangeRate|null $exchange_rate Needed when the currency is not COP; in pesos it tells the
     * foreign currency that was agreed
     * @param Email|null $email Who gets the mail; default: the address of the supplier; without one nobody
     * @param array<string, string>|null $metadata Up to 50 pairs of your own (key at most 40 characters,
     * value at most 500); never in the XML.
     * @param SimulateWithoutContingency|null $simulate What becomes of a document made with a sk_test_ key;
     * refused with sk_live_
     */
    public function __construct(
        public string $currency,
        public PaymentMeans $payment_means,
        public array $lines,
        public ?string $supplier_id = null,
        public ?InlineSupplier $supplier = null,
        public ?string $transmission = null,
        public ?array $withholdings = null,
        public ?array $allowances = null,
        public ?array $charges = null,
        public ?string $external_id = null,
        public ?string $numbering_range_id = null,
        public ?string $issued_at = null,
        public ?array $notes = null,
        public ?SupportDocumentDraftOrderReference $order_reference = null,
        public ?ExchangeRate $exchange_rate = null,
        public ?Email $email = null,
        public ?array $metadata = null,
        public ?SimulateWithoutContingency $simulate = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            currency: $json['currency'],
            payment_means: PaymentMeans::from($json['payment_means']),
            lines: array_map(static fn (array $one) => PurchaseLine::from($one), $json['lines']),
            supplier_id: $json['supplier_id'] ?? null,
            supplier: isset($json['supplier']) ? InlineSupplier::from($json['supplier']) : null,
            transmission: $json['transmission'] ?? null,
            withholdings: isset($json['withholdings']) ? array_map(static fn (array $one) => PurchaseWithholding::from($one), $json['withholdings']) : null,
            allowances: isset($json['allowances']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['allowances']) : null,
            charges: isset($json['charges']) ? array_map(static fn (array $one) => AllowanceCharge::from($one), $json['charges']) : null,
            external_id: $json['external_id'] ?? null,
            numbering_range_id: $json['numbering_range_id'] ?? null,
            issued_at: $json['issued_at'] ?? null,
            notes: $json['notes'] ?? null,
            order_reference: isset($json['order_reference']) ? SupportDocumentDraftOrderReference::from($json['order_reference']) : null,
            exchange_rate: isset($json['exchange_rate']) ? ExchangeRate::from($json['exchange_rate']) : null,
            email: isset($json['email']) ? Email::from($json['email']) : null,
            metadata: $json['metadata'] ?? null,
            simulate: isset($json['simulate']) ? SimulateWithoutContingency::from($json['simulate']) : null,
        );
    }
}

final readonly class SupportDocumentDraftOrderReference extends Record
{
    /**
     * @param string $id The buyer's order
     * @param string|null $date Its day (YYYY-MM-DD)
     */
    public function __construct(
        public string $id,
        public ?string $date = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            date: $json['date'] ?? null,
        );
    }
}

final readonly class SupportDocumentItem extends Record
{
    /**
     * @param int $index place in `documents`, from 0
     * @param SupportDocument $document The document, as a POST of it alone answers it
     */
    public function __construct(
        public int $index,
        public SupportDocument $document,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            index: $json['index'],
            document: SupportDocument::from($json['document']),
        );
    }
}

final readonly class SupportDocumentList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<SupportDocument> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => SupportDocument::from($one), $json['data']),
        );
    }
}

final readonly class SupportDocumentOrderReference extends Record
{
    /**
     * @param string $id The buyer's order
     * @param string|null $date Its day (YYYY-MM-DD)
     */
    public function __construct(
        public string $id,
        public ?string $date,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            date: $json['date'] ?? null,
        );
    }
}

/** At most 20 MB */
final readonly class SupportDocumentsBatch extends Record
{
    /**
     * @param list<SupportDocumentDraft> $documents Bodies as one POST takes each, up to 1,000; each is
     * accepted or refused by itself
     */
    public function __construct(
        public array $documents,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            documents: array_map(static fn (array $one) => SupportDocumentDraft::from($one), $json['documents']),
        );
    }
}

final readonly class SupportDocumentsBatchAnswer extends Record
{
    /**
     * @param 'batch' $object What kind of resource this is
     * @param list<SupportDocumentItem|RefusedItem> $data An item for each document, in their order
     */
    public function __construct(
        public string $object,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            data: array_map(static fn (array $one) => (isset($one['document']) ? SupportDocumentItem::from($one) : RefusedItem::from($one)), $json['data']),
        );
    }
}

final readonly class Suppression extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'suppression' $object What kind of resource this is
     * @param string $address In lower case, its domain in ASCII.
     * @param 'hard_bounce'|'complaint'|'unsubscribed'|'manual' $reason hard_bounce: the address does not
     * exist; complaint: its owner marked a mail as spam; unsubscribed: its owner asked for no more mails,
     * except those that you send again by hand; manual: you asked.
     * @param string|null $diagnostic What the receiving server said.
     * @param string|null $document_id The document whose mail was the cause.
     * @param string|null $mailing_id The mail that was the cause.
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param string $created_at When it was made: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $address,
        public string $reason,
        public ?string $diagnostic,
        public ?string $document_id,
        public ?string $mailing_id,
        public bool $livemode,
        public string $created_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            address: $json['address'],
            reason: $json['reason'],
            diagnostic: $json['diagnostic'] ?? null,
            document_id: $json['document_id'] ?? null,
            mailing_id: $json['mailing_id'] ?? null,
            livemode: $json['livemode'],
            created_at: $json['created_at'],
        );
    }
}

final readonly class SuppressionInput extends Record
{
    /** @param string $address an e-mail address */
    public function __construct(
        public string $address,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            address: $json['address'],
        );
    }
}

final readonly class SuppressionList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<Suppression> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => Suppression::from($one), $json['data']),
        );
    }
}

final readonly class Tax extends Record
{
    /**
     * @param string $code 01 value-added tax, 04 consumption tax, 03 industry and commerce, 02 carbon (by
     * unit; with rate and base its amount by unit is value / quantity), ZZ none; more in
     * /v1/catalogs/tributos
     * @param string $value The tax: base × rate / 100, or per_unit_amount × base_quantity (34 IBUA: / 100)
     * (decimal string with exactly two decimals, no sign, no exponent)
     * @param string|null $rate Percent of the base; a tax by unit has none (decimal string with two to six
     * decimals, no sign, no exponent)
     * @param string|null $base Amount that the rate is applied to; a tax by unit has none (decimal string
     * with exactly two decimals, no sign, no exponent)
     * @param string|null $per_unit_amount Tax by unit: amount for one unit; of 34 (IBUA) for 100 millilitres
     * (decimal string with two to six decimals, no sign, no exponent)
     * @param string|null $base_quantity Tax by unit: how many units; of 34 (IBUA) all millilitres of the line
     * (decimal string with two to six decimals, no sign, no exponent)
     * @param string|null $unit_code Tax by unit: the unit; MLT of 34 (IBUA)
     * @param string|null $name Name of a levy that DIAN does not list, of dian:ZZ alone
     */
    public function __construct(
        public string $code,
        public string $value,
        public ?string $rate = null,
        public ?string $base = null,
        public ?string $per_unit_amount = null,
        public ?string $base_quantity = null,
        public ?string $unit_code = null,
        public ?string $name = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            value: $json['value'],
            rate: $json['rate'] ?? null,
            base: $json['base'] ?? null,
            per_unit_amount: $json['per_unit_amount'] ?? null,
            base_quantity: $json['base_quantity'] ?? null,
            unit_code: $json['unit_code'] ?? null,
            name: $json['name'] ?? null,
        );
    }
}

final readonly class TaxResource extends Record
{
    /**
     * @param string $code 01 value-added tax, 04 consumption tax, 03 industry and commerce, 02 carbon (by
     * unit; with rate and base its amount by unit is value / quantity), ZZ none; more in
     * /v1/catalogs/tributos
     * @param string|null $rate Percent of the base; a tax by unit has none (decimal string with two to six
     * decimals, no sign, no exponent)
     * @param string|null $base Amount that the rate is applied to; a tax by unit has none (decimal string
     * with exactly two decimals, no sign, no exponent)
     * @param string $value The tax: base × rate / 100, or per_unit_amount × base_quantity (34 IBUA: / 100)
     * (decimal string with exactly two decimals, no sign, no exponent)
     * @param string|null $per_unit_amount Tax by unit: amount for one unit; of 34 (IBUA) for 100 millilitres
     * (decimal string with two to six decimals, no sign, no exponent)
     * @param string|null $base_quantity Tax by unit: how many units; of 34 (IBUA) all millilitres of the line
     * (decimal string with two to six decimals, no sign, no exponent)
     * @param string|null $unit_code Tax by unit: the unit; MLT of 34 (IBUA)
     * @param string|null $name Name of a levy that DIAN does not list, of dian:ZZ alone
     */
    public function __construct(
        public string $code,
        public ?string $rate,
        public ?string $base,
        public string $value,
        public ?string $per_unit_amount,
        public ?string $base_quantity,
        public ?string $unit_code,
        public ?string $name,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            rate: $json['rate'] ?? null,
            base: $json['base'] ?? null,
            value: $json['value'],
            per_unit_amount: $json['per_unit_amount'] ?? null,
            base_quantity: $json['base_quantity'] ?? null,
            unit_code: $json['unit_code'] ?? null,
            name: $json['name'] ?? null,
        );
    }
}

final readonly class Tenant extends Record
{
    /**
     * @param string $id Id of your account
     * @param 'tenant' $object What kind of resource this is
     * @param bool $livemode true: made with sk_live_; false: made with sk_test_
     * @param string $environment habilitacion or production in live mode, test in test mode
     * @param string $nit NIT: digits alone, without check digit
     * @param string $check_digit Check digit of the NIT
     * @param string $legal_name Name as registered at the tax authority
     * @param string|null $trade_name Name on the door
     * @param '1'|'2' $organization_type Organization type: 1 Persona Jurídica, 2 Persona Natural
     * @param list<string> $tax_level_codes Tax responsibilities: O-13 Gran contribuyente, O-15
     * Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica -
     * Otros
     * @param '01'|'04'|'ZA'|'ZZ' $tax_scheme Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ No
     * aplica
     * @param AddressResource $address Where it is; in Colombia with the DIVIPOLA code of the municipality
     * @param string $email Address for documents, as registered at the tax authority
     * @param string|null $phone Telephone
     * @param list<string>|null $industry_codes Economic activities (CIIU)
     * @param string|null $commercial_registration Matrícula mercantil
     * @param list<string>|null $party_names Further names beside trade_name: of shops, of establishments
     * @param ContactResource|null $contact Whom to ask, by the `phone` and `email` of the party
     * @param list<ShareholderResource>|null $shareholders Members of a consortium or temporary union
     * @param TenantPdf|null $pdf what you add to every PDF
     * @param TenantLogo|null $logo what stands at the head of every PDF
     * @param string|null $brand_color Colour of the PDF as #rrggbb; null: ours
     * @param TenantMail $mail form of the mails to your buyers
     * @param TenantTestSet|null $test_set DIAN's test set, of live mode
     * @param TenantSoftware|null $software by which your documents of live mode are issued; its PIN is never
     * shown
     * @param list<TenantUnavailableItem> $unavailable parts that are null because the service that knows them
     * does not answer; ask again in a moment
     * @param string|null $reception_address where suppliers mail their documents to; register it in the DIAN
     * portal as your address for the reception of invoices
     * @param ReceivingPersonResource|null $receiving_person who receives, in events 030 and 032 that name
     * nobody else
     * @param bool $auto_acknowledge whether receipt (030) of each verified invoice on credit is acknowledged
     * by itself; it needs `receiving_person`
     * @param bool $auto_tacit_acceptance whether tacit acceptance (034) of your own invoices is declared by
     * itself, on the first day on which DIAN takes it
     * @param string $created_at When it was made: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $livemode,
        public string $environment,
        public string $nit,
        public string $check_digit,
        public string $legal_name,
        public ?string $trade_name,
        public string $organization_type,
        public array $tax_level_codes,
        public string $tax_scheme,
        public AddressResource $address,
        public string $email,
        public ?string $phone,
        public ?array $industry_codes,
        public ?string $commercial_registration,
        public ?array $party_names,
        public ?ContactResource $contact,
        public ?array $shareholders,
        public ?TenantPdf $pdf,
        public ?TenantLogo $logo,
        public ?string $brand_color,
        public TenantMail $mail,
        public ?TenantTestSet $test_set,
        public ?TenantSoftware $software,
        public array $unavailable,
        public ?string $reception_address,
        public ?ReceivingPersonResource $receiving_person,
        public bool $auto_acknowledge,
        public bool $auto_tacit_acceptance,
        public string $created_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            livemode: $json['livemode'],
            environment: $json['environment'],
            nit: $json['nit'],
            check_digit: $json['check_digit'],
            legal_name: $json['legal_name'],
            trade_name: $json['trade_name'] ?? null,
            organization_type: $json['organization_type'],
            tax_level_codes: $json['tax_level_codes'],
            tax_scheme: $json['tax_scheme'],
            address: AddressResource::from($json['address']),
            email: $json['email'],
            phone: $json['phone'] ?? null,
            industry_codes: $json['industry_codes'] ?? null,
            commercial_registration: $json['commercial_registration'] ?? null,
            party_names: $json['party_names'] ?? null,
            contact: isset($json['contact']) ? ContactResource::from($json['contact']) : null,
            shareholders: isset($json['shareholders']) ? array_map(static fn (array $one) => ShareholderResource::from($one), $json['shareholders']) : null,
            pdf: isset($json['pdf']) ? TenantPdf::from($json['pdf']) : null,
            logo: isset($json['logo']) ? TenantLogo::from($json['logo']) : null,
            brand_color: $json['brand_color'] ?? null,
            mail: TenantMail::from($json['mail']),
            test_set: isset($json['test_set']) ? TenantTestSet::from($json['test_set']) : null,
            software: isset($json['software']) ? TenantSoftware::from($json['software']) : null,
            unavailable: array_map(static fn (array $one) => TenantUnavailableItem::from($one), $json['unavailable']),
            reception_address: $json['reception_address'] ?? null,
            receiving_person: isset($json['receiving_person']) ? ReceivingPersonResource::from($json['receiving_person']) : null,
            auto_acknowledge: $json['auto_acknowledge'],
            auto_tacit_acceptance: $json['auto_tacit_acceptance'],
            created_at: $json['created_at'],
        );
    }
}

final readonly class TenantLogo extends Record
{
    /**
     * @param string $media_type image/png or image/jpeg
     * @param int $width_px Width in pixels
     * @param int $height_px Height in pixels
     */
    public function __construct(
        public string $media_type,
        public int $width_px,
        public int $height_px,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            media_type: $json['media_type'],
            width_px: $json['width_px'],
            height_px: $json['height_px'],
        );
    }
}

/** form of the mails to your buyers */
final readonly class TenantMail extends Record
{
    /**
     * @param bool $bilingual whether every mail is in English too, below the Spanish; without it only those
     * to buyers abroad are
     * @param bool $attach_pdf whether the PDF is also attached by itself, beside the zip that has it; one too
     * large for a mail is not
     */
    public function __construct(
        public bool $bilingual,
        public bool $attach_pdf,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            bilingual: $json['bilingual'],
            attach_pdf: $json['attach_pdf'],
        );
    }
}

final readonly class TenantPatch extends Record
{
    /**
     * @param string|null $legal_name Name as registered at the tax authority
     * @param string|null $trade_name Name on the door
     * @param '1'|'2'|null $organization_type Organization type: 1 Persona Jurídica, 2 Persona Natural
     * @param list<string>|null $tax_level_codes Tax responsibilities: O-13 Gran contribuyente, O-15
     * Autorretenedor, O-23 Agente de retención IVA, O-47 Régimen simple de tributación, R-99-PN No aplica -
     * Otros
     * @param '01'|'04'|'ZA'|'ZZ'|null $tax_scheme Tax the party answers for: 01 IVA, 04 INC, ZA IVA e INC, ZZ
     * No aplica
     * @param Address|null $address Where it is; in Colombia with the DIVIPOLA code of the municipality
     * @param string|null $email Address for documents, as registered at the tax authority
     * @param string|null $phone Telephone
     * @param list<string>|null $industry_codes Economic activities (CIIU)
     * @param string|null $commercial_registration Matrícula mercantil
     * @param list<string>|null $party_names Further names beside trade_name: of shops, of establishments
     * @param Contact|null $contact Whom to ask there
     * @param list<Shareholder>|null $shareholders Members of a consortium or temporary union
     * @param TenantPatchLogo|null $logo Picture at the head of every PDF; null removes it
     * @param string|null $brand_color Colour of the PDF as #rrggbb; null: ours
     * @param TenantPatchPdf|null $pdf what you add to every PDF; it replaces all that was there
     * @param TenantPatchMail|null $mail form of the mails to your buyers; it replaces all that was there, and
     * what is left out is false
     * @param ReceivingPerson|null $receiving_person who receives, in events 030 and 032 that name nobody else
     * @param bool|null $auto_acknowledge whether receipt (030) of each verified invoice on credit is
     * acknowledged by itself; it needs `receiving_person`
     * @param bool|null $auto_tacit_acceptance whether tacit acceptance (034) of your own invoices is declared
     * by itself, on the first day on which DIAN takes it
     * @param TenantPatchSoftware|null $software your own, of live mode; none in the test environment, nor
     * where a provider issues for you
     * @param string|null $test_set_id of habilitación: documents are sent for it until DIAN says that it is
     * accepted
     */
    public function __construct(
        public ?string $legal_name = null,
        public ?string $trade_name = null,
        public ?string $organization_type = null,
        public ?array $tax_level_codes = null,
        public ?string $tax_scheme = null,
        public ?Address $address = null,
        public ?string $email = null,
        public ?string $phone = null,
        public ?array $industry_codes = null,
        public ?string $commercial_registration = null,
        public ?array $party_names = null,
        public ?Contact $contact = null,
        public ?array $shareholders = null,
        public ?TenantPatchLogo $logo = null,
        public ?string $brand_color = null,
        public ?TenantPatchPdf $pdf = null,
        public ?TenantPatchMail $mail = null,
        public ?ReceivingPerson $receiving_person = null,
        public ?bool $auto_acknowledge = null,
        public ?bool $auto_tacit_acceptance = null,
        public ?TenantPatchSoftware $software = null,
        public ?string $test_set_id = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            legal_name: $json['legal_name'] ?? null,
            trade_name: $json['trade_name'] ?? null,
            organization_type: $json['organization_type'] ?? null,
            tax_level_codes: $json['tax_level_codes'] ?? null,
            tax_scheme: $json['tax_scheme'] ?? null,
            address: isset($json['address']) ? Address::from($json['address']) : null,
            email: $json['email'] ?? null,
            phone: $json['phone'] ?? null,
            industry_codes: $json['industry_codes'] ?? null,
            commercial_registration: $json['commercial_registration'] ?? null,
            party_names: $json['party_names'] ?? null,
            contact: isset($json['contact']) ? Contact::from($json['contact']) : null,
            shareholders: isset($json['shareholders']) ? array_map(static fn (array $one) => Shareholder::from($one), $json['shareholders']) : null,
            logo: isset($json['logo']) ? TenantPatchLogo::from($json['logo']) : null,
            brand_color: $json['brand_color'] ?? null,
            pdf: isset($json['pdf']) ? TenantPatchPdf::from($json['pdf']) : null,
            mail: isset($json['mail']) ? TenantPatchMail::from($json['mail']) : null,
            receiving_person: isset($json['receiving_person']) ? ReceivingPerson::from($json['receiving_person']) : null,
            auto_acknowledge: $json['auto_acknowledge'] ?? null,
            auto_tacit_acceptance: $json['auto_tacit_acceptance'] ?? null,
            software: isset($json['software']) ? TenantPatchSoftware::from($json['software']) : null,
            test_set_id: $json['test_set_id'] ?? null,
        );
    }
}

final readonly class TenantPatchLogo extends Record
{
    /** @param string $content PNG or JPEG in base64, 102400 bytes at most, 1000 × 1000 pixels at most */
    public function __construct(
        public string $content,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            content: $json['content'],
        );
    }
}

/** form of the mails to your buyers; it replaces all that was there, and what is left out is false */
final readonly class TenantPatchMail extends Record
{
    /**
     * @param bool|null $bilingual whether every mail is in English too, below the Spanish; without it only
     * those to buyers abroad are
     * @param bool|null $attach_pdf whether the PDF is also attached by itself, beside the zip that has it;
     * one too large for a mail is not
     */
    public function __construct(
        public ?bool $bilingual = null,
        public ?bool $attach_pdf = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            bilingual: $json['bilingual'] ?? null,
            attach_pdf: $json['attach_pdf'] ?? null,
        );
    }
}

final readonly class TenantPatchPdf extends Record
{
    /**
     * @param string|null $footer at the end of every PDF and mail; it may have several lines
     * @param string|null $bank_details where to pay, in invoices and debit notes; it may have several lines
     */
    public function __construct(
        public ?string $footer = null,
        public ?string $bank_details = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            footer: $json['footer'] ?? null,
            bank_details: $json['bank_details'] ?? null,
        );
    }
}

/** your own, of live mode; none in the test environment, nor where a provider issues for you */
final readonly class TenantPatchSoftware extends Record
{
    /**
     * @param string|null $id SoftwareID of your DIAN portal, a GUID with hyphens
     * @param string|null $pin its PIN; never returned
     * @param TenantPatchSoftwareInvoicing|null $invoicing of invoices, support documents and their notes
     * @param TenantPatchSoftwareEquivalent|null $equivalent of documentos equivalentes and their notes
     */
    public function __construct(
        public ?string $id = null,
        public ?string $pin = null,
        public ?TenantPatchSoftwareInvoicing $invoicing = null,
        public ?TenantPatchSoftwareEquivalent $equivalent = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'] ?? null,
            pin: $json['pin'] ?? null,
            invoicing: isset($json['invoicing']) ? TenantPatchSoftwareInvoicing::from($json['invoicing']) : null,
            equivalent: isset($json['equivalent']) ? TenantPatchSoftwareEquivalent::from($json['equivalent']) : null,
        );
    }
}

final readonly class TenantPatchSoftwareEquivalent extends Record
{
    /**
     * @param string|null $id SoftwareID of your DIAN portal, a GUID with hyphens
     * @param string|null $pin its PIN; never returned
     * @param string|null $test_set_id of habilitación: documents are sent for it until DIAN says that it is
     * accepted
     */
    public function __construct(
        public ?string $id = null,
        public ?string $pin = null,
        public ?string $test_set_id = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'] ?? null,
            pin: $json['pin'] ?? null,
            test_set_id: $json['test_set_id'] ?? null,
        );
    }
}

final readonly class TenantPatchSoftwareInvoicing extends Record
{
    /**
     * @param string|null $id SoftwareID of your DIAN portal, a GUID with hyphens
     * @param string|null $pin its PIN; never returned
     * @param string|null $test_set_id of habilitación: documents are sent for it until DIAN says that it is
     * accepted
     */
    public function __construct(
        public ?string $id = null,
        public ?string $pin = null,
        public ?string $test_set_id = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'] ?? null,
            pin: $json['pin'] ?? null,
            test_set_id: $json['test_set_id'] ?? null,
        );
    }
}

final readonly class TenantPdf extends Record
{
    /**
     * @param string|null $footer at the end of every PDF and mail; it may have several lines
     * @param string|null $bank_details where to pay, in invoices and debit notes; it may have several lines
     */
    public function __construct(
        public ?string $footer,
        public ?string $bank_details,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            footer: $json['footer'] ?? null,
            bank_details: $json['bank_details'] ?? null,
        );
    }
}

final readonly class TenantSoftware extends Record
{
    /**
     * @param string|null $id Id that DIAN gave the software
     * @param TenantSoftwareProvider|null $provider the technology provider (proveedor tecnológico) whose
     * software issues your documents
     * @param TenantSoftwareInvoicing $invoicing of invoices, support documents and their notes
     * @param TenantSoftwareEquivalent $equivalent of documentos equivalentes and their notes
     */
    public function __construct(
        public ?string $id,
        public ?TenantSoftwareProvider $provider,
        public TenantSoftwareInvoicing $invoicing,
        public TenantSoftwareEquivalent $equivalent,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'] ?? null,
            provider: isset($json['provider']) ? TenantSoftwareProvider::from($json['provider']) : null,
            invoicing: TenantSoftwareInvoicing::from($json['invoicing']),
            equivalent: TenantSoftwareEquivalent::from($json['equivalent']),
        );
    }
}

/** of documentos equivalentes and their notes */
final readonly class TenantSoftwareEquivalent extends Record
{
    /**
     * @param string|null $id Id that DIAN gave the software
     * @param TenantSoftwareEquivalentProvider|null $provider the technology provider (proveedor tecnológico)
     * whose software issues your documents
     * @param TenantSoftwareEquivalentTestSet|null $test_set DIAN's test set of this software
     */
    public function __construct(
        public ?string $id,
        public ?TenantSoftwareEquivalentProvider $provider,
        public ?TenantSoftwareEquivalentTestSet $test_set,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'] ?? null,
            provider: isset($json['provider']) ? TenantSoftwareEquivalentProvider::from($json['provider']) : null,
            test_set: isset($json['test_set']) ? TenantSoftwareEquivalentTestSet::from($json['test_set']) : null,
        );
    }
}

final readonly class TenantSoftwareEquivalentProvider extends Record
{
    /**
     * @param string $nit NIT of the technology provider, without its check digit
     * @param string $check_digit Check digit of that NIT
     * @param string $name Name of the technology provider
     * @param string $code three digits in the names of your files
     */
    public function __construct(
        public string $nit,
        public string $check_digit,
        public string $name,
        public string $code,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            nit: $json['nit'],
            check_digit: $json['check_digit'],
            name: $json['name'],
            code: $json['code'],
        );
    }
}

final readonly class TenantSoftwareEquivalentTestSet extends Record
{
    /**
     * @param string $id Id that DIAN gave the test set
     * @param 'open'|'refused'|'accepted' $status `open`: documents of habilitación are sent for it.
     * `refused`: so are they, but DIAN did not take the last one. `accepted`: DIAN said so; documents go the
     * ordinary way
     */
    public function __construct(
        public string $id,
        public string $status,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            status: $json['status'],
        );
    }
}

/** of invoices, support documents and their notes */
final readonly class TenantSoftwareInvoicing extends Record
{
    /**
     * @param string|null $id Id that DIAN gave the software
     * @param TenantSoftwareInvoicingProvider|null $provider the technology provider (proveedor tecnológico)
     * whose software issues your documents
     * @param TenantSoftwareInvoicingTestSet|null $test_set DIAN's test set of this software
     */
    public function __construct(
        public ?string $id,
        public ?TenantSoftwareInvoicingProvider $provider,
        public ?TenantSoftwareInvoicingTestSet $test_set,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'] ?? null,
            provider: isset($json['provider']) ? TenantSoftwareInvoicingProvider::from($json['provider']) : null,
            test_set: isset($json['test_set']) ? TenantSoftwareInvoicingTestSet::from($json['test_set']) : null,
        );
    }
}

final readonly class TenantSoftwareInvoicingProvider extends Record
{
    /**
     * @param string $nit NIT of the technology provider, without its check digit
     * @param string $check_digit Check digit of that NIT
     * @param string $name Name of the technology provider
     * @param string $code three digits in the names of your files
     */
    public function __construct(
        public string $nit,
        public string $check_digit,
        public string $name,
        public string $code,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            nit: $json['nit'],
            check_digit: $json['check_digit'],
            name: $json['name'],
            code: $json['code'],
        );
    }
}

final readonly class TenantSoftwareInvoicingTestSet extends Record
{
    /**
     * @param string $id Id that DIAN gave the test set
     * @param 'open'|'refused'|'accepted' $status `open`: documents of habilitación are sent for it.
     * `refused`: so are they, but DIAN did not take the last one. `accepted`: DIAN said so; documents go the
     * ordinary way
     */
    public function __construct(
        public string $id,
        public string $status,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            status: $json['status'],
        );
    }
}

final readonly class TenantSoftwareProvider extends Record
{
    /**
     * @param string $nit NIT of the technology provider, without its check digit
     * @param string $check_digit Check digit of that NIT
     * @param string $name Name of the technology provider
     * @param string $code three digits in the names of your files
     */
    public function __construct(
        public string $nit,
        public string $check_digit,
        public string $name,
        public string $code,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            nit: $json['nit'],
            check_digit: $json['check_digit'],
            name: $json['name'],
            code: $json['code'],
        );
    }
}

final readonly class TenantTestSet extends Record
{
    /**
     * @param string $id Id that DIAN gave the test set
     * @param 'open'|'refused'|'accepted' $status `open`: documents of habilitación are sent for it.
     * `refused`: so are they, but DIAN did not take the last one. `accepted`: DIAN said so; documents go the
     * ordinary way
     */
    public function __construct(
        public string $id,
        public string $status,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            status: $json['status'],
        );
    }
}

final readonly class TenantUnavailableItem extends Record
{
    /**
     * @param string $pointer what is null for now
     * @param 'service_unavailable' $reason
     */
    public function __construct(
        public string $pointer,
        public string $reason,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            pointer: $json['pointer'],
            reason: $json['reason'],
        );
    }
}

final readonly class TestDeliveryInput extends Record
{
    /**
     * @param 'invoice.accepted_by_dian'|'invoice.rejected_by_dian'|'invoice.accepted_contingency'|'invoice.failed'|'credit_note.accepted_by_dian'|'credit_note.rejected_by_dian'|'credit_note.accepted_contingency'|'credit_note.failed'|'debit_note.accepted_by_dian'|'debit_note.rejected_by_dian'|'debit_note.accepted_contingency'|'debit_note.failed'|'support_document.accepted_by_dian'|'support_document.rejected_by_dian'|'support_document.failed'|'support_document_adjustment.accepted_by_dian'|'support_document_adjustment.rejected_by_dian'|'support_document_adjustment.failed'|'equivalent_document.accepted_by_dian'|'equivalent_document.rejected_by_dian'|'equivalent_document.failed'|'equivalent_document_note.accepted_by_dian'|'equivalent_document_note.rejected_by_dian'|'equivalent_document_note.failed'|'invoice.email.delivered'|'invoice.email.bounced'|'invoice.email.complained'|'credit_note.email.delivered'|'credit_note.email.bounced'|'credit_note.email.complained'|'debit_note.email.delivered'|'debit_note.email.bounced'|'debit_note.email.complained'|'support_document.email.delivered'|'support_document.email.bounced'|'support_document.email.complained'|'support_document_adjustment.email.delivered'|'support_document_adjustment.email.bounced'|'support_document_adjustment.email.complained'|'equivalent_document.email.delivered'|'equivalent_document.email.bounced'|'equivalent_document.email.complained'|'equivalent_document_note.email.delivered'|'equivalent_document_note.email.bounced'|'equivalent_document_note.email.complained'|'received_document.received'|'received_document.verified'|'received_document.suspicious'|'document_event.registered'|'document_event.rejected'|'document_event.deadline_near' $type
     * Type of the sample
     */
    public function __construct(
        public string $type,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            type: $json['type'],
        );
    }
}

final readonly class Ticket extends Record
{
    /**
     * @param 'ticket' $object What kind of resource this is
     * @param string $document_id Id of the document
     * @param string $number Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is
     * numbered
     * @param string $cufe Its CUDE
     * @param string $qr_text Text of the QR code, as in the line
     * @param bool $is_validated Whether DIAN has accepted the document; the lines say so too
     * @param int $width_mm Width of the paper: 58 or 80
     * @param int $columns Characters of a line: 32 or 48
     * @param list<TicketText|TicketQr|TicketCut> $lines From top to bottom; the last one cuts the paper
     */
    public function __construct(
        public string $object,
        public string $document_id,
        public string $number,
        public string $cufe,
        public string $qr_text,
        public bool $is_validated,
        public int $width_mm,
        public int $columns,
        public array $lines,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            document_id: $json['document_id'],
            number: $json['number'],
            cufe: $json['cufe'],
            qr_text: $json['qr_text'],
            is_validated: $json['is_validated'],
            width_mm: $json['width_mm'],
            columns: $json['columns'],
            lines: array_map(static fn (array $one) => TicketLine::from($one), $json['lines']),
        );
    }
}

/** The end of the paper */
final readonly class TicketCut extends Record
{
    /** @param 'cut' $type */
    public function __construct(
        public string $type,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            type: $json['type'],
        );
    }
}

/** Addresses of the ticket, which your API key opens */
final readonly class TicketLinks extends Record
{
    /**
     * @param string $pdf_url The PDF for paper of 80 mm; with `?width=58` for paper of 58 mm
     * @param string $lines_url The same as lines of text, for a printer that your program drives
     */
    public function __construct(
        public string $pdf_url,
        public string $lines_url,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            pdf_url: $json['pdf_url'],
            lines_url: $json['lines_url'],
        );
    }
}

final readonly class TicketQr extends Record
{
    /**
     * @param 'qr' $type
     * @param string $text Text of the QR code, with line feeds; error correction M
     * @param 'left'|'center' $align Where it stands in the line
     */
    public function __construct(
        public string $type,
        public string $text,
        public string $align,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            type: $json['type'],
            text: $json['text'],
            align: $json['align'],
        );
    }
}

final readonly class TicketText extends Record
{
    /**
     * @param 'text' $type
     * @param string $text No longer than `columns`, without control characters. An amount stands at its right
     * end already
     * @param 'left'|'center' $align Where it stands in the line
     * @param bool $emphasis Printed bold
     */
    public function __construct(
        public string $type,
        public string $text,
        public string $align,
        public bool $emphasis,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            type: $json['type'],
            text: $json['text'],
            align: $json['align'],
            emphasis: $json['emphasis'],
        );
    }
}

final readonly class TimelineEntry extends Record
{
    /**
     * @param string $type the fact
     * @param string $time When it happened: ISO 8601 with offset
     * @param string $service the service that said it
     * @param array<string, mixed> $data What belongs to the fact
     * @param Actor|null $asked_by who asked for it; null: it followed from another fact, or is not recorded
     */
    public function __construct(
        public string $type,
        public string $time,
        public string $service,
        public array $data,
        public ?Actor $asked_by,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            type: $json['type'],
            time: $json['time'],
            service: $json['service'],
            data: $json['data'],
            asked_by: isset($json['asked_by']) ? Actor::from($json['asked_by']) : null,
        );
    }
}

final readonly class TimelineEntryList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<TimelineEntry> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => TimelineEntry::from($one), $json['data']),
        );
    }
}

final readonly class View extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'view' $object What kind of resource this is
     * @param string $name name that people see
     * @param string $query filters, as the query of `GET /v1/documents` and as `filter` of a job
     * @param bool $shared true: all people of the company see it; false: the person who asks does
     * @param string $created_by id of the person or of the API key that saved it
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $name,
        public string $query,
        public bool $shared,
        public string $created_by,
        public string $created_at,
        public string $updated_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            name: $json['name'],
            query: $json['query'],
            shared: $json['shared'],
            created_by: $json['created_by'],
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
        );
    }
}

final readonly class ViewInput extends Record
{
    /**
     * @param string $name name that people see
     * @param string $query Filters: the query of `GET /v1/documents` without page and limit; empty: all
     * documents
     * @param bool|null $shared true: all people of the company see it, and a change takes the role
     * `documents`; false: only the person who asks. Left out: true for an API key, false for a person. Views
     * of an API key are always shared
     */
    public function __construct(
        public string $name,
        public string $query,
        public ?bool $shared = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            name: $json['name'],
            query: $json['query'],
            shared: $json['shared'] ?? null,
        );
    }
}

final readonly class ViewList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<View> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => View::from($one), $json['data']),
        );
    }
}

final readonly class ViewPatch extends Record
{
    /**
     * @param string|null $name name that people see
     * @param string|null $query Filters: the query of `GET /v1/documents` without page and limit; empty: all
     * documents
     * @param bool|null $shared true: all people of the company see it, and a change takes the role
     * `documents`; false: only the person who asks. Left out: true for an API key, false for a person. Views
     * of an API key are always shared
     */
    public function __construct(
        public ?string $name = null,
        public ?string $query = null,
        public ?bool $shared = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            name: $json['name'] ?? null,
            query: $json['query'] ?? null,
            shared: $json['shared'] ?? null,
        );
    }
}

/** What the document waits for without failing */
final readonly class Waiting extends Record
{
    /**
     * @param 'certificate_missing'|'range_exhausted'|'invoice_not_accepted'|'dian_unavailable'|'dian_unknown_outcome'|'contingency_not_declared'|'week_open' $reason
     * Stable code of what is missing, with a page of its own
     * @param string $since Since when: ISO 8601 with offset
     * @param string $action What you can do, in words
     * @param list<'issue_as_01'|'wait'> $choices What POST …/resolve takes now; empty: nothing is to be
     * decided
     */
    public function __construct(
        public string $reason,
        public string $since,
        public string $action,
        public array $choices,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            reason: $json['reason'],
            since: $json['since'],
            action: $json['action'],
            choices: $json['choices'],
        );
    }
}

final readonly class Warning extends Record
{
    /**
     * @param string $pointer JSON pointer into the body
     * @param string $code Stable code of the warning
     * @param string $detail What is unusual, in the language of Accept-Language
     * @param string|null $fix What to do if it is not meant so; null: nothing
     * @param string|null $rule The tax authority's id of the rule; null where none is behind it
     */
    public function __construct(
        public string $pointer,
        public string $code,
        public string $detail,
        public ?string $fix,
        public ?string $rule,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            pointer: $json['pointer'],
            code: $json['code'],
            detail: $json['detail'],
            fix: $json['fix'] ?? null,
            rule: $json['rule'] ?? null,
        );
    }
}

final readonly class WebhookEndpoint extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'webhook_endpoint' $object What kind of resource this is
     * @param string $url Where events go: https, to a public address
     * @param string $description Your own note about it
     * @param list<'invoice.accepted_by_dian'|'invoice.rejected_by_dian'|'invoice.accepted_contingency'|'invoice.failed'|'credit_note.accepted_by_dian'|'credit_note.rejected_by_dian'|'credit_note.accepted_contingency'|'credit_note.failed'|'debit_note.accepted_by_dian'|'debit_note.rejected_by_dian'|'debit_note.accepted_contingency'|'debit_note.failed'|'support_document.accepted_by_dian'|'support_document.rejected_by_dian'|'support_document.failed'|'support_document_adjustment.accepted_by_dian'|'support_document_adjustment.rejected_by_dian'|'support_document_adjustment.failed'|'equivalent_document.accepted_by_dian'|'equivalent_document.rejected_by_dian'|'equivalent_document.failed'|'equivalent_document_note.accepted_by_dian'|'equivalent_document_note.rejected_by_dian'|'equivalent_document_note.failed'|'invoice.email.delivered'|'invoice.email.bounced'|'invoice.email.complained'|'credit_note.email.delivered'|'credit_note.email.bounced'|'credit_note.email.complained'|'debit_note.email.delivered'|'debit_note.email.bounced'|'debit_note.email.complained'|'support_document.email.delivered'|'support_document.email.bounced'|'support_document.email.complained'|'support_document_adjustment.email.delivered'|'support_document_adjustment.email.bounced'|'support_document_adjustment.email.complained'|'equivalent_document.email.delivered'|'equivalent_document.email.bounced'|'equivalent_document.email.complained'|'equivalent_document_note.email.delivered'|'equivalent_document_note.email.bounced'|'equivalent_document_note.email.complained'|'received_document.received'|'received_document.verified'|'received_document.suspicious'|'document_event.registered'|'document_event.rejected'|'document_event.deadline_near'> $subscribed_events
     * Types of the events that it gets
     * @param bool $is_active false: it gets nothing
     * @param bool $livemode That of the API key which registered it.
     * @param array<string, string> $metadata Your own pairs of texts, up to 50; key up to 40, value up to 500
     * characters
     * @param string $api_version Version of the API that it was registered in: it gets only events whose type
     * this version knows
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $url,
        public string $description,
        public array $subscribed_events,
        public bool $is_active,
        public bool $livemode,
        public array $metadata,
        public string $api_version,
        public string $created_at,
        public string $updated_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            url: $json['url'],
            description: $json['description'],
            subscribed_events: $json['subscribed_events'],
            is_active: $json['is_active'],
            livemode: $json['livemode'],
            metadata: $json['metadata'],
            api_version: $json['api_version'],
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
        );
    }
}

final readonly class WebhookEndpointHealth extends Record
{
    /**
     * @param 'webhook_endpoint_health' $object What kind of resource this is
     * @param string $webhook_endpoint_id Id of the endpoint
     * @param 'healthy'|'failing'|'circuit_open'|'inactive'|'switched_off' $state `failing`: failures since
     * the last success. `circuit_open`: ten or more of them; attempts wait for a trial. `switched_off`: by
     * us, since it failed for too long; `PATCH` with `is_active: true` switches it on.
     * @param WebhookEndpointHealthAttempts $attempts What was tried, oldest first
     * @param int|float|null $success_rate Share of the attempts of the last 24 hours that succeeded; null
     * without any.
     * @param int|null $p95_ms 95 of 100 attempts of the last 24 hours took no longer, rounded up to a class;
     * 10000 also stands for more.
     * @param string|null $failing_since Time of the first failure after the last success.
     * @param WebhookEndpointHealthLastError|null $last_error Of the latest attempt that failed.
     * @param string|null $next_attempt_at When the next attempt of a delivery is due.
     * @param string|null $switched_off_at When we switched it off, until it is switched on.
     */
    public function __construct(
        public string $object,
        public string $webhook_endpoint_id,
        public string $state,
        public WebhookEndpointHealthAttempts $attempts,
        public int|float|null $success_rate,
        public ?int $p95_ms,
        public ?string $failing_since,
        public ?WebhookEndpointHealthLastError $last_error,
        public ?string $next_attempt_at,
        public ?string $switched_off_at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            webhook_endpoint_id: $json['webhook_endpoint_id'],
            state: $json['state'],
            attempts: WebhookEndpointHealthAttempts::from($json['attempts']),
            success_rate: $json['success_rate'] ?? null,
            p95_ms: $json['p95_ms'] ?? null,
            failing_since: $json['failing_since'] ?? null,
            last_error: isset($json['last_error']) ? WebhookEndpointHealthLastError::from($json['last_error']) : null,
            next_attempt_at: $json['next_attempt_at'] ?? null,
            switched_off_at: $json['switched_off_at'] ?? null,
        );
    }
}

/** What was tried, oldest first */
final readonly class WebhookEndpointHealthAttempts extends Record
{
    /**
     * @param int $succeeded How many of the last 24 hours succeeded
     * @param int $failed How many failed
     */
    public function __construct(
        public int $succeeded,
        public int $failed,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            succeeded: $json['succeeded'],
            failed: $json['failed'],
        );
    }
}

final readonly class WebhookEndpointHealthLastError extends Record
{
    /**
     * @param string $error As in the attempts of a delivery.
     * @param int|null $status State at the time of this answer
     * @param string $at When it ended
     */
    public function __construct(
        public string $error,
        public ?int $status,
        public string $at,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            error: $json['error'],
            status: $json['status'] ?? null,
            at: $json['at'],
        );
    }
}

final readonly class WebhookEndpointInput extends Record
{
    /**
     * @param string $url an https URL that is reachable from the internet, without credentials
     * @param list<'invoice.accepted_by_dian'|'invoice.rejected_by_dian'|'invoice.accepted_contingency'|'invoice.failed'|'credit_note.accepted_by_dian'|'credit_note.rejected_by_dian'|'credit_note.accepted_contingency'|'credit_note.failed'|'debit_note.accepted_by_dian'|'debit_note.rejected_by_dian'|'debit_note.accepted_contingency'|'debit_note.failed'|'support_document.accepted_by_dian'|'support_document.rejected_by_dian'|'support_document.failed'|'support_document_adjustment.accepted_by_dian'|'support_document_adjustment.rejected_by_dian'|'support_document_adjustment.failed'|'equivalent_document.accepted_by_dian'|'equivalent_document.rejected_by_dian'|'equivalent_document.failed'|'equivalent_document_note.accepted_by_dian'|'equivalent_document_note.rejected_by_dian'|'equivalent_document_note.failed'|'invoice.email.delivered'|'invoice.email.bounced'|'invoice.email.complained'|'credit_note.email.delivered'|'credit_note.email.bounced'|'credit_note.email.complained'|'debit_note.email.delivered'|'debit_note.email.bounced'|'debit_note.email.complained'|'support_document.email.delivered'|'support_document.email.bounced'|'support_document.email.complained'|'support_document_adjustment.email.delivered'|'support_document_adjustment.email.bounced'|'support_document_adjustment.email.complained'|'equivalent_document.email.delivered'|'equivalent_document.email.bounced'|'equivalent_document.email.complained'|'equivalent_document_note.email.delivered'|'equivalent_document_note.email.bounced'|'equivalent_document_note.email.complained'|'received_document.received'|'received_document.verified'|'received_document.suspicious'|'document_event.registered'|'document_event.rejected'|'document_event.deadline_near'> $subscribed_events
     * Types of the events that it gets
     * @param string|null $description Your own note about it
     * @param array<string, string>|null $metadata Up to 50 pairs of your own (key at most 40 characters,
     * value at most 500); never in the XML.
     */
    public function __construct(
        public string $url,
        public array $subscribed_events,
        public ?string $description = null,
        public ?array $metadata = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            url: $json['url'],
            subscribed_events: $json['subscribed_events'],
            description: $json['description'] ?? null,
            metadata: $json['metadata'] ?? null,
        );
    }
}

final readonly class WebhookEndpointList extends Record
{
    /**
     * @param 'list' $object What kind of resource this is
     * @param string $url Path of this list
     * @param bool $has_more whether there is more in this direction
     * @param list<WebhookEndpoint> $data The resources of this page, newest first
     */
    public function __construct(
        public string $object,
        public string $url,
        public bool $has_more,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            object: $json['object'],
            url: $json['url'],
            has_more: $json['has_more'],
            data: array_map(static fn (array $one) => WebhookEndpoint::from($one), $json['data']),
        );
    }
}

final readonly class WebhookEndpointPatch extends Record
{
    /**
     * @param string|null $url an https URL that is reachable from the internet, without credentials
     * @param list<'invoice.accepted_by_dian'|'invoice.rejected_by_dian'|'invoice.accepted_contingency'|'invoice.failed'|'credit_note.accepted_by_dian'|'credit_note.rejected_by_dian'|'credit_note.accepted_contingency'|'credit_note.failed'|'debit_note.accepted_by_dian'|'debit_note.rejected_by_dian'|'debit_note.accepted_contingency'|'debit_note.failed'|'support_document.accepted_by_dian'|'support_document.rejected_by_dian'|'support_document.failed'|'support_document_adjustment.accepted_by_dian'|'support_document_adjustment.rejected_by_dian'|'support_document_adjustment.failed'|'equivalent_document.accepted_by_dian'|'equivalent_document.rejected_by_dian'|'equivalent_document.failed'|'equivalent_document_note.accepted_by_dian'|'equivalent_document_note.rejected_by_dian'|'equivalent_document_note.failed'|'invoice.email.delivered'|'invoice.email.bounced'|'invoice.email.complained'|'credit_note.email.delivered'|'credit_note.email.bounced'|'credit_note.email.complained'|'debit_note.email.delivered'|'debit_note.email.bounced'|'debit_note.email.complained'|'support_document.email.delivered'|'support_document.email.bounced'|'support_document.email.complained'|'support_document_adjustment.email.delivered'|'support_document_adjustment.email.bounced'|'support_document_adjustment.email.complained'|'equivalent_document.email.delivered'|'equivalent_document.email.bounced'|'equivalent_document.email.complained'|'equivalent_document_note.email.delivered'|'equivalent_document_note.email.bounced'|'equivalent_document_note.email.complained'|'received_document.received'|'received_document.verified'|'received_document.suspicious'|'document_event.registered'|'document_event.rejected'|'document_event.deadline_near'>|null $subscribed_events
     * Types of the events that it gets
     * @param string|null $description Your own note about it
     * @param bool|null $is_active false: it gets nothing
     * @param array<string, string|null>|null $metadata Pairs are merged into what is there; null removes one.
     */
    public function __construct(
        public ?string $url = null,
        public ?array $subscribed_events = null,
        public ?string $description = null,
        public ?bool $is_active = null,
        public ?array $metadata = null,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            url: $json['url'] ?? null,
            subscribed_events: $json['subscribed_events'] ?? null,
            description: $json['description'] ?? null,
            is_active: $json['is_active'] ?? null,
            metadata: $json['metadata'] ?? null,
        );
    }
}

final readonly class WebhookEndpointWithSecret extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'webhook_endpoint' $object What kind of resource this is
     * @param string $url Where events go: https, to a public address
     * @param string $description Your own note about it
     * @param list<'invoice.accepted_by_dian'|'invoice.rejected_by_dian'|'invoice.accepted_contingency'|'invoice.failed'|'credit_note.accepted_by_dian'|'credit_note.rejected_by_dian'|'credit_note.accepted_contingency'|'credit_note.failed'|'debit_note.accepted_by_dian'|'debit_note.rejected_by_dian'|'debit_note.accepted_contingency'|'debit_note.failed'|'support_document.accepted_by_dian'|'support_document.rejected_by_dian'|'support_document.failed'|'support_document_adjustment.accepted_by_dian'|'support_document_adjustment.rejected_by_dian'|'support_document_adjustment.failed'|'equivalent_document.accepted_by_dian'|'equivalent_document.rejected_by_dian'|'equivalent_document.failed'|'equivalent_document_note.accepted_by_dian'|'equivalent_document_note.rejected_by_dian'|'equivalent_document_note.failed'|'invoice.email.delivered'|'invoice.email.bounced'|'invoice.email.complained'|'credit_note.email.delivered'|'credit_note.email.bounced'|'credit_note.email.complained'|'debit_note.email.delivered'|'debit_note.email.bounced'|'debit_note.email.complained'|'support_document.email.delivered'|'support_document.email.bounced'|'support_document.email.complained'|'support_document_adjustment.email.delivered'|'support_document_adjustment.email.bounced'|'support_document_adjustment.email.complained'|'equivalent_document.email.delivered'|'equivalent_document.email.bounced'|'equivalent_document.email.complained'|'equivalent_document_note.email.delivered'|'equivalent_document_note.email.bounced'|'equivalent_document_note.email.complained'|'received_document.received'|'received_document.verified'|'received_document.suspicious'|'document_event.registered'|'document_event.rejected'|'document_event.deadline_near'> $subscribed_events
     * Types of the events that it gets
     * @param bool $is_active false: it gets nothing
     * @param bool $livemode That of the API key which registered it.
     * @param array<string, string> $metadata Your own pairs of texts, up to 50; key up to 40, value up to 500
     * characters
     * @param string $api_version Version of the API that it was registered in: it gets only events whose type
     * this version knows
     * @param string $created_at When it was made: ISO 8601 with offset
     * @param string $updated_at When it last changed: ISO 8601 with offset
     * @param string $secret Signs the deliveries; shown only here.
     */
    public function __construct(
        public string $id,
        public string $object,
        public string $url,
        public string $description,
        public array $subscribed_events,
        public bool $is_active,
        public bool $livemode,
        public array $metadata,
        public string $api_version,
        public string $created_at,
        public string $updated_at,
        public string $secret,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            url: $json['url'],
            description: $json['description'],
            subscribed_events: $json['subscribed_events'],
            is_active: $json['is_active'],
            livemode: $json['livemode'],
            metadata: $json['metadata'],
            api_version: $json['api_version'],
            created_at: $json['created_at'],
            updated_at: $json['updated_at'],
            secret: $json['secret'],
        );
    }
}

final readonly class WithdrawnInvitation extends Record
{
    /**
     * @param string $id Opaque id: a prefix that says what it is, and 26 characters
     * @param 'invitation' $object What kind of resource this is
     * @param true $deleted
     */
    public function __construct(
        public string $id,
        public string $object,
        public bool $deleted,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            id: $json['id'],
            object: $json['object'],
            deleted: $json['deleted'],
        );
    }
}

final readonly class Withholding extends Record
{
    /**
     * @param string $code 05 ReteIVA, 06 ReteRenta, 07 ReteICA
     * @param string $rate Percent of the base (decimal string with two to six decimals, no sign, no exponent)
     * @param string $base Amount that the rate is applied to (decimal string with exactly two decimals, no
     * sign, no exponent)
     * @param string $value base × rate / 100 (decimal string with exactly two decimals, no sign, no exponent)
     */
    public function __construct(
        public string $code,
        public string $rate,
        public string $base,
        public string $value,
    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
            code: $json['code'],
            rate: $json['rate'],
            base: $json['base'],
            value: $json['value'],
        );
    }
}

/** One of EmailEvent, DocumentEvent, ReceivedDocumentEvent, InvoiceEventNotice. */
final class Event
{
    /** @param array<string, mixed> $json */
    public static function from(array $json): EmailEvent|DocumentEvent|ReceivedDocumentEvent|InvoiceEventNotice
    {
        return match ($json['type']) {
            'invoice.email.delivered', 'invoice.email.bounced', 'invoice.email.complained', 'credit_note.email.delivered', 'credit_note.email.bounced', 'credit_note.email.complained', 'debit_note.email.delivered', 'debit_note.email.bounced', 'debit_note.email.complained', 'support_document.email.delivered', 'support_document.email.bounced', 'support_document.email.complained', 'support_document_adjustment.email.delivered', 'support_document_adjustment.email.bounced', 'support_document_adjustment.email.complained', 'equivalent_document.email.delivered', 'equivalent_document.email.bounced', 'equivalent_document.email.complained', 'equivalent_document_note.email.delivered', 'equivalent_document_note.email.bounced', 'equivalent_document_note.email.complained' => EmailEvent::from($json),
            'invoice.accepted_by_dian', 'invoice.rejected_by_dian', 'invoice.accepted_contingency', 'invoice.failed', 'credit_note.accepted_by_dian', 'credit_note.rejected_by_dian', 'credit_note.accepted_contingency', 'credit_note.failed', 'debit_note.accepted_by_dian', 'debit_note.rejected_by_dian', 'debit_note.accepted_contingency', 'debit_note.failed', 'support_document.accepted_by_dian', 'support_document.rejected_by_dian', 'support_document.failed', 'support_document_adjustment.accepted_by_dian', 'support_document_adjustment.rejected_by_dian', 'support_document_adjustment.failed', 'equivalent_document.accepted_by_dian', 'equivalent_document.rejected_by_dian', 'equivalent_document.failed', 'equivalent_document_note.accepted_by_dian', 'equivalent_document_note.rejected_by_dian', 'equivalent_document_note.failed' => DocumentEvent::from($json),
            'received_document.received', 'received_document.verified', 'received_document.suspicious' => ReceivedDocumentEvent::from($json),
            'document_event.registered', 'document_event.rejected', 'document_event.deadline_near' => InvoiceEventNotice::from($json),
            default => throw new \UnexpectedValueException("an unknown type: {$json['type']}"),
        };
    }
}

/** One of CreditNote, DebitNote. */
final class Note
{
    /** @param array<string, mixed> $json */
    public static function from(array $json): CreditNote|DebitNote
    {
        return match ($json['object']) {
            'credit_note' => CreditNote::from($json),
            'debit_note' => DebitNote::from($json),
            default => throw new \UnexpectedValueException("an unknown object: {$json['object']}"),
        };
    }
}

/** One of TicketText, TicketQr, TicketCut. */
final class TicketLine
{
    /** @param array<string, mixed> $json */
    public static function from(array $json): TicketText|TicketQr|TicketCut
    {
        return match ($json['type']) {
            'text' => TicketText::from($json),
            'qr' => TicketQr::from($json),
            'cut' => TicketCut::from($json),
            default => throw new \UnexpectedValueException("an unknown type: {$json['type']}"),
        };
    }
}
