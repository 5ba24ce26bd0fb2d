import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));

const IMPORTED = /(?:^(?:import|export|\}).* from|^import|\b(?:import|require)\()\s*['"]([^'"]+)['"]/gm;

/** The files that an entry loads, and the packages that they name. Names of packages are not followed. */
const loadedBy = (entry: string): { files: string[]; packages: string[] } => {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      if (specifier.startsWith('.')) visit(join(dirname(file), specifier).replace(/\.js$/, '.ts'));
      else packages.add(specifier);
    }
  };
  visit(join(SOURCE, entry));
  return { files: [...files].map((file) => relative(SOURCE, file)), packages: [...packages].sort() };
};

describe.each(['main.ts', 'index.ts', 'judge-worker/judge.worker.ts'])('what %s loads', (entry) => {
  const { files, packages } = loadedBy(entry);

  it('is the simulator’s own: no helper, table or constant of our libs', () => {
    expect(files.filter((file) => file.startsWith('..'))).toEqual([]);
    const foreign = ['@sinclair/typebox', 'ajv', 'ajv-formats', 'big.js', 'node-forge', 'nodemailer', 'pino'];
    expect(packages.filter((name) => !name.startsWith('node:') && !foreign.includes(name))).toEqual([]);
  });

  it('is walked to its end: the tables of rules and codes are among it', () => {
    expect(files).toEqual(
      expect.arrayContaining(['rules/tax.rules.ts', 'code-list/units.table.ts', 'signature/verify-xades.ts']),
    );
  });
});
