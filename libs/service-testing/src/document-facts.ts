import { currentType, type Message, type MessageData, type ServiceName, TOPICS } from '@rubrica/contracts';
import { encodeId } from '@rubrica/service';
import { createHash } from 'node:crypto';

/** Makes an id in the form of real ones, always the same one for the same word. */
export const idOf = (prefix: string, word: string): string =>
  `${prefix}_${encodeId(createHash('sha256').update(word).digest())}`;

/** Makes the name of a blob, always the same one for the same word. */
export const blobOf = (word: string): string => createHash('sha256').update(word).digest('hex');

export const INVOICE = idOf('inv', 'primera');
export const CUFE = 'c'.repeat(96);

type DocumentFactType = Extract<Message['type'], `co.rubrica.document.${string}`>;
export type FactName = DocumentFactType extends `co.rubrica.document.${infer N}.v${number}` ? N : never;
type FactData<N extends FactName> = MessageData<Extract<DocumentFactType, `co.rubrica.document.${N}.v${number}`>>;

const document = { document_id: INVOICE, kind: 'invoice', environment: 'test' } as const;
const edition = { edition: 1, number: 'SETP990000001', prefix: 'SETP', type_code: '01', cufe: CUFE } as const;
const issuedAt = '2026-11-21T10:00:00-05:00';
const fileNumber = { year: 2026, sequence: 1 };
const verdict = {
  ...document,
  edition: 1,
  cufe: CUFE,
  status_code: '00',
  rules: [],
  answer_blob: blobOf('answer'),
  validated_at: '2026-11-21T10:00:02-05:00',
  application_response_blob: blobOf('application response'),
  simulated: true,
};
const mail = { ...document, mailing_id: idOf('mlg', 'ana'), recipient_blob: blobOf('ana') };
const delivery = {
  ...document,
  event_id: idOf('evt', 'one'),
  delivery_id: idOf('whd', 'one'),
  endpoint_id: idOf('we', 'one'),
  attempts: 1,
};

const FACTS: { readonly [N in FactName]: readonly [ServiceName, FactData<N>] } = {
  requested: [
    'api-gateway',
    {
      ...document,
      request_blob: blobOf('request'),
      numbering_range_id: null,
      external_id: null,
      invoice_id: null,
      corrects: null,
      simulate: { outcome: 'accepted_by_dian', email: 'delivered' },
    },
  ],
  numbered: [
    'document-issuer',
    {
      ...document,
      number: 'SETP990000001',
      prefix: 'SETP',
      sequence: 990_000_001,
      numbering_range_id: idOf('nr', 'one'),
      type_code: '01',
      issued_at: issuedAt,
    },
  ],
  redated: ['document-issuer', { ...document, number: 'SETP990000001', issued_at: '2026-11-22T00:00:01-05:00' }],
  'issuing-waits': [
    'document-issuer',
    { ...document, reason: 'range_exhausted', action: 'Register another numbering range.' },
  ],
  signed: [
    'document-issuer',
    {
      ...document,
      ...edition,
      issued_at: issuedAt,
      certificate_id: idOf('cert', 'one'),
      xml_blob: blobOf('xml 1'),
      file_number: fileNumber,
      request_blob: blobOf('request'),
      payable_amount: '119000.00',
      currency: 'COP',
      simulate: null,
    },
  ],
  'contingency-issued': [
    'document-issuer',
    { ...document, edition: 2, number: 'SETP990000001', type_code: '04', cufe: CUFE, issued_at: issuedAt },
  ],
  rendered: ['document-issuer', { ...document, edition: 1, pdf_blob: blobOf('pdf 1') }],
  packaged: [
    'document-issuer',
    {
      ...document,
      edition: 1,
      number: 'SETP990000001',
      type_code: '01',
      cufe: CUFE,
      zip_blob: blobOf('zip 1'),
      file_number: fileNumber,
      request_blob: blobOf('request'),
      contingency: false,
      simulate: null,
    },
  ],
  'issuing-failed': ['document-issuer', { ...document, code: 'issuing_failed', detail: 'It could not be issued.' }],
  'issuing-retried': ['document-issuer', document],
  submitted: ['dian-submitter', { ...document, edition: 1, simulated: true }],
  'submission-waits': [
    'dian-submitter',
    { ...document, reason: 'dian_unavailable', action: 'Nothing: it is sent when DIAN answers.', choices: [] },
  ],
  'note-waits': [
    'dian-submitter',
    { ...document, invoice_id: `inv_${'7'.repeat(26)}`, action: 'Nothing: it is sent after its invoice.' },
  ],
  'test-set-waits': ['dian-submitter', { ...document, action: 'Nothing: it is sent after the invoices.' }],
  accepted: ['dian-submitter', verdict],
  rejected: ['dian-submitter', { ...verdict, status_code: '99' }],
  'reissue-ordered': ['dian-submitter', { ...document, replaces_edition: 2 }],
  'contingency-ordered': ['dian-submitter', { ...document, replaces_edition: 1, simulated: true }],
  'submission-failed': [
    'dian-submitter',
    { ...document, code: 'number_collision', detail: 'The number is taken.', answer_blob: blobOf('answer') },
  ],
  'submission-retried': ['dian-submitter', document],
  'email-sent': ['mailer', mail],
  'email-delivered': ['mailer', mail],
  'email-bounced': ['mailer', mail],
  'email-complained': ['mailer', mail],
  'webhook-delivered': ['webhook-dispatcher', delivery],
  'webhook-exhausted': ['webhook-dispatcher', delivery],
};

let facts = 0;

/** Makes a fact of the life of one invoice; `data` replaces the fields that matter to the test. */
export const fact = <N extends FactName>(name: N, data: Partial<FactData<N>> = {}): Message => {
  const [source, whole] = FACTS[name];
  const filled = { ...whole, ...data };
  facts += 1;
  return {
    id: `test-${filled.document_id}@${facts}`,
    source,
    topic: TOPICS.documentLifecycle,
    type: currentType(`co.rubrica.document.${name}.v1`),
    key: filled.document_id,
    time: new Date(Date.parse('2026-11-21T15:00:00.000Z') + facts * 1000).toISOString(),
    tenantid: idOf('ten', 'andina'),
    aggregateversion: facts,
    correlationid: idOf('req', 'one'),
    causationid: idOf('req', 'one'),
    data: filled,
  } as Message;
};
