import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO, LATER_AUTHORIZATIONS, TEST_RANGE } from '../demo/demo-tenants.js';
import { type ApiAnswer, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const TICKET = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../examples/equivalent-documents/bakery.json'), 'utf8'),
) as object;
/** Registered at DIAN for documentos equivalentes alone. */
const SOFTWARE = { id: randomUUID(), pin: '86420' };
const SET = { id: randomUUID(), invoices: 1, notes: 0, software_id: SOFTWARE.id };

const folder = temporaryFolder();
let standalone: RunningStandalone;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  const { dian_simulator_url: portal, software_pin: pin } = standalone.credentials;
  const { id } = (await call('GET', 'tenant')).json['software']?.['invoicing'] ?? {};
  const { document_type: _, ...ofInvoices } = TEST_RANGE;
  const ofTickets = LATER_AUTHORIZATIONS.filter(({ prefix }) => prefix === 'EPOS');
  const { status } = await standalone.call('PUT', `${portal}/control/issuers/${DEMO.nit}`, '', {
    software: { id, pin },
    equivalent_software: SOFTWARE,
    ranges: [ofInvoices, ...ofTickets.map((range) => ({ ...range, software_id: SOFTWARE.id }))],
    test_sets: [SET],
  });
  expect(status).toBe(200);
});
afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

const call = (method: string, path: string, body?: object): Promise<ApiAnswer> =>
  standalone.call(method, `/v1/${path}`, standalone.credentials.sk_live, body, {
    ...{ 'svc-version': '2026-12-01', prefer: 'wait=60, until=outcome' },
  });
const sent = async (operation: string): Promise<number> =>
  Number((await standalone.received())['requests']?.[operation] ?? 0);

describe('software that DIAN has registered for documentos equivalentes alone', () => {
  it('issues tickets for their own test set, and invoices stay with theirs', async () => {
    const { json: rejected } = await call('POST', 'equivalent-documents', TICKET);
    expect(rejected['status']).toBe('rejected_by_dian');
    expect(JSON.stringify(rejected['dian'])).toContain('"/v1/tenant#/software/equivalent/id"');

    const { json: tenant } = await call('PATCH', 'tenant', {
      software: { equivalent: { ...SOFTWARE, test_set_id: SET.id } },
    });
    expect(tenant['software']).toMatchObject({
      invoicing: { test_set: null },
      equivalent: { id: SOFTWARE.id, test_set: { id: SET.id, status: 'open' } },
    });
    const before = await sent('SendTestSetAsync');
    expect((await call('POST', 'equivalent-documents', TICKET)).json).toMatchObject({ status: 'accepted_by_dian' });
    expect(await sent('SendTestSetAsync')).toBe(before + 1);
    expect((await call('POST', 'invoices', sale())).json).toMatchObject({ status: 'accepted_by_dian' });

    // DIAN says to the next ticket that the set is accepted; it goes the ordinary way.
    expect((await call('POST', 'equivalent-documents', TICKET)).json).toMatchObject({ status: 'accepted_by_dian' });
    expect((await call('GET', 'tenant')).json['software']).toMatchObject({
      equivalent: { test_set: { status: 'accepted' } },
    });
  });

  it('is asked for its ranges, which are of tickets', async () => {
    const { json } = await call('POST', 'numbering-ranges/sync');
    expect(json['data']).toMatchObject([
      { action: 'unchanged', document_types: ['invoice'] },
      { action: 'unchanged', document_types: ['equivalent_document'], numbering_range: { prefix: 'EPOS' } },
    ]);
  });
});
