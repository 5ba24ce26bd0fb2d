import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ClientPackage, integrityOf } from './client-package.js';
import { wheelNameOf, wheelOf } from './wheel.js';

const FOLDER = fileURLToPath(new URL('../../../../libs/client-python/', import.meta.url));
const MODULES = 'rubrica_client';

/** Packs the Python client as a wheel, as hatchling would; a test compares. */
export const pythonPackage = async (): Promise<ClientPackage> => {
  const read = (path: string): Promise<Buffer> => readFile(join(FOLDER, path));
  const project = (await read('pyproject.toml')).toString();
  const files = (await readdir(join(FOLDER, MODULES))).filter((file) => /^(\w+\.py|py\.typed)$/.test(file)).sort();
  const version = textOf(project, 'version');
  const bytes = wheelOf({
    name: MODULES,
    version,
    metadata: metadataOf(project, (await read('README.md')).toString()),
    licence: await read('LICENSE'),
    modules: await Promise.all(
      files.map(async (file) => ({ name: `${MODULES}/${file}`, bytes: await read(join(MODULES, file)) })),
    ),
  });
  return {
    ...{
      language: 'python',
      name: textOf(project, 'name'),
      version,
      filename: wheelNameOf({ name: MODULES, version }),
    },
    ...{ mediaType: 'application/zip', bytes, integrity: integrityOf(bytes) },
  };
};

/** The headers of METADATA and the description. Source: PyPA, core metadata specifications 2.4. */
const metadataOf = (project: string, readme: string): string =>
  [
    'Metadata-Version: 2.4',
    `Name: ${textOf(project, 'name')}`,
    `Version: ${textOf(project, 'version')}`,
    `Summary: ${textOf(project, 'description')}`,
    `License-Expression: ${textOf(project, 'license')}`,
    'License-File: LICENSE',
    ...listOf(project, 'classifiers').map((one) => `Classifier: ${one}`),
    `Requires-Python: ${textOf(project, 'requires-python')}`,
    ...listOf(project, 'dependencies').map((one) => `Requires-Dist: ${one}`),
    'Description-Content-Type: text/markdown',
    '',
    readme,
  ].join('\n');

/** The project's own file has each value on one line, in TOML that is JSON too. */
const valueOf = (project: string, key: string): unknown => {
  const value = new RegExp(`^${key} = (.*)$`, 'm').exec(project)?.[1];
  if (value === undefined) throw new Error(`pyproject.toml has no ${key}`);
  return JSON.parse(value);
};
const textOf = (project: string, key: string): string => valueOf(project, key) as string;
const listOf = (project: string, key: string): readonly string[] => valueOf(project, key) as readonly string[];
