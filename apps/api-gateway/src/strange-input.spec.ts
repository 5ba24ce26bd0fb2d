import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  buyer,
  type Call,
  OPERATOR_TOKEN,
  profile,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from './gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
let paths: readonly string[];
beforeAll(async () => {
  gateway = await startGateway({ testClock: true });
  tenant = await gateway.newTenant();
  const { json } = await gateway.call('GET', '/openapi.json');
  paths = Object.keys(json['paths'] as object);
});
afterAll(() => gateway.close());

/** Statuses of a caller's mistakes, of success, and 503 of owners that are not there. */
const EXPECTED = [200, 201, 304, 400, 401, 403, 404, 405, 409, 410, 413, 414, 415, 422, 503];

/** Whatever was sent, the answer is one of the contract: never a 500, always with its headers. */
const expectContract = async (method: string, path: string, call: Call): Promise<void> => {
  const { status, headers, json, text } = await gateway.call(method, path, call);
  const sent = `${method} ${path} ${JSON.stringify(call)?.slice(0, 500)} → ${text.slice(0, 300)}`;
  if (!EXPECTED.includes(status)) throw new Error(`${status}: ${sent}`);
  expect([sent, headers['svc-version'], headers['svc-request-id']]).toEqual([
    sent,
    '2026-01-01',
    expect.stringMatching(/^req_[0-9a-z]{26}$/),
  ]);
  if (status < 400 || method === 'HEAD') return;
  expect([sent, headers['content-type']]).toEqual([sent, 'application/problem+json; charset=utf-8']);
  expect(json).toEqual(
    expect.objectContaining({
      status,
      code: expect.stringMatching(/^[a-z][a-z0-9_]*$/),
      request_id: headers['svc-request-id'],
    }),
  );
};

/** Text with what breaks things: NUL, half pairs, quotes, percent signs, far planes, direction marks. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('\0', '\ud800', '\udfff', "'", '"', '\\', '%', '$1', '\n', '\u202e', '😀', '{', '?', '--'),
  }),
  fc.constantFrom(
    '',
    ' ',
    'null',
    'NaN',
    '1e400',
    '-0',
    '9'.repeat(400),
    '__proto__',
    'constructor',
    'toString',
    'inv_0123456789abcdefghjkmnpqrs',
  ),
);
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 1e21, 0.1, [], {}, [[]], [null]) },
);

/** A body in order, with one to three of its places changed to something else or added to. */
const mutated = (body: object): fc.Arbitrary<object> => {
  const places = placesOf(body);
  const change = fc.tuple(fc.constantFrom(...places), fc.oneof(text, fc.constant(null)), value);
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => changes.reduce(changed, body));
};
type Place = readonly (string | number)[];
const placesOf = (node: unknown, at: Place = []): Place[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([name, member]) => {
        const place = [...at, Array.isArray(node) ? Number(name) : name];
        return [place, ...placesOf(member, place)];
      })
    : [];
