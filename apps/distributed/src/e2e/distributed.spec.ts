import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICES } from '@rubrica/contracts';
import { companySale as sale } from '@rubrica/service-testing';
import { crashableKafka, temporaryFolder } from '@rubrica/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pidsBelow } from './pids.fixture.js';
import { RunningDistributed } from './running-distributed.fixture.js';

const kafka = await crashableKafka();

const sixServices = (log: 'postgres' | 'kafka'): void => {
  const folder = temporaryFolder();
  let distributed: RunningDistributed;

  beforeAll(async () => {
    distributed = await RunningDistributed.start(join(folder.path, 'data'), { EVENT_LOG: log }, [
      '--replicas',
      'document-issuer=2',
    ]);
  });

  afterAll(async () => {
    await distributed.stop();
    folder.remove();
  });

  it('issue an invoice, and go on when one of each kind is killed', async () => {
    const { sk_live } = distributed.credentials;
    const first = await distributed.call('POST', '/v1/invoices', sk_live, sale(), { prefer: 'wait=30' });
    expect(first.json).toMatchObject({ status: 'accepted_by_dian', number: 'SETP990000000' });

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
