/**
 * `node docker/tree.mjs <folder> <app> …`, in a build: compiles these apps with the libs that they need, takes out every
 * package that is only for development, and moves what is left to the folder. Nothing else of the repository gets there:
 * no test, no embedded server, no other app.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const [, , target, ...apps] = process.argv;
const SCOPE = '@rubrica/';

const packageOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const folders = ['apps', 'libs'].flatMap((kind) => readdirSync(kind).map((name) => join(kind, name)));
const folderOf = new Map(
  folders
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => [packageOf(folder).name, folder]),
);

/** The apps, and every lib that one of them needs. */
const needed = new Set(apps.map((name) => join('apps', name)));
for (const folder of needed)
  for (const name of Object.keys(packageOf(folder).dependencies ?? {}))
    if (name.startsWith(SCOPE)) needed.add(folderOf.get(name));

const run = (program, ...args) => execFileSync(program, args, { stdio: 'inherit' });
run(
  'node',
  'node_modules/typescript-native/bin/tsc',
  '-b',
  ...[...needed].map((folder) => `${folder}/tsconfig.lib.json`),
);
if (apps.includes('api-gateway')) {
  const config = 'apps/console/vite.config.ts';
  run('node', 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', 'apps/console', '--config', config);
}

/** Optional fonts that `FONTS` names, which the image keeps beside those that every image has. */
const FAMILIES = 'node_modules/@fontsource-variable';
const kept = new Map(
  (process.env.FONTS ?? '').match(/\S+/g)?.map((name) => [`noto-sans-${name}`, `../fonts/noto-sans-${name}`]),
);
for (const [name, aside] of kept) cpSync(join(FAMILIES, name), aside, { recursive: true });
run('npm', 'prune', '--omit=dev', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--offline');
for (const [name, aside] of kept) cpSync(aside, join(FAMILIES, name), { recursive: true });

/** Files that packages bring along and no program reads. */
const SUPERFLUOUS = /\.(d\.[cm]?ts|map|md|markdown|tsbuildinfo|flow|scss|[cm]?ts)$|^\.|^(CHANGELOG|AUTHORS)/;
/** Folders likewise, and second builds that packages bring for browsers and bundlers (`dist-es` is that of AWS's client). */
const SUPERFLUOUS_FOLDERS = new Set([
  ...['test', 'tests', '__tests__', 'docs', 'example', 'examples', 'benchmark'],
  ...['dist-es', 'dist-types'],
]);
const SECOND_BUILD =
  /\/(typeorm\/browser|rxjs\/dist\/(esm|esm5|bundles)|class-validator\/(bundles|esm5|esm2015)|dayjs\/esm|libphonenumber-js\/bundle|@opentelemetry\/[\w-]+\/build\/(esm|esnext))$/;
/** Of OpenTelemetry's list of names only the stable ones are loaded, by `require`. */
const UNLOADED = /semantic-conventions\/dist\/((experimental_|index-incubating).*|.*\.mjs)$/;
/** Builds of pdfkit for browsers; faces of DejaVu but the two that PDFs have, and its lists of characters. */
const UNREAD =
  /pdfkit\/js\/pdfkit\.(browser|standalone|old)[\w.]*$|dejavu-fonts-ttf\/(ttf\/(?!DejaVuSans(-Bold)?\.ttf$)|\w+\.txt$|NEWS$).*/;

const clean = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) {
      if (!existsSync(path)) rmSync(path);
    } else if (entry.isDirectory()) {
      if (SUPERFLUOUS_FOLDERS.has(entry.name) || SECOND_BUILD.test(path)) rmSync(path, { recursive: true });
      else clean(path);
    } else if (SUPERFLUOUS.test(entry.name) || UNLOADED.test(path) || UNREAD.test(path)) rmSync(path);
  }
};

mkdirSync(target, { recursive: true });
for (const folder of folders)
  if (!needed.has(folder)) rmSync(join('node_modules', SCOPE, folder.slice(folder.indexOf('/') + 1)), { force: true });
clean('node_modules');
renameSyncOrCopy('node_modules', join(target, 'node_modules'));
for (const folder of needed) {
  mkdirSync(join(target, folder), { recursive: true });
  for (const name of ['dist', 'assets', 'node_modules', 'package.json'])
    if (existsSync(join(folder, name)))
      cpSync(join(folder, name), join(target, folder, name), { recursive: true, filter: isRun });
}
for (const name of ['docs', 'package.json'])
  if (existsSync(name)) cpSync(name, join(target, name), { recursive: true });
cpSync('docker/start.mjs', join(target, 'start.mjs'));
if (apps.includes('api-gateway')) {
  copyClients();
  cpSync('apps/console/dist/site', join(target, 'apps/console/dist/site'), { recursive: true });
}

/** The gateway serves the clients as packages, which have declarations and words. */
function copyClients() {
  const client = ['package.json', 'README.md', 'LICENSE', 'dist'].map((name) => `libs/client/${name}`);
  const python = ['pyproject.toml', 'README.md', 'LICENSE', 'rubrica_client'].map(
    (name) => `libs/client-python/${name}`,
  );
  const php = ['composer.json', 'README.md', 'LICENSE', 'src'].map((name) => `libs/client-php/${name}`);
  for (const path of [...client, ...python, ...php])
    cpSync(path, join(target, path), {
      recursive: true,
      filter: (file) => !/\.(spec|fixture)\.|\.tsbuildinfo$|__pycache__/.test(file),
    });
}

/** Of what was compiled, declarations and notes of the compiler are not for running; source maps are. */
function isRun(path) {
  return statSync(path).isDirectory() || !/\.d\.ts(\.map)?$|\.tsbuildinfo$/.test(path);
}

/** A rename where source and target are in one layer, a copy otherwise. */
function renameSyncOrCopy(from, to) {
  try {
    renameSync(from, to);
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    rmSync(from, { recursive: true });
  }
}
