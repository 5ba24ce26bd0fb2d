import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Answered,
  buyer,
  errorsOf,
  type Json,
  pointersOf,
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

const call = (method: string, path: string, body?: object): Promise<Answered> =>
  gateway.call(method, path, { key: tenant.sk_test, body });
const created = async (change: object = {}): Promise<string> => {
  const { status, json } = await call('POST', '/v1/customers', buyer(change));
  expect(status).toBe(201);
  return `/v1/customers/${String(json['id'])}`;
};

describe('a customer', () => {
  it('is created, read, changed and deleted', async () => {
    const path = await created({
      metadata: { crm: '17' },
      address: { line: 'Carrera 8 # 20-14', municipality_code: '11001' },
    });
    expect((await call('GET', path)).json).toMatchObject({
      id: expect.stringMatching(/^cust_[0-9a-z]{26}$/),
      object: 'customer',
      livemode: false,
      legal_name: 'Óptica Central S.A.S.',
      metadata: { crm: '17' },
    });
    const changed = await call('PATCH', path, { legal_name: 'Óptica Norte S.A.S.', email: 'norte@optica.example' });
    expect([changed.status, changed.json['legal_name']]).toEqual([200, 'Óptica Norte S.A.S.']);
    expect((await call('GET', path)).json).toMatchObject({ legal_name: 'Óptica Norte S.A.S.', organization_type: '1' });
    const id = path.split('/').at(-1);
    expect(await call('DELETE', path)).toMatchObject({ status: 200, json: { id, object: 'customer', deleted: true } });
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('DELETE', path)).status).toBe(404);
    const rows = await gateway.database.query('select data from customers where id = $1', [id]);
    expect(rows).toEqual([{ data: {} }]);
  });

  it('needs a name and an identification only', async () => {
    const answered = await call('POST', '/v1/customers', {
      identification: { type: '13', number: '1020304050' },
      legal_name: 'Ana Gómez',
    });
    expect(answered.status).toBe(201);
    expect((await call('POST', '/v1/customers', {})).json).toMatchObject({
      errors: [
        { pointer: '#/identification', code: 'required' },
        { pointer: '#/legal_name', code: 'required' },
      ],
    });
  });

  it('is told all its faults at once: those of form and those of rule', async () => {
    const answered = await call('POST', '/v1/customers', {
      identification: { type: '31', number: '900108281', check_digit: '4' },
      legal_name: 7,
      tax_level_codes: ['R-00-XX'],
      colour: 'red',
      trade_name: 'a\0b',
    });
    expect(answered.status).toBe(422);
    expect(pointersOf(answered).sort()).toEqual([
      '#/colour',
      '#/identification/check_digit',
      '#/legal_name',
      '#/tax_level_codes/0',
      '#/trade_name',
    ]);
  });

  it.each([
    [
      'a personal document with a check digit',
      { identification: { type: '13', number: '1020304050', check_digit: '1' } },
      '#/identification/check_digit',
      'check_digit_not_allowed',
    ],
    ['an e-mail that would make two', { email: 'a@x.co,b@y.co' }, '#/email', 'wrong_format'],
    ['an e-mail with two points', { email: 'compras..bogota@optica.example' }, '#/email', 'wrong_format'],
    ['an e-mail of a machine', { email: 'compras@localhost' }, '#/email', 'wrong_format'],
    [
      'a NIT with its check digit behind it',
      { identification: { type: '31', number: '900.108.281-3' } },
      '#/identification/number',
      'invalid_identification',
    ],
    [
      'a NIT with a wrong check digit behind it',
      { identification: { type: '31', number: '900108281-4' } },
      '#/identification/number',
      'check_digit_mismatch',
    ],
  ])('refuses %s', async (_, change, pointer, code) => {
    expect(errorsOf(await call('POST', '/v1/customers', buyer(change)))).toEqual([
      expect.objectContaining({ pointer, code }),
    ]);
  });

  it.each([['[]'], ['"text"'], ['null'], ['1']])('refuses a body that is %s', async (body) => {
    const answered = await gateway.call('POST', '/v1/customers', { key: tenant.sk_test, body });
    expect([answered.status, pointersOf(answered)]).toEqual([422, ['#']]);
  });

  it('keeps its external id for ever, also when it is deleted', async () => {
    const path = await created({ external_id: 'crm-1' });
    expect((await call('PATCH', path, { external_id: 'crm-2' })).json).toMatchObject({ code: 'unknown_field' });
    await call('DELETE', path);
    const again = await call('POST', '/v1/customers', buyer({ external_id: 'crm-1' }));
    expect([again.status, again.json['code'], again.json['existing_id']]).toEqual([
      409,
      'external_id_in_use',
      path.split('/').at(-1),
    ]);
    // Looked at before every other check.
    const mistaken = await call('POST', '/v1/customers', { external_id: 'crm-1' });
    expect([mistaken.status, mistaken.json['code']]).toEqual([409, 'external_id_in_use']);
    for (const external_id of ['a\u0000b', 7, 'x'.repeat(65)])
      expect((await call('POST', '/v1/customers', buyer({ external_id }))).status).toBe(422);
  });
});

