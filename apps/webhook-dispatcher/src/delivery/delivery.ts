import type { CancelReason, DeliveryError, Environment, EventType } from '@rubrica/contracts';
import type { DocumentKind } from '@rubrica/fiscal';

/** Events of delivering one public event to one endpoint. Instants are ISO strings in UTC. */
export type DeliveryEvent =
  | { readonly type: 'DeliveryScheduled'; readonly data: DeliveryScheduled }
  /**
   * The process ended before the outcome was known; the attempt is made again and does not count. The claim of the timer is
   * the record that an attempt is being made (ADR 0089).
   */
  | { readonly type: 'AttemptInterrupted'; readonly data: { readonly begun_at: string } }
  | { readonly type: 'AttemptFailed'; readonly data: FailedAttempt & { readonly next_at: string } }
  | { readonly type: 'DeliverySucceeded'; readonly data: Attempt & { readonly http_status: number } }
  | { readonly type: 'DeliveryExhausted'; readonly data: FailedAttempt }
  | { readonly type: 'DeliveryCancelled'; readonly data: { readonly reason: CancelReason } }
  | { readonly type: 'DeliveryRetried'; readonly data: { readonly due_at: string } };

/** What a delivery is about; the same for its whole life. */
export interface DeliverySubject {
  readonly tenant_id: string;
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly event_type: EventType;
  readonly document_id: string;
  readonly kind: DocumentKind;
  readonly environment: Environment;
  /** Set for a sample: there is no such document, and nothing is published about it. */
  readonly is_sample?: true;
}

export interface DeliveryScheduled extends DeliverySubject {
  readonly due_at: string;
}

export interface Attempt {
  /** Counts from 1 to 4, and again from 1 after a retry by hand. */
  readonly attempt: number;
  readonly begun_at: string;
  readonly duration_ms: number;
  /** The first 4 KiB of what the receiver answered; null when nothing came. */
  readonly answer: string | null;
}

export interface FailedAttempt extends Attempt {
  readonly error: DeliveryError;
  readonly http_status: number | null;
}

export type Delivery =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'pending';
      readonly subject: DeliverySubject;
      /** Failures since it was scheduled or retried by hand. */
      readonly failures: number;
      readonly dueAt: string;
    }
  | {
      readonly status: 'succeeded' | 'exhausted' | 'cancelled';
      readonly subject: DeliverySubject;
    };

export const unknown: Delivery = { status: 'unknown' };

export const evolve = (delivery: Delivery, event: DeliveryEvent): Delivery => {
  if (event.type === 'DeliveryScheduled') {
    const { due_at: dueAt, ...subject } = event.data;
    return { status: 'pending', subject, failures: 0, dueAt };
  }
  if (delivery.status === 'unknown') return delivery;
  const { subject } = delivery;
  switch (event.type) {
    case 'DeliverySucceeded':
      return { status: 'succeeded', subject };
    case 'DeliveryExhausted':
      return { status: 'exhausted', subject };
    case 'DeliveryCancelled':
      return { status: 'cancelled', subject };
    case 'DeliveryRetried':
      return { status: 'pending', subject, failures: 0, dueAt: event.data.due_at };
    case 'AttemptInterrupted':
      return delivery;
    case 'AttemptFailed':
      return { status: 'pending', subject, failures: event.data.attempt, dueAt: event.data.next_at };
  }
};
