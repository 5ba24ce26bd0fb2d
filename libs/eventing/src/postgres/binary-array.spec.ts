import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../testing/database.fixture.js';
import type { Database } from '../transaction/database.js';
import { binaryArray } from './binary-array.js';

describe('an array in binary form', () => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await testDatabase());
  });
  afterAll(() => database.close());

  const texts = ['', 'Ñandú "y" \\ compañía', '{a,b}', 'NULL', 'línea\n\t2', '😀', 'x'.repeat(100_000)];
  const read = async (sql: string, array: Buffer): Promise<unknown[]> =>
    (await database.query<{ value: unknown }>(`select value from unnest(${sql}) as value`, [array])).map(
      ({ value }) => value,
    );

  it('brings its texts as they are, in their order', async () => {
    expect(
      await read(
        '$1::text[]',
        binaryArray('text', texts, (text) => text),
      ),
    ).toEqual(texts);
    expect(await read('$1::text[]', binaryArray('text', [], String))).toEqual([]);
  });

  it('brings JSON', async () => {
    const values = [{}, { text: texts[1] }, [1, null, true]];
    expect(
      await read(
        '$1::jsonb[]',
        binaryArray('jsonb', values, (value) => JSON.stringify(value)),
      ),
    ).toEqual(values);
    expect(
      await read(
        '$1::json[]',
        binaryArray('json', values, (value) => JSON.stringify(value)),
      ),
    ).toEqual(values);
  });

  it('brings bytes', async () => {
    const values = [Buffer.of(), Buffer.of(0, 255, 92, 34), Buffer.from(texts[5] ?? '')];
    expect(
      await read(
        '$1::bytea[]',
        binaryArray('bytea', values, (bytes) => bytes),
      ),
    ).toEqual(values);
  });
});
