import type { Cause } from '../event/cause.js';
import { isRaised, RAISED } from '../postgres/database-errors.js';
import type { Sql } from '../postgres/sql.js';
import { type DueTimer, LeaseLost, type TimerMove, type TimerQuery } from './timer.js';

// Every statement selects its timers by an array of ids or keys, and not only by a join with a list of them. If the
// table was nearly empty at the last `analyze`, PostgreSQL would run such a join as a loop over all timers (ADR 0169).

export interface TimerRow {
  readonly kind: string;
  readonly key: string;
  readonly due: string;
  readonly payload: object;
  readonly group: string;
  readonly cause: Cause;
  readonly handover?: object | undefined;
}

/**
 * Right to run timers for a limited time: `claim` is its id, `leaseMs` its duration. It is written into the rows of the
 * claimed timers.
 */
export interface Lease {
  readonly claim: string;
  readonly leaseMs: number;
}

export const scheduleTimers = async (sql: Sql, timers: readonly TimerRow[]): Promise<void> => {
  await sql.query(
    `insert into timers as t (kind, key, due, payload, group_key, correlation_id, causation_id, traceparent)
     select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::jsonb[], $5::text[], $6::text[], $7::text[],
       $8::text[]) as wanted (kind, key, due, payload, group_key, correlation_id, causation_id, traceparent)
     order by kind, key
     on conflict (kind, key) do update set
       due = excluded.due, payload = excluded.payload, group_key = excluded.group_key, attempt = 0,
       correlation_id = excluded.correlation_id, causation_id = excluded.causation_id,
       traceparent = excluded.traceparent, again = t.owner is not null`,
    [
      timers.map((timer) => timer.kind),
      timers.map((timer) => timer.key),
      timers.map((timer) => timer.due),
      timers.map((timer) => JSON.stringify(timer.payload)),
      timers.map((timer) => timer.group),
      timers.map((timer) => timer.cause.correlationId),
      timers.map((timer) => timer.cause.causationId),
      timers.map((timer) => timer.cause.traceparent ?? null),
    ],
  );
};

export const cancelTimers = async (sql: Sql, timers: readonly { kind: string; key: string }[]): Promise<void> => {
  await sql.query(
    `merge into timers as t
     using (select kind, key from unnest($1::text[], $2::text[]) as unwanted (kind, key) order by kind, key) as unwanted
     on t.kind = unwanted.kind and t.key = unwanted.key and t.kind = any($1::text[]) and t.key = any($2::text[])
     when matched and t.owner is not null then update set due = 'infinity', again = false
     when matched then delete`,
    [timers.map((timer) => timer.kind), timers.map((timer) => timer.key)],
  );
};

/**
 * Changes the due time of timers of a kind: those that are due after `due`, but not after `until`, become due at `due`.
 * A timer that runs or that another transaction is writing keeps its due time, because waiting for that transaction
 * could cause a deadlock.
 */
export const hastenTimers = async (
  sql: Sql,
  kind: string,
  { due, until }: { readonly due: string; readonly until: string },
): Promise<void> => {
  await sql.query(
    `update timers set due = $3 where id = any(array(
       select id from timers where kind = $1 and due > $3 and due <= $2 and owner is null for update skip locked
     ))`,
    [kind, until, due],
  );
};

/** Changes the due time of the timers of one group that are due exactly at `from`. Running timers are not changed. */
export const moveTimers = async (sql: Sql, { kind, group, from, to }: TimerMove): Promise<void> => {
  await sql.query(
    `update timers set due = $3 where id = any(array(
       select id from timers where turn = $1 and due = $2 and owner is null for update skip locked
     ))`,
    [`${kind}/${group}`, from, to],
  );
};

/**
 * Deletes completed timers. A timer that was scheduled again while it ran is kept, and can be claimed again. Throws
 * `LeaseLost` if another claim holds one of the timers. Must not be called with timers that share a row with other
 * timers.
 */
