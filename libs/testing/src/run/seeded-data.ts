import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runFolder } from './folder.js';
import { until } from '../until.js';

const folder = runFolder('seeded');
/** A slow machine takes a minute for a first start. */
const MADE_WITHIN_MS = 600_000;

interface Started {
  stop(): Promise<number | null>;
}

/**
 * Copies what a first start of the standalone leaves (database with its log, keys, the tenants of the demo) to a folder that
 * has nothing yet. One test file of the run makes it.
 */
export const copySeededData = async (
  dataDir: string,
  startStandalone: (dataDir: string) => Promise<Started>,
): Promise<void> => {
  if (folder === undefined || (existsSync(dataDir) && readdirSync(dataDir).length > 0)) return;
  const [data, made] = [join(folder, 'data'), join(folder, 'made')];
  while (!existsSync(made)) {
    if (mkdirSync(folder, { recursive: true, mode: 0o755 }) !== undefined)
      await make(folder, made, () => startStandalone(data));
    else await until(() => existsSync(made) || !existsSync(folder), Boolean, MADE_WITHIN_MS);
  }
  mkdirSync(dataDir, { recursive: true });
  execFileSync('cp', ['-a', `${data}/.`, dataDir]); // also the database's owner
};

/** Makes them for all files; after a failure another file may try. */
const make = async (whole: string, made: string, start: () => Promise<Started>): Promise<void> => {
  try {
    const code = await (await start()).stop();
    if (code !== 0) throw new Error(`the standalone that made the data ended with ${code}, not in good order`);
    writeFileSync(made, '');
  } catch (error) {
    rmSync(whole, { recursive: true, force: true });
    throw error;
  }
};
