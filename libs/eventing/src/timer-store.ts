import type { Cause } from './cause.js';
import type { Sql } from './sql.js';
import { type DueTimer, LeaseLost } from './timer.js';

export interface TimerRow {
  readonly kind: string;
  readonly key: string;
  readonly due: string;
  readonly payload: object;
  readonly group: string;
  readonly cause: Cause;
}

export const scheduleTimers = async (sql: Sql, timers: readonly TimerRow[]): Promise<void> => {
  await sql.query(
    `insert into timers as t (kind, key, due, payload, group_key, correlation_id, causation_id)
     select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::jsonb[], $5::text[], $6::text[], $7::text[])
       as wanted (kind, key, due, payload, group_key, correlation_id, causation_id)
     order by kind, key
     on conflict (kind, key) do update set
       due = excluded.due, payload = excluded.payload, group_key = excluded.group_key, attempt = 0,
       correlation_id = excluded.correlation_id, causation_id = excluded.causation_id, again = t.owner is not null`,
    [
      timers.map((timer) => timer.kind),
      timers.map((timer) => timer.key),
      timers.map((timer) => timer.due),
      timers.map((timer) => JSON.stringify(timer.payload)),
      timers.map((timer) => timer.group),
      timers.map((timer) => timer.cause.correlationId),
      timers.map((timer) => timer.cause.causationId),
    ],
  );
};

export const cancelTimers = async (sql: Sql, timers: readonly { kind: string; key: string }[]): Promise<void> => {
  await sql.query(
    `merge into timers as t
     using (select kind, key from unnest($1::text[], $2::text[]) as unwanted (kind, key) order by kind, key) as unwanted
     on t.kind = unwanted.kind and t.key = unwanted.key
     when matched and t.owner is not null then update set due = 'infinity', again = false
     when matched then delete`,
    [timers.map((timer) => timer.kind), timers.map((timer) => timer.key)],
  );
};

/** Deletes what is still held under its claim; what was scheduled anew meanwhile is only let go. */
export const completeTimers = async (sql: Sql, timers: readonly DueTimer[]): Promise<void> => {
  const { rowCount } = await sql.query(
    `merge into timers as t
     using (select id, owner from unnest($1::bigint[], $2::text[]) as done (id, owner) order by id) as done
     on t.id = done.id and t.owner = done.owner
     when matched and t.again then update set owner = null, lease_until = null, again = false
     when matched then delete`,
    [timers.map((timer) => timer.id), timers.map((timer) => timer.claim)],
  );
  if (rowCount !== timers.length) throw new LeaseLost(timers);
};

/** Takes what is due (by the clock port) and that nobody holds (by the database's clock). */
export const claimTimers = async (
  sql: Sql,
  wanted: {
    readonly kind: string;
    readonly now: Date;
    readonly claim: string;
    readonly leaseMs: number;
    readonly limit: number;
  },
): Promise<DueTimer[]> => {
  interface Row {
    readonly id: string;
    readonly key: string;
    readonly due: Date;
    readonly payload: object;
    readonly attempt: number;
    readonly correlation_id: string;
    readonly causation_id: string;
  }
  const { rows } = await sql.query<Row>(
    `update timers set owner = $1, lease_until = clock_timestamp() + $2 * interval '1 ms', again = false
     where id in (
       select id from timers
       where kind = $3 and due <= $4 and (lease_until is null or lease_until < clock_timestamp())
       order by due, id limit $5
       for update skip locked
     )
     returning id, key, due, payload, attempt, correlation_id, causation_id`,
    [wanted.claim, wanted.leaseMs, wanted.kind, wanted.now, wanted.limit],
  );
  return rows
    .sort((a, b) => a.due.getTime() - b.due.getTime() || Number(a.id) - Number(b.id))
    .map((row) => ({
      id: row.id,
      kind: wanted.kind,
      key: row.key,
      due: row.due.toISOString(),
      payload: row.payload,
      attempt: row.attempt,
      cause: { correlationId: row.correlation_id, causationId: row.causation_id },
      claim: wanted.claim,
    }));
};

/** When the first timer of the kind that nobody holds is due, by the clock port. */
export const nextDue = async (sql: Sql, kind: string): Promise<Date | undefined> => {
  const { rows } = await sql.query<{ due: Date }>(
    `select due from timers
     where kind = $1 and due < 'infinity' and (lease_until is null or lease_until < clock_timestamp())
     order by due limit 1`,
    [kind],
  );
  return rows[0]?.due;
};

export const renewTimers = async (sql: Sql, timers: readonly DueTimer[], leaseMs: number): Promise<number> => {
  const { rowCount } = await sql.query(
    `update timers as t set lease_until = clock_timestamp() + $3 * interval '1 ms'
     from unnest($1::bigint[], $2::text[]) as held (id, owner) where t.id = held.id and t.owner = held.owner`,
    [timers.map((timer) => timer.id), timers.map((timer) => timer.claim), leaseMs],
  );
  return rowCount ?? 0;
};

/** After a failure: due again as told, unless it was scheduled anew or cancelled while it was worked on. */
export const releaseTimers = async (
  sql: Sql,
  timers: readonly { readonly timer: DueTimer; readonly dueAgain: Date }[],
): Promise<void> => {
  await sql.query(
    `merge into timers as t
     using (select id, owner, due from unnest($1::bigint[], $2::text[], $3::timestamptz[]) as failed (id, owner, due)
            order by id) as failed
     on t.id = failed.id and t.owner = failed.owner
     when matched and t.due = 'infinity' then delete
     when matched and t.again then update set owner = null, lease_until = null, again = false
     when matched then update set owner = null, lease_until = null, due = failed.due, attempt = t.attempt + 1`,
    [
      timers.map(({ timer }) => timer.id),
      timers.map(({ timer }) => timer.claim),
      timers.map(({ dueAgain }) => dueAgain.toISOString()),
    ],
  );
};
