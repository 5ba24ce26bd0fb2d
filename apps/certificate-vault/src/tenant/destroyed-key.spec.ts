import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SecretBox } from '@rubrica/service';
import { idOf, live, TENANT } from '@rubrica/service-testing';
import { createTestPki, type TestCertificate, transitReferee, until } from '@rubrica/testing';
import { createPrivateKey } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { keyIdOf, openWith } from '../key-custody/envelope.js';
import { TENANT_KEYS } from '../key-custody/tenant-keys.js';
import { readKeyFile } from '../key-custody/key-file.js';
import { KeyRing } from '../key-custody/key-ring.disk.js';
import { TransitMasterKey } from '../key-custody/transit.client.js';
import { startWithTransit, type VaultWithTransit } from '../transit-vault.fixture.js';
import { type RunningVault, signingOrder, startVault, uploaded } from '../vault.fixture.js';

const OTHER = idOf('ten', 'otra');
const SERVICE_KEY = Buffer.alloc(32, 7);

/** Every row of every table of a database as text: what pg_dump writes, with the event store and the log in PostgreSQL. */
const dumpOf = async (adminUrl: string): Promise<string> => {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ line: string }>(`select t::text as line from ${name} t`);
      texts.push(`-- ${name}`, ...rows.map(({ line }) => line));
    }
    return texts.join('\n');
  } finally {
    await client.end();
  }
};

const filesIn = (folder: string): Buffer[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path));

/** The sealed private keys that a dump has, with the row and the tenant that each belongs to. */
interface Sealed {
  readonly tenantId: string;
  readonly id: string;
  readonly bytes: Buffer;
}

const sealedKeysOf = async (vault: RunningVault, tenantId: string): Promise<Sealed[]> => {
  const rows = await vault.database.query<{ id: string; sealed_key: Buffer | null }>(
    `select id, sealed_key from certificates where tenant_id = $1 and sealed_key is not null
     union all select id, sealed_key from dkim_keys where tenant_id = $1`,
    [tenantId],
  );
  return rows.map(({ id, sealed_key }) => ({ tenantId, id, bytes: sealed_key ?? Buffer.alloc(0) }));
};

/** A secret as it may stand in a file or a dump. */
const writingsOf = (secret: Buffer): Buffer[] => {
  // Base64 of the middle, wherever in a longer text it begins.
  const inner = [0, 1, 2].map((skip) => secret.subarray(skip, skip + Math.floor((secret.length - skip) / 3) * 3));
  return [
    secret,
    Buffer.from(secret.toString('hex')),
    Buffer.from(secret.toString('hex').toUpperCase()),
    ...inner.flatMap((part) => [Buffer.from(part.toString('base64')), Buffer.from(part.toString('base64url'))]),
  ];
};

/** The parts of an RSA key each of which is the whole key to who has it. */
const privatePartsOf = ({ keyPem }: TestCertificate): Buffer[] => {
  const { d = '', p = '', q = '' } = createPrivateKey(keyPem).export({ format: 'jwk' });
  return [d, p, q].map((part) => Buffer.from(part, 'base64url'));
};

/** Tries every key of 32 octets; returns how many open one of the sealed keys. */
const opened = (sealed: readonly Sealed[], keys: readonly Buffer[]): number => {
  const opens = ({ tenantId, id, bytes }: Sealed, secret: Buffer): boolean => {
    try {
      openWith({ id: keyIdOf(bytes), secret }, bytes, `${tenantId}\n${id}`);
      return true;
    } catch {
      return false;
    }
  };
  const byBox = ({ bytes, id }: Sealed, secret: Buffer): boolean => {
    try {
      new SecretBox(secret.toString('base64')).open(bytes, id);
      return true;
    } catch {
      return false;
    }
  };
  return sealed.filter((one) => keys.some((key) => opens(one, key) || byBox(one, key))).length;
};

const revoked = async (vault: RunningVault, tenantId: string): Promise<void> => {
  await vault.publishFact(
    'co.rubrica.tenant.revoked.v1',
    tenantId,
    { tenant_id: tenantId },
    { tenantid: tenantId, version: 2 },
  );
  await until(
    () => vault.said,
    (said) => said.some(({ messageType }) => messageType === 'co.rubrica.tenant.key-destroyed.v1'),
  );
};

