import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type ArgumentsHost,
  type CallHandler,
  type CanActivate,
  Catch,
  Controller,
  type DynamicModule,
  type ExecutionContext,
  type ExceptionFilter,
  Get,
  Module,
  type NestInterceptor,
  UseFilters,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { EventPattern } from '@nestjs/microservices';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Message, type MessageOf, partitionOf, TOPICS } from '@rubrica/contracts';
import { until } from '@rubrica/testing';
import { filter, firstValueFrom, lastValueFrom, type Observable, tap } from 'rxjs';
import { EventingModule } from '../eventing.module.js';
import { PostgresLog } from '../log/postgres/postgres-log.js';
import { testDatabase, testLogger } from '../testing/database.fixture.js';
import { LogClient } from '../testing/log-client.fixture.js';
import { createLogMicroservice } from '../testing/log-microservice.fixture.js';
import { documentId, numbered } from '../testing/numbering.fixture.js';
import { Database } from '../transaction/database.js';
import type { Tx } from '../transaction/tx.js';
import { connectLog } from './connect-log.js';
import { OnMessages } from './consumer.js';
import type { LogContext } from './log-context.js';
import { LogStrategy } from './log-strategy.js';
import { ParkedMessages } from './parked-messages.js';

const topic = TOPICS.documentLifecycle;
const NUMBERED = 'co.rubrica.document.numbered.v1';
type Numbered = MessageOf<typeof NUMBERED>;

const [refused, broken] = [documentId(7), documentId(8)];
const heard: Numbered[] = [];
const seen: { readonly keys: readonly string[]; readonly reader: string; readonly tx: Tx; readonly method: string }[] =
  [];
const filtered: number[] = [];

const batchOf = (host: ArgumentsHost) => host.switchToRpc().getData<readonly Message[]>();
const contextOf = (host: ArgumentsHost) => host.switchToRpc().getContext<LogContext>();

class NotForUs implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    return context.getType() === 'rpc' && batchOf(context).every(({ key }) => key !== refused);
  }
}

class Watching implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { reader, tx } = contextOf(context);
    const keys = batchOf(context).map(({ key }) => key);
    return next.handle().pipe(tap(() => seen.push({ keys, reader, tx, method: context.getHandler().name })));
  }
}

class Broken extends Error {}

@Catch(Broken)
class Explaining implements ExceptionFilter<Broken> {
  catch(_: Broken, host: ArgumentsHost): void {
    filtered.push(batchOf(host).length);
    throw new Error(`document ${batchOf(host)[0]?.key} is broken`);
  }
}

/** A filter that swallows every error. */
@Catch()
class Silencing implements ExceptionFilter {
  catch(_: unknown, host: ArgumentsHost): void {
    filtered.push(batchOf(host).length);
  }
}

class Hearing {
  async hear(messages: readonly Numbered[], tx: Tx): Promise<void> {
    await tx.query('select 1');
    const stumble = messages.find(({ key }) => key === broken);
    if (stumble) throw new Broken(`of ${stumble.data.number}`);
    heard.push(...messages);
  }
}

@Controller()
@UseGuards(NotForUs)
class Guarded extends Hearing {
  @UseInterceptors(Watching)
  @OnMessages({ topic, group: 'guarded', types: [NUMBERED] })
  override hear(messages: readonly Numbered[], tx: Tx): Promise<void> {
    return super.hear(messages, tx);
  }
}

@Controller()
class Filtered extends Hearing {
  @OnMessages({ topic, group: 'filtered', types: [NUMBERED] })
  @UseFilters(Explaining)
  override hear(messages: readonly Numbered[], tx: Tx): Promise<void> {
    return super.hear(messages, tx);
  }
}

@Controller()
@UseFilters(Silencing)
class Silenced extends Hearing {
  @OnMessages({ topic, group: 'silenced', types: [NUMBERED] })
  override hear(messages: readonly Numbered[], tx: Tx): Promise<void> {
    return super.hear(messages, tx);
  }
}

@Controller()
class Plain extends Hearing {
  @OnMessages({ topic, group: 'plain', types: [NUMBERED] })
  override hear(messages: readonly Numbered[], tx: Tx): Promise<void> {
    return super.hear(messages, tx);
  }

  @Get('broken')
  fail(): never {
    throw new Broken('by request');
  }
}

@Controller()
class Unmarked {
  @EventPattern<string>('document.lifecycle')
  hear(): void {
    // this handler has no group
  }
}

@Module({})
class TestModule {}

