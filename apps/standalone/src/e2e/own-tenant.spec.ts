import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Authority, createAuthority, issueLeaf, toPkcs12 } from '@rubrica/certificate-vault';
import { DEMO, TEST_RANGE } from '../demo/demo-tenants.js';
import { RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const NIT = '900500001';
const PASSWORD = 'Clave-123';
const software = { id: '3c4f2c1e-8a5b-4a2e-9d0c-5d1b6f1e7a10', pin: '12345' };
const folder = temporaryFolder();
let authority: Authority;
let standalone: RunningStandalone;

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
    const live = String(made.json['keys']?.['sk_live']);
    const leaf = await issueLeaf(authority, { name: profile.legal_name, nit: NIT, days: 30, at: new Date() });
    const steps: readonly (readonly [method: string, path: string, body: object, status: number])[] = [
      ['PATCH', '/v1/tenant', { software }, 200],
      ['POST', '/v1/numbering-ranges', TEST_RANGE, 201],
      [
        'POST',
        '/v1/certificates',
        { filename: 'mine.p12', content_base64: toPkcs12(leaf, PASSWORD).toString('base64'), password: PASSWORD },
        201,
      ],
    ];
    for (const [method, path, body, status] of steps) {
      const answer = await standalone.call(method, path, live, body);
      expect([path, answer.status, answer.json['errors']]).toEqual([path, status, undefined]);
    }
    const { json } = await standalone.call('POST', '/v1/invoices', live, sale(), { prefer: 'wait=20' });
    expect(json).toMatchObject({ status: 'accepted_by_dian', number: `${TEST_RANGE.prefix}990000000` });
  });
});
