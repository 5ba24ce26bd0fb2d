import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as jest from '@jest/globals';

// From the global object: an import of jest's would fail in benchmarks, which use this lib outside jest.
declare const describe: typeof jest.describe;
declare const it: typeof jest.it;

/**
 * Declares tests that need a program which not every machine has. Without it they are skipped, and their names say why.
 */
export interface Referee {
  /** Why it cannot judge here; null when it can. */
  readonly missing: string | null;
  describe(title: string, tests: () => void): void;
  it(title: string, test: () => void | Promise<void>, timeoutMs?: number): void;
}

export interface ProgramReferee extends Referee {
  /** Runs the program in a temporary folder with these files; the arguments name them by their names. */
  run(args: readonly string[], files?: Readonly<Record<string, string | Buffer>>, input?: string): ProgramRun;
}

export interface ProgramRun {
  /** Exit code 0. */
  readonly ok: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

/** Returns tests that run when `missing` is null, and else are skipped for that reason. */
export const refereeUnless = (missing: string | null): Referee =>
  missing === null
    ? {
        missing,
        describe: (title, tests) => describe(title, tests),
        it: (title, test, timeoutMs) => it(title, test, timeoutMs),
      }
    : {
        missing,
        describe: (title, tests) => describe.skip(`${title} [skipped: ${missing}]`, tests),
        it: (title, test) => it.skip(`${title} [skipped: ${missing}]`, test),
      };

/** A program of this machine that judges our documents. `debianPackage` is where Debian has it. */
export const referee = (program: string, debianPackage = program): ProgramReferee => {
  const isThere = spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
  return {
    ...refereeUnless(isThere ? null : `${program} is not installed; Debian has it in ${debianPackage}`),
    run: (args, files = {}, input = '') => {
      const folder = mkdtempSync(join(tmpdir(), `${program}-`));
      try {
        for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
        const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26, input } as const;
        const { status, stdout, stderr } = spawnSync(program, args, options);
        return { ok: status === 0, stdout, stderr };
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
};
