import { createAuthority, issueLeaf, toPkcs12 } from '@rubrica/certificate-vault';
import type { TenantProfile } from '@rubrica/fiscal';
import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder } from '../data-folder.js';
import { readJsonFile, writeSecretFile } from '../data-folder.js';
import { DEMO, OTHER } from './demo-tenants.js';

/** What the demo is made of besides its tenants: a test CA, their certificates, and the software they registered. */
export interface DemoFiles {
  readonly caPem: string;
  readonly p12: Readonly<Record<'demo' | 'other', string>>;
  readonly software: Readonly<Record<'demo' | 'other', { readonly id: string; readonly pin: string }>>;
}

const DAYS = 730;

/** Made at the first start, the same ever after. */
export const demoFiles = async (folder: DataFolder, password: string): Promise<DemoFiles> => {
  const indexFile = join(folder.pki, 'demo-pki.json');
  const known = readJsonFile<DemoFiles>(indexFile);
  if (known && Object.values(known.p12).every((path) => existsSync(path))) return known;

  const at = new Date();
  const authority = await createAuthority('Rubrica Demo', at);
  const p12Of = async (name: 'demo' | 'other', tenant: TenantProfile): Promise<string> => {
    const leaf = await issueLeaf(authority, { name: tenant.legal_name, nit: tenant.nit, days: DAYS, at });
    const path = join(folder.pki, `${name}.p12`);
    writeFileSync(path, toPkcs12(leaf, password), { mode: 0o600 });
    return path;
  };
  const made: DemoFiles = {
    caPem: authority.bundlePem,
    p12: { demo: await p12Of('demo', DEMO), other: await p12Of('other', OTHER) },
    software: { demo: software(), other: software() },
  };
  writeSecretFile(indexFile, made);
  return made;
};

const software = (): { readonly id: string; readonly pin: string } => ({
  id: randomUUID(),
  pin: String(randomInt(10_000, 100_000)),
});
