import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CertificateAuthority, createAuthority, issueLeaf, toPkcs12 } from '@rubrica/certificate-vault';
import { nitCheckDigit } from '@rubrica/fiscal';
import { randomUUID } from 'node:crypto';
import { DEMO, NOTE_RANGES, TEST_RANGE } from '../demo/demo-tenants.js';
import {
  type ApiAnswer,
  type Json,
  note,
  RunningStandalone,
  sale,
  temporaryFolder,
} from './running-standalone.fixture.js';

const PROVIDER = { nit: '900508908', check_digit: '9', name: 'Emisión Segura S.A.S.', code: '042' };
const SOFTWARE = { id: '7a1f0c55-52c1-4f2e-9c39-0d3f3f0a9a11', pin: '7351902846' };
const PASSWORD = 'Clave-123';
/** DIAN's test range for companies that issue by a provider. */
const { document_type: _, ...testRange } = { ...TEST_RANGE, prefix: 'SETT' };
const PRODUCTION_RANGE = {
  prefix: 'FE',
  from: 1,
  to: 1000,
  resolution_number: '18764000001',
  resolution_date: '2026-01-10',
  valid_from: '2026-01-10',
  valid_to: '2036-01-10',
  technical_key: 'ab'.repeat(20),
};

const folder = temporaryFolder();
let authority: CertificateAuthority;
let standalone: RunningStandalone;

beforeAll(async () => {
  authority = await createAuthority('Otra Autoridad', new Date());
  standalone = await RunningStandalone.start(folder.path, {
    TRUST_BUNDLE: authority.bundlePem,
    PROVIDER_NIT: PROVIDER.nit,
    PROVIDER_NAME: PROVIDER.name,
    PROVIDER_CODE: PROVIDER.code,
    PROVIDER_SOFTWARE_ID: SOFTWARE.id,
    PROVIDER_SOFTWARE_PIN: SOFTWARE.pin,
    LOG_LEVEL: 'info',
  });
});

afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

const itemsOf = ({ json }: ApiAnswer) => json['data'] as unknown as readonly Json[];

/** A company with its API key, and what DIAN's portal knows of it. */
const company = async (nit: string) => {
  const profile = { ...DEMO, nit, check_digit: nitCheckDigit(nit), legal_name: `Comercial ${nit} S.A.S.` };
  const { admin_url, operator_token, dian_simulator_url } = standalone.credentials;
  const operate = (method: string, path: string, body?: object) =>
    standalone.call(method, `${admin_url}/admin/v1/tenants${path}`, operator_token, body);
  const made = await operate('POST', '', profile);
  const key = String(made.json['keys']?.['sk_live']);
  const call = (method: string, path: string, body?: object): Promise<ApiAnswer> =>
    standalone.call(method, `/v1/${path}`, key, body, { prefer: 'wait=60' });
  return {
    call,
    /** Calls a route of operators for this company. */
    operate: (method: string, path: string, body?: object) =>
      operate(method, `/${String(made.json['id'])}${path}`, body),
    portal: async (issuer: object): Promise<void> => {
      const path = `${dian_simulator_url}/control/issuers/${nit}`;
      const { status } = await standalone.call('PUT', path, '', { ranges: [testRange], test_sets: [], ...issuer });
      expect(status).toBe(200);
    },
    uploadCertificate: async (): Promise<void> => {
      const leaf = await issueLeaf(authority, { name: profile.legal_name, nit, days: 30, at: new Date() });
      const content_base64 = toPkcs12(leaf, PASSWORD).toString('base64');
      const { status } = await call('POST', 'certificates', { filename: 'a.p12', content_base64, password: PASSWORD });
      expect(status).toBe(201);
    },
    accepted: (path: string, { json }: ApiAnswer): Promise<Json> =>
      standalone.poll(`/v1/${path}/${String(json['id'])}`, key, ({ status }) => String(status) === 'accepted_by_dian'),
    xmlOf: async ({ id }: Json): Promise<string> => (await call('GET', `invoices/${String(id)}/xml`)).bytes.toString(),
  };
};
/** Returns the name of the file that DIAN received. */
const fileNameOf = async ({ cufe }: Json): Promise<unknown> => {
  const { json } = await standalone.call('GET', `${standalone.credentials.dian_simulator_url}/control/received`, '');
  return (json['documents'] as unknown as readonly Json[]).find((document) => document['cufe'] === cufe)?.['file_name'];
};
type Company = Awaited<ReturnType<typeof company>>;

const providerIn = (xml: string) =>
  /<sts:ProviderID [^>]*schemeID="(\d)" schemeName="(\d+)"[^>]*>(\d+)<.*?<sts:SoftwareID[^>]*>([^<]+)</s
    .exec(xml)
    ?.slice(1);

