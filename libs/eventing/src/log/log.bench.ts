import { Controller, type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { type MessageOf, TOPICS } from '@rubrica/contracts';
import { startKafka } from '@rubrica/embedded-kafka';
import { databaseOn, durableServer } from '@rubrica/testing';
import type { Migration, MigrationRunner } from '../postgres/migrate.js';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { OnMessages } from '../consumer/consumer.js';
import { EventingModule } from '../eventing.module.js';
import { quiet } from '../testing/database.fixture.js';
import { testKafka } from '../testing/kafka-log.fixture.js';
import { createLogMicroservice } from '../testing/log-microservice.fixture.js';
import { document, documentId } from '../testing/numbering.fixture.js';
import { type LogUnderTest, openTestLog, testPostgresLog } from '../testing/test-log.fixture.js';
import { Database } from '../transaction/database.js';
import type { Tx } from '../transaction/tx.js';

/**
 * Compares the event log in PostgreSQL with the event log in Kafka (`npm run bench:log -- --events 60000`). In this
 * process one service publishes and another one reads, first with one log and then with the other. The databases wait
 * for the disk at each commit. PostgreSQL and the broker of Kafka are other processes on this machine.
 *
 * - throughput: time until the reader has stored all messages in its inbox and counted them in its table, and the CPU
 * time of this process, which depends less on other work of the machine;
 * - hop: time from the publishing commit to the reading commit, at 1,000 messages a second, ten per transaction;
 * - idle: CPU time of this process while nothing happens.
 *
 * The CPU time of a broker started here is measured too, as Linux counts it for its process.
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '60000' },
    seconds: { type: 'string', default: '10' },
    logs: { type: 'string', default: 'Postgres,Kafka' },
  },
});
const EVENTS = Number(values.events);
const SECONDS = Number(values.seconds);
const PER_TRANSACTION = 500;
const DOCUMENTS = 5_000;
const LIMITS = { eventsPerSecond: 12_000, p50Ms: 25, p99Ms: 150, idlePercent: 1 };

class Projection1763683400000 implements Migration {
  readonly name = 'Projection1763683400000';
  async up(runner: MigrationRunner): Promise<void> {
    await runner.query('create table numbers (document_id text primary key, last int not null, count int not null)');
  }
}

/**
 * Consumer of the benchmark. For each document it stores the number in the last message, and how many messages it has
 * received.
 */
@Controller()
class Projecting {
  @OnMessages({ topic: TOPICS.documentLifecycle, group: 'projecting', types: ['co.rubrica.document.numbered.v1'] })
  async project(messages: readonly MessageOf<'co.rubrica.document.numbered.v1'>[], tx: Tx): Promise<void> {
    const rows = new Map<string, { last: number; count: number }>();
    for (const { key, data } of messages)
      rows.set(key, { last: data.sequence, count: (rows.get(key)?.count ?? 0) + 1 });
    const ids = [...rows.keys()].sort();
    await tx.query(
      `insert into numbers as n (document_id, last, count) select * from unnest($1::text[], $2::int[], $3::int[])
       on conflict (document_id) do update set last = excluded.last, count = n.count + excluded.count`,
      [ids, ids.map((id) => rows.get(id)?.last), ids.map((id) => rows.get(id)?.count)],
    );
    heardMs.push(...messages.map(({ key, data }) => `${key} ${data.sequence}`));
  }
}

/**
 * Document and number of each message that the running transaction has handled. Their latencies are measured when it
 * commits.
 */
const heardMs: string[] = [];

@Module({})
class BenchModule {}

interface Service {
  readonly app: INestApplicationContext;
  readonly database: Database;
  stop(): Promise<void>;
}

const start = async (
  service: 'document-issuer' | 'dian-submitter',
  databaseUrl: string,
  logUrl: string,
  controllers: DynamicModule['controllers'] = [],
): Promise<Service> => {
  const log = await openTestLog(logUrl);
  const schema = service.replace('-', '_');
  const migrations = [Projection1763683400000];
  const clock = { now: () => new Date() };
  const imports = [
    EventingModule.register({
      service,
      databaseUrl,
      schema,
      migrations,
      log,
      clock,
      aggregates: [document],
      logger: quiet,
    }),
  ];
  const app = await createLogMicroservice({ module: BenchModule, imports, controllers });
  await app.listen();
  const stop = async (): Promise<void> => {
    await app.close();
    await log.close();
  };
  return { app, database: app.get(Database), stop };
};

/** Publishes one message for each of `count` documents, with the next number of the document, in one transaction. */
const say = (database: Database, from: number, count: number) =>
  database.transaction((tx) =>
    tx.handleAll(
      document,
      Array.from({ length: count }, (_, i) => ({
        id: documentId((from + i) % DOCUMENTS),
        command: { takeNext: true } as const,
      })),
    ),
  );

const projected = async (database: Database): Promise<number> => {
  const [row] = await database.query<{ count: number }>('select coalesce(sum(count), 0)::int as count from numbers');
  return row?.count ?? 0;
};

const throughput = async (urls: Urls): Promise<{ perSecond: number; cpuMicroseconds: number; brokerMs: number }> => {
  const filling = await Database.open({
    service: 'document-issuer',
    databaseUrl: urls.says,
    schema: 'document_issuer',
    migrations: [Projection1763683400000],
    clock: { now: () => new Date() },
    logger: quiet,
  });
  for (let from = 0; from < EVENTS; from += PER_TRANSACTION) await say(filling, from, PER_TRANSACTION);
  await filling.close();
  const hears = await start('dian-submitter', urls.hears, urls.log, [Projecting]);
  await sleep(2_000); // the reader joins its group meanwhile
  const [cpu, begunMs, brokerBefore] = [process.cpuUsage(), performance.now(), brokerCpuMs()];
  const says = await start('document-issuer', urls.says, urls.log);
  while ((await projected(hears.database)) < EVENTS) await sleep(20);
  const perSecond = EVENTS / ((performance.now() - begunMs) / 1000);
  const { user, system } = process.cpuUsage(cpu);
  const brokerMs = brokerCpuMs() - brokerBefore;
  await says.stop();
  await hears.stop();
  return { perSecond, cpuMicroseconds: (user + system) / EVENTS, brokerMs };
};

const hop = async (urls: Urls): Promise<{ p50: number; p99: number; brokerMs: number }> => {
  const hears = await start('dian-submitter', urls.hears, urls.log, [Projecting]);
  const says = await start('document-issuer', urls.says, urls.log);
  const [begunMs, brokerBefore] = [performance.now(), brokerCpuMs()];
  const saidMs = new Map<string, number>();
  const tookMs: number[] = [];
  hears.database.onCommit(() => {
    const now = performance.now();
    for (const name of heardMs.splice(0)) {
      const said = saidMs.get(name);
      if (said !== undefined && said > begunMs + 1_000) tookMs.push(now - said);
    }
  });
  const running = new Set<Promise<void>>();
  for (let i = 0; i < SECONDS * 100; i += 1) {
    await sleep(Math.max(0, begunMs + i * 10 - performance.now()));
    const saying = say(says.database, (i * 10) % DOCUMENTS, 10).then((handled) => {
      const now = performance.now();
      handled.forEach(({ version }, n) => saidMs.set(`${documentId((i * 10 + n) % DOCUMENTS)} ${version}`, now));
      running.delete(saying);
    });
    running.add(saying);
  }
  await Promise.all(running);
  const brokerMs = brokerCpuMs() - brokerBefore;
  await says.stop();
  await sleep(1_000);
  await hears.stop();
  tookMs.sort((a, b) => a - b);
  const at = (share: number): number => tookMs[Math.floor(tookMs.length * share)] ?? NaN;
  return { p50: at(0.5), p99: at(0.99), brokerMs };
};

/** Returns the CPU use of a process with one idle service, in percent, and that of the broker. */
const idle = async (urls: Urls): Promise<{ percent: number; brokerPercent: number }> => {
  const service = await start('dian-submitter', urls.hears, urls.log, [Projecting]);
  await sleep(3_000);
  const [before, begunMs, brokerBefore] = [process.cpuUsage(), performance.now(), brokerCpuMs()];
  await sleep(SECONDS * 1_000);
  const { user, system } = process.cpuUsage(before);
  const ms = performance.now() - begunMs;
  const [percent, brokerPercent] = [(user + system) / 10 / ms, (100 * (brokerCpuMs() - brokerBefore)) / ms];
  await service.stop();
  return { percent, brokerPercent };
};

const brokerDir = mkdtempSync(join(tmpdir(), 'rubrica-kafka-'));

/**
 * Returns the CPU time of the Kafka broker in milliseconds; NaN if the broker was not started here. The kernel counts
 * it in hundredths of a second.
 */
const brokerCpuMs = (): number => {
  if (process.env['KAFKA_BROKERS']) return NaN;
  const stat = readFileSync(`/proc/${readFileSync(join(brokerDir, 'pid'), 'utf8')}/stat`, 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12).map(Number);
  return 10 * ((user ?? NaN) + (system ?? NaN));
};

interface Urls {
  readonly says: string;
  readonly hears: string;
  readonly log: string;
}

const server = await durableServer();
const brokers = process.env['KAFKA_BROKERS'] ?? (await startKafka({ dir: brokerDir, ownerPid: process.pid })); // the broker ends together with this process
const logs: Record<string, () => Promise<LogUnderTest>> = {
  Postgres: async () => testPostgresLog((await databaseOn(server.url, ['event_log'])).url),
  Kafka: () => testKafka(brokers),
};

/** Calls `work` with a new log, and with new databases for the publishing and the reading service. */
const over = async <T>(log: () => Promise<LogUnderTest>, work: (urls: Urls) => Promise<T>): Promise<T> => {
  const [says, hears] = [
    await databaseOn(server.url, ['document_issuer']),
    await databaseOn(server.url, ['dian_submitter']),
  ];
  const underTest = await log();
  try {
    return await work({ says: says.url, hears: hears.url, log: underTest.url });
  } finally {
    await underTest.end();
    await says.drop();
    await hears.drop();
  }
};

const rows: Record<string, object> = {};
let missed = false;
let postgresPerSecond = NaN;
for (const name of values.logs.split(',')) {
  const log = logs[name];
  if (!log) throw new Error(`${name} is not among ${Object.keys(logs).join(', ')}`);
  const { percent: idlePercent, brokerPercent } = await over(log, idle);
  const { perSecond, cpuMicroseconds, brokerMs } = await over(log, throughput);
  const { p50, p99, brokerMs: hopBrokerMs } = await over(log, hop);
  if (name === 'Postgres') postgresPerSecond = perSecond;
  else missed ||= perSecond < LIMITS.eventsPerSecond;
  missed ||= p50 > LIMITS.p50Ms || p99 > LIMITS.p99Ms || idlePercent > LIMITS.idlePercent;
  rows[name] = {
    'events/s': Math.round(perSecond),
    'CPU µs/event': cpuMicroseconds.toFixed(0),
    'of Postgres': (perSecond / postgresPerSecond).toFixed(2),
    'hop p50 ms': p50.toFixed(1),
    'hop p99 ms': p99.toFixed(1),
    'idle % of a core': idlePercent.toFixed(2),
    ...(name === 'Kafka' && {
      'broker µs/event': ((1_000 * brokerMs) / EVENTS).toFixed(0),
      'at 1,000/s': (hopBrokerMs / SECONDS).toFixed(0),
      'broker idle %': brokerPercent.toFixed(2),
    }),
  };
}
await server.stop();
console.table(rows);
console.log(
  `wanted: Kafka ${LIMITS.eventsPerSecond} events/s; p50 ${LIMITS.p50Ms} ms, p99 ${LIMITS.p99Ms} ms, idle ${LIMITS.idlePercent} %`,
);
process.exitCode = missed ? 1 : 0;
