import { Injectable } from '@nestjs/common';
import type { Tx } from '@rubrica/eventing';
import { createHash } from 'node:crypto';

/** What is counted, and how often it may be in an hour. */
export const HOURLY_LIMITS = {
  /** Mails with a link and a code, to one address. */
  mail: 5,
  /** Mails that one network asks for. */
  network: 30,
  /** Tries of a code; a new code begins at nought. */
  try: 6,
  /** Tries of codes by one network. */
  'network-try': 100,
  /** Challenges for logins by a passkey, and logins begun at a provider, by one network. An office shares one. */
  'network-passkey': 300,
  'network-oidc': 100,
  /** Mails with an invitation of one company, and to one person. */
  invitation: 100,
  'invitation-to': 5,
} as const;

export type HourlyLimit = keyof typeof HOURLY_LIMITS;

/** Rows whose hour has passed are removed with new ones, so many at most. */
const REMOVED_AT_ONCE = 100;

/** Counts of the last hour, shared by all processes. Of whom something is counted stands there as a hash. */
@Injectable()
export class LoginLimitStore {
  /** Counts one more. Returns how many are left; null when there was none left, and none was counted. */
  async take(tx: Tx, limit: HourlyLimit, whom: string): Promise<number | null> {
    tx.write(
      `delete from login_limits where key in (
         select key from login_limits where last_at <= $1::timestamptz - interval '1 hour'
          limit ${REMOVED_AT_ONCE} for update skip locked
       )`,
      [tx.at],
    );
    const most = HOURLY_LIMITS[limit];
    const [row] = await tx.query<{ taken: number }>(
      `insert into login_limits as kept (key, times, last_at) values ($1, array[$2::timestamptz], $2)
       on conflict (key) do update set last_at = excluded.last_at,
         times = array(${RECENT}) || excluded.times
       where cardinality(array(${RECENT})) < $3
       returning cardinality(times) as taken`,
      [keyOf(limit, whom), tx.at, most],
    );
    return row ? most - row.taken : null;
  }

  /** Returns in how many seconds one is left again. */
  async secondsUntil(tx: Tx, limit: HourlyLimit, whom: string): Promise<number> {
    const [row] = await tx.query<{ seconds: number }>(
      `select ceil(extract(epoch from min(time) + interval '1 hour' - $2::timestamptz))::integer as seconds
         from login_limits, unnest(times) as time
        where key = $1 and time > $2::timestamptz - interval '1 hour'`,
      [keyOf(limit, whom), tx.at],
    );
    return Math.max(1, row?.seconds ?? 1);
  }

  /** Begins to count at nought. */
  reset(tx: Tx, limit: HourlyLimit, whom: string): void {
    tx.write('delete from login_limits where key = $1', [keyOf(limit, whom)]);
  }
}

/** Times of a row that are within the hour. */
const RECENT = `select time from unnest(kept.times) as time where time > $2::timestamptz - interval '1 hour'`;

const keyOf = (limit: HourlyLimit, whom: string): string =>
  `${limit}:${createHash('sha256').update(whom).digest('base64url')}`;
