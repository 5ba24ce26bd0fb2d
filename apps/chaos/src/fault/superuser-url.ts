import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** URL of a database for the superuser of the PostgreSQL that runs in a data folder. */
export const superuserUrlOf = (dataDir: string, database: string): string => {
  const [, , , port] = readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(dataDir, 'postgres', 'superuser-password'), 'utf8');
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
};