export const completeTimers = async (sql: Sql, timers: readonly DueTimer[]): Promise<void> => {
  try {
    await sql.query('select complete_timers($1, $2)', [
      timers.map((timer) => timer.id),
      timers.map((timer) => timer.claim),
    ]);
  } catch (error) {
    throw isRaised(error, RAISED.leaseLost) ? new LeaseLost(timers) : error;
  }
};

/**
 * Returns the key of the timer that was created last among the selected ones, scheduled or running; null if there is
 * none.
 */
export const newestTimer = async (sql: Sql, { kind, group, keyPrefix }: TimerQuery): Promise<string | null> => {
  const { rows } = await sql.query<{ key: string }>(
    'select key from timers where kind = $1 and group_key = $2 and starts_with(key, $3) order by id desc limit 1',
    [kind, group, keyPrefix],
  );
  return rows[0]?.key ?? null;
};

/** Returns the time when the first timer of the group is due, including running timers; null if there is none. */
export const nextDueOf = async (
  sql: Sql,
  { kind, group }: Pick<TimerQuery, 'kind' | 'group'>,
): Promise<Date | null> => {
  const { rows } = await sql.query<{ due: Date }>(
    `select due from timers where turn = $1 and due < 'infinity' order by due limit 1`,
    [`${kind}/${group}`],
  );
  return rows[0]?.due ?? null;
};

export interface Claim extends Lease {
  readonly kind: string;
  /** Current time, by the service's `Clock`. */
  readonly now: Date;
  readonly limit: number;
}

/**
 * Result of a claim: the claimed timers, and the due time of the next timer that no process has claimed. `nextDue` is
 * undefined if there is no further timer.
 */
export interface ClaimedTimers {
  readonly timers: readonly DueTimer[];
  readonly nextDue: Date | undefined;
}

/**
 * Claims due timers that no process holds, the earliest first. Due times are compared with the service's `Clock`, ends
 * of leases with the database's clock.
 */
export const claimTimers = (sql: Sql, wanted: Claim): Promise<ClaimedTimers> =>
  claim(
    sql,
    wanted,
    `select id, owner from timers
     where kind = $4 and due <= $3 and (lease_until is null or lease_until < clock_timestamp())
     order by due, id limit $5
     for update skip locked`,
    [wanted.kind, wanted.limit],
  );

/**
 * Claims due timers of the given groups only. `shares` has the largest number of timers for each group, in the same
 * order.
 */
export const claimTimersOf = (
  sql: Sql,
  wanted: Claim,
  turns: readonly GroupTurn[],
  shares: readonly number[],
): Promise<ClaimedTimers> =>
  claim(
    sql,
    wanted,
    `select mine.id, mine.owner from unnest($5::text[], $6::int[]) as wanted (turn, share) cross join lateral (
       select id, owner from timers
       where timers.turn = wanted.turn and due <= $3 and (lease_until is null or lease_until < clock_timestamp())
       order by due limit wanted.share
       for update skip locked
     ) as mine`,
    [wanted.kind, turns.map(({ turn }) => turn), shares],
  );

const claim = async (sql: Sql, wanted: Claim, ids: string, params: readonly unknown[]): Promise<ClaimedTimers> => {
  interface Row {
    readonly next_due: Date | null;
    /** Id of the timer. Null if nothing was claimed; the statement then returns one row, with `next_due` only. */
    readonly id: string | null;
    readonly key: string;
    readonly due: Date;
    readonly payload: object;
    readonly attempt: number;
    readonly group_key: string;
    readonly correlation_id: string;
    readonly causation_id: string;
    readonly traceparent: string | null;
    readonly is_taken_over: boolean;
  }
  const { rows } = await sql.query<Row>(
    `with mine as materialized (${ids}), claimed as (
       update timers set owner = $1, lease_until = clock_timestamp() + $2 * interval '1 ms', again = false
       where id = any(array(select id from mine))
       returning id, key, due, payload, attempt, group_key, correlation_id, causation_id, traceparent,
                 id = any(array(select id from mine where owner is not null)) as is_taken_over
     ), others as (${NEXT_DUE} and id not in (select id from mine) order by due limit 1)
     select others.due as next_due, claimed.*
     from (select) as one left join others on true left join claimed on true`,
    [wanted.claim, wanted.leaseMs, wanted.now, ...params],
  );
  const timers = rows
    .flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id }]))
    .sort((a, b) => a.due.getTime() - b.due.getTime() || Number(a.id) - Number(b.id))
    .map((row) => ({
      id: row.id,
      kind: wanted.kind,
      key: row.key,
      due: row.due.toISOString(),
      payload: row.payload,
      attempt: row.attempt,
      group: row.group_key,
      cause: {
        correlationId: row.correlation_id,
        causationId: row.causation_id,
        traceparent: row.traceparent ?? undefined,
      },
      claim: wanted.claim,
      isTakenOver: row.is_taken_over,
    }));
  return { timers, nextDue: rows[0]?.next_due ?? undefined };
};

