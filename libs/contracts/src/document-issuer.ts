import { Type } from '@sinclair/typebox';
import {
  Amount,
  BlobName,
  CertificateId,
  documentFact,
  Environment,
  FiscalDate,
  Hash384,
  Instant,
  Simulate,
  TenantId,
  TypeCode,
} from './scalars.js';
import { TOPICS } from './topics.js';

const edition = Type.Integer({ minimum: 1, description: 'Signed bytes of an edition never change' });

/** What document-issuer says. */
export const documentIssuerMessages = {
  'co.rubrica.document.numbered.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'A number of the range is allotted to the document.',
    data: Type.Object({
      ...documentFact,
      number: Type.String(),
      prefix: Type.String(),
      sequence: Type.Integer(),
      numbering_range_id: Type.String(),
      type_code: TypeCode,
      issued_at: Instant,
    }),
  },
  'co.rubrica.document.redated.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'Midnight came between number and signature: the document carries the new day.',
    data: Type.Object({ ...documentFact, number: Type.String(), issued_at: Instant }),
  },
  'co.rubrica.document.issuing-waits.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The document waits, without failing, for what `reason` says.',
    data: Type.Object({
      ...documentFact,
      reason: Type.Union([
        Type.Literal('certificate_missing'),
        Type.Literal('range_exhausted'),
        Type.Literal('invoice_not_accepted'),
      ]),
      action: Type.String(),
    }),
  },
  'co.rubrica.document.signed.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'An edition of the document is signed; its bytes are the blob.',
    data: Type.Object({
      ...documentFact,
      edition,
      number: Type.String(),
      prefix: Type.String(),
      type_code: TypeCode,
      /** CUFE, or the CUDE of a note. */
      cufe: Hash384,
      issued_at: Instant,
      certificate_id: CertificateId,
      xml_blob: BlobName,
      xml_file_name: Type.String(),
      request_blob: BlobName,
      payable_amount: Amount,
      currency: Type.String(),
      simulate: Type.Union([Simulate, Type.Null()]),
    }),
  },
  'co.rubrica.document.contingency-issued.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The document is issued in contingency (an invoice as type 04), signed inside the outage.',
    data: Type.Object({
      ...documentFact,
      edition,
      number: Type.String(),
      type_code: TypeCode,
      cufe: Hash384,
      issued_at: Instant,
    }),
  },
  'co.rubrica.document.rendered.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The graphic representation exists.',
    data: Type.Object({ ...documentFact, edition, pdf_blob: BlobName }),
  },
  'co.rubrica.document.packaged.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'What the acquirer receives exists: one zip with AttachedDocument (or signed XML in contingency) and PDF.',
    data: Type.Object({
      ...documentFact,
      edition,
      number: Type.String(),
      type_code: TypeCode,
      cufe: Hash384,
      zip_blob: BlobName,
      zip_file_name: Type.String(),
      request_blob: BlobName,
      contingency: Type.Boolean(),
      simulate: Type.Union([Simulate, Type.Null()]),
    }),
  },
  'co.rubrica.document.issuing-failed.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'Issuing failed inside our house; `retry` goes on with the same number.',
    data: Type.Object({ ...documentFact, code: Type.String(), detail: Type.String() }),
  },
  'co.rubrica.numbering-range.authorized.v1': {
    topic: TOPICS.tenantLifecycle,
    description: 'A numbering range may be used. Its technical key stays with the issuer.',
    data: Type.Object({
      tenant_id: TenantId,
      numbering_range_id: Type.String(),
      environment: Environment,
      document_type: Type.String(),
      prefix: Type.String(),
      from: Type.Integer(),
      to: Type.Integer(),
      valid_from: Type.Union([FiscalDate, Type.Null()]),
      valid_to: Type.Union([FiscalDate, Type.Null()]),
    }),
  },
} as const;
