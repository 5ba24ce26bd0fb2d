import { Type } from '@sinclair/typebox';

/** Building blocks of message schemas. */
export const DocumentId = Type.String({ pattern: '^(inv|cn|dn)_[0-9a-z]{26}$' });
export const TenantId = Type.String({ pattern: '^ten_[0-9a-z]{26}$' });
export const CertificateId = Type.String({ pattern: '^cert_[0-9a-z]{26}$' });
export const BlobName = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the bytes in the blob store, under the tenant' });
export const Hash384 = Type.String({ pattern: '^[0-9a-f]{96}$' });
export const Amount = Type.String({ pattern: '^-?[0-9]{1,18}\\.[0-9]{2}$' });
export const Instant = Type.String({ description: 'ISO 8601 with offset' });
export const FiscalDate = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
export const Kind = Type.Union([Type.Literal('invoice'), Type.Literal('credit_note'), Type.Literal('debit_note')]);
export const Environment = Type.Union([Type.Literal('test'), Type.Literal('habilitacion'), Type.Literal('production')]);
export const TypeCode = Type.Union(['01', '02', '03', '04', '91', '92'].map((code) => Type.Literal(code)));

/** What every fact of a document carries, so that a reader needs no other source to place it. */
export const documentFact = {
  document_id: DocumentId,
  kind: Kind,
  environment: Environment,
};

export const Simulate = Type.Object({
  outcome: Type.Union([
    Type.Literal('accepted_by_dian'),
    Type.Literal('rejected_by_dian'),
    Type.Literal('accepted_contingency'),
    Type.Literal('failed'),
  ]),
  email: Type.Union([Type.Literal('delivered'), Type.Literal('bounced'), Type.Literal('complained')]),
});

export const RuleMessage = Type.Object({
  rule: Type.String(),
  severity: Type.Union([Type.Literal('rejection'), Type.Literal('notification')]),
  detail: Type.String(),
});
