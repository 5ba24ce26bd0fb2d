import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { bilingualTexts, englishWordsIn, proposalsIn } from '@rubrica/testing';
import { correctionSentence } from '@rubrica/contracts';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { formOf } from '@rubrica/service';
import {
  type Call,
  type Json,
  OPERATOR_TOKEN,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from './gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

const englishIn = englishWordsIn(bilingualTexts());

type Request = readonly [method: string, path: string, call: Call];
const post = (body: object | string, path = '/v1/invoices'): Request => ['POST', path, { key: tenant.sk_test, body }];
const line = { ...(sale().lines as unknown as Json[])[0] };

/** One request for each code that can be had of a gateway alone. */
const REFUSED: readonly (readonly [code: string, request: () => Request])[] = [
  ['unauthorized', () => ['GET', '/v1/invoices', {}]],
  ['unauthorized', () => ['GET', '/admin/v1/dead-letters', {}]],
  ['not_found', () => ['GET', '/v1/nothing', { key: tenant.sk_test }]],
  ['not_found', () => ['GET', '/v1/invoices/inv_1', { key: tenant.sk_test }]],
  ['not_found', () => ['GET', '/v1/credit-notes/cn_1', { key: tenant.sk_test }]],
  ['not_found', () => ['GET', '/v1/customers/cust_1', { key: tenant.sk_test }]],
  ['not_found', () => ['GET', '/v1/invoices/%20', { key: tenant.sk_test }]],
  ['malformed_json', () => post('{"customer_id": ')],
  ['body_missing', () => ['POST', '/v1/invoices', { key: tenant.sk_test }]],
  ['json_too_complex', () => post('['.repeat(40) + ']'.repeat(40))],
  ['payload_too_large', () => post(`"${'x'.repeat(12_000_000)}"`)],
  [
    'unsupported_media_type',
    () => ['POST', '/v1/invoices', { key: tenant.sk_test, body: 'a', headers: { 'content-type': 'text/plain' } }],
  ],
  ['unknown_version', () => ['GET', '/v1/invoices', { key: tenant.sk_test, headers: { 'svc-version': '1' } }]],
  [
    'idempotency_key_invalid',
    () => ['POST', '/v1/invoices', { key: tenant.sk_test, body: sale(), headers: { 'idempotency-key': 'é' } }],
  ],
  ['unknown_parameter', () => ['GET', '/v1/invoices?colour=red', { key: tenant.sk_test }]],
  ['repeated_parameter', () => ['GET', '/v1/invoices?limit=1&limit=2', { key: tenant.sk_test }]],
  ['wrong_format', () => ['GET', '/v1/invoices?limit=0', { key: tenant.sk_test }]],
  ['cursor_unknown', () => ['GET', '/v1/invoices?starting_after=inv_1', { key: tenant.sk_test }]],
  ['not_allowed', () => ['GET', '/v1/invoices?starting_after=a&ending_before=b', { key: tenant.sk_test }]],
  ['service_unavailable', () => ['GET', '/v1/certificates', { key: tenant.sk_test }]],
  ['required', () => post({})],
  ['unknown_field', () => post({ ...sale(), customerId: 'x' })],
  ['wrong_type', () => post({ ...sale(), currency: 1 })],
  ['wrong_format', () => post({ ...sale(), currency: 'pesos' })],
  ['not_allowed', () => post({ ...sale(), type_code: '9' })],
  ['out_of_bounds', () => post({ ...sale(), lines: [] })],
  ['forbidden_character', () => post({ ...sale(), notes: ['\u0001'] })],
  ['customer_unknown', () => post({ ...sale(), customer_id: 'cust_1', customer: undefined })],
  ['not_today', () => post({ ...sale(), issued_at: '2020-01-01T00:00:00-05:00' })],
  ['amount_mismatch', () => post({ ...sale(), lines: [{ ...line, line_extension_amount: '1.00' }] })],
  ['unknown_code', () => post({ ...sale(), payment_means: { code: 'ZX', type: '1' } })],
  ['environment_mismatch', () => ['POST', '/v1/numbering-ranges/sync', { key: tenant.sk_test }]],
  ['environment_mismatch', () => ['POST', '/v1/tenant/go-live', { key: tenant.sk_test, body: { nit: '900373115' } }]],
  ['not_found', () => ['GET', '/admin/v1/nothing', { key: OPERATOR_TOKEN }]],
];

/** Codes whose fix may propose a value; the tests of mistakes apply it. */
const PROPOSES = ['wrong_type', 'wrong_format', 'not_allowed', 'unknown_code', 'amount_mismatch'];

const textsOf = ({ title, detail, errors = [] }: Json): string[] => [
  String(title),
  String(detail),
  ...(errors as readonly Json[]).flatMap((error) => [String(error['detail']), String(error['fix'] ?? '')]),
];

const asked = async ([method, path, call]: Request, language: string) =>
  gateway.call(method, path, { ...call, headers: { ...call.headers, 'accept-language': language } });

describe('a refusal', () => {
  it.each(REFUSED)('%s is Spanish for es-CO, and English else', async (code, request) => {
    const spanish = await asked(request(), 'es-CO, en;q=0.5');
    const codes = [
      spanish.json['code'],
      ...((spanish.json['errors'] ?? []) as readonly Json[]).map((one) => one['code']),
    ];
    expect(codes).toContain(code);
    expect(spanish.headers).toMatchObject({ 'content-language': 'es', vary: 'Accept-Language' });
    expect(textsOf(spanish.json).flatMap(englishIn)).toEqual([]);
    expect(spanish.text).not.toContain('"es"');

    const english = await asked(request(), 'fr');
    expect(english.headers).toMatchObject({ 'content-language': 'en', vary: 'Accept-Language' });
    expect(english.text).not.toContain('"es"');
    expect(english.json['code']).toBe(spanish.json['code']);
    expect(textsOf(english.json)).not.toEqual(textsOf(spanish.json));
    expect(textsOf(english.json)).toHaveLength(textsOf(spanish.json).length);
    expect(textsOf(english.json).flatMap(proposalsIn)).toEqual(textsOf(spanish.json).flatMap(proposalsIn));
    if (!PROPOSES.includes(code)) expect(textsOf(english.json).flatMap(proposalsIn)).toEqual([]);
  });

  it('that was kept under an Idempotency-Key is told again in the language of who asks again', async () => {
    const headers = { 'idempotency-key': 'kept-in-both' };
    const request: Request = ['POST', '/v1/customers', { key: tenant.sk_test, body: { legal_name: 'x' }, headers }];
    const [first, again] = [await asked(request, 'en'), await asked(request, 'es')];
    expect(first.json['detail']).not.toBe(again.json['detail']);
    expect(textsOf(again.json).flatMap(englishIn)).toEqual([]);
  });
});

/** An issuer that would have every document wait for an invoice. */
const issuer = () =>
  fastify().post('/internal/previews', () => ({
    ...{ type_code: '01', number: null, prefix: null, numbering_range_id: null, cufe: null },
    issued_at: '2026-11-21T10:15:00-05:00',
    waiting: { reason: 'invoice_not_accepted', action: correctionSentence('await', 'invoice') },
  }));

describe('a preview', () => {
  it('warns of what is unusual, in the language of the caller', async () => {
    gateway.transport.register('document-issuer', issuer());
    const body = { ...sale(), payment_means: { code: '10', type: '2', due_date: '2020-01-31' } };
    const { status, json } = await asked(post(body, '/v1/invoices/preview'), 'es');
    expect(status).toBe(200);
    expect(json['warnings']).toEqual(
      expect.arrayContaining([
        {
          pointer: '#/payment_means/due_date',
          code: 'past_due_date',
          detail: 'El pago venció el 2020-01-31, antes de hoy.',
          fix: 'Escriba el día en que se debe pagar.',
          rule: 'FAN04',
        },
      ]),
    );
    expect(json['waiting']).toMatchObject({ action: 'Espere a que la DIAN acepte la factura; la nota sigue sola.' });
    const english = await asked(post(body, '/v1/invoices/preview'), 'en');
    expect(english.json['waiting']).toMatchObject({ action: expect.stringMatching(/^Wait until/) });
  });
});

describe('a format of the API', () => {
  it('has a name in both languages', async () => {
    const { json } = await gateway.call('GET', `/openapi/${NEWEST_API_VERSION}.json`);
    const { schemas } = json['components'] as { readonly schemas: Readonly<Record<string, unknown>> };
    const patterns = new Set<string>();
    const seen = new Set<string>();
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const { pattern, format, $ref } = node as Readonly<Record<'pattern' | 'format' | '$ref', unknown>>;
      if (typeof $ref === 'string' && !seen.has($ref)) {
        seen.add($ref);
        visit(schemas[$ref.split('/').at(-1) ?? '']);
      }
      if (typeof pattern === 'string') patterns.add(pattern);
      else if (typeof format === 'string') patterns.add(format);
      Object.values(node).forEach(visit);
    };
    for (const methods of Object.values(json['paths'] as Json))
      for (const { requestBody, parameters } of Object.values(methods as Readonly<Record<string, Json>>))
        visit([requestBody, parameters]);
    expect(patterns.size).toBeGreaterThan(15);
    expect([...patterns].filter((pattern) => formOf(pattern) === undefined)).toEqual([]);
  });
});
