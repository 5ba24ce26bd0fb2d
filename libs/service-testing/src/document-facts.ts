import { currentType, type Message, type MessageData } from '@rubrica/contracts';
import { type FactChoices, factOf } from './facts.js';
import { blobOf, idOf } from './ids.js';

export const INVOICE = idOf('inv', 'primera');
export const CUFE = 'c'.repeat(96);

export type DocumentFactType = Extract<Message['type'], `co.rubrica.document.${string}`>;
export type FactName = DocumentFactType extends `co.rubrica.document.${infer N}.v${number}` ? N : never;
export type FactData<N extends FactName> = MessageData<
  Extract<DocumentFactType, `co.rubrica.document.${N}.v${number}`>
>;

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

const DATA: { readonly [N in FactName]: FactData<N> } = {
  requested: {
    ...document,
    request_blob: blobOf('request'),
    numbering_range_id: null,
    external_id: null,
    invoice_id: null,
    corrects: null,
    simulate: { outcome: 'accepted_by_dian', email: 'delivered' },
  },
  numbered: {
    ...document,
    number: 'SETP990000001',
    prefix: 'SETP',
    sequence: 990_000_001,
    numbering_range_id: idOf('nr', 'one'),
    type_code: '01',
    issued_at: issuedAt,
  },
  redated: { ...document, number: 'SETP990000001', issued_at: '2026-11-22T00:00:01-05:00' },
  'issuing-waits': { ...document, reason: 'range_exhausted', action: 'Register another numbering range.' },
  signed: {
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
  'contingency-issued': {
    ...document,
    edition: 2,
    number: 'SETP990000001',
    type_code: '04',
    cufe: CUFE,
    issued_at: issuedAt,
  },
  rendered: { ...document, edition: 1, pdf_blob: blobOf('pdf 1') },
  packaged: {
    ...document,
    edition: 1,
    number: 'SETP990000001',
    type_code: '01',
    cufe: CUFE,
    zip_blob: blobOf('zip 1'),
    pdf_blob: blobOf('pdf 1'),
    file_number: fileNumber,
    request_blob: blobOf('request'),
    contingency: false,
    simulate: null,
    issued_at: issuedAt,
    payable_amount: '119000.00',
    currency: 'COP',
  },
  'issuing-failed': { ...document, code: 'issuing_failed', detail: 'It could not be issued.' },
  cancelled: { ...document, number: null, reason_blob: null },
  'issuing-retried': document,
  submitted: { ...document, edition: 1, simulated: true },
  'submission-waits': {
    ...document,
    reason: 'dian_unavailable',
    awaited_id: null,
    action: 'Nothing: it is sent when DIAN answers.',
    choices: [],
  },
  accepted: verdict,
  rejected: { ...verdict, status_code: '99' },
  'reissue-ordered': { ...document, replaces_edition: 2 },
  'contingency-ordered': { ...document, replaces_edition: 1, simulated: true },
  'submission-failed': {
    ...document,
    code: 'number_collision',
    detail: 'The number is taken.',
    answer_blob: blobOf('answer'),
  },
  'submission-cancelled': { ...document, edition: 1, reason_blob: null },
  'submission-retried': document,
  'email-sent': mail,
  'email-delivered': mail,
  'email-bounced': mail,
  'email-complained': mail,
  'webhook-delivered': delivery,
  'webhook-exhausted': delivery,
};

/** Makes a fact of the life of one invoice; `data` replaces the fields that matter to the test. */
export const fact = <N extends FactName>(
  name: N,
  data: Partial<FactData<N>> = {},
  choices: FactChoices = {},
): Message => {
  const whole: FactData<FactName> = { ...DATA[name], ...data };
  const type = currentType(`co.rubrica.document.${name}.v1`) as DocumentFactType;
  return factOf(type, whole.document_id, whole, choices);
};

/** Names of all facts in the life of a document. */
export const DOCUMENT_FACTS = Object.keys(DATA) as FactName[];
