import { afterAll, describe, expect, it } from '@jest/globals';
import { PARTITIONS } from '@rubrica/contracts';
import { kafkaBroker } from '@rubrica/testing';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { EventLogSettings, kafkaOptionsOf, openEventLog } from './event-log-settings.js';
import { createLogger } from '../logging/logger.js';
import { readSettings } from '../settings/settings.js';

const logger = createLogger({ service: 'test', level: 'error' });
const kafka = await kafkaBroker();

describe('the settings of the log', () => {
  it('choose PostgreSQL where nothing is said, and want its URL', () => {
    expect(() => readSettings(EventLogSettings, {})).toThrow('EVENT_LOG_URL: is missing');
    expect(readSettings(EventLogSettings, { EVENT_LOG_URL: 'postgres://x' })).toMatchObject({ eventLog: 'postgres' });
  });

  it('of Kafka want brokers and no PostgreSQL', () => {
    expect(() => readSettings(EventLogSettings, { EVENT_LOG: 'kafka' })).toThrow(
      /^(?!.*EVENT_LOG_URL).*KAFKA_BROKERS: is missing/s,
    );
    expect(() => readSettings(EventLogSettings, { EVENT_LOG: 'kafka', KAFKA_BROKERS: 'localhost' })).toThrow(
      'KAFKA_BROKERS: must be host:port, comma separated',
    );
    const settings = readSettings(EventLogSettings, {
      EVENT_LOG: 'kafka',
      KAFKA_BROKERS: 'a.example:9092,b.example:9092',
    });
    expect(settings).toMatchObject({ eventLog: 'kafka', kafkaBrokers: 'a.example:9092,b.example:9092' });
  });

  it('want a name and a password for SASL, and say neither', () => {
    const sasl = { EVENT_LOG: 'kafka', KAFKA_BROKERS: 'a:1', KAFKA_SASL_MECHANISM: 'scram-sha-512' };
    expect(() => readSettings(EventLogSettings, { ...sasl, KAFKA_USERNAME: 'someone' })).toThrow(
      /^(?!.*someone).*KAFKA_PASSWORD: is missing/s,
    );
    expect(() => readSettings(EventLogSettings, { ...sasl, KAFKA_SASL_MECHANISM: 'md5' })).toThrow(
      'KAFKA_SASL_MECHANISM',
    );
  });

  it('want the key of a certificate, and speak TLS with it', () => {
    const mutual = { EVENT_LOG: 'kafka', KAFKA_BROKERS: 'a:1', KAFKA_CERT: 'certificate' };
    expect(() => readSettings(EventLogSettings, mutual)).toThrow('KAFKA_KEY: is missing');
    const settings = readSettings(EventLogSettings, { ...mutual, KAFKA_KEY: 'key' });
    expect(kafkaOptionsOf(settings, 'test', logger).ssl).toEqual({ cert: 'certificate', key: 'key' });
  });

  it('know no third log', () => {
    expect(() => readSettings(EventLogSettings, { EVENT_LOG: 'rabbit' })).toThrow('EVENT_LOG: must be one of');
  });
});

kafka.describe('npm run topics', () => {
  const env = {
    PATH: process.env['PATH'] ?? '',
    KAFKA_BROKERS: kafka.brokers,
    KAFKA_PREFIX: `test-${randomBytes(6).toString('hex')}.`,
    KAFKA_REPLICATION: '1',
  };
  const topics = (more: Readonly<Record<string, string>> = {}) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../../dist/topics.main.js')], {
      env: { ...env, ...more },
      encoding: 'utf8',
    });
  const logs: { close(): Promise<void> }[] = [];
  afterAll(() => Promise.all(logs.map((log) => log.close())));

  it('is a step of its own: without it the log is refused, and named', async () => {
    const log = await openEventLog(readSettings(EventLogSettings, { ...env, EVENT_LOG: 'kafka' }), 'test', logger);
    logs.push(log);
    await expect(log.ends('document.lifecycle')).rejects.toThrow('npm run topics');
  });

  it('makes the topics once, each of 64 partitions', async () => {
    const { KAFKA_PREFIX: prefix } = env;
    expect(topics()).toMatchObject({
      stdout: `made ${prefix}document.lifecycle, ${prefix}tenant.lifecycle\n`,
      stderr: '',
      status: 0,
    });
    expect(topics()).toMatchObject({ stdout: 'all topics are there\n', status: 0 });
    const log = await openEventLog(readSettings(EventLogSettings, { ...env, EVENT_LOG: 'kafka' }), 'test', logger);
    logs.push(log);
    expect(await log.ends('tenant.lifecycle')).toEqual(Array.from({ length: PARTITIONS }, () => 0));
  });

  it('says what is wrong', () => {
    expect(topics({ KAFKA_REPLICATION: '0' })).toMatchObject({
      stderr: expect.stringContaining('KAFKA_REPLICATION'),
      status: 1,
    });
    expect(topics({ KAFKA_BROKERS: '127.0.0.1:1' })).toMatchObject({
      stderr: expect.stringContaining('no topics: '),
      status: 1,
    });
  });
});