/** SQL for the due times of the timers of kind `$4` that no process holds. */
const NEXT_DUE = `select due from timers
  where kind = $4 and due < 'infinity' and (lease_until is null or lease_until < clock_timestamp())`;

/** Returns how many timer groups one claim reads at most. This limits the cost of a claim if there are many groups. */
const mostExamined = (limit: number): number => Math.min(Math.max(4 * limit, 20), 200);

export interface GroupTurn {
  /** Kind and group of the timers, `kind/group`, as in the column `turn`. */
  readonly turn: string;
  readonly group: string;
}

export interface GroupTurns {
  /** Groups with due timers that no process holds. */
  readonly due: readonly GroupTurn[];
  /**
   * Kind and group, as `kind/group`, after which the next search continues. Undefined if all groups were read: the next
   * search begins with the first one.
   */
  readonly next: string | undefined;
}

/**
 * Finds groups with due timers, in the order of `kind/group`, after the given one. With undefined, begins with the
 * first group. Reads only one entry of the index per group.
 */
export const turnsAfter = async (
  sql: Sql,
  { kind, now, limit }: Pick<Claim, 'kind' | 'now' | 'limit'>,
  after: string | undefined,
): Promise<GroupTurns> => {
  const most = mostExamined(limit);
  const { rows } = await sql.query<{ turn: string; is_due: boolean }>(
    `with recursive turns as (
       (select turn from timers where turn ${after === undefined ? '>=' : '>'} $1 and turn < $2 order by turn, due limit 1)
       union all
       select next.turn from turns cross join lateral (
         select turn from timers where turn > turns.turn and turn < $2 order by turn, due limit 1
       ) as next
     )
     select turn, exists (
       select from timers
       where timers.turn = turns.turn and due <= $3 and (lease_until is null or lease_until < clock_timestamp())
     ) as is_due from turns limit $4`,
    // '0' is the character that follows '/'.
    [after ?? `${kind}/`, `${kind}0`, now, most],
  );
  const due = rows.filter(({ is_due }) => is_due).map(({ turn }) => ({ turn, group: turn.slice(kind.length + 1) }));
  return { due, next: rows.length === most ? rows.at(-1)?.turn : undefined };
};

export const renewTimers = async (sql: Sql, timers: readonly DueTimer[], leaseMs: number): Promise<number> => {
  const { rowCount } = await sql.query(
    `update timers as t set lease_until = clock_timestamp() + $3 * interval '1 ms'
     from unnest($1::bigint[], $2::text[]) as held (id, owner)
     where t.id = held.id and t.owner = held.owner and t.id = any($1)`,
    [timers.map((timer) => timer.id), timers.map((timer) => timer.claim), leaseMs],
  );
  return rowCount ?? 0;
};

export interface FailedTimer {
  readonly timer: DueTimer;
  readonly dueAgain: Date;
}

/**
 * Gives failed timers back with their next due times, so that they can be claimed again. A timer that was scheduled
 * again while it ran keeps its new due time; one that was cancelled is deleted.
 */
export const releaseTimers = async (sql: Sql, timers: readonly FailedTimer[]): Promise<void> => {
  await sql.query(
    `merge into timers as t
     using (select id, owner, due from unnest($1::bigint[], $2::text[], $3::timestamptz[]) as failed (id, owner, due)
            order by id) as failed
     on t.id = failed.id and t.owner = failed.owner and t.id = any($1)
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
