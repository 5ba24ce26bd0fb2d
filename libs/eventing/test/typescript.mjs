// Runs TypeScript from its source, for tests and the programs that they start: swc takes the types away, and `@rubrica/x` is
// read from its src folder. node --import <this file> program.ts
import { transformSync } from '@swc/core';
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../', import.meta.url);
const index = (project) =>
  ['libs', 'apps'].map((folder) => new URL(`${folder}/${project}/src/index.ts`, root)).find((url) => existsSync(url))
    ?.href;

/** The options stand here, not in a .swcrc, because swc looks for that file in the working directory, which under Nx is the project. */
const swc = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2022',
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

registerHooks({
  resolve(specifier, context, next) {
    const project = /^@rubrica\/([^/]+)$/.exec(specifier)?.[1];
    if (project) return next(index(project) ?? specifier, context);
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
