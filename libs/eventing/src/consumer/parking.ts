import type { Topic } from '@rubrica/contracts';
import type { PositionedRecord } from '../log/log.js';
import type { TimerRequest } from '../timer/timer.js';
import type { Tx } from '../transaction/tx.js';

/** Kind of the timers that try parked keys again. A key is parked while its messages wait for a failed one. */
export const PARKED_KEY = 'rubrica.parked-key';
const FIRST_RETRY_MS = 1_000;

export interface ParkedKey {
  readonly consumer: string;
  readonly key: string;
}

export const retryOf = ({ consumer, key }: ParkedKey, due?: string): TimerRequest => ({
  kind: PARKED_KEY,
  key: `${consumer} ${key}`,
  due,
  payload: { consumer, key } satisfies ParkedKey,
});

/**
 * Returns those of the given keys that have messages stored for a later attempt. New messages of the returned keys
 * must wait too. Locks the given keys until the transaction ends, so that no retry handles their messages at the
 * same time.
 */
export const blockedAmong = async (tx: Tx, consumer: string, keys: readonly string[]): Promise<Set<string>> => {
  const rows = await tx.query<{ key: string }>(
    'select key from blocked_keys where consumer = $1 and key = any($2) order by key for share',
    [consumer, keys],
  );
  return new Set(rows.map(({ key }) => key));
};

/**
 * Stores a message for a later attempt, at the end of the queue of its key. If it is the first one in the queue, its
 * key is blocked from now on: later messages of the key join the queue, and a timer tries the first one again after 1
 * s.
 */
export const park = async (tx: Tx, consumer: string, record: PositionedRecord, error: unknown): Promise<void> => {
  await keep(tx, consumer, record, error, false);
  const [first] = await tx.query<object>(
    'insert into blocked_keys (consumer, key, since) values ($1, $2, $3) on conflict do nothing returning 1',
    [consumer, record.key, tx.at],
  );
  if (first)
    tx.schedule(retryOf({ consumer, key: record.key }, new Date(Date.parse(tx.at) + FIRST_RETRY_MS).toISOString()));
};

/**
 * Stores a message as a dead letter, because its schema refuses it. No other message waits for it, and only an
 * operator's order handles it again.
 */
export const setAside = (tx: Tx, consumer: string, record: PositionedRecord, error: unknown): Promise<void> =>
  keep(tx, consumer, record, error, true);

const keep = async (
  tx: Tx,
  consumer: string,
  record: PositionedRecord,
  error: unknown,
  dead: boolean,
): Promise<void> => {
  await tx.query(
    `insert into parked (consumer, part, pos, key, headers, body, error, attempts, dead, parked_at)
     values ($1, $2, $3, $4, $5, $6, $7, 0, $8, $9) on conflict do nothing`,
    [
      consumer,
      record.part,
      record.pos,
      record.key,
      JSON.stringify(record.headers),
      record.body,
      textOf(error),
      dead,
      tx.at,
    ],
  );
};

/**
 * Returns name and text of an error, at most 2,000 characters and without NUL characters, which PostgreSQL cannot
 * store.
 */
export const textOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).replaceAll('\0', '').slice(0, 2_000);

export interface ParkedRow {
  readonly part: number;
  readonly pos: string;
  readonly key: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/**
 * Returns the first message of a key that is stored for a later attempt; undefined if there is none. Locks the key, so
 * that its consumer cannot store further messages until the transaction ends.
 */
export const headOf = async (
  tx: Tx,
  { consumer, key }: ParkedKey,
  topic: Topic,
): Promise<PositionedRecord | undefined> => {
  await tx.query('select from blocked_keys where consumer = $1 and key = $2 for update', [consumer, key]);
  const [row] = await tx.query<ParkedRow>(
    `select part, pos, key, headers, body from parked
     where consumer = $1 and key = $2 and not dead order by pos limit 1`,
    [consumer, key],
  );
  return row && { ...row, topic, pos: Number(row.pos) };
};

export const unblock = async (tx: Tx, { consumer, key }: ParkedKey): Promise<void> => {
  await tx.query('delete from blocked_keys where consumer = $1 and key = $2', [consumer, key]);
};
