// Runs TypeScript from its source, for tests and the programs that they start: `@rubrica/x` is read from its src folder, and swc
// takes the types away where the compiler has not done so. node --import <this file> program.ts
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../', import.meta.url);
const ROOT = fileURLToPath(root);
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

/** What the compiler has made of the file, if that is newer than the file. */
const compiled = (filename) => {
  const inProject = relative(ROOT, filename).replace(/^((?:apps|libs)\/[^/]+)\/src\/(.*)\.ts$/, '$1/dist/$2.js');
  const output = join(ROOT, inProject);
  const written = statSync(output, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (output === filename || written <= statSync(filename).mtimeMs) return undefined;
  const map = relative(dirname(filename), `${output}.map`);
  return readFileSync(output, 'utf8').replace(/(\n\/\/# sourceMappingURL=).*\s*$/, `$1${map}`);
};

const require = createRequire(import.meta.url);
/** swc is loaded only when a file was changed since the compiler ran. */
const transform = (filename) =>
  require('@swc/core').transformSync(readFileSync(filename, 'utf8'), { ...swc, filename }).code;

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
    return { format: 'module', source: compiled(filename) ?? transform(filename), shortCircuit: true };
  },
});
