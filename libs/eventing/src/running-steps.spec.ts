import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { until } from '@rubrica/testing';
import pg from 'pg';
import { runStep, stuckSteps } from './running-steps.js';
import { testDatabase } from './testing/database.fixture.js';
import { startTestService, takeNumbers, type TestService } from './testing/test-service.fixture.js';

// Other test files may have run in this process and left running steps.
describe('a step beside the requests', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** Moves the clock of this process forward. */
  const after = (ms: number): void => {
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + ms);
  };

  it('is stuck when it has been under way for 5 minutes, and no longer once it ends', async () => {
    let end = (): void => undefined;
    const step = runStep('mailer/document.lifecycle', () => new Promise<void>((resolve) => (end = resolve)));
    after(280_000);
    expect(stuckSteps()).not.toContain('mailer/document.lifecycle');
    after(21_000);
    expect(stuckSteps()).toContain('mailer/document.lifecycle');
    end();
    await step;
    expect(stuckSteps()).not.toContain('mailer/document.lifecycle');
  });

  it('is over when it fails, and its error is handed on', async () => {
    const broken = runStep('mailer/tenant.lifecycle', () => Promise.reject(new Error('the log does not answer')));
    await expect(broken).rejects.toThrow('the log does not answer');
    after(600_000);
    expect(stuckSteps()).not.toContain('mailer/tenant.lifecycle');
  });
});

describe('a service whose tables are locked by somebody else', () => {
  let service: TestService;
  let other: pg.Client;
  beforeAll(async () => {
    const { database, url, logUrl } = await testDatabase();
    await database.close();
    service = await startTestService({ url, logUrl });
    other = new pg.Client({ connectionString: url, options: '-c search_path=document_issuer' });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await service.stop();
  });

  it.each([
    ['heard', 'hearing/document.lifecycle'],
    ['consumer_positions', 'hearing/document.lifecycle'],
    ['leases', 'relay'],
    ['members', 'leases'],
  ])('shows by %s that %s has been at one step for long', async (table, name) => {
    await takeNumbers(service.database, 1, 1);
    await other.query(`begin; lock table ${table} in access exclusive mode`);
    const taken = takeNumbers(service.database, 1, 1);
    await until(
      () => stuckSteps(300),
      (stuck) => stuck.includes(name),
    );
    await other.query('rollback');
    await taken;
    await until(
      () => stuckSteps(300),
      (stuck) => !stuck.includes(name),
    );
  });
});