describe('a company whose operator is its technology provider', () => {
  const set = { id: randomUUID(), invoices: 2, notes: 1 };
  const portalSoftware = { ...SOFTWARE, owner_nit: PROVIDER.nit };
  let tenant: Company;
  beforeAll(async () => {
    tenant = await company('900500001');
    await tenant.portal({ software: portalSoftware, test_sets: [set] });
  });

  it('has the provider’s software from the beginning, and cannot register its own', async () => {
    const { json, bytes } = await tenant.call('GET', 'tenant');
    expect(json['software']).toEqual({ id: SOFTWARE.id, provider: PROVIDER });
    expect(bytes.toString()).not.toContain(SOFTWARE.pin);
    const refused = await tenant.call('PATCH', 'tenant', { software: { id: randomUUID(), pin: '1' } });
    expect([refused.status, refused.json['code']]).toEqual([409, 'software_of_provider']);
    const early = await tenant.call('POST', 'tenant/go-live', { nit: '900500001' });
    const errors = early.json['errors'] as unknown as readonly Json[];
    expect([early.status, errors.map(({ pointer }) => pointer)]).toEqual([
      409,
      ['/v1/certificates#', '/v1/tenant#/test_set'],
    ]);
  });

  it('reads its ranges under its own certificate, as the provider’s software has them', async () => {
    await tenant.call('PATCH', 'tenant', { test_set_id: set.id });
    await tenant.uploadCertificate();
    expect(itemsOf(await tenant.call('POST', 'numbering-ranges/sync'))).toMatchObject([
      { action: 'created', numbering_range: { environment: 'habilitacion', prefix: 'SETT' } },
    ]);
    for (const notes of NOTE_RANGES) expect((await tenant.call('POST', 'numbering-ranges', notes)).status).toBe(201);
  });

  it('passes its test set: invoices, and a note whose CUDE has the provider’s PIN', async () => {
    const period = { start_date: '2026-10-01', end_date: '2026-10-31' };
    const [first, second, third] = await Promise.all([
      tenant.call('POST', 'invoices', sale()),
      tenant.call('POST', 'invoices', sale()),
      tenant.call('POST', 'credit-notes', note({ period })),
    ]);
    const invoice = await tenant.accepted('invoices', first);
    await tenant.accepted('invoices', second);
    await tenant.accepted('credit-notes', third);
    expect(providerIn(await tenant.xmlOf(invoice))).toEqual(['9', '31', PROVIDER.nit, SOFTWARE.id]);
    expect(await fileNameOf(invoice)).toMatch(/^fv0900500001042\d\d[0-9A-F]{8}$/);
    const sets = await standalone.call('GET', `${standalone.credentials.dian_simulator_url}/control/test-sets`, '');
    expect(sets.json['test_sets']).toEqual([
      { issuer_nit: '900500001', id: set.id, invoices: 2, notes: 1, accepted: true },
    ]);
  });

  it('goes live, and goes on in production with its own number by the provider’s software', async () => {
    // DIAN says that the set is accepted in its answer to the next document.
    await tenant.accepted('invoices', await tenant.call('POST', 'invoices', sale()));
    await tenant.portal({ software: portalSoftware, ranges: [PRODUCTION_RANGE] });
    expect(await tenant.call('POST', 'tenant/go-live', { nit: '900500001' })).toMatchObject({
      status: 200,
      json: { environment: 'production', software: { id: SOFTWARE.id, provider: PROVIDER } },
    });
    const in_use = [{ prefix: 'FE', next: 301, next_reason: 'Usados en el proveedor anterior' }];
    expect(itemsOf(await tenant.call('POST', 'numbering-ranges/sync', { in_use }))).toMatchObject([
      { numbering_range: { next: 301, skipped: [{ from: 1, to: 300, reason: 'Usados en el proveedor anterior' }] } },
    ]);
    const invoice = await tenant.accepted('invoices', await tenant.call('POST', 'invoices', sale()));
    expect(invoice).toMatchObject({ environment: 'production', number: 'FE301' });
    expect(providerIn(await tenant.xmlOf(invoice))).toEqual(['9', '31', PROVIDER.nit, SOFTWARE.id]);
  });

  it('is rejected when the portal of DIAN knows nothing of the provider', async () => {
    await tenant.portal({ software: SOFTWARE, ranges: [PRODUCTION_RANGE] });
    const { json } = await tenant.call('POST', 'invoices', sale());
    expect(json['status']).toBe('rejected_by_dian');
    expect(JSON.stringify(json)).toContain('FAB19b');
    const synced = await tenant.call('POST', 'numbering-ranges/sync');
    expect([synced.status, synced.json['code']]).toEqual([409, 'dian_software_not_yours']);
  });
});

describe('a company for which the operator has chosen another provider', () => {
  const other = { nit: '800199436', check_digit: '4', name: 'Facturas del Caribe Ltda.', code: '000' };
  const software = { id: randomUUID(), pin: '8462019375' };

  it('issues by that one, from habilitación to production', async () => {
    const tenant = await company('900500002');
    const chosen = await tenant.operate('PUT', '/software', { ...software, provider: other });
    expect([chosen.status, chosen.json['software']]).toEqual([200, { id: software.id, provider: other }]);
    await tenant.portal({ software: { ...software, owner_nit: other.nit } });
    await tenant.uploadCertificate();
    await tenant.call('POST', 'numbering-ranges/sync');
    const trial = await tenant.accepted('invoices', await tenant.call('POST', 'invoices', sale()));
    expect(providerIn(await tenant.xmlOf(trial))).toEqual(['4', '31', other.nit, software.id]);
    expect(await fileNameOf(trial)).toMatch(/^fv0900500002000/);

    await tenant.portal({ software: { ...software, owner_nit: other.nit }, ranges: [PRODUCTION_RANGE] });
    const order = { nit: '900500002', override_readiness: true }; // DIAN shows it as Habilitado by another system's test set
    expect((await tenant.call('POST', 'tenant/go-live', order)).status).toBe(200);
    await tenant.call('POST', 'numbering-ranges/sync');
    const invoice = await tenant.accepted('invoices', await tenant.call('POST', 'invoices', sale()));
    expect(invoice).toMatchObject({ environment: 'production', number: 'FE1' });
    expect(providerIn(await tenant.xmlOf(invoice))).toEqual(['4', '31', other.nit, software.id]);
    expect((await tenant.call('GET', 'tenant')).json['software']).toEqual({ id: software.id, provider: other });
  });

  it('has PINs that no log shows', () => {
    expect(standalone.printed).toContain('numbering ranges asked for at DIAN');
    for (const pin of [SOFTWARE.pin, software.pin]) expect(standalone.printed).not.toContain(pin);
  });
});
