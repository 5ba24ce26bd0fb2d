import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Receiver, receiver } from '@rubrica/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO } from '../demo/demo-tenants.js';
import { type ApiAnswer, RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const purchase = (): object =>
  JSON.parse(
    readFileSync(
      join(import.meta.dirname, '../../../../examples/support-documents/reteiva-and-reterenta.json'),
      'utf8',
    ),
  ) as object;

const folder = temporaryFolder();
let standalone: RunningStandalone;
let target: Receiver;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  target = await receiver();
});
afterAll(async () => {
  await target.close();
  await standalone.stop();
  folder.remove();
});

const call = (method: string, path: string, body?: object): Promise<ApiAnswer> =>
  standalone.call(method, `/v1/${path}`, standalone.credentials.sk_live, body, {
    'svc-version': '2026-12-01',
    prefer: 'wait=60',
  });

describe('a support document in habilitación', () => {
  it('is posted, sent by SendBillSync without a test set, accepted and told by webhook', async () => {
    const hook = { url: `${target.url}/hook`, subscribed_events: ['support_document.accepted_by_dian'] };
    expect((await call('POST', 'webhook-endpoints', hook)).status).toBe(201);

    const { status, json } = await call('POST', 'support-documents', purchase());
    expect([status, json]).toMatchObject([
      201,
      {
        object: 'support_document',
        environment: 'habilitacion',
        status: 'accepted_by_dian',
        type_code: '05',
        failure: null,
        totals: { payable_amount: '952000.00' },
      },
    ]);
    expect(json['cuds']).toBe(json['cufe']);

    const [delivery] = await target.received(1, 20_000);
    expect(JSON.parse(delivery?.body ?? '')).toMatchObject({
      type: 'support_document.accepted_by_dian',
      data: { object: { id: json['id'], number: json['number'], cufe: json['cufe'] } },
    });
    const { json: control } = await standalone.call(
      'GET',
      `${standalone.credentials.dian_simulator_url}/control/received`,
      '',
    );
    expect(control['requests']).toMatchObject({ SendBillSync: 1 });
    expect(control['requests']).not.toHaveProperty('SendTestSetAsync');
  });

  it('names the seller as supplier and the tenant as customer', async () => {
    const { json } = await call('GET', 'support-documents');
    const [document] = json['data'] as unknown as readonly Record<string, string>[];
    const xml = await (await fetch(document?.['xml_url'] ?? '')).text();
    const [seller = '', buyer = ''] = xml.split('<cac:AccountingCustomerParty>');
    expect(seller).toMatch(/schemeID="\d" schemeName="31">79456123</);
    expect(buyer).toContain(`>${DEMO.nit}</cbc:CompanyID>`);
  });
});