const memberOf = (node: unknown, name: string | number): unknown => Reflect.get(Object(node), name);
const changed = (body: object, [place, newName, newValue]: readonly [Place, string | null, unknown]): object => {
  const copy = structuredClone(body);
  let parent: unknown = copy;
  for (const name of place.slice(0, -1)) parent = memberOf(parent, name);
  // Something else in its place, or beside it under another name.
  if (typeof parent === 'object' && parent !== null) {
    Object.defineProperty(parent, newName ?? place.at(-1) ?? '', {
      value: newValue,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return copy;
};

/** JSON as a hostile client may write it: halves of surrogate pairs as escapes, Infinity by a large exponent. */
const jsonOf = (body: unknown): string => JSON.stringify(body).replaceAll('1e+308', '1e400');

const note = { ...sale({ operation_type: undefined }), reason_code: '1', reason: 'Devolución' };

const BODIES: readonly (readonly [method: string, path: string, body: object])[] = [
  ['POST', '/v1/invoices/batches', { documents: [sale(), sale({ external_id: 'y' })] }],
  [
    'POST',
    '/v1/invoices',
    sale({
      customer_id: undefined,
      customer: buyer(),
      metadata: { k: 'v' },
      notes: ['n'],
      external_id: 'x',
      issued_at: '2026-11-21T10:00:00-05:00',
      prepaid: [{ amount: '1.00', received_on: '2026-01-01' }],
      exchange_rate: { rate: '4000.00', date: '2026-01-01' },
      email: { to: ['a@x.co'], send: true },
      order_reference: { id: 'OC-1' },
      allowances: [{ reason_code: '00', rate: '1.00', base: '100000.00', amount: '1000.00' }],
    }),
  ],
  ['POST', '/v1/invoices', sale({ type_code: '03', number: 'CONT42', issued_at: '2026-01-15T10:00:00-05:00' })],
  ['POST', '/v1/invoices/preview', sale()],
  ['POST', '/v1/credit-notes', { ...note, invoice_id: 'inv_0123456789abcdefghjkmnpqrs' }],
  [
    'POST',
    '/v1/debit-notes',
    {
      ...note,
      billing_reference: { number: 'FE77', cufe: 'ab'.repeat(48), issue_date: '2026-01-15', type_code: '01' },
    },
  ],
  ['POST', '/v1/credit-notes/preview', { ...note, period: { start_date: '2026-01-01', end_date: '2026-01-31' } }],
  [
    'POST',
    '/v1/customers',
    buyer({
      metadata: { k: 'v' },
      external_id: 'x',
      address: { line: 'Calle 1', municipality_code: '11001' },
      tax_level_codes: ['R-99-PN'],
    }),
  ],
  [
    'PATCH',
    '/v1/tenant',
    {
      legal_name: 'Andina',
      address: profile.address,
      software: { id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0', pin: '20191' },
    },
  ],
  ['POST', '/v1/certificates', { filename: 'a.p12', content_base64: 'MIIB', password: 'p', metadata: { k: 'v' } }],
  [
    'POST',
    '/v1/webhook-endpoints',
    { url: 'https://ejemplo.co/', subscribed_events: ['invoice.failed'], metadata: { k: 'v' } },
  ],
  ['POST', '/v1/numbering-ranges', { document_type: 'invoice', prefix: 'SETP', from: 1, to: 9, technical_key: 'fc8e' }],
];

describe('whatever is sent, the answer is one of the contract', () => {
  it.each(BODIES)('%s %s with a body that was tampered with', async (method, path, body) => {
    await fc.assert(
      fc.asyncProperty(mutated(JSON.parse(JSON.stringify(body)) as object), (tampered) =>
        expectContract(method, path, { key: tenant.sk_test, body: jsonOf(tampered) }),
      ),
      { numRuns: 250 },
    );
  });

  it.each(BODIES)('%s %s with a name that every object has in each text', async (method, path, body) => {
    const texts = placesOf(body).filter((place) => typeof place.reduce<unknown>(memberOf, body) === 'string');
    expect(texts).not.toEqual([]);
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      for (const place of texts) {
        const call = { key: tenant.sk_test, body: jsonOf(changed(body, [place, null, name])) };
        await expectContract(method, path, call);
      }
    }
  });

  it('POST /v1/invoices with any text: it is refused, or comes back as it was sent', async () => {
    let kept = 0;
    await fc.assert(
      fc.asyncProperty(text, text, text, async (note, description, pair) => {
        const texts = { notes: [note], lines: [{ ...sale().lines[0], description }] };
        const metadata = { [pair.slice(0, 40)]: pair };
        const call = { key: tenant.sk_test, body: jsonOf(sale({ ...texts, metadata })) };
        const { status, json } = await gateway.call('POST', '/v1/invoices', call);
        if (status === 422) return expectContract('POST', '/v1/invoices', call);
        kept += 1;
        expect([status, json]).toMatchObject([201, texts]);
        expect(json['metadata']).toEqual(metadata);
        const { json: read } = await gateway.call('GET', `/v1/invoices/${String(json['id'])}`, { key: tenant.sk_test });
        expect(read).toMatchObject(texts);
        expect(read['metadata']).toEqual(metadata);
        return undefined;
      }),
      { numRuns: 100 },
    );
    expect(kept).toBeGreaterThan(10);
  });

  it('PATCH of a customer with a body that was tampered with', async () => {
    const { json } = await gateway.call('POST', '/v1/customers', { key: tenant.sk_test, body: buyer() });
    await fc.assert(
      fc.asyncProperty(mutated(buyer({ metadata: { k: 'v' }, trade_name: null })), (body) =>
        expectContract('PATCH', `/v1/customers/${String(json['id'])}`, { key: tenant.sk_test, body: jsonOf(body) }),
      ),
      { numRuns: 150 },
    );
  });

  it("an operator's body that was tampered with", async () => {
    await fc.assert(
      fc.asyncProperty(mutated({ profile }), (body) =>
        expectContract('POST', '/admin/v1/tenants', { key: OPERATOR_TOKEN, body: jsonOf(body) }),
      ),
      { numRuns: 100 },
    );
    await fc.assert(
      fc.asyncProperty(value, (advance) =>
        expectContract('POST', '/admin/v1/clock', {
          key: OPERATOR_TOKEN,
          body: jsonOf({ advance_s: advance === true ? '1' : typeof advance === 'number' ? -1 : advance }),
        }),
      ),
      { numRuns: 50 },
    );
  });

  it('any JSON, and bytes that are none', async () => {
    const bytes = fc.oneof(
      fc.jsonValue().map((json) => JSON.stringify(json)),
      fc.string({ unit: 'binary' }),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...BODIES), bytes, ([method, path], body) =>
        expectContract(method, path, { key: tenant.sk_test, body }),
      ),
      { numRuns: 200 },
    );
  });

  it('any id in any path, by any method', async () => {
    const encoded = fc.oneof(
      text.map((id) => encodeURIComponent(id.toWellFormed())),
      fc.string({ unit: 'binary-ascii' }).map((id) => id.replace(/[\s#?]/g, '')),
      fc.constantFrom('%', '%0', '%00', '%ff', '%c0%af', '..', '.', ';', '%2e%2e%2f'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS'),
        encoded,
        (path, method, id) => expectContract(method, path.replaceAll(/\{\w+\}/g, id), { key: tenant.sk_test }),
      ),
      { numRuns: 400 },
    );
  });

  it('any query of any list', async () => {
    const name = fc.oneof(
      fc.constantFrom(
        'limit',
        'starting_after',
        'ending_before',
        'status',
        'number',
        'external_id',
        'customer_id',
        'created[gte]',
        'created[lt]',
        'expires',
        'key',
        'signature',
      ),
      text,
    );
    const query = fc
      .array(fc.tuple(name, text), { maxLength: 4 })
      .map((pairs) =>
        pairs
          .map(
            ([key, member]) => `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(member.toWellFormed())}`,
          )
          .join('&'),
      );
    const lists = [
      '/v1/invoices',
      '/v1/customers',
      '/v1/events',
      '/v1/numbering-ranges',
      `/files/${tenant.id}/inv_1/pdf`,
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...lists), query, (path, parameters) =>
        expectContract('GET', `${path}?${parameters}`, { key: tenant.sk_test }),
      ),
      { numRuns: 300 },
    );
  });

  it('any time in the filters of a list', async () => {
    const time = fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc
        .tuple(
          fc.integer({ min: 0, max: 9999 }),
          fc.integer({ min: 0, max: 15 }),
          fc.integer({ min: 0, max: 35 }),
          fc.integer({ min: 0, max: 26 }),
        )
        .map(([year, month, day, hour]) =>
          [year, month, day, hour]
            .map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0'))
            .join('-')
            .replace(/-(\d\d)$/, 'T$1:59:60+14:59'),
        ),
    );
    await fc.assert(
      fc.asyncProperty(time, (at) =>
        expectContract('GET', `/v1/invoices?created[gte]=${encodeURIComponent(at)}`, { key: tenant.sk_test }),
      ),
      { numRuns: 150 },
    );
  });

  it('any header', async () => {
    const header = fc.string({ unit: fc.constantFrom(...'abc,;=" \t\\ñ0129-%*') });
    const name = fc.constantFrom(
      'authorization',
      'svc-version',
      'idempotency-key',
      'prefer',
      'content-type',
      'if-none-match',
      'accept',
      'accept-version',
      'svc-internal-token',
      'svc-idempotency-key',
      'range',
      'expect',
      'content-encoding',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(name, header, { maxKeys: 4 }),
        fc.constantFrom(...BODIES.slice(0, 2)),
        (headers, [method, path, body]) => expectContract(method, path, { key: tenant.sk_test, body, headers }),
      ),
      { numRuns: 200 },
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, header, { maxKeys: 4 }), (headers) =>
        expectContract('GET', '/v1/catalogs/tributos', { key: tenant.sk_test, headers }),
      ),
      { numRuns: 150 },
    );
  });

  it('an Idempotency-Key with any body, twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(...' ~aZ09/\\"\'%'), minLength: 1, maxLength: 40 }),
        mutated(sale()),
        async (key, body) => {
          const call = { key: tenant.sk_test, body: jsonOf(body), headers: { 'idempotency-key': key } };
          await expectContract('POST', '/v1/invoices', call);
          await expectContract('POST', '/v1/invoices', call);
        },
      ),
      { numRuns: 80 },
    );
  });
});
