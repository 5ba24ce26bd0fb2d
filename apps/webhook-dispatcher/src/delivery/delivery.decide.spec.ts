import { describe, it } from '@jest/globals';
import type { CancelReason } from '@rubrica/contracts';
import { specFor } from '@rubrica/testing';
import type { AttemptOutcome } from '../call/attempt-outcome.js';
import { type DeliveryEvent, type DeliverySubject, evolve, unknown } from './delivery.js';
import { decide, type DeliveryCommand } from './delivery.decide.js';

const given = specFor({ decide, evolve, initialState: unknown });

const at = (time: string): string => `2026-11-21T${time}.000Z`;
const subject: DeliverySubject = {
  tenant_id: 'ten_1',
  endpoint_id: 'we_1',
  event_id: 'evt_1',
  event_type: 'invoice.accepted_by_dian',
  document_id: 'inv_1',
  kind: 'invoice',
  environment: 'production',
};

const scheduled = (time: string): DeliveryEvent => ({
  type: 'DeliveryScheduled',
  data: { ...subject, due_at: at(time) },
});
const failed = (attempt: number, time: string, nextTime: string): DeliveryEvent => ({
  type: 'AttemptFailed',
  data: {
    attempt,
    begun_at: at(time),
    duration_ms: 10_000,
    answer: null,
    error: 'timeout',
    http_status: null,
    next_at: at(nextTime),
  },
});
const succeeded: DeliveryEvent = {
  type: 'DeliverySucceeded',
  data: { attempt: 1, begun_at: at('10:00:00'), duration_ms: 40, answer: 'ok', http_status: 200 },
};
const exhausted: DeliveryEvent = {
  type: 'DeliveryExhausted',
  data: {
    attempt: 4,
    begun_at: at('10:11:00'),
    duration_ms: 10_000,
    answer: null,
    error: 'timeout',
    http_status: null,
  },
};
const cancelled: DeliveryEvent = { type: 'DeliveryCancelled', data: { reason: 'endpoint_disabled' } };

const schedule = (time: string): DeliveryCommand => ({ type: 'ScheduleDelivery', at: at(time), subject });
const interrupt = (dueTime: string): DeliveryCommand => ({ type: 'RecordInterruption', dueAt: at(dueTime) });
const cancel = (reason: CancelReason): DeliveryCommand => ({ type: 'CancelDelivery', reason });
const interrupted = (time: string): DeliveryEvent => ({ type: 'AttemptInterrupted', data: { begun_at: at(time) } });
const retry = (time: string, endpoint: 'active' | 'disabled' | 'deleted' = 'active'): DeliveryCommand => ({
  type: 'RetryDelivery',
  at: at(time),
  endpoint,
});
const timeout: AttemptOutcome = { ok: false, error: 'timeout', httpStatus: null, durationMs: 10_000, answer: null };
const timedOut = (begunTime: string, time: string, jitter = 1): DeliveryCommand => ({
  type: 'RecordAttempt',
  begunAt: at(begunTime),
  at: at(time),
  outcome: timeout,
  jitter,
});
const taken = (begunTime: string, time: string): DeliveryCommand => ({
  type: 'RecordAttempt',
  begunAt: at(begunTime),
  at: at(time),
  outcome: { ok: true, httpStatus: 200, durationMs: 40, answer: 'ok' },
  jitter: 1,
});