describe('the log as a Nest transport', () => {
  let log: PostgresLog;
  let client: LogClient;
  let url: string;
  const apps: { close(): Promise<unknown> }[] = [];

  beforeEach(async () => {
    const created = await testDatabase();
    await created.database.close();
    url = created.url;
    log = await PostgresLog.open({ databaseUrl: created.logUrl, logger: testLogger });
    client = new LogClient(log, 'document-issuer');
    for (const list of [heard, seen, filtered]) list.length = 0;
  });
  afterEach(async () => {
    client.close();
    for (const app of apps.splice(0)) await app.close();
    await log.close();
  });

  const moduleWith = (...controllers: NonNullable<DynamicModule['controllers']>): DynamicModule => {
    const clock = { now: () => new Date() };
    const eventing = EventingModule.register({
      service: 'dian-submitter',
      databaseUrl: url,
      schema: 'document_issuer',
      migrations: [],
      aggregates: [],
      log,
      clock,
      logger: testLogger,
    });
    return { module: TestModule, imports: [eventing], controllers };
  };
  const listening = async (...controllers: NonNullable<DynamicModule['controllers']>) => {
    const app = await createLogMicroservice(moduleWith(...controllers));
    apps.push(app);
    await app.listen();
    return app;
  };
  const emit = (n: number) =>
    lastValueFrom(client.emit(topic, numbered(documentId(n), n, new Date().toISOString())), {
      defaultValue: undefined,
    });
  const heardAll = (count: number) =>
    until(
      async () => heard.length,
      (length) => length === count,
    );
  const parkedOf = async (app: { get(token: typeof ParkedMessages): ParkedMessages }) => {
    const parked = await until(
      () => app.get(ParkedMessages).list({ limit: 10 }),
      ({ length }) => length > 0,
    );
    return parked.map(({ key, error }) => ({ key, error }));
  };

  it('is written to by an ordinary client, and an application hears what it emits', async () => {
    await listening(Plain);
    await emit(1);
    await heardAll(1);
    expect(heard[0]).toMatchObject({ type: NUMBERED, source: 'document-issuer', key: documentId(1) });
    await expect(lastValueFrom(client.emit(TOPICS.tenantLifecycle, numbered(documentId(1), 1, '')))).rejects.toThrow(
      'is a message of document.lifecycle',
    );
  });

  it('parks what a guard refuses, and lets the others through', async () => {
    for (const n of [1, 7, 2]) await emit(n);
    const app = await listening(Guarded);
    await heardAll(2);
    expect(heard.map(({ key }) => key)).toEqual([documentId(1), documentId(2)].sort(byPartition));
    expect(await parkedOf(app)).toEqual([{ key: refused, error: expect.stringContaining('Forbidden resource') }]);
  });

  it('runs an interceptor once a batch, inside the transaction', async () => {
    for (let n = 1; n <= 5; n += 1) await emit(n);
    await listening(Guarded);
    await heardAll(5);
    const counts = seen.map(({ keys }) => keys.length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(counts.length).toBeLessThan(5);
    expect(seen[0]).toMatchObject({ reader: 'guarded/document.lifecycle', method: 'hear' });
    expect(seen[0]?.tx.at).toMatch(/^\d{4}-/);
  });

  it('keeps with a parked message what a filter says of its failure', async () => {
    for (const n of [1, 8, 2]) await emit(n);
    const app = await listening(Filtered);
    await heardAll(2);
    expect(await parkedOf(app)).toEqual([{ key: broken, error: `Error: document ${broken} is broken` }]);
    expect(filtered).toContain(1);
  });

  it('loses nothing to a filter that answers a failure: the message is parked as it would be without', async () => {
    for (const n of [1, 8, 2]) await emit(n);
    const app = await listening(Silenced);
    await heardAll(2);
    expect(await parkedOf(app)).toEqual([{ key: broken, error: expect.stringContaining('of SETP8') }]);
    expect(filtered).toContain(1);
  });

  it('tells how reading goes: until a version that this program does not know holds a partition still', async () => {
    const app = await listening(Plain);
    const becomes = (wanted: string) => firstValueFrom(app.status.pipe(filter((status) => status === wanted)));
    const events: string[] = [];
    app.on('interrupted', (reader: string) => events.push(reader));
    await becomes('reading');
    const key = documentId(1);
    await log.append([
      {
        topic,
        part: partitionOf(key),
        key,
        headers: { ce_id: `document-${key}@1`, ce_source: 'document-issuer', ce_type: NUMBERED.replace('.v1', '.v99') },
        body: Buffer.from('{}'),
      },
    ]);
    await becomes('interrupted');
    expect(events).toEqual(['plain/document.lifecycle']);
    expect(app.unwrap()).toBe(log);
    const { status } = app.get(LogStrategy);
    await app.close();
    expect(await firstValueFrom(status)).toBe('closed');
  });

  it('beside HTTP has guards, interceptors and filters of its own for all messages', async () => {
    const app = await NestFactory.create<NestFastifyApplication>(moduleWith(Plain), new FastifyAdapter(), {
      logger: false,
    });
    apps.push(app);
    app.useGlobalFilters({
      catch: (_: unknown, host: ArgumentsHost) => host.switchToHttp().getResponse().code(418).send(),
    });
    connectLog(app, (messages) => messages.useGlobalInterceptors(new Watching()).useGlobalFilters(new Explaining()));
    await app.init();
    await app.startAllMicroservices();
    for (const n of [1, 8]) await emit(n);
    await heardAll(1);
    expect(seen.map(({ keys }) => keys)).toEqual([[documentId(1)]]);
    expect(await parkedOf(app)).toEqual([{ key: broken, error: `Error: document ${broken} is broken` }]);
    expect(await app.inject({ url: '/broken' })).toMatchObject({ statusCode: 418 });
    expect(await app.get(Database).query('select from consumer_positions')).not.toEqual([]);
  });

  it('refuses a handler of a pattern that names no group', async () => {
    const app = await createLogMicroservice(moduleWith(Unmarked));
    apps.push(app);
    await expect(app.listen()).rejects.toThrow('document.lifecycle: mark a method that reads the log with @OnMessages');
  });
});

const byPartition = (a: string, b: string): number => partitionOf(a) - partitionOf(b);
