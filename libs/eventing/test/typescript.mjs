// Lets a test's child process run TypeScript as jest does: by swc, with `@rubrica/x` read from libs/x/src.
// node --import <this file> program.ts
import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../', import.meta.url);
const preset = createRequire(import.meta.url)(fileURLToPath(new URL('jest.preset.cjs', root)));
const [, swc] = preset.transform['^.+\\.ts$'];

registerHooks({
  resolve(specifier, context, next) {
    const lib = /^@rubrica\/([^/]+)$/.exec(specifier)?.[1];
    if (lib) return next(new URL(`libs/${lib}/src/index.ts`, root).href, context);
    const fromTypeScript = context.parentURL?.endsWith('.ts') && specifier.startsWith('.');
    return next(fromTypeScript ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...swc, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
