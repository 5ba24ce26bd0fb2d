import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { idOf, TENANT, test } from '@rubrica/service-testing';
import { createTestPki, TEST_NIT, type TestPki, until } from '@rubrica/testing';
import { identificationNumbers, readCertificate, trustBundle, verifySignature } from '@rubrica/xades';
import { MockAuthority } from '../mock-authority/mock-authority.store.js';
import { CERTIFICATES, mockOf, type RunningVault, signingOrder, startVault, uploaded } from '../vault.fixture.js';
import { X509Certificate } from 'node:crypto';

let pki: TestPki;
let vault: RunningVault;
beforeAll(async () => {
  pki = await createTestPki();
});
beforeEach(async () => {
  vault = await startVault(pki);
});
afterEach(() => vault.close());

describe('a new tenant', () => {
  it('gets a certificate of ours for the test environment, which signs validly under our authority', async () => {
    await vault.register(TENANT);
    const mock = await mockOf(vault, TENANT);
    const { item, assemble } = signingOrder(mock.certificate_id, mock.chain_pem);
    const [answer] = await vault.sign(item);
    if (!answer || 'error' in answer) throw new Error('refused');
    const trust = trustBundle(await vault.get(MockAuthority).bundlePem());
    const verification = { trust, at: new Date(), signedBy: [TEST_NIT] };
    expect(verifySignature(assemble(answer.signature_value), verification)).toMatchObject({ ok: true });
    expect(identificationNumbers(readCertificate(new X509Certificate(mock.chain_pem).raw).subject)).toContain(TEST_NIT);
    expect(await vault.active('habilitacion')).toBeNull();
    const said = await until(
      () => vault.said,
      ({ length }) => length > 0,
    );
    expect(said.map(({ messageType, data }) => [messageType, data['mock']])).toEqual([
      ['co.rubrica.certificate.activated.v1', true],
    ]);
  });

  it('does not see that certificate among its own', async () => {
    await vault.register(TENANT);
    const mock = await mockOf(vault, TENANT);
    expect((await vault.call('GET', CERTIFICATES, { caller: test })).body).toMatchObject({ data: [] });
    const path = `${CERTIFICATES}/${mock?.certificate_id ?? ''}`;
    expect(await vault.call('DELETE', path, { caller: test })).toMatchObject({ status: 404 });
  });

  it('signs with its own test certificate as long as it has one, whichever came first, then with ours again', async () => {
    const own = await uploaded(vault, await pki.issue('otherca'), { caller: test });
    await vault.register(TENANT);
    await until(
      () => vault.said,
      (said) => said.length === 2,
    );
    expect((await vault.active('test'))?.certificate_id).toBe(own);
    await vault.call('DELETE', `${CERTIFICATES}/${own}`, { caller: test });
    expect((await vault.active('test'))?.certificate_id).toMatch(/^cert_/);
    expect((await vault.active('test'))?.certificate_id).not.toBe(own);
  });

  it('gets one, however often its registration is told', async () => {
    await vault.register(TENANT);
    await mockOf(vault, TENANT);
    await vault.register(TENANT);
    await vault.register(idOf('ten', 'dos'));
    await mockOf(vault, idOf('ten', 'dos'));
    const rows = await vault.database.query('select 1 from certificates where tenant_id = $1', [TENANT]);
    expect(rows).toHaveLength(1);
  });
});

it('two vaults that begin at once make one authority between them', async () => {
  const second = await vault.beside();
  const tenants = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => idOf('ten', name));
  await Promise.all(tenants.map((tenant) => vault.register(tenant)));
  const trust = trustBundle(await vault.get(MockAuthority).bundlePem());
  for (const tenant of tenants) {
    const mock = await mockOf(vault, tenant);
    const { item, assemble } = signingOrder(mock.certificate_id, mock.chain_pem, { tenant_id: tenant });
    const [answer] = await vault.sign(item);
    if (!answer || 'error' in answer) throw new Error('refused');
    const signed = assemble(answer.signature_value);
    expect(verifySignature(signed, { trust, at: new Date(), signedBy: 'anyone trusted' })).toMatchObject({ ok: true });
  }
  expect(await vault.database.query('select 1 from mock_authority')).toHaveLength(1);
  await second.stop();
});
