import { Injectable } from '@nestjs/common';
import type { DeliveryError, EndpointHealth, EndpointState } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { offsetTime } from '@rubrica/service';
import { DELIVER, deliveryGroup } from './attempt-timer.js';
import type { EndpointRow } from './endpoint.view.js';
import {
  DURATION_CLASSES,
  durationClass,
  type Health,
  healthAfter,
  HEALTHY,
  quantileMs,
  type SeenOutcome,
  TRIAL_LATE_MS,
  TRIAL_MS,
} from './health.js';

/** Outcome of one attempt, as the statistics of its endpoint have it. */
export interface EndpointOutcome extends SeenOutcome {
  readonly endpointId: string;
  readonly tenantId: string;
  readonly durationMs: number;
  readonly error: DeliveryError | null;
  readonly httpStatus: number | null;
  /** As it was read before the attempt. */
  readonly health: Health;
}

/** Health of an endpoint before and after some outcomes. */
export interface HealthChange {
  readonly endpointId: string;
  readonly tenantId: string;
  readonly before: Health;
  readonly after: Health;
}

/** The columns of `endpoint_health` that make a `Health`; all null in a row of a left join that found none. */
export interface HealthColumns {
  readonly failures: number | null;
  readonly failing_since: Date | null;
  readonly open_until: Date | null;
  readonly failed_trials: number | null;
}

export const healthOf = ({ failures, failing_since, open_until, failed_trials }: HealthColumns): Health =>
  failures === null
    ? HEALTHY
    : {
        failures,
        failingSince: failing_since?.toISOString() ?? null,
        openUntil: open_until?.toISOString() ?? null,
        failedTrials: failed_trials ?? 0,
      };

interface LastError {
  readonly last_error: string | null;
  readonly last_error_status: number | null;
  readonly last_error_at: Date | null;
}

/** Attempts of this time are shown; they are counted by the hour. */
const SHOWN_MS = 24 * 3_600_000;

const timeOrNull = (at: Date | string | null): string | null => (at === null ? null : offsetTime(at));

const stateOf = (isActive: boolean, switchedOffAt: Date | null, health: Health): EndpointState => {
  if (!isActive) return switchedOffAt === null ? 'inactive' : 'switched_off';
  if (health.openUntil !== null) return 'circuit_open';
  return health.failures > 0 ? 'failing' : 'healthy';
};

/** Health of endpoints, and their attempts counted by the hour. */
@Injectable()
export class HealthStore {
  constructor(private readonly database: Database) {}

  /**
   * Counts outcomes, and returns the health of those endpoints that fail, or did before. The rows of these stay locked
   * until the commit; an endpoint that only succeeds is not locked.
   */
  async record(tx: Tx, outcomes: readonly EndpointOutcome[]): Promise<readonly HealthChange[]> {
    if (outcomes.length === 0) return [];
    const byEndpoint = Map.groupBy(outcomes, ({ endpointId }) => endpointId);
    this.count(tx, byEndpoint);
    const unwell = [...byEndpoint].filter(([, some]) => some.some(({ ok, health }) => !ok || health.failures > 0));
    if (unwell.length === 0) return [];
    const rows = await tx.query<HealthColumns & { endpoint_id: string; tenant_id: string }>(
      'select * from endpoint_health where endpoint_id = any($1) order by endpoint_id for update',
      [unwell.map(([id]) => id)],
    );
    const changes = rows.map(({ endpoint_id: endpointId, tenant_id: tenantId, ...row }) => {
      const before = healthOf(row);
      return { endpointId, tenantId, before, after: healthAfter(before, byEndpoint.get(endpointId) ?? []) };
    });
    this.keep(
      tx,
      changes.map((change) => {
        const failed = byEndpoint.get(change.endpointId)?.findLast(({ ok }) => !ok);
        return { ...change, failed };
      }),
    );
    return changes;
  }

