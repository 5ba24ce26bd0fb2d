import type { RuleMessage } from '@rubrica/contracts';
import type { AttemptOutcome, DianAnswer, StoredApplicationResponse } from '../dian/attempt-outcome.js';
import type { DianOperation } from '../dian/operation.js';
import type { ConcludeAttempt } from './submission.decide.js';
import type { Because, SubmissionEvent, SubmissionOrder, SubmissionQueued } from './submission.js';

/** Instant on the day of all these tests. */
export const at = (time: string): string => `2026-11-21T${time.padEnd(8, ':00')}.000Z`;

export const OUR_CUFE = 'a'.repeat(96);
export const ANOTHER_CUFE = 'b'.repeat(96);
export const BLOB = 'c'.repeat(64);
export const ANSWER_BLOB = 'f'.repeat(64);

export const anOrder = (changes: Partial<SubmissionOrder> = {}): SubmissionOrder => ({
  tenant_id: `ten_${'1'.repeat(26)}`,
  kind: 'invoice',
  environment: 'habilitacion',
  edition: 1,
  number: 'SETP990000001',
  type_code: '01',
  cufe: OUR_CUFE,
  issued_at: '2026-11-21T10:00:00-05:00',
  certificate_id: `cert_${'2'.repeat(26)}`,
  xml_blob: 'd'.repeat(64),
  file_number: { year: 2026, sequence: 1 },
  request_blob: 'e'.repeat(64),
  simulate: null,
  ...changes,
});

// Facts.

export const queued = ({ in_contingency = false, ...changes }: Partial<SubmissionQueued> = {}): SubmissionEvent => ({
  type: 'SubmissionQueued',
  data: { ...anOrder(changes), in_contingency, due_at: at('15:00') },
});

export const started = (
  attempt: number,
  operation: DianOperation,
  because: Because,
  time = '15:00',
  isFirst = attempt === 1,
): SubmissionEvent => ({
  type: 'AttemptStarted',
  data: { attempt, edition: 1, operation, because, at: at(time), is_first: isFirst },
});

/** An attempt that sends the document for a test set. */
export const sentForSet = (attempt: number, because: Because, testSetId = 'A', time = '15:00'): SubmissionEvent => {
  const { data, type } = started(attempt, 'SendTestSetAsync', because, time) as SubmissionEvent & {
    readonly type: 'AttemptStarted';
  };
  return { type, data: { ...data, test_set_id: testSetId } };
};

export const uploaded: AttemptOutcome = { result: 'uploaded', zip_key: 'zip-1' };

export const concluded = (attempt: number, outcome: AttemptOutcome, time = '15:00:01'): SubmissionEvent => ({
  type: 'AttemptConcluded',
  data: { attempt, at: at(time), duration_ms: 1_000, outcome },
});

export const planned = (operation: DianOperation, because: Because, time: string): SubmissionEvent => ({
  type: 'AttemptPlanned',
  data: { operation, because, due_at: at(time) },
});

export const waits = (reason: 'dian_unavailable' | 'dian_unknown_outcome'): SubmissionEvent => ({
  type: 'SubmissionWaits',
  data: { reason },
});

/** Events up to a first transmission that is under way. */
export const sending = (): SubmissionEvent[] => [queued(), started(1, 'SendBillSync', 'queued')];

/** Events up to a status request that is under way after the answer to the transmission was lost. */
export const asking = (because: Because = 'unknown_outcome'): SubmissionEvent[] => [
  ...sending(),
  concluded(1, noAnswer),
  planned('GetStatus', because, '15:00:02'),
  started(2, 'GetStatus', because, '15:00:02'),
];

// Outcomes.

export const refusedConnection: AttemptOutcome = { result: 'not_sent', reason: 'connection_refused', detail: '' };
export const noAnswer: AttemptOutcome = { result: 'unknown', reason: 'answer_timeout', detail: '' };
export const interrupted: AttemptOutcome = {
  result: 'unknown',
  reason: 'interrupted',
  detail: 'the process that made the attempt ended before it did',
};

export const proof = (
  changes: Partial<StoredApplicationResponse & { verified: true }> = {},
): StoredApplicationResponse => ({
  blob: BLOB,
  verified: true,
  response_code: '02',
  description: 'Documento validado por la DIAN',
  document_uuid: OUR_CUFE,
  validated_at: '2026-11-21T10:00:01-05:00',
  messages: [],
  ...changes,
});

export const answered = (changes: Partial<DianAnswer> = {}): AttemptOutcome => ({
  result: 'answered',
  is_valid: false,
  status_code: '',
  description: '',
  message: '',
  messages: [],
  document_key: null,
  application_response: null,
  answer_blob: ANSWER_BLOB,
  ...changes,
});

export const NOTIFICATION: RuleMessage = { rule: 'FAJ43b', severity: 'notification', detail: 'Nombre informado…' };
export const WRONG_CUFE: RuleMessage = { rule: 'FAD06', severity: 'rejection', detail: 'CUFE no corresponde' };
export const PROCESSED_BEFORE: RuleMessage = {
  rule: '90',
  severity: 'rejection',
  detail: 'Documento procesado anteriormente.',
};

export const acceptance = (changes: Partial<DianAnswer> = {}): AttemptOutcome =>
  answered({
    is_valid: true,
    status_code: '00',
    description: 'Procesado Correctamente.',
    message: 'La Factura electrónica SETP990000001, ha sido autorizada.',
    document_key: OUR_CUFE,
    application_response: proof(),
    ...changes,
  });

export const rejection = (changes: Partial<DianAnswer> = {}): AttemptOutcome =>
  answered({
    status_code: '99',
    description: 'Validación contiene errores en campos mandatorios.',
    messages: [WRONG_CUFE],
    document_key: OUR_CUFE,
    ...changes,
  });

export const duplicate = (changes: Partial<DianAnswer> = {}): AttemptOutcome =>
  rejection({ messages: [PROCESSED_BEFORE], application_response: proof(), ...changes });

export const doesNotExist = answered({
  status_code: '66',
  description: 'TrackId no existe en los registros de la DIAN.',
});

// Commands.

export const conclude = (attempt: number, outcome: AttemptOutcome, time = '15:00:01'): ConcludeAttempt => ({
  type: 'ConcludeAttempt',
  at: at(time),
  attempt,
  durationMs: 1_000,
  outcome,
  waits: { firstMs: 1_000, longestMs: 60_000 },
  jitter: 1,
});