describe('the check digit of a customer', () => {
  it('is computed for a NIT that lacks it', async () => {
    const path = await created({ identification: { type: '31', number: '900108281' } });
    const { identification } = (await call('GET', path)).json;
    expect(identification).toEqual({ type: '31', number: '900108281', check_digit: '3' });
  });

  it('of the members of a consortium too', async () => {
    const member = { legal_name: 'Uno S.A.S.', participation_percent: '100.00' };
    const path = await created({
      shareholders: [{ ...member, identification: { type: '31', number: '800197268' } }],
    });
    expect((await call('GET', path)).json).toMatchObject({
      shareholders: [{ identification: { type: '31', number: '800197268', check_digit: '4' } }],
    });
  });

  it.each([
    ['13', '1020304050'],
    ['41', 'AV123456'],
    ['50', '76.123.456-7'],
  ])('is left out for an identification of type %s', async (type, number) => {
    const path = await created({ identification: { type, number }, organization_type: '2' });
    expect((await call('GET', path)).json['identification']).toEqual({ type, number });
  });
});

describe('PATCH of a customer', () => {
  it('takes a field away by null, and merges metadata pair by pair', async () => {
    const path = await created({ trade_name: 'Tienda', metadata: { a: '1', b: '2' } });
    const { json } = await call('PATCH', path, { trade_name: null, email: null, metadata: { b: null, c: '3' } });
    expect(json).toMatchObject({ trade_name: null, email: null });
    expect(json['metadata']).toEqual({ a: '1', c: '3' });
  });

  it.each<[string, object, string, string]>([
    ['what every customer has', { legal_name: null }, '#/legal_name', 'wrong_type'],
    ['nothing', {}, '#', 'out_of_bounds'],
    [
      'a check digit that is wrong',
      { identification: { type: '31', number: '900108281', check_digit: '9' } },
      '#/identification/check_digit',
      'check_digit_mismatch',
    ],
    [
      'metadata that would be too many',
      { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`k${i}`, 'v'])) },
      '#/metadata',
      'out_of_bounds',
    ],
    [
      'metadata with a long key',
      { metadata: { ['k'.repeat(41)]: 'v' } },
      `#/metadata/${'k'.repeat(41)}`,
      'out_of_bounds',
    ],
  ])('refuses %s, and changes nothing', async (_, body, pointer, code) => {
    const path = await created();
    const before = await call('GET', path);
    expect(errorsOf(await call('PATCH', path, body))).toEqual([expect.objectContaining({ pointer, code })]);
    expect((await call('GET', path)).json).toEqual(before.json);
  });

  it('at the same moment by many loses no change', async () => {
    const path = await created();
    await Promise.all(Array.from({ length: 10 }, (_, i) => call('PATCH', path, { metadata: { [`k${i}`]: 'v' } })));
    expect(Object.keys((await call('GET', path)).json['metadata'] as Json)).toHaveLength(10);
  });
});

describe('the list of customers', () => {
  it('is newest first, without deleted ones, which are cursors still', async () => {
    tenant = await gateway.newTenant();
    const paths = [await created(), await created({ external_id: 'crm-7' }), await created()];
    const ids = paths.map((path) => path.split('/').at(-1));
    await call('DELETE', paths[2] ?? '');
    const idsOf = async (query: string): Promise<unknown[]> =>
      ((await call('GET', `/v1/customers${query}`)).json['data'] as Json[]).map(({ id }) => id);
    expect(await idsOf('')).toEqual([ids[1], ids[0]]);
    expect(await idsOf(`?starting_after=${ids[2] ?? ''}`)).toEqual([ids[1], ids[0]]);
    expect(await idsOf('?external_id=crm-7')).toEqual([ids[1]]);
    expect(await idsOf('?limit=1')).toEqual([ids[1]]);
    const person = await created({
      identification: { type: '13', number: '79123456' },
      legal_name: 'Ana Ríos',
      organization_type: '2',
    });
    expect(await idsOf('?identification_number=79123456')).toEqual([person.split('/').at(-1)]);
    for (const typed of ['900108281', '900.108.281-3', '900 108 281', '0900108281'])
      expect(await idsOf(`?identification_number=${encodeURIComponent(typed)}`)).toEqual([ids[1], ids[0]]);
  });
});
