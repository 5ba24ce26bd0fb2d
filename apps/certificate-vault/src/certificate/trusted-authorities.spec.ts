import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '@rubrica/service';
import { createTestPki, type TestPki } from '@rubrica/testing';
import { mkdtempSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgeContainer } from '../pkcs12/containers.fixture.js';
import { startVault } from '../vault.fixture.js';
import { TrustedAuthorities } from './trusted-authorities.disk.js';

let pki: TestPki;
let otherPem: string;
let folder: string;
let path: string;
beforeAll(async () => {
  pki = await createTestPki();
  otherPem = await pki.otherTrustPem();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trust-'));
  path = join(folder, 'authorities.pem');
});
afterEach(() => rmSync(folder, { recursive: true }));

const logger = createLogger({ service: 'test', level: 'silent' });
const sizeOf = async (authorities: TrustedAuthorities): Promise<number> => (await authorities.bundle()).length;

describe('the trusted authorities', () => {
  it('are those of the settings and of a file, read again when it has changed', async () => {
    writeFileSync(path, otherPem);
    const authorities = await TrustedAuthorities.open(pki.trustPem, path, logger);
    const before = await sizeOf(authorities);
    writeFileSync(path, otherPem + pki.trustPem);
    expect(await sizeOf(authorities)).toBeGreaterThan(before);
    writeFileSync(path, otherPem);
    expect(await sizeOf(authorities)).toBe(before);
  });

  it('change where a link is put onto another file, as Kubernetes does', async () => {
    const [one, two] = [join(folder, 'one'), join(folder, 'two')];
    writeFileSync(one, otherPem);
    writeFileSync(two, otherPem + pki.trustPem);
    symlinkSync(one, path);
    const authorities = await TrustedAuthorities.open('', path, logger);
    const before = await sizeOf(authorities);
    symlinkSync(two, `${path}.new`);
    renameSync(`${path}.new`, path);
    expect(await sizeOf(authorities)).toBeGreaterThan(before);
  });

  it.each([
    ['is gone', () => unlinkSync(path)],
    ['is empty', () => writeFileSync(path, '')],
    ['is no PEM', () => writeFileSync(path, '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n')],
  ])('stay as they are while the file %s', async (_, spoil) => {
    writeFileSync(path, otherPem);
    const authorities = await TrustedAuthorities.open('', path, logger);
    const before = await sizeOf(authorities);
    spoil();
    expect(await sizeOf(authorities)).toBe(before);
    writeFileSync(path, otherPem + pki.trustPem);
    expect(await sizeOf(authorities)).toBeGreaterThan(before);
  });

  it('must be there at the start', async () => {
    await expect(TrustedAuthorities.open('', path, logger)).rejects.toThrow('ENOENT');
    writeFileSync(path, 'x');
    await expect(TrustedAuthorities.open('', path, logger)).rejects.toThrow('has no certificate in PEM');
  });

  it('decide on the next upload, without a restart', async () => {
    writeFileSync(path, otherPem);
    const vault = await startVault({ trustPem: '' }, { trustBundleFile: path });
    try {
      const container = forgeContainer(await pki.issue('good'));
      expect((await vault.upload(container)).body['errors']).toMatchObject([{ code: 'certificate_issuer_untrusted' }]);
      writeFileSync(path, otherPem + pki.trustPem);
      expect((await vault.upload(container)).status).toBe(201);
    } finally {
      await vault.close();
    }
  });
});
