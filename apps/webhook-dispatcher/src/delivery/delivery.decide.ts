import { type CancelReason, Refusal } from '@rubrica/contracts';
import type { Aggregate } from '@rubrica/eventing';
import type { AttemptOutcome } from '../call/attempt-outcome.js';
import { type Delivery, type DeliveryEvent, type DeliverySubject, evolve, unknown } from './delivery.js';
import { messages } from './delivery.messages.js';

export type DeliveryCommand =
  | { readonly type: 'ScheduleDelivery'; readonly at: string; readonly subject: DeliverySubject }
  | { readonly type: 'CancelDelivery'; readonly reason: CancelReason }
  /** An attempt, which was due at `dueAt`, ended without an outcome. */
  | { readonly type: 'RecordInterruption'; readonly dueAt: string }
  | {
      readonly type: 'RecordAttempt';
      readonly at: string;
      readonly begunAt: string;
      readonly outcome: AttemptOutcome;
      /** Factor of the wait, 0.9 to 1.1, so that deliveries that failed together are not repeated together. */
      readonly jitter: number;
    }
  | { readonly type: 'RetryDelivery'; readonly at: string; readonly endpoint: 'active' | 'disabled' | 'deleted' };

/** Waits after the first, second and third failure; the fourth ends it. */
export const RETRY_AFTER_MS = [30_000, 120_000, 480_000] as const;

export const decide = (command: DeliveryCommand, delivery: Delivery): DeliveryEvent[] => {
  switch (command.type) {
    case 'ScheduleDelivery':
      return delivery.status === 'unknown'
        ? [{ type: 'DeliveryScheduled', data: { ...command.subject, due_at: command.at } }]
        : [];
    case 'CancelDelivery':
      return delivery.status === 'pending' ? [{ type: 'DeliveryCancelled', data: { reason: command.reason } }] : [];
    case 'RecordInterruption':
      return delivery.status === 'pending' ? [{ type: 'AttemptInterrupted', data: { begun_at: command.dueAt } }] : [];
    case 'RecordAttempt':
      return recordAttempt(command, delivery);
    case 'RetryDelivery':
      return retry(command, delivery);
  }
};

const recordAttempt = (command: DeliveryCommand & { type: 'RecordAttempt' }, delivery: Delivery): DeliveryEvent[] => {
  if (delivery.status !== 'pending') return [];
  const { at, begunAt, outcome, jitter } = command;
  if (!outcome.ok && outcome.error === 'interrupted')
    return [{ type: 'AttemptInterrupted', data: { begun_at: begunAt } }];
  const attempt = {
    attempt: delivery.failures + 1,
    begun_at: begunAt,
    duration_ms: outcome.durationMs,
    answer: outcome.answer,
  };
  if (outcome.ok) return [{ type: 'DeliverySucceeded', data: { ...attempt, http_status: outcome.httpStatus } }];

  const failed = { ...attempt, error: outcome.error, http_status: outcome.httpStatus };
  const waitMs = RETRY_AFTER_MS[delivery.failures];
  if (waitMs === undefined) return [{ type: 'DeliveryExhausted', data: failed }];
  return [{ type: 'AttemptFailed', data: { ...failed, next_at: plusMs(at, waitMs * jitter) } }];
};

const retry = ({ at, endpoint }: DeliveryCommand & { type: 'RetryDelivery' }, delivery: Delivery): DeliveryEvent[] => {
  switch (delivery.status) {
    case 'unknown':
      return [];
    case 'pending':
      throw new Refusal('delivery_pending', {
        en: `This delivery is under way; its next attempt is at ${delivery.dueAt}.`,
        es: `Esta entrega está en curso; su próximo intento es a las ${delivery.dueAt}.`,
      });
    case 'succeeded':
      throw new Refusal('delivery_succeeded', {
        en: 'The receiver took this delivery. To send it again, redeliver the event.',
        es: 'El receptor ya recibió esta entrega. Para enviarla otra vez, vuelva a entregar el evento.',
      });
    case 'exhausted':
    case 'cancelled':
      if (endpoint !== 'active')
        throw new Refusal('endpoint_not_active', {
          en: `The endpoint of this delivery is ${endpoint}. ${endpoint === 'deleted' ? 'Redeliver' : 'Set is_active to true first, or redeliver'} the event to another one.`,
          es: `El webhook de esta entrega está ${endpoint === 'deleted' ? 'eliminado. Vuelva' : 'desactivado. Ponga antes is_active en true, o vuelva'} a entregar el evento a otro.`,
        });
      return [{ type: 'DeliveryRetried', data: { due_at: at } }];
  }
};

const plusMs = (instant: string, ms: number): string => new Date(Date.parse(instant) + Math.round(ms)).toISOString();

export const delivery: Aggregate<Delivery, DeliveryCommand, DeliveryEvent> = {
  name: 'delivery',
  initialState: unknown,
  decide,
  evolve,
  messages,
};
