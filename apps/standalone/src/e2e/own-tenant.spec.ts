import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CertificateAuthority, createAuthority, issueLeaf, toPkcs12 } from '@rubrica/certificate-vault';
import { until } from '@rubrica/testing';
import { DEMO, TEST_RANGE } from '../demo/demo-tenants.js';
import { RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const NIT = '900500001';
const PASSWORD = 'Clave-123';
/** Documents in each state, when the certificate is replaced. */
const DOCUMENTS = 8;
const software = { id: '3c4f2c1e-8a5b-4a2e-9d0c-5d1b6f1e7a10', pin: '12345' };
const folder = temporaryFolder();
let authority: CertificateAuthority;
let standalone: RunningStandalone;
let live: string;

beforeAll(async () => {
  authority = await createAuthority('Otra Autoridad', new Date());
  standalone = await RunningStandalone.start(folder.path, { TRUST_BUNDLE: authority.bundlePem });
});

afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

describe('a tenant that the operator adds, with a certificate of an authority that TRUST_BUNDLE names', () => {
  it('issues what the tax authority accepts', async () => {
    const { admin_url, operator_token, dian_simulator_url } = standalone.credentials;
    const { document_type: _, ...range } = TEST_RANGE;
    await standalone.call('PUT', `${dian_simulator_url}/control/issuers/${NIT}`, '', {
      software,
      ranges: [range],
      test_sets: [],
    });
    const profile = { ...DEMO, nit: NIT, check_digit: '8', legal_name: 'Comercial del Sur S.A.S.' };
    const made = await standalone.call('POST', `${admin_url}/admin/v1/tenants`, operator_token, profile);
    expect([made.status, made.json['nit'], made.json['environment']]).toEqual([201, NIT, 'habilitacion']);
    live = String(made.json['keys']?.['sk_live']);
    const steps: readonly (readonly [method: string, path: string, body: object, status: number])[] = [
      ['PATCH', '/v1/tenant', { software }, 200],
      ['POST', '/v1/numbering-ranges', TEST_RANGE, 201],
      ['POST', '/v1/certificates', await newCertificate(), 201],
    ];
    for (const [method, path, body, status] of steps) {
      const answer = await standalone.call(method, path, live, body);
      expect([path, answer.status, answer.json['errors']]).toEqual([path, status, undefined]);
    }
    const { json } = await standalone.call('POST', '/v1/invoices', live, sale(), { prefer: 'wait=60' });
    expect(json).toMatchObject({ status: 'accepted_by_dian', number: `${TEST_RANGE.prefix}990000000` });
  });

  it('replaces its certificate while documents are under way: they end with the old one, new ones have the new one', async () => {
    await standalone.control({ faults: { reset: 1 } });
    const signed = await invoices();
    const before = await Promise.all(signed.map(signerOf));
    expect(new Set(before).size).toBe(1);

    // These are asked for at the same time as the certificate is replaced.
    const [during, replaced] = await Promise.all([
      invoices(),
      newCertificate().then((body) => standalone.call('POST', '/v1/certificates', live, body)),
    ]);
    expect(replaced.status).toBe(201);
    const after = await invoices();
    await standalone.control({ faults: { reset: 0 } });
    const all = [...signed, ...during, ...after];
    const statuses = await until(
      () =>
        Promise.all(all.map(async (id) => (await standalone.call('GET', `/v1/invoices/${id}`, live)).json['status'])),
      (some) => some.every((status) => String(status) === 'accepted_by_dian'),
    );
    expect(statuses).toHaveLength(3 * DOCUMENTS);

    // What was signed is accepted as it was signed; what was asked for after the upload has the new certificate.
    expect(await Promise.all(signed.map(signerOf))).toEqual(before);
    const [old] = before;
    const news = new Set(await Promise.all(after.map(signerOf)));
    expect([news.size, news.has(old ?? '')]).toEqual([1, false]);
    const between = await Promise.all(during.map(signerOf));
    expect(between.filter((signer) => signer !== old && !news.has(signer))).toEqual([]);
  });
});

const newCertificate = async () => {
  const leaf = await issueLeaf(authority, { name: 'Comercial del Sur S.A.S.', nit: NIT, days: 30, at: new Date() });
  return { filename: 'mine.p12', content_base64: toPkcs12(leaf, PASSWORD).toString('base64'), password: PASSWORD };
};

/** Asks for invoices at once; returns their ids. */
const invoices = (): Promise<string[]> =>
  Promise.all(
    Array.from({ length: DOCUMENTS }, async () => {
      const { status, json } = await standalone.call('POST', '/v1/invoices', live, sale());
      expect(status).toBe(201);
      return String(json['id']);
    }),
  );

/** The certificate that the XML of an invoice bears, once it is signed. */
const signerOf = async (id: string): Promise<string> => {
  const url = `${standalone.credentials.base_url}/v1/invoices/${id}/xml`;
  const xml = await until(
    async () => {
      const answer = await fetch(url, { headers: { authorization: `Bearer ${live}` } });
      return answer.ok ? answer.text() : '';
    },
    (text) => text !== '',
  );
  return /<ds:X509Certificate>([^<]+)</.exec(xml)?.[1] ?? '';
};
