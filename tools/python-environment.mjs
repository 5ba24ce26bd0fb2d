/**
 * Python environments of tools: each has exactly the versions of its requirements. One is installed at its first use
 * into .rubrica/, and again when the versions change.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './toolchain.mjs';

const INSTALL_WITHIN_MS = 180_000;

/** Returns the folder of the environment's programs. Throws an error with the reason if it cannot be here. */
export const pythonEnvironment = (name, requirements) => {
  const versions = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
  const folder = join(ROOT, '.rubrica', `${name}-${versions}`);
  const complete = join(folder, 'complete');
  if (!existsSync(complete)) {
    rmSync(folder, { recursive: true, force: true });
    step('python3', ['-m', 'venv', folder], 'Python cannot make an environment; Debian has it in python3-venv');
    const pip = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--retries', '1', '-r', requirements];
    step(join(folder, 'bin/python'), pip, `pip cannot install ${name}`);
    writeFileSync(complete, '');
  }
  return join(folder, 'bin');
};

const step = (program, args, complaint) => {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8', timeout: INSTALL_WITHIN_MS });
  if (status === 0) return;
  if (error?.code === 'ENOENT') throw new Error(`${program} is not installed; Debian has it in ${program}`);
  const [last = error?.message ?? ''] = (stderr ?? '').trim().split('\n').slice(-1);
  throw new Error(`${complaint}: ${last.slice(0, 200)}`);
};
