import { jest } from '@jest/globals';
import { freshDatabase } from '@rubrica/testing';
import { conformance } from './conformance.fixture.js';
import { testPostgresLog } from './test-log.fixture.js';

jest.setTimeout(60_000);

conformance('Postgres', {
  fresh: async () => testPostgresLog((await freshDatabase('event_log')).url),
});
