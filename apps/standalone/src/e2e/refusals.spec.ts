import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
});

afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

const pointers = (json: Json): string[] =>
  (json['errors'] as unknown as Json[]).map((error) => String(error['pointer'])).sort();

describe('the API refuses', () => {
  it('an unknown key with 401', async () => {
    const { status, json } = await standalone.call('GET', '/v1/invoices', 'sk_test_0000000000000000000000');
    expect([status, json['code']]).toEqual([401, 'unauthorized']);
  });

  it("another tenant's document with 404, and a test key a live one's", async () => {
    const { sk_test, sk_live, other_tenant } = standalone.credentials;
    const { json } = await standalone.call('POST', '/v1/invoices', sk_test, sale());
    const path = `/v1/invoices/${String(json['id'])}`;
    expect((await standalone.call('GET', path, sk_test)).status).toBe(200);
    for (const key of [other_tenant.sk_test, other_tenant.sk_live, sk_live]) {
      for (const file of ['', '/xml', '/pdf', '/timeline', '/attached-document', '/application-response']) {
        expect([key.slice(0, 7), file, (await standalone.call('GET', path + file, key)).status]).toEqual([
          key.slice(0, 7),
          file,
          404,
        ]);
      }
    }
  });

  it('malformed JSON with 400', async () => {
    const { status, json, headers } = await standalone.call(
      'POST',
      '/v1/invoices',
      standalone.credentials.sk_test,
      '{"customer_id": ',
    );
    expect([status, json['code'], headers.get('content-type')]).toEqual([
      400,
      'malformed_json',
      'application/problem+json; charset=utf-8',
    ]);
    expect(headers.get('svc-request-id')).toBe(json['request_id']);
  });

  it('a body with three faults with one 422 that names all three', async () => {
    const body = sale({
      currency: 'pesos',
      payment_means: { code: '10', type: '2' },
      lines: [
        {
          description: 'Lente',
          quantity: '1.00',
          unit_code: '94',
          unit_price: '100000.00',
          line_extension_amount: '100000.00',
          taxes: [{ code: '01', rate: '19.00', base: '100000.00', value: '21000.00' }],
        },
      ],
    });
    const { status, json } = await standalone.call('POST', '/v1/invoices', standalone.credentials.sk_test, body);
    expect(status).toBe(422);
    expect(pointers(json)).toEqual(
      expect.arrayContaining(['#/currency', '#/lines/0/taxes/0/value', '#/payment_means/due_date']),
    );
  });

  it('a numbering range that is not of this tenant, mode and kind with 422, before anything waits for a number', async () => {
    const { sk_live, sk_test, other_tenant } = standalone.credentials;
    const rangesOf = async (key: string): Promise<readonly Json[]> =>
      (await standalone.call('GET', '/v1/numbering-ranges', key)).json['data'] as unknown as readonly Json[];
    const idOf = (ranges: readonly Json[], type: string): string =>
      String(ranges.find(({ document_type }) => String(document_type) === type)?.['id']);
    const own = await rangesOf(sk_live);
    const named: readonly (readonly [id: string, code: string])[] = [
      [`nr_${'0'.repeat(26)}`, 'numbering_range_unknown'],
      [idOf(await rangesOf(other_tenant.sk_live), 'invoice'), 'numbering_range_unknown'],
      [idOf(await rangesOf(sk_test), 'invoice'), 'numbering_range_unknown'],
      [idOf(own, 'credit_note'), 'not_applicable'],
    ];
    for (const [numbering_range_id, code] of named) {
      const { status, json } = await standalone.call('POST', '/v1/invoices', sk_live, sale({ numbering_range_id }));
      expect([status, json['errors']]).toEqual([
        422,
        [expect.objectContaining({ pointer: '#/numbering_range_id', code })],
      ]);
    }
    const body = sale({ numbering_range_id: idOf(own, 'invoice') });
    expect((await standalone.call('POST', '/v1/invoices', sk_live, body)).status).toBe(201);
  });

  it('a field that does not exist with 422', async () => {
    const { status, json } = await standalone.call(
      'POST',
      '/v1/invoices',
      standalone.credentials.sk_test,
      sale({ colour: 'red' }),
    );
    expect(status).toBe(422);
    expect(json).toMatchObject({ code: 'unknown_field', errors: [{ pointer: '#/colour', code: 'unknown_field' }] });
  });
});
