import { ID_PREFIX, idPattern } from '@rubrica/contracts';
import { LIMITS } from '@rubrica/reception';
import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, opendir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders beside the files of a tenant: being opened, received, and not received. */
const STATES = ['taken', 'done', 'refused'] as const;

/** A file that was taken out of the folder of its tenant. */
export interface TakenFile {
  readonly tenantId: string;
  /** Its name now: time, random digits, and the name that it was dropped under. */
  readonly name: string;
}

const TENANT = new RegExp(idPattern(ID_PREFIX.tenant));
/** Other names are left alone: files that are being written, PDFs. */
const FILE = /^[^.].*\.(?:zip|xml|eml)$/i;
/** How long size and time of a file must stay before it is taken. */
const QUIET_MS = 5_000;
/** Files of one tenant that a reading takes; the next one takes the rest. */
const MOST_FILES = 100;

/**
 * The folder into which the software of companies drops documents of suppliers, `<tenant id>/<name>.zip`, `.xml` or
 * `.eml`. Companies may write there, so that links and other things than files are left alone.
 */
export class ReceptionFolder {
  /** Size and time of each file at the reading before, and since when they are so. */
  private seen = new Map<string, { readonly version: string; readonly sinceMs: number }>();

  /** `path`: empty: there is none. */
  constructor(private readonly path: string) {}

  get isOn(): boolean {
    return this.path !== '';
  }

  /**
   * Takes the files that nobody writes any more, and returns them with those that were taken and not finished before; tenants
   * take turns. A file is taken by renaming it, so that one process of all has it.
   */
  async take(now: Date): Promise<readonly TakenFile[]> {
    const seen: typeof this.seen = new Map();
    const tenants = (await readdir(this.path, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory() && TENANT.test(entry.name))
      .map(({ name }) => name);
    const filesOfTenants: TakenFile[][] = [];
    for (const tenantId of tenants) filesOfTenants.push(await this.takeOf(tenantId, now, seen));
    this.seen = seen;
    return Array.from({ length: MOST_FILES }, (_, turn) => filesOfTenants.flatMap((files) => files[turn] ?? [])).flat();
  }

  /** Reads a file; null where another process has finished it, or where it is no file. */
  async read(file: TakenFile): Promise<Buffer | 'too_large' | null> {
    const handle = await open(
      this.pathOf(file, 'taken'),
      constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
    ).catch(gone);
    try {
      const stats = await handle?.stat();
      if (!handle || !stats?.isFile()) return null;
      if (stats.size > LIMITS.fileBytes) return 'too_large';
      const bytes = Buffer.alloc(stats.size);
      const { bytesRead } = await handle.read(bytes, 0, stats.size, 0);
      return bytes.subarray(0, bytesRead);
    } finally {
      await handle?.close();
    }
  }

  async moveToDone(file: TakenFile): Promise<void> {
    await rename(this.pathOf(file, 'taken'), this.pathOf(file, 'done')).catch(gone);
  }

  /** `why`: what the text file beside it says. */
  async moveToRefused(file: TakenFile, why: string): Promise<void> {
    const text = `${this.pathOf(file, 'refused')}.txt`;
    const temporary = `${text}.${randomBytes(4).toString('hex')}.part`;
    await writeFile(temporary, why, { flag: 'wx' });
    await rename(temporary, text);
    await rename(this.pathOf(file, 'taken'), this.pathOf(file, 'refused')).catch(gone);
  }

  private async takeOf(tenantId: string, now: Date, seen: typeof this.seen): Promise<TakenFile[]> {
    const folder = join(this.path, tenantId);
    if (!(await hasStates(folder))) return [];
    const left = (await namesIn(join(folder, 'taken'))).map((name) => ({ tenantId, name }));
    for (const name of await namesIn(folder)) {
      if (left.length >= MOST_FILES) break;
      const file = join(folder, name);
      const stats = await lstat(file).catch(gone);
      if (!stats?.isFile()) continue;
      const version = `${String(stats.size)} ${String(stats.mtimeMs)} ${String(stats.ino)}`;
      const before = this.seen.get(file);
      const sinceMs = before?.version === version ? before.sinceMs : now.getTime();
      if (now.getTime() - sinceMs < QUIET_MS) seen.set(file, { version, sinceMs });
      else {
        const taken = { tenantId, name: takenName(name, now) };
        const isTaken = await rename(file, this.pathOf(taken, 'taken')).then(() => true, gone);
        if (isTaken) left.push(taken);
      }
    }
    return left;
  }

  private pathOf({ tenantId, name }: TakenFile, state: (typeof STATES)[number]): string {
    return join(this.path, tenantId, state, name);
  }
}

/** Names of files in a folder, as many as one reading takes. */
const namesIn = async (folder: string): Promise<string[]> => {
  const names: string[] = [];
  for await (const entry of await opendir(folder)) {
    if (entry.isFile() && FILE.test(entry.name)) names.push(entry.name);
    if (names.length === MOST_FILES) break;
  }
  return names.sort();
};

/** Makes the folders of states; false where one of them is something else, such as a link. */
const hasStates = async (folder: string): Promise<boolean> => {
  const paths = STATES.map((state) => join(folder, state));
  for (const path of paths) await mkdir(path).catch(alreadyThere);
  return (await Promise.all(paths.map((path) => lstat(path)))).every((stats) => stats.isDirectory());
};

/** The name stays short enough for every file system, and two files of one name stay two. */
const takenName = (name: string, now: Date): string =>
  `${now.toISOString().replace(/[-:]|\.\d+/g, '')}-${randomBytes(3).toString('hex')}.${name.slice(-60)}`;

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code;

/** Another process, or the company, was faster. */
const gone = (error: unknown): undefined => {
  if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ELOOP') throw error;
};

const alreadyThere = (error: unknown): undefined => {
  if (codeOf(error) !== 'EEXIST') throw error;
};
