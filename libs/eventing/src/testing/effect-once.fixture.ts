import { expect } from '@jest/globals';
import { until } from '@rubrica/testing';
import { isUnavailable } from '../postgres/database-errors.js';
import type { Database } from '../transaction/database.js';
import { documentId } from './numbering.fixture.js';

interface Counts {
  readonly events: number;
  readonly heard: number;
  readonly answered: number;
  readonly timers: number;
}

/**
 * Resolves when every committed message was handled, and every timer of the test service has run. A larger `timeoutMs`
 * allows for a busy machine.
 */
export const settled = (database: Database, timeoutMs?: number): Promise<unknown> =>
  until(
    async () => {
      const counted = database.query<Counts>(
        `select (select count(*)::int from events) as events, (select count(*)::int from heard) as heard,
                (select count(*)::int from answered) as answered, (select count(*)::int from timers) as timers`,
      );
      const [row] = await counted.catch((error: unknown) => {
        if (isUnavailable(error)) return [];
        throw error;
      });
      return row ?? { events: 0, heard: 0, answered: 0, timers: 0 };
    },
    ({ events, heard, answered, timers }) => events > 0 && heard >= events && timers === 0 && answered >= events,
    timeoutMs,
  );

/**
 * Checks that each number that was taken was handled exactly once, in the order of its document, and that its timer has
 * had its effect once.
 */
export const expectEffectOnce = async (database: Database): Promise<void> => {
  const heard = await database.query<{ document_id: string; sequence: number }>('select * from heard order by nth');
  const [{ events } = { events: 0 }] = await database.query<{ events: number }>(
    'select count(*)::int as events from events',
  );
  expect(heard).toHaveLength(events);
  for (let n = 0; n < 5; n += 1) {
    const sequences = heard.filter((row) => row.document_id === documentId(n)).map((row) => row.sequence);
    expect(sequences).toEqual(sequences.map((_, i) => i + 1));
  }
  expect(await database.query('select * from answered')).toHaveLength(events);
};
