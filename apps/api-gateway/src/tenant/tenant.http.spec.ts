import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentRequest } from '@rubrica/contracts';
import { getJson } from '@rubrica/service';
import { JPEG_3_BY_2 } from '@rubrica/testing';
import { fastify } from 'fastify';
import {
  errorsOf,
  type Json,
  OPERATOR_TOKEN,
  pointersOf,
  type RunningGateway,
  sale,
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

const patch = (body: object) => gateway.call('PATCH', '/v1/tenant', { key: tenant.sk_live, body });
const profile = async (): Promise<Json> => (await gateway.call('GET', '/v1/tenant', { key: tenant.sk_live })).json;

/** The profile that goes with a document asked for now. */
const issuerOfNewInvoice = async (key = tenant.sk_test): Promise<DocumentRequest['issuer']> => {
  const { json } = await gateway.call('POST', '/v1/invoices', { key, body: sale() });
  const [event] = await gateway.database.query<{ data: { request_blob: string } }>(
    'select data from events where stream_id = $1',
    [`document-request-${String(json['id'])}`],
  );
  return (await getJson<DocumentRequest>(gateway.blobs, tenant.id, event?.data.request_blob ?? '')).issuer;
};

const content = JPEG_3_BY_2.toString('base64');

describe("a tenant's logo and colour", () => {
  it('are none at first', async () => expect(await profile()).toMatchObject({ logo: null, brand_color: null }));

  it('are taken, shown without their bytes, and go with the documents asked for from then on', async () => {
    const { status, json } = await patch({ logo: { content }, brand_color: '#ffd500' });
    const logo = { media_type: 'image/jpeg', width_px: 3, height_px: 2 };
    expect([status, json['logo'], json['brand_color']]).toEqual([200, logo, '#ffd500']);
    expect(await profile()).toMatchObject({ logo, brand_color: '#ffd500' });

    const supplier = await issuerOfNewInvoice();
    expect(supplier).toMatchObject({ nit: '900373115', brand_color: '#ffd500', logo });
    expect(await gateway.blobs.get(tenant.id, supplier.logo?.blob ?? '')).toEqual(JPEG_3_BY_2);
  });

  it('stay when something else is changed', async () => {
    await patch({ trade_name: 'Andina' });
    expect(await profile()).toMatchObject({ trade_name: 'Andina', logo: { width_px: 3 }, brand_color: '#ffd500' });
  });

  it('are refused with everything else that is wrong, and nothing is changed then', async () => {
    const answered = await patch({
      logo: { content: Buffer.from('GIF89a').toString('base64') },
      address: { line: 'Calle 1', municipality_code: '00000' },
      legal_name: 'Otra S.A.S.',
    });
    expect(answered.status).toBe(422);
    expect(pointersOf(answered)).toEqual(['#/address/municipality_code', '#/logo/content']);
    expect(pointersOf(await patch({ logo: { content: '~' }, brand_color: 'red' }))).toEqual([
      '#/logo/content',
      '#/brand_color',
    ]);
    expect(await profile()).toMatchObject({ legal_name: 'Comercializadora Andina S.A.S.', logo: { width_px: 3 } });
  });

  it('are given up by null', async () => {
    await patch({ logo: null, brand_color: null });
    expect(await profile()).toMatchObject({ logo: null, brand_color: null });
    expect(await issuerOfNewInvoice()).toMatchObject({ logo: null, brand_color: null });
  });
});

describe("a tenant's texts in the PDF", () => {
  const pdf = {
    footer: 'Somos autorretenedores.',
    bank_details: 'Bancolombia, ahorros 123-456789-01\nNequi 300 000 0000',
  };

  it('are none at first', async () => expect(await profile()).toMatchObject({ pdf: null }));

  it('are taken, and go with the documents asked for from then on', async () => {
    const { status, json } = await patch({ pdf });
    expect([status, json['pdf']]).toEqual([200, pdf]);
    expect(await issuerOfNewInvoice()).toMatchObject({ pdf });
  });

  it('are replaced as a whole, and given up by null', async () => {
    await patch({ pdf: { footer: 'Gracias.' } });
    expect((await profile())['pdf']).toEqual({ footer: 'Gracias.', bank_details: null });
    await patch({ pdf: null });
    expect(await profile()).toMatchObject({ pdf: null });
  });

  it('are refused when blank, too long or unknown', async () => {
    const answered = await patch({ pdf: { footer: ' ', bank_details: 'x'.repeat(601), colour: 'red' } });
    expect(answered.status).toBe(422);
    expect(pointersOf(answered).sort()).toEqual(['#/pdf/bank_details', '#/pdf/colour', '#/pdf/footer']);
  });
});

describe("the form of a tenant's mails", () => {
  it('is Spanish with the zip alone at first', async () =>
    expect(await profile()).toMatchObject({ mail: { bilingual: false, attach_pdf: false } }));

  it('is taken, goes with the documents asked for from then on, and is replaced as a whole', async () => {
    const { status, json } = await patch({ mail: { attach_pdf: true } });
    expect([status, json['mail']]).toEqual([200, { bilingual: false, attach_pdf: true }]);
    expect(await issuerOfNewInvoice()).toMatchObject({ mail: { attach_pdf: true } });
    await patch({ mail: { bilingual: true } });
    expect(await profile()).toMatchObject({ mail: { bilingual: true, attach_pdf: false } });
    await patch({ mail: {} });
    expect(await profile()).toMatchObject({ mail: { bilingual: false, attach_pdf: false } });
  });

  it('is refused where it is none', async () => {
    const answered = await patch({ mail: { bilingual: 'yes', language: 'en' } });
    expect(answered.status).toBe(422);
    expect(pointersOf(answered).sort()).toEqual(['#/mail/bilingual', '#/mail/language']);
  });
});

describe('a key of test mode', () => {
  const shown = async (key: string): Promise<Json> => (await gateway.call('GET', '/v1/tenant', { key })).json;
  const changes = {
    legal_name: 'Pruebas S.A.S.',
    address: { line: 'Calle 99 # 1-1', municipality_code: '05001', country: 'CO' },
    brand_color: '#00aa00',
    logo: { content },
  };

  it('changes what test documents say, and nothing that live documents say', async () => {
    const live = await profile();
    const answered = await gateway.call('PATCH', '/v1/tenant', { key: tenant.sk_test, body: changes });
    expect([answered.status, answered.json['legal_name'], answered.json['environment']]).toEqual([
      200,
      'Pruebas S.A.S.',
      'test',
    ]);
    expect(await shown(tenant.sk_test)).toMatchObject({ ...changes, logo: { width_px: 3 } });
    expect(await profile()).toEqual(live);

    const { legal_name, address, brand_color } = changes;
    expect(await issuerOfNewInvoice()).toMatchObject({ legal_name, address, brand_color, logo: { width_px: 3 } });
    const supplier = await issuerOfNewInvoice(tenant.sk_live);
    expect(supplier.logo).toBeNull();
    expect(live).toMatchObject({ legal_name: supplier.legal_name, address: supplier.address });
    expect(supplier.brand_color ?? null).toBeNull();
  });

  it('sees what live mode changes since, but for the fields that it has changed itself', async () => {
    await patch({ legal_name: 'Andina Nueva S.A.S.', phone: '6017654321' });
    expect(await shown(tenant.sk_test)).toMatchObject({ legal_name: 'Pruebas S.A.S.', phone: '6017654321' });
    expect(await profile()).toMatchObject({ legal_name: 'Andina Nueva S.A.S.', phone: '6017654321' });
  });
});

describe("a tenant's software", () => {
  const software = { id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0', pin: '20191' };

  it('is shown without its PIN, to keys of live mode', async () => {
    expect((await profile())['software']).toBeNull();
    const { json, text } = await patch({ software });
    expect(json['software']).toEqual({ id: software.id, provider: null });
    expect(text).not.toContain(software.pin);
    expect((await profile())['software']).toEqual({ id: software.id, provider: null });
    expect((await gateway.call('GET', '/v1/tenant', { key: tenant.sk_test })).json['software']).toBeNull();
  });

  it('is shown with the provider that an operator has chosen', async () => {
    const { id, sk_live: key } = await gateway.newTenant();
    const provider = { nit: '900508908', check_digit: '9', name: 'Emisión Segura S.A.S.', code: '000' };
    const path = `/admin/v1/tenants/${id}/software`;
    await gateway.call('PUT', path, { key: OPERATOR_TOKEN, body: { ...software, provider } });
    const { json } = await gateway.call('GET', '/v1/tenant', { key });
    expect(json['software']).toEqual({ id: software.id, provider });
  });

  it('is registered by its record at DIAN, with its test set, since version 2026-12-01', async () => {
    const { sk_live: key } = await gateway.newTenant();
    const headers = { 'svc-version': '2026-12-01' };
    const send = (body: object) => gateway.call('PATCH', '/v1/tenant', { key, headers, body });
    const { json, text } = await send({ software: { invoicing: { ...software, test_set_id: 'set-1' } } });
    const shown = { id: software.id, provider: null };
    expect(json['software']).toMatchObject({
      ...shown,
      invoicing: { ...shown, test_set: { id: 'set-1', status: 'open' } },
    });
    expect(text).not.toContain(software.pin);
    expect((await send({ software: { invoicing: { test_set_id: null } } })).json['software']).toMatchObject({
      invoicing: { ...shown, test_set: null },
    });
    expect((await gateway.call('GET', '/v1/tenant', { key })).json['software']).toEqual(shown);

    const ofTickets = { id: '7a1f0c55-52c1-4f2e-9c39-0d3f3f0a9a11', pin: '77777' };
    const both = await send({ software: { equivalent: { ...ofTickets, test_set_id: 'set-2' } } });
    expect(both.json['software']).toMatchObject({
      ...shown,
      invoicing: shown,
      equivalent: { id: ofTickets.id, provider: null, test_set: { id: 'set-2', status: 'open' } },
    });
    expect([both.json['test_set'], both.text.includes(ofTickets.pin)]).toEqual([null, false]);

    const wrong = await send({ software: { invoicing: { id: software.id }, pin: software.pin } });
    expect(errorsOf(wrong).map(({ pointer, code }) => [pointer, code])).toEqual([
      ['#/software/id', 'required'],
      ['#/software/invoicing/pin', 'required'],
      ['#/software/invoicing', 'conflicting_fields'],
    ]);
    expect(pointersOf(await patch({ software: { invoicing: software } }))).toContain('#/software/invoicing');
  });

  it('is of live mode: a test key cannot set it, and nothing else of its request is done', async () => {
    const { legal_name: before } = await profile();
    const body = { software, legal_name: 'Otra S.A.S.' };
    const answered = await gateway.call('PATCH', '/v1/tenant', { key: tenant.sk_test, body });
    expect([answered.status, answered.json['code']]).toEqual([422, 'environment_mismatch']);
    expect(pointersOf(answered)).toEqual(['#/software']);
    expect((await profile())['legal_name']).toBe(before);
  });
});

describe('a tenant whose data another service has', () => {
  it.each([
    ['dian-submitter', 'test_set', 'software'],
    ['document-issuer', 'software', 'test_set'],
  ] as const)('is shown without it while %s is away', async (owner, missing, known) => {
    const own = await startGateway();
    const { sk_live: key } = await own.newTenant();
    const body = { software: { id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0', pin: '20191' }, test_set_id: 'set-1' };
    expect((await own.call('PATCH', '/v1/tenant', { key, body })).json['unavailable']).toEqual([]);
    const away = fastify();
    away.setNotFoundHandler((_, reply) => reply.code(503).send());
    own.transport.register(owner, away);
    const { status, json } = await own.call('GET', '/v1/tenant', { key });
    expect([status, json[missing], json['unavailable']]).toEqual([
      200,
      null,
      [{ pointer: `#/${missing}`, reason: 'service_unavailable' }],
    ]);
    expect(json[known]).not.toBeNull();
    await own.close();
  });
});

describe("a tenant's test set", () => {
  const id = '4fc23e1d-2d0e-4c27-8a0b-9d7c3a5e6b10';
  const shownWith = async (key: string) => (await gateway.call('GET', '/v1/tenant', { key })).json['test_set'];

  it('is none at first', async () => expect(await shownWith(tenant.sk_live)).toBeNull());

  it('is set by its id, shown with its status, and given up by null', async () => {
    const { status, json } = await patch({ test_set_id: id });
    expect([status, json['test_set']]).toEqual([200, { id, status: 'open' }]);
    expect(await shownWith(tenant.sk_live)).toEqual({ id, status: 'open' });
    expect((await patch({ test_set_id: null })).json['test_set']).toBeNull();
  });

  it('is of live mode: a test key neither sets nor sees it', async () => {
    await patch({ test_set_id: id });
    const answered = await gateway.call('PATCH', '/v1/tenant', { key: tenant.sk_test, body: { test_set_id: 'other' } });
    expect([answered.status, answered.json['code'], pointersOf(answered)]).toEqual([
      422,
      'environment_mismatch',
      ['#/test_set_id'],
    ]);
    expect(await shownWith(tenant.sk_test)).toBeNull();
    expect(await shownWith(tenant.sk_live)).toEqual({ id, status: 'open' });
  });

  it('is an id, not a text', async () =>
    expect(pointersOf(await patch({ test_set_id: 'mi set' }))).toEqual(['#/test_set_id']));
});
