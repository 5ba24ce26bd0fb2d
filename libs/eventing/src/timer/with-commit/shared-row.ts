import type { Cause } from '../../event/cause.js';
import { isRaised, RAISED } from '../../postgres/database-errors.js';
import type { Sql } from '../../postgres/sql.js';
import { type DueTimer, LeaseLost } from '../timer.js';
import { completeTimers, type FailedTimer, type Lease, releaseTimers, type TimerRow } from '../timer-store.js';

/**
 * Returns the kind of a shared row: `begun:` and the kind of its timers. A shared row stores all timers of one kind
 * that start right after the same commit. The row is already claimed when it is written. It also stores which of its
 * timers have ended. If the process dies, each timer that has not ended gets a row of its own, which any process can
 * claim. A shared row costs less than one row per timer (ADR 0204).
 */
const sharedKind = (kind: string): string => `begun:${kind}`;

const isMember = ({ member }: DueTimer): boolean => member !== undefined;

/** A timer that is stored in one row together with others. */
interface Member {
  readonly key: string;
  readonly due: string;
  readonly payload: object;
  readonly group: string;
  readonly cause: Cause;
}

/** Writes timers of one kind into one row, claimed with this lease. Returns the timers as their handler gets them. */
export const writeSharedRow = async (
  sql: Sql,
  timers: readonly TimerRow[],
  { claim, leaseMs }: Lease,
): Promise<DueTimer[]> => {
  const [{ kind } = { kind: '' }] = timers;
  const members = timers.map(({ key, due, payload, group, cause }): Member => ({ key, due, payload, group, cause }));
  const { rows } = await sql.query<{ id: string }>(
    `insert into timers (kind, key, due, payload, group_key, correlation_id, causation_id, owner, lease_until, members)
     values ($1, $2, 'infinity', $3, '', '', '', $2, clock_timestamp() + $4 * interval '1 ms', $5) returning id`,
    [sharedKind(kind), claim, JSON.stringify(members), leaseMs, members.length],
  );
  const [{ id } = { id: '' }] = rows;
  return timers.map(({ key, due, payload, group, cause, handover }, i) => ({
    ...{ id, kind, key, due, payload, group, cause, claim, handover },
    attempt: 0,
    isTakenOver: false,
    member: i + 1,
  }));
};

/**
 * Completes timers: those that are stored in one row with others, and those with a row each. Sends all statements at
 * once. Throws `LeaseLost` if another claim holds one of the timers.
 */
export const complete = async (sql: Sql, timers: readonly DueTimer[]): Promise<void> => {
  const [members, others] = [timers.filter(isMember), timers.filter((timer) => !isMember(timer))];
  await Promise.all([
    members.length > 0 ? completeMembers(sql, members) : undefined,
    others.length > 0 ? completeTimers(sql, others) : undefined,
  ]);
};

const completeMembers = async (sql: Sql, timers: readonly DueTimer[]): Promise<void> => {
  try {
    await sql.query('select complete_begun($1, $2, $3)', [
      timers.map(({ id }) => id),
      timers.map(({ claim }) => claim),
      timers.map(({ member }) => member),
    ]);
  } catch (error) {
    throw isRaised(error, RAISED.leaseLost) ? new LeaseLost(timers) : error;
  }
};

/**
 * Gives failed timers back with their next due times, so that they run again. Leaves out timers that another process
 * has claimed.
 */
export const release = async (sql: Sql, failed: readonly FailedTimer[]): Promise<void> => {
  const members = failed.filter(({ timer }) => isMember(timer));
  const others = failed.filter(({ timer }) => !isMember(timer));
  if (members.length > 0) await releaseMembers(sql, members);
  if (others.length > 0) await releaseTimers(sql, others);
};

/**
 * Gives failed timers back. They were stored in one row together; now each gets a row of its own, which any process can
 * claim when it is due.
 */
const releaseMembers = async (sql: Sql, failed: readonly FailedTimer[]): Promise<void> => {
  await sql.query(
    `with failed as (
       select * from unnest($1::bigint[], $2::text[], $3::int[], $4::text[], $5::text[], $6::timestamptz[], $7::jsonb[],
         $8::text[], $9::text[], $10::text[], $11::text[])
         as failed (id, owner, number, kind, key, due, payload, group_key, correlation_id, causation_id, traceparent)
     ), noted as (
       update timers t set done = t.done || ended.numbers
       from (select id, owner, array_agg(number) as numbers from failed group by id, owner order by id) as ended
       where t.id = ended.id and t.owner = ended.owner and t.id = any($1) returning t.id
     )
     insert into timers (kind, key, due, payload, group_key, correlation_id, causation_id, traceparent, attempt)
     select kind, key, due, payload, group_key, correlation_id, causation_id, traceparent, 1
     from failed where id in (select id from noted) order by kind, key
     on conflict (kind, key) do nothing`,
    [
      failed.map(({ timer }) => timer.id),
      failed.map(({ timer }) => timer.claim),
      failed.map(({ timer }) => timer.member),
      failed.map(({ timer }) => timer.kind),
      failed.map(({ timer }) => timer.key),
      failed.map(({ dueAgain }) => dueAgain.toISOString()),
      failed.map(({ timer }) => JSON.stringify(timer.payload)),
      failed.map(({ timer }) => timer.group),
      failed.map(({ timer }) => timer.cause.correlationId),
      failed.map(({ timer }) => timer.cause.causationId),
      failed.map(({ timer }) => timer.cause.traceparent ?? null),
    ],
  );
};

/**
 * Returns each of these kinds for which there are due timers that no process holds. Due times are compared with
 * `now`. If a dead process kept several timers together in one row, each of these timers gets its own row, so that
 * it can be claimed.
 */
export const kindsDue = async (sql: Sql, kinds: readonly string[], now: Date): Promise<string[]> => {
  const { rows } = await sql.query<{ kind: string }>(
    `with abandoned as (
       delete from timers where id = any(array(
         select timers.id from unnest($1::text[]) as wanted (kind) join timers on timers.kind = $3 || wanted.kind
         where lease_until < clock_timestamp() for update of timers skip locked
       )) returning kind, owner, lease_until, payload, done
     ), separated as (
       insert into timers
         (kind, key, due, payload, group_key, correlation_id, causation_id, traceparent, owner, lease_until)
       select substr(abandoned.kind, length($3) + 1), member->>'key', (member->>'due')::timestamptz, member->'payload',
           member->>'group', member->'cause'->>'correlationId', member->'cause'->>'causationId',
           member->'cause'->>'traceparent', owner, lease_until
       from abandoned, jsonb_array_elements(payload) with ordinality as members (member, number)
       where number <> all (done)
       on conflict (kind, key) do nothing returning kind
     )
     select kind from unnest($1::text[]) as wanted (kind) where exists (
       select from timers
       where timers.kind = wanted.kind and due <= $2 and (lease_until is null or lease_until < clock_timestamp())
     ) union select kind from separated`,
    [kinds, now, sharedKind('')],
  );
  return rows.map(({ kind }) => kind);
};
