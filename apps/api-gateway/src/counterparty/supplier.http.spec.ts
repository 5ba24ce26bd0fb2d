import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Answered,
  errorsOf,
  type Json,
  type RunningGateway,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

const call = (method: string, path: string, body?: object, version = '2026-12-01'): Promise<Answered> =>
  gateway.call(method, `/v1/${path}`, { key: tenant.sk_test, body, headers: { 'svc-version': version } });

const farmer = (change: object = {}): object => ({
  residence: 'resident',
  identification: { type: '13', number: '1020304050' },
  legal_name: 'Rosa Elvira Pinzón',
  address: { line: 'Vereda La Esperanza, finca 3', municipality_code: '25286', postal_code: '250020' },
  ...change,
});
const designer = (change: object = {}): object => ({
  residence: 'non_resident',
  identification: { type: '41', number: 'AB-1234567' },
  legal_name: 'Jane Doe',
  address: { line: '12 Main Street', city: 'Austin', country: 'US' },
  ...change,
});

describe('a supplier', () => {
  it('is created, read, listed by its number, changed and deleted', async () => {
    const { status, json } = await call('POST', 'suppliers', farmer({ external_id: 'p-1', metadata: { zone: '3' } }));
    expect([status, json]).toMatchObject([
      201,
      {
        object: 'supplier',
        livemode: false,
        residence: 'resident',
        legal_name: 'Rosa Elvira Pinzón',
        metadata: { zone: '3' },
      },
    ]);
    const id = String(json['id']);
    expect(id).toMatch(/^sup_[0-9a-z]{26}$/);
    const listed = await call('GET', 'suppliers?identification_number=1.020.304.050');
    expect((listed.json['data'] as Json[]).map((one) => one['id'])).toEqual([id]);
    expect((await call('PATCH', `suppliers/${id}`, { email: 'rosa@huerta.example' })).json).toMatchObject({
      email: 'rosa@huerta.example',
      external_id: 'p-1',
    });
    expect((await call('DELETE', `suppliers/${id}`)).json).toEqual({ id, object: 'supplier', deleted: true });
    expect((await call('GET', `suppliers/${id}`)).status).toBe(404);
    expect(await gateway.database.query('select data from suppliers where id = $1', [id])).toEqual([{ data: {} }]);
    const again = await call('POST', 'suppliers', farmer({ external_id: 'p-1' }));
    expect([again.status, again.json['existing_id']]).toEqual([409, id]);
  });

  it('has external ids of its own, beside those of customers', async () => {
    const { status } = await call('POST', 'customers', {
      identification: { type: '13', number: '1020304050' },
      legal_name: 'Rosa Elvira Pinzón',
      external_id: 'both',
    });
    expect([status, (await call('POST', 'suppliers', farmer({ external_id: 'both' }))).status]).toEqual([201, 201]);
  });

  it('does not exist for the first version of the API', async () => {
    expect((await call('POST', 'suppliers', farmer(), '2026-01-01')).status).toBe(404);
  });
});

describe('a supplier who resides in Colombia', () => {
  it.each([
    ['13', '1020304050', '8'],
    ['31', '800197268', '4'],
  ])('has a check digit, with an identification of type %s too', async (type, number, check_digit) => {
    const { json } = await call('POST', 'suppliers', farmer({ identification: { type, number } }));
    expect(json['identification']).toEqual({ type, number, check_digit });
  });

  const place = { line: 'Finca 3', municipality_code: '25286', postal_code: '250020' };
  it.each<[string, object, string, string, string]>([
    [
      'a wrong check digit',
      { identification: { type: '13', number: '1020304050', check_digit: '1' } },
      '#/identification/check_digit',
      'check_digit_mismatch',
      'DSAJ24b',
    ],
    [
      'a passport',
      { identification: { type: '41', number: 'AB123' } },
      '#/identification/type',
      'not_applicable',
      'DSAJ25a',
    ],
    ['no address', { address: undefined }, '#/address', 'required', 'DSAJ08a'],
    [
      'no municipality',
      { address: { ...place, municipality_code: undefined } },
      '#/address/municipality_code',
      'required',
      'DSAJ08a',
    ],
    [
      'no postal code',
      { address: { ...place, postal_code: undefined } },
      '#/address/postal_code',
      'required',
      'DSAJ08a',
    ],
    [
      'a postal code that is none',
      { address: { ...place, postal_code: '2500' } },
      '#/address/postal_code',
      'wrong_format',
      'DSAJ08a',
    ],
    [
      'an address abroad',
      { address: { line: 'x', city: 'Quito', country: 'EC' } },
      '#/address/country',
      'conflicting_fields',
      'DSAJ08a',
    ],
    ['a tax to answer for', { tax_scheme: '01' }, '#/tax_scheme', 'not_applicable', 'DSAJ08a'],
  ])('is refused with %s', async (_, change, pointer, code, rule) => {
    expect(errorsOf(await call('POST', 'suppliers', farmer(change)))).toEqual([
      expect.objectContaining({ pointer, code, rule }),
    ]);
  });

  it('is nobody without a number: no advice names the final consumer', async () => {
    for (const number of ['222222222222', '0000', '12']) {
      const [error] = errorsOf(await call('POST', 'suppliers', farmer({ identification: { type: '13', number } })));
      expect(error).toMatchObject({ pointer: '#/identification/number', code: 'invalid_identification' });
      expect(JSON.stringify(error)).not.toContain('final_consumer');
    }
  });
});

describe('a supplier who does not reside in Colombia', () => {
  it('may have letters in its number, and has no check digit', async () => {
    const { status, json } = await call('POST', 'suppliers', designer());
    expect([status, json['identification']]).toEqual([201, { type: '41', number: 'AB-1234567' }]);
    const nit = await call('POST', 'suppliers', designer({ identification: { type: '31', number: '900108281' } }));
    expect(nit.json['identification']).toEqual({ type: '31', number: '900108281' });
  });

  const home = { line: '12 Main Street', city: 'Austin', country: 'US' };
  it.each<[string, object, string, string, string]>([
    [
      'a cédula',
      { identification: { type: '13', number: '1020304050' } },
      '#/identification/type',
      'not_applicable',
      'DSAJ25b',
    ],
    [
      'a check digit',
      { identification: { type: '31', number: '900108281', check_digit: '3' } },
      '#/identification/check_digit',
      'check_digit_not_allowed',
      'DSAJ25b',
    ],
    ['no address', { address: undefined }, '#/address', 'required', 'DSAJ08b'],
    ['no city', { address: { ...home, city: undefined } }, '#/address/city', 'required', 'DSAJ08b'],
    ['no country', { address: { ...home, country: undefined } }, '#/address/country', 'required', 'DSAJ08b'],
    [
      'a municipality',
      { address: { ...home, municipality_code: '11001' } },
      '#/address/municipality_code',
      'not_applicable',
      'DSAJ08b',
    ],
    [
      'a postal code',
      { address: { ...home, postal_code: '78701' } },
      '#/address/postal_code',
      'not_applicable',
      'DSAJ08b',
    ],
  ])('is refused with %s', async (_, change, pointer, code, rule) => {
    expect(errorsOf(await call('POST', 'suppliers', designer(change)))).toEqual([
      expect.objectContaining({ pointer, code, rule }),
    ]);
  });

  it('becomes a resident only with all that a resident needs', async () => {
    const { json } = await call('POST', 'suppliers', designer());
    const answered = await call('PATCH', `suppliers/${String(json['id'])}`, { residence: 'resident' });
    expect(errorsOf(answered).map(({ pointer }) => pointer)).toEqual(['#/identification/type', '#/address/country']);
  });
});
