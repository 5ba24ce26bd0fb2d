import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import type { SupplierDocument } from '@rubrica/reception';
import { startStandIn } from '@rubrica/service-testing';
import { parse } from 'csv-parse/sync';
import { type RunningGateway, startGateway, type TenantKeys } from '../gateway.fixture.js';

const party = (number: string, legal_name: string) => ({
  identification: { type: '31', number, check_digit: '8' },
  legal_name,
  trade_name: null,
  organization_type: '1',
  email: null,
  phone: null,
  address: { line: null, municipality_code: '05001', city: null, postal_code: null, country: 'CO' },
  tax_level_codes: [],
  tax_scheme: '01',
});
const tax = (code: string, base: string | null, value: string) => ({
  ...{ code, rate: null, base, value },
  ...{ per_unit_amount: null, base_quantity: null, unit_code: null },
});
const document = (change: Partial<SupplierDocument> = {}): SupplierDocument => ({
  ...{ number: 'SETP990000001', prefix: 'SETP', cufe: 'a'.repeat(96), type_code: '01', operation_type: '10' },
  ...{ environment: 'production', issued_at: '2026-11-21T10:15:00-05:00', currency: 'COP' },
  supplier: party('900373115', 'Papelería "El Lápiz", S.A.S.'),
  customer: party('800197268', 'Comercializadora Andina S.A.S.'),
  payment_means: { code: '10', type: '2', due_date: '2026-12-21' },
  ...{ notes: [], order_reference: null, billing_reference: null, reason_code: null, reason: null, lines: [] },
  ...{ allowances: [], charges: [], prepaid: [] },
  withholdings: [tax('06', '100000.00', '2500.00'), tax('06', '20000.00', '500.00')],
  totals: {
    ...{ line_extension_amount: '120000.00', tax_exclusive_amount: '120000.00', tax_inclusive_amount: '142900.00' },
    ...{ allowance_total: '0.00', charge_total: '0.00', prepaid_amount: '0.00', rounding_amount: '-0.40' },
    payable_amount: '142899.60',
    taxes: [
      { code: '01', base: '120000.00', value: '22800.00' },
      { code: '22', base: '0.00', value: '100.00' },
    ],
  },
  ...change,
});
const state = (index: number, shown: SupplierDocument | null = document()) => ({
  ...{ id: `rcv_${String(index).padStart(26, '0')}`, livemode: true, environment: 'production', status: 'verified' },
  reasons: [{ code: 'dian_copy_missing', where: 'GetXmlByDocumentKey' }],
  ...{ cufe: 'a'.repeat(96), validated_at: '2026-11-21T10:15:05-05:00', has_xml: true, document: shown, events: null },
  ...{ created_at: '2026-11-22T08:00:00-05:00', updated_at: '2026-11-22T08:00:01-05:00' },
});

let gateway: RunningGateway;
let tenant: TenantKeys;
let kept: ReturnType<typeof state>[];
let asked: Record<string, string>[];
/** Number of the page at which the owner breaks off; none where null. */
let broken: number | null;

beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
  const owner = await startStandIn((server) =>
    server.get('/*', ({ query }, reply) => {
      const page = query as Record<string, string>;
      asked.push(page);
      if (asked.length === broken) return reply.status(500).send({});
      const from = kept.findIndex(({ id }) => id === page['starting_after']) + 1;
      const data = kept.slice(from, from + Number(page['limit'] ?? '10'));
      const has_more = kept.length > from + data.length;
      return reply.send({ object: 'list', url: '/v1/received-documents', has_more, data });
    }),
  );
  gateway.standIn('dian-submitter', owner);
});
beforeEach(() => {
  kept = [state(1)];
  asked = [];
  broken = null;
});
afterAll(() => gateway.close());

const headers = { 'svc-version': NEWEST_API_VERSION };
const list = (query: string) =>
  gateway.call('GET', `/v1/received-documents?${query}`, { key: tenant.sk_live, headers });
const rowsOf = (text: string): Record<string, string>[] => parse(text, { columns: true });

