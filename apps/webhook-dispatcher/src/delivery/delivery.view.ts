import { Injectable } from '@nestjs/common';
import {
  type Caller,
  type CancelReason,
  type DeliveryAttempt,
  type DeliveryResource,
  type DeliveryStatus,
  type EventType,
  knowsEventType,
} from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { offsetTime } from '@rubrica/service';
import { type CircuitColumns, circuitOf } from '../endpoint/circuit.store.js';
import type { Delivery, DeliveryEvent, DeliverySubject } from './delivery.js';
import type { DueDelivery, DueEndpoint } from './due-delivery.js';

/** A delivery with its attempts, as the list shows it. */
export interface DeliveryRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly livemode: boolean;
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly event_type: EventType;
  readonly status: DeliveryStatus;
  readonly cancel_reason: CancelReason | null;
  readonly next_attempt_at: Date | null;
  readonly attempts: readonly DeliveryAttempt[];
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface ChangedDelivery {
  readonly id: string;
  readonly delivery: Delivery;
  readonly events: readonly DeliveryEvent[];
}

export interface NewDelivery {
  readonly id: string;
  readonly subject: DeliverySubject;
  readonly position: bigint;
  readonly follows: readonly string[];
  /** Body of an event that is in no list; null for the others. */
  readonly sample: string | null;
  /** When the first attempt is due, ISO 8601. */
  readonly due: string;
}

export const deliveryResource = (row: DeliveryRow): DeliveryResource => ({
  id: row.id,
  object: 'delivery',
  livemode: row.livemode,
  event_id: row.event_id,
  event_type: row.event_type,
  webhook_endpoint_id: row.endpoint_id,
  status: row.status,
  cancel_reason: row.cancel_reason,
  next_attempt_at: row.next_attempt_at === null ? null : offsetTime(row.next_attempt_at),
  attempts: row.attempts.map((attempt) => ({ ...attempt, at: offsetTime(attempt.at) })),
  created_at: offsetTime(row.created_at),
  updated_at: offsetTime(row.updated_at),
});

/** Returns the attempt that an event is about; null for other events. */
const attemptOf = (event: DeliveryEvent): DeliveryAttempt | null => {
  switch (event.type) {
    case 'DeliverySucceeded':
    case 'AttemptFailed':
    case 'DeliveryExhausted': {
      const { begun_at: at, duration_ms, http_status: status, answer } = event.data;
      return { at, duration_ms, status, error: event.type === 'DeliverySucceeded' ? null : event.data.error, answer };
    }
    case 'AttemptInterrupted':
      return { at: event.data.begun_at, duration_ms: 0, status: null, error: 'interrupted', answer: null };
    default:
      return null;
  }
};

@Injectable()
export class DeliveryView {
  constructor(private readonly database: Database) {}

  /** Returns undefined also for a delivery of an event that the caller's version of the API does not know. */
  async find({ tenantId, livemode, version }: Caller, id: string): Promise<DeliveryRow | undefined> {
    const [row] = await this.database.query<DeliveryRow>(
      'select * from deliveries where id = $1 and tenant_id = $2 and livemode = $3',
      [id, tenantId, livemode],
    );
    return row && knowsEventType(version, row.event_type) ? row : undefined;
  }

  /** Returns the rows of these deliveries as this transaction leaves them, in the order of the list. */
  rows(tx: Tx, ids: readonly string[]): Promise<DeliveryRow[]> {
    return tx.query<DeliveryRow>('select * from deliveries where id = any($1) order by position', [ids]);
  }

  async insert(tx: Tx, deliveries: readonly NewDelivery[]): Promise<void> {
    const rows = deliveries.map(({ id, subject, position, follows, sample, due }) => ({
      id,
      tenant_id: subject.tenant_id,
      livemode: subject.environment !== 'test',
      position: position.toString(),
      endpoint_id: subject.endpoint_id,
      event_id: subject.event_id,
      event_type: subject.event_type,
      follows: follows.length > 0 ? follows : null,
      ...{ sample, due },
    }));
    await tx.query(
      `insert into deliveries (id, tenant_id, livemode, position, endpoint_id, event_id, event_type, follows, sample, status, next_attempt_at, attempts, created_at, updated_at)
       select id, tenant_id, livemode, position, endpoint_id, event_id, event_type, follows, sample, 'pending', due, '[]', $2, $2
       from jsonb_to_recordset($1) as new (id text, tenant_id text, livemode boolean, position bigint, endpoint_id text, event_id text, event_type text, follows text[], sample text, due timestamptz)`,
      [JSON.stringify(rows), tx.at],
    );
  }

