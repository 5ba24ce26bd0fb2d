import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { idOf, live } from '@rubrica/service-testing';
import { createTestPki, TYPESCRIPT } from '@rubrica/testing';
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningVault, signingOrder, startVault, uploaded } from '../vault.fixture.js';
import { chained, EMPTY_CHAIN } from './audit-chain.js';
import { AuditStore } from './audit.store.js';

const PROGRAM = fileURLToPath(new URL('../vault-audit.main.ts', import.meta.url));
const [ONE, OTHER] = [idOf('ten', 'una'), idOf('ten', 'otra')];

let vault: RunningVault;
beforeAll(async () => {
  const pki = await createTestPki();
  vault = await startVault(pki);
  const certificate = await pki.issue('good');
  for (const [tenantId, uses] of [
    [ONE, 5],
    [OTHER, 3],
  ] as const) {
    const id = await uploaded(vault, certificate, { caller: { ...live, tenantId } });
    const order = () => signingOrder(id, certificate.chainPem, { tenant_id: tenantId }).item;
    await vault.sign(...Array.from({ length: uses }, order));
  }
});
afterAll(() => vault.close());

/** Runs `npm run vault:audit` on the sources. */
const audit = (...args: readonly string[]): Promise<{ readonly code: number; readonly printed: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: vault.fresh.url };
    const child = execFile(process.execPath, [...TYPESCRIPT, PROGRAM, ...args], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, printed: stdout + stderr }),
    );
  });

const fileOf = (name: string, text: string): string => {
  const path = join(vault.folder, name);
  writeFileSync(path, text);
  return path;
};

/** Changes what a use says, and writes the rest of its chain anew, as who may write the database can. */
const forge = async (tenantId: string): Promise<void> => {
  const reader = vault.get(AuditStore);
  const uses = (await reader.entriesAfter(tenantId, 0)).map((use) =>
    use.position === 2 ? { ...use, documentId: 'inv_otro' } : use,
  );
  for (const { position, documentId, hash } of chained(EMPTY_CHAIN, uses))
    await vault.database.query(
      'update signature_audit set document_id = $3, hash = $4 where tenant_id = $1 and position = $2',
      [tenantId, position, documentId, hash],
    );
  const last = chained(EMPTY_CHAIN, uses).at(-1);
  await vault.database.query('update audit_heads set hash = $2 where tenant_id = $1', [tenantId, last?.hash]);
};

describe('vault:audit', () => {
  it('finds every chain whole, a row that was changed, and a chain that was written anew with all its hashes', async () => {
    expect(await audit('verify')).toEqual({ code: 0, printed: '2 tenants, 8 uses, 0 faults\n' });
    const heads = fileOf('heads.txt', (await audit('heads')).printed);
    expect((await audit('verify', '--against', heads)).code).toBe(0);

    await forge(OTHER);
    expect((await audit('verify')).code).toBe(0);
    const { code, printed } = await audit('verify', '--against', heads);
    expect([code, printed]).toEqual([1, expect.stringContaining(`${OTHER}: use 3 is not the one that the file has`)]);

    await vault.database.query(
      `update signature_audit set document_id = 'inv_otro' where tenant_id = $1 and position = 4`,
      [ONE],
    );
    expect(await audit('verify')).toEqual({
      code: 1,
      printed: `${ONE}: use 4 was changed, removed or inserted; what follows it proves nothing\n2 tenants, 8 uses, 1 faults\n`,
    });
  });

  it('checks the chain in an export without a database', async () => {
    const path = `/internal/tenants/${OTHER}/key-uses?after=0`;
    const { body } = await vault.call('GET', path, { from: 'api-gateway' });
    const folder = join(vault.folder, 'export');
    mkdirSync(join(folder, 'key-uses'), { recursive: true });
    const entries = body['entries'] as { readonly document_id: string }[];
    const write = (uses: readonly object[]): void => {
      writeFileSync(join(folder, 'key-uses/00001.ndjson'), uses.map((use) => `${JSON.stringify(use)}\n`).join(''));
    };
    writeFileSync(join(folder, 'tenant.json'), JSON.stringify({ id: OTHER }));
    writeFileSync(join(folder, 'key-uses/end.json'), JSON.stringify({ length: body['length'], hash: body['hash'] }));
    write(entries);
    expect(await audit('verify', '--export', folder)).toEqual({
      code: 0,
      printed: `${OTHER}: 3 uses, as they were written\n`,
    });
    write(entries.slice(0, 2));
    expect((await audit('verify', '--export', folder)).printed).toContain('use 3 was changed');
    write(entries.map((use, index) => (index === 0 ? { ...use, document_id: 'inv_otro' } : use)));
    expect((await audit('verify', '--export', folder)).printed).toContain('use 1 was changed');
  });

  it('says what is missing, and not that all is well', async () => {
    expect(await audit('verify', '--export', join(vault.folder, 'none'))).toMatchObject({ code: 2 });
    expect(await audit()).toMatchObject({ code: 2, printed: expect.stringContaining('which command?') });
  });
});
