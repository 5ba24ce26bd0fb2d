import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase } from '@rubrica/testing';
import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { testLogger } from '../testing/database.fixture.js';
import { openDataSource } from './open-data-source.js';

describe('a connection', () => {
  let dataSource: DataSource;
  beforeAll(async () => {
    const { url } = await freshDatabase('service');
    ({ dataSource } = await openDataSource({
      databaseUrl: url,
      schema: 'service',
      poolSize: 2,
      migrations: [],
      applicationName: 'test',
      logger: testLogger,
    }));
  });
  afterAll(() => dataSource.destroy());

  it('that breaks while the pool hands it over does not end the process', async () => {
    const { master } = dataSource.driver as PostgresDriver;
    await new Promise<void>((resolve, reject) => {
      master.connect(
        (failure: Error | undefined, client: PoolClient | undefined, release: (broken: boolean) => void) => {
          try {
            if (!client) throw failure ?? new Error('no connection');
            client.emit('error', new Error('terminating connection due to unexpected postmaster exit'));
            release(true);
            resolve();
          } catch (error) {
            reject(error);
          }
        },
      );
    });
    expect(await dataSource.query('select 1 as one')).toEqual([{ one: 1 }]);
  });
});
