import { expect } from '@jest/globals';
import { until } from '@rubrica/testing';
import type { Database } from '../transaction/database.js';
import { documentId } from './numbering.fixture.js';

/** Everything that was committed has been heard and sent. */
export const settled = (database: Database, timeoutMs?: number): Promise<unknown> =>
  until(
    async () => {
      const [row] = await database.query<{ events: number; heard: number; answered: number; timers: number }>(
        `select (select count(*)::int from events) as events, (select count(*)::int from heard) as heard,
                (select count(*)::int from answered) as answered, (select count(*)::int from timers) as timers`,
      );
      return row!;
    },
    ({ events, heard, answered, timers }) => events > 0 && heard >= events && timers === 0 && answered >= events,
    timeoutMs,
  );

/** Each number was heard once, in the order of its document, and answered once. */
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
