import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Referee, refereeUnless } from '../referee.js';

export interface SoftHsmReferee extends Referee {
  /** Makes an empty token. Its library is loaded into this process, which has one SoftHSM only. */
  start(): SoftHsm;
}

/** An HSM in software (SoftHSM 2), whose token is a folder. */
export interface SoftHsm {
  readonly library: string;
  readonly token: string;
  readonly pin: string;
  /** Makes an AES key in the token; `id`: its CKA_ID in hex. */
  makeKey(label: string, id: string): void;
  destroyKey(label: string, id: string): void;
  /** Takes the token away, as if its device were unplugged. */
  unplug(): void;
  plugIn(): void;
  stop(): void;
}

const LIBRARIES = ['/usr/lib/softhsm/libsofthsm2.so', '/usr/local/lib/softhsm/libsofthsm2.so'];

/**
 * Tests that need an HSM. They are skipped where SoftHSM, OpenSC's pkcs11-tool, or pkcs11js, compiled, is not there, and their
 * names say so.
 */
export const softHsmReferee = (): SoftHsmReferee => {
  const library = [process.env['SOFTHSM2_LIBRARY'], ...LIBRARIES].find((path) => path && existsSync(path));
  return { ...refereeUnless(missing(library)), start: () => startSoftHsm(library ?? '') };
};

const missing = (library: string | undefined): string | null => {
  if (!library) return 'SoftHSM is not installed; Debian has it in softhsm2';
  if (spawnSync('pkcs11-tool', ['--help']).error) return 'pkcs11-tool is not installed; Debian has it in opensc';
  try {
    createRequire(import.meta.url)('pkcs11js');
    return null;
  } catch {
    return 'pkcs11js is not compiled; tools/kms/build-pkcs11js.sh compiles it';
  }
};

const startSoftHsm = (library: string): SoftHsm => {
  const folder = mkdtempSync(join(tmpdir(), 'soft-hsm-'));
  const [tokens, away] = [join(folder, 'tokens'), join(folder, 'away')];
  mkdirSync(tokens);
  const configuration = join(folder, 'softhsm2.conf');
  writeFileSync(configuration, `directories.tokendir = ${tokens}\nobjectstore.backend = file\nlog.level = ERROR\n`);
  // Read by the library when it is loaded.
  process.env['SOFTHSM2_CONF'] = configuration;
  const run = (program: string, ...args: readonly string[]): void => {
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
  };
  const [token, pin] = ['rubrica', '1234'];
  run('softhsm2-util', '--init-token', '--free', '--label', token, '--pin', pin, '--so-pin', '5678');
  const asUser = ['--module', library, '--token-label', token, '--login', '--pin', pin];
  return {
    library,
    token,
    pin,
    makeKey: (label, id) =>
      run('pkcs11-tool', ...asUser, '--keygen', '--key-type', 'aes:32', '--label', label, '--id', id, '--sensitive'),
    destroyKey: (label, id) =>
      run('pkcs11-tool', ...asUser, '--delete-object', '--type', 'secrkey', '--label', label, '--id', id),
    unplug: () => renameSync(tokens, away),
    plugIn: () => renameSync(away, tokens),
    stop: () => rmSync(folder, { recursive: true, force: true }),
  };
};
