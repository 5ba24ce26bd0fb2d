import { zip } from '@rubrica/ubl';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ClientPackage, integrityOf } from './client-package.js';

const FOLDER = fileURLToPath(new URL('../../../../libs/client-php/', import.meta.url));
const BESIDE = ['LICENSE', 'README.md', 'composer.json'];

export interface ComposerPackage extends ClientPackage {
  /** Its composer.json, which a repository repeats. */
  readonly manifest: Readonly<Record<string, unknown>>;
}

/** Packs the PHP client as the zip that Composer unpacks. */
export const phpPackage = async (): Promise<ComposerPackage> => {
  const sources = (await readdir(join(FOLDER, 'src'))).map((file) => `src/${file}`);
  const files = await Promise.all(
    [...BESIDE, ...sources].sort().map(async (path) => ({ path, content: await readFile(join(FOLDER, path)) })),
  );
  const manifest = JSON.parse(await readFile(join(FOLDER, 'composer.json'), 'utf8')) as Readonly<
    Record<'name' | 'version', string>
  >;
  const { name, version } = manifest;
  // Composer takes a package out of a folder, whatever its name.
  const bytes = zip(files.map(({ path, content }) => ({ name: `rubrica-client/${path}`, bytes: content })));
  return {
    ...{ language: 'php', name, version, filename: `rubrica-client-php-${version}.zip`, mediaType: 'application/zip' },
    ...{ bytes, integrity: integrityOf(bytes), manifest },
  };
};

/** A repository of Composer that has this one package, to be had at that URL. Source: Composer, documentation of repositories. */
export const composerRepositoryOf = ({ name, version, bytes, manifest }: ComposerPackage, url: string): object => {
  const shasum = createHash('sha1').update(bytes).digest('hex');
  return { packages: { [name]: { [version]: { ...manifest, dist: { type: 'zip', url, shasum } } } } };
};
