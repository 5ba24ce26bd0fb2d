import { certificateVaultRoutes } from '@rubrica/contracts';
import type { InternalClient } from '@rubrica/service';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the CA behind the demo's certificates and the one behind mock certificates. Returns the file's path. */
export const writeCaBundle = async (root: string, caPem: string, internal: InternalClient): Promise<string> => {
  const { ca_pem } = await internal.call(certificateVaultRoutes.mockAuthority, {});
  const path = join(root, 'ca-bundle.pem');
  writeFileSync(path, caPem + ca_pem);
  return path;
};
