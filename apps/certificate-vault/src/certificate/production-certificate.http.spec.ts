import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestPki, SECOND_TEST_NIT, type TestPki } from '@rubrica/testing';
import { live } from '@rubrica/service-testing';
import { certificatesOfPem } from '@rubrica/xades';
import { createPublicKey, verify, X509Certificate } from 'node:crypto';
import { type RunningVault, signingOrder, startVault, uploaded } from '../vault.fixture.js';

let pki: TestPki;
let vault: RunningVault;
let tenants = 0;
let tenantId: string;
beforeAll(async () => {
  pki = await createTestPki();
  vault = await startVault(pki);
});
beforeEach(() => {
  tenants += 1;
  tenantId = `ten_${String(tenants).padStart(26, '0')}`;
});
afterAll(() => vault.close());

const path = () => `/internal/tenants/${tenantId}/production-certificate`;
const isReady = async (): Promise<unknown> => (await vault.call('GET', path())).body['ready'];
const upload = async (): Promise<string> => uploaded(vault, await pki.issue('good'), { caller: { ...live, tenantId } });

describe("a tenant's certificate of production", () => {
  it('is not ready as long as the tenant has none of habilitación', async () => {
    expect(await isReady()).toBe(false);
    expect(await vault.call('POST', path())).toMatchObject({ status: 409, body: { code: 'certificate_missing' } });
    expect(await vault.active('production', tenantId)).toBeNull();
  });

  it('is another one of the same key, which signs; that of habilitación stays', async () => {
    const trial = await upload();
    expect(await isReady()).toBe(true);
    expect((await vault.call('POST', path())).status).toBe(200);
    const active = await vault.active('production', tenantId);
    expect(active).toMatchObject({ environment: 'production' });
    expect(active?.certificate_id).not.toBe(trial);
    expect((await vault.active('habilitacion', tenantId))?.certificate_id).toBe(trial);

    const chainPem = active?.chain_pem ?? '';
    const { item } = signingOrder(active?.certificate_id ?? '', chainPem, { tenant_id: tenantId });
    const [answer] = await vault.sign(item);
    const [leaf = Buffer.alloc(0)] = certificatesOfPem(chainPem);
    const signature = Buffer.from(answer && 'signature_value' in answer ? answer.signature_value : '', 'base64');
    const key = createPublicKey(new X509Certificate(leaf).publicKey.export({ type: 'spki', format: 'pem' }));
    expect(verify('sha256', Buffer.from(item.signed_info), key, signature)).toBe(true);
  });

  it('is made once, however often it is asked for, and anew when that of habilitación is another', async () => {
    await upload();
    await vault.call('POST', path());
    const first = await vault.active('production', tenantId);
    await vault.call('POST', path());
    expect((await vault.active('production', tenantId))?.certificate_id).toBe(first?.certificate_id);

    const caller = { ...live, tenantId };
    await uploaded(vault, await pki.issue('second'), { caller, nit: SECOND_TEST_NIT });
    await vault.call('POST', path());
    const second = await vault.active('production', tenantId);
    expect(second?.fingerprint).not.toBe(first?.fingerprint);
    expect(second?.fingerprint).toBe((await vault.active('habilitacion', tenantId))?.fingerprint);
  });
});
