import type { MessageData } from '@rubrica/contracts';
import { encodeId } from '@rubrica/service';
import { createHash } from 'node:crypto';
import type { DocumentFact, DocumentFactType } from './document.js';

/** Makes an id in the form of real ones, always the same one for the same word. */
export const idOf = (prefix: string, word: string): string =>
  `${prefix}_${encodeId(createHash('sha256').update(word).digest())}`;

export const TENANT = idOf('ten', 'ferretería');
export const INVOICE = idOf('inv', 'primera');
export const CUFE = 'c'.repeat(96);
export const BLOB = 'b'.repeat(64);

const document = { document_id: INVOICE, kind: 'invoice', environment: 'habilitacion' } as const;
const edition = { edition: 1, number: 'SETP990000001', type_code: '01', cufe: CUFE } as const;
const verdict = {
  ...document,
  edition: 1,
  cufe: CUFE,
  status_code: '00',
  rules: [],
  answer_blob: BLOB,
  validated_at: '2026-11-21T15:00:01.000Z',
  application_response_blob: BLOB,
  simulated: false,
};
const failure = { ...document, code: 'internal_error', detail: 'no disk' };
const mail = { ...document, mailing_id: idOf('mlg', 'ana'), recipient_blob: BLOB };

const DATA: { readonly [T in DocumentFactType]: MessageData<T> } = {
  'co.rubrica.document.requested.v1': {
    ...document,
    request_blob: BLOB,
    numbering_range_id: null,
    external_id: 'pedido-77',
    invoice_id: null,
    corrects: null,
    simulate: null,
  },
  'co.rubrica.document.numbered.v1': {
    ...document,
    number: 'SETP990000001',
    prefix: 'SETP',
    sequence: 990_000_001,
    numbering_range_id: idOf('nr', 'uno'),
    type_code: '01',
    issued_at: '2026-11-21T10:00:00-05:00',
  },
  'co.rubrica.document.signed.v1': {
    ...document,
    ...edition,
    prefix: 'SETP',
    issued_at: '2026-11-21T10:00:00-05:00',
    certificate_id: idOf('cert', 'uno'),
    xml_blob: BLOB,
    file_number: { year: 2026, sequence: 1 },
    request_blob: BLOB,
    payable_amount: '119000.00',
    currency: 'COP',
    simulate: null,
  },
  'co.rubrica.document.contingency-issued.v1': {
    ...document,
    ...edition,
    edition: 2,
    type_code: '04',
    issued_at: '2026-11-21T10:00:30-05:00',
  },
  'co.rubrica.document.issuing-failed.v1': failure,
  'co.rubrica.document.issuing-retried.v1': document,
  'co.rubrica.document.rendered.v1': { ...document, edition: 1, pdf_blob: BLOB },
  'co.rubrica.document.submitted.v1': { ...document, edition: 1, simulated: false },
  'co.rubrica.document.accepted.v1': verdict,
  'co.rubrica.document.rejected.v1': { ...verdict, status_code: '99' },
  'co.rubrica.document.submission-failed.v1': { ...failure, answer_blob: null },
  'co.rubrica.document.submission-retried.v1': document,
  'co.rubrica.document.email-delivered.v1': mail,
  'co.rubrica.document.email-bounced.v1': mail,
  'co.rubrica.document.email-complained.v1': mail,
};

/** Makes a fact of the life of one invoice; `data` replaces the fields that matter to the test. */
export const fact = <T extends DocumentFactType>(
  name: T extends `co.rubrica.document.${infer N}.v1` ? N : never,
  data: Partial<MessageData<T>> = {},
  version = 1,
): DocumentFact => {
  const type = `co.rubrica.document.${name}.v1` as T;
  const whole = { ...DATA[type], ...data };
  return {
    type,
    data: whole,
    id: `document-${whole.document_id}@${version}`,
    source: 'document-issuer',
    topic: 'document.lifecycle',
    key: whole.document_id,
    time: '2026-11-21T15:00:00.000Z',
    tenantid: TENANT,
    aggregateversion: version,
    correlationid: 'req_1',
    causationid: 'req_1',
  } as DocumentFact;
};
