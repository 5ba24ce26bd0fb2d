import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Encodings that a file of the console has beside its plain bytes, the smaller one first; the build wrote them (ADR 0264). */
export const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export interface SiteFile {
  readonly contentType: string;
  /** The bytes by encoding; `identity` are the plain ones. */
  readonly forms: ReadonlyMap<string, Buffer>;
}

/** The built console: its page, and the files that the page loads, by their paths below `/console/`. */
export interface ConsoleSite {
  readonly page: Buffer;
  readonly files: ReadonlyMap<string, SiteFile>;
}

const BUILT = fileURLToPath(new URL('../../../console/dist/site/', import.meta.url));

const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
]);

/** Reads the built console; null where it was not built. */
export const consoleSite = async (folder = BUILT): Promise<ConsoleSite | null> => {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const entries = await readdir(join(folder, 'assets'), { recursive: true, withFileTypes: true });
  const served = entries.filter((entry) => entry.isFile() && CONTENT_TYPES.has(extname(entry.name)));
  const files = served.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const forms = new Map([['identity', await readFile(path)]]);
    for (const [encoding, ending] of ENCODINGS) {
      if (existsSync(path + ending)) forms.set(encoding, await readFile(path + ending));
    }
    const contentType = CONTENT_TYPES.get(extname(name)) ?? 'application/octet-stream';
    return [relative(folder, path).split(sep).join('/'), { contentType, forms }] as const;
  });
  return { page: await readFile(join(folder, 'index.html')), files: new Map(await Promise.all(files)) };
};
