import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as jest from '@jest/globals';

// Jest has them on the global object too. An import would keep benchmarks, which jest does not run, from this lib.
declare const describe: typeof jest.describe;
declare const it: typeof jest.it;

/** Tests that need something which is not everywhere; where it is missing they are skipped, and their names say why. */
export interface Referee {
  describe(title: string, tests: () => void): void;
  it(title: string, test: () => void | Promise<void>, timeoutMs?: number): void;
}

export interface ProgramReferee extends Referee {
  /** Runs the program among files that exist only meanwhile; their names stand for themselves in the arguments. */
  run(args: readonly string[], files?: Readonly<Record<string, string | Buffer>>): ProgramRun;
}

export interface ProgramRun {
  /** Exit code 0. */
  readonly ok: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

/** `missing`: why the tests cannot run here; null: they can. */
export const refereeUnless = (missing: string | null): Referee =>
  missing === null
    ? { describe, it }
    : {
        describe: (title, tests) => describe.skip(`${title} [skipped: ${missing}]`, tests),
        it: (title, test) => it.skip(`${title} [skipped: ${missing}]`, test),
      };

/** A program of this machine that judges what we make. Debian has it in the package of that name. */
export const referee = (program: string, debianPackage = program): ProgramReferee => {
  const isThere = spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
  return {
    ...refereeUnless(isThere ? null : `${program} is not installed; Debian has it in ${debianPackage}`),
    run: (args, files = {}) => {
      const folder = mkdtempSync(join(tmpdir(), `${program}-`));
      try {
        for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
        const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 } as const;
        const { status, stdout, stderr } = spawnSync(program, args, options);
        return { ok: status === 0, stdout, stderr };
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
};
