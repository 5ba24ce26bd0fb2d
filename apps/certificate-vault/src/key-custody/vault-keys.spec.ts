import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readSettings, settingsOf } from '@rubrica/service';
import { softHsmReferee, TYPESCRIPT } from '@rubrica/testing';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KeyCustodySettings, openKeyRing } from './key-custody-settings.js';
import { KeyRing } from './key-ring.disk.js';

const PROGRAM = fileURLToPath(new URL('../vault-keys.main.ts', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'key-ring-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `npm run vault:keys` on the sources. */
const vaultKeys = (
  command: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly printed: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, NODE_OPTIONS: '', KEY_RING_DIR: folder, ...settings };
    const child = execFile(process.execPath, [...TYPESCRIPT, PROGRAM, command], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, printed: stdout + stderr }),
    );
  });

const hsm = softHsmReferee();
hsm.it('vault:keys wraps the keys of a local ring by an HSM, and says by what they are wrapped', async () => {
  const device = hsm.start();
  try {
    device.makeKey('rubrica', '01');
    const before = await KeyRing.in(folder);
    const sealed = await before.seal('ten_1', Buffer.from('a private key'), 'a');
    await before.seal('ten_2', Buffer.from('x'), 'a');
    const settings = {
      KEY_PROVIDER: 'pkcs11',
      PKCS11_LIBRARY: device.library,
      PKCS11_TOKEN: device.token,
      PKCS11_PIN: device.pin,
      ...device.environment,
    };
    expect(await vaultKeys('status', settings)).toEqual({ code: 0, printed: '2 wrapped by nothing\n' });
    expect(await vaultKeys('rewrap', settings)).toEqual({
      code: 0,
      printed: '2 wrapped anew\n2 wrapped by pkcs11 01\n',
    });
    const { library: pkcs11Library, token: pkcs11Token, pin: pkcs11Pin } = device;
    const keys = await openKeyRing(
      settingsOf(KeyCustodySettings, {
        ...{ keyRingFolder: folder, keyProvider: 'pkcs11', pkcs11Library, pkcs11Token, pkcs11Pin },
      }),
    );
    expect(await keys.open('ten_1', sealed, 'a')).toEqual(Buffer.from('a private key'));
  } finally {
    device.stop();
  }
});

it('says all settings that a provider lacks, and never a secret', () => {
  const complaintAt = (settings: Readonly<Record<string, string>>): string => {
    try {
      readSettings(KeyCustodySettings, { KEY_RING_DIR: folder, ...settings });
      return '';
    } catch (error) {
      return String(error);
    }
  };
  expect(complaintAt({})).toBe('');
  const hsm = complaintAt({ KEY_PROVIDER: 'pkcs11', PKCS11_PIN: 'hidden-pin' });
  expect(hsm).toMatch(/PKCS11_LIBRARY: is missing[^]*PKCS11_TOKEN: is missing/);
  expect(hsm).not.toContain('hidden-pin');
  expect(complaintAt({ KEY_PROVIDER: 'transit', TRANSIT_ADDRESS: 'vault' })).toMatch(
    /TRANSIT_ADDRESS: must be a URL[^]*TRANSIT_TOKEN: is missing/,
  );
  const transit = { KEY_PROVIDER: 'transit', TRANSIT_ADDRESS: 'https://vault.example.com:8200' };
  expect(complaintAt({ ...transit, TRANSIT_TOKEN_FILE: '/run/token' })).toBe('');
  expect(complaintAt({ KEY_PROVIDER: 'aws-kms' })).toMatch(/KMS_KEY: is missing/);
  expect(complaintAt({ KEY_PROVIDER: 'cloud' })).toMatch(/KEY_PROVIDER: must be one of/);
});

it('has nothing to wrap by without a master key', async () => {
  await (await KeyRing.in(folder)).seal('ten_1', Buffer.from('x'), 'a');
  expect(await vaultKeys('rewrap')).toMatchObject({ code: 1, printed: expect.stringContaining('no master key') });
});
