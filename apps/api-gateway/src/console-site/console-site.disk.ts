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

/** The folder to which the console is built. */
export class ConsoleFiles {
  constructor(private readonly folder = BUILT) {}

  /** Reads the built console; null where it was not built. */
  async read(): Promise<ConsoleSite | null> {
    const page = join(this.folder, 'index.html');
    if (!existsSync(page)) return null;
    const entries = await readdir(join(this.folder, 'assets'), { recursive: true, withFileTypes: true });
    const served = entries.filter((entry) => entry.isFile() && CONTENT_TYPES.has(extname(entry.name)));
    const files = served.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const forms = new Map([['identity', await readFile(path)]]);
      for (const [encoding, ending] of ENCODINGS) {
        if (existsSync(path + ending)) forms.set(encoding, await readFile(path + ending));
      }
      const contentType = CONTENT_TYPES.get(extname(name)) ?? 'application/octet-stream';
      return [relative(this.folder, path).split(sep).join('/'), { contentType, forms }] as const;
    });
    return { page: await readFile(page), files: new Map(await Promise.all(files)) };
  }
}
