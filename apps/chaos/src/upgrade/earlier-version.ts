import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type EarlierCommit, versionBefore } from './version-before.js';

/** Root of this repository, whose working tree is version N. */
export const ROOT = join(import.meta.dirname, '../../../..');

const git = (args: readonly string[], input?: string): string => {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', input, maxBuffer: 1e9, stdio: 'pipe' }).trim();
  } catch (error) {
    const { stderr = '' } = error as { readonly stderr?: string };
    throw new Error(
      `git ${args.join(' ')} fails: ${stderr.trim()} (a shallow clone is made whole by git fetch --unshallow)`,
      {
        cause: error,
      },
    );
  }
};

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Files of migrations: of a service, or those that all services have. */
const FILES = [':(glob)apps/*/src/migrations/*-*.ts', ':(glob)libs/*/src/**/*migrations.ts'];
const NAME = "name = '[A-Za-z]+[0-9]{13}'";

/** Returns the commit of the version before this tree. */
export const commitBefore = (): string => {
  const commit = versionBefore(namesIn(['--untracked', '-hoE', NAME]), candidates());
  if (commit === undefined)
    throw new Error('no commit of the history has the initial schema of this tree: commit it, or name a commit');
  return commit;
};

/** The last commit, and then each one that changed migrations, with the one before it; newest first. */
const candidates = function* (): Generator<EarlierCommit> {
  yield candidate('HEAD');
  for (const changed of linesOf(git(['log', '--first-parent', '--format=%H %P', '--', ...FILES])))
    for (const commit of changed.split(' ').slice(0, 2)) yield candidate(commit);
};

const candidate = (name: string): EarlierCommit => ({
  commit: fullName(name),
  migrations: namesIn(['-hoE', NAME, name]),
});

/** Returns the names of migrations that `git grep` finds. */
const namesIn = (options: readonly string[]): string[] =>
  linesOf(git(['grep', ...options, '--', ...FILES])).map((line) => line.slice("name = '".length, -1));

/** Returns the hash of the commit that is called so. */
export const fullName = (name: string): string => git(['rev-parse', '--verify', `${name}^{commit}`]);

/** Returns hash and subject, for people. */
export const titleOf = (commit: string): string => git(['log', '-1', '--format=%h %s', commit]);

/** Writes the commit's files into the folder, with the packages of its lockfile, and compiles its services. */
export const buildVersion = (commit: string, folder: string, say: (line: string) => void): void => {
  mkdirSync(folder, { recursive: true });
  const files = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1e9 });
  execFileSync('tar', ['-x'], { cwd: folder, input: files });
  if (lockfileIn(folder) === lockfileIn(ROOT)) {
    say('packages: those of this tree, as package-lock.json is the same');
    linkPackages(folder);
  } else {
    say('packages: installed, as package-lock.json differs');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  }
  run(process.execPath, ['node_modules/typescript-native/bin/tsc', '-b', 'apps/distributed/tsconfig.lib.json'], folder);
};

const lockfileIn = (root: string): string => readFileSync(join(root, 'package-lock.json'), 'utf8');

const run = (command: string, args: readonly string[], cwd: string): void => {
  execFileSync(command, args, { cwd, stdio: ['ignore', 2, 2] });
};

/** Links each package of this tree, except our own: those are the folder's. */
const linkPackages = (folder: string): void => {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== OWN) symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  mkdirSync(join(packages, OWN));
  for (const path of globSync('{apps,libs}/*/package.json', { cwd: folder })) {
    const { name } = JSON.parse(readFileSync(join(folder, path), 'utf8')) as { readonly name: string };
    symlinkSync(join(folder, dirname(path)), join(packages, name));
  }
};

const OWN = '@rubrica';
