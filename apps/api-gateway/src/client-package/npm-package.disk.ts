import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type ClientPackage, integrityOf } from './client-package.js';
import { tarOf, type TarFile } from './tar.js';

const FOLDER = fileURLToPath(new URL('../../../../libs/client/', import.meta.url));
/** What `npm pack` packs by `files` of its package.json; a test compares. */
const BESIDE = ['LICENSE', 'README.md', 'package.json'];
const COMPILED = /^(?!.*\.(spec|fixture|bench)\.).*\.(js|d\.ts)$/;

const compress = promisify(gzip);

/** Packs the TypeScript client that was compiled with this gateway. The same files give the same bytes. */
export const npmPackage = async (): Promise<ClientPackage> => {
  const { name, version } = JSON.parse(await readFile(join(FOLDER, 'package.json'), 'utf8')) as Readonly<
    Record<'name' | 'version', string>
  >;
  const entries = await readdir(join(FOLDER, 'dist'), { recursive: true, withFileTypes: true });
  const compiled = entries
    .filter((entry) => entry.isFile() && COMPILED.test(entry.name))
    .map((entry) => relative(FOLDER, join(entry.parentPath, entry.name)));
  const files = [...BESIDE, ...compiled].sort().map(packed);
  const bytes = await compress(tarOf(await Promise.all(files)), { level: 9 });
  return {
    ...{ language: 'javascript', name, version, filename: `rubrica-client-${version}.tgz` },
    ...{ mediaType: 'application/gzip', bytes, integrity: integrityOf(bytes) },
  };
};

/** npm takes a package out of a folder of this name. */
const packed = async (path: string): Promise<TarFile> => ({
  path: `package/${path}`,
  bytes: await readFile(join(FOLDER, path)),
});
