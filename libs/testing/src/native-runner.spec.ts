import { beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Files of tests, some of which are wrong. One process runs them all. */
const FILES = {
  'a-passes.spec.ts': `
    import { expect, it } from '@jest/globals';
    it('is alone', () => { expect(process.env['SET_BY']).toBeUndefined(); process.env['SET_BY'] = 'a'; });`,
  'b-passes.spec.ts': `
    import { expect, it } from '@jest/globals';
    it('is alone', () => { expect(process.env['SET_BY']).toBeUndefined(); process.env['SET_BY'] = 'b'; });`,
  'c-fails.spec.ts': `
    import { beforeAll, describe, expect, it } from '@jest/globals';
    it('is wrong', () => expect({ a: 1 }).toEqual({ a: 2 }));
    it('takes too long', () => new Promise(() => undefined), 50);
    it.each([1])('is wrong in a row', (row) => expect(row).toBe(2));
    it.skip('is skipped', () => undefined);
    describe('a group', () => {
      beforeAll(() => Promise.reject(new Error('no server')));
      it('has no server', () => undefined);
    });`,
  'd-rejects.spec.ts': `
    import { it } from '@jest/globals';
    it('forgets to await', () => { void Promise.reject(new Error('nobody hears this')); });`,
  'e-throws.spec.ts': `
    import { it } from '@jest/globals';
    import { setTimeout as sleep } from 'node:timers/promises';
    it('throws beside', async () => { setTimeout(() => { throw new Error('thrown beside'); }, 1); await sleep(20); });`,
  'f-is-not-loaded.spec.ts': `import './absent.js';`,
  'g-passes.spec.ts': `
    import { it } from '@jest/globals';
    it('runs beside the others', () => undefined);`,
};

interface FileResult {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
}

let results: readonly FileResult[];
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rubrica-runner-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const tool = (name: string): string => join(root, 'tools/jest', name);
  const config = {
    rootDir: folder,
    testMatch: ['**/*.spec.ts'],
    transform: {},
    testRunner: tool('native-runner.mjs'),
    testEnvironment: tool('environment.cjs'),
  };
  writeFileSync(join(folder, 'jest.config.json'), JSON.stringify(config));
  const args = [join(root, 'node_modules/jest/bin/jest.js'), '--json', '--runInBand', '--config'];
  const json = await new Promise<string>((resolve) => {
    execFile(process.execPath, [...args, join(folder, 'jest.config.json')], (_failed, text) => resolve(text));
  });
  rmSync(folder, { recursive: true });
  results = (JSON.parse(json) as { readonly testResults: readonly FileResult[] }).testResults;
});

const resultOf = (file: keyof typeof FILES): FileResult | undefined => results.find(({ name }) => name.endsWith(file));
const testsOf = (file: keyof typeof FILES): object =>
  Object.fromEntries(resultOf(file)?.assertionResults.map(({ title, status }) => [title, status]) ?? []);

describe('a run of test files by Node’s own modules', () => {
  it('passes what passes, each file in the environment that the worker began with', () => {
    expect(results).toHaveLength(Object.keys(FILES).length);
    expect(testsOf('a-passes.spec.ts')).toEqual({ 'is alone': 'passed' });
    expect(testsOf('b-passes.spec.ts')).toEqual({ 'is alone': 'passed' });
    expect(testsOf('g-passes.spec.ts')).toEqual({ 'runs beside the others': 'passed' });
  });

  it('fails what is wrong, too slow or not prepared, and says where', () => {
    expect(testsOf('c-fails.spec.ts')).toEqual({
      'is wrong': 'failed',
      'takes too long': 'failed',
      'is wrong in a row': 'failed',
      'is skipped': 'pending',
      'has no server': 'failed',
    });
    for (const line of [3, 5]) expect(resultOf('c-fails.spec.ts')?.message).toContain(`c-fails.spec.ts:${line}:`);
  });

  it.each(['d-rejects.spec.ts', 'e-throws.spec.ts', 'f-is-not-loaded.spec.ts'] as const)(
    'fails the file %s',
    (file) => {
      expect(resultOf(file)).toMatchObject({ status: 'failed' });
      expect(resultOf(file)?.message).toMatch(/nobody hears this|thrown beside|absent/);
    },
  );
});
