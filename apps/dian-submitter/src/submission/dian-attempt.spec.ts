import { describe, expect, it } from '@jest/globals';
import { dianAttempts } from './dian-attempt.js';
import {
  acceptance,
  asking,
  at,
  concluded,
  doesNotExist,
  NOTIFICATION,
  planned,
  queued,
  refusedConnection,
  rejection,
  sending,
} from './submission.fixture.js';
import { evolve, type SubmissionEvent, unknown } from './submission.js';

const shown = (...events: readonly SubmissionEvent[]) => dianAttempts('inv_1', events.reduce(evolve, unknown));

describe('the attempts of a document at DIAN', () => {
  it('are none before it is signed, and begin with the one that is planned', () => {
    expect(shown()).toEqual([]);
    expect(shown(queued())).toMatchObject([
      { id: 'inv_1_1', attempt: 1, status: 'planned', operation: 'SendBillSync', due_at: at('15:00'), outcome: null },
    ]);
  });

  it('tell of a lost answer, of the question that followed, and of the attempt after it, the latest first', () => {
    const events = [...asking(), concluded(2, doesNotExist, '15:00:03'), planned('SendBillSync', 'absent', '15:00:04')];
    expect(shown(...events)).toMatchObject([
      { attempt: 3, status: 'planned', operation: 'SendBillSync', due_at: at('15:00:04') },
      {
        attempt: 2,
        status: 'ended',
        operation: 'GetStatus',
        outcome: 'document_unknown',
        status_code: '66',
        error: null,
      },
      { attempt: 1, outcome: 'no_answer', error: 'answer_timeout', status_code: null, duration_ms: 1_000 },
    ]);
  });

  it('show the one that is under way, without an end', () =>
    expect(shown(...sending())).toMatchObject([
      { attempt: 1, status: 'under_way', started_at: at('15:00'), ended_at: null, outcome: null },
    ]));

  it('name the rules of an answer by their codes alone', () => {
    const messages = [NOTIFICATION, { ...NOTIFICATION, rule: 'FAD06', severity: 'rejection' as const }];
    const [attempt] = shown(...sending(), concluded(1, rejection({ messages }))).slice(-1);
    expect(attempt).toMatchObject({
      outcome: 'rejected',
      status_code: '99',
      rules: [
        { rule: 'FAJ43b', severity: 'notification' },
        { rule: 'FAD06', severity: 'rejection' },
      ],
    });
    expect(JSON.stringify(attempt)).not.toContain('Nombre informado');
  });

  it.each([
    [acceptance(), 'accepted', null],
    [refusedConnection, 'not_sent', 'connection_refused'],
    [fault('Receiver/InternalServiceFault'), 'server_fault', 'Receiver/InternalServiceFault'],
    [fault('Sender/InvalidSecurity'), 'security_refused', 'Sender/InvalidSecurity'],
    [
      { ...fault('Sender/InvalidSecurity'), is_of_certificate: true as const },
      'certificate_untrusted',
      'Sender/InvalidSecurity',
    ],
  ])('say what came of %j', (outcome, expected, error) =>
    expect(shown(...sending(), concluded(1, outcome)).at(-1)).toMatchObject({ outcome: expected, error }),
  );
});

function fault(code: string) {
  return { result: 'fault' as const, code, detail: 'dijo algo', answer_blob: 'f'.repeat(64) };
}