describe('documents of suppliers as CSV', () => {
  it('have a row each, with the codes of DIAN and the taxes by code', async () => {
    const { status, headers: answered, text } = await list('format=csv&supplier_nit=900373115');
    expect([status, answered['content-type'], answered['content-disposition']]).toEqual([
      ...[200, 'text/csv; charset=utf-8', 'attachment; filename="received-documents.csv"'],
    ]);
    expect(asked).toMatchObject([{ supplier_nit: '900373115' }]);
    expect(asked[0]).not.toHaveProperty('format');
    expect(rowsOf(text)).toEqual([
      expect.objectContaining({
        ...{ status: 'verified', reasons: 'dian_copy_missing', type_code: '01', number: 'SETP990000001' },
        ...{ due_date: '2026-12-21', supplier_nit: '900373115', supplier_name: 'Papelería "El Lápiz", S.A.S.' },
        ...{ supplier_municipality_code: '05001', payment_type: '2', payment_code: '10', currency: 'COP' },
        ...{ tax_01_base: '120000.00', tax_01_value: '22800.00', tax_04_value: '', other_taxes: '22:100.00' },
        ...{ withholding_06_value: '3000.00', withholding_05_value: '', rounding_amount: '-0.40' },
        ...{ payable_amount: '142899.60', corrected_number: '' },
      }),
    ]);
  });

  it('name the invoice that a note corrects', async () => {
    const billing_reference = { number: 'SETP7', cufe: 'b'.repeat(96), issue_date: '2026-11-01' };
    kept = [state(1, document({ type_code: '91', billing_reference, reason_code: '2' }))];
    const [row] = rowsOf((await list('format=csv')).text);
    expect(row).toMatchObject({ corrected_number: 'SETP7', corrected_cufe: 'b'.repeat(96), reason_code: '2' });
  });

  it('have no data where only the CUFE is known', async () => {
    kept = [state(1, null)];
    expect(rowsOf((await list('format=csv')).text)).toMatchObject([{ cufe: 'a'.repeat(96), number: '', currency: '' }]);
  });

  it('are the head alone where there are none', async () => {
    kept = [];
    const { text } = await list('format=csv');
    expect(text).toMatch(/^id,status,[^\r\n]+\r\n$/);
  });

  it.each(['=cmd|/c calc!A1', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])(
    'never hold the formula %j',
    async (name) => {
      kept = [state(1, document({ supplier: party('900373115', name), number: name }))];
      const [row] = rowsOf((await list('format=csv')).text);
      expect(row).toMatchObject({ supplier_name: `'${name}`, number: `'${name}` });
    },
  );
});

describe('documents of suppliers as a file', () => {
  it.each([0, 1, 20, 21, 45])('are all there, in JSON lines and in CSV: %d', async (count) => {
    kept = Array.from({ length: count }, (_, index) => state(index + 1));
    const ids = kept.map(({ id }) => id);
    const { text, headers: answered } = await list('format=jsonl');
    expect(answered['content-type']).toBe('application/x-ndjson; charset=utf-8');
    const lines = text.split('\n').slice(0, -1);
    expect(lines.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(ids);
    expect(asked).toHaveLength(Math.max(1, Math.ceil(count / 20)));
    expect(rowsOf((await list('format=csv')).text).map(({ id }) => id)).toEqual(ids);
  });

  it('are in JSON lines what they are in a page', async () => {
    const { json } = await list('format=json');
    const { text } = await list('format=jsonl');
    expect(JSON.parse(text)).toEqual((json['data'] as unknown as object[])[0]);
  });

  it('have no pages', async () => {
    const { status, json } = await list('format=csv&limit=5&starting_after=rcv_1');
    expect([status, asked]).toEqual([422, []]);
    expect(json['errors']).toMatchObject([
      { parameter: 'limit', code: 'not_allowed' },
      { parameter: 'starting_after', code: 'not_allowed' },
    ]);
  });

  it('are refused as a page is where the owner does not answer', async () => {
    broken = 1;
    expect((await list('format=csv')).status).toBeGreaterThanOrEqual(500);
  });

  it('break off, so that nobody takes a part for the whole', async () => {
    kept = Array.from({ length: 45 }, (_, index) => state(index + 1));
    broken = 2;
    await expect(list('format=csv')).rejects.toThrow();
  });

  it.each(['xml', ''])('are in no other format: %j', async (format) => {
    expect((await list(`format=${format}`)).status).toBe(422);
  });
});
