import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CertificateAuthority, createAuthority, issueLeaf, toPkcs12 } from '@rubrica/certificate-vault';
import { nitCheckDigit } from '@rubrica/fiscal';
import { until } from '@rubrica/testing';
import { DEMO, TEST_RANGE } from '../demo/demo-tenants.js';
import { type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const PASSWORD = 'Clave-123';
const SOFTWARE = { id: '5d0c2f57-0c4f-4d8b-8d5b-6f9f3c2b1a10', pin: '24680' };
const PROVIDER = { nit: '900508908', software: { id: '7a1f0c55-52c1-4f2e-9c39-0d3f3f0a9a12', pin: '13579' } };
/** A tenant with software of its own, and one that issues by the software of the installation. */
const OWN = '900500001';
const BY_PROVIDER = '900600002';

const folder = temporaryFolder();
let standalone: RunningStandalone;
let accredited: CertificateAuthority;
const keys: Record<string, string> = {};

beforeAll(async () => {
  const at = new Date();
  const [struckOff, other] = await Promise.all([
    createAuthority('Autoridad Retirada', at),
    createAuthority('Autoridad Acreditada', at),
  ]);
  accredited = other;
  // The certificates are uploaded while their authority is trusted. From the next start on, DIAN does not accept it.
  standalone = await RunningStandalone.start(folder.path, { TRUST_BUNDLE: struckOff.bundlePem });
  for (const nit of [OWN, BY_PROVIDER]) {
    keys[nit] = await newTenant(nit);
    expect((await upload(nit, struckOff)).status).toBe(201);
  }
  expect((await call('PATCH', '/v1/tenant', OWN, { software: SOFTWARE })).status).toBe(200);
  await standalone.stop();
  standalone = await RunningStandalone.start(folder.path, {
    TRUST_BUNDLE: accredited.bundlePem,
    PROVIDER_NIT: PROVIDER.nit,
    PROVIDER_NAME: 'Emisión Segura S.A.S.',
    PROVIDER_SOFTWARE_ID: PROVIDER.software.id,
    PROVIDER_SOFTWARE_PIN: PROVIDER.software.pin,
  });
  const { document_type: _, ...range } = TEST_RANGE;
  for (const nit of [OWN, BY_PROVIDER]) {
    const software = nit === OWN ? SOFTWARE : { ...PROVIDER.software, owner_nit: PROVIDER.nit };
    const portal = `${standalone.credentials.dian_simulator_url}/control/issuers/${nit}`;
    expect((await standalone.call('PUT', portal, '', { software, ranges: [range], test_sets: [] })).status).toBe(200);
    expect((await call('POST', '/v1/numbering-ranges', nit, TEST_RANGE)).status).toBe(201);
  }
});
afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

describe.each([
  ['by its own software', OWN],
  ['by the software of a provider', BY_PROVIDER],
])('a tenant that issues %s in habilitación, with a certificate whose authority DIAN does not accept,', (_, nit) => {
  let rejected: Json;

  it('has its invoice rejected for an invalid signature, and hears of it', async () => {
    const { json } = await call('POST', '/v1/invoices', nit, sale(), { prefer: 'wait=60' });
    rejected = json;
    expect(rejected).toMatchObject({
      status: 'rejected_by_dian',
      environment: 'habilitacion',
      dian: {
        message: expect.stringContaining('Firma inválida'),
        messages: [
          {
            rule: 'ZD05',
            severity: 'rejection',
            detail: expect.stringContaining('Firma inválida'),
            fix: expect.stringContaining('certificate'),
          },
        ],
      },
    });
    const events = await until(
      async () =>
        (await call('GET', `/v1/events?document_id=${String(json['id'])}`, nit)).json['data'] as unknown as Json[],
      (some) => some.length > 0,
    );
    expect(events).toMatchObject([
      {
        type: 'invoice.rejected_by_dian',
        data: { object: { cufe: rejected['cufe'], number: rejected['number'], pdf_url: expect.any(String) } },
      },
    ]);
  });

  it('is told by DIAN itself, where a good certificate signs the message that carries the document', async () => {
    await standalone.control({ mode: 'down' });
    const { json } = await call('POST', '/v1/invoices', nit, sale());
    await until(
      async () => (await call('GET', `/v1/invoices/${String(json['id'])}`, nit)).json['status'],
      (status) => String(status) === 'submitted',
    );
    expect((await upload(nit, accredited)).status).toBe(201);
    await standalone.control({ mode: 'up' });
    const judged = await until(
      async () => (await call('GET', `/v1/invoices/${String(json['id'])}`, nit)).json,
      ({ status }) => String(status) === 'rejected_by_dian',
    );
    expect(judged).toMatchObject({
      dian: {
        validated_at: expect.any(String),
        messages: expect.arrayContaining([expect.objectContaining({ rule: 'ZD05', severity: 'rejection' })]),
      },
    });
  });

  it('corrects it with the good certificate under the same number, at once', async () => {
    const path = `/v1/invoices/${String(rejected['id'])}/corrections`;
    const { json } = await call('POST', path, nit, sale(), { prefer: 'wait=60' });
    expect(json).toMatchObject({ status: 'accepted_by_dian', number: rejected['number'], corrects: rejected['id'] });
  });
});

const call = (method: string, path: string, nit: string, body?: object, headers: Record<string, string> = {}) =>
  standalone.call(method, path, keys[nit] ?? '', body, headers);

const newTenant = async (nit: string): Promise<string> => {
  const { admin_url, operator_token } = standalone.credentials;
  const profile = { ...DEMO, nit, check_digit: nitCheckDigit(nit), legal_name: 'Comercial del Sur S.A.S.' };
  const made = await standalone.call('POST', `${admin_url}/admin/v1/tenants`, operator_token, profile);
  expect(made.status).toBe(201);
  return String(made.json['keys']?.['sk_live']);
};

const upload = async (nit: string, authority: CertificateAuthority) => {
  const leaf = await issueLeaf(authority, { name: 'Comercial del Sur S.A.S.', nit, days: 30, at: new Date() });
  const content_base64 = toPkcs12(leaf, PASSWORD).toString('base64');
  return call('POST', '/v1/certificates', nit, { filename: 'mine.p12', content_base64, password: PASSWORD });
};
