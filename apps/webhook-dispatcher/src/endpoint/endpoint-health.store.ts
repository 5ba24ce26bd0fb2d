import { Injectable } from '@nestjs/common';
import type { EndpointHealth, EndpointState } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { offsetTime } from '@rubrica/service';
import { DELIVER, deliveryGroup } from './attempt-timer.js';
import { type Circuit, CLOSED, type EndpointOutcome } from './circuit.js';
import { type CircuitColumns, circuitOf } from './circuit.store.js';
import { DURATION_CLASSES, durationClass, quantileMs } from './durations.js';
import type { EndpointRow } from './endpoint.view.js';

interface LastError {
  readonly last_error: string | null;
  readonly last_error_status: number | null;
  readonly last_error_at: Date | null;
}

/** Attempts of this time are shown; they are counted by the hour. */
const SHOWN_MS = 24 * 3_600_000;

const timeOrNull = (at: Date | string | null): string | null => (at === null ? null : offsetTime(at));

const stateOf = (isActive: boolean, switchedOffAt: Date | null, circuit: Circuit): EndpointState => {
  if (!isActive) return switchedOffAt === null ? 'inactive' : 'switched_off';
  if (circuit.status === 'open') return 'circuit_open';
  return circuit.failures > 0 ? 'failing' : 'healthy';
};

/** Attempts of endpoints, counted by the hour, and what a tenant sees of an endpoint's health. */
@Injectable()
export class EndpointHealthStore {
  constructor(private readonly database: Database) {}

  /** Counts the outcomes of attempts. */
  count(tx: Tx, outcomes: readonly EndpointOutcome[]): void {
    if (outcomes.length === 0) return;
    const rows = [...Map.groupBy(outcomes, ({ endpointId }) => endpointId)].map(([endpoint_id, some]) => {
      const durations = Array.from({ length: DURATION_CLASSES }, () => 0);
      for (const { durationMs } of some) {
        const nth = durationClass(durationMs);
        durations[nth] = (durations[nth] ?? 0) + 1;
      }
      const succeeded = some.filter(({ ok }) => ok).length;
      const tenant_id = some[0]?.tenantId;
      return { endpoint_id, tenant_id, succeeded, failed: some.length - succeeded, durations };
    });
    tx.write(
      `insert into endpoint_hours as h (endpoint_id, hour, tenant_id, succeeded, failed, durations)
       select endpoint_id, date_trunc('hour', $2::timestamptz), tenant_id, succeeded, failed, durations
       from jsonb_to_recordset($1) as new (endpoint_id text, tenant_id text, succeeded integer, failed integer, durations integer[])
       order by endpoint_id
       on conflict (endpoint_id, hour) do update set
         succeeded = h.succeeded + excluded.succeeded, failed = h.failed + excluded.failed,
         durations = array(select coalesce(a, 0) + coalesce(b, 0) from unnest(h.durations, excluded.durations) as pair (a, b))`,
      [JSON.stringify(rows), tx.at],
    );
  }

  /** Returns what is shown of an endpoint's health; `at` is now. */
  async show({ id, tenant_id, is_active, switched_off_at }: EndpointRow, at: Date): Promise<EndpointHealth> {
    const [row] = await this.database.query<CircuitColumns & LastError>(
      'select * from endpoint_health where endpoint_id = $1',
      [id],
    );
    // Read after it, so that the next attempt after the shown failure is seen too.
    const [hours, next] = await Promise.all([
      this.database.query<{ succeeded: number; failed: number; durations: readonly number[] }>(
        'select succeeded, failed, durations from endpoint_hours where endpoint_id = $1 and hour > $2',
        [id, new Date(at.getTime() - SHOWN_MS)],
      ),
      this.database.nextDue({ kind: DELIVER, group: deliveryGroup(tenant_id, id) }),
    ]);
    const circuit = row ? circuitOf(row) : CLOSED;
    const succeeded = hours.reduce((sum, hour) => sum + hour.succeeded, 0);
    const failed = hours.reduce((sum, hour) => sum + hour.failed, 0);
    const durations = Array.from({ length: DURATION_CLASSES }, (_, i) =>
      hours.reduce((sum, hour) => sum + (hour.durations[i] ?? 0), 0),
    );
    return {
      object: 'webhook_endpoint_health',
      webhook_endpoint_id: id,
      state: stateOf(is_active, switched_off_at, circuit),
      attempts: { succeeded, failed },
      success_rate: succeeded + failed === 0 ? null : Math.round((succeeded / (succeeded + failed)) * 1e4) / 1e4,
      p95_ms: quantileMs(durations, 0.95),
      failing_since: timeOrNull(circuit.failingSince),
      last_error: row?.last_error
        ? { error: row.last_error, status: row.last_error_status, at: offsetTime(row.last_error_at ?? at) }
        : null,
      next_attempt_at: timeOrNull(next),
      switched_off_at: timeOrNull(switched_off_at),
    };
  }

  remove(tx: Tx, endpointId: string): void {
    tx.write('delete from endpoint_hours where endpoint_id = $1', [endpointId]);
  }
}
