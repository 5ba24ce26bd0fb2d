import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What test files of the run have shared. */
const SHARED = ['keys', 'seeded'];

export default async () => {
  await globalThis.rubricaTestServer?.stop();
  for (const name of SHARED)
    rmSync(join(tmpdir(), `rubrica-test-${process.pid}-${name}`), { recursive: true, force: true });
};
