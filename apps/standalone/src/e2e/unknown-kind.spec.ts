import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  attributeHeaders,
  groupOf,
  messageDefinitions,
  partitionOf,
  READERS,
  SERVICES,
  TOPICS,
} from '@rubrica/contracts';
import type { LogRecord } from '@rubrica/eventing/log';
import { PostgresLog } from '@rubrica/eventing/postgres';
import { createLogger } from '@rubrica/service';
import { execute, receiver, until } from '@rubrica/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OTHER } from '../demo/demo-tenants.js';
import { LOG_ROLE, type Role } from '../storage/databases.js';
import { databaseUrlOf, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const KIND = 'made_up_kind';
const SAMPLES = join(import.meta.dirname, '../../../../libs/contracts/samples');
/** Every reader of the services: `<service>/<topic>`. */
const CONSUMERS = SERVICES.flatMap((service) => READERS[service].map((topic) => groupOf(service, topic)));
/** Tables that change whenever a message is read, or with the time. */
const MOVING = ['inbox', 'consumer_positions', 'outbox', 'leases', 'members', 'timers', 'last_answers'];

const folder = temporaryFolder();
const dataDir = join(folder.path, 'data');
let standalone: RunningStandalone;
let log: PostgresLog;
let tenantId: string;
let documentId: string;

const schemaOf = (consumer: string): Role => consumer.replace(/\/.*$/, '').replaceAll('-', '_') as Role;

const ask = async <Row>(role: Role, sql: string): Promise<Row[]> =>
  ((await execute(databaseUrlOf(dataDir, role), sql))[0]?.rows ?? []) as Row[];

/** Hash of the content of each table of all services, without what moves by itself. */
const contents = async (): Promise<Record<string, unknown>> => {
  const hashes: Record<string, unknown> = {};
  for (const schema of SERVICES.map(schemaOf)) {
    const tables = (
      await ask<{ name: string }>(schema, `select tablename as name from pg_tables where schemaname = '${schema}'`)
    ).filter(({ name }) => !MOVING.includes(name));
    const hashOf = ({ name }: { readonly name: string }) =>
      `select md5(string_agg(t::text, ' ' order by t::text)) as hash from ${name} t`;
    const found = await execute(databaseUrlOf(dataDir, schema), ...tables.map(hashOf));
    for (const [nth, { name }] of tables.entries()) hashes[`${schema}.${name}`] = found[nth]?.rows;
  }
  return hashes;
};

/** What each reader has noted as handled. */
const handled = async (): Promise<Map<string, string[]>> => {
  const marks = new Map<string, string[]>();
  for (const consumer of CONSUMERS) {
    const rows = await ask<{ mark: string }>(
      schemaOf(consumer),
      `select concat_ws(' ', source, stream, version, nth) as mark from inbox where consumer = '${consumer}'`,
    );
    marks.set(
      consumer,
      rows.map(({ mark }) => mark),
    );
  }
  return marks;
};

/** Waits until each reader has come to the end of the partitions of the document and of the tenant. */
const caughtUp = (): Promise<unknown> =>
  until(
    async () => {
      const behind: string[] = [];
      for (const consumer of CONSUMERS) {
        const topic = consumer.endsWith(TOPICS.documentLifecycle) ? TOPICS.documentLifecycle : TOPICS.tenantLifecycle;
        const part = partitionOf(topic === TOPICS.documentLifecycle ? documentId : tenantId);
        const [row] = await ask<{ pos: number }>(
          schemaOf(consumer),
          `select pos::int from consumer_positions where consumer = '${consumer}' and part = ${part}`,
        );
        if ((row?.pos ?? 0) < ((await log.ends(topic))[part] ?? 0)) behind.push(consumer);
      }
      return behind;
    },
    (behind) => behind.length === 0,
  );

const parked = async (): Promise<object[]> =>
  (await Promise.all(SERVICES.map((service) => ask<object>(schemaOf(service), 'select * from parked')))).flat();

/** A message of every type, of a kind that nobody knows: once like those of known kinds, once with nothing in common. */
const madeUp = (): LogRecord[] =>
  [...messageDefinitions].flatMap(([type, { topic, source }]) => {
    const key = topic === TOPICS.documentLifecycle ? documentId : tenantId;
    const sample = JSON.parse(readFileSync(join(SAMPLES, type, 'full.json'), 'utf8')) as { readonly data: object };
    const like = { ...sample.data, ...(key === documentId ? { document_id: key } : { tenant_id: key }) };
    return [{ ...like, kind: KIND, ...('document_type' in like && { document_type: KIND }) }, { kind: KIND }].map(
      (data, index) => ({
        ...{ topic, key, part: partitionOf(key), body: Buffer.from(JSON.stringify(data)) },
        headers: attributeHeaders({
          ...{ type, source, id: `made-up-${type.replaceAll('.', '-')}@${index + 1}`, aggregateversion: index + 1 },
          ...{ time: '2026-11-26T15:00:00Z', tenantid: tenantId, correlationid: 'req_made_up', causationid: 'made_up' },
        }),
      }),
    );
  });

/** The messages that the services themselves have published of the document and of the tenant, once more, under other ids. */
const publishedBefore = async (): Promise<LogRecord[]> => {
  const rows = await ask<LogRecord>(
    LOG_ROLE,
    `select topic, part, key, headers, body from records
     where key in ('${documentId}', '${tenantId}') and headers->>'ce_correlationid' <> 'req_made_up' order by topic, pos`,
  );
  return rows.map((record) => ({
    ...record,
    headers: { ...record.headers, ce_id: `again-${record.headers['ce_id']}` },
  }));
};

beforeAll(async () => {
  standalone = await RunningStandalone.start(dataDir, { LOG_LEVEL: 'info' });
  const { other_tenant } = standalone.credentials;
  tenantId = other_tenant.tenant_id;
  log = await PostgresLog.open({
    databaseUrl: databaseUrlOf(dataDir, LOG_ROLE),
    logger: createLogger({ service: 'test', level: 'silent' }),
  });
  const target = await receiver();
  const post = (path: string, body: object, headers = {}) =>
    standalone.call('POST', `/v1/${path}`, other_tenant.sk_live, body, headers);
  await post('webhook-endpoints', { url: target.url, subscribed_events: ['invoice.accepted_by_dian'] });
  const { json } = await post('invoices', sale(), { prefer: 'wait=60' });
  documentId = String(json['id']);
  await standalone.poll(
    `/v1/invoices/${documentId}`,
    other_tenant.sk_live,
    ({ email }) => String(email?.['status']) === 'delivered',
  );
  await target.received(1);
  await target.close();
});
afterAll(async () => {
  await log.close();
  await standalone.stop();
  folder.remove();
});

describe('messages of a kind of documents that nobody knows', () => {
  it('are passed over by every reader of every topic: nothing fails, and nothing is stored', async () => {
    await caughtUp();
    const [before, marks] = [await contents(), await handled()];
    await log.append(madeUp());
    await caughtUp();
    expect(await parked()).toEqual([]);
    expect(await contents()).toEqual(before);
    expect(await handled()).toEqual(marks);
  });

  it('are named once by each reader', () => {
    const named = standalone.printed
      .split('\n')
      .filter((line) => line.includes('unknown kind of document are skipped'));
    expect(named.filter((line) => line.includes(KIND))).toEqual(named);
    for (const consumer of CONSUMERS)
      expect([consumer, named.filter((line) => line.includes(`"consumer":"${consumer}"`)).length]).toEqual([
        consumer,
        1,
      ]);
  });

  it('hold up no message behind them', async () => {
    const before = await handled();
    await log.append(await publishedBefore());
    await caughtUp();
    const { admin_url, operator_token } = standalone.credentials;
    for (const [order, body] of [
      ['revoke', { nit: OTHER.nit, force: true }],
      ['erase', { nit: OTHER.nit }],
    ] as const) {
      const path = `${admin_url}/admin/v1/tenants/${tenantId}/${order}`;
      expect((await standalone.call('POST', path, operator_token, body)).status).toBe(200);
    }
    const waiting = async (): Promise<string[]> => {
      const after = await handled();
      return CONSUMERS.filter((consumer) => after.get(consumer)?.every((mark) => before.get(consumer)?.includes(mark)));
    };
    await until(waiting, (consumers) => consumers.length === 0, 30_000);
    expect(await parked()).toEqual([]);
  });
});
