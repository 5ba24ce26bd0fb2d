import { describe } from '@jest/globals';
import { crashableDatabase, freshDatabase } from '@rubrica/testing';
import { conformance } from '../../conformance/conformance.fixture.js';
import { testPostgresLog } from '../../testing/test-log.fixture.js';

conformance('Postgres', {
  fresh: async () => testPostgresLog((await freshDatabase('event_log')).url),
  describeCrashes: describe,
  crashable: async () => {
    const server = await crashableDatabase('event_log');
    const log = testPostgresLog(server.url);
    return {
      ...log,
      crash: server.crash,
      restart: server.restart,
      end: async () => {
        await log.end();
        await server.drop();
      },
    };
  },
});
