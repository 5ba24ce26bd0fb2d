import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { AclOperations, AclPermissionTypes, Admin, ResourcePatternTypes, ResourceTypes } from '@platformatic/kafka';
import {
  type KafkaUser,
  PARTITIONS,
  publishedTopics,
  READERS,
  type ServiceName,
  SERVICES,
  type Topic,
  TOPICS,
} from '@rubrica/contracts';
import { createTopics, grantRights, type KafkaGrant, kafkaGrants, SASL_MECHANISMS } from '@rubrica/eventing/kafka';
import type { Log, LogReader, LogRecord } from '@rubrica/eventing/log';
import { crashableKafka, type SecureBroker, tlsCertificate, until } from '@rubrica/testing';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from '../logging/logger.js';
import { readSettings } from '../settings/settings.js';
import { EventLogSettings, kafkaOptionsOf, openEventLog } from './event-log-settings.js';

const { CREATE, DESCRIBE, READ, WRITE } = AclOperations;
const kafka = await crashableKafka();
const ROOT = join(import.meta.dirname, '../../../..');
const silent = createLogger({ service: 'test', level: 'silent' });

describe('the topics that services read', () => {
  it('are those of their consumers in the code', () => {
    const found = globSync('apps/*/src/**/*.consumer.ts', { cwd: ROOT }).flatMap((file) => {
      const [, app] = file.split('/');
      const text = readFileSync(join(ROOT, file), 'utf8');
      return [...text.matchAll(/@OnMessages\(\{\s+topic: TOPICS\.(\w+),\s+group: '([^']+)'/g)].map(
        ([, topic = '', group]) => `${app} ${group} ${TOPICS[topic as keyof typeof TOPICS]}`,
      );
    });
    const declared = SERVICES.flatMap((service) => READERS[service].map((topic) => `${service} ${service} ${topic}`));
    expect(found.sort()).toEqual(declared.sort());
  });
});

/** A reader that keeps its records and its position in memory. */
const readerOf = (service: ServiceName, topic: Topic): LogReader & { readonly read: string[] } => {
  const next = new Map<number, number>();
  const read: string[] = [];
  return {
    ...{ topic, group: service, batch: 100, read },
    positions: async (parts) => new Map(parts.map((part) => [part, next.get(part) ?? 0])),
    onBatch: async (records) => {
      for (const { part, pos, key } of records) {
        if (pos < (next.get(part) ?? 0)) continue;
        next.set(part, pos + 1);
        read.push(key);
      }
      return { stop: [] };
    },
  };
};

const record = (topic: Topic, key: string): LogRecord => ({
  ...{ topic, part: 5, key, headers: {}, body: Buffer.from('{}') },
});

kafka.describe('a cluster that asks who comes', () => {
  const tls = tlsCertificate('127.0.0.1');
  const [vault, stranger] = [tlsCertificate('certificate-vault'), tlsCertificate('certificate-vault')];
  const password = randomBytes(12).toString('hex');
  let broker: SecureBroker;
  const logs: Log[] = [];
  const settings = (change: Readonly<Record<string, string>> = {}): EventLogSettings =>
    readSettings(EventLogSettings, {
      EVENT_LOG: 'kafka',
      KAFKA_BROKERS: broker.brokers,
      KAFKA_TLS: '1',
      KAFKA_CA: tls.cert,
      KAFKA_SASL_MECHANISM: 'scram-sha-512',
      KAFKA_USERNAME: 'rubrica',
      KAFKA_PASSWORD: password,
      ...change,
    });
  const open = async (change: Readonly<Record<string, string>> = {}, logger = silent): Promise<Log> => {
    const log = await openEventLog(settings(change), 'test', logger);
    logs.push(log);
    return log;
  };
  const endsBy = async (change: Readonly<Record<string, string>>): Promise<readonly number[]> =>
    (await open(change)).ends('tenant.lifecycle');
  /** Returns the options of an operator, who has every right. */
  const asOperator = () => kafkaOptionsOf(settings(), 'operator', silent);
  const filterOf = (right: KafkaGrant) => ({
    resourceType: right.resource === 'topic' ? ResourceTypes.TOPIC : ResourceTypes.GROUP,
    resourceName: right.name,
    resourcePatternType: ResourcePatternTypes.LITERAL,
    principal: right.principal,
    host: null,
    operation: { Create: CREATE, Describe: DESCRIBE, Read: READ, Write: WRITE }[right.operation],
    permissionType: AclPermissionTypes.ALLOW,
  });
  /** Waits until the broker knows of a change. The controller answers before it informs the broker. */
  const knows = (right: KafkaGrant, isThere: boolean): Promise<unknown> =>
    until(
      () => admin.describeAcls({ filter: filterOf(right) }),
      (found) => found.length > 0 === isThere,
    );
  const grant = async (grants: readonly KafkaGrant[]): Promise<void> => {
    await grantRights(asOperator(), grants);
    for (const right of grants) await knows(right, true);
  };
  const all = kafkaGrants('User:{user}', '');
  const ofUser = (user: KafkaUser): KafkaGrant[] => all.filter(({ principal }) => principal === `User:${user}`);
  let admin: Admin;
  const revoke = async (right: KafkaGrant): Promise<void> => {
    expect(await admin.deleteAcls({ filters: [filterOf(right)] })).toHaveLength(1);
    await knows(right, false);
  };

  beforeAll(async () => {
    broker = await kafka.startSecure(tls, password, {
      names: [...SERVICES, 'topics'],
      certificates: [vault.cert],
    });
    admin = new Admin({ clientId: 'operator', bootstrapBrokers: [broker.open] });
    await createTopics({ ...asOperator(), replication: 1 });
    await grant(all);
  });
  afterEach(() => Promise.all(logs.splice(0).map((log) => log.close())));
  afterAll(async () => {
    await admin.close();
    await broker.remove();
  });

  it.each(SASL_MECHANISMS)('lets services in by %s', async (mechanism) => {
    expect(await endsBy({ KAFKA_SASL_MECHANISM: mechanism })).toHaveLength(PARTITIONS);
  });

  it('is refused when its certificate is nobody we know; and refuses a wrong password', async () => {
    const { cert } = tlsCertificate('127.0.0.1');
    await expect(endsBy({ KAFKA_CA: cert })).rejects.toThrow();
    await expect(endsBy({ KAFKA_PASSWORD: 'guessed' })).rejects.toThrow();
  });

  it('lets a service in by its certificate (mTLS), as the user of its name, and refuses one that it does not know', async () => {
    const by = ({ cert, key }: typeof vault) => ({
      ...{ KAFKA_BROKERS: broker.mutual, KAFKA_SASL_MECHANISM: '', KAFKA_CERT: cert, KAFKA_KEY: key },
    });
    const log = await open(by(vault));
    expect(await log.ends('tenant.lifecycle')).toHaveLength(PARTITIONS);
    await expect(log.ends('document.lifecycle')).rejects.toThrow(
      'no right to Describe on the topic document.lifecycle',
    );
    await expect(endsBy(by(stranger))).rejects.toThrow();
  });

  it('lets the job of the topics make topics, and nothing else', async () => {
    const asJob = { ...asOperator(), ...kafkaOptionsOf(settings({ KAFKA_USERNAME: 'topics' }), 'topics', silent) };
    const prefix = 'other.';
    await expect(createTopics({ ...asJob, prefix, replication: 1 })).rejects.toThrow(
      'Kafka refuses topics: it has no right to Create on the topic other.document.lifecycle',
    );
    await grant(kafkaGrants('User:{user}', prefix).filter(({ principal }) => principal === 'User:topics'));
    expect(await createTopics({ ...asJob, prefix, replication: 1 })).toHaveLength(2);
    const log = await open({ KAFKA_USERNAME: 'topics' });
    await expect(log.append([record('tenant.lifecycle', 'x')])).rejects.toThrow(
      'Kafka refuses topics: it has no right to Write on the topic tenant.lifecycle',
    );
  });

  it.each(SERVICES)('gives %s exactly its rights: it says and reads what it has to', async (service) => {
    const log = await open({ KAFKA_USERNAME: service });
    const key = `of-${service}`;
    const readers = READERS[service].map((topic) => readerOf(service, topic));
    for (const reader of readers) await log.subscribe(reader);
    const topics = publishedTopics(service);
    await log.append(topics.map((topic) => record(topic, key)));
    const others = Object.values(TOPICS).filter((topic) => !topics.includes(topic));
    for (const topic of others)
      await expect(log.append([record(topic, key)])).rejects.toThrow(`no right to Write on the topic ${topic}`);
    const writers = { 'document.lifecycle': await open(), 'tenant.lifecycle': await open() };
    for (const { topic, read } of readers) {
      await writers[topic].append([record(topic, `to-${service}`)]);
      await until(
        async () => read,
        (keys) => keys.includes(`to-${service}`),
      );
    }
  });

  it('a service without a right says which, in its log too, and loses nothing: with the right it goes on', async () => {
    const said: string[] = [];
    const logger = { ...silent, error: (_: unknown, text: string) => void said.push(text) } as typeof silent;
    const user = 'document-issuer';
    const [topic, other] = [TOPICS.documentLifecycle, TOPICS.tenantLifecycle];
    const rightTo = (operation: string, name: string) => {
      const [right] = ofUser(user).filter((one) => one.operation === operation && one.name === name);
      if (!right) throw new Error(`${user} never had the right to ${operation} ${name}`);
      return right;
    };

    const write = rightTo('Write', other);
    const log = await open({ KAFKA_USERNAME: user }, logger);
    const before = (await log.ends(topic))[5] ?? 0;
    await revoke(write);
    const both = [record(topic, 'w1'), record(other, 'w1')];
    for (let times = 0; times < 3; times += 1)
      await expect(log.append(both)).rejects.toThrow(
        `Kafka refuses ${user}: it has no right to Write on the topic ${other} (npm run kafka-acls)`,
      );
    // Retries do not append to the allowed topic again, because the refused topic is tried first and alone.
    expect(((await log.ends(topic))[5] ?? 0) - before).toBeLessThanOrEqual(2);
    await grant([write]);
    await log.append(both);

    for (const right of [rightTo('Read', `${user}/${topic}`), rightTo('Read', topic)]) {
      await revoke(right);
      const reader = readerOf(user, topic);
      const reading = await open({ KAFKA_USERNAME: user }, logger);
      await reading.subscribe(reader);
      const text = `Kafka refuses ${user}: it has no right to Read on the ${right.resource} ${right.name} (npm run kafka-acls)`;
      await until(
        async () => said,
        (texts) => texts.includes(text),
      );
      expect(reader.read).toEqual([]);
      await grant([right]);
      await until(
        async () => reader.read,
        (keys) => keys.includes('w1'),
      );
      await reading.close();
    }
  });

  it('throttles who sends more than its quota: the answer is late, and nothing is lost', async () => {
    const quota = (value: number | undefined) =>
      admin.alterClientQuotas({
        entries: [
          {
            entities: [{ entityType: 'user', entityName: 'mailer' }],
            ops: [
              value === undefined
                ? { key: 'producer_byte_rate', remove: true }
                : { key: 'producer_byte_rate', value, remove: false },
            ],
          },
        ],
      });
    await quota(10_000);
    // The controller answers before it informs the broker.
    await until(
      () => admin.describeClientQuotas({ components: [{ entityType: 'user', matchType: 0, match: 'mailer' }] }),
      (entries) => entries.length > 0,
    );
    const log = await open({ KAFKA_USERNAME: 'mailer' });
    const before = (await log.ends(TOPICS.documentLifecycle))[5] ?? 0;
    const begun = performance.now();
    for (let nth = 0; nth < 14; nth += 1)
      await log.append([{ ...record(TOPICS.documentLifecycle, `q${nth}`), body: Buffer.alloc(10_000, 'x') }]);
    const ms = performance.now() - begun;
    await quota(undefined);
    expect((await log.ends(TOPICS.documentLifecycle))[5]).toBe(before + 14);
    expect(ms).toBeGreaterThan(1_000);
  });

  it('is told all rights by npm run kafka-acls, printed or granted', () => {
    const run = (order: string, env: Readonly<Record<string, string>>) =>
      spawnSync(process.execPath, [join(import.meta.dirname, '../../dist/kafka-acls.main.js'), order], {
        env: { PATH: process.env['PATH'] ?? '', ...env },
        encoding: 'utf8',
      });
    const printed = run('print', { KAFKA_PREFIX: 'one.', KAFKA_PRINCIPALS: 'User:rubrica-{user}' });
    const lines = printed.stdout.trim().split('\n');
    expect(lines).toHaveLength(all.length);
    expect(lines).toContain(
      `kafka-acls.sh --bootstrap-server "$KAFKA_BROKERS" --command-config "$ADMIN_CONFIG" --add --force --allow-principal 'User:rubrica-mailer' --operation Read --group 'one.mailer/document.lifecycle'`,
    );
    expect(run('apply', { KAFKA_BROKERS: broker.open })).toMatchObject({
      stdout: `${all.length} rights are granted\n`,
      status: 0,
    });
    expect(run('print', { KAFKA_PRINCIPALS: 'User:all' })).toMatchObject({
      stderr: expect.stringContaining('KAFKA_PRINCIPALS: must begin with User: and have {user} in it'),
      status: 1,
    });
  });
});
