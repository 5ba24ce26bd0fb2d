import { describe, expect, it } from '@jest/globals';
import type { AttemptOutcome, DianAnswer } from '../dian/attempt-outcome.js';
import { eventAnswerOf, proofIn } from './event-answer.js';

const CUDE = 'd'.repeat(96);
const OTHER = 'e'.repeat(96);
const BLOB = 'b'.repeat(64);

const response = (code: '02' | '04', cude = CUDE): DianAnswer['application_response'] => ({
  blob: 'a'.repeat(64),
  verified: true,
  response_code: code,
  description: '',
  document_uuid: cude,
  validated_at: '2026-11-27T10:00:00-05:00',
  messages: [],
});

const answered = (changes: Partial<DianAnswer> = {}): AttemptOutcome => ({
  ...{ result: 'answered', is_valid: true, status_code: '00', description: '', message: '', messages: [] },
  ...{ document_key: CUDE, application_response: response('02'), answer_blob: BLOB },
  ...changes,
});
const rejected = (rule: string, changes: Partial<DianAnswer> = {}): AttemptOutcome =>
  answered({
    ...{ is_valid: false, status_code: '99', application_response: response('04') },
    messages: [{ rule, severity: 'rejection', detail: `Regla: ${rule}` }],
    ...changes,
  });
const forged = { blob: BLOB, verified: false, why: 'signature' } as const;

const kind = (outcome: AttemptOutcome) => eventAnswerOf(outcome, CUDE).kind;

describe('an answer to SendEventUpdateStatus', () => {
  it('registers the event with a response that DIAN has signed, and only so', () => {
    expect(eventAnswerOf(answered(), CUDE)).toMatchObject({
      kind: 'registered',
      verdict: { application_response_blob: 'a'.repeat(64), validated_at: '2026-11-27T10:00:00-05:00' },
    });
    expect(kind(answered({ application_response: null }))).toBe('unanswered');
    expect(kind(answered({ application_response: forged }))).toBe('unanswered');
    expect(kind(answered({ application_response: response('02', OTHER), document_key: OTHER }))).toBe('unanswered');
  });

  it('rejects the event with its rules', () =>
    expect(eventAnswerOf(rejected('LGC03'), CUDE)).toMatchObject({
      kind: 'rejected',
      verdict: { rules: [{ rule: 'LGC03', severity: 'rejection' }] },
    }));

  it('by LGC01 or rule 90 tells that one of its code is registered', () => {
    expect(eventAnswerOf(rejected('LGC01'), CUDE)).toMatchObject({ kind: 'registered_before', isSame: false });
    const repeated = rejected('90', { application_response: null });
    expect(eventAnswerOf(repeated, CUDE)).toMatchObject({ kind: 'registered_before', isSame: true });
    const inWords = rejected('', { message: 'Documento procesado anteriormente.' });
    expect(eventAnswerOf(inWords, CUDE)).toMatchObject({ kind: 'registered_before', isSame: true });
    expect(kind(rejected('LGC01', { application_response: forged }))).toBe('unanswered');
  });

  it('by rule 90 registers the event at once where the answer to its first transmission comes with it', () =>
    expect(kind(rejected('90', { application_response: response('02') }))).toBe('registered'));

  it('that is none has the same bytes sent again', () => {
    expect(kind({ result: 'not_sent', reason: 'connection_refused', detail: '' })).toBe('unanswered');
    expect(kind({ result: 'unknown', reason: 'answer_timeout', detail: '' })).toBe('unanswered');
    expect(kind(answered({ status_code: '66', is_valid: false, application_response: null }))).toBe('unanswered');
  });

  it('may refuse the message, whatever event is in it', () =>
    expect(kind(answered({ status_code: '89', is_valid: false, application_response: null }))).toBe('refused'));
});

describe('an answer to GetStatus about an event whose answer was lost', () => {
  it('has the response of DIAN', () =>
    expect(proofIn(answered(), CUDE)).toMatchObject({ application_response_blob: 'a'.repeat(64) }));

  it('may have none, of this event or at all', () => {
    expect(proofIn(answered({ application_response: response('02', OTHER) }), CUDE)).toBeNull();
    expect(proofIn(answered({ status_code: '66', description: 'TrackId no existe', application_response: null }), CUDE)).toBeNull();
  });

  it('may not come', () =>
    expect(proofIn({ result: 'unknown', reason: 'connection_lost', detail: '' }, CUDE)).toBe('unanswered'));
});
