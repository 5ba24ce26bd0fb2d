import { type CertificateAuthority, createAuthority, issueLeaf, toPkcs12 } from '@rubrica/certificate-vault';
import type { TenantProfile } from '@rubrica/fiscal';
import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DataFolder } from '../storage/data-folder.js';
import { readJsonFile, writeSecretFile } from '../storage/data-folder.js';
import { DEMO, NEW_COMPANY, OTHER } from './demo-tenants.js';

/** Files of the demo: a test CA, certificates, and the software that the tenants registered. */
export interface DemoFiles {
  readonly caPem: string;
  /** `newCompany` is no tenant yet: the guides make it one. */
  readonly p12: Readonly<Record<'demo' | 'other' | 'newCompany', string>>;
  readonly software: Readonly<Record<'demo' | 'other', { readonly id: string; readonly pin: string }>>;
}

const DAYS = 730;

/** Makes the files at the first start and reads them later. Without `given` a new CA signs the certificates. */
export const demoFiles = async (
  folder: DataFolder,
  password: string,
  given?: CertificateAuthority,
): Promise<DemoFiles> => {
  const indexFile = join(folder.pki, 'demo-pki.json');
  const known = readJsonFile<DemoFiles>(indexFile);
  if (known) {
    const p12 = inFolder(folder, known.p12);
    if (Object.values(p12).every((path) => existsSync(path))) return { ...known, p12 };
  }

  const authority = given ?? (await createAuthority('Rubrica Demo', new Date()));
  const demo = await signerOf(authority, folder, password, 'demo', DEMO);
  const other = await signerOf(authority, folder, password, 'other', OTHER);
  const newCompany = await signerOf(authority, folder, password, 'new-company', NEW_COMPANY);
  const made: DemoFiles = {
    caPem: authority.bundlePem,
    p12: { demo: demo.p12, other: other.p12, newCompany: newCompany.p12 },
    software: { demo: demo.software, other: other.software },
  };
  writeSecretFile(indexFile, made);
  return made;
};

/** The paths are those of the first start, and the data folder may have been moved or copied since. */
const inFolder = (folder: DataFolder, p12: DemoFiles['p12']): DemoFiles['p12'] =>
  Object.fromEntries(
    Object.entries(p12).map(([name, path]) => [name, join(folder.pki, basename(path))]),
  ) as DemoFiles['p12'];

/** Certificate that a tenant signs with, and the software that it registered. */
export interface TenantSigner {
  /** Path of the PKCS#12 file. */
  readonly p12: string;
  readonly software: { readonly id: string; readonly pin: string };
}

export const signerOf = async (
  authority: CertificateAuthority,
  folder: DataFolder,
  password: string,
  name: string,
  { legal_name, nit }: Pick<TenantProfile, 'legal_name' | 'nit'>,
): Promise<TenantSigner> => {
  const leaf = await issueLeaf(authority, { name: legal_name, nit, days: DAYS, at: new Date() });
  const p12 = join(folder.pki, `${name}.p12`);
  writeFileSync(p12, toPkcs12(leaf, password), { mode: 0o600 });
  return { p12, software: software() };
};

const software = (): TenantSigner['software'] => ({
  id: randomUUID(),
  pin: String(randomInt(10_000, 100_000)),
});
