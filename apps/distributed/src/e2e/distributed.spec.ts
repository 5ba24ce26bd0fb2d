import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICES } from '@rubrica/contracts';
import { companySale as sale } from '@rubrica/service-testing';
import {
  crashableKafka,
  orphansAmong,
  type OtlpReceiver,
  otlpReceiver,
  temporaryFolder,
  until,
} from '@rubrica/testing';
import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pidsBelow } from './pids.fixture.js';
import { RunningDistributed } from './running-distributed.fixture.js';

const ROOT = join(import.meta.dirname, '../../../..');
const shell = promisify(exec);
const kafka = await crashableKafka();

const sixServices = (log: 'postgres' | 'kafka'): void => {
  const folder = temporaryFolder();
  let distributed: RunningDistributed;
  let traces: OtlpReceiver;

  beforeAll(async () => {
    traces = await otlpReceiver();
    const env = { EVENT_LOG: log, OTEL_EXPORTER_OTLP_ENDPOINT: traces.url, OTEL_TRACES_SAMPLER_ARG: '1' };
    distributed = await RunningDistributed.start(join(folder.path, 'data'), env, ['--replicas', 'document-issuer=2']);
  });

  afterAll(async () => {
    await distributed.stop();
    await traces.close();
    folder.remove();
  });

  it('issue an invoice, and go on when one of each kind is killed', async () => {
    const { sk_live } = distributed.credentials;
    const first = await distributed.call('POST', '/v1/invoices', sk_live, sale(), { prefer: 'wait=30' });
    expect(first.json).toMatchObject({ status: 'accepted_by_dian', number: 'SETP990000000' });
    // One trace goes through all of them, also from one process to the next, and has no span without its parent.
    const isOfFirst = (id: unknown): boolean => id === first.json['id'];
    const ofFirst = () => {
      const root = traces.spans().find(({ attributes }) => isOfFirst(attributes['rubrica.document.id']));
      return traces.spans().filter(({ traceId }) => traceId === root?.traceId);
    };
    await until(ofFirst, (spans) => {
      const services = new Set(spans.map(({ service }) => service));
      return SERVICES.every((service) => services.has(service)) && orphansAmong(spans).length === 0;
    });
    const system = log === 'kafka' ? 'kafka' : 'postgresql';
    expect(new Set(ofFirst().flatMap(({ attributes }) => attributes['messaging.system'] ?? []))).toEqual(
      new Set([system]),
    );

    const second = await distributed.call('POST', '/v1/invoices', sk_live, sale());
    for (const service of SERVICES) {
      const [pid = 0] = pidsBelow(distributed.pid, `service.main.js ${service}`);
      expect([service, pid > 0]).toEqual([service, true]);
      process.kill(pid, 'SIGKILL');
    }
    const path = `/v1/invoices/${String(second.json['id'])}`;
    const invoice = await distributed.poll(path, sk_live, ({ status }) => String(status) === 'accepted_by_dian');
    expect(invoice).toMatchObject({ number: 'SETP990000001' });
  });

  it('are shown with the address of their brokers and a line that reads the topic, where the log is Kafka', async () => {
    const [line] = /KAFKA_BROKERS=\S+ npm run .*/.exec(distributed.printed) ?? [];
    if (log === 'postgres') return expect(line).toBeUndefined();
    const { json } = await distributed.call('POST', '/v1/invoices', distributed.credentials.sk_live, sale(), {
      prefer: 'wait=30',
    });
    const read = await shell(String(line).replace(' --follow', ` --key ${String(json['id'])}`), { cwd: ROOT });
    const messages = read.stdout
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text) as { readonly type: string });
    expect(messages.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['requested', 'numbered', 'accepted'].map((fact) => `co.rubrica.document.${fact}.v1`)),
    );
  });

  it('are not started a second time on the same data', async () => {
    const again = RunningDistributed.spawn(distributed.dataDir, { EVENT_LOG: log });
    expect(await again.ended()).toBe(1);
    expect(again.printed).toContain(`already runs on the data in ${distributed.dataDir}: process ${distributed.pid}`);
  });

  it('have no secret in their logs', () => {
    const { sk_live, sk_test, operator_token } = distributed.credentials;
    for (const service of [...SERVICES.filter((name) => name !== 'document-issuer'), 'document-issuer-1']) {
      const log = readFileSync(join(distributed.dataDir, 'logs', `${service}.log`), 'utf8');
      for (const secret of [sk_live, sk_test, operator_token]) expect(log).not.toContain(secret);
    }
  });
};

describe('six services in processes of their own, the log in PostgreSQL', () => sixServices('postgres'));
kafka.describe('six services in processes of their own, the log in Kafka', () => sixServices('kafka'));
