import { describe, expect, it } from '@jest/globals';
import { specFor } from '@rubrica/testing';
import { decide } from './submission.decide.js';
import {
  at,
  concluded,
  noAnswer,
  planned,
  queued,
  refusedConnection,
  sending,
  started,
  waits,
} from './submission.fixture.js';
import { evolve, type SubmissionEvent, unknown } from './submission.js';

const given = specFor({ decide, evolve, initialState: unknown });
const reasonBlob = 'e'.repeat(64);
const cancel = { type: 'CancelSubmission', reasonBlob } as const;
const cancelled: SubmissionEvent = { type: 'SubmissionCancelled', data: { edition: 1, reason_blob: reasonBlob } };

describe('a signed document of which no attempt was begun', () => {
  const waiting: readonly (readonly [string, SubmissionEvent])[] = [
    ['a certificate', { type: 'SubmissionWaits', data: { reason: 'certificate_missing' } }],
    ['DIAN, which does not answer', waits('dian_unavailable')],
    ['its invoice', { type: 'SubmissionWaits', data: { reason: 'invoice_not_accepted' } }],
  ];
  it.each(waiting)('is cancelled while it waits for %s', (_, wait) =>
    given(queued(), wait).when(cancel).then(cancelled),
  );

  it('that waits for nothing is not cancelled', () => given(queued()).when(cancel).thenRefused('not_cancellable'));

  it.each([
    ['invoice', /annul it with a credit note\.$/, /anúlelo con una nota crédito\.$/],
    ['credit_note', /with a debit note to its invoice\.$/, /con una nota débito de su factura\.$/],
    ['debit_note', /with a credit note to its invoice\.$/, /con una nota crédito de su factura\.$/],
  ] as const)('is told how it is taken back when it is not cancelled: %s', (kind, en, es) => {
    const submission = [queued({ kind })].reduce(evolve, unknown);
    const refused = (() => {
      try {
        return decide(cancel, submission);
      } catch (refusal) {
        return refusal;
      }
    })();
    expect(refused).toMatchObject({ detail: { en: expect.stringMatching(en), es: expect.stringMatching(es) } });
  });

  it('is never sent once it is cancelled', () => {
    const start = { type: 'StartAttempt', at: at('15:01'), operation: 'SendBillSync' } as const;
    given(queued(), waits('dian_unavailable'), cancelled).when(start).thenNothing();
  });

  it.each([cancel, { type: 'RetrySubmission', at: at('15:01'), activeCertificateId: null } as const])(
    'does not go on: %p',
    (command) =>
      expect(() => decide(command, [queued(), waits('dian_unavailable'), cancelled].reduce(evolve, unknown))).toThrow(),
  );
});

describe('a document of which an attempt was begun', () => {
  const notSent = [...sending(), concluded(1, refusedConnection), planned('SendBillSync', 'not_sent', '15:00:02')];

  it('is cancelled while it waits, if no connection came about', () => {
    given(...notSent, waits('dian_unavailable'))
      .when(cancel)
      .then(cancelled);
    const twice = [...notSent, started(2, 'SendBillSync', 'not_sent'), concluded(2, refusedConnection)];
    given(...twice, planned('SendBillSync', 'not_sent', '15:00:09'), waits('dian_unavailable'))
      .when(cancel)
      .then(cancelled);
  });

  it.each([
    ['is under way', sending()],
    ['is repeated', [...sending(), concluded(1, refusedConnection), started(2, 'SendBillSync', 'not_sent')]],
    [
      'ended without an answer',
      [...sending(), concluded(1, noAnswer), planned('GetStatus', 'unknown_outcome', '15:00:02')],
    ],
    [
      'arrived before one that did not',
      [
        ...sending(),
        concluded(1, noAnswer),
        planned('GetStatus', 'unknown_outcome', '15:00:02'),
        started(2, 'GetStatus', 'unknown_outcome'),
        concluded(2, refusedConnection),
        planned('GetStatus', 'unknown_outcome', '15:00:09'),
      ],
    ],
  ])('is not cancelled when it %s', (_, events) =>
    expect(() => decide(cancel, [...events, waits('dian_unavailable')].reduce(evolve, unknown))).toThrow(
      'DIAN may have it',
    ),
  );
});

describe('a document in contingency', () => {
  const held: SubmissionEvent = { type: 'SubmissionHeld', data: {} };
  const reissued: SubmissionEvent = { type: 'ReissueOrdered', data: { replaces_edition: 1 } };

  it.each([
    ['while it is held', [held]],
    ['when it is issued again as an ordinary one', [held, reissued, queued({ edition: 2 })]],
  ])('is not cancelled, as its buyer has it: %s', (_, events) =>
    expect(() =>
      decide(cancel, [queued({ in_contingency: true }), ...events, waits('dian_unavailable')].reduce(evolve, unknown)),
    ).toThrow('its buyer has it'),
  );
});
