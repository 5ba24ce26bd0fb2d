import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fact, type FactName } from '@rubrica/service-testing';
import type { Message } from '@rubrica/contracts';
import { fastify } from 'fastify';
import {
  type Answered,
  errorsOf,
  type Json,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;

const AT = '2026-01-01T08:00:00-05:00';
/** Ranges as document-issuer shows them to their tenant; `of` is whose they are. */
const range = (id: string, change: object = {}) => ({
  id,
  of: 'own',
  livemode: true,
  environment: 'habilitacion',
  document_type: 'invoice',
  prefix: id.slice(3, 6).toUpperCase(),
  from: 1,
  to: 500,
  valid_from: '2020-01-10',
  valid_to: '2030-01-10',
  is_active: true,
  status: 'in_force',
  created_at: AT,
  ...change,
});
const EXPIRED = { status: 'expired', valid_to: '2022-01-10' };
const FUTURE = { status: 'not_yet_in_force', valid_from: '2029-01-10' };
const OFF = { status: 'inactive', is_active: false };
const LATER = { created_at: '2026-02-01T08:00:00-05:00' };
const RANGES = [
  range('nr_good'),
  range('nr_expired', EXPIRED),
  range('nr_future', FUTURE),
  range('nr_inactive', OFF),
  range('nr_used', { status: 'used_up' }),
  range('nr_foreign', { of: 'other' }),
  range('nr_production', { environment: 'production' }),
  range('nr_test', { livemode: false, environment: 'test' }),
  range('nr_renewed', { ...EXPIRED, prefix: 'REN' }),
  range('nr_renewal', { ...LATER, prefix: 'REN' }),
  range('nr_offrenewed', { ...EXPIRED, prefix: 'OFR' }),
  range('nr_offrenewal', { ...LATER, ...OFF, prefix: 'OFR' }),
  range('nr_paper', { document_type: 'contingency' }),
  ...['credit_note', 'debit_note'].flatMap((document_type) => [
    range(`nr_${document_type}`, { document_type, prefix: 'N', valid_from: null, valid_to: null }),
    range(`nr_${document_type}_off`, { document_type, prefix: 'NO', valid_from: null, valid_to: null, ...OFF }),
  ]),
].map(({ of, ...resource }) => ({ of, resource }));

interface Asked {
  readonly headers: Readonly<Record<string, unknown>>;
}
/** The ranges of the caller: those of its tenant and mode, as document-issuer answers them. */
const rangesOf = ({ headers }: Asked) => {
  const [claims = ''] = String(headers['svc-internal-token']).split('.');
  const { caller } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    caller: { tenantId: string; livemode: boolean };
  };
  return RANGES.filter(({ of }) => (of === 'own') === (caller.tenantId === tenant.id))
    .map(({ resource }) => resource)
    .filter(({ livemode }) => livemode === caller.livemode);
};

beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
  const issuer = fastify();
  issuer.get('/internal/numbering-ranges', (request) => {
    const { document_type, environment } = request.query as { document_type?: string; environment?: string };
    const data = rangesOf(request).filter(
      (one) =>
        (document_type === undefined || one.document_type === document_type) &&
        (environment === undefined || one.environment === environment),
    );
    return Promise.resolve({ object: 'list', url: '/v1/numbering-ranges', has_more: false, data });
  });
  issuer.get('/internal/numbering-ranges/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const found = rangesOf(request).find((one) => one.id === id);
    const type = found ? 'application/json' : 'application/problem+json';
    const body = found ?? { type: 'about:blank', title: 'Not found', status: 404, code: 'not_found' };
    return reply
      .status(found ? 200 : 404)
      .header('content-type', type)
      .send(JSON.stringify(body));
  });
  issuer.post('/internal/previews', () =>
    Promise.resolve({
      number: null,
      prefix: null,
      numbering_range_id: null,
      type_code: '01',
      issued_at: AT,
      cufe: null,
      waiting: null,
    }),
  );
  gateway.transport.register('document-issuer', issuer);
});
afterAll(() => gateway.close());

const post = (path: string, body: object): Promise<Answered> =>
  gateway.call('POST', `/v1/${path}`, { key: tenant.sk_live, body, headers: { 'accept-language': 'es' } });
const tell = (id: string, name: FactName): Promise<void> =>
  gateway.publish(fact(name, { document_id: id, environment: 'habilitacion' } as never) as Message);
const invoice = async (...facts: readonly FactName[]): Promise<string> => {
  const id = String((await post('invoices', sale())).json['id']);
  for (const name of facts) await tell(id, name);
  return id;
};

const { operation_type: _, ...common } = sale();
const noteBody = async (): Promise<object> => ({
  ...common,
  invoice_id: await invoice('numbered', 'signed', 'submitted', 'accepted'),
  reason_code: '2',
  reason: 'Anulación',
});

