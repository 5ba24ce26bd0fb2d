import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { companySale as sale } from '@rubrica/service-testing';
import { temporaryFolder, transitReferee, type TransitServer } from '@rubrica/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { pidsBelow } from './pids.fixture.js';
import { RunningDistributed } from './running-distributed.fixture.js';

const transit = transitReferee();
const COUNT = 10;
/** Long enough for the issuer to ask for signatures again and again. */
const OUTAGE_MS = 5_000;

transit.describe('six services whose keys are wrapped by Vault', () => {
  const folder = temporaryFolder();
  let server: TransitServer;
  let distributed: RunningDistributed;
  beforeAll(async () => {
    server = await transit.start();
    await server.call('POST', 'transit/keys/rubrica', { type: 'aes256-gcm96' });
    const policy = 'path "transit/+/rubrica" { capabilities = ["update"] }';
    await server.call('PUT', 'sys/policies/acl/rubrica', { policy });
    const token = await server.tokenFor('rubrica');
    const env = { KEY_PROVIDER: 'transit', TRANSIT_ADDRESS: server.address, TRANSIT_TOKEN: token };
    distributed = await RunningDistributed.startAnew(folder.path, { EVENT_LOG: 'postgres', ...env }, []);
  });
  afterAll(async () => {
    await distributed.stop();
    await server.stop();
    folder.remove();
  });

  it('keep documents waiting while it is away, fail none, and issue all once it is back', async () => {
    const { sk_live } = distributed.credentials;
    const statusOf = async (id: string): Promise<string> =>
      String((await distributed.call('GET', `/v1/invoices/${id}`, sk_live)).json['status']);

    await server.crash();
    // A new vault has opened no key yet.
    for (const pid of pidsBelow(distributed.pid, 'service.main.js certificate-vault')) process.kill(pid, 'SIGKILL');
    const ids: string[] = [];
    for (let nth = 0; nth < COUNT; nth += 1) {
      const { status, json } = await distributed.call('POST', '/v1/invoices', sk_live, sale());
      expect(status).toBe(201);
      ids.push(String(json['id']));
    }
    await sleep(OUTAGE_MS);
    expect(new Set(await Promise.all(ids.map(statusOf)))).toEqual(new Set(['queued']));

    await server.restart();
    const invoices = await Promise.all(
      ids.map((id) =>
        distributed.poll(`/v1/invoices/${id}`, sk_live, ({ status }) => String(status) === 'accepted_by_dian'),
      ),
    );
    const numbers = invoices.map(({ sequence }) => Number(sequence)).sort((a, b) => a - b);
    expect(numbers).toEqual(ids.map((_, nth) => 990000000 + nth));
    const { documents } = await distributed.received();
    expect(documents.map(({ accepted_times }) => Number(accepted_times))).toEqual(ids.map(() => 1));
  });
});
