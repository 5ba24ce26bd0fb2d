import { describe, expect, it } from '@jest/globals';
import { specFor } from '@rubrica/testing';
import { decide } from './submission.decide.js';
import { at, concluded, planned, queued, refusedConnection, sending, started, waits } from './submission.fixture.js';
import { evolve, type SubmissionEvent, unknown } from './submission.js';

const given = specFor({ decide, evolve, initialState: unknown });
const reasonBlob = 'e'.repeat(64);
const cancel = { type: 'CancelSubmission', reasonBlob } as const;
const cancelled: SubmissionEvent = { type: 'SubmissionCancelled', data: { edition: 1, reason_blob: reasonBlob } };

describe('a signed document of which no attempt was begun', () => {
  const waiting: readonly (readonly [string, SubmissionEvent])[] = [
    ['a certificate', { type: 'SubmissionWaits', data: { reason: 'certificate_missing' } }],
    ['DIAN, which does not answer', waits('dian_unavailable')],
    ['its invoice', { type: 'InvoiceAwaited', data: { invoice_id: `inv_${'7'.repeat(26)}` } }],
  ];
  it.each(waiting)('is cancelled while it waits for %s', (_, wait) =>
    given(queued(), wait).when(cancel).then(cancelled),
  );

  it('that waits for nothing is not cancelled', () => given(queued()).when(cancel).thenRefused('not_cancellable'));

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
  it.each([
    ['is under way', sending()],
    [
      'did not arrive',
      [...sending(), concluded(1, refusedConnection), planned('SendBillSync', 'not_sent', '15:00:02')],
    ],
    ['is repeated', [...sending(), concluded(1, refusedConnection), started(2, 'SendBillSync', 'not_sent')]],
  ])('is not cancelled when it %s', (_, events) =>
    expect(() => decide(cancel, [...events, waits('dian_unavailable')].reduce(evolve, unknown))).toThrow(
      'its transmission to DIAN has begun',
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