  /** Folds the new events of deliveries into their rows; returns how many have one: an erased delivery has none. */
  async show(tx: Tx, changes: readonly ChangedDelivery[]): Promise<number> {
    const rows = changes.flatMap(({ id, delivery, events }) => {
      const attempts = events.map(attemptOf).filter((attempt) => attempt !== null);
      if (delivery.status === 'unknown') return [];
      const cancelled = events.find((event) => event.type === 'DeliveryCancelled');
      return [
        {
          id,
          status: delivery.status,
          next_attempt_at: delivery.status === 'pending' ? delivery.dueAt : null,
          cancel_reason: cancelled?.data.reason ?? null,
          attempts,
        },
      ];
    });
    if (rows.length === 0) return 0;
    const shown = await tx.query<{ id: string }>(
      `update deliveries as d set
         status = new.status, next_attempt_at = new.next_attempt_at, cancel_reason = new.cancel_reason,
         attempts = d.attempts || new.attempts, updated_at = $2
       from jsonb_to_recordset($1) as new
         (id text, status text, next_attempt_at timestamptz, cancel_reason text, attempts jsonb)
       where d.id = new.id returning d.id`,
      [JSON.stringify(rows), tx.at],
    );
    return shown.length;
  }

  /** Shows that the next attempts of these deliveries wait until then. */
  delay(tx: Tx, delayed: readonly { readonly id: string; readonly until: string }[]): void {
    tx.write(
      `update deliveries d set next_attempt_at = new.until
       from unnest($1::text[], $2::timestamptz[]) as new (id, until) where d.id = new.id`,
      [delayed.map(({ id }) => id), delayed.map(({ until }) => until)],
    );
  }

  /** Returns what the attempts of these deliveries need, by id; only of those that are pending. */
  async due(ids: readonly string[]): Promise<ReadonlyMap<string, DueDelivery>> {
    const rows = await this.database.query<DueRow>(
      `select d.id, d.tenant_id, d.endpoint_id, d.event_id, d.event_type, coalesce(d.sample, e.body) as body, d.created_at,
              coalesce(d.follows, '{}') as follows,
              d.follows is not null and d.attempts = '[]' and exists (
                select from deliveries p where p.id = any(d.follows) and p.status = 'pending' and p.attempts = '[]'
              ) as is_behind,
              ${RECEIVER_COLUMNS}
       from deliveries d left join public_events e on e.id = d.event_id left join endpoints w on w.id = d.endpoint_id
         left join endpoint_health h on h.endpoint_id = d.endpoint_id
       where d.id = any($1) and d.status = 'pending'`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, { ...row, endpoint: dueEndpoint(row) }]));
  }

  /** Returns what attempts need of these endpoints, by id. */
  async receivers(tx: Tx, endpointIds: readonly string[]): Promise<ReadonlyMap<string, DueEndpoint | null>> {
    const rows = await tx.query<ReceiverColumns & { readonly id: string }>(
      `select w.id, ${RECEIVER_COLUMNS} from endpoints w left join endpoint_health h on h.endpoint_id = w.id
       where w.id = any($1)`,
      [endpointIds],
    );
    return new Map(rows.map((row) => [row.id, dueEndpoint(row)]));
  }
}

/** Columns of `endpoints w` and `endpoint_health h` that make a `DueEndpoint`. */
const RECEIVER_COLUMNS = `w.url, w.is_active, w.sealed_secret, w.previous_sealed_secret, w.previous_until,
  h.failures, h.failing_since, h.open_until, h.failed_trials`;

type DueRow = Omit<DueDelivery, 'endpoint'> & ReceiverColumns & { readonly id: string };

interface ReceiverColumns extends CircuitColumns {
  /** These are null when the endpoint was deleted. */
  readonly url: string | null;
  readonly is_active: boolean | null;
  readonly sealed_secret: string | null;
  readonly previous_sealed_secret: string | null;
  readonly previous_until: Date | null;
}

const dueEndpoint = (row: ReceiverColumns): DueEndpoint | null => {
  const { url, is_active, sealed_secret, previous_sealed_secret: previous, previous_until: until } = row;
  if (url === null || is_active === null || sealed_secret === null) return null;
  return {
    ...{ url, is_active, sealed_secret },
    previous: previous === null || until === null ? null : { sealed_secret: previous, until },
    circuit: circuitOf(row),
  };
};
