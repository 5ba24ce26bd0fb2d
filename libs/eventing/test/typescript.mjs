// Runs TypeScript from its source, for tests and the programs that they start: `@rubrica/x` is read from its src folder, and swc
// takes the types away where the compiler has not done so. node --import <this file> program.ts
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../', import.meta.url);
const ROOT = fileURLToPath(root);
const PACKAGES = new URL('node_modules/', root).href;
const entries = new Map();
/** The source of an entry of one of our packages: `eventing` or `eventing/kafka`. */
const entry = (name) => {
  if (!entries.has(name)) {
    const [project, ...path] = name.split('/');
    const folders = ['libs', 'apps'].map((folder) => new URL(`${folder}/${project}/`, root));
    const folder = folders.find((url) => existsSync(new URL('package.json', url)));
    const { exports = {} } = folder ? JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) : {};
    const output = exports[['.', ...path].join('/')]?.default;
    const source = output?.replace(/^\.\/dist\/(.*)\.js$/, 'src/$1.ts');
    const url = source && new URL(source, folder);
    entries.set(name, url && existsSync(url) ? url.href : undefined);
  }
  return entries.get(name);
};

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

/**
 * Where the packages' modules were found in an earlier run: looking for them is a quarter of what loading a service costs.
 * What npm installs writes a new list.
 */
const installed = statSync(join(ROOT, 'node_modules/.package-lock.json'), { throwIfNoEntry: false })?.mtimeMs;
const memory = join(ROOT, `node_modules/.cache/rubrica/modules-${installed}.json`);
const modules = new Map(existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : []);
const known = modules.size;
process.on('exit', () => {
  if (modules.size === known || installed === undefined) return;
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(`${memory}.${process.pid}`, JSON.stringify([...modules]));
  renameSync(`${memory}.${process.pid}`, memory);
});

const ofPackage = (specifier, context, next) => {
  if (!context.conditions.includes('import') || specifier.startsWith('node:')) return next(specifier, context);
  const name = `${specifier} ${context.parentURL?.slice(root.href.length)}`;
  const found = modules.get(name);
  if (found !== undefined) return { url: `${root.href}${found}`, format: 'module', shortCircuit: true };
  const resolved = next(specifier, context);
  if (resolved.format === 'module' && resolved.url.startsWith(PACKAGES))
    modules.set(name, resolved.url.slice(root.href.length));
  return resolved;
};

/** The source that a specifier names; undefined where it names a package. */
const ownFile = (specifier, parentURL) => {
  const name = /^@rubrica\/(.+)$/.exec(specifier)?.[1];
  if (name) return entry(name);
  const isBeside = parentURL?.endsWith('.ts') && /^\..*\.js$/.test(specifier);
  return isBeside ? new URL(specifier.replace(/js$/, 'ts'), parentURL).href : undefined;
};

registerHooks({
  resolve(specifier, context, next) {
    const url = ownFile(specifier, context.parentURL);
    return url === undefined ? ofPackage(specifier, context, next) : { url, format: 'module', shortCircuit: true };
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    return { format: 'module', source: compiled(filename) ?? transform(filename), shortCircuit: true };
  },
});