describe('a webhook delivery', () => {
  it('is attempted at once', () => given().when(schedule('10:00:00')).then(scheduled('10:00:00')));

  it('is scheduled once, however often the fact is heard', () =>
    given(scheduled('10:00:00')).when(schedule('10:05:00')).thenNothing());

  it('ends when the receiver takes it', () =>
    given(scheduled('10:00:00')).when(taken('10:00:00', '10:00:01')).then(succeeded));

  it('is tried again 30 s after its first failure', () =>
    given(scheduled('10:00:00'))
      .when(timedOut('10:00:00', '10:00:10'))
      .then(failed(1, '10:00:00', '10:00:40')));

  it('is tried again 2 min after its second failure', () =>
    given(scheduled('10:00:00'), failed(1, '10:00:00', '10:00:40'))
      .when(timedOut('10:00:40', '10:00:50'))
      .then(failed(2, '10:00:40', '10:02:50')));

  it('is tried again 8 min after its third failure', () =>
    given(scheduled('10:00:00'), failed(1, '10:00:00', '10:00:40'), failed(2, '10:00:40', '10:02:50'))
      .when(timedOut('10:02:50', '10:03:00'))
      .then(failed(3, '10:02:50', '10:11:00')));

  it('is exhausted by its fourth failure', () =>
    given(
      scheduled('10:00:00'),
      failed(1, '10:00:00', '10:00:40'),
      failed(2, '10:00:40', '10:02:50'),
      failed(3, '10:02:50', '10:11:00'),
    )
      .when(timedOut('10:11:00', '10:11:10'))
      .then(exhausted));

  it('waits up to a tenth longer or shorter, by the dice that come with the command', () => {
    given(scheduled('10:00:00'))
      .when(timedOut('10:00:00', '10:00:10', 1.1))
      .then(failed(1, '10:00:00', '10:00:43'));
    given(scheduled('10:00:00'))
      .when(timedOut('10:00:00', '10:00:10', 0.9))
      .then(failed(1, '10:00:00', '10:00:37'));
  });

  it('makes an attempt again that died with its process, and does not count it', () => {
    given(scheduled('10:00:00')).when(interrupt('10:00:00')).then(interrupted('10:00:00'));
    given(scheduled('10:00:00'), interrupted('10:00:00'))
      .when(timedOut('10:00:06', '10:00:16'))
      .then(failed(1, '10:00:06', '10:00:46'));
  });

  it('makes an attempt again that was cut by the end of its process, and does not count it', () =>
    given(scheduled('10:00:00'))
      .when({
        type: 'RecordAttempt',
        begunAt: at('10:00:00'),
        at: at('10:00:02'),
        outcome: { ...timeout, error: 'interrupted' },
        jitter: 1,
      })
      .then(interrupted('10:00:00')));

  it('ignores an answer that comes after its end', () => {
    given(scheduled('10:00:00'), succeeded).when(timedOut('10:00:00', '10:00:10')).thenNothing();
    given(scheduled('10:00:00'), succeeded).when(interrupt('10:00:00')).thenNothing();
    given(scheduled('10:00:00'), succeeded).when(cancel('endpoint_deleted')).thenNothing();
    given().when(timedOut('10:00:00', '10:00:10')).thenNothing();
  });

  it('ends quietly when its endpoint was disabled or deleted meanwhile', () => {
    given(scheduled('10:00:00')).when(cancel('endpoint_disabled')).then(cancelled);
    given(scheduled('10:00:00'), failed(1, '10:00:00', '10:00:40'))
      .when(cancel('endpoint_deleted'))
      .then({ type: 'DeliveryCancelled', data: { reason: 'endpoint_deleted' } });
  });

  it('can be retried by hand once it is exhausted or cancelled, with four attempts anew', () => {
    given(scheduled('10:00:00'), exhausted)
      .when(retry('12:00:00'))
      .then({ type: 'DeliveryRetried', data: { due_at: at('12:00:00') } });
    given(scheduled('10:00:00'), cancelled)
      .when(retry('12:00:00'))
      .then({ type: 'DeliveryRetried', data: { due_at: at('12:00:00') } });
    given(scheduled('10:00:00'), exhausted, { type: 'DeliveryRetried', data: { due_at: at('12:00:00') } })
      .when(timedOut('12:00:00', '12:00:10'))
      .then(failed(1, '12:00:00', '12:00:40'));
  });

  it('is not retried by hand while it is under way, after it succeeded, or to an endpoint that is gone', () => {
    given(scheduled('10:00:00')).when(retry('12:00:00')).thenRefused('delivery_pending');
    given(scheduled('10:00:00'), succeeded).when(retry('12:00:00')).thenRefused('delivery_succeeded');
    given(scheduled('10:00:00'), exhausted).when(retry('12:00:00', 'deleted')).thenRefused('endpoint_not_active');
  });
});
