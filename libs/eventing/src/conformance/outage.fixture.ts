import { afterAll, expect, it } from '@jest/globals';
import { crashableDatabase, until } from '@rubrica/testing';
import { filter, firstValueFrom } from 'rxjs';
import { setTimeout as sleep } from 'node:timers/promises';
import { endChildren, startChild } from '../testing/child.fixture.js';
import { testDatabase } from '../testing/database.fixture.js';
import { expectEffectOnce, settled } from '../testing/effect-once.fixture.js';
import { document, documentId } from '../testing/numbering.fixture.js';
import type { LogsUnderTest } from '../testing/test-log.fixture.js';
import { startTestService, type TestService } from '../testing/test-service.fixture.js';
import type { Database } from '../transaction/database.js';

/** Test load: takes document numbers one after another until it is stopped. If one fails, it tries again. */
class Load {
  /** Version of each document after its last successful commit, by document id. */
  readonly acknowledged = new Map<string, number>();
  count = 0;
  private stopping = false;
  private readonly running: Promise<void>;

  constructor(private readonly database: Database) {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  /** Resolves when `more` further numbers have been taken. */
  async goesOn(more: number): Promise<void> {
    const goal = this.count + more;
    await until(
      () => Promise.resolve(this.count),
      (count) => count >= goal,
    );
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      const id = documentId(this.count % 5);
      try {
        const version = await this.database.transaction(async (tx) => {
          const taken = await tx.handle(document, id, { takeNext: true });
          tx.schedule({ kind: 'send', key: `${id} ${taken.version}` });
          return taken.version;
        });
        this.acknowledged.set(id, version);
        this.count += 1;
      } catch {
        await sleep(100); // the database is down, and the call has failed
      }
    }
  }
}

/**
 * Defines tests that nothing is lost if a server is killed under load (`kill -9`): each committed number takes effect
 * once, in order.
 */
export const outageConformance = (name: string, logs: LogsUnderTest): void => {
  logs.describeCrashes(`when a server dies under load (${name})`, () => {
    afterAll(endChildren);

    /** Runs the given failure under load: two instances of a service read the messages that one of them publishes. */
    const underLoad = async (
      urls: { url: string; logUrl: string },
      strike: (load: Load, service: TestService) => Promise<void>,
    ) => {
      const service = await startTestService(urls);
      const { database } = service;
      const load = new Load(database);
      try {
        const other = await startChild(urls);
        await load.goesOn(50);
        await strike(load, service);
        await load.goesOn(20);
        await load.stop();
        await settled(database);
        await expectEffectOnce(database);
        for (const [id, version] of load.acknowledged) {
          const sql = 'select max(version) as version from events where stream_id = $1';
          const [stream] = await database.query<{ version: number }>(sql, [`document-${id}`]);
          expect(stream?.version).toBeGreaterThanOrEqual(version);
        }
        expect(await database.query('select from parked')).toEqual([]);
        other.signal('SIGTERM');
        expect(await other.ended).toBe(0);
      } finally {
        await load.stop();
        await service.stop();
      }
    };

    it.concurrent(
      'that of the log, the outbox waits for it, the transport says so, and two instances go on where they were',
      async () => {
        const { database, url } = await testDatabase();
        await database.close();
        const log = await logs.crashable();
        try {
          await underLoad({ url, logUrl: log.url }, async (load, { app }) => {
            await log.crash();
            await load.goesOn(20); // numbers are stored although no message can be published
            await firstValueFrom(app.status.pipe(filter((status) => status === 'interrupted')));
            await log.restart();
            await firstValueFrom(app.status.pipe(filter((status) => status === 'reading')));
          });
        } finally {
          await log.end();
        }
      },
    );

    it.concurrent('that of the service, twice, what it acknowledged is kept, and nothing is parked', async () => {
      const own = await crashableDatabase('document_issuer');
      const log = await logs.fresh();
      try {
        await underLoad({ url: own.url, logUrl: log.url }, async (load) => {
          for (let i = 0; i < 2; i += 1) {
            await load.goesOn(20);
            await own.crash();
            await sleep(200);
            await own.restart();
          }
        });
      } finally {
        await log.end();
        await own.drop();
      }
    });
  });
};
