import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EVENT_TYPES } from '@rubrica/contracts';
import { until } from '@rubrica/testing';
import { type Json, note, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
let key: string;
beforeAll(async () => {
  standalone = await RunningStandalone.start(folder.path);
  key = standalone.credentials.sk_test;
});
afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

const post = (path: string, body: object, headers: Record<string, string> = { prefer: 'wait=60' }) =>
  standalone.call('POST', `/v1/${path}`, key, body, headers);
const PERIOD = { start_date: '2026-10-01', end_date: '2026-10-31' };
const IVA = { code: '01', rate: '19.00', base: '100000.00', value: '19000.00' };
const line = (changes: object = {}) => ({
  description: 'Lente de contacto',
  quantity: '1.00',
  unit_code: '94',
  unit_price: '100000.00',
  line_extension_amount: '100000.00',
  taxes: [IVA],
  ...changes,
});
/** As in the sample of the specification: the line total is base plus tax value. */
const SAMPLE = line({ line_extension_amount: '119000.00' });
const BODIES = {
  invoices: (lines: readonly object[], changes: object = {}) => ({ ...sale(), lines, ...changes }),
  'credit-notes': (lines: readonly object[], changes: object = {}) => ({
    ...note({ period: PERIOD }),
    lines,
    ...changes,
  }),
  'debit-notes': (lines: readonly object[], changes: object = {}) => ({
    ...note({ period: PERIOD, reason_code: '1' }),
    lines,
    ...changes,
  }),
};
type Path = keyof typeof BODIES;
const PATHS = Object.keys(BODIES) as Path[];

describe('the versions of the API', () => {
  const inVersion = (version: string, method: string, path: string, body?: object) =>
    standalone.call(method, path, key, body, { 'svc-version': version });

  it('are both taken and echoed, and the default is the older one', async () => {
    for (const version of ['2026-01-01', '2026-12-01']) {
      const { status, headers } = await inVersion(version, 'GET', '/v1/tenant');
      expect([status, headers.get('svc-version')]).toEqual([200, version]);
    }
    const { headers } = await standalone.call('GET', '/v1/tenant', key);
    expect(headers.get('svc-version')).toBe('2026-01-01');
    const { status, json } = await inVersion('2026-06-01', 'GET', '/v1/tenant');
    expect([status, json['code'], json['available_versions']]).toEqual([
      400,
      'unknown_version',
      ['2026-01-01', '2026-12-01'],
    ]);
  });

  it('have a description each, of which the older one has 21 types of events', async () => {
    for (const [path, version] of [
      ['/openapi.json', '2026-01-01'],
      ['/openapi/2026-01-01.json', '2026-01-01'],
      ['/openapi/2026-12-01.json', '2026-12-01'],
    ] as const) {
      const { json } = await standalone.call('GET', path, key);
      expect([path, json['info']]).toEqual([path, expect.objectContaining({ version })]);
      const { schemas } = json['components'] as unknown as { schemas: Record<string, { enum: string[] }> };
      expect(schemas['ApiVersion']?.enum).toEqual(['2026-01-01', '2026-12-01']);
      if (version === '2026-01-01') expect(schemas['EventType']?.enum).toEqual(EVENT_TYPES);
    }
    expect(EVENT_TYPES).toHaveLength(21);
  });

  it('are kept by the endpoints that are made in them, whoever changes them', async () => {
    const body = { url: 'https://example.com/rubrica', subscribed_events: ['invoice.failed'] };
    for (const [version, other] of [
      ['2026-01-01', '2026-12-01'],
      ['2026-12-01', '2026-01-01'],
    ] as const) {
      const { status, json } = await inVersion(version, 'POST', '/v1/webhook-endpoints', body);
      expect([status, json['api_version']]).toEqual([201, version]);
      const path = `/v1/webhook-endpoints/${String(json['id'])}`;
      const changed = await inVersion(other, 'PATCH', path, { description: 'ERP' });
      expect([changed.status, changed.json['api_version']]).toEqual([200, version]);
      await standalone.call('DELETE', path, key);
    }
    const unknown = { ...body, subscribed_events: ['support_document.failed'] };
    const { status, json } = await inVersion('2026-01-01', 'POST', '/v1/webhook-endpoints', unknown);
    expect([status, json['errors']]).toEqual([
      422,
      [expect.objectContaining({ pointer: '#/subscribed_events/0', code: 'not_allowed' })],
    ]);
  });
});

describe('the events of the specification', () => {
  it('have cufe and pdf_url as strings, all 21 of them, since each document had its number', async () => {
    const asked = [
      { outcome: 'accepted_by_dian', email: 'delivered' },
      { outcome: 'accepted_by_dian', email: 'bounced' },
      { outcome: 'accepted_by_dian', email: 'complained' },
      { outcome: 'rejected_by_dian' },
      { outcome: 'accepted_contingency' },
      { outcome: 'failed' },
    ];
    const ids = await Promise.all(
      PATHS.flatMap((path) =>
        asked.map(async (simulate) => {
          const { status, json } = await post(path, BODIES[path]([line()], { simulate }));
          expect([path, simulate, status]).toEqual([path, simulate, 201]);
          return String(json['id']);
        }),
      ),
    );
    const eventsOf = async (id: string): Promise<readonly Json[]> =>
      (await standalone.call('GET', `/v1/events?document_id=${id}&limit=100`, key)).json['data'] as unknown as Json[];
    const events = await until(
      async () => (await Promise.all(ids.map(eventsOf))).flat(),
      (some) => new Set(some.map(({ type }) => String(type))).size === EVENT_TYPES.length,
    );
    expect(new Set(events.map(({ type }) => String(type)))).toEqual(new Set(EVENT_TYPES));
    for (const { type, data } of events)
      expect({ type, ...(data?.['object'] as object) }).toMatchObject({
        type,
        number: expect.any(String),
        cufe: expect.stringMatching(/^[0-9a-f]{96}$/),
        pdf_url: expect.stringMatching(/^http/),
      });
    // Each link leads to a PDF.
    for (const { type, data } of events) {
      const url = String((data?.['object'] as Json | undefined)?.['pdf_url']);
      const pdf = await until(
        () => fetch(url),
        ({ status }) => status !== 409,
      );
      expect([type, pdf.status, (await pdf.text()).slice(0, 5)]).toEqual([type, 200, '%PDF-']);
    }
  });
});

describe.each(PATHS)('the line of the specification’s sample, to /v1/%s', (path) => {
  const body = (lines: readonly object[], changes: object = {}) => BODIES[path](lines, changes);

  it('is taken without its tax: resource, totals, XML, CUFE as if that had been sent', async () => {
    const { json } = await post(path, body([SAMPLE, SAMPLE]));
    expect(json).toMatchObject({
      status: 'accepted_by_dian',
      lines: [{ line_extension_amount: '100000.00' }, { line_extension_amount: '100000.00' }],
      totals: { line_extension_amount: '200000.00', payable_amount: '238000.00' },
    });
    const xml = (await standalone.call('GET', `/v1/${path}/${String(json['id'])}/xml`, key)).bytes.toString();
    expect(
      xml.match(/<cbc:LineExtensionAmount [^>]*>([\d.]+)</g)?.map((one) => one.replace(/.*>([\d.]+)<.*/, '$1')),
    ).toEqual(['200000.00', '100000.00', '100000.00']);
  });

  it('gets a warning of preview, and any other amount a 422', async () => {
    const previewed = await post(`${path}/preview`, body([line(), SAMPLE]));
    expect(previewed.json).toMatchObject({
      totals: { line_extension_amount: '200000.00' },
      warnings: [{ pointer: '#/lines/1/line_extension_amount', code: 'tax_in_line_total' }],
    });
    const refused = await post(`${path}/preview`, body([{ ...SAMPLE, line_extension_amount: '119000.01' }]));
    expect([refused.status, refused.json['errors']]).toMatchObject([422, [{ code: 'amount_mismatch' }]]);
  });

  it('is taken so in batches and corrections too, and repeated by its key', async () => {
    const batch = await post(`${path}/batches`, { documents: [body([SAMPLE]), body([line()])] });
    const documents = batch.json['data'] as unknown as readonly Json[];
    expect(documents.map(({ document }) => (document?.['lines'] as unknown as Json[])[0])).toMatchObject([
      { line_extension_amount: '100000.00' },
      { line_extension_amount: '100000.00' },
    ]);
    const rejected = await post(path, body([SAMPLE], { simulate: { outcome: 'rejected_by_dian' } }));
    const again = { prefer: 'wait=60', 'idempotency-key': `${path} corrected` };
    const correct = () => post(`${path}/${String(rejected.json['id'])}/corrections`, body([SAMPLE]), again);
    const corrected = await correct();
    expect(corrected.json).toMatchObject({ status: 'accepted_by_dian', number: rejected.json['number'] });
    expect((await correct()).json['id']).toBe(corrected.json['id']);
  });

  it('may have the carbon tax with code, rate, base and value', async () => {
    const carbon = { code: '02', rate: '5.00', base: '100000.00', value: '5000.00' };
    const { json } = await post(path, body([line({ quantity: '40.00', unit_price: '2500.00', taxes: [IVA, carbon] })]));
    expect(json).toMatchObject({
      status: 'accepted_by_dian',
      lines: [{ taxes: [IVA, { code: '02', per_unit_amount: '125.00', base_quantity: '40.00', value: '5000.00' }] }],
      totals: { payable_amount: '124000.00' },
    });
    const inexact = { ...carbon, rate: '1.00', value: '1000.00' };
    const refused = await post(
      path,
      body([line({ quantity: '3.00', unit_price: '33333.33', line_extension_amount: '99999.99', taxes: [inexact] })]),
    );
    expect(refused.json['errors']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ pointer: '#/lines/0/taxes/0/per_unit_amount', code: 'required' }),
      ]),
    );
  });
});