  private keep(tx: Tx, changes: readonly (HealthChange & { readonly failed: EndpointOutcome | undefined })[]): void {
    const rows = changes.map(({ endpointId, after, failed }) => ({
      endpoint_id: endpointId,
      failures: after.failures,
      failing_since: after.failingSince,
      open_until: after.openUntil,
      failed_trials: after.failedTrials,
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

  private count(tx: Tx, byEndpoint: ReadonlyMap<string, readonly EndpointOutcome[]>): void {
    const rows = [...byEndpoint].map(([endpoint_id, outcomes]) => {
      const durations = Array.from({ length: DURATION_CLASSES }, () => 0);
      for (const { durationMs } of outcomes) {
        const nth = durationClass(durationMs);
        durations[nth] = (durations[nth] ?? 0) + 1;
      }
      const succeeded = outcomes.filter(({ ok }) => ok).length;
      const tenant_id = outcomes[0]?.tenantId;
      return { endpoint_id, tenant_id, succeeded, failed: outcomes.length - succeeded, durations };
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

  /**
   * Begins the trials that are due; returns the endpoints whose trial is the caller's to make. The circuit is open until the
   * trial has ended for certain.
   */
  async beginTrials(endpointIds: readonly string[], at: Date): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ endpoint_id: string }>(
      `update endpoint_health set
         open_until = case when open_until >= $3 then open_until else $2 end + $4 * interval '1 ms'
       where endpoint_id in (
         select endpoint_id from endpoint_health where endpoint_id = any($1) and open_until <= $2 order by endpoint_id for update
       ) and open_until <= $2 returning endpoint_id`,
      [endpointIds, at, new Date(at.getTime() - TRIAL_LATE_MS), TRIAL_MS],
    );
    return new Set(rows.map(({ endpoint_id }) => endpoint_id));
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

  /** Returns what is shown of an endpoint's health; `at` is now. */
  async show({ id, tenant_id, is_active, switched_off_at }: EndpointRow, at: Date): Promise<EndpointHealth> {
    const [row] = await this.database.query<HealthColumns & LastError>(
      'select * from endpoint_health where endpoint_id = $1',
      [id],
    );
    // Read after it: what is shown of the last failure then shows its next attempt too.
    const [hours, next] = await Promise.all([
      this.database.query<{ succeeded: number; failed: number; durations: readonly number[] }>(
        'select succeeded, failed, durations from endpoint_hours where endpoint_id = $1 and hour > $2',
        [id, new Date(at.getTime() - SHOWN_MS)],
      ),
      this.database.nextDue({ kind: DELIVER, group: deliveryGroup(tenant_id, id) }),
    ]);
    const health = row ? healthOf(row) : HEALTHY;
    const succeeded = hours.reduce((sum, hour) => sum + hour.succeeded, 0);
    const failed = hours.reduce((sum, hour) => sum + hour.failed, 0);
    const durations = Array.from({ length: DURATION_CLASSES }, (_, i) =>
      hours.reduce((sum, hour) => sum + (hour.durations[i] ?? 0), 0),
    );
    return {
      object: 'webhook_endpoint_health',
      webhook_endpoint_id: id,
      state: stateOf(is_active, switched_off_at, health),
      attempts: { succeeded, failed },
      success_rate: succeeded + failed === 0 ? null : Math.round((succeeded / (succeeded + failed)) * 1e4) / 1e4,
      p95_ms: quantileMs(durations, 0.95),
      failing_since: timeOrNull(health.failingSince),
      last_error: row?.last_error
        ? { error: row.last_error, status: row.last_error_status, at: offsetTime(row.last_error_at ?? at) }
        : null,
      next_attempt_at: timeOrNull(next),
      switched_off_at: timeOrNull(switched_off_at),
    };
  }

  remove(tx: Tx, endpointId: string): void {
    tx.write('delete from endpoint_health where endpoint_id = $1', [endpointId]);
    tx.write('delete from endpoint_hours where endpoint_id = $1', [endpointId]);
  }
}
