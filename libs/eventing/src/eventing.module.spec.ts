import { afterEach, describe, expect, it } from '@jest/globals';
import { Controller, type DynamicModule, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { TOPICS } from '@rubrica/contracts';
import { connectLog } from './consumer/connect-log.js';
import { OnMessages } from './consumer/consumer.js';
import { Positions } from './consumer/positions.js';
import { EventingModule } from './eventing.module.js';
import { PostgresLog } from './log/postgres/postgres-log.js';
import { testDatabase, testLogger } from './testing/database.fixture.js';
import { document, documentId } from './testing/numbering.fixture.js';
import { Database } from './transaction/database.js';

const heard: string[] = [];

@Controller()
class Reader {
  @OnMessages({ topic: TOPICS.documentLifecycle, group: 'reader' })
  async hear(messages: readonly { key: string }[]): Promise<void> {
    heard.push(...messages.map(({ key }) => key));
  }
}

@Controller()
class SecondReader extends Reader {}

@Controller()
class NumberController {
  constructor(private readonly database: Database) {}

  @Get('take')
  async take(): Promise<object> {
    return this.database.transaction((tx) => tx.handle(document, documentId(1), { takeNext: true }));
  }
}

@Module({})
class AppModule {}

describe('a Nest application', () => {
  let log: PostgresLog;
  let app: NestFastifyApplication | undefined;

  const create = async (readers: DynamicModule['controllers'] = []): Promise<NestFastifyApplication> => {
    const { database, url, logUrl } = await testDatabase();
    await database.close();
    log = await PostgresLog.open({ databaseUrl: logUrl, logger: testLogger });
    const eventing = EventingModule.register({
      service: 'document-issuer',
      databaseUrl: url,
      schema: 'document_issuer',
      migrations: [],
      aggregates: [document],
      log,
      clock: { now: () => new Date() },
      logger: testLogger,
    });
    const module = { module: AppModule, imports: [eventing], controllers: [NumberController, ...readers] };
    app = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(), { logger: false });
    return app;
  };
  afterEach(async () => {
    await app?.close();
    await log.close();
  });

  it('has the log as a microservice transport: it answers requests, hears what they caused, and closes', async () => {
    const running = await create([Reader]);
    connectLog(running);
    await running.init();
    await running.startAllMicroservices();
    const answer = await running.inject({ url: '/take' });
    expect(answer.json()).toMatchObject({ version: 1 });
    // The relay gets a signal with the commit, so it is already sending an acknowledged message.
    const positions = running.get(Positions);
    while (heard.length === 0) expect(await positions.waitForLogEnd(TOPICS.documentLifecycle, 60_000)).toBe(true);
    expect(heard).toEqual([documentId(1)]);
  });

  it('refuses two readers of one name', async () => {
    const wrong = await create([Reader, SecondReader]);
    expect(() => connectLog(wrong)).toThrow('another method reads reader/document.lifecycle');
  });
});
