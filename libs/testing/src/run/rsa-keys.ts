import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runFolder } from './folder.js';

interface KeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

const generate = promisify(generateKeyPair);

const folder = runFolder('keys');
let asked = 0;

/**
 * Returns an RSA key pair that this test file has not had yet. Other files of the same run of jest have it too, since each
 * takes tenths of a second; the next run has others.
 */
export const nextRsaKeyPair = async (modulusLength: number): Promise<KeyPair> => {
  asked += 1;
  if (folder === undefined) return generate('rsa', { modulusLength });
  const file = join(folder, `${modulusLength}-${asked}.pem`);
  if (existsSync(file)) {
    const privateKey = createPrivateKey(readFileSync(file));
    return { privateKey, publicKey: createPublicKey(privateKey) };
  }
  const pair = await generate('rsa', { modulusLength });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  renameSync(unfinished, file);
  return pair;
};
