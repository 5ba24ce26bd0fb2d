import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
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

/** Pages of the built console: for companies, and for operators. */
export type ConsolePage = 'index.html' | 'operator.html';

/** One page of the built console, and the files that it loads, by their paths below `/console/`. */
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

/** A script of the build, with the names of those that it loads: at once, or when they are needed. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = ReadonlyMap<string, Chunk>;

/** Names of a chunk and of all that it loads. */
const loadedBy = (name: string, manifest: Manifest, found = new Set<string>()): ReadonlySet<string> => {
  const { imports = [], dynamicImports = [] } = manifest.get(name) ?? {};
  if (!found.has(name)) for (const next of [...imports, ...dynamicImports]) loadedBy(next, manifest, found.add(name));
  return found.add(name);
};

/** The folder to which the console is built. */
export class ConsoleFiles {
  constructor(private readonly folder = BUILT) {}

  /** Reads a page with its files; null where it was not built. Files of the other page alone are no part of it. */
  async read(name: ConsolePage): Promise<ConsoleSite | null> {
    const page = join(this.folder, name);
    if (!existsSync(page)) return null;
    const built = JSON.parse(await readFile(join(this.folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
    const manifest: Manifest = new Map(Object.entries(built));
    const paths = [...loadedBy(name, manifest)].flatMap((chunk) => {
      const { file, css = [], assets = [] } = manifest.get(chunk) ?? {};
      return [...(file === undefined ? [] : [file]), ...css, ...assets];
    });
    const files = [...new Set(paths)].map(async (path) => [path, await this.file(path)] as const);
    return { page: await readFile(page), files: new Map(await Promise.all(files)) };
  }

  private async file(path: string): Promise<SiteFile> {
    const file = join(this.folder, path);
    const forms = new Map([['identity', await readFile(file)]]);
    for (const [encoding, ending] of ENCODINGS) {
      if (existsSync(file + ending)) forms.set(encoding, await readFile(file + ending));
    }
    return { contentType: CONTENT_TYPES.get(extname(path)) ?? 'application/octet-stream', forms };
  }
}
