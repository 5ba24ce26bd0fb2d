import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { idOf, live, TENANT, test } from '@rubrica/service-testing';
import { createTestPki, type TestPki, until } from '@rubrica/testing';
import { cpSync, existsSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { TENANT_KEYS, TenantKeyMissing, type TenantKeys } from '../key-custody/tenant-keys.js';
import { forgeContainer } from '../pkcs12/containers.fixture.js';
import { CERTIFICATES, mockOf, type RunningVault, signingOrder, startVault, uploaded } from '../vault.fixture.js';

const OTHER = idOf('ten', 'otra');
const KEY_DESTROYED = 'co.rubrica.tenant.key-destroyed.v1';

let pki: TestPki;
let vault: RunningVault;
beforeAll(async () => {
  pki = await createTestPki();
});
beforeEach(async () => {
  vault = await startVault(pki);
});
afterEach(() => vault.close());

const revoke = (tenantId: string, version = 2): Promise<void> =>
  vault.publishFact('co.rubrica.tenant.revoked.v1', tenantId, { tenant_id: tenantId }, { tenantid: tenantId, version });
const destroyed = () =>
  until(
    () => vault.said.filter(({ messageType }) => messageType === KEY_DESTROYED),
    ({ length }) => length > 0,
  );
const keyRing = (): string => join(vault.folder, 'key-ring');
const sealedKeys = (tenantId: string) =>
  vault.database.query<{ id: string; sealed_key: Buffer | null; status: string }>(
    'select id, sealed_key, status from certificates where tenant_id = $1 order by id',
    [tenantId],
  );

describe('the key of a revoked tenant', () => {
  it('is destroyed with the private keys of all its certificates, and that is said; others keep theirs', async () => {
    await vault.register(TENANT);
    await vault.register(OTHER);
    const [mock, others] = [await mockOf(vault, TENANT), await mockOf(vault, OTHER)];
    const own = await uploaded(vault, await pki.issue('good'), { caller: live });
    const before = await sealedKeys(TENANT);
    expect(before.map(({ sealed_key }) => sealed_key === null)).toEqual([false, false]);

    await revoke(TENANT);
    expect((await destroyed()).map(({ data }) => data)).toEqual([{ tenant_id: TENANT }]);
    const revokedOnes = vault.said.filter(({ messageType }) => messageType === 'co.rubrica.certificate.revoked.v1');
    expect(revokedOnes.map(({ data }) => data['certificate_id']).sort()).toEqual([mock?.certificate_id, own].sort());
    expect((await sealedKeys(TENANT)).map(({ sealed_key, status }) => [sealed_key, status])).toEqual([
      [null, 'revoked'],
      [null, 'revoked'],
    ]);
    // A copy of the database of before.
    const keys = vault.app.get<TenantKeys>(TENANT_KEYS);
    for (const { id, sealed_key } of before)
      await expect(keys.open(TENANT, sealed_key ?? Buffer.alloc(0), id)).rejects.toThrow(TenantKeyMissing);
    expect(readdirSync(keyRing())).not.toContain(TENANT);
    const { item } = signingOrder(others?.certificate_id ?? '', others?.chain_pem ?? '', { tenant_id: OTHER });
    expect(await vault.sign(item)).toEqual([{ signature_value: expect.any(String) }]);
  });

  it('is destroyed once, however often the revocation is told', async () => {
    await vault.register(TENANT);
    await mockOf(vault, TENANT);
    await revoke(TENANT);
    await destroyed();
    await revoke(TENANT, 3);
    await until(
      () => vault.database.query("select from timers where kind = 'destroy-tenant-key'"),
      ({ length }) => length === 0,
    );
    expect(await destroyed()).toHaveLength(1);
  });

  it('is destroyed in the end when the destruction was interrupted between its steps', async () => {
    await vault.register(TENANT);
    await mockOf(vault, TENANT);
    // The key cannot be removed: a link to a folder is in its place, which one rename replaces by the key again.
    const [path, aside, link] = [join(keyRing(), TENANT), join(vault.folder, 'aside'), join(vault.folder, 'link')];
    cpSync(path, aside);
    symlinkSync(vault.folder, link);
    renameSync(link, path);
    await revoke(TENANT);
    await until(
      () => sealedKeys(TENANT),
      (rows) => rows.every(({ sealed_key }) => sealed_key === null),
    );
    expect(vault.said.filter(({ messageType }) => messageType === KEY_DESTROYED)).toEqual([]);
    renameSync(aside, path);
    await destroyed();
    expect(existsSync(path)).toBe(false);
  });

  it('is not made again: the tenant gets no certificate any more, of its own or of ours', async () => {
    await vault.register(TENANT);
    await mockOf(vault, TENANT);
    await revoke(TENANT);
    await destroyed();
    for (const caller of [live, test]) {
      const refused = await vault.upload(forgeContainer(await pki.issue('good')), { caller });
      expect([refused.status, refused.body['code']]).toEqual([409, 'tenant_revoked']);
    }
    await vault.register(TENANT, {}, 3);
    await until(
      () => vault.database.query("select from timers where kind = 'make-mock-certificate'"),
      ({ length }) => length === 0,
    );
    expect(await vault.active('test')).toBeNull();
    expect(readdirSync(keyRing())).not.toContain(TENANT);
    expect((await vault.call('GET', CERTIFICATES, { caller: test })).status).toBe(200);
  });
});
