import { expect } from '@jest/globals';
import { refereeUnless } from '@rubrica/testing';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '../../../../tools/fuzz/fuzz-api.mjs');
const CASES = 500;

const fuzz = (...args: readonly string[]): { readonly status: number | null; readonly printed: string } => {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    encoding: 'utf8',
    env,
    maxBuffer: 1 << 26,
  });
  return { status, printed: stdout + stderr };
};

const installed = fuzz('--install');
const schemathesis = refereeUnless(installed.status === 0 ? null : installed.printed.trim());

schemathesis.describe('schemathesis, with a test key and a live key', () => {
  schemathesis.it(`finds no 5xx, nothing undocumented and no wrong answer in ${CASES} generated requests`, () => {
    const { status, printed } = fuzz(String(CASES));
    expect([status, status === 0 ? '' : printed]).toEqual([0, '']);
    expect(Number(/(\d+) requests were sent; no objection/.exec(printed)?.[1])).toBeGreaterThanOrEqual(CASES);
  });
});
