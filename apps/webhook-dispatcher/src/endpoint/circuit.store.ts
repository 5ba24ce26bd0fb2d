import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { type CircuitCommand, circuitAfter, decide } from './circuit.decide.js';
import { type Circuit, CLOSED, type EndpointOutcome, evolve } from './circuit.js';

/** A circuit before and after some commands. */
export interface CircuitChange {
  readonly endpointId: string;
  readonly tenantId: string;
  readonly before: Circuit;
  readonly after: Circuit;
}

/** Columns of `endpoint_health` that make a circuit; all null in a row of a left join that found none. */
export interface CircuitColumns {
  readonly failures: number | null;
  readonly failing_since: Date | null;
  readonly open_until: Date | null;
  readonly failed_trials: number | null;
}

export const circuitOf = ({ failures, failing_since, open_until, failed_trials }: CircuitColumns): Circuit => {
  if (failures === null) return CLOSED;
  const counted = { failures, failingSince: failing_since?.toISOString() ?? null };
  return open_until === null
    ? { ...counted, status: 'closed' }
    : { ...counted, status: 'open', until: open_until.toISOString(), failedTrials: failed_trials ?? 0 };
};

/** Rows of `endpoint_health`: circuits of endpoints, each with its last failure. */
@Injectable()
export class CircuitStore {
  constructor(private readonly database: Database) {}

  /**
   * Records outcomes, and returns the circuits of those endpoints that fail, or did before. The rows of these stay locked
   * until the commit; an endpoint that only succeeds is not locked.
   */
  async record(tx: Tx, outcomes: readonly EndpointOutcome[]): Promise<readonly CircuitChange[]> {
    const byEndpoint = Map.groupBy(outcomes, ({ endpointId }) => endpointId);
    const failing = [...byEndpoint].filter(([, some]) => some.some(({ ok, circuit }) => !ok || circuit.failures > 0));
    if (failing.length === 0) return [];
    const rows = await tx.query<Row>(
      'select * from endpoint_health where endpoint_id = any($1) order by endpoint_id for update',
      [failing.map(([id]) => id)],
    );
    const changes = rows.map(({ endpoint_id: endpointId, tenant_id: tenantId, ...row }) => {
      const some = byEndpoint.get(endpointId) ?? [];
      const before = circuitOf(row);
      const commands = some.map(({ at, ok, isTrial }): CircuitCommand => ({ type: 'RecordOutcome', at, ok, isTrial }));
      const after = circuitAfter(before, commands);
      return { endpointId, tenantId, before, after, failed: some.findLast(({ ok }) => !ok) };
    });
    this.keep(tx, changes);
    return changes;
  }

  /** Begins the trials that are due; returns the endpoints whose trial is the caller's to make. */
  beginTrials(endpointIds: readonly string[], at: Date): Promise<ReadonlySet<string>> {
    const command = { type: 'BeginTrial', at: at.toISOString() } as const;
    return this.database.transaction(async (tx) => {
      const rows = await tx.query<Row>(
        'select * from endpoint_health where endpoint_id = any($1) and open_until <= $2 order by endpoint_id for update',
        [endpointIds, at],
      );
      const begun = rows.flatMap(({ endpoint_id: endpointId, ...row }) => {
        const circuit = circuitOf(row);
        const events = decide(command, circuit);
        return events.length === 0 ? [] : [{ endpointId, after: events.reduce(evolve, circuit) }];
      });
      if (begun.length > 0) this.keep(tx, begun);
      return new Set(begun.map(({ endpointId }) => endpointId));
    });
  }

  private keep(
    tx: Tx,
    changes: readonly {
      readonly endpointId: string;
      readonly after: Circuit;
      readonly failed?: EndpointOutcome | undefined;
    }[],
  ): void {
    const rows = changes.map(({ endpointId, after, failed }) => ({
      endpoint_id: endpointId,
      failures: after.failures,
      failing_since: after.failingSince,
      open_until: after.status === 'open' ? after.until : null,
      failed_trials: after.status === 'open' ? after.failedTrials : 0,
      error: failed?.error ?? null,
      status: failed?.httpStatus ?? null,
      at: failed?.at ?? null,
    }));
    tx.write(
      `update endpoint_health h set
         failures = new.failures, failing_since = new.failing_since, open_until = new.open_until,
         failed_trials = new.failed_trials,
         last_error = coalesce(new.error, h.last_error),
         last_error_status = case when new.error is null then h.last_error_status else new.status end,
         last_error_at = coalesce(new.at, h.last_error_at)
       from jsonb_to_recordset($1) as new (endpoint_id text, failures integer, failing_since timestamptz,
         open_until timestamptz, failed_trials integer, error text, status integer, at timestamptz)
       where h.endpoint_id = new.endpoint_id`,
      [JSON.stringify(rows)],
    );
  }

  insert(tx: Tx, endpointId: string, tenantId: string): void {
    tx.write('insert into endpoint_health (endpoint_id, tenant_id) values ($1, $2)', [endpointId, tenantId]);
  }

  /** Forgets the failures of an endpoint that was switched on. */
  reset(tx: Tx, endpointId: string): void {
    tx.write(
      'update endpoint_health set failures = 0, failing_since = null, open_until = null, failed_trials = 0 where endpoint_id = $1',
      [endpointId],
    );
  }

  remove(tx: Tx, endpointId: string): void {
    tx.write('delete from endpoint_health where endpoint_id = $1', [endpointId]);
  }
}

interface Row extends CircuitColumns {
  readonly endpoint_id: string;
  readonly tenant_id: string;
}
