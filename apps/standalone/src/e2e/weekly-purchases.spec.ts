import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { colombianTimestamp } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import { join } from 'node:path';
import { until } from '@rubrica/testing';
import { type ApiAnswer, type Json, RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const HOUR_MS = 3_600_000;
const folder = temporaryFolder();
const dataDir = join(folder.path, 'data');

let standalone: RunningStandalone;
/** The clock of all services; the real one moves it on by seconds only. */
let now = Date.now();

const weekCloses = (at: Date): Date => kindOf('support_document').collection?.closesAt(at) ?? at;

const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<ApiAnswer> =>
  standalone.call(method, `/v1/${path}`, standalone.credentials.sk_test, body, {
    'svc-version': '2026-12-01',
    ...headers,
  });

const start = async (env: Record<string, string> = {}): Promise<void> => {
  standalone = await RunningStandalone.start(dataDir, { TEST_CLOCK: '1', ...env });
};
const moveTo = async (at: number): Promise<void> => {
  const { admin_url, operator_token } = standalone.credentials;
  const body = { advance_s: Math.ceil((at - now) / 1000) };
  expect((await standalone.call('POST', `${admin_url}/admin/v1/clock`, operator_token, body)).status).toBe(200);
  now = at;
};
const poll = (path: string, holds: (document: Json) => boolean): Promise<Json> =>
  until(async () => (await call('GET', path)).json, holds);

/** As resources show a time. */
const at = (time: Date): string => colombianTimestamp(time).replace('-05:00', '.000-05:00');

const seller = {
  residence: 'resident',
  identification: { type: '13', number: '1020304050' },
  legal_name: 'Rosa Elvira Pinzón',
  address: { line: 'Vereda La Esperanza, finca 3', municipality_code: '25286', postal_code: '250020' },
};
const purchase = (supplierId: string, nth: number): object => ({
  supplier_id: supplierId,
  transmission: 'weekly',
  currency: 'COP',
  payment_means: { code: '10', type: '1' },
  external_id: `compra-${nth}`,
  lines: [
    {
      purchased_on: colombianTimestamp(new Date(now)).slice(0, 10),
      description: `Café pergamino seco, bulto ${nth}`,
      quantity: '10.00',
      unit_code: 'KGM',
      unit_price: '18000.00',
      line_extension_amount: '180000.00',
    },
  ],
});
const bought = (supplierId: string, nth: number, headers = {}): Promise<ApiAnswer> =>
  call('POST', 'support-documents', purchase(supplierId, nth), headers);

let supplierId: string;
let closesAt: Date;
beforeAll(async () => {
  // The process is killed as `kill -9` kills it when the week closes, between the blob of the whole and its request.
  await start({ RUBRICA_FAULT: 'api-gateway:collection-written' });
  await moveTo(weekCloses(new Date()).getTime() + HOUR_MS);
  closesAt = weekCloses(new Date(now));
  supplierId = String((await call('POST', 'suppliers', seller)).json['id']);
});
afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

describe('a supplier whose purchases are transmitted weekly', () => {
  let id: string;

  it('has all purchases of the week in one document, which waits for the end of the week', async () => {
    const ids = new Set<string>();
    for (let nth = 1; nth <= 7; nth += 1) {
      const { status, json } = await bought(supplierId, nth, { 'idempotency-key': `compra ${nth}` });
      expect([status, json]).toMatchObject([
        201,
        {
          object: 'support_document',
          status: 'queued',
          number: null,
          waiting: { reason: 'week_open', choices: [] },
          collecting_until: at(closesAt),
          external_id: 'compra-1',
          totals: { payable_amount: `${180_000 * nth}.00` },
        },
      ]);
      ids.add(String(json['id']));
      await moveTo(now + 6 * HOUR_MS);
    }
    expect(ids.size).toBe(1);
    [id = ''] = ids;
  });

  it('is told of a purchase that was sent twice, by its key and by its external id', async () => {
    const key = { 'idempotency-key': 'compra otra vez' };
    const another = { ...purchase(supplierId, 7), external_id: 'compra-7b', payment_means: { code: '30', type: '1' } };
    const first = await call('POST', 'support-documents', another, key);
    const again = await call('POST', 'support-documents', another, key);
    expect([again.status, again.headers.get('idempotent-replayed'), again.json]).toEqual([201, 'true', first.json]);
    for (const nth of [1, 4]) {
      const { status, json } = await bought(supplierId, nth);
      expect([status, json['code'], json['existing_id']]).toEqual([409, 'external_id_in_use', id]);
    }
  });

  it('cannot have its document resolved or retried before it is issued', async () => {
    for (const [order, body] of [
      ['resolve', { choice: 'wait' }],
      ['retry', undefined],
    ] as const)
      expect((await call('POST', `support-documents/${id}/${order}`, body)).status).toBe(409);
  });

  it('begins another document where the means of payment differs', async () => {
    const other = { ...purchase(supplierId, 8), payment_means: { code: '47', type: '1' } };
    const { json } = await call('POST', 'support-documents', other);
    expect(json).toMatchObject({ waiting: { reason: 'week_open' }, totals: { payable_amount: '180000.00' } });
    expect(json['id']).not.toBe(id);
  });

  it('cannot add a purchase of an earlier week', async () => {
    const late = purchase(supplierId, 9) as { lines: object[] };
    const lines = late.lines.map((line) => ({ ...line, purchased_on: '2026-01-05' }));
    const { status, json } = await call('POST', 'support-documents', { ...late, lines });
    expect([status, json['errors']?.[0]]).toMatchObject([
      422,
      { pointer: '#/lines/0/purchased_on', code: 'out_of_bounds' },
    ]);
  });

  it('gets one document on the last working day, with each purchase once, through a kill -9', async () => {
    // It is gone before it can answer.
    await moveTo(closesAt.getTime() + 60_000).catch(() => undefined);
    expect(await standalone.ended()).toBeNull();
    now = Date.now();
    await start();
    await moveTo(closesAt.getTime() + 120_000);
    const document = await poll(`support-documents/${id}`, ({ status }) => String(status) === 'accepted_by_dian');
    expect(document).toMatchObject({ waiting: null, collecting_until: null, external_id: 'compra-1' });
    expect(String(document['issued_at']).slice(0, 10)).toBe(colombianTimestamp(closesAt).slice(0, 10));
    const xml = await (await fetch(String(document['xml_url']))).text();
    const bags = [...xml.matchAll(/<cbc:Description>Café pergamino seco, bulto (\d)</g)].map(([, nth]) => nth);
    expect(bags).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(xml.match(/<cbc:DescriptionCode>2<\/cbc:DescriptionCode>/g)).toHaveLength(7);
    const { json } = await call('GET', `support-documents?supplier_id=${supplierId}`);
    expect(json['data']).toHaveLength(3);
  });

  it('has a further week, whose document is issued by a call', async () => {
    const { json } = await bought(supplierId, 10);
    expect(json).toMatchObject({ status: 'queued', waiting: { reason: 'week_open' } });
    const path = `support-documents/${String(json['id'])}`;
    const issued = await call('POST', `${path}/issue`);
    expect([issued.status, issued.json]).toMatchObject([200, { waiting: null, collecting_until: null }]);
    const document = await poll(path, ({ status }) => String(status) === 'accepted_by_dian');
    expect((await call('POST', `${path}/issue`)).json).toMatchObject({
      id: document['id'],
      number: document['number'],
    });
    expect((await bought(supplierId, 11)).json['id']).not.toBe(document['id']);
  });
});
