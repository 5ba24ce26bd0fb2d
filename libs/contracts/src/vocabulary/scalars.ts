import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { ID_PREFIX, idPattern } from './ids.js';
import { MessageKind } from './kinds.js';

// Building blocks of message schemas. Every string has a pattern or a maximum length: topics carry no free text.

const idSchema = (prefix: string, description: string) => Type.String({ pattern: idPattern(prefix), description });

export const DocumentId = idSchema('[a-z]{2,8}', 'The document; the prefix goes with its kind, `inv_` with invoices');
export const TenantId = idSchema(ID_PREFIX.tenant, 'The tenant');
export const CertificateId = idSchema(ID_PREFIX.certificate, 'The certificate');
export const NumberingRangeId = idSchema(ID_PREFIX.numberingRange, 'The numbering range');
export const BlobName = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256 of the bytes in the blob store, under the tenant',
});
export const Hash256 = Type.String({ pattern: '^[0-9a-f]{64}$' });
export const Hash384 = Type.String({ pattern: '^[0-9a-f]{96}$' });
export const Amount = Type.String({ pattern: '^-?[0-9]{1,18}\\.[0-9]{2}$' });
export const FiscalDate = Type.String({
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  description: 'A day in Colombia, YYYY-MM-DD',
});
export const INSTANT_PATTERN =
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})$';
export const Instant = Type.String({ pattern: INSTANT_PATTERN, description: 'ISO 8601 with offset' });
/** Name of the reason of a failure; it never changes. */
export const Code = Type.String({ pattern: '^[a-z0-9_]{1,64}$' });

export const Environment = Type.Union(
  [Type.Literal('test'), Type.Literal('habilitacion'), Type.Literal('production')],
  {
    description:
      '`test`: nothing leaves the house. `habilitacion`: trial at the tax authority. `production`: it counts',
  },
);
export type Environment = Static<typeof Environment>;
export const TypeCode = Type.String({
  pattern: '^[0-9]{2,3}$',
  description:
    'Code of the document type: 01 invoice, 02 export, 03 issued on paper, 04 contingency of the authority, 91 credit note, 92 debit note; further kinds have others',
});
export const DocumentNumber = Type.String({ pattern: '^[0-9A-Z]{1,20}$', description: 'Prefix and consecutive' });
export const Prefix = Type.String({ pattern: '^[0-9A-Z]{0,4}$', description: 'Prefix of the range; may be empty' });
export const Edition = Type.Integer({
  minimum: 1,
  description: 'Counts what was signed under one number; the bytes of an edition never change',
});
/** Returns the schema with another description. */
export const described = <S extends TSchema>(schema: S, description: string): S => ({ ...schema, description });
export const nullable = <S extends TSchema>(schema: S, description: string) =>
  Type.Union([schema, Type.Null()], { description });

/** Properties of every fact of a document, enough for a reader to know which document it is about. */
export const documentFact = { document_id: DocumentId, kind: MessageKind, environment: Environment };

export const Simulate = Type.Object(
  {
    outcome: Type.Union(
      [
        Type.Literal('accepted_by_dian'),
        Type.Literal('rejected_by_dian'),
        Type.Literal('accepted_contingency'),
        Type.Literal('failed'),
      ],
      { description: 'How the document is to end' },
    ),
    email: Type.Union([Type.Literal('delivered'), Type.Literal('bounced'), Type.Literal('complained')], {
      description: 'What is to become of its mails',
    }),
  },
  { description: 'Test environment: what is to happen' },
);

/**
 * Year, consecutive and software of a document's file name. The rest of the name is the issuer's NIT, a personal number if the
 * issuer is a sole trader; so it is not on the topic. Readers build the name from this and the supplier in the request
 * blob.
 */
export const FileNumber = Type.Object(
  {
    year: Type.Integer({ minimum: 2000, maximum: 9999, description: 'Year that the count belongs to' }),
    sequence: Type.Integer({ minimum: 1, description: "Consecutive of the issuer's files in that year" }),
    software_code: Type.Optional(
      Type.String({
        pattern: '^[0-9]{3}$',
        description: "Code of the technology provider whose software issued it; missing: the issuer's own, 000",
      }),
    ),
  },
  { description: "Year and consecutive in the document's file names; the issuer's NIT is the rest of them" },
);

export const RULE_PATTERN = '^[0-9A-Za-z._-]{1,20}$';
export const RuleReference = Type.Object(
  {
    rule: Type.String({ pattern: RULE_PATTERN, description: "The rule's id in the tax authority's annex" }),
    severity: Type.Union([Type.Literal('rejection'), Type.Literal('notification')], {
      description: 'Whether the rule rejects, or only notes',
    }),
  },
  { description: 'A rule that the document went against' },
);