/** Every way by which a body may name a range. */
const WAYS: readonly (readonly [string, string, (body: object) => Promise<Answered>])[] = [
  ['POST', 'invoice', (body) => post('invoices', { ...sale(), ...body })],
  ['a preview', 'invoice', (body) => post('invoices/preview', { ...sale(), ...body })],
  [
    'a correction',
    'invoice',
    async (body) =>
      post(`invoices/${await invoice('numbered', 'signed', 'submitted', 'rejected')}/corrections`, {
        ...sale(),
        ...body,
      }),
  ],
  ['a credit note', 'credit_note', async (body) => post('credit-notes', { ...(await noteBody()), ...body })],
  [
    'a preview of a credit note',
    'credit_note',
    async (body) => post('credit-notes/preview', { ...(await noteBody()), ...body }),
  ],
  [
    'a debit note',
    'debit_note',
    async (body) => post('debit-notes', { ...(await noteBody()), reason_code: '1', ...body }),
  ],
];
const refusalOf = (answered: Answered): unknown[] => [
  answered.status,
  ...errorsOf(answered).map(({ pointer, code, rule }) => [pointer, code, rule ?? null]),
];
const at = (code: string, rule: string | null = null) => ['#/numbering_range_id', code, rule];

describe.each(WAYS)('a range that %s names', (_way, kind, send) => {
  const named = (id: string) => send({ numbering_range_id: id });
  const own = kind === 'invoice' ? 'nr_good' : `nr_${kind}`;

  it('is refused when there is none of that id, or it is of another tenant or of the other mode', async () => {
    for (const id of ['nr_none', 'nr_foreign', 'nr_test'])
      expect([id, ...refusalOf(await named(id))]).toEqual([id, 422, at('numbering_range_unknown')]);
  });

  it('is refused when it is of another environment or of other documents', async () => {
    expect(refusalOf(await named('nr_production'))).toEqual([422, at('environment_mismatch')]);
    for (const id of ['nr_paper', 'nr_good', 'nr_credit_note', 'nr_debit_note'].filter((one) => one !== own))
      expect([id, ...refusalOf(await named(id))]).toEqual([id, 422, at('not_applicable')]);
  });

  it('is refused while it is switched off', async () => {
    const off = kind === 'invoice' ? 'nr_inactive' : `nr_${kind}_off`;
    const answered = await named(off);
    expect(refusalOf(answered)).toEqual([422, at('numbering_range_inactive')]);
    expect(errorsOf(answered)[0]).toMatchObject({ fix: expect.stringContaining(`PATCH /v1/numbering-ranges/${off}`) });
  });

  it('is taken while it gives numbers', async () => expect((await named(own)).status).toBeLessThan(300));
});

describe.each(WAYS.filter(([, kind]) => kind === 'invoice'))('an authorisation that %s names', (_way, _kind, send) => {
  const named = (id: string) => send({ numbering_range_id: id });

  it('is refused when it has ended or has not begun, with the day', async () => {
    const [expired, future] = [await named('nr_expired'), await named('nr_future')];
    expect(refusalOf(expired)).toEqual([422, at('numbering_range_not_in_force', 'FAB08a')]);
    expect(errorsOf(expired)[0]).toMatchObject({ detail: expect.stringContaining('terminó el 2022-01-10') });
    expect(refusalOf(future)).toEqual([422, at('numbering_range_not_in_force', 'FAB07a')]);
    expect(errorsOf(future)[0]).toMatchObject({ detail: expect.stringContaining('empieza el 2029-01-10') });
  });

  it('is taken when a later range of its prefix gives the numbers, and refused while that one is switched off', async () => {
    expect((await named('nr_renewed')).status).toBeLessThan(300);
    const answered = await named('nr_offrenewed');
    expect(refusalOf(answered)).toEqual([422, at('numbering_range_inactive')]);
    expect(errorsOf(answered)[0]).toMatchObject({ fix: expect.stringContaining('nr_offrenewal') });
  });

  it('is taken when it is used up: the document waits for the next one', async () =>
    expect((await named('nr_used')).status).toBeLessThan(300));
});

describe('a batch', () => {
  it('refuses each document by the range that it names, and takes the others', async () => {
    const ids = [
      'nr_good',
      'nr_expired',
      'nr_future',
      'nr_inactive',
      'nr_used',
      'nr_foreign',
      'nr_production',
      'nr_paper',
    ];
    const { json } = await post('invoices/batches', {
      documents: ids.map((id) => sale({ numbering_range_id: id })),
    });
    const outcomes = (json['data'] as { document?: Json; error?: Json }[]).map(
      ({ document, error }) => document?.['status'] ?? error?.['code'],
    );
    expect(outcomes).toEqual([
      'queued',
      'numbering_range_not_in_force',
      'numbering_range_not_in_force',
      'numbering_range_inactive',
      'queued',
      'numbering_range_unknown',
      'environment_mismatch',
      'not_applicable',
    ]);
  });
});
