import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase } from '@rubrica/testing';
import type { Pool } from 'pg';
import { testLogger } from '../testing/database.fixture.js';
import { openSchema } from './open-schema.js';

describe('a connection', () => {
  let pool: Pool;
  beforeAll(async () => {
    const { url } = await freshDatabase('service');
    ({ pool } = await openSchema({
      databaseUrl: url,
      schema: 'service',
      poolSize: 2,
      migrations: [],
      applicationName: 'test',
      logger: testLogger,
    }));
  });
  afterAll(() => pool.end());

  it('that breaks while the pool hands it over does not end the process', async () => {
    await new Promise<void>((resolve, reject) => {
      pool.connect((failure, client, release) => {
        try {
          if (!client) throw failure ?? new Error('no connection');
          client.emit('error', new Error('terminating connection due to unexpected postmaster exit'));
          release(true);
          resolve();
        } catch (error) {
          reject(error);
        }
      });
    });
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
