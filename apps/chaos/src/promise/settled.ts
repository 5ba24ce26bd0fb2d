import { ROLES } from '@rubrica/standalone';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { RunningSystem } from '../fault/target.js';
import { eventsOf, type Posted } from '../load/caller.js';
import type { Told } from '../load/hook.js';
import { unsent } from './checker.js';

const LOOK_EVERY_MS = 250;

type Events = readonly Pick<Told, 'documentId' | 'type'>[];

/** Waits until every document has its outcome, mail and events, and nothing is left to send. Returns false if time is over. */
export const settle = (
  system: RunningSystem,
  posted: readonly Posted[],
  told: Events,
  withinMs: number,
): Promise<boolean> =>
  within(
    withinMs,
    async () => untold(posted, told).length === 0 && (await isQuiet(system.superuserUrl).catch(() => false)),
  );

/** Waits until each of these documents has its events. Returns those that are missing when time is over, as `<id> <type>`. */
export const missingEvents = async (
  posted: readonly Posted[],
  told: Events,
  withinMs: number,
): Promise<readonly string[]> => {
  await within(withinMs, () => Promise.resolve(untold(posted, told).length === 0));
  return untold(posted, told);
};

const untold = (posted: readonly Posted[], told: Events): readonly string[] => {
  const heard = new Set(told.map(({ documentId, type }) => `${documentId} ${type}`));
  return posted
    .flatMap((document) => eventsOf(document).map((type) => `${document.id} ${type}`))
    .filter((event) => !heard.has(event));
};

const within = async (withinMs: number, isMet: () => Promise<boolean>): Promise<boolean> => {
  const until = Date.now() + withinMs;
  for (;;) {
    if (await isMet()) return true;
    if (Date.now() > until) return false;
    await sleep(LOOK_EVERY_MS);
  }
};

const isQuiet = async (superuserUrl: string): Promise<boolean> => {
  const database = new pg.Client({ connectionString: superuserUrl });
  await database.connect();
  try {
    const tables = ROLES.filter((role) => role !== 'event_log').flatMap((role) => [
      `select 1 from ${unsent(role)}`,
      `select 1 from ${role}.blocked_keys`,
      // Due at infinity: cancelled, or begun with its commit, by a process that still has it.
      `select 1 from ${role}.timers where due < now() or due = 'infinity'`,
    ]);
    const { rows } = await database.query<{ busy: boolean }>(
      `select exists (${tables.map((sql) => `(${sql})`).join(' union all ')}) as busy`,
    );
    return rows[0]?.busy === false;
  } finally {
    await database.end();
  }
};
