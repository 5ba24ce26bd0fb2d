import { Controller, type DynamicModule, type INestMicroservice, Module } from '@nestjs/common';
import { type MessageOf, TOPICS } from '@rubrica/contracts';
import type { Migration, MigrationRunner } from '../postgres/migrate.js';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.js';
import { OnMessages } from '../consumer/consumer.js';
import { EventingModule } from '../eventing.module.js';
import { type DueTimer, OnTimer } from '../timer/timer.js';
import type { Tracer } from '../trace/span.js';
import { Database } from '../transaction/database.js';
import type { Tx } from '../transaction/tx.js';
import { testLogger } from './database.fixture.js';
import { createLogMicroservice } from './log-microservice.fixture.js';
import { document, documentId } from './numbering.fixture.js';
import { openTestLog } from './test-log.fixture.js';

/** Creates the tables of the test service: what its handlers have done, and the documents for which they must fail. */
class TestTables1763683300000 implements Migration {
  readonly name = 'TestTables1763683300000';
  async up(runner: MigrationRunner): Promise<void> {
    await runner.query(
      'create table heard (nth serial primary key, document_id text, sequence int, correlation_id text)',
    );
    await runner.query('create table poison (document_id text primary key)');
    await runner.query('create table sent (nth serial primary key, key text, attempt int, by_process int)');
    await runner.query('create table answered (key text primary key, by_process int)');
  }
}

type NumberedMessage = MessageOf<'co.rubrica.document.numbered.v1'>;

/** Handles the messages about taken numbers. Stores each of them, or fails for documents in the table `poison`. */
@Controller()
export class Hearing {
  @OnMessages({ topic: TOPICS.documentLifecycle, group: 'hearing', types: ['co.rubrica.document.numbered.v1'] })
  async hear(messages: readonly NumberedMessage[], tx: Tx): Promise<void> {
    const ids = messages.map(({ key }) => key);
    const [stumble] = await tx.query<{ document_id: string }>(
      'select document_id from poison where document_id = any($1)',
      [ids],
    );
    if (stumble) throw new Error(`stumbles over ${stumble.document_id}`);
    await tx.query(
      'insert into heard (document_id, sequence, correlation_id) select * from unnest($1::text[], $2::int[], $3::text[])',
      [ids, messages.map(({ data }) => data.sequence), messages.map(({ correlationid }) => correlationid)],
    );
  }
}

/**
 * Handles the timers of the test service. Pretends to make an external call of `takesMs` milliseconds, unless an
 * earlier call for the timer was interrupted, and then stores the answer.
 */
export class Sending {
  constructor(private readonly database: Database) {}

  @OnTimer({ kind: 'send', concurrency: 8, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async send(timers: readonly DueTimer<{ takesMs?: number; fails?: number }>[]): Promise<void> {
    for (const timer of timers) {
      const { takesMs = 0, fails = 0 } = timer.payload;
      const { pid } = process;
      await this.database.query('insert into sent (key, attempt, by_process) values ($1, $2, $3)', [
        timer.key,
        timer.attempt,
        pid,
      ]);
      if (!timer.isTakenOver) await sleep(takesMs);
      if (timer.attempt < fails) throw new Error('no answer');
      await this.database.transaction(async (tx) => {
        await tx.query('insert into answered (key, by_process) values ($1, $2)', [timer.key, pid]);
        await tx.complete(timer);
      });
    }
  }
}

export interface TestService {
  readonly app: INestMicroservice;
  readonly database: Database;
  stop(): Promise<void>;
}

export interface TestServiceOptions {
  readonly url: string;
  readonly logUrl: string;
  /** Addresses of PostgreSQL itself, if `url` and `logUrl` are those of a connection pooler. */
  readonly direct?: { readonly url: string; readonly logUrl: string };
  readonly clock?: Clock;
  readonly providers?: DynamicModule['providers'];
  readonly tracer?: Tracer;
}

@Module({})
class TestServiceModule {}

/**
 * Starts a test service that publishes messages, reads them and has timers. It opens connections to the log of its own.
 */
export const startTestService = async (options: TestServiceOptions): Promise<TestService> => {
  const { url, logUrl, direct, clock = { now: () => new Date() }, providers, tracer } = options;
  const log = await openTestLog(logUrl, direct?.logUrl);
  const app = await createLogMicroservice({
    module: TestServiceModule,
    imports: [
      EventingModule.register({
        service: 'document-issuer',
        databaseUrl: url,
        databaseDirectUrl: direct?.url,
        schema: 'document_issuer',
        migrations: [TestTables1763683300000],
        aggregates: [document],
        log,
        clock,
        logger: testLogger,
        tracer,
      }),
    ],
    controllers: [Hearing],
    providers: providers ?? [
      { provide: Sending, inject: [Database], useFactory: (database: Database) => new Sending(database) },
    ],
  });
  await app.listen();
  return {
    app,
    database: app.get(Database),
    stop: async () => {
      await app.close();
      await log.close();
    },
  };
};

/**
 * Lets documents take their next number and schedule a timer, `count` times. `documents` is the number of documents,
 * which take turns.
 */
export const takeNumbers = async (database: Database, count: number, documents: number): Promise<void> => {
  for (let i = 0; i < count; i += 1) {
    const id = documentId(i % documents);
    await database.transaction(
      async (tx) => {
        const { version } = await tx.handle(document, id, { takeNext: true });
        tx.schedule({ kind: 'send', key: `${id} ${version}` });
      },
      { correlationId: `req_${i}`, causationId: `req_${i}` },
    );
  }
};
