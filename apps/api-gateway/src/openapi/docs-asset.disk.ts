import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface DocsAsset {
  readonly contentType: string;
  readonly bytes: Buffer;
}

const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
]);

const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Reads a file that the page at /docs loads; null where the page has no such file. */
export const docsAsset = async (name: string): Promise<DocsAsset | null> => {
  const contentType = CONTENT_TYPES.get(name);
  return contentType === undefined ? null : { contentType, bytes: await readFile(join(folder, name)) };
};
