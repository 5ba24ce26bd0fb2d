import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Folder of the repository. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The machine and the commit of a measurement. */
export interface Machine {
  readonly cores: number;
  readonly processor: string;
  readonly memoryGb: number;
  readonly node: string;
  readonly commit: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Mean number of processes that wanted a core in the minute before. */
  readonly loadBefore: number;
}

export const machineNow = (): Machine => {
  const [first] = cpus();
  const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  return {
    cores: cpus().length,
    processor: first?.model ?? 'unknown',
    memoryGb: totalmem() / 1_024 ** 3,
    node: process.version,
    commit: git('rev-parse', '--short', 'HEAD') + (isChanged ? ' with changes' : ''),
    at: new Date().toISOString(),
    loadBefore: loadavg()[0] ?? 0,
  };
};
