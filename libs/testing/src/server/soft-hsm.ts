import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Pkcs11 from 'pkcs11js';
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
  /** What another process needs to find the token. */
  readonly environment: { readonly SOFTHSM2_CONF: string };
  /** Makes an AES key in the token; `id`: its CKA_ID in hex. */
  makeKey(label: string, id: string): void;
  destroyKey(label: string, id: string): void;
  /** Takes the token away, and ends all sessions that this process has with it, as if its device were unplugged. */
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
    pkcs11js();
    return null;
  } catch {
    return 'pkcs11js is not compiled; tools/kms/build-pkcs11js.sh compiles it';
  }
};

const pkcs11js = () => createRequire(import.meta.url)('pkcs11js') as typeof Pkcs11;

const endSessions = (library: string): void => {
  const loaded = new (pkcs11js().PKCS11)();
  // Twice, so that one is never closed: a process from which SoftHSM is unloaded, when no object has it any more, may crash.
  loaded.load(library);
  loaded.load(library);
  try {
    loaded.C_Finalize();
  } catch {
    // There was none.
  }
};

/** Sets a variable that a library in this process reads: what jest's `process.env` is told does not get there. */
const setRealVariable = (name: string, value: string): void => {
  const file = `${value}.env`;
  writeFileSync(file, `${name}=${value}\n`);
  process.loadEnvFile(file);
  rmSync(file);
};

const startSoftHsm = (library: string): SoftHsm => {
  const folder = mkdtempSync(join(tmpdir(), 'soft-hsm-'));
  const [tokens, away] = [join(folder, 'tokens'), join(folder, 'away')];
  mkdirSync(tokens);
  // One file for the process, since a variable is set only once; it is read when the library is opened.
  const SOFTHSM2_CONF = join(tmpdir(), `softhsm2-${process.pid}.conf`);
  writeFileSync(SOFTHSM2_CONF, `directories.tokendir = ${tokens}\nobjectstore.backend = file\nlog.level = ERROR\n`);
  setRealVariable('SOFTHSM2_CONF', SOFTHSM2_CONF);
  endSessions(library);
  const run = (program: string, ...args: readonly string[]): void => {
    const env = { ...process.env, SOFTHSM2_CONF };
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
  };
  const [token, pin] = ['rubrica', '1234'];
  run('softhsm2-util', '--init-token', '--free', '--label', token, '--pin', pin, '--so-pin', '5678');
  const asUser = ['--module', library, '--token-label', token, '--login', '--pin', pin];
  return {
    library,
    token,
    pin,
    environment: { SOFTHSM2_CONF },
    makeKey: (label, id) =>
      run('pkcs11-tool', ...asUser, '--keygen', '--key-type', 'aes:32', '--label', label, '--id', id, '--sensitive'),
    destroyKey: (label, id) =>
      run('pkcs11-tool', ...asUser, '--delete-object', '--type', 'secrkey', '--label', label, '--id', id),
    unplug: () => {
      renameSync(tokens, away);
      endSessions(library);
    },
    plugIn: () => renameSync(away, tokens),
    stop: () => {
      endSessions(library);
      for (const path of [folder, SOFTHSM2_CONF]) rmSync(path, { recursive: true, force: true });
    },
  };
};
