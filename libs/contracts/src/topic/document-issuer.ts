import { Type } from '@sinclair/typebox';
import {
  Amount,
  BlobName,
  CertificateId,
  Code,
  described,
  DocumentId,
  DocumentNumber,
  documentFact,
  Edition,
  Environment,
  FileNumber,
  FiscalDate,
  Hash384,
  Instant,
  nullable,
  NumberingRangeId,
  Prefix,
  Simulate,
  TenantId,
  TypeCode,
} from '../vocabulary/scalars.js';
import { MessageRangeType, MessageSoftwareRecord } from '../vocabulary/kinds.js';
import { TOPICS } from './topics.js';

const cufe = described(Hash384, 'CUFE, or the CUDE of a note');
const issuedAt = described(Instant, "Date and time of issue, Colombia's, as they stand on the document");
const requestBlob = described(BlobName, 'JSON `DocumentRequest`: draft, issuer, counterparty, addresses');
const simulate = nullable(Simulate, 'Only in the test environment, else null');
const numberOfRange = (description: string) => Type.Integer({ minimum: 1, description });

/** Facts that document-issuer publishes. */
export const documentIssuerMessages = {
  'co.rubrica.document.numbered.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'A number of the range is allotted to the document.',
    data: Type.Object({
      ...documentFact,
      number: DocumentNumber,
      prefix: Prefix,
      sequence: numberOfRange('The number without its prefix'),
      numbering_range_id: NumberingRangeId,
      type_code: TypeCode,
      issued_at: issuedAt,
    }),
  },
  'co.rubrica.document.redated.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'Midnight came between number and signature: the document carries the new day.',
    data: Type.Object({ ...documentFact, number: DocumentNumber, issued_at: issuedAt }),
  },
  'co.rubrica.document.issuing-waits.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The document waits, without failing, for what `reason` says.',
    data: Type.Object({
      ...documentFact,
      reason: Type.Union(
        [Type.Literal('certificate_missing'), Type.Literal('range_exhausted'), Type.Literal('invoice_not_accepted')],
        { description: 'What it waits for' },
      ),
      action: Type.String({
        maxLength: 500,
        description: 'What the tenant can do: a sentence of ours, fixed per reason',
      }),
    }),
  },
  'co.rubrica.document.signed.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'An edition of the document is signed; its bytes are the blob.',
    data: Type.Object({
      ...documentFact,
      edition: Edition,
      number: DocumentNumber,
      prefix: Prefix,
      type_code: TypeCode,
      cufe,
      issued_at: issuedAt,
      certificate_id: described(CertificateId, 'The certificate that signed'),
      xml_blob: described(BlobName, 'XML: the signed document'),
      file_number: FileNumber,
      request_blob: requestBlob,
      payable_amount: described(Amount, "The document's total to pay, in its currency"),
      currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217' }),
      simulate,
      payment_form: Type.Optional(
        Type.Union([Type.Literal('1'), Type.Literal('2')], {
          description: 'When it is paid: 1 at once, 2 on credit; missing where the kind has no payment',
        }),
      ),
      invoice: Type.Optional(
        Type.Object(
          { document_id: DocumentId, cufe },
          {
            description:
              'Of a note only: the invoice of the same tenant that it corrects, by the CUFE that stands in it',
          },
        ),
      ),
    }),
  },
  'co.rubrica.document.contingency-issued.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The document is issued in contingency (an invoice as type 04), signed inside the outage.',
    data: Type.Object({
      ...documentFact,
      edition: Edition,
      number: DocumentNumber,
      type_code: TypeCode,
      cufe,
      issued_at: issuedAt,
    }),
  },
  'co.rubrica.document.rendered.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The graphic representation exists.',
    data: Type.Object({ ...documentFact, edition: Edition, pdf_blob: described(BlobName, 'PDF') }),
  },
  'co.rubrica.document.packaged.v1': {
    topic: TOPICS.documentLifecycle,
    description:
      'What the acquirer receives exists: one zip with AttachedDocument (or signed XML in contingency) and PDF.',
    data: Type.Object({
      ...documentFact,
      edition: Edition,
      number: DocumentNumber,
      type_code: TypeCode,
      cufe,
      zip_blob: described(BlobName, 'Zip: what the acquirer receives'),
      pdf_blob: described(BlobName, 'The PDF in the zip'),
      file_number: FileNumber,
      request_blob: requestBlob,
      contingency: Type.Boolean({ description: 'Packaged before the verdict, as the authority was out of reach' }),
      simulate,
      issued_at: issuedAt,
      payable_amount: described(Amount, "The document's total to pay, in its currency"),
      currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217' }),
      invoice: Type.Optional(
        Type.Object(
          { number: DocumentNumber, issue_date: FiscalDate },
          { description: 'Of a note only: the invoice of the same tenant that it corrects, as it stands in it' },
        ),
      ),
    }),
  },
  'co.rubrica.document.issuing-failed.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'Issuing failed inside our house; `retry` goes on with the same number.',
    data: Type.Object({
      ...documentFact,
      code: described(Code, 'Why, by a stable name'),
      detail: Type.String({ maxLength: 500, description: 'Why, in a sentence of ours that quotes nobody' }),
      cufe: Type.Optional(described(cufe, 'CUFE or CUDE of the number that it has; its representation will exist')),
    }),
  },
  'co.rubrica.document.cancelled.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The tenant has cancelled the document before the tax authority got it. It goes on no more.',
    data: Type.Object({
      ...documentFact,
      number: nullable(DocumentNumber, 'Null when none was allotted'),
      number_returned: Type.Optional(
        Type.Boolean({
          description:
            'The document has given the number back, and another one of the range gets it; absent: it is never used',
        }),
      ),
      reason_blob: nullable(BlobName, 'JSON `CancellationReason`: the words of the tenant; null when it gave none'),
    }),
  },
  'co.rubrica.document.issuing-retried.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'Somebody has the issuing, which had failed, go on: the same document, the same number.',
    data: Type.Object(documentFact),
  },
  'co.rubrica.software.registered.v1': {
    topic: TOPICS.tenantLifecycle,
    description:
      'A tenant has software in this environment from now on, its own or that of a provider. Its PIN stays with the issuer.',
    data: Type.Object({ tenant_id: TenantId, environment: Environment, record: MessageSoftwareRecord }),
  },
  'co.rubrica.numbering-range.authorized.v1': {
    topic: TOPICS.tenantLifecycle,
    description: 'A numbering range may be used. Its technical key stays with the issuer.',
    data: Type.Object({
      tenant_id: TenantId,
      numbering_range_id: NumberingRangeId,
      environment: Environment,
      document_type: MessageRangeType,
      prefix: Prefix,
      from: numberOfRange('First number'),
      to: numberOfRange('Last number'),
      valid_from: nullable(FiscalDate, 'First day of the authorisation; null where there is none (notes)'),
      valid_to: nullable(FiscalDate, 'Last day of the authorisation; null where there is none (notes)'),
    }),
  },
} as const;
