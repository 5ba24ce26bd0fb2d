import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** Tests whose names stand in the page are there, so that a claim does not outlive its proof. */
describe('docs/security.md', () => {
  const specs = new Set(
    globSync('{apps,libs}/*/src/**/*.spec.ts', { cwd: ROOT }).map((file) => basename(file).replace(/\.ts$/, '')),
  );
  const named = [...readFileSync(join(ROOT, 'docs/security.md'), 'utf8').matchAll(/[\w.-]+\.spec\b/g)];

  it.each([...new Set(named.map(([name]) => name))])('names %s, which exists', (name) => {
    expect(specs).toContain(name);
  });
});
