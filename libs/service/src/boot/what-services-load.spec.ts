import { describe, expect, it } from '@jest/globals';
import { SERVICES } from '@rubrica/contracts';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

const IMPORTED = /(?:from|import|import\()\s*'([^']+)'/g;

const fileOf = (specifier: string, from: string): string | undefined => {
  if (specifier.startsWith('.')) return join(dirname(from), specifier).replace(/\.js$/, '.ts');
  const [scope, lib = ''] = specifier.split('/');
  return scope === '@rubrica' ? join(ROOT, 'libs', lib, 'src/index.ts') : undefined;
};

/** Returns our source files that a program loads when it starts, or may load later. */
const loadedBy = (entry: string): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      const next = fileOf(specifier, file);
      if (next) visit(next);
    }
  };
  visit(entry);
  return new Set([...seen].map((file) => relative(ROOT, file)));
};

describe.each(SERVICES)('%s in production', (service) => {
  const loaded = loadedBy(join(ROOT, 'apps', service, 'src/main.ts'));

  it('has no file of the demo, the simulator, or tests', () => {
    expect(loaded.has('libs/service/src/boot/run-service.ts')).toBe(true);
    const strange = [...loaded].filter(
      (file) =>
        !file.startsWith(`apps/${service}/src/`) &&
        !/^libs\/(xml|fiscal|ubl|kinds|xades|reception|document-events|contracts|eventing|service|vault-client)\/src\//.test(file),
    );
    expect(strange).toEqual([]);
    expect([...loaded].filter((file) => /\.(fixture|spec|bench)\.ts$/.test(file))).toEqual([]);
  });

  it('has the clock of the machine: nothing makes one that moves', () => {
    const makes = [...loaded].filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('new MovableClock('));
    expect(makes).toEqual([]);
  });
});