describe('the key of a revoked tenant', () => {
  let vault: RunningVault;
  let certificate: TestCertificate;
  beforeAll(async () => {
    const pki = await createTestPki();
    vault = await startVault(pki);
    certificate = await pki.issue('good');
    for (const tenantId of [TENANT, OTHER]) {
      await vault.register(tenantId);
      const id = await uploaded(vault, certificate, { caller: { ...live, tenantId } });
      await vault.sign(signingOrder(id, certificate.chainPem, { tenant_id: tenantId }).item);
      const caller = { ...live, tenantId };
      expect(await vault.call('POST', '/internal/dkim-keys', { body: { domain: 'nandu.co' }, caller })).toMatchObject({
        status: 201,
      });
      await until(
        () => vault.active('test', tenantId),
        (mock) => mock !== null,
      );
    }
  });
  afterAll(() => vault.close());

  it('opens nothing in a dump of before or after, and nothing that is left has it, by any key that is left', async () => {
    const ring = join(vault.folder, 'key-ring');
    const keyFile = (tenantId: string): Buffer => {
      const stored = readKeyFile(readFileSync(join(ring, tenantId)));
      if (stored?.is !== 'plain') throw new Error('no plain key');
      return stored.bytes.subarray(16);
    };
    const [backup, condemned] = [await dumpOf(vault.fresh.adminUrl), keyFile(TENANT)];
    const sealed = await sealedKeysOf(vault, TENANT);
    const kept = await sealedKeysOf(vault, OTHER);
    expect([sealed.length, kept.length]).toEqual([3, 3]);
    for (const { bytes } of sealed) expect(backup).toContain(bytes.toString('hex'));
    // The attack works: with the key all of the backup opens.
    expect(opened(sealed, [condemned])).toBe(3);

    await revoked(vault, TENANT);

    const left = [SERVICE_KEY, keyFile(OTHER), Buffer.alloc(32)];
    expect(opened(sealed, left)).toBe(0);
    expect(opened(kept, left)).toBe(3);
    const keys = vault.app.get<KeyRing>(TENANT_KEYS);
    for (const { tenantId, id, bytes } of sealed) {
      await expect(keys.open(tenantId, bytes, id)).rejects.toThrow();
      await expect(keys.open(OTHER, bytes, id)).rejects.toThrow();
    }

    const dump = await dumpOf(vault.fresh.adminUrl);
    for (const { bytes } of sealed) expect(dump).not.toContain(bytes.toString('hex'));
    const places = [...[backup, dump].map((text) => Buffer.from(text)), ...filesIn(vault.folder)];
    const found = [condemned, ...privatePartsOf(certificate)]
      .flatMap(writingsOf)
      .filter((writing) => places.some((place) => place.includes(writing)));
    expect(found).toEqual([]);
    // The search finds what is there: the key of the tenant that stays, in the key ring.
    expect(filesIn(ring).some((file) => writingsOf(keyFile(OTHER)).some((writing) => file.includes(writing)))).toBe(
      true,
    );
  });
});

const transit = transitReferee();

transit.describe('the key of a revoked tenant under a master key', () => {
  let running: VaultWithTransit;
  beforeAll(async () => {
    running = await startWithTransit(transit, 2);
  });
  afterAll(() => running.stop());

  it('opens nothing once it is destroyed; and a copy of the key ring of before opens nothing once the version is gone', async () => {
    const { vault, tenants } = running;
    const [condemned = '', kept = ''] = tenants;
    const ring = join(vault.folder, 'key-ring');
    const copy = join(vault.folder, 'copy');
    cpSync(ring, copy, { recursive: true });
    const [sealed, others] = [await sealedKeysOf(vault, condemned), await sealedKeysOf(vault, kept)];
    await revoked(vault, condemned);

    const token = await running.transit.tokenFor('rubrica');
    const thief = async (folder: string): Promise<KeyRing> =>
      KeyRing.in(
        folder,
        new TransitMasterKey({
          ...{ address: running.transit.address, mount: 'transit', key: 'rubrica', namespace: '' },
          token: () => Promise.resolve(token),
        }),
      );
    const opens = async (keys: KeyRing, all: readonly Sealed[]): Promise<number> => {
      const results = await Promise.allSettled(all.map(({ tenantId, bytes, id }) => keys.open(tenantId, bytes, id)));
      return results.filter(({ status }) => status === 'fulfilled').length;
    };
    // With the token of the vault and all that is left of the key ring.
    expect(await opens(await thief(ring), sealed)).toBe(0);
    expect(await opens(await thief(ring), others)).toBe(others.length);
    // A copy of the key ring alone is nothing; with the master key it is what it was, until that version is gone.
    expect(await opens(await KeyRing.in(copy), sealed)).toBe(0);
    expect(await opens(await thief(copy), sealed)).toBe(sealed.length);
    await running.rotate();
    await vault.app.get<KeyRing>(TENANT_KEYS).rewrap(kept);
    await running.retire();
    expect(await opens(await thief(copy), sealed)).toBe(0);
    expect(await opens(await thief(ring), others)).toBe(others.length);
  });
});
