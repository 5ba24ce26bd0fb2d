import { type InternalKeys, newInternalKeys } from '@rubrica/service';
import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CannotStart } from '../start/cannot-start.js';

/** Paths of folders and files below the data directory. */
export interface DataFolder {
  readonly root: string;
  readonly postgres: string;
  readonly blobs: string;
  readonly keyRing: string;
  readonly mail: string;
  /** Ends of the vault's audit chains, a file a day. */
  readonly auditHeads: string;
  readonly pki: string;
  readonly simulator: string;
  readonly secretsFile: string;
  readonly demoFile: string;
  readonly credentialsFile: string;
}

export const openDataFolder = (path: string): DataFolder => {
  const root = resolve(path);
  const folder: DataFolder = {
    root,
    postgres: join(root, 'postgres'),
    blobs: join(root, 'blobs'),
    keyRing: join(root, 'key-ring'),
    mail: join(root, 'mail'),
    auditHeads: join(root, 'audit-heads'),
    pki: join(root, 'pki'),
    simulator: join(root, 'simulator'),
    secretsFile: join(root, 'secrets.json'),
    demoFile: join(root, 'demo.json'),
    credentialsFile: join(root, 'demo-credentials.json'),
  };
  try {
    mkdirSync(root, { recursive: true, mode: 0o755 });
    accessSync(root, constants.W_OK);
    for (const name of ['blobs', 'keyRing', 'mail', 'pki', 'simulator'] as const)
      mkdirSync(folder[name], { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new CannotStart(
      `the data directory ${root} cannot be written (${codeOf(error)}). Set DATA_DIR to a folder that can.`,
    );
  }
  return folder;
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Reads a JSON file; undefined when there is none. */
export const readJsonFile = <T extends object>(path: string): T | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;

/** Replaces a file atomically; only its owner may read it. */
export const writeSecretFile = (path: string, value: object): void => {
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(temporary, path);
};

/** Keys and passwords of this installation, made at its first start. */
export interface Secrets {
  /** Private keys of internal calls. */
  readonly internalKeys: InternalKeys;
  readonly fileUrlKeys: string;
  readonly operatorToken: string;
  readonly gatewayKey: string;
  readonly issuerKey: string;
  readonly dispatcherKey: string;
  readonly mailerKey: string;
  readonly vaultKey: string;
  readonly p12Password: string;
  readonly rolePasswords: Readonly<Record<string, string>>;
}

const secret = (bytes: number): string => randomBytes(bytes).toString('base64url');
const key = (): string => randomBytes(32).toString('base64');

/** Returns the secrets of the folder, made now if it has none yet. */
export const secretsOf = (folder: DataFolder, roles: readonly string[]): Secrets => {
  const known = readJsonFile<Partial<Secrets> & SecretOfBefore>(folder.secretsFile);
  if (known && isComplete(known)) return known;
  const { internal: _, ...kept } = known ?? {};
  const secrets = { ...newSecrets(roles), ...kept };
  writeSecretFile(folder.secretsFile, secrets);
  return secrets;
};

const isComplete = (known: Partial<Secrets>): known is Secrets =>
  known.internalKeys !== undefined && known.mailerKey !== undefined && known.gatewayKey !== undefined;

/** What is in folders of before keys: one secret for the internal calls of all services. */
interface SecretOfBefore {
  readonly internal?: string;
}

const newSecrets = (roles: readonly string[]): Secrets => ({
  internalKeys: newInternalKeys(),
  fileUrlKeys: `k1:${secret(32)}`,
  operatorToken: `op_${secret(24)}`,
  gatewayKey: key(),
  issuerKey: key(),
  dispatcherKey: key(),
  mailerKey: key(),
  vaultKey: key(),
  p12Password: secret(12),
  rolePasswords: Object.fromEntries(roles.map((role) => [role, secret(24)])),
});
