import { afterAll, describe, expect, it } from '@jest/globals';
import { SERVICES } from '@rubrica/contracts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder, secretsOf, writeSecretFile } from './data-folder.js';

const root = mkdtempSync(join(tmpdir(), 'data-folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the secrets of a data folder', () => {
  it('are made once, with a key of internal calls for each service', () => {
    const folder = openDataFolder(join(root, 'new'));
    const secrets = secretsOf(folder, ['mailer']);
    expect(Object.keys(secrets.internalKeys)).toEqual([...SERVICES]);
    expect(new Set(Object.values(secrets.internalKeys)).size).toBe(SERVICES.length);
    expect(secretsOf(folder, ['mailer'])).toEqual(secrets);
  });

  it('get the keys at the next start where they are from before, and keep all else', () => {
    const folder = openDataFolder(join(root, 'old'));
    const { internalKeys: _, ...others } = secretsOf(openDataFolder(join(root, 'new')), ['mailer']);
    writeSecretFile(folder.secretsFile, { internal: 'shared by all services', ...others });
    const { internalKeys, ...kept } = secretsOf(folder, ['mailer']);
    expect(kept).toEqual(others);
    expect(Object.keys(internalKeys)).toEqual([...SERVICES]);
    expect(JSON.parse(readFileSync(folder.secretsFile, 'utf8'))).toEqual({ internalKeys, ...others });
  });
});
