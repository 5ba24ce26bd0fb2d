import { zip, type ZipEntry } from '@rubrica/ubl';
import { createHash } from 'node:crypto';

/** What pip must know of a distribution. */
export interface Distribution {
  /** With underscores, as the names of files have it. */
  readonly name: string;
  readonly version: string;
  /** Text of METADATA: headers, an empty line, the README. */
  readonly metadata: string;
  readonly licence: Buffer;
  /** The package's files, with its folder. */
  readonly modules: readonly ZipEntry[];
}

/** The name that pip reads version, Python and platform from: a pure package for every Python 3. */
export const wheelNameOf = ({ name, version }: Pick<Distribution, 'name' | 'version'>): string =>
  `${name}-${version}-py3-none-any.whl`;

/**
 * Writes a wheel: a zip of the modules, and of a folder that describes them. The same files give the same bytes.
 * Source: PyPA, binary distribution format 1.0; recording installed projects (RECORD).
 */
export const wheelOf = ({ name, version, metadata, licence, modules }: Distribution): Buffer => {
  const folder = `${name}-${version}.dist-info`;
  const tags = 'Wheel-Version: 1.0\nGenerator: rubrica\nRoot-Is-Purelib: true\nTag: py3-none-any\n';
  const entries: ZipEntry[] = [
    ...modules,
    { name: `${folder}/METADATA`, bytes: Buffer.from(metadata) },
    { name: `${folder}/WHEEL`, bytes: Buffer.from(tags) },
    { name: `${folder}/licenses/LICENSE`, bytes: licence },
  ];
  const record = `${folder}/RECORD`;
  const lines = [...entries.map(recordOf), `${record},,\n`];
  return zip([...entries, { name: record, bytes: Buffer.from(lines.join('')) }]);
};

const recordOf = ({ name, bytes }: ZipEntry): string =>
  `${name},sha256=${createHash('sha256').update(bytes).digest('base64url')},${String(bytes.length)}\n`;
