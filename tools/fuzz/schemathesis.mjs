/**
 * Schemathesis in a Python environment of its own, with exactly the versions of requirements.txt. It is installed at its
 * first use into .rubrica/, and again when the versions change.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { ROOT } from '../toolchain.mjs';

const REQUIREMENTS = fileURLToPath(new URL('requirements.txt', import.meta.url));
const INSTALL_WITHIN_MS = 180_000;

/** Returns the path of the program. Throws an error with the reason if it cannot be here. */
export const installedSchemathesis = () => {
  const versions = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex').slice(0, 12);
  const folder = join(ROOT, '.rubrica', `schemathesis-${versions}`);
  const complete = join(folder, 'complete');
  if (!existsSync(complete)) {
    rmSync(folder, { recursive: true, force: true });
    step('python3', ['-m', 'venv', folder], 'Python cannot make an environment; Debian has it in python3-venv');
    const pip = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--retries', '1', '-r', REQUIREMENTS];
    step(join(folder, 'bin/python'), pip, 'pip cannot install schemathesis');
    writeFileSync(complete, '');
  }
  return join(folder, 'bin/schemathesis');
};

const step = (program, args, complaint) => {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8', timeout: INSTALL_WITHIN_MS });
  if (status === 0) return;
  if (error?.code === 'ENOENT') throw new Error(`${program} is not installed; Debian has it in ${program}`);
  const [last = error?.message ?? ''] = (stderr ?? '').trim().split('\n').slice(-1);
  throw new Error(`${complaint}: ${last.slice(0, 200)}`);
};
