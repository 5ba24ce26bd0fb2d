import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

interface Mutant {
  readonly name: string;
  readonly file: string;
  readonly find: string;
}

const { MUTANTS } = (await import(join(ROOT, 'tools/chaos-mutants/mutants.mjs'))) as {
  readonly MUTANTS: readonly Mutant[];
};

/** `npm run chaos:mutants` takes half an hour; that its breaks still fit the code is seen at once. */
describe('the breaks of chaos:mutants', () => {
  it('are at least 15', () => expect(MUTANTS.length).toBeGreaterThanOrEqual(15));

  it.each(MUTANTS)('$name: the line that it breaks is there once', ({ file, find }) => {
    expect(readFileSync(join(ROOT, file), 'utf8').split(find).length - 1).toBe(1);
  });
});
